//! `arbiter publish`.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

use super::event::event_arg::{EventArg, note, say};
use super::exit::{Failure, Outcome};
use super::inputs::{expand_whole, open};
use super::interrupt;
use super::misuse::{Misuse, misuse};
use super::rating::list_at;
use super::words::{Label, label, language};
use crate::app::event::{Echo, original_of};
use crate::app::new_file::shown;
use crate::app::publish::{OtherEvents, Publication, publish};
use crate::event::acts::Refused;
use crate::words::Language;

#[derive(Debug, Args)]
pub(super) struct PublishArgs {
    /// The events, each a path or a name in tournaments/; several are the groups of a weekend.
    #[arg(value_name = "EVENT", required = true)]
    events: Vec<String>,
    /// The output folder; it must be empty or hold an earlier published site.
    #[arg(short, long, value_name = "FOLDER")]
    output: PathBuf,
    /// Title of the site; by default, the names of its events.
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,
    /// The languages of the pages, the first in front; by default all, that of --lang in front.
    #[arg(long, value_name = "LANG", value_delimiter = ',', value_parser = crate::cli::words::typed::<Language>)]
    languages: Vec<Language>,
    /// PDN files with moves of boards that have no record yet; also packed; folders.
    #[arg(long, value_name = "FILE", num_args = 1..)]
    games: Vec<String>,
    /// Replace the site of other events that the folder holds.
    #[arg(long)]
    replace: bool,
    /// The rating list whose changes the page of each player shows: a path, or a name in ratings/.
    #[arg(long, value_name = "FILE")]
    ratings: Option<String>,
}

impl PublishArgs {
    /// Returns the languages without duplicates; by default all, with that of the run first.
    fn languages(&self) -> Vec<Language> {
        let all = || std::iter::once(language()).chain(Language::ALL.iter().copied()).collect();
        let wanted = if self.languages.is_empty() { all() } else { self.languages.clone() };
        let mut each = Vec::new();
        for one in wanted {
            if !each.contains(&one) {
                each.push(one);
            }
        }
        each
    }
}

/// Returns a spinner for the terminal, because making many pages takes seconds.
fn progress() -> ProgressBar {
    let template = format!("{{spinner}} {} {{elapsed}}", label(Label::Publishing));
    let Ok(style) = ProgressStyle::with_template(&template) else { return ProgressBar::hidden() };
    let bar = ProgressBar::new_spinner().with_style(style);
    bar.enable_steady_tick(Duration::from_millis(120));
    bar
}

/// Runs `arbiter publish`.
pub(super) fn run(args: &PublishArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let named = args.events.iter().map(|event| EventArg { event: event.clone() }.file());
    let mut events = named.collect::<Result<Vec<_>, _>>()?;
    // A person must decide about changes made in two places.
    let copies: Vec<_> = events
        .extract_if(.., |file| original_of(file.path()).is_some())
        .filter_map(|file| Some((file.name(), shown(&original_of(file.path())?))))
        .map(|(file, of)| Echo::NotPublished { file, of })
        .collect();
    if events.is_empty() {
        return Err(Refused::told(&copies[0]).into());
    }
    copies.iter().for_each(note);
    let (games, failed) = expand_whole(&args.games);
    if failed {
        return Err(misuse(&Misuse::NothingWritten));
    }
    let ratings = args.ratings.as_deref().map(list_at).transpose()?;
    let publication = Publication {
        events: &events,
        title: args.title.clone(),
        languages: args.languages(),
        games: &games,
        open: open.into(),
        ratings: ratings.as_ref(),
    };
    let progress = progress();
    let prepared = publication.prepare()?;
    interrupt::watch()?;
    let begun = |path: Option<&Path>| interrupt::unfinished(path.map(Path::to_path_buf));
    let others = match args.replace {
        true => OtherEvents::Replace,
        false => OtherEvents::Refuse,
    };
    let written = publish(&prepared.site, &args.output, others, begun);
    let published = interrupt::placed(|| written?.finish())?;
    progress.finish_and_clear();
    say(out, &[published])?;
    prepared.notes.iter().for_each(note);
    Ok(Outcome::Fine)
}
