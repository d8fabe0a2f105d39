//! Opening tables.

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;

use super::document::{LeftOut, Misprint};
use super::line::{OpeningLine, OpeningRules, Placing};
use super::number::Form;
use crate::board::{ByColor, Color, Numbering, Position};
use crate::moves::{Generator, Move};
use crate::rules::RuleSet;

/// An opening table.
#[derive(Debug, Clone)]
pub struct Table {
    /// The name by which users refer to it.
    pub name: String,
    /// The title.
    pub title: String,
    /// The edition.
    pub edition: Option<String>,
    /// The source document.
    pub source: Option<String>,
    /// The table that it extends.
    pub extends: Option<String>,
    /// The form of its numbers.
    pub numbers: Form,
    /// The decks in document order, each with its name and numbers.
    pub decks: Vec<(String, Vec<String>)>,
    /// The decks to draw from if no other is named; if empty, all numbered lines.
    pub drawn: Vec<String>,
    /// The errors and doubts found in print.
    pub misprints: Vec<Misprint>,
    /// Numbers of lines that lead to the same position.
    pub repeated: Vec<Vec<String>>,
    /// The lines of the extended table that are left out.
    pub without: Vec<LeftOut>,
    /// The sha256 of `NUMBER FEN\n` for every line, in hexadecimal digits.
    pub digest: String,
    pub(super) board: OpeningRules,
    pub(super) openings: Vec<Opening>,
    /// Indices by the key of the number.
    pub(super) by_number: FxHashMap<String, usize>,
    /// The indices of the lines that lead to each position.
    pub(super) by_position: FxHashMap<Position, Vec<usize>>,
}

/// A line of an opening table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opening {
    /// Its number, as printed.
    pub number: String,
    /// The moves or changes.
    pub line: OpeningLine,
    /// The position that it leads to, including the player to move.
    pub position: Position,
    /// The part of the table that it belongs to.
    pub part: TablePart,
}

/// The legal moves in a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LegalMoves {
    /// Whether the player must capture.
    pub is_capture: bool,
    /// The moves in full notation.
    pub written: Vec<String>,
}

/// A part of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum TablePart {
    /// The numbered lines.
    Numbered,
    /// Unnumbered lines that are used elsewhere.
    Elsewhere,
    /// Lines that are not used.
    Unused,
}

impl TablePart {
    /// Returns the word for it.
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
    /// Returns the rule set under which its lines are played.
    pub const fn rules(&self) -> &RuleSet {
        &self.board.set
    }

    /// Returns the move generator of its rule set.
    pub const fn generator(&self) -> &Generator {
        &self.board.generator
    }

    /// Returns the names of its squares.
    pub const fn numbering(&self) -> &Numbering {
        &self.board.numbering
    }

    /// Returns all lines, in table order.
    pub fn openings(&self) -> &[Opening] {
        &self.openings
    }

    /// Returns the number of different positions that its lines lead to.
    pub fn positions(&self) -> usize {
        self.by_position.len()
    }

    /// Finds a line by its number, in any accepted spelling: `XV-16`, `16-xv`.
    pub fn find(&self, number: &str) -> Option<&Opening> {
        let at = |form: Form| form.key(number).and_then(|key| self.by_number.get(&key));
        at(self.numbers).or_else(|| at(Form::Plain)).map(|&at| &self.openings[at])
    }

    /// Returns a number of this table as an example.
    pub fn example(&self) -> &str {
        self.openings.first().map_or("", |opening| &opening.number)
    }

    /// Returns the lines that lead to a position, in table order.
    pub fn leading_to(&self, position: &Position) -> impl Iterator<Item = &Opening> {
        let known = self.by_position.get(position).map(Vec::as_slice).unwrap_or_default();
        known.iter().map(|&at| &self.openings[at])
    }

    /// Returns the lines of some decks, in table order. If `decks` is empty, returns the lines that
    /// are drawn from by default: those of the decks that the document names, or all numbered
    /// lines.
    ///
    /// # Errors
    ///
    /// Returns the name of a deck that the table does not have.
    pub fn drawn_from<'d>(&self, decks: &'d [String]) -> Result<Vec<&Opening>, &'d str> {
        if let Some(unknown) = decks.iter().find(|deck| self.deck(deck).is_none()) {
            return Err(unknown);
        }
        let decks = if decks.is_empty() { &self.drawn[..] } else { decks };
        let is_numbered = |opening: &&Opening| opening.part == TablePart::Numbered;
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

    /// Returns the numbers of a deck.
    pub fn deck(&self, name: &str) -> Option<&[String]> {
        let known = self.decks.iter().find(|(known, _)| known == name);
        known.map(|(_, numbers)| numbers.as_slice())
    }

    /// Returns the names of the decks that contain a line.
    pub fn decks_of(&self, opening: &Opening) -> Vec<&str> {
        let has = |numbers: &[String]| numbers.iter().any(|number| self.is(number, opening));
        let with = self.decks.iter().filter(|(_, numbers)| has(numbers));
        with.map(|(name, _)| name.as_str()).collect()
    }

    /// Returns the misprints of a line.
    pub fn misprints_of(&self, opening: &Opening) -> impl Iterator<Item = &Misprint> {
        self.misprints.iter().filter(|misprint| self.is(&misprint.line, opening))
    }

    /// Returns whether a number is that of a line.
    fn is(&self, number: &str, opening: &Opening) -> bool {
        self.find(number).is_some_and(|found| found.number == opening.number)
    }

    /// Returns the other lines that lead to the same position.
    pub fn same_as(&self, opening: &Opening) -> impl Iterator<Item = &Opening> {
        let others = self.leading_to(&opening.position);
        others.filter(|other| other.number != opening.number)
    }

    /// Returns the moves of a line in full notation; empty if it has none.
    pub fn moves(&self, opening: &Opening) -> Vec<String> {
        let before = self.board.before(&opening.line);
        self.board.written(before, opening.line.moves())
    }

    /// Returns the legal moves in a position in full notation, in the order of the printed squares.
    pub fn legal(&self, position: &Position) -> LegalMoves {
        let legal = self.board.legal(position);
        LegalMoves {
            is_capture: legal.iter().any(Move::is_capture),
            written: legal.iter().map(|mv| self.board.write(position, &legal, mv)).collect(),
        }
    }

    /// Writes a line as in a document: `c3-d4 d6-c5`, `place a1-e5 d6-g5`, `start`.
    pub fn written(&self, opening: &Opening) -> String {
        let name = |square| self.board.name(square);
        let moves = self.moves(opening).join(" ");
        match &opening.line {
            OpeningLine::Start => "start".to_owned(),
            OpeningLine::Moves(_) => moves,
            OpeningLine::Placed(placings) => {
                let put =
                    |placing: Placing| format!(" {}-{}", name(placing.from), name(placing.to));
                let both = Color::BOTH.into_iter().filter_map(|color| placings[color].map(put));
                format!("place{}", both.collect::<String>())
            }
            OpeningLine::Without { removed: ByColor { white, black }, .. } => {
                let comma = if moves.is_empty() { "" } else { ", " };
                format!("without {} {}{comma}{moves}", name(*black), name(*white))
            }
        }
    }

    /// Returns the position before the first half-move of a line and after each one.
    pub fn way(&self, opening: &Opening) -> Vec<Position> {
        let mut position = match &opening.line {
            OpeningLine::Placed(_) | OpeningLine::Start => opening.position,
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

impl OpeningLine {
    /// Returns the moves; empty if men are put on other squares.
    pub fn moves(&self) -> &[Move] {
        match self {
            Self::Moves(moves) | Self::Without { moves, .. } => moves,
            Self::Start | Self::Placed(_) => &[],
        }
    }

    /// Returns whether a game with this opening is recorded with a start position of its own.
    pub const fn sets_up(&self) -> bool {
        matches!(self, Self::Placed(_) | Self::Without { .. })
    }
}
