//! `arbiter trf`: commands on tournament report files as they are.

mod check;
mod generate;
mod pair;
mod standings;

use std::io::Write;

use clap::{Args, Subcommand, ValueEnum};

use super::exit::{Failure, Outcome, rendered};
use super::inputs;
use super::words::language;
use crate::app::trf::{NoPairing, Report};
use crate::app::{Error, Wrong};
use crate::cli::aside::{aside, aside_as_is};
use crate::report::printable;
use crate::trf::{FieldError, SystemAsked};
use crate::words::say;
use draughts_ground::said::said;

// Arguments of `arbiter trf`.
#[derive(Debug, Args)]
pub(super) struct TrfArgs {
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
pub(super) fn run(args: &TrfArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    match &args.verb {
        Verb::Standings(args) => standings::run(args, out),
        Verb::Pair(args) => pair::run(args, out),
        Verb::Check(args) => check::run(args, out),
        Verb::Generate(args) => generate::run(args, out),
    }
}

/// What a report is, whatever it names itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(in crate::cli) enum ReportSystem {
    /// A Swiss.
    Swiss,
    /// A round robin, single or double.
    RoundRobin,
}

impl ReportSystem {
    /// Returns the same for the reader of reports.
    pub(in crate::cli) const fn asked(self) -> SystemAsked {
        match self {
            Self::Swiss => SystemAsked::Swiss,
            Self::RoundRobin => SystemAsked::RoundRobin,
        }
    }
}

/// Reads a report, `-` for standard input. What is wrong with its lines is reported on stderr.
pub(super) fn read(name: &str) -> Result<Report, Failure> {
    let report = Report::read(name, inputs::open_whole(name)?)?;
    inputs::say_read_as(name, report.read_as);
    aside_as_is!("{}", rendered(&report.findings, name, &report.bytes));
    if !report.is_usable() {
        let file = printable(name).into_owned();
        return Err(Error::unusable(name, &Wrong::NoReport { file }).into());
    }
    Ok(report)
}

/// Returns the failure to make a field from a report, which is reported on stderr with its place.
pub(super) fn no_field(report: &Report, error: &FieldError) -> Failure {
    told(report, error);
    let file = printable(&report.name).into_owned();
    Error::unusable(&report.name, &Wrong::NotPaired { file }).into()
}

/// Returns the failure to make standings of a report, which is reported on stderr with its place.
fn no_standings(report: &Report, error: &FieldError) -> Failure {
    told(report, error);
    let file = printable(&report.name).into_owned();
    Error::unusable(&report.name, &Wrong::NotRanked { file }).into()
}

/// Reports on stderr what is wrong with a report.
fn told(report: &Report, error: &FieldError) {
    let finding = error.finding(&report.bytes);
    aside_as_is!("{}", rendered([&finding], &report.name, &report.bytes));
}

/// Reports on stderr that a round cannot be paired, and why.
pub(super) fn no_pairing(head: &str, NoPairing { round, why }: &NoPairing) {
    let what = say(
        &said!("check-no-pairing", "no legal pairing of round { $round } exists"; round = *round),
        language(),
    );
    aside!("{head}{what}");
    for line in why {
        aside!("  {}", printable(&line.words(language())));
    }
}
