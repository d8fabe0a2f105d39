//! `arbiter event pdn`.

use std::io::Write;

use clap::Args;

use super::event_arg::{EventArg, note};
use super::look::write_beside;
use crate::app::event::EventPdn;
use crate::cli::exit::{Failure, Outcome};
use crate::cli::formats::{FormatArgs, Writes, output_with_endings};
use crate::cli::inputs::{expand_whole, open};
use crate::cli::misuse::{Misuse, misuse};
use crate::event::Round;
use crate::report::RecordFormat;

#[derive(Debug, Args)]
pub(super) struct PdnArgs {
    #[command(flatten)]
    target: EventArg,
    /// Only this round; by default, every round that is paired.
    #[arg(long, value_name = "ROUND")]
    round: Option<Round>,
    /// PDN files with moves of boards that have no record yet; also packed; folders.
    #[arg(long, value_name = "FILE", num_args = 1..)]
    games: Vec<String>,
    #[command(flatten)]
    written: FormatArgs<Pdn>,
}

/// The output of `pdn`.
#[derive(Debug)]
enum Pdn {}

impl Writes for Pdn {
    type Form = RecordFormat;
    const USUAL: RecordFormat = RecordFormat::Pdn;
    const FORMAT_HELP: &'static str = "The form, which is always pdn";

    fn purpose(format: RecordFormat) -> &'static str {
        match format {
            RecordFormat::Pdn => "PDN 3.0",
        }
    }

    fn output_help() -> String {
        output_with_endings::<Self::Form>()
    }
}

/// Runs `arbiter event pdn`.
pub(super) fn run(args: &PdnArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    args.written.format()?;
    let file = args.target.file()?;
    let event = file.read()?;
    let (files, failed) = expand_whole(&args.games);
    if failed {
        return Err(misuse(&Misuse::NothingWritten));
    }
    let pdn = EventPdn { round: args.round, files: &files, open: open.into() }
        .write(&event, file.folder())?;
    let inputs: Vec<String> = pdn.read.into_iter().chain([file.name()]).collect();
    write_beside(&inputs, args.written.output.as_deref(), &pdn.text, out)?;
    pdn.notes.iter().for_each(note);
    Ok(Outcome::Fine)
}
