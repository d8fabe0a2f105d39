//! What a record that cannot be followed probably meant.
//!
//! A score sheet with a slip breaks at the slip or some half-moves behind it. The
//! search looks for the smallest change after which the rest of the record is
//! legal: a digit misread, two half-moves exchanged, one lost or written twice, the
//! board noted from the other side. Nothing is taken for granted: what is found is
//! offered, with what speaks for it, and written only where it is asked for and
//! only with a comment that says what stood there.
//!
//! The same record always gives the same answer. Work is bounded by a number of
//! positions, not by a clock; a record without a fault costs nothing.

mod advice;
mod apply;
mod line;
mod offer;
mod pair;
mod part;
mod search;
mod slips;
mod tell;

use crate::board::Color;
use crate::moves::Move;
use crate::pdn::GameText;

use super::laws::Laws;
use super::main_line::MainLine;
use part::Part;
use search::Search;
use tell::Teller;

pub use advice::{Advice, advise};
pub use apply::mend;
pub use offer::{Change, Offer, OnlyChange, Replays};
pub use slips::SlipKind;

/// Positions that may be looked at for one game, unless said otherwise.
pub const BUDGET: u64 = 100_000;
/// A repair this much less plausible than the first one still speaks against it.
const MARGIN: u32 = 2;
/// So much less plausible where few half-moves could tell one from the other.
const WIDE_MARGIN: u32 = 5;
/// Half-moves from the break on that are few.
const FEW: usize = 8;
/// Repairs that are given at most.
const MOST: usize = 16;

/// How much less plausible a repair may be and still speak against the first one, by the
/// half-moves from the break on.
const fn margin(half_moves: usize) -> u32 {
    if half_moves < FEW { WIDE_MARGIN } else { MARGIN }
}

/// One change of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Edit {
    /// What went wrong.
    pub kind: SlipKind,
    /// The half-move it is about, from 1; of a lost one, that before which it is missing.
    pub ply: usize,
    /// Where that is in the score sheet: `12w`.
    pub place: String,
    /// What is done about it.
    pub what: EditKind,
}

/// What is done about a slip.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EditKind {
    /// One half-move for another.
    Replace {
        /// As written.
        was: String,
        /// As it was probably meant.
        now: String,
    },
    /// A half-move put in before `ply`, or one of each side.
    Insert {
        /// It; two of them with a blank between.
        now: String,
    },
    /// A half-move left out.
    Delete {
        /// As written.
        was: String,
    },
    /// `ply` and a later half-move exchanged.
    Exchange {
        /// The earlier of them, as written.
        was: String,
        /// The later of them, as written.
        now: String,
        /// The later one's number, from 1.
        with: usize,
    },
    /// The start with the other side to move.
    OtherSide {
        /// That position.
        fen: String,
        /// The side that then begins.
        side: Color,
    },
    /// Every square named from the other side: its number taken from this sum.
    BoardTurned {
        /// The half-moves as they then are.
        moves: Vec<String>,
    },
}

/// A way to mend a record.
#[derive(Debug, Clone)]
pub struct Repair {
    /// What is changed, by the order of the record.
    pub edits: Vec<Edit>,
    /// How implausible that is: compared with others of the same record, nothing else.
    pub weight: u32,
    /// Half-moves that then replay: those behind the first change.
    pub replays: usize,
    /// Half-moves behind the place where the record breaks that then replay.
    pub evidence: usize,
    /// True where they are all there are.
    pub whole: bool,
    /// The moves of the game, as far as it replays.
    pub moves: Vec<Move>,
}

/// What a search came to.
#[derive(Debug, Clone, Default)]
pub struct Repairs {
    /// The most plausible first; no two of them are the same game.
    pub found: Vec<Repair>,
    /// Positions whose legal moves were looked at.
    pub generated: u64,
    /// True where the budget ended before every change was tried.
    pub is_partial: bool,
}

impl Repairs {
    /// How many others of those found are as plausible as the first, or nearly.
    #[must_use]
    pub fn rivals(&self) -> usize {
        let Some(first) = self.found.first() else {
            return 0;
        };
        let margin = margin(first.evidence);
        let alike =
            |other: &&Repair| other.whole == first.whole && other.weight <= first.weight + margin;
        self.found.iter().filter(alike).count() - 1
    }
}

/// Looks for what a record meant that cannot be followed under the laws.
///
/// `budget` is the number of positions that may be looked at. Nothing is found for
/// a record without a fault, and for one whose start is not known.
#[must_use]
pub fn suggest(game: &GameText<'_>, line: &MainLine<'_>, laws: &Laws, budget: u64) -> Repairs {
    let letters = line.uses_letters().then(|| laws.in_letters());
    let laws = letters.as_ref().unwrap_or(laws);
    let Some(Part { first, start, opens, end, is_cut }) = Part::broken(game, line, laws) else {
        return Repairs::default();
    };
    let mut search = Search::new(laws, &line.plies[first..end], first == 0, opens, budget);
    let drafts = search.run(start);
    let mut repairs = Repairs { is_partial: search.player.is_spent(), ..Repairs::default() };
    let teller = Teller { line, laws, first, plies: end - first, start, opens };
    for draft in &drafts {
        let mut repair = teller.repair(&mut search, draft);
        repair.whole &= !is_cut;
        if repairs.found.len() < MOST
            && repairs.found.iter().all(|known| known.moves != repair.moves)
        {
            repairs.found.push(repair);
        }
    }
    // What the result speaks against comes later.
    repairs
        .found
        .sort_by_key(|repair| (!repair.whole, if repair.whole { repair.weight } else { 0 }));
    repairs.generated = search.player.generated;
    repairs
}
