//! The part of a rule set that the capture search uses at run time.

use crate::rules::{
    CaptureDuty, Goal, KingLanding, Priority, PromotionInCapture, Removal, RuleSet,
};

/// The rank of a capture under the priority rules of a rule set; the highest is compulsory.
///
/// The criteria are packed into one integer, the first in the highest bits, and every jump adds its
/// weight. The order in which kings are captured cannot be added up and is stored separately; it
/// can only be the last criterion.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub(super) struct CaptureRank {
    sum: u64,
    kings_first: u64,
}

/// The amounts that a jump adds to the key.
#[derive(Debug, Clone, Copy)]
struct Weights {
    man: u64,
    first_king: u64,
    further_king: u64,
    with_king: u64,
    kings_first: bool,
}

impl Weights {
    /// The bits needed for a criterion: 72 pieces, or 72 times 400 hundredths.
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

/// The run-time part of the rules.
#[derive(Debug, Clone, Copy)]
pub(super) struct RuntimeRules {
    weights: Weights,
    /// Whether a player who can capture may make another move.
    pub optional: bool,
    /// Whether captured pieces are removed at once.
    pub at_once: bool,
    /// Whether a king may reverse direction over squares it has cleared.
    pub turns_back: bool,
    /// The squares where a flying king may stop.
    pub landing: KingLanding,
    /// The effect of reaching the far row in mid-capture.
    pub promotion: PromotionInCapture,
    /// Whether men may take kings.
    pub men_take_kings: bool,
    /// The limit of successive quiet moves by one king while its side has a man; 0 = no limit.
    pub quiet_limit: u8,
    /// Whether the first king on the board ends the game.
    pub first_king_ends: bool,
}

impl RuntimeRules {
    /// Extracts the run-time part of a rule set.
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

    /// Returns these rules without a limit on quiet king moves.
    pub(super) fn without_limit(self) -> Self {
        Self { quiet_limit: 0, ..self }
    }

    /// Returns the key of a capture before its first jump.
    #[inline(always)]
    pub(super) fn start(&self, with_king: bool) -> CaptureRank {
        CaptureRank { sum: if with_king { self.weights.with_king } else { 0 }, kings_first: 0 }
    }

    /// Returns the key after capturing one more piece: a man, the first king, or a further king.
    #[inline(always)]
    pub(super) fn taken(
        &self,
        key: CaptureRank,
        king: bool,
        king_before: bool,
        jumps_before: u32,
    ) -> CaptureRank {
        let weight = match (king, king_before) {
            (false, _) => self.weights.man,
            (true, false) => self.weights.first_king,
            (true, true) => self.weights.further_king,
        };
        let mut key = CaptureRank { sum: key.sum + weight, ..key };
        if self.weights.kings_first && king {
            // No board has room for 64 jumps in one capture.
            key.kings_first |= 1 << (63 - jumps_before.min(63));
        }
        key
    }
}
