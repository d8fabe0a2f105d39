//! What a field of a rule document may hold, and what it does not take, as values.

use crate::said::{Message, Said, told, told_error};

told! {
    /// Why a field does not take a value.
    pub enum NotAllowed {
        /// The word is none of those there are.
        Word { word: String } => "not-allowed";
        /// A list stands where one value belongs.
        List => "not-one-value";
        /// An item is in the list twice.
        Twice { word: String } => "listed-twice";
        /// The word is no number that fits.
        Number { word: String, least: u16, most: u16 } => "not-a-count";
        /// The text is no game type of PDN.
        GameType { text: String } => "not-a-game-type";
        /// The word is not what a king is worth.
        KingValue { word: String } => "not-a-king-value";
        /// The word is no limit.
        Limit { word: String } => "not-a-limit";
        /// The text does not say what a win, a draw and a loss are worth.
        Points { text: String } => "not-a-scale";
        /// The text names no pieces against pieces.
        Material { text: String } => "not-material";
        /// Sources of single items of what is no list.
        EachWithoutList => "each-without-list";
        /// The source of an item that is not in the list.
        EachNotListed { item: String } => "each-not-listed";
        /// What is wrong, and what may be written.
        But { why: Said, allowed: Allowed } => "not-allowed-but";
    }
}

told_error!(NotAllowed);

told! {
    /// What may be written in a field.
    pub enum Allowed {
        /// One of some words.
        Words { words: String } => "allowed-words";
        /// Any text.
        Text => "allowed-text";
        /// A whole number.
        Number => "allowed-number";
        /// A list.
        List { of: Box<Allowed> } => "allowed-list";
        /// What a king is worth.
        KingValue => "allowed-king-value";
        /// A number of moves, or none.
        Limit { most: u8 } => "allowed-limit";
        /// What a win, a draw and a loss are worth.
        Points => "allowed-scale";
        /// A game type of PDN.
        GameType => "allowed-game-type";
        /// A value, alone or with its source.
        OrCited { allowed: Box<Allowed> } => "allowed-or-cited";
        /// How the text of a clause is read.
        Reading => "allowed-reading";
        /// The title of a document, alone or with its mark.
        Title { marks: String } => "allowed-title";
    }
}

told_error!(Allowed);

impl NotAllowed {
    /// The same with what may be written.
    pub(crate) fn but(self, allowed: Allowed) -> Self {
        let why = crate::said::Told::said(&self);
        Self::But { why, allowed }
    }
}

/// What the fields of a rule document say of values that they do not take.
pub(super) const REFUSES: &[&[Message]] = &[NotAllowed::MESSAGES, Allowed::MESSAGES];
