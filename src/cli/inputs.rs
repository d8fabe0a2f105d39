//! The inputs: files, folders, patterns, standard input.

use std::io::{self, Read};
use std::path::Path;

use super::exit::Failure;
use crate::app::lists::Table;
use crate::app::records::files;
use crate::app::{Error, reading};

/// The named files, and true if something named cannot be used, which is reported.
pub(super) fn expand(names: &[String]) -> (Vec<String>, bool) {
    let mut failed = false;
    (expand_noting(names, |_| failed = true), failed)
}

/// The named files; what cannot be used of what was named is noted and reported.
pub(super) fn expand_noting(names: &[String], mut note: impl FnMut(&Error)) -> Vec<String> {
    let files::Inputs { files, errors } = files::Inputs::expand(names);
    for error in errors {
        note(&error);
        Failure::from(error).report();
    }
    files
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
