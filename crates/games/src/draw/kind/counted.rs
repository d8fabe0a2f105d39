//! What the kinds of clauses that count moves have in common.

use super::{Far, Kind, Scene};
use crate::draw::balance::pieces_of;
use crate::draw::count::{Counter, counts};
use crate::draw::met::Condition;

/// The first count that reaches its limit. Nothing is counted if a quick look shows that none can.
pub(super) fn first_count_met(
    kind: &dyn Kind,
    clause: usize,
    scene: &Scene<'_>,
) -> Option<Condition> {
    let Scene { set, game, demands } = scene;
    let at = |moment: usize| game.position(moment);
    let (made, deed) = (game.steps().len(), |half_move: usize| game.steps()[half_move].deed());
    let left = pieces_of(game.last());
    let far = Far { set, generator: game.generator(), made, deed: &deed, at: &at, left };
    if !kind.can_be_met(&far) {
        return None;
    }
    let all = counts(Counter::new(set, clause, demands)?, game);
    let count = all.into_iter().find(|count| count.met.is_some())?;
    Some(Condition { clause, met: count.met?, moments: vec![count.start], count: Some(count) })
}
