//! What is odd in how a record is written.

use super::super::codes;
use crate::diag::found;
use crate::said::told;

found! {
    /// What is odd in how a record is written.
    pub enum TextFault {
        /// A move number is printed that is not the one due.
        MoveNumberWrong { printed: u32, due: u32 }
            => "record-number-wrong", codes::MOVE_NUMBER_WRONG;
        /// A capture is written with a hyphen, and so are `more` others.
        CaptureWithHyphen { text: String, more: usize }
            => "record-capture-with-hyphen", codes::SEPARATOR_ODD;
        /// A move without a capture is written with a capture sign, and so are `more` others.
        MoveWithCaptureSign { text: String, more: usize }
            => "record-move-with-capture-sign", codes::SEPARATOR_ODD;
        /// A man's move is written with the letter of a king, and so are `more` others.
        KingLetter { text: String, more: usize } => "record-king-letter", codes::KING_LETTER_ODD;
        /// What follows the half-move as written does not fit the position.
        Parted { after: String } => "record-parted", codes::RECORD_NOT_FOLLOWED;
        /// Too many half-moves are irregular.
        TooIrregular { half_moves: usize }
            => "record-too-irregular", codes::RECORD_NOT_FOLLOWED;
        /// A text among the moves is neither move nor comment, and so are `more` others;
        /// `remarks` if it may be a remark.
        Unreadable { text: String, more: usize, remarks: bool }
            => "record-unreadable", codes::TEXT_UNREADABLE;
        /// A text where a move is due names squares and is not read as a move, and so are `more`
        /// others.
        NotRead { text: String, more: usize } => "record-not-read", codes::MOVE_UNREADABLE;
        /// Another game seems to begin among the moves.
        AnotherGame => "record-another-game", codes::MOVE_UNREADABLE;
        /// The text ends in the middle of a move.
        BreaksOff { text: String } => "record-breaks-off", codes::MOVE_UNREADABLE;
        /// A comment of the record says that it was not followed from here on.
        GivenUp => "record-given-up", codes::MOVE_UNREADABLE;
        /// A text is read as a move or a number in plain notation, and so are `more` others.
        ReadAs { text: String, meant: String, more: usize }
            => "record-read-as", codes::READ_CLOSELY;
        /// A sign is passed over, and so are `more` others.
        PassedOver { text: String, more: usize } => "record-passed-over", codes::READ_CLOSELY;
        /// A comment that goes on to the end of its line holds moves, which may have been played.
        MovesInComment { text: String } => "record-moves-in-comment", codes::TEXT_UNREADABLE;
        /// The moves are the rest of a game that begins before them.
        BeginsInTheMiddle => "record-begins-in-the-middle", codes::GAME_NOT_JUDGED;
        /// No half-move could be judged.
        NotJudged => "record-not-judged", codes::GAME_NOT_JUDGED;
    }
}

told! {
    /// How much more was found than was reported.
    pub enum Further {
        /// This many more move numbers are wrong.
        Numbers { more: usize } => "further-numbers";
    }
}
