//! Three tables of speed: counting positions, validating records, starting up.
//!
//! Run by `cargo bench --bench tables`; `cargo bench --bench tables -- --help` lists the options.
//!
//! Everything is measured by running the program as a user does, so that other programs can be
//! measured alongside it in the same way: the programs take turns, and the best run of each counts.
//! Ratios are between programs that ran in the same minutes. Callgrind counts the instructions,
//! which are the same in every run.

#[path = "../played/mod.rs"]
mod played;

mod clocked;
mod measure;
mod perft;
mod records;
mod start;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, ValueEnum};

/// What is measured, and next to which programs.
#[derive(Debug, Parser)]
#[command(about = "How fast arbiter is, in three tables")]
struct Args {
    /// Runs of every program; the best counts.
    #[arg(long, default_value_t = 5, value_name = "N")]
    runs: usize,
    /// A single table.
    #[arg(long)]
    only: Option<Table>,
    /// Leave out the instruction counts.
    #[arg(long)]
    no_instructions: bool,
    /// Validate this PDN file instead of games drawn by lot; repeatable.
    #[arg(long = "records", value_name = "FILE")]
    records: Vec<PathBuf>,
    /// Run another program's perft next to ours, on one thread; `{depth}` in the command is
    /// replaced by the depth, and the command is expected to print the count.
    #[arg(long, num_args = 3, value_names = ["NAME", "RULES", "COMMAND"])]
    perft_peer: Vec<String>,
    /// Run another validator next to ours, on one thread, on a file of its own game; `{file}` in
    /// the command is replaced by the file.
    #[arg(long, num_args = 5, value_names = ["NAME", "FILE", "GAMES", "HALF-MOVES", "COMMAND"])]
    validator_peer: Vec<String>,
    /// As --validator-peer, with a program that only reads.
    #[arg(long, num_args = 5, value_names = ["NAME", "FILE", "GAMES", "HALF-MOVES", "COMMAND"])]
    parser_peer: Vec<String>,
    /// As --validator-peer, on a file with a clock after every move, next to ours of that kind.
    #[arg(long, num_args = 5, value_names = ["NAME", "FILE", "GAMES", "HALF-MOVES", "COMMAND"])]
    clocked_peer: Vec<String>,
    /// Measure nothing: write a PDN or PGN file to standard output with a clock after every move.
    #[arg(long, value_name = "FILE")]
    clocked: Option<PathBuf>,
    /// Read a file and count, as a program that only reads; this program calls itself so.
    #[arg(long, hide = true, value_name = "FILE")]
    only_parse: Option<PathBuf>,
    /// Passed by `cargo bench`; without it, as in `cargo test`, only a little is run, to see that
    /// it works.
    #[arg(long, hide = true)]
    bench: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Table {
    /// Leaf positions a second.
    Perft,
    /// Games and half-moves a second.
    Records,
    /// Milliseconds before anything is done.
    Start,
}

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: &Args) -> anyhow::Result<()> {
    if let Some(file) = &args.only_parse {
        return records::only_parse(file);
    }
    if let Some(file) = &args.clocked {
        return records::print_clocked(file);
    }
    let wanted = |table| args.only.is_none_or(|only| only == table);
    let measure = measure::Measure {
        runs: if args.bench { args.runs.max(1) } else { 1 },
        counts: args.bench && !args.no_instructions && measure::has_callgrind(),
    };
    if args.bench && !args.no_instructions && !measure.counts {
        eprintln!("valgrind is missing: no instruction counts");
    }
    if wanted(Table::Perft) {
        let peers = perft::Peer::all(&args.perft_peer);
        println!("Leaf positions, the last half-moves counted rather than made; one thread\n");
        println!("{}\n", perft::table(measure, &peers, args.bench)?);
    }
    if wanted(Table::Records) {
        let input = records::Input {
            files: args.records.clone(),
            games: if args.bench { 10_000 } else { 10 },
            validators: records::Peer::all(&args.validator_peer)?,
            parsers: records::Peer::all(&args.parser_peer)?,
            clocked: records::Peer::all(&args.clocked_peer)?,
        };
        println!("Records read, replayed and judged: draws, repetition and findings on\n");
        println!("{}\n", records::table(measure, input)?);
    }
    if wanted(Table::Start) {
        println!("Starting up\n");
        println!("{}", start::table(measure)?);
    }
    Ok(())
}
