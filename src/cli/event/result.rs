//! `arbiter event result`.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use super::desk::{ChangeArg, change};
use crate::app::event::Done;
use crate::app::lists;
use crate::cli::exit::{Failure, Outcome};
use crate::cli::inputs::table;
use crate::event::Round;
use crate::event::acts::{self, Amend, Entry};

/// Enter results.
///
/// `3=2-0`: board 3, White's points first; `p12=win`; `3=draw`; `3=w-late`: White came too
/// late and has lost; `3=b-forfeit`, `3=both-forfeit`, `3=1-1:adjudicated`, `3=adjourned`,
/// `3=annulled`. Micro-matches: `3=2-0,1-1`, or `3.2=1-1` for the second game; the points of
/// the player named first on the board stand first in both.
#[derive(Debug, Args)]
pub struct ResultArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// BOARD=RESULT or PLAYER=win|draw|loss|late|forfeit, any number of them.
    #[arg(required_unless_present = "from", value_name = "BOARD=RESULT")]
    results: Vec<Entry>,
    /// Read results from a CSV file with the heads board (or white and black) and result,
    /// perhaps round.
    #[arg(long, value_name = "FILE", conflicts_with = "results")]
    from: Option<PathBuf>,
    /// The round; where it is missing the last that is paired. Where a whole schedule is
    /// paired it is the round being played, and has to be named once that is complete.
    #[arg(long)]
    round: Option<Round>,
    /// Change a recorded result; the pairings made since stay as they are.
    #[arg(long, requires = "reason")]
    amend: bool,
    /// Why a recorded result is changed.
    #[arg(long)]
    reason: Option<String>,
}

/// Runs `arbiter event result`.
pub fn run(args: &ResultArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let table = args.from.as_deref().map(table).transpose()?;
    change(&args.change, "result", out, |event| {
        let names_rounds = table.as_ref().is_some_and(lists::names_rounds);
        let round = match args.round {
            Some(round) => round,
            None if names_rounds => event.last_paired(),
            None => acts::round_in_play(event)
                .or_else(|refused| acts::is_repetition(event, &args.results).ok_or(refused))?,
        };
        let amend = args
            .reason
            .as_ref()
            .filter(|_| args.amend)
            .map(|reason| Amend { reason: reason.clone() });
        let mut said = match &table {
            Some(table) => lists::enter_results(event, round, table, amend.as_ref())?,
            None => acts::enter(event, round, &args.results, amend.as_ref())?,
        };
        if let Some(round) = event.round(round) {
            let missing: Vec<String> =
                round.missing(event.scoring.games()).map(|board| board.board.to_string()).collect();
            said.push(match missing.len() {
                0 => format!("round {}: all results are in", round.round),
                1..=20 => format!("round {}: still open: {}", round.round, missing.join(", ")),
                open => format!("round {}: {open} boards are still open", round.round),
            });
        }
        Ok(Done::from(said).because(args.reason.as_deref()))
    })
}
