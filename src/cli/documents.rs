//! `list` and `show` for the built-in documents: ladders, presets, rating schemes.

use clap::Subcommand;

/// What is printed of the documents of the program.
#[derive(Debug, Subcommand)]
pub(super) enum OfProgram {
    /// List their names and titles.
    List,
    /// Print one, to be copied and changed.
    Show {
        /// Its name.
        name: String,
    },
}

impl OfProgram {
    /// Returns the name of the document to print; `None` for the list.
    pub(super) fn name(&self) -> Option<&str> {
        match self {
            Self::List => None,
            Self::Show { name } => Some(name),
        }
    }
}
