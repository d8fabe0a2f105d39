//! The clocks of a record, compared with its time control.

mod control;
mod pace;
mod reading;

pub use control::TimeControl;
pub use pace::{pace_of_tag, pace_of_typed};
pub(super) use reading::{ClockReading, shown};

use std::cell::LazyCell;

use super::found::ClockFault;
use super::incident::{Incident, IncidentKind};
use super::main_line::MainLine;
use super::placed_command::PlacedCommand;
use super::report::PlyAt;
use crate::board::{ByColor, Color};
use crate::diag::{Finding, Span};
use crate::rules::{Loss, RuleSet};

/// The times shown by a player's clock so far.
#[derive(Debug, Clone, Copy, Default)]
struct Shown {
    /// The last time left, with the number of the half-move after which it was shown.
    left: Option<(i64, usize)>,
    /// The total time used, from the times of single moves.
    used: i64,
    /// Whether the fall of the player's flag has been reported.
    fell: bool,
    /// Whether the player's clock has been reported as wrong.
    wrong: bool,
}

/// Returns the findings about the clocks of a game, each with its half-move.
///
/// `made` returns the half-moves that were followed; `set` contains the article on the clock.
pub(super) fn check(
    line: &MainLine<'_>,
    made: impl FnOnce() -> Vec<PlyAt>,
    set: &RuleSet,
) -> Vec<(Finding, Option<PlyAt>)> {
    let mut clocks = Clocks::of(set);
    // Most clocks can be checked without the half-moves.
    let made = LazyCell::new(made);
    for placed in &line.incidents {
        if let Ok(Incident { kind: IncidentKind::Flag, side: Some(side), .. }) = placed.incident {
            clocks.noticed[side] = true;
        }
    }
    let (mut is_any_read, mut is_any_out) = (false, false);
    for placed in &line.commands {
        match ClockReading::of_placed(placed) {
            None => {}
            Some(Ok(reading)) => {
                is_any_read = true;
                is_any_out |= reading.is_out();
            }
            Some(Err(())) => clocks.unreadable(placed, &made),
        }
    }
    if !is_any_read {
        return clocks.found;
    }
    clocks.control = ByColor {
        white: clocks.control_of(line, "TimeControlWhite"),
        black: clocks.control_of(line, "TimeControlBlack"),
    };
    let is_limited = clocks.control.white.is_some() || clocks.control.black.is_some();
    if !is_limited && !is_any_out {
        return clocks.found;
    }
    for placed in &line.commands {
        // The first pass stores nothing, because reading again is faster than building a list.
        let (Some(Ok(reading)), Some(at)) = (ClockReading::of_placed(placed), at_of(placed, &made))
        else {
            continue;
        };
        match reading {
            ClockReading::Left(left) => clocks.left(at.side, left, at, placed.span()),
            ClockReading::Used(used) => clocks.used(used, at, placed.span()),
            ClockReading::Clocks { left, .. } => {
                for side in Color::BOTH {
                    if let Some(left) = left[side] {
                        clocks.left(side, left, at, placed.span());
                    }
                }
            }
        }
    }
    clocks.found
}

/// Returns the half-move that a command follows.
fn at_of(placed: &PlacedCommand<'_>, made: &[PlyAt]) -> Option<PlyAt> {
    let first = made.first()?;
    made.get(placed.after().checked_sub(first.ply)?).copied()
}

struct Clocks<'s> {
    set: &'s RuleSet,
    shown: ByColor<Shown>,
    control: ByColor<Option<TimeControl>>,
    found: Vec<(Finding, Option<PlyAt>)>,
    /// Whether the record contains the fall of each side's flag.
    noticed: ByColor<bool>,
}

impl<'s> Clocks<'s> {
    fn of(set: &'s RuleSet) -> Self {
        Self {
            set,
            shown: ByColor::default(),
            control: ByColor::default(),
            found: Vec::new(),
            noticed: ByColor::default(),
        }
    }

    fn unreadable(&mut self, placed: &PlacedCommand<'_>, made: &[PlyAt]) {
        let command = placed.command();
        let name = String::from_utf8_lossy(command.name).into_owned();
        let arguments = String::from_utf8_lossy(command.arguments).into_owned();
        let fault = ClockFault::Unreadable { command: format!("{name} {arguments}") };
        self.found.push((Finding::of(fault, placed.span()), at_of(placed, made)));
    }

    /// Returns the time control of a side: its own tag, otherwise the common one.
    fn control_of(&mut self, line: &MainLine<'_>, own: &str) -> Option<TimeControl> {
        let tag = line.tag(own).or_else(|| line.tag("TimeControl"))?;
        match TimeControl::parse(&tag.value().text) {
            Ok(control) => control,
            Err(()) => {
                let value = tag.value().text.trim().to_owned();
                let finding = Finding::of(ClockFault::ControlInvalid { value }, tag.value_span);
                if !self.found.iter().any(|(found, _)| found.span == tag.value_span) {
                    self.found.push((finding, None));
                }
                None
            }
        }
    }

    fn left(&mut self, side: Color, left: i64, at: PlyAt, span: Span) {
        // The side to move may have made one move fewer; this errs towards more time.
        let moves = at.move_number;
        let before = self.shown[side].left.replace((left, at.ply));
        if left <= 0 {
            let to_record = self.to_record(side);
            let fault = ClockFault::FlagFell { side, shown: shown(left), to_record };
            self.fell(side, fault, at, span);
        }
        let Some(control) = self.control[side].as_ref().filter(|_| !self.shown[side].wrong) else {
            return;
        };
        let given = i64::try_from(control.given(moves)).unwrap_or(i64::MAX);
        // Clocks round in different ways.
        if left > given + 1 {
            self.shown[side].wrong = true;
            let fault = ClockFault::TooMuch { side, shown: shown(left), given: shown(given) };
            self.found.push((Finding::of(fault, span), Some(at)));
            return;
        }
        let gain = control.gain(moves).and_then(|gain| i64::try_from(gain).ok());
        if let (Some((before, ply)), Some(gain)) = (before, gain)
            && ply < at.ply
        {
            // Two half-moves are one move of each side.
            let moved = i64::try_from((at.ply - ply).div_ceil(2)).unwrap_or(i64::MAX);
            if left > before.saturating_add(gain.saturating_mul(moved)) + 1 {
                self.shown[side].wrong = true;
                let (before, shown) = (shown(before), shown(left));
                let fault = ClockFault::Gained { side, before, shown, seconds: gain };
                self.found.push((Finding::of(fault, span), Some(at)));
            }
        }
    }

    fn used(&mut self, used: i64, at: PlyAt, span: Span) {
        let side = at.side;
        let mine = &mut self.shown[side];
        mine.used = mine.used.saturating_add(used);
        let all = mine.used;
        if mine.left.is_some() {
            return;
        }
        let Some(control) = &self.control[side] else {
            return;
        };
        let given = i64::try_from(control.given(at.move_number)).unwrap_or(i64::MAX);
        if all > given {
            let (used, given) = (shown(all), shown(given));
            let fault = ClockFault::TimeUsed { side, used, given, to_record: self.to_record(side) };
            self.fell(side, fault, at, span);
        }
    }

    /// Reports the fall of a flag, once for each side.
    fn fell(&mut self, side: Color, fault: ClockFault, at: PlyAt, span: Span) {
        if std::mem::replace(&mut self.shown[side].fell, true) {
            return;
        }
        let article = self.set.titled(&self.set.loss_source(Loss::FlagFall));
        self.found.push((Finding::of(fault, span).cite(article), Some(at)));
    }

    /// Returns the side's letter for the command that records its flag-fall, unless the record
    /// already contains it.
    fn to_record(&self, side: Color) -> Option<char> {
        (!self.noticed[side]).then(|| side.letter().to_ascii_lowercase())
    }
}
