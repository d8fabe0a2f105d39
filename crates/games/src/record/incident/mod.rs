//! Incidents: facts that a list of moves cannot show.
//!
//! They are written in comments as commands, `{[%touched w 32]}`, or reported separately, `23w
//! touched w 32`. Read: the name of an [`IncidentKind`], then the side (`w`, `b`, `white`, `black`)
//! if a player caused it, then squares separated by blanks or commas. Written: the name, the side
//! as one letter, the squares as they were written, separated by single blanks. Commands with other
//! names belong to other programs and are ignored.

mod claim;
mod fault;
mod kind;
mod said;
mod when;

use smallvec::SmallVec;

use crate::board::Color;
use crate::diag::Span;
use crate::pdn::{Command, WrittenSquare};

pub use claim::ClaimWords;
pub use fault::{HowToWrite, IncidentError, TellError};
pub use kind::{Arguments, IncidentKind};
pub use said::IncidentSaid;
pub use when::{IncidentAt, When};

/// The most squares in one incident.
const MAX_SQUARES: usize = 50;

/// An incident.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Incident {
    /// The kind.
    pub kind: IncidentKind,
    /// The side that caused it; `None` only if no player did.
    pub side: Option<Color>,
    /// The squares that it names, as written.
    pub squares: SmallVec<[WrittenSquare; 2]>,
    /// The words of a claim or a demand, in lower case.
    pub words: Vec<String>,
}

/// The word of a demand that only holds the opponent to a half-move; it is not used in records.
const HOLDS: &str = "holds";

impl Incident {
    /// Creates an incident of a side, without arguments.
    pub(super) fn by(kind: IncidentKind, side: Color) -> Self {
        Self { kind, side: Some(side), squares: SmallVec::new(), words: Vec::new() }
    }

    /// Creates a demand that holds the opponent to a half-move that was taken back, and leaves its
    /// faults open.
    pub(super) fn holds(side: Color) -> Self {
        Self { words: vec![HOLDS.to_owned()], ..Self::by(IncidentKind::Rectify, side) }
    }

    /// Returns whether it is a demand that only holds the opponent to a half-move.
    pub(super) fn only_holds(&self) -> bool {
        self.kind == IncidentKind::Rectify && self.words.iter().any(|word| word == HOLDS)
    }

    /// Returns the side that made the preceding half-move, if the incident shows it: the side that
    /// takes the half-move back, or the opponent of the side that calls it wrong.
    pub(super) fn names_mover(&self) -> Option<Color> {
        let role = self.kind.role();
        match (role.accuses(), self.kind == IncidentKind::Takeback) {
            (true, _) => self.side.map(Color::opponent),
            (_, true) => self.side,
            _ => None,
        }
    }

    /// Parses a command; `None` if it is not an incident.
    pub fn of_command(command: &Command<'_>) -> Option<Result<Self, IncidentError>> {
        let kind = IncidentKind::of_name(command.name)?;
        Some(Self::of_words(kind, command.words()))
    }

    /// Parses the words after the name.
    pub(super) fn of_words<'w>(
        kind: IncidentKind,
        words: impl Iterator<Item = &'w [u8]>,
    ) -> Result<Self, IncidentError> {
        let name = kind.name();
        let text = |word: &[u8]| String::from_utf8_lossy(word).into_owned();
        let mut words = words.peekable();
        let side = match kind.names_side() {
            true => Some(
                words
                    .next()
                    .and_then(side_of)
                    .ok_or(IncidentError::NoSide { name, write: kind.into() })?,
            ),
            false => None,
        };
        match kind.arguments() {
            Arguments::None => {
                return match words.next() {
                    None => Ok(Self { kind, side, squares: SmallVec::new(), words: Vec::new() }),
                    Some(word) => Err(kind.takes_no(text(word))),
                };
            }
            Arguments::Claim | Arguments::Words => {
                let words: Vec<String> =
                    words.take(MAX_SQUARES).map(|word| text(word).to_lowercase()).collect();
                if kind.arguments() == Arguments::Claim {
                    claim::check(kind, &words)?;
                }
                return Ok(Self { kind, side, squares: SmallVec::new(), words });
            }
            Arguments::AnySquares | Arguments::Squares => {}
        }
        let mut squares = SmallVec::new();
        for word in words {
            let square = WrittenSquare::parse(word);
            squares.push(square.ok_or_else(|| {
                let (word, write) = (text(word), kind.into());
                IncidentError::NotASquare { word, write }
            })?);
            if squares.len() > MAX_SQUARES {
                return Err(kind.takes_no(text(word)));
            }
        }
        if squares.is_empty() && kind.arguments() == Arguments::Squares {
            return Err(IncidentError::NoSquare { name, write: kind.into() });
        }
        Ok(Self { kind, side, squares, words: Vec::new() })
    }
}

/// Parses a side from its letter or name.
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
    /// Writes `touched w 32`, as in a command.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.kind.name())?;
        if let Some(side) = self.side {
            write!(f, " {}", side.letter().to_ascii_lowercase())?;
        }
        self.squares.iter().try_for_each(|square| write!(f, " {}", square.name))?;
        self.words.iter().try_for_each(|word| write!(f, " {word}"))
    }
}

/// An incident with its place in a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlacedIncident {
    /// The number of half-moves before it.
    pub after: usize,
    /// The incident, or the fault of its command.
    pub incident: Result<Incident, IncidentError>,
    /// Its bytes in the game's text.
    pub span: Span,
}
