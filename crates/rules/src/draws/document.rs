//! A draw clause as it is written in a document.

use serde::{Deserialize, Serialize};

use super::clause::DrawKind;
use super::reading::TextReading;
use super::terms::{
    Claimant, CountFrom, CountOf, Effect, OnCapture, OnLongDiagonal, Reset, Unless, WeakKing,
};
use crate::diag::Citation;
use crate::material::Material;

/// One draw clause as it is written: flat, so that an error can name its line; `kind` says
/// which of the other fields it takes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawClauseDoc {
    /// Key of the clause within its rule set, kebab-case; a document that
    /// extends another changes the clause of the same name.
    pub id: String,
    /// What the clause looks at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<DrawKind>,
    /// `repetition`: the occurrence that draws, from 2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub occurrence: Option<u16>,
    /// `ending`: the pieces, such as `3K-1K`, stronger side first; `no-progress`: the
    /// count exists only while these pieces stand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub material: Option<Vec<Material>>,
    /// `ending`: only while the weaker side's king stands where this field says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weak_king: Option<WeakKing>,
    /// `no-progress`, `ending`: the limit in moves; 0 draws at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<u16>,
    /// `no-progress`, `ending`: whose moves are counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<CountOf>,
    /// `no-progress`, `ending`: what sets the count back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resets: Option<Vec<Reset>>,
    /// `ending`: when the count begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<CountFrom>,
    /// `ending`: a capture into another ending.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on_capture: Option<OnCapture>,
    /// `ending`: another limit once the lone king has reached the long diagonal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub long_diagonal_moves: Option<u16>,
    /// `ending`: whether those moves shorten the limit, as they do if nothing is stated, or follow
    /// it. If it is stated, rulings also print the other reading.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on_long_diagonal: Option<OnLongDiagonal>,
    /// `ending`: the shorter limit stays when the king leaves the diagonal again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sticky: Option<bool>,
    /// `ending`: not drawn while the player to move can capture.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unless_capture: Option<bool>,
    /// `ending`: what the arbiter must find not to be the case; the program cannot find it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unless: Option<Unless>,
    /// `no-progress`, `ending`: the clause that suspends this one: nothing is counted here while
    /// that one counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub suspended_by: Option<String>,
    /// `agreement`: only while neither player has more men than this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most_men: Option<u8>,
    /// How the text is read if it leaves something open: a sentence, or `{open: ..., taken: ...}`;
    /// a ruling prints it next to the article.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reading: Option<TextReading>,
    /// How the draw takes effect.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub effect: Option<Effect>,
    /// Who may claim it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claimant: Option<Claimant>,
    /// `effect: claim`: true if the player to move may claim the draw by the move that completes
    /// it, announced and not played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub announced: Option<bool>,
    /// Whether a claim must give its move numbers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub evidence_required: Option<bool>,
    /// If true, the clause is removed from the extended rule set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub off: Option<bool>,
    /// Document and article.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<Citation>,
}

/// Calls a macro with every optional field of [`DrawClauseDoc`].
macro_rules! each_clause_field {
    ($apply:ident) => {
        $apply! {
            kind
            occurrence
            material
            weak_king
            moves
            count
            resets
            from
            on_capture
            long_diagonal_moves
            on_long_diagonal
            sticky
            unless_capture
            unless
            suspended_by
            most_men
            reading
            effect
            claimant
            announced
            evidence_required
            off
            source
        }
    };
}

macro_rules! clause_field_names {
    ($($field:ident)*) => {
        /// The fields of a clause except for its id.
        pub(crate) const CLAUSE_FIELDS: &[&str] = &[$(stringify!($field)),*];
    };
}
each_clause_field! { clause_field_names }

impl DrawClauseDoc {
    /// Replaces every field that `change` sets.
    ///
    /// A changed clause no longer says what its article says: unless the change names a source, the
    /// source counts as not stated.
    pub(crate) fn overlay(&mut self, change: &Self) {
        let mut changed = false;
        macro_rules! take {
            ($($field:ident)*) => {$(
                if change.$field.is_some() {
                    self.$field.clone_from(&change.$field);
                    changed = true;
                }
            )*};
        }
        each_clause_field! { take }
        // What explains a reading does not explain another one.
        let reads = change.on_long_diagonal.is_some() || change.sticky.is_some();
        if reads && change.reading.is_none() {
            self.reading = None;
        }
        if changed && change.source.is_none() {
            self.source = None;
        }
    }

    /// Returns its source.
    #[must_use]
    pub fn cited(&self) -> Citation {
        self.source.clone().unwrap_or_else(Citation::not_stated)
    }
}
