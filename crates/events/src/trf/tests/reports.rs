//! Conversion of events to reports.

use super::super::{ConversionNote, Document, Edition, NoReport, from_event, write};
use super::without_place;
use crate::event::{ByeKind, Event, Player, Round, System, SystemKind, read};

fn parsed(rest: &str) -> Event {
    let text = format!("schema: arbiter.event/1\nname: Lakeside\n{rest}");
    read("e.yaml", &text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn report(event: &Event, edition: Edition) -> (Document, String, Vec<ConversionNote>) {
    let (document, notes) = from_event(event, &vec![None; event.players.len()], edition).unwrap();
    let text = write(&document);
    (document, text, notes)
}

const TWO: &str = "players:\n  - {id: a, name: Ash, number: 1, rating: 2000, federation_id: \"10011\"}\n  - {id: b, name: Birch, number: 2}\n";

/// Returns a game between two players under a scoring: both cells and the points.
fn game(scoring: &str, result: &str) -> (String, String, Vec<ConversionNote>) {
    let event = parsed(&format!(
        "system: {{kind: swiss, rounds: 3}}\nscoring: {scoring}\n{TWO}\
         rounds:\n  - round: 1\n    boards:\n      - {{board: 1, white: a, black: b, result: {result}}}\n"
    ));
    let (document, _, notes) = report(&event, Edition::Trf26);
    let cells = document.players().map(|player| {
        let sign = player.rounds[0].unwrap().result.map_or(' ', |code| code.sign());
        format!("{sign}{}", player.points.unwrap())
    });
    let cells: Vec<String> = cells.collect();
    (cells[0].clone(), cells[1].clone(), notes)
}

#[test]
fn scores_that_are_no_win_draw_or_loss_become_one_and_that_is_said() {
    let small = "{mode: micro-match, count: small-points}";
    for (scoring, result, cells, note) in [
        ("{}", "2-0", ("12", "00"), None),
        ("{}", "1-1", ("=1", "=1"), None),
        ("{}", "0-0", ("00", "00"), None),
        ("{}", "0-2 forfeit", ("-0", "+2"), None),
        ("{}", "0-0 forfeit", ("-0", "-0"), None),
        ("{}", "adjourned", ("?0", "?0"), None),
        ("{mode: plus-draw}", "1+-1-", ("=1", "=1"), Some(ConversionNote::PlusDraw)),
        ("{mode: goes}", "1.01-0.99", ("=1.01", "=0.99"), Some(ConversionNote::ScoresApart)),
        ("{mode: delft}", "9-1", ("19", "01"), Some(ConversionNote::ScoresApart)),
        (
            "{mode: micro-match}",
            "[2-0, 1-1]",
            ("12", "00"),
            Some(ConversionNote::MicroMatches { small: false }),
        ),
        (small, "[2-0, 1-1]", ("13", "01"), Some(ConversionNote::MicroMatches { small: true })),
        ("{mode: micro-match}", "2-0 forfeit", ("+2", "-0"), None),
    ] {
        let (first, second, notes) = game(scoring, result);
        assert_eq!((first.as_str(), second.as_str()), cells, "{scoring} {result}");
        assert!(note.is_none_or(|note| notes.contains(&note)), "{scoring} {result}: {notes:?}");
        let differs = notes.iter().any(|note| matches!(note, ConversionNote::NotStandings { .. }));
        assert!(!differs, "{scoring} {result}: {notes:?}");
    }
}

#[test]
fn a_report_gives_back_scores_boards_and_what_unrated_players_count() {
    for (scoring, results) in [
        ("{mode: delft}", ["12-0", "9-1", "4-6"]),
        ("{mode: delft-10}", ["10-0", "9-1", "5-5"]),
        ("{mode: delft-4-3-2}", ["4-0", "1-3", "2-2"]),
        ("{mode: delft-5-3-2}", ["5-0", "1-3", "2-2"]),
        ("{mode: delft-2-1.5-1}", ["2-0", "1.5-0.5", "1-1"]),
        ("{mode: goes}", ["2-0", "1.01-0.99", "0.75-1.25"]),
        ("{win: 3}", ["3-0", "1-1", "0-3"]),
    ] {
        let players: String = (1..=6)
            .map(|at| format!("  - {{id: p{at}, name: \"Alder {at}\", number: {at}}}\n"))
            .collect();
        // Board 1 has the highest numbers.
        let boards: String = results
            .iter()
            .zip([(6, 5), (1, 2), (4, 3)])
            .zip(1..)
            .map(|((result, (white, black)), at)| {
                format!(
                    "      - {{board: {at}, white: p{white}, black: p{black}, result: {result}}}\n"
                )
            })
            .collect();
        let event = parsed(&format!(
            "system: {{kind: swiss, rounds: 3}}\nscoring: {scoring}\nunrated: lowest\n\
             players:\n{players}rounds:\n  - round: 1\n    boards:\n{boards}"
        ));
        let (_, text, _) = report(&event, Edition::Trf26);
        let (document, findings) = super::super::read(text.as_bytes());
        assert!(findings.is_empty(), "{findings:?}\n{text}");
        let (again, notes) = super::super::to_event(&document).unwrap();
        assert_eq!(again.rounds[0].boards, event.rounds[0].boards, "{scoring}\n{text}");
        assert_eq!(again.scoring, event.scoring, "{scoring}\n{text}");
        assert_eq!(again.unrated, event.unrated);
        assert!(again.awards.is_empty(), "{text}");
        assert!(
            !notes.iter().any(|note| matches!(note, ConversionNote::PointsDiffer { .. })),
            "{notes:?}"
        );
        assert!(super::super::wrong_points(&document).is_empty(), "{text}");
    }
}

#[test]
fn the_id_at_the_federation_has_its_columns() {
    let event = parsed(&format!("system: {{kind: swiss, rounds: 3}}\n{TWO}"));
    let (_, text, _) = report(&event, Edition::Trf26);
    let ash = text.lines().find(|line| line.contains("Ash")).unwrap();
    assert_eq!(&ash[57..68], "      10011");
    assert_eq!(&ash[48..52], "2000");
    assert!(text.contains("162  W 2.0    D 1.0\n"), "{text}");
}

#[test]
fn editions_differ_in_their_records() {
    let event = parsed(&format!(
        "system: {{kind: swiss, rounds: 3, first_color: black}}\n\
         forbidden:\n  - {{players: [a, b]}}\nacceleration:\n  - {{points: 1, to: 2, players: [a, b]}}\n{TWO}"
    ));
    let (_, modern, _) = report(&event, Edition::Trf26);
    for record in ["142 3", "152 B", "250       1.0   1   2    1    2", "260   1   3    1    2"] {
        assert!(modern.contains(&format!("{record}\n")), "{record}\n{modern}");
    }
    let (_, legacy, _) = report(&event, Edition::Trf16);
    for record in
        ["XXR 3", "XXC black1", "BBW  2.0", "BBD  1.0", "XXA    1  1.0  1.0  0.0", "XXP    1    2"]
    {
        assert!(legacy.contains(&format!("{record}\n")), "{record}\n{legacy}");
    }
}

#[test]
fn groups_that_must_not_meet_are_written_out() {
    let event = parsed(
        "system: {kind: swiss, rounds: 3}\nseparate:\n  - {by: club, from: 2}\n\
         players:\n  - {id: a, name: Ash, club: X}\n  - {id: b, name: Birch}\n  - {id: c, name: Cedar, club: X}\n",
    );
    let (_, text, notes) = report(&event, Edition::Trf26);
    assert!(text.contains("260   2   3    1    3\n"), "{text}");
    assert!(notes.contains(&ConversionNote::NumbersOfList), "{notes:?}");
    assert_eq!(without_place(&notes), ["held-clubs"]);
}

#[test]
fn who_will_miss_a_round_is_written_for_it() {
    let event = parsed(
        "system: {kind: swiss, rounds: 4}\nplayers:\n  - {id: a, name: Ash, number: 1, withdrawn_after: 0}\n  - {id: b, name: Birch, number: 2, from_round: 3}\n  - {id: c, name: Cedar, number: 3}\n\
         requests:\n  - {player: c, round: 1, bye: half-point}\n  - {player: c, round: 3, bye: full-point}\n",
    );
    let (_, text, _) = report(&event, Edition::Trf26);
    assert!(!text.contains("0000"), "{text}");
    for record in [
        "240 H   1    3",
        "240 Z   1    1    2",
        "240 Z   2    1    2",
        "240 F   3    3",
        "240 Z   3    1",
        "240 Z   4    1",
    ] {
        assert!(text.contains(&format!("{record}\n")), "{record}\n{text}");
    }
    let (_, text, notes) = report(&event, Edition::Trf16);
    assert_eq!(text.matches("0000 - Z").count(), 2, "{text}");
    assert_eq!(text.matches("0000 - H").count(), 1, "{text}");
    let of = |wanted: u16| {
        notes.iter().find_map(|note| match note {
            ConversionNote::ByesToCome { round, bye, players } if *round == Round(wanted) => {
                Some((*bye, players.as_slice()))
            }
            _ => None,
        })
    };
    assert_eq!(of(3), Some((ByeKind::FullPoint, &["c".parse().unwrap()][..])), "{notes:?}");
    assert_eq!(of(1), None, "{notes:?}");
}

#[test]
fn texts_too_long_for_their_columns_are_cut_and_that_is_said() {
    let mut event = Event::new("A\nname", System::of_games(2));
    for id in ["a", "b"] {
        let mut player = Player::new(id.parse().unwrap(), "x".repeat(40));
        player.title = Some("ABCD".into());
        event.players.push(player);
    }
    let (document, text, notes) = report(&event, Edition::Trf26);
    assert!(text.starts_with("012 A name\n"));
    assert_eq!(document.players().next().unwrap().name.len(), 33);
    let (id, what) = ("a".parse().unwrap(), "title");
    let cut = ConversionNote::Cut { id, what, text: "ABCD".into(), cut: "ABC".into() };
    assert!(notes.contains(&cut), "{notes:?}");
}

#[test]
fn a_title_of_women_is_not_cut_to_an_open_title() {
    for (title, written) in [("GMIF", "WGM"), ("cmff", "WCM"), ("MIF", "MIF"), ("GMI", "GMI")] {
        let mut event = Event::new("A", System::of_games(2));
        for id in ["a", "b"] {
            let mut player = Player::new(id.parse().unwrap(), "X");
            player.title = Some(title.into());
            event.players.push(player);
        }
        let (document, _, notes) = report(&event, Edition::Trf26);
        assert_eq!(document.players().next().unwrap().title, written);
        let is_told = notes.iter().any(|note| matches!(note, ConversionNote::Cut { .. }));
        assert_eq!(is_told, title != written, "{notes:?}");
    }
}

#[test]
fn more_players_than_four_columns_hold_are_refused() {
    let mut event = Event::new("Crowd", System::new(SystemKind::Swiss));
    event.players =
        (0..10_000).map(|number| Player::new(format!("p{number}").parse().unwrap(), "X")).collect();
    let refused = from_event(&event, &[], Edition::Trf26).unwrap_err();
    assert_eq!(refused, NoReport::TooManyPlayers { players: 10_000, most: 9999 });
}

#[test]
fn acceleration_of_nobody_known_is_an_error_of_the_event() {
    let text = format!(
        "schema: arbiter.event/1\nname: X\nsystem: {{kind: swiss, rounds: 3}}\n{TWO}acceleration:\n  - {{points: 1, players: [zz]}}\n"
    );
    let error = read("e.yaml", &text).unwrap_err().to_string();
    assert!(error.contains("e.yaml:8:") && error.contains("zz"), "{error}");
}
