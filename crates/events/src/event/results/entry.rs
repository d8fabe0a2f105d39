//! Syntax of results: `3=2-0`, `p12=win`, `3=w-late`, `3.2=1-1`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::event::acts::{Refusal, Refused, Remedy, find_player};
use crate::event::results::result_word::{ResultWord, result_word};
use crate::event::typed::is_postponed;
use crate::event::{Board, Color, Event, Forfeited, Miswritten, Outcome, Score};

/// One result as typed: a board or a player, and the result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Entry {
    /// The board or player whose result it is.
    pub whose: Whose,
    /// The game of a micro-match, from 1; by default the whole pairing.
    pub game: Option<usize>,
    /// The text after the equals sign.
    pub said: String,
}

/// A board, or one of its games, as typed: `3`, `3.2`, `p12`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spot {
    /// The board or player.
    pub whose: Whose,
    /// The game of a micro-match, from 1; by default the whole pairing.
    pub game: Option<usize>,
}

/// The reason a text does not name a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoSpot {
    /// The text is empty.
    Empty,
    /// The game number is invalid.
    Game,
    /// The board number is invalid.
    Board,
}

impl FromStr for Spot {
    type Err = NoSpot;

    fn from_str(text: &str) -> Result<Self, NoSpot> {
        let text = text.trim();
        if text.is_empty() {
            return Err(NoSpot::Empty);
        }
        let is_digit = |c: char| c.is_ascii_digit();
        let is_board = text.starts_with(is_digit);
        let (whose, game) = match text.rsplit_once('.') {
            // The point may be one of a name: `J. Jansen`.
            Some((_, game)) if !is_board && (game.is_empty() || !game.chars().all(is_digit)) => {
                (text, None)
            }
            None => (text, None),
            Some((whose, game)) => {
                let game = game.parse().ok().filter(|&game: &usize| game >= 1);
                (whose, Some(game.ok_or(NoSpot::Game)?))
            }
        };
        if let Some((number, seat)) = whose.split_once('.').filter(|_| is_board) {
            let number = number.parse().map_err(|_| NoSpot::Board)?;
            let seat = seat.parse().map_err(|_| NoSpot::Board)?;
            return Ok(Self { whose: Whose::Seat { number, seat }, game });
        }
        let number = |digits: &str| digits.parse().map_err(|_| NoSpot::Board);
        let whose = match whose.strip_suffix(['w', 'W']) {
            _ if !is_board => Whose::Player(whose.to_owned()),
            Some(board) => Whose::White(number(board)?),
            None => Whose::Board(number(whose)?),
        };
        Ok(Self { whose, game })
    }
}

/// The board or player whose result is entered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Whose {
    /// A board; in team events, from the point of view of the team named first.
    Board(u16),
    /// A board from White's point of view, even in team events: `4w`.
    White(u16),
    /// A board of a team match, from the point of view of the team named first.
    Seat {
        /// The match.
        number: u16,
        /// The board of the match, from 1.
        seat: u16,
    },
    /// A player, from whose point of view the result is.
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
            Whose::White(board) => write!(f, "{board}w")?,
            Whose::Seat { number, seat } => write!(f, "{number}.{seat}")?,
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

impl Spot {
    /// Interprets this in an event: in team events, `3.2` is board 2 of match 3, and `3.2.1` its
    /// first game.
    #[must_use]
    pub fn settled(self, event: &Event) -> Self {
        match (&self.whose, self.game.map(u16::try_from)) {
            (&Whose::Board(number), Some(Ok(seat))) if event.is_of_teams() => {
                Self { whose: Whose::Seat { number, seat }, game: None }
            }
            _ => self,
        }
    }
}

impl Entry {
    /// Interprets this in an event, as [`Spot::settled`] does.
    pub fn settled(&self, event: &Event) -> Self {
        let spot = Spot { whose: self.whose.clone(), game: self.game }.settled(event);
        Self { whose: spot.whose, game: spot.game, said: self.said.clone() }
    }
}

/// A result of a board, or of one game of it.
pub(crate) struct Meaning {
    /// The game of a micro-match, from 1; by default the whole pairing.
    pub game: Option<usize>,
    /// The outcomes, with White's points first.
    pub outcomes: Vec<Outcome>,
    /// The reason of a forfeit.
    pub note: Option<Forfeited>,
}

impl Meaning {
    /// Checks the result of a board.
    ///
    /// # Errors
    ///
    /// Fails if there is one result for a pairing of several games, or if the event does not have
    /// the score.
    pub(crate) fn of(
        event: &Event,
        game: Option<usize>,
        mut outcomes: Vec<Outcome>,
        note: Option<Forfeited>,
    ) -> Result<Self, Refused> {
        let (games, scoring) = (event.scoring.games(), &event.scoring);
        if let ([one], None) = (outcomes.as_mut_slice(), game)
            && let Outcome::Played(score) = *one
            && scoring.accepts(*one).is_err()
            && scoring.accepts(Outcome::Total(score)).is_ok()
        {
            *one = Outcome::Total(score);
        }
        let whole = matches!(outcomes.as_slice(), [all] if all.is_of_all_games());
        if games > 1 && game.is_none() && outcomes.len() < games && !whole {
            let why = Refusal::OneOfTwoGames { games };
            return Err(Refused::new(why).help(Remedy::GiveBothGames));
        }
        for &outcome in &outcomes {
            let of_game = match outcome {
                Outcome::Total(score) if game.is_some() || outcomes.len() > 1 => {
                    Outcome::Played(score)
                }
                outcome => outcome,
            };
            let no_score = |why| Refused::new(Refusal::NoSuchScore { why });
            scoring.accepts(of_game).map_err(no_score)?;
        }
        Ok(Self { game, outcomes, note })
    }
}

/// The word that clears a result.
const CLEAR: &str = "clear";

impl Entry {
    /// Returns whether this clears a result.
    pub fn clears(&self) -> bool {
        self.said.eq_ignore_ascii_case(CLEAR)
    }

    /// Returns whether this is the total score of all games of a micro-match, not the result of
    /// one.
    pub fn is_total(&self, event: &Event, board: &Board) -> bool {
        let meaning = Self { game: None, ..self.clone() }.meaning(event, board);
        meaning.is_ok_and(|meaning| matches!(meaning.outcomes[..], [Outcome::Total(_)]))
    }

    /// Returns the meaning of this on a board.
    ///
    /// On a board of a team match named by number, the points of the team named first come first,
    /// as in a match report (`3.2=2-0`, `7=2-0`); on any other board, White's.
    pub(crate) fn meaning(&self, event: &Event, board: &Board) -> Result<Meaning, Refused> {
        let side = match &self.whose {
            Whose::Board(_) | Whose::White(_) | Whose::Seat { .. } => None,
            // The player may be named by the whole name.
            Whose::Player(word) => match event.players[find_player(event, word)?].id {
                ref id if *id == board.white => Some(Color::White),
                _ => Some(Color::Black),
            },
        };
        let games = event.scoring.games();
        let home = match &self.whose {
            Whose::Board(_) | Whose::Seat { .. } => event.home_color(board),
            Whose::White(_) | Whose::Player(_) => None,
        };
        let mut note = None;
        let mut outcomes = Vec::new();
        // With one game, a comma between digits is a decimal comma: `0,5-0,5`.
        let decimal = || with_points(&self.said);
        let said = if games == 1 { decimal() } else { self.said.clone() };
        for (at, word) in words(&said).into_iter().enumerate() {
            let game = self.game.unwrap_or(at + 1);
            let side = side.or(home.filter(|_| is_in_points(&word)));
            let ResultWord { outcome, why } = result_word(&event.scoring, side, game, &word)
                .map_err(|refused| match is_postponed(&word.to_lowercase()) {
                    true => refused.help(Remedy::PostponeBoard { board: board.board }),
                    false => refused,
                })?;
            note = note.or(why);
            outcomes.push(outcome);
        }
        if outcomes.len() > games || (self.game.is_some() && outcomes.len() > 1) {
            let said = self.said.clone();
            return Err(Refused::new(Refusal::TooManyResults { said, games }));
        }
        let score = outcomes.first().copied();
        let of_match = match (&self.whose, score) {
            (Whose::Board(number), Some(Outcome::Played(score))) => {
                score_of_match(event, Some(*number), score)
            }
            (Whose::White(_), Some(Outcome::Played(score))) => score_of_match(event, None, score),
            _ => None,
        };
        Meaning::of(event, self.game, outcomes, note).map_err(|refused| match of_match {
            Some(remedy) => refused.help(remedy),
            None => refused,
        })
    }
}

/// Returns the advice to enter the score of a match, in an event of teams whose boards do not give
/// such a score.
fn score_of_match(event: &Event, number: Option<u16>, score: Score) -> Option<Remedy> {
    let is_of_board = event.scoring.accepts(Outcome::Played(score)).is_ok();
    (event.is_of_teams() && !is_of_board).then_some(Remedy::ScoreOfMatch { number, score })
}

/// Returns whether a result is in points or signs, which depend on the side named first.
///
/// Words such as `w` say by themselves who has won.
fn is_in_points(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_digit() || "+-½".contains(c))
}

/// Replaces each comma between two digits by a point.
fn with_points(said: &str) -> String {
    let letters: Vec<char> = said.chars().collect();
    let is_digit = |at: usize| letters.get(at).is_some_and(char::is_ascii_digit);
    let point = |(at, &letter): (usize, &char)| match letter {
        ',' if at > 0 && is_digit(at - 1) && is_digit(at + 1) => '.',
        other => other,
    };
    letters.iter().enumerate().map(point).collect()
}

/// The text in brackets in tables for a micro-match with a known total score only.
const NOT_KNOWN: &str = "?";

/// Splits a text into the results of single games: `2-0,1-1`, or as tables write them, `3-1 (2-0
/// 1-1 F)`, `3-1 (?)`.
fn words(said: &str) -> Vec<String> {
    let in_brackets = said.split_once('(').and_then(|(_, rest)| rest.split_once(')'));
    let Some((inner, _)) = in_brackets else {
        return said.split(',').map(|word| word.trim().to_owned()).collect();
    };
    if inner.trim() == NOT_KNOWN {
        let score = said.split('(').next().unwrap_or_default().trim();
        return vec![format!("{score}:total")];
    }
    let mut words: Vec<String> = Vec::new();
    for word in inner.split_whitespace() {
        match words.last_mut() {
            Some(last) if word.chars().all(char::is_alphabetic) && word.len() == 1 => {
                last.push_str(word);
            }
            _ => words.push(word.to_owned()),
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_games_of_a_micro_match_are_read_as_they_are_typed_and_as_tables_have_them() {
        for (said, each) in [
            ("2-0,1-1", vec!["2-0", "1-1"]),
            ("3-1 (2-0 1-1)", vec!["2-0", "1-1"]),
            ("4-0 (2-0 F 2-0 F)", vec!["2-0F", "2-0F"]),
            ("2 - 0", vec!["2 - 0"]),
            ("3-1 (?)", vec!["3-1:total"]),
        ] {
            assert_eq!(words(said), each, "{said}");
        }
    }
}
