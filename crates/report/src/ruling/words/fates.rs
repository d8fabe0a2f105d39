//! The outcome of each irregularity, in words.

use draughts_ground::said::{Said, said};

use super::article::listed_article_of;
use super::findings::{cited, is_touch, remedies_of, remedy_of};
use super::{ListLine, Phrase, RulingWriter, Sentence};
use draughts_games::board::Color;
use draughts_games::record::found::RequiredAction as RemedyDue;
use draughts_games::record::{
    Case, EndCause, GameEnd, IrregularityState, Overview, RecordFinding, Settlement, codes,
};
use draughts_games::rules::{Finality, IrregularMove};

impl RulingWriter<'_> {
    /// Describes the choices of the opponent after an irregular move, and until when they exist.
    pub(super) fn choice(&self, found: &RecordFinding, also: &[RecordFinding]) -> Said {
        let claims = found.loses_if_claimed;
        let instead = self.in_place_of(found);
        if let (Some(first), Some(RemedyDue::MoveStays { text, .. })) =
            (instead.first(), &found.remedy)
        {
            // The opponent decides about only one of the two half-moves.
            return said!(
                "fate-either-move",
                "{ the-opponent } chooses before { $clock ->
                    [yes] pressing the clock
                   *[no] moving
                }: hold { $side ->
                    [white] Black
                    [black] White
                   *[none] the player
                } to { $keeps }{ $wrong ->
                    [yes] { \" \" }(which may then be corrected)
                   *[no] { \"\" }
                }, or accept the taking back ({ $second ->
                    [none] then { $played ->
                        [none] that
                       *[other] { $played }
                    } may be corrected
                   *[other] then choose likewise about { $second }
                }).";
                side = opponent(found),
                clock = *self.set.finality == Finality::Clock,
                keeps = text.clone(),
                wrong = self.fault_of(found).is_some(),
                played = first.move_text.clone(),
                second = match &first.remedy {
                    Some(RemedyDue::MoveStays { text, .. }) => Some(text.clone()),
                    _ => None,
                }
            );
        }
        // A move that was taken back, and to which the opponent can hold the player; the remedy if
        // it is then corrected, and the half-move that was played in its place.
        let keeps = match &found.remedy {
            Some(RemedyDue::MoveStays { text, .. }) => Some(text.clone()),
            _ => None,
        };
        let fault = self.fault_of(found);
        let held = fault.and_then(|fault| remedy_of(fault, false));
        // A touch counts even if the taking back is accepted.
        let touch = fault.is_some_and(is_touch);
        let reply = match &found.remedy {
            Some(RemedyDue::MoveStays { then, .. }) => then.as_deref().cloned().map(Phrase::from),
            _ => None,
        };
        let turn = self.game.last().turn();
        let offends = found.offender() == Some(turn);
        let again = keeps.is_some() && offends;
        // The player who moves next has no choice.
        let moves = keeps.is_none() && offends;
        let instead = self.case.zip(found.at).and_then(|(case, at)| case.written_ply(at.ply + 1));
        let instead = instead.filter(|_| keeps.is_some() && (held.is_none() || touch));
        said!(
            "fate-choice",
            "{ the-opponent } chooses { $again ->
                [yes] now
               *[no] { $moves ->
                    [yes] now
                   *[no] before { $clock ->
                        [yes] pressing the clock
                       *[no] moving
                    }
                }
            }{ $keeps ->
                [none] : let { $half_move ->
                    [none] it
                   *[other] { $half_move }
                } stand{ $moves ->
                    [yes] { \"\" }
                   *[no] { \" \" }and play on
                }, or { $claims ->
                    [yes] claim the game
                   *[no] have it corrected{ $due ->
                        [none] { \"\" }
                       *[other] , and then { $due }
                    }
                }{ $moves ->
                    [yes] . Then { other-side } moves
                   *[no] { \"\" }
                }
               *[other] { $held ->
                    [none] : accept the taking back{ $again ->
                        [yes] , and { other-side } moves again;
                       *[no] ,
                    } or hold { $side ->
                        [white] Black
                        [black] White
                       *[none] the player
                    } to { $keeps }{ $instead ->
                        [none] { \"\" }
                       *[other] { \" \" }in place of { $instead }
                    }{ $again ->
                        [yes] : { $keeps } counts as played, and { $reply ->
                            [none] { one-side } moves
                           *[other] { $reply }
                        }
                       *[no] { $reply ->
                            [none] { \"\" }
                           *[other] { \" \" }(then { $reply })
                        }
                    }
                   *[other] { $touch ->
                        [yes] { $again ->
                            [yes] . One: { $keeps } is on the board again and counts. Two: \
                             { $keeps } goes back, and { $held }
                           *[no] . One: accept the taking back, and { $instead ->
                                [none] the move after it
                               *[other] { $instead }
                            } counts. Two: { $keeps } is on the board again and counts
                        }
                       *[no] . One: accept the taking back{ $again ->
                            [yes] ; { other-side } moves again
                           *[no] { \"\" }
                        }. Two: { $keeps } is on the board again and counts. Three: demand \
                         correction: { $held }
                    }
                }
            }.";
            side = opponent(found),
            again,
            moves,
            half_move = found.move_text.clone(),
            clock = *self.set.finality == Finality::Clock,
            claims,
            keeps,
            due = remedies_of(found, also).filter(|_| !claims),
            held,
            touch,
            reply,
            instead
        )
    }

    /// Finds the irregularity that requires a half-move to be played again now.
    ///
    /// Either the last half-move has been corrected, or one cannot stand.
    pub(super) fn played_again<'o>(
        &self,
        case: &Case<'_>,
        all: &'o Overview,
    ) -> Option<&'o RecordFinding> {
        let is_one = |found: &&RecordFinding| match found.standing {
            _ if found.remedy.is_none() || !found.takes_back || all.law.is_some() => false,
            _ if matches!(found.settled, Some(Settlement::TakenBack | Settlement::Replaced)) => {
                false
            }
            Some(IrregularityState::Corrected) => {
                found.at.is_some_and(|at| at.ply == case.report.plies)
            }
            None => {
                *self.set.irregular_move == IrregularMove::CannotStand && found.settled.is_none()
            }
            Some(_) => false,
        };
        let last = all.irregularities.iter().find(is_one)?;
        // The correction of two moves in a row begins with the first, if that was wrong.
        let is_first = |found: &&RecordFinding| {
            last.finding.is(codes::TWO_MOVES_IN_A_ROW)
                && found.takes_back
                && (found.offender(), found.standing) == (last.offender(), last.standing)
                && found.at.zip(last.at).is_some_and(|(first, last)| first.ply + 1 == last.ply)
        };
        Some(all.irregularities.iter().find(is_first).unwrap_or(last))
    }

    /// Finds the irregularities committed in place of a half-move that was taken back.
    pub(super) fn in_place_of(&self, found: &RecordFinding) -> Vec<RecordFinding> {
        let all = self.case.map_or(&[][..], |case| &case.report.findings);
        all.iter().filter(|other| other.is_in_place_of(found)).cloned().collect()
    }

    /// Describes all irregularities; the correction of one half-move is mentioned once.
    ///
    /// One that the `answer` has described with its outcome is only named.
    pub(super) fn irregularities(
        &self,
        all: &[RecordFinding],
        end: Option<&GameEnd>,
        plies: usize,
        answer: &[Sentence],
    ) -> Vec<ListLine> {
        let same = |one: &RecordFinding, other: &RecordFinding| {
            one.at == other.at
                && one.remedy == other.remedy
                && [one, other]
                    .iter()
                    .all(|found| found.standing == Some(IrregularityState::Corrected))
        };
        // What cannot be read may have decided it.
        let unknown = self.case.is_some_and(|case| case.report.has_unread_incidents());
        let lines = all.iter().enumerate().map(|(place, found)| {
            let told = all[..place].iter().any(|earlier| same(earlier, found));
            let with = |earlier: &RecordFinding| {
                earlier.awaits_decision()
                    && found.awaits_decision()
                    && earlier.offender() == found.offender()
            };
            let in_place = all.iter().any(|earlier| found.is_in_place_of(earlier));
            let told = told || all[..place].iter().any(with);
            let (what, article) = (self.wrong(found), listed_article_of(found));
            let fate = match in_place {
                _ if unknown && found.awaits_decision() => None,
                true => Some(self.in_place(found).into()),
                false => self.fate(found, end, plies, told),
            };
            let is_said = |phrase: &Phrase| answer.iter().any(|sentence| sentence.says(phrase));
            let decides = found.awaits_decision() || in_place;
            let has_fate = match &fate {
                Some(Sentence::Told(fate)) => decides || is_said(fate),
                Some(_) => false,
                None => true,
            };
            let told = match is_said(&what) && has_fate {
                true => vec![see_above(self.called(found)).into()],
                false => std::iter::once(cited(what, article).into()).chain(fate).collect(),
            };
            ListLine { told, code: Some(found.finding.code()) }
        });
        lines.collect()
    }

    /// Describes the outcome of an irregularity in place of a half-move that was taken back.
    pub(super) fn in_place(&self, found: &RecordFinding) -> Said {
        said!(
            "fate-in-place",
            "If { the-opponent } accepts the taking back, it can be corrected{ fate-due }; if \
             not, it is void.";
            side = opponent(found), due = remedy_of(found, false)
        )
    }

    /// Describes the outcome of an irregularity.
    ///
    /// `told` means that it is corrected or decided together with another one.
    fn fate(
        &self,
        found: &RecordFinding,
        end: Option<&GameEnd>,
        plies: usize,
        told: bool,
    ) -> Option<Sentence> {
        let side = opponent(found);
        let ended = end.is_some_and(|end| found.at.is_some_and(|at| at.ply <= end.after));
        let fate = match found.standing {
            Some(_) if end.is_some_and(|end| lost_by(found, end)) => said!(
                "fate-lost",
                "{ the-opponent } objected, and the game is lost by it.";
                side
            ),
            Some(_)
                if matches!(
                    found.settled,
                    Some(Settlement::TakenBack | Settlement::Replaced | Settlement::MoverUnknown)
                ) =>
            {
                return Some(Sentence::Note(Box::new(found.finding.clone())));
            }
            Some(IrregularityState::Open) if ended => {
                said!("fate-was-open", "It was open when the game ended.")
            }
            Some(IrregularityState::Open) if told => {
                said!("fate-decided-with-that", "It is decided together with that.")
            }
            Some(IrregularityState::Open) => {
                let report = self.case.map(|case| &case.report);
                let also = report.map(|report| report.corrected_with(found));
                self.choice(found, &also.unwrap_or_default())
            }
            Some(IrregularityState::Corrected) if told => {
                said!("fate-corrected-with-that", "It was corrected with that.")
            }
            Some(IrregularityState::Stands) if found.settled == Some(Settlement::LetStand) => {
                said!(
                    "fate-let-stand",
                    "It stands: { the-opponent } let it stand.";
                    side
                )
            }
            Some(IrregularityState::Stands)
                if found.settled == Some(Settlement::Forgone)
                    || found.finding.is(codes::REFUSAL) =>
            {
                return Some(Sentence::Note(Box::new(found.finding.clone())));
            }
            Some(IrregularityState::Corrected) if found.settled == Some(Settlement::NotMade) => {
                said!(
                    "fate-not-made",
                    "{ the-opponent } demanded the correction{ $due ->
                    [none] { \"\" }
                   *[other] { \" \" }({ $due })
                }; the game ended before it was made.";
                    side, due = remedy_of(found, true)
                )
            }
            Some(IrregularityState::Stands) => said!(
                "fate-stands",
                "It stands: { the-opponent } has { $clock ->
                    [yes] pressed the clock
                   *[no] moved
                } since.";
                side, clock = *self.set.finality == Finality::Clock
            ),
            Some(IrregularityState::Corrected) => {
                // The half-move that was due has been played.
                let past = found.takes_back && found.at.is_some_and(|at| at.ply < plies);
                it_was_corrected(remedy_of(found, past))
            }
            Some(IrregularityState::AfterEnd) => {
                said!("fate-after-end", "It came after the end of the game and changes nothing.")
            }
            None if found.settled == Some(Settlement::GoesBack) => {
                said!("fate-goes-back", "It goes back with the earlier move that cannot stand.")
            }
            None if self.forfeits(found) => self.forfeited(found, &[]),
            None => match remedy_of(found, false) {
                Some(due) => it_cannot_stand(found, Some(due)),
                None => return Some(Sentence::Note(Box::new(found.finding.clone()))),
            },
        };
        Some(fate.into())
    }
}

/// Refers to the answer for an irregularity, or another finding.
pub(super) fn see_above(half_move: Option<Phrase>) -> Said {
    said!(
        "fate-see-above",
        "{ $half_move ->
            [none] see above
           *[other] { $half_move }: see above
        }.";
        half_move
    )
}

/// Says that it cannot stand, and names the remedy.
pub(super) fn it_cannot_stand(found: &RecordFinding, due: Option<Phrase>) -> Said {
    let half_move = found.move_text.clone();
    said!(
        "fate-cannot-stand",
        "{ $half_move ->
            [none] it
           *[other] { $half_move }
        } cannot stand{ fate-due }.";
        half_move, due
    )
}

/// Says that it was corrected, and names the remedy.
pub(super) fn it_was_corrected(due: Option<Phrase>) -> Said {
    said!("fate-corrected", "It was corrected{ fate-due }."; due)
}

/// Returns the opponent of the offender.
pub(super) fn opponent(found: &RecordFinding) -> Option<Color> {
    found.offender().map(Color::opponent)
}

/// Returns whether this violation ended the game.
fn lost_by(found: &RecordFinding, end: &GameEnd) -> bool {
    matches!(end.cause, EndCause::Violated { at, .. } if at == found.at)
        && found.loses_if_claimed
        && found.standing == Some(IrregularityState::Stands)
}
