//! Reports made of events.

use super::super::{Document, Edition, NoReport, from_event, write};
use crate::event::{Event, Player, System, SystemKind, read};

fn parsed(rest: &str) -> Event {
    let text = format!("schema: arbiter.event/1\nname: Lakeside\n{rest}");
    read("e.yaml", &text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn report(event: &Event, edition: Edition) -> (Document, String, Vec<String>) {
    let (document, notes) = from_event(event, &vec![None; event.players.len()], edition).unwrap();
    let text = write(&document);
    (document, text, notes)
}

const TWO: &str = "players:\n  - {id: a, name: Ash, number: 1, rating: 2000, federation_id: \"10011\"}\n  - {id: b, name: Birch, number: 2}\n";

/// One game between two players under a scoring: both cells and the points.
fn game(scoring: &str, result: &str) -> (String, String, Vec<String>) {
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
    for (scoring, result, one, other, note) in [
        ("{}", "2-0", "12", "00", ""),
        ("{}", "1-1", "=1", "=1", ""),
        ("{}", "0-0", "00", "00", ""),
        ("{}", "0-2 forfeit", "-0", "+2", ""),
        ("{}", "0-0 forfeit", "-0", "-0", ""),
        ("{}", "adjourned", "?0", "?0", ""),
        ("{mode: plus-draw}", "1+-1-", "=1", "=1", "plus-draw"),
        ("{mode: goes}", "1.01-0.99", "=1", "=1", "a 1, not 1.01"),
        ("{mode: delft, win: 12, draw: 5}", "9-1", "12", "00", "a 2, not 9"),
        ("{mode: micro-match}", "[2-0, 1-1]", "12", "00", "one win, draw or loss each"),
        ("{mode: micro-match, count: small-points}", "[2-0, 1-1]", "12", "00", "a 2, not 3"),
        ("{mode: micro-match}", "2-0 forfeit", "+2", "-0", ""),
    ] {
        let (first, second, notes) = game(scoring, result);
        assert_eq!((first.as_str(), second.as_str()), (one, other), "{scoring} {result}");
        assert!(notes.join("\n").contains(note), "{notes:?}");
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
    assert!(notes.iter().any(|note| note.contains("no pairing numbers yet")), "{notes:?}");
    assert!(notes.iter().any(|note| note.contains("clubs")), "{notes:?}");
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
    assert!(notes.iter().any(|note| note.starts_with("round 3: full-point bye of c")), "{notes:?}");
    assert!(notes.iter().all(|note| !note.starts_with("round 1")), "{notes:?}");
}

#[test]
fn texts_too_long_for_their_columns_are_cut_and_that_is_said() {
    let mut event = Event::new("A\nname", System::of_games(2));
    for id in ["a", "b"] {
        let mut player = Player::new(id.parse().unwrap(), "x".repeat(40));
        player.title = Some("CMFF".into());
        event.players.push(player);
    }
    let (document, text, notes) = report(&event, Edition::Trf26);
    assert!(text.starts_with("012 A name\n"));
    assert_eq!(document.players().next().unwrap().name.len(), 33);
    assert!(notes.iter().any(|note| note == "a: title CMFF cut to CMF"), "{notes:?}");
}

#[test]
fn more_players_than_four_columns_hold_are_refused() {
    let mut event = Event::new("Crowd", System::new(SystemKind::Swiss));
    event.players =
        (0..10_000).map(|number| Player::new(format!("p{number}").parse().unwrap(), "X")).collect();
    let refused = from_event(&event, &[], Edition::Trf26).unwrap_err();
    assert_eq!(refused, NoReport::TooManyPlayers(10_000));
}

#[test]
fn acceleration_of_nobody_known_is_an_error_of_the_event() {
    let text = format!(
        "schema: arbiter.event/1\nname: X\nsystem: {{kind: swiss, rounds: 3}}\n{TWO}acceleration:\n  - {{points: 1, players: [zz]}}\n"
    );
    let error = read("e.yaml", &text).unwrap_err().to_string();
    assert!(error.contains("e.yaml:8:") && error.contains("zz"), "{error}");
}
