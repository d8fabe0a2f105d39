//! Incidents: what a list of moves alone cannot tell.
//!
//! They stand in comments as commands, `{[%touched w 32]}`, or are given beside
//! the record, `23w touched w 32`. Read: a name of [`IncidentKind`], then the side
//! (`w`, `b`, `white`, `black`) wherever a player did it, then squares, blanks or
//! commas between them. Written: the name, the side as one letter, the squares as
//! they were written, one blank between them. A command of another name belongs to
//! somebody else and is passed over.

mod claim;
mod kind;
mod when;

use smallvec::SmallVec;

use crate::board::Color;
use crate::diag::Span;
use crate::pdn::{Command, WrittenSquare};

pub use claim::ClaimWords;
pub use kind::{Arguments, IncidentKind};
pub use when::{TellError, Told, When};

/// Most squares that one incident names.
const MAX_SQUARES: usize = 50;

/// An incident.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Incident {
    /// What happened.
    pub kind: IncidentKind,
    /// Who did it; `None` only where nobody did.
    pub side: Option<Color>,
    /// The squares it names, as written.
    pub squares: SmallVec<[WrittenSquare; 2]>,
    /// The words of a claim or a demand, in small letters.
    pub words: Vec<String>,
}

/// Why a command that has the name of an incident is none.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum IncidentError {
    /// The side is not named.
    #[error("`{0}` names no side")]
    NoSide(&'static str),
    /// A square is missing.
    #[error("`{0}` names no square")]
    NoSquare(&'static str),
    /// A word that is no square.
    #[error("`{1}` is not a square")]
    NotASquare(&'static str, String),
    /// A claim that rests on nothing known.
    #[error("`{1}` is no draw that can be claimed")]
    NoClaim(&'static str, String),
    /// A word of a claim that names no move.
    #[error("`{1}` names no move")]
    NotAMove(&'static str, String),
    /// A word too many.
    #[error("`{0}` takes no `{1}`")]
    TooMuch(&'static str, String),
}

impl IncidentError {
    /// What to write instead.
    #[must_use]
    pub fn help(&self) -> String {
        let name = match self {
            Self::NoSide(name)
            | Self::NoSquare(name)
            | Self::NotASquare(name, _)
            | Self::NoClaim(name, _)
            | Self::NotAMove(name, _)
            | Self::TooMuch(name, _) => name,
        };
        let kind = IncidentKind::of_name(name.as_bytes());
        let squares = match kind.map(IncidentKind::arguments) {
            Some(Arguments::Squares) => " 32",
            Some(Arguments::Claim) => " repetition 41w 45w 49w",
            _ => "",
        };
        match kind.is_some_and(IncidentKind::names_side) {
            true => format!("write `{name} w{squares}` for White, `{name} b{squares}` for Black"),
            false => format!("write `{name}` alone"),
        }
    }
}

impl Incident {
    /// Reads a command; `None` for one that is no incident.
    #[must_use]
    pub fn of_command(command: &Command<'_>) -> Option<Result<Self, IncidentError>> {
        let kind = IncidentKind::of_name(command.name)?;
        Some(Self::of_words(kind, command.words()))
    }

    /// Reads what follows the name.
    pub(super) fn of_words<'w>(
        kind: IncidentKind,
        words: impl Iterator<Item = &'w [u8]>,
    ) -> Result<Self, IncidentError> {
        let name = kind.name();
        let text = |word: &[u8]| String::from_utf8_lossy(word).into_owned();
        let mut words = words.peekable();
        let side = match kind.names_side() {
            true => Some(words.next().and_then(side_of).ok_or(IncidentError::NoSide(name))?),
            false => None,
        };
        match kind.arguments() {
            Arguments::None => {
                return match words.next() {
                    None => Ok(Self { kind, side, squares: SmallVec::new(), words: Vec::new() }),
                    Some(word) => Err(IncidentError::TooMuch(name, text(word))),
                };
            }
            Arguments::Claim | Arguments::Words => {
                let words: Vec<String> =
                    words.take(MAX_SQUARES).map(|word| text(word).to_lowercase()).collect();
                if kind.arguments() == Arguments::Claim {
                    claim::check(name, &words)?;
                }
                return Ok(Self { kind, side, squares: SmallVec::new(), words });
            }
            Arguments::AnySquares | Arguments::Squares => {}
        }
        let mut squares = SmallVec::new();
        for word in words {
            let square = WrittenSquare::parse(word);
            squares.push(square.ok_or_else(|| IncidentError::NotASquare(name, text(word)))?);
            if squares.len() > MAX_SQUARES {
                return Err(IncidentError::TooMuch(name, text(word)));
            }
        }
        if squares.is_empty() && kind.arguments() == Arguments::Squares {
            return Err(IncidentError::NoSquare(name));
        }
        Ok(Self { kind, side, squares, words: Vec::new() })
    }
}

/// A side by its letter or its name.
fn side_of(word: &[u8]) -> Option<Color> {
    let is = |name: &[u8]| word.eq_ignore_ascii_case(name);
    if is(b"w") || is(b"white") {
        Some(Color::White)
    } else if is(b"b") || is(b"black") {
        Some(Color::Black)
    } else {
        None
    }
}

impl std::fmt::Display for Incident {
    /// `touched w 32`, as it stands in a command.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.kind.name())?;
        if let Some(side) = self.side {
            write!(f, " {}", side.letter().to_ascii_lowercase())?;
        }
        self.squares.iter().try_for_each(|square| write!(f, " {}", square.name))?;
        self.words.iter().try_for_each(|word| write!(f, " {word}"))
    }
}

/// An incident where it stands in a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placed {
    /// Half-moves that stand before it: it happened after that many and before the next.
    pub after: usize,
    /// The incident, or what is wrong with it.
    pub incident: Result<Incident, IncidentError>,
    /// Its bytes in the game's text.
    pub span: Span,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pdn::commands;

    fn read(text: &str) -> String {
        let command = commands(text.as_bytes()).next().expect("a command");
        match Incident::of_command(&command) {
            None => "-".into(),
            Some(Ok(incident)) => incident.to_string(),
            Some(Err(error)) => format!("{error}; {}", error.help()),
        }
    }

    #[test]
    fn incidents_are_read_in_any_dress_and_written_in_one() {
        for (text, expected) in [
            ("[%touched w 32]", "touched w 32"),
            ("[%TOUCHED White 32, 31]", "touched w 32 31"),
            ("[%touched b c3 A5]", "touched b c3 a5"),
            ("[%board-turned]", "board-turned"),
            ("[%left-on b 07]", "left-on b 7"),
            ("[%adjust w]", "adjust w"),
            ("[%clk 0:10:00]", "-"),
        ] {
            assert_eq!(read(text), expected, "{text}");
        }
    }

    #[test]
    fn what_is_missing_is_said_with_an_example() {
        for (text, expected) in [
            (
                "[%touched 32]",
                "`touched` names no side; write `touched w 32` for White, `touched b 32` for Black",
            ),
            (
                "[%touched w]",
                "`touched` names no square; write `touched w 32` for White, `touched b 32` for Black",
            ),
            ("[%flag]", "`flag` names no side; write `flag w` for White, `flag b` for Black"),
            ("[%flag w 32]", "`flag` takes no `32`; write `flag w` for White, `flag b` for Black"),
            ("[%board-turned w]", "`board-turned` takes no `w`; write `board-turned` alone"),
            (
                "[%lifted b all]",
                "`all` is not a square; write `lifted w 32` for White, `lifted b 32` for Black",
            ),
        ] {
            assert_eq!(read(text), expected, "{text}");
        }
    }

    #[test]
    fn every_kind_is_found_by_its_name() {
        for kind in IncidentKind::ALL {
            assert_eq!(IncidentKind::of_name(kind.name().as_bytes()), Some(*kind));
        }
    }
}
