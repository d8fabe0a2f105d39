//! Irregular games: not played, not in time, not finished, or recorded differently at first.

use draughts_ground::said::{Said, said};
use serde::Serialize;

use crate::event::occasion::PlayerView;
use crate::event::words::day;
use draughts_events::event::{Board, Event, Note, Outcome, PairedRound, Round};
use draughts_report::Line;

/// A game listed as irregular.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct IrregularGame<'e> {
    /// The round.
    pub round: Round,
    /// The board.
    pub board: u16,
    /// White in the first game.
    pub white: PlayerView<'e>,
    /// Black in the first game.
    pub black: PlayerView<'e>,
    /// One result per game, with the points of `white` first.
    pub result: &'e [Outcome],
    /// The irregularities, one line each.
    pub what: Vec<Line>,
}

/// Returns the irregular games of an event, in the order of rounds and boards.
pub(super) fn games(event: &Event) -> Vec<IrregularGame<'_>> {
    let of_round = |round| {
        let paired: &PairedRound = round;
        paired.boards.iter().filter_map(move |board| game(event, paired, board))
    };
    event.rounds.iter().flat_map(of_round).collect()
}

fn game<'e>(event: &'e Event, paired: &PairedRound, board: &'e Board) -> Option<IrregularGame<'e>> {
    let what = words(event, paired, board);
    if what.is_empty() {
        return None;
    }
    let view = |id| Some(PlayerView::with_team(event, event.player(id)?));
    Some(IrregularGame {
        round: paired.round,
        board: board.board,
        white: view(&board.white)?,
        black: view(&board.black)?,
        result: &board.result,
        what: what.iter().map(Line::of).collect(),
    })
}

fn words(event: &Event, paired: &PairedRound, board: &Board) -> Vec<Said> {
    let mut words = Vec::new();
    let (note, text) = match &board.note {
        None => ("none", None),
        Some(note) => {
            let written = matches!(note, Note::Written(_)).then(|| note.text().to_owned());
            (note.word(), written)
        }
    };
    let mut note_is_told = false;
    for outcome in &board.result {
        let word = match outcome {
            Outcome::Played(_) => continue,
            Outcome::Forfeit(_) => {
                note_is_told = true;
                said!("irregular-forfeit", "forfeit{ irregular-why }"; note, text = text.clone())
            }
            Outcome::DoubleForfeit => {
                note_is_told = true;
                said!(
                    "irregular-double-forfeit",
                    "double forfeit{ irregular-why }";
                    note, text = text.clone()
                )
            }
            Outcome::Adjourned if board.postponed.is_some() => continue,
            Outcome::Adjourned => said!("irregular-adjourned", "adjourned"),
            Outcome::Adjudicated(_) => said!("irregular-adjudicated", "decided by the arbiter"),
            Outcome::Annulled => said!("irregular-annulled", "struck out"),
            Outcome::Total(_) => {
                said!("irregular-score-only", "only the score of the games together is known")
            }
        };
        if !words.contains(&word) {
            words.push(word);
        }
    }
    if let Some(postponed) = board.postponed.as_ref().filter(|_| !board.is_withdrawal()) {
        let until = postponed.until.map(day);
        words.push(said!(
            "irregular-postponed",
            "postponed{ $until ->
                [none] {\"\"}
               *[other] {\" \"}until { $until }
            }{ $reason ->
                [none] {\"\"}
               *[other] {\" \"}({ $reason })
            }";
            until, reason = postponed.reason.clone()
        ));
    }
    for amended in &board.amended {
        let (was, reason) = (amended.was_result().to_owned(), amended.reason.clone());
        words.push(match amended.seats() {
            None => said!(
                "irregular-corrected",
                "corrected, before: { $was } ({ $reason })";
                was, reason
            ),
            Some((white, black)) => {
                let name = |id| event.name_of(id).unwrap_or_default();
                let was = format!("{} - {}", name(&white), name(&black));
                said!(
                    "irregular-colors",
                    "the colours were exchanged, before: { $was } ({ $reason })";
                    was, reason
                )
            }
        });
    }
    if let Some(reason) = board.manual.clone() {
        words.push(said!("irregular-by-hand", "paired by hand ({ $reason })"; reason));
    }
    let played = board.result.iter().enumerate().filter(|(_, outcome)| outcome.was_played());
    if played.clone().count() > 0 && played.into_iter().any(|(nth, _)| !board.is_rated(nth)) {
        words.push(said!("irregular-unrated", "does not count for ratings"));
    }
    let games = event.scoring.games();
    let is_later = event.rounds.iter().any(|other| other.round > paired.round && other.has_begun());
    if board.is_open(games) && board.postponed.is_none() && is_later {
        words.push(said!("irregular-open", "has no result"));
    }
    if let Some(text) = text.filter(|_| !note_is_told) {
        words.push(said!("irregular-noted", "{ $text }"; text));
    }
    words
}
