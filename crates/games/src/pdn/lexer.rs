//! The lexer, which cuts a text into tokens and never fails.
//!
//! Its state is the number of open variations, whether moves have been seen (`[Empty]` is a broken
//! tag before them and a remark in brackets after them), and the score in the `Result` tag if it
//! looks like a move. It allocates nothing and looks at each byte a bounded number of times.

use super::events::is_same_name;
use super::plain::{self, PlainTokens};
use super::result::{GameResult, ResultStyle, result_in_movetext};
use super::squares::{lettered_path, path};
use crate::diag::Span;

/// A pull lexer over one text.
#[derive(Debug, Clone)]
pub(super) struct Lexer<'a> {
    pub(super) cursor: Cursor<'a>,
    /// The number of variations open now.
    depth: usize,
    /// The number of variations closed by a tag or the end of the text, and not yet reported.
    closing: usize,
    /// Whether a move, a numbered place for one, or a variation has been seen.
    pub(super) in_moves: bool,
    pub(super) opens_line: bool,
    pub(super) tagged_score: Option<GameResult>,
    first_escape: Option<Span>,
}

impl<'a> Lexer<'a> {
    pub(super) const fn new(text: &'a [u8]) -> Self {
        Self {
            cursor: Cursor::new(text),
            depth: 0,
            closing: 0,
            in_moves: false,
            opens_line: true,
            tagged_score: None,
            first_escape: None,
        }
    }

    /// Creates a lexer that starts among the moves of a text.
    pub(super) fn among_moves(text: &'a [u8], at: usize) -> Self {
        let mut lexer = Self { in_moves: true, opens_line: false, ..Self::new(text) };
        lexer.cursor.at = at;
        lexer
    }

    /// Returns the number of variations open after the last token.
    pub(super) const fn depth(&self) -> usize {
        self.depth + self.closing
    }

    /// Returns the first `\r` or `\n` that was written as a backslash and a letter.
    pub(super) const fn first_escape(&self) -> Option<Span> {
        self.first_escape
    }

    /// Returns the next token, or `None` at the end of the text.
    pub(super) fn next_token(&mut self) -> Option<Token> {
        if self.closing > 0 {
            return Some(self.close_unwritten());
        }
        self.skip_blanks();
        let start = self.cursor.at;
        let Some(byte) = self.cursor.get(start) else {
            if self.depth == 0 {
                return None;
            }
            self.closing = self.depth;
            self.depth = 0;
            return Some(self.close_unwritten());
        };
        if byte == b'[' && self.depth > 0 && self.opens_line && self.cursor.starts_strict_tag(start)
        {
            self.closing = self.depth;
            self.depth = 0;
            return Some(self.close_unwritten());
        }
        let (kind, end) = self.token_at(start, byte);
        debug_assert!(end > start, "a token has at least one byte");
        self.cursor.at = end;
        Some(Token {
            kind,
            span: Span::new(start, end),
            opens_line: std::mem::take(&mut self.opens_line),
        })
    }

    /// Passes on the following tokens as long as they have a plain form.
    ///
    /// They are equal to those of [`Lexer::next_token`]; this path is faster because a run keeps
    /// its position in registers.
    #[inline(always)]
    pub(super) fn plain_run(&mut self, tokens: &mut impl PlainTokens<'a>) {
        if self.closing > 0 || self.tagged_score.is_some() {
            return;
        }
        let (text, in_moves) = (self.cursor.text(), self.in_moves);
        let start = plain::after_gap(text, self.cursor.at);
        let mut at = start;
        while let Some(behind) = plain::pass(text, at, || in_moves || at > start, tokens) {
            at = behind;
        }
        if at > start {
            self.pass_plain(at);
            // Line ends after the last token may have been passed.
            let gap = text[..at].iter().rev().take_while(|&&byte| plain::is_gap(byte));
            self.opens_line = gap.copied().any(is_line_break);
        }
    }

    #[inline(always)]
    const fn pass_plain(&mut self, end: usize) {
        if end > self.cursor.at {
            self.cursor.at = end;
            self.in_moves = true;
            self.opens_line = false;
        }
    }

    fn close_unwritten(&mut self) -> Token {
        self.closing -= 1;
        Token {
            kind: TokenKind::Close { written: false },
            span: Span::new(self.cursor.at, self.cursor.at),
            opens_line: false,
        }
    }

    /// Skips blanks, line breaks, byte order marks, no-break spaces, and line breaks written out as
    /// `\r` and `\n`.
    #[inline]
    fn skip_blanks(&mut self) {
        loop {
            let at = self.cursor.at;
            match self.cursor.get(at) {
                Some(b' ' | b'\t' | 0x0B | 0x0C | 0x1A | 0xA0) => self.cursor.at += 1,
                Some(b'\n' | b'\r') => {
                    self.opens_line = true;
                    self.cursor.at += 1;
                }
                Some(b'\\') if matches!(self.cursor.get(at + 1), Some(b'r' | b'n')) => {
                    self.first_escape.get_or_insert(Span::new(at, at + 2));
                    self.opens_line = true;
                    self.cursor.at += 2;
                }
                Some(0xC2) if self.cursor.get(at + 1) == Some(0xA0) => self.cursor.at += 2,
                Some(0xEF) if self.cursor.matches_at(at, b"\xEF\xBB\xBF") => self.cursor.at += 3,
                _ => return,
            }
        }
    }

    fn token_at(&mut self, start: usize, byte: u8) -> (TokenKind, usize) {
        match byte {
            b'0'..=b'9' => self.number_or_move(start),
            b'[' => self.bracket(start),
            b'{' => self.brace_comment(start),
            b';' => self.line_comment(start),
            b'%' if self.opens_line => self.line_comment(start),
            b'(' => self.parenthesis(start),
            b')' if self.depth > 0 => {
                self.depth -= 1;
                (TokenKind::Close { written: true }, start + 1)
            }
            b'*' => (TokenKind::Result(GameResult::UNKNOWN), start + 1),
            b'a'..=b'l' | b'A'..=b'L' | b'Q' => self.letter(start),
            _ => self.rare(start, byte),
        }
    }

    /// Reads a token that starts neither with a digit nor with a bracket.
    fn rare(&mut self, start: usize, byte: u8) -> (TokenKind, usize) {
        let unreadable = TokenKind::Unreadable;
        match byte {
            b')' => (unreadable(Unreadable::StrayParenthesis), start + 1),
            b']' => (unreadable(Unreadable::StrayBracket), start + 1),
            b'}' => (unreadable(Unreadable::StrayBrace), start + 1),
            b'!' | b'?' => {
                let end = self.cursor.skip_while(start, is_strength);
                (unreadable(Unreadable::StrayStrength), end)
            }
            b'.' => self.dots_alone(start),
            0 => {
                let end = self.cursor.skip_while(start, |byte| byte == 0);
                (unreadable(Unreadable::Nul), end)
            }
            b'$' => {
                let end = self.cursor.digits(start + 1);
                if end == start + 1 {
                    return self.word(start);
                }
                let digits = Span::new(start + 1, end);
                (TokenKind::Nag { digits }, end)
            }
            b'-' => self.unknown_move(start),
            b'/' => self.setup(start).unwrap_or_else(|| self.word(start)),
            b'<' | b'&' => self.markup(start).unwrap_or_else(|| self.word(start)),
            0xAB | 0xBD | 0xC2 => match result_in_movetext(&mut self.cursor, start) {
                Some((result, end)) => (TokenKind::Result(result), end),
                None => self.word(start),
            },
            0xE2 if self.cursor.matches_at(start, "…".as_bytes()) => self.dots_alone(start),
            _ if self.opens_line && byte.is_ascii_alphabetic() => self.tag_without_bracket(start),
            _ => self.word(start),
        }
    }

    /// Reads a result, a move, a move number, or a word that starts with a digit.
    fn number_or_move(&mut self, start: usize) -> (TokenKind, usize) {
        let digits_end = self.cursor.digits(start);
        // `1.02-0.98` begins like the number of the first move.
        let may_be_result = digits_end - start <= 2
            && (self.cursor.get(digits_end) != Some(b'.')
                || self.cursor.get(digits_end + 1).is_some_and(|byte| byte.is_ascii_digit()));
        if may_be_result && let Some((result, end)) = result_in_movetext(&mut self.cursor, start) {
            return (TokenKind::Result(result), end);
        }
        if self.cursor.get(digits_end) == Some(b'.') {
            return self.move_number(start, digits_end);
        }
        if let Some((end, count)) = path(&mut self.cursor, start)
            && (count > 1 || end - start == 4)
        {
            return self.move_with_strength(start, end);
        }
        let gap = self.cursor.blanks(digits_end);
        match self.cursor.get(gap) {
            Some(b'.') => self.move_number(start, gap),
            Some(0xE2) if self.cursor.matches_at(gap, "…".as_bytes()) => {
                self.move_number(start, gap)
            }
            None | Some(b'\n' | b'\r' | b'[' | b'{' | b'(' | b')' | b';' | b'\\') => {
                self.bare_number(start, digits_end)
            }
            Some(_) if gap > digits_end => self.bare_number(start, digits_end),
            Some(_) => self.word(start),
        }
    }

    fn bare_number(&mut self, start: usize, end: usize) -> (TokenKind, usize) {
        let digits = Span::new(start, end);
        (TokenKind::Number { digits, dots: 0 }, end)
    }

    /// Reads a move number whose dots start at `dots_at`; `12. ...` is one number.
    fn move_number(&mut self, start: usize, dots_at: usize) -> (TokenKind, usize) {
        let digits = Span::new(start, self.cursor.digits(start));
        let (mut end, mut dots) = self.dots(dots_at);
        let gap = self.cursor.blanks(end);
        if gap > end {
            let (more_end, more) = self.dots(gap);
            if more > 1 {
                end = more_end;
                dots += more;
            }
        }
        self.in_moves = true;
        (TokenKind::Number { digits, dots }, end)
    }

    /// Returns the end and the number of the dots at an offset; `…` counts as three.
    fn dots(&mut self, mut at: usize) -> (usize, usize) {
        let mut dots = 0;
        loop {
            match self.cursor.get(at) {
                Some(b'.') => {
                    at += 1;
                    dots += 1;
                }
                Some(0xE2) if self.cursor.matches_at(at, "…".as_bytes()) => {
                    at += 3;
                    dots += 3;
                }
                _ => return (at, dots),
            }
        }
    }

    fn dots_alone(&mut self, start: usize) -> (TokenKind, usize) {
        let (end, dots) = self.dots(start);
        if dots < 2 {
            return (TokenKind::Unreadable(Unreadable::StrayDot), end);
        }
        let digits = Span::new(start, start);
        (TokenKind::Number { digits, dots }, end)
    }

    /// Reads a move in letters, a tag without `[`, or a word.
    fn letter(&mut self, start: usize) -> (TokenKind, usize) {
        match path(&mut self.cursor, start) {
            Some((end, count)) if count > 1 => self.move_with_strength(start, end),
            Some(_) if self.opens_line => self.tag_without_bracket(start),
            Some(_) => self.word(start),
            None => match lettered_path(&mut self.cursor, start) {
                Some((end, _)) => self.move_with_strength(start, end),
                None if self.opens_line => self.tag_without_bracket(start),
                None => self.word(start),
            },
        }
    }

    fn move_with_strength(&mut self, start: usize, end: usize) -> (TokenKind, usize) {
        let squares = Span::new(start, end);
        if let Some(score) = self.tagged_score
            && GameResult::parse(squares.of(self.cursor.text())) == Some(score)
            && !self.stands_behind_a_number(start)
            && self.nothing_but_a_tag_follows(end)
        {
            return (TokenKind::Result(score), end);
        }
        self.in_moves = true;
        let (strength, end) = self.strength(end);
        (TokenKind::Move { squares, strength }, end)
    }

    /// Returns the marks after a move, and the end of the move including them: `!`, ` ?`, `(!?)`, `
    /// (???)`, or an adjacent `*` that does not end the game.
    fn strength(&mut self, end: usize) -> (Span, usize) {
        let at = self.cursor.blanks(end);
        match self.cursor.get(at) {
            Some(b'!' | b'?') => {
                let marks_end = self.cursor.skip_while(at, is_strength);
                (Span::new(at, marks_end), marks_end)
            }
            Some(b'(') => {
                let marks_end = self.cursor.skip_while(at + 1, is_strength);
                if marks_end > at + 1 && self.cursor.get(marks_end) == Some(b')') {
                    (Span::new(at + 1, marks_end), marks_end + 1)
                } else {
                    (Span::new(end, end), end)
                }
            }
            Some(b'*') if at == end && !self.ends_game(at + 1) => (Span::new(at, at + 1), at + 1),
            _ => (Span::new(end, end), end),
        }
    }

    /// Returns whether only blanks come before a tag, a first move number or the end.
    fn ends_game(&mut self, from: usize) -> bool {
        if self.nothing_but_a_tag_follows(from) {
            return true;
        }
        let at = self.cursor.skip_while(from, is_blank);
        let one = self.cursor.skip_while(at, |byte| byte == b'0');
        self.cursor.matches_at(one, b"1.")
    }

    /// Returns whether a move number with its dot comes directly before.
    fn stands_behind_a_number(&self, start: usize) -> bool {
        self.cursor.text()[..start].trim_ascii_end().ends_with(b".")
    }

    fn nothing_but_a_tag_follows(&mut self, from: usize) -> bool {
        let at = self.cursor.skip_while(from, is_blank);
        matches!(self.cursor.get(at), None | Some(b'['))
    }

    /// Reads `-` or `--` between blanks: an unknown move, or the `-` of a `Result` tag repeated at
    /// the end of the game.
    fn unknown_move(&mut self, start: usize) -> (TokenKind, usize) {
        if self.opens_line
            && let Some(end) = self.page_number(start)
        {
            return (TokenKind::Unreadable(Unreadable::Word), end);
        }
        let end = self.cursor.skip_while(start, |byte| byte == b'-');
        match self.cursor.get(end) {
            None | Some(b' ' | b'\t' | b'\n' | b'\r' | b'{' | b'[' | b'(' | b')')
                if end - start <= 2 =>
            {
                if self.tagged_score == Some(GameResult::UNKNOWN)
                    && self.nothing_but_a_tag_follows(end)
                {
                    return (TokenKind::Result(GameResult::UNKNOWN), end);
                }
                if self.is_between_names(start, end) {
                    return self.word(start);
                }
                self.in_moves = true;
                (TokenKind::UnknownMove, end)
            }
            _ => self.word(start),
        }
    }

    fn parenthesis(&mut self, start: usize) -> (TokenKind, usize) {
        if let Some((white, black, end)) = self.times(start) {
            return (TokenKind::Times { white, black }, end);
        }
        self.depth += 1;
        self.in_moves = true;
        (TokenKind::Open, start + 1)
    }

    /// Reads everything up to a blank, a bracket, a quote or a comment.
    pub(super) fn word(&mut self, start: usize) -> (TokenKind, usize) {
        let end = self
            .cursor
            .skip_while(start + 1, |byte| !is_blank(byte) && !b"[](){};\"\\*".contains(&byte));
        (TokenKind::Unreadable(Unreadable::Word), end)
    }

    /// Reads `<br>` or `&nbsp;`.
    fn markup(&mut self, start: usize) -> Option<(TokenKind, usize)> {
        let (close, limit) = match self.cursor.get(start)? {
            b'<' => (b'>', 256),
            _ => (b';', 12),
        };
        for at in start + 1..start + limit {
            match self.cursor.get(at)? {
                byte if byte == close => {
                    return Some((TokenKind::Unreadable(Unreadable::Markup), at + 1));
                }
                b'\n' | b'\r' | b'{' | b'[' | b'<' | b'&' => return None,
                _ => {}
            }
        }
        None
    }

    /// Stores the value of a `Result` tag that could be mistaken for a move.
    #[inline]
    pub(super) fn note_result_tag(&mut self, name: Span, value: Span) {
        let text = self.cursor.text();
        if is_same_name(name.of(text), b"Result") {
            let value = value.of(text).trim_ascii();
            self.tagged_score = GameResult::parse(value)
                .filter(|result| matches!(result.style, ResultStyle::Score(_)) || value == b"-");
        }
    }
}

pub(super) const fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | 0x0B | 0x0C | 0x1A) || is_line_break(byte)
}

const fn is_strength(byte: u8) -> bool {
    matches!(byte, b'!' | b'?')
}

/// A token and its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Token {
    pub(super) kind: TokenKind,
    /// The bytes of the token; empty for a variation that is closed without a `)`.
    pub(super) span: Span,
    /// Whether a line break, or the start of the text, precedes this token.
    pub(super) opens_line: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TokenKind {
    Tag(TagSpans),
    /// Digits, and the dots after them; no digits for `...` alone.
    Number {
        digits: Span,
        dots: usize,
    },
    /// Squares and separators; strength marks may follow.
    Move {
        squares: Span,
        strength: Span,
    },
    UnknownMove,
    Result(GameResult),
    Comment {
        text: Span,
        kind: CommentKind,
        closed: bool,
    },
    Open,
    Close {
        written: bool,
    },
    Nag {
        digits: Span,
    },
    Setup {
        name: Span,
        value: Span,
    },
    Times {
        white: Span,
        black: Span,
    },
    Unreadable(Unreadable),
}

/// The parts of a tag.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct TagSpans {
    pub(super) name: Span,
    pub(super) value: Span,
    pub(super) fault: Option<TagFault>,
}

/// A fault in the writing of a tag.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TagFault {
    /// The name is empty, has a blank inside, or bytes other than letters, digits and `_`.
    Name,
    /// The value has no quotes.
    Unquoted,
    /// The value contains a `"` without a backslash.
    InnerQuote,
    /// The closing quote is missing.
    UnclosedQuote,
    /// The `]` is missing.
    NoClosingBracket,
    /// The `[` is missing.
    NoOpeningBracket,
}

/// The delimiters of a comment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CommentKind {
    /// `{…}`.
    Brace,
    /// From `;`, or from `%` as the first character of a line, to the end of the line.
    Line,
    /// `[…]` in or before the moves, with no tag inside.
    Bracket,
}

/// The reason why bytes could not be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Unreadable {
    /// A word that is not a move, number or result.
    Word,
    /// `[Name]` before the moves: a tag without a value.
    EmptyTag,
    /// A `[` or `]` that does not belong to a tag or remark.
    StrayBracket,
    /// A `}` without its `{`.
    StrayBrace,
    /// A `)` without its `(`.
    StrayParenthesis,
    /// Dots that do not follow a number.
    StrayDot,
    /// `!` or `?` that do not follow a move.
    StrayStrength,
    /// HTML: `<br>`, `&nbsp;`.
    Markup,
    /// Zero bytes.
    Nul,
}

/// A text and the offset reached in it, with the queries of the lexer about it.
///
/// The cursor records how far the queries have looked. In a stream, an answer that looked past the
/// end of the text ([`Cursor::ran_out`]) may change once more bytes have arrived; an answer that
/// did not look past an offset would be the same if the text ended there
/// ([`Cursor::has_looked_past`]).
#[derive(Debug, Clone)]
pub(super) struct Cursor<'a> {
    text: &'a [u8],
    /// The offset of the next byte to read.
    pub(super) at: usize,
    /// The furthest offset that an answer has depended on, plus one.
    looked: usize,
}

impl<'a> Cursor<'a> {
    pub(super) const fn new(text: &'a [u8]) -> Self {
        Self { text, at: 0, looked: 0 }
    }

    pub(super) const fn text(&self) -> &'a [u8] {
        self.text
    }

    /// Returns whether an answer has depended on the end of the text.
    pub(super) const fn ran_out(&self) -> bool {
        self.looked > self.text.len()
    }

    /// Returns whether an answer has depended on bytes from an offset on.
    pub(super) const fn has_looked_past(&self, end: usize) -> bool {
        self.looked > end
    }

    /// Shortens the text to an offset after the place reached.
    pub(super) fn ends_at(&mut self, end: usize) {
        self.text = &self.text[..end];
    }

    /// Records that an answer depends on the byte at an offset.
    #[inline]
    pub(super) const fn look_at(&mut self, offset: usize) {
        if offset >= self.looked {
            self.looked = offset + 1;
        }
    }

    /// Returns the byte at an offset.
    #[inline]
    pub(super) fn get(&mut self, offset: usize) -> Option<u8> {
        self.look_at(offset);
        self.text.get(offset).copied()
    }

    /// Returns whether `expected` is at an offset.
    pub(super) fn matches_at(&mut self, offset: usize, expected: &[u8]) -> bool {
        for (ahead, &wanted) in expected.iter().enumerate() {
            if self.get(offset + ahead) != Some(wanted) {
                return false;
            }
        }
        true
    }

    /// Returns the first offset, from `from` on, of one of three bytes.
    pub(super) fn find3(&mut self, bytes: [u8; 3], from: usize) -> Option<usize> {
        let rest = self.text.get(from..).unwrap_or_default();
        let found = memchr::memchr3(bytes[0], bytes[1], bytes[2], rest);
        self.found(found, from)
    }

    /// Returns the first offset, from `from` on, of one of two bytes.
    pub(super) fn find2(&mut self, bytes: [u8; 2], from: usize) -> Option<usize> {
        let rest = self.text.get(from..).unwrap_or_default();
        let found = memchr::memchr2(bytes[0], bytes[1], rest);
        self.found(found, from)
    }

    fn found(&mut self, found: Option<usize>, from: usize) -> Option<usize> {
        self.look_at(found.map_or(self.text.len(), |ahead| from + ahead));
        found.map(|ahead| from + ahead)
    }

    /// Returns the first offset, from `from` on, whose byte is not wanted.
    #[inline]
    pub(super) fn skip_while(&mut self, mut from: usize, wanted: impl Fn(u8) -> bool) -> usize {
        while let Some(byte) = self.get(from) {
            if !wanted(byte) {
                break;
            }
            from += 1;
        }
        from
    }

    /// Returns the end of the blanks at an offset, excluding line breaks.
    #[inline]
    pub(super) fn blanks(&mut self, from: usize) -> usize {
        self.skip_while(from, |byte| byte == b' ' || byte == b'\t')
    }

    /// Returns the end of the decimal digits at an offset.
    #[inline]
    pub(super) fn digits(&mut self, from: usize) -> usize {
        self.skip_while(from, |byte| byte.is_ascii_digit())
    }

    /// Returns whether only blanks precede an offset on its line, without looking before `floor`.
    pub(super) fn opens_line(&self, offset: usize, floor: usize) -> bool {
        self.text[floor..offset]
            .iter()
            .rev()
            .find(|&&byte| byte != b' ' && byte != b'\t')
            .is_some_and(|&byte| is_line_break(byte))
    }

    /// Returns whether the `[` at an offset starts a tag in the strict form: a name that starts
    /// with a letter, a blank, a quote.
    pub(super) fn starts_strict_tag(&mut self, bracket: usize) -> bool {
        if !self.get(bracket + 1).is_some_and(|byte| byte.is_ascii_alphabetic()) {
            return false;
        }
        let name_end = self.skip_while(bracket + 1, is_name_byte);
        let quote = self.blanks(name_end);
        quote > name_end && self.get(quote) == Some(b'"')
    }
}

pub(super) const fn is_line_break(byte: u8) -> bool {
    (byte == b'\n') | (byte == b'\r')
}

/// Returns whether a byte can be part of a tag name: a letter, a digit or an underscore.
#[inline]
pub(super) const fn is_name_byte(byte: u8) -> bool {
    // A table, because tag names are read byte by byte, twice per game.
    const ARE: &[bool; 256] = &{
        let mut are = [false; 256];
        let mut byte = 0_u8;
        while byte < 128 {
            are[byte as usize] = byte.is_ascii_alphanumeric() || byte == b'_';
            byte += 1;
        }
        are
    };
    ARE[byte as usize]
}

/// The kind of token at a place among the moves, whatever comes before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Peek {
    /// A move: its squares and separators.
    Move(Span),
    /// A move number, if there are digits, and the number of its dots.
    Number(Option<u32>, usize),
    /// A result.
    Result,
    /// A comment, the start of a variation, or anything else.
    Other,
}

/// Returns the token at an offset among the moves, and its end.
pub(crate) fn peek(text: &[u8], at: usize) -> Option<(Peek, usize)> {
    let mut lexer = Lexer::among_moves(text, at);
    let token = lexer.next_token().filter(|token| token.span.start == at)?;
    let what = match token.kind {
        TokenKind::Move { squares, .. } => Peek::Move(squares),
        TokenKind::Number { digits, dots } => {
            let number = std::str::from_utf8(digits.of(text)).ok().and_then(|n| n.parse().ok());
            Peek::Number(number, dots)
        }
        TokenKind::Result(_) => Peek::Result,
        _ => Peek::Other,
    };
    Some((what, token.span.end))
}

/// Returns whether the text from an offset on contains no move outside comments.
pub(crate) fn ends_moves(text: &[u8], at: usize) -> bool {
    let mut lexer = Lexer::among_moves(text, at);
    std::iter::from_fn(|| lexer.next_token())
        .all(|token| !matches!(token.kind, TokenKind::Move { .. }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn looking_past_the_end_is_remembered() {
        let mut cursor = Cursor::new(b"12 ");
        assert_eq!(cursor.digits(0), 2);
        assert!(!cursor.ran_out());
        assert_eq!(cursor.blanks(2), 3);
        assert!(cursor.ran_out());
    }

    #[test]
    fn a_strict_tag_has_a_name_a_blank_and_a_quote() {
        for (text, is_tag) in [
            ("[White \"x\"]", true),
            ("[White\"x\"]", false),
            ("[%clock \"x\"]", false),
            ("[Empty]", false),
        ] {
            assert_eq!(Cursor::new(text.as_bytes()).starts_strict_tag(0), is_tag, "{text}");
        }
    }
}
