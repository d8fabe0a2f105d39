//! Insertion and removal of keys and items inside `{}` and `[]`.

use super::block::nodes;
use super::comments;
use super::lines;
use super::plan::{Child, Move, Plan};

impl Plan<'_> {
    /// Makes the moves inside brackets. At least one child must stay.
    ///
    /// A part is inserted with the comma before it or, if it is the first, with the comma after it.
    /// A comment after its neighbour stays after both.
    pub(super) fn arrange_flow(&mut self, children: &[Child], moves: &[Move]) {
        let mut kept: Option<usize> = None;
        let mut gone: Option<usize> = None;
        let mut waiting = String::new();
        for step in moves {
            match (step, kept) {
                (Move::Insert(part), Some(at)) => {
                    let child = &children[at];
                    self.splice(child.end, child.end, format!("{}, {part}", gap(child)));
                }
                (Move::Insert(part), None) => waiting.extend([part, ", "]),
                (Move::Remove(at), _) => _ = gone.get_or_insert(*at),
                (Move::Keep(at), _) => {
                    let start = children[*at].start;
                    if let Some(first) = gone.take() {
                        let from = children[first].start;
                        let text = self.comments_of(&children[first..*at], from, start);
                        self.splice(from, start, text);
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
            let text = self.comments_of(&children[first..], from, last.end);
            self.splice(from, last.end, format!("{}{text}", gap(&children[kept])));
        }
    }

    /// Returns the comments from `from` to `end`, the range of the parts in `gone`, each followed
    /// by a line end and an indent, so that the text after them begins a line.
    fn comments_of(&self, gone: &[Child], from: usize, end: usize) -> String {
        let comments = comments::within(self.text, from, end, &nodes(gone));
        let follows = !self.text[..from].ends_with([' ', '\t', '\n']);
        let indent = lines::spaces(lines::indent(self.text, end).max(1));
        let mut out = String::new();
        for (at, comment) in comments.iter().enumerate() {
            out.push_str(if at == 0 && follows { " " } else { "" });
            out.extend([comment.text, self.eol, &indent]);
        }
        out
    }
}

/// Returns the text required after a child before a comma or a bracket: not every reader accepts
/// `{a:, b}` and `{a:}`.
fn gap(child: &Child) -> &'static str {
    if child.node.is_empty() && child.slot.after.is_some() { " " } else { "" }
}
