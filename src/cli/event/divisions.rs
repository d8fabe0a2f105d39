//! `arbiter event division`.

use std::io::Write;

use clap::{ArgGroup, Args, Subcommand};

use super::event_arg::{ChangeArg, EventArg, apply};
use super::look::Views;
use crate::acts::SetDivision;
use crate::cli::exit::{Failure, Outcome};
use crate::cli::formats::FormatArgs;
use crate::event::{Division, Event, Part};
use crate::event_report::event::DivisionsView;

#[derive(Debug, Args)]
pub(super) struct DivisionArgs {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Debug, Subcommand)]
enum Verb {
    /// Show who goes up and who goes down, by the standings of each division.
    ///
    /// The divisions are groups of an event, or events, the highest first.
    Show(ShowArgs),
    /// Set how many are promoted and relegated; the standings then show who.
    ///
    /// `division set EVENT --promoted 1 --relegated 2`; with --group for each group that is a
    /// division. Omitted options mean nobody.
    Set(SetArgs),
}

/// Runs `arbiter event division`.
pub(super) fn division(args: &DivisionArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    match &args.verb {
        Verb::Show(args) => show(args, out),
        Verb::Set(args) => set(args, out),
    }
}

#[derive(Debug, Args)]
#[command(group(ArgGroup::new("said").required(true).multiple(true).args([
    "promoted", "promotion_matches", "relegation_matches", "relegated", "above", "below", "remove",
])))]
struct SetArgs {
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
    /// Name of the division above.
    #[arg(long, value_name = "NAME")]
    above: Option<String>,
    /// Name of the division below.
    #[arg(long, value_name = "NAME")]
    below: Option<String>,
    /// Remove the divisions: nobody is promoted or relegated.
    #[arg(long, conflicts_with_all = ["promoted", "promotion_matches", "relegation_matches"])]
    #[arg(conflicts_with_all = ["relegated", "above", "below"])]
    remove: bool,
}

fn set(args: &SetArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let division = Division {
        group: args.group.clone(),
        above: args.above.clone(),
        below: args.below.clone(),
        promoted: args.promoted.unwrap_or(0),
        promotion_matches: args.promotion_matches.unwrap_or(0),
        relegation_matches: args.relegation_matches.unwrap_or(0),
        relegated: args.relegated.unwrap_or(0),
    };
    apply(&args.change, SetDivision { division }, out)
}

#[derive(Debug, Args)]
struct ShowArgs {
    /// The events, the highest division first: paths, or names in tournaments/.
    #[arg(required = true, value_name = "EVENT")]
    events: Vec<String>,
    #[command(flatten)]
    form: FormatArgs<Views>,
}

fn show(args: &ShowArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
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
