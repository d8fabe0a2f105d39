//! Team reports: their records, their matches, and contradictions.

use draughts_pairing::field::{FieldPair, PastRound};
use draughts_pairing::{Color, PairingMethod, Points, swiss};

use super::{document, line};
use crate::{
    Contradiction, ContradictionKind, ContradictionPlace, ExpectedContent, FieldContent,
    FieldError, LineFault, LineUp, MissingData, Record, TeamRoundKind, TeamTable, contradictions,
    field, paired, pairing_method, read, write,
};

/// Returns the record of a team with two boards and a reserve.
fn team(number: u16, name: &str, match_points: &str, game_points: &str, players: &str) -> String {
    format!(
        "310 {number:>3} {name:32} {:5} {:>6} {match_points:>6} {game_points:>6} {:>3}  {players}\n",
        "", "", ""
    )
}

/// Three teams with two boards after one of three rounds: Ash beats Birch, and Cedar has the bye.
fn three() -> String {
    [
        "092 Team: Swiss-System\n142 3\n152 W\n192 FIDE_TEAM_TYPEA_MP_GP\n352 WB\n".to_owned(),
        line(1, "Ash 1", "1.0", &["   4 w 1"]),
        line(2, "Ash 2", "0.5", &["   5 b ="]),
        line(3, "Ash 3", "", &["0000 - -"]),
        line(4, "Birch 1", "0.0", &["   1 b 0"]),
        line(5, "Birch 2", "0.5", &["   2 w ="]),
        line(6, "Cedar 1", "0.0", &["0000 - -"]),
        line(7, "Cedar 2", "0.0", &["0000 - -"]),
        team(1, "Ash", "2.0", "1.5", "   1    2    3"),
        team(2, "Birch", "0.0", "0.5", "   4    5"),
        team(3, "Cedar", "1.0", "1.0", "   6    7"),
        "320  1.0  1.0   3\n".to_owned(),
    ]
    .concat()
}

#[test]
fn records_of_teams_are_written_as_they_stood() {
    let text = "013 Lakeside                           1    2    3\n\
                300   1   2   1    4    0    5\n\
                310   1 Lakeside                         LAK   1987.5    2.0    1.5   1     1    2\n\
                310   2 Hill\n\
                320  1.0  2.0   3       2\n\
                330 +-   1   2   1\n\
                330 --   2   1   3\n\
                352 WBBW\n\
                362 TW 2.0   TD 1.0   TL 0.0\n";
    let (document, _) = read(text.as_bytes());
    assert!(!document.records.iter().any(|record| matches!(record, Record::Kept(_))));
    assert_eq!(write(&document), text);
    let line_up = LineUp { round: 1, team: 2, opponent: 1, players: vec![4, 0, 5] };
    assert_eq!(document.records[1], Record::LineUp(line_up));
    let (small, _) = read(text.replace("WBBW", "wbbw").replace("TW 2.0", "tw2.0").as_bytes());
    assert_eq!(small, document);
    let wide = text.replace("2 Hill", &format!("2 {:32} H", "H\u{fc}gel"));
    assert_eq!(write(&read(wide.as_bytes()).0), wide);
}

#[test]
fn a_wrong_record_of_a_team_is_shown_where_it_is_wrong() {
    let wrong = |text: &str, part, wanted| LineFault::Wrong { text: text.into(), part, wanted };
    for (record, place, expected) in [
        (
            "310   0 Ash",
            "1:7",
            wrong("0", FieldContent::Team, ExpectedContent::TeamNumber { most: 999 }),
        ),
        (
            "300   1   x",
            "1:11",
            wrong("x", FieldContent::Team, ExpectedContent::Number { most: 999 }),
        ),
        ("330 ++   1   1   2", "1:5", wrong("++", FieldContent::Forfeit, ExpectedContent::Forfeit)),
        ("352 WBX", "1:5", wrong("WBX", FieldContent::BoardColors, ExpectedContent::BoardColors)),
        (
            "362 WT 2.0",
            "1:5",
            wrong("WT", FieldContent::Letter, ExpectedContent::LetterWorth { letters: "TW TD TL" }),
        ),
        ("320  a.b", "1:6", wrong("a.b", FieldContent::MatchPoints, ExpectedContent::Points)),
    ] {
        let (_, findings) = read(record.as_bytes());
        let found = findings.iter().find(|one| one.as_what::<LineFault>().is_some());
        let found = found.unwrap_or_else(|| panic!("{record}"));
        assert_eq!(found.as_what::<LineFault>(), Some(&expected), "{record}");
        let at = found.place.expect("a place");
        assert_eq!(format!("{}:{}", at.line, at.column), place, "{record}");
    }
}

#[test]
fn matches_follow_from_the_games_of_players() {
    let read = document(&three());
    let table = TeamTable::of(&read);
    let color = Some(Color::White);
    let course = |team: usize| table.teams[team].rounds[0].course;
    assert_eq!(course(0), TeamRoundKind::Played { opponent: 1, color });
    assert_eq!(course(2), TeamRoundKind::Allocated);
    assert_eq!(table.score(0, 2).match_points, Points::whole(2));
    assert_eq!(table.score(1, 2).game_points, Points::hundredths(50));
    assert_eq!(table.line_up(&read, 0, 1), [1, 2]);
    assert_eq!(pairing_method(&read), Ok(PairingMethod::TeamA));
    let past = field(&read, Some(1)).unwrap();
    let round = paired(&read, &past);
    assert_eq!(round.pairing.pairs, [FieldPair { white: 0, black: 1 }]);
    assert_eq!(round.pairing.bye, Some(2));
    let next = field(&read, None).unwrap();
    assert_eq!(next.players[1].secondary, Some(Points::hundredths(50)));
    let games = document(&three().replace("TYPEA_MP_GP", "TYPEA_GP"));
    let games = field(&games, None).unwrap();
    assert_eq!(
        (games.players[0].score, games.worth.win),
        (Points::hundredths(150), Points::whole(2))
    );
    assert_eq!(games.players[0].secondary, None);
}

#[test]
fn a_bye_of_a_team_may_stand_in_the_lines_of_its_players_alone() {
    let text = three()
        .replace("320  1.0  1.0   3\n", "")
        .replace(
            &line(6, "Cedar 1", "0.0", &["0000 - -"]),
            &line(6, "Cedar 1", "1.0", &["0000 - U"]),
        )
        .replace(
            &line(7, "Cedar 2", "0.0", &["0000 - -"]),
            &line(7, "Cedar 2", "1.0", &["0000 - U"]),
        )
        .replace(
            &team(3, "Cedar", "1.0", "1.0", "   6    7"),
            &team(3, "Cedar", "1.0", "2.0", "   6    7"),
        );
    let read = document(&text);
    let table = TeamTable::of(&read);
    assert_eq!(table.teams[2].rounds[0].course, TeamRoundKind::Allocated);
    let score = table.score(2, 2);
    assert_eq!((score.match_points, score.game_points), (Points::whole(1), Points::whole(2)));
    let next = field(&read, None).unwrap();
    assert_eq!(next.players[2].past, [PastRound::bye(Points::whole(1))]);
    // Record 320 takes precedence.
    let said = document(&(text.replace("1.0    2.0 ", "1.5    1.0 ") + "320  1.5  1.0\n"));
    let score = TeamTable::of(&said).score(2, 2);
    assert_eq!(
        (score.match_points, score.game_points),
        (Points::hundredths(150), Points::whole(1))
    );
}

#[test]
fn an_empty_board_is_no_bye_and_a_line_up_says_who_sat_where() {
    // Birch comes with one player, to board 2; the colours are still those of board 1.
    let text = three()
        .replace("   4 w 1", "0000 - +")
        .replace("   1 b 0", "0000 - -")
        .replace("320 ", "300   1   2   1    0    5\n320 ");
    let read = document(&text);
    let table = TeamTable::of(&read);
    let color = Some(Color::Black);
    assert_eq!(table.teams[1].rounds[0].course, TeamRoundKind::Played { opponent: 0, color });
    assert_eq!(table.score(0, 2).game_points, Points::hundredths(150));
}

#[test]
fn a_match_that_was_not_played_is_a_forfeit() {
    let text = three()
        .replace("   4 w 1", "0000 - +")
        .replace("   5 b =", "0000 - +")
        .replace("   1 b 0", "0000 - -")
        .replace("   2 w =", "0000 - -")
        .replace("   1.5     ", "   2.0     ")
        .replace("   0.5     ", "   0.0     ")
        .replace("320 ", "330 +-   1   1   2\n320 ");
    let next = field(&document(&text), None).unwrap();
    let past = next.players[0].past[0];
    assert_eq!((past.opponent, past.played, past.points), (Some(1), None, Points::whole(2)));
    // The teams may now meet again, and Ash may not have the bye.
    let pairing = swiss::system(PairingMethod::TeamA).pair(&next).unwrap().pairing;
    assert_eq!(pairing.bye, Some(1), "the lowest score");
}

#[test]
fn points_that_do_not_follow_from_the_matches_are_refused() {
    let read = document(&three().replace("   2.0    1.5", "   2.0    2.5"));
    let Err(FieldError::Lacks(lacks, place)) = field(&read, None) else { panic!("refused") };
    let (said, made) = (Points::hundredths(250), Points::hundredths(150));
    assert_eq!(lacks, MissingData::TeamPoints { number: 1, games: true, said, made });
    assert_eq!(place, ContradictionPlace::Record(12));
}

#[test]
fn byes_and_absences_are_those_of_teams() {
    let text = three() + "240 Z   2    1\n260   1   3    2    3\n250  1.0        2   2    3    3\n";
    let next = field(&document(&text), None).unwrap();
    let plays: Vec<bool> = next.players.iter().map(|team| team.plays).collect();
    assert_eq!(plays, [false, true, true]);
    assert_eq!(next.apart, [[1, 2]]);
    assert_eq!(next.players[2].extra, Points::whole(1));
    let (_, findings) = read((text + "240 Z   2    9\n").as_bytes());
    let unknown = ContradictionKind::UnknownTeam { number: 9 };
    assert_eq!(findings[0].as_what::<ContradictionKind>(), Some(&unknown));
}

#[test]
fn what_cannot_be_true_of_teams_is_found() {
    let found = |text: &str| -> Vec<ContradictionKind> {
        let all = contradictions(&read(text.as_bytes()).0);
        all.into_iter().map(|Contradiction { what, .. }| what).collect()
    };
    assert_eq!(found(&three()), []);
    let twice = three() + &team(3, "Durmast", "", "", "");
    assert_eq!(found(&twice), [ContradictionKind::TeamTwice { number: 3 }]);
    let two = three().replace("   6    7", "   6    5");
    assert_eq!(found(&two), [ContradictionKind::TwoTeams { player: 5, team: 3, other: 2 }]);
    let gone = three().replace("   6    7", "   6    8");
    assert_eq!(found(&gone), [ContradictionKind::UnknownPlayer { number: 8 }]);
    // They refer to players if the system is one for players.
    let players = three().replace("FIDE_TEAM_TYPEA_MP_GP", "FIDE_DUTCH") + "240 Z   2    7\n";
    assert_eq!(found(&players), []);
    let colors = three().replace("352 WB", "352 WW");
    assert_eq!(
        found(&colors),
        [ContradictionKind::BoardColor { player: 2, round: 1, board: 2, more: 0 }]
    );
    let boards = three() + "300   1   2   1    5    4\n";
    let other =
        |player, board, other| ContradictionKind::OtherBoard { player, round: 1, board, other };
    assert_eq!(found(&boards), [other(1, 1, 2)]);
    let strange = three() + "300   1   2   1    4    7\n";
    assert_eq!(found(&strange), [ContradictionKind::NotOfTeam { player: 7, team: 2, round: 1 }]);
    let forfeit = three() + "330 +-   1   1   2\n";
    assert_eq!(
        found(&forfeit),
        [ContradictionKind::ForfeitPlayed { white: 1, black: 2, round: 1 }]
    );
    let third = three().replace("   5 b =", "   6 b =").replace("   2 w =", "0000 - -").replacen(
        "0000 - -\n001    7",
        "   2 w =\n001    7",
        1,
    );
    let one = ContradictionKind::TwoOpponents { team: 1, round: 1, one: 2, other: 3 };
    assert_eq!(found(&third).first(), Some(&one));
    let few = three().replace("352 WB", "352 W");
    assert!(found(&few).contains(&ContradictionKind::BoardsTooMany {
        team: 1,
        round: 1,
        boards: 1
    }));
}
