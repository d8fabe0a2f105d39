//! `arbiter trf`: what is done with tournament report files as they are.

mod standings;

use std::io::{Read, Write};

use anyhow::{Context, anyhow};
use clap::{Args, Subcommand};

use super::exit::{Failure, Outcome, colorful};
use super::inputs;
use crate::diag::Level;
use crate::event::Event;
use crate::report::{SourceText, printable, render};
use crate::trf;

/// Largest file that is read, in bytes.
const MAX_BYTES: u64 = 16 << 20;

/// Arguments of `arbiter trf`.
#[derive(Debug, Args)]
pub struct TrfArgs {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Debug, Subcommand)]
enum Verb {
    Standings(standings::StandingsArgs),
}

/// Runs `arbiter trf`.
pub fn run(args: &TrfArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    match &args.verb {
        Verb::Standings(args) => standings::run(args, out),
    }
}

/// The event that a report holds, `-` for standard input. What is wrong with its lines is
/// said on stderr, and so is what the event has no place for.
fn event(name: &str) -> Result<Event, Failure> {
    let context = || format!("cannot read {}", printable(name));
    let mut bytes = Vec::new();
    inputs::open(name)?.take(MAX_BYTES + 1).read_to_end(&mut bytes).with_context(context)?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(anyhow!("{} is larger than {MAX_BYTES} bytes", printable(name)).into());
    }
    let (document, findings) = trf::read(&bytes);
    let color = colorful(&std::io::stderr());
    for finding in &findings {
        anstream::eprint!("{}", render(finding, SourceText { name, text: &bytes }, color));
    }
    if findings.iter().any(|finding| finding.level >= Level::Error) {
        return Err(anyhow!("{} is no tournament report that can be used", printable(name)).into());
    }
    let (event, notes) = trf::to_event(&document).map_err(|error| anyhow!("{error}"))?;
    for note in notes {
        anstream::eprintln!("note: {}", printable(&note));
    }
    Ok(event)
}
