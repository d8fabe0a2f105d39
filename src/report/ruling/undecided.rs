//! A claim that is not decided, for nothing says by which law: what each would answer.

use super::super::printable;
use super::view::RulingView;

/// Rule sets that are listed with their answers; the others are named.
const SHOWN: usize = 8;

/// What one rule set would answer.
#[derive(Debug, Clone)]
pub struct Answer {
    /// Its name.
    pub rules: String,
    /// Its PDN game type, if it has one.
    pub game_type: Option<u16>,
    /// The ruling, or why there is none.
    pub ruling: Result<RulingView, String>,
}

/// Why it is not known which law holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unnamed {
    /// Nothing names a rule set; these fit the record.
    Nowhere,
    /// As before, and none of them replays the record to the moment of the claim without
    /// an irregularity; these come furthest.
    Irregular,
    /// The game type of the record is that of several federations.
    Shared(u16),
    /// The law depends on the time control, and that is not known.
    Pace,
}

/// A claim that is not decided.
#[derive(Debug, Clone)]
pub struct Undecided<'u> {
    /// The file as it was named.
    pub file: &'u str,
    /// Number of the game in its file, from 1.
    pub game: u64,
    /// Why.
    pub unnamed: Unnamed,
    /// The command line that was given.
    pub command: &'u str,
    /// What each rule set would answer, in the order in which they are to be thought of.
    pub answers: &'u [Answer],
}

impl Answer {
    /// True if both say the same: verdict, result, and when the claim is or will be right.
    #[must_use]
    pub fn agrees_with(&self, other: &Self) -> bool {
        match (&self.ruling, &other.ruling) {
            (Ok(one), Ok(other)) => {
                let said = |view: &RulingView| {
                    // A draw is a draw, since whenever it is one.
                    let granted = view.verdict.as_deref() == Some("granted");
                    let earliest = view.earliest.clone().filter(|_| !granted);
                    (view.verdict.clone(), view.result.clone(), earliest)
                };
                said(one) == said(other)
            }
            (Err(one), Err(other)) => one == other,
            _ => false,
        }
    }

    fn words(&self) -> String {
        let view = match &self.ruling {
            Ok(view) => view,
            Err(why) => return format!("no answer: {why}"),
        };
        view.answer.clone()
    }
}

impl Undecided<'_> {
    /// What is not decided and why, what each rule set would answer, and what to do.
    #[must_use]
    pub fn text(&self) -> String {
        let why = match self.unnamed {
            Unnamed::Nowhere | Unnamed::Irregular => {
                "nothing names the rules, and a claim is not decided on a guess".to_owned()
            }
            Unnamed::Pace => {
                "the answer depends on the time control, and nothing names it".to_owned()
            }
            Unnamed::Shared(number) => format!(
                "the game type {number} is that of several federations, and their laws answer \
                 differently"
            ),
        };
        let mut lines = vec![format!("{}, game {}: {why}", self.file, self.game)];
        if self.unnamed == Unnamed::Irregular {
            lines.push(
                "  no set replays the record to the claim without an irregularity; these come \
                 furthest:"
                    .into(),
            );
        }
        let shown = match self.answers.len() {
            all if all > SHOWN + 1 => &self.answers[..SHOWN],
            _ => self.answers,
        };
        let width = shown.iter().map(|answer| answer.rules.len()).max().unwrap_or(0);
        lines.extend(
            shown.iter().map(|answer| format!("  {:<width$}  {}", answer.rules, answer.words())),
        );
        if shown.len() < self.answers.len() {
            let others: Vec<&str> =
                self.answers[shown.len()..].iter().map(|answer| answer.rules.as_str()).collect();
            lines.push(format!("  others that fit: {}", others.join(", ")));
        }
        lines.extend(self.help().into_iter().map(|line| format!("  {line}")));
        let lines = lines.into_iter().map(|line| line.replace('\n', " "));
        printable(&lines.collect::<Vec<_>>().join("\n")).into_owned()
    }

    fn help(&self) -> Vec<String> {
        if self.unnamed == Unnamed::Pace {
            return vec![
                "help: say how the game was played:".to_owned(),
                format!("      {} --time-control 15m+5s", self.command),
                "      or with a TimeControl tag in the record, or in the event".to_owned(),
            ];
        }
        let Some(first) = self.answers.first() else {
            return vec![format!("help: name the rules: {} --rules NAME", self.command)];
        };
        let all_agree = self.answers.iter().all(|answer| answer.agrees_with(first));
        let mut lines = match all_agree && self.answers.len() > 1 {
            true => vec![
                "help: all of them answer the same; say which law it is, for example:".to_owned(),
                format!("      {} --rules {}", self.command, first.rules),
            ],
            false => vec![
                "help: say which law it is:".to_owned(),
                format!("      {} --rules NAME", self.command),
            ],
        };
        let typed = self.answers.iter().find_map(|answer| answer.game_type);
        lines.push(match (self.unnamed, typed) {
            (Unnamed::Nowhere | Unnamed::Irregular, Some(number)) => format!(
                "      or with a tag in the record, such as [GameType \"{number}\"], or by its \
                 board: --event EVENT --round N --board N"
            ),
            _ => "      or by its board: --event EVENT --round N --board N".into(),
        });
        lines
    }
}
