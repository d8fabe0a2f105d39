//! What is said of a game at one of its half-moves: findings, rulings, how it ended.

use crate::diag::Level;
use crate::record::GameReport;
use crate::words::{Language, say, worded};

/// What kind of remark it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RemarkKind {
    /// Something that the replay found.
    Finding(Level),
    /// A ruling of the arbiter, or how the laws end the game.
    Ruling,
}

impl RemarkKind {
    /// The word for it in the data of a page.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Finding(Level::Note) => "note",
            Self::Finding(Level::Warning) => "warning",
            Self::Finding(Level::Irregularity) => "irregularity",
            Self::Finding(Level::Error) => "error",
            Self::Ruling => "ruling",
        }
    }
}

/// A remark on a half-move of the main line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remark {
    /// The half-move, from 1; 0 for the position that the game begins with.
    pub ply: usize,
    /// What it is.
    pub kind: RemarkKind,
    /// What is said, in the reader's language.
    pub text: String,
    /// The article that says so, with its document.
    pub article: Option<String>,
}

impl Remark {
    /// What the replay of a game found at its half-moves, from warnings on, and how the laws end
    /// it, in a language.
    #[must_use]
    pub fn of_replay(report: &GameReport, language: Language) -> Vec<Self> {
        let found = report
            .findings
            .iter()
            .filter(|found| found.variation.is_none() && found.finding.level() > Level::Note);
        let mut remarks: Vec<Self> = found
            .filter_map(|found| {
                Some(Self {
                    ply: found.at?.ply,
                    kind: RemarkKind::Finding(found.finding.level()),
                    text: worded(&found.finding, language).message,
                    article: found.article.clone(),
                })
            })
            .collect();
        remarks.extend(report.law_result.as_ref().map(|law| Self {
            ply: law.end.after,
            kind: RemarkKind::Ruling,
            text: format!("{}: {}", law.written, say(&law.why, language)),
            article: (!law.article.is_empty()).then(|| law.article.clone()),
        }));
        remarks
    }
}
