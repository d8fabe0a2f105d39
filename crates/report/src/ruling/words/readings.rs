//! Other editions of a law and other readings of its text, in words.

use draughts_ground::told;

use super::{Answered, Phrase, Speaker};
use draughts_games::draw::{OtherEdition, OtherReading, Reading, Verdict};
use draughts_games::record::ClaimRuling;
use draughts_games::rules::{self, Clause, OnCapture, OnLongDiagonal, RuleSet, TextReading};

told! {
    /// Another answer.
    pub(super) enum Otherwise {
        /// What another edition of the law answers.
        Edition { edition: Phrase, verdict: Phrase, when: Option<Phrase> } => "edition-answers";
        /// The game has been a draw since a half-move.
        Since { half_move: Phrase } => "edition-since";
        /// It is a draw then.
        Then { when: Phrase } => "edition-then";
        /// Another edition answers otherwise since the lone king was on the long diagonal.
        OnDiagonal { set: String } => "edition-on-diagonal";
        /// Another reading of the texts.
        Reading { how: Phrase, then: Phrase } => "reading-other";
        /// A capture begins a new count.
        Fresh => "reading-fresh";
        /// The count runs on over a capture.
        Cumulative => "reading-cumulative";
        /// The moves on the long diagonal follow the others.
        Follow => "reading-follow";
        /// They run on once the lone king has been there.
        Stays => "reading-stays";
        /// The full number holds again.
        Leaves => "reading-leaves";
        /// It is a draw then.
        DrawThen { sooner: bool, when: Phrase } => "reading-draw";
        /// It is no draw.
        NoDraw => "reading-no-draw";
        /// What the text leaves open, and how it is taken.
        Open { known: Option<String>, open: String, taken: String } => "reading-open";
        /// How the text is read.
        Here { known: Option<String>, reading: String } => "reading-here";
    }
}

impl Speaker<'_> {
    /// What another edition of the law answers.
    pub(super) fn edition(&self, other: &OtherEdition) -> Option<Phrase> {
        let ruling = other.ruling.as_ref()?;
        let when = match (ruling.met_at, ruling.earliest) {
            (Some(met), _) if ruling.verdict == Verdict::Granted => {
                Some(Otherwise::Since { half_move: self.made(met) }.into())
            }
            (_, Some(earliest)) => Some(Otherwise::Then { when: self.after(earliest) }.into()),
            _ => None,
        };
        let verdict = Answered::Is { verdict: ruling.verdict }.into();
        Some(Otherwise::Edition { edition: super::rules_named(&other.set), verdict, when }.into())
    }

    /// That another edition answers otherwise since the lone king was on the long diagonal.
    pub(super) fn on_diagonal(&self, answer: &ClaimRuling<'_>) -> Option<Phrase> {
        let differs = |other: &&OtherEdition| {
            let verdict = other.ruling.as_ref().map(|ruling| ruling.verdict);
            other.king_on_diagonal.is_some() && verdict != Some(answer.ruling.verdict)
        };
        let other = answer.editions.iter().find(differs)?;
        Some(Otherwise::OnDiagonal { set: other.set.name.clone() }.into())
    }

    /// Another reading of the texts: what it says, and when the draw is there by it; `ours` is
    /// when it is there by the one in use.
    pub(super) fn reading(&self, reading: &Reading, ours: Option<usize>) -> Phrase {
        let how = match reading.how {
            OtherReading::Capture(OnCapture::Fresh) => Otherwise::Fresh,
            OtherReading::Capture(OnCapture::Cumulative) => Otherwise::Cumulative,
            OtherReading::Diagonal(OnLongDiagonal::Follow, _) => Otherwise::Follow,
            OtherReading::Diagonal(OnLongDiagonal::Shorten, true) => Otherwise::Stays,
            OtherReading::Diagonal(OnLongDiagonal::Shorten, false) => Otherwise::Leaves,
        };
        let then = match (reading.met, reading.earliest) {
            (Some(met), _) => Otherwise::Since { half_move: self.made(met) },
            (None, Some(earliest)) => {
                let sooner = ours.is_none_or(|ours| earliest < ours);
                Otherwise::DrawThen { sooner, when: self.after(earliest) }
            }
            (None, None) => Otherwise::NoDraw,
        };
        Otherwise::Reading { how: how.into(), then: then.into() }.into()
    }
}

impl Speaker<'_> {
    /// How the text of a clause is read, if that leaves something open.
    pub(crate) fn read_here(&self, clause: &Clause) -> Option<Phrase> {
        let reading = clause.reading.clone()?;
        let is_it = |one: &Clause| one.id == clause.id && one.reading == clause.reading;
        let known = self.known_text(&clause.id, |ours| ours.draws.iter().any(is_it));
        let told = match reading {
            TextReading::Open { open, taken } => Otherwise::Open { known, open, taken },
            TextReading::So(reading) => Otherwise::Here { known, reading },
        };
        Some(told.into())
    }

    /// By what name the catalogues may know a text of a rule document of the project:
    /// `russian-one-against-one`. A document that somebody else wrote, or in which the text is
    /// not the `same`, is quoted as it is.
    pub(super) fn known_text(&self, what: &str, same: impl Fn(&RuleSet) -> bool) -> Option<String> {
        let ours = rules::named(&self.set.name).ok()?;
        same(&ours).then(|| format!("{}-{what}", self.set.name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;
    use draughts_games::board::Position;
    use draughts_games::draw::Timeline;
    use draughts_games::moves::Generator;

    #[test]
    fn what_our_documents_read_into_a_text_is_said_in_dutch() {
        for name in rules::names() {
            let set = rules::named(name).expect("a rule set of the project");
            let (numbering, generator) = (set.numbering(), Generator::new(&set));
            let start = Position::empty(set.geometry(), set.first_color());
            let game = Timeline::new(&generator, start, 1, set.first_color());
            let (case, announced) = (None, None);
            let speaker =
                Speaker { set: &set, numbering: &numbering, game: &game, case, announced };
            for clause in &set.draws {
                let Some(reading) = &clause.reading else { continue };
                let told = speaker.read_here(clause).expect("a reading").say(Language::Dutch);
                assert!(!told.contains(reading.taken()), "{name} {}: {told}", clause.id);
            }
        }
    }
}
