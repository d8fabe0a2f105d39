//! The words typed as arguments: each is read, or refused with a message.

use std::str::FromStr;

use draughts_arbiter::app::lists::PlayerColumns;
use draughts_arbiter::event::acts::{Entry, Rounds, Seat, Spot, set_event, set_player};
use draughts_arbiter::event::games::AcceptedBoards;
use draughts_arbiter::event::{
    Amendment, Birth, Ending, Event, Outcome, PlayerId, Points, Round, Score, System, SystemKind,
    TieBreak,
};
use draughts_arbiter::ratings::Month;
use draughts_arbiter::record::{Incident, NamedMove};
use draughts_arbiter::rules::{Material, named_with};
use draughts_arbiter::words::Language;

/// Asserts that a word that can be read is written and read back unchanged.
fn same<T: FromStr + ToString + PartialEq>(text: &str) {
    if let Ok(read) = text.parse::<T>() {
        let written = read.to_string();
        assert!(written.parse::<T>().is_ok_and(|again| again == read), "{text:?}: {written:?}");
    }
}

/// Any text as each kind of typed word; the first byte chooses which.
pub(super) fn typed(bytes: &[u8]) {
    let Some((which, text)) = bytes.split_first() else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    match which {
        b'a' => same::<PlayerId>(text),
        b'b' => same::<Points>(text),
        b'c' => same::<TieBreak>(text),
        b'd' => same::<Outcome>(text),
        b'e' => same::<Birth>(text),
        b'f' => same::<Month>(text),
        b'g' => same::<Round>(text),
        b'h' => same::<Language>(text),
        b'i' => drop(text.parse::<Entry>()),
        b'j' => drop(text.parse::<Spot>()),
        b'k' => drop(text.parse::<Rounds>()),
        b'l' => drop(text.parse::<Seat>()),
        b'm' => drop(text.parse::<AcceptedBoards>()),
        b'n' => drop(text.parse::<PlayerColumns>()),
        b'o' => drop(text.parse::<NamedMove>()),
        b'p' => drop(text.parse::<Score>()),
        b'q' => drop(text.parse::<Ending>()),
        b'r' => drop(text.parse::<Amendment>()),
        b's' => drop(text.parse::<Material>()),
        b't' => drop(text.parse::<Incident>()),
        b'u' => drop(named_with("international", &[text.to_owned()])),
        _ => {
            let mut event = Event::new("Club", System::new(SystemKind::RoundRobin));
            if let Some((field, value)) = text.split_once('=') {
                let _ = set_event(&mut event, &[(field, value)]);
                let _ = set_player(&mut event, "p1", field, value);
            }
        }
    }
}
