//! Half-moves of a game by name, and faults of names.

use super::super::found::{CannotAnnounce, IncidentFault};
use super::super::{NamedMove, RecordFinding};
use super::Case;
use crate::board::Color;
use crate::diag::Place;
use crate::draw::HalfMoveName;
use crate::said::{Said, told, told_error};

told! {
    /// The reason why a question about a game cannot be answered.
    pub enum CaseError {
        NoStart { game: u64, why: BreakOff } => "case-no-start",
            "game { $game } cannot be set up: { $why }";
        /// The record breaks off before the moment in question; `followed` of its half-moves could
        /// be followed.
        Broken { game: u64, followed: Option<usize>, plies: usize, why: BreakOff } => "case-broken",
            "game { $game } { $followed ->
                [none] cannot be judged to its end
               *[other] is followed for { $followed } of { $plies ->
                    [one] { $plies } half-move
                   *[other] { $plies } half-moves
                }
            }: { $why }";
        /// There is no such half-move. `first` is the first half-move, if the name comes before it,
        /// and `last` is the last one that could be followed.
        NoSuchMove {
            game: u64,
            name: String,
            first: Option<String>,
            last: String,
        } => "case-no-such-move",
            "game { $game } has no half-move { $name }; { $first ->
                [none] its last is
               *[other] its first is { $first }, its last
            } { $last }";
        Several { game: u64, name: String, plies: Vec<String> } => "case-several",
            "game { $game } has several half-moves { $name }: { $plies }";
        NotNamed { game: u64, plies: Vec<String> } => "case-not-named",
            "game { $game } has several such half-moves, { $plies }";
        NoSide { name: String } => "case-no-side",
            "{ $name } can be White's move or Black's; write { $name }w or { $name }b";
        Later { name: String, at: String } => "case-later",
            "{ $name } is made only after the claim, which is before { $at }";
        TakenBack { name: String } => "case-taken-back",
            "{ $name } was taken back: there is no position after it";
        /// An incident that was recorded before the moment in question cannot be used.
        Unused {
            game: u64,
            what: Said,
            near: Option<&'static str>,
            line: u64,
            column: u64,
        } => "case-unused",
            "game { $game }, line { $line }, column { $column }: { $what }. Nothing is ruled while \
             that is unknown",
            help "correct the record there{ $near ->
                [none] { \"\" }
               *[other] { \" \" }(perhaps `{ $near }`)
            }, and ask again";
        Next { name: String, at: String, why: Box<CannotAnnounce> } => "case-next",
            "the announced move { $name } cannot be played at { $at }: { $why }";
    }
}

told! {
    /// The finding that stops the replay of a game, with the half-move and the place in the text.
    pub enum BreakOff {
        There { at: Option<HalfMoveName>, what: Said, line: u64, column: u64 } => "breaks-off-there",
            "{ $at ->
                [none] { \"\" }
               *[other] { $at }{ \" \" }
            }{ $what } (line { $line }, column { $column })";
        Somewhere { at: Option<HalfMoveName>, what: Said } => "breaks-off-somewhere",
            "{ $at ->
                [none] { \"\" }
               *[other] { $at }{ \" \" }
            }{ $what }";
        Unknown => "breaks-off", "the record breaks off";
    }
}

told_error!(CaseError);

impl Case<'_> {
    /// Returns the moment before a half-move, which may be the one that is due at the end.
    pub(super) fn before(&self, named: &NamedMove, by: Option<Color>) -> Result<usize, CaseError> {
        let timeline = &self.played.timeline;
        let end = timeline.moments() - 1;
        let (number, side) = match *named {
            NamedMove::Start => return Ok(0),
            NamedMove::Ply(ply) => {
                return match self.played.before_ply(ply) {
                    Some(moment) => Ok(moment),
                    None if ply <= self.report.replayed_plies => {
                        Err(CaseError::TakenBack { name: named.to_string() })
                    }
                    None => Err(self.no_such(named)),
                };
            }
            NamedMove::Number(number, Some(side)) => (number, side),
            NamedMove::Number(number, None) => match by {
                Some(side) => (number, side),
                None => return Err(CaseError::NoSide { name: number.to_string() }),
            },
        };
        let wanted = NamedMove::Number(number, Some(side));
        let name = wanted.to_string();
        let is_it = |at: super::PlyAt| (at.move_number, at.side) == (number, side);
        let made = (1..=end).filter_map(|moment| self.played.at(moment)).filter(|&at| is_it(at));
        let plies: Vec<String> = made.map(|at| format!("ply:{}", at.ply)).collect();
        if plies.len() > 1 {
            return Err(CaseError::Several { game: self.report.game, name, plies });
        }
        match self.played.before(number, side) {
            Some(moment) => Ok(moment),
            None if self.report.history.iter().any(|(at, _)| is_it(*at)) => {
                match self.is_complete() {
                    true => Err(CaseError::TakenBack { name }),
                    false => Err(self.no_such(&wanted)),
                }
            }
            None => Err(self.no_such(&wanted)),
        }
    }

    /// Returns the moment after a half-move, which must have been made by the moment `view`.
    ///
    /// `due` is the half-move to come at the claim.
    pub(super) fn after(
        &self,
        named: &NamedMove,
        by: Option<Color>,
        view: usize,
        due: &str,
    ) -> Result<usize, CaseError> {
        if *named == NamedMove::Start {
            return Ok(0);
        }
        let moment = self.before(named, by)? + 1;
        if moment <= view {
            return Ok(moment);
        }
        let named = match *named {
            NamedMove::Number(number, None) => NamedMove::Number(number, by),
            NamedMove::Number(_, Some(_)) | NamedMove::Ply(_) | NamedMove::Start => *named,
        };
        match moment < self.played.timeline.moments() {
            true => Err(CaseError::Later { name: named.to_string(), at: due.to_owned() }),
            false => Err(self.no_such(&named)),
        }
    }

    /// Fails if an incident that was recorded within the first half-moves of the record cannot be
    /// used, or if moves may be hidden there.
    ///
    /// What was recorded at a moment stands before the half-move made then.
    pub(super) fn is_usable_within(&self, plies: usize) -> Result<(), CaseError> {
        let next = self.line.plies.get(plies).map(|ply| ply.span().start);
        let before =
            |found: &&RecordFinding| next.is_none_or(|next| found.finding.span.start < next);
        match self.report.unused().find(before) {
            Some(found) => {
                let what = found.finding.what().said();
                let near = match found.finding.as_what() {
                    Some(IncidentFault::Nearly { near, .. }) => Some(*near),
                    _ => None,
                };
                let Place { line, column } =
                    found.finding.place.unwrap_or(Place { line: 1, column: 1 });
                Err(CaseError::Unused { game: self.report.game, what, near, line, column })
            }
            None => Ok(()),
        }
    }

    /// Returns the error for a missing half-move: the record breaks off before it, or does not
    /// contain it.
    pub(super) fn no_such(&self, named: &NamedMove) -> CaseError {
        if !self.is_complete() {
            return self.broken();
        }
        let timeline = &self.played.timeline;
        let last = timeline.name(timeline.moments() - 1);
        let first = match *named {
            NamedMove::Number(number, _) => self.report.first_from(number),
            NamedMove::Ply(_) | NamedMove::Start => None,
        };
        CaseError::NoSuchMove { game: self.report.game, name: named.to_string(), first, last }
    }
}
