//! A rule set as YAML: what `rules show` prints and the embedded documents are.

use super::fields::{RuleSet, field_infos};
use super::value::Words;

/// The complete document, one field a line under its heading, with its source.
///
/// What is written reads back as the same set.
#[must_use]
pub fn to_yaml(set: &RuleSet) -> String {
    yaml(set, false)
}

/// As [`to_yaml`], with a comment above each field that says what it means and
/// what it may hold.
#[must_use]
pub fn to_yaml_with_meanings(set: &RuleSet) -> String {
    yaml(set, true)
}

fn yaml(set: &RuleSet, meanings: bool) -> String {
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
    if !set.remarks.is_empty() {
        out.push_str("remarks:\n");
        for remark in &set.remarks {
            out.push_str(&format!("  - {}\n", plain(remark)));
        }
    }
    if !set.documents.is_empty() {
        out.push_str("documents:\n");
        for (key, title) in &set.documents {
            out.push_str(&format!("  {}: {}\n", plain(key), plain(title)));
        }
    }
    let fields = set.fields();
    let widest = |lengths: &mut dyn Iterator<Item = usize>| lengths.max().unwrap_or(0);
    let name_width = widest(&mut fields.iter().map(|field| field.name.len()));
    let mut section = "";
    for field in &fields {
        if field.section != section {
            section = field.section;
            out.push_str(&format!("\n# {section}\n"));
        }
        if let Some(info) = infos.iter().find(|info| meanings && info.name == field.name) {
            out.push_str(&format!("# {} ({})\n", info.meaning.trim_end_matches('.'), info.allowed));
        }
        let value = words(&field.words);
        let pad = " ".repeat(name_width - field.name.len());
        out.push_str(&format!(
            "{}:{pad} {{is: {value}, source: {}}}\n",
            field.name,
            plain(field.source.as_str())
        ));
    }
    if set.draws.is_empty() {
        out.push_str("\n# Draws\ndraws: []\n");
    } else {
        out.push_str("\n# Draws\ndraws:\n");
        for clause in &set.draws {
            out.push_str(&format!("  - {{{}}}\n", clause_fields(clause).join(", ")));
        }
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

/// The fields of a clause as `key: value`, as in its line of the document.
pub(super) fn clause_fields(clause: &super::DrawClause) -> Vec<String> {
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
        other => other.to_string(),
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

/// A scalar, in quotes where it would otherwise be read as something else.
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
