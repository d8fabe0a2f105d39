//! The facts of an event that ratings depend on.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::scheme::Scheme;
use super::uncounted::UncountedReason;
use crate::event::{Board, Color, Event, Outcome, PlayerId, Points, Round};

/// The winner of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Verdict {
    /// The player named first.
    #[serde(rename = "1-0")]
    White,
    /// Nobody: the game was drawn.
    #[serde(rename = "½-½")]
    Draw,
    /// The player named second.
    #[serde(rename = "0-1")]
    Black,
    /// Nobody: there was no game, only a penalty.
    #[serde(rename = "void")]
    Void,
}

impl std::fmt::Display for Verdict {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(match self {
            Self::White => "1-0",
            Self::Draw => "½-½",
            Self::Black => "0-1",
            Self::Void => "void",
        })
    }
}

impl Verdict {
    /// Returns half points of White (0) or Black (1); `None` for a void game.
    #[must_use]
    pub const fn halves(self, side: usize) -> Option<u8> {
        match (self, side) {
            (Self::White, 0) | (Self::Black, 1) => Some(2),
            (Self::White, _) | (Self::Black, _) => Some(0),
            (Self::Draw, _) => Some(1),
            (Self::Void, _) => None,
        }
    }

    const fn lost_by(color: Color) -> Self {
        match color {
            Color::White => Self::Black,
            Color::Black => Self::White,
        }
    }
}

/// A game that counts; players are indices into
/// [`Event::players`](crate::event::EventDocument::players).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct CountedGame {
    pub round: Round,
    pub board: u16,
    pub game: u16,
    pub date: Option<NaiveDate>,
    pub white: usize,
    pub black: usize,
    pub score: Verdict,
    pub uncredited: bool,
    pub penalised: Option<Color>,
}

/// The games of an event that count, and the reasons why others do not.
#[derive(Debug, Clone, Default)]
pub(super) struct CountedGames {
    pub games: Vec<CountedGame>,
    /// The number of games that do not count, by reason.
    pub left_out: BTreeMap<UncountedReason, usize>,
}

/// Returns the default key of an event in a list: its name and first day.
pub fn key_of(event: &Event) -> String {
    match event.start {
        Some(start) => format!("{}, {start}", event.name),
        None => event.name.clone(),
    }
}

/// Returns the games of an event that count under a scheme.
///
/// Games that were played or adjudicated count, each game of a micro-match separately; so do games
/// that count for nobody in the standings. Not counted are forfeits, games marked `rated: false`,
/// games struck out, games lost by both players, and games of a micro-match with only a total
/// score.
pub(super) fn facts(event: &Event, scheme: &Scheme) -> CountedGames {
    let index = event.index();
    let mut facts = CountedGames::default();
    for round in &event.rounds {
        let mut boards: Vec<&Board> = round.boards.iter().collect();
        boards.sort_by_key(|board| board.board);
        for board in boards {
            let (Some(&white), Some(&black)) = (index.get(&board.white), index.get(&board.black))
            else {
                continue;
            };
            for (nth, &outcome) in board.result.iter().enumerate() {
                match judge(event, scheme, board, nth, outcome) {
                    Ok((score, uncredited, penalised)) => facts.games.push(CountedGame {
                        round: round.round,
                        board: board.board,
                        game: u16::try_from(nth + 1).unwrap_or(u16::MAX),
                        date: round.date.or(event.start),
                        white,
                        black,
                        score,
                        uncredited,
                        penalised,
                    }),
                    Err(why) => {
                        let games = match outcome {
                            Outcome::Total(_) => event.scoring.games(),
                            _ => 1,
                        };
                        *facts.left_out.entry(why).or_default() += games;
                    }
                }
            }
            if board.result.is_empty() {
                *facts.left_out.entry(UncountedReason::NoResult).or_default() += 1;
            }
        }
    }
    facts
}

type Judged = (Verdict, bool, Option<Color>);

/// Returns the effect of a game on ratings, or the reason why it does not count.
fn judge(
    event: &Event,
    scheme: &Scheme,
    board: &Board,
    nth: usize,
    outcome: Outcome,
) -> Result<Judged, UncountedReason> {
    if !board.is_rated(nth) {
        return Err(UncountedReason::NotRated);
    }
    let ending = board.ending(nth);
    let side = |id: &PlayerId| if board.white == *id { Color::White } else { Color::Black };
    let penalised = ending
        .filter(|ending| ending.penalised && scheme.leaving_penalty.is_some())
        .map(|ending| side(&ending.player));
    let nobody = |why| match penalised {
        Some(_) => Ok((Verdict::Void, false, penalised)),
        None => Err(why),
    };
    let score = match outcome {
        Outcome::Played(score) | Outcome::Adjudicated(score) => score,
        Outcome::Forfeit(_) | Outcome::DoubleForfeit => return nobody(UncountedReason::Forfeited),
        Outcome::Adjourned => return Err(UncountedReason::Adjourned),
        Outcome::Annulled => return nobody(UncountedReason::StruckOut),
        Outcome::Total(_) => return nobody(UncountedReason::ScoreOnly),
    };
    let both_lost = score.first == Points::ZERO && score.second == Points::ZERO;
    // A player who gave the game up has lost it at any length. The opponent is credited with a win
    // only after enough moves, and not if both lost by the result.
    if let (Some(ending), Some(after)) = (ending, &scheme.credit_after) {
        let early = ending.moves.is_some_and(|moves| moves <= after.is);
        return Ok((Verdict::lost_by(side(&ending.player)), early || both_lost, penalised));
    }
    if both_lost {
        return nobody(UncountedReason::LostByBoth);
    }
    let won = (event.scoring.win, event.scoring.loss);
    // In Goes, the points of a draw may be unequal.
    let divided = event.scoring.has_unequal_draws()
        && (score.first, score.second) != won
        && (score.second, score.first) != won;
    let verdict = match score.first.cmp(&score.second) {
        _ if divided => Verdict::Draw,
        std::cmp::Ordering::Greater => Verdict::White,
        std::cmp::Ordering::Equal => Verdict::Draw,
        std::cmp::Ordering::Less => Verdict::Black,
    };
    Ok((verdict, false, penalised))
}
