//! The reasons for the answer to a claim, in words.

use draughts_ground::said::{Said, said};

use super::answer::{drawn_at_once, numbers_read_as};
use super::counted::{remaining_words, so_far_and_more};
use super::repeated::occurrences;
use super::{Phrase, RulingWriter};
use draughts_games::board::{ByColor, Color};
use draughts_games::draw::{Evidence, EvidenceKind, Reason, Ruling};
use draughts_games::rules::{self, Clause, CountOf, Counting, MoveLimit, PaceCondition, WeakKing};

impl RulingWriter<'_> {
    /// Says since when pieces have been on the board with which no moves are counted.
    pub(super) fn not_counted(&self, clause: &Clause, pieces: Phrase, since: usize) -> Said {
        let diagonal = clause.counting().is_some_and(is_on_diagonal);
        // That it is so without added seconds only is what a time control of the rules says.
        let whole = rules::named(&self.set.name).ok();
        let controls = whole.iter().flat_map(|set| &set.time_controls);
        let seconds = controls.filter(|rule| rule.when.contains(&PaceCondition::FixedEnd));
        let seconds = seconds.flat_map(|rule| &rule.draws).any(|draw| draw.id == clause.id);
        let half_move = (since > 0).then(|| self.made(since));
        said!(
            "claim-not-counted",
            "the pieces have been { $pieces }{ $diagonal ->
                [yes] , with the lone king on the long diagonal,
               *[no] { \"\" }
            } { $half_move ->
                [none] from the start
               *[other] since { $half_move }
            }, and { $seconds ->
                [yes] without added seconds such a game is not played on
               *[no] no moves are counted
            }";
            pieces, diagonal, half_move, seconds
        )
    }

    /// Gives a reason as a clause of a sentence.
    pub(super) fn reason(&self, reason: &Reason, ruling: &Ruling) -> Phrase {
        let clause = ruling.clause.map(|clause| &self.set.draws[clause]);
        let view = self.game.moments() - 1;
        match (reason, clause.and_then(Clause::counting)) {
            (Reason::NumbersReadAs(side), _) => numbers_read_as(*side).into(),
            (Reason::Stands { at, times: 1, .. }, _) => self.stands_first(*at),
            (Reason::Stands { times, needed, .. }, _) => {
                let stood = self.stood(&shortened(&occurrences(&ruling.evidence), *needed));
                match needed.saturating_sub(*times) {
                    0 => stood,
                    more => said!(
                        "claim-must-stand",
                        "{ $stood }: it must come up { $more ->
                            [1] once more
                           *[other] { $more } more times
                        }";
                        stood, more
                    )
                    .into(),
                }
            }
            (Reason::PiecesStand { at, strong }, Some(counting)) => {
                let pieces = self.force(*strong, *at);
                match clause.filter(|clause| clause.unless().is_some()) {
                    Some(clause) => self.not_counted(clause, pieces, *at).into(),
                    None => {
                        let diagonal = is_on_diagonal(counting);
                        drawn_at_once(pieces, diagonal, self.after(*at)).into()
                    }
                }
            }
            (Reason::LimitReached { first, last, made, strong }, Some(counting)) => {
                self.reached(counting, *strong, (*first, *last), *made)
            }
            (Reason::Counted { made, strong, limit, .. }, Some(counting)) => {
                // The pieces with which the count began.
                let begins = |one: &&Evidence| {
                    matches!(
                        one.shows,
                        EvidenceKind::Begins | EvidenceKind::Resets | EvidenceKind::Demand
                    )
                };
                let begun = ruling.evidence.iter().find(begins).map_or(view, |one| one.moment);
                let limit = whole_limit(ruling, counting.limit.of, *strong, (*made, *limit));
                let so_far = self.so_far(counting, (*strong, begun), *made, limit);
                match ruling.remaining {
                    Some(remaining) => {
                        so_far_and_more(counting.limit.of, so_far, remaining, *strong)
                    }
                    None => so_far,
                }
            }
            (Reason::CountBegins { first, stated, ended: None }, _)
                if ruling.verdict.is_right() && stated > first =>
            {
                let (half_move, stated) = (self.made(*first), self.made(*stated));
                said!(
                    "why-count-began-before",
                    "the claim names { $stated } as the first; the count begins with \
                     { $half_move }, and it is complete";
                    half_move, stated
                )
                .into()
            }
            (Reason::CountBegins { first, stated, ended }, _) => {
                let reached = ruling.reasons.iter().find_map(|reason| match reason {
                    Reason::LimitReached { last, .. } => Some(*last),
                    _ => None,
                });
                self.count_begins((*first, reached.unwrap_or(view)), *stated, *ended)
            }
            (Reason::CountedByNumber { first, due, made }, Some(counting)) => said!(
                "claim-by-number",
                "{ $moves ->
                    [one] { $moves } full move
                   *[other] { $moves } full moves
                } { $with } from move { $first } on are needed, and { $made ->
                    [0] none has
                    [1] one has
                   *[other] { $made } have
                } been made: { $remaining }";
                moves = due.saturating_sub(*first),
                first = *first,
                made = *made,
                with = self.condition(counting, Color::White, view),
                remaining = remaining_words(ruling.remaining.unwrap_or_default())
            )
            .into(),
            (other, _) => self.refusal(other, clause),
        }
    }
}

/// Returns whether the rule asks for the lone king on the long diagonal.
pub(super) fn is_on_diagonal(counting: Counting<'_>) -> bool {
    counting.ending.and_then(|ending| ending.weak_king) == Some(WeakKing::LongDiagonal)
}

/// Returns the limit of a count, and the usual one.
pub(super) fn limit_of(ruling: &Ruling, count: &MoveLimit) -> Option<(u16, u16)> {
    let usual = count.moves;
    ruling.reasons.iter().find_map(|reason| match reason {
        Reason::Counted { made, strong, of, limit, usual } => {
            Some((whole_limit(ruling, *of, *strong, (*made, *limit)), *usual))
        }
        Reason::LimitReached { made, strong, .. } => {
            let limit = match count.of {
                CountOf::WeakSide | CountOf::LoneKing => made[strong.opponent()],
                CountOf::StrongSide => made[*strong],
                CountOf::Each => made.white.max(made.black),
                CountOf::MoveNumbers => usual,
            };
            Some((limit, usual))
        }
        _ => None,
    })
}

/// Returns the total of counted moves: those on the long diagonal can be added to the others.
fn whole_limit(
    ruling: &Ruling,
    of: CountOf,
    strong: Color,
    (made, limit): (ByColor<u16>, u16),
) -> u16 {
    let remaining = ruling.remaining.unwrap_or_default();
    let all = |side: Color| u32::from(made[side]).saturating_add(remaining[side]);
    let most = match of {
        CountOf::StrongSide => all(strong),
        CountOf::WeakSide | CountOf::LoneKing => all(strong.opponent()),
        CountOf::Each => all(Color::White).max(all(Color::Black)),
        CountOf::MoveNumbers => 0,
    };
    limit.max(u16::try_from(most).unwrap_or(limit))
}

/// Returns the moments that a repetition needs; a much longer list is kept, to be summed up.
fn shortened(moments: &[usize], needed: usize) -> Vec<usize> {
    match moments.len() > needed && needed >= 2 && moments.len() <= needed + 2 {
        true => moments[..needed].to_vec(),
        false => moments.to_vec(),
    }
}

/// Finds the reason that the present position came up often enough, if others were named.
pub(super) fn board_stands(ruling: &Ruling) -> Option<&Reason> {
    ruling.reasons.iter().find(|reason| matches!(reason, Reason::BoardStands { .. }))
}

/// Returns the announced move, if it cannot be played.
pub(super) fn unplayable(ruling: &Ruling) -> Option<String> {
    ruling.reasons.iter().find_map(|reason| match reason {
        Reason::CannotBePlayed { text, .. } => Some(text.clone()),
        _ => None,
    })
}

/// Returns whether a claim is not granted because an irregularity is not decided or cannot stand.
pub(super) fn is_on_open(main: Option<&Reason>) -> bool {
    let open = |why: &Reason| {
        matches!(why, Reason::Undecided { .. } | Reason::CannotStand { .. } | Reason::NotRuled)
    };
    main.is_some_and(open)
}

/// Returns the decisive reason.
pub(super) fn main_reason(ruling: &Ruling) -> Option<&Reason> {
    let aside =
        |reason: &&Reason| !matches!(reason, Reason::NumbersReadAs(_) | Reason::ExistsSince { .. });
    // Too few moves may be named because one was named twice.
    if let Some(open) = ruling.reasons.iter().find(|reason| is_on_open(Some(reason))) {
        return Some(open);
    }
    let few = ruling.reasons.iter().find(|reason| matches!(reason, Reason::TooFewNamed { .. }));
    // A claim that comes too late is not answered with the position on the board.
    let is_late = |reason: &&Reason| matches!(reason, Reason::Lapsed { .. });
    let once =
        ruling.reasons.iter().any(|reason| matches!(reason, Reason::Stands { times: 1, .. }));
    let late = ruling.reasons.iter().find(is_late).filter(|_| once);
    few.or(late).or_else(|| ruling.reasons.iter().find(aside))
}

/// Returns the word for a side in a message.
pub(super) const fn side_word(side: Color) -> &'static str {
    match side {
        Color::White => "white",
        Color::Black => "black",
    }
}
