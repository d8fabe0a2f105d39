//! The clocks of a play-off: times used, and the remainder of a budget.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Ladder, NextGame, Playoff, PlayoffGame};
use crate::event::{Color, Miswritten, PlayerId};

/// A clock time in minutes and seconds: `2:10`, or with hours `1:20:00`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClockTime {
    /// The time in seconds.
    pub seconds: u32,
}

impl fmt::Display for ClockTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (minutes, seconds) = (self.seconds / 60, self.seconds % 60);
        f.pad(&match minutes {
            0..60 => format!("{minutes}:{seconds:02}"),
            _ => format!("{}:{:02}:{seconds:02}", minutes / 60, minutes % 60),
        })
    }
}

impl ClockTime {
    /// Formats seconds as minutes and seconds, with a sign if negative.
    pub fn signed(seconds: i64) -> String {
        let time = Self { seconds: u32::try_from(seconds.unsigned_abs()).unwrap_or(u32::MAX) };
        if seconds < 0 { format!("-{time}") } else { time.to_string() }
    }
}

impl FromStr for ClockTime {
    type Err = Miswritten;

    fn from_str(text: &str) -> Result<Self, Miswritten> {
        let not = || Miswritten::ClockTime { text: text.to_owned() };
        let parts: Vec<&str> = text.trim().split(':').collect();
        let digits = |part: &&str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
        if !(2..=3).contains(&parts.len()) || !parts.iter().all(digits) {
            return Err(not());
        }
        let number = |part: &str| part.parse::<u32>().ok().filter(|&number| number < 1000);
        let numbers: Option<Vec<u32>> = parts.iter().map(|part| number(part)).collect();
        let numbers = numbers.ok_or_else(not)?;
        let is_two = |at: usize| parts[at].len() == 2 && numbers[at] < 60;
        match *numbers.as_slice() {
            [minutes, seconds] if is_two(1) => Ok(Self { seconds: minutes * 60 + seconds }),
            [hours, minutes, seconds] if is_two(1) && is_two(2) => {
                Ok(Self { seconds: (hours * 60 + minutes) * 60 + seconds })
            }
            _ => Err(not()),
        }
    }
}

impl Serialize for ClockTime {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for ClockTime {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for ClockTime {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "ClockTime".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "A time of a clock in minutes and seconds, `2:10`, or with hours, `1:20:00`.",
            "type": "string",
        })
    }
}

/// Seconds left for White and Black after a game; negative if more was used than available.
///
/// `None` if not known.
pub(crate) type TimesLeft = (Option<i64>, Option<i64>);

impl Playoff {
    /// Returns the time left after each game, in order: the time before it, minus the time used,
    /// plus the increment for each of the player's moves. A time carried over is known as long as
    /// all times before it are.
    pub fn times_left(&self, ladder: &Ladder) -> Vec<TimesLeft> {
        let mut budgets: BTreeMap<(&PlayerId, &str), Option<i64>> = BTreeMap::new();
        let mut met: BTreeMap<(&PlayerId, &PlayerId, &str), usize> = BTreeMap::new();
        let mut left = Vec::new();
        for game in &self.games {
            let stage = ladder.stages.iter().find(|stage| stage.stage == game.stage);
            let (one, other) = (&game.white, &game.black);
            let pair = if one < other { (one, other) } else { (other, one) };
            let number = met.entry((pair.0, pair.1, game.stage.as_str())).or_default();
            *number += 1;
            let clock = stage.and_then(|stage| stage.clock_of(*number));
            let mut after = |color, player, used: Option<ClockTime>, moves: Option<u16>| {
                let clock = clock?;
                let full = Some(clock.seconds(color));
                let budget = budgets.entry((player, game.stage.as_str())).or_insert(full);
                let before = if clock.carried { *budget } else { full };
                let gained = match clock.increment {
                    0 => Some(0),
                    increment => moves.map(|moves| i64::from(moves) * i64::from(increment)),
                };
                let used = used.map(|used| i64::from(used.seconds));
                let left = before.zip(used).zip(gained);
                *budget = left.map(|((before, used), gained)| before - used + gained);
                *budget
            };
            let white = after(Color::White, one, game.white_used, game.white_moves);
            let black = after(Color::Black, other, game.black_used, game.black_moves);
            left.push((white, black));
        }
        left
    }

    /// Returns the clock times of two players before their next game, in seconds; `None` if each
    /// game has separate time.
    pub(crate) fn times_before(&self, ladder: &Ladder, next: NextGame) -> Option<TimesLeft> {
        let stage = ladder.stages.get(next.stage)?;
        let clock = stage.clock_of(next.game).filter(|clock| clock.carried)?;
        let left = self.times_left(ladder);
        let before = |player: usize| {
            let id = &self.players[player];
            let mut games = self.games.iter().zip(&left).rev();
            let last = games.find(|(game, _)| game.stage == stage.stage && game.has(id));
            match last {
                Some((game, left)) if game.white == *id => left.0,
                Some((_, left)) => left.1,
                None => Some(clock.seconds(Color::White)),
            }
        };
        Some((before(next.white), before(next.black)))
    }

    /// Returns the first game, from 1, after which the remainder of a shared budget is not known
    /// for a player of the next game.
    pub(crate) fn first_unclocked(&self, ladder: &Ladder, next: NextGame) -> Option<usize> {
        let stage = &ladder.stages.get(next.stage)?.stage;
        let players = [next.white, next.black].map(|at| &self.players[at]);
        let left = self.times_left(ladder);
        let unknown = |(game, left): (&PlayoffGame, &TimesLeft)| {
            let of = |id: &PlayerId, left: Option<i64>| left.is_none() && players.contains(&id);
            game.stage == *stage && (of(&game.white, left.0) || of(&game.black, left.1))
        };
        self.games.iter().zip(&left).position(unknown).map(|at| at + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Outcome, Round};

    #[test]
    fn a_time_has_minutes_and_seconds() {
        for (text, seconds) in [("2:10", 130), ("0:05", 5), ("1:20:00", 4800), ("90:00", 5400)] {
            assert_eq!(text.parse(), Ok(ClockTime { seconds }), "{text}");
        }
        assert_eq!(ClockTime { seconds: 5400 }.to_string(), "1:30:00");
        for text in ["", "2", "2:1", "2:60", "-1:00", "1:2:03", "1:60:00", "a:10", "9999:00"] {
            assert!(text.parse::<ClockTime>().is_err(), "{text}");
        }
    }

    /// Returns the time left of A and B by Lehmann-Georgiev with 5 minutes and 2 seconds per move.
    fn worked(ladder: &str) -> Vec<String> {
        let ladder = Ladder::presets().iter().find(|one| one.name == ladder).unwrap();
        let stage = ladder.stages.last().unwrap().stage.clone();
        let game = |white: &str,
                    black: &str,
                    result: &str,
                    white_used: &str,
                    moves: (u16, u16),
                    black_used: &str| {
            let outcome: Outcome = result.parse().unwrap();
            let id = |text: &str| text.parse::<PlayerId>().unwrap();
            PlayoffGame {
                white_used: Some(white_used.parse().unwrap()),
                black_used: Some(black_used.parse().unwrap()),
                white_moves: Some(moves.0),
                black_moves: Some(moves.1),
                ..PlayoffGame::new(stage.clone(), id(white), id(black), outcome)
            }
        };
        let games = vec![
            game("a", "b", "1-1", "2:10", (40, 40), "3:05"),
            game("b", "a", "1-1", "2:50", (44, 45), "2:40"),
            game("a", "b", "2-0", "1:30", (30, 30), "1:40"),
        ];
        let players = ["a", "b"].map(|id| id.parse().unwrap()).to_vec();
        let playoff = Playoff {
            round: Round(1),
            board: None,
            place: Some(1),
            to: None,
            boards: None,
            ladder: ladder.name.clone(),
            players,
            drawn: None,
            games,
        };
        let told = |left: Option<i64>| {
            ClockTime { seconds: u32::try_from(left.unwrap()).unwrap() }.to_string()
        };
        playoff
            .times_left(ladder)
            .iter()
            .map(|&(w, b)| format!("{} {}", told(w), told(b)))
            .collect()
    }

    #[test]
    fn a_budget_is_carried_over_from_game_to_game() {
        // White in order: a, then b, then a again.
        assert_eq!(worked("wcmm2013"), ["4:10 3:15", "1:53 3:00", "2:30 1:13"]);
    }
}
