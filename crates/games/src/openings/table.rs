//! A table of openings, complete.

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;

use super::document::{LeftOut, Misprint};
use super::line::{Board, Line, Placing};
use super::number::Form;
use crate::board::{ByColor, Color, Numbering, Position};
use crate::moves::{Generator, Move};
use crate::rules::RuleSet;

/// A table of openings, complete.
#[derive(Debug, Clone)]
pub struct Table {
    /// The name by which it is known.
    pub name: String,
    /// What it is, in words.
    pub title: String,
    /// Which edition it is.
    pub edition: Option<String>,
    /// Where it is from.
    pub source: Option<String>,
    /// The table that it extends.
    pub extends: Option<String>,
    /// How its lines are numbered.
    pub numbers: Form,
    /// The decks, in the order in which they are written: name and numbers.
    pub decks: Vec<(String, Vec<String>)>,
    /// The decks that are drawn from if no other is named; empty for all numbered lines.
    pub drawn: Vec<String>,
    /// What was found wrong or doubtful in print.
    pub misprints: Vec<Misprint>,
    /// Numbers of lines that lead to the same position.
    pub repeated: Vec<Vec<String>>,
    /// The lines of the extended table that are left out.
    pub without: Vec<LeftOut>,
    /// The sha256 of `NUMBER FEN\n` for every line, in hexadecimal digits.
    pub digest: String,
    pub(super) board: Board,
    pub(super) openings: Vec<Opening>,
    /// By the key of the number.
    pub(super) by_number: FxHashMap<String, usize>,
    /// The lines that lead to each position.
    pub(super) by_position: FxHashMap<Position, Vec<usize>>,
}

/// A line of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opening {
    /// Its number, as printed.
    pub number: String,
    /// What is done.
    pub line: Line,
    /// The position that is reached, with the player to move.
    pub position: Position,
    /// To which part of the table it belongs.
    pub part: Part,
}

/// What can be played in a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Legal {
    /// True if something must be captured.
    pub is_capture: bool,
    /// The moves, in full.
    pub written: Vec<String>,
}

/// A part of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// The lines that have a number.
    Numbered,
    /// Lines that are in use elsewhere, without a number.
    Elsewhere,
    /// Lines that are in no use.
    Unused,
}

impl Part {
    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Numbered => "numbered",
            Self::Elsewhere => "elsewhere",
            Self::Unused => "unused",
        }
    }
}

impl Table {
    /// The rule set under which its lines are played.
    #[must_use]
    pub const fn rules(&self) -> &RuleSet {
        &self.board.set
    }

    /// What is legal under it.
    #[must_use]
    pub const fn generator(&self) -> &Generator {
        &self.board.generator
    }

    /// How its squares are called.
    #[must_use]
    pub const fn numbering(&self) -> &Numbering {
        &self.board.numbering
    }

    /// All lines, in the order of the table.
    #[must_use]
    pub fn openings(&self) -> &[Opening] {
        &self.openings
    }

    /// How many different positions its lines lead to.
    #[must_use]
    pub fn positions(&self) -> usize {
        self.by_position.len()
    }

    /// The line of a number, however that is written: `XV-16`, `16-xv`.
    #[must_use]
    pub fn find(&self, number: &str) -> Option<&Opening> {
        let at = |form: Form| form.key(number).and_then(|key| self.by_number.get(&key));
        at(self.numbers).or_else(|| at(Form::Plain)).map(|&at| &self.openings[at])
    }

    /// A number of this table, to show how one is written.
    #[must_use]
    pub fn example(&self) -> &str {
        self.openings.first().map_or("", |opening| &opening.number)
    }

    /// The lines that lead to a position, in the order of the table.
    pub fn leading_to(&self, position: &Position) -> impl Iterator<Item = &Opening> {
        let known = self.by_position.get(position).map(Vec::as_slice).unwrap_or_default();
        known.iter().map(|&at| &self.openings[at])
    }

    /// The lines of some decks, in the order of the table; without a deck those that are drawn
    /// from as a rule: the decks that the document names, or all numbered lines.
    ///
    /// # Errors
    ///
    /// The name of a deck that the table does not have.
    pub fn drawn_from<'d>(&self, decks: &'d [String]) -> Result<Vec<&Opening>, &'d str> {
        if let Some(unknown) = decks.iter().find(|deck| self.deck(deck).is_none()) {
            return Err(unknown);
        }
        let decks = if decks.is_empty() { &self.drawn[..] } else { decks };
        let is_numbered = |opening: &&Opening| opening.part == Part::Numbered;
        if decks.is_empty() {
            return Ok(self.openings.iter().filter(is_numbered).collect());
        }
        let of_deck = |deck: &String| self.deck(deck).unwrap_or_default();
        let named: BTreeSet<&str> = decks
            .iter()
            .flat_map(of_deck)
            .filter_map(|number| Some(self.find(number)?.number.as_str()))
            .collect();
        let is_in = |opening: &&Opening| named.contains(opening.number.as_str());
        Ok(self.openings.iter().filter(is_in).collect())
    }

    /// The numbers of a deck.
    #[must_use]
    pub fn deck(&self, name: &str) -> Option<&[String]> {
        let known = self.decks.iter().find(|(known, _)| known == name);
        known.map(|(_, numbers)| numbers.as_slice())
    }

    /// The decks that a line is in.
    #[must_use]
    pub fn decks_of(&self, opening: &Opening) -> Vec<&str> {
        let has = |numbers: &[String]| numbers.iter().any(|number| self.is(number, opening));
        let with = self.decks.iter().filter(|(_, numbers)| has(numbers));
        with.map(|(name, _)| name.as_str()).collect()
    }

    /// What was found wrong or doubtful in a line.
    pub fn misprints_of(&self, opening: &Opening) -> impl Iterator<Item = &Misprint> {
        self.misprints.iter().filter(|misprint| self.is(&misprint.line, opening))
    }

    /// True if a number is that of a line.
    fn is(&self, number: &str, opening: &Opening) -> bool {
        self.find(number).is_some_and(|found| found.number == opening.number)
    }

    /// The other lines that lead to the position of a line.
    pub fn same_as(&self, opening: &Opening) -> impl Iterator<Item = &Opening> {
        let others = self.leading_to(&opening.position);
        others.filter(|other| other.number != opening.number)
    }

    /// The moves of a line in full; empty without moves.
    #[must_use]
    pub fn moves(&self, opening: &Opening) -> Vec<String> {
        let before = self.board.before(&opening.line);
        self.board.written(before, opening.line.moves())
    }

    /// What can be played in a position, in full and in the order of the printed squares.
    #[must_use]
    pub fn legal(&self, position: &Position) -> Legal {
        let legal = self.board.legal(position);
        Legal {
            is_capture: legal.iter().any(Move::is_capture),
            written: legal.iter().map(|mv| self.board.write(position, &legal, mv)).collect(),
        }
    }

    /// The line as it is written in a document: `c3-d4 d6-c5`, `place a1-e5 d6-g5`, `start`.
    #[must_use]
    pub fn written(&self, opening: &Opening) -> String {
        let name = |square| self.board.name(square);
        let moves = self.moves(opening).join(" ");
        match &opening.line {
            Line::Start => "start".to_owned(),
            Line::Moves(_) => moves,
            Line::Placed(placings) => {
                let put =
                    |placing: Placing| format!(" {}-{}", name(placing.from), name(placing.to));
                let both = Color::BOTH.into_iter().filter_map(|color| placings[color].map(put));
                format!("place{}", both.collect::<String>())
            }
            Line::Without { removed: ByColor { white, black }, .. } => {
                let comma = if moves.is_empty() { "" } else { ", " };
                format!("without {} {}{comma}{moves}", name(*black), name(*white))
            }
        }
    }

    /// The position after each half-move of a line, the one before the first of them included.
    #[must_use]
    pub fn way(&self, opening: &Opening) -> Vec<Position> {
        let mut position = match &opening.line {
            Line::Placed(_) | Line::Start => opening.position,
            line => self.board.before(line),
        };
        let mut way = vec![position];
        for mv in opening.line.moves() {
            position = self.board.generator.play(&position, mv);
            way.push(position);
        }
        way
    }
}

impl Line {
    /// The moves that are made; none if men are put elsewhere.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        match self {
            Self::Moves(moves) | Self::Without { moves, .. } => moves,
            Self::Start | Self::Placed(_) => &[],
        }
    }

    /// True if a game that is recorded with this line begins from a position of its own.
    #[must_use]
    pub const fn sets_up(&self) -> bool {
        matches!(self, Self::Placed(_) | Self::Without { .. })
    }
}
