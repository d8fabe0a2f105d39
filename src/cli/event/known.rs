//! `arbiter event update | alias`: players in a newer list and in game records.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use super::event_arg::{ChangeArg, apply, change};
use crate::acts::NamePlayer;
use crate::app::lists::{PlayerColumns, PlayerList};
use crate::cli::exit::{Failure, Outcome};
use crate::cli::inputs::table;
use crate::cli::words::typed;

#[derive(Debug, Args)]
pub(super) struct UpdateArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// The list, a CSV file (`-`: standard input); the first line with known heads
    /// names the columns.
    #[arg(long, value_name = "FILE")]
    from: PathBuf,
    /// Which column is what, if the heads do not say it: name=Naam,rating=Elo.
    #[arg(long, value_name = "FIELD=HEAD,...", value_parser = typed::<PlayerColumns>)]
    columns: Option<PlayerColumns>,
}

/// Runs `arbiter event update`.
pub(super) fn update(args: &UpdateArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let list = PlayerList { table: table(&args.from)?, columns: args.columns.clone() };
    change(&args.change, "update", out, |event| list.update(event))
}

#[derive(Debug, Args)]
pub(super) struct AliasArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// The id of the player.
    player: String,
    /// The other name, or several.
    #[arg(required = true, value_name = "NAME")]
    names: Vec<String>,
    /// Take the names away: the player is no longer known by them.
    #[arg(long)]
    remove: bool,
}

/// Runs `arbiter event alias`.
pub(super) fn alias(args: &AliasArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let (player, aliases) = (args.player.clone(), args.names.clone());
    apply(&args.change, NamePlayer { player, aliases, remove: args.remove }, out)
}
