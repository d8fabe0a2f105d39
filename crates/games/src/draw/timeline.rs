//! A game as draw clauses see it: its positions and the effect of each half-move.

use crate::board::{ByColor, Color, Position};
use crate::moves::{Generator, Move, MoveEffect};

/// The effect of a half-move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayedMove {
    /// The side that made it.
    pub mover: Color,
    /// Its move number in the record.
    pub number: u32,
    /// Whether it captured a piece.
    pub captures: bool,
    /// Whether a man made it.
    pub by_man: bool,
    /// Whether it crowned a man.
    pub promotes: bool,
}

impl PlayedMove {
    /// Returns the effect of a move in a position.
    pub fn of_move(position: &Position, mv: &Move, number: u32) -> Self {
        let by_man = position.men(position.turn()).contains(mv.from());
        let deed = MoveEffect { captures: mv.is_capture(), by_man, promotes: mv.promotes() };
        Self::from_effect(position.turn(), deed, number)
    }

    /// Creates the step of a half-move with this effect.
    pub(crate) const fn from_effect(mover: Color, deed: MoveEffect, number: u32) -> Self {
        let MoveEffect { captures, by_man, promotes } = deed;
        Self { mover, number, captures, by_man, promotes }
    }

    /// Returns the effect without mover and number.
    pub const fn effect(&self) -> MoveEffect {
        MoveEffect { captures: self.captures, by_man: self.by_man, promotes: self.promotes }
    }

    /// Returns the change between two positions, whatever was played. This includes irregular
    /// half-moves that stand.
    pub fn between(before: &Position, after: &Position, number: u32) -> Self {
        // In a record, a side can move out of turn.
        let mover = after.turn().opponent();
        let pieces = |position: &Position| {
            position.pieces(Color::White).len() + position.pieces(Color::Black).len()
        };
        let (men, left) = (before.men(mover), after.men(mover));
        Self {
            mover,
            number,
            captures: pieces(after) < pieces(before),
            by_man: men.bits() & !left.bits() != 0,
            promotes: after.kings(mover).len() > before.kings(mover).len(),
        }
    }
}

/// A game: its positions in order and the half-moves between them.
///
/// Moments are numbered from 0, the start; moment n is the position after n half-moves.
#[derive(Debug, Clone)]
pub struct Timeline<'g> {
    positions: Vec<Position>,
    steps: Vec<PlayedMove>,
    /// The move number of the first half-move.
    first_number: u32,
    /// The side that opens a move number.
    first_color: Color,
    /// The half-moves before the start that count, as the FEN states.
    counted: u16,
    generator: &'g Generator,
}

impl<'g> Timeline<'g> {
    /// Creates a game without moves.
    pub fn new(
        generator: &'g Generator,
        start: Position,
        first_number: u32,
        first_color: Color,
    ) -> Self {
        let (positions, steps) = (vec![start], Vec::new());
        Self { positions, steps, first_number, first_color, counted: 0, generator }
    }

    /// Creates a game from the half-moves played and the positions before each of them.
    pub(crate) fn played(
        generator: &'g Generator,
        before: impl Iterator<Item = Position>,
        steps: &[PlayedMove],
        last: Position,
        first_color: Color,
    ) -> Self {
        let first_number = steps.first().map_or(1, |step| step.number);
        let positions = before.chain([last]).collect();
        Self { positions, steps: steps.to_vec(), first_number, first_color, counted: 0, generator }
    }

    /// Sets the number of half-moves before the start that count.
    #[must_use]
    pub fn after_counted(self, counted: u16) -> Self {
        Self { counted, ..self }
    }

    /// Returns the half-moves of each side before the start that count.
    pub fn counted(&self) -> ByColor<u16> {
        let turn = self.positions[0].turn();
        let mut each = ByColor::default();
        each[turn] = self.counted / 2;
        each[turn.opponent()] = self.counted.div_ceil(2);
        each
    }

    /// Adds a half-move and the position after it.
    pub fn push(&mut self, step: PlayedMove, after: Position) {
        self.steps.push(step);
        self.positions.push(after);
    }

    /// Plays a legal move.
    pub fn play(&mut self, mv: &Move) {
        let step = PlayedMove::of_move(self.last(), mv, self.due(self.moments() - 1));
        let after = self.generator.play(self.last(), mv);
        self.push(step, after);
    }

    /// Returns the number of moments, which is one more than the number of half-moves.
    pub fn moments(&self) -> usize {
        self.positions.len()
    }

    /// Returns the position at a moment.
    pub fn position(&self, moment: usize) -> &Position {
        &self.positions[moment]
    }

    /// Returns the position at the end.
    pub fn last(&self) -> &Position {
        self.positions.last().expect("a game has its start")
    }

    pub(super) const fn generator(&self) -> &'g Generator {
        self.generator
    }

    /// Returns the half-moves.
    pub fn steps(&self) -> &[PlayedMove] {
        &self.steps
    }

    /// Returns the half-move that led to a moment; `None` for the start.
    pub fn step(&self, moment: usize) -> Option<&PlayedMove> {
        self.steps.get(moment.checked_sub(1)?)
    }

    /// Returns whether the player to move cannot move: the game has ended on the board.
    pub fn is_over(&self, moment: usize) -> bool {
        !self.generator.has_move(&self.positions[moment])
    }

    /// Returns whether both players have pieces and neither can move.
    pub fn both_blocked(&self, moment: usize) -> bool {
        let position = &self.positions[moment];
        let stuck = |side: Color| {
            !position.pieces(side).is_empty() && !self.generator.has_move(&position.with_turn(side))
        };
        stuck(position.turn()) && stuck(position.turn().opponent())
    }

    pub(crate) fn can_capture(&self, moment: usize) -> bool {
        self.generator.legal_moves(&self.positions[moment]).iter().any(Move::is_capture)
    }

    /// Returns the side that opens a move number.
    pub const fn first_color(&self) -> Color {
        self.first_color
    }

    /// Returns the number of the half-move that is due at a moment.
    pub fn due(&self, moment: usize) -> u32 {
        match self.step(moment) {
            None => self.first_number,
            Some(step) => {
                let opens = self.positions[moment].turn() == self.first_color;
                step.number.saturating_add(u32::from(opens))
            }
        }
    }

    /// Returns a copy of the game up to a moment.
    pub fn up_to(&self, moment: usize) -> Self {
        let mut part = self.clone();
        part.positions.truncate(moment + 1);
        part.steps.truncate(moment);
        part
    }

    /// Returns how often the position of this moment has occurred by then, this time included.
    pub(super) fn times(&self, moment: usize) -> usize {
        let now = &self.positions[moment];
        // Captured pieces do not come back.
        let captured = self.steps[..moment].iter().rposition(|step| step.captures);
        let since = &self.positions[captured.map_or(0, |capture| capture + 1)..=moment];
        since.iter().filter(|position| *position == now).count()
    }

    /// Returns the moments at which the position of this moment occurred, up to and including this
    /// one.
    pub fn occurrences(&self, moment: usize) -> Vec<usize> {
        let now = &self.positions[moment];
        let mut found = Vec::new();
        for at in (0..=moment).rev() {
            // The same player is to move only at every second moment.
            if self.positions[at].turn() == now.turn() && self.positions[at] == *now {
                found.push(at);
            }
            // Captured pieces do not come back.
            if self.step(at).is_some_and(|step| step.captures) {
                break;
            }
        }
        found.reverse();
        found
    }
}
