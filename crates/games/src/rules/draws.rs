//! Draw clauses: when a game is drawn, as data.
//!
//! A clause is flat, so that an error can name its line: `kind` says which of
//! the other fields it takes. Ruling on them is the business of the adjudication
//! half; here is what they say.

use serde::{Deserialize, Serialize};

use super::material::Material;
use super::value::word_enum;
use crate::diag::Citation;

macro_rules! serde_words {
    ($($name:ident)*) => {$(
        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                use crate::rules::value::RuleValue;
                let word = String::deserialize(deserializer)?;
                word.parse().map_err(|wrong| {
                    serde::de::Error::custom(format!("{wrong}; allowed: {}", Self::allowed()))
                })
            }
        }
    )*};
}
pub(super) use serde_words;

word_enum! {
    /// What a draw clause looks at.
    pub enum DrawKind {
        /// The same position with the same player to move, for the n-th time.
        Repetition = "repetition",
        /// Moves without anything irreversible.
        NoProgress = "no-progress",
        /// Moves since certain pieces stand against certain others.
        Ending = "ending",
        /// The players agree.
        Agreement = "agreement",
        /// Neither player can move.
        BothBlocked = "both-blocked",
    }
}

word_enum! {
    /// How a draw takes effect.
    pub enum Effect {
        /// The draw exists when the condition is met.
        Automatic = "automatic",
        /// The draw must be claimed.
        Claim = "claim",
    }
}

word_enum! {
    /// What sets a running count back to its start.
    pub enum Reset {
        /// A capture.
        Capture = "capture",
        /// A move of a man.
        ManMove = "man-move",
        /// A man crowned.
        Promotion = "promotion",
    }
}

word_enum! {
    /// Whose moves a limit counts.
    pub enum CountOf {
        /// Each player makes so many.
        Each = "each",
        /// The stronger side makes so many.
        StrongSide = "strong-side",
        /// The lone king's side counts, from its first move after the ending
        /// stands; drawn after the stronger side's reply to the last one.
        WeakSide = "weak-side",
        /// The lone king makes so many; drawn with the last of them, whatever the reply
        /// would be.
        LoneKing = "lone-king",
        /// Full move numbers, from the one after the last reset.
        MoveNumbers = "move-numbers",
    }
}

word_enum! {
    /// When a count begins.
    pub enum CountFrom {
        /// With the first ply after the pieces stand so.
        Position = "position",
        /// With the recorded demand of the weaker side.
        Demand = "demand",
        /// With the first ply after the stronger side has taken the long diagonal; it
        /// runs on if the diagonal is left again.
        LongDiagonal = "long-diagonal",
    }
}

word_enum! {
    /// What happens to a running count when a capture leads into another ending.
    pub enum OnCapture {
        /// It runs on beside the new one; the first to expire draws.
        Cumulative = "cumulative",
        /// Only the new one runs, from its start.
        Fresh = "fresh",
    }
}

word_enum! {
    /// What `long_diagonal_moves` do to the limit.
    pub enum OnLongDiagonal {
        /// So many more moves at most, from the move that takes the lone king there.
        Shorten = "shorten",
        /// So many moves more, if the lone king stands there when the limit is reached.
        Follow = "follow",
    }
}

word_enum! {
    /// What the arbiter must find before a draw is certain.
    pub enum Unless {
        /// That the position after the last counted move is not a winning one.
        WinningPosition = "winning-position",
        /// That there is no obvious win which the player can go on to show.
        ObviousWin = "obvious-win",
    }
}

word_enum! {
    /// Who may claim.
    pub enum Claimant {
        /// The player on move.
        OnMove = "on-move",
        /// Either player, as long as the clause is met.
        Any = "any",
        /// The player whose move brought the position about first.
        Originator = "originator",
        /// The opponent of the player who repeats.
        Opponent = "opponent",
    }
}

word_enum! {
    /// Where the weaker side's king must stand.
    pub enum WeakKing {
        /// On the long diagonal.
        LongDiagonal = "long-diagonal",
    }
}

serde_words!(
    DrawKind Effect Reset CountOf CountFrom OnCapture OnLongDiagonal Unless Claimant WeakKing
);

/// One draw clause.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawClause {
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
    /// count exists only while such pieces stand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub material: Option<Vec<Material>>,
    /// `ending`: only while the weaker side's king stands there.
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
    /// `ending`: whether those moves shorten the limit, as they do if nothing is said, or
    /// follow it. If it is said, rulings print the other reading beside it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on_long_diagonal: Option<OnLongDiagonal>,
    /// `ending`: the shorter limit stays when the king leaves the diagonal again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sticky: Option<bool>,
    /// `ending`: not drawn while the player to move can capture.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unless_capture: Option<bool>,
    /// `ending`: what the arbiter must find not to be so; the program cannot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unless: Option<Unless>,
    /// `no-progress`, `ending`: the clause that this one makes way for: nothing is
    /// counted here while that one counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub suspended_by: Option<String>,
    /// `agreement`: only while neither player has more men than so many.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most_men: Option<u8>,
    /// How the text is read where it leaves something open, in a sentence that a ruling
    /// prints beside the article.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reading: Option<String>,
    /// How the draw takes effect.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub effect: Option<Effect>,
    /// Who may claim it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claimant: Option<Claimant>,
    /// True where a claim must give its move numbers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub evidence_required: Option<bool>,
    /// True takes the clause out of the rule set that is extended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub off: Option<bool>,
    /// Document and article.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<Citation>,
}

/// Calls a macro with every optional field of [`DrawClause`].
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
            evidence_required
            off
            source
        }
    };
}

macro_rules! clause_field_names {
    ($($field:ident)*) => {
        /// The fields of a clause but for its id.
        pub(super) const CLAUSE_FIELDS: &[&str] = &[$(stringify!($field)),*];
    };
}
each_clause_field! { clause_field_names }

impl DrawClause {
    /// Takes over every field that `change` sets.
    ///
    /// A changed clause no longer says what its article says: unless the change names
    /// a source, none is stated.
    pub fn overlay(&mut self, change: &Self) {
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
        if changed && change.source.is_none() {
            self.source = None;
        }
    }

    /// True where the draw is not certain before the arbiter has looked at the position.
    #[must_use]
    pub const fn needs_finding(&self) -> bool {
        self.unless.is_some()
    }

    /// Where it stands.
    #[must_use]
    pub fn cited(&self) -> Citation {
        self.source.clone().unwrap_or_else(Citation::not_stated)
    }

    /// What is wrong with the clause taken by itself, and what to do.
    #[must_use]
    pub fn fault(&self) -> Option<(String, String)> {
        let id = &self.id;
        let fault = |message: String, help: &str| Some((message, help.to_owned()));
        let Some(kind) = self.kind else {
            return fault(
                format!("draw clause `{id}` has no kind"),
                "add `kind: repetition | no-progress | ending | agreement | both-blocked`",
            );
        };
        if self.effect.is_none() {
            return fault(
                format!("draw clause `{id}` does not say how it takes effect"),
                "add `effect: automatic | claim`",
            );
        }
        let counts = matches!(kind, DrawKind::NoProgress | DrawKind::Ending);
        if counts && self.moves.is_none() {
            return fault(format!("draw clause `{id}` has no number of moves"), "add `moves: 25`");
        }
        if kind == DrawKind::Repetition && self.occurrence.is_none_or(|n| n < 2) {
            return fault(
                format!("draw clause `{id}` needs the occurrence that draws, from 2"),
                "add `occurrence: 3`",
            );
        }
        if kind == DrawKind::Ending && self.material.as_ref().is_none_or(Vec::is_empty) {
            return fault(
                format!("draw clause `{id}` does not say which pieces stand"),
                "add `material: [3K-1K]`",
            );
        }
        let misplaced = [
            ("occurrence", self.occurrence.is_some() && kind != DrawKind::Repetition),
            ("evidence_required", self.evidence_required.is_some() && kind == DrawKind::Agreement),
            ("material", self.material.is_some() && !counts),
            ("weak_king", self.weak_king.is_some() && kind != DrawKind::Ending),
            ("from", self.from.is_some() && kind != DrawKind::Ending),
            ("on_capture", self.on_capture.is_some() && kind != DrawKind::Ending),
            ("long_diagonal_moves", self.long_diagonal_moves.is_some() && kind != DrawKind::Ending),
            (
                "on_long_diagonal",
                self.on_long_diagonal.is_some() && self.long_diagonal_moves.is_none(),
            ),
            ("sticky", self.sticky.is_some() && self.long_diagonal_moves.is_none()),
            ("unless_capture", self.unless_capture.is_some() && kind != DrawKind::Ending),
            ("unless", self.unless.is_some() && kind != DrawKind::Ending),
            ("suspended_by", self.suspended_by.is_some() && !counts),
            ("most_men", self.most_men.is_some() && kind != DrawKind::Agreement),
            ("moves", self.moves.is_some() && !counts),
            ("count", self.count.is_some() && !counts),
            ("resets", self.resets.is_some() && !counts),
        ];
        let (field, _) = misplaced.into_iter().find(|&(_, wrong)| wrong)?;
        fault(
            format!("draw clause `{id}` is of kind {} and takes no `{field}`", kind.word()),
            "leave it out",
        )
    }
}
