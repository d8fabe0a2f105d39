//! Tests of what sheets and screens show to players: days, letters, words, columns.

use draughts_arbiter::event::{self, Event, Round};
use draughts_arbiter::event_report::event::{
    ClubsView, Columns, CrosstableView, ExplanationView, IndividualsView, PairingsView,
    PlayerColumn, StandingsView, View, match_reports,
};
use draughts_arbiter::event_report::sheet::forms_text;
use draughts_arbiter::report::SheetFormat;
use draughts_arbiter::words::Language;

use crate::typed::said;
use crate::written_text::written;

fn read(text: &str) -> Event {
    event::read("x.yaml", text).unwrap_or_else(|error| panic!("{error}"))
}

fn text(view: &impl View, width: u16, language: Language) -> String {
    written(view, SheetFormat::Text, width, language)
}

/// Returns a round robin of four players from two clubs; `days` is inserted into the event and
/// `first` into its first round, and the second round is being played.
fn club(days: &str, first: &str) -> Event {
    read(&format!(
        "schema: arbiter.event/2\nname: Club\n{days}system: {{kind: round-robin, rounds: 3}}\n\
         players:\n  - {{id: a, name: Ash, club: Wood, number: 1}}\n  - {{id: b, name: Birch, club: Heath, number: 2}}\n  \
         - {{id: c, name: Cedar, club: Wood, number: 3}}\n  - {{id: d, name: Dogwood, club: Heath, number: 4}}\n\
         rounds:\n  - round: 1\n{first}    boards: [{{board: 1, white: a, black: d, result: 2-0}}, {{board: 2, white: b, black: c, result: 1-1}}]\n  \
         - round: 2\n    boards: [{{board: 1, white: d, black: c, result: 2-0}}, {{board: 2, white: a, black: b}}]\n"
    ))
}

#[test]
fn the_first_day_of_a_season_is_no_date_of_its_rounds() {
    let day = |days: &str, first: &str| {
        let event = club(days, first);
        let parts = event.parts(0);
        let line =
            |text: String| text.lines().find(|line| line.starts_with("Date")).map(str::to_owned);
        [1, 2]
            .map(|round| {
                line(text(&PairingsView::new(&event, [Round(round)]), 80, Language::English))
            })
            .into_iter()
            .chain([line(text(
                &StandingsView::of_parts(&event, &parts, None, &[]),
                80,
                Language::English,
            ))])
            .map(Option::unwrap_or_default)
            .collect::<Vec<_>>()
    };
    assert_eq!(day("start: 2026-09-03\n", ""), ["", "", "Date: from 3 Sep 2026"]);
    let dated = day("start: 2026-09-03\n", "    date: 2026-09-03\n");
    assert_eq!(dated, ["Date: 3 Sep 2026", "", "Date: from 3 Sep 2026"]);
    let one_day = day("start: 2026-09-03\nend: 2026-09-03\n", "");
    assert_eq!(one_day, ["Date: 3 Sep 2026"; 3]);
}

#[test]
fn a_round_that_is_being_played_is_finished_in_no_table() {
    let event = club("", "");
    let parts = event.parts(0);
    let ledger = event::Ledger::new(&event, Round(2));
    for said in [
        text(&StandingsView::of_parts(&event, &parts, None, &[]), 100, Language::English),
        text(&CrosstableView::of_parts(&event, &parts, None), 100, Language::English),
        text(&ClubsView::new(&event, &parts, Round(2), 2), 100, Language::English),
        text(&ExplanationView::new(&event, &ledger, 0), 100, Language::English),
    ] {
        assert!(said.contains("during round 2 of 3 (1 of 2 results)"), "{said}");
    }
    let clubs = text(&ClubsView::new(&event, &parts, Round(2), 2), 100, Language::English);
    assert!(clubs.contains("Provisional: 1 result is missing (round 2 board 2)."), "{clubs}");
    let after = text(&ClubsView::new(&event, &parts, Round(1), 2), 100, Language::English);
    assert!(
        after.contains("Clubs after round 1 of 3") && !after.contains("Provisional"),
        "{after}"
    );
}

/// Returns two teams on two boards, whose second match is being played.
fn teams() -> Event {
    read(
        "schema: arbiter.event/2\nname: League\nsystem: {kind: round-robin, rounds: 2}\n\
         team_match: {boards: 2}\ntiebreaks: [WINS, H2H, SOLK/T]\nplayers:\n  - {id: a, name: \"Hawthorn-Bluebird, Maximiliana\", rating: 1900}\n  - {id: b, name: Birch}\n  \
         - {id: c, name: \"Longfellow-Hollowtree, Maximilian\", rating: 1800}\n  - {id: d, name: Dogwood}\n\
         teams:\n  - {id: t1, name: Wood, number: 1, members: [a, b]}\n  - {id: t2, name: Heath, number: 2, members: [c, d]}\n\
         rounds:\n  - round: 1\n    matches: [{match: 1, home: t1, away: t2}]\n    boards:\n      \
         - {board: 1, match: 1, seat: 1, white: a, black: c, result: 2-0}\n      - {board: 2, match: 1, seat: 2, white: d, black: b}\n",
    )
}

#[test]
fn tie_breaks_of_teams_speak_of_no_games() {
    let event = teams();
    let parts = event.parts(0);
    for (language, game) in [
        (Language::Dutch, "partij"),
        (Language::German, "Partie"),
        (Language::Russian, "парти"),
        (Language::English, "game"),
    ] {
        let said = text(&StandingsView::of_parts(&event, &parts, None, &[]), 200, language);
        let list = said.lines().find(|line| line.contains("SOLK/T") && line.contains(": "));
        let list = list.unwrap_or_else(|| panic!("{said}"));
        assert!(!list.contains(game) && !list.contains("kort afgekapt"), "{list}");
    }
    let individuals = text(&IndividualsView::new(&event, Round(1), None), 100, Language::Dutch);
    assert!(individuals.contains("tijdens ronde 1 van 1 (1 van 2 uitslagen)"), "{individuals}");
    assert!(individuals.contains("Voorlopig: 1 uitslag"), "{individuals}");
}

#[test]
fn a_report_of_a_match_has_each_board_on_one_line_of_80_columns() {
    let forms = match_reports(&teams(), Round(1), None, Language::Dutch);
    let said = forms_text(&forms, 80);
    assert!(said.lines().all(|line| line.chars().count() <= 80), "{said}");
    let board = said.lines().find(|line| line.contains("Hawthorn")).unwrap_or_default();
    assert!(board.contains("Longfellow") && board.trim_start().starts_with('1'), "{said}");
    assert!(said.contains("Datum: ____"), "a place for the date\n{said}");
}

#[test]
fn colours_in_a_crosstable_are_no_figures_in_russian() {
    let event = read(
        "schema: arbiter.event/2\nname: Open\nsystem: {kind: swiss, rounds: 3, seed: 1}\n\
         players: [{id: a, name: Ash}, {id: b, name: Birch}]\n\
         rounds:\n  - {round: 1, boards: [{board: 1, white: a, black: b, result: 2-0}]}\n",
    );
    let parts = event.parts(0);
    for language in [Language::Russian, Language::Ukrainian] {
        let said = text(&CrosstableView::of_parts(&event, &parts, None), 80, language);
        assert!(said.contains("2 Б 2") && said.contains("1 Ч 0"), "{said}");
        assert!(!said.contains("б2") && !said.contains("ч0"), "{said}");
    }
}

#[test]
fn those_who_meet_stay_on_one_line_and_what_has_no_room_is_named() {
    let players: String = (1..=8)
        .map(|n| format!("  - {{id: p{n}, name: \"Longfellow-Hollowtree, Maximilian {n}\", title: GMI, federation: NED, rating: 2{n}00, club: \"Club of the Old Trees {n}\"}}\n"))
        .collect();
    let boards: String = (1..=4)
        .map(|n| format!("      - {{board: {n}, white: p{n}, black: p{}}}\n", n + 4))
        .collect();
    let event = read(&format!(
        "schema: arbiter.event/2\nname: Open\nsystem: {{kind: swiss, rounds: 3, seed: 1}}\nplayers:\n{players}\
         rounds:\n  - round: 1\n    boards:\n{boards}"
    ));
    let columns = || -> Columns {
        use PlayerColumn::{Club, Federation, Rating, Title};
        [Title, Federation, Rating, Club].into_iter().collect()
    };
    let view = PairingsView::new(&event, [Round(1)]).with_columns(columns());
    for (width, left_out) in [(60, "Fed"), (80, "Club"), (100, "Club"), (200, "")] {
        let said = text(&view, width, Language::English);
        let heads: Vec<&str> = said.lines().filter(|line| line.contains("Result")).collect();
        assert_eq!(heads.len(), 1, "{width}\n{said}");
        assert!(heads[0].contains("White") && heads[0].contains("Black"), "{width}\n{said}");
        let named = said.lines().find(|line| line.starts_with("No room here for: "));
        assert_eq!(named.is_some(), !left_out.is_empty(), "{width}\n{said}");
        assert!(named.is_none_or(|named| named.contains(left_out)), "{width}\n{said}");
    }
}

#[test]
fn a_text_in_a_file_has_names_whole() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path();
    let club = "Draughts and Chess Club of the Old Trees by the River, Second Division";
    let names: String = (1..=4)
        .map(|n| format!("Longfellow-Hollowtree, Maximilian Rosalind {n};{club} {n}\n"))
        .collect();
    std::fs::write(path.join("names.csv"), format!("name;club\n{names}")).unwrap();
    said(path, &["new", "open.yaml", "--system", "swiss", "--rounds", "3", "--seed", "1"]);
    said(path, &["add", "open.yaml", "--from", "names.csv", "--namesakes", "others"]);
    said(path, &["pair", "open.yaml"]);
    said(path, &["pairings", "open.yaml", "--columns", "club", "-o", "round.txt"]);
    let text = std::fs::read_to_string(path.join("round.txt")).unwrap();
    assert_eq!(text.matches(club).count(), 4, "{text}");
    assert!(!text.contains('…'), "{text}");
}
