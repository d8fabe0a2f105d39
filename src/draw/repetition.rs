//! Claims that a position has occurred often enough.

use super::claim::Judge;
use super::met::repeated;
use super::ruling::{Evidence, Ruling, Shows, Verdict};
use crate::board::{Numbering, Position};

impl Judge<'_> {
    pub(super) fn repetition(&self, clause: usize, stated: &[usize]) -> Ruling {
        let needed = usize::from(self.clause(clause).occurrence.unwrap_or(u16::MAX));
        if let Some(refused) = self.stated(clause, stated, needed) {
            return refused;
        }
        let moments = self.occurrences(clause, stated, needed);
        let evidence = |ruling: Ruling, moments: &[usize]| {
            let mut ruling = ruling;
            ruling.evidence = moments
                .iter()
                .enumerate()
                .map(|(at, &moment)| Evidence { moment, shows: Shows::Occurrence(at + 1) })
                .collect();
            ruling
        };
        let count = moments.len();
        // What must be claimed can be claimed only while the position stands.
        let stands = self.is_automatic(clause) || moments.contains(&self.view);
        if count >= needed && stands {
            let met = moments[needed - 1];
            let mut ruling = self.met(clause, met, moments[0]);
            if ruling.verdict == Verdict::Granted {
                let turn = self.game.position(met).turn();
                let (times, last) = (count_word(count), moments[count - 1]);
                let stood = format!(
                    "the position {} stands for the {times} time, with {turn} to move",
                    self.after(last)
                );
                ruling.reasons.insert(0, stood);
            }
            return evidence(ruling, &moments);
        }
        let occurrence = self.clause(clause).occurrence.unwrap_or(u16::MAX);
        let lapsed = match (self.is_automatic(clause), count >= needed) {
            (true, _) => None,
            (false, true) => Some(moments.clone()),
            (false, false) => repeated(self.game, occurrence),
        };
        if let Some(earlier) = lapsed {
            let met = earlier.last().copied().unwrap_or_default();
            let mut ruling = self.ruling(Verdict::Refused, clause).because(format!(
                "the right lapsed with the move after {}: a claim is made on one's turn, before moving",
                self.game.name(met)
            ));
            ruling.met_at = Some(met);
            return evidence(ruling, &earlier);
        }
        let last = moments.last().copied().unwrap_or(self.view);
        let now = self.after(last);
        if count >= 2 {
            let ruling = self.ruling(Verdict::NotYet, clause).because(format!(
                "the position {now} stands for the {} time, with {} to move, and the {} is needed",
                count_word(count),
                self.game.position(last).turn(),
                count_word(needed)
            ));
            return evidence(ruling, &moments);
        }
        let ruling = self.ruling(Verdict::Refused, clause);
        evidence(ruling.because(format!("the position {now} stands for the first time")), &moments)
    }

    /// The moments that count: of the stated position, else of the first that stands
    /// often enough, else of the one that is looked at.
    fn occurrences(&self, clause: usize, stated: &[usize], needed: usize) -> Vec<usize> {
        if let Some(&last) = stated.iter().max() {
            let all = self.game.occurrences(self.view);
            return match all.contains(&last) {
                true => all,
                false => self.game.occurrences(last),
            };
        }
        let now = self.game.occurrences(self.view);
        // What draws by itself drew when it stood so often for the first time.
        if now.len() != needed && self.is_automatic(clause) {
            let occurrence = u16::try_from(needed).unwrap_or(u16::MAX);
            return repeated(self.game, occurrence).unwrap_or(now);
        }
        now
    }

    /// What is wrong with the move numbers that were stated.
    fn stated(&self, clause: usize, stated: &[usize], needed: usize) -> Option<Ruling> {
        let refused = |why: String| self.ruling(Verdict::Refused, clause).because(why);
        let required = self.clause(clause).evidence_required == Some(true);
        if stated.is_empty() {
            if !required {
                return None;
            }
            let ruling =
                refused("the evidence is missing: the claimant must name the moves".into());
            let now = Some(self.game.occurrences(self.view)).filter(|now| now.len() >= needed);
            let found = now.or_else(|| repeated(self.game, self.clause(clause).occurrence?));
            let Some(moments) = found else {
                return Some(ruling.because("no position has occurred so often"));
            };
            let names: Vec<String> = moments.iter().map(|&moment| self.game.name(moment)).collect();
            let lapsed = moments.last() != Some(&self.view) && !self.is_automatic(clause);
            let then = if lapsed { "; the right to claim by them has lapsed" } else { "" };
            return Some(ruling.because(format!("the moves are {}{then}", names.join(", "))));
        }
        let later: Vec<String> = stated
            .iter()
            .filter(|&&moment| moment > self.view)
            .map(|&moment| format!("{} is not played yet", self.game.name(moment)))
            .collect();
        if !later.is_empty() {
            let ruling = refused("what was stated is not so".into());
            return Some(later.into_iter().fold(ruling, Ruling::because));
        }
        // What most of them show is what is meant.
        let agree = |moment: usize| {
            let same = |other: &&usize| self.game.position(**other) == self.game.position(moment);
            stated.iter().filter(same).count()
        };
        let reference = *stated.iter().rev().max_by_key(|&&moment| agree(moment))?;
        let wrong: Vec<String> = stated
            .iter()
            .filter(|&&moment| self.game.position(moment) != self.game.position(reference))
            .map(|&moment| {
                let what = difference(
                    self.game.position(moment),
                    self.game.position(reference),
                    self.numbering,
                );
                format!("{} {what}", self.after(moment))
            })
            .collect();
        if !wrong.is_empty() {
            let mut ruling = wrong.into_iter().fold(
                self.ruling(Verdict::Refused, clause).because("what was stated is not so"),
                Ruling::because,
            );
            let named = stated.iter().map(|&moment| Evidence { moment, shows: Shows::Stated });
            ruling.evidence = named.collect();
            return Some(ruling);
        }
        let mut distinct = stated.to_vec();
        distinct.sort_unstable();
        distinct.dedup();
        (required && distinct.len() < needed).then(|| {
            refused(format!("{} moves are named, and {needed} are needed", distinct.len()))
        })
    }
}

/// `third` for 3.
fn count_word(count: usize) -> String {
    match count {
        1 => "first".into(),
        2 => "second".into(),
        3 => "third".into(),
        4 => "fourth".into(),
        other => format!("{other}th"),
    }
}

/// How a position differs from another, in words: "the white king stands on 3, not on 4".
fn difference(here: &Position, there: &Position, numbering: &Numbering) -> String {
    if here.turn() != there.turn() {
        return format!("{} is to move, not {}", here.turn(), there.turn());
    }
    let mut only_here = Vec::new();
    let mut only_there = Vec::new();
    for square in here.geometry().iter() {
        let (a, b) = (here.piece_at(square), there.piece_at(square));
        if a != b {
            only_here.extend(a.map(|piece| (piece, square)));
            only_there.extend(b.map(|piece| (piece, square)));
        }
    }
    let name = |square| numbering.name(square);
    match (only_here.as_slice(), only_there.as_slice()) {
        ([(a, at), ..], _) => match only_there.iter().find(|(b, _)| a == b) {
            Some((_, other)) => format!("the {a} stands on {}, not on {}", name(*at), name(*other)),
            None => format!("a {a} stands on {}", name(*at)),
        },
        ([], [(b, at), ..]) => format!("no {b} stands on {}", name(*at)),
        ([], []) => "the position is the same".into(),
    }
}
