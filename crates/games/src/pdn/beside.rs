//! Text that looks like a move but is not: clock times, a page number, the hyphen of a title.

use super::lexer::Lexer;
use super::lexer::is_line_break;
use crate::diag::Span;

impl Lexer<'_> {
    /// Returns whether a hyphen is between two words of a line, as in the titles `Alder - Birch`
    /// and `Hijken 2 - Huissen 1`.
    pub(super) fn is_between_names(&mut self, start: usize, end: usize) -> bool {
        let is_letter = |byte: u8| byte.is_ascii_alphabetic() || byte >= 0x80;
        let before = |end: usize| {
            let blanks = self.cursor.text()[..end].iter().rev();
            end - blanks.take_while(|byte| matches!(byte, b' ' | b'\t')).count()
        };
        let (text, mut word) = (self.cursor.text(), before(start));
        let digits = text[..word].iter().rev().take_while(|byte| byte.is_ascii_digit()).count();
        if (1..=2).contains(&digits) {
            word = before(word - digits);
        } else if text[..word].ends_with(b".") {
            word -= 1;
        }
        let ends_word = text[..word].last().is_some_and(|&byte| is_letter(byte));
        let next = self.cursor.blanks(end);
        ends_word
            && word < start
            && next > end
            && (next..next + 3).all(|at| self.cursor.get(at).is_some_and(is_letter))
    }

    /// Returns the end of `- 12 -` on a line of its own.
    pub(super) fn page_number(&mut self, start: usize) -> Option<usize> {
        let digits = self.cursor.blanks(start + 1);
        let end = self.cursor.digits(digits);
        let hyphen = self.cursor.blanks(end);
        let is_one = digits > start + 1 && (1..=4).contains(&(end - digits)) && hyphen > end;
        if !is_one || self.cursor.get(hyphen) != Some(b'-') {
            return None;
        }
        let line = self.cursor.blanks(hyphen + 1);
        self.cursor.get(line).is_none_or(is_line_break).then_some(hyphen + 1)
    }

    /// Returns the clock times that Turbo Dambase puts after a result, `(1.45/1.58)`, or a single
    /// clock after a move, `(0:01)`, with the end of the parenthesis.
    pub(super) fn times(&mut self, start: usize) -> Option<(Span, Span, usize)> {
        let is_time = |byte: u8| byte.is_ascii_digit() || byte == b'.' || byte == b':';
        let slash = self.cursor.skip_while(start + 1, is_time);
        if self.cursor.get(slash) == Some(b')') {
            let clock = Span::new(start + 1, slash);
            let is_one = matches!(
                clock.of(self.cursor.text()),
                [b'0'..=b'9', b':' | b'.', b'0'..=b'5', b'0'..=b'9']
                    | [b'0'..=b'9', b':', b'0'..=b'5', b'0'..=b'9', b':', b'0'..=b'5', b'0'..=b'9']
            );
            return is_one.then_some((clock, Span::new(slash, slash), slash + 1));
        }
        if self.cursor.get(slash) != Some(b'/') {
            return None;
        }
        let end = self.cursor.skip_while(slash + 1, is_time);
        let white = Span::new(start + 1, slash);
        let black = Span::new(slash + 1, end);
        (self.cursor.get(end) == Some(b')')).then_some((white, black, end + 1))
    }
}
