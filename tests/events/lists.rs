//! Tests of the lists that people look for: where they sit, which categories they are in, what is
//! left to win.

use std::fs;
use std::path::Path;
use std::process::Output;

use assert_cmd::Command;

/// Runs `arbiter event` in a folder.
fn event(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::cargo_bin("arbiter").expect("the binary is built");
    command.current_dir(folder).env_remove("COLUMNS").env_remove("ARBITER_LANG");
    command.arg("event").args(arguments).output().expect("it runs")
}

/// Returns what a command prints about the event in this text.
fn shown(text: &str, verb: &str, rest: &[&str]) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("event.yaml"), text).expect("the event");
    let output = event(folder.path(), &[&[verb, "event.yaml"], rest].concat());
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{verb} {rest:?}: {said}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// Returns why a command refuses the event in this text.
fn refused(text: &str, verb: &str, rest: &[&str]) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("event.yaml"), text).expect("the event");
    let output = event(folder.path(), &[&[verb, "event.yaml"], rest].concat());
    assert!(!output.status.success(), "{verb} {rest:?}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

const CLUB: &str = "\
schema: arbiter.event/1
name: Club evening
start: 2026-09-03
end: 2026-09-10
rules: international
system: {kind: swiss, rounds: 3, seed: 1}
categories:
  - {name: U18, born_from: 2009}
  - {name: Women, sex: f}
  - {name: Juniors, age_below: 18, on: 2026-07-01}
players:
  - {id: p1, name: 'Oak, Olive', number: 1, rating: 1900, title: MF, federation: NED, club: Grove, sex: f}
  - {id: p2, name: 'Ölbaum, Ash', number: 2, rating: 1800, birth: 2010-05-01}
  - {id: p3, name: 'alder, Elm', number: 3, rating: 1700, birth: 2009, sex: f}
  - {id: p10, name: Birch Zelkova, number: 4, birth: 2008, categories: [Town]}
  - {id: p11, name: 'Cedar, Fir', number: 5}
rounds:
  - round: 1
    boards:
      - {board: 1, white: p1, black: p3, result: 2-0}
      - {board: 2, white: p10, black: p2, result: 1-1}
    byes:
      - {player: p11, bye: pairing-allocated}
  - round: 2
    boards:
      - {board: 1, white: p2, black: p1}
      - {board: 2, white: p3, black: p11, result: 0-2 forfeit}
    byes:
      - {player: p10, bye: absent}
";

#[test]
fn everybody_finds_their_board_by_the_family_name() {
    let list = shown(CLUB, "pairings", &["--by", "name", "--round", "1", "--format", "csv"]);
    assert_eq!(
        list,
        "Id,Name,Bd,Colour,Opponent\n\
         p3,\"alder, Elm\",1,Black,\"Oak, Olive\"\n\
         p11,\"Cedar, Fir\",,,(bye)\n\
         p1,\"Oak, Olive\",1,White,\"alder, Elm\"\n\
         p2,\"Ölbaum, Ash\",2,Black,Birch Zelkova\n\
         p10,Birch Zelkova,2,White,\"Ölbaum, Ash\"\n"
    );
    let json = shown(CLUB, "pairings", &["--by", "name", "--all", "--format", "json"]);
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json["schema"], "arbiter.event-pairings-by-name/1");
    assert_eq!(json["rounds"][0]["players"][0]["player"]["id"], "p3");
    assert_eq!(json["rounds"][1]["players"].as_array().map(Vec::len), Some(5));
    let page = shown(CLUB, "pairings", &["--by", "name", "--format", "html"]);
    assert!(page.contains("<td") && !page.contains(">p3<"), "{page}");
}

#[test]
fn a_long_list_by_name_has_two_columns_of_text_on_a_page() {
    let players: String = (1..=30)
        .map(|at| format!("  - {{id: p{at}, name: 'Tree, T{at}', number: {at}}}\n"))
        .collect();
    let boards: String = (1..=15)
        .map(|at| format!("      - {{board: {at}, white: p{at}, black: p{}}}\n", at + 15))
        .collect();
    let text = format!(
        "schema: arbiter.event/1\nname: X\nsystem: {{kind: swiss, rounds: 3}}\n\
         players:\n{players}rounds:\n  - round: 1\n    boards:\n{boards}"
    );
    let page = shown(&text, "pairings", &["--by", "name", "--format", "html"]);
    assert!(page.contains("class=\"wide across\""), "{page}");
    assert!(
        !shown(CLUB, "pairings", &["--by", "name", "--format", "html"]).contains("wide across")
    );
}

#[test]
fn pages_have_ids_only_if_somebody_asks() {
    for verb in ["pairings", "standings", "crosstable"] {
        for format in ["html", "md"] {
            let plain = shown(CLUB, verb, &["--format", format]);
            assert!(!plain.contains("p10"), "{verb} {format}: {plain}");
            let asked = shown(CLUB, verb, &["--format", format, "--columns", "id"]);
            assert!(asked.contains("p10"), "{verb} {format}: {asked}");
        }
    }
    for verb in ["pairings", "standings"] {
        for format in ["text", "csv"] {
            assert!(shown(CLUB, verb, &["--format", format]).contains("p10"), "{verb} {format}");
        }
    }
}

#[test]
fn more_is_told_of_the_players_if_somebody_asks() {
    let columns = ["--columns", "number,title,federation,rating,club", "--format", "csv"];
    let pairings = shown(CLUB, "pairings", &columns);
    let head =
        "Bd,No,Id,Title,White,Fed,Rating,Club,Pts,Result,No,Id,Title,Black,Fed,Rating,Club,Pts";
    assert_eq!(pairings.lines().next(), Some(head));
    let standings = shown(CLUB, "standings", &columns);
    assert!(standings.starts_with("Pl,No,Id,Name,Title,Rating,Fed,Club,Games,Pts,"), "{standings}");
    let crosstable = shown(CLUB, "crosstable", &columns);
    assert!(crosstable.starts_with("Row,Name,No,Title,Rating,Fed,Club,R1,"), "{crosstable}");
    // What programs get by default is unchanged.
    let usual = shown(CLUB, "pairings", &["--format", "csv"]);
    assert!(usual.starts_with("Bd,Id,White,Rating,Pts,Result,Id,Black,Rating,Pts\n"), "{usual}");
}

#[test]
fn categories_follow_from_birth_sex_and_rating() {
    let tables = shown(CLUB, "standings", &["--by-category", "--format", "json", "--round", "1"]);
    let tables: serde_json::Value = serde_json::from_str(&tables).expect("JSON");
    let table = |at: usize| -> (String, Vec<String>, usize) {
        let table = &tables["tables"][at];
        let rows = table["rows"].as_array().expect("rows").iter();
        let row = |row: &serde_json::Value| {
            format!("{} {} {}", row["place"], row["overall"], row["player"]["id"].as_str().unwrap())
        };
        let undecided = table["undecided"].as_array().expect("a list").len();
        (table["category"].as_str().unwrap().to_owned(), rows.map(row).collect(), undecided)
    };
    let rows = |rows: &[&str]| rows.iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(table(0), ("U18".into(), rows(&["1 3 p2", "2 5 p3"]), 0));
    assert_eq!(table(1), ("Women".into(), rows(&["1 1 p1", "2 5 p3"]), 0));
    // Born in 2008: 17 or 18 years old on the first of July.
    assert_eq!(table(2), ("Juniors".into(), rows(&["1 3 p2", "2 5 p3"]), 1));
    assert_eq!(table(3).0, "Town");
    let text = shown(CLUB, "standings", &["--category", "juniors"]);
    let note = "the day decides about this category: Birch\nZelkova.";
    assert!(text.contains("Overall") && text.contains(note), "{text}");
    let card = shown(CLUB, "player", &["p3"]);
    assert!(card.contains("U18, Women, Juniors"), "{card}");
    let players = shown(CLUB, "players", &["--format", "csv"]);
    assert!(players.contains("\"U18, Women, Juniors\""), "{players}");
    let wrong = CLUB.replace("sex: f}\n  - {name: Juniors", "note: x}\n  - {name: Juniors");
    assert!(refused(&wrong, "standings", &[]).contains("event.yaml:9"), "{wrong}");
}

#[test]
fn slips_are_for_boards_that_are_played_and_have_a_box_for_each_result() {
    let slips = shown(CLUB, "pairings", &["--slips", "--round", "2"]);
    assert!(slips.contains("Board 1") && !slips.contains("Board 2"), "{slips}");
    assert!(slips.contains("Result: [ ] 2-0  [ ] 1-1  [ ] 0-2"), "{slips}");
    assert!(!slips.contains("international"), "{slips}");
    let all = CLUB.replace("black: p1}", "black: p1, result: annulled}");
    let none = refused(&all, "pairings", &["--slips", "--round", "2"]);
    assert!(none.contains("no board of round 2 is to be played"), "{none}");
}

#[test]
fn cards_are_for_the_players_and_for_the_tables() {
    let names = shown(CLUB, "players", &["--cards", "--by", "name"]);
    let at = |name: &str| names.find(name).unwrap_or_else(|| panic!("{name}: {names}"));
    assert!(at("alder, Elm") < at("Cedar, Fir") && at("Oak, Olive") < at("Birch Zelkova"));
    assert!(names.contains("MF · NED · Grove"), "{names}");
    let tables = shown(CLUB, "pairings", &["--cards", "--round", "1", "--format", "html"]);
    assert!(tables.contains("Board 2") && tables.contains("class=\"mark\""), "{tables}");
    let csv = refused(CLUB, "players", &["--cards", "--format", "csv"]);
    assert!(csv.contains("text or as html") || csv.contains("html"), "{csv}");
}

#[test]
fn a_round_without_a_date_has_not_the_days_of_the_event() {
    assert!(!shown(CLUB, "pairings", &[]).contains("Sep"));
    assert!(shown(CLUB, "standings", &[]).contains("3 Sep 2026 to 10 Sep 2026"));
    let output = shown(CLUB, "export", &["--format", "trf"]);
    assert!(!output.contains("\n132"), "{output}");
}

#[test]
fn what_a_report_cannot_hold_is_said_once() {
    let clubs: String = (1..=6)
        .map(|at| {
            format!("  - {{id: p{at}, name: 'Tree, T{at}', number: {at}, club: C{}}}\n", at % 3)
        })
        .collect();
    let text = format!(
        "schema: arbiter.event/1\nname: X\nstart: 2026-09-03\n\
         system: {{kind: swiss, rounds: 5, first_color: white}}\n\
         separate: [{{by: club, to: 1}}]\nplayers:\n{clubs}rounds:\n  - round: 1\n    boards:\n\
         \x20     - {{board: 1, white: p1, black: p2, result: 2-0}}\n\
         \x20     - {{board: 2, white: p3, black: p4, result: 2-0}}\n\
         \x20     - {{board: 3, white: p5, black: p6, result: 2-0}}\n"
    );
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("event.yaml"), text).expect("the event");
    let output = event(folder.path(), &["export", "event.yaml", "--format", "trf16"]);
    let notes = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(notes.matches("must not meet").count(), 1, "{notes}");
    assert!(notes.contains("no round has a date") && !notes.contains("have no date"), "{notes}");
}

const CUP: &str = "\
schema: arbiter.event/1
name: Cup
system: {kind: knockout, seed: 1}
players:
  - {id: p1, name: 'Alder, A', number: 1}
  - {id: p2, name: 'Birch, B', number: 2}
  - {id: p3, name: 'Cedar, C', number: 3}
rounds:
  - round: 1
    boards:
      - {board: 1, white: p3, black: p2, result: 0-2}
    byes:
      - {player: p1, bye: pairing-allocated}
";

#[test]
fn a_knockout_is_drawn_with_what_is_to_come() {
    let drawn = shown(CUP, "bracket", &[]);
    let expected = "\
Cup
Bracket

Semi-finals      Final

Alder, A ──────┐
               ├─ Alder, A ─┐
(bye) ─────────┘            │
                            ├─
Birch, B 2 ────┐            │
               ├─ Birch, B ─┘
Cedar, C 0 ────┘
";
    let squeezed = |text: &str| text.replace([' ', '─'], "");
    assert_eq!(squeezed(&drawn), squeezed(expected), "{drawn}");
    let json: serde_json::Value =
        serde_json::from_str(&shown(CUP, "bracket", &["--format", "json"])).expect("JSON");
    assert_eq!(json["schema"], "arbiter.event-bracket/1");
    assert_eq!(json["rounds"][0]["pairs"][1]["winner"], "p2");
    assert_eq!(json["rounds"][1]["stage"], "final");
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("cup.yaml"), CUP).expect("the event");
    let output = event(folder.path(), &["bracket", "cup.yaml", "-o", "cup.svg"]);
    assert!(output.status.success());
    let svg = fs::read_to_string(folder.path().join("cup.svg")).expect("the picture");
    assert!(svg.starts_with("<svg ") && svg.contains(">Birch, B</text>"), "{svg}");
    for outside in ["href", "<script", "url(", "http:"] {
        assert!(!svg.replace("http://www.w3.org/2000/svg", "").contains(outside), "{outside}");
    }
    assert!(refused(CLUB, "bracket", &[]).contains("knockout"));
}

#[test]
fn who_is_out_of_a_knockout_is_out_in_a_round_with_a_name() {
    let standings = shown(CUP, "standings", &[]);
    assert!(standings.contains("semi-finals"), "{standings}");
}

const MATCH: &str = "\
schema: arbiter.event/1
name: Match
system: {kind: match, games: 4, first_color: white}
players:
  - {id: p1, name: 'Alder, A', number: 1}
  - {id: p2, name: 'Birch, B', number: 2}
rounds:
  - round: 1
    boards:
      - {board: 1, white: p1, black: p2, result: 2-0}
  - round: 2
    boards:
      - {board: 1, white: p2, black: p1, result: 1-1}
";

#[test]
fn a_match_says_what_is_still_needed() {
    let page = shown(MATCH, "crosstable", &[]);
    let lines: Vec<String> =
        page.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    for line in [
        "Name 1 2 3 4 Pts Pl",
        "Alder, A w2 b1 3 1",
        "Birch, B b0 w1 1 2",
        "Alder, A needs 2 points from 2 games to win the match.",
        "Birch, B needs 4 points from 2 games to win the match.",
    ] {
        assert!(lines.iter().any(|one| one == line), "{line}: {page}");
    }
    assert!(shown(MATCH, "standings", &[]).contains("Alder, A needs 2 points from 2 games"));
    let third =
        "  - round: 3\n    boards:\n      - {board: 1, white: p1, black: p2, result: 2-0}\n";
    let won = shown(&format!("{MATCH}{third}"), "standings", &["--lang", "nl"]);
    assert!(won.contains("Alder, A heeft de tweekamp gewonnen, 5-1 met nog 1 partij"), "{won}");
}

#[test]
fn a_scheveningen_is_team_against_team_with_totals() {
    let text = "\
schema: arbiter.event/1
name: Grove - Hedge
system: {kind: scheveningen, seed: 1}
players:
  - {id: a, name: Ash, number: 1, team: Grove}
  - {id: b, name: Birch, number: 2, team: Grove}
  - {id: c, name: Cedar, number: 3, team: Hedge}
  - {id: d, name: Dogwood, number: 4, team: Hedge}
rounds:
  - round: 1
    boards:
      - {board: 1, white: a, black: c, result: 2-0}
      - {board: 2, white: d, black: b, result: 1-1}
  - round: 2
    boards:
      - {board: 1, white: d, black: a, result: 2-0}
      - {board: 2, white: b, black: c, result: 2-0}
";
    assert_eq!(
        shown(text, "crosstable", &["--format", "csv"]),
        "No,Name,3,4,Pts,Pl\n1,Ash,2,0,2,3\n2,Birch,2,1,3,2\n,Total,4,1,5,\n\n\
         No,Name,1,2,Pts,Pl\n3,Cedar,0,0,0,4\n4,Dogwood,2,1,3,1\n,Total,2,1,3,\n"
    );
    let page = shown(text, "crosstable", &[]);
    assert!(page.contains("Crosstable after round 2 of 2: Grove, 5 points"), "{page}");
}

#[test]
fn players_without_numbers_are_in_the_order_of_their_ids() {
    let text = "schema: arbiter.event/1\nname: X\nsystem: {kind: swiss, rounds: 3}\nplayers:\n\
         \x20 - {id: p10, name: Ash}\n  - {id: p2, name: Birch}\n  - {id: p1, name: Cedar}\n";
    let list = shown(text, "players", &["--format", "csv"]);
    let ids: Vec<&str> = list.lines().skip(1).filter_map(|line| line.split(',').next()).collect();
    assert_eq!(ids, ["p1", "p2", "p10"]);
}

#[test]
fn the_colours_on_a_card_are_explained() {
    let card = shown(CLUB, "player", &["p11"]);
    assert!(card.contains("Colours: u,") && card.contains("u: a round without a game"), "{card}");
}

#[test]
fn a_result_that_counts_for_nobody_is_marked_on_a_card() {
    let text = "schema: arbiter.event/1\nname: X\nsystem: {kind: round-robin}\nplayers:\n\
         \x20 - {id: a, name: Ash, number: 1}\n  - {id: b, name: Birch, number: 2}\n\
         \x20 - {id: c, name: Cedar, number: 3}\n\
         \x20 - {id: d, name: Elm, number: 4, withdrawn_after: 1}\nrounds:\n  - round: 1\n    boards:\n\
         \x20     - {board: 1, white: a, black: d, result: 2-0}\n\
         \x20     - {board: 2, white: b, black: c, result: 2-0}\n";
    let card = shown(text, "player", &["a"]);
    assert!(card.contains("(2-0)") && card.contains("( ): counts for nobody"), "{card}");
    assert!(!shown(text, "player", &["b"]).contains("( )"));
}

#[test]
fn a_text_in_a_file_has_every_column() {
    let folder = tempfile::tempdir().expect("a folder");
    let long = CLUB.replace("club: Grove", "club: The Draughts Club of the Grove, team: Hedge");
    fs::write(folder.path().join("event.yaml"), long).expect("the event");
    let output = event(folder.path(), &["standings", "event.yaml", "-o", "st.txt"]);
    assert!(output.status.success());
    let text = fs::read_to_string(folder.path().join("st.txt")).expect("the file");
    for column in ["Fed", "Club", "Team", "The Draughts Club of the Grove"] {
        assert!(text.contains(column), "{column}: {text}");
    }
}

#[test]
fn players_of_one_name_are_told_apart_on_slips_cards_and_brackets() {
    let text = CLUB.replace("name: 'alder, Elm'", "name: 'Oak, Olive', club: Hedge");
    for (verb, rest) in [
        ("pairings", &["--slips", "--round", "1"][..]),
        ("pairings", &["--cards", "--round", "1"]),
        ("players", &["--cards"]),
    ] {
        let printed = shown(&text, verb, rest);
        for one in ["Oak, Olive (Grove)", "Oak, Olive (Hedge)"] {
            assert!(printed.contains(one), "{verb} {rest:?}: {printed}");
        }
        assert!(!printed.contains("Cedar, Fir ("), "{printed}");
    }
    let knockout = text.replace("{kind: swiss, rounds: 3, seed: 1}", "{kind: knockout, seed: 1}");
    let knockout = knockout.split("  - round: 2").next().unwrap();
    let drawn = shown(knockout, "bracket", &[]);
    assert!(
        drawn.contains("Oak, Olive (Grove)") && drawn.contains("Oak, Olive (Hedge)"),
        "{drawn}"
    );
}

#[test]
fn columns_that_say_nothing_are_for_programs_alone() {
    let wanted = &["--columns", "club,team,rating"];
    let club = CLUB.replace("system:", "tiebreaks: [RTNG, WINS, H2H]\nsystem:");
    let text = shown(&club, "standings", wanted);
    let heads = |text: &str| text.lines().find(|line| line.starts_with("Pl")).unwrap().to_owned();
    assert!(heads(&text).contains("Club") && heads(&text).contains("Rating"), "{text}");
    assert!(!heads(&text).contains("Team") && !heads(&text).contains("H2H"), "{text}");
    assert!(text.contains("Known of nobody: Team."), "{text}");
    let joined = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let idle = "H2H points of those who are tied against each other (decides nothing here)";
    assert!(joined.contains(idle), "{text}");
    assert!(joined.contains("WINS number of wins;"), "{text}");
    let page = shown(&club, "standings", &[wanted, &["--format", "html"][..]].concat());
    assert!(
        page.contains(">Club<") && !page.contains(">Team<") && !page.contains(">H2H<"),
        "{page}"
    );
    let csv = shown(&club, "standings", &[wanted, &["--format", "csv"][..]].concat());
    let csv = csv.lines().next().unwrap();
    assert!(
        csv.contains(",Team,") && csv.ends_with(",H2H"),
        "programs find what they ask for: {csv}"
    );
}

#[test]
fn heads_of_tie_breaks_are_dutch_on_dutch_pages_and_in_dutch_tables() {
    let text = shown(CLUB, "standings", &["--lang", "nl"]);
    assert!(text.contains("WINST") && !text.contains("WINS "), "{text}");
    let joined = text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(joined.contains("WINST aantal overwinningen"), "{text}");
    let csv = shown(CLUB, "standings", &["--lang", "nl", "--format", "csv"]);
    assert!(csv.contains("WINST;OND"), "{csv}");
    let csv = shown(CLUB, "standings", &["--format", "csv"]);
    assert!(csv.contains("WINS,H2H"), "{csv}");
}
