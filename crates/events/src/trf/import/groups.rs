//! Recognition of groups, for which a report has no record: a round robin whose players or teams
//! fall into several fields, within each of which everybody has met everybody and nobody else.

use std::collections::{BTreeMap, BTreeSet};

use super::super::{ConversionNote, Document, Record};
use crate::event::{Event, Group, PlayerId};

/// The smallest field taken for a group: two players may be the first pair of a round robin.
const LEAST: usize = 3;

/// Turns the fields of a round robin that is too short for all into groups.
///
/// Only if there is no doubt: the report has fewer rounds than a round robin of all would have, and
/// each field is complete.
pub(super) fn find(document: &Document, event: &mut Event, notes: &mut Vec<ConversionNote>) {
    if !event.system.kind().all_meet() || !event.groups.is_empty() {
        return;
    }
    let all: Vec<PlayerId> = event.competitors().into_iter().cloned().collect();
    let said = document.records.iter().find_map(|record| match record {
        Record::Rounds(rounds) | Record::LegacyRounds(rounds) => Some(usize::from(*rounds)),
        _ => None,
    });
    let rounds = said.unwrap_or(0).max(event.rounds.len());
    if event.system.planned_rounds(all.len()).is_none_or(|planned| rounds >= planned) {
        return;
    }
    let mut met: BTreeMap<&PlayerId, BTreeSet<PlayerId>> = BTreeMap::new();
    for board in event.rounds.iter().flat_map(|paired| event.meetings_of_round(paired)) {
        for (one, other) in [(&board.white, &board.black), (&board.black, &board.white)] {
            let Some(one) = all.iter().find(|id| *id == one) else { return };
            met.entry(one).or_default().insert(other.clone());
        }
    }
    let mut fields: Vec<Vec<PlayerId>> = Vec::new();
    for id in &all {
        if fields.iter().flatten().any(|one| one == id) {
            continue;
        }
        let own = |one: &PlayerId| {
            let mut field = met.get(one).cloned().unwrap_or_default();
            field.insert(one.clone());
            field
        };
        let field = own(id);
        // Everybody of the field has met everybody in it, and nobody else.
        if field.len() < LEAST || field.iter().any(|one| own(one) != field) {
            return;
        }
        fields.push(all.iter().filter(|one| field.contains(one)).cloned().collect());
    }
    if fields.len() < 2 || fields.len() > 26 {
        return;
    }
    notes.push(ConversionNote::GroupsFound { groups: fields.len() });
    let named = ('A'..='Z').zip(fields);
    *event.groups_mut(0) = named.map(|(name, field)| Group::of(name, field)).collect();
    event.upgrade_to_second_version();
}
