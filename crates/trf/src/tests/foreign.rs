//! Files of other programs, with forms that this one does not write.

use draughts_ground::diag::Level;
use draughts_pairing::{PairingMethod, Points};

use super::{document, four, line};
use crate::{
    AbnormalPoints, Cell, ContradictionKind, ContradictionPlace, Document, FieldContent,
    FieldError, LineFault, MissingData, Record, ResultCode, field, has_final_rank_numbers, paired,
    paired_rounds, pairing_method, point_adjustments, read, refuse_teams, write,
};

/// Returns the notes on a usable text.
fn noted(text: &str) -> Vec<LineFault> {
    let (_, findings) = read(text.as_bytes());
    assert!(findings.iter().all(|one| one.level() == Level::Note), "{findings:?}\n{text}");
    findings.iter().filter_map(|one| one.as_what().cloned()).collect()
}

/// Returns the points from records 299: start number, round, points.
fn beyond(document: &Document) -> Vec<(u16, u16, Points)> {
    let beyond = point_adjustments(document);
    beyond.into_iter().map(|one| (one.number, one.round, one.points)).collect()
}

#[test]
fn fields_that_are_not_needed_are_left_blank() {
    let text = four()
        .replace("001    1     ", "001    1 u   ")
        .replace("001    2     ", "001    2 u   ")
        .replace(
            "Cedar, Cy                             ",
            "Cedar, Cy                         none",
        );
    assert_ne!(text, four());
    let ignored = |text: &str, part, more| LineFault::Ignored { text: text.into(), part, more };
    assert_eq!(
        noted(&text),
        [ignored("u", FieldContent::Sex, 1), ignored("none", FieldContent::Rating, 0)]
    );
    let (read, _) = read(text.as_bytes());
    assert_eq!(read, document(&four()), "nothing else is lost");
    // Necessary fields must still be right.
    let (_, findings) = crate::read(text.replace("2.0  ", "x.0  ").as_bytes());
    assert!(findings.iter().any(|one| one.level() == Level::Error));
}

#[test]
fn match_points_alone_accelerate_nobody() {
    let text = four() + "250  2.0        1   2    1    2\n";
    let with = field(&document(&text), None).unwrap();
    assert!(with.players.iter().all(|player| player.extra == Points::ZERO));
    let (_, findings) = read((four() + "250             1   2    1    2\n").as_bytes());
    assert_eq!(findings[0].level(), Level::Error, "no points at all");
}

#[test]
fn national_records_are_known() {
    let text = four() + "FRA    1 m    Ash, Alder\nFRA    2 w    Birch, Bea\nIND    3\n";
    assert_eq!(noted(&text), []);
    // The code without a start number is noted once, even if it occurs several times.
    let unknown = LineFault::UnknownRecord { code: "FRA".into(), more: 1 };
    assert_eq!(noted(&(four() + "FRA Paris\nFRA Lyon\n")), [unknown]);
}

#[test]
fn abnormal_points_count() {
    let bonus = "299           1.0    1    3\n";
    let text = four().replace("0.0    ", "1.0    ") + bonus;
    let read = document(&text);
    let points = Some(Points::whole(1));
    let own =
        AbnormalPoints { of: None, match_points: None, points, round: Some(1), players: vec![3] };
    assert!(read.records.contains(&Record::Abnormal(own)));
    let paired = field(&read, None).unwrap();
    assert_eq!(paired.players[2].score, Points::whole(1));
    assert_eq!(paired.players[2].past[0].points, Points::ZERO, "the game was lost all the same");
    assert_eq!(beyond(&read), [(3, 1, Points::whole(1))]);
    // Without the record, the points are wrong.
    let FieldError::Lacks(MissingData::Points { number: 3, .. }, _) =
        field(&document(&text.replace(bonus, "")), None).unwrap_err()
    else {
        panic!("the points are not those of the results");
    };
}

#[test]
fn a_kind_of_result_can_be_worth_something_else() {
    // Only a loss of player 3 is worth half a point; a penalty takes half a point from player 1.
    let text = four().replace("0.0    ", "0.5    ").replace("2.0      ", "1.5      ")
        + "299 L         0.5         3\n299 L         1.0\n299          -0.5    1    1\n";
    let read = document(&text);
    assert_eq!(beyond(&read), [(1, 1, Points::hundredths(-50)), (3, 1, Points::hundredths(50))]);
    let paired = field(&read, None).unwrap();
    assert_eq!(paired.players[2].past[0].points, Points::hundredths(50));
    assert_eq!(paired.players[0].score, Points::hundredths(150));
}

/// Returns a report of three players after a round in which the third has a sign and no opponent.
fn three(sign: char, more: &str) -> String {
    format!(
        "142 3\n152 W\n162  W 2.0    D 1.0\n{}{}{}{more}",
        line(1, "Ash, Alder", "2.0", &["   2 w 1"]),
        line(2, "Birch, Bea", "0.0", &["   1 b 0"]),
        line(3, "Cedar, Cy", "2.0", &[&format!("0000 - {sign}")]),
    )
}

#[test]
fn a_win_by_forfeit_against_nobody_was_the_bye() {
    let read = |text: &str| read(text.as_bytes()).0;
    assert_eq!(noted(&three('+', "")), [LineFault::OldBye { player: 3, round: 1, more: 0 }]);
    assert_eq!(read(&three('+', "")), document(&three('U', "")));
    // Two players of a round cannot both have the bye.
    for sign in ['+', 'U'] {
        let more = line(4, "Durmast, Di", "2.0", &[&format!("0000 - {sign}")]);
        let both = read(&three('+', &more));
        let cedar = both.players().nth(2).unwrap();
        assert_eq!(cedar.rounds, [Some(Cell::without(ResultCode::ForfeitWin))], "{sign}");
    }
}

#[test]
fn rounds_that_are_paired_do_not_need_the_number_of_rounds() {
    let text = four().replace("142 3\n", "");
    let past = field(&document(&text), Some(1)).unwrap();
    assert_eq!((past.round, past.rounds), (1, 1));
    let next = field(&document(&text), None).unwrap_err();
    assert_eq!(next, MissingData::NoRounds.into(), "a round to come does");
}

#[test]
fn several_players_with_the_bye_are_found_and_not_refused() {
    let more = line(4, "Durmast, Di", "2.0", &["0000 - U"]);
    let read = document(&three('U', &more));
    let past = field(&read, Some(1)).unwrap();
    let round = paired(&read, &past);
    assert_eq!((round.pairing.bye, round.more_byes), (Some(2), vec![3]));
}

#[test]
fn teams_are_no_field_of_players() {
    for record in
        ["310   1 Lakeside", "013 Lakeside", "192 FIDE_TEAM_BAKU", "092 Team: Swiss-System"]
    {
        let (read, _) = read(format!("{record}\n{}", four()).as_bytes());
        let refused = refuse_teams(&read).expect_err(record);
        let expected = match record {
            "310   1 Lakeside" | "013 Lakeside" => MissingData::OutsideTeams { number: 1 },
            _ => MissingData::NoTeams,
        };
        assert!(matches!(&refused, FieldError::Lacks(lacks, _) if *lacks == expected), "{refused}");
        assert_eq!(pairing_method(&read), Ok(PairingMethod::TeamA), "{record}");
    }
    let (nobody, _) = read(format!("192 FIDE_TEAM\n{}", four()).as_bytes());
    assert_eq!(field(&nobody, None), Err(MissingData::NoTeams.into()));
    assert_eq!(refuse_teams(&document(&four())), Ok(()));
    let (unplayed, _) = read(b"192 FIDE_TEAM\n310   1 Lakeside\n310   2 Hill\n");
    let refused = refuse_teams(&unplayed).unwrap_err();
    assert!(
        matches!(refused, FieldError::Lacks(MissingData::NoMatch, ContradictionPlace::Record(0))),
        "{refused}"
    );
}

#[test]
fn systems_in_words_are_not_taken_for_the_dutch_one() {
    for (words, known) in [
        ("Individual: Swiss-System (Dubov)", false),
        ("Burstein", false),
        ("Individual: Round-Robin", false),
        ("Individual: Swiss-System", true),
        ("Individual: Swiss-System (Limburg)", true),
    ] {
        let read = document(&format!("092 {words}\n{}", four()));
        assert_eq!(pairing_method(&read).is_ok(), known, "{words}");
        let coded = document(&format!("092 {words}\n192 FIDE_DUTCH_2025\n{}", four()));
        assert!(pairing_method(&coded).is_ok(), "the code says more than the words");
    }
}

#[test]
fn a_round_from_which_everybody_is_absent_is_over() {
    let all = |last: &str| {
        document(&format!(
            "142 5\n152 W\n{}{}",
            line(1, "Ash, Alder", "1.0", &["   2 w 1", "0000 - Z"]),
            line(2, "Birch, Bea", "0.0", &["   1 b 0", last]),
        ))
    };
    assert_eq!(paired_rounds(&all("0000 - H")), 2);
    assert_eq!(paired_rounds(&all("")), 1, "somebody is left");
}

#[test]
fn numbers_given_after_the_last_round_are_recognised() {
    let player = |number: u16, rating: u16, rank: u16| {
        let line = line(number, "Ash", "0.0", &[]);
        format!("{}{rating:>4}{}{rank:>4}\n", &line[..48], &line[52..85])
    };
    let places = [player(1, 1500, 1), player(2, 1900, 2)].concat();
    assert!(has_final_rank_numbers(&document(&places)));
    let seeded = [player(1, 1900, 1), player(2, 1500, 2)].concat();
    assert!(!has_final_rank_numbers(&document(&seeded)), "the favourite has won");
    let others = [player(1, 1500, 2), player(2, 1900, 1)].concat();
    assert!(!has_final_rank_numbers(&document(&others)));
}

#[test]
fn a_wide_blank_at_the_end_of_a_name_is_no_part_of_it() {
    // With columns counted in bytes, the blank takes two of them.
    let text = format!("001    1      {:<31}\u{a0} 1990\n", "Ash, Alder");
    let (first, _) = read(text.as_bytes());
    let written = write(&first);
    assert_eq!(read(written.as_bytes()).0, first, "{written}");
}

#[test]
fn two_results_of_one_game_still_contradict_each_other() {
    let (_, findings) = read(four().replace("1 b 0", "1 b 1").as_bytes());
    assert!(findings.iter().any(|one| one.as_what::<ContradictionKind>().is_some()));
}
