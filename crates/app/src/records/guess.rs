//! Rule sets guessed for files whose games name none, in a form that other runs can read:
//! `arbiter.guess/1`.

use std::collections::BTreeSet;
use std::path::{Component, Path, PathBuf};

use super::record::{Given, Guess, Record};
use super::stream::{Guesses, Opener};
use crate::{Error, Wrong, reading};
use draughts_games::record::Catalogue;
use draughts_report::words::Language;
use draughts_report::{FileGuessView, GUESS_SCHEMA, GuessesView, printable};
use std::sync::Arc;

/// Returns the rules for the games of a file that name none; `None` if all of them name some.
///
/// # Errors
///
/// Fails if the file cannot be read as far as needed.
pub fn guess(
    name: &str,
    open: &Opener,
    catalogue: &Arc<Catalogue>,
) -> Result<Option<Guess>, Error> {
    let record = Record::begin(open.open(name)?, Given::default(), catalogue);
    record.into_guess().map_err(|error| error.with_record(name))
}

/// Creates the document with the guesses for files. A file that could not be used is listed with
/// the reason; runs that use the document report it again.
pub fn guesses_view(guesses: &[(String, Result<Option<Guess>, Error>)]) -> GuessesView {
    let of_file = |(file, guess): &(String, Result<Option<Guess>, Error>)| {
        let known = guess.as_ref().ok().and_then(Option::as_ref);
        FileGuessView {
            file: file.clone(),
            rules: known.map(|guess| guess.laws.set.name.clone()),
            founded: known.is_some_and(|guess| guess.is_founded),
            error: guess.as_ref().err().map(|error| error.words(Language::English)),
        }
    };
    GuessesView { schema: GUESS_SCHEMA.to_owned(), files: guesses.iter().map(of_file).collect() }
}

/// Returns the name of a file in a normal form for looking up its guess: `./games/a.pdn` and
/// `games//a.pdn` become `games/a.pdn`.
pub(super) fn plain_name(name: &str) -> String {
    let parts = Path::new(name).components().filter(|part| *part != Component::CurDir);
    parts.collect::<PathBuf>().display().to_string()
}

/// Reads the guesses for files, which must list all files named. There is no guess for files that
/// could not be used: reading them reports the error or guesses again.
///
/// # Errors
///
/// Fails if the file cannot be read, is not such a document, names unknown rule sets, or does not
/// list one of the files.
pub fn read_guesses(
    file: &Path,
    files: &[String],
    catalogue: &Catalogue,
) -> Result<Guesses, Error> {
    let name = file.display().to_string();
    let bytes = reading::whole(&name)?;
    let shown = || printable(&name).into_owned();
    let view: GuessesView = serde_json::from_slice(&bytes).map_err(|error| {
        Error::unusable(&name, &Wrong::NoGuesses { file: shown(), why: error.to_string() })
    })?;
    if view.schema != GUESS_SCHEMA {
        let why = format!("schema: {:?}, not {GUESS_SCHEMA:?}", view.schema);
        return Err(Error::unusable(&name, &Wrong::NoGuesses { file: shown(), why }));
    }
    let named: BTreeSet<String> = view.files.iter().map(|told| plain_name(&told.file)).collect();
    if let Some(missing) = files.iter().find(|name| !named.contains(&plain_name(name))) {
        let (missing, guess) = (printable(missing).into_owned(), shown());
        return Err(Error::unusable(&name, &Wrong::NotGuessed { file: missing, guess }));
    }
    let mut guesses = Guesses::new();
    for FileGuessView { file, rules, founded, .. } in view.files {
        let Some(rules) = rules else { continue };
        let Some(laws) = catalogue.laws(&rules) else {
            return Err(Error::unusable(&name, &Wrong::UnknownGuess { file: shown(), rules }));
        };
        guesses.insert(plain_name(&file), Guess { laws, is_founded: founded });
    }
    Ok(guesses)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_has_one_plain_name_however_its_folder_is_written() {
        for name in ["games/a.pdn", "./games/a.pdn", "games//a.pdn", "games/./a.pdn"] {
            assert_eq!(plain_name(name), Path::new("games").join("a.pdn").display().to_string());
        }
        assert_eq!(plain_name("../a.pdn"), Path::new("..").join("a.pdn").display().to_string());
        assert_eq!((plain_name("-"), plain_name("/a.pdn")), ("-".into(), "/a.pdn".into()));
    }
}
