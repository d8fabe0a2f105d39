//! Remarks on half-moves: findings, rulings, and the end of the game.

use draughts_ground::said::{Said, Told};

use crate::conditional::conditional_result;
use crate::words::{Language, say, spoken, worded};
use draughts_games::record::{GameReport, RuledResult};
use draughts_ground::diag::Level;

/// The kind of a remark.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RemarkKind {
    /// A finding of the replay.
    Finding(Level),
    /// A ruling of the arbiter, or the end of the game by the laws.
    Ruling,
}

impl RemarkKind {
    /// Returns the word for it in the data of a page.
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
    /// The half-move of its line, from 1; 0 for the first position of the line.
    pub ply: usize,
    /// The number of its variation in the game, from 1; `None` for the main line.
    pub variation: Option<usize>,
    /// The kind.
    pub kind: RemarkKind,
    /// The words, in the reader's language.
    pub text: String,
    /// The article that supports it, with its document.
    pub article: Option<String>,
    /// The language of the words, if it is not the reader's: English, if that language has none.
    pub foreign: Option<Language>,
}

impl Remark {
    /// Returns the findings of a replay, and the end of the game by the laws, in a language.
    ///
    /// Notes are left out. If variations were replayed, their findings and ends are included.
    pub fn of_replay(report: &GameReport, language: Language) -> Vec<Self> {
        let foreign = |said: &Said| foreign(said, language);
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
                    foreign: foreign(&found.finding.what().said()),
                })
            })
            .collect();
        let ended = |ply: usize, variation: Option<usize>, law: &RuledResult| Self {
            ply,
            variation,
            kind: RemarkKind::Ruling,
            text: match conditional_result(law) {
                Some(conditional) => say(&conditional, language),
                None => format!("{}: {}", law.written, say(&law.why, language)),
            },
            article: (!law.article.is_empty()).then(|| law.article.clone()),
            foreign: match conditional_result(law) {
                Some(conditional) => foreign(&conditional),
                None => foreign(&law.why.said()),
            },
        };
        remarks.extend(report.any_result().map(|law| ended(law.end.after, None, law)));
        let variations = (1..).zip(&report.variations);
        remarks.extend(variations.filter_map(|(number, variation)| {
            Some(ended(variation.plies, Some(number), variation.law_result.as_ref()?))
        }));
        remarks
    }
}

/// Returns the language of a message on a page, if it is not the language of the page.
pub(super) fn foreign(told: &(impl Told + ?Sized), language: Language) -> Option<Language> {
    let spoken = spoken(told, language);
    (spoken != language).then_some(spoken)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::viewer::ViewedGame;
    use draughts_games::pdn::games_in;
    use draughts_games::record::{Catalogue, ChosenRules, MainLine, ReplayOptions, replay};

    /// Returns a game with its remarks, as on a page in a language.
    fn page(pdn: &str, language: Language) -> String {
        let game = games_in(pdn.as_bytes()).next().expect("a game");
        let line = MainLine::read(&game);
        let laws = Catalogue::new().laws("international").expect("a rule set");
        let choice = ChosenRules::of(laws, (false, true), None, &line);
        let options = ReplayOptions { history: true, moves_only: false };
        let report = replay(&game, line.clone(), &choice.laws, Vec::new(), options);
        let mut viewed = ViewedGame::of(&game, &line, &report, &choice, (None, language));
        Remark::of_replay(&report, language).into_iter().for_each(|one| viewed.remark(one));
        viewed.html("g1", "a game")
    }

    #[test]
    fn what_is_said_in_english_on_a_page_of_another_language_is_marked() {
        // A missed capture: findings have no words in French.
        let missed = "1. 32-28 19-23 2. 34-30 *";
        assert!(page(missed, Language::French).contains(r#"irregularity" lang="en" dir="auto">"#));
        for language in [Language::English, Language::Dutch] {
            assert!(!page(missed, language).contains("lang="), "{language}");
        }
        // The end of a game has words in French.
        let ended = r#"[FEN "W:W28:B23"] 1. 28x19 2-0"#;
        let french = page(ended, Language::French);
        assert!(french.contains("les Noirs n'ont plus de pièce") && !french.contains("lang="));
    }
}
