//! Parses the written form of a clause.
//!
//! Each kind takes its fields out of the document; a remaining field is one that the kind does not
//! have.

use super::clause::{
    Agreement, BothBlocked, ClaimForm, Clause, ClauseRule, DrawKind, Ending, Interpretation,
    LongDiagonal, MoveLimit, NoProgress, Repetition,
};
use super::document::{DrawClauseDoc, each_clause_field};
use super::list::ClauseError;
use super::terms::{CountFrom, CountOf, Effect, OnCapture, OnLongDiagonal};
use crate::fault::ClauseFault;

/// Parses a single clause; the caller resolves the clause that suspends it.
///
/// # Errors
///
/// Fails if a field is missing or does not belong to the kind.
pub(super) fn clause(doc: &DrawClauseDoc) -> Result<Clause, ClauseError> {
    let mut rest = doc.clone();
    let kind = rest.kind.ok_or_else(|| fault(doc, ClauseFault::no_kind))?;
    let effect =
        rest.effect.ok_or_else(|| fault(doc, |clause| ClauseFault::NoEffect { clause }))?;
    let rule = rule(kind, &mut rest)?;
    let evidence_required = match kind.claim_form() {
        ClaimForm::Times | ClaimForm::Count | ClaimForm::Unclaimed => rest.evidence_required.take(),
        ClaimForm::Recorded => None,
    };
    let announced = match effect {
        Effect::Claim => rest.announced.take(),
        Effect::Automatic => None,
    };
    if let Some(field) = left(&rest) {
        return Err(fault(doc, |clause| ClauseFault::TakesNo { clause, kind, field }));
    }
    Ok(Clause {
        id: rest.id,
        rule,
        effect,
        claimant: rest.claimant,
        announced: announced.unwrap_or(false),
        evidence_required: evidence_required.unwrap_or(false),
        reading: rest.reading,
        source: doc.cited(),
    })
}

/// Creates a fault of a clause, with its id.
fn fault(doc: &DrawClauseDoc, wrong: impl FnOnce(String) -> ClauseFault) -> ClauseError {
    ClauseError { id: doc.id.clone(), wrong: wrong(doc.id.clone()) }
}

/// Parses the condition, taking the fields of its kind out of the document.
fn rule(kind: DrawKind, rest: &mut DrawClauseDoc) -> Result<ClauseRule, ClauseError> {
    Ok(match kind {
        DrawKind::Repetition => {
            let occurrence = rest.occurrence.take().filter(|&occurrence| occurrence >= 2);
            let none = || fault(rest, |clause| ClauseFault::NoOccurrence { clause });
            let occurrence = occurrence.ok_or_else(none)?;
            ClauseRule::Repetition(Repetition { occurrence })
        }
        DrawKind::NoProgress => {
            if rest.moves == Some(0) {
                return Err(fault(rest, |clause| ClauseFault::NoneCounted { clause }));
            }
            let limit = limit(rest)?;
            ClauseRule::NoProgress(NoProgress { limit, pieces: rest.material.take() })
        }
        DrawKind::Ending => ClauseRule::Ending(ending(rest)?),
        DrawKind::Agreement => ClauseRule::Agreement(Agreement { most_men: rest.most_men.take() }),
        DrawKind::BothBlocked => ClauseRule::BothBlocked(BothBlocked),
    })
}

fn limit(rest: &mut DrawClauseDoc) -> Result<MoveLimit, ClauseError> {
    let moves = rest.moves.take();
    let moves = moves.ok_or_else(|| fault(rest, |clause| ClauseFault::NoMoves { clause }))?;
    rest.suspended_by = None;
    Ok(MoveLimit {
        moves,
        of: rest.count.take().unwrap_or(CountOf::Each),
        resets: rest.resets.take().unwrap_or_default(),
        suspended_by: None,
    })
}

fn ending(rest: &mut DrawClauseDoc) -> Result<Ending, ClauseError> {
    let limit = limit(rest)?;
    let pieces = rest.material.take().filter(|pieces| !pieces.is_empty());
    let pieces = pieces.ok_or_else(|| fault(rest, |clause| ClauseFault::NoPieces { clause }))?;
    let long_diagonal = rest.long_diagonal_moves.take().map(|moves| LongDiagonal {
        moves,
        how: Interpretation::or(rest.on_long_diagonal.take(), OnLongDiagonal::Shorten),
        sticky: rest.sticky.take().unwrap_or(false),
    });
    Ok(Ending {
        limit,
        pieces,
        weak_king: rest.weak_king.take(),
        from: rest.from.take().unwrap_or(CountFrom::Position),
        on_capture: Interpretation::or(rest.on_capture.take(), OnCapture::Fresh),
        long_diagonal,
        unless_capture: rest.unless_capture.take().unwrap_or(false),
        unless: rest.unless.take(),
    })
}

/// The fields that a clause of any kind may have. A clause that has become automatic may keep what
/// is said of announcing its claim.
const OF_ANY_KIND: &[&str] =
    &["kind", "reading", "effect", "claimant", "announced", "off", "source"];

/// Returns the first field that the kind of a clause did not take.
fn left(rest: &DrawClauseDoc) -> Option<&'static str> {
    macro_rules! written {
        ($($field:ident)*) => { [$((stringify!($field), rest.$field.is_some())),*] };
    }
    let fields = each_clause_field! { written };
    fields
        .into_iter()
        .find(|(field, is_written)| *is_written && !OF_ANY_KIND.contains(field))
        .map(|(field, _)| field)
}
