//! A game in the form to be remembered.

use super::super::names::NameList;
use super::super::stream::Task;
use draughts_games::board::{Numbering, Square, SquareStyle, StableHash};
use draughts_games::pdn::GameText;
use draughts_games::record::{MainLine, Tags, Written, written_moves};

/// The minimum number of half-moves for a game to be distinguishable.
pub(super) const FEWEST: usize = 10;
/// The maximum number of half-moves remembered.
const MOST: usize = 1000;

/// A half-move in two bytes: its first and its last square from 1, and whether it was written as a
/// capture; 0 if unknown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct PackedHalfMove(u16);

impl PackedHalfMove {
    const CAPTURE: u16 = 1 << 14;

    fn new(ends: Option<(Square, Square)>, is_capture: bool) -> Self {
        let number = |square: Square| u16::try_from(square.index() + 1).unwrap_or_default();
        let capture = if is_capture { Self::CAPTURE } else { 0 };
        Self(ends.map_or(0, |(from, to)| number(from) << 7 | number(to) | capture))
    }

    /// Returns its squares, whatever the sign between them.
    pub(super) const fn squares(self) -> u16 {
        self.0 & !Self::CAPTURE
    }

    /// Returns the half-move in notation, such as `32-28`; `?` if its squares are unknown.
    pub(super) fn text(self, numbering: &Numbering) -> String {
        let sign = if self.0 & Self::CAPTURE == 0 { '-' } else { 'x' };
        let name = |number: u16| {
            let square = Square::new(u8::try_from(number.saturating_sub(1)).unwrap_or_default());
            numbering.name(square)
        };
        match self.squares() {
            0 => "?".into(),
            both => format!("{}{sign}{}", name(both >> 7), name(both & 0x7f)),
        }
    }
}

/// A game to be added to memory.
#[derive(Debug, Clone)]
pub struct NewGame {
    pub(super) source: String,
    pub(super) game: u64,
    pub(super) byte: u64,
    pub(super) line: u64,
    /// White, Black, Event, Date, Round, and the result after the moves or in its tag.
    pub(super) tags: [String; 6],
    pub(super) start: u64,
    pub(super) half_moves: Vec<PackedHalfMove>,
    pub(super) numbering: Numbering,
}

impl NewGame {
    /// Creates the entry of a game, with the names of its players as in a list; `None` if it is too
    /// short to be distinguishable.
    pub fn of(task: Task<'_>, names: Option<&NameList>) -> Option<Self> {
        let Task { file, text, line, choice, .. } = task;
        if line.plies.len() < FEWEST {
            return None;
        }
        let mut tags = Tags::of(&line.tags);
        for (tag, value) in names.map(|list| list.apply(&tags).1).unwrap_or_default() {
            tags = tags.with(tag, &value);
        }
        let moves = written_moves(&text, &line, &choice);
        let captures = line.plies.iter().map(|ply| match ply.written() {
            Written::Move(text) => text.iter().any(|byte| matches!(byte, b'x' | b'X' | b':')),
            Written::Unknown => false,
        });
        let half_moves = moves.ends.iter().zip(captures).take(MOST);
        let numbering = choice.laws.numbering;
        let tag = |name: &str| {
            let value = tags.get(name).unwrap_or_default();
            value.split_whitespace().collect::<Vec<_>>().join(" ")
        };
        Some(Self {
            source: file.to_owned(),
            game: text.index(),
            byte: text.offset(),
            line: text.begins().line,
            tags: [
                tag("White"),
                tag("Black"),
                tag("Event"),
                tag("Date"),
                tag("Round"),
                result(&text, &line).unwrap_or_else(|| tag("Result")),
            ],
            start: StableHash::of_position(&moves.start).value(),
            half_moves: half_moves.map(|(ends, sign)| PackedHalfMove::new(*ends, sign)).collect(),
            numbering: match line.uses_letters() {
                true => numbering.with_style(SquareStyle::Algebraic),
                false => numbering,
            },
        })
    }
}

/// Returns the result after the moves; `None` for an unknown result.
fn result(text: &GameText<'_>, line: &MainLine<'_>) -> Option<String> {
    let (_, span) = line.result?;
    let written = String::from_utf8_lossy(span.of(text.bytes()));
    let written: String = written.split_whitespace().collect();
    (written != "*").then_some(written)
}
