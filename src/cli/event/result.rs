//! `arbiter event result`.

use std::io::Write;
use std::path::PathBuf;

use crate::cli::words::typed;
use clap::Args;

use super::desk::{ChangeArg, apply, change};
use crate::app::lists::ResultList;
use crate::cli::exit::{Failure, Outcome};
use crate::cli::inputs::table;
use crate::event::Round;
use crate::event::acts::{Act, Entry};

/// Enter results.
///
/// `3=2-0`: board 3, White's points first; `p12=win`; `3=draw`; `3=w-late`: White came too
/// late and has lost; `3=b-forfeit`, `3=both-forfeit`, `3=1-1:adjudicated`, `3=adjourned`,
/// `3=annulled`; `3=clear` takes a result away, with --reason. Micro-matches: `3=2-0,1-1`, or `3.2=1-1` for the second game; the points of
/// the player named first on the board come first in both.
#[derive(Debug, Args)]
pub(super) struct ResultArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// BOARD=RESULT or PLAYER=win|draw|loss|late|forfeit, any number of them.
    #[arg(required_unless_present = "from", value_name = "BOARD=RESULT", value_parser = typed::<Entry>)]
    results: Vec<Entry>,
    /// Read results from a CSV file with the heads board (or white and black) and result,
    /// and perhaps round.
    #[arg(long, value_name = "FILE", conflicts_with = "results")]
    from: Option<PathBuf>,
    /// The round; by default, the last that is paired. If a whole schedule is
    /// paired, it is the round being played, and must be named once that is complete.
    #[arg(long)]
    round: Option<Round>,
    /// Change a recorded result; the pairings made since stay as they are.
    #[arg(long, requires = "reason")]
    amend: bool,
    /// Why a recorded result is changed or cleared.
    #[arg(long)]
    reason: Option<String>,
}

/// Runs `arbiter event result`.
pub(super) fn run(args: &ResultArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let (amend, reason) = (args.amend, args.reason.clone());
    let Some(from) = &args.from else {
        let (entries, round) = (args.results.clone(), args.round);
        return apply(&args.change, &Act::Result { entries, round, amend, reason }, out);
    };
    let list = ResultList { table: table(from)?, round: args.round, amend, reason };
    change(&args.change, "result", out, |event| list.enter(event))
}
