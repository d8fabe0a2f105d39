//! What a reader of a ruling should know about the record and its rules.

use draughts_ground::said::{Fact, Said};
use draughts_ground::told;

told! {
    /// What a reader of a ruling should know about the record.
    pub enum Note {
        /// The record has the players with the other colours.
        Swapped { white: String, black: String, board: u16 } => "note-swapped";
        /// The record has somebody else with White.
        OtherWhite { said: String, board: u16, name: String } => "note-other-white";
        /// The record has somebody else with Black.
        OtherBlack { said: String, board: u16, name: String } => "note-other-black";
        /// Two games are played, and the record does not say which it is.
        FirstOfTwo { board: u16 } => "note-first-of-two";
        /// The record says another round.
        OtherRound { said: u16, round: u16 } => "note-other-round";
        /// The record says another board.
        OtherBoard { said: u16, board: u16 } => "note-other-board";
        /// The game type of the record is that of other rules than those of the event.
        OtherRules { tag: String, rules: String } => "note-other-rules";
        /// The record has another result.
        OtherResult { said: String, board: u16, result: Fact } => "note-other-result";
        /// The game type of the record is another one than that of the rules that were named.
        OtherGameType { said: u16, rules: String } => "note-other-game-type";
        /// The record is not followed by the rules that were named; its game type, if it is that
        /// of others, and the rules by which it can be followed.
        NotFollowed { error: Said, tag: Option<u16>, rules: String, other: Option<String> }
            => "note-not-followed";
        /// Text among the moves was not read.
        Unread { text: Said, line: u64, column: u64 } => "note-unread";
        /// The same, and its place is not known.
        UnreadSomewhere { text: Said } => "note-unread-somewhere";
        /// Text among the moves was read as moves.
        Read { text: Said, line: u64, column: u64 } => "note-read";
        /// Others share the game type of the record.
        Shared { others: Option<Said>, rules: String } => "note-shared-game-type";
        /// Those that share the game type answer the same.
        SameAnswer { number: u16, all: Option<Said> } => "note-same-answer";
        /// A note on a line of its own.
        Line { note: Said } => "note-line";
        /// The rules were guessed.
        Guessed { rules: String } => "note-guessed";
        /// The name of a rule set in a row.
        RuleSet { name: String } => "note-rule-set";
    }
}
