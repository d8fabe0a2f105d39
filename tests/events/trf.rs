//! Tests of tournament reports against published files: read, written and read back, and converted
//! to events.
//!
//! The files are outside the package; see `tests/laws/conformance.rs`:
//!
//! ```text
//! ARBITER_FACTS=../shared cargo test --test events -- --ignored --nocapture trf::
//! ```

use std::path::PathBuf;

use draughts_arbiter::trf::{
    Cell, ConversionNote, Document, Edition, PlayerLine, ResultCode, from_event, read, to_event,
    write,
};
use draughts_arbiter::words::{Language, say, worded};

/// Complete tournaments. The positions in `disputes` count byes of the next round as points.
const TOURNAMENTS: &[&str] = &["tournaments", "large", "tiebreak"];
/// All reports.
const ALL: &[&str] = &["tournaments", "large", "tiebreak", "disputes"];

/// Returns the reports in some folders, in path order.
fn files(folders: &[&str]) -> Vec<PathBuf> {
    let root = std::env::var_os("ARBITER_FACTS").unwrap_or_else(|| {
        panic!("ARBITER_FACTS is not set: it must name the directory of swiss/")
    });
    let root = PathBuf::from(root).join("swiss");
    let mut files = Vec::new();
    for folder in folders {
        let folder = root.join(folder);
        let entries = std::fs::read_dir(&folder)
            .unwrap_or_else(|error| panic!("cannot read {}: {error}", folder.display()));
        files.extend(
            entries
                .map(|entry| entry.expect("an entry").path())
                .filter(|path| path.extension().is_some_and(|ending| ending == "trf")),
        );
    }
    files.sort();
    assert!(files.len() > 200, "only {} files", files.len());
    files
}

/// Runs a check on all files, and prints what is wrong and how many are right.
fn all(what: &str, folders: &[&str], check: impl Fn(&[u8]) -> Result<(), String>) {
    let files = files(folders);
    let mut held = 0;
    for path in &files {
        let bytes = std::fs::read(path).expect("the file can be read");
        match check(&bytes) {
            Ok(()) => held += 1,
            Err(wrong) => println!("WRONG {}: {wrong}", path.display()),
        }
    }
    println!("{what}: {held} of {} files", files.len());
    assert_eq!(held, files.len(), "{what}: see the lines marked WRONG");
}

fn document(bytes: &[u8]) -> Result<Document, String> {
    let (document, findings) = read(bytes);
    match findings.first() {
        None => Ok(document),
        Some(finding) => {
            Err(format!("{:?}: {}", finding.place, worded(finding, Language::English).message))
        }
    }
}

#[test]
#[ignore = "needs ARBITER_FACTS"]
fn reports_are_read_and_written_the_same() {
    all("read, written, read again", ALL, |bytes| {
        let first = document(bytes)?;
        let again = document(write(&first).as_bytes())?;
        if first == again { Ok(()) } else { Err("another document".into()) }
    });
}

#[test]
#[ignore = "needs ARBITER_FACTS"]
fn reports_are_written_byte_for_byte() {
    all("written byte for byte", ALL, |bytes| {
        let written = write(&document(bytes)?);
        let text = String::from_utf8_lossy(bytes);
        let mut lines = text.lines().zip(written.lines()).zip(1..);
        match lines.find(|((one, other), _)| one != other) {
            Some(((one, other), number)) => Err(format!("line {number}\n{one:?}\n{other:?}")),
            None if written.as_bytes() == bytes => Ok(()),
            None => Err("other lines at the end".into()),
        }
    });
}

#[test]
#[ignore = "needs ARBITER_FACTS"]
fn events_keep_players_pairings_colors_results_and_points() {
    for (what, edition) in [("TRF26", Edition::Trf26), ("TRF16", Edition::Trf16)] {
        all(&format!("through an event to {what}"), TOURNAMENTS, |bytes| {
            let before = document(bytes)?;
            let (event, notes) = to_event(&before).map_err(|error| error.to_string())?;
            let points =
                notes.iter().find(|note| matches!(note, ConversionNote::PointsDiffer { .. }));
            let ranks: Vec<Option<u16>> = vec![None; event.players.len()];
            let (after, _) =
                from_event(&event, &ranks, edition).map_err(|error| format!("{error:?}"))?;
            let after = document(write(&after).as_bytes())?;
            match points {
                Some(note) => Err(say(note, Language::English)),
                None => same(&before, &after),
            }
        });
    }
}

#[test]
#[ignore = "needs ARBITER_FACTS"]
fn events_go_out_and_come_in_again_the_same() {
    all("event, report, event", TOURNAMENTS, |bytes| {
        let (event, _) = to_event(&document(bytes)?).map_err(|error| error.to_string())?;
        let ranks = vec![None; event.players.len()];
        let (report, _) =
            from_event(&event, &ranks, Edition::Trf26).map_err(|error| format!("{error:?}"))?;
        let (again, _) = to_event(&report).map_err(|error| error.to_string())?;
        if again == event { Ok(()) } else { Err("another event".into()) }
    });
}

/// Checks that the players, their rounds and their points are the same.
fn same(before: &Document, after: &Document) -> Result<(), String> {
    let sorted = |document: &Document| {
        let mut players: Vec<PlayerLine> = document.players().cloned().collect();
        players.sort_by_key(|player| player.number);
        players
    };
    let (before, after) = (sorted(before), sorted(after));
    if before.len() != after.len() {
        return Err(format!("{} players became {}", before.len(), after.len()));
    }
    for (one, other) in before.iter().zip(&after) {
        let rounds = one.rounds.len().max(other.rounds.len());
        let (one, other) = (plain(one, rounds), plain(other, rounds));
        if one != other {
            return Err(format!("{one:?}\nbecame\n{other:?}"));
        }
    }
    Ok(())
}

/// Returns a player without the rank; a blank round in which others play becomes an absence.
fn plain(player: &PlayerLine, rounds: usize) -> PlayerLine {
    let mut player = PlayerLine { rank: None, ..player.clone() };
    player.rounds.resize(rounds, None);
    for round in &mut player.rounds {
        *round = round.or(Some(Cell::without(ResultCode::ZeroBye)));
    }
    player
}
