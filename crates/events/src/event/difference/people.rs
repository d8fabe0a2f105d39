//! Differences in the players of an event, and in agreements with them.

use super::fields::differing;
use super::{EventDifference, called};
use crate::event::{Event, Player, Request};

/// Reports players who are missing, new, or changed.
pub(super) fn players(before: &Event, after: &Event, said: &mut Vec<EventDifference>) {
    for old in &before.players {
        match after.player(&old.id) {
            None => {
                let (id, name) = (old.id.clone(), old.name.clone());
                said.push(EventDifference::PlayerGone { id, name });
            }
            Some(new) if new == old => {}
            Some(new) => fields(old, new, said),
        }
    }
    for new in after.players.iter().filter(|new| before.player(&new.id).is_none()) {
        let (id, name) = (new.id.clone(), new.name.clone());
        said.push(EventDifference::PlayerNew { id, name });
    }
}

/// Reports the fields of a player that differ: one by one if they have a single value.
fn fields(old: &Player, new: &Player, said: &mut Vec<EventDifference>) {
    let mut others = Vec::new();
    for field in differing(old, new) {
        let (id, name) = (old.id.clone(), old.name.clone());
        if let ("withdrawn_after", Some(after), None) =
            (field.as_str(), old.withdrawn_after, new.withdrawn_after)
        {
            said.push(EventDifference::WithdrawalGone { id, name, after });
            continue;
        }
        let (was, now) = (field_of(old, &field), field_of(new, &field));
        match was.is_some() || now.is_some() {
            true => said.push(EventDifference::PlayerField { id, name, field, was, now }),
            false => others.push(field),
        }
    }
    if !others.is_empty() {
        let (id, name) = (old.id.clone(), old.name.clone());
        said.push(EventDifference::PlayerOther { id, name, fields: others });
    }
}

/// Returns the value of a player's field that has a single value.
pub(super) fn field_of(player: &Player, field: &str) -> Option<String> {
    match serde_yaml::to_value(player).ok()?.get(field)? {
        serde_yaml::Value::String(text) => Some(text.clone()),
        serde_yaml::Value::Number(number) => Some(number.to_string()),
        serde_yaml::Value::Bool(is_so) => Some(is_so.to_string()),
        _ => None,
    }
}

/// Returns the names of the players who must not meet, rule by rule.
pub(super) fn forbidden(event: &Event) -> Vec<Vec<String>> {
    let rules = event.forbidden.iter();
    rules.map(|rule| rule.players.iter().map(|id| called(event, id)).collect()).collect()
}

/// Reports forbidden pairs and requested byes; returns the fields covered entirely by this.
pub(super) fn agreed(
    before: &Event,
    after: &Event,
    said: &mut Vec<EventDifference>,
) -> Vec<&'static str> {
    let mut told = Vec::new();
    let (old, new) = (forbidden(before), forbidden(after));
    let gone: Vec<_> = old.iter().filter(|names| !new.contains(names)).cloned().collect();
    let come: Vec<_> = new.iter().filter(|names| !old.contains(names)).cloned().collect();
    if !gone.is_empty() || !come.is_empty() {
        told.push("forbidden");
    }
    said.extend(gone.into_iter().map(|names| EventDifference::ForbiddenGone { names }));
    said.extend(come.into_iter().map(|names| EventDifference::ForbiddenNew { names }));
    let asked = said.len();
    let is_in = |event: &Event, one: &Request| event.asked(&one.player, one.round) == Some(one.bye);
    for one in before.requests.iter().filter(|one| !is_in(after, one)) {
        let (id, name) = (one.player.clone(), called(before, &one.player));
        said.push(EventDifference::AskedGone { id, name, round: one.round, bye: one.bye });
    }
    for one in after.requests.iter().filter(|one| !is_in(before, one)) {
        let (id, name) = (one.player.clone(), called(after, &one.player));
        said.push(EventDifference::AskedNew { id, name, round: one.round, bye: one.bye });
    }
    if said.len() > asked {
        told.push("requests");
    }
    told
}
