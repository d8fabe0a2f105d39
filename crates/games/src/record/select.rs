//! The choice of the rule set for a record.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use super::clock::{pace_of_tag, pace_of_typed};
use super::found::{RecordHelp, SetupFault};
use super::laws::Laws;
use super::main_line::MainLine;
use super::replay::{ReplayOptions, replay};
use super::report::GameReport;
use crate::diag::{Finding, Span};
use crate::pdn::{GameText, TagPair};
use crate::rules::{Pace, named, names, of_game_type, tried};
use crate::said::told;

/// The built-in rule sets by name, each built on first use.
#[derive(Debug)]
pub struct Catalogue {
    made: BTreeMap<&'static str, OnceLock<Option<Arc<Laws>>>>,
}

/// A rule set, and how it was chosen.
#[derive(Debug, Clone)]
pub struct ChosenRules {
    /// The rules.
    pub laws: Arc<Laws>,
    /// Whether they were guessed from the moves.
    pub guessed: bool,
    /// Whether they were named, or the guess is based on moves.
    pub is_founded: bool,
    /// The time control stated separately from the record, in words.
    pub time_control: Option<Arc<str>>,
    /// The known properties of the time control.
    pub pace: Pace,
    /// The rules at each possible time control of the game, if it is unknown and they differ;
    /// otherwise empty.
    pub at_paces: Vec<(Pace, Arc<Laws>)>,
}

/// Guessed rules do not fit if fewer than one in this many half-moves can be followed.
const LITTLE: usize = 4;

told! {
    /// The reason why a game is written unchanged.
    pub enum UnchangedReason {
        TypeUnknown { value: String } => "left-type-unknown",
            "the game type `{ $value }` belongs to no rule set";
        VariantOnly { value: String, rules: String } => "left-variant-only",
            "its Variant tag says `{ $value }`, it has no GameType tag, and { $rules } was guessed";
        RulesDoNotFit { rules: String, replayed: usize, plies: usize } => "left-rules-do-not-fit",
            "it names no game type, and under { $rules }, which was guessed, only { $replayed } \
             of { $plies } half-moves can be followed";
    }
}

/// Returns whether the value of a tag is empty or a placeholder.
fn is_blank(value: &[u8]) -> bool {
    matches!(value.trim_ascii(), b"" | b"?" | b"-")
}

impl Default for Catalogue {
    fn default() -> Self {
        Self::new()
    }
}

impl Catalogue {
    /// Creates a catalogue of every rule set that can be used without further choices.
    pub fn new() -> Self {
        Self { made: names().iter().map(|&name| (name, OnceLock::new())).collect() }
    }

    /// Returns the rules of a rule set.
    pub fn laws(&self, name: &str) -> Option<Arc<Laws>> {
        let made = self.made.get(name)?.get_or_init(|| {
            let set = named(name).expect("the project's own rule sets are complete");
            set.unchosen().is_empty().then(|| Arc::new(Laws::new(set)))
        });
        made.clone()
    }

    /// Returns the rules of a PDN game type, by the number at the start of its tag, or by the name
    /// of a rule set. If several federations share a number, returns the rules for which the number
    /// alone stands.
    pub fn of_game_type(&self, tag: &[u8]) -> Option<Arc<Laws>> {
        self.laws(names_of_game_type(tag).next()?)
    }

    /// Returns the rules of all federations that share the game type of a record; empty if its tag
    /// names none.
    pub fn sharing_game_type(&self, line: &MainLine<'_>) -> Vec<Arc<Laws>> {
        let tag = line.tag("GameType").into_iter();
        let names = tag.flat_map(|tag| names_of_game_type(tag.raw_value));
        names.filter_map(|name| self.laws(name)).collect()
    }

    /// Returns the rules that are tried, in order, on a record that names none.
    pub fn candidates(&self, line: &MainLine<'_>) -> impl Iterator<Item = Arc<Laws>> {
        tried(line.uses_letters()).iter().filter_map(|name| self.laws(name))
    }

    /// Returns the rules under which some games replay furthest.
    ///
    /// Games with a known game type are ignored. If all others use the same style of squares, only
    /// rule sets recorded in that style are tried. Otherwise those of both styles are tried, the
    /// style of the majority first, or letters if there is none. If several rule sets replay
    /// equally far, the first one is returned.
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

/// Returns the rule sets that are tried on some games, in order.
fn tried_on(sample: &[(GameText<'_>, MainLine<'_>)]) -> Vec<&'static str> {
    let in_letters = sample.iter().filter(|(_, line)| line.uses_letters()).count();
    // A game without moves and position shows nothing.
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

/// Returns the rule sets of a game type, by the number at the start of its tag, or by the name of a
/// rule set in its place.
fn names_of_game_type(tag: &[u8]) -> impl Iterator<Item = &'static str> {
    let first = tag.split(|&byte| byte == b',').next().unwrap_or_default().trim_ascii();
    let number: Option<u16> = std::str::from_utf8(first).ok().and_then(|text| text.parse().ok());
    let word = if number.is_none() { set_named(first) } else { None };
    number.into_iter().flat_map(of_game_type).chain(word)
}

/// Returns the rule set with this name, ignoring case.
fn set_named(word: &[u8]) -> Option<&'static str> {
    names().iter().copied().find(|name| name.as_bytes().eq_ignore_ascii_case(word))
}

impl ChosenRules {
    /// Applies the time control of a game to a choice, since rapid and blitz are part of the rules.
    ///
    /// `time_control` is the one stated separately from the record.
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

    /// Returns the known properties of a game's time control, whether or not they affect its rules.
    pub fn pace_of(&self, line: &MainLine<'_>) -> Pace {
        // Events state it in free text; text that cannot be read is ignored.
        let said = self.time_control.as_deref().and_then(|said| pace_of_typed(said).ok());
        match (said, line.tag("TimeControl")) {
            (Some(pace), _) => pace,
            (None, Some(tag)) => pace_of_tag(&tag.value().text),
            (None, None) => Pace::UNKNOWN,
        }
    }

    /// Returns the time control of a game, in words: the one stated separately from the record, or
    /// else its TimeControl tag.
    ///
    /// Rapid and blitz are part of the rules: code that creates the rules of a game from a choice
    /// uses the pace from here.
    pub fn time_control<'l>(&'l self, line: &'l MainLine<'_>) -> Option<Cow<'l, str>> {
        if let Some(said) = &self.time_control {
            return Some(Cow::Borrowed(said));
        }
        let value = line.tag("TimeControl")?.value().text;
        let is_said = !matches!(value.trim(), "" | "?" | "-");
        is_said.then(|| Cow::Owned(value.trim().to_owned()))
    }

    /// Returns a finding if the tags of a game name its rule set in a form that PDN does not allow:
    /// its GameType tag contains a word or an unknown value, or another tag is used.
    pub fn unknown_type(&self, line: &MainLine<'_>) -> Option<Finding> {
        if let Some(tag) = line.tag("GameType") {
            let value = || tag.value().text.into_owned();
            let rules = || self.laws.set.name.clone();
            if self.guessed {
                let fault = SetupFault::TypeUnknown { value: value(), rules: rules() };
                return Some(Finding::of(fault, tag.value_span).remarked(&RecordHelp::NameRules));
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
        let help = RecordHelp::NameTheseRules { rules: rules.to_owned() };
        Some(Finding::of(fault, tag.value_span).remarked(&help))
    }

    /// Returns the Variant tag of a game whose rules were guessed, if it names other rules.
    fn variant<'l, 'a>(&self, line: &'l MainLine<'a>) -> Option<(&'l TagPair<'a>, &'static str)> {
        let tag = line.tag("Variant").filter(|_| self.guessed)?;
        let rules = set_named(tag.raw_value.trim_ascii())?;
        (rules != self.laws.set.name).then_some((tag, rules))
    }

    /// Returns the reason why a game is written unchanged: it has an unknown game type, or the
    /// guessed rules do not fit.
    pub fn leaves(&self, line: &MainLine<'_>, report: &GameReport) -> Option<UnchangedReason> {
        if !self.guessed {
            return None;
        }
        let tag = line.tag("GameType").filter(|tag| !is_blank(tag.raw_value));
        if let Some(tag) = tag {
            return Some(UnchangedReason::TypeUnknown { value: tag.value().text.into_owned() });
        }
        let rules = self.laws.set.name.clone();
        if let Some((tag, _)) = self.variant(line) {
            return Some(UnchangedReason::VariantOnly {
                value: tag.value().text.into_owned(),
                rules,
            });
        }
        let (plies, followed) = (report.plies, report.legal_plies);
        let is_followed =
            report.last.is_some() && (report.replayed_plies == plies || followed * LITTLE >= plies);
        let replayed = report.replayed_plies;
        (!is_followed).then_some(UnchangedReason::RulesDoNotFit { rules, replayed, plies })
    }

    /// Returns the finding about a guess.
    pub fn note(&self) -> Option<Finding> {
        self.guessed.then(|| {
            let rules = self.laws.set.name.clone();
            Finding::of(SetupFault::RulesGuessed { rules: rules.clone() }, Span::default())
                .remarked(&RecordHelp::NameTheseRules { rules })
        })
    }
}
