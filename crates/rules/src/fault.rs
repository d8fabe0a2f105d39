//! The faults of a rule document, as values.

use super::codes;
use super::draws::DrawKind;
use super::terms::BoardSize;
use crate::diag::found;
use crate::said::{HelpOf, Said, told};
use draughts_board::FenFault;

found! {
    /// A fault of a rule document.
    pub enum RuleFault {
        UnknownSet { name: String } => "rule-unknown-set", codes::RULE_SET_UNKNOWN,
            "there is no rule set `{ $name }`";
        NoFields => "rule-no-fields", codes::RULE_INVALID,
            "the file holds no field of a rule set",
            help "begin with `name: my-club` and `extends: international`";
        OffAlone { clause: String } => "rule-off-alone", codes::RULE_INVALID,
            "draw clause `{ $clause }` is switched off, but nothing is extended",
            help "leave the clause out, or add `extends:`";
        Circle { base: String } => "rule-circle", codes::RULE_INVALID,
            "the rule sets that `{ $base }` extends lead back to it",
            help "extend a set that does not extend this one";
        UnknownBase { base: String } => "rule-unknown-base", codes::RULE_INVALID,
            "there is no rule set `{ $base }` to extend";
        InheritedTwice => "rule-inherited-twice", codes::RULE_INVALID,
            "`inherited_source` and `inherited_as` exclude each other",
            help "leave one of them out";
        NothingOff {
            clause: String,
            clauses: Option<Vec<String>>,
        } => "rule-nothing-off", codes::RULE_INVALID,
            "there is no draw clause `{ $clause }` to switch off",
            help "the extended set has { $clauses }";
        NoName => "rule-no-name", codes::RULE_INVALID,
            "the rule set has no name",
            help "add a line such as `name: my-club`";
        UnknownEdition { of: String } => "rule-unknown-edition", codes::RULE_INVALID,
            "there is no rule set `{ $of }` of which it could be an edition";
        Missing { fields: Vec<&'static str> } => "rule-missing", codes::RULE_INVALID,
            "the rule set does not say: { $fields }",
            help "add these fields, or `extends: international` to take them from another set";
        BadName { name: String } => "rule-bad-name", codes::RULE_INVALID,
            "`{ $name }` is not a name for a rule set",
            help "use small letters, digits and hyphens, such as `my-club`";
        AllSquares { board: BoardSize } => "rule-all-squares", codes::RULE_INVALID,
            "all squares of a { $board } board are in play",
            help "write `squares: dark`, or `board: 8x8`";
        BadStart {
            why: FenFault,
            write: HelpOf<FenFault>,
            board: BoardSize,
        } => "rule-bad-start", codes::RULE_INVALID,
            "the start position is not one: { $why }",
            help "{ $write }; list squares of the { $board } board";
        NoDirection { field: &'static str } => "rule-no-direction", codes::RULE_INVALID,
            "`{ $field }` allows no direction",
            help "name at least one";
        LosesByWinning => "rule-loses-by-winning", codes::RULE_INVALID,
            "who plays to have no move or piece cannot lose by it",
            help "leave `no-piece` and `no-move` out of `losses`, or write `goal: block`";
        AfterKingFirst => "rule-after-king-first", codes::RULE_INVALID,
            "`king-first` settles everything, so nothing can come after it",
            help "write it last";
        LandingOfOne => "rule-landing-of-one", codes::RULE_INVALID,
            "a king that goes one square has no choice of where to land",
            help "write `king_landing: any`, or `king_range: any`";
        /// A result is set for being blocked by a limit, but there is no such limit.
        BlockWithoutLimit => "rule-block-without-limit", codes::RULE_INVALID,
            "no limit on king moves can leave a player without a move",
            help "write `limit_block: loss`, or a `king_quiet_limit`";
        PaceNever => "rule-pace-never", codes::RULE_INVALID,
            "a rule for a time control says not when it holds",
            help "add `when: [accelerated]`";
        PaceMore => "rule-pace-more", codes::RULE_INVALID,
            "a rule for a time control changes more than fields and draws",
            help "leave names, titles and documents to the set itself";
        AtPace { why: Said } => "rule-at-pace", codes::RULE_INVALID, "at a time control: { $why }";
        NotChosen {
            rules: String,
            field: &'static str,
            one: &'static str,
            other: &'static str,
        } => "rule-not-chosen", codes::RULE_NOT_CHOSEN,
            "`{ $rules }` leaves { $field } to the organiser: { $one } or { $other }";
        Clause { why: Said } => "rule-clause", codes::RULE_INVALID, "{ $why }";
    }
}

told! {
    /// A fault of a draw clause.
    pub enum ClauseFault {
        SameId { clause: String } => "clause-same-id",
            "two draw clauses are called `{ $clause }`",
            help "give each its own id";
        MakesWay { clause: String, other: String } => "clause-makes-way",
            "draw clause `{ $clause }` makes way for `{ $other }`, which counts nothing",
            help "name a clause of the set that counts and makes way for none";
        NoKind { clause: String, kinds: String } => "clause-no-kind",
            "draw clause `{ $clause }` has no kind",
            help "add `kind: { $kinds }`";
        NoEffect { clause: String } => "clause-no-effect",
            "draw clause `{ $clause }` does not say how it takes effect",
            help "add `effect: automatic | claim`";
        TakesNo { clause: String, kind: DrawKind, field: &'static str } => "clause-takes-no",
            "draw clause `{ $clause }` is of kind { $kind } and takes no `{ $field }`",
            help "leave it out";
        NoOccurrence { clause: String } => "clause-no-occurrence",
            "draw clause `{ $clause }` needs the occurrence that draws, from 2",
            help "add `occurrence: 3`";
        NoMoves { clause: String } => "clause-no-moves",
            "draw clause `{ $clause }` has no number of moves",
            help "add `moves: 25`";
        NoneCounted { clause: String } => "clause-none-counted",
            "draw clause `{ $clause }` counts no move: every game would be drawn at its start",
            help "write `moves: 25`, or `off: true` to have none";
        NoPieces { clause: String } => "clause-no-pieces",
            "draw clause `{ $clause }` does not say which pieces stand",
            help "add `material: [3K-1K]`";
    }
}

impl ClauseFault {
    /// Creates the fault of a clause without a kind, with the list of kinds.
    pub(super) fn no_kind(clause: impl Into<String>) -> Self {
        let kinds: Vec<&str> = DrawKind::ALL.iter().map(|kind| kind.word()).collect();
        Self::NoKind { clause: clause.into(), kinds: kinds.join(" | ") }
    }
}

told! {
    /// Advice on a rule document or a setting that names a command.
    ///
    /// Only the command-line program can spell the command, so a catalogue of its own has the text.
    pub enum RuleHelp {
        /// A rule set with a similar name exists; list them all.
        NearSet { near: &'static str } => "help-near-set";
        /// List the rule sets; give a file by its path.
        ListSets => "help-list-sets";
        /// A set cannot extend itself; list those that can be extended.
        NotItself => "help-not-itself";
        /// A set with a similar name can be extended.
        NearBase { near: &'static str } => "help-near-base";
        /// List the sets that can be extended.
        ListBases => "help-list-bases";
        /// List the existing sets.
        ListEditions => "help-list-editions";
        /// List the fields and their accepted values.
        ListFields => "help-list-fields";
        /// List the fields.
        ListNames => "help-list-names";
        /// The form of a setting.
        WriteSetting => "help-write-setting";
        /// A draw clause has a field with a similar name.
        NearClauseField { near: String } => "help-near-clause-field";
        /// The form of a setting for a draw clause.
        WriteClauseSetting => "help-write-clause-setting";
        /// Choose one of two values for a field.
        Choose { field: &'static str, one: &'static str, other: &'static str }
            => "help-choose";
    }
}
