//! Reports of teams and team events.

use super::super::{Edition, HeadRecord, from_event, to_event};
use super::{document, line};
use crate::event::{BothPoints, Points};

#[test]
fn an_event_of_teams_names_the_system_by_which_it_is_paired() {
    let [both, one] = ["", ", both_scores: false"];
    for (pairing, rules, expected) in [
        ("", both, "FIDE_TEAM_TYPEA_MP_GP"),
        (", pairing: team-a", one, "FIDE_TEAM_TYPEA_MP"),
        (", pairing: team-b", both, "FIDE_TEAM_TYPEB_MP_GP"),
        (", pairing: team", one, "FIDE_TEAM_MP"),
        (", pairing: random", both, "CUSTOM_SWISS_RANDOM"),
    ] {
        let text = format!(
            "schema: arbiter.event/2\nname: T\n\
             system: {{kind: swiss, rounds: 3, seed: 1{pairing}}}\n\
             team_match: {{boards: 1{rules}}}\nplayers:\n\
             \x20 - {{id: p1, name: A}}\n  - {{id: p2, name: B}}\nteams:\n\
             \x20 - {{id: t1, name: Ash, members: [p1]}}\n\
             \x20 - {{id: t2, name: Elm, members: [p2]}}\n"
        );
        let event = crate::event::read("t.yaml", &text).unwrap();
        let (document, _) = from_event(&event, &[None; 2], Edition::Trf26).unwrap();
        assert_eq!(document.head(HeadRecord::CodedKind), Some(expected), "{pairing}");
    }
}

#[test]
fn the_bye_of_a_team_that_stands_in_the_lines_of_its_players_is_that_of_the_event() {
    let text = [
        "092 Team: Swiss-System\n142 3\n152 W\n192 FIDE_TEAM_TYPEA_MP_GP\n352 WB\n".to_owned(),
        line(1, "Ash 1", "1.0", &["   3 w 1"]),
        line(2, "Ash 2", "0.5", &["   4 b ="]),
        line(3, "Birch 1", "0.0", &["   1 b 0"]),
        line(4, "Birch 2", "0.5", &["   2 w ="]),
        line(5, "Cedar 1", "1.0", &["0000 - U"]),
        line(6, "Cedar 2", "1.0", &["0000 - U"]),
        format!("310   1 {:65}   1    2\n", "Ash"),
        format!("310   2 {:65}   3    4\n", "Birch"),
        format!("310   3 {:65}   5    6\n", "Cedar"),
    ]
    .concat();
    let (event, _) = to_event(&document(&text)).unwrap();
    let bye = BothPoints { match_points: Points::whole(1), board_points: Points::whole(2) };
    assert_eq!(event.team_match.as_ref().unwrap().bye, Some(bye));
    assert_eq!(event.rounds[0].byes[0].player.as_str(), "t3");
}
