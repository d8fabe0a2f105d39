//! From a rule document to a complete rule set.
//!
//! Accepted: YAML as `docs/src/how-to/club-rules.md` describes it, with or without a byte order mark;
//! a field as a bare value or as `{is: ..., source: ...}`. Refused with file,
//! line and column: unknown fields, wrong types, values outside the allowed
//! ones, contradictions, a field that is missing, a set that extends itself.

use super::check;
use super::draws::Draws;
use super::fields::{RuleDoc, RuleSet, field_infos};
use super::sets;
use super::value::Words;
use crate::diag::{Finding, Place, Span, YamlPlaces, nearest};
use crate::rules::codes;

/// Why a rule set cannot be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleError {
    /// The file, or where the text came from.
    pub origin: String,
    /// The text the findings point into; empty for `--set`.
    pub text: String,
    /// What is wrong, in the order of the text.
    pub findings: Vec<Finding>,
}

impl RuleError {
    fn plain(origin: &str, finding: Finding) -> Self {
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
            write!(f, ": {}", finding.message)?;
        }
        Ok(())
    }
}

impl std::error::Error for RuleError {}

/// A rule set of the project, by its name.
///
/// # Errors
///
/// When there is none of that name; the help names the nearest one.
pub fn named(name: &str) -> Result<RuleSet, RuleError> {
    named_with(name, &[])
}

/// A rule set of the project, by its name, with single fields set: `king_range=any`.
///
/// # Errors
///
/// As [`named`]; a setting that names no field, or a value it cannot have.
pub fn named_with(name: &str, settings: &[String]) -> Result<RuleSet, RuleError> {
    build(sets_doc(name)?, &Source::project(name), &[], settings)
}

/// A rule set from the text of a document; `origin` is its file name.
///
/// # Errors
///
/// See the module: everything that is wrong with the document, with its place.
pub fn from_text(text: &str, origin: &str, settings: &[String]) -> Result<RuleSet, RuleError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let source = Source { origin: origin.into(), text: text.into(), places: places(text, origin)? };
    if source.places.is_empty() {
        let message = "the file holds no field of a rule set".to_owned();
        let help = "begin with `name: my-club` and `extends: international`".to_owned();
        return Err(source.error(vec![source.finding("", message, help)]));
    }
    let doc = parse(&source)?;
    let clauses: Vec<String> = doc.draws.iter().map(|clause| clause.id.clone()).collect();
    build(resolve(doc, &source, 0)?, &source, &clauses, settings)
}

/// Where a document came from, for errors.
struct Source {
    origin: String,
    text: String,
    places: YamlPlaces,
}

impl Source {
    fn project(name: &str) -> Self {
        Self { origin: name.into(), text: String::new(), places: YamlPlaces::default() }
    }

    fn error(&self, findings: Vec<Finding>) -> RuleError {
        RuleError { origin: self.origin.clone(), text: self.text.clone(), findings }
    }

    /// A finding about a field, placed where the text has it.
    fn finding(&self, path: &str, message: String, help: String) -> Finding {
        let finding = Finding::new(codes::RULE_INVALID, message, Span::default()).help(help);
        match self.places.of(path) {
            Some(place) => finding.marking(&self.text, place),
            None => finding,
        }
    }
}

fn places(text: &str, origin: &str) -> Result<YamlPlaces, RuleError> {
    YamlPlaces::read(text).map_err(|refused| {
        let source =
            Source { origin: origin.into(), text: text.into(), places: YamlPlaces::default() };
        let finding = Finding::new(codes::RULE_INVALID, refused.message, Span::default()).help(
            "a rule document is one YAML mapping, as `arbiter rules show international` prints it",
        );
        source.error(vec![finding.marking(&source.text, refused.place)])
    })
}

fn sets_doc(name: &str) -> Result<RuleDoc, RuleError> {
    let Some(text) = sets::text(name) else {
        let names = sets::names();
        let help = match nearest(name, names.iter().copied()) {
            Some(near) => format!("did you mean `{near}`? `arbiter rules list` lists them all"),
            None => "`arbiter rules list` lists them; a file of your own needs its path".into(),
        };
        let message = format!("there is no rule set `{name}`");
        let finding = Finding::new(codes::RULE_SET_UNKNOWN, message, Span::default());
        return Err(RuleError::plain(name, finding.help(help)));
    };
    let source = Source { origin: name.into(), text: text.into(), places: places(text, name)? };
    resolve(parse(&source)?, &source, 0)
}

fn parse(source: &Source) -> Result<RuleDoc, RuleError> {
    serde_yaml::from_str::<RuleDoc>(&source.text).map_err(|error| {
        let message = message_of(&error);
        let help = match message.split('`').nth(1).filter(|_| message.contains("unknown field")) {
            Some(field) => match nearest(field, field_infos().iter().map(|info| info.name)) {
                Some(near) => {
                    format!("did you mean `{near}`? `arbiter rules fields` lists them all")
                }
                None => "`arbiter rules fields` lists what there is to set".into(),
            },
            None => "`arbiter rules fields` lists every field and what it may hold".into(),
        };
        let finding =
            Finding::new(codes::RULE_INVALID, shorten(&message), Span::default()).help(help);
        // Inside a list the deserializer knows the key path better than the place.
        let in_list =
            message.split_once(": ").filter(|(path, _)| path.ends_with(']') || path.contains("]."));
        let place = in_list.and_then(|(path, _)| source.places.of(path)).or_else(|| {
            let at = error.location()?;
            Some(Place { line: at.line() as u64, column: at.column() as u64 })
        });
        let finding = match place {
            Some(place) => finding.marking(&source.text, place),
            None => finding,
        };
        source.error(vec![finding])
    })
}

/// The message without the place, which is reported by itself.
fn message_of(error: &serde_yaml::Error) -> String {
    let text = error.to_string();
    match text.rfind(" at line ") {
        Some(at) => text[..at].to_owned(),
        None => text,
    }
}

/// Leaves out the deserializer's own words: its list of all fields, of which help
/// names the nearest, and its name for the whole document.
fn shorten(message: &str) -> String {
    if message.contains("expected struct RuleDoc") {
        return "a rule document is a list of fields, `field: value`".into();
    }
    let list = message.find(", expected one of `name`").or(message.find(", expected one of `id`"));
    list.map_or(message, |at| &message[..at]).to_owned()
}

/// Puts the document on top of the one it extends.
fn resolve(doc: RuleDoc, source: &Source, depth: u8) -> Result<RuleDoc, RuleError> {
    let Some(base) = doc.extends.clone() else {
        if let Some(clause) = doc.draws.iter().position(|clause| clause.off == Some(true)) {
            let id = &doc.draws[clause].id;
            return Err(source.error(vec![source.finding(
                &format!("draws[{clause}].off"),
                format!("draw clause `{id}` is switched off, but nothing is extended"),
                "leave the clause out, or add `extends:`".into(),
            )]));
        }
        return Ok(doc);
    };
    if depth > 8 {
        return Err(source.error(vec![source.finding(
            "extends",
            format!("the rule sets that `{base}` extends lead back to it"),
            "extend a set that does not extend this one".into(),
        )]));
    }
    let Some(base_text) = sets::text(&base) else {
        let help = match nearest(&base, sets::names().iter().copied()) {
            _ if doc.name.as_deref() == Some(base.as_str()) => {
                "a set cannot extend itself; `arbiter rules list` lists what can be extended".into()
            }
            Some(near) => format!("did you mean `{near}`?"),
            None => "`arbiter rules list` lists what can be extended".into(),
        };
        let message = format!("there is no rule set `{base}` to extend");
        return Err(source.error(vec![source.finding("extends", message, help)]));
    };
    let base_source =
        Source { origin: base.clone(), text: base_text.into(), places: places(base_text, &base)? };
    let mut whole = resolve(parse(&base_source)?, &base_source, depth + 1)?;
    merge(&mut whole, doc, source)?;
    Ok(whole)
}

fn merge(whole: &mut RuleDoc, doc: RuleDoc, source: &Source) -> Result<(), RuleError> {
    whole.name = doc.name.clone().or_else(|| whole.name.take());
    whole.title = doc.title.clone().or_else(|| whole.title.take());
    match (&doc.inherited_source, &doc.inherited_as) {
        (Some(_), Some(_)) => {
            return Err(source.error(vec![source.finding(
                "inherited_as",
                "`inherited_source` and `inherited_as` exclude each other".into(),
                "leave one of them out".into(),
            )]));
        }
        (Some(inherited), None) => {
            whole.resource(inherited);
            whole.documents.clear();
            // What holds at a time control is the other law's text.
            whole.time_controls = None;
        }
        (None, Some(by)) => whole.recite(|source| source.taken_over_by(by)),
        (None, None) => {}
    }
    whole.documents.extend(doc.documents.clone());
    if doc.extends.is_some() {
        // Of another document, whatever it is built on.
        whole.edition.clone_from(&doc.edition);
        whole.house = doc.house;
        whole.edition_of.clone_from(&doc.edition_of);
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
                return Err(source.error(vec![source.finding(
                    &format!("draws[{at}].id"),
                    format!("there is no draw clause `{}` to switch off", clause.id),
                    format!("the extended set has {}", clause_ids(whole)),
                )]));
            }
            (None, _) => whole.draws.push(clause.clone()),
        }
    }
    if doc.time_controls.is_some() {
        whole.time_controls.clone_from(&doc.time_controls);
    }
    whole.overlay(doc);
    Ok(())
}

fn clause_ids(doc: &RuleDoc) -> String {
    let ids: Vec<_> = doc.draws.iter().map(|clause| format!("`{}`", clause.id)).collect();
    if ids.is_empty() { "none".into() } else { ids.join(", ") }
}

/// Applies the settings, then asks whether the whole is complete and consistent.
///
/// `clauses` are the ids of the draw clauses in the order of the document itself.
fn build(
    mut doc: RuleDoc,
    source: &Source,
    clauses: &[String],
    settings: &[String],
) -> Result<RuleSet, RuleError> {
    for setting in settings {
        apply(&mut doc, setting)?;
    }
    if doc.name.is_none() {
        return Err(source.error(vec![source.finding(
            "",
            "the rule set has no name".into(),
            "add a line such as `name: my-club`".into(),
        )]));
    }
    if let Some(of) = doc.edition_of.as_ref().filter(|of| sets::text(of).is_none()) {
        let help = match nearest(of, sets::names().iter().copied()) {
            Some(near) => format!("did you mean `{near}`?"),
            None => "`arbiter rules list` lists the sets there are".into(),
        };
        let message = format!("there is no rule set `{of}` of which it could be an edition");
        return Err(source.error(vec![source.finding("edition_of", message, help)]));
    }
    doc.title = doc.title.or_else(|| doc.name.clone());
    let missing = doc.missing();
    if !missing.is_empty() {
        return Err(source.error(vec![source.finding(
            "",
            format!("the rule set does not say: {}", missing.join(", ")),
            "add these fields, or `extends: international` to take them from another set".into(),
        )]));
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
            let path = fault.path(&source.places, clauses);
            source.finding(&path, fault.message, fault.help)
        })
        .collect();
    if findings.is_empty() { Ok(set) } else { Err(source.error(findings)) }
}

/// `field=value`, or `clause.field=value` for a draw clause.
fn apply(doc: &mut RuleDoc, setting: &str) -> Result<(), RuleError> {
    let fail = |message: String, help: String| {
        let message = format!("--set {setting}: {message}");
        let finding = Finding::new(codes::RULE_INVALID, message, Span::default()).help(help);
        Err(RuleError::plain("", finding))
    };
    let Some((field, value)) = setting.split_once('=') else {
        return fail(
            format!("`{setting}` sets nothing"),
            "write field=value, such as `--set king_range=any`".into(),
        );
    };
    let (field, value) = (field.trim(), value.trim());
    if let Some((id, key)) = field.split_once('.') {
        // A clause is YAML of its own; its reader knows fields and values.
        let text = format!("{{id: \"{id}\", {key}: {value}}}");
        let change = match serde_yaml::from_str::<super::DrawClauseDoc>(&text) {
            Ok(change) => change,
            Err(error) => {
                let near = nearest(key, super::draws::CLAUSE_FIELDS.iter().copied());
                let help = match near.filter(|near| *near != key) {
                    Some(near) => format!("did you mean `{id}.{near}`?"),
                    None => "write for example `--set repetition.occurrence=4`".into(),
                };
                return fail(shorten(&message_of(&error)), help);
            }
        };
        let ids = clause_ids(doc);
        return match doc.draws.iter().position(|clause| clause.id == id) {
            Some(_) if change.off == Some(true) => {
                doc.switch_off(id);
                Ok(())
            }
            Some(at) => {
                doc.draws[at].overlay(&change);
                Ok(())
            }
            None => fail(format!("there is no draw clause `{id}`"), format!("the set has {ids}")),
        };
    }
    match doc.set(field, &Words::from_setting(value)) {
        Some(Ok(())) => Ok(()),
        Some(Err(wrong)) => {
            fail(wrong, "`arbiter rules fields` lists every field and what it may hold".into())
        }
        None => {
            let help = match nearest(field, field_infos().iter().map(|info| info.name)) {
                Some(near) => format!("did you mean `{near}`?"),
                None => "`arbiter rules fields` lists what there is to set".into(),
            };
            fail(format!("there is no field `{field}`"), help)
        }
    }
}

#[cfg(test)]
mod tests;
