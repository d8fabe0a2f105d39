//! The whole event for other programs: one document, or one row per game.

use std::borrow::Cow;

use serde::Serialize;

use super::View;
use super::standings::StandingsView;
use crate::sheet::{Cell, Column, Ref, Row, Sheet};
use draughts_events::event::{Board, Event, Outcome, PairedRound, Part, Player};
use draughts_report::words::Language;

/// The event file and its standings: `arbiter.event-export/1`.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ExportView<'e> {
    /// `arbiter.event-export/1`.
    pub schema: &'static str,
    /// The event as in its file, without comments and without the arbiter's book. The points taken
    /// by penalties in the book are included among the awards.
    pub event: Cow<'e, Event>,
    /// The standings after the last round that has begun.
    pub standings: StandingsView<'e>,
}

impl<'e> ExportView<'e> {
    /// The name and version of the format.
    pub const SCHEMA: &'static str = "arbiter.event-export/1";

    /// Exports an event; the standings are those of these parts of a stage.
    #[must_use]
    pub fn new(event: &'e Event, parts: &'e [Part<'e>]) -> Self {
        let standings = StandingsView::of_parts(event, parts, None, &[]);
        let event = match event.book.is_empty() {
            true => Cow::Borrowed(event),
            false => Cow::Owned(event.without_book()),
        };
        Self { schema: Self::SCHEMA, event, standings }
    }
}

impl View for ExportView<'_> {
    fn sheets(&self, _: Language) -> Vec<Sheet> {
        vec![games(&self.event)]
    }
}

/// Lists every game that was paired for programs, one row per game, even without a result.
///
/// `White` is the player with White in this game of a micro-match, and the result has White's
/// points first. `Kind` is `played`, `forfeit`, `double-forfeit`, `adjudicated`, `adjourned`,
/// `annulled` or `total`.
#[must_use]
pub fn games(event: &Event) -> Sheet {
    let index = event.index();
    let rows = event.rounds.iter().flat_map(|round| {
        let index = &index;
        round.boards.iter().flat_map(move |board| {
            let player = |id| index.get(id).map(|&at| &event.players[at]);
            match (player(&board.white), player(&board.black)) {
                (Some(white), Some(black)) => games_of(event, round, board, [white, black]),
                _ => Vec::new(),
            }
        })
    });
    let heads = [
        "Round", "Date", "Board", "Game", "White id", "White", "Black id", "Black", "Result",
        "Kind", "Rated", "Record",
    ];
    Sheet {
        title: event.name.clone(),
        columns: heads.into_iter().map(Column::left).collect(),
        rows: rows.collect(),
        ..Sheet::default()
    }
}

fn games_of(event: &Event, round: &PairedRound, board: &Board, sides: [&Player; 2]) -> Vec<Row> {
    // A forfeit or an annulled pairing is one row for the whole micro-match.
    let whole = board.is_complete(event.scoring.games()) && board.result.len() == 1;
    let games = if whole { 1 } else { event.scoring.games().max(board.result.len()) };
    let game = |nth: usize| {
        // The colours alternate from game to game.
        let swapped = nth % 2 == 1;
        let [white, black] = if swapped { [sides[1], sides[0]] } else { sides };
        let outcome = board.result.get(nth).copied();
        let outcome = outcome.map(|one| if swapped { one.reversed() } else { one });
        let score = outcome.and_then(Outcome::score).map(|score| score.to_string());
        let player =
            |player: &Player, text: &str| Cell::from(text).about(Ref::Player(player.id.clone()));
        let at_board = Ref::Board { round: round.round, board: board.board };
        Row::cells([
            Cell::of(round.round).about(Ref::Round(round.round)),
            Cell::or_empty(round.date),
            Cell::of(board.board).about(at_board),
            Cell::of(nth + 1),
            player(white, white.id.as_str()),
            player(white, &white.name),
            player(black, black.id.as_str()),
            player(black, &black.name),
            score.unwrap_or_default().into(),
            Cell::or_empty(outcome.map(kind)),
            if board.is_rated(nth) { "yes" } else { "no" }.into(),
            Cell::or_empty(board.games.get(nth)),
        ])
    };
    (0..games).map(game).collect()
}

const fn kind(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Played(_) => "played",
        Outcome::Forfeit(_) => "forfeit",
        Outcome::DoubleForfeit => "double-forfeit",
        Outcome::Adjourned => "adjourned",
        Outcome::Adjudicated(_) => "adjudicated",
        Outcome::Annulled => "annulled",
        Outcome::Total(_) => "total",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheet::csv;

    #[test]
    fn in_the_second_game_of_a_micro_match_white_is_the_other() {
        let text = "schema: arbiter.event/1\nname: X\nsystem: {kind: swiss, rounds: 3}\n\
             scoring: {mode: micro-match}\n\
             players:\n  - {id: a, name: Ash}\n  - {id: b, name: Elm}\n\
             rounds:\n  - round: 1\n    boards:\n      - {board: 1, white: a, black: b, result: [2-0, 0-2 forfeit], rated: [true, false]}\n";
        let event = draughts_events::event::read("test.yaml", text).unwrap();
        let lines = csv(&[games(&event)]);
        let lines: Vec<&str> = lines.lines().skip(1).collect();
        assert_eq!(
            lines,
            ["1,,1,1,a,Ash,b,Elm,2-0,played,yes,", "1,,1,2,b,Elm,a,Ash,2-0,forfeit,no,"]
        );
    }
}
