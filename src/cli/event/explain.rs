//! `arbiter event explain`.

use std::io::Write;

use clap::Args;

use super::look::LookArgs;
use crate::app::event::{PairingQuestion, stage};
use crate::cli::exit::{Failure, Outcome};
use crate::event::Round;
use crate::event_report::event::PairingExplanationView;
use crate::pairing;

#[derive(Debug, Args)]
pub(super) struct ExplainArgs {
    #[command(flatten)]
    look: LookArgs,
    /// The round [default: last paired round].
    #[arg(long, value_name = "ROUND")]
    round: Option<Round>,
    /// The two at a board, or the teams whose match it belongs to; `--against` is then asked for
    /// the one who has White.
    #[arg(long, value_name = "BOARD", conflicts_with = "player")]
    board: Option<u16>,
    /// The teams of a match, by its number in the round.
    #[arg(long = "match", value_name = "MATCH", conflicts_with_all = ["player", "board"])]
    number: Option<u16>,
    /// A player, or a team, by id or pairing number.
    #[arg(long, value_name = "ID|NUMBER")]
    player: Option<String>,
    /// Why not against this player, or why not the bye; without it, whom the player
    /// could expect.
    #[arg(long, value_name = "ID|NUMBER|bye")]
    against: Option<String>,
    /// The group, if no players are given; by default, the first.
    #[arg(long, value_name = "GROUP", conflicts_with_all = ["board", "number", "player"])]
    group: Option<String>,
}

/// Runs `arbiter event explain`.
pub(super) fn run(args: &ExplainArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let event = args.look.target.read()?;
    let round = args.round.unwrap_or(event.last_paired());
    let question = PairingQuestion {
        board: args.board,
        number: args.number,
        player: args.player.as_deref(),
        against: args.against.as_deref(),
    }
    .settled(&event, round)?;
    let mut parts = event.parts(stage(&event, None, Some(round))?);
    pairing::number_parts(&mut parts);
    let part = question.part(&event, &parts, round, args.group.as_deref())?;
    let asked = question.of(&part.event, round)?;
    args.look.show(&PairingExplanationView::of_part(&event, part, round, asked)?, out)
}
