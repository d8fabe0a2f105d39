//! What the capture search needs to know of a rule set at run time.

use crate::rules::{
    CaptureDuty, Goal, KingLanding, Priority, PromotionInCapture, Removal, RuleSet,
};

/// How good a capture is under the priority of a rule set; the greatest must be made.
///
/// The criteria are packed into one integer, the first in the highest bits, and every jump adds its
/// weight. The order in which kings are taken cannot be added up and is kept apart; it can only be
/// the last criterion.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub(super) struct Key {
    sum: u64,
    kings_first: u64,
}

/// What a jump adds to the key.
#[derive(Debug, Clone, Copy)]
struct Weights {
    man: u64,
    first_king: u64,
    further_king: u64,
    with_king: u64,
    kings_first: bool,
}

impl Weights {
    /// Bits a criterion needs: 72 pieces, or 72 times 400 hundredths.
    const COUNT_BITS: u32 = 7;
    const VALUE_BITS: u32 = 15;

    fn of(set: &RuleSet) -> Self {
        let mut weights =
            Self { man: 0, first_king: 0, further_king: 0, with_king: 0, kings_first: false };
        let mut shift = 0;
        for criterion in set.capture_priority.0.iter().rev() {
            match criterion {
                Priority::MostPieces => {
                    weights.man += 1 << shift;
                    weights.first_king += 1 << shift;
                    weights.further_king += 1 << shift;
                    shift += Self::COUNT_BITS;
                }
                Priority::MostValue => {
                    weights.man += 100 << shift;
                    weights.first_king += u64::from(set.king_value.first()) << shift;
                    weights.further_king += u64::from(set.king_value.further()) << shift;
                    shift += Self::VALUE_BITS;
                }
                Priority::WithKing => {
                    weights.with_king += 1 << shift;
                    shift += 1;
                }
                Priority::MostKings => {
                    weights.first_king += 1 << shift;
                    weights.further_king += 1 << shift;
                    shift += Self::COUNT_BITS;
                }
                Priority::KingFirst => weights.kings_first = true,
            }
        }
        weights
    }
}

/// The run-time part of the laws.
#[derive(Debug, Clone, Copy)]
pub(super) struct Law {
    weights: Weights,
    /// True if a player who can capture may do something else.
    pub optional: bool,
    /// True if captured pieces are removed at once.
    pub at_once: bool,
    /// True if a king may reverse direction over squares it has cleared.
    pub turns_back: bool,
    /// Where a flying king may stop.
    pub landing: KingLanding,
    /// What becomes of a man that reaches the far row in mid-capture.
    pub promotion: PromotionInCapture,
    /// Whether men may take kings.
    pub men_take_kings: bool,
    /// Quiet moves of one king in a row while its side has a man; 0 = no limit.
    pub quiet_limit: u8,
    /// True if a king on the board has ended the game.
    pub first_king_ends: bool,
}

impl Law {
    /// The run-time part of a rule set.
    pub(super) fn of(set: &RuleSet) -> Self {
        let at_once = *set.removal == Removal::AtOnce;
        Self {
            weights: Weights::of(set),
            optional: *set.capture == CaptureDuty::Optional,
            at_once,
            turns_back: at_once && *set.king_reverse,
            landing: *set.king_landing,
            promotion: *set.promotion_in_capture,
            men_take_kings: *set.men_take_kings,
            quiet_limit: set.king_quiet_limit.0.unwrap_or(0),
            first_king_ends: *set.goal == Goal::Breakthrough,
        }
    }

    /// The same laws without a limit on quiet king moves.
    pub(super) fn without_limit(self) -> Self {
        Self { quiet_limit: 0, ..self }
    }

    /// The key of a capture before its first jump.
    #[inline(always)]
    pub(super) fn start(&self, with_king: bool) -> Key {
        Key { sum: if with_king { self.weights.with_king } else { 0 }, kings_first: 0 }
    }

    /// The key after one more piece: a man, the first king, or a further one.
    #[inline(always)]
    pub(super) fn taken(&self, key: Key, king: bool, king_before: bool, jumps_before: u32) -> Key {
        let weight = match (king, king_before) {
            (false, _) => self.weights.man,
            (true, false) => self.weights.first_king,
            (true, true) => self.weights.further_king,
        };
        let mut key = Key { sum: key.sum + weight, ..key };
        if self.weights.kings_first && king {
            // No board has room for 64 jumps in one capture.
            key.kings_first |= 1 << (63 - jumps_before.min(63));
        }
        key
    }
}
