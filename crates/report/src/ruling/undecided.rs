//! A claim that is not decided because nothing names the rules: the answer by each rule set.

use draughts_ground::said::{Fact, Said, said};

use super::super::printable;
use super::view::RulingView;
use crate::words::{Language, program_text, say};
use draughts_games::draw::Verdict;

/// Rule sets that are listed with their answers; any others are only named.
const SHOWN: usize = 8;

/// The answer by one rule set.
#[derive(Debug, Clone)]
pub struct AnswerByRuleSet {
    /// The name of the rule set.
    pub rules: String,
    /// Its PDN game type, if it has one.
    pub game_type: Option<u16>,
    /// The ruling, or the reason why there is none.
    pub ruling: Result<RulingView, String>,
}

/// The reason why the rules are not known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unnamed {
    /// Nothing names a rule set; the listed ones fit the record.
    Nowhere,
    /// As [`Nowhere`](Self::Nowhere), but each rule set finds an irregularity before the claim.
    ///
    /// The listed rule sets get furthest.
    Irregular,
    /// The record's game type is shared by several federations.
    Shared(u16),
    /// The rule depends on the time control, which is not known.
    Pace,
}

impl From<Unnamed> for Fact {
    fn from(unnamed: Unnamed) -> Self {
        match unnamed {
            Unnamed::Nowhere | Unnamed::Irregular => Self::Word("nowhere"),
            Unnamed::Shared(number) => Self::Number(number.into()),
            Unnamed::Pace => Self::Word("pace"),
        }
    }
}

/// A claim that is not decided.
#[derive(Debug, Clone)]
pub struct Undecided<'u> {
    /// The file name, as it was given.
    pub file: &'u str,
    /// Number of the game in its file, from 1.
    pub game: u64,
    /// The reason.
    pub unnamed: Unnamed,
    /// The command line.
    pub command: &'u str,
    /// The answers by rule set, the likeliest rule set first.
    pub answers: &'u [AnswerByRuleSet],
}

impl AnswerByRuleSet {
    /// Returns whether two answers agree.
    ///
    /// They agree in verdict, result, condition, and when the claim is or will be right.
    pub fn agrees_with(&self, other: &Self) -> bool {
        match (&self.ruling, &other.ruling) {
            (Ok(one), Ok(other)) => {
                let said = |view: &RulingView| {
                    // For a granted draw it does not matter since when it existed.
                    let granted = view.said.verdict == Some(Verdict::Granted);
                    let earliest = view.earliest.clone().filter(|_| !granted);
                    (view.said.verdict, view.result.clone(), view.conditional.clone(), earliest)
                };
                said(one) == said(other)
            }
            (Err(one), Err(other)) => one == other,
            _ => false,
        }
    }

    fn words(&self, language: Language) -> String {
        match &self.ruling {
            Ok(view) => view.said.say(language).paragraph(),
            Err(why) => say(
                &said!("undecided-no-answer", "no answer: { $why }"; why = why.clone()),
                language,
            ),
        }
    }
}

impl Undecided<'_> {
    /// Returns what is not decided and why, the answer by each rule set, and what to do.
    pub fn text(&self, language: Language) -> String {
        let words = |told: Said| say(&told, language);
        let (file, game, why) = (self.file.to_owned(), self.game, self.unnamed);
        let mut lines = vec![words(said!(
            "claim-undecided",
            "{ $file }, game { $game }: { $why ->
                [nowhere] nothing names the rules, and a claim is not decided on a guess
                [pace] the answer depends on the time control, and nothing names it
               *[other] the game type { $why } is that of several federations, and their laws \
                answer differently
            }";
            file, game, why
        ))];
        if self.unnamed == Unnamed::Irregular {
            lines.push(format!(
                "  {}",
                words(said!(
                    "undecided-furthest",
                    "no set replays the record to the claim without an irregularity; these come \
                     furthest:"
                ))
            ));
        }
        let shown = match self.answers.len() {
            all if all > SHOWN + 1 => &self.answers[..SHOWN],
            _ => self.answers,
        };
        let width = shown.iter().map(|answer| answer.rules.len()).max().unwrap_or(0);
        lines.extend(
            shown
                .iter()
                .map(|answer| format!("  {:<width$}  {}", answer.rules, answer.words(language))),
        );
        if shown.len() < self.answers.len() {
            let others = &self.answers[shown.len()..];
            let others = others.iter().map(|answer| answer.rules.clone()).collect::<Vec<_>>();
            lines.push(format!(
                "  {}",
                words(said!("undecided-others", "others that fit: { $others }"; others))
            ));
        }
        lines.extend(self.help(language).into_iter().map(|line| format!("  {line}")));
        let lines = lines.into_iter().map(|line| line.replace('\n', " "));
        printable(&lines.collect::<Vec<_>>().join("\n")).into_owned()
    }

    fn help(&self, language: Language) -> Vec<String> {
        let words = |told: Said| say(&told, language);
        let below = |told: Said| format!("      {}", say(&told, language));
        let typed_below = |told: Said| format!("      {}", program_text(&told, language));
        let command = || self.command.to_owned();
        if self.unnamed == Unnamed::Pace {
            let pace = format!("      {} --time-control 15m+5s", self.command);
            return vec![
                words(said!("undecided-say-how", "help: say how the game was played:")),
                pace,
                below(said!(
                    "undecided-or-by-tag",
                    "or with a TimeControl tag in the record, or in the event"
                )),
            ];
        }
        let Some(first) = self.answers.first() else {
            return vec![program_text(
                &said!("undecided-name-rules"; command = command()),
                language,
            )];
        };
        let all_agree = self.answers.iter().all(|answer| answer.agrees_with(first));
        let mut lines = match all_agree && self.answers.len() > 1 {
            true => {
                let first = format!("      {} --rules {}", self.command, first.rules);
                vec![
                    words(said!(
                        "undecided-all-agree",
                        "help: all of them answer the same; say which law it is, for example:"
                    )),
                    first,
                ]
            }
            false => vec![
                words(said!("undecided-say-which", "help: say which law it is:")),
                typed_below(said!("undecided-with-rules"; command = command())),
            ],
        };
        let number = self.answers.iter().find_map(|answer| answer.game_type);
        lines.push(typed_below(match (self.unnamed, number) {
            (Unnamed::Nowhere | Unnamed::Irregular, Some(number)) => said!(
                "undecided-or-by-game-type";
                number
            ),
            (Unnamed::Nowhere | Unnamed::Irregular, None)
            | (Unnamed::Shared(_) | Unnamed::Pace, _) => said!("undecided-or-by-board"),
        }));
        lines
    }
}
