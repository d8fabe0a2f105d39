//! How a result is typed: `3=2-0`, `p12=win`, `3=w-late`, `3.2=1-1`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::event::{Board, Color, Event, Forfeited, Miswritten, Outcome};

use super::result_word::{ResultWord, result_word};
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
        let (whose, game) = match text.rsplit_once('.') {
            None => (text, None),
            Some((whose, game)) => {
                let game = game.parse().ok().filter(|&game: &usize| game >= 1);
                (whose, Some(game.ok_or(NoSpot::Game)?))
            }
        };
        if let Some((number, seat)) = whose.split_once('.') {
            let number = number.parse().map_err(|_| NoSpot::Board)?;
            let seat = seat.parse().map_err(|_| NoSpot::Board)?;
            return Ok(Self { whose: Whose::Seat { number, seat }, game });
        }
        let number = |digits: &str| digits.parse().map_err(|_| NoSpot::Board);
        let whose = match whose.strip_suffix(['w', 'W']) {
            _ if !whose.starts_with(|c: char| c.is_ascii_digit()) => {
                Whose::Player(whose.to_owned())
            }
            Some(board) => Whose::White(number(board)?),
            None => Whose::Board(number(whose)?),
        };
        Ok(Self { whose, game })
    }
}

/// Whose result is entered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Whose {
    /// That of a board; where teams meet, seen by the team that is named first.
    Board(u16),
    /// That of a board, seen by White, also where teams meet: `4w`.
    White(u16),
    /// That of a board of a match of teams, seen by the team that is named first.
    Seat {
        /// The match.
        number: u16,
        /// Its board, from 1.
        seat: u16,
    },
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
    /// The same as it is meant in an event: where teams meet, `3.2` is board 2 of match 3, and
    /// `3.2.1` its first game.
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
    /// The same as it is meant in an event, as [`Spot::settled`].
    pub fn settled(&self, event: &Event) -> Self {
        let spot = Spot { whose: self.whose.clone(), game: self.game }.settled(event);
        Self { whose: spot.whose, game: spot.game, said: self.said.clone() }
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

/// What is typed for a result that is to be cleared.
const CLEAR: &str = "clear";

impl Entry {
    /// True if it takes a result away instead of giving one.
    pub fn clears(&self) -> bool {
        self.said.eq_ignore_ascii_case(CLEAR)
    }

    /// True if it is the score of all games of a micro-match together, and not the result of one.
    pub fn is_total(&self, event: &Event, board: &Board) -> bool {
        let meaning = Self { game: None, ..self.clone() }.meaning(event, board);
        meaning.is_ok_and(|meaning| matches!(meaning.outcomes[..], [Outcome::Total(_)]))
    }

    /// What it means on this board. Of a board of a match of teams the points of the team named
    /// first come first, as in a match report, whichever number names it (`3.2=2-0`, `7=2-0`); of
    /// any other board, White's.
    pub(super) fn meaning(&self, event: &Event, board: &Board) -> Result<Meaning, Refused> {
        let side = match &self.whose {
            Whose::Board(_) | Whose::White(_) | Whose::Seat { .. } => None,
            Whose::Player(id) if board.white.as_str().eq_ignore_ascii_case(id) => {
                Some(Color::White)
            }
            Whose::Player(_) => Some(Color::Black),
        };
        let games = event.scoring.games();
        let home = match &self.whose {
            Whose::Board(_) | Whose::Seat { .. } => event.home_color(board),
            Whose::White(_) | Whose::Player(_) => None,
        };
        let mut note = None;
        let mut outcomes = Vec::new();
        // In one game a comma between digits is that of a decimal number: `0,5-0,5`.
        let decimal = || with_points(&self.said);
        let said = if games == 1 { decimal() } else { self.said.clone() };
        for (at, word) in words(&said).into_iter().enumerate() {
            let game = self.game.unwrap_or(at + 1);
            let side = side.or(home.filter(|_| is_in_points(&word)));
            let ResultWord { outcome, why } = result_word(&event.scoring, side, game, &word)?;
            note = note.or(why);
            outcomes.push(outcome);
        }
        if outcomes.len() > games || (self.game.is_some() && outcomes.len() > 1) {
            let said = self.said.clone();
            return Err(Refused::new(Refusal::TooManyResults { said, games }));
        }
        Meaning::of(event, self.game, outcomes, note)
    }
}

/// True for a result in points or signs, of which those of one side stand first; words such as `w`
/// say by themselves who has won.
fn is_in_points(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_digit() || "+-½".contains(c))
}

/// A text with a point for each comma that stands between two digits.
fn with_points(said: &str) -> String {
    let letters: Vec<char> = said.chars().collect();
    let is_digit = |at: usize| letters.get(at).is_some_and(char::is_ascii_digit);
    let point = |(at, &letter): (usize, &char)| match letter {
        ',' if at > 0 && is_digit(at - 1) && is_digit(at + 1) => '.',
        other => other,
    };
    letters.iter().enumerate().map(point).collect()
}

/// What tables have in brackets for the games of a micro-match of which only the score is known.
const NOT_KNOWN: &str = "?";

/// The results of the games one by one: `2-0,1-1`, or as a table has them, `3-1 (2-0 1-1 F)`,
/// `3-1 (?)`.
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
