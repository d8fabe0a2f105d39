//! Counts of moves in words.

use draughts_ground::said::{Said, said};
use draughts_ground::told;

use super::ending::{draw_words, subject};
use super::moves::{all_of, any_of};
use super::pieces::{force_words, pieces};
use super::reasons::is_on_diagonal;
use super::{Phrase, RulingWriter};
use draughts_games::board::{ByColor, Color};
use draughts_games::draw::{EvidenceKind, Ruling};
use draughts_games::record::{EndCause, GameEnd, LawOutcome};
use draughts_games::rules::{Clause, CountOf, Counting, OnLongDiagonal, Reset, Unless};

fn side_remains(moves: u32, side: Color) -> Said {
    said!(
        "remaining-of-side",
        "{ $moves ->
            [1] one more move
           *[other] { $moves } more moves
        } by { $side ->
            [white] White
           *[black] Black
        } { $moves ->
            [1] is
           *[other] are
        } needed";
        moves, side
    )
}

told! {
    /// The consequence if a draw that depends on a finding of the arbiter does not exist.
    pub(in super::super::super) enum ElseThen {
        GoesOn { turn: Option<Color> } => "else-goes-on",
            "the game goes on{ $turn ->
                [white] { \" \" }and White moves
                [black] { \" \" }and Black moves
               *[none] { \"\" }
            }";
        GoesOnBefore { turn: Color } => "else-goes-on-before",
            "the game goes on from before the error";
        ArbiterDecides => "else-arbiter-decides", "the arbiter decides before the game goes on";
        Ended {
            end: Phrase,
            article: Phrase,
            result: Option<String>,
            credited: bool,
            recorded: bool,
        } => "else-ended",
            "{ $end }{ $article }: enter{ \"\\u00A0\" }{ $result ->
                [none] no result
               *[other] { $result }
            }{ $credited ->
                [yes] { \"\" }
               *[no] , not credited
            }{ $recorded ->
                [yes] , as recorded
               *[no] { \"\" }
            }";
        Drawn { draw: Phrase, when: Phrase, article: Phrase, result: String } => "else-drawn",
            "the game was still a draw by { $draw } { $when }{ $article }: enter{ \"\\u00A0\" }\
             { $result }";
        /// A win that is not obvious does not save such a game from the draw.
        NotPlayed {
            strong: Option<Color>,
            article: Phrase,
            result: String,
            then: Phrase,
        } => "else-not-played",
            "{ $strong ->
                [white] White must show that it is obvious
                [black] Black must show that it is obvious
               *[none] it must be shown to be obvious
            }{ $article }. { $strong ->
                [white] If White does not
                [black] If Black does not
               *[none] If it is not
            }, enter{ \"\\u00A0\" }{ $result } all the same. { $strong ->
                [white] If White does
                [black] If Black does
               *[none] If it is
            }, { $then }";
        Recorded { result: String } => "else-recorded",
            "that was no draw, and { $result } stands if the game ended so";
    }
}

/// Names the events that reset a count: "a capture or a move of a man".
pub(in super::super::super) fn resets_words(resets: &[Reset]) -> Option<Phrase> {
    any_of(
        resets
            .iter()
            .map(|&reset| said!("count-reset", "{ clause-reset }"; reset).into())
            .collect(),
    )
}

/// Describes the moves that are still needed.
///
/// For example "one more move by White is needed".
pub(in super::super::super) fn remaining_words(remaining: ByColor<u32>) -> Phrase {
    let told = match (remaining.white, remaining.black) {
        (0, 0) => said!("remaining-none", "no more moves are needed"),
        (moves, 0) => side_remains(moves, Color::White),
        (0, moves) => side_remains(moves, Color::Black),
        (white, black) => said!(
            "remaining-of-both",
            "{ $white ->
                [1] one more move
               *[other] { $white } more moves
            } by White and { $black ->
                [1] one
               *[other] { $black }
            } by Black are needed";
            white, black
        ),
    };
    told.into()
}

/// Describes the progress of a count and the moves still needed.
///
/// For one side: "White has made 1 of the 5 moves; 4 more are needed". For both sides, the
/// remaining moves follow a colon. `answers` is the side that must answer the last move that
/// counts.
pub(super) fn so_far_and_more(
    of: CountOf,
    so_far: Phrase,
    remaining: ByColor<u32>,
    answers: Color,
) -> Phrase {
    let one_side = matches!(of, CountOf::StrongSide | CountOf::LoneKing);
    let told = match (remaining.white, remaining.black) {
        _ if of == CountOf::WeakSide => said!(
            "so-far-answered",
            "{ $more ->
                [0] { $so_far }, and { $answers ->
                    [white] White
                   *[black] Black
                } must answer the last
                [1] { $so_far }; one more is needed, and { $answers ->
                    [white] White's
                   *[black] Black's
                } reply to it
               *[other] { $so_far }; { $more } more are needed, and { $answers ->
                    [white] White's
                   *[black] Black's
                } reply to the last
            }";
            so_far, more = remaining[answers.opponent()], answers
        ),
        (more, 0) | (0, more) if one_side && more > 0 => said!(
            "so-far-more",
            "{ $so_far }; { $more ->
                [1] one more is
               *[other] { $more } more are
            } needed";
            so_far, more
        ),
        _ => said!(
            "so-far-remaining",
            "{ $so_far }: { $remaining }";
            so_far, remaining = remaining_words(remaining)
        ),
    };
    told.into()
}

/// Says what the arbiter must find before a draw is certain.
pub(in super::super::super) fn arbiter_must_find(clause: &Clause) -> Option<Phrase> {
    let told = match clause.unless()? {
        Unless::WinningPosition => said!(
            "find-not-won",
            "It is a draw only if the arbiter finds that the position after the last of these \
             moves is not won."
        ),
        Unless::ObviousWin => said!(
            "find-not-obvious",
            "It is a draw only if the player cannot show an obvious win; the arbiter decides that."
        ),
    };
    Some(told.into())
}

/// Returns the side whose moves are counted; `None` if both sides' moves are.
const fn counted_side(of: CountOf, strong: Color) -> Option<Color> {
    match of {
        CountOf::StrongSide => Some(strong),
        CountOf::LoneKing | CountOf::WeakSide => Some(strong.opponent()),
        CountOf::Each | CountOf::MoveNumbers => None,
    }
}

impl RulingWriter<'_> {
    /// Describes the condition of a count at a moment.
    ///
    /// For example "with three kings against one", or "without a capture or a move of a man".
    pub(crate) fn condition(&self, counting: Counting<'_>, strong: Color, moment: usize) -> Phrase {
        let resets = resets_words(&counting.limit.resets);
        let pieces = || self.force(strong, moment);
        let told = match (counting.ending, counting.pieces) {
            (Some(_), _) if is_on_diagonal(counting) => said!(
                "count-with-on-diagonal",
                "with { $pieces } on the long diagonal";
                pieces = pieces()
            ),
            (Some(_), _) => said!("count-with", "with { $pieces }"; pieces = pieces()),
            (None, Some(_)) => said!(
                "count-with-without",
                "with { $pieces } and without { $resets }";
                pieces = pieces(), resets
            ),
            (None, None) => said!("count-without", "without { $resets }"; resets),
        };
        told.into()
    }

    /// Describes the condition of a count during which a capture changed the pieces.
    ///
    /// For example "with two kings against one, then one king against one".
    fn condition_until(
        &self,
        counting: Counting<'_>,
        strong: Color,
        begun: usize,
        last: usize,
    ) -> Phrase {
        let captured = |at: usize| self.game.step(at).is_some_and(|step| step.captures);
        match counting.ending {
            Some(_) if (begun + 1..=last).any(captured) => {
                let (pieces, then) = (self.force(strong, begun), self.force(strong, last));
                said!("count-with-then", "with { $pieces }, then { $then }"; pieces, then).into()
            }
            _ => self.condition(counting, strong, begun),
        }
    }

    /// Names the pieces: "three kings against one".
    pub(crate) fn force(&self, strong: Color, moment: usize) -> Phrase {
        force_words(self.game.position(moment), strong)
    }

    /// Returns whether the weaker side of an ending has only its king.
    pub(crate) fn has_lone_king(
        &self,
        counting: Counting<'_>,
        strong: Color,
        moment: usize,
    ) -> bool {
        let (weak, position) = (strong.opponent(), self.game.position(moment));
        let is_lone = position.kings(weak).len() == 1 && position.pieces(weak).len() == 1;
        counting.ending.is_some() && is_lone
    }

    /// Names the weaker side as the mover, and its opposition.
    ///
    /// For example "Black's lone king" and "against three kings".
    pub(crate) fn weak_side(
        &self,
        counting: Counting<'_>,
        strong: Color,
        moment: usize,
    ) -> (Phrase, Phrase) {
        let side = strong.opponent();
        match self.has_lone_king(counting, strong, moment) {
            true => {
                let pieces = pieces(self.game.position(moment), strong);
                (
                    said!(
                        "count-lone-king",
                        "{ $side ->
                            [white] White's
                           *[black] Black's
                        } lone king";
                        side
                    )
                    .into(),
                    said!("count-against", "against { $pieces }"; pieces).into(),
                )
            }
            false => (
                said!(
                    "count-side",
                    "{ $side ->
                        [white] White
                       *[black] Black
                    }";
                    side
                )
                .into(),
                self.condition(counting, strong, moment),
            ),
        }
    }

    /// Returns the first half-move of the counted side, from the first half-move of a count on.
    pub(crate) fn first_of_side(&self, of: CountOf, strong: Color, first: usize) -> usize {
        let mover = self.game.half_move(first).map(|(_, side)| side);
        match counted_side(of, strong) {
            Some(counted) if mover != Some(counted) => first + 1,
            _ => first,
        }
    }

    /// Returns the last half-move of the counted side, up to the last half-move of a count.
    pub(crate) fn last_of_side(&self, of: CountOf, strong: Color, last: usize) -> usize {
        let mover = self.game.half_move(last).map(|(_, side)| side);
        match counted_side(of, strong) {
            Some(counted) if mover != Some(counted) => last.saturating_sub(1).max(1),
            _ => last,
        }
    }

    /// Says that a limit is reached.
    ///
    /// "each player has made 16 moves with three kings against one (White's 52nd to Black's 67th
    /// move)"
    pub(crate) fn reached(
        &self,
        counting: Counting<'_>,
        strong: Color,
        (first, last): (usize, usize),
        made: ByColor<u16>,
    ) -> Phrase {
        let of = counting.limit.of;
        let span = self.span(self.first_of_side(of, strong, first), last);
        // The pieces at the beginning of the count: there may have been a capture since.
        let begun = first.saturating_sub(1);
        let with = self.condition_until(counting, strong, begun, last);
        let (who, against) = self.weak_side(counting, strong, begun);
        let weak = strong.opponent();
        let told = match of {
            CountOf::MoveNumbers => said!(
                "reached-numbers",
                "{ $moves ->
                    [one] { $moves } full move
                   *[other] { $moves } full moves
                } have been made { $with } ({ $span })";
                span, moves = counting.limit.moves, with
            ),
            CountOf::StrongSide => said!(
                "reached-strong",
                "{ $side ->
                    [white] White
                   *[black] Black
                } has made { $moves ->
                    [one] { $moves } move
                   *[other] { $moves } moves
                } { $with } ({ $span })";
                span, side = strong, moves = made[strong], with
            ),
            CountOf::LoneKing => said!(
                "reached-lone",
                "{ $who } has made { $moves ->
                    [one] { $moves } move
                   *[other] { $moves } moves
                } { $against } ({ $span })";
                span, who, moves = made[weak], against
            ),
            CountOf::WeakSide => said!(
                "reached-weak",
                "{ $who } has made { $moves ->
                    [one] { $moves } move
                   *[other] { $moves } moves
                } { $against }, and { $answered ->
                    [white] White
                   *[black] Black
                } has answered the last ({ $span })";
                span, who, moves = made[weak], against, answered = strong
            ),
            CountOf::Each if made.white == made.black => said!(
                "reached-each",
                "each player has made { $moves ->
                    [one] { $moves } move
                   *[other] { $moves } moves
                } { $with } ({ $span })";
                span, moves = made.white, with
            ),
            CountOf::Each => said!(
                "reached-both",
                "White has made { $white ->
                    [one] { $white } move
                   *[other] { $white } moves
                } and Black { $black } { $with } ({ $span })";
                span, white = made.white, black = made.black, with
            ),
        };
        told.into()
    }

    /// Describes the progress of a count.
    ///
    /// "with three kings against one White has made 5 of the 16 moves"
    pub(crate) fn so_far(
        &self,
        counting: Counting<'_>,
        (strong, moment): (Color, usize),
        made: ByColor<u16>,
        limit: u16,
    ) -> Phrase {
        let with = self.condition(counting, strong, moment);
        let told = match counting.limit.of {
            CountOf::StrongSide => said!(
                "so-far-strong",
                "{ $with } { $side ->
                    [white] White
                   *[black] Black
                } has made { $made } of the { $limit ->
                    [one] { $limit } move
                   *[other] { $limit } moves
                }";
                with, side = strong, made = made[strong], limit
            ),
            CountOf::WeakSide | CountOf::LoneKing => {
                let (who, against) = self.weak_side(counting, strong, moment);
                said!(
                    "so-far-weak",
                    "{ $who } has made { $made } of the { $limit ->
                        [one] { $limit } move
                       *[other] { $limit } moves
                    } { $against }";
                    who, made = made[strong.opponent()], limit, against
                )
            }
            CountOf::Each | CountOf::MoveNumbers if made == ByColor::default() => said!(
                "so-far-none",
                "{ $with } no move is counted yet";
                with
            ),
            CountOf::Each | CountOf::MoveNumbers => said!(
                "so-far-both",
                "{ $with } each player needs { $limit ->
                    [one] { $limit } move
                   *[other] { $limit } moves
                } for a draw; White has made { $white } and Black { $black }";
                with, white = made.white, black = made.black, limit
            ),
        };
        told.into()
    }

    /// Names captures inside a count of an ending that did not reset it.
    pub(crate) fn captures_inside(&self, ruling: &Ruling) -> Option<Phrase> {
        let moment = |shows: EvidenceKind| {
            let one = ruling.evidence.iter().find(|one| one.shows == shows)?;
            Some(one.moment)
        };
        let (first, last) = (moment(EvidenceKind::First)?, moment(EvidenceKind::Last)?);
        let took: Vec<usize> = (first..=last)
            .filter(|&moment| self.game.step(moment).is_some_and(|step| step.captures))
            .collect();
        self.set.draws[ruling.clause?].ending()?;
        let half_moves = all_of(took.iter().map(|&moment| self.made(moment)).collect())?;
        Some(
            said!(
                "count-captured",
                "{ $half_moves } { $captures ->
                    [1] was a capture
                   *[other] were captures
                }, which did not set the count back.";
                half_moves, captures = took.len()
            )
            .into(),
        )
    }

    /// Explains an unusual limit: the lone king is on the long diagonal.
    pub(crate) fn other_limit(
        &self,
        counting: Counting<'_>,
        limit: u16,
        usual: u16,
    ) -> Option<Phrase> {
        let diagonal = counting.ending?.long_diagonal?;
        let there = diagonal.moves;
        match diagonal.how.how {
            OnLongDiagonal::Shorten if limit < usual => Some(said!(
                "count-shortened",
                "The limit is { $limit }, not { $usual }: the lone king has been on the long \
                 diagonal, where { $there ->
                    [one] { $there } move is
                   *[other] { $there } moves are
                } enough.";
                limit, usual, there
            ).into()),
            OnLongDiagonal::Follow if limit > usual => Some(said!(
                "count-followed",
                "The limit is { $limit }, not { $usual }: the lone king was on the long diagonal, \
                 and { $there ->
                    [one] { $there } move more is
                   *[other] { $there } moves more are
                } made.";
                limit, usual, there
            ).into()),
            OnLongDiagonal::Shorten | OnLongDiagonal::Follow => None,
        }
    }

    /// Describes a draw that depends on a finding of the arbiter.
    ///
    /// The sentence has both possible findings. `draw` describes the consequence of a draw, `then`
    /// the other one.
    pub(crate) fn draw_if_found(
        &self,
        unless: Unless,
        found: (usize, Option<Color>),
        draw: Phrase,
        then: ElseThen,
    ) -> Phrase {
        self.draw_found(unless, found, draw, (then, false))
    }

    /// Describes it as [`draw_if_found`](Self::draw_if_found) does.
    ///
    /// `told` means that the finding was named before.
    pub(super) fn draw_found(
        &self,
        unless: Unless,
        (met, strong): (usize, Option<Color>),
        draw: Phrase,
        (then, told): (ElseThen, bool),
    ) -> Phrase {
        let when = self.after(met);
        let strong = self.stronger(met).map(|side| strong.unwrap_or(side));
        let told = match unless {
            Unless::WinningPosition => said!(
                "if-not-won",
                "{ $told ->
                    [yes] if the position then was not won
                   *[no] if the arbiter finds no { win-of } in the position { $when }
                }, { $draw }. If there is a win, { $then }.";
                told, strong, when, draw, then
            ),
            Unless::ObviousWin => said!(
                "if-no-obvious-win",
                "{ $told ->
                    [yes] if the arbiter sees none
                   *[no] { $strong ->
                        [white] White may show an obvious win, and the arbiter judges it. If White \
                         shows no obvious win
                        [black] Black may show an obvious win, and the arbiter judges it. If Black \
                         shows no obvious win
                       *[none] a player may show an obvious win, and the arbiter judges it. If no \
                        obvious win is shown
                    }
                }, { $draw }; otherwise { $then }.";
                told, strong, draw, then
            ),
        };
        told.into()
    }

    /// Returns the side with more pieces.
    pub(super) fn stronger(&self, at: usize) -> Option<Color> {
        let position = self.game.position(at);
        let [white, black] = Color::BOTH.map(|side| position.pieces(side).iter().count());
        match white.cmp(&black) {
            std::cmp::Ordering::Greater => Some(Color::White),
            std::cmp::Ordering::Less => Some(Color::Black),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// Returns the consequence if a draw does not exist.
    ///
    /// The game ended later, the record has a result, or the game goes on. `turn` is who moves
    /// then; `is_last` means that no half-move follows in the record.
    pub(super) fn else_then(
        &self,
        end: Option<&GameEnd>,
        turn: Option<Color>,
        is_last: bool,
    ) -> ElseThen {
        let both = end.and_then(|drawn| Some((drawn, drawn.otherwise.as_deref()?)));
        let Some((drawn, end)) = both else {
            let report = self.case.map(|case| &case.report);
            let recorded = report.and_then(|report| report.recorded_result()).filter(|_| is_last);
            return match recorded {
                Some(result) => ElseThen::Recorded { result: result.to_owned() },
                None if report
                    .is_some_and(|report| is_last && report.not_ruled_if_none().is_some()) =>
                {
                    ElseThen::ArbiterDecides
                }
                None => ElseThen::GoesOn { turn },
            };
        };
        let subject = subject(self.set, end);
        let article = self.article_beside(&drawn.citation, &end.citation, subject);
        let result = end.outcome.written(*self.set.result_form).to_owned();
        match end.cause {
            EndCause::Drawn { clause } => {
                let (draw, when) = (draw_words(self.set, clause), self.when(end));
                ElseThen::Drawn { draw, when, article, result }
            }
            _ => {
                let result = Some(result).filter(|_| end.outcome != LawOutcome::Void);
                let (end, credited, recorded) = (self.end(end), end.credited, false);
                ElseThen::Ended { end, article, result, credited, recorded }
            }
        }
    }
}
