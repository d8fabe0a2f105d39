//! `arbiter event import`.

use std::fs::File;
use std::io::Write;
use std::path::Path;

use anyhow::Context;
use clap::Args;

use super::desk::{author, note, notes as notes_of, say};
use super::{new, target};
use crate::app::Error;
use crate::app::event::{Echo, EventFile, Imported, NotImported, import, import_bytes};
use crate::cli::exit::{Failure, Outcome, rendered};
use crate::cli::misuse::{Misuse, misuse};
use crate::diag::Finding;
use crate::event::Event;
use crate::report::printable;

/// How many findings are shown; a shifted column is wrong in every line.
const MAX_SHOWN: usize = 20;

/// Make an event from another program's file.
///
/// It reads tournament reports of FIDE (TRF16 and TRF26, with the codes of JaVaFo and bbpPairings)
/// and the cross-tables of Draughts Arbiter Pro and Toernooibase, and tells them apart by their
/// contents. Players, pairings, colours, results, byes, points of results, rounds still to come,
/// forbidden pairs and acceleration are imported; whatever has no place in the event is reported.
///
/// Exit code 0: the event is written; 2: the file is malformed, and nothing is written.
#[derive(Debug, Args)]
pub(super) struct ImportArgs {
    /// The file; `-` for standard input.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    /// The event to write: a path, or a name for tournaments/NAME.yaml.
    #[arg(long = "as", value_name = "NAME")]
    name: Option<String>,
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
    let bytes = match file.as_str() {
        "-" => import_bytes(file, std::io::stdin().lock())?,
        _ => import_bytes(file, File::open(file).map_err(Error::read(file.as_str()))?)?,
    };
    let Imported { mut event, notes, findings } = match import(file, &bytes) {
        Ok(imported) => imported,
        Err(NotImported::Findings(findings)) => {
            show(file, &bytes, &findings);
            return Ok(Outcome::Unusable);
        }
        Err(NotImported::Error(error)) => return Err(error.into()),
    };
    show(file, &bytes, &findings);
    notes.iter().for_each(note);
    event.system.seed.get_or_insert_with(new::drawn_seed);
    write_event(&event, file, &target::path_of(name), args.dry_run, out)
}

fn is_pdn(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    [".pdn", ".pdn.gz", ".pdn.zst"].iter().any(|ending| name.ends_with(ending))
}

/// Reports on stderr what was found.
fn show(file: &str, bytes: &[u8], findings: &[Finding]) {
    anstream::eprint!("{}", rendered(findings.iter().take(MAX_SHOWN), file, bytes));
    if findings.len() > MAX_SHOWN {
        anstream::eprintln!("and {} findings more", findings.len() - MAX_SHOWN);
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
    notes_of(&target.begin(&author(), "import", &of_file, event)?);
    say(out, &[Echo::imported(target.name(), event)])?;
    Ok(Outcome::Fine)
}
