//! `arbiter event division | divisions`.

use std::io::Write;

use clap::Args;

use super::desk::{ChangeArg, EventArg, apply};
use super::look::Views;
use crate::cli::exit::{Failure, Outcome};
use crate::cli::formats::FormatArgs;
use crate::event::acts::{Act, TeamAct};
use crate::event::{Division, Event, Part};
use crate::report::event::DivisionsView;

/// Say how many are promoted and relegated; the standings then show who.
///
/// `division EVENT --promoted 1 --relegated 2`; with --group for each group that is a division.
/// Without any number or name what was said before is taken out.
#[derive(Debug, Args)]
pub(super) struct DivisionArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// The group that is the division; by default, every table of the last stage.
    #[arg(long, value_name = "GROUP")]
    group: Option<String>,
    /// How many are promoted: the first.
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    promoted: u16,
    /// How many play promotion matches: those after them.
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    promotion_matches: u16,
    /// How many play relegation matches: those before the ones who are relegated.
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    relegation_matches: u16,
    /// How many are relegated: the last.
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    relegated: u16,
    /// What the division above is called.
    #[arg(long, value_name = "NAME")]
    above: Option<String>,
    /// What the division below is called.
    #[arg(long, value_name = "NAME")]
    below: Option<String>,
}

/// Runs `arbiter event division`.
pub(super) fn division(args: &DivisionArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let division = Division {
        group: args.group.clone(),
        above: args.above.clone(),
        below: args.below.clone(),
        promoted: args.promoted,
        promotion_matches: args.promotion_matches,
        relegation_matches: args.relegation_matches,
        relegated: args.relegated,
    };
    apply(&args.change, &Act::OfTeams(TeamAct::Division { division }), out)
}

/// Who goes up and who goes down, by the standings of each division.
///
/// The divisions are groups of an event, or events, the highest first.
#[derive(Debug, Args)]
pub(super) struct DivisionsArgs {
    /// The events, the highest division first: paths, or names in tournaments/.
    #[arg(required = true, value_name = "EVENT")]
    events: Vec<String>,
    #[command(flatten)]
    form: FormatArgs<Views>,
}

/// Runs `arbiter event divisions`.
pub(super) fn divisions(args: &DivisionsArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let target = |event: &String| EventArg { event: event.clone() };
    let targets: Vec<EventArg> = args.events.iter().map(target).collect();
    let events: Vec<Event> = targets.iter().map(EventArg::read).collect::<Result<_, _>>()?;
    let parts: Vec<Vec<Part<'_>>> =
        events.iter().map(|event| event.parts(event.stage_count() - 1)).collect();
    let all: Vec<_> =
        events.iter().zip(&parts).map(|(event, parts)| (event, parts.as_slice())).collect();
    let name = |target: &EventArg| Ok(target.file()?.name());
    let inputs: Vec<String> = targets.iter().map(name).collect::<Result<_, Failure>>()?;
    args.form.show(&DivisionsView::new(&all), &inputs, out)
}
