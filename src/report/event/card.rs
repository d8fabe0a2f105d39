//! A player's card: data, every round, what is to come.

use chrono::NaiveDate;
use serde::Serialize;

use super::View;
use super::colors::{ColorView, due_text, signed};
use super::occasion::{Occasion, PlayerView, called, fill, or_empty};
use super::pairings::ruled_where;
use super::played::{PlayedRound, latest_begun, rounds_of};
use super::standings::no_place_word;
use crate::event::{Event, Ledger, Outcome, Player, Points, Request, Round, Ruling};
use crate::report::sheet::{Column, Sheet};
use crate::standings::{self, Options};

/// A player: `arbiter.event-player/1`.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CardView<'e> {
    /// `arbiter.event-player/1`.
    pub schema: &'static str,
    /// The event.
    pub event: Occasion<'e>,
    /// Everything the event knows of the player.
    pub player: &'e Player,
    /// The last round that has begun, which place, points and colours are counted to.
    pub round: Round,
    /// The place.
    pub place: Option<usize>,
    /// Why there is no place: `excluded`, `never-played`, `not-yet`.
    pub no_place: Option<&'static str>,
    /// Players who have a place.
    pub placed: usize,
    /// The points.
    pub points: Points,
    /// The rounds that have been paired.
    pub rounds: Vec<CardRound<'e>>,
    /// The colours.
    pub colors: ColorView<'e>,
    /// What the player asked for in rounds that are not paired yet.
    pub requests: Vec<&'e Request>,
    /// Rulings about the boards of the player.
    pub rulings: Vec<RulingLine<'e>>,
}

/// A round on the card.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CardRound<'e> {
    /// The round.
    pub played: PlayedRound<'e>,
    /// The day it is played.
    pub date: Option<NaiveDate>,
    /// The opponent.
    pub opponent: Option<PlayerView<'e>>,
}

/// A ruling, and how it is written in one line.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RulingLine<'e> {
    /// The ruling.
    pub ruling: &'e Ruling,
    /// The line.
    pub line: String,
}

impl<'e> CardView<'e> {
    /// The card of a player, who is named by the place in [`Event::players`].
    ///
    /// # Panics
    ///
    /// If there is no such player.
    #[must_use]
    pub fn new(event: &'e Event, at: usize) -> Self {
        let player = &event.players[at];
        let (paired, round) = (Ledger::whole(event), latest_begun(event));
        let ledger = Ledger::new(event, round);
        let ranked = standings::rank(event, &ledger, Options::default());
        let row = ranked.rows.iter().find(|row| row.player == at);
        let opponents = paired.of(at).iter().map(|entry| entry.meeting().map(|one| one.opponent));
        let rounds = rounds_of(event, &paired, at).into_iter().zip(opponents);
        let boards = event
            .rounds
            .iter()
            .filter_map(|round| Some((round.round, round.board_of(&player.id)?.board)));
        let boards: Vec<_> = boards.collect();
        let about = |ruling: &&Ruling| {
            boards
                .iter()
                .any(|&(round, board)| ruling.round == round && ruling.board == Some(board))
        };
        Self {
            schema: "arbiter.event-player/1",
            event: Occasion::of(event),
            player,
            round,
            place: row.and_then(|row| row.place),
            no_place: row.and_then(|row| row.no_place).map(no_place_word),
            placed: ranked.rows.iter().filter(|row| row.place.is_some()).count(),
            points: ledger.score(at),
            rounds: rounds
                .map(|(played, opponent)| CardRound {
                    date: event.round(played.round).and_then(|round| round.date),
                    opponent: opponent.map(|at| PlayerView::of(&event.players[at])),
                    played,
                })
                .collect(),
            colors: ColorView::of(event, &standings::colors(&ledger)[at]),
            requests: event
                .requests
                .iter()
                .filter(|one| one.player == player.id && one.round > event.last_paired())
                .collect(),
            rulings: event
                .rulings
                .iter()
                .filter(about)
                .map(|ruling| RulingLine { ruling, line: ruled_where(event, ruling) })
                .collect(),
        }
    }
}

impl View for CardView<'_> {
    fn sheets(&self) -> Vec<Sheet> {
        let player = self.player;
        let mut sheet = self.event.sheet(called(&player.name, &player.id), None);
        sheet.facts = self.facts();
        let columns = vec![
            Column::right("Rd").key(),
            Column::left("Date").spare(),
            Column::right("Bd").spare(),
            Column::left("Colour"),
            Column::left("Id").spare(),
            Column::left("Opponent"),
            Column::right("Rating").spare(),
            Column::center("Result"),
            Column::right("Pts"),
            Column::right("Score"),
        ];
        let rows = self.rounds.iter().map(|round| {
            let CardRound { played, date, opponent } = round;
            let opponent = opponent.as_ref();
            let none = || played.bye.map_or_else(|| "(no game)".into(), |bye| format!("({bye})"));
            vec![
                played.round.to_string(),
                or_empty(*date),
                or_empty(played.board),
                or_empty(played.color),
                or_empty(opponent.map(|player| player.id)),
                opponent.map_or_else(none, |player| player.name.to_owned()),
                or_empty(opponent.and_then(|player| player.rating)),
                played.result.iter().map(Outcome::to_string).collect::<Vec<_>>().join(", "),
                or_empty(played.complete.then_some(played.points)),
                or_empty(played.complete.then_some(played.score)),
            ]
        });
        fill(&mut sheet, columns, rows.collect());
        sheet.notes = self.notes();
        vec![sheet]
    }
}

impl CardView<'_> {
    fn facts(&self) -> Vec<(String, String)> {
        let player = self.player;
        let place = match (self.place, self.no_place) {
            (Some(place), _) => format!("{place} of {}", self.placed),
            (None, Some("excluded")) => {
                "none: withdrew too early, the results count for nobody".into()
            }
            (None, Some("not-yet")) => "none yet".into(),
            (None, _) => "none".into(),
        };
        let categories = (!player.categories.is_empty()).then(|| player.categories.join(", "));
        let from = player.from_round.map(|round| round.to_string());
        let withdrawn = player.withdrawn_after.map(|round| format!("after round {round}"));
        let facts = [
            ("Place", Some(place)),
            ("Points", Some(self.points.to_string())),
            ("Number", player.number.map(|number| number.to_string())),
            ("Title", player.title.clone()),
            ("Rating", player.rating.map(|rating| rating.to_string())),
            ("Federation", player.federation.clone()),
            ("Federation id", player.federation_id.clone()),
            ("Club", player.club.clone()),
            ("Team", player.team.clone()),
            ("Family", player.family.clone()),
            ("Born", player.birth.map(|birth| birth.to_string())),
            ("Categories", categories),
            ("Plays from round", from),
            ("Withdrew", withdrawn),
        ];
        let known = facts.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?)));
        known.collect()
    }

    fn notes(&self) -> Vec<String> {
        let mut notes = Vec::new();
        if self.rounds.iter().any(|round| !round.played.result.is_empty()) {
            notes.push("Results: own points first.".into());
        }
        let colors = &self.colors;
        if !colors.history.is_empty() {
            let due =
                colors.due.map_or_else(String::new, |due| format!(", due: {}", due_text(due)));
            let balance = signed(colors.balance);
            notes.push(format!("Colours: {}, balance {balance}{due}.", colors.history));
        }
        for request in &self.requests {
            let note = request.note.as_ref().map_or_else(String::new, |note| format!(" ({note})"));
            notes.push(format!("Asked for in round {}: {}{note}.", request.round, request.bye));
        }
        notes.extend(self.rulings.iter().map(|ruling| format!("Ruling. {}", ruling.line)));
        notes
    }
}
