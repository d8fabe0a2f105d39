//! Findings about the writing of a game, made while its tokens are read.

use super::codes;
use super::decode::decode_in;
use super::events::PdnEvent;
use super::game::GameText;
use super::lexer::{CommentKind, Lexer, TagFault, TagSpans, Token, TokenKind, Unreadable};
use super::tag::StrictTag;
use super::tree::{MAX_VARIATION_DEPTH, MAX_VARIATIONS};
use crate::diag::{Finding, Span, found};
use crate::encoding::Encoding;

/// The most findings kept about the writing of one game.
pub const MAX_FINDINGS: usize = 100;

/// The findings so far, and the state needed for the next.
#[derive(Debug, Clone)]
pub(super) struct Oddities {
    findings: Vec<Finding>,
    left_out: usize,
    cut: bool,
    /// The code page of the file, if it is not UTF-8.
    page: Option<Encoding>,
    len: usize,
    ended: bool,
    /// Whether a result outside variations has been read, and only comments since.
    behind_result: bool,
    /// The outermost `(` that is still open.
    outermost: Option<Span>,
    /// The number of variations opened.
    variations: usize,
    /// Whether a variation has been nested too deep.
    is_deep: bool,
}

impl Oddities {
    pub(super) fn new(game: &GameText<'_>) -> Self {
        let bytes = game.bytes();
        let mut oddities = Self {
            findings: Vec::new(),
            left_out: 0,
            cut: game.is_cut(),
            page: game.page(),
            len: bytes.len(),
            ended: false,
            behind_result: false,
            outermost: None,
            variations: 0,
            is_deep: false,
        };
        if game.was_utf16() && game.index() == 1 {
            oddities.add(Span::new(0, 0), || Oddity::Utf16);
        }
        oddities
    }

    pub(super) fn findings(&self) -> &[Finding] {
        &self.findings
    }

    pub(super) fn into_findings(mut self) -> Vec<Finding> {
        if self.left_out > 0 {
            let omitted = Oddity::More { oddities: self.left_out };
            self.findings.push(Finding::of(omitted, Span::new(self.len, self.len)));
        }
        self.findings
    }

    /// Takes a move or a move number.
    #[inline]
    pub(super) const fn look_at_move(&mut self) {
        self.behind_result = false;
    }

    /// Takes a tag in the strict form.
    #[inline]
    pub(super) fn look_at_strict_tag(&mut self, tag: &StrictTag, text: &[u8]) {
        self.behind_result = false;
        if !tag.is_ascii {
            self.encoding(tag.value, text, Encoded::Tag);
        }
    }

    /// Shortens the text to this offset.
    pub(super) const fn ends_at(&mut self, end: usize) {
        self.len = end;
    }

    /// Takes a token; `depth` is the number of variations open after it.
    #[inline]
    pub(super) fn look_at(&mut self, token: &Token, text: &[u8], depth: usize) {
        match token.kind {
            TokenKind::Move { .. } | TokenKind::Number { .. } => self.look_at_move(),
            _ => self.look_closer(token, text, depth),
        }
    }

    fn look_closer(&mut self, token: &Token, text: &[u8], depth: usize) {
        let span = token.span;
        match token.kind {
            TokenKind::Tag(tag) => {
                self.behind_result = false;
                self.tag(&tag, span, text);
            }
            TokenKind::Comment { text: inside, kind, closed } => {
                self.comment(inside, kind, closed, span, text)
            }
            TokenKind::Open => self.opened_variation(span, depth),
            TokenKind::Close { written: false } => self.unclosed_variation(depth + 1),
            TokenKind::Result(_) if depth == 0 => self.result(span),
            TokenKind::Unreadable(what) => self.unreadable(what, span),
            TokenKind::UnknownMove | TokenKind::Setup { .. } => self.behind_result = false,
            _ => {}
        }
    }

    /// Takes the end of the text; may be called repeatedly.
    pub(super) fn end(&mut self, lexer: &Lexer<'_>) {
        if std::mem::replace(&mut self.ended, true) {
            return;
        }
        if let Some(span) = lexer.first_escape() {
            self.add(span, || Oddity::EscapedBreak);
        }
        if self.cut {
            let span = Span::new(self.len, self.len);
            self.add(span, || Oddity::GameCut);
        }
    }

    fn tag(&mut self, tag: &TagSpans, span: Span, text: &[u8]) {
        match tag.fault {
            None => {}
            Some(TagFault::UnclosedQuote) => self.add(span, || Oddity::UnclosedQuote),
            Some(fault) => self.add(span, || Oddity::TagFault { fault }),
        }
        self.encoding(tag.value, text, Encoded::Tag);
    }

    fn comment(&mut self, inside: Span, kind: CommentKind, closed: bool, span: Span, text: &[u8]) {
        if !closed {
            self.add(Span::new(span.start, span.start + 1), || Oddity::UnclosedComment);
        } else if kind == CommentKind::Brace
            && let Some(ahead) = memchr::memchr(b'{', inside.of(text))
        {
            let at = inside.start + ahead;
            self.add(Span::new(at, at + 1), || Oddity::CommentNested);
        }
        self.encoding(inside, text, Encoded::Comment);
    }

    /// Adds one finding for each assumed code page.
    fn encoding(&mut self, span: Span, text: &[u8], part: Encoded) {
        if span.of(text).is_ascii() {
            return;
        }
        let Some(page) = decode_in(span.of(text), self.page).guessed else { return };
        let is_this = |found: &Finding| matches!(found.as_what(), Some(Oddity::NotUtf8 { guessed, .. }) if guessed == page);
        if !self.findings.iter().any(is_this) {
            self.add(span, || Oddity::NotUtf8 { part, guessed: page.to_string() });
        }
    }

    /// Remembers the outermost variation, and reports each limit once per game.
    fn opened_variation(&mut self, span: Span, depth: usize) {
        if depth == 1 {
            self.outermost = Some(span);
        }
        self.variations += 1;
        if self.variations == MAX_VARIATIONS + 1 {
            self.add(span, || Oddity::VariationsMany { most: MAX_VARIATIONS });
        }
        if depth > MAX_VARIATION_DEPTH && !std::mem::replace(&mut self.is_deep, true) {
            self.add(span, || Oddity::VariationDeep { deepest: MAX_VARIATION_DEPTH });
        }
    }

    /// Adds one finding for the outermost of the variations that end at one place.
    fn unclosed_variation(&mut self, open: usize) {
        if let Some(span) = self.outermost.take() {
            self.add(span, || Oddity::UnclosedVariation { open });
        }
    }

    fn result(&mut self, span: Span) {
        if std::mem::replace(&mut self.behind_result, true) {
            self.add(span, || Oddity::ResultExtra);
        }
    }

    fn unreadable(&mut self, what: Unreadable, span: Span) {
        match what {
            Unreadable::EmptyTag => self.add(span, || Oddity::TagEmpty),
            Unreadable::StrayBracket => self.add(span, || Oddity::StrayBracket),
            _ => {}
        }
    }

    /// Adds a finding, or counts it if the limit is reached.
    fn add(&mut self, span: Span, what: impl FnOnce() -> Oddity) {
        if self.findings.len() < MAX_FINDINGS {
            self.findings.push(Finding::of(what(), span));
        } else {
            self.left_out += 1;
        }
    }
}

found! {
    /// An oddity in the writing of a game.
    pub enum Oddity {
        Utf16 => "text-utf16", codes::ENCODING_GUESSED,
            "the file is UTF-16",
            note "it was turned into UTF-8; offsets count in the UTF-8 text",
            help "save the file as UTF-8, which PDN 3 requires";
        NotUtf8 { part: Encoded, guessed: String } => "text-not-utf8", codes::ENCODING_GUESSED,
            "{ $part ->
                [comment] a comment
               *[tag] the value of a tag
            } is not UTF-8",
            note "read as { $guessed }",
            help "save the file as UTF-8, which PDN 3 requires";
        ControlCharacter {
            part: Encoded,
            character: u8,
        } => "text-control-character", codes::CONTROL_CHARACTER,
            "{ $part ->
                [comment] a comment
               *[tag] the value of a tag
            } has the control character { $character }",
            note "read as a blank, like all others of the game";
        EscapedBreak => "text-escaped-break", codes::ESCAPE_TEXT,
            "a line break is written out as backslash and letter",
            note "read as a line break, here and wherever else it stands in this game";
        GameCut => "text-game-cut", codes::GAME_CUT,
            "the game is too long to be read to its end",
            note "the text from here to the next line that starts a tag was not read";
        UnclosedQuote => "text-unclosed-quote", codes::UNCLOSED_QUOTE,
            "the value of a tag has no closing quote",
            label "the value is taken to end here";
        TagFault { fault: TagFault } => "text-tag-fault", codes::TAG_INVALID,
            "{ $fault ->
                [name] the name of a tag is not made of letters and digits
                [unquoted] the value of a tag has no quotes
                [inner-quote] the value of a tag holds a quote without a backslash
                [no-closing-bracket] a tag has no closing bracket
                [no-opening-bracket] a tag has no opening bracket
               *[unclosed-quote] the value of a tag has no closing quote
            }",
            help "write a tag as [Name \"value\"], with \\\" for a quote in the value";
        TagEmpty => "text-tag-empty", codes::TAG_INVALID, "a tag has no value";
        StrayBracket => "text-stray-bracket", codes::TAG_INVALID,
            "a square bracket belongs to no tag";
        UnclosedComment => "text-unclosed-comment", codes::UNCLOSED_COMMENT,
            "a comment has no closing brace",
            note "it is taken to end before the next tag, or with the text";
        CommentNested => "text-comment-nested", codes::COMMENT_NESTED,
            "a comment holds an opening brace",
            note "comments do not nest: it ends at the first closing brace";
        VariationDeep { deepest: usize } => "text-variation-deep", codes::VARIATION_DEEP,
            "variations are nested more than { $deepest } deep: what is inside is not judged";
        VariationsMany { most: usize } => "text-variations-many", codes::VARIATIONS_MANY,
            "more than { $most } variations: those after them are not judged";
        UnclosedVariation { open: usize } => "text-unclosed-variation", codes::UNCLOSED_VARIATION,
            "{ $open ->
                [one] a variation has no closing parenthesis
               *[other] { $open } variations have no closing parenthesis
            }",
            label "the outermost starts here",
            note "they are taken to end before the next tag, or with the text";
        ResultExtra => "text-result-extra", codes::RESULT_EXTRA,
            "a second result follows the result of the game",
            note "a result alone, with no tag or move since the last one, is no game";
        More { oddities: usize } => "text-more", codes::FINDINGS_OMITTED,
            "{ $oddities } more oddities in the writing of this game";
    }
}

/// A part of a game that may be in another encoding.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Encoded {
    /// The value of a tag.
    Tag,
    /// A comment.
    Comment,
}

draughts_ground::fact_words! {
    Encoded {
        Tag "tag",
        Comment "comment",
    }
}

draughts_ground::fact_words! {
    TagFault {
        Name "name",
        Unquoted "unquoted",
        InnerQuote "inner-quote",
        NoClosingBracket "no-closing-bracket",
        NoOpeningBracket "no-opening-bracket",
        UnclosedQuote "unclosed-quote",
    }
}

/// NUL, BEL and ESC, which are written as blanks.
const CONTROL: [u8; 3] = [0, 7, 27];

/// Returns a finding at the first control character in a tag or comment of a game, if there is one.
///
/// A single pass over the bytes rules out most games.
pub fn control_characters(game: &GameText<'_>) -> Option<Finding> {
    let [nul, bel, escape] = CONTROL;
    memchr::memchr3(nul, bel, escape, game.bytes())?;
    game.events().find_map(|event| {
        let (text, span, part) = match event {
            PdnEvent::Tag(tag) => (tag.raw_value, tag.value_span, Encoded::Tag),
            PdnEvent::Comment(comment) => (comment.text, comment.text_span, Encoded::Comment),
            _ => return None,
        };
        let at = text.iter().position(|byte| CONTROL.contains(byte))?;
        let found = Oddity::ControlCharacter { part, character: text[at] };
        let start = span.start + at;
        Some(Finding::of(found, Span::new(start, start + 1)))
    })
}
