//! `arbiter man`.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;
use clap_mangen::Man;

use super::exit::{Failure, Outcome};
use super::output::OutFile;
use crate::app::Error;
use crate::app::new_file::shown;

#[derive(Debug, Args)]
pub(super) struct ManArgs {
    /// Write a page for every command into this folder, `arbiter-event-new.1` and so on.
    #[arg(short, long, value_name = "DIR")]
    out: Option<PathBuf>,
}

/// Runs the command; `command` is the whole command line.
pub(super) fn run(
    args: &ManArgs,
    command: clap::Command,
    out: &mut dyn Write,
) -> Result<Outcome, Failure> {
    // `help` has no page, and pages have names such as `arbiter-event-new`.
    let mut command = command.disable_help_subcommand(true);
    command.build();
    match &args.out {
        None => out.write_all(&page(&command)?.1).with_context(crate::cli::words::writing)?,
        Some(folder) => {
            let made = std::fs::create_dir_all(folder);
            made.map_err(|source| Error::Folder { folder: shown(folder), source })?;
            write_pages(&command, folder)?;
        }
    }
    Ok(Outcome::Fine)
}

/// Writes the page of a command and those of its subcommands.
fn write_pages(command: &clap::Command, folder: &Path) -> Result<(), Failure> {
    let (name, text) = page(command)?;
    let path = folder.join(name);
    let mut file = OutFile::create(&path, &[])?;
    file.write(&text).map_err(|source| Error::Write { file: shown(&path), source })?;
    file.finish()?;
    command
        .get_subcommands()
        .filter(|below| !below.is_hide_set())
        .try_for_each(|below| write_pages(below, folder))
}

/// Returns the file name of a page, and the page as roff.
fn page(command: &clap::Command) -> Result<(String, Vec<u8>), Failure> {
    let man = Man::new(command.clone());
    let mut text = Vec::new();
    man.render(&mut text).with_context(crate::cli::words::writing)?;
    Ok((man.get_filename(), text))
}
