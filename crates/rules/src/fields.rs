//! The fields of a rule set.
//!
//! One table generates the document, the resolved set, `--set`, `rules fields`, `rules show` and
//! `rules diff`.

use serde::Deserialize;

use super::agreement::{EarlyAgreement, OfferBy, OfferUntil};
use super::allowed::{Allowed, NotAllowed};
use super::cited::Cited;
use super::documents::{Documents, is_house_field};
use super::draws::{DrawClauseDoc, Draws};
use super::game_type::GameType;
use super::irregularities::IrregularityLine;
use super::pace::{BothFlags, PaceRule, TimeOver};
use super::terms::{
    AfterCorrection, BoardSize, BoardTurned, Cancelling, CaptureDuty, CaptureSign, ClaimRefused,
    DarkCorner, Finality, FirstSquare, Goal, IrregularMove, KingLanding, KingLine, KingRange,
    KingValue, LateClaim, Limit, LimitBlock, Loss, ManStep, MoveCount, Notation, Priority,
    PromotionInCapture, Removal, ResultForm, ResultPoints, Side, SquaresInPlay, TakeBack,
};
use super::value::{List, RuleValue, Words};
use crate::diag::Citation;

/// The description of a field that `arbiter rules fields` prints.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldInfo {
    /// Its key in a document and in `--set`.
    pub name: &'static str,
    /// Its heading.
    pub section: &'static str,
    /// Its meaning, in a few words.
    pub meaning: &'static str,
    /// The accepted values.
    pub allowed: Allowed,
    /// Whether only house rules mention it, so that its sources are counted separately.
    pub house: bool,
}

macro_rules! rule_fields {
    ($($section:literal { $($(#[doc = $meaning:literal])+ $field:ident: $type:ty,)+ })+) => {
        /// A rule document as written: a missing field is inherited from the extended set.
        #[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct RuleDoc {
            /// Its name, in kebab-case.
            pub name: Option<String>,
            /// Its title.
            pub title: Option<String>,
            /// The text that it encodes, and its version.
            pub edition: Option<String>,
            /// Whether it is a house rule set: no federation plays by it, and no game type names
            /// it.
            #[serde(default)]
            pub house: bool,
            /// The set of the same federation of which this is another edition.
            pub edition_of: Option<String>,
            /// The set whose text applies to what this document does not cover.
            pub refers_to: Option<String>,
            /// The set whose fields are inherited.
            pub extends: Option<String>,
            /// The source of every inherited field and clause; if missing, the sources are
            /// inherited too.
            pub inherited_source: Option<Citation>,
            /// The text by which the rules of the extended set apply here: its `A1 4.13` is cited
            /// here as `QC as A1 4.13`.
            pub inherited_as: Option<Citation>,
            /// The remarks to read first.
            #[serde(default)]
            pub remarks: Vec<String>,
            /// The documents that sources cite, by key.
            #[serde(default)]
            pub documents: Documents,
            $($($(#[doc = $meaning])+ #[serde(default, deserialize_with = "written")] pub $field: Option<Cited<$type>>,)+)+
            /// Draw clauses; in a set that extends another, changes to them by `id`.
            #[serde(default)]
            pub draws: Vec<DrawClauseDoc>,
            /// Irregularities at the board; in a set that extends another, changes to them by `id`.
            /// Not inherited by a set with an `inherited_source` or `inherited_as`.
            #[serde(default)]
            pub irregularities: Vec<IrregularityLine>,
            /// Further rules at some time controls; replaces that part of the extended set. Not
            /// inherited by a set with an `inherited_source`.
            pub time_controls: Option<Vec<PaceRule>>,
            /// The treatment of players and boards; replaces that part of the extended set.
            #[serde(default)]
            pub conduct: Vec<String>,
        }

        /// A complete rule set: everything that a ruling needs, each field with its article.
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub struct RuleSet {
            /// Its name, in kebab-case.
            pub name: String,
            /// Its title.
            pub title: String,
            /// The text that it encodes, and its version.
            pub edition: Option<String>,
            /// Whether it is a house rule set: no federation plays by it, and no game type names
            /// it.
            pub house: bool,
            /// The set of the same federation of which this is another edition.
            pub edition_of: Option<String>,
            /// The set whose text applies to what this document does not cover.
            pub refers_to: Option<String>,
            /// The remarks to read first.
            pub remarks: Vec<String>,
            /// The documents that sources cite, by key.
            pub documents: Documents,
            $($($(#[doc = $meaning])+ pub $field: Cited<$type>,)+)+
            /// Draw clauses, in the order of ruling.
            pub draws: Draws,
            /// Irregularities at the board: their articles, and their consequences if these differ
            /// from the fields.
            pub irregularities: Vec<IrregularityLine>,
            /// Further rules at some time controls; [`RuleSet::under`] applies them.
            pub time_controls: Vec<PaceRule>,
            /// The treatment of players and boards.
            pub conduct: Vec<String>,
            /// The settings that were applied, as given.
            pub overrides: Vec<String>,
        }

        impl RuleDoc {
            /// Replaces every field that `change` sets.
            pub(super) fn overlay(&mut self, change: Self) {
                $($(if change.$field.is_some() { self.$field = change.$field; })+)+
            }

            /// Replaces the source of every field and draw clause.
            pub(super) fn resource(&mut self, source: &Citation) {
                $($(if let Some(field) = &mut self.$field { field.each.clear(); })+)+
                self.recite(|_| source.clone());
            }

            /// Rewrites the source of every field, item and draw clause.
            pub(super) fn recite(&mut self, change: impl Fn(&Citation) -> Citation) {
                $($(if let Some(field) = &mut self.$field {
                    field.citations_mut().for_each(|source| *source = change(source));
                })+)+
                for clause in &mut self.draws {
                    clause.source = Some(change(&clause.cited()));
                }
            }

            /// Sets a field from words, as a setting does. Returns `None` if there is no such
            /// field.
            pub(super) fn set(&mut self, field: &str, words: &Words) -> Option<Result<(), NotAllowed>> {
                match field {
                    $($(stringify!($field) => Some(<$type>::from_words(words).map(|value| {
                        let source = chosen(self.$field.as_ref(), &value);
                        self.$field = Some(Cited { source, ..Cited::unstated(value) });
                    }).map_err(|wrong| wrong.but(<$type>::allowed()))),)+)+
                    _ => None,
                }
            }

            /// Returns the fields that are set, in the order of the document.
            pub(super) fn written(&self) -> Vec<Field> {
                let mut fields = Vec::new();
                $($(if let Some(field) = &self.$field {
                    fields.push(Field {
                        name: stringify!($field),
                        section: $section,
                        words: field.value.to_words(),
                        source: field.source.clone(),
                        each: field.each.clone(),
                    });
                })+)+
                fields
            }

            /// Returns the names of the fields that are not set.
            pub(super) fn missing(&self) -> Vec<&'static str> {
                let mut missing = Vec::new();
                $($(if self.$field.is_none() { missing.push(stringify!($field)); })+)+
                missing
            }

            /// Returns the complete set with the parsed clauses, if every field is present.
            pub(super) fn complete(self, draws: Draws) -> Option<RuleSet> {
                Some(RuleSet {
                    name: self.name?,
                    title: self.title?,
                    edition: self.edition,
                    house: self.house,
                    edition_of: self.edition_of,
                    refers_to: self.refers_to,
                    remarks: self.remarks,
                    documents: self.documents,
                    $($($field: self.$field?,)+)+
                    draws,
                    irregularities: self.irregularities,
                    time_controls: self.time_controls.unwrap_or_default(),
                    conduct: self.conduct,
                    overrides: Vec::new(),
                })
            }
        }

        impl RuleSet {
            /// Replaces every field that `change` sets.
            pub(super) fn take(&mut self, change: &RuleDoc) {
                $($(if let Some(field) = &change.$field { self.$field = field.clone(); })+)+
            }

            /// Returns every field with its section, value and source, in the order of the
            /// document.
            pub fn fields(&self) -> Vec<Field> {
                vec![$($(Field {
                    name: stringify!($field),
                    section: $section,
                    words: self.$field.value.to_words(),
                    source: self.$field.source.clone(),
                    each: self.$field.each.clone(),
                },)+)+]
            }
        }

        /// Returns the fields that can be set, in the order of the document.
        pub fn field_infos() -> Vec<FieldInfo> {
            vec![$($(FieldInfo {
                name: stringify!($field),
                section: $section,
                meaning: concat!($($meaning),+).trim(),
                allowed: <$type>::allowed(),
                house: is_house_field(stringify!($field)),
            },)+)+]
        }
    };
}

/// Returns the source of a field that a setting changes.
///
/// It is not stated, unless the value is a yes or no and a text contradicts the project's choice:
/// then that text is the source of the opposite value.
fn chosen<T: RuleValue>(before: Option<&Cited<T>>, value: &T) -> Citation {
    let (words, either) = (value.to_words(), ["true", "false"]);
    let turned = before.filter(|before| before.value.to_words() != words);
    let is_either = either.iter().any(|word| words == Words::from_setting(word));
    let text = turned.filter(|_| is_either).and_then(|before| before.source.says_otherwise());
    text.unwrap_or_else(Citation::not_stated)
}

/// Deserializes a field that is present, which must have a value: `board:` alone is an error, not a
/// missing field.
fn written<'de, D, T>(deserializer: D) -> Result<Option<Cited<T>>, D::Error>
where
    D: serde::Deserializer<'de>,
    T: RuleValue,
{
    Cited::deserialize(deserializer).map(Some)
}

/// A field of a complete set, as words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    /// Its key.
    pub name: &'static str,
    /// Its heading.
    pub section: &'static str,
    /// Its value.
    pub words: Words,
    /// The document and the article.
    pub source: Citation,
    /// The list items that have a source of their own, with it.
    pub each: Vec<(String, Citation)>,
}

rule_fields! {
    "Board" {
        /// Size of the board.
        board: BoardSize,
        /// Squares in play.
        squares: SquaresInPlay,
        /// Hand at which each player has the dark corner.
        dark_corner: DarkCorner,
        /// Where square 1 is, with White below.
        first_square: FirstSquare,
        /// How squares are written.
        notation: Notation,
        /// Sign of a capture.
        capture_sign: CaptureSign,
        /// PDN game type.
        game_type: GameType,
    }
    "Start" {
        /// Who moves first.
        first_move: Side,
        /// Where the pieces stand at the start.
        start: String,
    }
    "Men" {
        /// Steps of a man.
        men_move: List<ManStep>,
        /// Lines in which a man captures.
        men_capture: List<ManStep>,
        /// Whether a man may take a king.
        men_take_kings: bool,
    }
    "Kings" {
        /// How far a king goes.
        king_range: KingRange,
        /// Lines in which a king moves.
        king_move: List<KingLine>,
        /// Lines in which a king captures.
        king_capture: List<KingLine>,
        /// Where a flying king may stop behind its victim.
        king_landing: KingLanding,
        /// Whether a king may reverse direction within a capture.
        king_reverse: bool,
        /// Quiet moves in a row of one king while its side has a man.
        king_quiet_limit: Limit,
        /// Result for a player left without a move only by that limit.
        limit_block: LimitBlock,
    }
    "Captures" {
        /// Whether a capture must be made.
        capture: CaptureDuty,
        /// Which capture must be made; free choice if all are equal.
        capture_priority: List<Priority>,
        /// Worth of a king in most-value.
        king_value: KingValue,
        /// When captured pieces leave the board.
        removal: Removal,
        /// What a man becomes on the far row with more to capture.
        promotion_in_capture: PromotionInCapture,
    }
    "End of the game" {
        /// What a player plays for.
        goal: Goal,
        /// What loses the game.
        losses: List<Loss>,
        /// A leaver's opponent wins only after more moves than this, else void.
        credit_after: u16,
        /// How those moves are counted.
        credit_counts: MoveCount,
        /// What becomes of a game cancelled for the opponent's conduct.
        cancelling: Cancelling,
        /// Until when an automatic draw can be invoked.
        late_claim: LateClaim,
        /// What refusing a true claim without a reason risks.
        claim_refused: ClaimRefused,
        /// Moves of each player before a draw may be agreed.
        earliest_draw: u16,
        /// What an earlier agreement gives.
        early_agreement: EarlyAgreement,
        /// How long an offer of a draw stays open, unless it is declined.
        offer_until: OfferUntil,
        /// Who may offer a draw.
        offer_by: OfferBy,
        /// Whether a claim of a draw is an offer too, to accept or decline.
        claim_is_offer: bool,
        /// How results are written.
        result_form: ResultForm,
        /// Points for win-draw-loss.
        points: ResultPoints,
    }
    "Irregularities" {
        /// What becomes of an irregular move before the opponent has moved.
        irregular_move: IrregularMove,
        /// What makes it final.
        finality: Finality,
        /// What must be played after a correction.
        after_correction: AfterCorrection,
        /// Whether a touched piece must be played.
        touch_move: bool,
        /// Whether a completed move can be taken back.
        take_back: TakeBack,
        /// Whether any violation loses the game.
        strict_loss: bool,
        /// What happens if the board is found to be placed wrongly.
        board_turned: BoardTurned,
    }
    "Clock" {
        /// Who loses if both flags have fallen; if nobody knows which fell first, the arbiter
        /// decides, unless it is a draw.
        both_flags: BothFlags,
        /// What happens when a player's time is over, if that does not lose the game.
        time_over: TimeOver,
    }
}

impl RuleSet {
    /// Returns the name with its settings, as outputs record it: `mundigames (king_range=any)`.
    pub fn label(&self) -> String {
        if self.overrides.is_empty() {
            self.name.clone()
        } else {
            format!("{} ({})", self.name, self.overrides.join(", "))
        }
    }

    /// Returns the name, settings and edition, as a ruling prints them: `international (FMJD Annex
    /// 1, version of November 2015)`. The title replaces a missing edition.
    pub fn with_edition(&self) -> String {
        let mut words = self.name.clone();
        if !self.overrides.is_empty() {
            words.push_str(&format!(" with {}", self.overrides.join(", ")));
        }
        match self.edition.as_ref().unwrap_or(&self.title) {
            edition if *edition == self.name => words,
            edition => format!("{words} ({edition})"),
        }
    }

    /// Returns whether a PDN game type names this set.
    ///
    /// A game type names the set of a federation, not a house rule set and not a further edition.
    pub const fn is_of_a_game_type(&self) -> bool {
        !self.house && self.edition_of.is_none()
    }
}
