//! The reasons why a draw claim is not right, in words.

use draughts_ground::said::{Row, said};

use super::answer::{drawn_at_once, numbers_read_as};
use super::ending::{agreed_too_early, kind_words};
use super::overview::is_before;
use super::pieces::difference;
use super::{MoveName, Phrase, RulingWriter};
use draughts_games::board::Color;
use draughts_games::draw::{
    ClaimBar, CountEnd, PastOffer, PositionDifference, Reason, clause_said, materials_said,
};
use draughts_games::record::RecordFinding;
use draughts_games::record::found::OfferFinding;
use draughts_games::rules::{ClaimForm, Clause, ClauseRule};

impl RulingWriter<'_> {
    /// Gives a reason for a refusal as a clause of a sentence.
    pub(super) fn refusal(&self, reason: &Reason, clause: Option<&Clause>) -> Phrase {
        let told = match reason {
            Reason::NoSuchDraw => {
                said!("why-no-such-draw", "these rules have no draw of this kind")
            }
            Reason::GameEnded => said!("why-game-ended", "the game had ended"),
            Reason::BoardDecided { at } if self.is_announced(*at) => said!(
                "why-announced-decides",
                "the announced move would end the game on the board, and that comes first"
            ),
            Reason::BoardDecided { at: 0 } => {
                said!("why-board-decided", "the game has ended on the board")
            }
            Reason::BoardDecided { at } => said!(
                "why-board-decided-by",
                "{ $half_move } ended the game on the board, and that comes first";
                half_move = self.made(*at)
            ),
            Reason::Barred(barred) => match *barred {
                ClaimBar::NotTheirMove { by } => said!(
                    "why-not-their-move",
                    "{ $side ->
                        [white] White cannot announce Black's move
                       *[black] Black cannot announce White's move
                    }";
                    side = by
                ),
                ClaimBar::OffTurn { by } => said!(
                    "why-off-turn",
                    "{ $side ->
                        [white] White may claim only on White's
                       *[black] Black may claim only on Black's
                    } own turn, before moving";
                    side = by
                ),
                ClaimBar::OnlyOnMove { turn } => said!(
                    "why-only-on-move",
                    "only the player to move can claim, and that is { $side ->
                        [white] White
                       *[black] Black
                    }";
                    side = turn
                ),
                ClaimBar::OnlyOpponent { who } => said!(
                    "why-only-opponent",
                    "only { $side ->
                        [white] White, the opponent of the player who repeats,
                        [black] Black, the opponent of the player who repeats,
                       *[none] the opponent of the player who repeats
                    } can claim";
                    side = who
                ),
                ClaimBar::OnlyOriginator { who } => said!(
                    "why-only-originator",
                    "only { $side ->
                        [white] White
                       *[black] Black
                    }, who brought the position about first, can claim";
                    side = who
                ),
            },
            Reason::MustBePlayed { by, .. } => {
                let time = clause.and_then(|clause| match &clause.rule {
                    ClauseRule::Repetition(repetition) => {
                        Some(Row::NthWord { number: repetition.occurrence.into() })
                    }
                    _ => None,
                });
                said!(
                    "why-must-be-played",
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
                    text = self.announced.unwrap_or_default().to_owned(),
                    by = *by,
                    waits = clause.and_then(Clause::unless),
                    time
                )
            }
            Reason::HadToBeInvoked { met } => said!(
                "why-had-to-be-invoked",
                "the draw was there { $when } and had to be claimed before the next move";
                when = self.after(*met)
            ),
            Reason::Undecided { at, decides } => said!(
                "why-undecided",
                "{ one-side } has not decided whether { $half_move } stands";
                side = *decides, half_move = self.made(*at)
            ),
            Reason::CannotStand { at } => said!(
                "why-cannot-stand",
                "{ $half_move } cannot stand, and nothing rests on it";
                half_move = self.made(*at)
            ),
            Reason::NotRuled => {
                said!("why-not-ruled", "the arbiter has not decided what becomes of the game")
            }
            Reason::CannotBePlayed { text, why } => said!(
                "why-cannot-be-played",
                "the announced move { $text } cannot be played: { $why }";
                text = text.clone(), why = why.clone()
            ),
            Reason::LetStand { at, by } => said!(
                "why-let-stand",
                "by claiming, { one-side } lets { $half_move } stand";
                side = *by, half_move = self.made(*at)
            ),
            Reason::ExistsSince { met } => said!(
                "why-exists-since",
                "the draw exists since { $half_move }";
                half_move = self.made(*met)
            ),
            Reason::Lapsed { met } => {
                let when = self.after(*met);
                let kind = clause.map(Clause::kind);
                match kind.filter(|kind| kind.claim_form() != ClaimForm::Times) {
                    None => said!(
                        "why-repetition-lapsed",
                        "too late: a position had come up often enough { $when }, but the draw had \
                         to be claimed before the next move";
                        when
                    ),
                    Some(kind) => said!(
                        "why-lapsed",
                        "too late: a draw by { $draw } could be claimed { $when }, but only before \
                         the next move";
                        draw = kind_words(kind), when
                    ),
                }
            }
            Reason::NamedStood { last, times, needed } => said!(
                "why-named-stood",
                "the position named, { $when }, has come up { $times ->
                    [1] once
                    [2] twice
                   *[other] { $times } times
                }, and { $needed ->
                    [one] { $needed } time
                   *[other] { $needed } times
                } are needed";
                when = self.after(*last), times = *times, needed = *needed
            ),
            Reason::BoardStands { moments }
                if moments.last().is_some_and(|&last| self.is_announced(last)) =>
            {
                said!(
                    "why-board-stands-announced",
                    "{ $stood }; a claim naming all of these is right";
                    stood = self.stood(moments)
                )
            }
            Reason::BoardStands { moments } => said!(
                "why-board-stands",
                "the present position came up { $when }: a claim naming these is right";
                when = self.after_all(moments)
            ),
            Reason::EvidenceMissing => said!(
                "why-evidence-missing",
                "the moves that repeat the position must be named, and none was"
            ),
            Reason::EvidenceWouldBe { moments, lapsed: false } => said!(
                "why-evidence-would-be",
                "the claim should have named { $half_moves }";
                half_moves = self.nameable(moments)
            ),
            Reason::EvidenceWouldBe { moments, lapsed: true } => said!(
                "why-evidence-lapsed",
                "the position came up { $when }, and the right to claim by it has lapsed";
                when = self.after_all(moments)
            ),
            Reason::NothingRepeated => {
                said!("why-nothing-repeated", "no position has come up so often")
            }
            Reason::NotPlayedYet { at } => said!(
                "why-not-played-yet",
                "{ $half_move } is not played yet";
                half_move = self.made(*at)
            ),
            Reason::Differs { at, how, from } => return self.differs(*at, *how, Some(*from)),
            Reason::NamedTwice { at } => said!(
                "why-named-twice",
                "the claim names { $half_move } twice";
                half_move = self.made(*at)
            ),
            Reason::TooFewNamed { named, needed } => {
                let number = |number: usize| Row::NumberWord { number: number as u64 };
                said!(
                    "why-too-few-named",
                    "{ $words } { $named ->
                        [1] move is
                       *[other] different moves are
                    } named, and { $needed } are needed";
                    words = number(*named), named = *named, needed = number(*needed)
                )
            }
            Reason::LimitHeld => said!(
                "why-limit-held",
                "the limit is reached, but the player to move can capture: that comes first"
            ),
            Reason::CountBegins { first, stated, ended } => {
                let last = self.game.moments() - 1;
                return self.count_begins((*first, last), *stated, *ended);
            }
            Reason::CountEnded { at, why } => said!(
                "why-count-ended",
                "nothing is counted: { $half_move } { count-end } and ended the last count";
                half_move = self.written_between(*at), why = *why
            ),
            Reason::NoDemand => said!(
                "why-no-demand",
                "the count begins only if the side with the lone king demands it, and no demand \
                 is recorded"
            ),
            Reason::OtherPieces(materials) => said!(
                "why-other-pieces",
                "the rule asks for other pieces: { $pieces }";
                pieces = materials_said(materials)
            ),
            Reason::Suspended { by } => said!(
                "why-suspended",
                "nothing is counted while another count runs: { $rule }";
                rule = clause_said(&self.set.draws[*by])
            ),
            Reason::LoneKingOffDiagonal => said!(
                "why-lone-king-off-diagonal",
                "nothing is counted: the lone king is not on the long diagonal"
            ),
            Reason::DiagonalNotHeld => said!(
                "why-diagonal-not-held",
                "nothing is counted: the stronger side does not hold the long diagonal"
            ),
            Reason::AgreedWithTooManyMen { most } => said!(
                "why-too-many-men",
                "the players agreed while one had more than { $most ->
                    [one] { $most } man
                   *[other] { $most } men
                }, and may not yet";
                most = *most
            ),
            Reason::NothingCounted => match clause.and_then(Clause::ending) {
                Some(_) => {
                    said!("why-nothing-moved", "no move has been made yet with these pieces")
                }
                None => said!("why-nothing-counted", "no move is counted yet"),
            },
            Reason::NotBlocked => said!("why-not-blocked", "a player can still move"),
            Reason::NoAgreement => {
                said!("why-no-agreement", "the record shows no agreed draw")
            }
            Reason::NotAgreed(PastOffer { by, fate, lapsed_at }) => {
                let half_move = lapsed_at.and_then(|ply| self.of_number(ply));
                let late = self.accepts_late(by.opponent(), *lapsed_at);
                said!(
                    "why-not-agreed",
                    "no draw was agreed: { $fate ->
                        [open] { one-side } offered a draw, and { other-side } has not accepted it
                        [declined] { one-side } offered a draw, and { other-side } declined it
                        [opponent-moved] { offer-lapsed }{ $late ->
                            [none] ; an offer is open only until the opponent moves
                           *[other] { \"\" }
                        }
                       *[moved] { offer-lapsed }{ $late ->
                            [none] ; an offer is open only until the next move
                           *[other] { \"\" }
                        }
                    }";
                    side = *by, fate = *fate, half_move, late
                )
            }
            Reason::AgreedTooEarly { made, needed } => agreed_too_early(*made, *needed),
            // The reasons for a claim, if the clause does not count.
            Reason::NumbersReadAs(side) => return numbers_read_as(*side).into(),
            Reason::Stands { at, times, needed } => said!(
                "why-stood",
                "the position, { $when }, has come up { $times ->
                    [1] once
                    [2] twice
                   *[other] { $times } times
                }, and { $needed ->
                    [one] { $needed } time
                   *[other] { $needed } times
                } are needed";
                when = self.after(*at), times = *times, needed = *needed
            ),
            Reason::PiecesStand { at, strong } => {
                let (pieces, when) = (self.force(*strong, *at), self.after(*at));
                return drawn_at_once(pieces, false, when).into();
            }
            Reason::LimitReached { made, .. } | Reason::Counted { made, .. } => said!(
                "why-moves-counted",
                "{ $white } of White's moves and { $black } of Black's are counted";
                white = made.white, black = made.black
            ),
            Reason::CountedByNumber { made, .. } => said!(
                "why-full-moves-counted",
                "{ $made ->
                    [one] one full move is counted
                   *[other] { $made } full moves are counted
                }";
                made = *made
            ),
        };
        told.into()
    }

    /// Says how a position differs from the one meant, and when the difference began.
    pub(super) fn differs(
        &self,
        at: usize,
        how: PositionDifference,
        from: Option<usize>,
    ) -> Phrase {
        // The piece should have been where it was before.
        let moved = matches!(how, PositionDifference::Moved { .. });
        let before = from.filter(|_| moved).map(|from| self.after(from));
        let how = difference(how, self.numbering);
        said!(
            "why-differs",
            "the claim names { $half_move }, when { $how }{ $before ->
                [none] { \"\" }
               *[other] { \" \" }as { $before }
            }";
            half_move = self.made(at), how, before
        )
        .into()
    }

    /// Says that a player accepted a draw that nobody offered.
    pub(super) fn accepts_nothing(&self) -> Option<Phrase> {
        let is_it = |found: &&RecordFinding| {
            matches!(found.finding.as_what(), Some(OfferFinding::NotOpen { .. }))
        };
        self.case?.report.findings.iter().rfind(is_it).map(|found| self.finding(found))
    }

    /// Names the half-move at a ply of the record.
    pub(super) fn of_number(&self, ply: usize) -> Option<Phrase> {
        let case = self.case?;
        let moment = case.played.before_ply(ply)?;
        Some(self.written_ply(case.played.at(moment + 1)?))
    }

    /// Says when this side accepted an offer that had `lapsed` with a half-move.
    fn accepts_late(&self, side: Color, lapsed: Option<usize>) -> Option<Phrase> {
        let is_it = |found: &&RecordFinding| matches!(found.finding.as_what(), Some(OfferFinding::NotOpen { side: by, .. }) if *by == side);
        let found = self.case?.report.findings.iter().find(is_it)?;
        let by = found.at.map(|at| at.ply - usize::from(is_before(found, at) && at.ply > 0));
        match by.is_some() && by == lapsed {
            true => Some(MoveName::AfterMoving.into()),
            false => self.when_found(found),
        }
    }

    /// Says that the count begins with another move than the claim states.
    pub(super) fn count_begins(
        &self,
        (first, last): (usize, usize),
        stated: usize,
        ended: Option<(usize, CountEnd)>,
    ) -> Phrase {
        let (half_move, named) = (self.made(first), self.made(stated));
        let told = match ended {
            Some((at, why)) => said!(
                "why-count-begins-anew",
                "the count begins with { $half_move }, not with { $stated }: { $ended } \
                 { count-end } and ended what was counted before";
                half_move, stated = named, ended = self.written_between(at), why
            ),
            None if stated < first => said!(
                "why-count-begins-later",
                "the count begins only with { $half_move }, not with { $stated }";
                half_move, stated = named
            ),
            None => {
                let mover = |moment: usize| self.game.half_move(moment).map(|(_, side)| side);
                let moves = |from: usize| {
                    (from..=last).filter(|&moment| mover(moment) == mover(from)).count()
                };
                let (claimed, shown) = (moves(stated), moves(first));
                said!(
                    "why-count-begins-before",
                    "the claim counts { $claimed ->
                        [one] { $claimed } move
                       *[other] { $claimed } moves
                    } from { $stated } on; the record shows { $shown } from { $half_move } on";
                    half_move, stated = named, claimed, shown
                )
            }
        };
        told.into()
    }
}

/// Describes the end of a count: "was a capture".
pub(in super::super::super) fn ended_words(why: CountEnd) -> Phrase {
    said!("count-end"; why).into()
}
