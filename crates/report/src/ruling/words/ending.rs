//! The end of a game in words.

use draughts_ground::said::{Said, said};
use draughts_ground::told;

use super::counted::arbiter_must_find;
use super::findings::named;
use super::moves::{aside, of_ply};
use super::{MoveName, Phrase, RulingWriter};
use draughts_games::board::Color;
use draughts_games::record::{EndCause, GameEnd, LawOutcome, RecordFinding, Settlement};
use draughts_games::rules::{DrawKind, RuleSet};

told! {
    /// The subject of an article about the end of a game.
    pub(super) enum Subject {
        Resignation => "on-resignation", "a loss by resignation";
        Flag => "on-flag", "the fall of a flag";
        Refusal => "on-refusal", "a loss by refusing to follow the rules";
        Leaving => "on-leaving", "a loss by leaving the game";
        Upsetting => "on-upsetting", "a loss by upsetting the pieces";
        Cancelling => "on-cancelling", "a game that is cancelled";
        Board => "on-board", "a board that lies wrongly";
        Violation => "on-violation", "a loss by breaking the rules";
        Early => "on-early-agreement", "an agreement that comes too early";
        Earliest => "on-earliest-draw", "how early a draw can be agreed";
        Draw { draw: Phrase } => "on-draw", "a draw by { $draw }";
        BothBlocked => "on-both-blocked", "a game in which neither side can move";
        OnBoard => "on-end-on-board", "the end of a game on the board";
        Righted => "on-righted", "what becomes of an irregularity";
        Final => "on-final", "when a move is final";
        Touched => "on-touched", "touched pieces";
        Offer => "on-offer", "how long an offer stays open";
        NotRuled => "on-not-ruled", "what becomes of this";
        This => "on-this", "this";
        Late => "on-late-claim", "claims that come late";
        Twice => "on-two-decisions", "two decisions on one irregularity";
    }
}

told! {
    /// The result of a game by the laws, and the result to enter.
    pub(super) enum ResultMessage {
        Won { side: Color, article: Option<Phrase> } => "outcome-won",
            "{ $side ->
                [white] White
               *[black] Black
            } has won{ its-article }.";
        NotCredited { side: Color, loser: Color, article: Option<Phrase> } => "outcome-not-credited",
            "{ $loser ->
                [white] White
               *[black] Black
            } has lost; { $side ->
                [white] White
               *[black] Black
            } is not credited{ its-article }.";
        Draw { article: Option<Phrase> } => "outcome-draw", "The game is a draw{ its-article }.";
        BothZero { article: Option<Phrase> } => "outcome-both-zero",
            "Both players score 0{ its-article }.";
        Annulled { article: Option<Phrase> } => "outcome-annulled",
            "The game is annulled{ its-article }.";
        Void { article: Option<Phrase> } => "outcome-void", "The game is void{ its-article }.";
        Enter { result: String, credited: bool } => "outcome-enter",
            "Enter{ \"\\u00A0\" }{ $result }{ $credited ->
                [yes] .
               *[no] , not credited.
            }";
        EnterNone => "outcome-enter-none", "Enter{ \"\\u00A0\" }no result.";
        PlayAgain => "outcome-play-again",
            "Enter{ \"\\u00A0\" }no result; the game is played again.";
        GoesOn { turn: Color } => "outcome-goes-on",
            "The game goes on; { $turn ->
                [white] White
               *[black] Black
            } moves.";
    }
}

impl Subject {
    /// Returns a draw of this kind.
    pub(super) fn of_draw(kind: DrawKind) -> Self {
        Self::Draw { draw: kind_words(kind) }
    }
}

/// Names the draw of a clause: "repetition".
pub(super) fn draw_words(set: &RuleSet, clause: usize) -> Phrase {
    kind_words(set.draws[clause].kind())
}

/// Names a kind of draw, to follow "a draw by".
pub(super) fn kind_words(kind: DrawKind) -> Phrase {
    said!("draw-kind"; kind).into()
}

/// Says that the players agreed on a draw too early.
pub(super) fn agreed_too_early(made: u32, needed: u32) -> Said {
    said!(
        "end-agreed-too-early",
        "the players agreed on a draw after { $made ->
            [one] { $made } move
           *[other] { $made } moves
        } each; { $needed } each are required";
        made, needed
    )
}

/// Names the subject of the article on an end: "a loss by resignation".
pub(super) fn subject(set: &RuleSet, end: &GameEnd) -> Phrase {
    let told = match end.cause {
        EndCause::Resigned(_) => Subject::Resignation,
        EndCause::FlagFell(_) | EndCause::BothFlagsFell => Subject::Flag,
        EndCause::Refused(_) => Subject::Refusal,
        EndCause::Left(_) => Subject::Leaving,
        EndCause::Upset(_) => Subject::Upsetting,
        EndCause::Cancelled(_) => Subject::Cancelling,
        EndCause::BoardWrong => Subject::Board,
        EndCause::Violated { .. } => Subject::Violation,
        EndCause::AgreedTooEarly { .. } => Subject::Early,
        EndCause::Agreed => Subject::Draw { draw: kind_words(DrawKind::Agreement) },
        EndCause::Claimed { clause, .. } | EndCause::Drawn { clause } => {
            Subject::Draw { draw: draw_words(set, clause) }
        }
        EndCause::BothBlocked(_) => Subject::BothBlocked,
        EndCause::NoPiece(_) | EndCause::NoMove(_) | EndCause::KingMade => Subject::OnBoard,
    };
    told.into()
}

impl RulingWriter<'_> {
    /// Says why and when a game ended: "Black resigned after Black's 3rd move, 45-50".
    pub(crate) fn end(&self, end: &GameEnd) -> Phrase {
        let findings = self.case.map_or(&[][..], |case| &case.report.findings);
        if let Some(refused) = self.refused_to_correct(end, findings) {
            return refused;
        }
        let when = self.when(end);
        let told = match end.cause {
            EndCause::Resigned(side) => said!(
                "end-resigned",
                "{ $side ->
                    [white] White
                   *[black] Black
                } resigned { $when }";
                side, when
            ),
            EndCause::FlagFell(side) => said!(
                "end-flag-fell",
                "{ $side ->
                    [white] White's
                   *[black] Black's
                } flag fell { $when }";
                side, when
            ),
            EndCause::BothFlagsFell => said!(
                "end-both-flags-fell",
                "both flags were down { $when }";
                when
            ),
            EndCause::Refused(side) => said!(
                "end-refused",
                "{ $side ->
                    [white] White
                   *[black] Black
                } refused to follow the rules { $when }";
                side, when
            ),
            EndCause::Left(side) => said!(
                "end-left",
                "{ $side ->
                    [white] White
                   *[black] Black
                } left the game { $when }";
                side, when
            ),
            EndCause::Upset(side) => said!(
                "end-upset",
                "{ $side ->
                    [white] White
                   *[black] Black
                } upset the pieces { $when }";
                side, when
            ),
            EndCause::Cancelled(side) => said!(
                "end-cancelled",
                "{ $side ->
                    [white] White
                   *[black] Black
                } cancelled the game { $when }";
                side, when
            ),
            EndCause::BoardWrong => said!(
                "end-board-wrong",
                "the board was found to be placed wrongly { $when }";
                when
            ),
            EndCause::Violated { by, at } => said!(
                "end-violated",
                "{ $side ->
                    [white] White
                   *[black] Black
                } broke the rules{ $half_move ->
                    [none] { \"\" }
                   *[other] { \" \" }with { $half_move }
                }, and { $opponent ->
                    [white] White
                   *[black] Black
                } objected: that loses the game for { $side ->
                    [white] White
                   *[black] Black
                }";
                side = by, opponent = by.opponent(), half_move = at.map(of_ply)
            ),
            EndCause::Agreed => said!("end-agreed", "the players agreed on a draw { $when }"; when),
            EndCause::AgreedTooEarly { made, needed } => agreed_too_early(made, needed),
            EndCause::Claimed { by, clause } => said!(
                "end-claimed",
                "{ $side ->
                    [white] White
                   *[black] Black
                } rightly claimed a draw by { $draw } { $when }";
                side = by, draw = draw_words(self.set, clause), when
            ),
            EndCause::Drawn { clause } => said!(
                "end-drawn",
                "the game was drawn by { $draw } { $when }";
                draw = draw_words(self.set, clause), when
            ),
            EndCause::NoPiece(side) => said!(
                "end-no-piece",
                "{ $side ->
                    [white] White
                   *[black] Black
                } had no piece left { $when }{ $wins ->
                    [yes] , which wins in this game
                   *[no] { \"\" }
                }";
                side, when, wins = end.outcome == LawOutcome::Win(side)
            ),
            EndCause::NoMove(side) => said!(
                "end-no-move",
                "{ $side ->
                    [white] White
                   *[black] Black
                } had no legal move { $when }{ $wins ->
                    [yes] , which wins in this game
                   *[no] { \"\" }
                }";
                side, when, wins = end.outcome == LawOutcome::Win(side)
            ),
            EndCause::BothBlocked(_) => said!(
                "end-both-blocked",
                "neither side could move { $when }";
                when
            ),
            EndCause::KingMade => said!(
                "end-king-made",
                "{ $half_move } made a king, which wins in this game";
                half_move = end.last.map_or(when, |at| aside((self.written_ply(at), true)))
            ),
        };
        told.into()
    }

    /// Says when a game ended: "after Black's 3rd move, 45-50".
    pub(crate) fn when(&self, end: &GameEnd) -> Phrase {
        // Between the demand for a correction and the correction.
        let last = end.last.map_or(0, |at| at.ply);
        let not_made = |found: &&RecordFinding| {
            found.settled == Some(Settlement::NotMade) && found.at.is_some_and(|at| at.ply > last)
        };
        let mut findings = self.case.into_iter().flat_map(|case| &case.report.findings);
        if let Some((found, at)) =
            findings.find(not_made).and_then(|found| Some((found, found.at?)))
        {
            return MoveName::AfterDemand { half_move: aside(named(found, at)) }.into();
        }
        match end.last {
            None => self.at_start(),
            Some(at) => MoveName::After { half_move: self.written_ply(at) }.into(),
        }
    }

    /// Describes the result of a finished game by the laws, and the result to enter.
    pub(crate) fn outcome(&self, end: &GameEnd) -> Vec<Phrase> {
        self.outcome_by(end, None)
    }

    /// Describes it with the article, which no sentence before has.
    pub(crate) fn outcome_by(&self, end: &GameEnd, article: Option<Phrase>) -> Vec<Phrase> {
        let told = match (end.outcome, end.credited) {
            (LawOutcome::Win(side), true) => ResultMessage::Won { side, article },
            (LawOutcome::Win(side), false) => {
                ResultMessage::NotCredited { side, loser: side.opponent(), article }
            }
            (LawOutcome::Draw, _) => ResultMessage::Draw { article },
            (LawOutcome::BothZero, _) => ResultMessage::BothZero { article },
            (LawOutcome::Void, _) if end.cause == EndCause::BoardWrong => {
                ResultMessage::Annulled { article }
            }
            (LawOutcome::Void, _) => ResultMessage::Void { article },
        };
        let enter = self.enter(end.outcome, end.credited).unwrap_or_else(|| match end.cause {
            EndCause::BoardWrong => ResultMessage::PlayAgain.into(),
            _ => ResultMessage::EnterNone.into(),
        });
        let waits = match end.cause {
            EndCause::Drawn { clause } | EndCause::Claimed { clause, .. } => {
                arbiter_must_find(&self.set.draws[clause])
            }
            _ => None,
        };
        [Some(told.into()), waits, Some(enter)].into_iter().flatten().collect()
    }

    /// Returns "The game goes on; White moves."
    pub(crate) fn goes_on(self, turn: Color) -> Phrase {
        ResultMessage::GoesOn { turn }.into()
    }

    /// Returns "Enter 1-1."; `None` for a void game.
    pub(crate) fn enter(&self, outcome: LawOutcome, credited: bool) -> Option<Phrase> {
        let result = outcome.written(*self.set.result_form).to_owned();
        match outcome {
            LawOutcome::Void => None,
            _ => Some(ResultMessage::Enter { result, credited }.into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::words::Language;

    #[test]
    fn every_kind_of_draw_has_its_own_words() {
        for &language in Language::ALL {
            let said = DrawKind::ALL.iter().map(|&kind| kind_words(kind).say(language));
            assert_eq!(said.collect::<BTreeSet<_>>().len(), DrawKind::ALL.len(), "{language}");
        }
    }
}
