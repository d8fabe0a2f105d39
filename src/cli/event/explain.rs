//! `arbiter event explain`.

use std::io::Write;

use clap::Args;

use super::look::LookArgs;
use crate::cli::exit::{Failure, Outcome};
use crate::cli::misuse::Misuse;
use crate::event::acts::{Refusal, Refused, find_player, paired_round};
use crate::event::{Event, Round};
use crate::pairing;
use crate::report::event::{Against, Asked, PairingExplanationView};

/// Why a round of a Swiss was paired as it was, as a whole or for one board.
#[derive(Debug, Args)]
pub struct ExplainArgs {
    #[command(flatten)]
    look: LookArgs,
    /// The round; the last that is paired where it is missing.
    #[arg(long, value_name = "ROUND")]
    round: Option<Round>,
    /// The two at a board; `--against` is then asked for who has White.
    #[arg(long, value_name = "BOARD", conflicts_with = "player")]
    board: Option<u16>,
    /// A player, by id or pairing number.
    #[arg(long, value_name = "ID|NUMBER")]
    player: Option<String>,
    /// Why not against this player, or why not the bye; whom the player could expect where
    /// it is missing.
    #[arg(long, value_name = "ID|NUMBER|bye")]
    against: Option<String>,
}

/// Runs `arbiter event explain`.
pub fn run(args: &ExplainArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let event = args.look.target.read()?;
    let event = pairing::numbered(&event);
    let round = args.round.unwrap_or(event.last_paired());
    let asked = asked(args, &event, round)?;
    args.look.show(&PairingExplanationView::new(&event, round, asked)?, out)
}

fn asked(args: &ExplainArgs, event: &Event, round: Round) -> Result<Option<Asked>, Refused> {
    let against = match args.against.as_deref() {
        None => None,
        Some("bye") => Some(Against::Bye),
        Some(other) => Some(Against::Player(player(event, other)?)),
    };
    let player = match (args.board, &args.player) {
        (Some(number), _) => {
            let paired = &event.rounds[paired_round(event, round)?];
            let board = paired.boards.iter().find(|board| board.board == number);
            let board =
                board.ok_or_else(|| Refused::new(Refusal::NoBoard { round, board: number }))?;
            find_player(event, board.white.as_str())?
        }
        (None, Some(named)) => player(event, named)?,
        (None, None) if against.is_some() => {
            return Err(Misuse::AgainstWhom.refused());
        }
        (None, None) => return Ok(None),
    };
    Ok(Some(Asked { player, against }))
}

/// A player by id, or by pairing number.
fn player(event: &Event, named: &str) -> Result<usize, Refused> {
    let Ok(number) = named.parse::<u16>() else { return find_player(event, named) };
    let found = event.players.iter().position(|player| player.number == Some(number));
    found.ok_or_else(|| Refused::new(Refusal::NobodyNumbered { number }))
}
