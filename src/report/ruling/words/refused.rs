//! Why a claim of a draw is not right, in words.

use super::Speaker;
use super::ending::{kind_words, too_early};
use super::moves::aside;
use super::pieces::difference_words;
use super::repeated::times_words;
use crate::diag::{count, number_word};
use crate::draw::{Barred, CountEnd, Difference, Reason, clause_words, materials_words};
use crate::rules::{Clause, DrawKind};

impl Speaker<'_> {
    /// A fact on which a refusal rests, as a clause of a sentence.
    pub(super) fn refusal(&self, reason: &Reason, clause: Option<&Clause>) -> String {
        match reason {
            Reason::NoSuchDraw => "these rules have no draw of this kind".into(),
            Reason::GameEnded => "the game had ended".into(),
            Reason::BoardDecided { at } if self.is_announced(*at) => {
                "the announced move would end the game on the board, and that comes first".into()
            }
            Reason::BoardDecided { at: 0 } => "the game has ended on the board".into(),
            Reason::BoardDecided { at } => {
                format!("{} ended the game on the board, and that comes first", self.made(*at))
            }
            Reason::Barred(barred) => barred_words(*barred),
            Reason::HadToBeInvoked { met } => {
                format!(
                    "the draw stood {} and had to be claimed before the next move",
                    self.after(*met)
                )
            }
            Reason::ExistsSince { met } => format!("the draw exists since {}", self.made(*met)),
            Reason::Lapsed { met } => self.lapsed(*met, clause),
            Reason::NamedStood { last, times, needed } => format!(
                "the position named, {}, has stood {}, and {} are needed",
                self.after(*last),
                times_words(*times),
                count(needed, "time", "times")
            ),
            Reason::BoardStands { moments }
                if moments.last().is_some_and(|&last| self.is_announced(last)) =>
            {
                format!("{}, and a claim that names this is right", self.stood(moments))
            }
            Reason::BoardStands { moments } => format!(
                "the position on the board has stood {}, and a claim that names these is right",
                self.after_all(moments)
            ),
            Reason::EvidenceMissing => "the claimant must name the moves, and named none".into(),
            Reason::EvidenceWouldBe { moments, lapsed: false } => {
                format!("to be named are {}", self.nameable(moments))
            }
            Reason::EvidenceWouldBe { moments, lapsed: true } => format!(
                "the position stood {}, and the right to claim by it has lapsed",
                self.after_all(moments)
            ),
            Reason::NothingRepeated => "no position has stood so often".into(),
            Reason::NotPlayedYet { at } => format!("{} is not played yet", self.made(*at)),
            Reason::Differs { at, how, from } => {
                let differs = difference_words(*how, self.numbering);
                // Where a piece should have stood is where it stood before.
                let as_before = match how {
                    Difference::Moved { .. } => format!(" as {}", self.after(*from)),
                    _ => String::new(),
                };
                format!("{} {differs}{as_before}", self.after(*at))
            }
            Reason::NamedTwice { at } => format!("{} is named twice", self.made(*at)),
            Reason::TooFewNamed { named, needed } => {
                let are = if *named == 1 { "is" } else { "are" };
                let moves = if *named == 1 { "move" } else { "different moves" };
                format!(
                    "{} {moves} {are} named, and {} are needed",
                    number_word(*named as u64),
                    number_word(*needed as u64)
                )
            }
            Reason::LimitHeld => {
                "the limit is reached, but the player to move can capture: that comes first".into()
            }
            Reason::CountBegins { first, stated, ended } => {
                self.count_begins(*first, *stated, *ended)
            }
            Reason::CountEnded { at, why } => format!(
                "nothing is counted: {} {} and ended the last count",
                self.written_between(*at),
                ended_words(*why)
            ),
            Reason::NoDemand => {
                "the count begins only if the side with the lone king demands it, and no demand is \
                 recorded"
                    .into()
            }
            Reason::OtherPieces(materials) => {
                format!(
                    "the pieces on the board are not those the rule asks for: {}",
                    materials_words(materials)
                )
            }
            Reason::Suspended { by } => {
                let what = clause_words(&self.set.draws[*by]);
                format!("nothing is counted while another count runs: {what}")
            }
            Reason::LoneKingOffDiagonal => {
                "nothing is counted: the lone king is not on the long diagonal".into()
            }
            Reason::DiagonalNotHeld => {
                "nothing is counted: the stronger side does not hold the long diagonal".into()
            }
            Reason::AgreedWithTooManyMen { most } => format!(
                "the players agreed while one had more than {}, and may not yet",
                count(most, "man", "men")
            ),
            Reason::NothingCounted => match clause.and_then(Clause::ending) {
                Some(_) => "no move has been made yet since these pieces came to stand".into(),
                None => "no move is counted yet".into(),
            },
            Reason::NotBlocked => "a player can still move".into(),
            Reason::NoAgreement => "no offer of a draw that was accepted is recorded".into(),
            Reason::AgreedTooEarly { made, needed } => too_early(*made, *needed),
            Reason::NumbersReadAs(_)
            | Reason::Stands { .. }
            | Reason::PiecesStand { .. }
            | Reason::LimitReached { .. }
            | Reason::Counted { .. }
            | Reason::CountedByNumber { .. } => "these rules have no draw of this kind".into(),
        }
    }

    /// What could be claimed once and no more.
    fn lapsed(&self, met: usize, clause: Option<&Clause>) -> String {
        let what = match clause.map(Clause::kind) {
            Some(DrawKind::Repetition) => "a position that stood often enough".to_owned(),
            Some(kind) => format!("a draw by {}", kind_words(kind)),
            None => "a draw".to_owned(),
        };
        format!(
            "{what} could be claimed {}, and only before the next move, which has been made",
            self.after(met)
        )
    }

    /// The claim counts from another move than the count begins with.
    fn count_begins(
        &self,
        first: usize,
        stated: usize,
        ended: Option<(usize, CountEnd)>,
    ) -> String {
        let (begins, stated_words) = (self.made(first), self.made(stated));
        match ended {
            Some((at, why)) => format!(
                "the count begins with {begins}, not with {stated_words}: {} {} and ended what was \
                 counted before",
                self.written_between(at),
                ended_words(why)
            ),
            None if stated < first => {
                format!("the count begins only with {begins}, not with {stated_words}")
            }
            None => format!(
                "the claim counts from {stated_words}, and the count begins already with {begins}: \
                 that does no harm"
            ),
        }
    }

    /// "White's 52nd move, 10-4," inside a sentence.
    fn written_between(&self, moment: usize) -> String {
        aside(&self.written(moment))
    }
}

fn barred_words(barred: Barred) -> String {
    match barred {
        Barred::OffTurn { by } => {
            format!("{by} can claim only when {by} is to move, before moving")
        }
        Barred::OnlyOnMove { turn } => {
            format!("only the player to move can claim, and that is {turn}")
        }
        Barred::OnlyOpponent { who: Some(who) } => {
            format!("only {who}, the opponent of the player who repeats, can claim")
        }
        Barred::OnlyOpponent { who: None } => {
            "only the opponent of the player who repeats can claim".into()
        }
        Barred::OnlyOriginator { who } => {
            format!("only {who}, who brought the position about first, can claim")
        }
    }
}

/// What ended a count: "was a capture".
pub(in super::super::super) const fn ended_words(why: CountEnd) -> &'static str {
    match why {
        CountEnd::Capture => "was a capture",
        CountEnd::ManMove => "was a move of a man",
        CountEnd::Promotion => "made a king",
        CountEnd::KingLeft => "took the lone king off the long diagonal",
        CountEnd::Suspended => "began another count, to which this one makes way,",
        CountEnd::Pieces => "changed the pieces",
    }
}
