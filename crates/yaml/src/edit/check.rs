//! Reads an edited text again, to check that it has the intended value and that nothing else
//! changed.
//!
//! The deserializer reads the values, not the parser that found the places. To avoid reading a
//! large text twice for a single board, the check reads a run of whole lines: the smallest within
//! the block of all changes that begins and ends at a key or an item. Such a run has the same
//! meaning alone as in the text, because no line of a block depends on lines outside it.

use serde_yaml::Value;

use super::EditError;
use super::diff::{Change, Edit, Step};
use super::lines;
use super::plan::{Changed, Child, Slot, children, unwritable};
use super::tree::Node;

/// A run of whole lines in the old text, with the change in it.
struct Window<'c> {
    start: usize,
    end: usize,
    /// The number of keys or items in it.
    parts: usize,
    /// The index of the first item in it, if it is part of a list.
    first: usize,
    change: &'c Change<'c>,
}

/// Compares `edited` with `text` after `change`.
pub(super) fn check(
    text: &str,
    edited: &str,
    changed: &Changed,
    root: &Node,
    change: &Change,
) -> Result<(), EditError> {
    let failed = || unwritable(text, changed.start);
    if let Ok(Some(window)) = window(text, root, changed, change) {
        let end = (window.end + edited.len()).checked_sub(text.len()).ok_or_else(failed)?;
        let old = text.get(window.start..window.end).ok_or_else(failed)?;
        let new = edited.get(window.start..end).ok_or_else(failed)?;
        if let Some(expected) = window.expected(old) {
            return if read(new)? == expected { Ok(()) } else { Err(failed()) };
        }
    }
    let mut expected = read(text)?;
    change.apply(&mut expected);
    if read(edited)? == expected { Ok(()) } else { Err(failed()) }
}

fn read(text: &str) -> Result<Value, EditError> {
    serde_yaml::from_str(text).map_err(|error| EditError::Unchecked(error.to_string()))
}

impl Window<'_> {
    /// Returns its intended value; `None` if it cannot be read alone.
    fn expected(&self, old: &str) -> Option<Value> {
        let mut value = read(old).ok()?;
        match (self.change, &mut value) {
            (Change::Map(map), Value::Mapping(mapping)) if mapping.len() == self.parts => {
                map.apply(mapping);
            }
            (Change::List(list), Value::Sequence(items)) if items.len() == self.parts => {
                *items = list.apply(std::mem::take(items), self.first);
            }
            _ => return None,
        }
        Some(value)
    }
}

/// Returns the smallest run of lines with all changes; `None` if it is the whole text.
fn window<'c>(
    text: &str,
    root: &Node,
    changed: &Changed,
    change: &'c Change<'c>,
) -> Result<Option<Window<'c>>, EditError> {
    let mut found = None;
    let (mut node, mut slot, mut change, mut limit) =
        (root, Slot::root(text, root), change, text.len());
    while node.is_block() {
        let children = children(text, node, &slot)?;
        let line = |child: &Child| lines::start(text, child.start);
        let begins = children.partition_point(|child| line(child) <= changed.start);
        let ends = children.partition_point(|child| line(child) < changed.end).max(begins);
        let Some(first) = begins.checked_sub(1) else { break };
        // Include one neighbour on each side, so that something remains if all the others are
        // removed.
        let from = first.saturating_sub(1);
        let to = (ends + 1).min(children.len());
        if !lines::is_first(text, children[from].start) {
            break;
        }
        let end = |after: usize| children.get(after).map_or(limit, line);
        found = Some(Window {
            start: line(&children[from]),
            end: end(to),
            parts: to - from,
            first: from,
            change,
        });
        if ends != begins {
            break;
        }
        let Some(inner) = inner_change(change, first, &children[first], text) else { break };
        limit = end(first + 1);
        (node, slot, change) = (children[first].node, children[first].slot, inner);
    }
    Ok(found)
}

/// Returns the change of the part at `at`, if this is the only changed part.
fn inner_change<'c>(
    change: &'c Change<'c>,
    at: usize,
    child: &Child,
    text: &str,
) -> Option<&'c Change<'c>> {
    match change {
        Change::Set(_) => None,
        Change::Map(map) => {
            let key = child.key?;
            let [(name, Edit::Change(inner))] = map.edits.as_slice() else { return None };
            let written: Value = serde_yaml::from_str(&text[key.start..key.end]).ok()?;
            (super::scalar::name_of(&written) == super::scalar::name_of(name)).then_some(inner)
        }
        Change::List(list) => {
            let mut edits = list.steps.iter().filter(|step| !matches!(step, Step::Keep(_)));
            let (Some(Step::Change(inner)), None) = (edits.next(), edits.next()) else {
                return None;
            };
            let before = match list.steps.first() {
                Some(Step::Keep(count)) => *count,
                _ => 0,
            };
            (before == at).then_some(inner)
        }
    }
}
