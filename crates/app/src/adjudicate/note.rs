//! Notes on a record and its rules in a ruling.

use draughts_ground::said::{Fact, Said};
use draughts_ground::told;

told! {
    /// A note on the record for the reader of a ruling.
    pub enum RulingNote {
        Swapped { white: String, black: String, board: u16 } => "note-swapped",
            "the record has { $white } with White and { $black } with Black; board { $board } has \
             them the other way round";
        OtherWhite { said: String, board: u16, name: String } => "note-other-white",
            "the record has `{ $said }` with White; board { $board } has { $name }";
        OtherBlack { said: String, board: u16, name: String } => "note-other-black",
            "the record has `{ $said }` with Black; board { $board } has { $name }";
        NoneOfBoard {
            board: u16,
            said: Vec<String>,
            white: String,
            black: String,
        } => "note-none-of-board",
            "is this the game of board { $board }? The record names { $said }; at the board sit \
             { $white } and { $black }";
        FirstOfTwo { board: u16 } => "note-first-of-two",
            "two games are played on board { $board }, and the record names no player: it is \
             taken for the first";
        OtherRound { said: u16, round: u16 } => "note-other-round",
            "the record says round { $said }; the board is one of round { $round }";
        OtherBoard { said: u16, board: u16 } => "note-other-board",
            "the record says board { $said }; it is judged as board { $board }";
        OtherRules { tag: String, rules: String } => "note-other-rules",
            "the GameType tag of the record stands for { $tag }; the event is played by { $rules }";
        OtherResult { said: String, board: u16, result: Fact } => "note-other-result",
            "the record has the result { $said }; board { $board } has { $result }";
        OtherGameType { said: u16, rules: String } => "note-other-game-type",
            "the GameType tag of the record says { $said }, and { $rules } is another game; it is \
             judged by { $rules }, as was asked";
        /// The record cannot be followed under the rules that were named.
        ///
        /// `tag` is its game type if that belongs to other rules, and `other` the rules under which
        /// it can be followed.
        NotFollowed {
            error: Said,
            tag: Option<u16>,
            rules: String,
            other: Option<String>,
        } => "note-not-followed",
            "{ $tag ->
                [none] { \"\" }
               *[other] the GameType tag of the record says { $tag }, and { $rules } is another \
             game:{ \" \" }
            }{ $error }";
        Unread { text: Said, line: u64, column: u64 } => "note-unread",
            "{ $text } (line { $line }, column { $column }): it was passed over, and a move may \
             be missing";
        UnreadSomewhere { text: Said } => "note-unread-somewhere",
            "{ $text }: it was passed over, and a move may be missing";
        Read { text: Said, line: u64, column: u64 } => "note-read",
            "{ $text } (line { $line }, column { $column }): compare it with the score sheet";
        Shared { others: Option<Said>, rules: String } => "note-shared-game-type",
            "the game type is that of { $others } too; name the rules if they are not { $rules }";
        SameAnswer { number: u16, all: Option<Said> } => "note-same-answer",
            "the game type { $number } is that of { $all }, which answer the same";
        Line { note: Said } => "note-line", "note: { $note }";
        Guessed { rules: String } => "note-guessed",
            "judged by { $rules }, which was guessed: name the rules, or give the record a \
             GameType tag";
        RuleSet { name: String } => "note-rule-set", "{ $name }";
    }
}
