//! `arbiter trf`: what is done with tournament report files as they are.

mod check;
mod generate;
mod pair;
mod standings;

use std::io::{Read, Write};

use anyhow::{Context, anyhow};
use clap::{Args, Subcommand};

use super::exit::{Failure, Outcome, colorful};
use super::inputs;
use crate::cli::words::language;
use crate::diag::{Finding, Level};
use crate::event::Event;
use crate::report::{SourceText, printable, render};
use crate::trf::{self, Document, FieldError};

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
    Pair(pair::PairArgs),
    Check(check::CheckArgs),
    Generate(generate::GenerateArgs),
}

/// Runs `arbiter trf`.
pub fn run(args: &TrfArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    match &args.verb {
        Verb::Standings(args) => standings::run(args, out),
        Verb::Pair(args) => pair::run(args, out),
        Verb::Check(args) => check::run(args, out),
        Verb::Generate(args) => generate::run(args, out),
    }
}

/// A report that was read.
struct Report<'n> {
    /// Its name, `-` for standard input.
    name: &'n str,
    bytes: Vec<u8>,
    document: Document,
}

impl<'n> Report<'n> {
    /// Reads a report, `-` for standard input. What is wrong with its lines is said on stderr.
    fn read(name: &'n str) -> Result<Self, Failure> {
        let context = || format!("cannot read {}", printable(name));
        let mut bytes = Vec::new();
        inputs::open(name)?.take(MAX_BYTES + 1).read_to_end(&mut bytes).with_context(context)?;
        if bytes.len() as u64 > MAX_BYTES {
            return Err(anyhow!("{} is larger than {MAX_BYTES} bytes", printable(name)).into());
        }
        let (document, findings) = trf::read(&bytes);
        let report = Self { name, bytes, document };
        findings.iter().for_each(|finding| report.say(finding));
        if findings.iter().any(|finding| finding.level() >= Level::Error) {
            let name = printable(name);
            return Err(anyhow!("{name} is no tournament report that can be used").into());
        }
        Ok(report)
    }

    /// Says on stderr what was found in it.
    fn say(&self, finding: &Finding) {
        let source = SourceText { name: self.name, text: &self.bytes };
        anstream::eprint!("{}", render(finding, source, language(), colorful(&std::io::stderr())));
    }

    /// That no field can be made of it, which is said on stderr with its place.
    fn no_field(&self, error: &FieldError) -> Failure {
        self.say(&error.finding(&self.bytes));
        anyhow!("{} cannot be paired", printable(self.name)).into()
    }

    /// The event that it holds. What the event has no place for is said on stderr.
    fn event(&self) -> Result<Event, Failure> {
        let (event, notes) =
            trf::to_event(&self.document).map_err(|why| anyhow!("{}", words::said(&why)))?;
        for note in notes {
            anstream::eprintln!("note: {}", printable(&note));
        }
        Ok(event)
    }
}
