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
        CameUp { when: Phrase } => "why-came-up", "the present position came up { $when }";
        NoSuchDraw => "why-no-such-draw", "these rules have no draw of this kind";
        GameEnded => "why-game-ended", "the game had ended";
        AnnouncedDecides => "why-announced-decides",
            "the announced move would end the game on the board, and that comes first";
        BoardDecided => "why-board-decided", "the game has ended on the board";
        BoardDecidedBy { half_move: Phrase } => "why-board-decided-by",
            "{ $half_move } ended the game on the board, and that comes first";
        NotTheirMove { side: Color } => "why-not-their-move",
            "{ $side ->
                [white] White cannot announce Black's move
               *[black] Black cannot announce White's move
            }";
        MustBePlayed {
            text: String,
            by: Due,
            waits: Option<Unless>,
            time: Option<Phrase>,
        } => "why-must-be-played",
            "{ $by ->
                [itself] it is a draw
                [either] either player can claim it
                [white] White can claim it
               *[black] Black can claim it
            }{ $waits ->
                [winning-position] , if the position is not won,
                [obvious-win] , if there is no obvious win,
               *[none] { \"\" }
            } as soon as { $text } has been played{ $time ->
                [none] { \"\" }
               *[other] , for the position then comes up for the { $time } time
            }";
        OffTurn { side: Color } => "why-off-turn",
            "{ $side ->
                [white] White may claim only on White's
               *[black] Black may claim only on Black's
            } own turn, before moving";
        OnlyOnMove { side: Color } => "why-only-on-move",
            "only the player to move can claim, and that is { $side ->
                [white] White
               *[black] Black
            }";
        OnlyOpponent { side: Option<Color> } => "why-only-opponent",
            "only { $side ->
                [white] White, the opponent of the player who repeats,
                [black] Black, the opponent of the player who repeats,
               *[none] the opponent of the player who repeats
            } can claim";
        OnlyOriginator { side: Color } => "why-only-originator",
            "only { $side ->
                [white] White
               *[black] Black
            }, who brought the position about first, can claim";
        HadToBeInvoked { when: Phrase } => "why-had-to-be-invoked",
            "the draw was there { $when } and had to be claimed before the next move";
        ExistsSince { half_move: Phrase } => "why-exists-since",
            "the draw exists since { $half_move }";
        RepetitionLapsed { when: Phrase } => "why-repetition-lapsed",
            "a position that had come up often enough could be claimed { $when }, and only before \
             the next move, which has been made";
        Lapsed { draw: Phrase, when: Phrase } => "why-lapsed",
            "a draw by { $draw } could be claimed { $when }, and only before the next move, which \
             has been made";
        NamedStood { when: Phrase, times: usize, needed: usize } => "why-named-stood",
            "the position named, { $when }, has come up { $times ->
                [1] once
                [2] twice
               *[other] { $times } times
            }, and { $needed ->
                [one] { $needed } time
               *[other] { $needed } times
            } are needed";
        BoardStands { when: Phrase } => "why-board-stands",
            "the present position came up { $when }: a claim naming these is right";
        BoardStandsAnnounced { stood: Phrase } => "why-board-stands-announced",
            "{ $stood }; a claim naming all of these is right";
        EvidenceMissing => "why-evidence-missing",
            "the moves that repeat the position must be named, and none was";
        EvidenceWouldBe { half_moves: Phrase } => "why-evidence-would-be",
            "the claim should have named { $half_moves }";
        EvidenceWouldHaveBeen { when: Phrase } => "why-evidence-lapsed",
            "the position came up { $when }, and the right to claim by it has lapsed";
        NothingRepeated => "why-nothing-repeated", "no position has come up so often";
        Stood { when: Phrase, times: usize, needed: usize } => "why-stood",
            "the position, { $when }, has come up { $times ->
                [1] once
                [2] twice
               *[other] { $times } times
            }, and { $needed ->
                [one] { $needed } time
               *[other] { $needed } times
            } are needed";
        MovesCounted { white: u16, black: u16 } => "why-moves-counted",
            "{ $white } of White's moves and { $black } of Black's are counted";
        FullMovesCounted { made: u32 } => "why-full-moves-counted",
            "{ $made ->
                [one] one full move is counted
               *[other] { $made } full moves are counted
            }";
        NotPlayedYet { half_move: Phrase } => "why-not-played-yet",
            "{ $half_move } is not played yet";
        Differs { when: Phrase, how: Phrase, before: Option<Phrase> } => "why-differs",
            "{ $when } { $how }{ $before ->
                [none] { \"\" }
               *[other] { \" \" }as { $before }
            }";
        NamedTwice { half_move: Phrase } => "why-named-twice", "{ $half_move } is named twice";
        TooFewNamed { words: Phrase, named: usize, needed: Phrase } => "why-too-few-named",
            "{ $words } { $named ->
                [1] move is
               *[other] different moves are
            } named, and { $needed } are needed";
        LimitHeld => "why-limit-held",
            "the limit is reached, but the player to move can capture: that comes first";
        CountBeginsAnew {
            half_move: Phrase,
            stated: Phrase,
            ended: Phrase,
            why: CountEnd,
        } => "why-count-begins-anew",
            "the count begins with { $half_move }, not with { $stated }: { $ended } { count-end } \
             and ended what was counted before";
        CountBeginsLater { half_move: Phrase, stated: Phrase } => "why-count-begins-later",
            "the count begins only with { $half_move }, not with { $stated }";
        CountBeginsBefore {
            half_move: Phrase,
            stated: Phrase,
            claimed: usize,
            shown: usize,
        } => "why-count-begins-before",
            "the claim counts { $claimed ->
                [one] { $claimed } move
               *[other] { $claimed } moves
            } from { $stated } on; the record shows { $shown } from { $half_move } on";
        CountBeganBefore { half_move: Phrase, stated: Phrase } => "why-count-began-before",
            "the claim names { $stated } as the first; the count begins with { $half_move }, and \
             it is complete";
        CountEnded { half_move: Phrase, why: CountEnd } => "why-count-ended",
            "nothing is counted: { $half_move } { count-end } and ended the last count";
        NoDemand => "why-no-demand",
            "the count begins only if the side with the lone king demands it, and no demand is \
             recorded";
        OtherPieces { pieces: Phrase } => "why-other-pieces",
            "the rule asks for other pieces: { $pieces }";
        Suspended { rule: Phrase } => "why-suspended",
            "nothing is counted while another count runs: { $rule }";
        LoneKingOffDiagonal => "why-lone-king-off-diagonal",
            "nothing is counted: the lone king is not on the long diagonal";
        DiagonalNotHeld => "why-diagonal-not-held",
            "nothing is counted: the stronger side does not hold the long diagonal";
        TooManyMen { most: u8 } => "why-too-many-men",
            "the players agreed while one had more than { $most ->
                [one] { $most } man
               *[other] { $most } men
            }, and may not yet";
        NothingMoved => "why-nothing-moved", "no move has been made yet with these pieces";
        NothingCounted => "why-nothing-counted", "no move is counted yet";
        NotBlocked => "why-not-blocked", "a player can still move";
        Undecided { side: Color, half_move: Phrase } => "why-undecided",
            "{ one-side } has not decided whether { $half_move } stands";
        CannotStand { half_move: Phrase } => "why-cannot-stand",
            "{ $half_move } cannot stand, and nothing rests on it";
        LetStand { side: Color, half_move: Phrase } => "why-let-stand",
            "by claiming, { one-side } lets { $half_move } stand";
        NotRuled => "why-not-ruled", "the arbiter has not decided what becomes of the game";
        CannotBePlayed { text: String, why: Said } => "why-cannot-be-played",
            "the announced move { $text } cannot be played: { $why }";
        NoAgreement => "why-no-agreement", "no offer of a draw that was accepted is recorded";
        NotAgreed {
            side: Color,
            fate: OfferFate,
            half_move: Option<Phrase>,
            late: bool,
        } => "why-not-agreed",
            "{ one-side } offered a draw, and { $fate ->
                [open] { other-side } has not accepted it
                [declined] { other-side } declined it
                [opponent-moved] { offer-lapsed }: an offer is open only until the opponent moves
               *[moved] { offer-lapsed }: an offer is open only until the next move
            }";
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
