//! Offers of a draw: made, open, accepted, declined.
//!
//! How long an offer stays open and who may make it are fields of the rule set, and so is
//! whether a claim is an offer too.

use super::super::codes;
use super::super::ending::{EndCause, LawOutcome, early_penalty, too_early};
use super::super::game::{Happening, Offer};
use super::super::report::TooEarly;
use super::Desk;
use crate::diag::{Citation, Finding};
use crate::draw::too_many_men;
use crate::rules::{Agreement, Clause, ClauseRule, EarlyAgreement, OfferBy, OfferUntil, RuleSet};

/// The clause on agreement, if the rule set has one, and what it says.
fn agreement(set: &RuleSet) -> Option<(&Clause, &Agreement)> {
    set.draws.iter().find_map(|clause| match &clause.rule {
        ClauseRule::Agreement(agreement) => Some((clause, agreement)),
        _ => None,
    })
}

impl Desk<'_> {
    /// A draw is offered.
    pub(super) fn offers(&mut self, what: &Happening<'_>) {
        let (side, set) = (what.side(), &self.laws.set);
        if *set.offer_by == OfferBy::OnMove && side != self.game.board.turn() {
            let citation = set.offer_by.source.clone();
            let message = format!("{side} offers a draw while {} is to move", side.opponent());
            let finding = Finding::new(codes::OFFER_OFF_MOVE, message, what.span)
                .note("the player on move is to offer; if the offer is accepted, the draw stands");
            let at = self.at_next(what);
            let found = self.of_incident(finding, at, &citation);
            self.found(found);
        }
        self.game.offers.makes(side, Offer::Plain);
    }

    /// A draw is accepted.
    pub(super) fn accepts(&mut self, what: &Happening<'_>) {
        let side = what.side();
        let Some((clause, agreement)) = agreement(&self.laws.set) else {
            return self.not_ruled(what, "a draw was agreed");
        };
        let (citation, most) = (clause.cited(), agreement.most_men);
        if self.game.offers.answers(side).is_none() {
            let set = &self.laws.set;
            let message = format!("{side} accepts, and no offer of {}'s is open", side.opponent());
            let finding = Finding::new(codes::OFFER_NOT_OPEN, message, what.span).note(match *set
                .offer_until
            {
                OfferUntil::NextMove => {
                    "no draw: an offer is open until it is declined or another move is made"
                }
                OfferUntil::OpponentMoves => {
                    "no draw: an offer is open until it is declined or the opponent has moved"
                }
            });
            let citation = set.offer_until.source.clone();
            let at = self.at_next(what);
            let found = self.of_incident(finding, at, &citation);
            self.found(found);
            return;
        }
        if let Some(most) = most.filter(|&most| too_many_men(self.game.board.position(), most)) {
            let message = format!("a draw was agreed while a player has more than {most} men");
            let finding = Finding::new(codes::DRAW_TOO_EARLY, message, what.span).note(NO_PENALTY);
            let at = self.at_next(what);
            let found = self.of_incident(finding, at, &citation);
            self.found(found);
            self.game.offers.agreed_too_early(TooEarly::Men { most });
            return;
        }
        let made = self.game.moves_made.of_each();
        let needed = u32::from(*self.laws.set.earliest_draw);
        if made >= needed {
            return self.ends(EndCause::Agreed, LawOutcome::Draw, citation);
        }
        self.agreed_too_early(what, made, needed);
    }

    fn agreed_too_early(&mut self, what: &Happening<'_>, made: u32, needed: u32) {
        let at = self.at_next(what);
        let set = &self.laws.set;
        let penalty = early_penalty(set);
        let source = set.early_agreement.source.clone();
        let note = match penalty {
            EarlyAgreement::BothZero => format!("both players score 0 ({})", set.cite(&source)),
            EarlyAgreement::PlayOn => {
                format!("the agreement does not hold, the game goes on ({})", set.cite(&source))
            }
            EarlyAgreement::Unsaid => NO_PENALTY.to_owned(),
        };
        let citation = set.earliest_draw.source.clone();
        let message = too_early(made, needed);
        let finding = Finding::new(codes::DRAW_TOO_EARLY, message, what.span).note(note);
        let found = self.of_incident(finding, at, &citation);
        self.found(found);
        self.game.offers.agreed_too_early(TooEarly::Moves { made, needed });
        if penalty == EarlyAgreement::BothZero {
            let cause = EndCause::AgreedTooEarly { made, needed };
            self.ends(cause, LawOutcome::BothZero, source);
        }
    }

    /// A draw is declined.
    pub(super) fn declines(&mut self, what: &Happening<'_>) {
        let opponent = what.side().opponent();
        if self.refuses_claim(what) {
            return;
        }
        let at = self.at_next(what);
        match self.game.offers.answers(what.side()) {
            Some(Offer::Plain) => {}
            Some(Offer::Claim) => {
                let message = format!("{} declines the draw: the game goes on", what.side());
                let finding = Finding::new(codes::OFFER_DECLINED, message, what.span);
                let citation = self.laws.set.claim_is_offer.source.clone();
                let found = self.of_incident(finding, at, &citation);
                self.found(found);
            }
            None => {
                let message = format!("{}: no offer of {opponent}'s is open", what.incident);
                let citation = agreement(&self.laws.set)
                    .map_or_else(Citation::not_stated, |(clause, _)| clause.cited());
                self.nothing(message, at, &citation, what.span);
            }
        }
    }
}

/// What becomes of an agreement before the limit of a text that names no penalty.
const NO_PENALTY: &str =
    "no draw by it; the text names no penalty, and the arbiter decides what becomes of the game";
