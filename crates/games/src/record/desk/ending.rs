//! What happens beside the moves and ends a game, and what happens after its end.

use super::super::codes;
use super::super::ending::{EndCause, GameEnd, LawOutcome};
use super::super::incident::IncidentKind;
use super::super::main_line::PlyText;
use super::super::replay::Replay;
use super::super::report::PlyAt;
use super::Happening;
use super::open::Verdict;
use crate::board::Color;
use crate::diag::{Citation, Finding};
use crate::rules::{BothFlags, Cancelling, Loss, MoveCount};

impl Replay<'_, '_> {
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
        if self.desk.ended.is_some() {
            return;
        }
        let after = self.desk.gap;
        let last = if after > self.followed { None } else { self.desk.passed };
        self.desk.ended = Some(GameEnd { cause, outcome, credited, citation, after, last });
        for open in std::mem::take(&mut self.desk.open) {
            self.close(open, Verdict::GameEnds);
        }
        self.desk.must = None;
        self.desk.offers.clear();
    }

    /// When and how the game has ended by now; `None` while it goes on.
    ///
    /// The board and a draw that exists by itself wait while what led to them can still be
    /// corrected.
    pub(super) fn ended_by_now(&self) -> Option<GameEnd> {
        if let Some(ended) = &self.desk.ended {
            return Some(ended.clone());
        }
        if self.desk.gap > self.followed || !self.desk.open.is_empty() {
            return None;
        }
        let last = self.desk.passed.or_else(|| self.track.last().map(|(at, _)| *at));
        let last = last.filter(|_| self.desk.gap > 0);
        let by_itself = if self.options.moves_only { None } else { self.drawn_by_itself() };
        by_itself.or_else(|| GameEnd::on_board(self.laws, &self.position, last))
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
        let at = if self.desk.gap > self.followed { None } else { self.at_next(what) };
        let finding = Finding::new(codes::AFTER_THE_END, message, what.span)
            .note("recorded; it changes no result");
        self.of_incident(finding, at, &end.citation);
    }

    /// The other flag is found to have fallen too, before another half-move was made: a
    /// draw, if the rule set says so.
    fn both_flags_fell(&mut self, side: Color, end: &GameEnd) -> bool {
        let other = EndCause::FlagFell(side.opponent());
        let counts = *self.laws.set.both_flags == BothFlags::Draw && self.desk.gap == end.after;
        if !counts || end.cause != other {
            return false;
        }
        let citation = self.laws.set.both_flags.source.clone();
        self.desk.ended = Some(GameEnd {
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

    /// Moves that each player has made.
    pub(super) fn moves_of_each(&self) -> u32 {
        let made = &self.desk.made;
        self.desk.made_before.saturating_add(made.white.min(made.black))
    }

    /// Enough moves for the opponent of one who leaves to be credited with the win.
    fn credits(&self) -> bool {
        let set = &self.laws.set;
        let followed = self.desk.made.white + self.desk.made.black;
        // After what could be followed every half-move of the record counts.
        let behind = u32::try_from(self.desk.gap.saturating_sub(self.followed)).unwrap_or(0);
        let made = match *set.credit_counts {
            MoveCount::Each => self.moves_of_each() + behind / 2,
            MoveCount::BothTogether => self.desk.made_before * 2 + followed + behind,
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
        let citation = set.losses.source.clone();
        let at = self.at_next(what);
        self.of_incident(finding, at, &citation);
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
        let citation = self.of_a1(&set.irregular_move.source, "5.6");
        let loss = set.loss_source(Loss::Refusal);
        let message = format!("{side} refuses to follow the rules");
        let finding = Finding::new(codes::REFUSAL, message, what.span).note(format!(
            "{side} was told to comply and does not: {opponent} wins ({})",
            set.cite(&loss)
        ));
        let at = self.at_next(what);
        self.of_incident(finding, at, &citation);
        self.ends(EndCause::Refused(side), LawOutcome::Win(opponent), loss);
    }

    /// Says once that moves follow although the game had ended.
    pub(super) fn after_the_end(&mut self, at: PlyAt, ply: &PlyText<'_>) {
        let Some(ended) = self.desk.ended.as_ref().filter(|_| !self.desk.said_over) else {
            return;
        };
        let why = ended.why(&self.laws.set);
        let message = format!("{}: the game was over: {why}", self.shown(ply));
        let citation = ended.citation.clone();
        self.desk.said_over = true;
        let finding = Finding::new(codes::GAME_ALREADY_OVER, message, ply.span)
            .note("what is played after the end does not count");
        self.of_move(finding, ply, at, Vec::new(), None, Some(citation));
    }
}

impl IncidentKind {
    /// True for what is looked at even if the position is no longer known.
    pub(super) const fn can_end_game(self) -> bool {
        matches!(
            self,
            Self::Refuse | Self::Upset | Self::Flag | Self::Resign | Self::Left | Self::Cancel
        )
    }
}
