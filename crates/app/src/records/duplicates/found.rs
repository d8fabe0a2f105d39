//! Groups of games that may be the same.

use super::compare::{Match, compare};
use super::held::{Held, HeldGame};
use super::keys::Key;

/// The maximum number of games with one key that are all compared with each other.
const FEW: usize = 40;
/// For more games, the number of neighbours that a game is compared with.
const NEXT: usize = 12;

/// A game that may equal another one in the archive.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LikelyDuplicate {
    /// The number of its group, from 1, in the order of their first games.
    pub group: usize,
    /// The reason: `same-moves`, `slip` or `breaks-off`.
    pub reason: &'static str,
    /// The earlier game.
    pub first: GameLocation,
    /// The later one.
    pub other: GameLocation,
    /// The first half-move that differs, from 1.
    pub ply: Option<usize>,
    /// The differences: the name of the tag in lower case, `colours`, `plies` or `move`; the value
    /// in the first game; the value in the other.
    pub differs: Vec<(&'static str, String, String)>,
}

/// The location of a game, and the tags that identify it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameLocation {
    /// The name of the file as given.
    pub source: String,
    /// The number of the game in the file, from 1.
    pub game: u64,
    /// The offset of its first byte.
    pub byte: u64,
    /// Its line.
    pub line: u64,
    /// White, Black, Event, Date, Round and the result.
    pub tags: [String; 6],
    /// The number of half-moves.
    pub plies: usize,
}

/// Returns the candidates among some games. Each later game of a group is paired with the earlier
/// one that matched it, so that a group of three has two lines.
pub fn likely_duplicates(held: &Held) -> Vec<LikelyDuplicate> {
    let mut groups = Groups((0..held.len()).collect());
    let mut matches: Vec<(u32, u32, Match)> = Vec::new();
    for key in Key::ALL {
        let keyed = (0..held.len()).filter_map(|place| Some((key.of(held, place)?, place)));
        let mut keyed: Vec<(u64, u32)> = keyed.collect();
        keyed.sort_unstable();
        for bucket in keyed.chunk_by(|one, next| one.0 == next.0).filter(|all| all.len() > 1) {
            look(held, bucket, &mut groups, &mut matches);
        }
    }
    let mut matches: Vec<(u32, u32, u32, Match)> = matches
        .into_iter()
        .map(|(one, other, found)| (groups.first(one), one, other, found))
        .collect();
    matches.sort_unstable_by_key(|&(first, one, other, _)| (first, other, one));
    let (mut number, mut last) = (0, None);
    let told = |(first, one, other, found): (u32, u32, u32, Match)| {
        number += usize::from(last.replace(first) != Some(first));
        told(held, number, (one, other), found)
    };
    matches.into_iter().map(told).collect()
}

/// Compares the games with one key.
fn look(
    held: &Held,
    bucket: &[(u64, u32)],
    groups: &mut Groups,
    matches: &mut Vec<(u32, u32, Match)>,
) {
    let mut places: Vec<u32> = bucket.iter().map(|&(_, place)| place).collect();
    let reach = match places.len() {
        0..=FEW => FEW,
        _ => {
            let order = |game: &HeldGame| (held.players_key(game), game.date, game.event);
            places.sort_by_key(|&place| (order(held.game(place)), place));
            NEXT
        }
    };
    for (at, &one) in places.iter().enumerate() {
        for &other in places[at + 1..].iter().take(reach) {
            let (one, other) = (one.min(other), one.max(other));
            if groups.first(one) != groups.first(other)
                && let Some(found) = compare(held, one, other)
            {
                groups.join(one, other);
                matches.push((one, other, found));
            }
        }
    }
}

/// The groups of games: each game points to an earlier one of its group, the first to itself.
struct Groups(Vec<u32>);

impl Groups {
    /// Returns the first game of the group of a game.
    fn first(&mut self, game: u32) -> u32 {
        let mut at = game;
        while self.0[at as usize] != at {
            let next = self.0[at as usize];
            self.0[at as usize] = self.0[next as usize];
            at = next;
        }
        at
    }

    fn join(&mut self, one: u32, other: u32) {
        let (one, other) = (self.first(one), self.first(other));
        self.0[one.max(other) as usize] = one.min(other);
    }
}

fn told(held: &Held, group: usize, (one, other): (u32, u32), found: Match) -> LikelyDuplicate {
    let (first, second) = (place(held, one), place(held, other));
    let names = ["white", "black", "event", "date", "round", "result"];
    let mut differs: Vec<(&'static str, String, String)> = Vec::new();
    let mut add = |what, one: &str, other: &str| {
        if one != other {
            differs.push((what, one.to_owned(), other.to_owned()));
        }
    };
    let side = |swapped: bool| if swapped { "black" } else { "white" };
    for (at, what) in names.into_iter().enumerate() {
        // White of one game is compared with Black of the other if the colours are reversed.
        let there = if found.swapped && at < 2 { 1 - at } else { at };
        add(what, &first.tags[at], &second.tags[there]);
    }
    add("colours", side(false), side(found.swapped));
    if let Some(slip) = found.slip {
        let text = |game: u32| held.half_moves(game)[slip].text(held.numbering(game));
        add("move", &text(one), &text(other));
    }
    add("plies", &first.plies.to_string(), &second.plies.to_string());
    let ply = found.slip.map(|slip| slip + 1);
    LikelyDuplicate { group, reason: found.reason.word(), first, other: second, ply, differs }
}

fn place(held: &Held, place: u32) -> GameLocation {
    let game = held.game(place);
    let text = |place: u32| held.texts.text(place).to_owned();
    GameLocation {
        source: text(game.source),
        game: game.number,
        byte: game.byte,
        line: game.line,
        tags: [game.white, game.black, game.event, game.date, game.round, game.result].map(text),
        plies: held.half_moves(place).len(),
    }
}
