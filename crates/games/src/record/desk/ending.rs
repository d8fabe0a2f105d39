//! What happens beside the moves and ends a game, and what happens after its end.

use super::super::codes;
use super::super::ending::{EndCause, GameEnd, LawOutcome};
use super::super::game::{HalfMove, Happening};
use super::super::incident::IncidentKind;
use super::super::report::PlyAt;
use super::Desk;
use super::open::Verdict;
use crate::board::Color;
use crate::diag::{Citation, Finding};
use crate::rules::{BothFlags, Cancelling, Irregularity, Loss, MoveCount};

impl Desk<'_> {
    /// The game ends here, unless it had ended before; what is open stays undecided.
    pub(super) fn ends(&mut self, cause: EndCause, outcome: LawOutcome, citation: Citation) {
        self.ends_credited(cause, outcome, true, citation);
    }

    fn ends_credited(
        &mut self,
        cause: EndCause,
        outcome: LawOutcome,
        credited: bool,
        citation: Citation,
    ) {
        if self.game.ended.end().is_some() {
            return;
        }
        let numbers = &self.game.numbers;
        let last = if numbers.beyond() > 0 { None } else { numbers.passed() };
        let after = numbers.all();
        self.game.ended.ends(GameEnd { cause, outcome, credited, citation, after, last });
        for open in self.game.irregularities.take_all() {
            self.close(&open, Verdict::GameEnds);
        }
        self.game.touch.releases();
        self.game.offers.lapse();
    }

    /// What happens once the game has ended: told, and without any effect but what the
    /// rule set itself gives it.
    pub(super) fn happens_after(&mut self, what: &Happening<'_>, end: &GameEnd) {
        let kind = what.incident.kind;
        match kind {
            // A draw that exists already can still be claimed, and a claim be refused.
            IncidentKind::Claim => return self.claims(what),
            IncidentKind::Decline if self.refuses_claim(what) => return,
            // The clock may be stopped.
            IncidentKind::Press => return,
            IncidentKind::Flag if self.both_flags_fell(what.side(), end) => return,
            _ => {}
        }
        let why = end.why(&self.laws.set);
        let message = format!("{}: the game had ended: {why}", what.incident);
        let at = self.at_next(what);
        let finding = Finding::new(codes::AFTER_THE_END, message, what.span)
            .note("recorded; it changes no result");
        let found = self.of_incident(finding, at, &end.citation);
        self.found(found);
    }

    /// The other flag is found to have fallen too, before another half-move was made: a
    /// draw, if the rule set says so.
    fn both_flags_fell(&mut self, side: Color, end: &GameEnd) -> bool {
        let other = EndCause::FlagFell(side.opponent());
        let at_once = self.game.numbers.all() == end.after;
        let counts = *self.laws.set.both_flags == BothFlags::Draw && at_once;
        if !counts || end.cause != other {
            return false;
        }
        let citation = self.laws.set.both_flags.source.clone();
        self.game.ended.ends(GameEnd {
            cause: EndCause::BothFlagsFell,
            outcome: LawOutcome::Draw,
            credited: true,
            citation,
            ..end.clone()
        });
        true
    }

    /// A violation that the opponent claims the game for (`strict_loss`).
    pub(super) fn violation_loses(&mut self, by: Color, at: Option<PlyAt>) {
        let citation = self.laws.set.strict_loss.source.clone();
        self.ends(EndCause::Violated { by, at }, LawOutcome::Win(by.opponent()), citation);
    }

    /// Enough moves for the opponent of one who leaves to be credited with the win.
    fn credits(&self) -> bool {
        let set = &self.laws.set;
        let moves = &self.game.moves_made;
        // After what could be followed every half-move of the record counts.
        let beyond = u32::try_from(self.game.numbers.beyond()).unwrap_or(0);
        let made = match *set.credit_counts {
            MoveCount::Each => moves.of_each().saturating_add(beyond / 2),
            MoveCount::BothTogether => moves.of_both().saturating_add(beyond),
        };
        *set.credit_after == 0 || made > u32::from(*set.credit_after)
    }

    /// A player resigns, leaves, lets the flag fall, upsets the pieces, cancels.
    pub(super) fn gives_up(&mut self, what: &Happening<'_>) {
        let side = what.side();
        let set = &self.laws.set;
        let (cause, loss, did) = match what.incident.kind {
            IncidentKind::Resign => (EndCause::Resigned(side), Some(Loss::Resignation), "resigned"),
            IncidentKind::Left => (EndCause::Left(side), Some(Loss::Leaving), "left the game"),
            IncidentKind::Flag => (EndCause::FlagFell(side), Some(Loss::FlagFall), ""),
            IncidentKind::Upset => {
                (EndCause::Upset(side), Some(Loss::Upsetting), "upset the pieces")
            }
            _ => (EndCause::Cancelled(side), None, "cancelled the game"),
        };
        match loss {
            Some(loss) if set.losses.has(loss) => {
                let leaves = matches!(loss, Loss::Resignation | Loss::Leaving);
                let credited = !leaves || self.credits();
                let outcome = LawOutcome::Win(side.opponent());
                let citation = set.loss_source(loss);
                self.ends_credited(cause, outcome, credited, citation);
            }
            None if *set.cancelling == Cancelling::Void => {
                let citation = set.cancelling.source.clone();
                self.ends(cause, LawOutcome::Void, citation);
            }
            _ => {
                let why = match loss {
                    Some(Loss::FlagFall) => format!("{side}'s flag fell"),
                    _ => format!("{side} {did}"),
                };
                self.not_ruled(what, &why);
            }
        }
    }

    /// Something the rule set gives no consequence.
    pub(super) fn not_ruled(&mut self, what: &Happening<'_>, why: &str) {
        let set = &self.laws.set;
        let message = format!("{why}: {} gives that no result", set.name);
        let mut finding = Finding::new(codes::NOT_RULED, message, what.span)
            .help("the arbiter decides, by the rules of the competition");
        let side = what.incident.side;
        let leaves = what.incident.kind == IncidentKind::Left && set.losses.has(Loss::Refusal);
        if let Some(side) = side.filter(|_| leaves) {
            let source = set.cite(&set.loss_source(Loss::Refusal));
            finding = finding.note(format!(
                "the game is lost once {side} resigns, or is told to play on and refuses ({source})"
            ));
        }
        let found = self.of_incident(finding, self.at_next(what), &set.losses.source);
        self.found(found);
    }

    /// A player refuses to follow the rules, or to play on (FMJD Annex 1, 5.6 and 7.2.4).
    pub(super) fn refuses(&mut self, what: &Happening<'_>) {
        let side = what.side();
        let set = &self.laws.set;
        if !set.losses.has(Loss::Refusal) {
            let why = format!("{side} refuses to follow the rules");
            return self.not_ruled(what, &why);
        }
        let opponent = side.opponent();
        let citation = set.conduct_cited(Irregularity::Refusal, &set.irregular_move.source);
        let loss = set.loss_source(Loss::Refusal);
        let message = format!("{side} refuses to follow the rules");
        let finding = Finding::new(codes::REFUSAL, message, what.span).note(format!(
            "{side} was told to comply and does not: {opponent} wins ({})",
            set.cite(&loss)
        ));
        let found = self.of_incident(finding, self.at_next(what), &citation);
        self.found(found);
        self.ends(EndCause::Refused(side), LawOutcome::Win(opponent), loss);
    }

    /// Says once that moves follow although the game had ended.
    pub(super) fn after_the_end(&mut self, at: PlyAt, half_move: &HalfMove<'_>) {
        let Some(ended) = self.game.ended.says_once() else {
            return;
        };
        let why = ended.why(&self.laws.set);
        let citation = ended.citation.clone();
        let message = format!("{}: the game was over: {why}", half_move.shown());
        let finding = Finding::new(codes::GAME_ALREADY_OVER, message, half_move.ply.span)
            .note("what is played after the end does not count");
        let position = *self.game.board.position();
        let found = self.of_move(finding, half_move, at, &position, Some(&citation));
        self.found(found);
    }
}
