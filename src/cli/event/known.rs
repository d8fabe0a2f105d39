//! `arbiter event update | alias`: players as a newer list and game records know them.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use super::event_arg::{ChangeArg, apply, change};
use crate::app::lists::{Columns, PlayerList};
use crate::cli::exit::{Failure, Outcome};
use crate::cli::inputs::table;
use crate::cli::words::typed;
use crate::event::acts::Act;

/// Update ratings, titles, federation ids and clubs from a newer list.
///
/// A line of the list is a player's by the number at the federation, by the id in the event, or
/// by the whole name if only one line and one player have it. Whoever is not clear is named with
/// the lines that may be meant, and not changed; so is whoever is not in the list. An empty cell
/// changes nothing. What is paired stays as it is; it is said from which round on it counts.
#[derive(Debug, Args)]
pub(super) struct UpdateArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// The list, a CSV file (`-`: standard input); the first line with known heads
    /// names the columns.
    #[arg(long, value_name = "FILE")]
    from: PathBuf,
    /// Which column is what, if the heads do not say it: name=Naam,rating=Elo.
    #[arg(long, value_name = "FIELD=HEAD,...", value_parser = typed::<Columns>)]
    columns: Option<Columns>,
}

/// Runs `arbiter event update`.
pub(super) fn update(args: &UpdateArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let list = PlayerList { table: table(&args.from)?, columns: args.columns.clone() };
    change(&args.change, "update", out, |event| list.update(event))
}

/// Note that records and lists call a player by another name.
///
/// An alias is for names that are not the player's own: another spelling, a maiden name, a slip in
/// the records. `event games`, `result --from` and `update` then find the player by it as by the
/// player's own name, in any order, case and accents; nothing that is printed changes. `--remove`
/// takes it away again. A name or an alias of another player is refused.
#[derive(Debug, Args)]
pub(super) struct AliasArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// The id of the player.
    player: String,
    /// The other name, or several.
    #[arg(required = true, value_name = "NAME")]
    names: Vec<String>,
    /// Take the names away: the player is not known by them any more.
    #[arg(long)]
    remove: bool,
}

/// Runs `arbiter event alias`.
pub(super) fn alias(args: &AliasArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let (player, aliases) = (args.player.clone(), args.names.clone());
    apply(&args.change, &Act::Alias { player, aliases, remove: args.remove }, out)
}
