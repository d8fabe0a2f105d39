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
mod outstanding;
mod pairing_check;
mod pairing_explanation;
mod pairings;
mod played;
mod players;
mod slips;
mod standings;
mod teams;
#[cfg(test)]
mod tests;
pub(in crate::report) mod words;

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
pub use outstanding::{OutstandingGame, OutstandingView, Waiting};
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
pub use words::MESSAGES as SHEET_MESSAGES;

/// A view of an event.
pub trait View: Serialize {
    /// The view as people read it, in a language.
    fn sheets(&self, language: Language) -> Vec<Sheet>;
}

/// A view in a format: JSON, or its sheets as [`sheet::written`] writes them. JSON and CSV are
/// for programs, and English.
#[must_use]
pub fn written(view: &impl View, format: Format, width: u16, language: Language) -> String {
    match format {
        Format::Json => json(view),
        Format::Csv => sheet::csv(&view.sheets(Language::English)),
        Format::Text
        | Format::Full
        | Format::Concise
        | Format::Jsonl
        | Format::Md
        | Format::Html
        | Format::Pdn
        | Format::Fen
        | Format::Yaml
        | Format::Trf
        | Format::Trf16
        | Format::Dap
        | Format::Toernooibase => sheet::written(&view.sheets(language), format, width, language),
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
