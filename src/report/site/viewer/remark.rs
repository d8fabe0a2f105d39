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

/// A remark on a half-move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remark {
    /// The half-move of its line, from 1; 0 for the position that the line begins with.
    pub ply: usize,
    /// The variation that is its line, by its number in the game from 1; `None` for the main line.
    pub variation: Option<usize>,
    /// What it is.
    pub kind: RemarkKind,
    /// What is said, in the reader's language.
    pub text: String,
    /// The article that says so, with its document.
    pub article: Option<String>,
}

impl Remark {
    /// What the replay of a game found at its half-moves, from warnings on, and how the laws end
    /// it, in a language. What is found in variations is among it if they were replayed.
    #[must_use]
    pub fn of_replay(report: &GameReport, language: Language) -> Vec<Self> {
        let found = report.findings.iter().filter(|found| found.finding.level() > Level::Note);
        let mut remarks: Vec<Self> = found
            .filter_map(|found| {
                let before = match found.variation {
                    Some(number) => report.variations.get(number - 1)?.start?.ply - 1,
                    None => 0,
                };
                Some(Self {
                    ply: found.at?.ply.checked_sub(before)?,
                    variation: found.variation,
                    kind: RemarkKind::Finding(found.finding.level()),
                    text: worded(&found.finding, language).message,
                    article: found.article.clone(),
                })
            })
            .collect();
        remarks.extend(report.law_result.as_ref().map(|law| Self {
            ply: law.end.after,
            variation: None,
            kind: RemarkKind::Ruling,
            text: format!("{}: {}", law.written, say(&law.why, language)),
            article: (!law.article.is_empty()).then(|| law.article.clone()),
        }));
        remarks
    }
}
