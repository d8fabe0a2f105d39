//! Rating schemes, by name or from a file.

use std::path::Path;

use super::{Error, Wrong, reading};
use crate::Hindrance;
use draughts_events::event::Origin;
use draughts_events::event::acts::Refused;
use draughts_events::ratings::{self, Scheme};
use draughts_report::printable;
use draughts_report::words::{Language, say};

/// Returns an embedded scheme.
pub fn embedded(name: &str) -> Option<Scheme> {
    let text = ratings::text(name)?;
    Some(Scheme::read(name, text).expect("the embedded schemes are tested"))
}

/// Loads the scheme of a list: a name, or a path relative to the folder of the list.
///
/// # Errors
///
/// Fails if there is no such scheme or file, and if it cannot be used.
pub fn scheme(name: &str, list: &Path) -> Result<Scheme, Error> {
    if let Some(scheme) = embedded(name) {
        return Ok(scheme);
    }
    let path = list.parent().unwrap_or(Path::new("")).join(name);
    let file = path.display().to_string();
    let unusable = |wrong: Wrong| Error::unusable(file.as_str(), &wrong);
    let shown = || printable(&file).into_owned();
    let bytes = reading::whole(&file).map_err(|error| match error {
        Error::Read { source, .. } => {
            let (name, why) = (printable(name).into_owned(), source.to_string());
            let known = ratings::names().iter().map(|&name| name.to_owned()).collect();
            unusable(Wrong::NoScheme { name, known, file: shown(), why })
        }
        other => other,
    })?;
    let text = yaml_in_place::decode(bytes)
        .map_err(|error| unusable(Wrong::SchemeText { file: shown(), why: error.to_string() }))?;
    Ok(Scheme::read(&file, &text)?)
}

/// Returns the document of an embedded scheme, to be copied and changed; without a name, the list
/// of schemes, one per line, with their titles in a language.
///
/// # Errors
///
/// Fails if there is no scheme of that name.
pub fn text_of(name: Option<&str>, language: Language) -> Result<String, Refused> {
    let unknown = |name: &str| {
        let known = ratings::names().iter().map(|&name| name.to_owned()).collect();
        Hindrance::NoScheme { name: name.to_owned(), known }.refused()
    };
    if let Some(name) = name {
        return ratings::text(name).map(str::to_owned).ok_or_else(|| unknown(name));
    }
    let line = |(name, scheme): (&str, Scheme)| {
        format!("{name:<12}{}\n", say(&Origin::of(&scheme.title), language))
    };
    let schemes = ratings::names().iter().filter_map(|name| Some((*name, embedded(name)?)));
    Ok(schemes.map(line).collect())
}
