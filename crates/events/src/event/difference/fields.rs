//! Differing fields, by their names in the file.

use crate::event::{Event, PlayerId};

/// Returns the fields of the event that differ, without those that are reported one by one: rounds,
/// and players unless only their order differs.
pub(super) fn fields(before: &Event, after: &Event) -> Vec<String> {
    let mut fields = differing(before, after);
    fields.retain(|field| !matches!(field.as_str(), "rounds" | "players"));
    let order = |event: &Event| -> Vec<PlayerId> {
        event.players.iter().map(|player| player.id.clone()).collect()
    };
    let (mut old, mut new) = (order(before), order(after));
    let in_order = old == new;
    old.sort_unstable();
    new.sort_unstable();
    if !in_order && old == new {
        fields.push("players".to_owned());
    }
    fields
}

/// Returns the keys whose written values differ.
pub(super) fn differing<T: serde::Serialize>(before: &T, after: &T) -> Vec<String> {
    let map = |value: &T| match serde_yaml::to_value(value) {
        Ok(serde_yaml::Value::Mapping(map)) => map,
        _ => serde_yaml::Mapping::new(),
    };
    let (old, new) = (map(before), map(after));
    let keys = old.keys().chain(new.keys().filter(|key| !old.contains_key(key)));
    let differs = |key: &&serde_yaml::Value| old.get(*key) != new.get(*key);
    keys.filter(differs).filter_map(|key| key.as_str().map(str::to_owned)).collect()
}
