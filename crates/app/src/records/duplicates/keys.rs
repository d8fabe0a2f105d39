//! The keys that bring games together that may be the same.
//!
//! A slip leaves the moves before and after it unchanged, so that one of the stretches of moves is
//! equal. Openings are part of a key only together with the names of the players.

use super::entry::PackedHalfMove;
use super::held::{Held, HeldGame};
use draughts_games::board::StableHash;
use draughts_games::record::TagDay;

/// The kinds of keys, each of which is searched separately.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Key {
    /// All the moves.
    Moves,
    /// A stretch of moves in the middlegame.
    Stretch { from: usize, to: usize },
    /// The players and the opening.
    Opening,
    /// The players and the day.
    Day,
    /// The players, the event and the round.
    Round,
}

impl Key {
    pub(super) const ALL: [Self; 6] = [
        Self::Moves,
        Self::Stretch { from: 20, to: 36 },
        Self::Stretch { from: 36, to: 52 },
        Self::Opening,
        Self::Day,
        Self::Round,
    ];

    /// Returns the key of a game; `None` if it has none of this kind.
    pub(super) fn of(self, held: &Held, place: u32) -> Option<u64> {
        let (game, moves) = (held.game(place), held.half_moves(place));
        let players = |game: &HeldGame| Some(held.players_key(game)).filter(|&key| key != 0);
        match self {
            Self::Moves => Some(hashed(game.start, moves)),
            Self::Stretch { from, to } => moves.get(from..to).map(|part| hashed(0, part)),
            Self::Opening => Some(hashed(players(game)?, moves.get(..20)?)),
            Self::Day => {
                let TagDay { year, month, day, .. } = TagDay::read(held.texts.text(game.date));
                // Some programs exchange day and month.
                let (less, more) = (month?.min(day?), month?.max(day?));
                let day = u64::from(year?) << 16 | u64::from(less) << 8 | u64::from(more);
                Some(hashed(players(game)?.wrapping_add(day), &[]))
            }
            Self::Round => {
                let mut hash = StableHash::default();
                for place in [game.event, game.round] {
                    let text = held.texts.text(place);
                    if !text.bytes().any(|byte| byte.is_ascii_alphanumeric()) {
                        return None;
                    }
                    hash.text(&text.to_lowercase());
                    hash.byte(0);
                }
                Some(hashed(players(game)?.wrapping_add(hash.value()), &[]))
            }
        }
    }
}

fn hashed(first: u64, moves: &[PackedHalfMove]) -> u64 {
    let mut hash = StableHash::default();
    let words = moves.iter().flat_map(|half_move| half_move.squares().to_le_bytes());
    first.to_le_bytes().into_iter().chain(words).for_each(|byte| hash.byte(byte));
    hash.value()
}
