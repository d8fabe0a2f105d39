//! `arbiter rating update`.

use std::io::Write;
use std::path::Path;

use clap::{Args, ValueEnum};

use super::lists::{path_of, shown};
use crate::app::event::{Done, Echo, RatingFile};
use crate::app::schemes::scheme;
use crate::cli::event::desk::{EventArg, author, change_file, notes, say};
use crate::cli::exit::{Failure, Outcome};
use crate::cli::misuse::Misuse;
use crate::event::Event;
use crate::event::acts::Refused;
use crate::ratings::{self, Namesakes, Options, RatingList};

/// Enter an event in a list, or what has changed in the event since.
///
/// An event is known by its name and first day: entered again, it is compared and what was
/// corrected is calculated again, in later events too.
#[derive(Debug, Args)]
pub struct UpdateArgs {
    #[command(flatten)]
    target: EventArg,
    /// The list: a path, or a name in ratings/.
    #[arg(long, value_name = "FILE")]
    list: String,
    /// How a new list is calculated: a name from `arbiter rating schemes`, or a file, its path
    /// seen from the folder of the list.
    #[arg(long, value_name = "NAME|FILE")]
    scheme: Option<String>,
    /// What the list knows the event by, where name and first day are not enough.
    #[arg(long, value_name = "NAME")]
    key: Option<String>,
    /// Whether players without a federation's number are those of the same name in the list.
    #[arg(long, value_enum)]
    namesakes: Option<NamesakesArg>,
    /// Say what would be done, and write nothing.
    #[arg(long)]
    dry_run: bool,
}

/// Who namesakes are, on the command line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum NamesakesArg {
    /// The same persons.
    Same,
    /// Other persons.
    Others,
}

impl UpdateArgs {
    fn enter(&self, list: &mut RatingList, path: &Path, event: &Event) -> Result<Done, Failure> {
        let scheme = scheme(&list.scheme, path)?;
        let namesakes = self.namesakes.map(|who| match who {
            NamesakesArg::Same => Namesakes::Same,
            NamesakesArg::Others => Namesakes::Others,
        });
        let options = Options { key: self.key.as_deref(), namesakes };
        Ok(Done::of(&ratings::update(list, &scheme, event, options)?))
    }
}

/// Runs `arbiter rating update`.
pub fn update(args: &UpdateArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let event = args.target.read()?;
    let path = path_of(&args.list);
    let file = RatingFile::at(&path);
    if !path.exists() {
        return begin(args, &file, &event, out);
    }
    change_file(&file, args.dry_run, "update", out, |list| match &args.scheme {
        Some(other) if *other != list.scheme => {
            let (scheme, other) = (list.scheme.clone(), other.clone());
            Err(Misuse::OtherScheme { scheme, other }.refused().into())
        }
        _ => args.enter(list, &path, &event),
    })
}

/// A list that does not exist yet.
fn begin(
    args: &UpdateArgs,
    file: &RatingFile,
    event: &Event,
    out: &mut dyn Write,
) -> Result<Outcome, Failure> {
    let path = file.path();
    let Some(scheme) = &args.scheme else {
        let names = ratings::names().join("|");
        return Err(Misuse::NoList { file: shown(path).to_string(), names }.refused().into());
    };
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let mut list = RatingList::new(stem, scheme.clone());
    let done = args.enter(&mut list, path, event)?;
    if args.dry_run {
        say(out, &done.said)?;
        say(out, &[Echo::DryRun])?;
        return Ok(Outcome::Fine);
    }
    if let Some(first) = done.said.first() {
        notes(&file.begin(&author(), "update", first, &list)?);
    }
    say(out, &[Echo::NewList { file: file.name(), scheme: scheme.clone() }])?;
    say(out, &done.said)?;
    Ok(Outcome::Fine)
}
