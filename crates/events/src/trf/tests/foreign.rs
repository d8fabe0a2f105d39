//! Files of other programs as events, and the reverse.

use super::super::{ConversionNote, Edition, Record, crosstable, from_event, read, to_event};
use super::{document, event, four, without_place};
use crate::event::{Outcome, Points};

#[test]
fn records_that_have_no_place_in_an_event_are_noted() {
    for (records, codes) in [
        // Match points alone accelerate teams.
        ("250  2.0        1   2    1    2\n", vec!["250".into()]),
        ("FRA    1 m    Ash, Alder\nIND    3\n", vec!["FRA".into(), "IND".into()]),
    ] {
        let (report, _) = read((four() + records).as_bytes());
        let (_, notes) = to_event(&report).unwrap();
        assert!(
            notes.contains(&ConversionNote::RecordsWithoutPlace { records: codes }),
            "{notes:?}"
        );
    }
}

#[test]
fn what_records_299_give_beyond_the_results_is_given_in_the_event() {
    let text = four().replace("0.0    ", "1.0    ") + "299           1.0    1    3\n";
    let given = event(&text).0.points_given();
    assert_eq!(given.len(), 1);
    assert_eq!((given[0].to.as_str(), given[0].round.0), ("p3", 1));
    assert_eq!(given[0].points, Points::whole(1));
}

#[test]
fn teams_that_do_not_meet_are_noted() {
    for record in
        ["310   1 Lakeside", "013 Lakeside", "192 FIDE_TEAM_BAKU", "092 Team: Swiss-System"]
    {
        let (report, _) = read(format!("{record}\n{}", four()).as_bytes());
        assert!(
            to_event(&report).unwrap().1.contains(&ConversionNote::Teams { named: false }),
            "{record}"
        );
    }
}

#[test]
fn days_of_rounds_that_cannot_be_read_are_not_noted_again() {
    let text = format!("132{:88}26/03/01  03.03.2026soon      01/04/2026\n", "") + &four();
    let (report, findings) = read(text.as_bytes());
    assert_eq!(findings.len(), 2);
    assert_eq!(to_event(&report).unwrap().1, [], "said once");
}

#[test]
fn marks_of_direction_are_left_out_and_said() {
    let (mut event, _) = event(&four());
    event.players[0].name = "\u{202e}=Ash\u{2028}Alder\u{200f}".into();
    event.rounds[0].boards[0].result = vec!["2-0 adjudicated".parse().unwrap()];
    assert!(matches!(event.rounds[0].boards[0].result[0], Outcome::Adjudicated(_)));
    let marks = ConversionNote::Marks { players: vec!["p1".parse().unwrap()] };
    for edition in [Edition::Trf26, Edition::Trf16] {
        let (report, notes) = from_event(&event, &[None; 4], edition).unwrap();
        assert_eq!(report.players().next().unwrap().name, "=Ash Alder");
        assert!(notes.contains(&marks), "{notes:?}");
        assert_eq!(without_place(&notes), ["held-adjudications"]);
    }
    for format in [
        crosstable::CrosstableFormat::DraughtsArbiterPro,
        crosstable::CrosstableFormat::Toernooibase,
    ] {
        let (table, notes) = crosstable::write(&event, &[0, 1, 2, 3], format);
        assert!(table.contains(";'=Ash Alder;"), "no formula, and no mark: {table}");
        assert!(notes.contains(&marks), "{notes:?}");
    }
}

#[test]
fn what_a_report_without_dates_lacks_is_said_and_nothing_twice() {
    let (mut event, _) = event(&(four() + "260   1   1    1    2\n260   1   1    3    4\n"));
    let (_, notes) = from_event(&event, &[None; 4], Edition::Trf16).unwrap();
    assert!(notes.contains(&ConversionNote::NoRoundDates), "{notes:?}");
    event.start = "2026-11-03".parse().ok();
    let (_, notes) = from_event(&event, &[None; 4], Edition::Trf16).unwrap();
    assert!(notes.contains(&ConversionNote::NoRoundDates), "{notes:?}");
    let partly = |note: &ConversionNote| matches!(note, ConversionNote::RoundsWithoutDate { .. });
    assert!(!notes.iter().any(partly), "one of the two notes: {notes:?}");
    let rounds = ConversionNote::ForbiddenRounds { first: 1, last: 1 };
    assert_eq!(notes.iter().filter(|note| **note == rounds).count(), 1, "{notes:?}");
    event.rounds[0].date = "2026-11-03".parse().ok();
    let (_, notes) = from_event(&event, &[None; 4], Edition::Trf26).unwrap();
    assert!(!notes.contains(&ConversionNote::NoRoundDates), "{notes:?}");
}

#[test]
fn of_a_birth_that_may_be_two_days_the_year_is_kept() {
    let noted = |birth: &str| {
        let mut report = document(&four());
        report.records.iter_mut().for_each(|record| {
            if let Record::Player(line) = record
                && line.number == 1
            {
                line.birth = birth.into();
            }
        });
        let (event, notes) = to_event(&report).unwrap();
        let id = event.players[0].id.clone();
        let own = notes.into_iter().find(|note| match note {
            ConversionNote::TwoBirths { id: of, .. } | ConversionNote::NoBirth { id: of, .. } => {
                *of == id
            }
            _ => false,
        });
        (event.players[0].birth.map(|birth| birth.to_string()), own)
    };
    let two = |text: &str, one: &str, other: &str, left_out| {
        let (id, text) = ("p1".parse().unwrap(), text.to_owned());
        Some(ConversionNote::TwoBirths { id, text, one: one.into(), other: other.into(), left_out })
    };
    let (birth, note) = noted("03/04/1990");
    assert_eq!(birth.as_deref(), Some("1990"));
    assert_eq!(note, two("03/04/1990", "1990/04/03", "1990/03/04", false));
    let (birth, note) = noted("01.03.05");
    assert_eq!((birth, note), (None, two("01.03.05", "2005/03/01", "2001/03/05", true)));
    assert!(matches!(noted("31/02/1990"), (None, Some(ConversionNote::NoBirth { .. }))));
    assert_eq!(noted("25/04/1990"), (Some("1990-04-25".into()), None));
}
