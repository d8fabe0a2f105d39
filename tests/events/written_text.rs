//! A view in a format of text.

use draughts_arbiter::event_report::event::{self, View};
use draughts_arbiter::report::SheetFormat;
use draughts_arbiter::words::Language;

/// A view in a format that is text.
pub(crate) fn written(
    view: &impl View,
    format: SheetFormat,
    width: u16,
    language: Language,
) -> String {
    let bytes = event::written(view, format, width, language);
    String::from_utf8(bytes).expect("the format is text")
}
