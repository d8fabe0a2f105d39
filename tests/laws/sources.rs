//! The sources of the rules: documents and their marks, articles of fields, items and draw clauses,
//! and the effect of a changed value on its article.
#![allow(clippy::unwrap_used, reason = "a test fails where something is missing")]

mod articles;
mod changes;
mod counts;
mod documents;

use draughts_arbiter::diag::Citation;
use draughts_arbiter::rules::{self, Loss, RuleSet};
use draughts_arbiter::words::{Language, worded};

/// Returns a set of the project.
fn set(name: &str) -> RuleSet {
    rules::named(name).unwrap()
}

/// Returns a set of the project with some fields changed.
fn with(name: &str, settings: &[&str]) -> RuleSet {
    let settings: Vec<String> = settings.iter().map(|text| (*text).to_owned()).collect();
    rules::named_with(name, &settings).unwrap()
}

/// Returns a club's file.
fn club(text: &str) -> RuleSet {
    rules::from_text(&format!("name: our-club\n{text}"), "club.yaml", &[]).unwrap()
}

/// Returns why a club's file is rejected, with line and column.
fn refused(text: &str) -> String {
    let text = format!("name: our-club\n{text}");
    let error = rules::from_text(&text, "club.yaml", &[]).unwrap_err();
    let finding = &error.findings[0];
    let message = worded(finding, Language::English).message;
    format!("{}:{}: {message}", error.origin, finding.place.unwrap())
}

/// Returns the source of a draw clause.
fn clause(set: &RuleSet, id: &str) -> String {
    set.draws.iter().find(|clause| clause.id == id).unwrap().cited().to_string()
}

/// Returns the source of a field.
fn field(set: &RuleSet, name: &str) -> String {
    set.fields().into_iter().find(|field| field.name == name).unwrap().source.to_string()
}

/// Returns the source of the rule under which this loses the game.
fn loss(set: &RuleSet, loss: Loss) -> String {
    set.loss_source(loss).to_string()
}

/// Returns every citation of a set: of fields, of items, of draw clauses.
fn citations(set: &RuleSet) -> Vec<Citation> {
    let fields = set.fields().into_iter().flat_map(|field| {
        std::iter::once(field.source).chain(field.each.into_iter().map(|(_, source)| source))
    });
    fields.chain(set.draws.iter().map(rules::Clause::cited)).collect()
}
