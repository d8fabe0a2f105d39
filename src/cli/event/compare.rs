//! `arbiter event compare`.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;

use super::event_arg::{EventArg, say};
use super::target::path_of;
use crate::app::event::{Echo, EventFile};
use crate::app::new_file::shown;
use crate::cli::exit::{Failure, Outcome};
use crate::event::{Event, Player, PlayerId, differences};

#[derive(Debug, Args)]
pub(super) struct CompareArgs {
    #[command(flatten)]
    target: EventArg,
    /// The other file, such as a copy that was changed on another computer.
    other: PathBuf,
}

/// Runs `arbiter event compare`.
pub(super) fn run(args: &CompareArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let file = args.target.file()?;
    let (own, other_event) = (file.read()?, EventFile::at(other_file(&args.other)).read()?);
    let differences = differences(&own, &other_event);
    let (file, other) = (file.name(), shown(&args.other));
    if differences.is_empty() {
        say(out, &[Echo::ComparedSame { file, other }])?;
        return Ok(Outcome::Fine);
    }
    if is_another(&own, &other_event) {
        let (name, other_name) = (own.name.clone(), other_event.name.clone());
        say(out, &[Echo::ComparedOther { file, name, other, other_name }])?;
        return Ok(Outcome::Wrong);
    }
    if let Some((id, name, other_name)) = other_people(&own, &other_event) {
        say(out, &[Echo::ComparedIds { file, other, id, name, other_name }])?;
        return Ok(Outcome::Wrong);
    }
    say(out, &[Echo::Compared { file, other }])?;
    say(out, &differences)?;
    Ok(Outcome::Wrong)
}

/// Returns the other file: the one at this path, or else the event of this name.
fn other_file(named: &Path) -> PathBuf {
    match named.to_str() {
        Some(name) if !named.exists() => path_of(name),
        _ => named.to_path_buf(),
    }
}

/// Returns an id that means two people, with their names, if most ids that both files have do so:
/// the same tournament from a report has ids of its own.
fn other_people(own: &Event, other: &Event) -> Option<(PlayerId, String, String)> {
    let both: Vec<_> =
        own.players.iter().filter_map(|player| Some((player, other.player(&player.id)?))).collect();
    let name = |player: &Player| player.name.clone();
    let differ = || both.iter().filter(|(one, other)| one.name != other.name);
    // Two names that changed are corrections.
    let is_most = differ().count() > 2 && differ().count() * 2 > both.len();
    let (one, other) = differ().next().filter(|_| is_most)?;
    Some((one.id.clone(), name(one), name(other)))
}

/// Returns whether two files are not copies of one event: their names differ, and they have no
/// players in common.
fn is_another(own: &Event, other: &Event) -> bool {
    let has = |name: &str| other.players.iter().any(|player| player.name == name);
    own.name != other.name && !own.players.iter().any(|player| has(&player.name))
}
