//! Writes a rule set as YAML, for `rules show` and in the form of the embedded documents.

use super::documents::{Document, TextEvidence};
use super::fields::{RuleSet, field_infos};
use super::value::Words;
use crate::diag::Citation;

/// The comments written next to the data.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Comments {
    /// Above each field, its meaning and the accepted values.
    pub meanings: bool,
    /// After each article, the evidence for its text.
    pub marks: bool,
}

/// Writes the complete document: one field per line under its heading, with its source.
///
/// Parsing the text gives the same set.
pub fn to_yaml(set: &RuleSet) -> String {
    to_yaml_with(set, Comments::default())
}

/// As [`to_yaml`], with comments for human readers.
pub fn to_yaml_with(set: &RuleSet, comments: Comments) -> String {
    let infos = field_infos();
    let mut out = format!("name: {}\ntitle: {}\n", plain(&set.name), plain(&set.title));
    if let Some(edition) = &set.edition {
        out.push_str(&format!("edition: {}\n", plain(edition)));
    }
    if set.house {
        out.push_str("house: true\n");
    }
    if let Some(of) = &set.edition_of {
        out.push_str(&format!("edition_of: {}\n", plain(of)));
    }
    if let Some(other) = &set.refers_to {
        out.push_str(&format!("refers_to: {}\n", plain(other)));
    }
    if !set.remarks.is_empty() {
        out.push_str("remarks:\n");
        for remark in &set.remarks {
            out.push_str(&format!("  - {}\n", plain(remark)));
        }
    }
    if !set.documents.is_empty() {
        out.push_str("documents:\n");
        for (key, document) in &set.documents {
            out.push_str(&format!("  {}: {}\n", plain(key), written(document)));
        }
    }
    let mark = |source: &Citation| match set.mark_of(source) {
        TextEvidence::None => String::new(),
        known if comments.marks => format!("  # {}", known.words()),
        _ => String::new(),
    };
    let fields = set.fields();
    let widest = |lengths: &mut dyn Iterator<Item = usize>| lengths.max().unwrap_or(0);
    let name_width = widest(&mut fields.iter().map(|field| field.name.len()));
    let mut section = "";
    for field in &fields {
        if field.section != section {
            section = field.section;
            out.push_str(&format!("\n# {section}\n"));
        }
        if let Some(info) = infos.iter().find(|info| comments.meanings && info.name == field.name) {
            out.push_str(&format!("# {} ({})\n", info.meaning.trim_end_matches('.'), info.allowed));
        }
        let value = words(&field.words);
        let pad = " ".repeat(name_width - field.name.len());
        let source = plain(field.source.as_str());
        let each = match each_source(&field.each) {
            each if each.is_empty() => each,
            each => format!(", each: {{{each}}}"),
        };
        let mark = mark(&field.source);
        out.push_str(&format!(
            "{}:{pad} {{is: {value}, source: {source}{each}}}{mark}\n",
            field.name
        ));
    }
    if set.draws.is_empty() {
        out.push_str("\n# Draws\ndraws: []\n");
    } else {
        out.push_str("\n# Draws\ndraws:\n");
        for clause in set.draws.docs() {
            let mark = mark(&clause.cited());
            out.push_str(&format!("  - {{{}}}{mark}\n", clause_fields(clause).join(", ")));
        }
    }
    if !set.irregularities.is_empty() {
        out.push_str("\n# Irregularities one by one\nirregularities:\n");
    }
    for line in &set.irregularities {
        let mut terms = vec![format!("id: {}", line.id.word())];
        terms.extend(line.terms());
        terms.extend(
            line.source.as_ref().map(|source| format!("source: {}", plain(source.as_str()))),
        );
        let mark = line.source.as_ref().map(mark).unwrap_or_default();
        out.push_str(&format!("  - {{{}}}{mark}\n", terms.join(", ")));
    }
    if !set.time_controls.is_empty() {
        out.push_str("\n# Time controls\ntime_controls:\n");
    }
    for rule in &set.time_controls {
        let when: Vec<&str> = rule.when.iter().map(|condition| condition.word()).collect();
        out.push_str(&format!("  - when: [{}]\n", when.join(", ")));
        let fields = rule.fields.written();
        if !fields.is_empty() {
            out.push_str("    fields:\n");
        }
        for field in fields {
            let (value, source) = (words(&field.words), plain(field.source.as_str()));
            out.push_str(&format!("      {}: {{is: {value}, source: {source}}}\n", field.name));
        }
        if !rule.draws.is_empty() {
            out.push_str("    draws:\n");
        }
        for clause in &rule.draws {
            out.push_str(&format!("      - {{{}}}\n", clause_fields(clause).join(", ")));
        }
    }
    if !set.conduct.is_empty() {
        out.push_str("\n# Conduct\nconduct:\n");
        for line in &set.conduct {
            out.push_str(&format!("  - {}\n", plain(line)));
        }
    }
    out
}

/// Writes a document: only its title, if it is a club's own without an edition.
fn written(document: &Document) -> String {
    let title = plain(&document.title);
    let edition = match &document.edition {
        Some(edition) => format!(", edition: {}", plain(edition)),
        None if document.mark == TextEvidence::Stated => return title,
        None => String::new(),
    };
    format!("{{title: {title}{edition}, mark: {}}}", document.mark.word())
}

/// Writes the sources of single items.
fn each_source(each: &[(String, Citation)]) -> String {
    let items =
        each.iter().map(|(item, source)| format!("{}: {}", plain(item), plain(source.as_str())));
    items.collect::<Vec<_>>().join(", ")
}

/// Writes the fields of a clause as `key: value`, as on its line of the document.
pub(super) fn clause_fields(clause: &super::DrawClauseDoc) -> Vec<String> {
    let value = serde_json::to_value(clause).expect("a clause is a plain map of words");
    let serde_json::Value::Object(map) = value else {
        unreachable!("a struct is written as a map");
    };
    map.iter().map(|(key, value)| format!("{key}: {}", flow(value))).collect()
}

fn flow(value: &serde_json::Value) -> String {
    match value {
        serde_json::Value::String(text) => plain(text),
        serde_json::Value::Array(items) => {
            format!("[{}]", items.iter().map(flow).collect::<Vec<_>>().join(", "))
        }
        serde_json::Value::Object(fields) => {
            let fields = fields.iter().map(|(key, value)| format!("{key}: {}", flow(value)));
            format!("{{{}}}", fields.collect::<Vec<_>>().join(", "))
        }
        serde_json::Value::Null | serde_json::Value::Bool(_) | serde_json::Value::Number(_) => {
            value.to_string()
        }
    }
}

fn words(words: &Words) -> String {
    match words {
        Words::One(word) => plain(word),
        Words::Many(list) => {
            format!("[{}]", list.iter().map(|word| plain(word)).collect::<Vec<_>>().join(", "))
        }
    }
}

/// Writes a scalar, in quotes if it could be read as something else.
fn plain(text: &str) -> String {
    let word =
        |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '/' | '.' | '+' | '(' | ')' | ' ');
    let safe = text.starts_with(char::is_alphanumeric)
        && !text.ends_with(' ')
        && text.chars().all(word)
        && !matches!(
            text.to_ascii_lowercase().as_str(),
            "no" | "yes" | "on" | "off" | "null" | "y" | "n"
        );
    if safe { text.to_owned() } else { serde_json::Value::from(text).to_string() }
}
