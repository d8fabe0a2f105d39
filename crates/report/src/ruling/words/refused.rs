//! Why a claim of a draw is not right, in words.

use draughts_ground::said::{Row, Said};
use draughts_ground::told;

use super::answer::Answer;
use super::ending::{Ended, kind_words};
use super::pieces::difference;
use super::{Phrase, Speaker};
use draughts_games::board::Color;
use draughts_games::draw::{
    Barred, CountEnd, Difference, Due, OfferFate, Offered, Reason, clause_said, materials_said,
};
use draughts_games::record::RecordFinding;
use draughts_games::record::found::OfferFound;
use draughts_games::rules::{ClaimForm, Clause, ClauseRule, Unless};

told! {
    /// Why a claim is not right.
    pub(super) enum Why {
        /// The position on the board came up before.
        CameUp { when: Phrase } => "why-came-up";
        /// The rules have no draw of this kind.
        NoSuchDraw => "why-no-such-draw";
        /// The game had ended.
        GameEnded => "why-game-ended";
        /// The announced move would end the game on the board.
        AnnouncedDecides => "why-announced-decides";
        /// The game has ended on the board.
        BoardDecided => "why-board-decided";
        /// A half-move ended the game on the board.
        BoardDecidedBy { half_move: Phrase } => "why-board-decided-by";
        /// The move that was announced is the opponent's.
        NotTheirMove { side: Color } => "why-not-their-move";
        /// The announced move must have been played; the draw may wait for what the arbiter finds.
        MustBePlayed { text: String, by: Due, waits: Option<Unless>, time: Option<Phrase> }
            => "why-must-be-played";
        /// A player claims on their own turn.
        OffTurn { side: Color } => "why-off-turn";
        /// Only the player to move can claim.
        OnlyOnMove { side: Color } => "why-only-on-move";
        /// Only the opponent of the player who repeats can claim.
        OnlyOpponent { side: Option<Color> } => "why-only-opponent";
        /// Only the player can claim who brought the position about.
        OnlyOriginator { side: Color } => "why-only-originator";
        /// The draw had to be claimed before the next move.
        HadToBeInvoked { when: Phrase } => "why-had-to-be-invoked";
        /// The draw exists.
        ExistsSince { half_move: Phrase } => "why-exists-since";
        /// A repetition could be claimed, and a move has been made since.
        RepetitionLapsed { when: Phrase } => "why-repetition-lapsed";
        /// Another draw could be claimed, and a move has been made since.
        Lapsed { draw: Phrase, when: Phrase } => "why-lapsed";
        /// The position named has stood too seldom.
        NamedStood { when: Phrase, times: usize, needed: usize } => "why-named-stood";
        /// The position on the board has stood often enough.
        BoardStands { when: Phrase } => "why-board-stands";
        /// The same with the announced move.
        BoardStandsAnnounced { stood: Phrase } => "why-board-stands-announced";
        /// The claimant must name the moves.
        EvidenceMissing => "why-evidence-missing";
        /// The moves to be named.
        EvidenceWouldBe { half_moves: Phrase } => "why-evidence-would-be";
        /// The moves that could have been named.
        EvidenceWouldHaveBeen { when: Phrase } => "why-evidence-lapsed";
        /// No position has stood so often.
        NothingRepeated => "why-nothing-repeated";
        /// How often a position has stood, and how often it must.
        Stood { when: Phrase, times: usize, needed: usize } => "why-stood";
        /// How many moves of each side are counted.
        MovesCounted { white: u16, black: u16 } => "why-moves-counted";
        /// How many full moves are counted.
        FullMovesCounted { made: u32 } => "why-full-moves-counted";
        /// A half-move is not played yet.
        NotPlayedYet { half_move: Phrase } => "why-not-played-yet";
        /// A position that was named is another one.
        Differs { when: Phrase, how: Phrase, before: Option<Phrase> } => "why-differs";
        /// A half-move is named twice.
        NamedTwice { half_move: Phrase } => "why-named-twice";
        /// Too few different moves are named.
        TooFewNamed { words: Phrase, named: usize, needed: Phrase } => "why-too-few-named";
        /// The limit is reached, but a capture comes first.
        LimitHeld => "why-limit-held";
        /// The count begins with another move, for something ended what was before.
        CountBeginsAnew {
            half_move: Phrase, stated: Phrase, ended: Phrase, why: CountEnd
        } => "why-count-begins-anew";
        /// The count begins only with another move.
        CountBeginsLater { half_move: Phrase, stated: Phrase } => "why-count-begins-later";
        /// The count begins already with another move.
        CountBeginsBefore { half_move: Phrase, stated: Phrase, claimed: usize, shown: usize }
            => "why-count-begins-before";
        /// The count begins already with another move, and the claim is right all the same.
        CountBeganBefore { half_move: Phrase, stated: Phrase } => "why-count-began-before";
        /// Something ended the last count.
        CountEnded { half_move: Phrase, why: CountEnd } => "why-count-ended";
        /// No demand is recorded.
        NoDemand => "why-no-demand";
        /// The rule asks for other pieces.
        OtherPieces { pieces: Phrase } => "why-other-pieces";
        /// Another count runs.
        Suspended { rule: Phrase } => "why-suspended";
        /// The lone king is not on the long diagonal.
        LoneKingOffDiagonal => "why-lone-king-off-diagonal";
        /// The stronger side does not hold the long diagonal.
        DiagonalNotHeld => "why-diagonal-not-held";
        /// The players agreed with too many men on the board.
        TooManyMen { most: u8 } => "why-too-many-men";
        /// No move has been made with these pieces.
        NothingMoved => "why-nothing-moved";
        /// No move is counted.
        NothingCounted => "why-nothing-counted";
        /// A player can still move.
        NotBlocked => "why-not-blocked";
        /// This side has not decided whether a half-move stands.
        Undecided { side: Color, half_move: Phrase } => "why-undecided";
        /// A half-move cannot stand, and nothing rests on it.
        CannotStand { half_move: Phrase } => "why-cannot-stand";
        /// This side lets a half-move stand by claiming.
        LetStand { side: Color, half_move: Phrase } => "why-let-stand";
        /// The arbiter decides first.
        NotRuled => "why-not-ruled";
        /// The announced move cannot be played.
        CannotBePlayed { text: String, why: Said } => "why-cannot-be-played";
        /// No agreement is recorded.
        NoAgreement => "why-no-agreement";
        /// A draw was offered, and not accepted while the offer was open.
        NotAgreed { side: Color, fate: OfferFate, half_move: Option<Phrase>, late: bool }
            => "why-not-agreed";
    }
}

told! {
    /// What ended a count.
    pub(in super::super::super) enum CountEnded {
        /// "was a capture".
        By { why: CountEnd } => "count-end";
    }
}

impl Speaker<'_> {
    /// A fact on which a refusal rests, as a clause of a sentence.
    pub(super) fn refusal(&self, reason: &Reason, clause: Option<&Clause>) -> Phrase {
        let told = match reason {
            Reason::NoSuchDraw => Why::NoSuchDraw,
            Reason::GameEnded => Why::GameEnded,
            Reason::BoardDecided { at } if self.is_announced(*at) => Why::AnnouncedDecides,
            Reason::BoardDecided { at: 0 } => Why::BoardDecided,
            Reason::BoardDecided { at } => Why::BoardDecidedBy { half_move: self.made(*at) },
            Reason::Barred(barred) => match *barred {
                Barred::NotTheirMove { by } => Why::NotTheirMove { side: by },
                Barred::OffTurn { by } => Why::OffTurn { side: by },
                Barred::OnlyOnMove { turn } => Why::OnlyOnMove { side: turn },
                Barred::OnlyOpponent { who } => Why::OnlyOpponent { side: who },
                Barred::OnlyOriginator { who } => Why::OnlyOriginator { side: who },
            },
            Reason::MustBePlayed { by, .. } => Why::MustBePlayed {
                text: self.announced.unwrap_or_default().to_owned(),
                by: *by,
                waits: clause.and_then(Clause::unless),
                time: clause.and_then(|clause| match &clause.rule {
                    ClauseRule::Repetition(repetition) => {
                        Some(Row::NthWord { number: repetition.occurrence.into() }.into())
                    }
                    _ => None,
                }),
            },
            Reason::HadToBeInvoked { met } => Why::HadToBeInvoked { when: self.after(*met) },
            Reason::Undecided { at, decides } => {
                Why::Undecided { side: *decides, half_move: self.made(*at) }
            }
            Reason::CannotStand { at } => Why::CannotStand { half_move: self.made(*at) },
            Reason::NotRuled => Why::NotRuled,
            Reason::CannotBePlayed { text, why } => {
                Why::CannotBePlayed { text: text.clone(), why: why.clone() }
            }
            Reason::LetStand { at, by } => Why::LetStand { side: *by, half_move: self.made(*at) },
            Reason::ExistsSince { met } => Why::ExistsSince { half_move: self.made(*met) },
            Reason::Lapsed { met } => {
                let when = self.after(*met);
                let kind = clause.map(Clause::kind);
                match kind.filter(|kind| kind.claim_form() != ClaimForm::Times) {
                    None => Why::RepetitionLapsed { when },
                    Some(kind) => Why::Lapsed { draw: kind_words(kind), when },
                }
            }
            Reason::NamedStood { last, times, needed } => {
                Why::NamedStood { when: self.after(*last), times: *times, needed: *needed }
            }
            Reason::BoardStands { moments }
                if moments.last().is_some_and(|&last| self.is_announced(last)) =>
            {
                Why::BoardStandsAnnounced { stood: self.stood(moments) }
            }
            Reason::BoardStands { moments } => Why::BoardStands { when: self.after_all(moments) },
            Reason::EvidenceMissing => Why::EvidenceMissing,
            Reason::EvidenceWouldBe { moments, lapsed: false } => {
                Why::EvidenceWouldBe { half_moves: self.nameable(moments) }
            }
            Reason::EvidenceWouldBe { moments, lapsed: true } => {
                Why::EvidenceWouldHaveBeen { when: self.after_all(moments) }
            }
            Reason::NothingRepeated => Why::NothingRepeated,
            Reason::NotPlayedYet { at } => Why::NotPlayedYet { half_move: self.made(*at) },
            Reason::Differs { at, how, from } => return self.differs(*at, *how, Some(*from)),
            Reason::NamedTwice { at } => Why::NamedTwice { half_move: self.made(*at) },
            Reason::TooFewNamed { named, needed } => {
                let number = |number: usize| Row::NumberWord { number: number as u64 }.into();
                Why::TooFewNamed { words: number(*named), named: *named, needed: number(*needed) }
            }
            Reason::LimitHeld => Why::LimitHeld,
            Reason::CountBegins { first, stated, ended } => {
                let last = self.game.moments() - 1;
                return self.count_begins((*first, last), *stated, *ended);
            }
            Reason::CountEnded { at, why } => {
                Why::CountEnded { half_move: self.written_between(*at), why: *why }
            }
            Reason::NoDemand => Why::NoDemand,
            Reason::OtherPieces(materials) => {
                Why::OtherPieces { pieces: materials_said(materials).into() }
            }
            Reason::Suspended { by } => {
                Why::Suspended { rule: clause_said(&self.set.draws[*by]).into() }
            }
            Reason::LoneKingOffDiagonal => Why::LoneKingOffDiagonal,
            Reason::DiagonalNotHeld => Why::DiagonalNotHeld,
            Reason::AgreedWithTooManyMen { most } => Why::TooManyMen { most: *most },
            Reason::NothingCounted => match clause.and_then(Clause::ending) {
                Some(_) => Why::NothingMoved,
                None => Why::NothingCounted,
            },
            Reason::NotBlocked => Why::NotBlocked,
            Reason::NoAgreement => Why::NoAgreement,
            Reason::NotAgreed(Offered { by, fate, lapsed_at }) => {
                let half_move = lapsed_at.and_then(|ply| self.of_number(ply));
                let late = self.accepts_late(by.opponent());
                Why::NotAgreed { side: *by, fate: *fate, half_move, late }
            }
            Reason::AgreedTooEarly { made, needed } => {
                return Ended::AgreedTooEarly { made: *made, needed: *needed }.into();
            }
            // What a claim rests on, where nothing more is known of the clause that counts.
            Reason::NumbersReadAs(side) => return Answer::NumbersReadAs { side: *side }.into(),
            Reason::Stands { at, times, needed } => {
                Why::Stood { when: self.after(*at), times: *times, needed: *needed }
            }
            Reason::PiecesStand { at, strong } => {
                let (pieces, when) = (self.force(*strong, *at), self.after(*at));
                let (diagonal, waits) = (false, false);
                return Answer::DrawnAtOnce { pieces, diagonal, when, waits }.into();
            }
            Reason::LimitReached { made, .. } | Reason::Counted { made, .. } => {
                Why::MovesCounted { white: made.white, black: made.black }
            }
            Reason::CountedByNumber { made, .. } => Why::FullMovesCounted { made: *made },
        };
        told.into()
    }

    /// How the position at a moment differs from the one meant, and where that one stood.
    pub(super) fn differs(&self, at: usize, how: Difference, from: Option<usize>) -> Phrase {
        // Where a piece should have stood is where it stood before.
        let moved = matches!(how, Difference::Moved { .. });
        let before = from.filter(|_| moved).map(|from| self.after(from));
        let how = difference(how, self.numbering);
        Why::Differs { when: self.after(at), how, before }.into()
    }

    /// The half-move of a ply of the record.
    pub(super) fn of_number(&self, ply: usize) -> Option<Phrase> {
        let case = self.case?;
        let moment = case.played.before_ply(ply)?;
        Some(self.written_ply(case.played.at(moment + 1)?))
    }

    /// True if this side accepted an offer that was no longer open.
    fn accepts_late(&self, side: Color) -> bool {
        let is_it = |found: &RecordFinding| matches!(found.finding.as_what(), Some(OfferFound::NotOpen { side: by, .. }) if *by == side);
        self.case.is_some_and(|case| case.report.findings.iter().any(is_it))
    }

    /// The claim counts from another move than the count begins with.
    pub(super) fn count_begins(
        &self,
        (first, last): (usize, usize),
        stated: usize,
        ended: Option<(usize, CountEnd)>,
    ) -> Phrase {
        let (half_move, named) = (self.made(first), self.made(stated));
        let told = match ended {
            Some((at, why)) => Why::CountBeginsAnew {
                half_move,
                stated: named,
                ended: self.written_between(at),
                why,
            },
            None if stated < first => Why::CountBeginsLater { half_move, stated: named },
            None => {
                let mover = |moment: usize| self.game.half_move(moment).map(|(_, side)| side);
                let moves = |from: usize| {
                    (from..=last).filter(|&moment| mover(moment) == mover(from)).count()
                };
                let (claimed, shown) = (moves(stated), moves(first));
                Why::CountBeginsBefore { half_move, stated: named, claimed, shown }
            }
        };
        told.into()
    }
}

/// What ended a count: "was a capture".
pub(in super::super::super) fn ended_words(why: CountEnd) -> Phrase {
    CountEnded::By { why }.into()
}
