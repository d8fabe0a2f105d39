//! The texts on the sheet of a ruling apart from the ruling itself.

use draughts_ground::said::Said;
use draughts_ground::told;

use super::Phrase;
use draughts_games::board::Color;
use draughts_games::draw::Verdict;

told! {
    /// Headings, labels and notes of a sheet.
    pub(crate) enum OnSheet {
        Ruling => "sheet-ruling", "Ruling";
        RulingIs {
            verdict: Verdict,
            drawn: Option<&'static str>,
            on: Option<&'static str>,
            strong: Option<Color>,
        } => "sheet-ruling-is",
            "Ruling: { ruling-is }";
        Holds => "sheet-holds", "What the game holds";
        Result => "sheet-result", "Result";
        Claim => "sheet-claim", "Claim";
        Article => "sheet-article", "Article";
        Evidence => "sheet-evidence", "Evidence";
        HalfMove => "sheet-half-move", "Half-move";
        Shows => "sheet-shows", "What it shows";
        PositionBefore => "sheet-position-before", "Position before it";
        PositionAfter => "sheet-position-after", "Position after it";
        Diagram { number: usize } => "sheet-diagram", "diagram { $number }";
        DiagramOf { number: usize, title: String } => "sheet-diagram-of",
            "Diagram { $number }: { $title }";
        Signatures => "sheet-signatures", "Signatures";
        Repeat => "sheet-repeat", "To repeat it";
        White => "sheet-white", "White";
        Black => "sheet-black", "Black";
        Event => "sheet-event", "Event";
        Round => "sheet-round", "Round";
        Board => "sheet-board", "Board";
        Date => "sheet-date", "Date";
        TimeControl => "sheet-time-control", "Time control";
        Rules => "sheet-rules", "Rules";
        RulesGuessed { rules: Phrase } => "sheet-rules-guessed",
            "{ $rules }, GUESSED: nothing names the rules";
        NotRecorded => "sheet-not-recorded", "not recorded";
        NoArticle => "sheet-no-article", "none in this rule set";
        Asks { clause: Said } => "sheet-asks", "{ $clause }";
        /// The title of an irregularity by its code; `title` is the English one.
        Irregularity { code: &'static str, title: &'static str } => "sheet-irregularity",
            "{ $title }";
        Program => "sheet-program", "Program";
        Command => "sheet-command", "Command";
        Record => "sheet-record", "Record";
        RecordIs { game: u64, file: String, line: u64 } => "sheet-record-is",
            "game { $game } of { $file }, line { $line }";
        Sha256 => "sheet-sha256", "SHA-256 of the game's text (blanks at both ends left out)";
        Arbiter => "sheet-arbiter", "Arbiter";
        DateAndTime => "sheet-date-and-time", "Date and time";
        Appeal => "sheet-appeal", "Appeal by White / by Black / none; made at (time), to:";
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Language, say};
    use draughts_games::record::codes;
    use draughts_ground::diag::Level;

    #[test]
    fn every_irregularity_has_its_title_in_every_full_language() {
        for declared in codes::codes().filter(|code| code.level == Level::Irregularity) {
            let (code, title) = (declared.code, declared.title);
            let told = OnSheet::Irregularity { code, title };
            assert_eq!(say(&told, Language::English), title);
            for language in &Language::FULL[1..] {
                assert_ne!(say(&told, *language), title, "{code}");
            }
        }
    }
}
