//! The clock times and engine evaluations of half-moves, from the comments after them, for tables.

use super::clock::ClockReading;
use super::command::KnownCommand;
use super::main_line::MainLine;
use super::placed_command::PlacedCommand;
use crate::board::Color;

/// The annotations of a half-move.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct NotedAt<'a> {
    /// The time left to the side that made it, in seconds; the last one written.
    pub left: Option<i64>,
    /// The time used for it, in seconds.
    pub used: Option<i64>,
    /// The evaluation of a program, as written: the last word of `[%eval ...]`.
    pub eval: Option<&'a [u8]>,
}

/// Returns the annotations of each half-move of a main line; `side` returns the side that made a
/// half-move, by its index from 0.
pub fn noted<'a>(line: &MainLine<'a>, side: impl Fn(usize) -> Color) -> Vec<NotedAt<'a>> {
    let mut all = vec![NotedAt::default(); line.plies.len()];
    for placed in &line.commands {
        let Some(index) = placed.after().checked_sub(1) else { continue };
        let Some(noted) = all.get_mut(index) else { continue };
        noted.add(placed, || side(index));
    }
    all
}

impl<'a> NotedAt<'a> {
    /// Takes a command after the half-move.
    fn add(&mut self, placed: &PlacedCommand<'a>, side: impl FnOnce() -> Color) {
        match placed.known() {
            None => {}
            Some(KnownCommand::Clk | KnownCommand::Emt | KnownCommand::Clock) => {
                match ClockReading::of_placed(placed) {
                    Some(Ok(ClockReading::Left(left))) => self.left = Some(left),
                    Some(Ok(ClockReading::Used(used))) => self.used = Some(used),
                    Some(Ok(ClockReading::Clocks { left, .. })) => {
                        self.left = left[side()].or(self.left);
                    }
                    Some(Err(())) | None => {}
                }
            }
            Some(KnownCommand::Eval) => {
                self.eval = placed.command().words().last().or(self.eval);
            }
        }
    }
}
