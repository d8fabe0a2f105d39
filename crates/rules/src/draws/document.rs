//! The written form of a draw clause.

use serde::{Deserialize, Serialize};

use super::clause::DrawKind;
use super::reading::TextReading;
use super::terms::{
    Claimant, CountFrom, CountOf, Effect, OnCapture, OnLongDiagonal, Reset, Unless, WeakKing,
};
use crate::diag::Citation;
use crate::material::Material;

/// A draw clause as written.
///
/// It is flat, so that an error can refer to its line; `kind` determines which other fields it
/// accepts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawClauseDoc {
    /// Its key within the rule set, in kebab-case. A document that extends another changes the
    /// clause with the same key.
    pub id: String,
    /// The condition.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<DrawKind>,
    /// `repetition`: the occurrence that draws, from 2.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub occurrence: Option<u16>,
    /// `ending`: the pieces, such as `3K-1K`, stronger side first; `no-progress`: the pieces
    /// required for the count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub material: Option<Vec<Material>>,
    /// `ending`: the required place of the weaker side's king.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weak_king: Option<WeakKing>,
    /// `no-progress`, `ending`: the limit in moves; 0 draws immediately.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<u16>,
    /// `no-progress`, `ending`: the side whose moves count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<CountOf>,
    /// `no-progress`, `ending`: the moves that reset the count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resets: Option<Vec<Reset>>,
    /// `ending`: the start of the count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<CountFrom>,
    /// `ending`: the effect of a capture into another ending.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on_capture: Option<OnCapture>,
    /// `ending`: another limit once the lone king has reached the long diagonal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub long_diagonal_moves: Option<u16>,
    /// `ending`: whether those moves shorten the limit, which is the default, or follow it. If
    /// stated, rulings also print the other reading.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on_long_diagonal: Option<OnLongDiagonal>,
    /// `ending`: whether the shorter limit remains when the king leaves the diagonal again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sticky: Option<bool>,
    /// `ending`: not drawn while the player to move can capture.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unless_capture: Option<bool>,
    /// `ending`: a condition that rules out the draw, which only the arbiter can judge.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unless: Option<Unless>,
    /// `no-progress`, `ending`: the clause that suspends this one while it counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub suspended_by: Option<String>,
    /// `agreement`: the largest number of men that either player may have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most_men: Option<u8>,
    /// The interpretation of an incomplete text: a sentence, or `{open: ..., taken: ...}`. Rulings
    /// print it after the article.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reading: Option<TextReading>,
    /// The way the draw takes effect.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub effect: Option<Effect>,
    /// The player who may claim it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claimant: Option<Claimant>,
    /// `effect: claim`: whether the player to move may claim the draw by announcing the move that
    /// completes it, without playing it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub announced: Option<bool>,
    /// Whether a claim must give its move numbers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub evidence_required: Option<bool>,
    /// If true, the clause is removed from the extended rule set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub off: Option<bool>,
    /// The document and the article.
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

pub(super) use each_clause_field;

macro_rules! clause_field_names {
    ($($field:ident)*) => {
        /// The fields of a clause, except its id.
        pub(crate) const CLAUSE_FIELDS: &[&str] = &[$(stringify!($field)),*];
    };
}
each_clause_field! { clause_field_names }

impl DrawClauseDoc {
    /// Replaces every field that `change` sets.
    ///
    /// A changed clause no longer matches its article: unless the change names a source, the source
    /// becomes "not stated".
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
        // The explanation of one reading does not explain another.
        let reads = change.on_long_diagonal.is_some() || change.sticky.is_some();
        if reads && change.reading.is_none() {
            self.reading = None;
        }
        if changed && change.source.is_none() {
            self.source = None;
        }
    }

    /// Returns its source.
    pub fn cited(&self) -> Citation {
        self.source.clone().unwrap_or_else(Citation::not_stated)
    }
}
