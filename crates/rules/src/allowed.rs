//! The values that a field of a rule document accepts, and its refusals.

use crate::said::{Message, Said, told, told_error};

told! {
    /// The reason a field refuses a value.
    pub enum NotAllowed {
        Word { word: String } => "not-allowed", "`{ $word }` is not allowed here";
        List => "not-one-value", "a list where one value belongs";
        Twice { word: String } => "listed-twice", "`{ $word }` is listed twice";
        Number { word: String, least: u16, most: u16 } => "not-a-count",
            "`{ $word }` is not a number from { $least } to { $most }";
        GameType { text: String } => "not-a-game-type", "`{ $text }` is not a PDN game type";
        KingValue { word: String } => "not-a-king-value", "`{ $word }` is not the value of a king";
        Limit { word: String } => "not-a-limit", "`{ $word }` is not a limit";
        Points { text: String } => "not-a-scale",
            "`{ $text }` is not a score for win, draw and loss";
        Material { text: String } => "not-material",
            "`{ $text }` names no pieces; write for example `3K-1K`, `2K+1M-1K`, `3+K-1K`, \
             `1P-1P`, `both-kings 4..5` or `both-kings each 1..4`";
        EachWithoutList => "each-without-list", "`each` gives sources to the items of a list only";
        EachNotListed { item: String } => "each-not-listed",
            "`each` names `{ $item }`, which is not in the list";
        But { why: Said, allowed: Allowed } => "not-allowed-but", "{ $why }; allowed: { $allowed }";
    }
}

told_error!(NotAllowed);

told! {
    /// The values that a field accepts.
    pub enum Allowed {
        Words { words: String } => "allowed-words", "{ $words }";
        Text => "allowed-text", "text";
        Number => "allowed-number", "a whole number from 0";
        List { of: Box<Allowed> } => "allowed-list", "a list of { $of }";
        KingValue => "allowed-king-value",
            "hundredths of a man from 1/100 to 400/100, such as 199/100 | 2n-1/2";
        Limit { most: u8 } => "allowed-limit", "none | a number from 1 to { $most }";
        Points => "allowed-scale",
            "points for win-draw-loss, none greater than the one before, such as 2-1-0 or 1-1/2-0";
        GameType => "allowed-game-type",
            "none | a PDN game type, such as \"20,W,10,10,N2,0\" | its number";
        OrCited { allowed: Box<Allowed> } => "allowed-or-cited",
            "{ $allowed }, or {\"{\"}is: ..., source: ...{\"}\"}";
        Reading => "allowed-reading",
            "a sentence, or {\"{\"}open: what the text does not say, taken: how that is read{\"}\"}";
        Title { marks: String } => "allowed-title",
            "a title, or {\"{\"}title: ..., mark: { $marks }{\"}\"}";
    }
}

told_error!(Allowed);

impl NotAllowed {
    /// Adds the values that are accepted.
    pub(crate) fn but(self, allowed: Allowed) -> Self {
        let why = crate::said::Told::said(&self);
        Self::But { why, allowed }
    }
}

/// The messages with which the fields of a rule document refuse values.
pub(super) const REFUSES: &[&[Message]] = &[NotAllowed::MESSAGES, Allowed::MESSAGES];
