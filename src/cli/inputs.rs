//! The inputs: files, folders, patterns, standard input.

use std::io::{self, Read};
use std::path::Path;

use super::exit::Failure;
use super::words::language;
use crate::app::lists::Table;
use crate::app::records::files;
use crate::app::{Error, reading};
use crate::cli::aside::aside;
use crate::words::say;

/// The named files, and true if something named cannot be used, which is reported.
pub(super) fn expand(names: &[String]) -> (Vec<String>, bool) {
    let mut failed = false;
    (expand_noting(names, |_| failed = true), failed)
}

/// The named files; what cannot be used of what was named is noted and reported.
pub(super) fn expand_noting(names: &[String], mut note: impl FnMut(&Error)) -> Vec<String> {
    let inputs = files::Inputs::expand(names);
    if let Some(passed_over) = inputs.passed_over() {
        aside!("{}", say(&passed_over, language()));
    }
    say_not_files(&inputs);
    for error in inputs.errors {
        note(&error);
        Failure::from(error).report();
    }
    inputs.files
}

/// The files that are named, each by its name or by a pattern.
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

/// Opens a file and unpacks it, or standard input for `-`.
pub(super) fn open(name: &str) -> Result<Box<dyn Read + Send>, Error> {
    match name {
        "-" => files::unpacked(name, Box::new(io::stdin())),
        _ => files::open(name),
    }
}

/// Opens a file that is read whole, and unpacks it; or standard input for `-`.
pub(super) fn open_whole(name: &str) -> Result<Box<dyn Read + Send>, Error> {
    match name {
        "-" => open(name),
        _ => files::unpacked(name, Box::new(reading::open(name)?)),
    }
}

/// A list in a file, or on standard input for `-`.
pub(super) fn table(file: &Path) -> Result<Table, Failure> {
    let name = file.display().to_string();
    Ok(match file == Path::new("-") {
        true => Table::read(&name, io::stdin().lock())?,
        false => Table::read(&name, reading::open(&name)?)?,
    })
}
