//! The meaning of plain scalars under the core schema of YAML 1.2, as in `serde_yaml`.

use super::Found;

/// The meaning of a plain scalar.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Plain<'t> {
    Nothing,
    Flag(bool),
    /// A whole number from 0.
    Unsigned(u128),
    /// A whole number below 0.
    Negative(i128),
    Number(f64),
    Text(&'t str),
}

impl<'t> Plain<'t> {
    /// Determines the meaning of a scalar without quotes.
    pub(super) fn of(text: &'t str) -> Self {
        // Most scalars are words whose first letter begins no other kind of value.
        let Some(first) = text.bytes().next() else { return Self::Nothing };
        if !matches!(
            first,
            b'~' | b'n' | b'N' | b't' | b'T' | b'f' | b'F' | b'0'..=b'9' | b'+' | b'-' | b'.'
        ) {
            return Self::Text(text);
        }
        match text {
            "~" | "null" | "Null" | "NULL" => return Self::Nothing,
            "true" | "True" | "TRUE" => return Self::Flag(true),
            "false" | "False" | "FALSE" => return Self::Flag(false),
            _ => {}
        }
        if let Some(whole) = unsigned(text) {
            return Self::Unsigned(whole);
        }
        if let Some(whole) = negative(text) {
            return Self::Negative(whole);
        }
        let is_text = text.strip_prefix(['+', '-']).unwrap_or(text).starts_with('0')
            && text.bytes().skip(1).all(|byte| byte.is_ascii_digit());
        match number(text) {
            Some(number) if !is_text => Self::Number(number),
            _ => Self::Text(text),
        }
    }

    /// Returns the kind of value written, for an error.
    pub(super) fn found(text: &str) -> Found {
        match Plain::of(text) {
            Plain::Nothing => Found::Nothing,
            Plain::Flag(flag) => Found::Flag(flag),
            Plain::Unsigned(_) | Plain::Negative(_) | Plain::Number(_) => {
                Found::Number(text.to_owned())
            }
            Plain::Text(text) => Found::Text(text.to_owned()),
        }
    }
}

/// Returns the digits after `0x`, `0o` or `0b` and their base, otherwise all digits and base 10.
///
/// A leading zero makes it a text: `007`.
fn based(digits: &str) -> Option<(&str, u32)> {
    let bases = [("0x", 16), ("0o", 8), ("0b", 2)];
    let (digits, base) = bases
        .into_iter()
        .find_map(|(prefix, base)| Some((digits.strip_prefix(prefix)?, base)))
        .unwrap_or((digits, 10));
    let idle_zero = base == 10 && digits.len() > 1 && digits.starts_with('0');
    let is_signed = digits.starts_with(['+', '-']);
    (!idle_zero && !is_signed).then_some((digits, base))
}

fn unsigned(text: &str) -> Option<u128> {
    let (digits, base) = based(text.strip_prefix('+').unwrap_or(text))?;
    u128::from_str_radix(digits, base).ok()
}

fn negative(text: &str) -> Option<i128> {
    let (digits, base) = based(text.strip_prefix('-')?)?;
    0_i128.checked_sub_unsigned(u128::from_str_radix(digits, base).ok()?)
}

/// Parses a number with a point, an exponent, or too many digits for a whole number.
pub(super) fn number(text: &str) -> Option<f64> {
    let unsigned = text.strip_prefix('+').unwrap_or(text);
    match text {
        ".nan" | ".NaN" | ".NAN" => return Some(f64::NAN),
        "-.inf" | "-.Inf" | "-.INF" => return Some(f64::NEG_INFINITY),
        _ if matches!(unsigned, ".inf" | ".Inf" | ".INF") => return Some(f64::INFINITY),
        _ => {}
    }
    if unsigned.len() < text.len() && unsigned.starts_with(['+', '-']) {
        return None;
    }
    unsigned.parse().ok().filter(|number: &f64| number.is_finite())
}
