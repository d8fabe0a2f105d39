//! The whole event for other programs: one document, or one row per game.

use std::borrow::Cow;

use serde::Serialize;

use super::View;
use super::occasion::{board_cell, round_cell};
use super::standings::StandingsView;
use crate::sheet::{Cell, Column, ColumnList, Ref, Sheet};
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
pub fn games(event: &Event) -> Sheet {
    let index = event.index();
    let player = |id| index.get(id).map(|&at| &event.players[at]);
    let mut games = Vec::new();
    for round in &event.rounds {
        for board in &round.boards {
            if let (Some(white), Some(black)) = (player(&board.white), player(&board.black)) {
                games.extend(games_of(event, round, board, [white, black]));
            }
        }
    }
    let about =
        |player: &Player, text: &str| Cell::from(text).about(Ref::Player(player.id.clone()));
    let table = ColumnList::<Game<'_>>::new()
        .column(Column::left("Round"), |game| round_cell(game.round.round))
        .column(Column::left("Date"), |game| game.round.date)
        .column(Column::left("Board"), |game| board_cell(game.round.round, game.board.board))
        .column(Column::left("Game"), |game| game.nth + 1)
        .column(Column::left("White id"), |game| about(game.white, game.white.id.as_str()))
        .column(Column::left("White"), |game| about(game.white, &game.white.name))
        .column(Column::left("Black id"), |game| about(game.black, game.black.id.as_str()))
        .column(Column::left("Black"), |game| about(game.black, &game.black.name))
        .column(Column::left("Result"), |game| Some(game.outcome?.score()?.to_string()))
        .column(Column::left("Kind"), |game| game.outcome.map(kind))
        .column(
            Column::left("Rated"),
            |game| {
                if game.board.is_rated(game.nth) { "yes" } else { "no" }
            },
        )
        .column(Column::left("Record"), |game| Cell::or_empty(game.board.games.get(game.nth)));
    Sheet { title: event.name.clone(), ..table.sheet(games) }
}

/// A row of the list.
struct Game<'e> {
    round: &'e PairedRound,
    board: &'e Board,
    /// The number of the game on its board, from 0.
    nth: usize,
    white: &'e Player,
    black: &'e Player,
    outcome: Option<Outcome>,
}

fn games_of<'e>(
    event: &Event,
    round: &'e PairedRound,
    board: &'e Board,
    sides: [&'e Player; 2],
) -> impl Iterator<Item = Game<'e>> {
    // A forfeit or an annulled pairing is one row for the whole micro-match.
    let whole = board.is_complete(event.scoring.games()) && board.result.len() == 1;
    let games = if whole { 1 } else { event.scoring.games().max(board.result.len()) };
    (0..games).map(move |nth| {
        // The colours alternate from game to game.
        let swapped = nth % 2 == 1;
        let [white, black] = if swapped { [sides[1], sides[0]] } else { sides };
        let outcome = board.result.get(nth).copied();
        let outcome = outcome.map(|one| if swapped { one.reversed() } else { one });
        Game { round, board, nth, white, black, outcome }
    })
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
