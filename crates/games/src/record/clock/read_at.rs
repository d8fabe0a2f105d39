//! What clocks and engines say of a half-move, in the comments after it: for tables.

use super::reading::Reading;
use crate::board::Color;
use crate::pdn::Command;
use crate::record::main_line::MainLine;

/// What is written of a half-move.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct NotedAt<'a> {
    /// The time left to the side that made it, in seconds; the last that is written.
    pub left: Option<i64>,
    /// The time it used for it, in seconds.
    pub used: Option<i64>,
    /// The judgement of a program, as it is written: the last word of `[%eval ...]`.
    pub eval: Option<&'a [u8]>,
}

/// What is written after each half-move of a main line; `side` says who made a half-move, by its
/// place from 0.
#[must_use]
pub fn noted<'a>(line: &MainLine<'a>, side: impl Fn(usize) -> Color) -> Vec<NotedAt<'a>> {
    let mut all = vec![NotedAt::default(); line.plies.len()];
    for placed in &line.commands {
        let Some(index) = placed.after().checked_sub(1) else { continue };
        let Some(noted) = all.get_mut(index) else { continue };
        match Reading::of_placed(placed) {
            Some(Ok(Reading::Left(left))) => noted.left = Some(left),
            Some(Ok(Reading::Used(used))) => noted.used = Some(used),
            Some(Ok(Reading::Clocks { left, .. })) => {
                noted.left = left[side(index)].or(noted.left);
            }
            Some(Err(())) => {}
            None => noted.eval = eval(&placed.command()).or(noted.eval),
        }
    }
    all
}

fn eval<'a>(command: &Command<'a>) -> Option<&'a [u8]> {
    command.name.eq_ignore_ascii_case(b"eval").then(|| command.words().last())?
}
