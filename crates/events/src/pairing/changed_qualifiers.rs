//! Changes to the standings of a stage after the next has begun: its field stays, and the reply and
//! the check report the difference.

use std::collections::BTreeSet;

use draughts_ground::said::{Told, said};

use super::qualified::{fields_by_places, possible_by_places};
use crate::event::acts::Echo;
use crate::event::{Concern, Event, PlayerId, Problem, Round};

/// A stage that has begun, and in which others play than would qualify now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChangedQualifiers {
    /// The place of the stage among the later stages, from 0.
    at: usize,
    /// Its name.
    stage: String,
    /// Its first round.
    first: Round,
    /// Those who would qualify now, and do not play in it.
    pub qualified: Vec<PlayerId>,
    /// Those who play in it, and would not qualify now.
    pub playing: Vec<PlayerId>,
}

/// Returns the stages that have begun with others than would qualify now.
///
/// If a place is shared now and only some of those who share it would qualify, nobody can say who
/// would; but whoever has a lower place would not.
pub fn changed_qualifiers(event: &Event) -> Vec<ChangedQualifiers> {
    let changed = |(at, later): (usize, &crate::event::Stage)| {
        let stage = at + 1;
        let begun = event.rounds.iter().find(|paired| event.stage_of(paired) == stage)?;
        let (fields, is_known) = match fields_by_places(event, stage) {
            Ok(fields) => (fields, true),
            Err(_) => (possible_by_places(event, stage), false),
        };
        let (mut qualified, mut playing) = (BTreeSet::new(), BTreeSet::new());
        for (group, by_places) in fields {
            let now: Vec<&PlayerId> = match group {
                Some(group) => later.groups.get(group)?.field.iter().collect(),
                None if later.field.is_empty() => {
                    later.groups.iter().flat_map(|group| &group.field).collect()
                }
                None => later.field.iter().collect(),
            };
            let others = by_places.iter().filter(|id| is_known && !now.contains(id));
            qualified.extend(others.cloned());
            playing.extend(now.into_iter().filter(|id| !by_places.contains(id)).cloned());
        }
        let (qualified, playing) = (Vec::from_iter(qualified), Vec::from_iter(playing));
        let is_other = !qualified.is_empty() || !playing.is_empty();
        let (stage, first) = (later.stage.clone(), begun.round);
        is_other.then_some(ChangedQualifiers { at, stage, first, qualified, playing })
    };
    event.stages.iter().enumerate().filter_map(changed).collect()
}

/// Returns the notes on the stages in which, by a change, others would qualify than those who play,
/// or a place is shared now.
pub(crate) fn qualify_otherwise(before: &Event, after: &Event) -> Vec<Echo> {
    if after.current_stage() == 0 || before.current_stage() == 0 || before.rounds == after.rounds {
        return Vec::new();
    }
    let known = changed_qualifiers(before);
    let new = changed_qualifiers(after).into_iter().filter(|one| !known.contains(one));
    let others = new.map(|one| Echo::Note { what: one.concern().said() });
    others.chain(shared_now(before, after)).collect()
}

/// Returns the concerns about stages that have begun with others than would qualify now.
pub fn check_qualifiers(event: &Event) -> Vec<Problem> {
    let changed = changed_qualifiers(event).into_iter();
    changed.map(|one| Problem::of(format!("stages[{}]", one.at), one.concern())).collect()
}

impl ChangedQualifiers {
    fn concern(&self) -> Concern {
        let Self { stage, first, qualified, playing, .. } = self.clone();
        let some = |ids: Vec<PlayerId>| Some(ids).filter(|ids| !ids.is_empty());
        let (qualified, playing) = (some(qualified), some(playing));
        Concern::OtherQualifies { stage, round: first, qualified, playing }
    }
}

/// Returns the notes that a stage has begun with those who qualified, if a change in an earlier
/// stage leaves a place shared.
fn shared_now(before: &Event, after: &Event) -> impl Iterator<Item = Echo> {
    let told = move |(at, later): (usize, &crate::event::Stage)| {
        let has_begun = after.rounds.iter().any(|paired| after.stage_of(paired) == at + 1);
        let refused = fields_by_places(after, at + 1).err().filter(|_| has_begun)?;
        fields_by_places(before, at + 1).ok()?;
        let (stage, why) = (later.stage.clone(), refused.why.said());
        Some(Echo::Note {
            what: said!(
                "qualifies-shared-now",
                "{ $stage } has begun with those who qualified, and stays as it is; now: { $why }";
                stage, why
            ),
        })
    };
    after.stages.iter().enumerate().filter_map(told)
}
