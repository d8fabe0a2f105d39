//! The command line: arguments, streams, exit codes. No other module prints.
//!
//! Data goes to stdout, everything else to stderr. Exit codes: 0 success, 1 a problem in the input
//! (an illegal move, rule sets that differ), 2 usage or unreadable input, 3 nothing could be
//! written, 130 interrupted. A closed pipe is not an error.

mod adjudicate;
mod aside;
mod board;
mod completions;
mod convert;
mod count;
mod documents;
mod duplicates;
mod engine;
mod event;
mod exit;
mod explain;
mod formats;
mod grammar;
mod grouped;
mod groups;
mod guess;
mod inputs;
mod intended;
mod interrupt;
mod ladders;
mod man;
pub mod misuse;
mod moves;
mod names;
mod openings;
mod output;
mod pager;
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
mod spreadsheet;
mod stream;
mod summary;
mod topics;
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
use grouped::Grouped;

use crate::schemas::Document;
use crate::words::Language;
use draughts_ground::encoding::Encoding;

/// Check draughts game records, rule on claims, and run tournaments.
///
/// It knows the rules of 17 variants, with the article of each rule, and rules of your own.
#[derive(Debug, Parser)]
#[command(name = "arbiter", bin_name = "arbiter", version, max_term_width = 100)]
struct Arbiter {
    // Last, whatever a command adds when it is asked for. What they mean stands once, in the help
    // of the program.
    /// Language of the output, such as nl
    #[arg(
        long, global = true, value_name = "LANG", help_heading = GLOBAL, display_order = 998
    )]
    lang: Option<Language>,
    /// Character encoding of what is read, such as windows-1250
    #[arg(
        long, global = true, value_name = "NAME", value_parser = encoding_named,
        help_heading = GLOBAL, display_order = 997
    )]
    encoding: Option<Encoding>,
    /// Never show long text in a pager
    #[arg(long, global = true, hide = true)]
    no_pager: bool,
    #[command(subcommand)]
    command: Grouped<Command>,
}

/// Returns the encoding of a name.
fn encoding_named(name: &str) -> Result<Encoding, String> {
    Encoding::named(name).ok_or_else(|| {
        let known: Vec<&str> = Encoding::ALL.iter().map(|one| one.name()).collect();
        words::label(words::Label::NoEncoding { known })
    })
}

/// The heading of the options that every command has.
const GLOBAL: &str = "Global options";

#[derive(Debug, Subcommand)]
enum Command {
    /// Check game records: find every irregular move, its article, and what follows from it.
    ///
    /// Games are read one at a time and answered in order, the first while the others
    /// are still being read. Only if the rule set must be guessed, up to a hundred games
    /// are read before the first answer: name it with --rules if that is too long to wait.
    ///
    /// Exit code 0: nothing to object to; 1: an irregularity or an error (with --strict also
    /// a warning); 2: some file could not be used, the others were; 130: interrupted.
    Validate(validate::ValidateArgs),
    /// Rule on a claim, or list everything in a game that may need a ruling.
    ///
    /// The answer comes first, in sentences to be read aloud to both players: who is right and by
    /// which moves, what happens now, what to enter. The evidence to check at the board follows.
    ///
    /// GRANTED: the condition is met, nothing stated is false, and the claimant may claim; or the
    /// correction is made. NOT YET: nothing stated is false, the game has not ended, and the
    /// condition is under way: at least one move is counted, or the position on the board has
    /// stood before. REFUSED: everything else; ALREADY A DRAW, if nothing is wrong but that the
    /// game was one before.
    ///
    /// Write a half-move as the score sheet does: 41w is White's move 41, 41b Black's, ply:81 the
    /// 81st half-move of the record, start the position before the first.
    ///
    /// -o ruling.html, or ruling.md, writes a sheet to sign and hand over. It has the claim, the
    /// ruling, the article, the evidence with diagrams, lines for signatures and an appeal, and how
    /// to repeat the ruling.
    ///
    /// The rules come from --rules, from the GameType tag, or from the event whose board it is
    /// (--event). If none of them says which, nothing is decided: the answer of each rule set that
    /// fits is printed, and the exit code is 2.
    ///
    /// Exit code 0: granted, or nothing to object to; 1: refused or not yet, or the record and
    /// the laws disagree; 2: the question cannot be answered.
    Adjudicate(Box<adjudicate::AdjudicateArgs>),
    /// Count moves to a draw from a position: which count runs, and how far it is.
    ///
    /// No record is needed: set up the position as it is on the board, and name the moves
    /// that are made from there. The answer says which moves are counted, which one reaches the
    /// limit, how many each side still has to make, and what sets the count back.
    ///
    /// With --sheet it prints a sheet on which the arbiter ticks the moves off while counting
    /// aloud.
    Count(count::CountArgs),
    /// Convert game records: to canonical PDN, positions, a page, JSON lines or CSV.
    ///
    /// The games of all inputs are written one after the other, in order. A game that cannot be
    /// replayed to its end is written nevertheless, with a comment where the replay ends. One whose
    /// game type is not known, or that a guess does not fit, is copied unchanged.
    ///
    /// Exit code 0: every game was replayed to its end; 1: some were not, or not read whole, or
    /// are copied unchanged, each reported on stderr; 2: some file could not be used, or nothing was
    /// written; 130: interrupted.
    Convert(convert::ConvertArgs),
    /// Guess the rule sets of game records that name none, for jobs on many machines.
    ///
    /// The rule set is the one under which the first hundred games without a known GameType can be
    /// followed furthest: what `validate` takes. Written with -o guess.json, it is taken by
    /// `validate --guess guess.json`, which then reads nothing twice.
    ///
    /// Exit code 0: guessed; 2: some file could not be used, the others were.
    Guess(guess::GuessArgs),
    /// Merge the output of shards into one report.
    Report(report::ReportArgs),
    /// Run a tournament: Swiss, round robin, knockout, match, Scheveningen; players or teams.
    Event(Box<event::EventArgs>),
    /// Publish events as web pages: for a web server, a USB stick, a screen in the hall.
    ///
    /// The pages need no server and no network. Rounds, results, standings, players, games and
    /// files to download are in them, as far as the event lets everybody know. The same event gives
    /// the same bytes; a page that is as it was is not written again.
    #[command(after_help = event::examples::PUBLISH)]
    Publish(publish::PublishArgs),
    /// Read, check and pair FIDE tournament reports (TRF).
    Trf(trf::TrfArgs),
    /// Replace the pairing engine bbpPairings, for programs that call it.
    ///
    /// The same as a program called bbpPairings: a copy of this one, or a link to it, under that
    /// name takes these arguments alone. Arguments: `[-r] [--dutch] IN -p [OUT] [-l [LIST]]` pairs
    /// the next round, `[-r] [--dutch] IN -c [-l [LIST]]` checks all rounds, `-r` prints the
    /// version. `--team` in place of `--dutch` is for teams. Without a system the report says which
    /// it is (the form of JaVaFo). OUT and LIST without a folder are written next to IN. Exit
    /// codes: 1 no legal pairing exists, 2 unexpected, 3 bad arguments or a bad report, 4 too
    /// large, 5 a file cannot be opened.
    Engine(engine::EngineArgs),
    /// Rating lists: enter events, show lists, explain ratings.
    Rating(Box<rating::RatingArgs>),
    /// Explain a finding: the law, an example, what the arbiter may do.
    Explain(explain::ExplainArgs),
    /// Rule sets: list, show, check, diff.
    Rules(rules::RulesArgs),
    /// Tables from which openings are drawn by lot: list, show, find, check.
    Openings(openings::OpeningsArgs),
    /// Play-off formats (ladders): list them, or print one.
    ///
    /// Each has the name of the event whose rules it follows. You can copy the output into an event
    /// file, under `ladders:`, and changed there.
    Ladders(ladders::LaddersArgs),
    /// The legal moves of a position, or why a move is not among them.
    Moves(moves::MovesArgs),
    /// Count the positions a number of moves ahead, to check a rule set.
    Perft(perft::PerftArgs),
    /// Draw a position, or one of a game record: in the terminal, or as a picture to print.
    ///
    /// A picture is written with `-o board.svg` or `-o board.png`.
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
    /// Print the manual page, or write one for every command.
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

/// Returns the command line as data; the reference and the manual pages are generated from it.
///
/// Subcommands are created only when their command is used, because a run needs one of a hundred;
/// all of them exist once this is built.
pub fn command_line() -> clap::Command {
    Arbiter::command()
}

/// Returns whether the program has a command of this name.
fn is_command(word: &str) -> bool {
    <Command as Subcommand>::has_subcommand(word) || word == "help"
}

/// Iterates over the names of the program's commands.
fn command_words() -> impl Iterator<Item = &'static str> {
    let groups = <Command as grouped::InGroups>::GROUPS;
    groups.iter().flat_map(|(_, names)| names.iter().copied())
}

/// Returns the help of a command of `arbiter event`, if there is one of this name.
fn event_help(word: &str) -> Option<String> {
    let mut built = command_line();
    built.build();
    let event = built.find_subcommand_mut("event")?;
    let command = event.find_subcommand_mut(word)?;
    Some(command.render_help().to_string())
}

/// Runs the command line; the first argument is the name of the program.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let mut args: Vec<OsString> = args.into_iter().collect();
    match completions::answered(&args) {
        Ok(false) => {}
        Ok(true) => return ExitCode::SUCCESS,
        Err(error) => {
            let _ = error.print();
            return ExitCode::from(2);
        }
    }
    words::speak(words::asked_in(&args));
    if args.iter().any(|word| word == "--no-pager") {
        pager::turn_off();
    }
    let command = match engine::EngineArgs::of_name(&args) {
        Some(engine) => Ok(Command::Engine(engine)),
        None => {
            args = grammar::of_today(args);
            if let Some(topic) = topics::asked_in(&args) {
                return ended(topics::show(topic));
            }
            Arbiter::try_parse_from(&args).map(|arbiter| {
                words::reads_in(arbiter.encoding);
                arbiter.command.0
            })
        }
    };
    let command = match command {
        Ok(command) => command,
        Err(error) => {
            // Help and version are printed to stdout and are not failures.
            if let Some(words) = usage::worded(&error, &args) {
                aside::aside!("{words}");
                return ExitCode::from(2);
            }
            if error.use_stderr() {
                let _ = error.print();
                return ExitCode::from(2);
            }
            let help = error.render();
            let is_colored = exit::colorful(&std::io::stdout());
            let help = if is_colored { help.ansi().to_string() } else { help.to_string() };
            return ended(help_shown(&help));
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
            // Earlier output is not lost; a second error adds nothing.
            let _ = out.flush();
            failure.report()
        }
    }
}

/// Shows a help text or a chapter.
fn help_shown(text: &str) -> Result<Outcome, Failure> {
    let mut out = standard_output();
    let shown = pager::show(text, &mut out).and_then(|()| out.flush());
    shown.with_context(words::writing)?;
    Ok(Outcome::Fine)
}

/// Returns the exit code of a command that only shows something.
fn ended(shown: Result<Outcome, Failure>) -> ExitCode {
    match shown {
        Ok(outcome) => outcome.code(),
        Err(failure) if failure.is_broken_pipe() => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

/// Returns the destination of answers. A terminal may need its colours translated; anything else
/// gets the bytes unchanged, because its output has no colours, and searching the JSON of an
/// archive for them took a tenth of the instructions.
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
            completions::script(&shell.to_string(), &mut script)
                .with_context(crate::cli::words::writing)?;
            out.write_all(&script).with_context(crate::cli::words::writing)?;
            Ok(Outcome::Fine)
        }
        Command::Man(args) => man::run(&args, command_line(), out),
    }
}
