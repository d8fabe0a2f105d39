//! A claim of a draw, in the words of the record.

use super::super::IncidentKind;
use super::super::NamedMove;
use super::super::desk::LawOutcome;
use super::{Case, CaseError};
use crate::board::{Color, Square};
use crate::draw::{Claim, ClaimKind, Ruling, Timeline, Verdict, rule};
use crate::moves::{Resolved, refusal, resolve};
use crate::pdn::MoveText;
use crate::rules::{DrawKind, EarlyAgreement};

/// What is claimed, as it was said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DrawClaim {
    /// What kind of draw.
    pub kind: DrawKind,
    /// The moves named in support: every occurrence, or where a count begins.
    pub moves: Vec<NamedMove>,
    /// Who claims.
    pub by: Option<Color>,
    /// The half-move that is due at the claim; the end of the record without it.
    pub at: Option<NamedMove>,
    /// The move that the claimant announces and has not played.
    pub next: Option<String>,
}

/// The answer to a claim of a draw.
#[derive(Debug, Clone)]
pub struct ClaimRuling<'c> {
    /// What is ruled.
    pub ruling: Ruling,
    /// The game up to the claim, the announced move played on.
    pub game: Timeline<'c>,
    /// The announced move, written.
    pub announced: Option<String>,
    /// The moments that were named.
    pub named: Vec<usize>,
    /// Whose moves bare numbers are taken for.
    pub side: Color,
    /// The result it leads to; `None` while the game goes on.
    pub outcome: Option<LawOutcome>,
}

impl<'c> Case<'c> {
    /// Rules on a claim of a draw.
    ///
    /// # Errors
    ///
    /// Where a half-move that is named does not exist, or lies behind the place where the
    /// record breaks off.
    pub fn claim(&self, claim: &DrawClaim) -> Result<ClaimRuling<'c>, CaseError> {
        let at = self.moment_of(claim.at.as_ref())?;
        let mut game = self.played.timeline.up_to(at);
        let announced = match &claim.next {
            Some(text) => Some(self.announce(&mut game, text)?),
            None => None,
        };
        let is_bare = |named: &NamedMove| matches!(named, NamedMove::Number(_, None));
        let open = claim.by.is_none() && claim.moves.iter().any(is_bare);
        // Taken first: of occurrences the move that was made last, of a count the one that
        // opens a number.
        let first = match claim.kind {
            DrawKind::Repetition => game.last().turn().opponent(),
            _ => game.first_color(),
        };
        let sides = match (claim.by, open) {
            (Some(by), _) => vec![by],
            (None, true) => vec![first, first.opponent()],
            (None, false) => vec![first],
        };
        let mut answers = Vec::new();
        let mut error = None;
        for side in sides {
            match self.read(claim, side, at, &game, announced.clone()) {
                Ok(answer) => answers.push(answer),
                Err(wrong) => {
                    error.get_or_insert(wrong);
                }
            }
        }
        let verdicts = answers.iter().map(|answer| answer.ruling.verdict);
        let tells = claim.kind == DrawKind::Repetition
            || verdicts.clone().any(|verdict| Some(verdict) != verdicts.clone().next());
        let best = answers.into_iter().min_by_key(|answer| {
            let order = match answer.ruling.verdict {
                Verdict::Granted => 0,
                Verdict::NotYet => 1,
                Verdict::Refused => 2,
            };
            (order, different(&answer.game, &answer.named))
        });
        let Some(mut best) = best else {
            return Err(error.unwrap_or_else(|| self.broken()));
        };
        if open && tells {
            let side = best.side;
            best.ruling.reasons.insert(0, format!("the numbers are read as {side}'s moves"));
        }
        Ok(best)
    }

    /// The moment of a claim.
    fn moment_of(&self, at: Option<&NamedMove>) -> Result<usize, CaseError> {
        match at {
            Some(named) => self.before(named, None),
            None if self.is_complete() => Ok(self.played.timeline.moments() - 1),
            None => Err(self.broken()),
        }
    }

    /// Rules on a claim with the bare numbers read as moves of one side.
    fn read(
        &self,
        claim: &DrawClaim,
        side: Color,
        at: usize,
        game: &Timeline<'c>,
        announced: Option<String>,
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
        let named: Vec<usize> = match claim.kind {
            DrawKind::Repetition => claim.moves.iter().map(after).collect::<Result<_, _>>()?,
            _ => {
                let before = claim.moves.iter().map(|named| match named {
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
        let from = named.first().copied();
        let kind = match claim.kind {
            DrawKind::Repetition => ClaimKind::Repetition { stated: named.clone() },
            DrawKind::NoProgress => ClaimKind::NoProgress { from },
            DrawKind::Ending => ClaimKind::Ending { from },
            DrawKind::Agreement | DrawKind::BothBlocked => {
                ClaimKind::Agreement { agreed: self.agreed() }
            }
        };
        let asked = Claim { kind, by: claim.by, at, announced: announced.is_some() };
        let ruling = rule(&self.laws.set, &self.laws.numbering, game, &self.demands(), &asked);
        let outcome = self.outcome_of(claim.kind, &ruling);
        Ok(ClaimRuling { ruling, game: game.clone(), announced, named, side, outcome })
    }

    /// The result that a ruling leads to.
    fn outcome_of(&self, kind: DrawKind, ruling: &Ruling) -> Option<LawOutcome> {
        let too_early = kind == DrawKind::Agreement && !ruling.evidence.is_empty();
        match ruling.verdict {
            Verdict::Granted => Some(LawOutcome::Draw),
            Verdict::Refused if too_early => (*self.laws.set.early_agreement
                == EarlyAgreement::BothZero)
                .then_some(LawOutcome::BothZero),
            Verdict::Refused | Verdict::NotYet => None,
        }
    }

    /// The moment of an agreement that holds or was made too early.
    fn agreed(&self) -> Option<usize> {
        let clause =
            self.laws.set.draws.iter().find(|clause| clause.kind == Some(DrawKind::Agreement))?;
        let by_law = self.report.law_result.as_ref().filter(|law| {
            law.result.outcome == LawOutcome::Draw && law.result.citation == clause.cited()
        });
        let early = self.report.findings.iter().find(|found| {
            found.finding.code() == "draw-too-early"
                && !self.recorded(IncidentKind::Accept).is_empty()
        });
        let end = self.played.timeline.moments() - 1;
        let at = match (by_law, early) {
            (Some(law), _) => law.result.at,
            (None, Some(found)) => found.at,
            (None, None) => return None,
        };
        Some(at.and_then(|at| self.played.before_ply(at.ply)).unwrap_or(end))
    }

    /// Plays the announced move; gives it as it is written.
    fn announce(&self, game: &mut Timeline<'c>, text: &str) -> Result<String, CaseError> {
        let end = game.moments() - 1;
        let laws = self.laws;
        let error =
            |why: String| CaseError::Next { name: text.to_owned(), at: game.name(end + 1), why };
        let parsed = MoveText::parse(text.trim().as_bytes())
            .map_err(|wrong| error(format!("it is not a move: {wrong}")))?;
        let squares: Vec<Square> = parsed
            .squares()
            .iter()
            .map(|written| laws.square(written))
            .collect::<Option<_>>()
            .ok_or_else(|| error(format!("squares are {}", laws.numbering.range())))?;
        let position = *game.last();
        let legal = laws.generator.legal_moves(&position);
        match resolve(&laws.generator, &position, &legal, &squares) {
            Resolved::One(mv) => {
                let written = laws.write(&position, &legal, &mv);
                game.play(&mv);
                Ok(written)
            }
            Resolved::Several(moves) | Resolved::OtherPath(moves) => {
                let meant: Vec<String> =
                    moves.iter().map(|mv| laws.write(&position, &legal, mv)).collect();
                Err(error(format!("write {}", meant.join(" or "))))
            }
            Resolved::None => {
                let ends = (squares[0], squares[squares.len() - 1]);
                let generator = &laws.generator;
                let refused =
                    refusal(&laws.set, &laws.numbering, generator, &position, &legal, ends);
                let why = refused.map_or_else(|| "it is not legal".into(), |r| r.message);
                let all = laws.write_all(&position, &legal).join(" ");
                Err(error(format!("{why}; legal here: {all}")))
            }
        }
    }
}

/// How many different positions stand at some moments.
fn different(game: &Timeline<'_>, moments: &[usize]) -> usize {
    let mut seen: Vec<usize> = Vec::new();
    for &moment in moments {
        if !seen.iter().any(|&other| game.position(other) == game.position(moment)) {
            seen.push(moment);
        }
    }
    seen.len()
}
