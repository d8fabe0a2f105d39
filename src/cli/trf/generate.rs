//! `arbiter trf generate`.

use std::io::Write;
use std::path::PathBuf;

use crate::cli::misuse::Misuse;
use crate::cli::words::{said, typed};
use clap::{Args, ValueEnum};

use super::no_pairing;
use crate::app::trf::simulate;
use crate::cli::exit::{Failure, Outcome};
use crate::cli::output::Output;
use crate::event::Points;
use crate::field::ResultWorth;
use crate::swiss::simulate::{Chances, Simulation};
use crate::trf::{MAX_NUMBER, MAX_ROUND};

/// Simulate a tournament paired by the FIDE Dutch system: ratings, results, byes, forfeits,
/// late entries and withdrawals by lot. The same arguments give the same file.
#[derive(Debug, Args)]
pub(super) struct GenerateArgs {
    /// Players.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(2..=i64::from(MAX_NUMBER)))]
    players: u16,
    /// Rounds.
    #[arg(long, value_name = "R", value_parser = clap::value_parser!(u16).range(1..=i64::from(MAX_ROUND)))]
    rounds: u16,
    /// The number from which every lot is drawn.
    #[arg(long, value_name = "S")]
    seed: u64,
    /// Points for a win, a draw and a loss.
    #[arg(long, value_name = "W-D-L", default_value = "2-1-0", value_parser = worth)]
    points: ResultWorth,
    /// Points for the pairing-allocated bye; by default, those of a win.
    #[arg(long, value_name = "POINTS", value_parser = typed::<Points>)]
    bye: Option<Points>,
    /// Points that count only for the pairing.
    #[arg(long, value_enum)]
    acceleration: Option<Acceleration>,
    #[command(flatten)]
    chances: ChanceArgs,
    /// The file to write the report to; by default, standard output.
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
}

// How often things happen, in per cent.
#[derive(Debug, Args)]
struct ChanceArgs {
    /// Draws among the games.
    #[arg(long, value_name = "PERCENT", default_value_t = Chances::default().draws, value_parser = percent())]
    draws: u8,
    /// Forfeits among the games.
    #[arg(long, value_name = "PERCENT", default_value_t = Chances::default().forfeits, value_parser = percent())]
    forfeits: u8,
    /// Half-point byes that a player asks for, among the rounds.
    #[arg(long, value_name = "PERCENT", default_value_t = Chances::default().half_byes, value_parser = percent())]
    half_byes: u8,
    /// Rounds from which a player is absent, among the rounds.
    #[arg(long, value_name = "PERCENT", default_value_t = Chances::default().absences, value_parser = percent())]
    absences: u8,
    /// Players who leave before the end.
    #[arg(long, value_name = "PERCENT", default_value_t = Chances::default().withdrawals, value_parser = percent())]
    withdrawals: u8,
    /// Players who come after round 1.
    #[arg(long, value_name = "PERCENT", default_value_t = Chances::default().late, value_parser = percent())]
    late: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Acceleration {
    /// Baku (FIDE C.04.7).
    Baku,
}

fn percent() -> clap::builder::RangedI64ValueParser<u8> {
    clap::value_parser!(u8).range(0..=100)
}

/// Parses points such as `2-1-0`: a win must be worth more than a draw, and a draw more than a loss
/// and more than 0, so that the file can distinguish them.
fn worth(text: &str) -> Result<ResultWorth, String> {
    let points = text.split('-').map(typed::<Points>).collect::<Result<Vec<_>, _>>()?;
    match points.as_slice() {
        &[win, draw, loss] if win > draw && draw > loss && draw > Points::ZERO => {
            Ok(ResultWorth { win, draw, loss })
        }
        _ => Err(said(&Misuse::PointsDoNotFall)),
    }
}

/// Runs `arbiter trf generate`.
pub(super) fn run(args: &GenerateArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let ChanceArgs { draws, forfeits, half_byes, absences, withdrawals, late } = args.chances;
    let simulation = Simulation {
        players: args.players,
        rounds: args.rounds,
        seed: args.seed,
        worth: args.points,
        bye: args.bye.unwrap_or(args.points.win),
        chances: Chances { draws, forfeits, half_byes, absences, withdrawals, late },
        baku: args.acceleration == Some(Acceleration::Baku),
    };
    let (report, end) = simulate(&simulation)?;
    if let Some(none) = &end {
        no_pairing("note: ", none);
    }
    let mut output = Output::open(args.output.as_deref(), &[], out)?;
    output.lines(&report)?;
    output.finish()?;
    Ok(Outcome::Fine)
}
