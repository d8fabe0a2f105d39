//! `arbiter ladders`.

use std::io::Write;

use anyhow::Context;
use clap::Args;

use super::documents::OfProgram;
use super::exit::{Failure, Outcome};
use super::misuse::{Misuse, misuse};
use super::words::language;
use crate::event::{Ladder, Origin};
use crate::words::say;

#[derive(Debug, Args)]
pub(super) struct LaddersArgs {
    #[command(subcommand)]
    what: OfProgram,
}

/// Runs the command.
pub(super) fn run(args: &LaddersArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let known = || Ladder::presets().iter().map(|ladder| ladder.name.clone()).collect();
    let text = match args.what.name() {
        Some(name) => Ladder::document(name)
            .map(str::to_owned)
            .ok_or_else(|| misuse(&Misuse::NoLadder { name: name.to_owned(), known: known() }))?,
        None => super::pager::folded(&Ladder::presets().iter().map(line).collect::<String>()),
    };
    super::pager::show(&text, out).with_context(super::words::writing)?;
    Ok(Outcome::Fine)
}

fn line(ladder: &Ladder) -> String {
    let title = ladder.title.as_deref().map(Origin::of);
    let title = title.map(|title| say(&title, language())).unwrap_or_default();
    format!("{:<21}{title}\n", ladder.name)
}
