//! Incidents as messages: as in a command, or read aloud as a sentence.

use super::{ClaimWords, Incident, IncidentKind};
use crate::board::Color;
use crate::rules::DrawKind;
use crate::said::{Fact, Said, Told, told};

told! {
    /// An incident.
    pub enum IncidentSaid {
        /// `touched w 32`, or read aloud "White touched 32"; `kind` is the kind of draw claimed.
        Happened {
            written: String,
            what: IncidentKind,
            side: Option<Color>,
            squares: Option<String>,
            kind: Option<DrawKind>,
        } => "incident",
            "{ $written }",
            aloud "{ $what ->
                [touched] { one-side } touched { $squares }
                [adjust] { one-side } announced an adjustment{ $squares ->
                    [none] { \"\" }
                   *[other] { \" \" }of { $squares }
                }
                [takeback] { one-side } took a move back
                [consent] { one-side } agreed that the move be taken back
                [lifted] { one-side } lifted { $squares }
                [released] { one-side } let go of the piece in the middle of the capture
                [lifted-early] { one-side } lifted { $squares ->
                    [none] pieces
                   *[other] { $squares }
                } before the capture was done
                [left-on] { one-side } left { $squares } on the board after capturing
                [removed] { one-side } removed { $squares }
                [removal-stopped] { one-side } stopped while removing the captured pieces
                [removal-order] { one-side } removed the captured pieces in another order
                [unclear] { one-side } did not show the capture clearly
                [uncrowned] { one-side } did not crown the piece on { $squares }
                [crowned] { one-side } crowned the piece on { $squares }
                [two-hands] { one-side } captured with two hands
                [rectify] { one-side } demanded a correction
                [stands] { one-side } let a move stand
                [press] { one-side } pressed the clock
                [misplaced] the pieces of { one-side } on { $squares } were found to be set up \
             wrongly
                [inactive] a piece of { one-side } was found on a square that is not in play
                [displaced] { one-side } displaced { $squares ->
                    [none] pieces
                   *[other] { $squares }
                } by accident
                [refuse] { one-side } refused to follow the rules
                [upset] { one-side } upset the pieces
                [flag] { $side ->
                    [white] White's
                   *[black] Black's
                } flag fell
                [flags-both] both flags were down, and nobody knew which fell first
                [resign] { one-side } resigned
                [left] { one-side } left the game
                [cancel] { one-side } cancelled the game
                [offer] { one-side } offered a draw
                [accept] { one-side } accepted a draw
                [decline] { one-side } declined a draw
                [claim] { one-side } claimed a draw by { draw-kind }
                [demand] { one-side } demanded that moves be counted
               *[board-turned] the board was found to be placed wrongly
            }";
    }
}

impl Told for Incident {
    fn said(&self) -> Said {
        let squares: Vec<String> =
            self.squares.iter().map(|square| square.name.to_string()).collect();
        let claim = matches!(self.kind, IncidentKind::Claim);
        let claim = claim.then(|| ClaimWords::read(self.kind, &self.words).ok()).flatten();
        IncidentSaid::Happened {
            written: self.to_string(),
            what: self.kind,
            side: self.side,
            squares: (!squares.is_empty()).then(|| squares.join(" ")),
            kind: claim.map(|claim| claim.kind),
        }
        .said()
    }
}

impl From<Incident> for Fact {
    fn from(incident: Incident) -> Self {
        Self::Said(incident.said())
    }
}

/// Converts the kind to its name.
impl From<IncidentKind> for Fact {
    fn from(kind: IncidentKind) -> Self {
        Self::Word(kind.name())
    }
}
