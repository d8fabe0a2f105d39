//! The inputs: files, folders, patterns, standard input.

use std::io::{self, Read};
use std::path::Path;

use super::exit::Failure;
use super::words::{Label, encoding, label, language};
use crate::app::lists::Table;
use crate::app::reading::{self, ReadAs};
use crate::app::records::files;
use crate::app::{Error, Wrong};
use crate::cli::aside::aside;
use crate::report::printable;
use crate::words::say;
use draughts_ground::encoding::{Encoding, Recoded};

/// Returns the named files, and whether a name cannot be used or files were skipped, which is
/// reported.
pub(super) fn expand(names: &[String]) -> (Vec<String>, bool) {
    let mut failed = false;
    (expand_noting(names, |_| failed = true), failed)
}

/// Returns the named files; reports unusable names and files skipped in folders, and passes them to
/// a closure, because naming a folder means everything in it.
pub(super) fn expand_noting(names: &[String], mut note: impl FnMut(&Error)) -> Vec<String> {
    let inputs = files::Inputs::expand(names);
    let passed_over = [inputs.passed_over(), inputs.not_files()];
    let passed_over = passed_over.into_iter().flatten().map(|what| Error::usage(&what));
    for error in passed_over.chain(inputs.errors) {
        note(&error);
        Failure::from(error).report();
    }
    inputs.files
}

/// Returns the named files for a command that refuses incomplete input, and whether a name cannot
/// be used.
///
/// Files skipped in folders, which may not be records, are only mentioned.
pub(super) fn expand_whole(names: &[String]) -> (Vec<String>, bool) {
    let inputs = files::Inputs::expand(names);
    if let Some(passed_over) = inputs.passed_over() {
        aside!("{}", say(&passed_over, language()));
    }
    say_not_files(&inputs);
    let failed = !inputs.errors.is_empty();
    inputs.errors.into_iter().for_each(|error| {
        Failure::from(error).report();
    });
    (inputs.files, failed)
}

/// Returns the files with these names or matching these patterns.
pub(super) fn fitting(names: &[String]) -> Result<Vec<String>, Failure> {
    let mut inputs = files::Inputs::default();
    names.iter().for_each(|name| inputs.add(name));
    say_not_files(&inputs);
    match inputs.errors.into_iter().next() {
        Some(error) => Err(error.into()),
        None => Ok(inputs.files),
    }
}

fn say_not_files(inputs: &files::Inputs) {
    if let Some(not_files) = inputs.not_files() {
        aside!("{}", say(&not_files, language()));
    }
}

/// Opens a file with decompression, or standard input for `-`.
pub(super) fn open(name: &str) -> Result<Box<dyn Read + Send>, Error> {
    let input = match name {
        "-" => files::unpacked(name, Box::new(io::stdin()))?,
        _ => files::open(name)?,
    };
    recoded(name, input)
}

/// Converts the input from the named encoding to UTF-8; refuses it if it declares another encoding
/// itself.
pub(super) fn recoded(
    name: &str,
    mut input: Box<dyn Read + Send>,
) -> Result<Box<dyn Read + Send>, Error> {
    let Some(named) = encoding() else { return Ok(input) };
    let mut start = Vec::new();
    input.by_ref().take(3).read_to_end(&mut start).map_err(Error::read(name))?;
    if let Some(marked) = Encoding::marked(&start).filter(|marked| *marked != named) {
        let (file, marked) = (printable(name).into_owned(), marked.name().to_owned());
        let wrong = Wrong::OtherMark { file, marked, named: named.name().to_owned() };
        return Err(Error::unusable(name, &wrong));
    }
    Ok(Box::new(Recoded::new(io::Cursor::new(start).chain(input), named)))
}

/// Opens a file that is read as a whole, with decompression; or standard input for `-`.
pub(super) fn open_whole(name: &str) -> Result<Box<dyn Read + Send>, Error> {
    match name {
        "-" => open(name),
        _ => recoded(name, files::unpacked(name, Box::new(reading::open(name)?))?),
    }
}

/// Returns the list in a file, or on standard input for `-`.
pub(super) fn table(file: &Path) -> Result<Table, Failure> {
    let name = file.display().to_string();
    let input: Box<dyn Read + Send> = match file == Path::new("-") {
        true => Box::new(io::stdin()),
        false => Box::new(reading::open(&name)?),
    };
    let table = Table::read(&name, recoded(&name, input)?)?;
    say_read_as(&name, table.read_as);
    Ok(table)
}

/// Reports the code page of a file, if it was guessed, and how to choose another.
pub(super) fn say_read_as(name: &str, guessed: Option<&str>) {
    if let Some(encoding) = guessed {
        let told = say(&ReadAs::new(name, encoding), language());
        aside!("{told}; {}", label(Label::OtherEncoding));
    }
}
