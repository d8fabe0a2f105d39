//! A command in a comment, with its place in the game.

use super::command::KnownCommand;
use crate::diag::Span;
use crate::pdn::{Command, PlainClock};

/// A command in a comment that is not an incident.
///
/// Kept small: many games have a clock after every half-move. With its spans, name and arguments in
/// full it took two and a half times the memory.
#[derive(Debug, Clone, Copy)]
pub struct PlacedCommand<'a> {
    text: &'a [u8],
    start: u32,
    after: u32,
    clock: Option<PlainClock>,
}

impl<'a> PlacedCommand<'a> {
    /// The command that consists of these bytes, which begin at an offset; so many half-moves come
    /// before it. `clock` is what it shows, if it is `[%clk h:mm:ss]`.
    #[inline(always)]
    pub(super) const fn new(
        (text, start): (&'a [u8], usize),
        after: usize,
        clock: Option<PlainClock>,
    ) -> Self {
        Self { text, start: start as u32, after: after as u32, clock }
    }

    /// The number of half-moves before it.
    #[inline]
    #[must_use]
    pub const fn after(&self) -> usize {
        self.after as usize
    }

    /// The command, taken apart; its span counts from its own first byte.
    #[must_use]
    pub fn command(&self) -> Command<'a> {
        Command::whole(self.text)
    }

    /// Which of the commands it is that are read; `None` for any other.
    #[must_use]
    pub fn known(&self) -> Option<KnownCommand> {
        match self.clock {
            Some(_) => Some(KnownCommand::Clk),
            None => KnownCommand::of_name(self.command().name),
        }
    }

    /// Its bytes in the game's text.
    #[inline]
    #[must_use]
    pub const fn span(&self) -> Span {
        let start = self.start as usize;
        Span::new(start, start + self.text.len())
    }

    /// What it shows, if it is a clock in the commonest form.
    #[inline]
    pub(super) const fn clock(&self) -> Option<PlainClock> {
        self.clock
    }
}
