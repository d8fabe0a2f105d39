//! What cannot be meant on the command line, as values. Their messages, with what to do,
//! belong to the command line alone.

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
