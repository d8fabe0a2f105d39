//! Half-moves by the names they have in a record.

use super::timeline::Timeline;
use crate::board::Color;
use crate::said::told;

told! {
    /// A half-move as an arbiter names it.
    pub enum Named {
        /// `41w`; read aloud it is "White's 41st move".
        HalfMove { number: u32, side: Color } => "named-half-move";
        /// `41w 28x19`.
        Written { number: u32, side: Color, text: String } => "named-written";
        /// The start of the game.
        Start => "named-start";
    }
}

impl Timeline<'_> {
    /// The half-move that leads to a moment; it can lie after the end of the record.
    #[must_use]
    pub fn named(&self, moment: usize) -> Named {
        match self.half_move(moment) {
            None => Named::Start,
            Some((number, side)) => Named::HalfMove { number, side },
        }
    }
}
