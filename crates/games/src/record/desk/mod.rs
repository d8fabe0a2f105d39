//! The desk: the effect of each occurrence on a game.
//!
//! [`step`] is called with each half-move and incident, in order. Nothing else changes the state of
//! a game. An incident may change the board (a correction, a move taken back, pieces wrongly
//! removed), bind a player to a piece, or end the game. An irregularity is open until the opponent
//! decides: by their own next move, by demanding the correction, or by saying that it stands (FMJD
//! Annex 1, 5.4 and 5.7).

mod board;
mod capture;
mod claims;
mod correct;
mod ending;
mod half_move;
mod held;
mod offence;
mod offers;
mod open;
mod take_back;
mod touch;

use super::ending::GameEnd;
use super::found::{NoEffect, SquareList, UnusableIncident};
use super::game::{
    Entry, FindingId, GameState, IncidentContext, IrregularityDetails, Occurrence,
    OpenIrregularity, Remedy,
};
use super::incident::IncidentKind;
use super::laws::Laws;
use super::pending::Pending;
use super::report::{PlyAt, RecordFinding};
use crate::board::{Color, Position, Square};
use crate::diag::{Citation, Finding, Span};
use crate::pdn::WrittenSquare;

pub(super) use claims::adjust_to_end;
pub(super) use half_move::Made;

/// The answer to an occurrence.
#[derive(Debug)]
pub(super) struct Answer {
    /// New findings, and decisions about earlier ones.
    pub entries: Vec<Entry>,
    /// The outcome, for a half-move.
    pub made: Option<Made>,
}

/// Handles the next occurrence of a game.
pub(super) fn step(laws: &Laws, game: &mut GameState, what: Occurrence<'_>) -> Answer {
    let mut arbiter = Arbiter { laws, game, entries: Vec::new() };
    let mut made = None;
    match what {
        Occurrence::Move(half_move) => made = Some(arbiter.half_move(&half_move)),
        Occurrence::Incident(happening) => arbiter.incident(&happening),
        Occurrence::Setup { position, is_possible } => arbiter.sets_up(*position, is_possible),
        Occurrence::ClockRuns(side) => arbiter.pressed(side.opponent()),
        Occurrence::Parted(last) => arbiter.parts(last),
        Occurrence::Unjudged(number) => {
            let turn = arbiter.game.board.turn();
            arbiter.game.numbers.loses(number, turn);
        }
        Occurrence::End(result) => {
            arbiter.game.ended.is_recorded(result);
            arbiter.record_ends();
        }
    }
    Answer { entries: arbiter.entries, made }
}

struct Arbiter<'d> {
    laws: &'d Laws,
    game: &'d mut GameState,
    entries: Vec<Entry>,
}

impl Arbiter<'_> {
    fn incident(&mut self, what: &IncidentContext<'_>) {
        let incident = what.incident;
        if incident.kind == IncidentKind::Stands && self.lets_refusal_stand(what) {
            return;
        }
        let is_known = self.game.board.is_known() || incident.kind.role().can_end_game();
        let lets = if is_known { self.gives_up_choice(what) } else { None };
        match self.game.ended_by_now(self.laws) {
            Some(end) if !end.is_uncertain(self.laws) && !self.is_part_of_capture(what, &end) => {
                self.happens_after(what, &end, lets);
            }
            _ if !is_known => {
                let idle = NoEffect::PositionUnknown { incident: incident.clone() };
                let finding = Finding::of(idle, what.span);
                self.found(RecordFinding::of_text(finding));
            }
            _ => self.handle_incident(what),
        }
    }

    /// Returns whether pieces were left on the board by the capture that would have ended the game:
    /// a capture is complete only when every captured piece is off the board (FMJD Annex 1, 4.4).
    fn is_part_of_capture(&self, what: &IncidentContext<'_>, end: &GameEnd) -> bool {
        what.incident.kind == IncidentKind::LeftOn
            && self.game.ended.end().is_none()
            && end.after == self.game.numbers.all()
    }

    fn handle_incident(&mut self, what: &IncidentContext<'_>) {
        use IncidentKind as Kind;
        match what.incident.kind {
            Kind::Touched => self.handle_touch(what),
            Kind::Adjust => self.adjusts(what),
            Kind::Takeback => self.takes_back(what),
            // Consent to a move taken back: recorded together with it, or after it.
            Kind::Consent => self.handle_consent(what),
            Kind::Lifted | Kind::LeftOn | Kind::Removed => self.pieces_wrong(what),
            Kind::Released => self.released(what),
            Kind::LiftedEarly
            | Kind::RemovalStopped
            | Kind::RemovalOrder
            | Kind::Unclear
            | Kind::TwoHands => self.capture_wrong(what),
            Kind::Uncrowned => self.uncrowned(what),
            Kind::Crowned => self.crowned(what),
            Kind::Rectify => self.handle_correction_demand(what),
            Kind::Stands => self.handle_let_stand(what),
            Kind::Press => self.pressed(what.side()),
            Kind::BoardTurned => self.board_turned(what),
            Kind::Misplaced | Kind::Inactive | Kind::Displaced => self.board_wrong(what),
            Kind::Refuse => self.handle_refusal(what),
            Kind::Upset | Kind::Flag | Kind::Resign | Kind::Left | Kind::Cancel => {
                self.gives_up(what);
            }
            Kind::FlagsBoth => self.flags_are_down(what),
            Kind::Offer => self.handle_offer(what),
            Kind::Accept => self.handle_acceptance(what),
            Kind::Decline => self.handle_decline(what),
            Kind::Claim => self.claims(what),
            Kind::Demand => self.demands(what),
        }
    }

    /// Sets up a position; irregularities that are open are reported as undecided.
    fn sets_up(&mut self, position: Position, is_possible: bool) {
        self.all_stay_open();
        self.game.begins_anew(position, is_possible);
    }

    /// Records that the position is unknown from here on.
    fn parts(&mut self, last: Option<FindingId>) {
        if let Some(last) = last {
            self.game.irregularities.forgets_after(last);
        }
        self.game.board.becomes_unknown();
    }

    fn record_ends(&mut self) {
        // The end of the game is computed only if an irregularity is open or a touched piece must
        // still be played.
        let is_bound = self.game.touch.is_bound() && self.game.numbers.beyond() == 0;
        let ended = || self.game.ended_by_now(self.laws);
        // An irregularity that affects neither the board nor the result does not keep the game from
        // ending.
        if self.game.irregularities.has_open() && self.game.ended.end().is_none() {
            let certain = |end: &GameEnd| !end.is_uncertain(self.laws);
            let by_itself = ended().filter(certain);
            let either_way = || Pending::of(self.laws, self.game)?.common_end().cloned();
            let end = by_itself.or_else(either_way).filter(certain);
            end.into_iter().for_each(|end| self.game.ended.ends(end));
        }
        let ended = || self.game.ended_by_now(self.laws);
        let goes_on = is_bound && ended().is_none_or(|end| end.is_uncertain(self.laws));
        // Which piece must be played depends on the choice of the opponent, which names it.
        let turn = self.game.board.turn();
        let is_taken_back = |open: &OpenIrregularity| {
            open.matter.offender == turn && matches!(open.matter.remedy, Remedy::Restore { .. })
        };
        let goes_on = goes_on && !self.game.irregularities.open().iter().any(is_taken_back);
        let opponent = self.game.board.turn().opponent();
        let mut open = self.game.irregularities.open().iter();
        let theirs = open.find(|open| {
            open.matter.offender == opponent
                && matches!(open.matter.remedy, Remedy::PlayAgain { .. })
        });
        let stands = theirs.map(|open| open.matter.name.clone());
        match self.has_certainly_ended() {
            true => self.nothing_is_decided(),
            false => {
                self.handle_unknown_mover();
                self.all_stay_open();
            }
        }
        if goes_on {
            self.says_what_must_be_played(stands);
        }
    }

    fn found(&mut self, found: RecordFinding) -> FindingId {
        self.entries.push(Entry::Found(Box::new(found)));
        self.game.numbers_finding()
    }

    /// Adds a finding whose correction the opponent may demand.
    fn found_open(&mut self, mut found: RecordFinding, matter: IrregularityDetails) -> FindingId {
        let code = found.finding.declared();
        found.remedy = Some(matter.then.clone());
        found.by = Some(matter.offender);
        found.takes_back = matches!(matter.remedy, Remedy::PlayAgain { .. });
        let open = OpenIrregularity::new(self.game.numbers_finding(), code, matter);
        found.loses_if_claimed = open.loses_if_claimed(&self.laws.set);
        self.entries.push(Entry::Found(Box::new(found)));
        let finding = open.finding;
        self.game.irregularities.opens(open);
        finding
    }

    /// Creates a finding about an incident, with its half-move.
    fn of_incident(
        &self,
        finding: Finding,
        at: Option<PlyAt>,
        citation: &Citation,
    ) -> RecordFinding {
        let article = self.laws.set.titled(citation);
        let position = *self.game.board.position();
        RecordFinding {
            at,
            position: Some(position),
            fen: Some(self.laws.fen(&position)),
            ..RecordFinding::of_text(finding.cite(article))
        }
    }

    /// Reports that an incident changes nothing, with the reason.
    fn nothing(&mut self, idle: NoEffect, at: Option<PlyAt>, citation: &Citation, span: Span) {
        let found = self.of_incident(Finding::of(idle, span), at, citation);
        self.found(found);
    }

    /// Reports an incident that is ignored because something that it names does not exist.
    fn unusable(&mut self, why: UnusableIncident, span: Span) {
        self.found(RecordFinding::of_text(Finding::of(why, span)));
    }

    /// Returns the last half-move if this side made it, otherwise the half-move to come.
    fn at_of(&self, what: &IncidentContext<'_>, side: Color) -> Option<PlyAt> {
        match self.game.board.last_of(side) {
            Some(last) => Some(last.at),
            None => self.at_next(what),
        }
    }

    /// Returns the half-move to come.
    fn at_next(&self, what: &IncidentContext<'_>) -> Option<PlyAt> {
        self.game.next(what.next.and_then(|next| next.number()))
    }

    /// Returns a square that an incident names; reports it if it is not on the board.
    fn square_of(&mut self, written: &WrittenSquare, span: Span) -> Option<Square> {
        let square = self.laws.square(written);
        if square.is_none() {
            let (square, squares) = (written.name.to_string(), self.laws.numbering.range());
            self.unusable(UnusableIncident::NoSuchSquare { square, squares }, span);
        }
        square
    }

    /// Returns the squares that an incident names; reports the first that is not on the board.
    fn squares_of<S: FromIterator<Square>>(&mut self, what: &IncidentContext<'_>) -> Option<S> {
        what.incident.squares.iter().map(|written| self.square_of(written, what.span)).collect()
    }

    fn names(&self, squares: &[Square]) -> SquareList {
        let names: Vec<String> =
            squares.iter().map(|&square| self.laws.numbering.name(square)).collect();
        SquareList::of(&names)
    }
}

/// Handles an incident that reached the wrong module.
fn misrouted(kind: IncidentKind) {
    debug_assert!(false, "{} is ruled on elsewhere", kind.name());
}
