//! `arbiter event match-sheet | lineup-sheet`.

use std::io::Write;

use clap::Args;

use super::look::{LookArgs, width};
use super::views::print;
use crate::app::Hindrance;
use crate::app::event::{of_teams, team_named};
use crate::cli::exit::{Failure, Outcome};
use crate::cli::words::language;
use crate::event::Round;
use crate::event::acts::{paired_round, round_to_show};
use crate::event_report::event::{lineup_sheets, match_reports};
use crate::event_report::sheet::{forms_html, forms_text};

#[derive(Debug, Args)]
pub(super) struct MatchSheetArgs {
    #[command(flatten)]
    look: LookArgs,
    /// The round [default: current round].
    #[arg(long, value_name = "ROUND")]
    round: Option<Round>,
    /// The match; by default, all of the round.
    #[arg(value_name = "MATCH", conflicts_with = "number")]
    only: Option<u16>,
    /// The match, as an option.
    #[arg(long = "match", value_name = "MATCH")]
    number: Option<u16>,
}

/// Runs `arbiter event match-sheet`.
pub(super) fn match_sheet(args: &MatchSheetArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let event = args.look.target.read()?;
    of_teams(&event)?;
    let round = args.round.unwrap_or_else(|| round_to_show(&event));
    paired_round(&event, round)?;
    let language = language();
    let number = args.only.or(args.number);
    let forms = match_reports(&event, round, number, language);
    if let (true, Some(number)) = (forms.is_empty(), number) {
        return Err(Hindrance::NoMatchOfTeams { round, number }.refused().into());
    }
    let pages = || forms_html(&forms, language);
    print(&args.look, || forms_text(&forms, width(args.look.form.output.as_deref())), pages, out)
}

#[derive(Debug, Args)]
pub(super) struct LineupSheetArgs {
    #[command(flatten)]
    look: LookArgs,
    /// The round [default: current round].
    #[arg(long, value_name = "ROUND")]
    round: Option<Round>,
    /// The team, by id; by default, all.
    #[arg(value_name = "TEAM", conflicts_with = "team")]
    only: Option<String>,
    /// The team, as an option.
    #[arg(long, value_name = "ID")]
    team: Option<String>,
}

/// Runs `arbiter event lineup-sheet`.
pub(super) fn lineup_sheet(
    args: &LineupSheetArgs,
    out: &mut dyn Write,
) -> Result<Outcome, Failure> {
    let event = args.look.target.read()?;
    of_teams(&event)?;
    let named = args.only.as_deref().or(args.team.as_deref());
    let team = named.map(|named| team_named(&event, named)).transpose()?;
    let round = args.round.unwrap_or_else(|| round_to_show(&event).max(Round(1)));
    let language = language();
    let forms = lineup_sheets(&event, round, team.map(|team| &team.id), language);
    let pages = || forms_html(&forms, language);
    print(&args.look, || forms_text(&forms, width(args.look.form.output.as_deref())), pages, out)
}
