//! Half-moves, named as in a record.

use super::timeline::Timeline;
use crate::board::Color;
use crate::said::told;

told! {
    /// The name of a half-move, as an arbiter gives it.
    pub enum HalfMoveName {
        /// `41w`; read aloud, "White's 41st move".
        HalfMove { number: u32, side: Color } => "named-half-move",
            "{ $number }{ $side ->
                [white] w
               *[black] b
            }",
            aloud "{ $side ->
                [white] White's
               *[black] Black's
            } { nth } move";
        /// `41w 28x19`.
        Written { number: u32, side: Color, text: String } => "named-written",
            "{ $number }{ $side ->
                [white] w
               *[black] b
            } { $text }",
            aloud "{ $side ->
                [white] White's
               *[black] Black's
            } { nth } move { $text }";
        Announced { number: u32, side: Color, text: String } => "named-announced",
            "{ $number }{ $side ->
                [white] w
               *[black] b
            } { $text } (announced)",
            aloud "the announced { $text }";
        Start => "named-start", "the start";
    }
}

/// A game whose half-moves are named. Its last half-move may be announced but not played.
#[derive(Clone, Copy)]
pub struct NamedGame<'t> {
    /// The game, including the announced move.
    pub game: &'t Timeline<'t>,
    /// The announced move, as written.
    pub announced: Option<&'t str>,
}

impl NamedGame<'_> {
    /// Names the half-move that leads to a moment, which can lie after the end of the record.
    pub fn named(&self, moment: usize) -> HalfMoveName {
        match (self.announced, self.game.half_move(moment)) {
            (_, None) => HalfMoveName::Start,
            (Some(text), Some((number, side))) if moment + 1 == self.game.moments() => {
                HalfMoveName::Announced { number, side, text: text.to_owned() }
            }
            (_, Some((number, side))) => HalfMoveName::HalfMove { number, side },
        }
    }

    /// Returns whether a half-move is announced but not played.
    pub fn is_announced(&self, moment: usize) -> bool {
        self.announced.is_some() && moment + 1 == self.game.moments()
    }
}

impl Timeline<'_> {
    /// Names the half-move that leads to a moment, which can lie after the end of the record.
    pub fn named(&self, moment: usize) -> HalfMoveName {
        NamedGame { game: self, announced: None }.named(moment)
    }
}
