//! The rating list of a command, and its scheme.

use std::path::PathBuf;

use clap::Args;

use crate::app::event::RatingFile;
use crate::app::named::{lists_in, path_in};
use crate::app::new_file::shown;
use crate::app::schemes::scheme;
use crate::cli::exit::Failure;
use crate::cli::misuse::{Misuse, misuse};
use crate::cli::words::is_about_list;
use crate::ratings::{RatingList, Scheme};

/// The folder in which names of lists are looked up.
const FOLDER: &str = "ratings";

// The list of a command, which may be left out if there is only one.
#[derive(Debug, Clone, Args)]
pub(super) struct ListArg {
    /// The list: a path, or a name in ratings/; by default, the only one there.
    #[arg(long, value_name = "FILE")]
    list: Option<String>,
}

impl ListArg {
    /// Creates the argument for a list of this name.
    pub(super) const fn named(list: String) -> Self {
        Self { list: Some(list) }
    }

    /// Returns the file of the list, which must exist.
    pub(super) fn file(&self) -> Result<RatingFile, Failure> {
        match &self.list {
            Some(list) => list_at(list),
            None => {
                let only = only_one()?;
                is_about_list(&only.file_stem().unwrap_or_default().to_string_lossy());
                existing(only)
            }
        }
    }

    /// Returns the list and its scheme; locks and writes nothing.
    pub(super) fn read(&self) -> Result<(RatingFile, RatingList, Scheme), Failure> {
        let file = self.file()?;
        let list = file.read()?;
        let scheme = scheme(&list.scheme, file.path())?;
        Ok((file, list, scheme))
    }
}

/// Returns the file of a named list, which must exist.
pub(crate) fn list_at(list: &str) -> Result<RatingFile, Failure> {
    existing(path_of(list))
}

fn existing(path: PathBuf) -> Result<RatingFile, Failure> {
    if !path.try_exists().unwrap_or(true) {
        return Err(misuse(&Misuse::NoList { file: shown(&path) }));
    }
    Ok(RatingFile::at(path))
}

/// Returns the path of a list.
pub(super) fn path_of(list: &str) -> PathBuf {
    is_about_list(list);
    path_in(FOLDER, list)
}

fn only_one() -> Result<PathBuf, Failure> {
    match lists_in(FOLDER).as_slice() {
        [one] => Ok(one.clone()),
        [] => Err(misuse(&Misuse::NoListIn { folder: FOLDER })),
        several => {
            let names: Vec<String> = several.iter().map(|path| shown(path)).collect();
            Err(misuse(&Misuse::WhichList {
                options: format!("--list {}", names.join(", --list ")),
            }))
        }
    }
}
