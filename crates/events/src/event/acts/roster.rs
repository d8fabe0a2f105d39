//! Whom a list of players means, found without a look at everybody for each of its lines.

use std::collections::HashMap;
use std::ops::Range;

use crate::event::{Player, PlayerId};

use super::namesake::{Likeness, likeness};

/// The places of players by what tells them apart.
pub(super) struct Roster {
    /// By id in small letters.
    ids: HashMap<String, Vec<usize>>,
    /// By name in small letters.
    names: HashMap<String, Vec<usize>>,
    /// By the id of the federation.
    federation_ids: HashMap<String, Vec<usize>>,
    /// The highest number of an id of the form `p12`.
    most: u32,
}

impl Roster {
    /// The roster of players; ids that are asked for are not given away.
    pub(super) fn of(players: &[Player], asked: &[PlayerId]) -> Self {
        let most = asked.iter().filter_map(number).max().unwrap_or(0);
        let (ids, names, federation_ids) = Default::default();
        let mut roster = Self { ids, names, federation_ids, most };
        players.iter().enumerate().for_each(|(at, player)| roster.add(at, player));
        roster
    }

    /// Adds the player at a place.
    pub(super) fn add(&mut self, at: usize, player: &Player) {
        self.most = self.most.max(number(&player.id).unwrap_or(0));
        self.ids.entry(player.id.as_str().to_ascii_lowercase()).or_default().push(at);
        self.names.entry(player.name.to_lowercase()).or_default().push(at);
        if let Some(id) = &player.federation_id {
            self.federation_ids.entry(id.clone()).or_default().push(at);
        }
    }

    /// The first of these places whose player has this id.
    pub(super) fn with_id(&self, among: &Range<usize>, id: &PlayerId) -> Option<usize> {
        let there = self.ids.get(&id.as_str().to_ascii_lowercase())?;
        there.iter().copied().find(|at| among.contains(at))
    }

    /// Those of these places, in their order, whose player is so like another: somebody of the same
    /// name, or with the same number at the federation.
    pub(super) fn like<'a>(
        &self,
        players: &'a [Player],
        among: &Range<usize>,
        player: &'a Player,
        like: Likeness,
    ) -> impl Iterator<Item = usize> + 'a {
        let named = self.names.get(&player.name.to_lowercase());
        let numbered = player.federation_id.as_ref().and_then(|id| self.federation_ids.get(id));
        let both = named.into_iter().chain(numbered).flatten().copied();
        let mut there: Vec<usize> = both.filter(|at| among.contains(at)).collect();
        there.sort_unstable();
        there.dedup();
        there.into_iter().filter(move |&at| likeness(&players[at], player) == like)
    }

    /// The next free id of the form `p12`.
    pub(super) fn free_id(&self) -> PlayerId {
        let free = self.most.saturating_add(1);
        format!("p{free}").parse().expect("p and a number is an id")
    }
}

/// The number of an id of the form `p12`.
fn number(id: &PlayerId) -> Option<u32> {
    id.as_str().strip_prefix(['p', 'P'])?.parse().ok()
}
