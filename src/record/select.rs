//! Which rule set a record is judged by.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::laws::Laws;
use super::main_line::{MainLine, Written};
use super::replay::{ReplayOptions, replay};
use crate::diag::{Finding, Level, Span};
use crate::pdn::{GameText, MoveText};
use crate::rules::{RuleError, named, names};

/// Rule sets tried on a record that names none, letters first or numbers first;
/// of those that replay equally far the earlier is taken.
const BY_LETTERS: &[&str] = &["russian", "czech", "brazilian", "turkish"];
const BY_NUMBERS: &[&str] = &[
    "international", "english", "italian", "pool", "frisian", "breakthrough", "frysk",
    "antidraughts", "killer", "canadian", "spanish", "portuguese", "thai", "russian", "brazilian",
    "czech",
];

/// Rule sets by name, each made once when it is first asked for.
#[derive(Debug, Default)]
pub struct Catalogue {
    made: BTreeMap<String, Arc<Laws>>,
}

/// A rule set, and how it came to be chosen.
#[derive(Debug, Clone)]
pub struct Choice {
    /// The laws.
    pub laws: Arc<Laws>,
    /// True where they were guessed from the moves.
    pub guessed: bool,
}

impl Catalogue {
    /// The laws of one of the project's rule sets.
    ///
    /// # Errors
    ///
    /// As [`named`].
    pub fn laws(&mut self, name: &str) -> Result<Arc<Laws>, RuleError> {
        if let Some(laws) = self.made.get(name) {
            return Ok(Arc::clone(laws));
        }
        let laws = Arc::new(Laws::new(named(name)?));
        self.made.insert(name.to_owned(), Arc::clone(&laws));
        Ok(laws)
    }

    /// The laws of a PDN game type, by the number in front of its tag.
    ///
    /// # Errors
    ///
    /// As [`named`].
    pub fn by_game_type(&mut self, tag: &[u8]) -> Result<Option<Arc<Laws>>, RuleError> {
        let number = tag.split(|&byte| byte == b',').next().unwrap_or_default().trim_ascii();
        let Some(number) = std::str::from_utf8(number).ok().and_then(|text| text.parse::<u16>().ok())
        else {
            return Ok(None);
        };
        for name in names() {
            let laws = self.laws(name)?;
            if laws.set.game_type.number() == Some(number) {
                return Ok(Some(laws));
            }
        }
        Ok(None)
    }

    /// The laws under which some games replay furthest.
    ///
    /// Games with a known game type do not count.
    ///
    /// # Errors
    ///
    /// As [`named`].
    pub fn guess<'t>(
        &mut self,
        games: impl Iterator<Item = GameText<'t>>,
    ) -> Result<Arc<Laws>, RuleError> {
        let mut sample = Vec::new();
        for game in games {
            let line = MainLine::read(&game);
            let typed = match line.tag("GameType") {
                Some(tag) => self.by_game_type(tag.raw_value)?.is_some(),
                None => false,
            };
            if !typed {
                sample.push((game, line));
            }
        }
        let candidates = if sample.iter().any(|(_, line)| uses_letters(line)) {
            BY_LETTERS
        } else {
            BY_NUMBERS
        };
        let all: usize = sample.iter().map(|(_, line)| line.plies.len() + 1).sum();
        let mut best: Option<(usize, Arc<Laws>)> = None;
        for name in candidates {
            let laws = self.laws(name)?;
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
        match best {
            Some((_, laws)) => Ok(laws),
            None => self.laws(BY_NUMBERS[0]),
        }
    }
}

impl Choice {
    /// What is said of a guess.
    #[must_use]
    pub fn note(&self) -> Option<Finding> {
        self.guessed.then(|| {
            let name = &self.laws.set.name;
            Finding::new(
                "rules-guessed",
                Level::Note,
                format!("judged by {name}, which replays the file furthest"),
                Span::default(),
            )
            .help(format!("name the rule set with --rules {name}, or in a GameType tag"))
        })
    }
}

/// True if the first move, or else the FEN tag, names squares with letters.
fn uses_letters(line: &MainLine<'_>) -> bool {
    if let Some(ply) = line.plies.first() {
        return match ply.written {
            Written::Move(text) => MoveText::parse(text).is_ok_and(|parsed| parsed.is_algebraic()),
            Written::Unknown => false,
        };
    }
    // `W:Wa3:Bb8`: a small letter right before a digit.
    line.tag("FEN").is_some_and(|tag| {
        tag.raw_value
            .windows(2)
            .any(|pair| (b'a'..=b'h').contains(&pair[0]) && pair[1].is_ascii_digit())
    })
}
