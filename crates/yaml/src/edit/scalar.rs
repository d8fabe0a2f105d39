//! Writes scalars: plain if all readers agree on the meaning, quoted otherwise.
//!
//! A string is plain only if no reader of YAML 1.1 or 1.2 could take it for a number, a truth
//! value, a time of day or a piece of syntax. Invisible characters are written as escapes. A day
//! such as `2026-09-03` is plain, because people mean a day by it. Under the key `name` it is a
//! text, and quoted.

use std::fmt::Write as _;

use serde_yaml::Value;

/// The style of a scalar in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Style {
    Plain,
    Single,
    Double,
    /// Literal or folded, on lines of its own.
    Block,
}

/// Words that some reader takes for something other than a string.
const WORDS: [&str; 16] = [
    "null", "~", "true", "false", "yes", "no", "on", "off", "y", "n", "=", "<<", ".inf", ".nan",
    "inf", "nan",
];

/// Writes a scalar; `flow` tells whether it is inside `[]` or `{}`.
pub(super) fn write(out: &mut String, value: &Value, flow: bool) {
    match value {
        Value::String(text) if is_plain(text, flow) => out.push_str(text),
        Value::String(text) => write_quoted(out, text),
        Value::Number(number) => write!(out, "{number}").expect("a string takes all"),
        Value::Bool(flag) => out.push_str(if *flag { "true" } else { "false" }),
        _ => out.push_str("null"),
    }
}

/// Writes a scalar that replaces one in `style`, so that quoted strings stay quoted in the same
/// way.
pub(super) fn write_like(out: &mut String, value: &Value, flow: bool, style: Style) {
    match (value, style) {
        (Value::String(text), Style::Single) if !text.chars().any(needs_escape) => {
            out.push('\'');
            out.push_str(&text.replace('\'', "''"));
            out.push('\'');
        }
        (Value::String(text), Style::Double) => write_quoted(out, text),
        _ => write(out, value, flow),
    }
}

/// The key whose value is always a text, even if it looks like a day.
pub(super) const NAME: &str = "name";

/// Returns whether a reader of YAML 1.1 takes a text for a day or a time.
pub(super) fn is_like_day(value: &Value) -> bool {
    let Value::String(text) = value else { return false };
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let is_of_day = |c: char| c.is_ascii_digit() || "-:.+ TtZz".contains(c);
    digits == 4 && text[digits..].starts_with('-') && text.chars().all(is_of_day)
}

/// Returns the name of a key as a string, regardless of its type.
pub(super) fn name_of(key: &Value) -> String {
    match key {
        Value::String(text) => text.clone(),
        other => {
            let mut name = String::new();
            write(&mut name, other, false);
            name
        }
    }
}

fn is_plain(text: &str, flow: bool) -> bool {
    let Some(first) = text.chars().next() else { return false };
    let edge = |c: Option<char>| c.is_some_and(char::is_whitespace);
    !(edge(Some(first))
        || edge(text.chars().next_back())
        || "-?:,[]{}#&*!|>'\"%@`".contains(first)
        || text.starts_with("...")
        || text.ends_with(':')
        || text.contains(": ")
        || text.contains(" #")
        || (flow && text.contains([',', '[', ']', '{', '}', ':']))
        // Before a comma or a bracket, saphyr-parser takes it for a list item.
        || (flow && text.ends_with(" -"))
        || WORDS.iter().any(|word| text.eq_ignore_ascii_case(word))
        || is_like_number(text)
        || text.chars().any(needs_escape))
}

/// Returns whether a text is a number in some version of YAML: `1_000`, `0x1F`, `1e3`, `12:30`
/// (sexagesimal), `.5`.
fn is_like_number(text: &str) -> bool {
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text).to_ascii_lowercase();
    if digits == ".inf" {
        return true;
    }
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] {
        if let Some(rest) = digits.strip_prefix(prefix) {
            return rest.chars().all(|c| c == '_' || c.is_digit(radix));
        }
    }
    let mantissa = match digits.split_once('e') {
        Some((mantissa, exponent)) => {
            let exponent = exponent.strip_prefix(['+', '-']).unwrap_or(exponent);
            if exponent.is_empty() || !exponent.bytes().all(|b| b.is_ascii_digit()) {
                return false;
            }
            mantissa
        }
        None => &digits,
    };
    mantissa.bytes().any(|b| b.is_ascii_digit())
        && mantissa.bytes().all(|b| b.is_ascii_digit() || b"_.,:".contains(&b))
}

pub(super) fn write_quoted(out: &mut String, text: &str) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            '\r' => out.push_str("\\r"),
            c if !needs_escape(c) => out.push(c),
            c if u32::from(c) > 0xFFFF => {
                write!(out, "\\U{:08X}", u32::from(c)).expect("a string takes all");
            }
            c => write!(out, "\\u{:04X}", u32::from(c)).expect("a string takes all"),
        }
    }
    out.push('"');
}

/// Returns whether a character needs an escape: control characters, line breaks, invisible
/// characters, and those that change the direction of the text.
fn needs_escape(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}'
            | '\u{fff0}'..='\u{fffb}' | '\u{fffe}' | '\u{ffff}' | '\u{e0000}'..='\u{e0fff}')
        || (c.is_whitespace() && c != ' ')
        || u32::from(c) & 0xFFFE == 0xFFFE
}
