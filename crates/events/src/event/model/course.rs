//! Changes to the course of an event: its rounds, their times, and play-offs.

use chrono::NaiveDate;

use super::Event;
use crate::event::amendment::still_later;
use crate::event::{Board, PairedRound, PlannedRound, Playoff, Round, TimeOfDay};

impl Event {
    /// Adds a paired round; its day and time are those given, otherwise those of the timetable,
    /// from which the round is removed.
    pub(crate) fn add_round(
        &mut self,
        mut paired: PairedRound,
        date: Option<NaiveDate>,
        time: Option<TimeOfDay>,
    ) {
        let timetable = &mut self.document.timetable;
        let at = timetable.iter().position(|planned| planned.round == paired.round);
        let planned = at.map(|at| timetable.remove(at));
        let date = date.or(planned.as_ref().and_then(|planned| planned.date));
        paired.play_at(date, time.or(planned.and_then(|planned| planned.time)));
        self.document.rounds.push(paired);
    }

    /// Removes the last round, with its rulings and play-offs.
    ///
    /// Its day and time go into the timetable; the round before keeps the facts it was paired with.
    pub(crate) fn take_last_round(&mut self) -> Option<PairedRound> {
        let last = self.document.rounds.pop()?;
        self.plan_again(&last);
        self.inherit_paired_with(&last);
        let before = self.last_paired();
        for round in &mut self.document.rounds {
            round.unpaired_after(before);
        }
        for award in &mut self.document.awards {
            award.paired = still_later(award.paired, award.round, before);
        }
        for entry in &mut self.document.book {
            entry.paired = still_later(entry.paired, entry.round, before);
        }
        self.document.rulings.retain(|ruling| ruling.round != last.round);
        self.document.playoffs.retain(|playoff| playoff.round != last.round);
        Some(last)
    }

    /// Returns the event with only its first rounds.
    #[must_use]
    pub fn up_to(mut self, rounds: usize) -> Self {
        self.document.rounds.truncate(rounds);
        self
    }

    /// Moves the rounds after the first ones to the timetable.
    pub(in crate::event) fn only_plan_after(&mut self, rounds: usize) {
        let planned = self.document.rounds.split_off(rounds.min(self.rounds.len()));
        planned.into_iter().for_each(|one| self.plan_again(&one));
    }

    /// Adds the day and time of a round that is no longer paired to the timetable.
    fn plan_again(&mut self, paired: &PairedRound) {
        if paired.date.is_some() || paired.time.is_some() {
            self.plan(PlannedRound { round: paired.round, date: paired.date, time: paired.time });
        }
    }

    /// Returns the paired round with a number, to be changed.
    pub(crate) fn round_mut(&mut self, round: Round) -> Option<&mut PairedRound> {
        let at = self.index_of_round(round)?;
        Some(&mut self.document.rounds[at])
    }

    /// Returns the paired rounds, to be changed; none can be added or removed.
    pub(crate) fn rounds_mut(&mut self) -> &mut [PairedRound] {
        &mut self.document.rounds
    }

    /// Returns the board with these indices of its round and of itself, to be changed.
    pub(crate) fn board_mut(&mut self, round: usize, board: usize) -> &mut Board {
        &mut self.document.rounds[round].boards_mut()[board]
    }

    /// Adds a round to the timetable, or removes it if it has neither day nor time.
    pub(crate) fn plan(&mut self, planned: PlannedRound) {
        let timetable = &mut self.document.timetable;
        timetable.retain(|other| other.round != planned.round);
        if planned.date.is_some() || planned.time.is_some() {
            timetable.push(planned);
            timetable.sort_by_key(|planned| planned.round);
        }
    }

    /// Opens a play-off.
    pub(crate) fn open_playoff(&mut self, playoff: Playoff) {
        self.document.playoffs.push(playoff);
    }

    /// Replaces a play-off.
    pub(crate) fn put_playoff(&mut self, at: usize, playoff: Playoff) {
        self.document.playoffs[at] = playoff;
    }

    /// Removes a play-off.
    pub(crate) fn clear_playoff(&mut self, at: usize) -> Playoff {
        self.document.playoffs.remove(at)
    }
}
