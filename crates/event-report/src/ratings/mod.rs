//! Views of rating lists: the list, the explanation of a rating, and the ratings of an event.

mod explanation;
mod list;
mod report;

pub use explanation::{ExplainedGameView, RatingExplanationView};
pub use list::{RatingLine, RatingListView};
pub use report::{RatingReportView, RatingRow};

use draughts_report::words::Language;

/// Formats half points as people write them: `2½`.
///
/// It is `2,5` in a language without a sign for a half.
fn points(halves: u32, language: Language) -> String {
    match (halves / 2, halves % 2) {
        (whole, 1) if !language.has_half() => language.figures(format!("{whole}.5")),
        (0, 1) => "½".into(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

/// Formats millionths of a game in hundredths, rounding halves up: `0.64`.
fn hundredths(millionths: i64) -> String {
    let hundredths = (millionths + 5_000) / 10_000;
    format!("{}.{:02}", hundredths / 100, hundredths % 100)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_written_as_people_write_them() {
        let said = |language| [0, 1, 2, 5].map(|halves| points(halves, language));
        assert_eq!(said(Language::English), ["0", "½", "1", "2½"]);
        assert_eq!(said(Language::French), ["0", "0,5", "1", "2,5"]);
        assert_eq!(
            [0, 4_999, 640_065, 996_848, 1_000_000].map(hundredths),
            ["0.00", "0.00", "0.64", "1.00", "1.00"]
        );
    }
}
