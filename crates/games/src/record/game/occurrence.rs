//! The occurrences of a game.

use super::super::incident::{Incident, IncidentKind, PlacedIncident};
use super::super::ply_text::PlyText;
use super::super::replay::shown;
use super::entry::FindingId;
use crate::board::{Color, Position};
use crate::diag::Span;

#[derive(Debug, Clone)]
pub(crate) enum Occurrence<'e> {
    /// A half-move is made.
    Move(HalfMove<'e>),
    /// An incident.
    Incident(IncidentContext<'e>),
    /// A position is put on the board from outside.
    Setup {
        /// The position.
        position: &'e Position,
        /// False if no game can reach it.
        is_possible: bool,
    },
    /// A clock was read, and this side's is running.
    ClockRuns(Color),
    /// The following text no longer fits the position; if a finding is given, later findings are
    /// discarded.
    Parted(Option<FindingId>),
    /// A half-move of which only the number can be read, because the position is unknown.
    Unjudged(Option<u32>),
    /// The record ends, with this result unless it is open.
    End(Option<String>),
}

/// A half-move as written, with the text that follows it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct HalfMove<'e> {
    /// Its parsed text.
    pub ply: &'e PlyText<'e>,
    /// Its bytes.
    pub text: &'e [u8],
    /// The half-moves and incidents that follow.
    pub ahead: Ahead<'e>,
}

impl HalfMove<'_> {
    /// Returns the text as written, on one line.
    pub(crate) fn shown(&self) -> String {
        shown(self.text)
    }
}

/// The rest of a record after a half-move; empty in a game that is still being played.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Ahead<'e> {
    /// The following half-moves.
    pub plies: &'e [PlyText<'e>],
    /// The recorded incidents between this half-move and the next.
    pub incidents: &'e [PlacedIncident],
    /// The side that made it, if that was reported separately or is known from the rest.
    pub mover: Option<Color>,
    /// Whether it is the last half-move of a record.
    pub ends: bool,
}

impl<'e> Ahead<'e> {
    /// Returns the next half-move, if it continues from this one.
    pub(crate) fn goes_on(&self) -> Option<&'e PlyText<'e>> {
        let next = self.plies.first().filter(|next| !next.is_set_up())?;
        let goes_back = |incident: &Incident| incident.kind.role().goes_back();
        (!self.read().any(goes_back)).then_some(next)
    }

    /// Returns the side that, according to an incident before the next half-move, made it.
    pub(crate) fn accused(&self) -> Option<Color> {
        self.mover.or_else(|| self.read().find_map(Incident::names_mover))
    }

    fn read(&self) -> impl Iterator<Item = &'e Incident> + use<'e> {
        self.incidents.iter().filter_map(|placed| placed.incident.as_ref().ok())
    }
}

/// An incident, with the records around it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct IncidentContext<'e> {
    /// The incident.
    pub incident: &'e Incident,
    /// Its place in the record.
    pub span: Span,
    /// All incidents before the next half-move, including this one.
    pub beside: &'e [(Incident, Span)],
    /// The next half-move of the record.
    pub next: Option<&'e PlyText<'e>>,
}

impl IncidentContext<'_> {
    /// Returns the side that caused it.
    pub(crate) fn side(&self) -> Color {
        self.incident.side.expect("every kind but one names its side, and that one is not asked")
    }

    /// Returns whether the side did this afterwards, before the next half-move.
    pub(crate) fn is_followed_by(&self, kind: IncidentKind, side: Color) -> bool {
        let here = self
            .beside
            .iter()
            .position(|(other, span)| other == self.incident && *span == self.span);
        let after = here.map_or(&[][..], |here| &self.beside[here + 1..]);
        after.iter().any(|(other, _)| (other.kind, other.side) == (kind, Some(side)))
    }

    /// Returns whether the side also did this before the next half-move.
    pub(crate) fn also(&self, kind: IncidentKind, side: Color) -> bool {
        let is_it = |(other, _): &(Incident, Span)| (other.kind, other.side) == (kind, Some(side));
        self.beside.iter().any(is_it)
    }
}
