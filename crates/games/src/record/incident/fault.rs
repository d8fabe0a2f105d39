//! Faults in a command that has the name of an incident, and in an incident that a person types.

use super::{Arguments, IncidentKind};
use crate::said::{told, told_error};

told! {
    /// The reason why a command with the name of an incident is not one.
    pub enum IncidentError {
        NoSide { name: &'static str, write: HowToWrite } => "incident-no-side",
            "`{ $name }` names no side",
            help "{ $write }";
        NoSquare { name: &'static str, write: HowToWrite } => "incident-no-square",
            "`{ $name }` names no square",
            help "{ $write }";
        NotASquare { word: String, write: HowToWrite } => "incident-not-a-square",
            "`{ $word }` is not a square",
            help "{ $write }";
        NoClaim { word: String, write: HowToWrite } => "incident-no-claim",
            "`{ $word }` is not a draw that can be claimed",
            help "{ $write }";
        NotAMove { word: String, write: HowToWrite } => "incident-not-a-move",
            "`{ $word }` names no move",
            help "{ $write }";
        TooMuch { name: &'static str, word: String, write: HowToWrite } => "incident-too-much",
            "`{ $name }` takes no `{ $word }`",
            help "{ $write }";
    }
}

told! {
    /// The correct form of an incident.
    pub enum HowToWrite {
        Alone { name: &'static str } => "incident-alone", "write `{ $name }` alone";
        Side { name: &'static str } => "incident-side",
            "write `{ $name } w` for White, `{ $name } b` for Black";
        Squares { name: &'static str } => "incident-squares",
            "write `{ $name } w 32` for White, `{ $name } b 32` for Black";
        Claim { name: &'static str } => "incident-claim",
            "write `{ $name } w repetition 41w 45w 49w` for White, `{ $name } b repetition 41w \
             45w 49w` for Black";
    }
}

told! {
    /// The reason why words that a person types are not an incident.
    pub enum TellError {
        When { word: String } => "told-when",
            "`{ $word }` names no moment; begin with 23w, after 23w, ply:45, start or end";
        Kind { word: String, near: Option<&'static str>, known: Vec<&'static str> } => "told-kind",
            "`{ $word }` is not an incident; { $near ->
                [none] { \"\" }
               *[other] did you mean `{ $near }`?{ \" \" }
            }known are { $known }";
        Incident { wrong: IncidentError, write: HowToWrite } => "told-incident",
            "{ $wrong }; { $write }";
    }
}

impl IncidentKind {
    /// Returns the error for a word that an incident of this kind does not accept.
    pub(super) fn takes_no(self, word: String) -> IncidentError {
        IncidentError::TooMuch { name: self.name(), word, write: self.into() }
    }
}

impl IncidentError {
    /// Returns the correct form of the incident.
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

told_error!(TellError);

told_error!(IncidentError);

impl From<IncidentError> for TellError {
    fn from(wrong: IncidentError) -> Self {
        Self::Incident { write: wrong.write().clone(), wrong }
    }
}
