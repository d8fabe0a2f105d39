//! `arbiter event games`.

use std::io::Write;
use std::sync::Arc;

use crate::cli::words::typed;
use clap::Args;

use super::event_arg::{ChangeArg, author, mode, notes};
use crate::app::event::lines_of_round;
use crate::app::round::{self, RoundOfGames};
use crate::cli::exit::{Failure, Outcome};
use crate::cli::formats::{FormatArgs, Writes};
use crate::cli::inputs::{expand, open};
use crate::cli::misuse::{Misuse, misuse};
use crate::cli::output::Output;
use crate::cli::words::{language, said};
use crate::event::Round;
use crate::event::acts;
use crate::event::games::{Accept, Decisions};
use crate::report::PlainFormat;

/// Enter a round's results from its game records, and report whatever disagrees.
///
/// Each game finds its board by the names of its players (in any order, case and accents;
/// initials, ids, and the numbers at the federation in WhiteFmjdId and BlackFmjdId) and by
/// its colours. It is judged under the rules of the event, and its result is written in the
/// points of the event. Nothing from a file is entered if part of it cannot be read.
///
/// Which result wins: the one that both players signed, which is the one after the moves, otherwise
/// the one in the Result tag. It is entered, and what an arbiter should look at is reported, if a
/// move was irregular, if moves cannot be followed, or if the record just ends. It is NOT entered
/// if the laws give another result, if the tag gives another one, if a draw came earlier than one
/// may be agreed on, if colours or round are not those of the pairing, if several records are of
/// the same game, or if it is 0-0. Look at the record, then either correct it, or --accept the
/// board (the result as recorded, for the players whom the record names; it is remembered, and not
/// told again), or enter the result by hand. If a ruling is recorded against the board, its result stands. A result that the event
/// already has is changed only with --amend --reason; with --accept as well, only on the boards that
/// are accepted.
///
/// Records of other rounds are ignored. Run it again as often as you like: what is there
/// is not entered twice.
///
/// Exit code 0: every game of the round is there and nothing disagrees; 1: something
/// disagrees or is missing; 2: a file cannot be read; 3: nothing could be written.
#[derive(Debug, Args)]
pub(super) struct GamesArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// The round.
    round: Round,
    /// PDN files, also packed; folders; patterns in quotes; `-` for standard input.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    /// Boards whose record is believed as it is, also later: 3 or 3,5 or all.
    #[arg(long, value_name = "BOARDS", value_parser = typed::<Accept>)]
    accept: Option<Accept>,
    /// A name in the records and the id of the player who is meant, "Joerg Mueller=p5"; from now
    /// on the player is known by that name.
    #[arg(long, value_name = "NAME=ID", value_parser = same)]
    same: Vec<(String, String)>,
    /// Change results that are recorded, with --accept only those of its boards; the pairings made
    /// since stay as they are.
    #[arg(long, requires = "reason")]
    amend: bool,
    /// Why recorded results are changed.
    #[arg(long, value_name = "TEXT")]
    reason: Option<String>,
    #[command(flatten)]
    written: FormatArgs<Reports>,
}

/// A name with the player who is meant.
fn same(text: &str) -> Result<(String, String), String> {
    let halves = text.rsplit_once('=').map(|(name, id)| (name.trim(), id.trim()));
    let whole = halves.filter(|(name, id)| !name.is_empty() && !id.is_empty());
    let said = || said(&Misuse::NoNameAndId { text: text.to_owned() });
    whole.map(|(name, id)| (name.to_owned(), id.to_owned())).ok_or_else(said)
}

/// What `games` writes.
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
    let (files, failed) = expand(&args.files);
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
    // The report comes once everything is on the disk.
    notes(&changed);
    out.lines(&match format {
        PlainFormat::Json => view.json(),
        PlainFormat::Text => view.text(language()),
    })?;
    out.finish()?;
    Ok(if view.agrees { Outcome::Fine } else { Outcome::Wrong })
}
