//! The difference of two values, as changes from one to the other.

use std::collections::VecDeque;

use rustc_hash::FxHashMap;
use serde_yaml::{Mapping, Value};

use super::scalar::name_of;

/// A change of a value.
#[derive(Debug, PartialEq)]
pub(super) enum Change<'a> {
    /// Replaces the value.
    Set(&'a Value),
    /// Changes some keys of a mapping.
    Map(MapChange<'a>),
    /// Changes some items of a list.
    List(ListChange<'a>),
}

/// The change of a mapping.
#[derive(Debug, PartialEq)]
pub(super) struct MapChange<'a> {
    /// The whole mapping after the change.
    pub(super) after: &'a Value,
    /// The keys after the change, in order.
    pub(super) order: &'a Mapping,
    /// The changed keys, in the order of `order`, followed by the removed ones.
    pub(super) edits: Vec<(&'a Value, Edit<'a>)>,
}

/// The change of a key of a mapping.
#[derive(Debug, PartialEq)]
pub(super) enum Edit<'a> {
    Change(Change<'a>),
    Insert(&'a Value),
    Remove,
}

/// The change of a list.
#[derive(Debug, PartialEq)]
pub(super) struct ListChange<'a> {
    /// The whole list after the change.
    pub(super) after: &'a Value,
    /// The number of items before the change.
    pub(super) length: usize,
    /// The steps through its items, from first to last.
    pub(super) steps: Vec<Step<'a>>,
}

/// A step through the items of a list.
#[derive(Debug, PartialEq)]
pub(super) enum Step<'a> {
    /// Keeps this many items.
    Keep(usize),
    /// Changes an item.
    Change(Change<'a>),
    /// Removes an item.
    Remove,
    /// Inserts an item.
    Insert(&'a Value),
}

impl<'a> Change<'a> {
    /// Returns the whole value after the change.
    pub(super) fn after(&self) -> &'a Value {
        match self {
            Self::Set(after) => after,
            Self::Map(map) => map.after,
            Self::List(list) => list.after,
        }
    }

    /// Applies the change to the value in a text, which may lack defaults. A value of another kind
    /// is replaced as a whole.
    pub(super) fn apply(&self, value: &mut Value) {
        match (self, value) {
            (Self::Map(map), Value::Mapping(mapping)) => map.apply(mapping),
            (Self::List(list), Value::Sequence(items)) if items.len() == list.length => {
                *items = list.apply(std::mem::take(items), 0);
            }
            (change, value) => *value = change.after().clone(),
        }
    }
}

impl MapChange<'_> {
    /// Applies the change to the keys. `mapping` may be a part that contains all changes.
    pub(super) fn apply(&self, mapping: &mut Mapping) {
        let names: FxHashMap<String, Value> =
            mapping.keys().map(|key| (name_of(key), key.clone())).collect();
        for (key, edit) in &self.edits {
            // A key that is a string in the model may be written as a number in the text.
            let key = names.get(&name_of(key)).unwrap_or(key);
            match (edit, mapping.get_mut(key)) {
                (Edit::Change(change), Some(value)) => change.apply(value),
                (Edit::Insert(after), Some(value)) => *value = (*after).clone(),
                (Edit::Remove, _) => drop(mapping.swap_remove(key)),
                (Edit::Change(change), None) => {
                    mapping.insert(key.clone(), change.after().clone());
                }
                (Edit::Insert(after), None) => drop(mapping.insert(key.clone(), (*after).clone())),
            }
        }
    }
}

impl ListChange<'_> {
    /// Applies the change to the items. `items` may be a part of the list, from item `first` on,
    /// that contains all changes.
    pub(super) fn apply(&self, items: Vec<Value>, first: usize) -> Vec<Value> {
        let mut left = items.into_iter();
        let mut done = Vec::with_capacity(left.len() + 1);
        let mut skip = first;
        for step in &self.steps {
            match step {
                Step::Keep(count) => {
                    let skipped = skip.min(*count);
                    skip -= skipped;
                    done.extend(left.by_ref().take(count - skipped));
                }
                Step::Change(change) => done.extend(left.next().map(|mut item| {
                    change.apply(&mut item);
                    item
                })),
                Step::Remove => drop(left.next()),
                Step::Insert(item) => done.push((*item).clone()),
            }
        }
        done
    }
}

/// Returns the change from `before` to `after`; `None` if they are equal.
pub(super) fn diff<'a>(before: &'a Value, after: &'a Value) -> Option<Change<'a>> {
    match (before, after) {
        (Value::Mapping(old), Value::Mapping(new)) => diff_maps(old, new, after).map(Change::Map),
        (Value::Sequence(old), Value::Sequence(new)) => {
            diff_lists(old, new, after).map(Change::List)
        }
        _ if before == after => None,
        _ => Some(Change::Set(after)),
    }
}

fn diff_maps<'a>(old: &'a Mapping, new: &'a Mapping, after: &'a Value) -> Option<MapChange<'a>> {
    let mut edits = Vec::new();
    for (key, value) in new {
        match old.get(key) {
            None => edits.push((key, Edit::Insert(value))),
            Some(before) => {
                edits.extend(diff(before, value).map(|change| (key, Edit::Change(change))));
            }
        }
    }
    edits.extend(old.keys().filter(|key| !new.contains_key(*key)).map(|key| (key, Edit::Remove)));
    (!edits.is_empty()).then_some(MapChange { after, order: new, edits })
}

/// Returns the change of a list.
///
/// Equal items at both ends stay. Of the others, those with the same identity change, as long as
/// they keep their order.
fn diff_lists<'a>(old: &'a [Value], new: &'a [Value], after: &'a Value) -> Option<ListChange<'a>> {
    let prefix = old.iter().zip(new).take_while(|(old, new)| old == new).count();
    let (old_rest, new_rest) = (&old[prefix..], &new[prefix..]);
    let suffix = old_rest
        .iter()
        .rev()
        .zip(new_rest.iter().rev())
        .take_while(|(old, new)| old == new)
        .count();
    let old_rest = &old_rest[..old_rest.len() - suffix];
    let new_rest = &new_rest[..new_rest.len() - suffix];
    if old_rest.is_empty() && new_rest.is_empty() {
        return None;
    }
    let mut steps = Steps(Vec::new());
    steps.keep(prefix);
    let (mut at_old, mut at_new) = (0, 0);
    let ends = (old_rest.len(), new_rest.len());
    for (to_old, to_new) in same_items(old_rest, new_rest).into_iter().chain([ends]) {
        steps.gap(&old_rest[at_old..to_old], &new_rest[at_new..to_new]);
        if (to_old, to_new) != ends {
            steps.item(&old_rest[to_old], &new_rest[to_new]);
        }
        (at_old, at_new) = (to_old + 1, to_new + 1);
    }
    steps.keep(suffix);
    Some(ListChange { after, length: old.len(), steps: steps.0 })
}

struct Steps<'a>(Vec<Step<'a>>);

impl<'a> Steps<'a> {
    fn keep(&mut self, count: usize) {
        match self.0.last_mut() {
            _ if count == 0 => {}
            Some(Step::Keep(kept)) => *kept += count,
            _ => self.0.push(Step::Keep(count)),
        }
    }

    fn item(&mut self, old: &'a Value, new: &'a Value) {
        match diff(old, new) {
            None => self.keep(1),
            Some(change) => self.0.push(Step::Change(change)),
        }
    }

    /// Adds the steps for items without a counterpart of the same identity. Similar items at the
    /// same index count as one item whose identity changed.
    fn gap(&mut self, old: &'a [Value], new: &'a [Value]) {
        let alike = old.iter().zip(new).take_while(|(old, new)| are_alike(old, new)).count();
        for (old, new) in old.iter().zip(new).take(alike) {
            self.item(old, new);
        }
        self.0.extend(old[alike..].iter().map(|_| Step::Remove));
        self.0.extend(new[alike..].iter().map(Step::Insert));
    }
}

fn are_alike(old: &Value, new: &Value) -> bool {
    match (old, new) {
        (Value::Mapping(old), Value::Mapping(new)) => {
            let same = old.iter().filter(|(key, value)| new.get(*key) == Some(value)).count();
            2 * same >= old.len().max(new.len())
        }
        (Value::Sequence(_), Value::Sequence(_)) => true,
        (old, new) => [old, new].iter().all(|v| !v.is_mapping() && !v.is_sequence()),
    }
}

/// Returns as many items of the same identity as possible, as pairs that ascend on both sides.
fn same_items(old: &[Value], new: &[Value]) -> Vec<(usize, usize)> {
    let mut places: FxHashMap<_, VecDeque<usize>> = FxHashMap::default();
    for (at, item) in old.iter().enumerate() {
        places.entry(identity(item)).or_default().push_back(at);
    }
    let pairs = new.iter().enumerate().filter_map(|(at_new, item)| {
        let identity = identity(item);
        identity.as_ref()?;
        let at_old = places.get_mut(&identity)?.pop_front()?;
        Some((at_old, at_new))
    });
    longest_rising(&pairs.collect::<Vec<_>>())
}

/// Returns the identity of an item: the value of its first key, or the item itself if it is a
/// scalar.
fn identity(item: &Value) -> Option<(Option<&Value>, &Value)> {
    let (key, value) = match item {
        Value::Mapping(mapping) => mapping.iter().next().map(|(key, value)| (Some(key), value))?,
        value => (None, value),
    };
    (!value.is_mapping() && !value.is_sequence()).then_some((key, value))
}

/// Returns the longest chain of pairs whose first parts ascend; the second parts already do.
fn longest_rising(pairs: &[(usize, usize)]) -> Vec<(usize, usize)> {
    // ends[n]: the pair that ends a chain of n + 1 pairs as low as possible.
    let (mut ends, mut before) = (Vec::<usize>::new(), vec![None; pairs.len()]);
    for (at, pair) in pairs.iter().enumerate() {
        let length = ends.partition_point(|&end| pairs[end].0 < pair.0);
        before[at] = length.checked_sub(1).map(|shorter| ends[shorter]);
        match ends.get_mut(length) {
            Some(end) => *end = at,
            None => ends.push(at),
        }
    }
    let mut chain: Vec<_> =
        std::iter::successors(ends.last().copied(), |&at| before[at]).map(|at| pairs[at]).collect();
    chain.reverse();
    chain
}
