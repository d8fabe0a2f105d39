//! What a command or an option can do about a finding. Only a program can spell it.

use crate::said::told;

told! {
    /// What a command or an option can do about a finding.
    ///
    /// The engine names neither; a program has these messages in a catalogue of its own.
    pub enum Help {
        /// Correct the tag if it is wrong, or else name the rule set.
        CorrectTagOrNameRules => "help-correct-tag-or-name-rules";
        /// Name a rule set.
        NameRules => "help-name-rules";
        /// Name this rule set, or give the record a GameType tag.
        NameTheseRules { rules: String } => "help-name-these-rules";
        /// Correct how the GameType tag names the squares, or have the tag written.
        CorrectSquares => "help-correct-squares";
        /// Name this rule set, by which the whole game can be followed.
        FollowsWhole { rules: String } => "help-follows-whole";
    }
}
