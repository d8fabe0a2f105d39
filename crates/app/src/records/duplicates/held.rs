//! The games in memory.

use std::collections::HashMap;

use super::entry::{NewGame, PackedHalfMove};
use super::likeness::family_key;
use draughts_events::event::games::Spelling;
use draughts_games::board::Numbering;

/// A set of texts, each stored once.
#[derive(Debug, Default)]
pub(super) struct TextPool {
    places: HashMap<String, u32>,
    texts: Vec<String>,
}

impl TextPool {
    /// Returns the index of a text, and whether it is new.
    fn place(&mut self, text: String) -> (u32, bool) {
        if let Some(&place) = self.places.get(&text) {
            return (place, false);
        }
        let place = u32::try_from(self.texts.len()).expect("fewer texts than bytes of memory");
        self.texts.push(text.clone());
        self.places.insert(text, place);
        (place, true)
    }

    /// Returns the text at an index.
    pub(super) fn text(&self, place: u32) -> &str {
        &self.texts[place as usize]
    }
}

/// A game: its tags by index, and the end of its half-moves.
#[derive(Debug, Clone, Copy)]
pub(super) struct HeldGame {
    pub(super) byte: u64,
    pub(super) line: u64,
    pub(super) start: u64,
    pub(super) number: u64,
    end: usize,
    pub(super) source: u32,
    pub(super) white: u32,
    pub(super) black: u32,
    pub(super) event: u32,
    pub(super) date: u32,
    pub(super) round: u32,
    pub(super) result: u32,
    numbering: u16,
}

/// The games of an archive.
#[derive(Debug, Default)]
pub struct Held {
    pub(super) texts: TextPool,
    /// The spelling of each name and the key of its family name, by the index of the name.
    names: HashMap<u32, (Spelling, u64)>,
    games: Vec<HeldGame>,
    half_moves: Vec<PackedHalfMove>,
    numberings: Vec<Numbering>,
    seen: u64,
}

impl Held {
    /// Adds a game; `None` means one that is too short.
    ///
    /// Games beyond the first 2³² are ignored.
    pub fn add(&mut self, entry: Option<NewGame>) {
        self.seen += 1;
        let Some(entry) = entry.filter(|_| u32::try_from(self.games.len()).is_ok()) else {
            return;
        };
        let (source, _) = self.texts.place(entry.source);
        let [white, black, event, date, round, result] =
            entry.tags.map(|text| self.texts.place(text).0);
        for place in [white, black] {
            self.names.entry(place).or_insert_with(|| {
                let spelling = Spelling::of(self.texts.text(place));
                let key = family_key(&spelling);
                (spelling, key)
            });
        }
        let known = self.numberings.iter().position(|one| *one == entry.numbering);
        let numbering = known.unwrap_or_else(|| {
            self.numberings.push(entry.numbering);
            self.numberings.len() - 1
        });
        self.half_moves.extend(entry.half_moves);
        self.games.push(HeldGame {
            byte: entry.byte,
            line: entry.line,
            start: entry.start,
            number: entry.game,
            end: self.half_moves.len(),
            source,
            white,
            black,
            event,
            date,
            round,
            result,
            numbering: u16::try_from(numbering).unwrap_or_default(),
        });
    }

    /// Returns the number of games offered, including those that are too short.
    pub const fn seen(&self) -> u64 {
        self.seen
    }

    /// Returns the number of games in memory.
    pub(super) fn len(&self) -> u32 {
        u32::try_from(self.games.len()).unwrap_or(u32::MAX)
    }

    /// Returns a game by its index.
    pub(super) fn game(&self, place: u32) -> &HeldGame {
        &self.games[place as usize]
    }

    /// Returns its half-moves.
    pub(super) fn half_moves(&self, place: u32) -> &[PackedHalfMove] {
        let before = (place as usize).checked_sub(1);
        let start = before.map_or(0, |before| self.games[before].end);
        &self.half_moves[start..self.games[place as usize].end]
    }

    /// Returns the numbering of its squares.
    pub(super) fn numbering(&self, place: u32) -> &Numbering {
        &self.numberings[usize::from(self.game(place).numbering)]
    }

    /// Returns the spelling of a name.
    pub(super) fn spelling(&self, name: u32) -> &Spelling {
        &self.names[&name].0
    }

    /// Returns a key that two spellings of a pair of players nearly always share, whoever has
    /// White; 0 if one name is unknown.
    pub(super) fn players_key(&self, game: &HeldGame) -> u64 {
        let (white, black) = (self.names[&game.white].1, self.names[&game.black].1);
        if white == 0 || black == 0 { 0 } else { white.wrapping_add(black) }
    }
}
