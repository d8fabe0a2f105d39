//! Squares and the signs between them, as people write them.
//!
//! Accepted between squares: blanks, one line end, and up to four signs of any kind, ASCII or not,
//! except letters and digits; or the letter x, Latin or Cyrillic, or one of its neighbours on a
//! Russian keyboard. In numbers: `O` for 0, `l` for 1, and a blank between two digits. In letters:
//! the Cyrillic letters that look like a, c and e.

use smallvec::SmallVec;

/// The most signs between two squares.
const MOST_SIGNS: usize = 4;

/// The possible ends of a match.
pub(super) type Ends = SmallVec<[usize; 2]>;

/// Characters that look like a blank or are invisible.
const UNSEEN: &[&str] =
    &["\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}", "\u{FEFF}", "\u{AD}", "\u{A0}", "\u{202F}"];

/// Returns the end of the blanks and line ends at an offset, including invisible characters.
pub(super) fn after_blanks(text: &[u8], mut at: usize) -> usize {
    loop {
        match text.get(at) {
            Some(byte) if byte.is_ascii_whitespace() || matches!(byte, 0x0B | 0x1A | 0) => at += 1,
            Some(_) => match unseen(text, at) {
                Some(end) => at = end,
                None => return at,
            },
            None => return at,
        }
    }
}

pub(super) fn unseen(text: &[u8], at: usize) -> Option<usize> {
    let rest = &text[at..];
    let found = UNSEEN.iter().find(|unseen| rest.starts_with(unseen.as_bytes()))?;
    Some(at + found.len())
}

/// Returns the end of the character at an offset.
pub(super) fn after_character(text: &[u8], at: usize) -> usize {
    let mut end = at + 1;
    while text[at] >= 0xC0 && end < text.len() && end < at + 4 && text[end] & 0xC0 == 0x80 {
        end += 1;
    }
    end
}

/// Returns the place where the square after a gap can start, after blanks and signs; `None` if
/// there is no gap.
pub(super) fn after_gap(text: &[u8], start: usize) -> Option<usize> {
    let first = after_blanks(text, start);
    let mut at = first;
    let mut signs = 0;
    while signs < MOST_SIGNS && at < text.len() {
        let end = after_character(text, at);
        let is_sign = match std::str::from_utf8(&text[at..end]) {
            Ok(sign) => sign.chars().all(|sign| parts_squares(sign, &text[first..at])),
            // In text that is not UTF-8, a letter x or a dash is one byte directly after the
            // square.
            Err(_) => {
                let is_glued = at == start && text.get(end).is_some_and(u8::is_ascii_alphanumeric);
                is_glued && X_OF_PAGES.contains(&text[at])
            }
        };
        if !is_sign {
            break;
        }
        signs += 1;
        at = end;
    }
    if signs > 0 {
        at = after_blanks(text, at);
    }
    let breaks = text[start..at].iter().filter(|&&byte| byte == b'\n').count();
    (at > start && breaks <= 1).then_some(at)
}

/// The bytes of x, Latin or Cyrillic, of a cross or of a dash in Windows-1251 and 1252, CP866 or
/// KOI8-R.
const X_OF_PAGES: &[u8] = &[0xF5, 0xD5, 0xE5, 0x95, 0xC8, 0xE8, 0xD7, 0x96, 0x97];

/// Returns whether a character can come between two squares after other signs: no bracket, no
/// digit, and no letter except x, Latin or Cyrillic, or one of its neighbours on a keyboard, once
/// or twice.
fn parts_squares(sign: char, before: &[u8]) -> bool {
    match sign {
        'x' | 'X' => true,
        '(' | ')' | '[' | ']' | '{' | '}' | '"' => false,
        'х' | 'Х' | 'з' | 'З' | 'ъ' | 'Ъ' | 'ж' | 'Ж' | 'э' | 'Э' | 'χ' | 'Χ' => {
            let mut bytes = [0; 4];
            before.is_empty() || before == sign.encode_utf8(&mut bytes).as_bytes()
        }
        sign => !sign.is_alphanumeric() && !sign.is_ascii_whitespace(),
    }
}

/// Returns the possible ends of a square with this name at an offset.
pub(super) fn square(text: &[u8], at: usize, name: &str) -> Ends {
    let mut ends = Ends::new();
    let name = name.as_bytes();
    let start = match name.first() {
        Some(letter) if letter.is_ascii_alphabetic() => match letter_end(text, at, *letter) {
            Some(end) => return number(text, end, &name[1..]).into_iter().collect(),
            None => return ends,
        },
        _ => at,
    };
    ends.extend(number(text, start, name));
    if name.len() == 1 && digit_end(text, start, b'0').is_some() {
        ends.extend(number(text, start + 1, name));
    }
    ends
}

/// Returns the end of a number, which may contain a blank.
fn number(text: &[u8], at: usize, digits: &[u8]) -> Option<usize> {
    let mut end = at;
    for (place, &digit) in digits.iter().enumerate() {
        if place > 0 && text.get(end) == Some(&b' ') {
            end += 1;
        }
        end = digit_end(text, end, digit)?;
    }
    Some(end)
}

fn digit_end(text: &[u8], at: usize, digit: u8) -> Option<usize> {
    let rest = text.get(at..)?;
    let first = *rest.first()?;
    let looks_like = match digit {
        b'0' => matches!(first, b'O' | b'o'),
        b'1' => matches!(first, b'l' | b'I' | b'|'),
        _ => false,
    };
    if first == digit || looks_like {
        return Some(at + 1);
    }
    let is_cyrillic =
        digit == b'0' && (rest.starts_with("О".as_bytes()) || rest.starts_with("о".as_bytes()));
    is_cyrillic.then_some(at + 2)
}

pub(super) fn letter_end(text: &[u8], at: usize, letter: u8) -> Option<usize> {
    let rest = text.get(at..)?;
    if rest.first()?.eq_ignore_ascii_case(&letter) {
        return Some(at + 1);
    }
    // In UTF-8; in Windows-1251, CP866 and KOI8-R, the same byte can be different letters.
    let (alike, bytes): (&[&str], &[u8]) = match letter.to_ascii_lowercase() {
        b'a' => (&["а", "А"], &[0xE0, 0xC0, 0xA0, 0xC1, 0xE1]),
        b'c' => (&["с", "С"], &[0xF1, 0xD1, 0xE1, 0xD3, 0xF3]),
        b'e' => (&["е", "Е"], &[0xE5, 0xC5, 0xA5]),
        _ => return None,
    };
    if alike.iter().any(|alike| rest.starts_with(alike.as_bytes())) {
        return Some(at + 2);
    }
    // Followed by a row or, in a short move, by a square or a sign.
    let is_followed = match rest.get(1)? {
        b'-' | b'x' | b':' => true,
        b'a'..=b'h' => rest.get(2).is_some_and(u8::is_ascii_digit),
        byte => byte.is_ascii_digit(),
    };
    (bytes.contains(&rest[0]) && is_followed).then_some(at + 1)
}

/// Returns whether a word consists of signs that separate moves. Every other sign, and every letter
/// of any alphabet, may have a meaning and is kept.
pub(super) fn parts_moves(word: &[u8]) -> bool {
    let parts = |one: char| ",;:.|'`\u{AB}\u{BB}".contains(one) || is_hyphen(one) || is_quote(one);
    std::str::from_utf8(word).is_ok_and(|word| {
        let mut all = word.chars();
        all.next().is_some_and(|first| parts(first) && all.all(|one| one == first))
    })
}

/// Returns whether a character is a hyphen or a dash.
fn is_hyphen(one: char) -> bool {
    matches!(one, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

/// Returns whether a character is a quotation mark.
fn is_quote(one: char) -> bool {
    matches!(one, '\u{2018}'..='\u{201F}')
}

/// Returns the name and end of any square with this many digits at an offset, in plain notation.
pub(super) fn any_square(text: &[u8], at: usize, digits: usize) -> Option<(String, usize)> {
    let letter = text.get(at).filter(|byte| matches!(byte, b'a'..=b'l' | b'A'..=b'L'));
    let end = at + usize::from(letter.is_some()) + digits;
    let name = text.get(at..end)?;
    let alike = |(place, byte): (usize, &u8)| match byte {
        b'O' | b'o' if place + digits >= name.len() => b'0',
        b'l' | b'I' if place + digits >= name.len() => b'1',
        byte => byte.to_ascii_lowercase(),
    };
    let name: Vec<u8> = name.iter().enumerate().map(alike).collect();
    let is_number = name[name.len() - digits..].iter().all(u8::is_ascii_digit);
    let name = String::from_utf8(name).ok().filter(|_| is_number)?;
    Some((name, end))
}

/// Returns the end of a square of one or two digits that is not part of a longer number.
fn lone_square(text: &[u8], at: usize) -> Option<usize> {
    let square = |digits| any_square(text, at, digits).map(|(_, end)| end);
    let end = square(2).or_else(|| square(1))?;
    (!text.get(end).is_some_and(u8::is_ascii_digit)).then_some(end)
}

/// Returns the end of a clock time or an engine evaluation at an offset: `0:45`, `0:45:10`, `0.01`,
/// `+0.35`.
pub(in super::super) fn time(text: &[u8], at: usize) -> Option<usize> {
    let digits = |from: usize| {
        text.get(from..).unwrap_or_default().iter().take_while(|b| b.is_ascii_digit()).count()
    };
    let is_signed = matches!(text.get(at), Some(b'+' | b'-'));
    let at = at + usize::from(is_signed);
    let first = digits(at);
    let sign = *text.get(at + first)?;
    let is_decimal = sign == b'.';
    if !(1..=2).contains(&first) || !is_decimal && (sign != b':' || is_signed) {
        return None;
    }
    let mut end = at + first;
    let mut parts = 0;
    while text.get(end) == Some(&sign) && digits(end + 1) == 2 {
        end += 3;
        parts += 1;
    }
    let is_apart =
        text.get(end).is_none_or(|&byte| byte.is_ascii_whitespace() || b")]{".contains(&byte));
    // No square is 0.
    let is_zero = first == 1 && text[at] == b'0';
    let is_value = is_apart && parts == 1 && (is_signed || is_zero);
    (parts > 0 && (!is_decimal || is_value)).then_some(end)
}

/// Returns whether the text is exactly a clock time or an engine evaluation.
pub(in super::super) fn is_time(text: &[u8]) -> bool {
    time(text, 0) == Some(text.len())
}

/// Returns whether the text contains two squares with at most a few signs between them, as in a
/// move.
pub(in super::super) fn is_like_a_move(text: &[u8]) -> bool {
    let starts_number = |at: &usize| {
        let before = at.checked_sub(1).map(|before| text[before]);
        let is_letter = matches!(text[*at], b'a'..=b'l' | b'A'..=b'L')
            && text.get(at + 1).is_some_and(u8::is_ascii_digit);
        (text[*at].is_ascii_digit() || is_letter)
            && !before.is_some_and(|byte| byte.is_ascii_digit())
    };
    (0..text.len()).filter(starts_number).any(|at| {
        let second = lone_square(text, at).and_then(|end| lone_square(text, after_gap(text, end)?));
        second.is_some()
    })
}

/// Returns whether the text is one square with a sign before or after it: `14-`, `-19`, `c3:`.
pub(in super::super) fn is_stump(text: &[u8]) -> bool {
    let is_sign = |byte: &u8| matches!(byte, b'-' | b'x' | b'X' | b':');
    let square = match text {
        [square @ .., last] if is_sign(last) => square,
        [first, square @ ..] if is_sign(first) => square,
        _ => return false,
    };
    lone_square(square, 0) == Some(square.len())
}

/// Returns whether the text consists of squares in parentheses or with marks: `(26)`, `(26 31)`,
/// `26?`.
pub(in super::super) fn are_lone_squares(text: &[u8]) -> bool {
    let is_around = |byte: &u8| b"()!?".contains(byte);
    let mut words = text
        .split(|byte| is_around(byte) || byte.is_ascii_whitespace())
        .filter(|word| !word.is_empty())
        .peekable();
    let is_square = |word: &[u8]| is_stump(word) || lone_square(word, 0) == Some(word.len());
    words.peek().is_some() && words.all(is_square)
}

/// Returns whether a word among lettered moves may be one of them or a part of one: `сb4`, `c?4`,
/// `h4`, and `cb` before ` 4`. `after` is the text after it.
pub(in super::super) fn is_like_a_lettered_move(word: &[u8], after: &[u8]) -> bool {
    let letters = || word.iter().filter(|byte| byte.is_ascii_alphabetic());
    let are_files = letters().all(|byte| matches!(byte.to_ascii_lowercase(), b'a'..=b'l' | b'x'));
    let digits = || word.split(|byte| !byte.is_ascii_digit()).map(<[u8]>::len);
    let names_a_row = digits().any(|count| (1..=2).contains(&count)) && digits().max() < Some(3);
    let is_square = names_a_row && (letters().next().is_some() || !word.is_ascii());
    let is_cut = word.len() == 2
        && letters().count() == 2
        && after.trim_ascii_start().first().is_some_and(u8::is_ascii_digit);
    are_files && (is_square || is_cut)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_read_as_people_write_them() {
        for (text, name, expected) in [
            ("32→28", "32", Some(2)),
            ("3 2-28", "32", Some(3)),
            ("07-12", "7", Some(2)),
            ("2O-15", "20", Some(2)),
            ("l2-18", "12", Some(2)),
            ("с3-d4", "c3", Some(3)),
            ("C3:D4", "c3", Some(2)),
            ("d3-d4", "c3", None),
        ] {
            let ends = square(text.as_bytes(), 0, name);
            assert_eq!(ends.last().copied(), expected, "{text}");
        }
    }

    #[test]
    fn a_letter_of_another_code_page_is_one_of_a_square() {
        for (text, name) in [
            (&b"\xF13-d4"[..], "c3"),
            (b"\xE13-d4", "c3"),
            (b"\xE13-d4", "a3"),
            (b"\xD33-d4", "c3"),
            (b"\xA55-d4", "e5"),
        ] {
            assert_eq!(square(text, 0, name).as_slice(), [2], "{text:?}");
        }
        for text in ["-с5".as_bytes(), b"-\xE55"] {
            assert_eq!(after_gap(text, 0), Some(1), "{text:?}");
        }
    }

    #[test]
    fn any_signs_part_squares() {
        for (text, expected) in [
            ("→28", Some(3)),
            (" 28", Some(1)),
            (" -\n28", Some(3)),
            ("хх28", Some(4)),
            ("28", None),
            ("good", None),
            ("{", None),
            ("\n\n28", None),
            (" х 28", Some(4)),
            ("\u{2715}28", Some(3)),
        ] {
            assert_eq!(after_gap(text.as_bytes(), 0), expected, "{text}");
        }
    }

    #[test]
    fn no_word_parts_squares() {
        for word in ["или", "и", "of", "и ", "ха", "ххх", "或", "ή", "²"] {
            for text in [format!("{word}29"), format!(" {word} 29"), format!("-{word}-29")] {
                let end = after_gap(text.as_bytes(), 0);
                assert!(end.is_none_or(|end| !text[end..].starts_with("29")), "{text}");
            }
        }
        for text in [&b"\xE8\xEB\xE829"[..], b" \xE8 29", b"\xE8 29"] {
            assert!(after_gap(text, 0).is_none_or(|end| text[end] != b'2'), "{text:?}");
        }
        assert_eq!(after_gap(b"\xF529", 0), Some(1));
    }

    #[test]
    fn clocks_and_values_are_none_of_a_move() {
        for text in ["0:45", "0:00", "0:45:10", "12:30", "0.01", "+0.35", "-0.20", "+1.05"] {
            assert!(is_time(text.as_bytes()), "{text}");
        }
        for text in [
            "12:3",
            "12.05",
            "1.05",
            "07.12",
            "9,14",
            "+0:35",
            "0.1",
            "1:1",
            "100:00",
            "28.11.2026",
        ] {
            assert!(!is_time(text.as_bytes()), "{text}");
        }
    }

    #[test]
    fn what_names_two_squares_is_like_a_move() {
        for text in ["23хх32", "18→23", "see 32-28", "foo32-8", "1.32.28 18.23", "c3.d4"] {
            assert!(is_like_a_move(text.as_bytes()), "{text}");
        }
        for text in ["good", "1978/2009", "move 12", "game2", "A4paper"] {
            assert!(!is_like_a_move(text.as_bytes()), "{text}");
        }
    }

    #[test]
    fn a_part_of_a_move_is_known() {
        for text in ["14-", "-14", "c3:", "7x"] {
            assert!(is_stump(text.as_bytes()), "{text}");
        }
        for text in ["14", "-", "14-19", "2026-"] {
            assert!(!is_stump(text.as_bytes()), "{text}");
        }
        assert!(["(26)", "( c3 )", "26?"].iter().all(|text| are_lone_squares(text.as_bytes())));
        assert!(!["(2026)", "()", "18."].iter().any(|text| are_lone_squares(text.as_bytes())));
        for text in ["сb4", "c?4", "c.b4", "b4", "cb4gh4", "gн4", "g5-h", "а1b2"] {
            assert!(is_like_a_lettered_move(text.as_bytes(), b""), "{text}");
        }
        assert!(is_like_a_lettered_move(b"cb", b" 4 gh4"));
        for text in ["good", "game2", "A4paper", "cb", "1978/2009"] {
            assert!(!is_like_a_lettered_move(text.as_bytes(), b" gh4"), "{text}");
        }
    }
}
