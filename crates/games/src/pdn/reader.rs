//! A game read in text order, in runs, while its end is being found.
//!
//! Finding the end of a game requires reading its text, and reading it again would cost as much. So
//! the events read on the way to the end are passed on immediately, although they are read in a
//! text that continues after the game. This makes no difference unless the lexer has looked past
//! the end of the game; in that case the game must be read again, by itself.

use super::boundary::{Boundary, EndState, Ending, after_result};
use super::event::{PdnEvent, TagPair};
use super::events::PdnEvents;
use super::game::GameText;
use super::plain::PlainTokens;
use crate::diag::{Finding, Span};
use crate::encoding::Encoding;

/// A source of the events of a game in text order: [tags](Self::strict_tag) and [runs of
/// moves](Self::plain_run) in their commonest forms as long as possible, then the
/// [next](Self::next_of_any) event of any kind.
///
/// The game is [the one given](Self::of), or the [first of a text](Self::first_of); the text after
/// its end is not consumed.
#[derive(Debug)]
pub(crate) struct GameReader<'a> {
    events: PdnEvents<'a>,
    ends: EndState,
    /// The end of the game, once it is known; the events also end there.
    end: Option<usize>,
    /// Whether there is no game.
    is_nothing: bool,
    /// Whether something may have been read differently than in the text of the game alone.
    is_doubtful: bool,
}

/// The end of the first game of a text.
pub(crate) struct GameEnd {
    /// The length of the game.
    pub(super) end: usize,
    /// The value of its GameType tag, if there is one.
    pub(super) game_type: Option<Span>,
}

impl<'a> GameReader<'a> {
    /// Starts reading the first game of a text that is not longer than a game may be and after
    /// which no more bytes follow; `page` is the code page of its file.
    pub(super) fn first_of(text: &'a [u8], page: Option<Encoding>) -> Self {
        Self { end: None, ..Self::of(&GameText::new(text).in_page(page)) }
    }

    /// Starts reading a game.
    pub(crate) fn of(game: &GameText<'a>) -> Self {
        let (end, is_nothing, is_doubtful) = (Some(game.bytes().len()), false, false);
        Self { events: game.events(), ends: EndState::default(), end, is_nothing, is_doubtful }
    }

    /// Returns the text, which ends with the game once its end is known.
    pub(crate) const fn text(&self) -> &'a [u8] {
        self.events.lexer.cursor.text()
    }

    /// Ends the game here, after everything that has been read so far.
    fn ends_at(&mut self, end: usize) {
        let cursor = &self.events.lexer.cursor;
        self.is_doubtful = end < cursor.text().len() && cursor.has_looked_past(end);
        self.end = Some(end);
        self.events.ends_at(end);
    }

    /// Returns the end of the game and its findings, once all events have been passed on. The
    /// findings are missing if the game must be read again. `None` if there was no game.
    pub(crate) fn ended(self) -> Option<(GameEnd, Option<Vec<Finding>>)> {
        let end = self.end.filter(|_| !self.is_nothing)?;
        let game_end = GameEnd { end, game_type: self.ends.game_type() };
        Some((game_end, (!self.is_doubtful).then(|| self.into_findings())))
    }

    /// Returns the findings of a game whose end was known before.
    pub(crate) fn into_findings(self) -> Vec<Finding> {
        self.events.into_findings()
    }

    /// Passes on the next tag if it is in the strict form.
    #[inline]
    pub(crate) fn strict_tag(&mut self) -> Option<TagPair<'a>> {
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

    /// Passes on moves, move numbers and comments as long as they are in a plain form.
    #[inline(always)]
    pub(crate) fn plain_run(&mut self, tokens: &mut impl PlainTokens<'a>) {
        let passed = self.events.plain_run(tokens);
        self.ends.plain(passed.moves, passed.numbers);
    }

    /// Returns the next event of any kind; `None` at the end of the game.
    pub(crate) fn next_of_any(&mut self) -> Option<PdnEvent<'a>> {
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
                let end = match after_result::<true>(&mut lexer.clone()) {
                    Boundary::At(end) => end,
                    Boundary::Open | Boundary::Nothing => text.len(),
                };
                // The number of the next game may be joined to the result.
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
