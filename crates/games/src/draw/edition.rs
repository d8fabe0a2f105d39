//! Editions of the same rules that give different answers.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::balance::holds_long_diagonal;
use super::claim::{Claim, rule};
use super::count::{Counter, Demand, counts};
use super::kind::{self, SearchedGame};
use super::met::{MetClause, conditions};
use super::ruling::Ruling;
use super::timeline::Timeline;
use crate::rules::{Clause, RuleSet, named_with, names, set_text};

/// The result under another edition of the rules, if it differs from the edition in use.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OtherEdition {
    /// The rule set of the other edition.
    pub set: RuleSet,
    /// The moment of the first draw condition of any kind under the edition in use.
    pub ours: Option<usize>,
    /// The moment of the first draw condition under the other edition.
    pub theirs: Option<usize>,
    /// The clause by which the other edition's condition is met, as an index in that rule set.
    pub clause: Option<usize>,
    /// The first moment at which the lone king of a count was on the long diagonal while the count
    /// ran; `None` if it never was, and so cannot be the reason.
    pub king_on_diagonal: Option<usize>,
    /// The other edition's ruling on the claim, if there is a claim.
    pub ruling: Option<Ruling>,
}

/// The other editions of a rule set, by its name and its settings.
type Made = BTreeMap<(String, Vec<String>), Arc<[RuleSet]>>;

/// Returns the other editions of a rule set, with the same settings. Editions that cannot take
/// these settings, or that use another board, are left out.
///
/// They are built once for a rule set and its settings: reading a document takes longer than
/// judging a game.
pub fn editions_beside(set: &RuleSet) -> Arc<[RuleSet]> {
    static MADE: Mutex<Made> = Mutex::new(Made::new());
    let key = (set.name.clone(), set.overrides.clone());
    let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
    Arc::clone(made.entry(key).or_insert_with(|| read_editions(set).into()))
}

fn read_editions(set: &RuleSet) -> Vec<RuleSet> {
    let of = set.edition_of.as_deref().unwrap_or(&set.name);
    // The documents are searched as text, because parsing all of them would take long.
    let is_edition = |name: &str| {
        let mut lines = set_text(name).unwrap_or_default().lines();
        lines.any(|line| line.strip_prefix("edition_of: ") == Some(of))
    };
    let others = names().iter().filter(|&&name| name != set.name);
    others
        .filter(|&&name| name == of || is_edition(name))
        .filter_map(|name| named_with(name, &set.overrides).ok())
        .filter(|other| other.geometry() == set.geometry())
        .collect()
}

/// Returns the other editions under which this game meets its first draw condition at another
/// moment.
pub fn other_editions(set: &RuleSet, game: &Timeline<'_>, demands: &[Demand]) -> Vec<OtherEdition> {
    if editions_beside(set).is_empty() {
        return Vec::new();
    }
    editions_that_differ(set, game, demands, &conditions(set, game, demands))
}

/// Like [`other_editions`], given the conditions met under the rule set in use.
pub(crate) fn editions_that_differ(
    set: &RuleSet,
    game: &Timeline<'_>,
    demands: &[Demand],
    found: &[MetClause],
) -> Vec<OtherEdition> {
    let others = editions_beside(set);
    let ours = found.first().map(|first| first.met);
    // A clause of both editions is met at the same moment in both.
    let first = |other: &RuleSet| {
        let searched = SearchedGame { set: other, game, demands };
        let met = |(index, clause): (usize, &Clause)| match same_clause(set, clause) {
            Some(own) => {
                let own = found.iter().find(|condition| condition.clause == own)?;
                Some(MetClause { clause: index, ..own.clone() })
            }
            None => kind::of(&clause.rule).first_met(index, &searched),
        };
        let met = other.draws.iter().enumerate().filter_map(met);
        met.min_by_key(|condition| (condition.met, condition.clause))
    };
    let differ = others.iter().filter_map(|other| {
        let first = first(other);
        let (theirs, clause) =
            (first.as_ref().map(|first| first.met), first.map(|first| first.clause));
        (ours != theirs).then(|| OtherEdition {
            king_on_diagonal: king_on_diagonal(set, game, demands),
            set: other.clone(),
            ours,
            theirs,
            clause,
            ruling: None,
        })
    });
    differ.collect()
}

/// Returns the index of the clause of `set` with the same rule as a clause of another edition.
pub(crate) fn same_clause(set: &RuleSet, clause: &Clause) -> Option<usize> {
    set.draws.iter().position(|own| own.rule == clause.rule)
}

/// Returns the other editions that give another ruling on a claim: another verdict or another
/// moment.
pub fn other_rulings(
    set: &RuleSet,
    game: &Timeline<'_>,
    demands: &[Demand],
    claim: &Claim,
) -> Vec<OtherEdition> {
    let ruled = |set: &RuleSet| rule(set, game, demands, claim);
    let view = game.up_to((claim.at + usize::from(claim.announced)).min(game.moments() - 1));
    let answer = |ruling: &Ruling| (ruling.verdict, ruling.met_at, ruling.earliest);
    let own = ruled(set);
    let others = editions_beside(set);
    let differ = others.iter().cloned().filter_map(|other| {
        let ruling = ruled(&other);
        (answer(&ruling) != answer(&own)).then(|| OtherEdition {
            king_on_diagonal: king_on_diagonal(set, &view, demands),
            set: other,
            ours: own.met_at,
            theirs: ruling.met_at,
            clause: ruling.clause,
            ruling: Some(ruling),
        })
    });
    differ.collect()
}

/// Returns the first moment at which the lone king of an ending was on the long diagonal during a
/// count.
fn king_on_diagonal(set: &RuleSet, game: &Timeline<'_>, demands: &[Demand]) -> Option<usize> {
    let clauses = set.draws.iter().enumerate();
    let endings = clauses.filter(|(_, clause)| clause.ending().is_some());
    let all = endings.filter_map(|(index, _)| Counter::new(set, index, demands));
    let moments = all.flat_map(|counter| counts(counter, game)).filter_map(|count| {
        (count.start..game.moments()).find(|&moment| {
            count.runs_at(moment)
                && holds_long_diagonal(game.position(moment), count.strong.opponent())
        })
    });
    moments.min()
}
