//! Functions shared by the kinds of clauses that count moves.

use super::{GameOutline, Kind, SearchedGame};
use crate::board::ByColor;
use crate::draw::balance::pieces_of;
use crate::draw::count::{Counter, counts};
use crate::draw::met::MetClause;

/// Returns the first count that reaches its limit. Nothing is counted if a quick check rules it
/// out.
pub(super) fn first_count_met(
    kind: &dyn Kind,
    clause: usize,
    searched: &SearchedGame<'_>,
) -> Option<MetClause> {
    let SearchedGame { set, game, demands } = searched;
    let at = |moment: usize| game.position(moment);
    let (made, deed) = (game.steps().len(), |half_move: usize| game.steps()[half_move].effect());
    let left = pieces_of(game.last());
    let outline =
        GameOutline { set, generator: game.generator(), made, deed: &deed, at: &at, left };
    // The quick check ignores moves before the start.
    let counts_on = game.counted() != ByColor::default();
    if !counts_on && !kind.can_be_met(&outline) {
        return None;
    }
    let all = counts(Counter::new(set, clause, demands)?, game);
    let count = all.into_iter().find(|count| count.met.is_some())?;
    Some(MetClause { clause, met: count.met?, moments: vec![count.start], count: Some(count) })
}

/// Returns every moment at which a count has reached its limit.
pub(super) fn counts_met(clause: usize, searched: &SearchedGame<'_>) -> Vec<usize> {
    let SearchedGame { set, game, demands } = searched;
    let Some(counter) = Counter::new(set, clause, demands) else { return Vec::new() };
    let all = counts(counter, game);
    let is_met = |moment: &usize| all.iter().any(|count| count.is_met_at(*moment));
    (0..game.moments()).filter(is_met).collect()
}

/// Returns the moments of a count that has not ended.
pub(super) fn still_counted(condition: &MetClause) -> Option<Vec<usize>> {
    let count = condition.count.as_ref().filter(|count| count.ended.is_none());
    count.map(|_| condition.moments.clone())
}
