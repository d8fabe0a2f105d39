//! Parts of a selection that match no game: a misspelt tag, a number beyond the last game.

use std::collections::BTreeSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use draughts_games::pdn::ROSTER;
use draughts_games::record::{MainLine, TagCondition};
use draughts_ground::diag::nearest;
use draughts_ground::told;

/// The maximum number of tag names remembered.
const MOST: usize = 1000;

told! {
    /// A requested thing that does not exist.
    pub enum Unmet {
        Game { file: String, number: u64, games: u64 } => "unmet-game",
            "{ $file } has no game { $number }, but { $games ->
                [one] one game
               *[other] { $games } games
            }";
        Tag { tag: String, near: Option<String> } => "unmet-tag",
            "no game has a tag `{ $tag }`{ $near ->
                [none] {\"\"}
               *[other] ; did you mean `{ $near }`?
            }";
    }
}

/// The tags in a condition, and whether any game has them.
#[derive(Debug, Default)]
pub struct TagsMet {
    asked: Vec<(String, AtomicBool)>,
    /// Names of tags in games that lack a requested one.
    others: Mutex<BTreeSet<String>>,
    /// Whether a game has been examined.
    looked: AtomicBool,
}

impl TagsMet {
    /// Creates the record for a condition, with no tag found yet.
    pub fn of(condition: Option<&TagCondition>) -> Self {
        let tags = condition.into_iter().flat_map(TagCondition::tags);
        let asked = tags.map(|tag| (tag.to_owned(), AtomicBool::new(false))).collect();
        Self { asked, ..Self::default() }
    }

    /// Records the tags of a game.
    pub(super) fn look(&self, line: &MainLine<'_>) {
        let is_open = |met: &AtomicBool| !met.load(Ordering::Relaxed);
        if self.asked.iter().all(|(_, met)| !is_open(met)) {
            return;
        }
        self.looked.store(true, Ordering::Relaxed);
        let mut lacks = false;
        for (tag, met) in self.asked.iter().filter(|(_, met)| is_open(met)) {
            match line.tag(tag) {
                Some(_) => met.store(true, Ordering::Relaxed),
                None => lacks = true,
            }
        }
        if lacks && let Ok(mut others) = self.others.lock() {
            let names = line.tags.iter().map(|tag| String::from_utf8_lossy(tag.name));
            for name in names {
                if others.len() < MOST && !others.contains(name.as_ref()) {
                    others.insert(name.into_owned());
                }
            }
        }
    }

    /// Returns the requested tags that no game has, each with the most similar name.
    pub fn unmet(&self) -> Vec<Unmet> {
        if !self.looked.load(Ordering::Relaxed) {
            return Vec::new();
        }
        let others = self.others.lock().map(|others| others.clone()).unwrap_or_default();
        let known = || others.iter().map(String::as_str).chain(ROSTER.iter().copied());
        let unmet = self.asked.iter().filter(|(_, met)| !met.load(Ordering::Relaxed));
        unmet
            .map(|(tag, _)| {
                let near = nearest(tag, known()).map(str::to_owned);
                Unmet::Tag { tag: tag.clone(), near }
            })
            .collect()
    }
}
