//! How a result is typed: `3=2-0`, `p12=win`, `3=w-late`, `3.2=1-1`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::event::{Board, Color, Event, Forfeited, Miswritten, Outcome, Points, Score, Scoring};

use super::{Refusal, Refused, Remedy};

/// One result as it was typed: a board or a player, and what is said of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Entry {
    /// Whose result.
    pub whose: Whose,
    /// The game of a micro-match, from 1; by default the whole pairing.
    pub game: Option<usize>,
    /// What was typed after the sign.
    pub said: String,
}

/// A board, or a game of it, as it was typed: `3`, `3.2`, `p12`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spot {
    /// Whose board.
    pub whose: Whose,
    /// The game of a micro-match, from 1; by default the whole pairing.
    pub game: Option<usize>,
}

/// Why a text names no board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoSpot {
    /// It is empty.
    Empty,
    /// The game is none that could be counted.
    Game,
    /// The number is none of a board.
    Board,
}

impl FromStr for Spot {
    type Err = NoSpot;

    fn from_str(text: &str) -> Result<Self, NoSpot> {
        let text = text.trim();
        if text.is_empty() {
            return Err(NoSpot::Empty);
        }
        let (whose, game) = match text.split_once('.') {
            None => (text, None),
            Some((whose, game)) => {
                let game = game.parse().ok().filter(|&game: &usize| game >= 1);
                (whose, Some(game.ok_or(NoSpot::Game)?))
            }
        };
        let whose = if whose.starts_with(|c: char| c.is_ascii_digit()) {
            Whose::Board(whose.parse().map_err(|_| NoSpot::Board)?)
        } else {
            Whose::Player(whose.to_owned())
        };
        Ok(Self { whose, game })
    }
}

/// Whose result is entered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Whose {
    /// That of a board.
    Board(u16),
    /// That of a player, who is then the one the words speak of.
    Player(String),
}

impl FromStr for Entry {
    type Err = Miswritten;

    fn from_str(text: &str) -> Result<Self, Miswritten> {
        let own = || text.to_owned();
        let (whose, said) =
            text.split_once('=').ok_or_else(|| Miswritten::NoSign { text: own() })?;
        let (whose, said) = (whose.trim(), said.trim());
        if whose.is_empty() || said.is_empty() {
            return Err(Miswritten::HalfResult { text: own() });
        }
        let spot = whose.parse::<Spot>().map_err(|why| match why {
            NoSpot::Empty => Miswritten::HalfResult { text: own() },
            NoSpot::Game => Miswritten::GameZero { text: own() },
            NoSpot::Board => {
                let number = whose.split_once('.').map_or(whose, |(number, _)| number);
                Miswritten::Board { text: number.to_owned() }
            }
        })?;
        Ok(Self { whose: spot.whose, game: spot.game, said: said.to_owned() })
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.whose {
            Whose::Board(board) => write!(f, "{board}")?,
            Whose::Player(player) => f.write_str(player)?,
        }
        if let Some(game) = self.game {
            write!(f, ".{game}")?;
        }
        write!(f, "={}", self.said)
    }
}

impl From<Entry> for String {
    fn from(entry: Entry) -> Self {
        entry.to_string()
    }
}

impl TryFrom<String> for Entry {
    type Error = Miswritten;

    fn try_from(text: String) -> Result<Self, Miswritten> {
        text.parse()
    }
}

/// A result of a board, or of one game of it.
pub(super) struct Meaning {
    /// The game of a micro-match, from 1; by default the whole pairing.
    pub game: Option<usize>,
    /// With the points of the player named first on the board.
    pub outcomes: Vec<Outcome>,
    /// What was said beyond the outcome.
    pub note: Option<Forfeited>,
}

impl Meaning {
    /// As the result of a board.
    ///
    /// # Errors
    ///
    /// One result for a pairing of two games; a score that the event does not have.
    pub(super) fn of(
        event: &Event,
        game: Option<usize>,
        outcomes: Vec<Outcome>,
        note: Option<Forfeited>,
    ) -> Result<Self, Refused> {
        let games = event.scoring.games();
        let whole = matches!(
            outcomes.as_slice(),
            [Outcome::Forfeit(_) | Outcome::DoubleForfeit | Outcome::Annulled]
        );
        if games > 1 && game.is_none() && outcomes.len() < games && !whole {
            let why = Refusal::OneOfTwoGames { games };
            return Err(Refused::new(why).help(Remedy::GiveBothGames));
        }
        for &outcome in &outcomes {
            event.scoring.accepts(outcome).map_err(Refused::new)?;
        }
        Ok(Self { game, outcomes, note })
    }
}

/// What is typed for a result that is to be cleared.
const CLEAR: &str = "clear";

impl Entry {
    /// True if it takes a result away instead of giving one.
    #[must_use]
    pub fn clears(&self) -> bool {
        self.said.eq_ignore_ascii_case(CLEAR)
    }

    /// What it means on this board.
    pub(super) fn meaning(&self, event: &Event, board: &Board) -> Result<Meaning, Refused> {
        let side = match &self.whose {
            Whose::Board(_) => None,
            Whose::Player(id) if board.white.as_str().eq_ignore_ascii_case(id) => {
                Some(Color::White)
            }
            Whose::Player(_) => Some(Color::Black),
        };
        let games = event.scoring.games();
        let mut note = None;
        let mut outcomes = Vec::new();
        for (at, word) in self.said.split(',').enumerate() {
            // In the second game of a micro-match the colours are swapped.
            let second = self.game.unwrap_or(at + 1) == 2;
            let (outcome, said) = one(event, side, second, word.trim())?;
            note = note.or(said);
            outcomes.push(outcome);
        }
        if outcomes.len() > games || (self.game.is_some() && outcomes.len() > 1) {
            let said = self.said.clone();
            return Err(Refused::new(Refusal::TooManyResults { said, games }));
        }
        Meaning::of(event, self.game, outcomes, note)
    }
}

/// One word: a score, or what happened, seen by `side` where a player was named.
fn one(
    event: &Event,
    side: Option<Color>,
    second: bool,
    word: &str,
) -> Result<(Outcome, Option<Forfeited>), Refused> {
    let scoring = &event.scoring;
    let (win, draw) =
        (Score::new(scoring.win, scoring.loss), Score::new(scoring.draw, scoring.draw));
    let seen = |outcome: Outcome| match side {
        Some(Color::Black) => outcome.reversed(),
        _ => outcome,
    };
    let lower = word.to_ascii_lowercase().replace(['_', ':'], "-");
    if let Some(side) = side {
        let done = match lower.as_str() {
            "win" | "won" => Some((seen(Outcome::Played(win)), None)),
            "loss" | "lost" => Some((seen(Outcome::Played(win.reversed())), None)),
            "forfeit" | "absent" => {
                Some((scoring.forfeit(Some(side)), Some(Forfeited::LoserAbsent)))
            }
            "late" => Some((scoring.forfeit(Some(side)), Some(Forfeited::LoserLate))),
            _ => None,
        };
        if let Some(done) = done {
            return Ok(done);
        }
    }
    let first_named = |outcome: Outcome| if second { outcome.reversed() } else { outcome };
    let loser = |color| first_named(scoring.forfeit(Some(color)));
    Ok(match lower.as_str() {
        "draw" | "drawn" | "1/2" | "½" => (Outcome::Played(draw), None),
        "white" | "w-wins" | "w" => (first_named(Outcome::Played(win)), None),
        "black" | "b-wins" | "b" => (first_named(Outcome::Played(win.reversed())), None),
        "w-late" => (loser(Color::White), Some(Forfeited::WhiteLate)),
        "b-late" => (loser(Color::Black), Some(Forfeited::BlackLate)),
        "w-forfeit" | "w-absent" => (loser(Color::White), Some(Forfeited::WhiteAbsent)),
        "b-forfeit" | "b-absent" => (loser(Color::Black), Some(Forfeited::BlackAbsent)),
        "both-forfeit" | "both-absent" | "double-forfeit" => (scoring.forfeit(None), None),
        "both-late" => (scoring.forfeit(None), Some(Forfeited::BothLate)),
        _ => (seen(written(scoring, word)?), None),
    })
}

/// An outcome as files have it, a score also with `:` between the numbers, the words
/// that follow a score also after `:` or `-`.
fn written(scoring: &Scoring, word: &str) -> Result<Outcome, Refused> {
    let number =
        |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_digit() || c == '.');
    let dashed = match word.split_once(':') {
        Some((first, rest)) if number(first) && rest.starts_with(|c: char| c.is_ascii_digit()) => {
            format!("{first}-{rest}")
        }
        _ => word.to_owned(),
    };
    let spaced = dashed.replace(':', " ").replace("-adj", " adj").replace("-forf", " forf");
    let outcome: Outcome = spaced.parse().map_err(|_: Miswritten| {
        let (word, possible) = (word.to_owned(), scoring.possible());
        Refused::new(Refusal::NoResultOfEvent { word, possible }).help(Remedy::ResultWords)
    })?;
    debug_assert!(outcome.score().is_none_or(|score| score.first >= Points::ZERO));
    Ok(by_half_points(scoring, outcome).unwrap_or(outcome))
}

/// `1-0`, `0-1` and `1/2-1/2`, as most records write a win, a loss and a draw, in an event
/// that knows no more than these three and counts them otherwise; `None` for all else.
fn by_half_points(scoring: &Scoring, outcome: Outcome) -> Option<Outcome> {
    let Outcome::Played(score) = outcome else {
        return None;
    };
    if !scoring.knows_three_results() || scoring.accepts(outcome).is_ok() {
        return None;
    }
    let win = Score::new(scoring.win, scoring.loss);
    let one = Score::new(Points::whole(1), Points::ZERO);
    let half = Points::hundredths(50);
    Some(Outcome::Played(match score {
        score if score == one => win,
        score if score == one.reversed() => win.reversed(),
        score if score == Score::new(half, half) => Score::new(scoring.draw, scoring.draw),
        _ => return None,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Scores, ScoringMode};

    /// A ruling writes the result as the records of its game do.
    #[test]
    fn a_result_of_half_points_is_taken_where_it_can_mean_one_thing_only() {
        let standard = Scoring::default();
        for (typed, meant) in
            [("1-0", "2-0"), ("0-1", "0-2"), ("1/2-1/2", "1-1"), ("1-1", "1-1"), ("3-0", "3-0")]
        {
            assert_eq!(written(&standard, typed).unwrap().to_string(), meant, "{typed}");
        }
        let delft = Scoring::of(ScoringMode::Delft);
        assert_eq!(written(&delft, "1-0").unwrap().to_string(), "1-0");
    }

    #[test]
    fn a_score_may_have_a_colon() {
        let standard = Scoring::default();
        for (typed, meant) in [
            ("2:0", "2-0"),
            ("1:1:adjudicated", "1-1 adjudicated"),
            ("2:0-forfeit", "2-0 forfeit"),
            ("2-0:forfeit", "2-0 forfeit"),
        ] {
            assert_eq!(written(&standard, typed).unwrap().to_string(), meant, "{typed}");
        }
    }

    #[test]
    fn what_is_no_result_is_answered_with_those_of_the_event() {
        let delft = Scoring::of(ScoringMode::Delft);
        let refused = written(&delft, "8;2").unwrap_err();
        let Refusal::NoResultOfEvent { word, possible } = *refused.why else { panic!("{refused}") };
        assert_eq!(word, "8;2");
        let Scores::OrReversed { scores } = possible else { panic!("{possible:?}") };
        assert_eq!(scores[..2], ["12-0".parse().unwrap(), "9-1".parse().unwrap()]);
    }
}
