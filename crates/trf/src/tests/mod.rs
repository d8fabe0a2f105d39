//! Whole files.

mod foreign;
mod properties;
mod reading;
mod teams;

use super::{Document, read};

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

/// Returns a report of four players after one of three rounds, with a head.
pub(super) fn four() -> String {
    format!(
        "012 Lakeside\n142 3\n152 W\n162  W 2.0    D 1.0\n{}{}{}{}",
        line(1, "Ash, Alder", "2.0", &["   3 w 1"]),
        line(2, "Birch, Bea", "1.0", &["   4 b ="]),
        line(3, "Cedar, Cy", "0.0", &["   1 b 0"]),
        line(4, "Durmast, Di", "1.0", &["   2 w ="]),
    )
}

/// Parses a text without findings.
pub(super) fn document(text: &str) -> Document {
    let (document, findings) = read(text.as_bytes());
    assert!(findings.is_empty(), "{findings:?}\n{text}");
    document
}
