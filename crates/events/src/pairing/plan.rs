//! A round of a schedule: pairs in the order of the boards, and the free number.

use crate::event::Color;

/// Two pairing numbers that meet, with their colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pair {
    /// The pairing number with White.
    pub white: u16,
    /// The pairing number with Black.
    pub black: u16,
}

impl Pair {
    /// Returns the pair with colours exchanged.
    #[must_use]
    pub const fn reversed(self) -> Self {
        Self { white: self.black, black: self.white }
    }
}

/// A round of a schedule. Board 1 is the first pair.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundPlan {
    /// The pairs in the order of the boards.
    pub pairs: Vec<Pair>,
    /// The pairing number without an opponent, in an odd field.
    pub free: Option<u16>,
}

impl RoundPlan {
    /// Returns the round with the colours of every pair exchanged.
    pub fn reversed(&self) -> Self {
        Self { pairs: self.pairs.iter().map(|pair| pair.reversed()).collect(), free: self.free }
    }

    /// Returns the colour of a pairing number in this round; `None` if it does not play.
    pub fn color_of(&self, number: u16) -> Option<Color> {
        self.pairs.iter().find_map(|pair| match number {
            _ if number == pair.white => Some(Color::White),
            _ if number == pair.black => Some(Color::Black),
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reversed_round_gives_each_player_the_other_colour() {
        let round = RoundPlan {
            pairs: vec![Pair { white: 4, black: 1 }, Pair { white: 2, black: 5 }],
            free: Some(3),
        };
        let reversed = round.reversed();
        assert_eq!(reversed.pairs[0], Pair { white: 1, black: 4 });
        assert_eq!(reversed.free, Some(3));
        assert_eq!(round.color_of(5), Some(Color::Black));
        assert_eq!(reversed.color_of(5), Some(Color::White));
        assert_eq!(round.color_of(3), None);
    }
}
