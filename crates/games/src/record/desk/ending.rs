//! Incidents that end a game, and incidents after its end.

use super::super::codes;
use super::super::ending::{EndCause, GameEnd, LawOutcome};
use super::super::found::{
    Broken, Decided, Decision, DecisionArticle, EndFinding, EndReason, HappenedAt, InlineArticle,
    IrregularHalfMove, NoEffect, RequiredAction,
};
use super::super::game::{
    Entry, ExtraFacts, HalfMove, IncidentContext, IrregularityDetails, OpenIrregularity, Remedy,
};
use super::super::incident::{Incident, IncidentKind};
use super::super::report::{IrregularityState, PlyAt, RecordFinding, Settlement};
use super::Arbiter;
use super::open::Disposition;
use crate::board::Color;
use crate::diag::{Citation, Finding};
use crate::rules::{
    BothFlags, Cancelling, IrregularMove, Irregularity, Loss, MoveCount, PaceRule, TimeOver,
};
use crate::said::Fact;

impl Arbiter<'_> {
    /// Ends the game, unless it has ended before; open irregularities stay undecided.
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
        let numbers = &self.game.numbers;
        let last = if numbers.beyond() > 0 { None } else { numbers.passed() };
        let after = numbers.all();
        let otherwise = None;
        let end = GameEnd { cause, outcome, credited, citation, after, last, otherwise };
        match self.game.ended.end().cloned() {
            None => self.has_ended(end),
            // A claim granted on a condition ends the game only if the condition holds.
            Some(claimed) if claimed.is_uncertain(self.laws) && claimed.otherwise.is_none() => {
                self.has_ended(GameEnd { otherwise: Some(Box::new(end)), ..claimed });
            }
            Some(_) => {}
        }
    }

    /// Lets the opponent's irregularities stand if a player ends the game or agrees to its end. No
    /// article says so, but the other reading, under which the right to decide outlives the end,
    /// would leave the game without a result. Returns the first irregularity that stands for this
    /// reason.
    pub(super) fn gives_up_choice(&mut self, what: &IncidentContext<'_>) -> Option<Fact> {
        self.game.irregularities.in_doubt(&self.laws.set)?;
        let side = what.incident.side?;
        let mut game = self.game.clone();
        let mut then = Arbiter { laws: self.laws, game: &mut game, entries: Vec::new() };
        then.handle_incident(what);
        let Some(end) = game.ended.end() else {
            // A player who leaves also gives up the choice, whatever becomes of the game.
            let left = Disposition::Forgone(EndReason::Left { side });
            let leaves = what.incident.kind == IncidentKind::Left;
            return if leaves { self.let_stand(side.opponent(), &left) } else { None };
        };
        let how = Disposition::Forgone(end.ended(&self.laws.set));
        let cause = end.cause;
        let ends = match cause {
            EndCause::Resigned(by)
            | EndCause::FlagFell(by)
            | EndCause::Left(by)
            | EndCause::Upset(by) => by == side,
            EndCause::Agreed | EndCause::AgreedTooEarly { .. } => true,
            _ => false,
        };
        let theirs = if ends { self.let_stand(side.opponent(), &how) } else { None };
        let both = cause == EndCause::Agreed;
        let own = if both { self.let_stand(side, &how) } else { None };
        theirs.or(own)
    }

    /// Handles a half-move tried by a player who has no legal move. The game had ended on the board
    /// with the previous half-move, unless the winner's irregularity can still be corrected.
    /// Returns whether the game had ended in this way, and not before.
    pub(super) fn ends_on_board(&mut self) -> bool {
        let game = &self.game;
        if game.ended.end().is_some() || game.numbers.beyond() > 0 || !game.is_possible() {
            return false;
        }
        let last = game.numbers.passed().or_else(|| game.course.last_but_one());
        let end = GameEnd::on_board(self.laws, game.board.position(), last).filter(|end| {
            let in_doubt = |open: &OpenIrregularity| open.leaves_doubt(&self.laws.set);
            let mut open = game.irregularities.open().iter().filter(|open| in_doubt(open));
            open.all(|open| {
                open.may_stand(&self.laws.set)
                    && end.outcome != LawOutcome::Win(open.matter.offender)
            })
        });
        let has_ended = end.is_some();
        if let Some(end) = end {
            self.has_ended(end);
        }
        has_ended
    }

    fn has_ended(&mut self, end: GameEnd) {
        let is_certain = !end.is_uncertain(self.laws) || end.otherwise.is_some();
        // The opponent of a player who refuses to comply may still accept that by moving.
        let may_go_on = matches!(end.cause, EndCause::Refused(_)) && self.may_accept_refusal();
        self.game.ended.ends(end);
        if !is_certain || may_go_on {
            return;
        }
        self.nothing_is_decided();
        self.game.touch.releases();
        self.game.offers.lapse();
    }

    /// Returns whether the game has ended whatever is found later: its stored end is certain, or is
    /// a draw that may not hold and another end takes its place.
    pub(super) fn has_certainly_ended(&self) -> bool {
        let certain = |end: &GameEnd| !end.is_uncertain(self.laws) || end.otherwise.is_some();
        self.game.ended.end().is_some_and(certain)
    }

    /// Returns whether the opponent of a player who refuses to comply accepts the refusal by
    /// moving.
    fn may_accept_refusal(&self) -> bool {
        let set = &self.laws.set;
        set.who_decides(Some(Irregularity::Refusal)) == IrregularMove::OpponentChooses
    }

    /// Handles the start of this side's half-move after a refusal to comply. If the opponent has
    /// just refused, the half-move accepts that, and the game continues. If the player who refused
    /// moves, the opponent decides: let the refusal stand, or claim the game for it (FMJD Annex 1,
    /// 5.6 and 5.7).
    pub(super) fn accepts_refusal(&mut self, side: Color, at: PlyAt) {
        if self.game.ended.end().is_none() || !self.may_accept_refusal() {
            return;
        }
        let plies = self.game.numbers.all();
        if let Some(finding) = self.game.ended.accepts_refusal(side, plies) {
            let source = DecisionArticle::of(&self.laws.set.titled(&self.laws.set.finality.source));
            let decision = Decision::RefusalAccepted { side, source };
            let decided = Decided::So { decision, part: None, lifted: None };
            let (standing, settled) = (Some(IrregularityState::Stands), None);
            self.entries.push(Entry::Decided { finding, standing, settled, decided });
            return;
        }
        // A player who cannot move cannot follow the rules by moving.
        let position = self.game.board.position();
        if side != position.turn() || self.laws.generator.legal_moves(position).is_empty() {
            return;
        }
        let Some(finding) = self.game.ended.accepts_refusal(side.opponent(), plies) else {
            return;
        };
        let (then, incident) =
            (RequiredAction::RulesFollowed { side }, Incident::by(IncidentKind::Refuse, side));
        let name = HappenedAt::Incident { half_move: at.named(), incident }.into();
        self.entries.push(Entry::Opens { finding, at, remedy: then.clone() });
        let (also, remedy) = (ExtraFacts::default(), Remedy::Nothing);
        let matter = IrregularityDetails {
            at: Some(at),
            offender: side,
            remedy,
            then,
            also,
            name,
            offence: None,
        };
        self.game.irregularities.opens(OpenIrregularity::new(finding, codes::REFUSAL, matter));
    }

    /// Ends the game when the opponent of a player who refused to comply, and then moved, claims
    /// it.
    pub(super) fn refusal_loses(&mut self, by: Color) {
        let citation = self.laws.set.loss_source(Loss::Refusal);
        self.ends(EndCause::Refused(by), LawOutcome::Win(by.opponent()), citation);
    }

    /// Handles a player who lets the opponent's refusal to comply stand: the game continues, and
    /// the irregularities to be corrected stand too. Returns whether that applies.
    pub(super) fn lets_refusal_stand(&mut self, what: &IncidentContext<'_>) -> bool {
        let (side, plies) = (what.side(), self.game.numbers.all());
        if !self.may_accept_refusal() {
            return false;
        }
        let Some(finding) = self.game.ended.accepts_refusal(side, plies) else {
            return false;
        };
        let set = &self.laws.set;
        let source = DecisionArticle::of(&set.titled(&set.finality.source));
        let decision = Decision::LetStand { side, source };
        let decided = Decided::So { decision, part: None, lifted: None };
        let (standing, settled) = (Some(IrregularityState::Stands), Some(Settlement::LetStand));
        self.entries.push(Entry::Decided { finding, standing, settled, decided });
        self.let_stand(side.opponent(), &Disposition::Let);
        true
    }

    /// Reports an incident after the end of the game. It has only the effect that the rule set
    /// gives it. `lets` is the irregularity that the incident lets stand, if it would end a game.
    pub(super) fn happens_after(
        &mut self,
        what: &IncidentContext<'_>,
        end: &GameEnd,
        lets: Option<Fact>,
    ) {
        use IncidentKind as Kind;
        let is_answered = match what.incident.kind {
            // A draw that already exists can still be claimed, and a claim can be refused.
            Kind::Claim => {
                self.claims(what);
                true
            }
            Kind::Decline => self.refuses_claim(what),
            // The players may stop the clock.
            Kind::Press => true,
            Kind::Flag => self.both_flags_fell(what.side(), end),
            Kind::Touched
            | Kind::Adjust
            | Kind::Takeback
            | Kind::Consent
            | Kind::Lifted
            | Kind::Released
            | Kind::LiftedEarly
            | Kind::LeftOn
            | Kind::Removed
            | Kind::RemovalStopped
            | Kind::RemovalOrder
            | Kind::Unclear
            | Kind::Uncrowned
            | Kind::Crowned
            | Kind::TwoHands
            | Kind::Rectify
            | Kind::Stands
            | Kind::BoardTurned
            | Kind::Misplaced
            | Kind::Inactive
            | Kind::Displaced
            | Kind::Refuse
            | Kind::Upset
            | Kind::FlagsBoth
            | Kind::Resign
            | Kind::Left
            | Kind::Cancel
            | Kind::Offer
            | Kind::Accept
            | Kind::Demand => false,
        };
        if is_answered {
            return;
        }
        let why = end.ended(&self.laws.set);
        let at = self.at_next(what);
        let after = EndFinding::After { incident: what.incident.clone(), why, lets };
        let finding = Finding::of(after, what.span);
        let found = self.of_incident(finding, at, &end.citation);
        self.found(found);
    }

    /// Handles the other flag, found to have fallen before another half-move was made. This is a
    /// draw if the rule set says so.
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

    /// Handles two flags that are down when nobody knows which fell first: a draw if the rule set
    /// says so; otherwise no text gives a result, and the arbiter decides.
    pub(super) fn flags_are_down(&mut self, what: &IncidentContext<'_>) {
        let set = &self.laws.set;
        if *set.both_flags == BothFlags::Draw && set.losses.has(Loss::FlagFall) {
            let citation = set.both_flags.source.clone();
            return self.ends(EndCause::BothFlagsFell, LawOutcome::Draw, citation);
        }
        // Under some time controls it is a draw.
        let drawn = |rule: &PaceRule| {
            let both = rule.fields.both_flags.as_ref();
            both.filter(|both| both.value == BothFlags::Draw).map(|both| both.source.clone())
        };
        let paces = set.time_controls.iter().find_map(drawn);
        let paces = paces.map(|source| InlineArticle::of(&set.titled(&source)));
        let draw = LawOutcome::Draw.written(*set.result_form);
        let finding = Finding::of(EndFinding::FlagsDown { paces, draw }, what.span);
        let citation = match set.losses.has(Loss::FlagFall) {
            true => set.both_flags.source.clone(),
            false => set.time_over.source.clone(),
        };
        let found = self.of_incident(finding, self.at_next(what), &citation);
        self.found(found);
        self.game.ended.is_not_ruled(self.game.numbers.all());
    }

    /// Ends the game for a violation for which the opponent claims it (`strict_loss`).
    pub(super) fn violation_loses(&mut self, by: Color, at: Option<PlyAt>) {
        let citation = self.laws.set.strict_loss.source.clone();
        self.ends(EndCause::Violated { by, at }, LawOutcome::Win(by.opponent()), citation);
    }

    /// Returns whether enough moves were made for the opponent of a player who leaves to be
    /// credited with the win.
    fn credits(&self) -> bool {
        let set = &self.laws.set;
        let moves = &self.game.moves_made;
        // Half-moves that could not be followed count, too.
        let beyond = u32::try_from(self.game.numbers.beyond()).unwrap_or(0);
        let made = match *set.credit_counts {
            MoveCount::Each => moves.of_each().saturating_add(beyond / 2),
            MoveCount::BothTogether => moves.of_both().saturating_add(beyond),
        };
        *set.credit_after == 0 || made > u32::from(*set.credit_after)
    }

    /// Handles a player who resigns, leaves, lets the flag fall, upsets the pieces or cancels.
    pub(super) fn gives_up(&mut self, what: &IncidentContext<'_>) {
        let side = what.side();
        let set = &self.laws.set;
        let (cause, loss, did) = match what.incident.kind {
            IncidentKind::Resign => {
                (EndCause::Resigned(side), Some(Loss::Resignation), EndReason::Resigned { side })
            }
            IncidentKind::Left => {
                (EndCause::Left(side), Some(Loss::Leaving), EndReason::Left { side })
            }
            IncidentKind::Flag => {
                (EndCause::FlagFell(side), Some(Loss::FlagFall), EndReason::FlagFell { side })
            }
            IncidentKind::Upset => {
                (EndCause::Upset(side), Some(Loss::Upsetting), EndReason::Upset { side })
            }
            IncidentKind::Cancel => {
                (EndCause::Cancelled(side), None, EndReason::Cancelled { side })
            }
            other => return super::misrouted(other),
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
            _ => self.not_ruled(what, did),
        }
    }

    /// Reports an incident for which the rule set states no consequence.
    pub(super) fn not_ruled(&mut self, what: &IncidentContext<'_>, did: EndReason) {
        let set = &self.laws.set;
        let side = what.incident.side;
        let flag = what.incident.kind == IncidentKind::Flag;
        if let (true, Some(side), TimeOver::ServerMoves) = (flag, side, *set.time_over) {
            let finding = Finding::of(EndFinding::ServerMoves { side }, what.span);
            let found = self.of_incident(finding, self.at_next(what), &set.time_over.source);
            self.found(found);
            return;
        }
        let leaves = what.incident.kind == IncidentKind::Left && set.losses.has(Loss::Refusal);
        let source =
            leaves.then(|| InlineArticle::of(&set.titled(&set.loss_source(Loss::Refusal))));
        let rules = set.name.clone();
        let finding =
            Finding::of(EndFinding::NotRuled { what: did, rules, side, source }, what.span);
        let found = self.of_incident(finding, self.at_next(what), &set.losses.source);
        self.found(found);
        self.game.ended.is_not_ruled(self.game.numbers.all());
    }

    /// Handles a player who refuses to follow the rules, or to play on (FMJD Annex 1, 5.6 and
    /// 7.2.4).
    pub(super) fn handle_refusal(&mut self, what: &IncidentContext<'_>) {
        let side = what.side();
        let set = &self.laws.set;
        let opponent = side.opponent();
        if self.game.ended.has_demanded_unjustly(opponent) {
            let citation = set.conduct_cited(Irregularity::Refusal, &set.irregular_move.source);
            let at = self.at_next(what);
            return self.nothing(NoEffect::UnjustDemand { side }, at, &citation, what.span);
        }
        if !set.losses.has(Loss::Refusal) {
            return self.not_ruled(what, EndReason::Refused { side });
        }
        let citation = set.conduct_cited(Irregularity::Refusal, &set.irregular_move.source);
        let loss = set.loss_source(Loss::Refusal);
        let refusal = EndFinding::Refusal { side, source: InlineArticle::of(&set.titled(&loss)) };
        let finding = Finding::of(refusal, what.span);
        let found = self.of_incident(finding, self.at_next(what), &citation);
        let found = self.found(RecordFinding { by: Some(side), ..found });
        self.ends(EndCause::Refused(side), LawOutcome::Win(opponent), loss);
        self.game.ended.by_refusal(found);
    }

    /// Closes all open irregularities: the game has ended, so they are no longer decided.
    pub(super) fn nothing_is_decided(&mut self) {
        for open in self.game.irregularities.take_all() {
            self.close(&open, Disposition::GameEnds);
        }
    }

    /// Reports once that moves follow the end of the game.
    pub(super) fn after_the_end(&mut self, at: PlyAt, half_move: &HalfMove<'_>) {
        if !self.has_certainly_ended() {
            return;
        }
        self.nothing_is_decided();
        let Some(ended) = self.game.ended.take_unreported() else {
            return;
        };
        let wrong = Broken::GameOver { why: ended.ended(&self.laws.set) };
        let citation = ended.citation.clone();
        let offence = IrregularHalfMove::AfterTheEnd { text: half_move.shown(), wrong };
        let finding = Finding::of(offence, half_move.ply.span());
        let position = *self.game.board.position();
        let found = self.of_move(finding, half_move, at, &position, Some(&citation));
        self.found(found);
    }
}
