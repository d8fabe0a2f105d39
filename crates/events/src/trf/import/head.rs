//! What a report says of the tournament and of its players, but for their rounds.

use chrono::NaiveDate;

use super::super::{Document, Head, Note, PlayerLine, Record};
use super::id;
use crate::event::{Birth, Color, Event, Numbers, Player, System, SystemKind, TieBreak};
use crate::swiss::by_trf_name;

/// The event without players.
pub(super) fn event(
    document: &Document,
    paired: usize,
    players: usize,
    notes: &mut Vec<Note>,
) -> Event {
    let system = system(document, paired, players, notes);
    let name = document.head(Head::Name).filter(|name| *name != "~");
    if name.is_none() {
        notes.push(Note::NoName);
    }
    let mut event = Event::new(name.unwrap_or("Tournament"), system);
    let text = |head| document.head(head).map(str::to_owned);
    event.place = text(Head::City);
    event.federation = text(Head::Federation);
    event.start = day(document, Head::Start, notes);
    event.end = day(document, Head::End, notes);
    if event.start > event.end && event.end.is_some() {
        notes.push(Note::EndBeforeStart);
        event.end = None;
    }
    event.arbiters = document
        .heads(Head::Arbiter)
        .chain(document.heads(Head::Deputy))
        .map(str::to_owned)
        .collect();
    event.time_control = text(Head::Time).or_else(|| text(Head::CodedTime));
    event.tiebreaks = tie_breaks(document, notes);
    kept(document, notes);
    event
}

fn system(document: &Document, paired: usize, players: usize, notes: &mut Vec<Note>) -> System {
    let code = document.head(Head::CodedKind).unwrap_or_default().to_ascii_uppercase();
    let words = document.head(Head::Kind).unwrap_or_default().to_lowercase();
    let says = |in_code: &str, in_words: &[&str]| {
        code.contains(in_code)
            || (code.is_empty() && in_words.iter().any(|word| words.contains(word)))
    };
    let kind = if says("ROUNDROBIN", &["round robin", "round-robin", "roundrobin"]) {
        SystemKind::RoundRobin
    } else {
        SystemKind::Swiss
    };
    let mut system = System::new(kind);
    system.pairing = by_trf_name(&code).unwrap_or_default();
    system.numbers = Numbers::Hand;
    system.first_color = first_color(document);
    if kind == SystemKind::RoundRobin {
        if says("DOUBLEROUNDROBIN", &["double"]) {
            system.cycles = 2;
        }
        let planned = system.planned_rounds(players).unwrap_or(0);
        if paired > planned {
            notes.push(Note::RoundRobinRounds { players, planned, paired });
        }
        return system;
    }
    if says("SCHEVENINGEN", &["scheveningen"]) || code.contains("TEAM") {
        notes.push(Note::Teams);
    }
    let said = document.records.iter().find_map(|record| match record {
        Record::Rounds(rounds) | Record::LegacyRounds(rounds) => Some(usize::from(*rounds)),
        _ => None,
    });
    let rounds = said.unwrap_or(paired).max(paired).max(1);
    if said.is_none() {
        notes.push(Note::RoundsNotSaid { rounds });
    } else if said.is_some_and(|said| said < paired) {
        notes.push(Note::MoreRounds { paired });
    }
    system.rounds = u16::try_from(rounds).ok();
    system
}

fn first_color(document: &Document) -> Option<Color> {
    let mut color = None;
    for record in &document.records {
        match record {
            Record::InitialColor(said) => color = Some(*said),
            Record::Configuration(words) => {
                for word in words {
                    match word.as_str() {
                        "white1" => color = Some(Color::White),
                        "black1" => color = Some(Color::Black),
                        _ => {}
                    }
                }
            }
            _ => {}
        }
    }
    color
}

fn day(document: &Document, head: Head, notes: &mut Vec<Note>) -> Option<NaiveDate> {
    let text = document.head(head)?;
    let day = date(text);
    if day.is_none() {
        notes.push(Note::NoDay { record: head.code(), text: text.to_owned() });
    }
    day
}

/// `2026/09/03`, also with `.` or `-`.
fn date(text: &str) -> Option<NaiveDate> {
    text.replace(['/', '.'], "-").parse().ok()
}

fn tie_breaks(document: &Document, notes: &mut Vec<Note>) -> Option<Vec<TieBreak>> {
    let text = document.head(Head::TieBreaks)?;
    let mut list: Vec<TieBreak> = Vec::new();
    for code in text.split(',').map(str::trim).filter(|code| !code.is_empty()) {
        match code.parse() {
            Ok(tie_break) if !list.contains(&tie_break) => list.push(tie_break),
            Ok(_) => {}
            Err(_) => notes.push(Note::UnknownTieBreak { code: code.to_owned() }),
        }
    }
    (!list.is_empty()).then_some(list)
}

/// Says which records an event has no place for.
fn kept(document: &Document, notes: &mut Vec<Note>) {
    let mut codes: Vec<String> = Vec::new();
    for record in &document.records {
        let Record::Kept(line) = record else { continue };
        let code: String = line.chars().take(3).collect();
        if !codes.contains(&code) {
            codes.push(code);
        }
    }
    if !codes.is_empty() {
        notes.push(Note::RecordsWithoutPlace { records: codes });
    }
}

/// A player without rounds.
pub(super) fn player(line: &PlayerLine, notes: &mut Vec<Note>) -> Player {
    let name = Some(line.name.trim()).filter(|name| !name.is_empty() && *name != "~");
    let name = name.map_or_else(|| format!("Player {}", line.number), str::to_owned);
    let mut player = Player::new(id(line.number), name);
    let text = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    player.number = Some(line.number);
    player.rating = line.rating;
    player.title = text(title(&line.title));
    player.federation = text(&line.federation);
    player.federation_id = text(&line.id);
    player.sex = line.sex;
    player.birth = birth(&line.birth);
    if player.birth.is_none() && !line.birth.trim_matches(['0', '/', '.', '-', ' ']).is_empty() {
        notes.push(Note::NoBirth { id: player.id.clone(), text: line.birth.clone() });
    }
    player
}

/// The title in full; some programs write one or two small letters.
fn title(short: &str) -> &str {
    match short {
        "g" => "GM",
        "m" => "IM",
        "f" => "FM",
        "c" => "CM",
        "wg" => "WGM",
        "wm" => "WIM",
        "wf" => "WFM",
        "wc" => "WCM",
        title => title,
    }
}

/// A day, or a year alone (`2008`, `2008/00/00`).
fn birth(text: &str) -> Option<Birth> {
    if let Some(day) = date(text) {
        return Some(Birth::Day(day));
    }
    let (year, rest) = text.split_at_checked(4)?;
    let blank = rest.chars().all(|c| "0/.- ".contains(c));
    let year = blank.then(|| year.parse::<u16>().ok())??;
    (1800..=2200).contains(&year).then_some(Birth::Year(year))
}
