//! `arbiter event division | divisions`.

use std::io::Write;

use clap::{ArgGroup, Args};

use super::event_arg::{ChangeArg, EventArg, apply};
use super::look::Views;
use crate::cli::exit::{Failure, Outcome};
use crate::cli::formats::FormatArgs;
use crate::event::acts::{Act, TeamAct};
use crate::event::{Division, Event, Part};
use crate::event_report::event::DivisionsView;

#[derive(Debug, Args)]
#[command(group(ArgGroup::new("said").required(true).multiple(true).args([
    "promoted", "promotion_matches", "relegation_matches", "relegated", "above", "below", "nobody",
])))]
pub(super) struct DivisionArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// The group that is the division; by default, every table of the last stage.
    #[arg(long, value_name = "GROUP")]
    group: Option<String>,
    /// How many are promoted: the first.
    #[arg(long, value_name = "N")]
    promoted: Option<u16>,
    /// How many play promotion matches: those after them.
    #[arg(long, value_name = "N")]
    promotion_matches: Option<u16>,
    /// How many play relegation matches: those before the ones who are relegated.
    #[arg(long, value_name = "N")]
    relegation_matches: Option<u16>,
    /// How many are relegated: the last.
    #[arg(long, value_name = "N")]
    relegated: Option<u16>,
    /// What the division above is called.
    #[arg(long, value_name = "NAME")]
    above: Option<String>,
    /// What the division below is called.
    #[arg(long, value_name = "NAME")]
    below: Option<String>,
    /// Nobody goes up or down: what was said before is taken out.
    #[arg(long, conflicts_with_all = ["promoted", "promotion_matches", "relegation_matches"])]
    #[arg(conflicts_with_all = ["relegated", "above", "below"])]
    nobody: bool,
}

/// Runs `arbiter event division`.
pub(super) fn division(args: &DivisionArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let division = Division {
        group: args.group.clone(),
        above: args.above.clone(),
        below: args.below.clone(),
        promoted: args.promoted.unwrap_or(0),
        promotion_matches: args.promotion_matches.unwrap_or(0),
        relegation_matches: args.relegation_matches.unwrap_or(0),
        relegated: args.relegated.unwrap_or(0),
    };
    apply(&args.change, &Act::OfTeams(TeamAct::Division { division }), out)
}

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
        events.iter().map(|event| event.parts(event.stage_of_divisions())).collect();
    let all: Vec<_> =
        events.iter().zip(&parts).map(|(event, parts)| (event, parts.as_slice())).collect();
    let name = |target: &EventArg| Ok(target.file()?.name());
    let inputs: Vec<String> = targets.iter().map(name).collect::<Result<_, Failure>>()?;
    args.form.show(&DivisionsView::new(&all), &inputs, out)
}
