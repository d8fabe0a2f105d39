//! Counts of a final position: the material advantage and the score that follows.
//!
//! A count is a document in `counts/`. If the source text leaves a position open, the answer is
//! that it is not decided.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::{Scoring, ScoringMode};
use crate::event::{Color, Score};
use draughts_ground::said::{Said, said};

/// The rules for counting the final position of a game that nobody has won outright.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Count {
    /// The scoring to which it belongs.
    pub mode: ScoringMode,
    /// The title.
    pub title: String,
    /// The document with the articles.
    #[serde(default)]
    pub document: Option<String>,
    /// The source.
    pub source: String,
    /// The score of an outright win.
    pub won: CountedAs,
    /// The scores by material advantage, the largest first.
    pub ahead: Vec<Ahead>,
    /// The article on counting pieces, if it was read.
    #[serde(default)]
    pub counted: Option<String>,
    /// The number of men that a king counts for.
    pub king: u16,
    /// The score if nobody is ahead.
    pub level: Score,
    /// The score of the only side with a king on the long diagonal, 5-46, if nobody is ahead.
    #[serde(default)]
    pub main_line: Option<CountedAs>,
    /// Questions that the source text leaves open.
    #[serde(default)]
    pub unread: Vec<String>,
}

/// A score, with its article.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CountedAs {
    /// The score, of the better side first.
    pub score: Score,
    /// The article, if it was read.
    #[serde(default)]
    pub article: Option<String>,
}

/// The score for a material advantage.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ahead {
    /// The least advantage, a king counted as in [`Count::king`].
    pub by: u16,
    /// The score, of the side ahead first.
    pub score: Score,
}

/// The pieces of a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Pieces {
    /// Men.
    pub men: u16,
    /// Kings.
    pub kings: u16,
    /// Whether a king is on the long diagonal.
    pub on_main_line: bool,
}

/// The data of a final position for a count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct FinalPosition {
    /// White's pieces.
    pub white: Pieces,
    /// Black's pieces.
    pub black: Pieces,
    /// The side without a legal move, if any: it is on move, or has no piece.
    pub without_move: Option<Color>,
}

/// The result of a count.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CountResult {
    /// The score, White's points first; `None` if the source text does not decide.
    pub score: Option<Score>,
    /// The reason.
    pub why: Said,
    /// The article, if it was read.
    pub article: Option<String>,
}

macro_rules! counts {
    ($($name:literal)*) => {
        const DOCUMENTS: &[&str] = &[$(include_str!(concat!("counts/", $name, ".yaml"))),*];
    };
}

counts! { "delft" "delft-10" "delft-4-3-2" "delft-5-3-2" "delft-2-1.5-1" "plus-draw" }

static COUNTS: LazyLock<Vec<Count>> = LazyLock::new(|| {
    let read = |text: &&str| yaml_in_place::from_str(text).expect("the counts are tested");
    DOCUMENTS.iter().map(read).collect()
});

impl Count {
    /// Returns all counts.
    pub fn all() -> &'static [Self] {
        &COUNTS
    }

    /// Returns the count of a scoring, if it has one.
    pub fn of(mode: ScoringMode) -> Option<&'static Self> {
        COUNTS.iter().find(|count| count.mode == mode)
    }

    /// Returns every score of a game, the better side's points first: the win, those by material,
    /// level.
    pub fn scores(&self) -> impl Iterator<Item = Score> {
        let ahead = self.ahead.iter().map(|ahead| ahead.score);
        std::iter::once(self.won.score).chain(ahead).chain([self.level])
    }

    /// Counts a final position.
    pub fn count(&self, position: &FinalPosition) -> CountResult {
        let of_white = |color: Color, score: Score| match color {
            Color::White => score,
            Color::Black => score.reversed(),
        };
        if let Some(loser) = position.without_move {
            let color = loser.opponent();
            return CountResult {
                score: Some(of_white(color, self.won.score)),
                why: said!(
                    "final-no-move",
                    "{ $color ->
                        [white] White
                       *[black] Black
                    } has no move";
                    color = loser
                ),
                article: self.won.article.clone(),
            };
        }
        let worth = |pieces: Pieces| pieces.men + self.king * pieces.kings;
        let (white, black) = (worth(position.white), worth(position.black));
        let color = if white >= black { Color::White } else { Color::Black };
        let (own, other) = (white.max(black), white.min(black));
        let by = own - other;
        if let Some(ahead) = self.ahead.iter().find(|ahead| by >= ahead.by) {
            return CountResult {
                score: Some(of_white(color, ahead.score)),
                why: said!(
                    "final-ahead",
                    "{ $color ->
                        [white] White
                       *[black] Black
                    } has { $by } more, { $own } against { $other }";
                    color, by, own, other
                ),
                article: self.counted.clone(),
            };
        }
        let needed = self.ahead.iter().map(|ahead| ahead.by).min().unwrap_or_default();
        let on_line = [position.white.on_main_line, position.black.on_main_line];
        match (&self.main_line, on_line) {
            (None, _) => CountResult {
                score: Some(self.level),
                why: said!(
                    "final-level",
                    "{ $by ->
                        [0] level, { $own } against { $other }
                       *[other] { $color ->
                            [white] White
                           *[black] Black
                        } has { $by } more, and { $needed } are needed
                    }";
                    color, by, needed, own, other
                ),
                article: self.counted.clone(),
            },
            (Some(_), [true, true]) | (Some(_), [false, false]) => CountResult {
                score: None,
                why: said!(
                    "final-not-decided",
                    "level at { $own }, and { $both ->
                        [yes] both have a king on the main line
                       *[no] neither has a king on the main line
                    }, 5-46: what then holds was not read";
                    own, both = on_line[0]
                ),
                article: None,
            },
            (Some(line), [white, _]) => {
                let color = if white { Color::White } else { Color::Black };
                CountResult {
                    score: Some(of_white(color, line.score)),
                    why: said!(
                        "final-main-line",
                        "level at { $own }, and only { $color ->
                            [white] White
                           *[black] Black
                        } has a king on the main line, 5-46";
                        color, own
                    ),
                    article: line.article.clone(),
                }
            }
        }
    }
}

impl Scoring {
    /// Returns the count of final positions in an event with this scoring, if any.
    pub fn count(&self) -> Option<&'static Count> {
        Count::of(self.mode_word())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pieces(men: u16, kings: u16, on_main_line: bool) -> Pieces {
        Pieces { men, kings, on_main_line }
    }

    /// Returns the score by a count.
    fn told(mode: ScoringMode, white: Pieces, black: Pieces) -> String {
        let position = FinalPosition { white, black, without_move: None };
        let counted = Count::of(mode).unwrap().count(&position);
        counted.score.map_or_else(|| "not decided".into(), |score| score.to_string())
    }

    #[test]
    fn the_worked_examples_of_the_12_points() {
        let off = false;
        for (white, black, expected) in [
            (pieces(5, 1, off), pieces(4, 0, off), "8-2"),
            (pieces(0, 2, off), pieces(1, 1, off), "6-4"),
            (pieces(9, 1, off), pieces(6, 0, off), "9-1"),
            (pieces(3, 0, off), pieces(2, 1, off), "4-6"),
            (pieces(0, 1, true), pieces(0, 1, off), "6-4"),
            (pieces(0, 1, off), pieces(0, 1, true), "4-6"),
            (pieces(0, 1, true), pieces(0, 1, true), "not decided"),
            (pieces(4, 0, off), pieces(4, 0, off), "not decided"),
            (pieces(4, 0, off), pieces(6, 0, off), "3-7"),
        ] {
            assert_eq!(told(ScoringMode::Delft, white, black), expected, "{white:?} {black:?}");
        }
        let lost = FinalPosition {
            white: pieces(1, 0, off),
            black: pieces(0, 0, off),
            without_move: Some(Color::Black),
        };
        let counted = Count::of(ScoringMode::Delft).unwrap().count(&lost);
        assert_eq!(counted.score.unwrap().to_string(), "12-0");
        assert_eq!(counted.article.as_deref(), Some("1"));
    }

    #[test]
    fn the_other_counts() {
        let (two, one, level) = (pieces(4, 0, false), pieces(3, 0, false), pieces(2, 0, true));
        assert_eq!(told(ScoringMode::Delft10, two, one), "6-4");
        assert_eq!(told(ScoringMode::Delft10, one, pieces(1, 1, true)), "5-5");
        assert_eq!(told(ScoringMode::Delft432, one, two), "1-3");
        assert_eq!(told(ScoringMode::Delft532, two, two), "2-2");
        assert_eq!(told(ScoringMode::DelftHalves, two, level), "1.5-0.5");
        assert_eq!(told(ScoringMode::PlusDraw, two, level), "1-1");
        assert_eq!(told(ScoringMode::PlusDraw, pieces(2, 1, false), pieces(1, 0, true)), "1+-1-");
    }

    #[test]
    fn every_count_belongs_to_a_scoring_that_has_its_scores() {
        for count in Count::all() {
            let scoring = Scoring::of(count.mode);
            assert_eq!(scoring.count(), Some(count));
            for score in count.scores() {
                for score in [score, score.reversed()] {
                    let outcome = crate::event::Outcome::Played(score);
                    assert!(scoring.accepts(outcome).is_ok(), "{:?} {score}", count.mode);
                }
            }
            assert!(count.ahead.is_sorted_by_key(|ahead| std::cmp::Reverse(ahead.by)));
        }
    }
}
