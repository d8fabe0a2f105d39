//! `LOT`: drawing of lots among tied players, from the seed of the event.
//!
//! A player's lot follows from the seed and the id alone ([`LotSource::of_player`]); the highest comes
//! first. Without a seed, no lots are drawn.

use crate::event::LotSource;

use super::Value;
use super::groups::Groups;
use super::input::TieBreakInput;

/// Returns the values of all tied players.
pub(super) fn values(field: &TieBreakInput<'_>, groups: &Groups) -> Vec<Value> {
    let mut values = vec![Value::None; field.ledger.players()];
    for group in groups.tied() {
        let drawn = of(field, group);
        for &(player, lot) in &drawn {
            let ahead = drawn.partition_point(|&(_, other)| other > lot);
            values[player] = Value::Lot(ahead + 1);
        }
    }
    values
}

/// Returns the players of a group with their lots, the highest first; empty without a seed.
pub(super) fn of(field: &TieBreakInput<'_>, group: &[usize]) -> Vec<(usize, u64)> {
    let seed = field.event.system.seed;
    let lot = |player: usize, seed| {
        (player, LotSource::of_player(seed, field.event.players[player].id.as_str()))
    };
    let mut drawn: Vec<(usize, u64)> =
        group.iter().filter_map(|&player| Some(lot(player, seed?))).collect();
    drawn.sort_by_key(|&(_, lot)| std::cmp::Reverse(lot));
    drawn
}
