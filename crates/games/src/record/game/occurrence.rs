//! What can happen in a game.

use super::super::incident::{Incident, IncidentKind, Placed};
use super::super::ply_text::PlyText;
use super::super::replay::shown;
use super::entry::FindingId;
use crate::board::{Color, Position};
use crate::diag::Span;

/// What happens next in a game.
#[derive(Debug, Clone)]
pub(crate) enum Occurrence<'e> {
    /// A half-move is made.
    Move(HalfMove<'e>),
    /// Something happens apart from the moves.
    Incident(Happening<'e>),
    /// A position is put on the board from outside.
    Setup {
        /// The position.
        position: &'e Position,
        /// False if no game comes to it.
        is_possible: bool,
    },
    /// A clock is read: this side's is running.
    ClockRuns(Color),
    /// What follows no longer fits the position; findings after this one, if one is named,
    /// are given up.
    Parted(Option<FindingId>),
    /// A half-move of which only the number can be read, because the position is unknown.
    Unjudged(Option<u32>),
    /// Nothing more is recorded but this result, if it is not open.
    End(Option<String>),
}

/// A half-move as it is written, with what follows it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct HalfMove<'e> {
    /// Its text, taken apart.
    pub ply: &'e PlyText<'e>,
    /// Its bytes.
    pub text: &'e [u8],
    /// What follows.
    pub ahead: Ahead<'e>,
}

impl HalfMove<'_> {
    /// As written, on one line.
    pub(crate) fn shown(&self) -> String {
        shown(self.text)
    }
}

/// What is recorded after a half-move; in a game that is still being played, nothing.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Ahead<'e> {
    /// The half-moves.
    pub plies: &'e [PlyText<'e>],
    /// What happens between this half-move and the next, as far as the record says.
    pub incidents: &'e [Placed],
    /// Who made it, if that was told apart from the record or is known from more of it.
    pub mover: Option<Color>,
    /// True if it is the last half-move of a record.
    pub ends: bool,
}

impl<'e> Ahead<'e> {
    /// The next half-move, if it continues from this one.
    pub(crate) fn goes_on(&self) -> Option<&'e PlyText<'e>> {
        let next = self.plies.first().filter(|next| !next.is_set_up())?;
        let goes_back = |incident: &Incident| incident.kind.role().goes_back();
        (!self.read().any(goes_back)).then_some(next)
    }

    /// The side that is said, before the next half-move, to have made it.
    pub(crate) fn accused(&self) -> Option<Color> {
        self.mover.or_else(|| self.read().find_map(Incident::names_mover))
    }

    fn read(&self) -> impl Iterator<Item = &'e Incident> + use<'e> {
        self.incidents.iter().filter_map(|placed| placed.incident.as_ref().ok())
    }
}

/// One incident, and what is recorded around it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Happening<'e> {
    /// What happened.
    pub incident: &'e Incident,
    /// Where the record says so.
    pub span: Span,
    /// What else happened before the next half-move, itself included.
    pub beside: &'e [(Incident, Span)],
    /// The next half-move of the record.
    pub next: Option<&'e PlyText<'e>>,
}

impl Happening<'_> {
    /// The side that did it.
    pub(crate) fn side(&self) -> Color {
        self.incident.side.expect("every kind but one names its side, and that one is not asked")
    }

    /// True if the side did this afterwards, before the next half-move.
    pub(crate) fn is_followed_by(&self, kind: IncidentKind, side: Color) -> bool {
        let here = self
            .beside
            .iter()
            .position(|(other, span)| other == self.incident && *span == self.span);
        let after = here.map_or(&[][..], |here| &self.beside[here + 1..]);
        after.iter().any(|(other, _)| (other.kind, other.side) == (kind, Some(side)))
    }

    /// True if the side also did this before the next half-move.
    pub(crate) fn also(&self, kind: IncidentKind, side: Color) -> bool {
        let is_it = |(other, _): &(Incident, Span)| (other.kind, other.side) == (kind, Some(side));
        self.beside.iter().any(is_it)
    }
}
