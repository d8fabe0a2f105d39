//! What stands on the sheet of a ruling beside the ruling itself.

use draughts_ground::said::Said;
use draughts_ground::told;

use super::Phrase;
use draughts_games::board::Color;
use draughts_games::draw::Verdict;

told! {
    /// Headings, names and notes of a sheet.
    pub(crate) enum OnSheet {
        /// "Ruling".
        Ruling => "sheet-ruling";
        /// "Ruling: GRANTED".
        RulingIs {
            verdict: Verdict, drawn: Option<&'static str>, on: Option<&'static str>,
            strong: Option<Color>
        } => "sheet-ruling-is";
        /// "What the game holds".
        Holds => "sheet-holds";
        /// "Result".
        Result => "sheet-result";
        /// "Claim".
        Claim => "sheet-claim";
        /// "Article".
        Article => "sheet-article";
        /// "Evidence".
        Evidence => "sheet-evidence";
        /// "Half-move".
        HalfMove => "sheet-half-move";
        /// "What it shows".
        Shows => "sheet-shows";
        /// "Position before it".
        PositionBefore => "sheet-position-before";
        /// "Position after it".
        PositionAfter => "sheet-position-after";
        /// "diagram 1".
        Diagram { number: usize } => "sheet-diagram";
        /// "Diagram 1: after White's 52nd move, Black to move".
        DiagramOf { number: usize, title: String } => "sheet-diagram-of";
        /// "Signatures".
        Signatures => "sheet-signatures";
        /// "To repeat it".
        Repeat => "sheet-repeat";
        /// "White".
        White => "sheet-white";
        /// "Black".
        Black => "sheet-black";
        /// "Event".
        Event => "sheet-event";
        /// "Round".
        Round => "sheet-round";
        /// "Board".
        Board => "sheet-board";
        /// "Date".
        Date => "sheet-date";
        /// "Time control".
        TimeControl => "sheet-time-control";
        /// "Rules".
        Rules => "sheet-rules";
        /// The rules, and that they were guessed.
        RulesGuessed { rules: Phrase } => "sheet-rules-guessed";
        /// "not recorded".
        NotRecorded => "sheet-not-recorded";
        /// "none in this rule set".
        NoArticle => "sheet-no-article";
        /// What the rule asks for.
        Asks { clause: Said } => "sheet-asks";
        /// What an irregularity is, by its code; `title` is the English of it.
        Irregularity { code: &'static str, title: &'static str } => "sheet-irregularity";
        /// "Program".
        Program => "sheet-program";
        /// "Command".
        Command => "sheet-command";
        /// "Record".
        Record => "sheet-record";
        /// "game 1 of r3.pdn, line 1".
        RecordIs { game: u64, file: String, line: u64 } => "sheet-record-is";
        /// "SHA-256 of the game's text".
        Sha256 => "sheet-sha256";
        /// "Arbiter".
        Arbiter => "sheet-arbiter";
        /// "Date and time".
        DateAndTime => "sheet-date-and-time";
        /// What the players may do.
        Appeal => "sheet-appeal";
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
