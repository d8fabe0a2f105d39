//! Changes to the terms of an event: its system and stages, its groups and divisions, forbidden
//! pairs, and tie-breaks.

use super::{Event, SchemaVersion};
use crate::event::{
    Division, Forbidden, Group, GroupBy, PlayerId, Prizes, Scoring, Separate, Stage, System,
    TieBreak, Unrated,
};

impl Event {
    /// Sets the scoring.
    pub(crate) fn score_by(&mut self, scoring: Scoring) {
        self.document.scoring = scoring;
    }

    /// Upgrades the file to the second version; returns false if it had it.
    pub(crate) fn upgrade_to_second_version(&mut self) -> bool {
        let before = std::mem::replace(&mut self.document.schema, SchemaVersion::V2);
        before < SchemaVersion::V2
    }

    /// Returns the event ranked by these tie-breaks.
    #[must_use]
    pub fn ranked_by(mut self, tiebreaks: Vec<TieBreak>) -> Self {
        self.document.tiebreaks = Some(tiebreaks);
        self
    }

    /// Returns the event with this rating for unrated players in tie-breaks by ratings.
    #[must_use]
    pub fn with_unrated(mut self, unrated: Option<Unrated>) -> Self {
        self.document.unrated = unrated.or(self.document.unrated);
        self
    }

    /// Returns the event with a seed for its lots, if it has none.
    #[must_use]
    pub fn with_seed(mut self, seed: u64) -> Self {
        self.document.system.seed.get_or_insert(seed);
        self
    }

    /// Returns the system of a stage, to be changed; stage 0 is the first.
    pub(crate) fn system_mut(&mut self, stage: usize) -> &mut System {
        match stage.checked_sub(1) {
            None => &mut self.document.system,
            Some(later) => &mut self.document.stages[later].system,
        }
    }

    /// Adds a stage at the end.
    pub(crate) fn add_stage(&mut self, stage: Stage) {
        self.document.stages.push(stage);
    }

    /// Removes a later stage, by its index among them.
    pub(crate) fn remove_stage(&mut self, later: usize) {
        self.document.stages.remove(later);
    }

    /// Sets the participants of a later stage.
    pub(crate) fn put_field(&mut self, stage: usize, field: Vec<PlayerId>) {
        self.document.stages[stage - 1].field = field;
    }

    /// Returns the groups of a stage, to be changed as a whole; stage 0 is the first.
    pub(crate) fn groups_mut(&mut self, stage: usize) -> &mut Vec<Group> {
        match stage.checked_sub(1) {
            None => &mut self.document.groups,
            Some(later) => &mut self.document.stages[later].groups,
        }
    }

    /// Clears the participants of the stages from this one on, if places of the stage before decide
    /// them.
    pub(crate) fn clear_fields_from(&mut self, stage: usize) {
        for later in self.document.stages.iter_mut().skip(stage) {
            if later.qualify.is_some() || !later.between.is_empty() {
                later.field.clear();
            }
            let is_by_places =
                |group: &&mut Group| group.qualify.is_some() || !group.between.is_empty();
            let by_places = later.groups.iter_mut().filter(is_by_places);
            by_places.for_each(|group| group.field.clear());
        }
    }

    /// Sets a division, replacing an earlier one.
    pub(crate) fn put_division(&mut self, division: Division) {
        let divisions = &mut self.document.divisions;
        match divisions.iter_mut().find(|one| one.group == division.group) {
            Some(before) => *before = division,
            None => divisions.push(division),
        }
    }

    /// Removes a division, by its index.
    pub(crate) fn remove_division(&mut self, at: usize) {
        self.document.divisions.remove(at);
    }

    /// Keeps players apart, replacing a rule about the same players.
    pub(crate) fn keep_apart(&mut self, rule: Forbidden) {
        let forbidden = &mut self.document.forbidden;
        match forbidden.iter_mut().find(|other| other.is_about(&rule.players)) {
            Some(before) => *before = rule,
            None => forbidden.push(rule),
        }
    }

    /// Removes the rules that keep these players apart; returns false if there were none.
    pub(crate) fn let_meet(&mut self, players: &[PlayerId]) -> bool {
        let before = self.forbidden.len();
        self.document.forbidden.retain(|rule| !rule.is_about(players));
        self.forbidden.len() < before
    }

    /// Keeps the players of each group apart, replacing a rule about the same kind of groups.
    pub(crate) fn keep_groups_apart(&mut self, rule: Separate) {
        let separate = &mut self.document.separate;
        match separate.iter_mut().find(|other| other.by == rule.by) {
            Some(before) => *before = rule,
            None => separate.push(rule),
        }
    }

    /// Removes the rules about a kind of groups; returns false if there were none.
    pub(crate) fn let_groups_meet(&mut self, by: GroupBy) -> bool {
        let before = self.separate.len();
        self.document.separate.retain(|rule| rule.by != by);
        self.separate.len() < before
    }

    /// Restores earlier rules about players who must not meet.
    pub(crate) fn restore_forbidden_pairings(
        &mut self,
        forbidden: Option<&Vec<Forbidden>>,
        separate: Option<&Vec<Separate>>,
    ) {
        if let Some(forbidden) = forbidden {
            self.document.forbidden.clone_from(forbidden);
        }
        if let Some(separate) = separate {
            self.document.separate.clone_from(separate);
        }
    }

    /// Returns the prizes, to be changed.
    pub(crate) fn prizes_mut(&mut self) -> &mut Option<Prizes> {
        &mut self.document.prizes
    }
}
