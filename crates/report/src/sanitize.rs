//! Makes hostile text safe for terminals, JSON and HTML.

use std::borrow::Cow;

/// Replaces hostile characters by `\u{fffd}`; tabs and line ends stay.
///
/// Hostile are control characters, characters that reorder what is shown, and those that some
/// programs take for a line end.
pub fn printable(text: &str) -> Cow<'_, str> {
    if text.chars().any(is_hostile) {
        Cow::Owned(text.chars().map(|c| if is_hostile(c) { '\u{fffd}' } else { c }).collect())
    } else {
        Cow::Borrowed(text)
    }
}

/// Puts a text on one line, and replaces hostile characters as [`printable`] does.
///
/// Line ends and tabs become spaces. Invisible characters that join nothing are removed, because
/// terminals do not agree on their width.
pub fn one_line(text: &str) -> Cow<'_, str> {
    if !text.contains(|c| is_break(c) || is_nothing(c)) {
        return printable(text);
    }
    let line: String = text
        .chars()
        .filter(|&c| !is_nothing(c))
        .map(|c| if is_break(c) { ' ' } else { c })
        .collect();
    Cow::Owned(printable(&line).into_owned())
}

/// Returns a document as indented JSON with a final line end.
pub fn to_printable_json(document: &impl serde::Serialize) -> String {
    let text = serde_json::to_string_pretty(document).expect("a view is plain JSON");
    json_of_plain(text) + "\n"
}

/// Escapes the characters of JSON that a terminal would obey or that reorder what is shown.
///
/// A parser reads the same text as before.
pub fn json_of_plain(json: String) -> String {
    // JSON already escapes characters below the space.
    if json.bytes().all(|byte| byte < 0x7f) {
        return json;
    }
    let mut out = String::with_capacity(json.len());
    for c in json.chars() {
        // Line ends occur only between the fields: inside a text they are `\n` by now.
        match is_hostile(c) {
            true => out.push_str(&format!("\\u{:04x}", u32::from(c))),
            false => out.push(c),
        }
    }
    out
}

/// Escapes a text for an element of HTML or SVG, or for a quoted attribute.
///
/// It also replaces hostile characters as [`printable`] does.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in printable(text).chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            _ => out.push(c),
        }
    }
    out
}

const fn is_break(c: char) -> bool {
    matches!(c, '\n' | '\r' | '\t' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// Returns whether a character is a soft hyphen, a zero-width space or a Hangul filler.
///
/// Joiners are letters of some names and stay.
const fn is_nothing(c: char) -> bool {
    matches!(
        c,
        '\u{ad}'
            | '\u{115f}'
            | '\u{1160}'
            | '\u{200b}'
            | '\u{2060}'
            | '\u{3164}'
            | '\u{feff}'
            | '\u{ffa0}'
    )
}

fn is_hostile(c: char) -> bool {
    (c.is_control() && c != '\n' && c != '\t')
        || matches!(c, '\u{61c}' | '\u{2028}' | '\u{2029}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_and_direction_marks_are_disarmed() {
        assert_eq!(
            printable("a\u{1b}[31mb\u{202e}c\u{9b}d\te\n"),
            "a\u{fffd}[31mb\u{fffd}c\u{fffd}d\te\n"
        );
        assert!(matches!(printable("Jansen–Łoś"), Cow::Borrowed(_)));
    }
    #[test]
    fn marks_of_direction_and_separators_of_lines_are_disarmed_too() {
        assert_eq!(printable("a\u{61c}b\u{2028}c\u{2029}d"), "a\u{fffd}b\u{fffd}c\u{fffd}d");
    }

    #[test]
    fn json_says_what_is_hostile_by_its_number() {
        let text = "a\u{9b}b\u{202e}c\u{7f}d\u{2028}e\u{200f}f\n";
        let json = json_of_plain(serde_json::to_string(text).unwrap());
        assert_eq!(json, r#""a\u009bb\u202ec\u007fd\u2028e\u200ff\n""#);
        assert_eq!(serde_json::from_str::<String>(&json).unwrap(), text);
        let plain = "{\n  \"a\": \"\u{e9}\"\n}";
        assert_eq!(json_of_plain(plain.into()), plain);
    }

    #[test]
    fn nothing_ends_an_element_or_an_attribute() {
        assert_eq!(
            escaped("</p> & \"a\" 'b'\u{202e}"),
            "&lt;/p&gt; &amp; &quot;a&quot; &#39;b&#39;\u{fffd}"
        );
    }

    #[test]
    fn one_line_stays_one_line() {
        assert_eq!(one_line("  3 a\nb\r\nc\td\u{2028}e\u{1b}f"), "  3 a b  c d e\u{fffd}f");
        assert_eq!(one_line("A\u{200b}sh\u{ad}\u{3164} \u{feff}\u{200d}x"), "Ash \u{200d}x");
        assert!(matches!(one_line("Ash, Alder"), Cow::Borrowed(_)));
    }
}
