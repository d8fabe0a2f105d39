//! Objections of the rules to a record, as values.

use draughts_ground::said::{HelpOf, Said, Sentences};
use draughts_ground::told;

told! {
    /// A reason why a result may not count: a finding in the record, missing moves, or a draw after
    /// which the record continues.
    pub enum Objected {
        Found {
            at: Option<String>,
            what: Said,
            standing: Option<&'static str>,
            line: Option<u64>,
            column: Option<u64>,
        } => "objected-found",
            "{ $at ->
                [none] {\"\"}
               *[other] { $at }{\" \"}
            }{ $what }{ $standing ->
                [stands] {\" \"}(stands)
                [open] {\" \"}(open)
                [corrected] {\" \"}(corrected)
                [after-end] {\" \"}(after-end)
               *[none] {\"\"}
            }{ $line ->
                [none] {\"\"}
               *[other] {\" \"}(line { $line }, column { $column })
            }";
        NoMoves => "objected-no-moves", "the record has no moves";
        DrawnByItself { after: String, clause: Said } => "objected-drawn-by-itself",
            "the game was drawn automatically, and played on, after { $after }: { $clause }";
        Claimable { after: String, clause: Said } => "objected-claimable",
            "a draw could be claimed after { $after }: { $clause }";
    }
}

told! {
    /// The help printed below an objection.
    pub enum Advised {
        HelpOf { help: HelpOf<Said> } => "advised-help", "{ $help }";
        HelpAnd { help: HelpOf<Said>, more: Sentences } => "advised-help-and",
            "
            { $help }
            { $more }";
        Only { more: Sentences } => "advised-only", "{ $more }";
        LawsGive { written: &'static str } => "advised-laws-give", "the laws give { $written }";
    }
}
