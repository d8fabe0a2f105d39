//! Draw offers: made, open, accepted, declined.
//!
//! Fields of the rule set determine how long an offer stays open, who may make it, and whether a
//! claim is also an offer.

use super::super::ending::{EndCause, LawOutcome, early_penalty};
use super::super::found::{EndReason, InlineArticle, NoEffect, OfferFinding};
use super::super::game::{DrawOffer, IncidentContext};
use super::super::report::TooEarly;
use super::Arbiter;
use crate::diag::{Citation, Finding};
use crate::draw::too_many_men;
use crate::rules::{Agreement, Clause, ClauseRule, EarlyAgreement, OfferBy, OfferUntil, RuleSet};

/// Returns the clause on agreement, if the rule set has one, with its rule.
fn agreement(set: &RuleSet) -> Option<(&Clause, &Agreement)> {
    set.draws.iter().find_map(|clause| match &clause.rule {
        ClauseRule::Agreement(agreement) => Some((clause, agreement)),
        _ => None,
    })
}

impl Arbiter<'_> {
    /// Handles an offer of a draw.
    pub(super) fn handle_offer(&mut self, what: &IncidentContext<'_>) {
        let (side, set) = (what.side(), &self.laws.set);
        if *set.offer_by == OfferBy::OnMove && side != self.game.board.turn() {
            let citation = set.offer_by.source.clone();
            let finding = Finding::of(OfferFinding::OffMove { side }, what.span);
            let at = self.at_next(what);
            let found = self.of_incident(finding, at, &citation);
            self.found(found);
        }
        self.game.offers.makes(side, DrawOffer::Plain);
    }

    /// Handles the acceptance of a draw.
    pub(super) fn handle_acceptance(&mut self, what: &IncidentContext<'_>) {
        let side = what.side();
        let Some((clause, agreement)) = agreement(&self.laws.set) else {
            return self.not_ruled(what, EndReason::Agreed);
        };
        let (citation, most) = (clause.cited(), agreement.most_men);
        if self.game.offers.answers(side).is_none() {
            let set = &self.laws.set;
            let until_answered = match *set.offer_until {
                OfferUntil::NextMove => false,
                OfferUntil::OpponentMoves => true,
            };
            let finding = Finding::of(OfferFinding::NotOpen { side, until_answered }, what.span);
            let citation = set.offer_until.source.clone();
            let at = self.at_next(what);
            let found = self.of_incident(finding, at, &citation);
            self.found(found);
            return;
        }
        if let Some(most) = most.filter(|&most| too_many_men(self.game.board.position(), most)) {
            let finding = Finding::of(OfferFinding::TooManyMen { most }, what.span);
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

    fn agreed_too_early(&mut self, what: &IncidentContext<'_>, made: u32, needed: u32) {
        let at = self.at_next(what);
        let set = &self.laws.set;
        let penalty = early_penalty(set);
        let source = set.early_agreement.source.clone();
        let citation = set.earliest_draw.source.clone();
        let too_early = OfferFinding::TooEarly {
            made,
            needed,
            then: penalty,
            source: InlineArticle::of(&set.titled(&source)),
        };
        let finding = Finding::of(too_early, what.span);
        let found = self.of_incident(finding, at, &citation);
        self.found(found);
        self.game.offers.agreed_too_early(TooEarly::Moves { made, needed });
        if penalty == EarlyAgreement::BothZero {
            let cause = EndCause::AgreedTooEarly { made, needed };
            self.ends(cause, LawOutcome::BothZero, source);
        }
    }

    /// Handles a declined draw offer or a refused claim.
    pub(super) fn handle_decline(&mut self, what: &IncidentContext<'_>) {
        let opponent = what.side().opponent();
        if self.refuses_claim(what) {
            return;
        }
        let at = self.at_next(what);
        match self.game.offers.answers(what.side()) {
            Some(DrawOffer::Plain) => self.game.offers.declined(opponent),
            Some(DrawOffer::Claim) => {
                let finding = Finding::of(OfferFinding::Declined { side: what.side() }, what.span);
                let citation = self.laws.set.claim_is_offer.source.clone();
                let found = self.of_incident(finding, at, &citation);
                self.found(found);
            }
            None => {
                let (incident, side) = (what.incident.clone(), opponent);
                let citation = agreement(&self.laws.set)
                    .map_or_else(Citation::not_stated, |(clause, _)| clause.cited());
                self.nothing(NoEffect::NoOffer { incident, side }, at, &citation, what.span);
            }
        }
    }
}
