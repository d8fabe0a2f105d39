//! `arbiter event federation-report | norms`.

use std::io::Write;

use clap::Args;

use super::event_arg::{EventArg, note};
use super::look::{LookArgs, Views, write_beside};
use crate::app::event::export;
use crate::app::norms::norms as norms_of;
use crate::app::ratings::Reckoned;
use crate::cli::exit::{Failure, Outcome};
use crate::cli::formats::FormatArgs;
use crate::cli::rating::list_at;
use crate::event::acts::find_player;
use crate::event_report::event::{Beside, NormsView, ReportView, stages_of};
use crate::report::{ExportFormat, ViewFormat};

#[derive(Debug, Args)]
pub(super) struct FederationReportArgs {
    #[command(flatten)]
    target: EventArg,
    #[command(flatten)]
    form: FormatArgs<Views>,
    /// The rating list whose changes are shown: a path, or a name in ratings/.
    #[arg(long, value_name = "FILE")]
    ratings: Option<String>,
    /// The document of norms by which norms are shown.
    #[arg(long, value_name = "FILE")]
    norms: Option<String>,
}

/// Runs `arbiter event federation-report`.
pub(super) fn federation_report(
    args: &FederationReportArgs,
    out: &mut dyn Write,
) -> Result<Outcome, Failure> {
    let event = args.target.read()?;
    let mut inputs = vec![args.target.file()?.name()];
    let norms = args.norms.as_deref().map(norms_of).transpose()?;
    if args.form.format()? == ViewFormat::Csv {
        let (text, notes) = export(&event, ExportFormat::Dap)?;
        write_beside(&inputs, args.form.output.as_deref(), &text, out)?;
        notes.iter().for_each(note);
        return Ok(Outcome::Fine);
    }
    inputs.extend(args.norms.clone());
    let reckoned = match &args.ratings {
        None => None,
        Some(name) => {
            let file = list_at(name)?;
            inputs.push(file.name());
            Some(Reckoned::of(&event, &file, None)?)
        }
    };
    let ratings = reckoned.as_ref().map(|list| list.report(&event)).transpose()?;
    let norms = norms.as_ref().map(|scheme| NormsView::new(&event, scheme, None));
    let stages = stages_of(&event);
    let view = ReportView::new(&event, &stages, Beside { ratings, norms });
    args.form.show(&view, &inputs, out)
}

#[derive(Debug, Args)]
pub(super) struct NormsArgs {
    #[command(flatten)]
    look: LookArgs,
    /// The document of norms.
    #[arg(long, value_name = "FILE")]
    norms: String,
    /// Only this player, with every condition in a sentence.
    #[arg(long, value_name = "ID")]
    player: Option<String>,
}

/// Runs `arbiter event norms`.
pub(super) fn norms(args: &NormsArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let event = args.look.target.read()?;
    let scheme = norms_of(&args.norms)?;
    let only = match &args.player {
        Some(named) => Some(event.players[find_player(&event, named)?].id.clone()),
        None => None,
    };
    let view = NormsView::new(&event, &scheme, only.as_ref());
    args.look.form.show(&view, &[args.look.target.file()?.name(), args.norms.clone()], out)
}
