//! The comments in a part of a text, which must survive its removal.

use super::lines;
use super::tree::Node;

/// A comment, from its `#` to the end of its line.
#[derive(Debug, Clone, Copy)]
pub(super) struct Comment<'t> {
    /// The offset of its `#`.
    pub(super) at: usize,
    pub(super) text: &'t str,
}

/// Returns the comments that begin in `start..end`, a part that consists of `nodes`, in this order,
/// and YAML punctuation.
pub(super) fn within<'t>(
    text: &'t str,
    start: usize,
    end: usize,
    nodes: &[&Node],
) -> Vec<Comment<'t>> {
    let mut comments = Vec::new();
    if memchr::memchr(b'#', &text.as_bytes()[start..end]).is_none() {
        return comments;
    }
    let mut scalars = Vec::new();
    nodes.iter().for_each(|node| node.scalars(&mut scalars));
    scalars.push((end, end));
    let mut at = start;
    for (from, to) in scalars {
        while let Some(found) = next(text, at, from.min(end)) {
            let until = lines::end(text, found);
            comments.push(Comment { at: found, text: text[found..until].trim_end() });
            at = until;
        }
        at = at.max(to);
    }
    comments
}

/// Returns the next `#` that begins a comment, after a blank or a line end.
fn next(text: &str, from: usize, to: usize) -> Option<usize> {
    let gap = text.as_bytes().get(from..to)?;
    memchr::memchr_iter(b'#', gap)
        .map(|at| from + at)
        .find(|&at| at == 0 || matches!(text.as_bytes()[at - 1], b' ' | b'\t' | b'\n'))
}
