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
    let only = "half of the equal share at least 20.00 if more are tied than there are prizes";
    assert!(echo.contains(only), "{echo}");
    assert!(page.contains(only), "{page}");
    run(&folder, "event prize ./e.yaml Main --sharing equal --minimum 101", 0);
    let page = said(&folder, "event prizes ./e.yaml", 0);
    assert!(page.contains("at least 101.00") && !page.contains("if more"), "{page}");
    let check = said(&folder, "event check ./e.yaml", 0);
    assert!(check.contains("the minimum is above every prize of the list"), "{check}");
}

/// Writes a file into a folder.
fn write(folder: &TempDir, name: &str, text: &str) {
    std::fs::write(folder.path().join(name), text).unwrap();
}

#[test]
fn a_line_is_reached_by_its_moves_also_if_the_move_after_it_cannot_be_played() {
    let folder = tempfile::tempdir().unwrap();
    let game = |next: &str| {
        format!(
            "[White \"A\"]\n[Black \"B\"]\n[GameType \"25\"]\n\n\
             1. c3-d4 b6-a5 2. b2-c3 a7-b6 3. g3-f4 {next} *\n"
        )
    };
    for next in ["", "b6-d4", "h6-h5", "c7-b6"] {
        write(&folder, "g.pdn", &game(next));
        let found = said(&folder, "openings find g.pdn --table idf", 0);
        assert!(found.contains("idf XI-1, by its moves"), "{next}: {found}");
    }
}

#[test]
fn no_draw_is_said_to_be_for_that() {
    let folder = two();
    run(&folder, "event set ./e.yaml rules=russian", 0);
    let none = said(&folder, "event draw ./e.yaml --card", 1);
    assert!(none.contains("no opening has been drawn for round 1"), "{none}");
    let none = said(&folder, "event draw ./e.yaml --round 1 --board 1 --clear --reason x", 1);
    assert!(none.contains("no opening has been drawn for these boards in round 1"), "{none}");
}

#[test]
fn numbers_of_a_list_have_a_range_and_what_is_not_read_is_not_said_to_be() {
    let folder = two();
    write(&folder, "r.csv", "name;rating\nZed;99999\nYan;abc\n");
    let wrong = said(&folder, "event add ./e.yaml --from r.csv", 2);
    assert!(wrong.contains("rating 99999 is none: write a number from 1 to 65535"), "{wrong}");
    assert!(wrong.contains("rating `abc` is not a number"), "{wrong}");
    write(&folder, "u.csv", "number,name,rating,sex\n501,\"Ash, Ada\",1950,f\n");
    let read = said(&folder, "event update ./e.yaml --from u.csv --dry-run", 0);
    assert!(read.contains("number not used, name, rating, sex not used"), "{read}");
}

#[test]
fn norms_name_a_category_that_nobody_has_and_an_average_where_averages_stand() {
    let folder = two();
    run(&folder, "event set ./e.yaml p1 rating=2000 categories=women", 0);
    run(&folder, "event set ./e.yaml p2 rating=1900", 0);
    run(&folder, "event result ./e.yaml 1=2-0", 0);
    let norms = |category: &str| {
        format!(
            "schema: arbiter.norms/1\ntitle: N\nnorms:\n  - {{title: A, category: {category}, \
             games: 1}}\n  - {{title: B, games: 1, score: [{{from: 2200, percent: 60}}]}}\n"
        )
    };
    for (category, hint) in [
        ("Wimmen", "which this event does not have: it has women."),
        ("Womem", "did you mean women?"),
        ("Women", ""),
    ] {
        write(&folder, "n.yaml", &norms(category));
        let said = said(&folder, "event norms ./e.yaml --scheme n.yaml", 0);
        let is_hinted = said.contains("Nobody can have the norm of category");
        assert_eq!(is_hinted, !hint.is_empty(), "{said}");
        assert!(said.contains(hint), "{said}");
        assert!(said.contains("Avg") && !said.contains("Pts"), "{said}");
        assert!(said.contains("1900 < 2200"), "{said}");
    }
}

#[test]
fn the_book_has_round_0_and_an_appeal_is_decided_again_for_another_reason() {
    let folder = two();
    run(&folder, "event note ./e.yaml p1 --warning --article a --reason late --round 0", 0);
    let book = run(&folder, "event book ./e.yaml", 0);
    let line = book.lines().find(|line| line.contains("warning")).unwrap();
    assert_eq!(line.split_whitespace().nth(1), Some("0"), "{book}");
    run(&folder, "event note ./e.yaml p1 --appeal draw --round 1", 0);
    let decide = "event note ./e.yaml --decide 2 dismissed --by C --reason";
    run(&folder, &format!("{decide} unfounded"), 0);
    let again = said(&folder, &format!("{decide} unfounded"), 1);
    assert!(again.contains("dismissed already"), "{again}");
    let again = said(&folder, &format!("{decide} late"), 0);
    assert!(again.contains("dismissed, as before, for another reason"), "{again}");
    let other = said(&folder, "event note ./e.yaml --decide 2 upheld --reason seen", 0);
    assert!(other.contains("is upheld; it was dismissed"), "{other}");
}

#[test]
fn the_report_has_rounds_to_come_and_what_was_drawn() {
    let folder = tempfile::tempdir().unwrap();
    run(&folder, "event new ./e --system swiss --rounds 2 --seed 3 --rules russian", 0);
    for name in ["Ash", "Bay", "Cay", "Day"] {
        run(&folder, &format!("event add ./e.yaml {name}"), 0);
    }
    run(&folder, "event pair ./e.yaml", 0);
    run(&folder, "event draw ./e.yaml --board 1 XXI-5", 0);
    let twice = said(&folder, "event draw ./e.yaml --board 2 XXI-11", 0);
    let same = "idf XXI-11 leads to the same position as idf XXI-5, which was drawn for round 1";
    assert!(twice.contains(same), "{twice}");
    let history = said(&folder, "event history ./e.yaml", 0);
    assert!(!history.contains("same position"), "{history}");
    let report = said(&folder, "event report ./e.yaml", 0);
    assert!(report.contains("Rounds: 1 of 2"), "{report}");
    assert!(report.contains("Round 1, board 2: opening idf XXI-11, drawn by hand"), "{report}");
    run(&folder, "event draw ./e.yaml --round 1 --board 2 --clear --reason same", 0);
    run(&folder, "event draw ./e.yaml --round 1 --boards 2 --called 7", 0);
    let report = said(&folder, "event report ./e.yaml --lang nl", 0);
    assert!(report.contains(": 1 van 2"), "{report}");
    assert!(report.contains("uit het afgeroepen getal 7 van"), "{report}");
}

#[test]
fn a_receipt_of_several_prizes_has_their_total() {
    let folder = two();
    run(&folder, "event result ./e.yaml 1=2-0", 0);
    run(&folder, "event set ./e.yaml p1 categories=women", 0);
    run(&folder, "event prize ./e.yaml Main 100 50", 0);
    run(&folder, "event prize ./e.yaml Women 25.50 --category women", 0);
    run(&folder, "event prize ./e.yaml --one-prize in-each", 0);
    let receipts = run(&folder, "event prizes ./e.yaml --receipts", 0);
    assert_eq!(receipts.matches("Total: EUR 125.50").count(), 1, "{receipts}");
    assert_eq!(receipts.matches("Total").count(), 1, "of one prize there is none: {receipts}");
    let html = run(&folder, "event prizes ./e.yaml --receipts --format html --lang nl", 0);
    assert!(html.contains("Totaal: EUR"), "{html}");
}

#[test]
fn nobody_is_meant_where_nobody_is_named() {
    let folder = two();
    run(&folder, "event result ./e.yaml 1=2-0", 0);
    let none = said(&folder, "event playoff ./e.yaml --places 2 --ladder ec2022", 1);
    assert!(none.contains("nobody shares place 2"), "{none}");
}

#[test]
fn what_was_not_read_is_said_in_the_language() {
    let folder = tempfile::tempdir().unwrap();
    let told = said(&folder, "--lang nl count --scoring delft --fen W:WK46:BK5", 0);
    assert!(told.contains("artikel 8, wie wint") && !told.contains("article 8"), "{told}");
}
