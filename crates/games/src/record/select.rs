//! Which rule set a record is judged by.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use super::clock::{pace_of_tag, pace_of_typed};
use super::found::{Help, SetupFault};
use super::laws::Laws;
use super::main_line::MainLine;
use super::replay::{ReplayOptions, replay};
use super::report::GameReport;
use crate::diag::{Finding, Span};
use crate::pdn::{GameText, TagPair};
use crate::rules::{Pace, named, names, of_game_type, tried};
use crate::said::told;

/// The project's rule sets by name, each built when it is first asked for.
#[derive(Debug)]
pub struct Catalogue {
    made: BTreeMap<&'static str, OnceLock<Option<Arc<Laws>>>>,
}

/// A rule set, and how it came to be chosen.
#[derive(Debug, Clone)]
pub struct Choice {
    /// The laws.
    pub laws: Arc<Laws>,
    /// True if they were guessed from the moves.
    pub guessed: bool,
    /// True if they were named, or the guess rests on moves.
    pub is_founded: bool,
    /// The time control that was stated apart from the record, in words.
    pub time_control: Option<Arc<str>>,
    /// What is known of the time control.
    pub pace: Pace,
    /// The laws at each time control that the game can have had, if it is not known and they
    /// differ; otherwise empty.
    pub at_paces: Vec<(Pace, Arc<Laws>)>,
}

/// Guessed laws under which less than one half-move of this many can be followed do not fit.
const LITTLE: usize = 4;

told! {
    /// Why a game is written as it was.
    pub enum Left {
        TypeUnknown { value: String } => "left-type-unknown",
            "the game type `{ $value }` belongs to no rule set";
        VariantOnly { value: String, rules: String } => "left-variant-only",
            "its Variant tag says `{ $value }`, it has no GameType tag, and { $rules } was guessed";
        RulesDoNotFit { rules: String, replayed: usize, plies: usize } => "left-rules-do-not-fit",
            "it names no game type, and under { $rules }, which was guessed, only { $replayed } \
             of { $plies } half-moves can be followed";
    }
}

/// True for the value of a tag that says nothing.
fn is_blank(value: &[u8]) -> bool {
    matches!(value.trim_ascii(), b"" | b"?" | b"-")
}

impl Default for Catalogue {
    fn default() -> Self {
        Self::new()
    }
}

impl Catalogue {
    /// A catalogue of every rule set that can be used without further choices.
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

    /// The laws of a PDN game type, by the number at the start of its tag, or the name of a rule
    /// set. If several federations share a number, those that it alone stands for.
    #[must_use]
    pub fn of_game_type(&self, tag: &[u8]) -> Option<Arc<Laws>> {
        self.laws(names_of_game_type(tag).next()?)
    }

    /// The laws of all federations that share the game type of a record; none if its tag names
    /// none.
    #[must_use]
    pub fn sharing_game_type(&self, line: &MainLine<'_>) -> Vec<Arc<Laws>> {
        let tag = line.tag("GameType").into_iter();
        let names = tag.flat_map(|tag| names_of_game_type(tag.raw_value));
        names.filter_map(|name| self.laws(name)).collect()
    }

    /// The laws that are tried on a record that names none, in order.
    pub fn candidates(&self, line: &MainLine<'_>) -> impl Iterator<Item = Arc<Laws>> {
        tried(line.uses_letters()).iter().filter_map(|name| self.laws(name))
    }

    /// The laws under which some games replay furthest.
    ///
    /// Games with a known game type do not count. If all others write squares in one way, only
    /// sets that are recorded so are tried; otherwise those of either way, first the ones of the
    /// way in which more games are written, or of letters. Of sets that replay equally far, the
    /// first is taken.
    #[must_use]
    pub fn guess<'t>(&self, games: impl Iterator<Item = GameText<'t>>) -> Arc<Laws> {
        let sample: Vec<(GameText<'t>, MainLine<'t>)> = games
            .map(|game| (game, MainLine::read(&game)))
            .filter(|(_, line)| {
                line.tag("GameType").is_none_or(|tag| self.of_game_type(tag.raw_value).is_none())
            })
            .collect();
        let all: usize = sample.iter().map(|(_, line)| line.plies.len() + 1).sum();
        let mut best: Option<(usize, Arc<Laws>)> = None;
        for laws in tried_on(&sample).into_iter().filter_map(|name| self.laws(name)) {
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

/// The rule sets tried on some games, in order.
fn tried_on(sample: &[(GameText<'_>, MainLine<'_>)]) -> Vec<&'static str> {
    let in_letters = sample.iter().filter(|(_, line)| line.uses_letters()).count();
    // A game without moves and position says nothing.
    let speaks = |line: &MainLine<'_>| !line.plies.is_empty() || line.tag("FEN").is_some();
    let in_numbers = sample.iter().filter(|(_, line)| speaks(line)).count() - in_letters;
    let letters_first = in_letters > 0 && in_letters >= in_numbers;
    let mut names = tried(letters_first).to_vec();
    if in_letters > 0 && in_numbers > 0 {
        let others = tried(!letters_first).iter();
        names.extend(others.filter(|name| !tried(letters_first).contains(name)));
    }
    names
}

/// The rule sets of a game type, by the number at the start of its tag, or by the name of a rule
/// set in its place.
fn names_of_game_type(tag: &[u8]) -> impl Iterator<Item = &'static str> {
    let first = tag.split(|&byte| byte == b',').next().unwrap_or_default().trim_ascii();
    let number: Option<u16> = std::str::from_utf8(first).ok().and_then(|text| text.parse().ok());
    let word = if number.is_none() { set_named(first) } else { None };
    number.into_iter().flat_map(of_game_type).chain(word)
}

/// The rule set that a word names, in upper or lower case.
fn set_named(word: &[u8]) -> Option<&'static str> {
    names().iter().copied().find(|name| name.as_bytes().eq_ignore_ascii_case(word))
}

impl Choice {
    /// A choice at the time control of a game: rapid and blitz are part of the law.
    ///
    /// `time_control` is what was stated apart from the record.
    #[must_use]
    pub fn of(
        laws: Arc<Laws>,
        (guessed, is_founded): (bool, bool),
        time_control: Option<Arc<str>>,
        line: &MainLine<'_>,
    ) -> Self {
        let (pace, at_paces) = (Pace::UNKNOWN, Vec::new());
        // If nothing can be judged, nothing was guessed either.
        let guessed = guessed && laws.is_of_board(line);
        let mut choice = Self { laws, guessed, is_founded, time_control, pace, at_paces };
        if !choice.laws.set.pace_matters() {
            choice.laws = choice.laws.of_record(line);
            return choice;
        }
        choice.pace = choice.pace_of(line);
        if choice.laws.set.pace_is_open(choice.pace) {
            let possible = choice.pace.possible().into_iter();
            choice.at_paces =
                possible.map(|pace| (pace, choice.laws.under(pace).of_record(line))).collect();
        }
        choice.laws = choice.laws.under(choice.pace).of_record(line);
        choice
    }

    /// What is known of the time control of a game, whether or not it matters to its laws.
    #[must_use]
    pub fn pace_of(&self, line: &MainLine<'_>) -> Pace {
        // Events have it in anybody's words: what cannot be read says nothing.
        let said = self.time_control.as_deref().and_then(|said| pace_of_typed(said).ok());
        match (said, line.tag("TimeControl")) {
            (Some(pace), _) => pace,
            (None, Some(tag)) => pace_of_tag(&tag.value().text),
            (None, None) => Pace::UNKNOWN,
        }
    }

    /// The time control under which a game was played, in words: what was stated apart from the
    /// record, or else its TimeControl tag.
    ///
    /// Rapid and blitz are part of the law: code that makes the laws of a game from a choice reads
    /// the pace here.
    #[must_use]
    pub fn time_control<'l>(&'l self, line: &'l MainLine<'_>) -> Option<Cow<'l, str>> {
        if let Some(said) = &self.time_control {
            return Some(Cow::Borrowed(said));
        }
        let value = line.tag("TimeControl")?.value().text;
        let is_said = !matches!(value.trim(), "" | "?" | "-");
        is_said.then(|| Cow::Owned(value.trim().to_owned()))
    }

    /// The finding if the tags of a game name its rule set in a way that PDN does not have: its
    /// GameType tag by a word, or by nothing that is known; or another tag than that.
    #[must_use]
    pub fn unknown_type(&self, line: &MainLine<'_>) -> Option<Finding> {
        if let Some(tag) = line.tag("GameType") {
            let value = || tag.value().text.into_owned();
            let rules = || self.laws.set.name.clone();
            if self.guessed {
                let fault = SetupFault::TypeUnknown { value: value(), rules: rules() };
                return Some(Finding::of(fault, tag.value_span).remarked(&Help::NameRules));
            }
            let is_word = !self.laws.is_named && self.laws.is_called(tag.raw_value);
            return is_word.then(|| {
                let number = self.laws.own_number();
                let fault = SetupFault::TypeInWords { value: value(), rules: rules(), number };
                Finding::of(fault, tag.value_span)
            });
        }
        let (tag, rules) = self.variant(line)?;
        let value = tag.value().text.into_owned();
        let fault = SetupFault::VariantOnly { value, rules: self.laws.set.name.clone() };
        let help = Help::NameTheseRules { rules: rules.to_owned() };
        Some(Finding::of(fault, tag.value_span).remarked(&help))
    }

    /// The Variant tag of a game, of which the laws were guessed, if it names others.
    fn variant<'l, 'a>(&self, line: &'l MainLine<'a>) -> Option<(&'l TagPair<'a>, &'static str)> {
        let tag = line.tag("Variant").filter(|_| self.guessed)?;
        let rules = set_named(tag.raw_value.trim_ascii())?;
        (rules != self.laws.set.name).then_some((tag, rules))
    }

    /// Why a game is left as it is when it is written: it says what it is by a game type that is
    /// not known, or the laws that were guessed do not fit it.
    #[must_use]
    pub fn leaves(&self, line: &MainLine<'_>, report: &GameReport) -> Option<Left> {
        if !self.guessed {
            return None;
        }
        let tag = line.tag("GameType").filter(|tag| !is_blank(tag.raw_value));
        if let Some(tag) = tag {
            return Some(Left::TypeUnknown { value: tag.value().text.into_owned() });
        }
        let rules = self.laws.set.name.clone();
        if let Some((tag, _)) = self.variant(line) {
            return Some(Left::VariantOnly { value: tag.value().text.into_owned(), rules });
        }
        let (plies, followed) = (report.plies, report.legal_plies);
        let is_followed =
            report.last.is_some() && (report.replayed_plies == plies || followed * LITTLE >= plies);
        let replayed = report.replayed_plies;
        (!is_followed).then_some(Left::RulesDoNotFit { rules, replayed, plies })
    }

    /// The finding about a guess.
    #[must_use]
    pub fn note(&self) -> Option<Finding> {
        self.guessed.then(|| {
            let rules = self.laws.set.name.clone();
            Finding::of(SetupFault::RulesGuessed { rules: rules.clone() }, Span::default())
                .remarked(&Help::NameTheseRules { rules })
        })
    }
}
