//! Tests of what is printed along with an answer so that nobody is misled: exceptions, hints,
//! complete counts.

use tempfile::TempDir;

use super::playoffs::run;

/// Returns a command's output, on one line.
fn said(folder: &TempDir, words: &str, code: i32) -> String {
    run(folder, words, code).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Creates a round robin of two players, paired.
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
    let echo = said(&folder, "event prize set ./e.yaml Main 100 60 --sharing hort --minimum 20", 0);
    let page = said(&folder, "event prize show ./e.yaml", 0);
    let only = "half of the equal share at least 20.00 if more are tied than there are prizes";
    assert!(echo.contains(only), "{echo}");
    assert!(page.contains(only), "{page}");
    run(&folder, "event prize set ./e.yaml Main --sharing equal --minimum 101", 0);
    let page = said(&folder, "event prize show ./e.yaml", 0);
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
    let none = said(&folder, "event draw ./e.yaml --round 1 --board 1 --remove --reason x", 1);
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
        let said = said(&folder, "event norms ./e.yaml --norms n.yaml", 0);
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
    let report = said(&folder, "event federation-report ./e.yaml", 0);
    assert!(report.contains("Rounds: 1 of 2"), "{report}");
    assert!(report.contains("Round 1, board 2: opening idf XXI-11, drawn by hand"), "{report}");
    run(&folder, "event draw ./e.yaml --round 1 --board 2 --remove --reason same", 0);
    run(&folder, "event draw ./e.yaml --round 1 --boards 2 --called 7", 0);
    let report = said(&folder, "event federation-report ./e.yaml --lang nl", 0);
    assert!(report.contains(": 1 van 2"), "{report}");
    assert!(report.contains("uit het afgeroepen getal 7 van"), "{report}");
}

#[test]
fn a_receipt_of_several_prizes_has_their_total() {
    let folder = two();
    run(&folder, "event result ./e.yaml 1=2-0", 0);
    run(&folder, "event set ./e.yaml p1 categories=women", 0);
    run(&folder, "event prize set ./e.yaml Main 100 50", 0);
    run(&folder, "event prize set ./e.yaml Women 25.50 --category women", 0);
    run(&folder, "event prize set ./e.yaml --one-prize in-each", 0);
    let receipts = run(&folder, "event prize show ./e.yaml --receipts", 0);
    assert_eq!(receipts.matches("Total: EUR 125.50").count(), 1, "{receipts}");
    assert_eq!(receipts.matches("Total").count(), 1, "of one prize there is none: {receipts}");
    let html = run(&folder, "event prize show ./e.yaml --receipts --format html --lang nl", 0);
    assert!(html.contains("Totaal: EUR"), "{html}");
}

#[test]
fn nobody_is_meant_where_nobody_is_named() {
    let folder = two();
    run(&folder, "event result ./e.yaml 1=2-0", 0);
    let none = said(&folder, "event playoff open ./e.yaml --places 2 --ladder ec2022", 1);
    assert!(none.contains("nobody shares place 2"), "{none}");
}

#[test]
fn what_was_not_read_is_said_in_the_language() {
    let folder = tempfile::tempdir().unwrap();
    let told = said(&folder, "--lang nl count --scoring delft --fen W:WK46:BK5", 0);
    assert!(told.contains("artikel 8, wie wint") && !told.contains("article 8"), "{told}");
}

#[test]
fn what_is_wrong_with_the_yaml_of_a_file_is_said_in_words_of_ours() {
    let folder = tempfile::tempdir().unwrap();
    for (line, expected) in [
        ("name: @home", "a value cannot begin with this character"),
        ("name: `x", "a value cannot begin with this character"),
        ("name: \"a\\q\"", "a backslash between double quotation marks begins"),
        ("name: \"a\" b", "something stands after the closing quotation mark"),
        ("name: a\nplace", "a colon is missing after the name of a field"),
        ("name: a: b", "a colon stands within a value"),
        ("name: >x\n  b", "`|` or `>` begins a text of several lines"),
        ("name: [a", "a bracket or a brace is not closed"),
        ("name: 'a", "a quotation mark is opened and not closed"),
    ] {
        write(&folder, "e.yaml", &format!("schema: arbiter.event/1\n{line}\n"));
        let english = said(&folder, "event check ./e.yaml", 2);
        assert!(english.contains(expected), "{line}: {english}");
        let dutch = said(&folder, "event check ./e.yaml --lang nl", 2);
        for word in ["while", "expected", "unexpected"] {
            assert!(!dutch.contains(word), "{line}: {dutch}");
        }
    }
}

#[test]
fn a_round_of_blitz_is_judged_by_the_laws_of_blitz() {
    let folder = tempfile::tempdir().unwrap();
    let again = "a1-b2 h2-g1 b2-a1 g1-h2 ".repeat(3);
    let game = |tag: &str| {
        format!(
            "[White \"Ash, Ada\"]\n[Black \"Bay, Bo\"]\n{tag}[FEN \"W:WKa1,c3:BKh2,f8\"]\n\n\
             1. {again}2-0\n"
        )
    };
    write(&folder, "plain.pdn", &game(""));
    write(&folder, "blitz.pdn", &game("[TimeControl \"180+2\"]\n"));
    let event = |name: &str, control: &str| {
        let more = format!("--rules russian --seed 1{control}");
        run(&folder, &format!("event new ./{name} --system round-robin {more}"), 0);
        for player in ["Ash, Ada", "Bay, Bo"] {
            run(&folder, &format!("event add ./{name}.yaml \"{player}\""), 0);
        }
        run(&folder, &format!("event pair ./{name}.yaml"), 0);
    };
    event("slow", "");
    event("blitz", " --time-control blitz");
    event("words", " --time-control \"as announced\"");
    let games = |event: &str, record: &str, code: i32| {
        said(&folder, &format!("event games ./{event}.yaml 1 {record}.pdn --dry-run"), code)
    };
    // A draw applies by itself in a slow game, but in blitz only if somebody claims it.
    for (event, record, is_drawn) in [
        ("slow", "plain", true),
        ("slow", "blitz", false),
        ("blitz", "plain", false),
        ("words", "blitz", false),
        ("words", "plain", true),
    ] {
        let said = games(event, record, i32::from(is_drawn));
        assert_eq!(said.contains("the game is drawn"), is_drawn, "{event}, {record}: {said}");
        assert_ne!(said.contains("could be claimed"), is_drawn, "{event}, {record}: {said}");
    }
}

#[test]
fn players_of_one_name_are_told_apart_in_text_where_no_id_stands() {
    let folder = tempfile::tempdir().unwrap();
    run(&folder, "event new ./e --system swiss --rounds 3 --seed 1", 0);
    for player in [
        "\"Ash, Ada\" --club Elms --birth 1990",
        "\"Ash, Ada\" --club Oaks --birth 2001",
        "\"Bay, Bo\"",
    ] {
        run(&folder, &format!("event add ./e.yaml {player}"), 0);
    }
    run(&folder, "event pair ./e.yaml", 0);
    run(&folder, "event result ./e.yaml 1=1-1", 0);
    let table = said(&folder, "event crosstable ./e.yaml", 0);
    assert!(table.contains("Ash, Ada (Elms)") && table.contains("Ash, Ada (Oaks)"), "{table}");
    let standings = said(&folder, "event standings ./e.yaml", 0);
    assert!(!standings.contains("(Elms)"), "the id is enough: {standings}");
}

#[test]
fn a_bracket_tells_who_won_the_match_for_the_third_place() {
    let folder = tempfile::tempdir().unwrap();
    run(&folder, "event new ./cup --system knockout --seed 1", 0);
    for player in ["Ash, Ada", "Bay, Bo", "Cob, Cy", "Dune, Di"] {
        run(&folder, &format!("event add ./cup.yaml \"{player}\""), 0);
    }
    run(&folder, "event pair ./cup.yaml", 0);
    run(&folder, "event result ./cup.yaml 2 2", 0);
    run(&folder, "event pair ./cup.yaml", 0);
    run(&folder, "event result ./cup.yaml 1=2-0", 0);
    assert!(!said(&folder, "event bracket ./cup.yaml", 0).contains("place 3"));
    run(&folder, "event playoff open ./cup.yaml --places 3 --ladder ec2022 --called 1", 0);
    let open = said(&folder, "event bracket ./cup.yaml", 0);
    assert!(open.ends_with("The play-off, place 3, is not over."), "{open}");
    run(&folder, "event playoff result ./cup.yaml 2-0 1-1", 0);
    for format in ["text", "svg", "html", "json"] {
        let over = said(&folder, &format!("event bracket ./cup.yaml --format {format}"), 0);
        assert!(over.contains("After play-off, place 3 (blitz): "), "{format}: {over}");
    }
}

#[test]
fn a_setting_that_is_named_without_its_field_is_told_whole() {
    let folder = tempfile::tempdir().unwrap();
    run(&folder, "event new ./e --system swiss --rounds 5", 0);
    for (typed, whole) in [
        ("first_color=black", "system.first_color"),
        ("win=3", "scoring.win"),
        ("boards=4", "team_match.boards"),
    ] {
        let said = said(&folder, &format!("event set ./e.yaml {typed}"), 1);
        assert!(said.ends_with(&format!("help: the setting is {whole}")), "{said}");
    }
    let said = said(&folder, "event set ./e.yaml zebra=3", 1);
    assert!(said.contains("help: there are schema, name"), "{said}");
}

#[test]
fn a_file_that_was_given_for_something_else_is_told_what_it_is_for() {
    let folder = two();
    write(&folder, "players.csv", "name\nElm, Eve\n");
    for words in ["event add ./e.yaml players.csv", "publish players.csv -o site"] {
        let said = said(&folder, words, 2);
        assert!(said.contains("arbiter event add EVENT --from players.csv"), "{said}");
    }
    let players = said(&folder, "event players ./e.yaml", 0);
    assert!(!players.contains("players.csv"), "{players}");
    let unnamed = said(&folder, "publish ./e.yaml -o .", 2);
    assert!(unnamed.contains("such as ./site"), "{unnamed}");
}

#[test]
fn an_event_without_teams_and_players_is_told_what_works_with_nobody_in_it() {
    let folder = tempfile::tempdir().unwrap();
    run(&folder, "event new ./e --system round-robin --teams --boards 1", 0);
    write(&folder, "all.csv", "name,team\nAsh,Oak\nBay,Elm\n");
    let refused = said(&folder, "event add ./e.yaml --from all.csv", 1);
    assert!(refused.contains("there are no teams yet"), "{refused}");
    assert!(!refused.contains("--members"), "nobody could be a member: {refused}");
    assert!(refused.contains("event team add ./e.yaml --from FILE"), "{refused}");
    let added = said(&folder, "event team add ./e.yaml --from all.csv", 0);
    assert!(added.contains("t1 Oak: p1 Ash") && added.contains("t2 Elm: p2 Bay"), "{added}");
}

#[test]
fn rules_compare_is_rules_diff() {
    let folder = tempfile::tempdir().unwrap();
    let [diff, compare] = ["diff", "compare"]
        .map(|word| said(&folder, &format!("rules {word} international frisian"), 0));
    assert_eq!(diff, compare);
}

#[test]
fn forfeits_of_later_rounds_are_one_line_and_annulled_boards_are_none() {
    let begun = || {
        let folder = tempfile::tempdir().unwrap();
        run(&folder, "event new ./e --system round-robin --seed 1", 0);
        for name in ["Ash", "Bay", "Cedar", "Dell"] {
            run(&folder, &format!("event add ./e.yaml {name}"), 0);
        }
        run(&folder, "event pair ./e.yaml --all", 0);
        run(&folder, "event result ./e.yaml --round 1 1=2-0 2=1-1", 0);
        folder
    };
    let folder = begun();
    run(&folder, "event withdraw ./e.yaml p4", 0);
    let standings = said(&folder, "event standings ./e.yaml", 0);
    assert!(!standings.contains("Not in it yet"), "annulled boards: {standings}");
    let folder = begun();
    for round in [2, 3] {
        run(&folder, &format!("event result ./e.yaml --round {round} p1=late"), 0);
    }
    let standings = said(&folder, "event standings ./e.yaml", 0);
    let line = "Not in it yet: the forfeits of rounds 2, 3, in which no game has been played.";
    assert!(standings.contains(line), "{standings}");
}

#[test]
fn an_argument_of_quite_another_meaning_is_not_proposed() {
    let folder = tempfile::tempdir().unwrap();
    for lang in ["en", "nl"] {
        let words = ["pair", "e.yaml", "--round", "2", "--lang", lang];
        let why = crate::typed::refused(folder.path(), &words);
        assert!(why.contains("`--round`") && !why.contains("--adjourn-missing"), "{why}");
    }
    let why = crate::typed::refused(folder.path(), &["pair", "e.yaml", "--adjurn-missing"]);
    assert!(why.contains("`--adjourn-missing`"), "{why}");
}
