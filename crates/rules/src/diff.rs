//! The differences between two rule sets.

use std::collections::BTreeMap;

use super::draws::DrawClauseDoc;
use super::fields::RuleSet;
use super::irregularities::Irregularity;
use super::write::clause_fields;
use crate::diag::Citation;

/// A field or draw clause in which two sets differ.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleDifference {
    /// The field, or `draws.` and the clause id.
    pub field: String,
    /// Value and source in the first set; `None` if it has no such field or clause.
    pub left: Option<(String, Citation)>,
    /// Value and source in the second set; `None` if it has no such field or clause.
    pub right: Option<(String, Citation)>,
}

/// Returns the differences in value, in the order of the document.
///
/// Differences only in names, titles or sources are ignored.
pub fn diff(left: &RuleSet, right: &RuleSet) -> Vec<RuleDifference> {
    let mut differences: Vec<RuleDifference> = left
        .fields()
        .into_iter()
        .zip(right.fields())
        .filter(|(l, r)| l.words != r.words)
        .map(|(l, r)| RuleDifference {
            field: l.name.to_owned(),
            left: Some((l.words.to_string(), l.source)),
            right: Some((r.words.to_string(), r.source)),
        })
        .collect();
    let ids =
        left.draws.docs().iter().chain(
            right.draws.docs().iter().filter(|clause| clause_of(left, &clause.id).is_none()),
        );
    for id in ids.map(|clause| &clause.id) {
        let (l, r) = (clause_of(left, id), clause_of(right, id));
        let (left, right) = match (l, r) {
            (Some((l, l_source)), Some((r, r_source))) => {
                // Keep only the fields that differ.
                let only = |these: &[String], those: &[String]| {
                    these.iter().filter(|field| !those.contains(field)).cloned().collect::<Vec<_>>()
                };
                let (l, r) = (only(&l, &r), only(&r, &l));
                if l.is_empty() && r.is_empty() {
                    continue;
                }
                (Some((l, l_source)), Some((r, r_source)))
            }
            (None, None) => continue,
            one => one,
        };
        // One of the two may have none of the fields that differ.
        let words = |(fields, source): (Vec<String>, Citation)| match fields.is_empty() {
            true => ("nothing of these".to_owned(), source),
            false => (fields.join(", "), source),
        };
        differences.push(RuleDifference {
            field: format!("draws.{id}"),
            left: left.map(words),
            right: right.map(words),
        });
    }
    differences.extend(of_irregularities(left, right));
    differences.extend(at_time_controls(left, right));
    differences
}

/// Returns the differences in single irregularities, ignoring their sources.
fn of_irregularities(left: &RuleSet, right: &RuleSet) -> Vec<RuleDifference> {
    let said = |set: &RuleSet, which: Irregularity| {
        let line = set.irregularities.iter().find(|line| line.id == which)?;
        let source = line.source.clone().unwrap_or_else(Citation::not_stated);
        Some((line.terms().join(", "), source)).filter(|(terms, _)| !terms.is_empty())
    };
    let words = |side: &Option<(String, Citation)>| side.as_ref().map(|(terms, _)| terms.clone());
    let all = Irregularity::ALL.iter().map(|&which| (which, said(left, which), said(right, which)));
    all.filter(|(_, left, right)| words(left) != words(right))
        .map(|(which, left, right)| {
            let field = format!("irregularities.{}", which.word());
            RuleDifference { field, left, right }
        })
        .collect()
}

/// Returns the differences at time controls: each field and clause, under its conditions.
fn at_time_controls(left: &RuleSet, right: &RuleSet) -> Vec<RuleDifference> {
    let (of_left, of_right) = (by_condition(left), by_condition(right));
    let mut names: Vec<&String> = of_left.keys().collect();
    names.extend(of_right.keys().filter(|name| !of_left.contains_key(*name)));
    let words = |side: Option<&(String, Citation)>| side.map(|(words, _)| words.clone());
    names
        .into_iter()
        .map(|name| (name, of_left.get(name), of_right.get(name)))
        .filter(|(_, left, right)| words(*left) != words(*right))
        .map(|(name, left, right)| RuleDifference {
            field: name.clone(),
            left: left.cloned(),
            right: right.cloned(),
        })
        .collect()
}

/// Returns the rules for time controls by key, such as `time_controls.accelerated.draws.agreement`,
/// each with its value and source.
fn by_condition(set: &RuleSet) -> BTreeMap<String, (String, Citation)> {
    let mut found = BTreeMap::new();
    for rule in &set.time_controls {
        let key = format!("time_controls.{}", rule.key());
        for field in rule.fields.written() {
            let name = format!("{key}.{}", field.name);
            found.insert(name, (field.words.to_string(), field.source));
        }
        for clause in &rule.draws {
            let (fields, source) = bare(clause);
            found.insert(format!("{key}.draws.{}", clause.id), (fields.join(", "), source));
        }
    }
    found
}

fn clause_of(set: &RuleSet, id: &str) -> Option<(Vec<String>, Citation)> {
    set.draws.docs().iter().find(|clause| clause.id == id).map(bare)
}

/// Returns the fields of a clause without its id, and its source.
fn bare(clause: &DrawClauseDoc) -> (Vec<String>, Citation) {
    let mut bare = clause.clone();
    let source = bare.source.take().unwrap_or_else(Citation::not_stated);
    let mut fields = clause_fields(&bare);
    fields.retain(|field| !field.starts_with("id: "));
    (fields, source)
}
