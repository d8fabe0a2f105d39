//! Tests with random documents, written as people might, and random changes to them.

use proptest::prelude::*;
use serde_yaml::{Mapping, Value};

use super::scalars::printed;
use super::{edit, read};

/// A source of decisions, made one after another.
#[derive(Clone)]
struct Choices(Vec<u8>, usize);

impl std::fmt::Debug for Choices {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "{:?}", self.0)
    }
}

impl Choices {
    fn pick(&mut self, count: usize) -> usize {
        self.1 += 1;
        (usize::from(self.0[self.1 % self.0.len()]) + self.1) % count
    }

    fn chance(&mut self, one_in: usize) -> bool {
        self.pick(one_in) == 0
    }
}

/// A writer of a document with random comments, blank lines and styles.
struct Writer {
    choices: Choices,
    out: String,
    comments: usize,
    eol: &'static str,
}

impl Writer {
    fn document(choices: Choices, value: &Value) -> Self {
        let mut writer = Self { choices, out: String::new(), comments: 0, eol: "\n" };
        if writer.choices.chance(4) {
            writer.eol = "\r\n";
        }
        if writer.choices.chance(5) {
            writer.out.push_str("---");
            writer.end_line();
        }
        let column = if writer.choices.chance(9) { 2 } else { 0 };
        writer.between(column);
        writer.out.push_str(&" ".repeat(column));
        writer.block(value, column);
        if writer.choices.chance(4) && !writer.out.contains('|') {
            writer.out.truncate(writer.out.trim_end().len());
        } else if writer.choices.chance(4) {
            writer.out.push_str(&format!("...{}", writer.eol));
        }
        if writer.choices.chance(5) {
            writer.out.insert(0, '\u{feff}');
        }
        writer
    }

    fn comment(&mut self) {
        self.comments += 1;
        self.out.push_str(&format!("# c{}: é, [x] \"y\"", self.comments));
    }

    fn end_line(&mut self) {
        if self.choices.chance(4) {
            let blanks = 1 + self.choices.pick(3);
            self.out.push_str(&" ".repeat(blanks));
            self.comment();
        }
        self.out.push_str(self.eol);
    }

    /// Writes blank lines and comments before a key or an item.
    fn between(&mut self, column: usize) {
        if self.choices.chance(6) {
            self.out.push_str(self.eol);
        }
        if self.choices.chance(5) {
            self.out.push_str(&" ".repeat(column));
            self.comment();
            self.out.push_str(self.eol);
        }
    }

    fn key(&mut self, key: &str, flow: bool) {
        if self.choices.chance(6) {
            self.out.push_str(&format!("'{key}'"));
        } else {
            self.out.push_str(&printed(&key.into(), flow));
        }
    }

    /// Writes a collection whose first line begins here, at `column`.
    fn block(&mut self, value: &Value, column: usize) {
        let mut first = true;
        let mut begin = |writer: &mut Self| {
            if !std::mem::take(&mut first) {
                writer.between(column);
                writer.out.push_str(&" ".repeat(column));
            }
        };
        match value {
            Value::Mapping(mapping) if !mapping.is_empty() => {
                for (key, value) in mapping {
                    begin(self);
                    self.key(key.as_str().unwrap(), false);
                    self.out.push(':');
                    let shift = self.choices.pick(4);
                    let deeper = column + if value.is_sequence() { shift } else { shift.max(1) };
                    self.value(value, column, deeper, false);
                }
            }
            Value::Sequence(items) if !items.is_empty() => {
                for item in items {
                    begin(self);
                    self.out.push('-');
                    let shift = 1 + self.choices.pick(3);
                    self.value(item, column, column + 1 + shift, true);
                }
            }
            value => {
                self.flow(value, column);
                self.end_line();
            }
        }
    }

    /// Writes what comes after a colon or a dash at `column`.
    fn value(&mut self, value: &Value, column: usize, deeper: usize, is_item: bool) {
        let is_collection = match value {
            Value::Mapping(mapping) => !mapping.is_empty(),
            Value::Sequence(items) => !items.is_empty(),
            Value::Null if self.choices.chance(2) => return self.end_line(),
            Value::String(text) if is_literal(text) && self.choices.chance(2) => {
                self.out.push_str(if text.ends_with('\n') { " |" } else { " |-" });
                self.end_line();
                for line in text.lines() {
                    self.out.push_str(&" ".repeat(column + 2));
                    self.out.push_str(line);
                    self.out.push_str(self.eol);
                }
                return;
            }
            _ => false,
        };
        if is_collection && !self.choices.chance(3) {
            if is_item && !self.choices.chance(5) {
                self.out.push_str(&" ".repeat(deeper - column - 1));
            } else {
                self.end_line();
                self.between(deeper);
                self.out.push_str(&" ".repeat(deeper));
            }
            self.block(value, deeper);
        } else {
            self.out.push(' ');
            self.flow(value, column);
            self.end_line();
        }
    }

    /// Writes blanks between brackets, perhaps a new line, perhaps with a comment.
    fn gap(&mut self, column: usize) {
        match self.choices.pick(8) {
            0 => {
                self.end_line();
                self.out.push_str(&" ".repeat(column + 3));
            }
            1..4 => self.out.push(' '),
            _ => {}
        }
    }

    fn flow(&mut self, value: &Value, column: usize) {
        match value {
            Value::Mapping(mapping) => {
                self.out.push('{');
                for (at, (key, value)) in mapping.iter().enumerate() {
                    self.out.push_str(if at > 0 { ", " } else { "" });
                    self.gap(column);
                    self.key(key.as_str().unwrap(), true);
                    self.out.push_str(": ");
                    if !(value.is_null() && self.choices.chance(2)) {
                        self.flow(value, column);
                    }
                    self.gap(column);
                }
                self.out.push('}');
            }
            Value::Sequence(items) => {
                self.out.push('[');
                for (at, item) in items.iter().enumerate() {
                    self.out.push_str(if at > 0 { ", " } else { "" });
                    self.gap(column);
                    self.flow(item, column);
                    self.gap(column);
                }
                if !items.is_empty() && self.choices.chance(6) {
                    self.out.push(',');
                }
                self.out.push(']');
            }
            scalar => {
                let style = self.choices.pick(4);
                self.out.push_str(&in_style(scalar, style));
            }
        }
    }
}

/// Returns a scalar written between brackets: a text is plain if possible, in single quotes, or in
/// double quotes.
fn in_style(scalar: &Value, style: usize) -> String {
    match (scalar, style) {
        (Value::String(text), 2) if !text.contains('\n') => {
            format!("'{}'", text.replace('\'', "''"))
        }
        (Value::String(text), 3) => serde_json::to_string(text).expect("a text"),
        (scalar, _) => printed(scalar, true),
    }
}

fn is_literal(text: &str) -> bool {
    text.starts_with(|c: char| c.is_alphabetic()) && !text.ends_with("\n\n")
}

fn any_scalar() -> impl Strategy<Value = Value> {
    prop_oneof![
        "[a-zé]{1,3}".prop_map(Value::from),
        prop::sample::select(vec!["Ash, Alder", "x # no", "no", "2-0", "1_0", "a: b", "it's", ""])
            .prop_map(Value::from),
        prop::sample::select(vec!["two\nlines", "two\nlines\n", "one\n", "\n x\n\n"])
            .prop_map(Value::from),
        (0..300u64).prop_map(Value::from),
        (0..300i32).prop_map(|n| Value::from(f64::from(n) / 100.0)),
        any::<bool>().prop_map(Value::from),
        Just(Value::Null),
    ]
}

fn any_value() -> impl Strategy<Value = Value> {
    any_scalar().prop_recursive(4, 40, 5, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            any_map(inner).prop_map(Value::from),
        ]
    })
}

fn any_map(inner: impl Strategy<Value = Value>) -> impl Strategy<Value = Mapping> {
    let keys = prop::sample::select(vec!["id", "name", "no", "é", "a b", "round", "x"]);
    prop::collection::vec((keys, inner), 0..5)
        .prop_map(|entries| entries.into_iter().map(|(key, v)| (key.into(), v)).collect())
}

fn any_choices() -> impl Strategy<Value = Choices> {
    prop::collection::vec(any::<u8>(), 64).prop_map(|bytes| Choices(bytes, 0))
}

/// Changes something at a random place in a value.
fn mutate(value: &mut Value, choices: &mut Choices, new: &Value, top: bool) {
    match value {
        Value::Mapping(mapping) if top || !choices.chance(6) => {
            let at = choices.pick(mapping.len().max(1));
            let action = if mapping.is_empty() { 0 } else { choices.pick(6) };
            let mut entries: Vec<(Value, Value)> = std::mem::take(mapping).into_iter().collect();
            match action {
                0 => entries.insert(at, (format!("new {}", entries.len()).into(), new.clone())),
                1 => drop(entries.remove(at)),
                2 => entries[at].1 = new.clone(),
                _ => mutate(&mut entries[at].1, choices, new, false),
            }
            mapping.extend(entries);
        }
        Value::Sequence(items) if !choices.chance(6) => {
            let at = choices.pick(items.len().max(1));
            let last = items.len().saturating_sub(1);
            match if items.is_empty() { 0 } else { choices.pick(7) } {
                0 => items.insert(at, new.clone()),
                1 => drop(items.remove(at)),
                2 => items.swap(at, last),
                3 => items[at] = new.clone(),
                _ => mutate(&mut items[at], choices, new, false),
            }
        }
        value => *value = new.clone(),
    }
}

/// Replaces one number or Boolean with another value; returns whether it found one. The first key
/// of an item is left alone, as it is the identity of the item.
fn set_scalar(value: &mut Value, choices: &mut Choices, is_item: bool) -> bool {
    match value {
        Value::Mapping(mapping) if mapping.len() > usize::from(is_item) => {
            let at = usize::from(is_item);
            let at = at + choices.pick(mapping.len() - at);
            mapping.values_mut().nth(at).is_some_and(|value| set_scalar(value, choices, false))
        }
        Value::Sequence(items) if !items.is_empty() => {
            let at = choices.pick(items.len());
            set_scalar(&mut items[at], choices, true)
        }
        Value::Number(_) | Value::Bool(_) => {
            *value = "other".into();
            true
        }
        _ => false,
    }
}

#[track_caller]
fn all_comments_are_in(text: &str, comments: usize) {
    for number in 1..=comments {
        let comment = format!("# c{number}: é, [x] \"y\"");
        assert_eq!(text.matches(&comment).count(), 1, "{comment} in\n{text}");
    }
}

proptest! {
    #[test]
    fn an_edited_text_says_what_it_should_and_keeps_every_comment(
        document in any_map(any_value()),
        styles in any_choices(),
        mut choices in any_choices(),
        new in prop::collection::vec(any_value(), 1..4),
    ) {
        let before = Value::Mapping(document);
        let Writer { out: text, comments, .. } = Writer::document(styles, &before);
        prop_assert_eq!(&read(&text), &before, "{}", text);
        let mut after = before.clone();
        new.iter().for_each(|new| mutate(&mut after, &mut choices, new, true));
        let edited = edit(&text, &before, &after)
            .map_err(|error| TestCaseError::fail(format!("{error}:\n{text}\n{after:?}")))?;
        prop_assert_eq!(&read(&edited), &after, "{}\n{}", text, edited);
        all_comments_are_in(&edited, comments);
        prop_assert_eq!(edited.starts_with('\u{feff}'), text.starts_with('\u{feff}'));
        if text.contains("\r\n") {
            prop_assert!(!edited.replace("\r\n", "").contains('\n'), "{}", edited);
        } else {
            prop_assert!(text.contains('\r') || !edited.contains('\r'), "{}", edited);
        }
        let back = edit(&edited, &after, &before)
            .map_err(|error| TestCaseError::fail(format!("{error}, back:\n{edited}")))?;
        prop_assert_eq!(&read(&back), &before, "{}", back);
        all_comments_are_in(&back, comments);
        prop_assert_eq!(edit(&text, &before, &before).unwrap(), text);
    }

}

proptest! {
    #![proptest_config(ProptestConfig { max_global_rejects: 1 << 20, ..Default::default() })]

    #[test]
    fn one_changed_scalar_changes_one_line(
        document in any_map(any_value()),
        styles in any_choices(),
        mut choices in any_choices(),
    ) {
        let before = Value::Mapping(document);
        let mut after = before.clone();
        prop_assume!(set_scalar(&mut after, &mut choices, false));
        let text = Writer::document(styles, &before).out;
        let edited = edit(&text, &before, &after).unwrap();
        prop_assert_eq!(&read(&edited), &after);
        let (old, new) = (text.split('\n').collect::<Vec<_>>(), edited.split('\n'));
        let differing = new.zip(&old).filter(|(new, old)| new != *old).count();
        prop_assert_eq!((edited.split('\n').count(), differing), (old.len(), 1), "{}", edited);
    }
}
