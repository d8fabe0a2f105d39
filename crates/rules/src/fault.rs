//! What is wrong with a rule document, as values.

use super::codes;
use super::draws::DrawKind;
use super::terms::BoardSize;
use crate::diag::found;
use crate::said::{HelpOf, Said, told};
use draughts_board::FenFault;

found! {
    /// What is wrong with a rule document.
    pub enum RuleFault {
        /// There is no rule set of this name.
        UnknownSet { name: String } => "rule-unknown-set", codes::RULE_SET_UNKNOWN;
        /// The document has no fields.
        NoFields => "rule-no-fields", codes::RULE_INVALID;
        /// A draw clause is switched off, but the document extends no set.
        OffAlone { clause: String } => "rule-off-alone", codes::RULE_INVALID;
        /// A set extends a set that extends it.
        Circle { base: String } => "rule-circle", codes::RULE_INVALID;
        /// There is no such set to extend.
        UnknownBase { base: String } => "rule-unknown-base", codes::RULE_INVALID;
        /// What is inherited is said twice.
        InheritedTwice => "rule-inherited-twice", codes::RULE_INVALID;
        /// There is no such draw clause to switch off; those that exist, if any.
        NothingOff { clause: String, clauses: Option<Vec<String>> }
            => "rule-nothing-off", codes::RULE_INVALID;
        /// The set has no name.
        NoName => "rule-no-name", codes::RULE_INVALID;
        /// There is no such set to be an edition of.
        UnknownEdition { of: String } => "rule-unknown-edition", codes::RULE_INVALID;
        /// Fields are missing.
        Missing { fields: Vec<&'static str> } => "rule-missing", codes::RULE_INVALID;
        /// The name cannot be a name.
        BadName { name: String } => "rule-bad-name", codes::RULE_INVALID;
        /// All squares are in play on a board that does not allow it.
        AllSquares { board: BoardSize } => "rule-all-squares", codes::RULE_INVALID;
        /// The start position does not fit the board.
        BadStart { why: FenFault, write: HelpOf<FenFault>, board: BoardSize }
            => "rule-bad-start", codes::RULE_INVALID;
        /// A field allows no direction.
        NoDirection { field: &'static str } => "rule-no-direction", codes::RULE_INVALID;
        /// The goal is to have no piece left, but having none would lose the game.
        LosesByWinning => "rule-loses-by-winning", codes::RULE_INVALID;
        /// A criterion follows one that already decides every case.
        AfterKingFirst => "rule-after-king-first", codes::RULE_INVALID;
        /// A king that goes one square is given a choice of where to land.
        LandingOfOne => "rule-landing-of-one", codes::RULE_INVALID;
        /// A result for a limit is set, but there is no limit that could leave a player without a
        /// move.
        BlockWithoutLimit => "rule-block-without-limit", codes::RULE_INVALID;
        /// A rule for a time control can hold at no time control.
        PaceNever => "rule-pace-never", codes::RULE_INVALID;
        /// A rule for a time control changes what it may not.
        PaceMore => "rule-pace-more", codes::RULE_INVALID;
        /// What is wrong at a time control.
        AtPace { why: Said } => "rule-at-pace", codes::RULE_INVALID;
        /// The set leaves a field to the organiser, who has not chosen.
        NotChosen {
            rules: String, field: &'static str, one: &'static str, other: &'static str
        } => "rule-not-chosen", codes::RULE_NOT_CHOSEN;
        /// What is wrong with a draw clause.
        Clause { why: Said } => "rule-clause", codes::RULE_INVALID;
    }
}

told! {
    /// What is wrong with a draw clause.
    pub enum ClauseWrong {
        /// Another has the same id.
        SameId { clause: String } => "clause-same-id";
        /// It is suspended by one that counts nothing.
        MakesWay { clause: String, other: String } => "clause-makes-way";
        /// It has no kind.
        NoKind { clause: String, kinds: String } => "clause-no-kind";
        /// It does not say how it takes effect.
        NoEffect { clause: String } => "clause-no-effect";
        /// Its kind does not have the field.
        TakesNo { clause: String, kind: DrawKind, field: &'static str } => "clause-takes-no";
        /// It does not say which occurrence of a position draws.
        NoOccurrence { clause: String } => "clause-no-occurrence";
        /// It has no number of moves.
        NoMoves { clause: String } => "clause-no-moves";
        /// It counts no move, and names no pieces with which the game is drawn at once.
        NoneCounted { clause: String } => "clause-none-counted";
        /// It does not say which pieces must stand.
        NoPieces { clause: String } => "clause-no-pieces";
    }
}

impl ClauseWrong {
    /// A clause has no kind: these there are.
    pub(super) fn no_kind(clause: impl Into<String>) -> Self {
        let kinds: Vec<&str> = DrawKind::ALL.iter().map(|kind| kind.word()).collect();
        Self::NoKind { clause: clause.into(), kinds: kinds.join(" | ") }
    }
}

told! {
    /// What a command can do about a rule document or a setting. Only a program can spell the
    /// command.
    pub enum RuleHelp {
        /// A rule set has a similar name; all can be listed.
        NearSet { near: &'static str } => "help-near-set";
        /// Rule sets can be listed, and files named by their paths.
        ListSets => "help-list-sets";
        /// A set cannot extend itself; those that can be extended can be listed.
        NotItself => "help-not-itself";
        /// A set that can be extended has a similar name.
        NearBase { near: &'static str } => "help-near-base";
        /// The sets that can be extended can be listed.
        ListBases => "help-list-bases";
        /// The existing sets can be listed.
        ListEditions => "help-list-editions";
        /// The fields and their allowed values can be listed.
        ListFields => "help-list-fields";
        /// Fields can be listed.
        ListNames => "help-list-names";
        /// How a setting is written.
        WriteSetting => "help-write-setting";
        /// A field of a draw clause has a name like it.
        NearClauseField { near: String } => "help-near-clause-field";
        /// A field of a draw clause is written so.
        WriteClauseSetting => "help-write-clause-setting";
        /// One of two values has to be chosen for a field.
        Choose { field: &'static str, one: &'static str, other: &'static str }
            => "help-choose";
    }
}
