//! Loads a rule document as a complete rule set.
//!
//! Accepted: YAML as described in `docs/src/how-to/club-rules.md`, with or without a byte order
//! mark; a field as a bare value or as `{is: ..., source: ...}`. Refused with file, line and
//! column: unknown fields, wrong types, values that are not allowed, contradictions, a missing
//! field, a set that extends itself.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use super::allowed::REFUSES;
use super::check;
use super::draws::Draws;
use super::fault::{RuleFault, RuleHelp};
use super::fields::{RuleDoc, RuleSet};
use super::sets;
use super::setting;
use crate::codes;
use crate::diag::{Finding, Span, nearest};
use crate::document::{self, DocumentKind};
use yaml_in_place::Document;

/// The kind of a rule document.
pub(super) const RULE_FILE: DocumentKind =
    DocumentKind { code: codes::RULE_INVALID, word: "rules", refuses: REFUSES };

/// The reason a rule set cannot be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleError {
    /// The file, or another origin of the text.
    pub origin: String,
    /// The text that the findings refer to; empty for a setting.
    pub text: String,
    /// The findings, in the order of the text.
    pub findings: Vec<Finding>,
}

impl RuleError {
    pub(super) fn plain(origin: &str, finding: Finding) -> Self {
        Self { origin: origin.into(), text: String::new(), findings: vec![finding] }
    }
}

impl std::fmt::Display for RuleError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (at, finding) in self.findings.iter().enumerate() {
            let separator = if at > 0 { "\n" } else { "" };
            write!(f, "{separator}{}", self.origin)?;
            if let Some(place) = finding.place {
                write!(f, ":{place}")?;
            }
            write!(f, ": {}", finding.what().said())?;
        }
        Ok(())
    }
}

impl std::error::Error for RuleError {}

/// Returns a rule set of the project by its name.
///
/// # Errors
///
/// Fails if there is no such set; the help suggests the most similar name.
pub fn named(name: &str) -> Result<RuleSet, RuleError> {
    named_with(name, &[])
}

/// Returns a rule set of the project by its name, with settings such as `king_range=any`.
///
/// # Errors
///
/// As [`named`], and if a setting names no field or has a value that the field refuses.
pub fn named_with(name: &str, settings: &[String]) -> Result<RuleSet, RuleError> {
    build(sets_doc(name)?, &Source::project(name), &[], settings)
}

/// Parses a rule set; `origin` is the file name.
///
/// # Errors
///
/// Returns every fault of the document, with its place; see the module.
pub fn from_text(text: &str, origin: &str, settings: &[String]) -> Result<RuleSet, RuleError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let source = Source::read(origin, text)?;
    if source.document.as_ref().is_some_and(Document::holds_nothing) {
        return Err(source.fault("", RuleFault::NoFields));
    }
    let doc = parse(&source)?;
    let clauses: Vec<String> = doc.draws.iter().map(|clause| clause.id.clone()).collect();
    build(resolve(doc, &source, 0)?, &source, &clauses, settings)
}

/// The origin of a document, for errors.
struct Source<'t> {
    origin: &'t str,
    text: &'t str,
    /// Its values with their places; `None` for a set of the project that does not need them.
    document: Option<Document<'t>>,
}

impl<'t> Source<'t> {
    fn project(name: &'t str) -> Self {
        Self { origin: name, text: "", document: None }
    }

    fn read(origin: &'t str, text: &'t str) -> Result<Self, RuleError> {
        let source = Self { origin, text, document: None };
        match Document::read(text) {
            Ok(document) => Ok(Self { document: Some(document), ..source }),
            Err(error) => Err(source.unread(&error)),
        }
    }

    /// Returns the error for text that cannot be read as a rule document.
    fn unread(&self, error: &yaml_in_place::ReadError) -> RuleError {
        self.error(vec![document::finding(RULE_FILE, self.text, error)])
    }

    fn error(&self, findings: Vec<Finding>) -> RuleError {
        RuleError { origin: self.origin.into(), text: self.text.into(), findings }
    }

    /// Creates a finding about a field, placed at the field if the text has it.
    fn finding(&self, path: &str, fault: RuleFault) -> Finding {
        let finding = Finding::of(fault, Span::default());
        let read = self.document.as_ref();
        match read.and_then(|document| document::place_of(document, path)) {
            Some(place) => finding.marking(self.text, place),
            None => finding,
        }
    }

    /// Returns the error for a single fault of a field.
    fn fault(&self, path: &str, fault: RuleFault) -> RuleError {
        self.error(vec![self.finding(path, fault)])
    }

    /// Returns the error for a single fault of a field, with advice.
    fn fault_with(&self, path: &str, fault: RuleFault, help: &RuleHelp) -> RuleError {
        self.error(vec![self.finding(path, fault).remarked(help)])
    }
}

fn sets_doc(name: &str) -> Result<RuleDoc, RuleError> {
    let Some(text) = sets::text(name) else {
        let names = sets::names();
        let help = match nearest(name, names.iter().copied()) {
            Some(near) => RuleHelp::NearSet { near },
            None => RuleHelp::ListSets,
        };
        let fault = RuleFault::UnknownSet { name: name.to_owned() };
        return Err(RuleError::plain(name, Finding::of(fault, Span::default()).remarked(&help)));
    };
    of_project(name, text, 0)
}

/// Loads a set of the project, merged with those that it extends.
///
/// Each is loaded once: several sets may extend it, and loading takes longer than judging many
/// games.
fn of_project(name: &str, text: &str, depth: u8) -> Result<RuleDoc, RuleError> {
    static READ: Mutex<BTreeMap<String, RuleDoc>> = Mutex::new(BTreeMap::new());
    let read = || READ.lock().unwrap_or_else(PoisonError::into_inner);
    let known = read().get(name).cloned();
    if let Some(doc) = known {
        return Ok(doc);
    }
    let source = Source::read(name, text)?;
    let doc = resolve(parse(&source)?, &source, depth)?;
    read().insert(name.to_owned(), doc.clone());
    Ok(doc)
}

fn parse(source: &Source<'_>) -> Result<RuleDoc, RuleError> {
    match &source.document {
        Some(document) => document.to().map_err(|error| source.unread(&error)),
        None => Ok(RuleDoc::default()),
    }
}

/// Merges the document into the one that it extends.
fn resolve(doc: RuleDoc, source: &Source<'_>, depth: u8) -> Result<RuleDoc, RuleError> {
    let Some(base) = doc.extends.clone() else {
        if let Some(clause) = doc.draws.iter().position(|clause| clause.off == Some(true)) {
            let (path, id) = (format!("draws[{clause}].off"), &doc.draws[clause].id);
            return Err(source.fault(&path, RuleFault::OffAlone { clause: id.clone() }));
        }
        return Ok(doc);
    };
    if depth > 8 {
        return Err(source.fault("extends", RuleFault::Circle { base }));
    }
    let Some(base_text) = sets::text(&base) else {
        let help = match nearest(&base, sets::names().iter().copied()) {
            _ if doc.name.as_deref() == Some(base.as_str()) => RuleHelp::NotItself,
            Some(near) => RuleHelp::NearBase { near },
            None => RuleHelp::ListBases,
        };
        return Err(source.fault_with("extends", RuleFault::UnknownBase { base }, &help));
    };
    let mut whole = of_project(&base, base_text, depth + 1)?;
    merge(&mut whole, doc, source)?;
    Ok(whole)
}

fn merge(whole: &mut RuleDoc, doc: RuleDoc, source: &Source<'_>) -> Result<(), RuleError> {
    whole.name = doc.name.clone().or_else(|| whole.name.take());
    whole.title = doc.title.clone().or_else(|| whole.title.take());
    match (&doc.inherited_source, &doc.inherited_as) {
        (Some(_), Some(_)) => {
            return Err(source.fault("inherited_as", RuleFault::InheritedTwice));
        }
        (Some(inherited), None) => {
            whole.resource(inherited);
            whole.documents.clear();
            // Rules for time controls belong to the other text, and so does its list of
            // irregularities.
            whole.time_controls = None;
            whole.irregularities.clear();
        }
        (None, Some(by)) => {
            whole.recite(|source| source.adopted_by(by));
            whole.irregularities.clear();
        }
        (None, None) => {}
    }
    whole.documents.extend(doc.documents.clone());
    if doc.extends.is_some() {
        // This is another document, regardless of the one it extends.
        whole.edition.clone_from(&doc.edition);
        whole.house = doc.house;
        whole.edition_of.clone_from(&doc.edition_of);
        whole.refers_to.clone_from(&doc.refers_to);
        whole.remarks.clone_from(&doc.remarks);
    }
    if !doc.conduct.is_empty() {
        whole.conduct.clone_from(&doc.conduct);
    }
    for (at, clause) in doc.draws.iter().enumerate() {
        let known = whole.draws.iter_mut().find(|known| known.id == clause.id);
        match (known, clause.off) {
            (Some(_), Some(true)) => whole.switch_off(&clause.id),
            (Some(known), _) => known.overlay(clause),
            (None, Some(true)) => {
                let (clause, clauses) = (clause.id.clone(), clause_ids(whole));
                let fault = RuleFault::NothingOff { clause, clauses };
                return Err(source.fault(&format!("draws[{at}].id"), fault));
            }
            (None, _) => whole.draws.push(clause.clone()),
        }
    }
    for line in &doc.irregularities {
        match whole.irregularities.iter_mut().find(|known| known.id == line.id) {
            Some(known) => known.overlay(line),
            None => whole.irregularities.push(line.clone()),
        }
    }
    if doc.time_controls.is_some() {
        whole.time_controls.clone_from(&doc.time_controls);
    }
    whole.overlay(doc);
    Ok(())
}

/// Returns the ids of the draw clauses, quoted; `None` if there are none.
pub(super) fn clause_ids(doc: &RuleDoc) -> Option<Vec<String>> {
    let ids: Vec<String> = doc.draws.iter().map(|clause| format!("`{}`", clause.id)).collect();
    (!ids.is_empty()).then_some(ids)
}

/// Applies the settings, then checks that the set is complete and consistent.
///
/// `clauses` are the ids of the draw clauses in the order of the document itself.
fn build(
    mut doc: RuleDoc,
    source: &Source<'_>,
    clauses: &[String],
    settings: &[String],
) -> Result<RuleSet, RuleError> {
    for setting in settings {
        setting::apply(&mut doc, setting)?;
    }
    if doc.name.is_none() {
        return Err(source.fault("", RuleFault::NoName));
    }
    if let Some(of) = doc.edition_of.as_ref().filter(|of| sets::text(of).is_none()) {
        let help = match nearest(of, sets::names().iter().copied()) {
            Some(near) => RuleHelp::NearBase { near },
            None => RuleHelp::ListEditions,
        };
        let fault = RuleFault::UnknownEdition { of: of.clone() };
        return Err(source.fault_with("edition_of", fault, &help));
    }
    doc.title = doc.title.or_else(|| doc.name.clone());
    let missing = doc.missing();
    if !missing.is_empty() {
        return Err(source.fault("", RuleFault::Missing { fields: missing }));
    }
    let docs = doc.draws.clone();
    let (draws, unread) = match Draws::read(docs.clone()) {
        Ok(draws) => (draws, Vec::new()),
        Err(faults) => (Draws::default(), faults),
    };
    let mut set = doc.complete(draws).expect("name, title and every field are there");
    set.overrides = settings.to_vec();
    let findings: Vec<Finding> = check::faults(&set, &docs, unread)
        .into_iter()
        .map(|fault| {
            let path = fault.path(source.document.as_ref(), clauses);
            let finding = source.finding(&path, fault.what);
            match &fault.wrong {
                Some(wrong) => finding.remarked(wrong),
                None => finding,
            }
        })
        .collect();
    if findings.is_empty() { Ok(set) } else { Err(source.error(findings)) }
}

#[cfg(test)]
mod tests;
