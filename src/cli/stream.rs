//! The games of many files, processed in several threads, with a progress bar.

use std::io::IsTerminal;

use indicatif::{ProgressBar, ProgressStyle};

use super::exit::Failure;
use super::interrupt;
use super::misuse::{Misuse, misuse};
use super::output::Output;
use super::words::language;
use crate::app::records::{Answers, Handed, Several, Stream, Task};
use crate::cli::aside::aside;
use crate::words::say;

/// The size in bytes from which a progress bar is shown.
const LARGE: u64 = 8 << 20;

/// Processes every selected game and passes the results to `hand`, in the order of the games;
/// `note` receives everything first.
///
/// A file that cannot be used is reported, and the others are still read; returns whether there was
/// one.
///
/// # Errors
///
/// Fails as `hand` does, or if no thread can be started.
pub(super) fn run<T: Send + 'static>(
    stream: Stream,
    work: impl Fn(Task<'_>) -> T + Send + Sync + 'static,
    mut note: impl FnMut(&Handed<T>),
    mut hand: impl FnMut(Vec<T>) -> Result<(), Failure>,
) -> Result<bool, Failure> {
    let progress = progress(&stream.files);
    let mut failed = false;
    // Games that are not in this shard may be in the others.
    let select = stream.shard.is_none().then(|| stream.select.clone());
    let files = stream.files.clone();
    stream.run(work, |handed| {
        note(&handed);
        match handed {
            Handed::Games { made, bytes, .. } => {
                hand(made)?;
                progress.inc(bytes);
            }
            Handed::Ended(ended) => {
                let asked = select.as_ref().zip(files.get(ended.piece.file));
                if let Some(unmet) = asked.and_then(|(all, file)| all.beyond(file, ended.games)) {
                    interrupt::whole(|| aside!("{}", say(&unmet, language())));
                }
            }
            Handed::Failed(error) => {
                interrupt::whole(|| Failure::from(error).report());
                failed = true;
            }
        }
        Ok::<_, Failure>(())
    })?;
    progress.finish_and_clear();
    for unmet in select.iter().filter(|_| !failed).flat_map(|select| select.met.unmet()) {
        aside!("{}", say(&unmet, language()));
    }
    Ok(failed)
}

/// Writes the available answers; fails if incidents are given for more than one game.
pub(super) fn write_ready(answers: &mut Answers, out: &mut Output<'_>) -> Result<(), Failure> {
    let lines = answers.ready().map_err(|Several| misuse(&Misuse::IncidentOfSeveral))?;
    if lines.is_empty() { Ok(()) } else { out.lines(&lines) }
}

/// Returns a progress bar on stderr for large files, on a terminal only.
fn progress(files: &[String]) -> ProgressBar {
    let size: u64 =
        files.iter().filter_map(|name| std::fs::metadata(name).ok()).map(|meta| meta.len()).sum();
    if size < LARGE || !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    // The size of the data in an archive is unknown.
    let is_packed = |name: &String| {
        let name = name.to_ascii_lowercase();
        name == "-" || name.ends_with(".gz") || name.ends_with(".zst")
    };
    let (bar, template) = match files.iter().any(is_packed) {
        true => (ProgressBar::no_length(), "{bytes} in {elapsed}"),
        false => (ProgressBar::new(size), "{bar:40} {bytes} of {total_bytes}, {eta} left"),
    };
    bar.with_style(ProgressStyle::with_template(template).expect("the template is valid"))
}
