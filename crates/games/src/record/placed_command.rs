//! Commands in comments, with their places in the game.

use super::command::KnownCommand;
use crate::diag::Span;
use crate::pdn::{Command, PlainClock};

/// A command in a comment that is not an incident.
///
/// Kept small: many games have a clock after every half-move. Storing its spans, name and arguments
/// took two and a half times the memory.
#[derive(Debug, Clone, Copy)]
pub struct PlacedCommand<'a> {
    text: &'a [u8],
    start: u32,
    after: u32,
    clock: Option<PlainClock>,
}

impl<'a> PlacedCommand<'a> {
    /// Creates the command with these bytes, which begin at an offset; `after` is the number of
    /// half-moves before it. `clock` is its time, if it is `[%clk h:mm:ss]`.
    #[inline(always)]
    pub(super) const fn new(
        (text, start): (&'a [u8], usize),
        after: usize,
        clock: Option<PlainClock>,
    ) -> Self {
        Self { text, start: start as u32, after: after as u32, clock }
    }

    /// Returns the number of half-moves before it.
    #[inline]
    pub const fn after(&self) -> usize {
        self.after as usize
    }

    /// Returns the parsed command; its span counts from its own first byte.
    pub fn command(&self) -> Command<'a> {
        Command::whole(self.text)
    }

    /// Returns which known command it is; `None` for any other.
    pub fn known(&self) -> Option<KnownCommand> {
        match self.clock {
            Some(_) => Some(KnownCommand::Clk),
            None => KnownCommand::of_name(self.command().name),
        }
    }

    /// Returns its bytes in the game's text.
    #[inline]
    pub const fn span(&self) -> Span {
        let start = self.start as usize;
        Span::new(start, start + self.text.len())
    }

    /// Returns its time, if it is a clock in the commonest form.
    #[inline]
    pub(super) const fn clock(&self) -> Option<PlainClock> {
        self.clock
    }
}
