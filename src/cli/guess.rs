//! `arbiter guess`.

use std::io::Write;
use std::sync::Arc;

use clap::Args;

use super::exit::{Failure, Outcome};
use super::formats::{FormatArgs, Writes, text_or_json};
use super::inputs::{expand, open};
use super::output::Output;
use crate::app::records::{guess, guesses_view};
use crate::record::Catalogue;
use crate::report::{PlainFormat, printable};

#[derive(Debug, Args)]
pub(super) struct GuessArgs {
    /// PDN files, as for `validate`.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    #[command(flatten)]
    written: FormatArgs<Guessed>,
}

/// The output of `guess`.
#[derive(Debug)]
enum Guessed {}

impl Writes for Guessed {
    type Form = PlainFormat;
    const USUAL: PlainFormat = PlainFormat::Text;

    fn purpose(format: PlainFormat) -> &'static str {
        text_or_json(format)
    }
}

/// Runs the command.
pub(super) fn run(args: &GuessArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let format = args.written.format()?;
    let (files, mut failed) = expand(&args.files);
    let mut out = Output::open(args.written.output.as_deref(), &files, out)?;
    let catalogue = Arc::new(Catalogue::new());
    let mut guesses = Vec::new();
    for name in files {
        let guessed = guess(&name, &open.into(), &catalogue);
        guesses.push((name, guessed));
    }
    let view = guesses_view(&guesses);
    out.lines(&match format {
        PlainFormat::Json => view.json(),
        PlainFormat::Text => {
            let usable = view.files.iter().filter(|file| file.error.is_none());
            let line = |file: &crate::report::FileGuessView| {
                format!("{}: {}\n", printable(&file.file), file.rules.as_deref().unwrap_or("-"))
            };
            usable.map(line).collect()
        }
    })?;
    // Unusable files are reported as everywhere else.
    for (_, guess) in guesses {
        if let Err(error) = guess {
            Failure::from(error).report();
            failed = true;
        }
    }
    out.finish()?;
    Ok(if failed { Outcome::Unusable } else { Outcome::Fine })
}
