//! The draw clauses of a rule set, as they are written and what they mean.

use std::collections::BTreeSet;
use std::ops::Deref;

use super::clause::Clause;
use super::document::DrawClauseDoc;
use super::parse;
use crate::fault::ClauseWrong;

/// The draw clauses of a rule set, in the order in which they are ruled on.
///
/// This is a list of [`Clause`]s that also knows how each of them is written.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Draws {
    docs: Vec<DrawClauseDoc>,
    clauses: Vec<Clause>,
}

/// What is wrong with a draw clause.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClauseFault {
    /// The clause.
    pub id: String,
    /// What is wrong.
    pub wrong: ClauseWrong,
}

impl Draws {
    /// Reads the clauses of a document.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with them, in their order.
    pub fn read(docs: Vec<DrawClauseDoc>) -> Result<Self, Vec<ClauseFault>> {
        let (mut clauses, mut faults) = (Vec::new(), Vec::new());
        let mut ids = BTreeSet::new();
        for doc in &docs {
            if !ids.insert(doc.id.as_str()) {
                let wrong = ClauseWrong::SameId { clause: doc.id.clone() };
                faults.push(ClauseFault { id: doc.id.clone(), wrong });
            }
            let suspended_by = doc.suspended_by.as_ref().map(|other| suspender(&docs, doc, other));
            match parse::clause(doc) {
                Ok(mut clause) => {
                    if let (Some(limit), Some(Ok(other))) = (clause.rule.limit_mut(), &suspended_by)
                    {
                        limit.suspended_by = Some(*other);
                    }
                    clauses.push(clause);
                }
                Err(fault) => faults.push(fault),
            }
            faults.extend(suspended_by.and_then(Result::err));
        }
        if faults.is_empty() { Ok(Self { docs, clauses }) } else { Err(faults) }
    }

    /// Returns the clauses as they are written, in the order of the clauses.
    #[must_use]
    pub fn docs(&self) -> &[DrawClauseDoc] {
        &self.docs
    }
}

/// Returns the place of the clause that suspends another. It must itself count, and be suspended by
/// none.
fn suspender(
    docs: &[DrawClauseDoc],
    doc: &DrawClauseDoc,
    other: &str,
) -> Result<usize, ClauseFault> {
    let is_it = |there: &DrawClauseDoc| {
        there.id == other && there.moves.is_some() && there.suspended_by.is_none()
    };
    docs.iter().position(is_it).ok_or_else(|| {
        let (clause, other) = (doc.id.clone(), other.to_owned());
        let wrong = ClauseWrong::MakesWay { clause, other };
        ClauseFault { id: doc.id.clone(), wrong }
    })
}

impl Deref for Draws {
    type Target = [Clause];

    fn deref(&self) -> &[Clause] {
        &self.clauses
    }
}

impl<'d> IntoIterator for &'d Draws {
    type Item = &'d Clause;
    type IntoIter = std::slice::Iter<'d, Clause>;

    fn into_iter(self) -> Self::IntoIter {
        self.clauses.iter()
    }
}
