//! Whole files.

mod events;
mod foreign;
mod properties;
mod reports;
mod tables;
mod teams;

use super::{ConversionNote, Document, read, to_event};
use crate::event::Event;
use draughts_ground::said::Said;

/// Returns a player line: number, name, points, rounds.
pub(super) fn line(number: u16, name: &str, points: &str, rounds: &[&str]) -> String {
    let mut line = format!(
        "001 {number:>4} {:4} {name:33} {:>4} {:3} {:>11} {:10} {points:>4} {:>4}",
        "", "", "", "", "", ""
    );
    for round in rounds {
        line.push_str("  ");
        line.push_str(round);
    }
    line + "\n"
}

/// Returns four players after one round of three, with a head.
pub(super) fn four() -> String {
    format!(
        "012 Lakeside\n142 3\n152 W\n162  W 2.0    D 1.0\n{}{}{}{}",
        line(1, "Ash, Alder", "2.0", &["   3 w 1"]),
        line(2, "Birch, Bea", "1.0", &["   4 b ="]),
        line(3, "Cedar, Cy", "0.0", &["   1 b 0"]),
        line(4, "Durmast, Di", "1.0", &["   2 w ="]),
    )
}

/// Returns a text without findings.
pub(super) fn document(text: &str) -> Document {
    let (document, findings) = read(text.as_bytes());
    assert!(findings.is_empty(), "{findings:?}\n{text}");
    document
}

/// Returns the event of a text, and its notes.
pub(super) fn event(text: &str) -> (Event, Vec<ConversionNote>) {
    to_event(&document(text)).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Returns the ids of the data that the notes report as left out.
pub(super) fn without_place(notes: &[ConversionNote]) -> Vec<&'static str> {
    let held = notes.iter().filter_map(|note| match note {
        ConversionNote::WithoutPlace { held } => Some(held),
        _ => None,
    });
    held.flatten().map(Said::id).collect()
}
