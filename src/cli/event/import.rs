//! `arbiter event import`.

use std::io::Write;
use std::path::Path;

use anyhow::Context;
use clap::Args;

use super::event_arg::{author, note, tell_as};
use super::{new, target};
use crate::app::event::{Echo, EventFile, Imported, NotImported, can_be_named, import};
use crate::app::reading;
use crate::cli::aside::{aside, aside_as_is};
use crate::cli::exit::{Failure, Outcome, rendered};
use crate::cli::inputs;
use crate::cli::misuse::{Misuse, misuse};
use crate::cli::trf::ReportSystem;
use crate::cli::words::{Label, label, language};
use crate::diag::Finding;
use crate::event::Event;
use crate::report::{one_line, printable};
use crate::trf::ConversionNote;
use crate::words::help;

/// The maximum number of findings shown; a shifted column is wrong in every line.
const MAX_SHOWN: usize = 20;

#[derive(Debug, Args)]
pub(super) struct ImportArgs {
    /// The file; `-` for standard input.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    /// The event to write: a path, or a name for tournaments/NAME.yaml.
    #[arg(long = "as", value_name = "NAME")]
    name: Option<String>,
    /// The kind of event in a report of FIDE, whatever the report says.
    #[arg(long, value_enum, value_name = "SYSTEM")]
    system: Option<ReportSystem>,
    /// Show the event, and write nothing.
    #[arg(long)]
    dry_run: bool,
}

/// Runs `arbiter event import`.
pub(super) fn run(args: &ImportArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    if let Some(pdn) = args.files.iter().find(|name| is_pdn(name)) {
        let file = printable(pdn).into_owned();
        return Err(misuse(&Misuse::RecordNoTournament { file }));
    }
    let [file] = args.files.as_slice() else {
        return Err(misuse(&Misuse::SeveralFiles));
    };
    let Some(name) = &args.name else {
        return Err(misuse(&Misuse::NoNameForEvent));
    };
    can_be_named(name)?;
    let bytes = match file.as_str() {
        "-" => reading::bounded(file, inputs::recoded(file, Box::new(std::io::stdin()))?)?,
        _ => reading::bounded(file, inputs::recoded(file, Box::new(reading::open(file)?))?)?,
    };
    let (bytes, read_as) = reading::lines_in_utf8(bytes);
    inputs::say_read_as(file, read_as);
    let Imported { event, notes, findings } =
        match import(file, &bytes, args.system.map(ReportSystem::asked)) {
            Ok(imported) => imported,
            Err(NotImported::Findings(findings)) => {
                show(file, &bytes, &findings);
                return Ok(Outcome::Unusable);
            }
            Err(NotImported::Error(error)) => return Err(error.into()),
        };
    show(file, &bytes, &findings);
    notes.iter().for_each(noted);
    let event = event.with_seed(new::drawn_seed());
    write_event(&event, file, &target::new_path(name), args.dry_run, out)
}

fn is_pdn(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    [".pdn", ".pdn.gz", ".pdn.zst"].iter().any(|ending| name.ends_with(ending))
}

/// Prints on stderr what the event has no place for, and the remedy.
pub(in crate::cli) fn noted(what: &ConversionNote) {
    note(what);
    if let Some(help) = help(what, language()) {
        aside!("  {}: {}", label(Label::Help), one_line(&help));
    }
}

/// Reports the findings on stderr.
fn show(file: &str, bytes: &[u8], findings: &[Finding]) {
    aside_as_is!("{}", rendered(findings.iter().take(MAX_SHOWN), file, bytes));
    if findings.len() > MAX_SHOWN {
        let more = findings.len() - MAX_SHOWN;
        aside!("{}", label(Label::MoreFindings { more }));
    }
}

fn write_event(
    event: &Event,
    file: &str,
    path: &Path,
    dry_run: bool,
    out: &mut dyn Write,
) -> Result<Outcome, Failure> {
    let target = EventFile::at(path);
    if dry_run {
        out.write_all(target.text_of(event)?.as_bytes())
            .with_context(crate::cli::words::writing)?;
        return Ok(Outcome::Fine);
    }
    let of_file = Echo::imported(file.to_owned(), event);
    let begun = target.begin(&author(), "import", &of_file, event)?;
    tell_as(&begun, &[Echo::imported(target.name(), event)], out)?;
    Ok(Outcome::Fine)
}
