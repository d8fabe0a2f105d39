//! The score of a final position.

use serde::Serialize;

use draughts_events::event::{Count, CountResult, OpenQuestion, Origin, ScoringMode};
use draughts_ground::said::{Said, Sentences, Told};
use draughts_ground::told;
use draughts_report::Line;
use draughts_report::words::{Language, say};

/// The score of a final position: `arbiter.final-count/1`.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FinalCountView {
    /// `arbiter.final-count/1`.
    pub schema: &'static str,
    /// The position.
    pub position: String,
    /// The scoring mode.
    pub scoring: ScoringMode,
    /// The score, White's points first; null if the text that was read does not decide it.
    pub score: Option<String>,
    /// The reason.
    pub why: Line,
    /// The article; null if it was not read.
    pub article: Option<String>,
    /// The title of the scoring rules.
    pub title: &'static str,
    /// The source of the scoring rules.
    pub source: &'static str,
    /// Points on which the text that was read is silent.
    pub unread: &'static [String],
}

told! {
    /// A line about a final position.
    pub enum FinalCountLine {
        Answer { score: Option<String>, why: String, article: Option<String> } => "final-answer",
            "{ $score ->
                [none] not decided
               *[other] { $score }
            }: { $why }{ $article ->
                [none] {\"\"}
               *[other] {\" \"}(article { $article })
            }";
        Source { title: Said, source: Said } => "final-source", "{ $title }: { $source }";
        Unread { list: Sentences } => "final-unread", "not in the text that was read: { $list }";
    }
}

/// Says what the texts that were read do not say.
pub(super) fn said_unread(unread: &[String]) -> Sentences {
    Sentences::listed(unread.iter().map(|text| OpenQuestion::of(text).said()).collect())
}

impl FinalCountView {
    /// Makes the view of the score that a count gives a position.
    pub fn new(count: &'static Count, counted: CountResult, position: String) -> Self {
        Self {
            schema: "arbiter.final-count/1",
            position,
            scoring: count.mode,
            score: counted.score.map(|score| score.to_string()),
            why: Line::of(&counted.why),
            article: counted.article,
            title: &count.title,
            source: &count.source,
            unread: &count.unread,
        }
    }

    /// Returns the score as text for people.
    pub fn text(&self, language: Language) -> String {
        let answer = FinalCountLine::Answer {
            score: self.score.clone(),
            why: self.why.words(language),
            article: self.article.clone(),
        };
        let [title, source] = [self.title, self.source].map(|text| Origin::of(text).said());
        let source = FinalCountLine::Source { title, source };
        let unread = (!self.unread.is_empty())
            .then(|| FinalCountLine::Unread { list: said_unread(self.unread) });
        let lines = [answer, source].into_iter().chain(unread);
        lines.map(|line| format!("{}\n", say(&line, language))).collect()
    }

    /// Returns the score as JSON.
    pub fn json(&self) -> String {
        super::event::json(self)
    }
}
