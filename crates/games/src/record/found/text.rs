//! Oddities in the writing of a record.

use super::super::codes;
use crate::diag::found;
use crate::said::told;

found! {
    /// An oddity in the writing of a record.
    pub enum TextFault {
        MoveNumberWrong {
            printed: u32,
            due: u32,
        } => "record-number-wrong", codes::MOVE_NUMBER_WRONG,
            "move number { $printed } where { $due } is due",
            label "{ $due } expected";
        /// A capture is written with a hyphen, and so are `more` others.
        CaptureWithHyphen {
            text: String,
            more: usize,
        } => "record-capture-with-hyphen", codes::SEPARATOR_ODD,
            "{ $text }: a capture is written with a hyphen",
            note "{ $more ->
                [0] { \"\" }
               *[other] and { $more } more moves in this game
            }";
        /// A quiet move is written with a capture sign, and so are `more` others.
        MoveWithCaptureSign {
            text: String,
            more: usize,
        } => "record-move-with-capture-sign", codes::SEPARATOR_ODD,
            "{ $text }: a move without a capture is written with a capture sign",
            note "{ $more ->
                [0] { \"\" }
               *[other] and { $more } more moves in this game
            }";
        /// A man's move is written with the letter of a king, and so are `more` others.
        KingLetter { text: String, more: usize } => "record-king-letter", codes::KING_LETTER_ODD,
            "{ $text }: the letter of a king, and a man made this move",
            note "{ $more ->
                [0] { \"\" }
                [one] and { $more } more move in this game
               *[other] and { $more } more moves in this game
            }";
        Parted { after: String } => "record-parted", codes::RECORD_NOT_FOLLOWED,
            "after { $after } the record no longer fits the position",
            label "not judged from here",
            help "compare both score sheets from the first finding on: a move may be missing";
        TooIrregular { half_moves: usize } => "record-too-irregular", codes::RECORD_NOT_FOLLOWED,
            "{ $half_moves } irregular half-moves: the game is not followed further",
            label "not judged from here",
            help "compare both score sheets from the first finding on: a move may be missing";
        /// Text among the moves is neither a move nor a comment, and neither are `more` others;
        /// `remarks` if it may be a remark.
        Unreadable {
            text: String,
            more: usize,
            remarks: bool,
        } => "record-unreadable", codes::TEXT_UNREADABLE,
            "`{ $text }` is neither move nor comment",
            note "{ $more ->
                [0] passed over
               *[other] passed over, and { $more } more such texts in this game
            }",
            help "{ $remarks ->
                [yes] put remarks between braces: { \"{...}\" }
               *[no] { \"\" }
            }";
        /// Text in the place of a move contains squares but is not read as a move, and so do `more`
        /// others.
        NotRead { text: String, more: usize } => "record-not-read", codes::MOVE_UNREADABLE,
            "`{ $text }` stands where a move is due, and is not read as one",
            note "{ $more ->
                [0] nobody is charged with what does not fit after it
                [one] nobody is charged with what does not fit after it; there is one more such \
             text in this game
               *[other] nobody is charged with what does not fit after it; there are { $more } \
             more such texts in this game
            }",
            help "write moves as 32-28, c3-d4 or cd4, and remarks between braces: { \"{...}\" }";
        AnotherGame => "record-another-game", codes::MOVE_UNREADABLE,
            "another game seems to begin here: number 1 comes again",
            help "put tags before each game, or a result after the one before";
        BreaksOff { text: String } => "record-breaks-off", codes::MOVE_UNREADABLE,
            "the record breaks off in the middle of a move: `{ $text }`",
            help "enter the last move from the score sheet";
        GivenUp => "record-given-up", codes::MOVE_UNREADABLE,
            "by this comment the record could not be followed from here on when it was converted",
            help "compare the half-move before it with the score sheet";
        /// Text is read as a move or a number in plain notation, and so are `more` others.
        ReadAs {
            text: String,
            meant: String,
            more: usize,
        } => "record-read-as", codes::READ_CLOSELY,
            "`{ $text }` is read as { $meant }",
            note "{ $more ->
                [0] the whole game is legal with this reading, and with no other
                [one] the whole game is legal with this reading, and with no other; one more \
             place in this game is read so
               *[other] the whole game is legal with this reading, and with no other; { $more } \
             more places in this game are read so
            }",
            help "compare it with the score sheet";
        /// A sign is skipped, and so are `more` others.
        PassedOver { text: String, more: usize } => "record-passed-over", codes::READ_CLOSELY,
            "`{ $text }` is passed over",
            note "{ $more ->
                [0] the whole game is legal with this reading, and with no other
                [one] the whole game is legal with this reading, and with no other; one more \
             place in this game is read so
               *[other] the whole game is legal with this reading, and with no other; { $more } \
             more places in this game are read so
            }",
            help "compare it with the score sheet";
        MovesInComment { text: String } => "record-moves-in-comment", codes::TEXT_UNREADABLE,
            "`{ $text }` is a comment to the end of its line: it holds moves",
            help "if these moves were played, take out the sign that begins the comment";
        BeginsInTheMiddle => "record-begins-in-the-middle", codes::GAME_NOT_JUDGED,
            "these moves are the rest of a game: they do not begin in the starting position",
            note "nobody is charged with what does not fit",
            help "join them to the game before: take out the result or the tag between its moves";
        NotJudged => "record-not-judged", codes::GAME_NOT_JUDGED,
            "no half-move of this game could be judged",
            help "write moves as 32-28, c3-d4 or cd4, and remarks between braces: { \"{...}\" }";
    }
}

told! {
    /// The number of findings that were not reported.
    pub enum Further {
        /// This many more move numbers are wrong.
        Numbers { more: usize } => "further-numbers";
    }
}
