//! Why words are not an incident.

use std::fmt;

use super::{Arguments, IncidentKind};
use crate::said::{Told, told};

told! {
    /// Why a command that has the name of an incident is not one.
    pub enum IncidentError {
        /// The side is not named.
        NoSide { name: &'static str, write: HowToWrite } => "incident-no-side";
        /// A square is missing.
        NoSquare { name: &'static str, write: HowToWrite } => "incident-no-square";
        /// A word that is not a square.
        NotASquare { word: String, write: HowToWrite } => "incident-not-a-square";
        /// A claim whose ground is not known.
        NoClaim { word: String, write: HowToWrite } => "incident-no-claim";
        /// A word of a claim that does not name a move.
        NotAMove { word: String, write: HowToWrite } => "incident-not-a-move";
        /// A word too many.
        TooMuch { name: &'static str, word: String, write: HowToWrite } => "incident-too-much";
    }
}

told! {
    /// How an incident must be written.
    pub enum HowToWrite {
        /// Its name alone.
        Alone { name: &'static str } => "incident-alone";
        /// With a side.
        Side { name: &'static str } => "incident-side";
        /// With a side and squares.
        Squares { name: &'static str } => "incident-squares";
        /// With a side and what is claimed.
        Claim { name: &'static str } => "incident-claim";
    }
}

told! {
    /// Why words do not report an incident.
    pub enum TellError {
        /// No moment that can be understood.
        When { word: String } => "told-when";
        /// There is no such incident; the most similar name, and all names.
        Kind { word: String, near: Option<&'static str>, known: Vec<&'static str> } => "told-kind";
        /// The incident is not complete.
        Incident { wrong: IncidentError, write: HowToWrite } => "told-incident";
    }
}

impl IncidentKind {
    /// The error that an incident of this kind takes no such word.
    pub(super) fn takes_no(self, word: String) -> IncidentError {
        IncidentError::TooMuch { name: self.name(), word, write: self.into() }
    }
}

impl IncidentError {
    /// How the incident must be written.
    #[must_use]
    pub const fn write(&self) -> &HowToWrite {
        match self {
            Self::NoSide { write, .. }
            | Self::NoSquare { write, .. }
            | Self::NotASquare { write, .. }
            | Self::NoClaim { write, .. }
            | Self::NotAMove { write, .. }
            | Self::TooMuch { write, .. } => write,
        }
    }
}

impl From<IncidentKind> for HowToWrite {
    fn from(kind: IncidentKind) -> Self {
        let name = kind.name();
        match kind.arguments() {
            _ if !kind.names_side() => Self::Alone { name },
            Arguments::Squares => Self::Squares { name },
            Arguments::Claim => Self::Claim { name },
            Arguments::None | Arguments::AnySquares | Arguments::Words => Self::Side { name },
        }
    }
}

/// Prints the value; the sentence is made elsewhere.
impl fmt::Display for TellError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.said())
    }
}

impl std::error::Error for TellError {}

/// Prints the value; the sentence is made elsewhere.
impl fmt::Display for IncidentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.said())
    }
}

impl std::error::Error for IncidentError {}

impl From<IncidentError> for TellError {
    fn from(wrong: IncidentError) -> Self {
        Self::Incident { write: wrong.write().clone(), wrong }
    }
}
