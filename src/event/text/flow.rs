//! Keys and items inside `{}` and `[]`: how they come and go.

use super::block::nodes;
use super::comments;
use super::lines;
use super::plan::{Child, Move, Plan};

impl Plan<'_> {
    /// Makes the moves inside brackets. At least one child stays.
    ///
    /// A part comes with the comma before it, or behind it where it is the first;
    /// what a person wrote behind its neighbour stays behind both.
    pub(super) fn arrange_flow(&mut self, children: &[Child], moves: &[Move]) {
        let mut kept: Option<usize> = None;
        let mut gone: Option<usize> = None;
        let mut waiting = String::new();
        for step in moves {
            match (step, kept) {
                (Move::Insert(part), Some(at)) => {
                    let Child { end, node, slot, .. } = &children[at];
                    // `{a:, b}` is read otherwise by some.
                    let gap = if node.is_empty() && slot.after.is_some() { " " } else { "" };
                    self.splice(*end, *end, format!("{gap}, {part}"));
                }
                (Move::Insert(part), None) => waiting.extend([part, ", "]),
                (Move::Remove(at), _) => _ = gone.get_or_insert(*at),
                (Move::Keep(at), _) => {
                    let start = children[*at].start;
                    if let Some(first) = gone.take() {
                        let text = self.comments_of(&children[first..*at], None, start);
                        self.splice(children[first].start, start, text);
                    }
                    if kept.is_none() && !waiting.is_empty() {
                        self.splice(start, start, std::mem::take(&mut waiting));
                    }
                    kept = Some(*at);
                }
            }
        }
        if let (Some(first), Some(kept), Some(last)) = (gone, kept, children.last()) {
            let from = children[kept].end;
            let text = self.comments_of(&children[first..], Some(from), last.end);
            self.splice(from, last.end, text);
        }
    }

    /// The comments of children that go, up to `end`, each with a line end
    /// behind it; what follows them begins a line. Those from `behind` on, if it
    /// is given, stand behind other text.
    fn comments_of(&self, gone: &[Child], behind: Option<usize>, end: usize) -> String {
        let from = behind.unwrap_or(gone[0].start);
        let comments = comments::within(self.text, from, end, &nodes(gone));
        let blank = if behind.is_some() { " " } else { "" };
        let indent = lines::spaces(lines::indent(self.text, end).max(1));
        comments.iter().flat_map(|c| [blank, c.text, self.eol, &indent]).collect()
    }
}
