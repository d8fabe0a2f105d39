//! What cannot be meant on the command line, as values; their messages, with what to do, are
//! those of the command line alone.

use crate::event::acts::Refused;
use crate::event::{Round, SystemKind};
use draughts_ground::told;

told! {
    /// What cannot be meant.
    pub enum Misuse {
        /// A question against nobody.
        AgainstWhom => "misuse-against-whom";
        /// Nothing is set.
        NothingToSet => "misuse-nothing-to-set";
        /// A word that sets nothing.
        NoFieldValue { word: String } => "misuse-no-field-value";
        /// An option of another system.
        OptionOf { option: &'static str, system: SystemKind } => "misuse-option-of";
        /// A system without its number of rounds or games, and with what option it is given.
        NumberNeeded { system: SystemKind } => "misuse-number-needed";
        /// Points that are not those of win, draw and loss.
        NoPoints { text: String } => "misuse-no-points";
        /// Nobody has a category.
        NoCategories => "misuse-no-categories";
        /// Nobody has this category.
        NoCategory { category: String, known: Vec<String> } => "misuse-no-category";
        /// The list is kept otherwise.
        OtherScheme { scheme: String, other: String } => "misuse-other-scheme";
        /// There is no such list.
        NoList { file: String, names: String } => "misuse-no-list";
        /// There is no such scheme.
        NoScheme { name: String, known: Vec<String> } => "misuse-no-scheme";
        /// Nobody, or nothing, in the list is called so.
        NotInList { what: &'static str, word: String } => "misuse-not-in-list";
        /// Several in the list are called so.
        WhichOfList { what: &'static str, names: String } => "misuse-which-of-list";
        /// A round has no such board.
        NoBoard { round: Round, board: String, first: u16, last: u16 } => "misuse-no-board";
        /// A round has no boards.
        NoBoards { round: Round } => "misuse-no-boards";
    }
}

impl Misuse {
    /// The refusal.
    pub fn refused(&self) -> Refused {
        Refused::told(self)
    }
}
