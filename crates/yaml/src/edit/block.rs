//! Insertion and removal of keys and items on lines of their own.

use super::comments;
use super::lines;
use super::plan::{Child, Move, Plan};
use super::tree::Node;

impl Plan<'_> {
    /// Makes the moves in a block. At least one child must stay.
    ///
    /// The first child may follow a dash (`- round: 1`); if it is removed, the first one that stays
    /// takes its place.
    pub(super) fn arrange_block(&mut self, children: &[Child], moves: &[Move]) {
        let first = children[0].start;
        let hangs = !lines::is_first(self.text, first);
        let new_line = format!("{}{}", self.eol, lines::spaces(lines::column(self.text, first)));
        let mut kept = None;
        let mut waiting = String::new();
        for step in moves {
            match (step, kept) {
                (Move::Insert(part), Some(at)) => {
                    let child: &Child = &children[at];
                    let end = lines::end(self.text, child.end);
                    self.splice(end, end, format!("{new_line}{part}"));
                }
                (Move::Insert(part), None) => waiting.extend([part, new_line.as_str()]),
                (Move::Keep(at), None) => {
                    let gone = hangs && *at > 0;
                    let from = if gone { first } else { children[*at].start };
                    if gone {
                        self.comments_above(&children[..*at], children[*at].start);
                    }
                    if gone || !waiting.is_empty() {
                        self.splice(from, children[*at].start, std::mem::take(&mut waiting));
                    }
                    kept = Some(*at);
                }
                (Move::Keep(at), Some(_)) => kept = Some(*at),
                (Move::Remove(_), None) if hangs => {}
                (Move::Remove(at), _) => self.remove_lines(&children[*at]),
            }
        }
    }

    /// Removes the lines of a child; comments in them remain as lines.
    ///
    /// The line end before them is removed, not the one after, because other parts may be inserted
    /// before the latter. If no line end follows, the one before stays, as it may belong to a text
    /// before it.
    fn remove_lines(&mut self, child: &Child) {
        let (start, end) = (lines::start(self.text, child.start), lines::end(self.text, child.end));
        let indent = lines::spaces(child.start - start);
        let comments = comments::within(self.text, start, end, &nodes(std::slice::from_ref(child)));
        let comments: Vec<String> =
            comments.iter().map(|comment| format!("{indent}{}", comment.text)).collect();
        let (text, next) = (comments.join(self.eol), lines::next(self.text, end));
        match lines::end_before(self.text, start) {
            _ if end == self.text.len() || !text.is_empty() => self.splice(start, end, text),
            Some(before) => self.splice(before, end, text),
            None => self.splice(start, next, text),
        }
    }

    /// Moves the comments from the first of `gone` up to `end` above their line.
    fn comments_above(&mut self, gone: &[Child], end: usize) {
        let first = gone[0].start;
        let line = lines::start(self.text, first);
        let indent = lines::spaces(lines::indent(self.text, first));
        let comments = comments::within(self.text, first, end, &nodes(gone));
        let text: String =
            comments.iter().flat_map(|c| [indent.as_str(), c.text, self.eol]).collect();
        if !text.is_empty() {
            self.splice(line, line, text);
        }
    }
}

/// Returns the nodes of some children, in text order.
pub(super) fn nodes<'n, 't>(children: &[Child<'n, 't>]) -> Vec<&'n Node<'t>> {
    children.iter().flat_map(|child| child.key.into_iter().chain([child.node])).collect()
}
