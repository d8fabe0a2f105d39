//! Other editions of the rules and other readings of their texts, in words.

use draughts_ground::said::{Said, said};

use super::{Phrase, RulingMessage, RulingWriter};
use draughts_games::draw::{OtherEdition, OtherReading, ReadingOutcome, Ruling};
use draughts_games::record::ClaimRuling;
use draughts_games::rules::{self, Clause, OnCapture, OnLongDiagonal, RuleSet, TextReading};

/// Says that the game is already a draw.
fn since(half_move: Phrase) -> Said {
    said!("edition-since", "the game has been a draw since { $half_move }"; half_move)
}

impl RulingWriter<'_> {
    /// Describes the answer by another edition of the rules.
    pub(super) fn edition(&self, other: &OtherEdition) -> Option<Phrase> {
        let ruling = other.ruling.as_ref()?;
        let when = self.when_drawn(ruling);
        let verdict =
            RulingMessage::Is { verdict: ruling.verdict, drawn: None, on: None, strong: None };
        Some(
            said!(
                "edition-answers",
                "By { $edition }: { $verdict }{ $when ->
                    [none] { \"\" }
                   *[other] : { $when }
                }. The event says which edition holds.";
                edition = edition_of(&other.set), verdict, when
            )
            .into(),
        )
    }

    /// Says when it is a draw by another edition.
    fn when_drawn(&self, ruling: &Ruling) -> Option<Phrase> {
        match (ruling.met_at, ruling.earliest) {
            (Some(met), _) if ruling.verdict.is_right() => Some(since(self.made(met)).into()),
            (_, Some(earliest)) => Some(
                said!("edition-then", "it is a draw { $when }"; when = self.after(earliest)).into(),
            ),
            _ => None,
        }
    }

    /// Describes the answer by an edition of the rules that rules differently.
    pub(super) fn edition_that_differs(&self, other: &OtherEdition) -> Option<Phrase> {
        let ruling = other.ruling.as_ref()?;
        let said = said!(
            "edition-differs",
            "This ruling is by { $ours }; by { $theirs } it is { $verdict }{ $diagonal ->
                [yes] , because the lone king was on the long diagonal
               *[no] { \"\" }
            }{ $when ->
                [none] { \"\" }
               *[other] : { $when }
            }. The event says which edition holds.";
            ours = edition_of(self.set),
            theirs = edition_of(&other.set),
            verdict = RulingMessage::Is { verdict: ruling.verdict, drawn: None, on: None, strong: None },
            diagonal = other.king_on_diagonal.is_some(),
            when = self.when_drawn(ruling)
        );
        Some(said.into())
    }

    /// Describes another reading of the texts: what it is, and when the draw exists by it.
    ///
    /// `ours` is the moment when the draw exists by the reading in use.
    pub(super) fn reading(&self, reading: &ReadingOutcome, ours: Option<usize>) -> Phrase {
        let how = how_read(reading.how);
        let then = match (reading.met, reading.earliest) {
            (Some(met), _) => since(self.made(met)),
            (None, Some(earliest)) => {
                let sooner = ours.is_some_and(|ours| earliest < ours);
                said!(
                    "reading-draw",
                    "a draw { $sooner ->
                        [yes] already
                       *[no] only
                    } { $when }";
                    sooner, when = self.after(earliest)
                )
            }
            (None, None) => said!("reading-no-draw", "no draw"),
        };
        said!("reading-other", "Another reading: { $how }; { $then }."; how, then).into()
    }
}

impl RulingWriter<'_> {
    /// Describes the reading of a clause whose text leaves something open.
    pub(crate) fn read_here(&self, clause: &Clause) -> Option<Phrase> {
        let Some(reading) = clause.reading.clone() else {
            // A setting has chosen another reading than the one that the document explains.
            let diagonal = clause.ending()?.long_diagonal.filter(|own| own.how.is_stated)?;
            let how = how_read(OtherReading::Diagonal(diagonal.how.how, diagonal.sticky));
            return Some(said!("reading-taken", "As the text is read here, { $how }."; how).into());
        };
        let is_it = |one: &Clause| one.id == clause.id && one.reading == clause.reading;
        let known = self.known_text(&clause.id, |ours| ours.draws.iter().any(is_it));
        let told = match reading {
            TextReading::Open { open, taken } => said!(
                "reading-open",
                "The text does not say { $open }. It is read so: { $taken }.";
                known, open, taken
            ),
            TextReading::So(reading) => said!(
                "reading-here",
                "As the text is read here, { $reading }.";
                known, reading
            ),
        };
        Some(told.into())
    }

    /// Returns the name under which the catalogues may have a text of a built-in rule document.
    ///
    /// For example `russian-one-against-one`. `None` if somebody else wrote the document or if the
    /// text is not the `same`; it is then quoted verbatim.
    pub(super) fn known_text(&self, what: &str, same: impl Fn(&RuleSet) -> bool) -> Option<String> {
        let ours = rules::named(&self.set.name).ok()?;
        same(&ours).then(|| format!("{}-{what}", self.set.name))
    }
}

/// Describes a reading of the texts, as a clause of a sentence.
fn how_read(reading: OtherReading) -> Said {
    match reading {
        OtherReading::Capture(OnCapture::Fresh) => {
            said!("reading-fresh", "a capture begins a new count")
        }
        OtherReading::Capture(OnCapture::Cumulative) => {
            said!("reading-cumulative", "the count runs on over a capture")
        }
        OtherReading::Shortens => said!(
            "reading-replaces",
            "the moves on the long diagonal replace what is left of the others"
        ),
        OtherReading::Diagonal(OnLongDiagonal::Follow, _) => {
            said!("reading-follow", "the moves on the long diagonal follow the others")
        }
        OtherReading::Diagonal(OnLongDiagonal::Shorten, true) => said!(
            "reading-stays",
            "the moves on the long diagonal run on once the lone king has been there"
        ),
        OtherReading::Diagonal(OnLongDiagonal::Shorten, false) => said!(
            "reading-leaves",
            "the full number holds again when the lone king leaves the long diagonal"
        ),
    }
}

/// Returns whether another edition gives another verdict on a claim.
pub(super) fn differs(answer: &ClaimRuling<'_>, other: &OtherEdition) -> bool {
    other.ruling.as_ref().is_some_and(|ruling| ruling.verdict != answer.ruling.verdict)
}

/// Names the edition of a rule set by the last year in its title.
pub(super) fn edition_of(set: &RuleSet) -> Phrase {
    let mut words = set.edition.iter().flat_map(|title| title.split(|c: char| !c.is_ascii_digit()));
    let year = words.rfind(|word| word.len() == 4).and_then(|word| word.parse::<u32>().ok());
    said!(
        "edition-of",
        "{ $year ->
            [none] the edition { $name }
           *[other] the edition of { $year }
        }";
        year, name = set.name.clone()
    )
    .into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;
    use draughts_games::board::Position;
    use draughts_games::draw::Timeline;
    use draughts_games::moves::Generator;

    #[test]
    fn what_our_documents_read_into_a_text_is_said_in_every_full_language() {
        for name in rules::names() {
            let set = rules::named(name).expect("a rule set of the project");
            let (numbering, generator) = (set.numbering(), Generator::new(&set));
            let start = Position::empty(set.geometry(), set.first_color());
            let game = Timeline::new(&generator, start, 1, set.first_color());
            let (case, announced) = (None, None);
            let speaker =
                RulingWriter { set: &set, numbering: &numbering, game: &game, case, announced };
            for clause in &set.draws {
                let Some(reading) = &clause.reading else { continue };
                for language in &Language::FULL[1..] {
                    let told = speaker.read_here(clause).expect("a reading").say(*language);
                    assert!(!told.contains(reading.taken()), "{name} {}: {told}", clause.id);
                }
            }
        }
    }
}
