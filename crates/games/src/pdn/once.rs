//! A game found and read at once.
//!
//! To find the end of a game its text is read, and reading it again costs as much as finding it. So
//! what is read on the way to the end is handed on at once, although it is read in a text that
//! goes on after the game. That makes no difference as long as nothing has been looked at that
//! comes after the end: else the game is to be read again, by itself.

use super::boundary::{Boundary, Ending, Ends, behind_result};
use super::event::{Event, TagPair};
use super::events::Events;
use super::game::GameText;
use super::plain::PlainTokens;
use crate::diag::{Finding, Span};
use crate::encoding::Encoding;

/// The first game of a text on the way to its end.
///
/// What comes after its end is left alone.
#[derive(Debug)]
pub(crate) struct OnTheWay<'a> {
    events: Events<'a>,
    ends: Ends,
    /// Where the game ends, once that is known; the events end there, too.
    end: Option<usize>,
    /// There is no game.
    is_nothing: bool,
    /// Something was read as it would not be in the text of the game alone, perhaps.
    is_doubtful: bool,
}

/// How the first game of a text ends.
pub(crate) struct Once {
    /// Its length.
    pub(super) end: usize,
    /// The value of its GameType tag, if there is one.
    pub(super) game_type: Option<Span>,
}

/// What gives the events of a game in the order of its text: [tags](Self::strict_tag) and [runs of
/// moves](Self::plain_run) in the commonest forms while there are any, then whatever comes
/// [next](Self::next_of_any).
pub(crate) trait InOrder<'a> {
    /// Passes on the tag that follows, if it is in the strict form.
    fn strict_tag(&mut self) -> Option<TagPair<'a>>;

    /// Passes on moves, move numbers and comments, as long as they are in a plain form.
    fn plain_run(&mut self, tokens: &mut impl PlainTokens<'a>);

    /// The next event, whatever it is; none at the end of the game.
    fn next_of_any(&mut self) -> Option<Event<'a>>;
}

impl<'a> InOrder<'a> for Events<'a> {
    #[inline]
    fn strict_tag(&mut self) -> Option<TagPair<'a>> {
        Events::strict_tag(self)
    }

    #[inline(always)]
    fn plain_run(&mut self, tokens: &mut impl PlainTokens<'a>) {
        Events::plain_run(self, tokens);
    }

    fn next_of_any(&mut self) -> Option<Event<'a>> {
        Events::next_of_any(self)
    }
}

impl<'a> OnTheWay<'a> {
    /// The game that begins with a text, which is not longer than a game may be, and after which
    /// nothing comes; `page` is the code page of its file.
    pub(super) fn new(text: &'a [u8], page: Option<Encoding>) -> Self {
        let events = GameText::new(text).in_page(page).events();
        let (end, is_nothing, is_doubtful) = (None, false, false);
        Self { events, ends: Ends::default(), end, is_nothing, is_doubtful }
    }

    /// The text: up to the end of the game, once that is known.
    pub(crate) const fn text(&self) -> &'a [u8] {
        self.events.lexer.cursor.text()
    }

    /// The game ends here: what has been read so far comes before it.
    fn ends_at(&mut self, end: usize) {
        let cursor = &self.events.lexer.cursor;
        self.is_doubtful = end < cursor.text().len() && cursor.has_looked_past(end);
        self.end = Some(end);
        self.events.ends_at(end);
    }

    /// How the game ended, once all of it has been passed on, and what was found odd; no findings
    /// if the game must be read again. `None` if there was no game.
    pub(crate) fn ended(self) -> Option<(Once, Option<Vec<Finding>>)> {
        let end = self.end.filter(|_| !self.is_nothing)?;
        let once = Once { end, game_type: self.ends.game_type() };
        Some((once, (!self.is_doubtful).then(|| self.events.into_findings())))
    }
}

impl<'a> InOrder<'a> for OnTheWay<'a> {
    #[inline]
    fn strict_tag(&mut self) -> Option<TagPair<'a>> {
        if self.end.is_some() {
            return self.events.strict_tag();
        }
        if self.ends.seen_body {
            return None;
        }
        let lexer = &mut self.events.lexer;
        let before = (lexer.cursor.at, lexer.opens_line, lexer.tagged_score);
        let tag = lexer.pass_strict_tag()?;
        if self.ends.before_strict_tag(lexer.cursor.text(), &tag) {
            (lexer.cursor.at, lexer.opens_line, lexer.tagged_score) = before;
            self.ends_at(tag.span().start);
            return None;
        }
        Some(self.events.read_strict_tag(&tag))
    }

    #[inline(always)]
    fn plain_run(&mut self, tokens: &mut impl PlainTokens<'a>) {
        self.events.plain_run(tokens);
        let passed = std::mem::take(&mut self.events.passed);
        self.ends.plain(passed.moves, passed.numbers);
    }

    fn next_of_any(&mut self) -> Option<Event<'a>> {
        if self.end.is_some() {
            return self.events.next_of_any();
        }
        let before = self.events.lexer.clone();
        let lexer = &mut self.events.lexer;
        let text = lexer.cursor.text();
        let Some(token) = lexer.next_token() else {
            self.is_nothing = self.ends.at_end() == Boundary::Nothing;
            *lexer = before;
            self.ends_at(text.len());
            return self.events.next_of_any();
        };
        match self.ends.at(&token, text, lexer.depth()) {
            Ending::Not => Some(self.events.read_token(&token)),
            Ending::Before => {
                *lexer = before;
                self.ends_at(token.span.start);
                self.events.next_of_any()
            }
            Ending::Behind => {
                let end = match behind_result::<true>(&mut lexer.clone()) {
                    Boundary::At(end) => end,
                    Boundary::Open | Boundary::Nothing => text.len(),
                };
                // The number of the next game may be glued to the result.
                if lexer.cursor.has_looked_past(end) && end < text.len() {
                    *lexer = before;
                    self.ends_at(end);
                    return self.events.next_of_any();
                }
                let event = self.events.read_token(&token);
                self.ends_at(end);
                Some(event)
            }
        }
    }
}
