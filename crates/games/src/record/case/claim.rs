//! Claims of a draw, in terms of the record.

use super::super::NamedMove;
use super::super::announce::{announce, refused_if_unplayable, unplayable};
use super::super::desk::adjust_to_end;
use super::super::ending::{EndCause, GameEnd, LawOutcome};
use super::super::found::HandlingFault;
use super::super::pending::{Pending, awaiting_arbiter};
use super::super::report::{GameReport, IrregularityState, RecordFinding, Settlement, TooEarly};
use super::{Case, CaseError};
use crate::board::{Color, Square};
use crate::draw::{
    Claim, ClaimBasis, Evidence, EvidenceKind, OtherEdition, Reason, Ruling, Timeline, Verdict,
    other_rulings, rule, rule_by_itself,
};
use crate::pdn::Outcome;
use crate::rules::{ClaimForm, ClauseRule, DrawKind};

/// A claim of a draw, as stated.
///
/// Begin with [`DrawClaim::of`]: a version may add fields.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DrawClaim {
    /// The kind of draw.
    pub kind: DrawKind,
    /// The moves named in support: every occurrence, or the start of a count.
    pub moves: Vec<NamedMove>,
    /// The claimant.
    pub by: Option<Color>,
    /// The half-move that is due at the claim; `None` for the end of the record.
    pub at: Option<NamedMove>,
    /// The move that the claimant announces but has not played.
    pub next: Option<String>,
}

impl DrawClaim {
    /// Creates a claim at the end of the record, by nobody known, that names no moves.
    pub const fn of(kind: DrawKind) -> Self {
        Self { kind, moves: Vec::new(), by: None, at: None, next: None }
    }
}

/// The answer to a claim of a draw.
#[derive(Debug, Clone)]
pub struct ClaimRuling<'c> {
    /// The ruling.
    pub ruling: Ruling,
    /// The game up to the claim, including the announced move.
    pub game: Timeline<'c>,
    /// The announced move, as written by the program.
    pub announced: Option<String>,
    /// The moments that the claimant named.
    pub named: Vec<usize>,
    /// The side whose moves bare numbers are taken to be.
    pub side: Color,
    /// The end of the game, if it had ended by the moment of the claim.
    pub end: Option<GameEnd>,
    /// The result that follows; `None` while the game continues.
    pub outcome: Option<LawOutcome>,
    /// Other editions of the rules that give another ruling; empty once the game has ended.
    pub editions: Vec<OtherEdition>,
    /// The irregularity that was undecided at the moment of the claim.
    pub pending: Option<ClaimPending>,
    /// An event by then for which the rules give no result, so that the arbiter decides it first.
    pub not_ruled: Option<RecordFinding>,
    /// The recorded result, if the claim is right only if the game had not ended that way before.
    pub recorded: Option<String>,
    /// Whether the claim is right once the claimant holds the opponent to the half-move that was
    /// taken back.
    pub right_if_held: bool,
    /// The opponent, if the claimant may not claim now but the opponent may, and would be right.
    pub theirs: Option<Color>,
}

/// An irregularity that was undecided at the moment of a claim.
#[derive(Debug, Clone)]
pub struct ClaimPending {
    /// Its finding.
    pub found: RecordFinding,
    /// Findings about the same player that are decided together with it.
    pub also: Vec<RecordFinding>,
    /// The side that decides, and the end of the game under either decision.
    pub pending: Pending,
}

impl<'c> Case<'c> {
    /// Rules on a claim of a draw.
    ///
    /// # Errors
    ///
    /// Fails if a named half-move does not exist or comes after the place where the record breaks
    /// off, or if an incident recorded before the claim cannot be used.
    pub fn claim(&self, claim: &DrawClaim) -> Result<ClaimRuling<'c>, CaseError> {
        let mut answer = self.claim_alone(claim)?;
        answer.theirs = self.right_of_opponent(claim, &answer);
        Ok(answer)
    }

    /// Returns the opponent of a claimant who may not claim now, if the same claim is right for them.
    fn right_of_opponent(&self, claim: &DrawClaim, answer: &ClaimRuling<'_>) -> Option<Color> {
        let is_barred = |why: &Reason| matches!(why, Reason::Barred(_));
        let other = claim.by?.opponent();
        let barred = answer.ruling.verdict == Verdict::Refused
            && answer.end.is_none()
            && claim.next.is_none()
            && answer.ruling.reasons.iter().any(is_barred);
        if !barred {
            return None;
        }
        let then = self.claim_alone(&DrawClaim { by: Some(other), ..claim.clone() }).ok()?;
        (then.ruling.verdict == Verdict::Granted).then_some(other)
    }

    fn claim_alone(&self, claim: &DrawClaim) -> Result<ClaimRuling<'c>, CaseError> {
        let at = self.moment_of(claim.at.as_ref())?;
        let is_last = at + 1 == self.played.timeline.moments();
        let made = self.played.at(at).map_or(0, |at| at.ply);
        self.is_usable_within(if is_last { self.report.plies } else { made })?;
        let then = self.open_at(claim.at.as_ref(), at);
        let mut game = self.played.timeline.up_to(at);
        let mut cannot = None;
        let announced = match &claim.next {
            Some(text) => {
                let due = game.name(game.moments());
                let must = self.must_play_at(claim.at.as_ref(), at);
                match announce(self.laws, &mut game, must, text) {
                    Ok(written) => Some(written),
                    Err(why) => {
                        let (name, at) = (text.clone(), due);
                        let error = |why| CaseError::Next { name, at, why: Box::new(why) };
                        cannot = Some(unplayable(why, text).map_err(error)?);
                        None
                    }
                }
            }
            None => None,
        };
        // The named moves may include the one that cannot be played.
        let without = cannot.as_ref().map(|_| DrawClaim { moves: Vec::new(), ..claim.clone() });
        let claim = without.as_ref().unwrap_or(claim);
        let is_bare = |named: &NamedMove| matches!(named, NamedMove::Number(_, None));
        let bare = claim.moves.iter().any(is_bare);
        let form = claim.kind.claim_form();
        let by_times = form == ClaimForm::Times;
        let open = bare && (claim.by.is_none() || by_times);
        // Try first, for occurrences, the side that made the last move; for a count, the side that
        // opens a number.
        let first = match form {
            ClaimForm::Times => game.last().turn().opponent(),
            ClaimForm::Count | ClaimForm::Recorded | ClaimForm::Unclaimed => game.first_color(),
        };
        let sides = match (claim.by, open) {
            // A position can recur after the moves of either player.
            (Some(by), true) => vec![by, by.opponent()],
            (Some(by), false) => vec![by],
            (None, true) => vec![first, first.opponent()],
            (None, false) => vec![first],
        };
        let mut answers = Vec::new();
        let mut error = None;
        for side in sides {
            match self.read(claim, side, at, &game, (announced.clone(), then.clone())) {
                Ok(answer) => answers.push(answer),
                Err(wrong) => {
                    error.get_or_insert(wrong);
                }
            }
        }
        let verdicts = answers.iter().map(|answer| answer.ruling.verdict);
        let tells =
            by_times || verdicts.clone().any(|verdict| Some(verdict) != verdicts.clone().next());
        let best = answers
            .into_iter()
            .min_by_key(|answer| (answer.ruling.order(), different(&answer.game, &answer.named)));
        let Some(mut best) = best else {
            return Err(error.unwrap_or_else(|| self.broken()));
        };
        // A player who claims with bare numbers means their own moves unless stated otherwise.
        if open && tells && claim.by != Some(best.side) {
            let side = best.side;
            best.ruling.reasons.insert(0, Reason::NumbersReadAs(side));
        }
        if best.end.is_none() {
            best.ruling = refused_if_unplayable(best.ruling, cannot);
        }
        best.right_if_held = self.is_right_if_held(claim, &best);
        best.recorded = self.recorded_before(claim, &best);
        if best.recorded.is_some() {
            (best.ruling.verdict, best.outcome) = (Verdict::Conditional, None);
        }
        Ok(best)
    }

    /// Returns the recorded result if the draw exists only because of the claim: the record does
    /// not show whether the game had ended that way before.
    fn recorded_before(&self, claim: &DrawClaim, answer: &ClaimRuling<'_>) -> Option<String> {
        let clause = answer.ruling.clause.map(|clause| &self.laws.set.draws[clause])?;
        let is_by_claim = answer.ruling.verdict == Verdict::Granted
            && answer.end.is_none()
            && claim.at.is_none()
            && !clause.is_automatic();
        let is_draw = self.report.result.is_some_and(|result| result.outcome == Outcome::Draw);
        let recorded = self.report.recorded_result().filter(|_| is_by_claim && !is_draw);
        recorded.map(str::to_owned)
    }

    /// Returns whether a claim at the end of the record is right once the claimant holds the
    /// opponent to the half-move that was taken back.
    fn is_right_if_held(&self, claim: &DrawClaim, answer: &ClaimRuling<'_>) -> bool {
        let Some(ClaimPending { pending, .. }) = answer.pending.as_ref() else {
            return false;
        };
        let decides = pending.decides.filter(|decides| claim.by == Some(*decides));
        let (Some(by), false, true) =
            (decides, pending.by_both, pending.taken_back.is_some() && claim.at.is_none())
        else {
            return false;
        };
        let is_open = answer.end.is_none() && answer.not_ruled.is_none();
        !answer.ruling.verdict.is_right()
            && is_open
            && self.once_kept(by).is_some_and(|then| {
                let answer = then.claim(claim);
                answer.is_ok_and(|answer| answer.ruling.verdict.is_right())
            })
    }

    fn moment_of(&self, at: Option<&NamedMove>) -> Result<usize, CaseError> {
        match at {
            Some(named) => self.before(named, None),
            None if self.is_complete() => Ok(self.played.timeline.moments() - 1),
            None => Err(self.broken()),
        }
    }

    /// Rules on a claim, reading bare numbers as moves of one side.
    fn read(
        &self,
        claim: &DrawClaim,
        side: Color,
        at: usize,
        game: &Timeline<'c>,
        (announced, (pending, not_ruled)): (Option<String>, OpenThen),
    ) -> Result<ClaimRuling<'c>, CaseError> {
        let view = game.moments() - 1;
        let due = self.played.timeline.up_to(at).name(at + 1);
        let after = |named: &NamedMove| match (named, game.half_move(view)) {
            // The announced move counts, although it is not in the record.
            (&NamedMove::Number(number, by), Some(last))
                if view > at && last == (number, by.unwrap_or(side)) =>
            {
                Ok(view)
            }
            _ => self.after(named, Some(side), view, &due),
        };
        let form = claim.kind.claim_form();
        let named: Vec<usize> = match form {
            ClaimForm::Times => claim.moves.iter().map(after).collect::<Result<_, _>>()?,
            ClaimForm::Count | ClaimForm::Recorded | ClaimForm::Unclaimed => {
                let before = claim.moves.iter().map(|named| match named {
                    NamedMove::Start => Ok(0),
                    &NamedMove::Number(number, by)
                        if game.half_move(view + 1) == Some((number, by.unwrap_or(side))) =>
                    {
                        Ok(view)
                    }
                    _ => self.after(named, Some(side), view, &due).map(|moment| moment - 1),
                });
                before.collect::<Result<_, _>>()?
            }
        };
        let end = match &pending {
            // An undecided irregularity had not ended the game by then.
            Some(open) => self
                .ended_by(claim.at.as_ref(), at)
                .filter(|end| end.after < open.pending.from || !end.is_by_board()),
            None => self.ended_by(claim.at.as_ref(), at),
        };
        let not_ruled = not_ruled.filter(|_| end.is_none());
        let set = &self.laws.set;
        let mut editions = Vec::new();
        let ruling = match form {
            ClaimForm::Times | ClaimForm::Count | ClaimForm::Unclaimed => {
                let ground = ClaimBasis { kind: claim.kind, named: named.clone() };
                let asked = Claim { ground, by: claim.by, at, announced: announced.is_some() };
                let ruling = rule(set, game, &self.demands(), &asked);
                if end.is_none() {
                    editions = other_rulings(set, game, &self.demands(), &asked);
                }
                let plies = |moment: usize| self.played.at(moment).map_or(0, |at| at.ply);
                let by_itself = || rule_by_itself(set, game, &self.demands(), &asked);
                let ruling = adjust_to_end(set, ruling, by_itself, end.as_ref(), plies, |plies| {
                    self.report.is_uncertain_at(plies)
                });
                match &pending {
                    Some(open) => open.pending.over(ruling, claim.by, set, &self.played),
                    None => ruling,
                }
            }
            ClaimForm::Recorded => {
                self.agreement(at, end.as_ref(), self.plies_by(claim.at.as_ref(), at))
            }
        };
        let ruling = if not_ruled.is_some() { awaiting_arbiter(ruling) } else { ruling };
        let outcome = match (&end, ruling.verdict) {
            (_, Verdict::Granted) => Some(LawOutcome::Draw),
            (_, Verdict::Conditional) => None,
            (Some(end), _) if end.is_uncertain(self.laws) => None,
            (Some(end), _) => Some(end.outcome),
            (None, _) => None,
        };
        let game = game.clone();
        Ok(ClaimRuling {
            ruling,
            game,
            announced,
            named,
            side,
            end,
            outcome,
            editions,
            pending,
            not_ruled,
            recorded: None,
            right_if_held: false,
            theirs: None,
        })
    }

    /// Returns the square of the piece that the player to move must play at the moment of a claim.
    fn must_play_at(&self, named: Option<&NamedMove>, at: usize) -> Option<Square> {
        let plies = self.plies_by(named, at);
        let of = |report: &GameReport| {
            report.findings.iter().find_map(|found| match found.finding.as_what() {
                Some(HandlingFault::MustBePlayed { square, .. }) => Some(square.clone()),
                // The touch counts whether or not the taking back is accepted.
                Some(HandlingFault::NotPlayed { square, corrected: false, .. })
                    if found.standing == Some(IrregularityState::Open)
                        && found.settled == Some(Settlement::TakenBack) =>
                {
                    Some(square.clone())
                }
                _ => None,
            })
        };
        let square = match plies < self.report.plies {
            true => self.cut(plies).ok().and_then(|then| of(&then.report)),
            false => of(&self.report),
        }?;
        let pieces =
            self.played.timeline.position(at).pieces(self.played.timeline.position(at).turn());
        pieces.iter().find(|&piece| self.laws.numbering.name(piece) == square)
    }

    /// Returns the undecided matters at the moment of a claim.
    fn open_at(&self, named: Option<&NamedMove>, at: usize) -> OpenThen {
        let open = |case: &Self| (case.undecided(), case.report.not_ruled().cloned());
        let plies = self.plies_by(named, at);
        match plies < self.report.plies {
            true => self.cut(plies).ok().map_or((None, None), |then| open(&then)),
            false => open(self),
        }
    }

    /// Returns the irregularity that is undecided at the end of the record.
    pub fn undecided(&self) -> Option<ClaimPending> {
        let pending = self.report.pending.clone()?;
        let is_open = |found: &&RecordFinding| {
            let waits = match pending.decides {
                Some(_) => found.awaits_decision(),
                None => found.standing.is_none() && found.settled.is_none(),
            };
            waits && found.remedy.is_some() && found.at == pending.at
        };
        let mut all = self.report.findings.iter().filter(is_open);
        // Another finding about the same half-move may change nothing.
        let is_it = |found: &&RecordFinding| found.finding.is(pending.code);
        let found = all.clone().find(is_it).or_else(|| all.next())?.clone();
        let also = self.report.corrected_with(&found);
        Some(ClaimPending { found, also, pending: *pending })
    }

    /// Returns the number of half-moves of the record before a claim.
    fn plies_by(&self, named: Option<&NamedMove>, at: usize) -> usize {
        match named {
            None => self.report.plies,
            Some(_) => self.played.at(at + 1).map_or(self.report.plies, |next| next.ply - 1),
        }
    }

    /// Returns the outcome of the last draw offer after this many half-moves.
    fn not_agreed(&self, plies: usize) -> Reason {
        let offered = match plies < self.report.plies {
            true => self.cut(plies).ok().and_then(|then| then.report.last_offer),
            false => self.report.last_offer,
        };
        offered.map_or(Reason::NoAgreement, Reason::NotAgreed)
    }

    /// Returns the end of the game, if it had ended by the moment of a claim. The claim comes after
    /// everything recorded before the next half-move.
    fn ended_by(&self, named: Option<&NamedMove>, at: usize) -> Option<GameEnd> {
        let plies = self.plies_by(named, at);
        let end = &self.report.law_result.as_ref()?.end;
        let by_then = |end: &GameEnd| end.after <= plies;
        let otherwise = end.otherwise.clone().filter(|end| by_then(end));
        by_then(end).then(|| GameEnd { otherwise, ..end.clone() })
    }

    /// Rules on a claim that the players have agreed to a draw.
    fn agreement(&self, at: usize, end: Option<&GameEnd>, plies: usize) -> Ruling {
        let set = &self.laws.set;
        let clause =
            set.draws.iter().position(|clause| matches!(clause.rule, ClauseRule::Agreement(_)));
        let Some(clause) = clause else {
            return Ruling::new(Verdict::Refused, None, at).because(Reason::NoSuchDraw);
        };
        let refused = Ruling::new(Verdict::Refused, Some(clause), at);
        let agreed = |end: &GameEnd| self.moment_after(end.after).min(at);
        match end.map(|end| (end, end.cause)) {
            Some((end, EndCause::Agreed)) => {
                let moment = agreed(end);
                let mut ruling = Ruling::new(Verdict::Granted, Some(clause), at);
                ruling.met_at = Some(moment);
                ruling.earliest = Some(moment);
                ruling.evidence = vec![Evidence { moment, shows: EvidenceKind::Agreed }];
                ruling
            }
            Some((end, EndCause::AgreedTooEarly { made, needed })) => {
                let moment = agreed(end);
                let mut ruling = refused.because(Reason::AgreedTooEarly { made, needed });
                ruling.evidence = vec![Evidence { moment, shows: EvidenceKind::Agreed }];
                ruling
            }
            Some(_) => refused.because(Reason::GameEnded),
            None => match self.report.agreed_too_early {
                Some(TooEarly::Moves { made, needed }) => {
                    refused.because(Reason::AgreedTooEarly { made, needed })
                }
                Some(TooEarly::Men { most }) => {
                    refused.because(Reason::AgreedWithTooManyMen { most })
                }
                None => refused.because(self.not_agreed(plies)),
            },
        }
    }

    /// Returns the moment after this many half-moves of the record.
    fn moment_after(&self, plies: usize) -> usize {
        let end = self.played.timeline.moments() - 1;
        self.played.before_ply(plies + 1).unwrap_or(end)
    }
}

/// The undecided irregularity at a moment, and the finding that waits for the arbiter.
type OpenThen = (Option<ClaimPending>, Option<RecordFinding>);

/// Counts the different positions at some moments.
fn different(game: &Timeline<'_>, moments: &[usize]) -> usize {
    let mut seen: Vec<usize> = Vec::new();
    for &moment in moments {
        if !seen.iter().any(|&other| game.position(other) == game.position(moment)) {
            seen.push(moment);
        }
    }
    seen.len()
}
