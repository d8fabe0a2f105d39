//! `arbiter event check`.

use std::io::Write;

use anyhow::Context;
use clap::Args;

use super::event_arg::{EventArg, say};
use crate::app::event::{CheckLine, Echo};
use crate::cli::exit::{Failure, Outcome, terminal_of};
use crate::cli::words::{language, named};
use crate::report::{SourceText, render};
use draughts_ground::said::Told;

#[derive(Debug, Args)]
pub(super) struct CheckArgs {
    #[command(flatten)]
    target: EventArg,
    /// Exit with 1 on warnings, too.
    #[arg(long)]
    strict: bool,
}

/// Runs `arbiter event check`.
pub(super) fn run(args: &CheckArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let file = args.target.file()?;
    let checked = file.check()?;
    let (name, terminal) = (file.name(), terminal_of(&std::io::stdout()));
    for finding in &checked.findings {
        let source = SourceText { name: &name, text: checked.text.as_bytes() };
        // The event in the suggested commands is the one that is checked.
        let text = render(finding, source, language(), terminal);
        let lines = text.split_inclusive('\n').map(|line| match line.contains("arbiter event ") {
            true => named(line.to_owned()),
            false => line.to_owned(),
        });
        write!(out, "{}", lines.collect::<String>()).with_context(crate::cli::words::writing)?;
    }
    for damage in &checked.damage {
        let (number, what) = (damage.number, damage.what.said());
        say(out, &[CheckLine::Damaged { number, what }])?;
    }
    let by_hand = checked.by_hand.iter().map(|what| Echo::ByHand { what: what.clone() });
    say(out, &by_hand.collect::<Vec<_>>())?;
    say(out, &checked.records)?;
    say(out, std::slice::from_ref(&checked.summary))?;
    say(out, checked.as_paired.as_slice())?;
    say(out, checked.unkept.as_slice())?;
    say(out, checked.taken_for_two.as_slice())?;
    Ok(if checked.is_wrong(args.strict) { Outcome::Wrong } else { Outcome::Fine })
}
