//! What cannot be meant on the command line, as values; their messages, with what to do, are
//! those of the command line alone.

use crate::event::SystemKind;
use crate::event::acts::Refused;
use draughts_ground::told;

told! {
    /// What cannot be meant.
    pub enum Misuse {
        /// Nothing is set.
        NothingToSet => "misuse-nothing-to-set";
        /// A word that sets nothing.
        NoFieldValue { word: String } => "misuse-no-field-value";
        /// An option of another system.
        OptionOf { option: &'static str, system: SystemKind } => "misuse-option-of";
        /// No format has the ending of a file, or it has none; those that are written have
        /// these endings, or are asked for with an option.
        NoSuchEnding {
            file: String, ending: Option<String>, endings: String, option: &'static str
        } => "misuse-no-such-ending";
        /// Points that are not those of win, draw and loss.
        NoPoints { text: String } => "misuse-no-points";
    }
}

impl Misuse {
    /// The refusal.
    pub fn refused(&self) -> Refused {
        Refused::told(self)
    }
}
