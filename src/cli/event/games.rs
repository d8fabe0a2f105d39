//! `arbiter event games`.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

use anyhow::anyhow;
use clap::{Args, ValueEnum};

use super::desk::{ChangeArg, author, mode, notes};
use crate::app::{event, round};
use crate::cli::exit::{Failure, Outcome};
use crate::cli::inputs::{expand, open};
use crate::cli::output::Output;
use crate::cli::words::language;
use crate::event::Round;
use crate::event::acts::{self, Act};
use crate::event::games::{Accept, Decisions, compare};
use crate::report::{GamesEcho, GamesView};
use draughts_ground::said::Told;

/// Enter a round's results from its game records, and report whatever disagrees.
///
/// Each game finds its board by the names of its players (in any order, case and accents;
/// initials, ids, and the numbers at the federation in WhiteFmjdId and BlackFmjdId) and by
/// its colours. It is judged under the rules of the event, and its result is written in the
/// points of the event. Nothing of a file is entered if part of it cannot be read.
///
/// Which result wins: the one both players signed, that is the one behind the moves, else in
/// the Result tag. It is entered, and what an arbiter should look at is reported, where a
/// move was irregular, where moves cannot be followed, or where the record just ends.
/// It is NOT entered where the laws give another result, where the tag says another one,
/// where a draw came earlier than it may be agreed on, where colours or round are not those
/// of the pairing, where several records are of the same game, or where it is 0-0; look at the record, then either correct it, or
/// --accept the board (the result as recorded, for the players whom the record names), or
/// enter the result by hand. Where a ruling is recorded against the board, its result stands.
/// A result that the event has already is changed only with --amend --reason.
///
/// Records of other rounds are passed over. Run it again as often as you like: what is there
/// is not entered twice.
///
/// Exit code 0: every game of the round is there and nothing disagrees; 1: something
/// disagrees or is missing; 2: a file cannot be read; 3: nothing could be written.
#[derive(Debug, Args)]
pub struct GamesArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// The round.
    round: Round,
    /// PDN files, packed ones too; folders; patterns in quotes; `-` for standard input.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    /// Boards whose result is entered as the record has it: 3 or 3,5 or all.
    #[arg(long, value_name = "BOARDS")]
    accept: Option<Accepted>,
    /// Change results that are recorded; the pairings made since stay as they are.
    #[arg(long, requires = "reason")]
    amend: bool,
    /// Why recorded results are changed.
    #[arg(long, value_name = "TEXT")]
    reason: Option<String>,
    /// How to print it; without it -o FILE decides by its ending, else text.
    #[arg(long, value_enum)]
    format: Option<Format>,
    /// Write what is reported to a file instead.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// A line a board, then what disagrees.
    Text,
    /// For programs: `arbiter.event-games/1`.
    Json,
}

/// Boards that are accepted, as they are written: `3,5` or `all`.
#[derive(Debug, Clone)]
struct Accepted(Accept);

impl FromStr for Accepted {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text.eq_ignore_ascii_case("all") {
            return Ok(Self(Accept::All));
        }
        let boards: Result<BTreeSet<u16>, _> =
            text.split(',').map(|word| word.trim().parse()).collect();
        boards
            .map(|boards| Self(Accept::Boards(boards)))
            .map_err(|_| format!("`{text}` are no boards; write 3 or 3,5 or all"))
    }
}

/// Runs `arbiter event games`.
pub fn run(args: &GamesArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let file = args.change.target.file()?;
    // Before the files are judged, which can take a while.
    let event = file.read()?;
    acts::paired_round(&event, args.round)?;
    let laws = Arc::new(round::laws(&event, file.folder())?);
    let (files, failed) = expand(&args.files);
    if failed {
        return Err(anyhow!("nothing was entered").into());
    }
    let sheets = round::sheets(&files, open, &laws, file.folder())?;
    let mut inputs = args.files.clone();
    inputs.push(file.name());
    let mut out = Output::open(args.output.as_deref(), &inputs, out)?;
    let decisions = Decisions {
        accept: args.accept.clone().map(|Accepted(accept)| accept).unwrap_or_default(),
        amend: args.amend,
    };
    let mut view = None;
    let changed = file.change(&author(), mode(args.change.dry_run), "games", |event| {
        acts::paired_round(event, args.round)?;
        let report = compare(event, args.round, &sheets, &decisions).expect("the round is paired");
        let rules = laws.set.label();
        let seen = GamesView::new(event, &report, rules, args.change.dry_run);
        let act = Act::Games {
            round: args.round,
            entries: report.entries(event),
            records: report.records(),
            amend: args.amend,
            reason: args.reason.clone(),
        };
        let mut done = event::apply(event, &act)?;
        done.said = vec![GamesEcho::of_round(args.round, &seen).said()];
        view = Some(seen);
        Ok::<_, Failure>(done)
    })?;
    // What is said is the report, once everything is on the disk.
    notes(&changed);
    let view = view.expect("the change was made");
    let is_json =
        args.output.as_ref().is_some_and(|path| path.extension() == Some("json".as_ref()));
    let json = args.format.map_or(is_json, |format| format == Format::Json);
    out.lines(&if json { view.json() } else { view.text(language()) })?;
    out.finish()?;
    Ok(if view.agrees { Outcome::Fine } else { Outcome::Wrong })
}
