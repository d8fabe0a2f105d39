//! Claims of a draw and demands for a count, ruled on during the replay.

use super::super::announce::{announce, refused_if_unplayable, unplayable};
use super::super::drawn::PlayedGame;
use super::super::ending::{EndCause, GameEnd, LawOutcome};
use super::super::found::{ClaimFinding, ClaimNote, NoEffect, OfferFinding, UnusableIncident};
use super::super::game::{DrawOffer, IncidentContext};
use super::super::incident::ClaimWords;
use super::super::named_move::NamedMove;
use super::super::pending::{Pending, awaiting_arbiter};
use super::super::report::RecordFinding;
use super::Arbiter;
use crate::board::{ByColor, Color};
use crate::diag::{Citation, Finding};
use crate::draw::{
    Claim, ClaimBasis, Evidence, NamedGame, Reason, Ruling, Verdict, rule, rule_by_itself,
    strong_side_of,
};
use crate::rules::{ClaimForm, ClaimRefused, Clause, CountFrom, Ending, RuleSet};
use crate::said::{Said, Sentences, Told};

impl Arbiter<'_> {
    /// Handles a claim of a draw.
    pub(super) fn claims(&mut self, what: &IncidentContext<'_>) {
        let side = what.side();
        let words = ClaimWords::read(what.incident.kind, &what.incident.words);
        let Ok(mut words) = words else {
            // Already reported when the record was read.
            return;
        };
        let at = self.at_next(what);
        let end = self.game.ended_by_now(self.laws);
        if end.is_none() && !self.game.board.is_known() {
            let incident = what.incident.clone();
            let finding = Finding::of(NoEffect::PositionUnknown { incident }, what.span);
            self.found(RecordFinding::of_text(finding));
            return;
        }
        let mut played = self.game.played(self.laws);
        let moment = played.timeline.moments() - 1;
        let must = self.game.touch.must().map(|must| must.square);
        let mut cannot = None;
        let announced = match words.next.clone() {
            Some(text) => match announce(self.laws, &mut played.timeline, must, &text) {
                Ok(written) => Some(written),
                Err(why) => match unplayable(why, &text) {
                    Ok(reason) => {
                        // The named moves may include this one.
                        words.moves.clear();
                        cannot = Some(reason);
                        None
                    }
                    Err(why) => {
                        let incident = what.incident.clone();
                        let fault = UnusableIncident::NotAnnounced { incident, text, why };
                        return self.unusable(fault, what.span);
                    }
                },
            },
            None => None,
        };
        let set = &self.laws.set;
        let ruled = |reads: Color| {
            let ground = claimed(&words, &played, reads, moment)?;
            let claim =
                Claim { ground, by: Some(side), at: moment, announced: announced.is_some() };
            Ok::<Ruling, String>(rule(set, &played.timeline, self.game.claims.demands(), &claim))
        };
        let granted = |ruling: &Result<Ruling, String>| {
            ruling.as_ref().is_ok_and(|ruling| ruling.verdict.is_right())
        };
        let mut answer = ruled(side);
        // A position can recur after the moves of either player.
        let bare = |named: &NamedMove| matches!(named, NamedMove::Number(_, None));
        let by_times = words.kind.claim_form() == ClaimForm::Times;
        if !granted(&answer) && by_times && words.moves.iter().any(bare) {
            let opponent = side.opponent();
            let other = ruled(opponent).map(|mut ruling| {
                ruling.reasons.insert(0, Reason::NumbersReadAs(opponent));
                ruling
            });
            if granted(&other) {
                answer = other;
            }
        }
        let by_itself = || {
            let ground = claimed(&words, &played, side, moment);
            let ground = ground.unwrap_or_else(|_| ClaimBasis::of(words.kind));
            let claim = Claim { ground, by: Some(side), at: moment, announced: false };
            rule_by_itself(set, &played.timeline, self.game.claims.demands(), &claim)
        };
        let ruling = match answer {
            Ok(ruling) => ruling,
            Err(name) => {
                let incident = what.incident.clone();
                return self.unusable(UnusableIncident::NoSuchMove { incident, name }, what.span);
            }
        };
        let plies = |moment: usize| played.at(moment).map_or(0, |at| at.ply);
        let ruling = adjust_to_end(set, ruling, by_itself, end.as_ref(), plies, |plies| {
            self.game.irregularities.doubts(plies, set)
        });
        let ruling = match Pending::of(self.laws, self.game) {
            Some(pending) => pending.over(ruling, Some(side), set, &played),
            None => ruling,
        };
        let waits = self.game.ended.waits_for_arbiter(self.game.numbers.all());
        let ruling = if waits && end.is_none() { awaiting_arbiter(ruling) } else { ruling };
        let ruling = match &end {
            None => refused_if_unplayable(ruling, cannot),
            Some(_) => ruling,
        };
        let lets_stand = ruling.reasons.iter().any(|why| matches!(why, Reason::LetStand { .. }));
        let clause = ruling.clause.map(|index| &set.draws[index]);
        let citation = clause.map_or_else(Citation::not_stated, |clause| clause.cited());
        let granted = ruling.verdict.is_right();
        let names = NamedGame { game: &played.timeline, announced: announced.as_deref() };
        let notes = self.notes(&ruling, names, end.as_ref());
        let shown = |evidence: &Evidence| {
            let half_move = names.named(evidence.moment);
            ClaimNote::Shown { half_move, shows: evidence.shows.said() }.said()
        };
        let evidence: Vec<Said> = ruling.evidence.iter().map(shown).collect();
        let found = ClaimFinding::Ruled {
            side,
            kind: words.kind,
            verdict: ruling.verdict,
            noted: !notes.is_empty(),
            notes: Sentences::listed(notes),
            shown: !evidence.is_empty(),
            evidence,
        };
        let finding = Finding::of(found, what.span);
        let offers = !granted && end.is_none() && *set.claim_is_offer;
        let clause = ruling.clause;
        let found = self.of_incident(finding, at, &citation);
        self.found(found);
        if lets_stand {
            self.let_stand(side.opponent(), &super::open::Disposition::Let);
        }
        // A claim does not make a draw that depends on the arbiter's finding.
        let waits = end.as_ref().is_some_and(|end| end.unless(&self.laws.set).is_some());
        if let (true, Some(clause)) = (granted, clause) {
            self.game.claims.grants(side);
            if waits {
                return;
            }
            self.ends(EndCause::Claimed { by: side, clause }, LawOutcome::Draw, citation);
        }
        if offers {
            self.game.offers.makes(side, DrawOffer::Claim);
        }
    }

    /// Returns the notes of a ruling besides its evidence.
    fn notes(&self, ruling: &Ruling, game: NamedGame<'_>, end: Option<&GameEnd>) -> Vec<Said> {
        let set = &self.laws.set;
        let noted = |reason: &Reason| match (reason, end) {
            (Reason::GameEnded, Some(end)) => ClaimNote::GameEnded { why: end.ended(set) }.said(),
            _ => reason.said(set, game, &self.laws.numbering),
        };
        let mut notes: Vec<Said> = ruling.reasons.iter().map(noted).collect();
        let granted = ruling.verdict.is_right();
        if let Some(met) = ruling.met_at.filter(|_| granted) {
            notes.push(ClaimNote::Met { half_move: game.named(met) }.said());
        }
        if let Some(ByColor { white, black }) = ruling.remaining.filter(|_| !granted) {
            notes.push(ClaimNote::Remaining { white, black }.said());
        }
        notes
    }

    /// Reports the risk of refusing a right claim, if the rule set states one.
    pub(super) fn refuses_claim(&mut self, what: &IncidentContext<'_>) -> bool {
        let side = what.side();
        if !self.game.claims.is_granted(side.opponent()) {
            return false;
        }
        let source = self.laws.set.claim_refused.source.clone();
        let at = self.at_next(what);
        match *self.laws.set.claim_refused {
            ClaimRefused::Unsaid => {
                self.nothing(NoEffect::ClaimRefused { side }, at, &source, what.span);
            }
            ClaimRefused::Warning => {
                let finding = Finding::of(OfferFinding::ClaimDeclined { side }, what.span);
                let found = self.of_incident(finding, at, &source);
                self.found(found);
            }
        }
        true
    }

    /// Handles a demand that moves be counted from now on.
    pub(super) fn demands(&mut self, what: &IncidentContext<'_>) {
        let (side, set) = (what.side(), &self.laws.set);
        let counts: Vec<(&Clause, &Ending)> = set
            .draws
            .iter()
            .filter_map(|clause| Some((clause, clause.ending()?)))
            .filter(|(_, ending)| ending.from == CountFrom::Demand)
            .collect();
        let position = self.game.board.position();
        let stands =
            |ending: &Ending| strong_side_of(&ending.pieces, position) == Some(side.opponent());
        let incident = || what.incident.clone();
        let idle = if counts.is_empty() {
            Some(NoEffect::NoDemand { incident: incident(), rules: set.label().to_string() })
        } else if !counts.iter().any(|(_, ending)| stands(ending)) {
            Some(NoEffect::NoLoneKing { incident: incident(), side })
        } else {
            None
        };
        if let Some(idle) = idle {
            // If nothing is counted from a demand, cite the first clause that counts from the
            // position.
            let counting = |clause: &&Clause| clause.ending().is_some();
            let citation = counts
                .first()
                .map(|(clause, _)| *clause)
                .or_else(|| set.draws.iter().find(counting))
                .map_or_else(Citation::not_stated, Clause::cited);
            let at = self.at_next(what);
            return self.nothing(idle, at, &citation, what.span);
        }
        let moment = self.game.played(self.laws).timeline.moments() - 1;
        self.game.claims.demanded(side, moment);
    }
}

/// Adjusts the ruling on a claim to the end of the game: a draw that existed or was claimed by then
/// stays granted; every other claim is refused.
///
/// `by_itself` is the ruling by those clauses alone that draw a game without a claim. `plies`
/// returns the number of half-moves of the record before a moment, and `doubts` whether the
/// irregularity they led to was never decided: draws that rest on it did not exist.
pub(crate) fn adjust_to_end(
    set: &RuleSet,
    ruling: Ruling,
    by_itself: impl FnOnce() -> Ruling,
    end: Option<&GameEnd>,
    plies: impl Fn(usize) -> usize,
    doubts: impl Fn(usize) -> bool,
) -> Ruling {
    // A draw that depends on the arbiter's finding refuses no claim, but the end of the game
    // without that draw does.
    let Some(end) = end.and_then(|end| end.certain(set)) else {
        return ruling;
    };
    let automatic = |clause: usize| set.draws[clause].is_automatic();
    let existed = |ruling: &Ruling| {
        ruling.verdict.is_right()
            && match (ruling.clause, ruling.met_at) {
                (Some(clause), Some(met)) if automatic(clause) => {
                    plies(met) <= end.after && !doubts(plies(met))
                }
                (Some(clause), _) => {
                    let same =
                        matches!(end.cause, EndCause::Claimed { clause: by, .. } if by == clause);
                    same && plies(ruling.claimed_at) <= end.after
                }
                _ => false,
            }
    };
    if existed(&ruling) {
        return ruling;
    }
    // A claim that came too late may be right under an automatic clause.
    if ruling.verdict.is_right() {
        let other = by_itself();
        if existed(&other) {
            return other;
        }
    }
    let mut refused =
        Ruling { verdict: Verdict::Refused, earliest: None, remaining: None, ..ruling };
    // False statements are reported too.
    refused.reasons.retain(Reason::is_about_statement);
    refused.reasons.insert(0, Reason::GameEnded);
    refused
}

/// Converts the claim to moments; the error is the name of a move that does not exist.
///
/// The claim is made at `moment`, after which there may be an announced move.
fn claimed(
    words: &ClaimWords,
    played: &PlayedGame<'_>,
    side: Color,
    moment: usize,
) -> Result<ClaimBasis, String> {
    let end = played.timeline.moments() - 1;
    // A bare number is the claimant's own move.
    let before = |named: &NamedMove| {
        let found = match *named {
            NamedMove::Start => Some(0),
            NamedMove::Number(number, by) => {
                let by = by.unwrap_or(side);
                let is_next = end > moment && played.timeline.half_move(end) == Some((number, by));
                if is_next { Some(moment) } else { played.before(number, by) }
            }
            NamedMove::Ply(ply) => played.before_ply(ply),
        };
        found.ok_or_else(|| named.to_string())
    };
    let after = |named: &NamedMove| match *named {
        NamedMove::Start => Ok(0),
        _ => {
            let moment = before(named)?;
            if moment < end { Ok(moment + 1) } else { Err(named.to_string()) }
        }
    };
    let named: Result<Vec<usize>, String> = match words.kind.claim_form() {
        ClaimForm::Times => words.moves.iter().map(after).collect(),
        ClaimForm::Count => words.moves.iter().map(before).collect(),
        ClaimForm::Recorded | ClaimForm::Unclaimed => Ok(Vec::new()),
    };
    Ok(ClaimBasis { kind: words.kind, named: named? })
}
