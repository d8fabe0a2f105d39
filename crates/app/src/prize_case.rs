//! Prize cases: lists and players in a JSON document, exact amounts in the answer.

use std::io::Read;

use super::reading::bounded;
use super::{Error, Wrong};
use draughts_events::event::acts::Refused;
use draughts_events::prizes::{Case, CaseAmount};
use draughts_ground::diag::LineMap;
use draughts_report::printable;

/// Reads a case from a stream with this name, and answers it.
///
/// # Errors
///
/// Fails if the stream cannot be read or is not such a case; the error then has line and column.
pub fn answer(name: &str, input: impl Read) -> Result<Vec<CaseAmount>, Error> {
    let bytes = bounded(name, input)?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let place = LineMap::new(error.as_bytes()).place(at).to_string();
        Error::unusable(name, &Wrong::NotUtf8 { file: printable(name).into_owned(), place })
    })?;
    let case = Case::read(name, &text)?;
    Ok(case.answer().map_err(|fault| Refused::told(&fault))?)
}
