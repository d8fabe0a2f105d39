//! `arbiter event check`.

use std::io::Write;

use anyhow::Context;
use clap::Args;

use super::desk::EventArg;
use crate::app::round::settings;
use crate::cli::exit::{Failure, Outcome, colorful};
use crate::cli::words::language;
use crate::diag::{Level, count};
use crate::event::{Event, SystemKind, check_with, located};
use crate::report::event::check_pairings;
use crate::report::{SourceText, printable, render};

/// Everything that should not be: rematches, colours, forgotten players, amended results.
#[derive(Debug, Args)]
pub struct CheckArgs {
    #[command(flatten)]
    target: EventArg,
    /// Exit with 1 on warnings, too.
    #[arg(long)]
    strict: bool,
}

/// Runs `arbiter event check`.
pub fn run(args: &CheckArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let file = args.target.file()?;
    let (event, text) = file.read_with_text()?;
    let rules: Vec<String> = settings(&event);
    crate::app::rules::load_to_play(&event.rules, &rules)?;
    let body = text.strip_prefix('\u{feff}').unwrap_or(&text);
    let name = file.name();
    let rounds = check_pairings(&event);
    let problems = check_with(&event).into_iter().chain(rounds.problems).collect();
    let findings = located(body, problems);
    let color = colorful(&std::io::stdout());
    for finding in &findings {
        let source = SourceText { name: &name, text: body.as_bytes() };
        write!(out, "{}", render(finding, source, language(), color)).context("writing")?;
    }
    let history = file.history()?;
    for damage in &history.damage {
        writeln!(out, "history damaged at operation {}: {}", damage.number, damage.what)
            .context("writing")?;
    }
    let warnings = findings.iter().filter(|finding| finding.level() >= Level::Warning).count();
    let summary = summary(&event, warnings, history.operations.len());
    writeln!(out, "{}", printable(&summary)).context("writing")?;
    if event.system.kind == SystemKind::Swiss && !event.rounds.is_empty() {
        let (same, paired) = (rounds.as_paired, event.rounds.len());
        writeln!(out, "{same} of {} as the system pairs them", count(paired, "round", "rounds"))
            .context("writing")?;
    }
    let wrong = !history.damage.is_empty() || (args.strict && warnings > 0);
    Ok(if wrong { Outcome::Wrong } else { Outcome::Fine })
}

fn summary(event: &Event, warnings: usize, operations: usize) -> String {
    let open: usize =
        event.rounds.iter().map(|round| round.missing(event.scoring.games()).count()).sum();
    format!(
        "{}: {}, {} paired, {}, {}, history of {}",
        event.name,
        count(event.players.len(), "player", "players"),
        count(event.rounds.len(), "round", "rounds"),
        count(open, "result missing", "results missing"),
        count(warnings, "warning", "warnings"),
        count(operations, "operation", "operations"),
    )
}
