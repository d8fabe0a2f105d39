//! What the laws object to a record, as values.

use draughts_ground::said::{HelpOf, Said, Sentences};
use draughts_ground::told;

told! {
    /// What the laws say of a record, beside what was found in it.
    pub enum Objected {
        /// What was found: at a half-move, whether it stands, where it is in the text.
        Found {
            at: Option<String>,
            what: Said,
            standing: Option<&'static str>,
            line: Option<u64>,
            column: Option<u64>,
        } => "objected-found";
        /// It has none.
        NoMoves => "objected-no-moves";
        /// The game went on after a draw that needs no claim.
        DrawnByItself { after: String, clause: Said } => "objected-drawn-by-itself";
        /// A draw could be claimed, and was not.
        Claimable { after: String, clause: Said } => "objected-claimable";
    }
}

told! {
    /// What can be done about it.
    pub enum Advised {
        /// What the message says.
        HelpOf { help: HelpOf<Said> } => "advised-help";
        /// What the message says, and more.
        HelpAnd { help: HelpOf<Said>, more: Sentences } => "advised-help-and";
        /// What goes with it alone.
        Only { more: Sentences } => "advised-only";
        /// The result of the laws.
        LawsGive { written: &'static str } => "advised-laws-give";
    }
}
