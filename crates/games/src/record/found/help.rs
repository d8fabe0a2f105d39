//! Remedies for findings in terms of commands and options, which only the program can name.

use crate::said::told;

told! {
    /// A remedy for a finding in terms of a command or an option.
    ///
    /// This crate names neither; the program defines these messages in a catalogue of its own.
    pub enum RecordHelp {
        /// Correct the tag if it is wrong; otherwise name the rule set.
        CorrectTagOrNameRules => "help-correct-tag-or-name-rules";
        /// Name a rule set.
        NameRules => "help-name-rules";
        /// Name this rule set, or give the record a GameType tag.
        NameTheseRules { rules: String } => "help-name-these-rules";
        /// Correct the GameType tag's notation of squares, or have the tag written.
        CorrectSquares => "help-correct-squares";
        /// Name this rule set, under which the whole game can be followed.
        FollowsWhole { rules: String } => "help-follows-whole";
    }
}
