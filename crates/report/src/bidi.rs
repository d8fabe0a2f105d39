//! Bidirectional text on pages, such as a name in Arabic or Hebrew.
//!
//! The languages of the pages run from left to right. Unless such a name is isolated, a browser
//! treats the result next to it as part of it, draws `2-0` as `0-2`, and puts the second of two
//! such names first.

use super::escaped;

/// Escapes a text for HTML and isolates each right-to-left run in its own `bdi` element.
///
/// A score at the end of a line is not broken at its hyphen.
pub fn isolated(text: impl AsRef<str>) -> String {
    match text.as_ref().rsplit_once(' ') {
        Some((before, score)) if is_score(score) => {
            format!(r#"{} <span class="score">{}</span>"#, turned(before), escaped(score))
        }
        _ => turned(text.as_ref()),
    }
}

/// Returns whether a text is a score, such as `2-0` or `1.5-0.5`.
fn is_score(text: &str) -> bool {
    let is_number = |part: &str| {
        !part.is_empty() && part.chars().all(|one| one.is_ascii_digit() || matches!(one, '.' | '½'))
    };
    text.split_once('-').is_some_and(|(one, other)| is_number(one) && is_number(other))
}

fn turned(text: &str) -> String {
    if !text.chars().any(is_from_right) {
        return escaped(text);
    }
    let is_other = |one: char| one.is_ascii_digit() || (one.is_alphabetic() && !is_from_right(one));
    if !text.contains(is_other) && !text.contains(['–', '·', ':', '|']) && !text.contains(" - ")
    {
        return format!("<bdi>{}</bdi>", escaped(text));
    }
    let (mut out, mut rest) = (String::new(), text);
    while let Some(start) = rest.find(is_from_right) {
        let end = start + run(&rest[start..]);
        out.push_str(&escaped(&rest[..start]));
        out.push_str(&format!("<bdi>{}</bdi>", escaped(&rest[start..end])));
        rest = &rest[end..];
    }
    out + &escaped(rest)
}

/// Returns the length in bytes of a name at the beginning of a text.
///
/// A name has right-to-left letters, and punctuation between them.
fn run(text: &str) -> usize {
    let mut end = 0;
    let mut before = ' ';
    for (at, one) in text.char_indices() {
        // A dash next to a space separates two names.
        let is_apart = |one: char, other: char| matches!(one, '-' | '–' | '—') && other == ' ';
        if is_from_right(one) {
            end = at + one.len_utf8();
        } else if one.is_alphanumeric()
            || !(one == ' ' || is_in_name(one))
            || is_apart(before, one)
            || is_apart(one, before)
        {
            break;
        }
        before = one;
    }
    end
}

/// Returns whether a character can occur between the letters of a name.
const fn is_in_name(one: char) -> bool {
    matches!(one, ',' | '.' | '\'' | '’' | '"' | '-' | '\u{200c}' | '\u{200d}' | '\u{301}')
}

/// Returns whether a character is a letter, mark or digit of a right-to-left script.
const fn is_from_right(one: char) -> bool {
    matches!(
        one,
        '\u{590}'..='\u{8ff}'
            | '\u{fb1d}'..='\u{fdff}'
            | '\u{fe70}'..='\u{fefe}'
            | '\u{10800}'..='\u{10fff}'
            | '\u{1e800}'..='\u{1efff}'
    )
}

#[cfg(test)]
mod tests {
    use super::isolated;

    #[test]
    fn a_name_from_right_to_left_turns_nothing_around_it() {
        for (text, html) in [
            ("Ash & Elm 2-0", "Ash &amp; Elm <span class=\"score\">2-0</span>"),
            ("علي, محمد", "<bdi>علي, محمد</bdi>"),
            (
                "علي, محمد – כהן, דוד 2-0",
                "<bdi>علي, محمد</bdi> – <bdi>כהן, דוד</bdi> <span class=\"score\">2-0</span>",
            ),
            ("علي - כהן", "<bdi>علي</bdi> - <bdi>כהן</bdi>"),
            ("Board 3: بن-علي (Lawn) goes on.", "Board 3: <bdi>بن-علي</bdi> (Lawn) goes on."),
            ("כהן 2-0", "<bdi>כהן</bdi> <span class=\"score\">2-0</span>"),
            ("<b>כ", "&lt;b&gt;<bdi>כ</bdi>"),
            ("כ<b>ה", "<bdi>כ</bdi>&lt;b&gt;<bdi>ה</bdi>"),
        ] {
            assert_eq!(isolated(text), html);
        }
    }
}
