//! `arbiter openings`.

use std::io::Write;

use anyhow::Context;
use clap::{Args, Subcommand};

use super::exit::{Failure, Outcome, terminal_of};
use super::formats::{one_of, text_or_json};
use super::inputs::{expand, open};
use super::interrupt;
use super::misuse::{Misuse, misuse};
use super::output::Output;
use super::pager;
use super::records::RecordRuleArgs;
use super::select::SelectArgs;
use super::stream;
use super::words::{Label, label, language};
use crate::app::openings;
use crate::app::records::{Answers, Stream};
use crate::cli::aside::aside;
use crate::openings::{Table, names};
use crate::report::openings::{
    CheckedTable, FoundGame, LineView, checked_json, checked_text, list_json, list_text,
};
use crate::report::{OpeningsFormat, PlainFormat, printable};

#[derive(Debug, Args)]
pub(super) struct OpeningsArgs {
    #[command(subcommand)]
    command: OpeningsCommand,
}

#[derive(Debug, Subcommand)]
enum OpeningsCommand {
    /// List the tables: how many lines and positions, rules, edition, source.
    List {
        /// The form.
        #[arg(long, default_value = "text", value_parser = one_of(text_or_json))]
        format: PlainFormat,
    },
    /// A line of a table: its moves, the position with the player to move, what is due, and
    /// what was found wrong in print.
    Show {
        /// A name from `arbiter openings list`, or a YAML file.
        #[arg(value_name = "TABLE")]
        table: String,
        /// The number as it is printed, or the other way round: XV-16, 16-xv; without it the
        /// document of the whole table, to be copied and changed.
        #[arg(value_name = "NUMBER")]
        number: Option<String>,
        /// The form.
        #[arg(long, default_value = "text", value_parser = one_of(text_or_json))]
        format: PlainFormat,
    },
    Find(Box<FindArgs>),
    /// Play every line of tables, and compare the positions with what the tables state.
    ///
    /// Also lists what is known to be wrong in print. Exit code 1: something is wrong with a
    /// table.
    Check {
        /// Names from `arbiter openings list`, or YAML files; without any, all that are listed.
        #[arg(value_name = "TABLE|FILE")]
        tables: Vec<String>,
        /// The form.
        #[arg(long, default_value = "text", value_parser = one_of(text_or_json))]
        format: PlainFormat,
    },
}

/// Which opening is this? The line of each table that a game has reached last, or that leads to
/// a position.
///
/// A line is reached if its position was on the board, even by other moves or in another order, or
/// if the game began from it. Exit code 1: a game has reached no line.
#[derive(Debug, Args)]
struct FindArgs {
    /// PDN files, packed (.gz, .zst) or not, folders with everything in them, patterns in quotes;
    /// `-` for standard input.
    #[arg(value_name = "FILE", required_unless_present = "fen", conflicts_with = "fen")]
    files: Vec<String>,
    /// A position in place of games.
    #[arg(long, value_name = "FEN", allow_hyphen_values = true)]
    fen: Option<String>,
    /// Only these tables: names from `arbiter openings list`, or YAML files; without it those
    /// for the game type of each record.
    #[arg(long = "table", value_name = "TABLE|FILE")]
    tables: Vec<String>,
    #[command(flatten)]
    rules: RecordRuleArgs,
    /// The form.
    #[arg(long, default_value = "text", value_parser = one_of(found))]
    format: OpeningsFormat,
    /// Threads; 0 means as many as there are processors.
    #[arg(short = 'j', long, value_name = "N", default_value_t = 0)]
    jobs: usize,
    #[command(flatten)]
    select: SelectArgs,
}

/// Returns the purpose of each format for the openings of games.
const fn found(format: OpeningsFormat) -> &'static str {
    match format {
        OpeningsFormat::Text => "A line a game",
        OpeningsFormat::Json => "One array of games",
        OpeningsFormat::Jsonl => "An object a game, a line each",
    }
}

/// Runs the command.
pub(super) fn run(args: OpeningsArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let mut outcome = Outcome::Fine;
    let text = match args.command {
        OpeningsCommand::List { format } => {
            let tables = openings::all();
            match format {
                PlainFormat::Json => list_json(&tables),
                PlainFormat::Text => pager::folded(&list_text(&tables, language())),
            }
        }
        OpeningsCommand::Show { table, number, format } => {
            let Some(number) = number else {
                let text = match format {
                    PlainFormat::Json => list_json(&[openings::load(&table)?]),
                    PlainFormat::Text => openings::document(&table)?,
                };
                out.write_all(text.as_bytes()).with_context(crate::cli::words::writing)?;
                return Ok(outcome);
            };
            let table = openings::load(&table)?;
            let opening = table.find(&number).ok_or_else(|| no_line(&table, &number))?;
            let view = LineView::of(&table, opening);
            match format {
                PlainFormat::Json => view.json(),
                PlainFormat::Text => view.text(language()),
            }
        }
        OpeningsCommand::Find(find) => return run_find(&find, out),
        OpeningsCommand::Check { tables, format } => {
            let checked = checked(&tables)?;
            if checked.iter().any(CheckedTable::is_wrong) {
                outcome = Outcome::Wrong;
            }
            let terminal = terminal_of(&std::io::stdout());
            match format {
                PlainFormat::Json => checked_json(&checked),
                PlainFormat::Text => {
                    checked.iter().map(|one| checked_text(one, terminal, language())).collect()
                }
            }
        }
    };
    out.write_all(text.as_bytes()).with_context(crate::cli::words::writing)?;
    Ok(outcome)
}

fn checked(tables: &[String]) -> Result<Vec<CheckedTable>, Failure> {
    let all = names().iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
    let wanted = if tables.is_empty() { &all[..] } else { tables };
    Ok(wanted.iter().map(|name| openings::check(name)).collect::<Result<_, _>>()?)
}

/// Creates the failure for a table without a line of this number.
pub(super) fn no_line(table: &Table, number: &str) -> Failure {
    let shown = |text: &str| printable(text).into_owned();
    misuse(&Misuse::NoOpening {
        table: shown(&table.name),
        number: shown(number),
        example: table.example().to_owned(),
        lines: table.openings().len(),
    })
}

fn run_find(args: &FindArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let tables = openings::chosen(&args.tables)?;
    if let Some(fen) = &args.fen {
        let found = openings::leading_to(fen, "--fen", &tables)?;
        let text = match args.format {
            OpeningsFormat::Json => format!("[\n{}\n]\n", found.json_line()),
            OpeningsFormat::Jsonl => found.json_line() + "\n",
            OpeningsFormat::Text => found.text(language()),
        };
        out.write_all(text.as_bytes()).with_context(crate::cli::words::writing)?;
        return Ok(if found.lines.is_empty() { Outcome::Wrong } else { Outcome::Fine });
    }
    let named = args.rules.given()?;
    let (files, unusable) = expand(&args.files);
    interrupt::watch()?;
    let mut out = Output::open(None, &files, out)?;
    let (select, jobs) = (args.select.selection(), args.jobs);
    let stream = Stream { select, jobs, ..Stream::of(files, open, named) };
    let is_named = !args.tables.is_empty();
    let mut none = 0_u64;
    let mut answers = match args.format {
        OpeningsFormat::Json => Answers::new("[\n", ",\n", "\n]\n"),
        OpeningsFormat::Text | OpeningsFormat::Jsonl => Answers::new("", "", ""),
    };
    let failed = stream::run(
        stream,
        move |task| openings::reached(task, &tables, is_named),
        |_| {},
        |found: Vec<FoundGame>| {
            for game in found {
                none += u64::from(game.lines.is_empty());
                answers.add(&match args.format {
                    OpeningsFormat::Json => game.json_line(),
                    OpeningsFormat::Jsonl => game.json_line() + "\n",
                    OpeningsFormat::Text => game.text(language()),
                });
            }
            stream::write_ready(&mut answers, &mut out)
        },
    )?;
    let games = answers.games();
    out.lines(&answers.end())?;
    out.finish()?;
    let failed = failed || unusable;
    if games == 0 && !failed {
        aside!("{}", label(Label::NoGameChosen));
    }
    Ok(match () {
        () if failed || games == 0 => Outcome::Unusable,
        () if none > 0 => Outcome::Wrong,
        () => Outcome::Fine,
    })
}
