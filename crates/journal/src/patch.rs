//! The difference of two texts, as removed and added lines.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// A patch that converts one text to another, and can be reverted.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Patch(Vec<Hunk>);

/// A place where the texts differ.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Hunk {
    /// The byte offset in the text before; ascending.
    at: usize,
    /// The lines before.
    #[serde(rename = "-")]
    removed: String,
    /// The lines after.
    #[serde(rename = "+")]
    added: String,
}

impl Patch {
    /// Computes the patch between two texts; lines include their ends.
    pub(crate) fn between(before: &str, after: &str) -> Self {
        let old: Vec<&str> = before.split_inclusive('\n').collect();
        let new: Vec<&str> = after.split_inclusive('\n').collect();
        let mut hunks = Vec::new();
        let (mut i, mut j, mut at) = (0, 0, 0);
        for (next_i, next_j) in anchors(&old, &new) {
            let (old, new) = (&old[i..next_i], &new[j..next_j]);
            let (head, tail) = common_ends(old, new);
            let removed = old[head..old.len() - tail].concat();
            let added = new[head..new.len() - tail].concat();
            if removed != added {
                hunks.push(Hunk { at: at + bytes(&old[..head]), removed, added });
            }
            at += bytes(old);
            (i, j) = (next_i, next_j);
        }
        Self(hunks)
    }

    /// Applies the patch to the text before; `None` if it does not fit this text.
    pub(crate) fn apply(&self, before: &str) -> Option<String> {
        self.replace(before, |hunk| (&hunk.removed, &hunk.added), 0)
    }

    /// Reverts the patch on the text after; `None` if it does not fit this text.
    pub(crate) fn revert(&self, after: &str) -> Option<String> {
        self.replace(after, |hunk| (&hunk.added, &hunk.removed), 1)
    }

    fn replace<'a>(
        &'a self,
        text: &str,
        sides: impl Fn(&'a Hunk) -> (&'a String, &'a String),
        shifted: usize,
    ) -> Option<String> {
        let mut made = String::with_capacity(text.len());
        // The offset up to which the text has been copied, and the shift of offsets by earlier
        // hunks.
        let (mut done, mut grown, mut shrunk) = (0, 0, 0);
        for hunk in &self.0 {
            let (from, to) = sides(hunk);
            let at = hunk.at.checked_add(grown)?.checked_sub(shrunk)?;
            made.push_str(text.get(done..at)?);
            text.get(at..)?.strip_prefix(from.as_str())?;
            made.push_str(to);
            done = at + from.len();
            grown += shifted * hunk.added.len();
            shrunk += shifted * hunk.removed.len();
        }
        made.push_str(text.get(done..)?);
        Some(made)
    }

    /// Returns the number of bytes of text in the patch.
    pub(crate) fn bytes(&self) -> usize {
        self.0.iter().map(|hunk| hunk.removed.len() + hunk.added.len()).sum()
    }
}

fn bytes(lines: &[&str]) -> usize {
    lines.iter().map(|line| line.len()).sum()
}

/// Returns the numbers of equal lines at the start and, after them, at the end.
fn common_ends(old: &[&str], new: &[&str]) -> (usize, usize) {
    let head = old.iter().zip(new).take_while(|(a, b)| a == b).count();
    let rest = old[head..].iter().rev().zip(new[head..].iter().rev());
    (head, rest.take_while(|(a, b)| a == b).count())
}

/// Returns lines that are the same in both texts, as pairs of indices, and after them the lengths
/// of both texts.
///
/// Such a line occurs once in each text, outside their common ends. If lines have changed their
/// order, the longest sequence that keeps it is used.
fn anchors(old: &[&str], new: &[&str]) -> Vec<(usize, usize)> {
    let (head, tail) = common_ends(old, new);
    let mut seen: BTreeMap<&str, (Vec<usize>, Vec<usize>)> = BTreeMap::new();
    for (i, line) in old.iter().enumerate().take(old.len() - tail).skip(head) {
        seen.entry(line).or_default().0.push(i);
    }
    for (j, line) in new.iter().enumerate().take(new.len() - tail).skip(head) {
        seen.entry(line).or_default().1.push(j);
    }
    let mut pairs: Vec<(usize, usize)> = seen
        .values()
        .filter_map(|(i, j)| match (i.as_slice(), j.as_slice()) {
            ([i], [j]) => Some((*i, *j)),
            _ => None,
        })
        .collect();
    pairs.sort_unstable();
    let mut fixed = longest_ascending(&pairs);
    fixed.push((old.len(), new.len()));
    fixed
}

/// Returns the longest sequence of pairs, sorted by the first number, that ascends in the second.
fn longest_ascending(pairs: &[(usize, usize)]) -> Vec<(usize, usize)> {
    // `ends[k]` is the index of the pair with the smallest second number that ends a sequence of k
    // + 1.
    let mut ends: Vec<usize> = Vec::new();
    let mut before: Vec<Option<usize>> = Vec::new();
    for (index, pair) in pairs.iter().enumerate() {
        let length = ends.partition_point(|&end| pairs[end].1 < pair.1);
        before.push(length.checked_sub(1).map(|shorter| ends[shorter]));
        if length < ends.len() {
            ends[length] = index;
        } else {
            ends.push(index);
        }
    }
    let mut row: Vec<_> =
        std::iter::successors(ends.last().copied(), |&at| before[at]).map(|at| pairs[at]).collect();
    row.reverse();
    row
}
