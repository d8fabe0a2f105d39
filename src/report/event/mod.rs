//! What an event shows: pairings, standings, crosstable, colours, players.
//!
//! Each view is a document for programs, of the same name and version for ever, and the
//! [`Sheet`]s that people read; the sheets say nothing that the document does not hold.
//! Views take events without errors. Places are those of [`crate::standings`].

mod card;
mod colors;
mod crosstable;
mod explanation;
mod export;
mod foreign;
mod occasion;
mod pairing_check;
mod pairing_explanation;
mod pairings;
mod played;
mod players;
mod slips;
mod standings;
mod teams;

use serde::Serialize;

use super::Format;
use super::sheet::{self, Sheet};
use crate::words::Language;

pub use card::{CardRound, CardView};
pub use colors::{ColorView, ColorsView};
pub use crosstable::{CrosstableRow, CrosstableView};
pub use explanation::ExplanationView;
pub use export::{ExportView, games};
pub use foreign::{crosstable_text, trf_text};
pub use occasion::{Occasion, PlayerView};
pub use pairing_check::{AgainstRules, PairingCheck, check_pairings};
pub use pairing_explanation::{
    Against, Answer, Asked, BracketView, ByHand, ColorsGiven, Expected, FigureView, LeftOver,
    PairView, PairingExplanationView, Side,
};
pub use pairings::{BoardView, ByeView, PairingsView, RoundView, SeatView};
pub use played::{OpenBoard, PlayedRound, latest_begun};
pub use players::{Order, PlayersView};
pub use slips::slips;
pub use standings::{StandingsRow, StandingsTable, StandingsView, TieBreakView};
pub use teams::TeamView;

/// A view of an event.
pub trait View: Serialize {
    /// The view as people read it, in English.
    fn sheets(&self) -> Vec<Sheet>;

    /// The view with its sentences in a language, if it has any.
    fn sheets_in(&self, _: Language) -> Vec<Sheet> {
        self.sheets()
    }
}

/// A view in a format: JSON, or its sheets as [`sheet::written`] writes them.
#[must_use]
pub fn written(view: &impl View, format: Format, width: u16, language: Language) -> String {
    match format {
        Format::Json => json(view),
        Format::Csv => sheet::written(&view.sheets(), format, width),
        _ => sheet::written(&view.sheets_in(language), format, width),
    }
}

/// A view as JSON. Characters that a terminal would obey are written by their numbers.
#[must_use]
pub fn json(view: &impl View) -> String {
    let text = serde_json::to_string_pretty(view).expect("a view is plain JSON");
    let mut out = String::with_capacity(text.len() + 1);
    for c in text.chars() {
        // Line ends are those between the fields: inside a text they are `\n` by now.
        let mut buffer = [0; 4];
        if c != '\n' && !super::printable(c.encode_utf8(&mut buffer)).contains(c) || is_mark(c) {
            out.push_str(&format!("\\u{:04x}", u32::from(c)));
        } else {
            out.push(c);
        }
    }
    out.push('\n');
    out
}

/// Marks of direction and of lines that [`printable`](super::printable) lets pass.
const fn is_mark(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{2028}' | '\u{2029}')
}
