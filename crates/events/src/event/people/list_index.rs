//! Finds the players that a list may mean without comparing each line with every player.

use std::collections::HashMap;
use std::ops::Range;

use crate::event::games::Spelling;
use crate::event::people::namesake::{Likeness, Named, likeness, spellings_of, written_same};
use crate::event::{Player, PlayerId};

/// The indices of players by their identifying data.
#[derive(Default)]
pub(crate) struct Roster {
    /// By ID in lower case.
    ids: HashMap<String, Vec<usize>>,
    /// By the words of the name, and of each alias.
    names: HashMap<String, Vec<usize>>,
    /// By federation ID.
    federation_ids: HashMap<String, Vec<usize>>,
    /// By the sounds of a word of the family name and the start of another word.
    pairs: HashMap<String, Vec<usize>>,
    /// By the sound of a word of the family name.
    families: HashMap<String, Vec<usize>>,
    /// By the letters of the name without blanks, starting at each word, as blanks may be placed
    /// differently.
    turned: HashMap<String, Vec<usize>>,
    /// By the sound of the name, for names of one word.
    single: HashMap<String, Vec<usize>>,
    /// The spellings of each player.
    spellings: Vec<Vec<Spelling>>,
    /// The highest number among IDs of the form `p12`.
    most: u32,
}

impl Roster {
    /// Creates the roster of some players; requested IDs are not assigned to others.
    pub(crate) fn of(players: &[Player], asked: &[PlayerId]) -> Self {
        let most = asked.iter().filter_map(number).max().unwrap_or(0);
        let mut roster = Self { most, ..Self::default() };
        players.iter().for_each(|player| roster.add(player));
        roster
    }

    /// Adds the player at the next index.
    pub(crate) fn add(&mut self, player: &Player) {
        fn put(map: &mut HashMap<String, Vec<usize>>, key: String, at: usize) {
            let places = map.entry(key).or_default();
            if places.last() != Some(&at) {
                places.push(at);
            }
        }
        let at = self.spellings.len();
        self.most = self.most.max(number(&player.id).unwrap_or(0));
        put(&mut self.ids, player.id.as_str().to_ascii_lowercase(), at);
        if let Some(id) = &player.federation_id {
            put(&mut self.federation_ids, id.clone(), at);
        }
        let spellings = spellings_of(player);
        let written = std::iter::once(&player.name).chain(&player.aliases);
        for (name, spelling) in written.zip(&spellings) {
            put(&mut self.names, key(name, spelling), at);
        }
        let name = &spellings[0];
        let families = name.family_keys();
        for family in &families {
            put(&mut self.families, family.clone(), at);
            if name.words().len() == 1 {
                put(&mut self.single, family.clone(), at);
            }
        }
        name.pair_keys().into_iter().for_each(|pair| put(&mut self.pairs, pair, at));
        name.turned().into_iter().for_each(|letters| put(&mut self.turned, letters, at));
        self.spellings.push(spellings);
    }

    /// Returns the first player in a range who has this ID.
    pub(crate) fn with_id(&self, among: &Range<usize>, id: &PlayerId) -> Option<usize> {
        let there = self.ids.get(&id.as_str().to_ascii_lowercase())?;
        there.iter().copied().find(|at| among.contains(at))
    }

    /// Returns the players in a range who are, or may be, the given one: first those whose names
    /// are spelt alike, otherwise in their order.
    pub(crate) fn like(
        &self,
        players: &[Player],
        among: &Range<usize>,
        player: &Player,
    ) -> Vec<(usize, Likeness)> {
        let own = spellings_of(player);
        let mut there = self.candidates(among, player, &own);
        there.sort_by_key(|&at| !written_same(&players[at], player));
        let other = Named { player, spellings: &own };
        let found = there.into_iter().map(|at| {
            let one = Named { player: &players[at], spellings: &self.spellings[at] };
            (at, likeness(one, other))
        });
        found.filter(|(_, likeness)| *likeness != Likeness::Other).collect()
    }

    /// Returns the players in a range who may be similar, in their order: those with the same
    /// federation ID or with words in common.
    fn candidates(&self, among: &Range<usize>, player: &Player, own: &[Spelling]) -> Vec<usize> {
        if among.is_empty() {
            return Vec::new();
        }
        let name = &own[0];
        let families = name.family_keys();
        let single = name.words().len() == 1;
        let numbered = player.federation_id.as_ref().and_then(|id| self.federation_ids.get(id));
        let called = std::iter::once(&player.name).chain(&player.aliases).zip(own);
        let called = called.filter_map(|(name, spelling)| self.names.get(&key(name, spelling)));
        let of_family = families.iter().filter_map(|family| match single {
            true => self.families.get(family),
            false => self.single.get(family),
        });
        let pairs = name.pair_keys();
        let of_pair = pairs.iter().filter_map(|pair| self.pairs.get(pair));
        let turned = name.turned();
        let of_turned = turned.iter().filter_map(|letters| self.turned.get(letters));
        let mut there: Vec<usize> = (numbered.into_iter().chain(called).chain(of_family))
            .chain(of_pair)
            .chain(of_turned)
            .flatten()
            .copied()
            .filter(|at| among.contains(at))
            .collect();
        there.sort_unstable();
        there.dedup();
        there
    }

    /// Returns the next free ID of the form `p12`.
    pub(crate) fn free_id(&self) -> PlayerId {
        let free = self.most.saturating_add(1);
        format!("p{free}").parse().expect("p and a number is an id")
    }
}

/// Returns the number of an ID of the form `p12`.
fn number(id: &PlayerId) -> Option<u32> {
    id.as_str().strip_prefix(['p', 'P'])?.parse().ok()
}

/// Returns the key shared by all spellings of a name; for a name without letters, the name itself.
fn key(name: &str, spelling: &Spelling) -> String {
    match spelling.words() {
        [] => name.trim().to_lowercase(),
        words => words.join(" "),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_of_a_long_list_are_worth_a_look() {
        let player = |at: u32| {
            let id = format!("p{at}").parse().expect("an id");
            Player::new(id, format!("Player {at}"))
        };
        let players: Vec<Player> = (1..=40_000).map(player).collect();
        let roster = Roster::of(&players, &[]);
        let looks = |player: &Player| {
            roster.candidates(&(0..players.len()), player, &spellings_of(player)).len()
        };
        let all: usize = players.iter().map(looks).sum();
        // Comparing every line with everybody would take 1,600,000,000 steps.
        assert!(all <= 2 * players.len(), "{all}");
    }
}
