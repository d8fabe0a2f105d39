//! `arbiter event compare`.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use super::event_arg::{EventArg, say};
use crate::app::event::{Echo, EventFile};
use crate::app::new_file::shown;
use crate::cli::exit::{Failure, Outcome};
use crate::event::differences;

#[derive(Debug, Args)]
pub(super) struct CompareArgs {
    #[command(flatten)]
    target: EventArg,
    /// The other file, such as a copy that was changed on another computer.
    other: PathBuf,
}

/// Runs `arbiter event compare`.
pub(super) fn run(args: &CompareArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let file = args.target.file()?;
    let (own, other) = (file.read()?, EventFile::at(&args.other).read()?);
    let differences = differences(&own, &other);
    let (file, other) = (file.name(), shown(&args.other));
    if differences.is_empty() {
        say(out, &[Echo::ComparedSame { file, other }])?;
        return Ok(Outcome::Fine);
    }
    say(out, &[Echo::Compared { file, other }])?;
    say(out, &differences)?;
    Ok(Outcome::Wrong)
}
