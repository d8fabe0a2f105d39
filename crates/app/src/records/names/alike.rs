//! An index of spellings by sound, which brings together those that may mean the same person
//! without comparing all pairs.

use std::collections::HashMap;

use draughts_events::event::games::Spelling;

/// An index of spellings for similarity searches.
#[derive(Debug, Clone, Default)]
pub(super) struct Alike {
    all: Vec<Spelling>,
    /// The spellings by the sound of a word; a name of one word also by its beginning.
    by_key: HashMap<String, Vec<usize>>,
}

impl Alike {
    /// Adds a spelling; its index is the number of those before it.
    pub(super) fn add(&mut self, spelling: Spelling) {
        let place = self.all.len();
        for key in keys(&spelling) {
            self.by_key.entry(key).or_default().push(place);
        }
        self.all.push(spelling);
    }

    /// Returns the indices of the spellings that may mean the same person, in order.
    pub(super) fn find(&self, wanted: &Spelling) -> Vec<usize> {
        let mut places: Vec<usize> =
            keys(wanted).filter_map(|key| self.by_key.get(&key)).flatten().copied().collect();
        places.sort_unstable();
        places.dedup();
        places.retain(|&place| may_be(&self.all[place], wanted));
        places
    }
}

/// Returns whether two spellings may mean the same person.
pub(in crate::records) fn may_be(one: &Spelling, other: &Spelling) -> bool {
    one.words() == other.words()
        || one.may_be(other)
        || one.sounds_like(other)
        || one.is_near(other)
}

/// Iterates over the keys that two spellings of one person share: the sounds of the words.
fn keys(spelling: &Spelling) -> impl Iterator<Item = String> {
    let telling = |sound: &&String| sound.chars().nth(1).is_some();
    let sounds = spelling.sound_keys();
    let start = match sounds {
        [only] => Some(format!("^{}", only.chars().take(2).collect::<String>())),
        _ => None,
    };
    sounds.iter().filter(telling).cloned().chain(start)
}
