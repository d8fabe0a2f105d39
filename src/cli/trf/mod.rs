//! `arbiter trf`: commands that work directly on tournament report files.

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
use crate::trf::{AssignedSystem, FieldError};
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
    /// Returns the value for the reader of reports.
    pub(in crate::cli) const fn asked(self) -> AssignedSystem {
        match self {
            Self::Swiss => AssignedSystem::Swiss,
            Self::RoundRobin => AssignedSystem::RoundRobin,
        }
    }
}

/// Reads a report, from standard input for `-`. Errors in its lines are reported on stderr.
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

/// Reports on stderr, with its location, why a report does not yield a field, and creates the
/// failure.
pub(super) fn no_field(report: &Report, error: &FieldError) -> Failure {
    told(report, error);
    let file = printable(&report.name).into_owned();
    Error::unusable(&report.name, &Wrong::NotPaired { file }).into()
}

/// Reports on stderr, with its location, why a report does not yield standings, and creates the
/// failure.
fn no_standings(report: &Report, error: &FieldError) -> Failure {
    told(report, error);
    let file = printable(&report.name).into_owned();
    Error::unusable(&report.name, &Wrong::NotRanked { file }).into()
}

/// Reports an error in a report on stderr.
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
