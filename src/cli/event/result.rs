//! `arbiter event result`.

use std::io::Write;
use std::path::PathBuf;

use crate::cli::words::typed;
use clap::Args;

use super::event_arg::{ChangeArg, apply, change};
use crate::acts::{Act, Apply, EnterResults, ResultReason};
use crate::app::lists::ResultList;
use crate::cli::exit::{Failure, Outcome};
use crate::cli::inputs::table;
use crate::event::Round;
use crate::event::acts::Typed;

#[derive(Debug, Args)]
pub(super) struct ResultArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// BOARD=RESULT or PLAYER=win|draw|loss|late|forfeit, any number of them; or a RESULT for each
    /// open board, in their order.
    #[arg(required_unless_present = "from", value_name = "BOARD=RESULT", value_parser = typed::<Typed>)]
    results: Vec<Typed>,
    /// With results in board order: the last board to fill.
    #[arg(long, value_name = "BOARD", conflicts_with_all = ["from", "amend"])]
    to: Option<u16>,
    /// Read results from a CSV file: columns result and board, or white and black (names or
    /// ids), and perhaps round; what `pairings --format csv` writes, filled in. All columns must
    /// agree.
    #[arg(long, value_name = "FILE", conflicts_with = "results")]
    from: Option<PathBuf>,
    /// The round [default: current round]. Needed if the board is outstanding in another round too,
    /// or if a complete round may be corrected instead.
    #[arg(long)]
    round: Option<Round>,
    /// Change a recorded result; later pairings do not change.
    #[arg(long, requires = "reason")]
    amend: bool,
    /// Why a recorded result is changed or cleared.
    #[arg(long)]
    reason: Option<String>,
}

/// Runs `arbiter event result`.
pub(super) fn run(args: &ResultArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let reason = ResultReason::given(args.amend, args.reason.clone());
    let Some(from) = &args.from else {
        let act = Act::of_typed(&args.results, args.to, args.round, reason)?;
        return apply(&args.change, act, out);
    };
    let list = ResultList { table: table(from)?, round: args.round, reason };
    change(&args.change, EnterResults::VERB, out, |event| list.enter(event))
}
