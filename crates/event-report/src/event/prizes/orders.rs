//! The standings that decide the prizes.

use std::collections::BTreeSet;

use crate::event::individuals::IndividualsView;
use crate::event::standings::ledger_of;
use draughts_events::event::{Event, Part, Prizes, PrizesOf, Round};
use draughts_events::prizes::{Contender, ContenderOrder};
use draughts_events::standings::{self, StandingsOptions};

/// Returns the standings that the prize lists can refer to.
///
/// They are those of the parts of a stage after a round. A team event also has those of the players
/// at all boards, and at each board that has a list.
pub(super) fn orders(
    event: &Event,
    prizes: &Prizes,
    parts: &[Part<'_>],
    named: Option<Round>,
    round: Round,
) -> Vec<ContenderOrder> {
    let of = if event.is_of_teams() { PrizesOf::Teams } else { PrizesOf::Players };
    let of_part = |part: &Part<'_>| {
        let ledger = ledger_of(event, part, named);
        let ranked = standings::rank(&part.event, &ledger, StandingsOptions::default());
        let group = part.group.and_then(|at| event.groups_of(part.stage).get(at));
        let group = group.map(|group| group.group.clone());
        ContenderOrder::of_standings(&part.event, &ledger, &ranked, of, group)
    };
    let mut orders: Vec<ContenderOrder> = parts.iter().map(of_part).collect();
    if event.is_of_teams() {
        let boards: BTreeSet<u16> = prizes.lists.iter().filter_map(|list| list.board).collect();
        orders.push(of_players(event, round, None));
        orders.extend(boards.into_iter().map(|board| of_players(event, round, Some(board))));
    }
    orders
}

/// Ranks the players by their games at all boards, or at one.
fn of_players(event: &Event, round: Round, board: Option<u16>) -> ContenderOrder {
    let view = IndividualsView::new(event, round, board);
    let mut tied = 0;
    let mut before = None;
    let contender = |row: &crate::event::IndividualRow<'_>| {
        tied += usize::from(before.replace(row.points).is_some_and(|one| one != row.points));
        Contender { id: row.player.id.clone(), place: row.place, tied, games: row.games }
    };
    let contenders = view.rows.iter().map(contender).collect();
    ContenderOrder { of: PrizesOf::Players, group: None, board, contenders }
}
