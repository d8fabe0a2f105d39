//! A document that is read, written and read again has not changed.

use proptest::prelude::*;
use proptest::sample::{Index, select};

use super::four;
use crate::{competitors, field, read, write};

/// Pieces of reports.
const PIECES: &[&str] = &[
    "001 ",
    "0000 - U",
    "   3 w 1",
    " = ",
    "W 2.0",
    "XXA    1  1.0\n",
    "240 H   2    1\n",
    "299           1.0    1    4\n",
    "310   1 Ash\n",
    "132",
    "###",
    "\n",
    "\r",
    "\u{feff}",
    "        ",
    "é",
    "\0",
    "\u{3000}",
    "FRA    1 m",
    "99999999999",
];

fn damaged(text: &str, changes: &[(Index, u8, &'static str)]) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for (at, cut, piece) in changes {
        let at = at.index(bytes.len() + 1);
        let end = (at + usize::from(*cut)).min(bytes.len());
        bytes.splice(at..end, piece.bytes());
    }
    bytes
}

fn holds(bytes: &[u8]) -> Result<(), TestCaseError> {
    let (document, findings) = read(bytes);
    for finding in &findings {
        prop_assert!(finding.span.end <= bytes.len() && finding.place.is_some(), "{:?}", finding);
    }
    let written = write(&document);
    let (again, _) = read(written.as_bytes());
    prop_assert_eq!(&again, &document, "{}", written);
    prop_assert_eq!(write(&again), written);
    if let Ok(next) = field(&document, None) {
        prop_assert_eq!(next.players.len(), competitors(&document).len());
    }
    Ok(())
}

proptest! {
    #[test]
    fn damaged_reports_are_read_and_written_the_same(
        changes in prop::collection::vec((any::<Index>(), 0_u8..12, select(PIECES)), 0..8),
    ) {
        holds(&damaged(&four(), &changes))?;
    }

    #[test]
    fn any_bytes_are_read_and_written_the_same(
        bytes in prop::collection::vec(any::<u8>(), 0..300),
    ) {
        holds(&bytes)?;
    }
}
