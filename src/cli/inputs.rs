//! The inputs: files, folders, patterns, standard input.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use super::exit::Failure;
use crate::app::Error;
use crate::app::lists::Table;
use crate::app::records::files;

/// The named files, and true if something named cannot be used, which is reported.
pub(super) fn expand(names: &[String]) -> (Vec<String>, bool) {
    let files::Inputs { files, errors } = files::Inputs::expand(names);
    let failed = !errors.is_empty();
    for error in errors {
        Failure::from(error).report();
    }
    (files, failed)
}

/// Opens a file and unpacks it, or standard input for `-`.
pub(super) fn open(name: &str) -> Result<Box<dyn Read + Send>, Error> {
    match name {
        "-" => files::unpacked(name, Box::new(io::stdin())),
        _ => files::open(name),
    }
}

/// A list in a file, or on standard input for `-`.
pub(super) fn table(file: &Path) -> Result<Table, Failure> {
    let name = file.display().to_string();
    Ok(match file == Path::new("-") {
        true => Table::read(&name, io::stdin().lock())?,
        false => Table::read(&name, File::open(file).map_err(Error::read(name.as_str()))?)?,
    })
}
