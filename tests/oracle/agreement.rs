//! Compares the move generator of the crate with the oracle.

use draughts_games::board::{Color, Position, Square, write_fen};
use draughts_games::moves::{Generator, Move, MoveEffect, NotPlayed};
use draughts_games::rules::RuleSet;

use super::positions::strange;
use super::random::Random;
use crate::{Board, Oracle, OracleMove, Side};

/// The number of moves without a capture after which a random game is abandoned.
const LONGEST_GAME: usize = 160;

/// Both generators for one rule set.
pub struct Pair {
    pub rules: RuleSet,
    pub oracle: Oracle,
    pub generator: Generator,
}

/// Converts a move of the crate to one of the oracle.
pub fn as_oracle_move(mv: &Move) -> OracleMove {
    OracleMove {
        from: mv.from().index() as u8,
        to: mv.to().index() as u8,
        captured: mv.captured().iter().map(|square| square.index() as u8).collect(),
        promotes: mv.promotes(),
    }
}

/// Returns the crate's legal moves as the oracle's, in the oracle's order.
pub fn moves_of(generator: &Generator, position: &Position) -> Vec<OracleMove> {
    in_order(&generator.legal_moves(position))
}

fn in_order(moves: &[Move]) -> Vec<OracleMove> {
    let mut moves: Vec<OracleMove> = moves.iter().map(as_oracle_move).collect();
    moves.sort_unstable();
    moves
}

/// A position, and the oracle's board for it.
struct Standing {
    position: Position,
    board: Board,
}

impl Pair {
    pub fn new(rules: &RuleSet) -> Self {
        Self { rules: rules.clone(), oracle: Oracle::new(rules), generator: Generator::new(rules) }
    }

    fn standing(&self, position: Position) -> Standing {
        Standing { board: self.oracle.read(&position), position }
    }

    /// Returns the legal moves if both generators find the same; `legal` are the crate's.
    ///
    /// # Errors
    ///
    /// If they differ: the position and both lists.
    fn moves(&self, at: &Standing, legal: &[Move]) -> Result<Vec<OracleMove>, String> {
        let expected = self.oracle.legal_moves(&at.board);
        let found = in_order(legal);
        if found == expected {
            return Ok(expected);
        }
        Err(format!(
            "{}: oracle\n{}generator\n{}",
            self.describe(&at.position),
            self.list(&expected),
            self.list(&found)
        ))
    }

    /// Returns the position after a move if both generators reach the same.
    ///
    /// # Errors
    ///
    /// If they differ: the position, the move and both results.
    fn play(&self, at: &Standing, mv: &Move) -> Result<Standing, String> {
        let next = self.standing(self.generator.play(&at.position, mv));
        let expected = self.oracle.play(&at.board, &as_oracle_move(mv));
        let same_run = |side| {
            self.oracle.binding_run(&expected, side) == self.oracle.binding_run(&next.board, side)
        };
        if next.board.same_pieces(&expected) && same_run(Side::White) && same_run(Side::Black) {
            return Ok(next);
        }
        Err(format!(
            "{}: after\n{}the generator has {}, the oracle {:?} {:?}",
            self.describe(&at.position),
            self.list(&[as_oracle_move(mv)]),
            self.describe(&next.position),
            expected.white_run,
            expected.black_run,
        ))
    }

    /// Checks that a move judged alone gets the same answer as from the list of all legal moves.
    ///
    /// Tries the squares of every move in `legal`, and a few random pairs of squares, most of which
    /// are no legal move.
    ///
    /// # Errors
    ///
    /// If the answers differ: the position, the squares and both answers.
    fn judge_alone(
        &self,
        position: &Position,
        legal: &[Move],
        random: &mut Random,
    ) -> Result<(), String> {
        if self.generator.has_move(position) == legal.is_empty() {
            return Err(format!("{}: is there a move?", self.describe(position)));
        }
        let squares = usize::from(position.geometry().squares());
        let mut any = || Square::new(random.below(squares) as u8);
        let wrong: Vec<(Square, Square)> = match legal.first() {
            Some(mv) => vec![(mv.from(), any()), (any(), mv.to()), (any(), any())],
            None => vec![(any(), any())],
        };
        let right = legal.iter().map(|mv| (mv.from(), mv.to()));
        for (from, to) in right.chain(wrong) {
            let mut found = *position;
            let answer = self.generator.play_only(&mut found, from, to);
            let mut fitting = legal.iter().filter(|mv| mv.from() == from && mv.to() == to);
            let (one, more) = (fitting.next(), fitting.next().is_some());
            let unsure = more || self.rules.capture.word() == "optional";
            let (expected, after) = match one {
                _ if unsure => (Err(NotPlayed::Unsure), *position),
                None => (Err(NotPlayed::Illegal), *position),
                Some(mv) => {
                    let by_man = position.men(position.turn()).contains(from);
                    let (captures, promotes) = (mv.is_capture(), mv.promotes());
                    let deed = MoveEffect { captures, by_man, promotes };
                    (Ok(deed), self.generator.play(position, mv))
                }
            };
            let runs = |position: &Position| Color::BOTH.map(|side| position.king_run(side));
            if answer != expected || found != after || runs(&found) != runs(&after) {
                let [from, to] = [from, to].map(|square| self.rules.numbering().name(square));
                let place = self.describe(position);
                return Err(format!("{place}: {from} to {to}: {answer:?}, not {expected:?}"));
            }
        }
        Ok(())
    }

    /// Formats the rule set, the FEN and the kings' runs of a position.
    pub fn describe(&self, position: &Position) -> String {
        let numbering = self.rules.numbering();
        let mut text = format!("{} {}", self.rules.label(), write_fen(position, &numbering));
        for color in Color::BOTH {
            if let Some(run) = position.king_run(color) {
                text += &format!(" {color} {} x{}", numbering.name(run.square), run.moves);
            }
        }
        text
    }

    fn list(&self, moves: &[OracleMove]) -> String {
        let numbering = self.rules.numbering();
        let name = |&index: &u8| numbering.name(Square::new(index));
        let mut text = String::new();
        for mv in moves {
            let sign = if mv.captured.is_empty() { '-' } else { 'x' };
            text += &format!("  {}{sign}{}", name(&mv.from), name(&mv.to));
            if !mv.captured.is_empty() {
                let taken: Vec<String> = mv.captured.iter().map(name).collect();
                text += &format!(" takes {}", taken.join(","));
            }
            text += if mv.promotes { " and is crowned\n" } else { "\n" };
        }
        text
    }

    /// Compares this many positions, half of them from random games and half strange.
    ///
    /// Returns how many were compared, how many differ, and the first differences.
    pub fn compare(&self, positions: usize, random: &mut Random) -> Outcome {
        let mut outcome = Outcome::default();
        while outcome.seen < positions {
            let strange_ones = LONGEST_GAME.min((positions - outcome.seen).div_ceil(2));
            for _ in 0..strange_ones {
                let standing = self.standing(strange(&self.rules, random));
                self.step(&standing, random, &mut outcome);
            }
            let mut standing = self.standing(self.rules.start_position());
            for _ in 0..LONGEST_GAME.min(positions - outcome.seen) {
                match self.step(&standing, random, &mut outcome) {
                    Some(next) => standing = next,
                    None => break,
                }
            }
        }
        outcome
    }

    /// Compares the legal moves of a position, and the position after one of them.
    fn step(&self, at: &Standing, random: &mut Random, outcome: &mut Outcome) -> Option<Standing> {
        outcome.seen += 1;
        let legal = self.generator.legal_moves(&at.position);
        let alone = self.judge_alone(&at.position, &legal, random);
        let result = alone.and_then(|()| self.moves(at, &legal)).and_then(|found| {
            outcome.kinds.count(self, &at.position, &found);
            if legal.is_empty() {
                return Ok(None);
            }
            self.play(at, random.pick(&legal)).map(Some)
        });
        match result {
            Ok(next) => next,
            Err(difference) => {
                outcome.differ += 1;
                if outcome.first.len() < 3 {
                    outcome.first.push(difference);
                }
                None
            }
        }
    }
}

/// The number of positions of each kind that is worth comparing.
#[derive(Debug, Default, Clone, Copy)]
pub struct Kinds {
    pub captures: usize,
    /// Captures of four pieces or more.
    pub long: usize,
    /// Captures with promotion.
    pub crowning: usize,
    /// A choice of captures that take the same number of pieces.
    pub choices: usize,
    /// A king that has made all its allowed quiet moves.
    pub limited: usize,
    pub none: usize,
}

impl Kinds {
    fn count(&mut self, pair: &Pair, position: &Position, moves: &[OracleMove]) {
        let captures = || moves.iter().filter(|mv| !mv.captured.is_empty());
        self.captures += usize::from(captures().next().is_some());
        self.long += usize::from(captures().any(|mv| mv.captured.len() >= 4));
        self.crowning += usize::from(captures().any(|mv| mv.promotes));
        self.choices += usize::from(captures().nth(1).is_some());
        self.none += usize::from(moves.is_empty());
        let limit = pair.rules.king_quiet_limit.value.0;
        let run = position.king_run(position.turn());
        self.limited += usize::from(limit.zip(run).is_some_and(|(limit, run)| run.moves >= limit));
    }

    fn add(&mut self, other: &Self) {
        self.captures += other.captures;
        self.long += other.long;
        self.crowning += other.crowning;
        self.choices += other.choices;
        self.limited += other.limited;
        self.none += other.none;
    }
}

/// The result of a comparison.
#[derive(Debug, Default)]
pub struct Outcome {
    pub seen: usize,
    pub differ: usize,
    pub kinds: Kinds,
    /// The first differences.
    pub first: Vec<String>,
}

impl Outcome {
    pub fn add(&mut self, other: Self) {
        self.seen += other.seen;
        self.differ += other.differ;
        self.kinds.add(&other.kinds);
        self.first.extend(other.first);
    }
}
