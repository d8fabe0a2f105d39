//! Norm documents from files.

use super::{Error, Wrong, reading};
use draughts_events::norms::NormScheme;
use draughts_report::printable;

/// Loads the norms of a file.
///
/// # Errors
///
/// Fails if the file cannot be read, is not text, or is not such a document; the error then has
/// line, column and key.
pub fn norms(file: &str) -> Result<NormScheme, Error> {
    let text = yaml_in_place::decode(reading::whole(file)?).map_err(|error| {
        let (file_name, why) = (printable(file).into_owned(), error.to_string());
        Error::unusable(file, &Wrong::SchemeText { file: file_name, why })
    })?;
    Ok(NormScheme::read(file, &text)?)
}
