//! The table: places, categories, rounds, who has no place, knockout, teams, colours.

use super::*;
use crate::event::Points;
use crate::event::color_history::Strength;
use TieBreak::{BetterAgainstHigher, HeadToHead, Solkoff, SolkoffShort, SonnebornBerger, Wins};

#[test]
fn the_usual_tie_breaks_are_those_of_the_system() {
    let of = |kind| event(kind, "a b", &[]).tie_breaks().to_vec();
    assert_eq!(of(SystemKind::Swiss), [SolkoffShort, Solkoff, Wins, HeadToHead]);
    assert_eq!(
        of(SystemKind::RoundRobin),
        [Wins, HeadToHead, BetterAgainstHigher, SonnebornBerger]
    );
    assert_eq!(of(SystemKind::Knockout), []);
    assert_eq!(of(SystemKind::Match), []);
}

#[test]
fn who_is_equal_in_everything_shares_the_place() {
    let event = event(SystemKind::Swiss, "d c b a", &["a b 1-1, c d 1-1"]);
    // Listed by pairing number: d was number 1.
    assert_eq!(table(&event, &[Solkoff]), "d 1 1 1; c 1 1 1; b 1 1 1; a 1 1 1");
    let event = self::event(SystemKind::Swiss, "a b c d", &["a b 2-0, c d 2-0"]);
    assert_eq!(table(&event, &[]), "a 1 2; c 1 2; b 3 0; d 3 0");
}

#[test]
fn before_the_first_round_all_are_first() {
    let event = event(SystemKind::Swiss, "a b", &[]);
    assert_eq!(table(&event, &[SolkoffShort, HeadToHead]), "a 1 0 0 -; b 1 0 0 -");
    let standings = rank(&event, &Ledger::whole(&event), StandingsOptions::default());
    assert_eq!((standings.round, standings.missing), (Round(0), 0));
    let nobody = Event::new("Nobody", System::new(SystemKind::RoundRobin));
    assert_eq!(rank(&nobody, &Ledger::whole(&nobody), StandingsOptions::default()).rows, []);
}

#[test]
fn boards_without_a_final_result_are_counted() {
    let event = event(SystemKind::Swiss, "a b c d", &["a b 2-0, c d adjourned", "a c, b d 1-1"]);
    let missing =
        |last| rank(&event, &Ledger::new(&event, last), StandingsOptions::default()).missing;
    assert_eq!((missing(Round(1)), missing(Round(2))), (1, 2));
}

#[test]
fn a_category_has_its_own_places_and_the_values_of_the_whole_event() {
    let mut event = event(SystemKind::Swiss, "a b c d", &["a b 2-0, c d 1-1", "a c 1-1, b d 1-1"]);
    for (at, category) in [(1, "U18"), (2, "U18"), (3, "U18"), (0, "Veterans")] {
        event.players[at].categories = vec![category.into()];
    }
    event.tiebreaks = Some(vec![Solkoff]);
    let of = |category| {
        let options = StandingsOptions { category, ..StandingsOptions::default() };
        text(&event, &rank(&event, &Ledger::whole(&event), options))
    };
    // Scores a 3, b 1, c 2, d 2; c: d2 + a3 = 5, d: c2 + b1 = 3.
    assert_eq!(of(None), "a 1 3 3; c 2 2 5; d 3 2 3; b 4 1 5");
    assert_eq!(of(Some("U18")), "c 1 2 5; d 2 2 3; b 3 1 5");
    assert_eq!(of(Some("Veterans")), "a 1 3 3");
    assert_eq!(of(Some("U10")), "");
}

/// Returns a round robin of five players, of whom e leaves after round `after`.
fn leaver(after: u16) -> Event {
    let mut event = event(
        SystemKind::RoundRobin,
        "a b c d e",
        &[
            "a e 0-2, b d 2-0, c bye",
            "b e 2-0, c a 0-2, d bye",
            "c e 2-0 forfeit, d b 0-2, a bye",
            "d e 2-0 forfeit, a c 2-0, b bye",
            "a b 2-0, c d 2-0, e bye",
        ],
    );
    event.players[4].withdrawn_after = Some(Round(after));
    event
}

#[test]
fn who_leaves_a_round_robin_after_half_of_the_games_stays_in_the_table() {
    // e played 2 of 4, and the two forfeits are games won by c and d.
    assert_eq!(table(&leaver(2), &[Wins]), "a 1 6 3; b 1 6 3; c 3 4 2; d 4 2 1; e 4 2 1");
}

#[test]
fn who_leaves_a_round_robin_before_half_of_the_games_counts_for_nobody() {
    let mut event = leaver(1);
    event.rounds[1] = round(Round(2), "b e 2-0 forfeit, c a 0-2, d bye");
    event.rounds[2] = round(Round(3), "c e, d b 0-2, a bye");
    // Without the games of e: a beat c twice and b, b beat d twice, c beat d.
    assert_eq!(
        table(&event, &[Wins, SonnebornBerger]),
        "a 1 6 3 16; b 2 4 2 0; c 3 2 1 0; d 4 0 0 0; e - 0 - -"
    );
    let ledger = Ledger::whole(&event);
    let standings = rank(&event, &ledger, StandingsOptions::default());
    assert_eq!(standings.rows[4].no_place, Some(NoPlace::Excluded));
    assert_eq!(standings.missing, 0, "nobody waits for a game of e");
    let explanation = explain(&event, &ledger, 4, None);
    assert_eq!(explanation.values[0].undefined, Some(Undefined::NoPlace));
    let of_a = explain(&event, &ledger, 0, None);
    assert_eq!(of_a.rounds[0].what, What::NotCounted);
}

#[test]
fn who_has_not_come_yet_or_never_came_has_no_place() {
    let mut event = event(SystemKind::Swiss, "a b c d", &["a b 2-0", "a c 1-1, b bye"]);
    event.players[2].from_round = Some(Round(2));
    event.players[3].withdrawn_after = Some(Round(0));
    assert_eq!(table_after(&event, &[], Round(1)), "a 1 2; b 2 0; c - 0; d - 0");
    assert_eq!(table(&event, &[]), "a 1 3; b 2 2; c 3 1; d - 0");
    let standings = rank(&event, &Ledger::new(&event, Round(1)), StandingsOptions::default());
    let why: Vec<_> = standings.rows.iter().filter_map(|row| row.no_place).collect();
    assert_eq!(why, [NoPlace::NotYet, NoPlace::NeverPlayed]);
}

#[test]
fn in_a_knockout_the_round_of_the_defeat_decides() {
    let rounds = [
        "a h 2-0, d e 1-1, c f 2-0 forfeit, b g 0-0 forfeit",
        "a e 2-0, c bye",
        "c a 1-1",
        "a c 0-2",
    ];
    let event = event(SystemKind::Knockout, "a b c d e f g h", &rounds);
    // Round 1: h, f lost, b and g both, and d is in no pairing afterwards; round 2: e.
    let places = |last| {
        let standings = rank(&event, &Ledger::new(&event, last), StandingsOptions::default());
        let row = |row: &RankingRow| {
            let out = row.out_in.map_or("-".into(), |round| round.to_string());
            format!("{} {} {out}", event.players[row.player].id, row.place.unwrap())
        };
        standings.rows.iter().map(row).collect::<Vec<_>>().join(", ")
    };
    assert_eq!(places(Round(0)), "a 1 -, b 1 -, c 1 -, d 1 -, e 1 -, f 1 -, g 1 -, h 1 -");
    assert_eq!(places(Round(1)), "a 1 -, c 1 -, d 1 -, e 1 -, b 5 1, f 5 1, g 5 1, h 5 1");
    assert_eq!(places(Round(2)), "a 1 -, c 1 -, e 3 2, b 4 1, d 4 1, f 4 1, g 4 1, h 4 1");
    assert_eq!(places(Round(4)), "c 1 -, a 2 4, e 3 2, b 4 1, d 4 1, f 4 1, g 4 1, h 4 1");
}

#[test]
fn a_match_is_points_and_no_more() {
    let event = event(SystemKind::Match, "a b", &["a b 1-1", "b a 2-0", "a b 0-2 forfeit"]);
    let standings = rank(&event, &Ledger::whole(&event), StandingsOptions::default());
    assert_eq!(text(&event, &standings), "b 1 5; a 2 1");
}

#[test]
fn the_teams_of_a_scheveningen_have_the_points_of_their_players() {
    let mut event =
        event(SystemKind::Scheveningen, "a b c d", &["a c 2-0, b d 1-1", "d a 1-1, c b 0-2"]);
    for (at, team) in ["Oaks", "Oaks", "Elms", "Elms"].into_iter().enumerate() {
        event.players[at].team = Some(team.into());
    }
    let rows = teams(&event, &Ledger::whole(&event));
    let row = |row: &TeamRow| {
        let rounds: Vec<String> = row.rounds.iter().map(|(_, points)| points.to_string()).collect();
        format!("{} {} {} ({})", row.place, row.team, row.points, rounds.join(" + "))
    };
    let rows_text: Vec<String> = rows.iter().map(row).collect();
    assert_eq!(rows_text, ["1 Oaks 6 (3 + 3)", "2 Elms 2 (1 + 1)"]);
    assert_eq!(rows[0].players, [(0, Points::whole(3)), (1, Points::whole(3))]);
    // a and b of one team never meet: H2H says nothing about them.
    assert_eq!(table(&event, &[HeadToHead]), "a 1 3 -; b 1 3 -; d 3 2 -; c 4 0 -");
    let level = teams(&event, &Ledger::new(&event, Round(0)));
    assert_eq!((level[0].place, level[1].place), (1, 1));
}

#[test]
fn colours_are_those_of_games_played() {
    let event = event(
        SystemKind::Swiss,
        "a b c",
        &["a b 2-0, c bye", "a c 2-0 forfeit, b bye", "c a 1-1, b bye", "a b adjourned, c half"],
    );
    let rows = colors(&Ledger::whole(&event));
    let histories: Vec<&str> = rows.iter().map(|row| row.history.as_str()).collect();
    assert_eq!(histories, ["WuBW", "BuuB", "uuWu"]);
    assert_eq!((rows[0].balance, rows[1].balance), (1, -2));
    assert_eq!((rows[0].longest_run, rows[1].longest_run), (1, 2));
    let due = rows[1].due.unwrap();
    assert_eq!((due.color, due.strength), (crate::event::Color::White, Strength::Absolute));
}

#[test]
fn an_explanation_is_data_with_ids() {
    let mut event = event(SystemKind::Swiss, "a b c", &["a b 2-0, c bye", "c a 1-1, b absent"]);
    event.tiebreaks = Some(vec![SolkoffShort]);
    let explanation = explain(&event, &Ledger::whole(&event), 0, None);
    let json = serde_json::to_value(&explanation).unwrap();
    assert_eq!(json["player"], "a");
    assert_eq!(json["score"], 3);
    assert_eq!(json["rounds"][0]["opponent"], "b");
    let short = &json["values"][0];
    assert_eq!((&short["tie_break"], &short["value"]), (&"SOLK/T".into(), &3.into()));
    assert_eq!(short["parts"][0]["struck"]["why"], "worst");
    assert_eq!(short["parts"][1]["struck"], serde_json::Value::Null);
    assert_eq!(short["tied"], serde_json::json!(["a", "c"]));
}
