//! A game on a page, move by move.
//!
//! A [`ViewedGame`] is made from a replayed record: every position comes from that replay, and the
//! page knows no rules. Without a script it shows the last position and the moves as text. With
//! [`VIEWER_JS`] the same element becomes a viewer: buttons, keys, a slider, variations. A page
//! holds as many as it likes; it needs [`VIEWER_CSS`] and [`words_html`] once.
//!
//! Whatever a person or a file says is escaped here: in the elements, and in the JSON, which can
//! neither end its element nor be run.

mod changes;
mod data;
mod game;
mod html;
mod page;
mod remark;
mod words;

pub use changes::SIGNS;
pub use game::{Shown, ShownMove, ViewedGame};
pub use page::{PageGame, page_after, page_before};
pub use remark::{Remark, RemarkKind};
pub use words::{ViewerWord, words_html};

/// The script of the viewer: one for all games of a page, at the end of its body.
pub const VIEWER_JS: &str = include_str!("viewer.js");

/// The style of the viewer.
pub const VIEWER_CSS: &str = include_str!("viewer.css");
