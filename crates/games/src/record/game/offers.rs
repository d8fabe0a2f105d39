//! Offers of a draw that are open, and an agreement that came too early.

use super::super::report::TooEarly;
use crate::board::{ByColor, Color};
use crate::rules::OfferUntil;

/// How a side has offered a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Offer {
    /// In words.
    Plain,
    /// By a claim that was not right.
    Claim,
}

/// The offers of a game.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Offers {
    open: ByColor<Option<Offer>>,
    too_early: Option<TooEarly>,
}

impl Offers {
    /// This side offers.
    pub(crate) fn makes(&mut self, by: Color, offer: Offer) {
        self.open[by] = Some(offer);
    }

    /// This side answers: what the opponent has offered is open no more.
    pub(crate) fn answers(&mut self, by: Color) -> Option<Offer> {
        self.open[by.opponent()].take()
    }

    /// A half-move of this side is made.
    pub(crate) fn moved(&mut self, mover: Color, until: OfferUntil) {
        match until {
            OfferUntil::NextMove => self.lapse(),
            OfferUntil::OpponentMoves => self.open[mover.opponent()] = None,
        }
    }

    /// Nothing is open any more.
    pub(crate) fn lapse(&mut self) {
        self.open = ByColor::default();
    }

    /// The players agreed, and may not yet.
    pub(crate) const fn agreed_too_early(&mut self, why: TooEarly) {
        self.too_early = Some(why);
    }

    /// Why an agreement ended nothing.
    pub(crate) const fn too_early(&self) -> Option<TooEarly> {
        self.too_early
    }
}
