//! Incidents as written in records and as told at the desk, and the moments they name.

use draughts_arbiter::pdn::commands;
use draughts_arbiter::record::{
    HowToWrite, Incident, IncidentAt, IncidentError, IncidentKind, KnownCommand, NamedMove,
    TellError,
};

fn read(text: &str) -> String {
    let command = commands(text.as_bytes()).next().expect("a command");
    match Incident::of_command(&command) {
        None => "-".into(),
        Some(Ok(incident)) => incident.to_string(),
        Some(Err(error)) => format!("{error:?}"),
    }
}

#[test]
fn incidents_are_read_in_any_dress_and_written_in_one() {
    for (text, expected) in [
        ("[%touched w 32]", "touched w 32"),
        ("[%TOUCHED White 32, 31]", "touched w 32 31"),
        ("[%touched b c3 A5]", "touched b c3 a5"),
        ("[%board-turned]", "board-turned"),
        ("[%left-on b 07]", "left-on b 7"),
        ("[%adjust w]", "adjust w"),
        ("[%clk 0:10:00]", "-"),
    ] {
        assert_eq!(read(text), expected, "{text}");
    }
}

#[test]
fn what_is_missing_is_said_with_an_example() {
    let error = |text: &str| {
        let command = commands(text.as_bytes()).next().expect("a command");
        Incident::of_command(&command).expect("an incident").expect_err(text)
    };
    let squares = |name| HowToWrite::Squares { name };
    let side = |name| HowToWrite::Side { name };
    for (text, expected) in [
        ("[%touched 32]", IncidentError::NoSide { name: "touched", write: squares("touched") }),
        ("[%touched w]", IncidentError::NoSquare { name: "touched", write: squares("touched") }),
        ("[%flag]", IncidentError::NoSide { name: "flag", write: side("flag") }),
        (
            "[%flag w 32]",
            IncidentError::TooMuch { name: "flag", word: "32".into(), write: side("flag") },
        ),
        (
            "[%board-turned w]",
            IncidentError::TooMuch {
                name: "board-turned",
                word: "w".into(),
                write: HowToWrite::Alone { name: "board-turned" },
            },
        ),
        (
            "[%lifted b all]",
            IncidentError::NotASquare { word: "all".into(), write: squares("lifted") },
        ),
    ] {
        assert_eq!(error(text), expected, "{text}");
    }
}

#[test]
fn every_kind_is_found_by_its_name() {
    for kind in IncidentKind::ALL {
        assert_eq!(IncidentKind::of_name(kind.name().as_bytes()), Some(*kind));
    }
}

#[test]
fn no_command_has_the_name_of_another_or_of_an_incident() {
    for &known in KnownCommand::ALL {
        let name = known.name().as_bytes();
        assert_eq!(KnownCommand::of_name(name), Some(known));
        assert_eq!(KnownCommand::of_name(&name.to_ascii_uppercase()), Some(known));
        assert_eq!(IncidentKind::of_name(name), None, "an incident is looked for first");
    }
    assert_eq!(KnownCommand::of_name(b"clkk"), None);
}

fn told(text: &str) -> String {
    let told = text.parse::<IncidentAt>().expect(text);
    format!("{}: {}", told.when, told.incident)
}

#[test]
fn moments_and_incidents_are_read() {
    for (text, expected) in [
        ("23w touched w 32", "23w: touched w 32"),
        ("after 23B  rectify white", "after 23b: rectify w"),
        ("ply:45 flag b", "ply:45: flag b"),
        ("after ply:45 offer b", "after ply:45: offer b"),
        ("start board-turned", "start: board-turned"),
        ("end resign w", "end: resign w"),
    ] {
        assert_eq!(told(text), expected, "{text}");
    }
}

#[test]
fn what_is_no_moment_or_no_incident_is_not_read() {
    for (text, moment) in [
        ("23 touched w 32", "23"),
        ("touched w 32", "touched"),
        ("after end flag w", "after"),
        ("ply:0 flag w", "ply:0"),
        ("", ""),
    ] {
        let error = TellError::When { word: moment.into() };
        assert_eq!(text.parse::<IncidentAt>(), Err(error), "{text}");
    }
    let is_near = |text: &str, name: Option<&str>| {
        let error = text.parse::<IncidentAt>().expect_err(text);
        assert!(matches!(error, TellError::Kind { near, .. } if near == name), "{text}");
    };
    is_near("23w touch w 32", Some("touched"));
    is_near("23w touchd w 32", Some("touched"));
    is_near("23w sneezed w", None);
    assert!(matches!("23w touched 32".parse::<IncidentAt>(), Err(TellError::Incident { .. })));
}

#[test]
fn half_moves_are_read_as_people_name_them() {
    for (text, read) in [
        ("41w", "41w"),
        (" 41B ", "41b"),
        ("41", "41"),
        ("ply:81", "ply:81"),
        ("", "-"),
        ("w", "-"),
        ("+4w", "-"),
        ("ply:0", "-"),
        ("41x", "-"),
    ] {
        let shown = text.parse::<NamedMove>().map_or("-".into(), |named| named.to_string());
        assert_eq!(shown, read, "{text}");
    }
}
