//! A count from a position, in words.

use super::super::ruling::{
    Speaker, arbiter_must_find, capital, ended_words, read_here, remaining_words, resets_words,
    text,
};
use super::view::{Counted, State};
use crate::board::Color;
use crate::diag::count;
use crate::draw::{Count, clause_words};
use crate::rules::{CountOf, Counting, Effect, OnCapture, OnLongDiagonal, Reset, WeakKing};

impl Speaker<'_> {
    /// What is counted: "16 moves of each player with three kings against one".
    pub(super) fn what_counts(&self, counting: Counting<'_>, counted: &Count) -> String {
        let moves = count(counted.limit, "move", "moves");
        let with = self.condition(counting, counted.strong, counted.start);
        let (strong, weak) = (counted.strong, counted.strong.opponent());
        let (who, against) = self.weak_side(counting, strong, counted.start);
        let is_lone = self.has_lone_king(counting, strong, counted.start);
        match counted.of {
            CountOf::Each => format!("{moves} of each player {with}"),
            CountOf::StrongSide => format!("{moves} of {strong}'s {with}"),
            CountOf::WeakSide | CountOf::LoneKing if !is_lone => {
                format!("{moves} of {weak}'s {with}")
            }
            CountOf::WeakSide | CountOf::LoneKing => format!("{moves} of {who} {against}"),
            CountOf::MoveNumbers => {
                let moves = count(counted.limit, "full move", "full moves");
                format!("{moves} {with}")
            }
        }
    }

    /// Where a count stands.
    pub(super) fn counted(&self, counted: Counted<'_>, state: &State) -> String {
        let Counted { clause, counting, .. } = counted;
        let article = self.article_of_clause(clause);
        let then = match clause.effect {
            Effect::Claim => "the draw can be claimed",
            Effect::Automatic => "the game is a draw",
        };
        match state {
            State::Met(counted, met) => {
                let first = counted.first(self.game);
                let shown = match *met > counted.start {
                    true => {
                        let span = (first, *met);
                        self.reached(counting, counted.strong, span, counted.made).to_string()
                    }
                    false => {
                        let pieces = self.force(counted.strong, *met);
                        match met {
                            0 => format!("{pieces} stands in this position"),
                            _ => format!("{pieces} stands {}", self.after(*met)),
                        }
                    }
                };
                match clause.unless() {
                    Some(unless) => {
                        let draw = text(format!("{then}{article}"));
                        let turn = self.game.position(*met).turn();
                        let found = (*met, Some(counted.strong));
                        let found = self.draw_if_found(unless, found, draw, Some(turn)).to_string();
                        let found = capital(&found);
                        format!("{}. {found}", capital(&shown))
                    }
                    None => format!("{}: {then}{article}.", capital(&shown)),
                }
            }
            State::Runs(counted, half, remaining) => {
                let what = capital(&self.what_counts(counting, counted));
                let end = self.game.moments() - 1;
                if *half == 0 {
                    let with = capital(
                        &self.condition(counting, counted.strong, counted.start).to_string(),
                    );
                    return format!(
                        "{with} the limit of the count is reached{article}, but the player to \
                         move can capture, and that comes first."
                    );
                }
                let are = if counted.limit == 1 { "is" } else { "are" };
                let first = counted.first(self.game);
                let first = self.first_of_side(counted.of, counted.strong, first);
                let last = end.saturating_add(usize::try_from(*half).unwrap_or(usize::MAX));
                let (strong, weak) = (counted.strong, counted.strong.opponent());
                let of = counted.of;
                let answer = match of {
                    CountOf::WeakSide => format!(", and {strong}'s answer to the last"),
                    _ => String::new(),
                };
                let so_far = match of {
                    CountOf::StrongSide => format!("{strong} has made {}", counted.made[strong]),
                    CountOf::WeakSide | CountOf::LoneKing => {
                        format!("{weak} has made {}", counted.made[weak])
                    }
                    _ => format!(
                        "White has made {} and Black {}",
                        counted.made.white, counted.made.black
                    ),
                };
                let made = match end > counted.start {
                    true => format!(" So far {so_far}: {}.", remaining_words(*remaining)),
                    false => String::new(),
                };
                format!(
                    "{what} {are} counted{answer}{article}. {} is the first, and {then} after {}.{made}",
                    self.made(first),
                    self.made(last)
                )
            }
            State::Ended(at, why) => format!(
                "{} {} and ended the count{article}.",
                capital(&self.made(*at).to_string()),
                ended_words(*why)
            ),
            State::Waits(weak) => {
                let moves = count(counting.limit.moves, "move", "moves");
                format!("{weak} can demand that {moves} be counted{article}.")
            }
        }
    }

    /// What sets a count back, ends or shortens it.
    pub(super) fn conditions(&self, counted: Counted<'_>, state: &State) -> Vec<String> {
        let Counted { clause, counting, .. } = counted;
        let Counting { limit: usual, ending, .. } = counting;
        let mut all = Vec::new();
        if matches!(state, State::Ended(..) | State::Met(..)) {
            return all;
        }
        if let Some(resets) = resets_words(&usual.resets) {
            all.push(format!("{} begins the count anew.", capital(&resets.to_string())));
        }
        let by_capture = usual.resets.contains(&Reset::Capture);
        if let Some(ending) = ending.filter(|_| !by_capture) {
            all.push(match ending.on_capture.how {
                OnCapture::Cumulative => {
                    "A capture or a crowning does not end it, as long as the pieces left are again \
                     an ending that is counted."
                        .to_owned()
                }
                OnCapture::Fresh => {
                    "A capture ends it; a new count begins if such an ending is left.".into()
                }
            });
        }
        if ending.and_then(|ending| ending.weak_king) == Some(WeakKing::LongDiagonal) {
            all.push("It ends when the lone king leaves the long diagonal.".into());
        }
        let limit = match state {
            State::Runs(counted, ..) => counted.limit,
            _ => usual.moves,
        };
        if let Some(now) = self.other_limit(counting, limit, usual.moves) {
            all.push(now.to_string());
        } else if let Some(diagonal) = ending.and_then(|ending| ending.long_diagonal) {
            let moves = diagonal.moves;
            let back = match (diagonal.how.how, diagonal.sticky) {
                (OnLongDiagonal::Follow, _) => "after the others, if it stands there then",
                (OnLongDiagonal::Shorten, true) => "also if it leaves the diagonal again",
                (OnLongDiagonal::Shorten, false) => "unless it leaves the diagonal again",
            };
            all.push(format!(
                "Once the lone king has come to the long diagonal, {} {} enough, {back}.",
                count(moves, "move", "moves"),
                if moves == 1 { "is" } else { "are" }
            ));
        }
        if let Some(other) = usual.suspended_by {
            let what = clause_words(&self.set.draws[other]);
            all.push(format!("It makes way for another count while that runs: {what}."));
        }
        all.extend(arbiter_must_find(clause).map(|words| words.to_string()));
        if let Some(reading) = &clause.reading {
            all.push(read_here(reading).to_string());
        }
        if ending.is_some_and(|ending| ending.unless_capture) {
            all.push("The game is not drawn while the player to move can capture.".into());
        }
        all
    }

    /// The sides whose moves are ticked off, the one that moves first in front.
    pub(super) fn ticked(&self, counted: &Count) -> Vec<Color> {
        let first = self.game.position(counted.start).turn();
        match counted.of {
            CountOf::StrongSide => vec![counted.strong],
            CountOf::LoneKing => vec![counted.strong.opponent()],
            _ => vec![first, first.opponent()],
        }
    }
}
