//! Replayed games as draw clauses see them.

use super::laws::Laws;
use super::report::{GameReport, PlyAt};
use crate::board::{Color, Position};
use crate::draw::{PlayedMove, Timeline};

/// A replayed game as a timeline, with the place of each moment in the record.
///
/// Half-moves that were taken back or corrected are left out: two half-moves can never lead back to
/// the position in which they began.
#[derive(Debug, Clone)]
pub struct PlayedGame<'l> {
    /// The game.
    pub timeline: Timeline<'l>,
    /// The half-move that led to each moment from 1 on.
    pub(super) made: Vec<PlyAt>,
}

impl<'l> PlayedGame<'l> {
    /// Creates the game of a report with its history; `None` if not even its start is known.
    pub fn of_report(report: &GameReport, laws: &'l Laws) -> Option<Self> {
        let last = report.last?;
        let followed = &report.history[..report.replayed_plies.min(report.history.len())];
        let played = Self::of_positions(followed, last, laws, report.opens);
        Some(Self { timeline: played.timeline.after_counted(report.counted), ..played })
    }

    /// Creates a game of half-moves that were all legal and not taken back, from their effects, the
    /// positions before them, and the last position. The moves of `opens` begin a new number.
    pub(super) fn of_legal(
        (followed, before): (&[PlyAt], &[Position]),
        steps: &[PlayedMove],
        last: Position,
        laws: &'l Laws,
        opens: Color,
    ) -> Self {
        let before = before.iter().copied();
        let timeline = Timeline::played(&laws.generator, before, steps, last, opens);
        Self { timeline, made: followed.to_vec() }
    }

    /// Creates a game from half-moves with the positions before them, and the last position. The
    /// moves of `opens` begin a new number.
    pub(super) fn of_positions(
        followed: &[(PlyAt, Position)],
        last: Position,
        laws: &'l Laws,
        opens: Color,
    ) -> Self {
        let start = followed.first().map_or(last, |(_, start)| *start);
        let number = followed.first().map_or(1, |(at, _)| at.move_number);
        let mut timeline = Timeline::new(&laws.generator, start, number, opens);
        let mut made: Vec<PlyAt> = Vec::with_capacity(followed.len());
        for (index, (at, before)) in followed.iter().enumerate() {
            let after = followed.get(index + 1).map_or(last, |(_, position)| *position);
            // Corrected or taken back: the board is as before.
            let undone = (1..=2).find(|&back| {
                made.len().checked_sub(back - 1).is_some_and(|moment| {
                    back <= made.len() + 1 && *timeline.position(moment) == after
                })
            });
            // Further half-moves are undone with one that cannot stand, whose number is then due
            // again.
            let named = |at: &PlyAt| (at.move_number, at.side);
            let next = followed.get(index + 1).map(|(at, _)| named(at));
            let undone = undone.or_else(|| {
                let again = |&moment: &usize| {
                    Some(named(&made[moment])) == next && *timeline.position(moment) == after
                };
                (0..made.len()).rev().find(again).map(|moment| made.len() + 1 - moment)
            });
            match undone {
                Some(back) => {
                    made.truncate(made.len() + 1 - back);
                    timeline = timeline.up_to(made.len());
                }
                None => {
                    timeline.push(PlayedMove::between(before, &after, at.move_number), after);
                    made.push(*at);
                }
            }
        }
        Self { timeline, made }
    }

    /// Returns the half-move that led to a moment; `None` for the start.
    pub fn at(&self, moment: usize) -> Option<PlyAt> {
        self.made.get(moment.checked_sub(1)?).copied()
    }

    /// Returns the moment before the half-move with this printed number and side, which may be the
    /// one that is due after the last half-move.
    ///
    /// `None` if there is no such half-move, or if there are several.
    pub fn before(&self, number: u32, side: Color) -> Option<usize> {
        let end = self.made.len();
        let is_it = |at: &PlyAt| at.move_number == number && at.side == side;
        let mut found = (0..end).filter(|&moment| is_it(&self.made[moment]));
        match (found.next(), found.next()) {
            (Some(moment), None) => Some(moment),
            (None, _) => {
                let due = (self.timeline.due(end), self.timeline.position(end).turn());
                (due == (number, side)).then_some(end)
            }
            (Some(_), Some(_)) => None,
        }
    }

    /// Returns the moment after the half-move with this printed number and side.
    pub fn after(&self, number: u32, side: Color) -> Option<usize> {
        self.before(number, side).filter(|&moment| moment < self.made.len()).map(|m| m + 1)
    }

    /// Returns the moment before a half-move of the record, by its number from 1.
    pub fn before_ply(&self, ply: usize) -> Option<usize> {
        let there = self.made.iter().position(|at| at.ply == ply);
        let behind = self.made.last().map_or(1, |at| at.ply + 1);
        there.or_else(|| (ply == behind).then_some(self.made.len()))
    }
}
