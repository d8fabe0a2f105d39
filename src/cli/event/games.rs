//! `arbiter event games`.

use std::io::Write;
use std::sync::Arc;

use crate::cli::words::typed;
use clap::Args;

use super::event_arg::{ChangeArg, author, mode, notes};
use super::look::lines;
use crate::app::event::lines_of_round;
use crate::app::round::{self, RoundOfGames};
use crate::cli::exit::{Failure, Outcome};
use crate::cli::formats::{FormatArgs, Writes};
use crate::cli::inputs::{expand_whole, open};
use crate::cli::misuse::{Misuse, misuse};
use crate::cli::output::Output;
use crate::cli::pager::folded;
use crate::cli::words::{language, said};
use crate::event::Round;
use crate::event::acts;
use crate::event::games::{AcceptedBoards, Decisions};
use crate::report::PlainFormat;

#[derive(Debug, Args)]
pub(super) struct GamesArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// The round.
    round: Round,
    /// PDN files, also packed, folders, or patterns in quotes; `-` for standard input.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    /// Boards whose record is accepted although it disagrees, now and later: 3 or 3,5 or all.
    #[arg(long, value_name = "BOARDS", value_parser = typed::<AcceptedBoards>)]
    accept: Option<AcceptedBoards>,
    /// A name in the records and the id of its player, "Joerg Mueller=p5"; from now on the player
    /// is known by that name.
    #[arg(long, value_name = "NAME=ID", value_parser = same)]
    same: Vec<(String, String)>,
    /// Change recorded results, with --accept only those of its boards; later pairings do not
    /// change.
    #[arg(long, requires = "reason")]
    amend: bool,
    /// Why recorded results are changed.
    #[arg(long, value_name = "TEXT")]
    reason: Option<String>,
    #[command(flatten)]
    written: FormatArgs<Reports>,
}

/// Parses a name with the player who is meant.
fn same(text: &str) -> Result<(String, String), String> {
    let halves = text.rsplit_once('=').map(|(name, id)| (name.trim(), id.trim()));
    let whole = halves.filter(|(name, id)| !name.is_empty() && !id.is_empty());
    let said = || said(&Misuse::NoNameAndId { text: text.to_owned() });
    whole.map(|(name, id)| (name.to_owned(), id.to_owned())).ok_or_else(said)
}

/// The output of `games`.
#[derive(Debug)]
enum Reports {}

impl Writes for Reports {
    type Form = PlainFormat;
    const USUAL: Self::Form = PlainFormat::Text;

    fn purpose(format: PlainFormat) -> &'static str {
        match format {
            PlainFormat::Text => "A line a board, then what disagrees",
            PlainFormat::Json => "For programs: `arbiter.event-games/1`",
        }
    }

    fn output_help() -> String {
        "Write what is reported to a file instead".into()
    }
}

/// Runs `arbiter event games`.
pub(super) fn run(args: &GamesArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let format = args.written.format()?;
    let file = args.change.target.file()?;
    // The event is read before the files are judged, which can take a while.
    let event = file.read()?;
    acts::paired_round(&event, args.round)?;
    let laws = Arc::new(round::laws(&event, file.folder())?);
    let (files, failed) = expand_whole(&args.files);
    if failed {
        return Err(misuse(&Misuse::NothingEntered));
    }
    let drawn = lines_of_round(&event, file.folder(), args.round)?;
    let time_control = event.time_control.as_deref();
    let sheets = round::sheets(&files, &open.into(), &laws, time_control, file.folder(), &drawn)?;
    let mut inputs = args.files.clone();
    inputs.push(file.name());
    let mut out = Output::open(args.written.output.as_deref(), &inputs, out)?;
    let decisions =
        Decisions { accept: args.accept.clone().unwrap_or_default(), amend: args.amend };
    let games = RoundOfGames {
        round: args.round,
        laws: &laws,
        sheets: &sheets,
        decisions,
        same: args.same.clone(),
        reason: args.reason.clone(),
    };
    let (changed, view) = file.enter_games(&author(), mode(args.change.dry_run), &games)?;
    // The report comes after everything is on disk.
    notes(&changed);
    out.lines(&match format {
        PlainFormat::Json => view.json(),
        PlainFormat::Text => {
            let output = args.written.output.as_deref();
            let text = view.text(lines(output), language());
            if output.is_some() { text } else { folded(&text) }
        }
    })?;
    out.finish()?;
    Ok(if view.agrees { Outcome::Fine } else { Outcome::Wrong })
}
