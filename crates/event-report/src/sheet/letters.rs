//! Estimates of the width of texts in the fonts of pages: never much too narrow.

use std::ops::RangeInclusive;

/// Returns the width of a text, in hundredths of its font size.
pub(super) fn width(text: &str) -> usize {
    text.chars().map(letter).sum()
}

/// Returns the width of the longest word of a text.
pub(super) fn longest_word(text: &str) -> usize {
    text.split_whitespace().map(width).max().unwrap_or_default()
}

/// Returns the largest font size, in points, in which a text fits into some lines.
///
/// The lines have a width in millimetres. It is the least of the range if the text does not fit.
pub(super) fn fitting(
    text: &str,
    millimetres: usize,
    lines: usize,
    sizes: RangeInclusive<usize>,
) -> usize {
    // Bold letters are wider, and a line ends before a word that does not fit.
    let bold = |width: usize| width * 110 / 100;
    let fits = |size: &usize| {
        let room = millimetres * 283 / size;
        let ragged = if lines > 1 { longest_word(text).min(room / 2) } else { 0 };
        bold(width(text)) + bold(ragged) * (lines - 1) <= room * lines
            && bold(longest_word(text)) <= room
    };
    sizes.clone().rev().find(fits).unwrap_or(*sizes.start())
}

/// Returns the approximate width of a letter in the wider of Arial (Liberation Sans) and DejaVu
/// Sans.
///
/// Letters of similar width share a value.
const fn letter(one: char) -> usize {
    match one {
        'i' | 'j' | 'l' | '\'' | '|' | '.' | ',' | ':' | ';' | '!' | '’' | 'í' | 'ì' | 'ï' => {
            30
        }
        'f' | 't' | 'r' | 'I' | ' ' | '-' | '(' | ')' | '[' | ']' | '/' => 36,
        'm' | 'M' | 'W' | 'ш' | 'щ' | 'Ш' | 'Щ' | 'Ж' | 'ж' | 'Ю' | 'ю' | '½' | '—' | '%' => {
            92
        }
        'w' | 'O' | 'Q' | 'G' | 'м' | 'ы' | '+' | '=' | '–' => 78,
        '0'..='9' => 62,
        'A'..='Z' | '\u{c0}'..='\u{de}' | '\u{391}'..='\u{3a9}' | '\u{401}'..='\u{42f}' => 72,
        'a'..='z' | '\u{df}'..='\u{24f}' | '\u{3b1}'..='\u{3c9}' => 58,
        '\u{430}'..='\u{52f}' => 62,
        '\u{300}'..='\u{36f}' | '\u{64b}'..='\u{65f}' | '\u{5b0}'..='\u{5c7}' => 0,
        '\u{600}'..='\u{6ff}' | '\u{590}'..='\u{5ff}' => 62,
        '\u{1100}'..='\u{11ff}' | '\u{2e80}'..='\u{ffef}' | '\u{1f000}'..='\u{3ffff}' => 104,
        _ => 66,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_are_wider_than_small_letters_and_ideographs_wider_than_both() {
        assert!(width("OAK, OLIVE") > width("Oak, Olive"));
        assert!(width("漢字漢字") > width("Alfa"));
        assert_eq!(width("e\u{301}"), width("e"));
        assert_eq!(longest_word("a bird in the hand"), width("hand"));
    }

    #[test]
    fn a_longer_text_has_smaller_letters_and_two_lines_hold_more_than_one() {
        let size = |text: &str, lines| fitting(text, 80, lines, 7..=22);
        assert_eq!(size("Ash, Bo", 1), 22);
        let long = "van der Hawthorn-Bluebird, Maximiliana";
        assert!(size(long, 1) < size(long, 2) && size(long, 2) < 22);
        assert_eq!(size(&long.repeat(9), 1), 7);
    }
}
