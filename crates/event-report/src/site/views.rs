//! The views for the pages of a group, calculated once for all languages.

use std::collections::{HashMap, HashSet};
use std::sync::OnceLock;

use crate::event::{
    ByNameView, CardView, Cards, CrosstableView, ExplanationView, NameOrder, Order, PairingsView,
    PlayersView, StandingsView, TeamCardView, latest_begun, latest_complete, when,
};
use draughts_events::event::{Event, PairedRound, Part, PlayerId, Round};
use draughts_report::words::Language;

/// An event with the parts of its stages, for making views.
pub(super) struct Views<'e> {
    pub(super) event: &'e Event,
    parts: Vec<Vec<Part<'e>>>,
    /// The last round that has begun; 0 before the first.
    pub(super) begun: Round,
    /// The last complete round for standings; see [`latest_complete`].
    pub(super) complete: Round,
    moment: OnceLock<EventPhase>,
    names: OnceLock<NameOrder>,
    /// The names of teams and players by their ids.
    called: HashMap<&'e PlayerId, &'e str>,
    players: HashSet<&'e PlayerId>,
}

/// The state of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum EventPhase {
    /// No round is published.
    NotBegun,
    /// A round is published, and has no results yet.
    Paired(Round),
    /// A round has some results.
    Running(Round),
    /// A round has all results, or the rest is postponed.
    Ended(Round),
    /// No round is left to play.
    Over,
}

impl<'e> Views<'e> {
    pub(super) fn of(event: &'e Event) -> Self {
        let players = event.players.iter().map(|player| (&player.id, player.name.as_str()));
        let teams = event.teams.iter().map(|team| (&team.id, team.name.as_str()));
        let mut called = HashMap::new();
        for (id, name) in players.chain(teams) {
            called.entry(id).or_insert(name);
        }
        Self {
            event,
            parts: (0..event.stage_count()).map(|at| event.parts(at)).collect(),
            begun: latest_begun(event),
            complete: latest_complete(event),
            moment: OnceLock::new(),
            names: OnceLock::new(),
            called,
            players: event.players.iter().map(|player| &player.id).collect(),
        }
    }

    /// Returns the stages that have begun, from 0; at least the first.
    pub(super) fn stages(&self) -> impl Iterator<Item = usize> + '_ {
        0..=self.event.current_stage()
    }

    fn stage_of(&self, round: Round) -> usize {
        self.event.round(round).map_or(0, |paired| self.event.stage_of(paired))
    }

    /// Returns whether a player has this id.
    pub(super) fn has_player(&self, id: &PlayerId) -> bool {
        self.players.contains(id)
    }

    /// Returns the name of a player or a team.
    pub(super) fn name_of(&self, id: &PlayerId) -> Option<&'e str> {
        self.called.get(id).copied()
    }

    /// Returns the next round to begin, and when, if known.
    pub(super) fn next(&self, language: Language) -> Option<(Round, String)> {
        let paired = match self.moment() {
            EventPhase::Paired(round) => self.event.round(round),
            _ => None,
        };
        let paired = paired.map(|one| (one.round, one.date, one.time));
        let planned = || self.event.timetable.first().map(|one| (one.round, one.date, one.time));
        let (round, date, time) = match self.moment() {
            EventPhase::Paired(_) => paired?,
            EventPhase::NotBegun | EventPhase::Running(_) | EventPhase::Ended(_) => planned()?,
            EventPhase::Over => return None,
        };
        let when = when(date, time, language);
        (!when.is_empty()).then_some((round, when))
    }

    /// Returns the last round that is paired.
    pub(super) fn current(&self) -> Option<&'e PairedRound> {
        self.event.rounds.last()
    }

    /// Returns the state of the event.
    pub(super) fn moment(&self) -> EventPhase {
        *self.moment.get_or_init(|| {
            let games = self.event.scoring.games();
            let Some(last) = self.current() else { return EventPhase::NotBegun };
            // Rounds of a schedule are paired in advance.
            let next = self.event.round(self.begun.next());
            match (self.event.round(self.begun), next) {
                (Some(begun), _) if begun.is_running(games) => EventPhase::Running(begun.round),
                (_, Some(next)) => EventPhase::Paired(next.round),
                _ if self.is_over() => EventPhase::Over,
                _ => EventPhase::Ended(last.round),
            }
        })
    }

    fn is_over(&self) -> bool {
        let is_last_stage = self.event.current_stage() + 1 == self.event.stage_count();
        is_last_stage && self.standings(self.event.last_paired()).complete
    }

    /// Returns the round that pages lead to.
    ///
    /// It is the round in play, else the next paired one, else the last.
    pub(super) fn current_round(&self) -> Option<Round> {
        match self.moment() {
            EventPhase::NotBegun => None,
            EventPhase::Paired(round) | EventPhase::Running(round) | EventPhase::Ended(round) => {
                Some(round)
            }
            EventPhase::Over => self.current().map(|round| round.round),
        }
    }

    /// Returns the rounds after which there are standings.
    pub(super) fn rounds_begun(&self) -> impl Iterator<Item = Round> + '_ {
        (1..=self.begun.0).map(Round)
    }

    pub(super) fn pairings(&self, round: Round) -> PairingsView<'e> {
        PairingsView::new(self.event, [round])
    }

    pub(super) fn by_name(&self, round: Round) -> ByNameView<'e> {
        let order = self.names.get_or_init(|| NameOrder::of(self.event));
        ByNameView::in_order(self.event, [round], order)
    }

    pub(super) fn standings(&self, round: Round) -> StandingsView<'_> {
        let parts = &self.parts[self.stage_of(round)];
        StandingsView::of_parts(self.event, parts, Some(round), &[])
    }

    pub(super) fn standings_of(&self, category: &'e str) -> StandingsView<'_> {
        let parts = &self.parts[self.event.current_stage()];
        StandingsView::of_parts(self.event, parts, None, &[category])
    }

    pub(super) fn crosstable(&self, stage: usize) -> CrosstableView<'_> {
        let last = stage == self.event.current_stage();
        let mut ended =
            self.event.rounds.iter().filter(|round| self.event.stage_of(round) == stage);
        let round = ended.next_back().map(|round| round.round).filter(|_| !last);
        CrosstableView::of_parts(self.event, &self.parts[stage], round)
    }

    pub(super) fn players(&self) -> PlayersView<'e> {
        PlayersView::new(self.event, Order::Name)
    }

    /// Returns the cards of all players, in the order of the event.
    pub(super) fn cards(&self) -> Vec<CardView<'e>> {
        let cards = Cards::of(self.event);
        let card = |at| {
            // Rulings have a page of their own, without ids of players.
            CardView { rulings: Vec::new(), ..cards.card(at) }
        };
        (0..self.event.players.len()).map(card).collect()
    }

    /// Returns the explanations of points and tie-breaks in the current stage, by id.
    pub(super) fn explanations(&self) -> HashMap<&PlayerId, ExplanationView<'_>> {
        let parts = &self.parts[self.event.current_stage()];
        let all = parts.iter().flat_map(|part| ExplanationView::each(self.event, part));
        all.map(|view| (view.player.id, view)).collect()
    }

    /// Makes the cards of all teams; each needs the parts in one list.
    pub(super) fn each_team(&self, mut each: impl FnMut(TeamCardView<'_>)) {
        let stages = 0..self.event.stage_count();
        let parts: Vec<Part<'e>> = stages.flat_map(|at| self.event.parts(at)).collect();
        for team in &self.event.teams {
            each(TeamCardView::new(self.event, team, &parts));
        }
    }
}
