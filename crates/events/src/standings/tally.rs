//! `WINS`, `PLUS`, `PROG`, `SMALL`: sums of a player's own results.

use crate::event::{Color, Meeting, RoundEntry};

use super::input::TieBreakInput;
use super::{Amount, Part, What};

/// Computes `WINS`: 1 for each game won (a micro-match is one game).
///
/// An unequal draw, as in Goes, is not a win, and neither is a bye; a forfeit is one if it counts
/// as a game.
pub(super) fn wins(field: &TieBreakInput<'_>, player: usize) -> Vec<Part<usize>> {
    let worth = |entry, meeting| Amount::whole(i64::from(is_win(field, entry, meeting)));
    field.games(player).map(|(entry, meeting)| part(entry, worth(entry, meeting))).collect()
}

/// Computes `PLUS`: plus-draws for the player minus plus-draws against.
pub(super) fn plus(field: &TieBreakInput<'_>, player: usize) -> Vec<Part<usize>> {
    field.games(player).map(|(entry, meeting)| part(entry, pluses(meeting))).collect()
}

/// Computes `SMALL`: the points of the games of each micro-match that has ended, forfeits as
/// scored; a bye has no games.
pub(super) fn small_points(field: &TieBreakInput<'_>, player: usize) -> Vec<Part<usize>> {
    let decided = field.ledger.decided(player);
    decided.map(|(entry, meeting)| part(entry, meeting.small.into())).collect()
}

/// Computes `PROG`: the score after each round, including points carried over from an earlier stage
/// and points given by the arbiters.
pub(super) fn progressive(field: &TieBreakInput<'_>, player: usize) -> Vec<Part<usize>> {
    let (mut score, points) = field.ledger.points_of(player, true);
    let after = |entry: &RoundEntry| {
        score += points(entry);
        part(entry, score.into())
    };
    field.ledger.of(player).iter().map(after).collect()
}

fn part(entry: &RoundEntry, amount: Amount) -> Part<usize> {
    let opponent = entry.meeting().map(|meeting| meeting.opponent);
    Part::new(entry.round, opponent, What::of(entry), amount)
}

fn is_win(field: &TieBreakInput<'_>, entry: &RoundEntry, meeting: &Meeting) -> bool {
    let scoring = &field.event.scoring;
    let drawn = scoring.has_unequal_draws() && meeting.played && entry.points < scoring.win;
    meeting.is_won() && !drawn
}

fn pluses(meeting: &Meeting) -> Amount {
    let signs = meeting.games.iter().filter_map(|outcome| outcome.score()?.plus);
    // The ledger puts a player's own points first, so White means a plus for the player.
    Amount::whole(signs.map(|plus| if plus == Color::White { 1 } else { -1 }).sum())
}
