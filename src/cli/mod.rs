//! The command line: arguments, streams, exit codes. Nothing else prints.
//!
//! Data goes to stdout, everything else to stderr. Exit codes: 0 done, 1 what was asked about is
//! not right (an illegal move, rule sets that differ), 2 usage or unreadable input, 3 nothing could
//! be written, 130 interrupted. A closed pipe is not an error.

mod adjudicate;
mod aside;
mod board;
mod convert;
mod count;
mod duplicates;
mod engine;
mod event;
mod exit;
mod explain;
mod formats;
mod guess;
mod inputs;
mod interrupt;
mod ladders;
mod man;
pub mod misuse;
mod moves;
mod names;
mod openings;
mod output;
mod perft;
mod publish;
mod rating;
mod records;
mod repair;
mod report;
mod rule_set;
mod rules;
mod select;
mod shard;
mod stream;
mod summary;
mod trf;
pub mod usage;
mod validate;
pub mod words;

use std::ffi::OsString;
use std::io::{BufWriter, IsTerminal, Write};
use std::process::ExitCode;

use anyhow::Context;
use clap::builder::PossibleValue;
use clap::{CommandFactory, Parser, Subcommand, ValueEnum};

use exit::{Failure, Outcome};

use crate::schemas::Document;
use crate::words::{Language, listed};

/// The draughts arbiter's tool: the laws as data, records validated.
#[derive(Debug, Parser)]
#[command(name = "arbiter", version, about, max_term_width = 100)]
struct Arbiter {
    #[arg(long, global = true, value_name = "LANG", help = help_of_lang())]
    lang: Option<Language>,
    #[command(subcommand)]
    command: Command,
}

/// The help of `--lang`, which names every language.
fn help_of_lang() -> String {
    let codes = |is_full: bool| {
        let all = Language::ALL.iter().filter(|one| Language::FULL.contains(one) == is_full);
        listed(&all.map(|one| one.code()).collect::<Vec<_>>())
    };
    let (full, of_pages) = (codes(true), codes(false));
    format!(
        "Language of what people read: {full}; pages and sheets also {of_pages}; otherwise that of \
         ARBITER_LANG"
    )
}

#[derive(Debug, Subcommand)]
enum Command {
    Validate(validate::ValidateArgs),
    Adjudicate(Box<adjudicate::AdjudicateArgs>),
    Count(count::CountArgs),
    Convert(convert::ConvertArgs),
    Guess(guess::GuessArgs),
    /// Merge the parts that shards have written.
    Report(report::ReportArgs),
    Event(Box<event::EventArgs>),
    Publish(publish::PublishArgs),
    /// Read, check and pair FIDE tournament reports (TRF).
    Trf(trf::TrfArgs),
    Engine(engine::EngineArgs),
    Rating(Box<rating::RatingArgs>),
    /// Explain a finding: the law, an example, what the arbiter may do.
    Explain(explain::ExplainArgs),
    /// Rule sets: list, show, check, diff.
    Rules(rules::RulesArgs),
    /// Tables from which openings are drawn by lot: list, show, find, check.
    Openings(openings::OpeningsArgs),
    Ladders(ladders::LaddersArgs),
    /// The legal moves of a position, or why a move is not among them.
    Moves(moves::MovesArgs),
    /// Count the positions a number of moves ahead, to check a rule set.
    Perft(perft::PerftArgs),
    /// Draw a position.
    Board(board::BoardArgs),
    /// Print the JSON schema of what a command prints with `--format json`.
    Schema {
        /// The command, or the file.
        #[arg(value_enum, default_value_t = Document::Validate)]
        of: Document,
    },
    /// Print a completion script for a shell.
    Completions {
        /// The shell.
        shell: clap_complete::Shell,
    },
    Man(man::ManArgs),
}

impl ValueEnum for Document {
    fn value_variants<'a>() -> &'a [Self] {
        Self::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        let help = match self {
            Self::Event | Self::Ratings => format!("`arbiter.{self}/1`: the file"),
            _ => format!("`arbiter.{self}/1`"),
        };
        Some(PossibleValue::new(self.name()).help(help))
    }
}

/// The command line as data: the reference and the manual pages are made from it.
#[must_use]
pub fn command_line() -> clap::Command {
    Arbiter::command()
}

/// Runs the command line; the first argument is the program's name.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    words::speak(words::asked_in(&args));
    let command = match engine::EngineArgs::of_name(&args) {
        Some(engine) => Ok(Command::Engine(engine)),
        None => Arbiter::try_parse_from(&args).map(|arbiter| arbiter.command),
    };
    let command = match command {
        Ok(command) => command,
        Err(error) => {
            // Help and version are printed to stdout and are not a failure.
            let is_ours =
                words::language() != Language::English || usage::is_of_a_programmer(&error);
            if let Some(words) = is_ours.then(|| usage::worded(&error, &args)).flatten() {
                aside::aside!("{words}");
                return ExitCode::from(2);
            }
            let printed = error.print().and_then(|()| std::io::stdout().flush());
            return match printed.with_context(words::writing).map_err(Failure::from) {
                _ if error.use_stderr() => ExitCode::from(2),
                Err(failure) if !failure.is_broken_pipe() => failure.report(),
                _ => ExitCode::SUCCESS,
            };
        }
    };
    let mut out = BufWriter::new(standard_output());
    let outcome = run_command(command, &mut out).and_then(|outcome| {
        out.flush().with_context(crate::cli::words::writing)?;
        Ok(outcome)
    });
    match outcome {
        Ok(outcome) => outcome.code(),
        Err(failure) if failure.is_broken_pipe() => ExitCode::SUCCESS,
        Err(failure) => {
            // What was written before is not lost; a second error adds nothing.
            let _ = out.flush();
            failure.report()
        }
    }
}

/// Where the answers go. A terminal may need its colours translated; anything else gets the bytes
/// as they are, since nobody makes colours for it: looking for some in the JSON of an archive took
/// a tenth of the instructions.
fn standard_output() -> Box<dyn Write> {
    let out = std::io::stdout();
    if out.is_terminal() { Box::new(anstream::stdout().lock()) } else { Box::new(out.lock()) }
}

fn run_command(command: Command, out: &mut dyn Write) -> Result<Outcome, Failure> {
    match command {
        Command::Validate(args) => validate::run(&args, out),
        Command::Adjudicate(args) => adjudicate::run(&args, out),
        Command::Count(args) => count::run(&args, out),
        Command::Convert(args) => convert::run(&args, out),
        Command::Guess(args) => guess::run(&args, out),
        Command::Report(args) => report::run(&args, out),
        Command::Event(args) => event::run(&args, out),
        Command::Publish(args) => publish::run(&args, out),
        Command::Trf(args) => trf::run(&args, out),
        Command::Engine(args) => engine::run(&args, out),
        Command::Rating(args) => rating::run(&args, out),
        Command::Explain(args) => explain::run(&args, out),
        Command::Rules(args) => rules::run(args, out),
        Command::Openings(args) => openings::run(args, out),
        Command::Ladders(args) => ladders::run(&args, out),
        Command::Moves(args) => moves::run(args, out),
        Command::Perft(args) => perft::run(args, out),
        Command::Board(args) => board::run(args, out),
        Command::Schema { of } => {
            out.write_all(of.schema().as_bytes()).with_context(crate::cli::words::writing)?;
            Ok(Outcome::Fine)
        }
        Command::Completions { shell } => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut command_line(), "arbiter", &mut script);
            out.write_all(&script).with_context(crate::cli::words::writing)?;
            Ok(Outcome::Fine)
        }
        Command::Man(args) => man::run(&args, command_line(), out),
    }
}
