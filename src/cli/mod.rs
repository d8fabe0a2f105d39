//! The command line: arguments, streams, exit codes. Nothing else prints.
//!
//! Data goes to stdout, everything else to stderr. Exit codes: 0 done, 1 what was
//! asked about is not right (an illegal move, rule sets that differ), 2 usage or
//! unreadable input. A closed pipe is no error.

mod board;
mod exit;
mod moves;
mod perft;
mod rule_set;
mod rules;

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

use exit::{Failure, Outcome};

/// The draughts arbiter's tool: the laws as data, records validated.
#[derive(Debug, Parser)]
#[command(name = "arbiter", version, about, max_term_width = 100)]
struct Arbiter {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Rule sets: list, show, check, compare.
    Rules(rules::RulesArgs),
    /// The legal moves of a position, or why a move is not among them.
    Moves(moves::MovesArgs),
    /// Count the positions a number of moves ahead, to check a rule set.
    Perft(perft::PerftArgs),
    /// Draw a position.
    Board(board::BoardArgs),
    /// Print a completion script for a shell.
    Completions {
        /// The shell.
        shell: clap_complete::Shell,
    },
}

/// Runs the command line; the first argument is the program's name.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arbiter = match Arbiter::try_parse_from(args) {
        Ok(arbiter) => arbiter,
        Err(error) => {
            // Help and version are printed to stdout and are no failure.
            let code = if error.use_stderr() { 2 } else { 0 };
            let _ = error.print();
            return ExitCode::from(code);
        }
    };
    let mut out = Vec::new();
    let outcome = match arbiter.command {
        Command::Rules(args) => rules::run(args, &mut out),
        Command::Moves(args) => moves::run(args, &mut out),
        Command::Perft(args) => perft::run(args, &mut out),
        Command::Board(args) => board::run(args, &mut out),
        Command::Completions { shell } => {
            clap_complete::generate(shell, &mut Arbiter::command(), "arbiter", &mut out);
            Ok(Outcome::Fine)
        }
    };
    let mut stdout = anstream::stdout().lock();
    if let Err(error) = stdout.write_all(&out).and_then(|()| stdout.flush()) {
        if error.kind() == std::io::ErrorKind::BrokenPipe {
            return ExitCode::SUCCESS;
        }
        return Failure::from(anyhow::Error::new(error).context("writing the output")).report();
    }
    match outcome {
        Ok(outcome) => outcome.code(),
        Err(failure) => failure.report(),
    }
}
