//! What a selection asks for and no game has: a misspelt tag, a number beyond the last game.

use std::collections::BTreeSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use draughts_games::pdn::ROSTER;
use draughts_games::record::{Condition, MainLine};
use draughts_ground::diag::nearest;
use draughts_ground::told;

/// Names of tags that are remembered, at most.
const MOST: usize = 1000;

told! {
    /// What is asked for and is not there.
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

/// The tags that a condition asks for, and whether some game has them.
#[derive(Debug, Default)]
pub struct TagsMet {
    asked: Vec<(String, AtomicBool)>,
    /// Names of tags of games that lack one that is asked for.
    others: Mutex<BTreeSet<String>>,
    /// True once a game has been looked at.
    looked: AtomicBool,
}

impl TagsMet {
    /// Nothing has been met so far.
    #[must_use]
    pub fn of(condition: Option<&Condition>) -> Self {
        let tags = condition.into_iter().flat_map(Condition::tags);
        let asked = tags.map(|tag| (tag.to_owned(), AtomicBool::new(false))).collect();
        Self { asked, ..Self::default() }
    }

    /// Takes in the tags of a game.
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

    /// Returns the tags that are asked for and that no game has, each with the nearest name.
    #[must_use]
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
