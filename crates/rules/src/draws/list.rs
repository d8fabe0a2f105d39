//! The draw clauses of a rule set, written and parsed.

use std::collections::BTreeSet;
use std::ops::Deref;

use super::clause::Clause;
use super::document::DrawClauseDoc;
use super::parse;
use crate::fault::ClauseFault;

/// The draw clauses of a rule set, in the order in which a ruling tries them.
///
/// It dereferences to the [`Clause`]s, and also keeps the written form of each.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Draws {
    docs: Vec<DrawClauseDoc>,
    clauses: Vec<Clause>,
}

/// A fault of a draw clause.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClauseError {
    /// The id of the clause.
    pub id: String,
    /// The fault.
    pub wrong: ClauseFault,
}

impl Draws {
    /// Parses the clauses of a document.
    ///
    /// # Errors
    ///
    /// Returns every fault, in the order of the clauses.
    pub fn read(docs: Vec<DrawClauseDoc>) -> Result<Self, Vec<ClauseError>> {
        let (mut clauses, mut faults) = (Vec::new(), Vec::new());
        let mut ids = BTreeSet::new();
        for doc in &docs {
            if !ids.insert(doc.id.as_str()) {
                let wrong = ClauseFault::SameId { clause: doc.id.clone() };
                faults.push(ClauseError { id: doc.id.clone(), wrong });
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

    /// Returns the written form of the clauses, in the same order.
    pub fn docs(&self) -> &[DrawClauseDoc] {
        &self.docs
    }
}

/// Returns the index of the clause that suspends another.
///
/// It must count moves itself, and must not be suspended.
fn suspender(
    docs: &[DrawClauseDoc],
    doc: &DrawClauseDoc,
    other: &str,
) -> Result<usize, ClauseError> {
    let is_it = |there: &DrawClauseDoc| {
        there.id == other && there.moves.is_some() && there.suspended_by.is_none()
    };
    docs.iter().position(is_it).ok_or_else(|| {
        let (clause, other) = (doc.id.clone(), other.to_owned());
        let wrong = ClauseFault::MakesWay { clause, other };
        ClauseError { id: doc.id.clone(), wrong }
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
