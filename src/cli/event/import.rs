//! `arbiter event import`.

use anyhow::anyhow;
use clap::Args;

use crate::cli::exit::{Failure, Outcome};
use crate::report::printable;

/// Make an event of another program's file.
#[derive(Debug, Args)]
pub struct ImportArgs {
    /// The file.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
}

/// Runs `arbiter event import`.
pub fn run(args: &ImportArgs) -> Result<Outcome, Failure> {
    let is_pdn = |name: &&String| {
        let name = name.to_ascii_lowercase();
        [".pdn", ".pdn.gz", ".pdn.zst"].iter().any(|ending| name.ends_with(ending))
    };
    let Some(pdn) = args.files.iter().find(is_pdn) else {
        let file = args.files.last().map_or("", String::as_str);
        return Err(anyhow!("{} is no file that can be imported", printable(file)).into());
    };
    let pdn = printable(pdn);
    Err(anyhow!(
        "{pdn} holds games, not a tournament: to enter the results of a round that is paired, \
         arbiter event games EVENT ROUND {pdn}"
    )
    .into())
}
