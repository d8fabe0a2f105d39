//! Any input that can be read is written so that it reads back unchanged.

use proptest::prelude::*;
use proptest::sample::{Index, select};

use super::super::{Edition, crosstable, from_event, read, to_event, write};
use super::four;

/// Pieces of reports and of tables.
const PIECES: &[&str] = &[
    "001 ",
    "0000 - U",
    "   3 w 1",
    "   1 b 0",
    " = ",
    "W 2.0",
    "XXP 1 2\n",
    "XXA    1  1.0\n",
    "240 H   2    1\n",
    "250       1.0   1   2    1    4\n",
    "260   1   3    1    2\n",
    "132",
    "###",
    "\n",
    "\r",
    "\u{feff}",
    " ",
    "        ",
    "é",
    "Ł",
    "\t",
    "\0",
    ";",
    "Pl;",
    "Name;R1\n",
    "1;x;",
    "2/1w",
    "9",
    "-",
    "½",
    "\u{a0}",
    "\u{3000}",
    "\u{202e}",
    "0000 - +",
    "299           1.0    1    4\n",
    "FRA    1 m",
    "99999999999",
    "XXS W=1\n",
    "BBU 0\n",
    "012",
    "162  ",
    "142 9\n",
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
    if let Ok((event, _)) = to_event(&document) {
        for edition in [Edition::Trf26, Edition::Trf16] {
            let ranks = vec![None; event.players.len()];
            let (report, _) = from_event(&event, &ranks, edition).expect("it came from a report");
            let (same, _) = read(write(&report).as_bytes());
            prop_assert_eq!(&same, &report);
            prop_assert!(to_event(&same).is_ok(), "{}", write(&same));
        }
    }
    if let Ok((event, _)) = crosstable::read(bytes) {
        let order: Vec<usize> = (0..event.players.len()).collect();
        let (text, _) =
            crosstable::write(&event, &order, crosstable::CrosstableFormat::DraughtsArbiterPro);
        prop_assert!(crosstable::CrosstableFormat::of(text.as_bytes()).is_some());
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
    fn any_pieces_are_read_and_written_the_same(
        pieces in prop::collection::vec(select(PIECES), 0..40),
    ) {
        holds(pieces.concat().as_bytes())?;
    }

    #[test]
    fn any_bytes_are_read_and_written_the_same(
        bytes in prop::collection::vec(any::<u8>(), 0..300),
    ) {
        holds(&bytes)?;
    }
}
