//! Claims of a draw and demands that moves be counted, ruled on in place.

use super::super::drawn::PlayedGame;
use super::super::incident::ClaimWords;
use super::super::named_move::NamedMove;
use super::super::replay::Replay;
use super::Happening;
use super::ending::{LawOutcome, LawResult};
use crate::board::Color;
use crate::diag::{Citation, Finding};
use crate::draw::{Claim, ClaimKind, Demand, Evidence, Verdict, rule};
use crate::record::codes;
use crate::rules::{ClaimRefused, CountFrom};

impl Replay<'_, '_> {
    /// The game so far.
    pub(in super::super) fn played(&self) -> PlayedGame<'_> {
        let followed = self.track.partition_point(|(at, _)| at.ply <= self.followed);
        PlayedGame::of_positions(&self.track[..followed], self.position, self.laws)
    }

    /// A side claims a draw.
    pub(super) fn claims(&mut self, what: &Happening<'_>) {
        let side = what.side();
        let words = ClaimWords::read(what.incident.kind.name(), &what.incident.words);
        let Ok(words) = words else {
            // Told when the record was read.
            return;
        };
        let at = self.at_next(what);
        let played = self.played();
        let kind = match claimed(&words, &played, side) {
            Ok(kind) => kind,
            Err(name) => {
                let message =
                    format!("{}: there is no move {name} before the claim", what.incident);
                let help = "name moves that are printed in the record, such as 41w".to_owned();
                return self.invalid(message, Some(help), what.span);
            }
        };
        let moment = played.timeline.moments() - 1;
        let claim = Claim { kind, by: Some(side), at: moment, announced: false };
        let set = &self.laws.set;
        let ruling = rule(set, &self.laws.numbering, &played.timeline, &self.desk.demands, &claim);
        let shows = |evidence: &Evidence| {
            format!("{} ({})", played.timeline.name(evidence.moment), evidence.shows)
        };
        let evidence: Vec<String> = ruling.evidence.iter().map(shows).collect();
        let (code, verdict) = match ruling.verdict {
            Verdict::Granted => (codes::CLAIM_GRANTED, "granted"),
            Verdict::NotYet => (codes::CLAIM_NOT_YET, "not yet"),
            Verdict::Refused => (codes::CLAIM_REFUSED, "refused"),
        };
        let met = ruling.met_at.map(|moment| played.timeline.name(moment));
        let clause = ruling.clause.map(|index| &set.draws[index]);
        let citation = clause.map_or_else(Citation::not_stated, |clause| clause.cited());
        let rule_name = clause.map_or_else(|| what.incident.words[0].clone(), |c| c.id.clone());
        let message = format!("{side} claims a draw by {rule_name}: {verdict}");
        let mut note = ruling.reasons.clone();
        if let Some(met) = met.filter(|_| ruling.verdict == Verdict::Granted) {
            note.push(format!("met after {met}"));
        }
        if let Some(remaining) = ruling.remaining {
            note.push(format!("moves of each that remain: {remaining}"));
        }
        if !evidence.is_empty() {
            note.push(evidence.join(", "));
        }
        let mut finding = Finding::new(code, message, what.span);
        if !note.is_empty() {
            finding = finding.note(note.join("; "));
        }
        let granted = ruling.verdict == Verdict::Granted;
        self.of_incident(finding, at, &citation);
        if granted {
            self.desk.claimed = Some(side);
            let why = format!("a draw by {rule_name} was claimed");
            self.ends(LawResult { outcome: LawOutcome::Draw, why, citation, at });
        }
    }

    /// A claim that is right is refused: what that risks, if the rule set says so.
    pub(super) fn refuses_claim(&mut self, what: &Happening<'_>) -> bool {
        let side = what.side();
        if self.desk.claimed != Some(side.opponent()) {
            return false;
        }
        let source = self.laws.set.claim_refused.source.clone();
        let at = self.at_next(what);
        let message = format!("{side} refuses a claim that is right");
        match *self.laws.set.claim_refused {
            ClaimRefused::Unsaid => self.nothing(message, at, &source, what.span),
            ClaimRefused::Warning => {
                let finding = Finding::new(codes::CLAIM_DECLINED, message, what.span).note(
                    "the draw stands; without a reason he can be warned for delaying the game",
                );
                self.of_incident(finding, at, &source);
            }
        }
        true
    }

    /// A side demands that moves be counted from now on.
    pub(super) fn demands(&mut self, what: &Happening<'_>) {
        let set = &self.laws.set;
        let counts = set.draws.iter().find(|clause| clause.from == Some(CountFrom::Demand));
        if counts.is_none() {
            let message =
                format!("{}: {} counts nothing from a demand", what.incident, set.label());
            let citation = set.losses.source.clone();
            let at = self.at_next(what);
            return self.nothing(message, at, &citation, what.span);
        }
        let moment = self.played().timeline.moments() - 1;
        self.desk.demands.push(Demand { moment, by: what.side() });
    }
}

/// The claim in moments; the name of a move that is not there.
fn claimed(words: &ClaimWords, played: &PlayedGame<'_>, side: Color) -> Result<ClaimKind, String> {
    // A bare number is the claimant's own move.
    let before = |named: &NamedMove| {
        let found = match *named {
            NamedMove::Number(number, by) => played.before(number, by.unwrap_or(side)),
            NamedMove::Ply(ply) => played.before_ply(ply),
        };
        found.ok_or_else(|| named.to_string())
    };
    let end = played.timeline.moments() - 1;
    let after = |named: &NamedMove| {
        let moment = before(named)?;
        if moment < end { Ok(moment + 1) } else { Err(named.to_string()) }
    };
    let from = |named: &Option<NamedMove>| named.as_ref().map(before).transpose();
    Ok(match words {
        ClaimWords::Repetition(moves) => {
            ClaimKind::Repetition { stated: moves.iter().map(after).collect::<Result<_, _>>()? }
        }
        ClaimWords::NoProgress(first) => ClaimKind::NoProgress { from: from(first)? },
        ClaimWords::Ending(first) => ClaimKind::Ending { from: from(first)? },
    })
}
