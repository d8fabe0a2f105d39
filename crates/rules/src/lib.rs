//! The rules of the variants of draughts, as data.
//!
//! A rule set is one short YAML document: board, start position, men, kings, captures, the end of
//! the game, draws and irregularities; each field with the article that it encodes. The project's
//! sets are embedded; a user's document may extend one of them and change single fields. No code
//! depends on the name of a set. Boards and positions are those of `draughts-board`; this crate is
//! independent of moves.
//!
//! ```
//! use draughts_board::{Color, Geometry};
//! use draughts_rules::named;
//!
//! # fn main() -> Result<(), draughts_rules::RuleError> {
//! let laws = named("international")?;
//! assert_eq!(laws.geometry(), Geometry::Dark10);
//! assert_eq!(laws.start_position().pieces(Color::White).len(), 20);
//! # Ok(())
//! # }
//! ```
//!
//! [`names`] lists the project's sets, [`named_with`] changes single fields of one (`king_range=any`),
//! and [`from_text`] reads a document. Each field derefs to its value and has its `source`;
//! [`RuleSet::cite`] writes a source with the title of its document, and [`diff`](fn@diff) compares two
//! sets. A [`RuleError`] has every fault with its line.
//!
//! See also: `draughts-moves` plays by a rule set.

mod agreement;
mod allowed;
mod check;
mod cited;
pub mod codes;
mod derived;
mod diff;
mod documents;
mod draws;
mod fault;
mod fields;
mod game_type;
mod irregularities;
mod load;
mod material;
mod pace;
mod sets;
mod setting;
mod terms;
mod value;
mod write;

use draughts_ground::{diag, document, said};

pub use agreement::{EarlyAgreement, OfferBy, OfferUntil};
pub use allowed::{Allowed, NotAllowed};
pub use cited::Cited;
pub use diff::{RuleDifference, diff};
pub use documents::{Document, Documents, HOUSE_FIELDS, SourceCounts, TextEvidence};
pub use draws::*;
pub use fault::{ClauseFault, RuleFault, RuleHelp};
pub use fields::{Field, FieldInfo, RuleDoc, RuleSet, field_infos};
pub use game_type::{GameType, GameTypeTag, Naming};
pub use irregularities::{Irregularity, IrregularityLine};
pub use load::{RuleError, from_text, named, named_with};
pub use material::{Force, Material, PieceCount};
pub use pace::{BothFlags, Pace, PaceCondition, PaceRule, TimeOver};
pub use sets::{names, of_game_type, text as set_text, tried};
pub use setting::SettingFault;
pub use terms::{
    AfterCorrection, BoardSize, BoardTurned, Cancelling, CaptureDuty, CaptureSign, ClaimRefused,
    DarkCorner, Finality, FirstSquare, Goal, IrregularMove, KingLanding, KingLine, KingRange,
    KingValue, LateClaim, Limit, LimitBlock, Loss, ManStep, MoveCount, Notation, Priority,
    PromotionInCapture, Removal, ResultForm, ResultPoints, Side, SquaresInPlay, TakeBack,
};
pub use value::{List, RuleValue, Words};
pub use write::{Comments, to_yaml, to_yaml_with};
