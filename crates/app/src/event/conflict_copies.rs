//! Copies that folder synchronisation programs make if a file was changed in two places.
//!
//! Most are recognised by a word in their names: Dropbox, Nextcloud and Box (`club (Ann's
//! conflicted copy 2026-11-28).yaml`), Syncthing
//! (`club.sync-conflict-20261128-005300-ABCDEFG.yaml`), Seafile (`club (SFConflict ...).yaml`),
//! Resilio (`club.Conflict.yaml`), Synology (`club_Host_..._Conflict.yaml`), pCloud (`club
//! [conflicted].yaml`), rclone (`club.yaml.conflict1`). Google Drive, iCloud and OneDrive add no
//! such word (`club (1).yaml`, `club 2.yaml`, `club-LAPTOP.yaml`), and neither do people (`club -
//! Copy.yaml`, `Kopie van club.yaml`). Such a file is a copy if it is an event of the same name
//! with the same players.

use std::path::{Path, PathBuf};

use draughts_events::event::{Event, read};

/// The beginnings of the word for `conflict` in the languages in which these programs name files.
const WORDS: &[&str] = &["conflict", "konflikt", "conflit", "конфликт", "конфлікт"];

/// The largest file that is read to decide whether it is a copy.
const MOST_BYTES: u64 = 16 << 20;

/// Returns the copies next to an event file, sorted by name.
pub fn copies_of(file: &Path) -> Vec<PathBuf> {
    let mut copies: Vec<PathBuf> =
        beside(file).into_iter().filter(|other| is_copy(other, file)).collect();
    copies.sort();
    copies
}

/// Returns the event file in the same folder of which this is a copy.
pub fn original_of(copy: &Path) -> Option<PathBuf> {
    let found = beside(copy).into_iter().filter(|file| is_copy(copy, file));
    found.min_by_key(|file| file.as_os_str().len())
}

/// Returns the other files in the folder of a file.
fn beside(file: &Path) -> Vec<PathBuf> {
    let folder = match file.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    let entries = std::fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    let paths = entries.map(|entry| file.with_file_name(entry.file_name()));
    let is_other = |path: &PathBuf| path.file_name() != file.file_name();
    paths.filter(is_other).collect()
}

/// Returns whether a file is a copy of another by its name, or by its contents if the name leaves
/// that open.
fn is_copy(copy: &Path, file: &Path) -> bool {
    let name = |path: &Path| Some(path.file_name()?.to_str()?.to_lowercase());
    let ending = |path: &Path| path.extension().map(|ending| ending.to_ascii_lowercase());
    let Some((copied, own, stem)) = name(copy)
        .zip(name(file))
        .zip(file.file_stem().and_then(|stem| stem.to_str()))
        .map(|((copied, own), stem)| (copied, own, stem.to_lowercase()))
    else {
        return false;
    };
    if !ending(file).is_some_and(|ending| ending == "yaml" || ending == "yml") {
        return false;
    }
    let Some(rest) = copied.strip_prefix(&stem) else {
        // `Copy of club.yaml`
        let before = copied.strip_suffix(&own).is_some_and(|before| before.ends_with(' '));
        return before && is_same_event(copy, file);
    };
    // `clubconflict.yaml` is a different name.
    let is_set_off = !rest.starts_with(char::is_alphanumeric);
    let has_word = WORDS.iter().any(|word| rest.contains(word));
    if is_set_off && has_word && !WORDS.iter().any(|word| own.contains(word)) {
        return rest.strip_prefix(".history").is_none() && copy.is_file();
    }
    if ending(copy) != ending(file) {
        return false;
    }
    let rest = &rest[..rest.len() - ending(copy).map_or(0, |ending| ending.len() + 1)];
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    let numbered = rest.strip_prefix(" (").and_then(|rest| rest.strip_suffix(')'));
    let numbered = numbered.or_else(|| rest.strip_prefix(' ')).is_some_and(is_number);
    let named = rest.strip_prefix(" - ").is_some_and(|word| !word.is_empty());
    let of_host = rest.strip_prefix('-').is_some_and(|host| !host.is_empty() && !is_number(host));
    (numbered || named || of_host) && is_same_event(copy, file)
}

/// Returns whether two files are events of the same name with the same players.
fn is_same_event(one: &Path, other: &Path) -> bool {
    let event = |path: &Path| -> Option<Event> {
        let is_small = path.metadata().is_ok_and(|data| data.is_file() && data.len() <= MOST_BYTES);
        read("", &std::fs::read_to_string(path).ok().filter(|_| is_small)?).ok()
    };
    let ids = |event: &Event| -> Vec<String> {
        event.players.iter().map(|player| player.id.to_string()).collect()
    };
    event(one).zip(event(other)).is_some_and(|(one, other)| {
        one.name == other.name && ids(&one) == ids(&other) && !one.players.is_empty()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const EVENT: &str = "schema: arbiter.event/1\nname: Club\nsystem: {kind: swiss, rounds: 3}\n\
                         players:\n  - {id: p1, name: Ash}\n";

    #[test]
    fn copies_are_known_by_their_names() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        let own = path("club.yaml");
        std::fs::write(&own, EVENT).unwrap();
        for name in [
            "club (Ann's conflicted copy 2026-11-28).yaml",
            "club (Conflictversie van Ann 2026-11-28).yaml",
            "club.sync-conflict-20261128-005300-ABCDEFG.yaml",
            "club_Laptop_Nov-28-0053-2026_Conflict.yaml",
            "club.Conflict.yaml",
            "club.yaml.conflict1",
            "club (1).yaml",
            "club 2.yaml",
            "club-LAPTOP-7.yaml",
            "club - Kopie.yaml",
            "Copy of club.yaml",
        ] {
            std::fs::write(path(name), EVENT).unwrap();
            assert_eq!(copies_of(&own), [path(name)], "{name}");
            assert_eq!(original_of(&path(name)), Some(own.clone()), "{name}");
            std::fs::remove_file(path(name)).unwrap();
        }
        let other = EVENT.replace("p1", "p2");
        for (name, text) in [
            ("club 2.yaml", other.as_str()),
            ("club-juniors.yaml", &other),
            ("clubconflict.yaml", EVENT),
            ("club2.yaml", EVENT),
            ("spring (conflicted copy).yaml", EVENT),
        ] {
            std::fs::write(path(name), text).unwrap();
            assert!(copies_of(&own).is_empty(), "{name}");
            assert_eq!(original_of(&path(name)), None, "{name}");
        }
        assert_eq!(original_of(&own), None);
    }
}
