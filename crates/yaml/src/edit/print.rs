//! Writes values as text in the default style.
//!
//! It is block style with two spaces per level. Lists of scalars, and items that contain no list of
//! items, are on one line in flow style; hence a player or a board takes one line.

use serde_yaml::Value;

use super::scalar;

/// Writes a whole document in the default style, with a final line end.
pub fn print(value: &Value) -> String {
    let mut printer = Printer::new("\n");
    printer.value(value, 0, false);
    printer.out.push('\n');
    printer.out
}

/// Writes parts of a document, without a final line end.
pub(super) struct Printer<'a> {
    eol: &'a str,
    pub(super) out: String,
}

impl<'a> Printer<'a> {
    pub(super) fn new(eol: &'a str) -> Self {
        Self { eol, out: String::new() }
    }

    /// Writes `key: value`, with the key at `column`.
    pub(super) fn entry(&mut self, key: &Value, value: &Value, column: usize, in_item: bool) {
        self.flow(key, false);
        self.out.push(':');
        if is_inline(value, in_item) {
            self.out.push(' ');
            self.of_key(key, value, false);
        } else {
            self.new_line(column + 2);
            self.value(value, column + 2, in_item);
        }
    }

    /// Writes `- value`, with the dash at `column`.
    pub(super) fn item(&mut self, value: &Value, column: usize) {
        self.out.push_str("- ");
        self.value(value, column + 2, true);
    }

    /// Writes a value whose lines begin at `column`; the first line begins here.
    pub(super) fn value(&mut self, value: &Value, column: usize, in_item: bool) {
        match value {
            Value::Mapping(mapping) if !is_inline(value, in_item) => {
                for (at, (key, value)) in mapping.iter().enumerate() {
                    if at > 0 {
                        self.new_line(column);
                    }
                    self.entry(key, value, column, in_item);
                }
            }
            Value::Sequence(items) if !is_inline(value, in_item) => {
                for (at, item) in items.iter().enumerate() {
                    if at > 0 {
                        self.new_line(column);
                    }
                    self.item(item, column);
                }
            }
            value => self.flow(value, false),
        }
    }

    /// Writes a value on one line; `inside` tells whether it is inside `[]` or `{}`.
    pub(super) fn flow(&mut self, value: &Value, inside: bool) {
        match value {
            Value::Sequence(items) => {
                self.out.push('[');
                for (at, item) in items.iter().enumerate() {
                    self.out.push_str(if at > 0 { ", " } else { "" });
                    self.flow(item, true);
                }
                self.out.push(']');
            }
            Value::Mapping(mapping) => {
                self.out.push('{');
                for (at, (key, value)) in mapping.iter().enumerate() {
                    self.out.push_str(if at > 0 { ", " } else { "" });
                    self.flow_entry(key, value);
                }
                self.out.push('}');
            }
            Value::Tagged(tagged) => {
                self.out.push_str(&tagged.tag.to_string());
                self.out.push(' ');
                self.flow(&tagged.value, inside);
            }
            scalar => scalar::write(&mut self.out, scalar, inside),
        }
    }

    /// Writes `key: value` inside `{}`.
    pub(super) fn flow_entry(&mut self, key: &Value, value: &Value) {
        self.flow(key, true);
        self.out.push_str(": ");
        self.of_key(key, value, true);
    }

    /// Writes the value of a key on one line.
    fn of_key(&mut self, key: &Value, value: &Value, inside: bool) {
        match value {
            Value::String(text) if key == scalar::NAME && scalar::is_like_day(value) => {
                scalar::write_quoted(&mut self.out, text);
            }
            value => self.flow(value, inside),
        }
    }

    pub(super) fn new_line(&mut self, column: usize) {
        self.out.push_str(self.eol);
        self.out.extend(std::iter::repeat_n(' ', column));
    }
}

/// Returns whether a value is written on one line; inside an item, mappings are too.
pub(super) fn is_inline(value: &Value, in_item: bool) -> bool {
    match value {
        Value::Mapping(mapping) => mapping.is_empty() || (in_item && !holds_items(value)),
        value => !holds_items(value),
    }
}

/// Returns whether a value contains a list of mappings.
pub(super) fn holds_items(value: &Value) -> bool {
    match value {
        Value::Sequence(items) => items.iter().any(|item| item.is_mapping() || holds_items(item)),
        Value::Mapping(mapping) => mapping.values().any(holds_items),
        _ => false,
    }
}
