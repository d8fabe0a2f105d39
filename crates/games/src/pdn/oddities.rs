//! Findings about the writing of a game, made while its tokens go by.

use super::decode::decode;
use super::game::GameText;
use super::lexer::Lexer;
use super::token::{CommentKind, TagFault, TagSpans, Token, TokenKind, Unreadable};
use crate::diag::{Finding, Span};
use crate::pdn::codes;

/// How many findings about the writing of one game are kept.
pub const MAX_FINDINGS: usize = 100;

/// The findings made so far, and what is needed for the next.
#[derive(Debug, Clone)]
pub(super) struct Oddities {
    findings: Vec<Finding>,
    left_out: usize,
    is_utf8: bool,
    cut: bool,
    len: usize,
    ended: bool,
    /// A result stands outside variations, and nothing else but comments since.
    behind_result: bool,
    /// The outermost `(` that is still open.
    outermost: Option<Span>,
}

impl Oddities {
    pub(super) fn new(game: &GameText<'_>) -> Self {
        let bytes = game.bytes();
        let mut oddities = Self {
            findings: Vec::new(),
            left_out: 0,
            is_utf8: std::str::from_utf8(bytes).is_ok(),
            cut: game.is_cut(),
            len: bytes.len(),
            ended: false,
            behind_result: false,
            outermost: None,
        };
        if game.was_utf16() && game.index() == 1 {
            oddities.add(|| {
                Finding::new(codes::ENCODING_GUESSED, "the file is UTF-16", Span::new(0, 0))
                    .note("it was turned into UTF-8; offsets count in the UTF-8 text")
                    .help("save the file as UTF-8, which PDN 3 requires")
            });
        }
        oddities
    }

    pub(super) fn findings(&self) -> &[Finding] {
        &self.findings
    }

    pub(super) fn into_findings(mut self) -> Vec<Finding> {
        if self.left_out > 0 {
            self.findings.push(Finding::new(
                codes::FINDINGS_OMITTED,
                format!("{} more oddities in the writing of this game", self.left_out),
                Span::new(self.len, self.len),
            ));
        }
        self.findings
    }

    /// Looks at a move or a move number.
    #[inline]
    pub(super) const fn look_at_move(&mut self) {
        self.behind_result = false;
    }

    /// Looks at a token; `depth` is the number of variations open behind it.
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
            TokenKind::Open if depth == 1 => self.outermost = Some(span),
            TokenKind::Close { written: false } => self.unclosed_variation(depth + 1),
            TokenKind::Result(_) if depth == 0 => self.result(span),
            TokenKind::Unreadable(what) => self.unreadable(what, span),
            TokenKind::UnknownMove | TokenKind::Setup { .. } => self.behind_result = false,
            _ => {}
        }
    }

    /// Called when the tokens have run out, any number of times.
    pub(super) fn end(&mut self, lexer: &Lexer<'_>) {
        if std::mem::replace(&mut self.ended, true) {
            return;
        }
        if let Some(span) = lexer.first_escape() {
            self.add(|| {
                Finding::new(
                    codes::ESCAPE_TEXT,
                    "a line break is written out as backslash and letter",
                    span,
                )
                .note("read as a line break, here and wherever else it stands in this game")
            });
        }
        if self.cut {
            let span = Span::new(self.len, self.len);
            self.add(|| {
                Finding::new(codes::GAME_CUT, "the game is too long to be read to its end", span)
                    .note("the text from here to the next line that starts a tag was not read")
            });
        }
    }

    fn tag(&mut self, tag: &TagSpans, span: Span, text: &[u8]) {
        match tag.fault {
            None => {}
            Some(TagFault::UnclosedQuote) => self.add(|| {
                Finding::new(codes::UNCLOSED_QUOTE, "the value of a tag has no closing quote", span)
                    .label("the value is taken to end here")
            }),
            Some(fault) => self.add(|| tag_invalid(fault, span)),
        }
        if !self.is_utf8 {
            self.encoding(tag.value, text, "the value of a tag");
        }
    }

    fn comment(&mut self, inside: Span, kind: CommentKind, closed: bool, span: Span, text: &[u8]) {
        if !closed {
            self.add(|| {
                Finding::new(
                    codes::UNCLOSED_COMMENT,
                    "a comment has no closing brace",
                    Span::new(span.start, span.start + 1),
                )
                .note("it is taken to end before the next tag, or with the text")
            });
        } else if kind == CommentKind::Brace
            && let Some(ahead) = memchr::memchr(b'{', inside.of(text))
        {
            let at = inside.start + ahead;
            self.add(|| {
                Finding::new(
                    codes::COMMENT_NESTED,
                    "a comment holds an opening brace",
                    Span::new(at, at + 1),
                )
                .note("comments do not nest: it ends at the first closing brace")
            });
        }
        if !self.is_utf8 {
            self.encoding(inside, text, "a comment");
        }
    }

    fn encoding(&mut self, span: Span, text: &[u8], what: &str) {
        if let Some(guessed) = decode(span.of(text)).guessed {
            self.add(|| {
                Finding::new(codes::ENCODING_GUESSED, format!("{what} is not UTF-8"), span)
                    .note(format!("read as {guessed}"))
                    .help("save the file as UTF-8, which PDN 3 requires")
            });
        }
    }

    /// One finding for the outermost of the variations closed at one place.
    fn unclosed_variation(&mut self, open: usize) {
        if let Some(span) = self.outermost.take() {
            let message = match open {
                1 => "a variation has no closing parenthesis".to_owned(),
                _ => format!("{open} variations have no closing parenthesis"),
            };
            self.add(|| {
                Finding::new(codes::UNCLOSED_VARIATION, message, span)
                    .label("the outermost starts here")
                    .note("they are taken to end before the next tag, or with the text")
            });
        }
    }

    fn result(&mut self, span: Span) {
        if std::mem::replace(&mut self.behind_result, true) {
            self.add(|| result_extra(span));
        }
    }

    fn unreadable(&mut self, what: Unreadable, span: Span) {
        let message = match what {
            Unreadable::EmptyTag => "a tag has no value",
            Unreadable::StrayBracket => "a square bracket belongs to no tag",
            _ => return,
        };
        self.add(|| Finding::new(codes::TAG_INVALID, message, span));
    }

    /// Adds a finding, or counts it where there are enough.
    fn add(&mut self, finding: impl FnOnce() -> Finding) {
        if self.findings.len() < MAX_FINDINGS {
            self.findings.push(finding());
        } else {
            self.left_out += 1;
        }
    }
}

fn result_extra(span: Span) -> Finding {
    Finding::new(codes::RESULT_EXTRA, "a second result follows the result of the game", span)
        .note("a result alone, with no tag or move since the last one, is no game")
}

fn tag_invalid(fault: TagFault, span: Span) -> Finding {
    let message = match fault {
        TagFault::Name => "the name of a tag is not made of letters and digits",
        TagFault::Unquoted => "the value of a tag has no quotes",
        TagFault::InnerQuote => "the value of a tag holds a quote without a backslash",
        TagFault::NoClosingBracket => "a tag has no closing bracket",
        TagFault::NoOpeningBracket => "a tag has no opening bracket",
        TagFault::UnclosedQuote => "the value of a tag has no closing quote",
    };
    Finding::new(codes::TAG_INVALID, message, span)
}
