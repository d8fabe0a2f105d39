//! The named records, read and judged under the rules of an event.

use std::path::Path;
use std::sync::Arc;

use super::judge::{Drawn, scoresheet};
use crate::event::result_format;
use crate::records::{Given, Opener, Record};
use crate::rules::load_to_play;
use crate::{Error, Wrong};
use draughts_events::event::Event;
use draughts_events::event::games::Scoresheet;
use draughts_games::pdn::ResultFormat;
use draughts_games::record::{Catalogue, Laws};
use draughts_report::printable;

/// Returns the fields of the rule set that an event changes, as `FIELD=VALUE`.
pub fn settings(event: &Event) -> Vec<String> {
    let mut settings: Vec<String> =
        event.rule_changes.iter().map(|(field, value)| format!("{field}={value}")).collect();
    settings.extend(event.earliest_draw.map(|moves| format!("earliest_draw={moves}")));
    settings
}

/// Returns the rules for an event's games. The path of a rules file is relative to the folder of
/// the event.
///
/// # Errors
///
/// Fails if there is no such rule set, it cannot be used, or it leaves a choice open.
pub fn laws(event: &Event, folder: &Path) -> Result<Laws, Error> {
    let beside = folder.join(&event.rules);
    let name = match beside.to_str() {
        Some(path) if event.rules.contains(['/', '\\', '.']) && beside.is_file() => path,
        _ => event.rules.as_str(),
    };
    let results = result_format(&event.scoring).and_then(|format| ResultFormat::parse(&format));
    Ok(Laws::new(load_to_play(name, &settings(event))?).with_results(results))
}

/// Returns every record of some files, judged.
///
/// A file that cannot be read to its end is an error, because with half of its games a round would
/// seem to lack the others. `folder` is that of the event; the score sheets note the paths of files
/// relative to it. `time_control` is that of the event and takes precedence over that of a record,
/// because rapid and blitz have rules of their own. `drawn` are the openings of the round.
///
/// # Errors
///
/// Fails if a file cannot be read to its end or holds no game.
pub fn sheets(
    files: &[String],
    open: &Opener,
    laws: &Arc<Laws>,
    time_control: Option<&str>,
    folder: &Path,
    drawn: &[Drawn],
) -> Result<Vec<Scoresheet>, Error> {
    let catalogue = Arc::new(Catalogue::new());
    let given = Given { laws: Some(Arc::clone(laws)), time_control: time_control.map(Arc::from) };
    let mut sheets = Vec::new();
    for file in files {
        let mut record = Record::begin(open.open(file)?, given.clone(), &catalogue);
        let kept = kept_name(file, folder);
        let before = sheets.len();
        while let Some(game) = record.next_game().map_err(|error| error.with_record(file))? {
            let index = game.text().index();
            let place = format!("{}#{index}", kept.as_deref().unwrap_or(file));
            let sheet = scoresheet(&game, &catalogue, place, kept.is_some(), drawn);
            sheets.push(Scoresheet { named: format!("{file}#{index}"), ..sheet });
        }
        if sheets.len() == before {
            let wrong = Wrong::NoGame { file: printable(file).into_owned() };
            return Err(Error::unusable(file.as_str(), &wrong));
        }
    }
    Ok(sheets)
}

/// Returns the name of a file as an event in this folder records it: the path relative to the
/// folder, with forward slashes. `None` for standard input.
pub(crate) fn kept_name(file: &str, folder: &Path) -> Option<String> {
    if file == "-" {
        return None;
    }
    let whole = |path: &Path| path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    way(&whole(folder), &whole(Path::new(file)))
}

fn way(folder: &Path, file: &Path) -> Option<String> {
    let parts = |path: &Path| -> Vec<String> {
        path.components().map(|part| part.as_os_str().to_string_lossy().into_owned()).collect()
    };
    let is_plain = |path: &Path| path.to_str().is_some();
    let (from, to) = (parts(folder), parts(file));
    let shared = from.iter().zip(&to).take_while(|(a, b)| a == b).count();
    // There is no relative path between two drives.
    if !is_plain(file) || (shared == 0 && !from.is_empty()) {
        return file.to_str().map(str::to_owned);
    }
    let up = from[shared..].iter().map(|_| "..");
    Some(up.chain(to[shared..].iter().map(String::as_str)).collect::<Vec<_>>().join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_noted_by_the_way_to_it_from_the_event() {
        for (folder, file, expected) in [
            ("/a/tournaments", "/a/tournaments/r1.pdn", "r1.pdn"),
            ("/a/tournaments", "/a/tournaments/games/r1.pdn", "games/r1.pdn"),
            ("/a/tournaments", "/a/games/r1.pdn", "../games/r1.pdn"),
            ("/a", "/b/c/r1.pdn", "../b/c/r1.pdn"),
        ] {
            assert_eq!(way(Path::new(folder), Path::new(file)).unwrap(), expected);
        }
        assert_eq!(kept_name("-", Path::new("/a")), None);
    }
}
