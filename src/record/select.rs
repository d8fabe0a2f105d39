//! Which rule set a record is judged by.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use super::laws::Laws;
use super::main_line::MainLine;
use super::replay::{ReplayOptions, replay};
use crate::diag::{Finding, Span};
use crate::pdn::GameText;
use crate::record::codes;
use crate::rules::{named, names};

/// Rule sets tried on a record that names none, letters first or numbers first;
/// of those that replay equally far the earlier is taken.
const BY_LETTERS: &[&str] = &["russian", "czech", "brazilian", "turkish"];
const BY_NUMBERS: &[&str] = &[
    "international",
    "english",
    "italian",
    "pool",
    "frisian",
    "breakthrough",
    "frysk",
    "antidraughts",
    "killer",
    "canadian",
    "spanish",
    "portuguese",
    "thai",
    "russian",
    "brazilian",
    "czech",
];

/// The rule set of each PDN game type. House sets share the type of the set they extend,
/// and a record of that type is judged by the latter.
///
/// A table, for to read all the documents takes longer than to judge a game.
const BY_GAME_TYPE: &[(u16, &str)] = &[
    (20, "international"),
    (21, "english"),
    (22, "italian"),
    (23, "pool"),
    (24, "spanish"),
    (25, "russian"),
    (26, "brazilian"),
    (27, "canadian"),
    (28, "portuguese"),
    (29, "czech"),
    (30, "turkish"),
    (31, "thai"),
    (40, "frisian"),
    (96, "breakthrough"),
    (97, "frysk"),
    (98, "antidraughts"),
];

/// The project's rule sets by name, each made when it is first asked for.
#[derive(Debug)]
pub struct Catalogue {
    made: BTreeMap<&'static str, OnceLock<Option<Arc<Laws>>>>,
}

/// A rule set, and how it came to be chosen.
#[derive(Debug, Clone)]
pub struct Choice {
    /// The laws.
    pub laws: Arc<Laws>,
    /// True where they were guessed from the moves.
    pub guessed: bool,
    /// True where they were named, or the guess rests on moves.
    pub is_founded: bool,
}

impl Default for Catalogue {
    fn default() -> Self {
        Self::new()
    }
}

impl Catalogue {
    /// Every rule set that can be played under as it is.
    #[must_use]
    pub fn new() -> Self {
        Self { made: names().iter().map(|&name| (name, OnceLock::new())).collect() }
    }

    /// The laws of one of them.
    #[must_use]
    pub fn laws(&self, name: &str) -> Option<Arc<Laws>> {
        let made = self.made.get(name)?.get_or_init(|| {
            let set = named(name).expect("the project's own rule sets are complete");
            set.unchosen().is_empty().then(|| Arc::new(Laws::new(set)))
        });
        made.clone()
    }

    /// The laws of a PDN game type, by the number in front of its tag.
    #[must_use]
    pub fn of_game_type(&self, tag: &[u8]) -> Option<Arc<Laws>> {
        let number = tag.split(|&byte| byte == b',').next()?.trim_ascii();
        let number: u16 = std::str::from_utf8(number).ok()?.parse().ok()?;
        let (_, name) = BY_GAME_TYPE.iter().find(|(of, _)| *of == number)?;
        self.laws(name)
    }

    /// The laws under which some games replay furthest.
    ///
    /// Games with a known game type do not count.
    #[must_use]
    pub fn guess<'t>(&self, games: impl Iterator<Item = GameText<'t>>) -> Arc<Laws> {
        let sample: Vec<(GameText<'t>, MainLine<'t>)> = games
            .map(|game| (game, MainLine::read(&game)))
            .filter(|(_, line)| {
                line.tag("GameType").is_none_or(|tag| self.of_game_type(tag.raw_value).is_none())
            })
            .collect();
        let letters = sample.iter().any(|(_, line)| line.uses_letters());
        let candidates = if letters { BY_LETTERS } else { BY_NUMBERS };
        let all: usize = sample.iter().map(|(_, line)| line.plies.len() + 1).sum();
        let mut best: Option<(usize, Arc<Laws>)> = None;
        for laws in candidates.iter().filter_map(|name| self.laws(name)) {
            let options = ReplayOptions { moves_only: true, ..ReplayOptions::default() };
            let reached = sample
                .iter()
                .map(|(game, line)| {
                    let report = replay(game, line.clone(), &laws, Vec::new(), options);
                    report.legal_plies + usize::from(report.last.is_some())
                })
                .sum::<usize>();
            if best.as_ref().is_none_or(|(most, _)| reached > *most) {
                best = Some((reached, laws));
            }
            if reached == all {
                break;
            }
        }
        best.map(|(_, laws)| laws).expect("every candidate is a rule set of the project")
    }
}

impl Choice {
    /// What is said where a game's GameType tag names no rule set and one was guessed.
    #[must_use]
    pub fn unknown_type(&self, line: &MainLine<'_>) -> Option<Finding> {
        let tag = line.tag("GameType").filter(|_| self.guessed)?;
        let value = tag.value().text;
        let finding = Finding::new(
            codes::TAG_INVALID,
            format!("the game type `{value}` belongs to no rule set"),
            tag.value_span,
        );
        Some(
            finding.note(format!("judged by {}", self.laws.set.name)).help("name one with --rules"),
        )
    }

    /// What is said of a guess.
    #[must_use]
    pub fn note(&self) -> Option<Finding> {
        self.guessed.then(|| {
            let name = &self.laws.set.name;
            Finding::new(
                codes::RULES_GUESSED,
                format!("judged by {name}, which replays the first games of the file furthest"),
                Span::default(),
            )
            .help(format!("name the rule set with --rules {name}, or in a GameType tag"))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_of_game_types_is_that_of_the_documents() {
        let mut of_documents: Vec<(u16, &str)> = Vec::new();
        for &name in names() {
            let set = named(name).expect("the project's own rule sets are complete");
            let first = |number| of_documents.iter().all(|(known, _)| *known != number);
            if let Some(number) = set.game_type.number().filter(|&number| first(number))
                && set.unchosen().is_empty()
            {
                of_documents.push((number, name));
            }
        }
        of_documents.sort_unstable();
        assert_eq!(of_documents, BY_GAME_TYPE);
    }
}
