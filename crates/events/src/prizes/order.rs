//! The contenders for prizes, in their order.

use crate::event::{Event, Ledger, PlayerId, PrizeList, PrizesOf};
use crate::standings::Standings;

/// The contenders of one table, best first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ContenderOrder {
    /// The kind of table.
    pub of: PrizesOf,
    /// The group, if the table is that of a group.
    pub group: Option<String>,
    /// The board, if the table is that of the players at one board.
    pub board: Option<u16>,
    /// The contenders with a place, best first.
    pub contenders: Vec<Contender>,
}

/// A player or team with a place in a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contender {
    /// The player or team.
    pub id: PlayerId,
    /// The place, shared by contenders who are equal in everything.
    pub place: usize,
    /// A number common to neighbours who are tied on points.
    pub tied: usize,
    /// [Games played](Ledger::games); for a team, matches.
    pub games: usize,
}

impl ContenderOrder {
    /// Returns whether a prize list uses this table.
    pub fn is_of(&self, event: &Event, list: &PrizeList) -> bool {
        self.of == list.of(event) && self.group == list.group && self.board == list.board
    }

    /// Returns the order of the standings of an event, or of a part of it.
    ///
    /// Players of a knockout are tied if they share a place: they were knocked out in the same
    /// round.
    pub fn of_standings(
        event: &Event,
        ledger: &Ledger,
        standings: &Standings,
        of: PrizesOf,
        group: Option<String>,
    ) -> Self {
        let ranked: Vec<_> = standings.rows.iter().filter(|row| row.place.is_some()).collect();
        let mut tied = 0;
        let contender = |at: usize| {
            let row = ranked[at];
            let is_tied = |one: usize| {
                let other = ranked[one];
                other.place == row.place || (other.score == row.score && other.out_in == row.out_in)
            };
            tied += usize::from(at > 0 && !is_tied(at - 1));
            Contender {
                id: event.players[row.player].id.clone(),
                place: row.place.unwrap_or_default(),
                tied,
                games: ledger.games(row.player),
            }
        };
        Self { of, group, board: None, contenders: (0..ranked.len()).map(contender).collect() }
    }
}
