//! What is said beside an answer so that nobody is misled: exceptions, hints, whole counts.

use tempfile::TempDir;

use super::playoffs::run;

/// What a command says, on one line.
fn said(folder: &TempDir, words: &str, code: i32) -> String {
    run(folder, words, code).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A round robin of two, paired.
fn two() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    run(&folder, "event new ./e --system round-robin", 0);
    for name in ["Ash, Ada", "Bay, Bo"] {
        run(&folder, &format!("event add ./e.yaml \"{name}\""), 0);
    }
    run(&folder, "event pair ./e.yaml", 0);
    folder
}

#[test]
fn a_side_without_a_piece_has_lost_whoever_is_on_move() {
    let folder = tempfile::tempdir().unwrap();
    for (fen, score) in [
        ("W:W31:B", "12-0: Black has no move"),
        ("B:W31:B", "12-0: Black has no move"),
        ("B:W:B5", "0-12: White has no move"),
        ("W:W:B5", "0-12: White has no move"),
    ] {
        let said = said(&folder, &format!("count --scoring delft --fen {fen}"), 0);
        assert!(said.starts_with(score), "{fen}: {said}");
    }
}

#[test]
fn a_minimum_is_said_with_its_exception_by_hort() {
    let folder = two();
    let echo = said(&folder, "event prize ./e.yaml Main 100 60 --sharing hort --minimum 20", 0);
    let page = said(&folder, "event prizes ./e.yaml", 0);
    let only = "at least 20.00 where more are tied than there are prizes, and half of the equal \
                share counts";
    assert!(echo.contains(only), "{echo}");
    assert!(page.contains(only), "{page}");
    run(&folder, "event prize ./e.yaml Main --sharing equal --minimum 101", 0);
    let page = said(&folder, "event prizes ./e.yaml", 0);
    assert!(page.contains("at least 101.00") && !page.contains("where more"), "{page}");
    let check = said(&folder, "event check ./e.yaml", 0);
    assert!(check.contains("the minimum is above every prize of the list"), "{check}");
}
