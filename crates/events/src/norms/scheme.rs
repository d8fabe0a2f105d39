//! The conditions of norms, as data.

use std::collections::BTreeMap;

#[cfg(feature = "schema")]
use schemars::JsonSchema;
use serde::Deserialize;

use super::codes::NORMS_INVALID;
use crate::diag::found;
use crate::document::DocumentKind;
use crate::event::{EventError, Problem, REFUSES, one_or_many, read_as};

/// The document kind of norms.
const NORMS_FILE: DocumentKind =
    DocumentKind { code: NORMS_INVALID, word: "norms", refuses: REFUSES };

/// The most opponents that can count as one.
const MOST_EACH: u8 = 100;
/// The most title lines.
const MOST_LINES: usize = 8;

/// The version of a norms document.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
enum Version {
    /// The first version.
    #[serde(rename = "arbiter.norms/1")]
    V1,
}

/// A norms document: the norms of a federation or an event.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NormScheme {
    /// `arbiter.norms/1`.
    schema: Version,
    /// The title of the document.
    pub title: String,
    /// Further remarks.
    #[serde(default)]
    pub remarks: Vec<String>,
    /// The documents cited as sources, by their keys.
    #[serde(default)]
    pub documents: BTreeMap<String, String>,
    /// The rating that counts for an unrated opponent. If absent, an average that includes one is
    /// unknown.
    #[serde(default)]
    pub unrated: Option<u16>,
    /// The norms, in the order in which they are shown.
    pub norms: Vec<Norm>,
}

/// The conditions of a norm; every condition given must be met.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Norm {
    /// The title.
    pub title: String,
    /// The document and article.
    #[serde(default)]
    pub source: Option<String>,
    /// The category whose players are eligible; all players if absent.
    #[serde(default)]
    pub category: Option<String>,
    /// The minimum number of games played at the board; a micro-match counts as one.
    pub games: u16,
    /// The minimum average rating of the opponents, game by game; no such condition if absent.
    #[serde(default)]
    pub average: Option<u16>,
    /// The condition on opponents with titles.
    #[serde(default)]
    pub titles: Option<Titles>,
    /// The condition on opponents of other federations.
    #[serde(default)]
    pub foreigners: Option<Foreigners>,
    /// The required score by the average rating of the opponents, the lowest average first. Below
    /// the lowest average there is no norm. No score is required if absent.
    #[serde(default, deserialize_with = "said")]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<ScoreFrom>"))]
    pub score: Option<Vec<ScoreFrom>>,
}

/// The condition on opponents with titles.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Titles {
    /// The number required.
    pub count: u16,
    /// The opponents who count; the first matching line applies to each.
    pub of: Vec<TitleLine>,
}

/// Opponents who count, and their weight.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TitleLine {
    /// The title, or a list of titles.
    #[serde(with = "one_or_many")]
    #[cfg_attr(feature = "schema", schemars(with = "crate::event::OneOrMany<String>"))]
    pub title: Vec<String>,
    /// The minimum rating; none if absent.
    #[serde(default)]
    pub rating: Option<u16>,
    /// The number of such opponents that count as one.
    #[serde(default = "one")]
    pub each: u8,
}

/// Reads a field that must be a list if present.
fn said<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Option<Vec<ScoreFrom>>, D::Error> {
    Vec::deserialize(from).map(Some)
}

const fn one() -> u8 {
    1
}

/// The condition on opponents of federations other than the player's own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Foreigners {
    /// The minimum number of different opponents.
    #[serde(default)]
    pub opponents: Option<u16>,
    /// The minimum number of other federations among them.
    #[serde(default)]
    pub federations: Option<u16>,
}

/// The score required from a given average on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ScoreFrom {
    /// The minimum average rating of the opponents.
    pub from: u16,
    /// The score required, as a percentage of the points available in the games played.
    pub percent: u8,
}

found! {
    /// A fault of a norm document.
    pub enum NormFault {
        NoNorms => "norms-none", NORMS_INVALID,
            "the document has no norm",
            help "name at least one under `norms`";
        NoTitle => "norms-no-title", NORMS_INVALID,
            "a norm, or a line of titles, has no title",
            help "write one, such as GMI";
        NoGames { title: String } => "norms-no-games", NORMS_INVALID,
            "the norm for { $title } asks for no game",
            help "say from how many games on it can be had";
        Lines { title: String, most: usize } => "norms-title-lines", NORMS_INVALID,
            "the norm for { $title } counts no title, or in too many lines: from 1 to { $most }",
            help "say under `of` who counts";
        Each { title: String, most: u8 } => "norms-each", NORMS_INVALID,
            "in the norm for { $title } somebody counts as nobody, or too many count as one: \
             `each` is from 1 to { $most }",
            help "3 says that three count as one";
        ForeignersUnsaid { title: String } => "norms-foreigners", NORMS_INVALID,
            "the norm for { $title } asks nothing of foreigners",
            help "say `opponents` or `federations`, or leave `foreigners` out";
        Percent { title: String, percent: u8 } => "norms-percent", NORMS_INVALID,
            "the norm for { $title } asks for { $percent }% of the points",
            help "at most 100";
        NoScore { title: String } => "norms-no-score", NORMS_INVALID,
            "the norm for { $title } asks for a score and names none",
            help "say from which average which percentage is asked, or leave `score` out";
        ScoreOrder { title: String, from: u16 } => "norms-score-order", NORMS_INVALID,
            "the norm for { $title } asks for a score from { $from } on after that of a higher or \
             the same average",
            help "write the lowest average first";
    }
}

impl NormScheme {
    /// Reads a document.
    ///
    /// # Errors
    ///
    /// Fails if the text is not YAML, has unknown or missing fields, or has conditions that are
    /// empty or impossible.
    pub fn read(name: &str, text: &str) -> Result<Self, EventError> {
        read_as(NORMS_FILE, name, text, Self::problems)
    }

    fn problems(&self) -> Vec<Problem> {
        let mut problems = Vec::new();
        let mut wrong = |path: String, fault: NormFault| problems.push(Problem::of(path, fault));
        if self.norms.is_empty() {
            wrong("norms".into(), NormFault::NoNorms);
        }
        for (at, norm) in self.norms.iter().enumerate() {
            let (path, title) = (format!("norms[{at}]"), || norm.title.clone());
            if norm.title.trim().is_empty() {
                wrong(format!("{path}.title"), NormFault::NoTitle);
            }
            if norm.games == 0 {
                wrong(format!("{path}.games"), NormFault::NoGames { title: title() });
            }
            if let Some(titles) = &norm.titles {
                if titles.of.is_empty() || titles.of.len() > MOST_LINES {
                    let fault = NormFault::Lines { title: title(), most: MOST_LINES };
                    wrong(format!("{path}.titles.of"), fault);
                }
                for (which, line) in titles.of.iter().enumerate() {
                    let path = format!("{path}.titles.of[{which}]");
                    if line.title.is_empty() || line.title.iter().any(|one| one.trim().is_empty()) {
                        wrong(format!("{path}.title"), NormFault::NoTitle);
                    }
                    if !(1..=MOST_EACH).contains(&line.each) {
                        let fault = NormFault::Each { title: title(), most: MOST_EACH };
                        wrong(format!("{path}.each"), fault);
                    }
                }
            }
            if norm.foreigners.is_some_and(|one| one.opponents.or(one.federations).is_none()) {
                let fault = NormFault::ForeignersUnsaid { title: title() };
                wrong(format!("{path}.foreigners"), fault);
            }
            let scores = norm.score.as_deref();
            if scores.is_some_and(<[ScoreFrom]>::is_empty) {
                wrong(format!("{path}.score"), NormFault::NoScore { title: title() });
            }
            let scores = scores.unwrap_or_default();
            for (which, score) in scores.iter().enumerate() {
                let path = format!("{path}.score[{which}]");
                let (title, percent, from) = (title(), score.percent, score.from);
                if percent > 100 {
                    let title = title.clone();
                    wrong(format!("{path}.percent"), NormFault::Percent { title, percent });
                }
                if which > 0 && scores[which - 1].from >= from {
                    wrong(format!("{path}.from"), NormFault::ScoreOrder { title, from });
                }
            }
        }
        problems
    }
}
