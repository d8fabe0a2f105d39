//! A game that one player gave up, as recorded for a board.

use std::fmt;
use std::str::FromStr;

#[cfg(feature = "schema")]
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

use crate::event::{Miswritten, PlayerId};

/// The player who gave up a game, and the manner, for rating systems that depend on it.
///
/// Written as one text, so that a board stays on one line: `p2 resigned`, `p2 left after 9 moves`,
/// `p2 left game 2 after 9 moves (penalised)`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ending {
    /// The player who gave up.
    pub player: PlayerId,
    /// The manner.
    pub how: GivenUp,
    /// The game of a micro-match, from 1.
    pub game: u16,
    /// The number of moves made by both players together, if counted.
    pub moves: Option<u16>,
    /// Whether the arbiter decides that the player also loses rating points for leaving.
    pub penalised: bool,
}

/// The manner in which a game was given up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum GivenUp {
    /// The player resigned.
    Resigned,
    /// The player left.
    Left,
}

impl fmt::Display for GivenUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Resigned => "resigned",
            Self::Left => "left",
        })
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.player, self.how)?;
        if self.game > 1 {
            write!(f, " game {}", self.game)?;
        }
        if let Some(moves) = self.moves {
            write!(f, " after {moves} {}", if moves == 1 { "move" } else { "moves" })?;
        }
        f.write_str(if self.penalised { " (penalised)" } else { "" })
    }
}

impl FromStr for Ending {
    type Err = Miswritten;

    fn from_str(text: &str) -> Result<Self, Miswritten> {
        let not = || Miswritten::Ending { text: text.to_owned() };
        let (rest, penalised) = match text.trim().strip_suffix("(penalised)") {
            Some(rest) => (rest, true),
            None => (text, false),
        };
        let words: Vec<&str> = rest.split_whitespace().collect();
        let [player, how, rest @ ..] = words.as_slice() else { return Err(not()) };
        let how = match *how {
            "resigned" => GivenUp::Resigned,
            "left" => GivenUp::Left,
            _ => return Err(not()),
        };
        let (game, rest) = match rest {
            ["game", game, rest @ ..] => (game.parse().map_err(|_| not())?, rest),
            rest => (1, rest),
        };
        let moves = match rest {
            [] => None,
            ["after", moves, "move" | "moves"] => Some(moves.parse().map_err(|_| not())?),
            _ => return Err(not()),
        };
        if game == 0 {
            return Err(Miswritten::GameZero { text: text.to_owned() });
        }
        if penalised && how == GivenUp::Resigned {
            return Err(Miswritten::ResignedPenalised { text: text.to_owned() });
        }
        Ok(Self { player: player.parse()?, how, game, moves, penalised })
    }
}

impl Serialize for Ending {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Ending {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(feature = "schema")]
impl JsonSchema for Ending {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Ending".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "Who gave a game up: `p2 resigned`, `p2 left after 9 moves`, `p2 left game 2 after 9 moves (penalised)`.",
            "type": "string",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_read_is_written_the_same() {
        for text in [
            "p2 resigned",
            "p2 left",
            "p2 left after 1 move",
            "p2 resigned after 31 moves",
            "p2 left game 2 after 9 moves (penalised)",
        ] {
            assert_eq!(text.parse::<Ending>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn nothing_else_is_an_ending() {
        for text in [
            "",
            "p2",
            "p2 slept",
            "2 left",
            "p2 left after moves",
            "p2 left game 0",
            "p2 left 9",
            "p2 resigned (penalised)",
        ] {
            assert!(text.parse::<Ending>().is_err(), "{text}");
        }
    }
}
