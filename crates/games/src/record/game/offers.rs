//! Open draw offers, and an agreement that came too early.

use super::super::report::TooEarly;
use crate::board::{ByColor, Color};
use crate::draw::{OfferOutcome, PastOffer};
use crate::rules::OfferUntil;

/// The form of a side's draw offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum DrawOffer {
    /// In words.
    Plain,
    /// By a claim that was not right.
    Claim,
}

#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Offers {
    open: ByColor<Option<DrawOffer>>,
    last: Option<PastOffer>,
    too_early: Option<TooEarly>,
}

impl Offers {
    /// Records an offer by this side.
    pub(crate) fn makes(&mut self, by: Color, offer: DrawOffer) {
        self.open[by] = Some(offer);
        if offer == DrawOffer::Plain {
            self.last = Some(PastOffer { by, fate: OfferOutcome::Open, lapsed_at: None });
        }
    }

    /// Records this side's answer and returns the opponent's offer, which is no longer open.
    pub(crate) fn answers(&mut self, by: Color) -> Option<DrawOffer> {
        self.open[by.opponent()].take()
    }

    /// Records the half-move of this ply, by this side.
    pub(crate) fn moved(&mut self, mover: Color, ply: usize, until: OfferUntil) {
        let ends = |by: Color| until == OfferUntil::NextMove || by == mover.opponent();
        self.becomes(OfferOutcome::Lapsed(until), Some(ply), ends);
        match until {
            OfferUntil::NextMove => self.lapse(),
            OfferUntil::OpponentMoves => self.open[mover.opponent()] = None,
        }
    }

    /// Records that this side's offer was declined.
    pub(crate) fn declined(&mut self, by: Color) {
        self.becomes(OfferOutcome::Declined, None, |other| other == by);
    }

    /// Records the outcome of the last offer, if it is open and by one of these sides.
    fn becomes(
        &mut self,
        fate: OfferOutcome,
        lapsed_at: Option<usize>,
        is_of: impl Fn(Color) -> bool,
    ) {
        let open = |last: &&mut PastOffer| last.fate == OfferOutcome::Open && is_of(last.by);
        if let Some(last) = self.last.as_mut().filter(open) {
            (last.fate, last.lapsed_at) = (fate, lapsed_at);
        }
    }

    /// Returns the last offer made in words, with its outcome.
    pub(crate) const fn last(&self) -> Option<PastOffer> {
        self.last
    }

    /// Closes all offers.
    pub(crate) fn lapse(&mut self) {
        self.open = ByColor::default();
    }

    /// Records that the players agreed before they were allowed to.
    pub(crate) const fn agreed_too_early(&mut self, why: TooEarly) {
        self.too_early = Some(why);
    }

    /// Returns the reason why an agreement did not end the game.
    pub(crate) const fn too_early(&self) -> Option<TooEarly> {
        self.too_early
    }
}
