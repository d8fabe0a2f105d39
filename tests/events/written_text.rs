//! A view in a text format.

use draughts_arbiter::event_report::event::{self, View};
use draughts_arbiter::report::SheetFormat;
use draughts_arbiter::words::Language;

/// Returns a view in a text format.
pub(crate) fn written(
    view: &impl View,
    format: SheetFormat,
    width: u16,
    language: Language,
) -> String {
    let bytes = event::written(view, format, width, language);
    String::from_utf8(bytes).expect("the format is text")
}
