//! Incidents that are reported separately from a record: `23w touched w 32`.

use super::{Incident, IncidentKind, TellError};
use crate::board::Color;
use crate::said::Fact;

/// The moment of an incident.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum When {
    /// Before the half-move with this printed number and side was made.
    Before(u32, Color),
    /// After that half-move, and before the next.
    After(u32, Color),
    /// Before the half-move with this number in the record, from 1.
    BeforePly(usize),
    /// After that half-move.
    AfterPly(usize),
    /// Before the first half-move.
    Start,
    /// After the last half-move.
    End,
}

impl std::fmt::Display for When {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let letter = |side: Color| side.letter().to_ascii_lowercase();
        match *self {
            Self::Before(number, side) => write!(f, "{number}{}", letter(side)),
            Self::After(number, side) => write!(f, "after {number}{}", letter(side)),
            Self::BeforePly(ply) => write!(f, "ply:{ply}"),
            Self::AfterPly(ply) => write!(f, "after ply:{ply}"),
            Self::Start => f.write_str("start"),
            Self::End => f.write_str("end"),
        }
    }
}

/// An incident with its moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IncidentAt {
    /// The moment.
    pub when: When,
    /// The incident.
    pub incident: Incident,
}

/// Writes the moment as it is typed.
impl From<When> for Fact {
    fn from(when: When) -> Self {
        Self::Text(when.to_string())
    }
}

impl std::str::FromStr for IncidentAt {
    type Err = TellError;

    fn from_str(text: &str) -> Result<Self, TellError> {
        let mut words = text.split(is_between);
        let mut next = || words.by_ref().find(|word| !word.is_empty());
        let first = next().unwrap_or_default();
        let after = first.eq_ignore_ascii_case("after");
        let moment = if after { next().unwrap_or_default() } else { first };
        let when =
            moment_of(moment, after).ok_or_else(|| TellError::When { word: first.to_owned() })?;
        Ok(Self { when, incident: incident_of(words)? })
    }
}

impl std::str::FromStr for Incident {
    type Err = TellError;

    /// Parses `touched w 32`, as in a command.
    fn from_str(text: &str) -> Result<Self, TellError> {
        incident_of(text.split(is_between))
    }
}

/// Returns whether a character separates words.
fn is_between(c: char) -> bool {
    c.is_whitespace() || c == ','
}

/// Parses the words of an incident.
fn incident_of<'t>(words: impl Iterator<Item = &'t str>) -> Result<Incident, TellError> {
    let mut words = words.filter(|word| !word.is_empty());
    let name = words.next().unwrap_or_default();
    let Some(kind) = IncidentKind::of_name(name.as_bytes()) else {
        let near = IncidentKind::ALL
            .iter()
            .map(|kind| (strsim::damerau_levenshtein(name, kind.name()), kind.name()))
            .min()
            .filter(|(distance, _)| *distance <= 2)
            .map(|(_, name)| name);
        let known = IncidentKind::ALL.iter().map(|kind| kind.name()).collect();
        return Err(TellError::Kind { word: name.to_owned(), near, known });
    };
    Ok(Incident::of_words(kind, words.map(str::as_bytes))?)
}

fn moment_of(word: &str, after: bool) -> Option<When> {
    let word = word.to_ascii_lowercase();
    if let Some(ply) = word.strip_prefix("ply:") {
        let ply = ply.parse().ok().filter(|&ply| ply > 0)?;
        return Some(if after { When::AfterPly(ply) } else { When::BeforePly(ply) });
    }
    match (word.as_str(), after) {
        ("start", false) => return Some(When::Start),
        ("end", false) => return Some(When::End),
        _ => {}
    }
    let (number, side) = match word.strip_suffix('w') {
        Some(number) => (number, Color::White),
        None => (word.strip_suffix('b')?, Color::Black),
    };
    let number = number.parse().ok()?;
    Some(if after { When::After(number, side) } else { When::Before(number, side) })
}
