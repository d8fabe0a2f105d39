//! `arbiter event result`.

use std::io::Write;
use std::path::PathBuf;

use crate::cli::words::typed;
use clap::Args;

use super::event_arg::{ChangeArg, apply, change};
use crate::app::lists::ResultList;
use crate::cli::exit::{Failure, Outcome};
use crate::cli::inputs::table;
use crate::event::Round;
use crate::event::acts::{Act, Typed};

/// Enter results.
///
/// `3=2-0`: board 3, White's points first. Shorter: `3=w`, `3=b`, `3=d` or `3==` for a win of
/// White, of Black, a draw; `3=2`: White's points; `3=+`, `3=-`: White wins or loses by forfeit.
/// `1-0`, `0-1` and `1/2-1/2` are taken where they are no score of the event's own.
/// `3=w-late`: White came too late and has lost; `3=b-forfeit`, `3=both-forfeit`,
/// `3=1-1:adjudicated`, `3=2-0:forfeit`, `3=adjourned`, `3=annulled`; `3=clear` takes a result
/// away, with --reason. Of a player: `p12=win`,
/// `p12=loss`, `p12=late`, `p12=absent`. Also in Dutch: `wit`, `zwart`, `remise`, `wit-te-laat`,
/// `2-0:reglementair`, `afgebroken`. Micro-matches: `3=2-0,1-1`, or `3.2=1-1` for the second game;
/// the points of the player named first on the board come first in both.
///
/// Where teams meet, `3.2=2-0` is board 2 of match 3, and `7=2-0` board 7 of the round. In both, and
/// in results without boards, the points of the home team come first, as in a match report,
/// whoever has White, and `+` is a forfeit that the home player wins; `3.2=w` is a win of White,
/// and `7w=2-0` has White's points first.
///
/// Without boards, `2 1 = 0 +`: the open boards in their order, as many results as boards.
#[derive(Debug, Args)]
pub(super) struct ResultArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// BOARD=RESULT or PLAYER=win|draw|loss|late|forfeit, any number of them; or a RESULT for each
    /// open board, in their order.
    #[arg(required_unless_present = "from", value_name = "BOARD=RESULT", value_parser = typed::<Typed>)]
    results: Vec<Typed>,
    /// With results in the order of the boards: the last board that they are for.
    #[arg(long, value_name = "BOARD", conflicts_with_all = ["from", "amend"])]
    to: Option<u16>,
    /// Read results from a CSV file: columns result and board, or white and black (names or
    /// ids), and perhaps round; what `pairings --format csv` writes, filled in. All columns must
    /// agree.
    #[arg(long, value_name = "FILE", conflicts_with = "results")]
    from: Option<PathBuf>,
    /// The round; by default, the first with a board that has no result and no adjourned or
    /// postponed game. It must be named where the board is outstanding in another round too.
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
        let act = Act::of_typed(&args.results, args.to, args.round, amend, reason)?;
        return apply(&args.change, &act, out);
    };
    let list = ResultList { table: table(from)?, round: args.round, amend, reason };
    change(&args.change, "result", out, |event| list.enter(event))
}
