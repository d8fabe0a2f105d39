//! Records that occur twice and differ, and counts that do not match the lines.

use std::collections::HashMap;

use super::contradictions::{Contradiction, ContradictionKind, ContradictionPlace};
use super::document::{Document, HeadRecord, Record};
use draughts_pairing::Color;

/// A subject that a report may state only once.
#[derive(Debug, PartialEq, Eq, Hash)]
enum Said {
    /// A record whose content is a text, by its code.
    Text(&'static str),
    /// The system, as a code.
    System,
    Rounds,
    InitialColor,
    RoundDates,
    BoardColors,
    /// The points for a result, by its letter or key.
    Worth(String),
    /// Points added for the pairing of a player.
    Acceleration(u16),
    /// The bye that a player requests in a round.
    Bye {
        player: u16,
        round: u16,
    },
}

impl Said {
    /// Returns whether no pairing or result depends on it, so that the first value counts.
    const fn is_particular(&self) -> bool {
        matches!(self, Self::Text(_) | Self::RoundDates)
    }
}

/// Reports subjects stated twice with different values: nobody can know which is meant.
pub(crate) fn repeated(document: &Document, found: &mut Vec<Contradiction>) {
    let mut first: HashMap<Said, String> = HashMap::new();
    for (at, record) in document.records.iter().enumerate() {
        for (code, what, value) in said_by(record) {
            let one = first.entry(what);
            let particular = one.key().is_particular();
            let before = one.or_insert_with(|| value.clone());
            if *before == value {
                continue;
            }
            let (record, one, other) = (code, before.clone(), value);
            let what = match particular {
                true => ContradictionKind::TextTwice { record, one, other },
                false => ContradictionKind::RecordTwice { record, one, other },
            };
            found.push(Contradiction { place: ContradictionPlace::Record(at), what });
        }
    }
    counts(document, found);
}

/// Returns the subjects of a record, each with the record code and the value.
fn said_by(record: &Record) -> Vec<(String, Said, String)> {
    let color = |color: Color| if color == Color::White { "W" } else { "B" };
    let one = |code: &str, what, value: String| vec![(code.to_owned(), what, value)];
    match record {
        // Several arbiters may all be named.
        Record::Head(HeadRecord::Arbiter | HeadRecord::Deputy, _) => Vec::new(),
        Record::Head(_, text) if text.trim().is_empty() => Vec::new(),
        Record::Head(HeadRecord::CodedKind, text) => {
            one("192", Said::System, text.trim().to_ascii_uppercase())
        }
        Record::Head(head, text) => {
            one(head.code(), Said::Text(head.code()), text.trim().to_owned())
        }
        Record::Rounds(rounds) => one("142", Said::Rounds, rounds.to_string()),
        Record::LegacyRounds(rounds) => one("XXR", Said::Rounds, rounds.to_string()),
        Record::InitialColor(said) => one("152", Said::InitialColor, color(*said).to_owned()),
        Record::Configuration(words) => {
            let colors = words.iter().filter_map(|word| match word.as_str() {
                "white1" => Some(Color::White),
                "black1" => Some(Color::Black),
                _ => None,
            });
            let said = |said| ("XXC".to_owned(), Said::InitialColor, color(said).to_owned());
            colors.map(said).collect()
        }
        Record::RoundDates(dates) => {
            let day = |day: &Option<chrono::NaiveDate>| {
                day.map_or_else(|| "-".to_owned(), |day| day.to_string())
            };
            let days: Vec<String> = dates.iter().map(day).collect();
            one("132", Said::RoundDates, days.join(" "))
        }
        Record::BoardColors(colors) => {
            one("352", Said::BoardColors, colors.iter().map(|&one| color(one)).collect())
        }
        Record::Worth(worths) => {
            let of = |(worth, points): &(super::PointsKey, _)| {
                let letter = worth.letter().map(String::from).unwrap_or_default();
                ("162".to_owned(), Said::Worth(letter.clone()), format!("{letter} {points}"))
            };
            worths.iter().map(of).collect()
        }
        Record::BbpWorth(worth, points) => {
            let code = worth.code().unwrap_or_default();
            one(code, Said::Worth(code.to_owned()), points.to_string())
        }
        Record::LegacyWorth(worths) => {
            let of = |(key, points): &(String, _)| {
                ("XXS".to_owned(), Said::Worth(format!("XXS {key}")), format!("{key}={points}"))
            };
            worths.iter().map(of).collect()
        }
        Record::MatchWorth(worths) => {
            let of = |(result, points): &(super::MatchResult, _)| {
                let key = result.code().to_owned();
                ("362".to_owned(), Said::Worth(key.clone()), format!("{key} {points}"))
            };
            worths.iter().map(of).collect()
        }
        Record::LegacyAcceleration { player, points } => {
            let points: Vec<String> = points.iter().map(ToString::to_string).collect();
            one("XXA", Said::Acceleration(*player), format!("{player} {}", points.join(" ")))
        }
        Record::Byes { kind, round, players } => {
            let kind = super::ResultCode::of_bye(*kind).sign();
            let of = |&player| {
                let value = format!("{kind} {player}");
                ("240".to_owned(), Said::Bye { player, round: *round }, value)
            };
            players.iter().map(of).collect()
        }
        _ => Vec::new(),
    }
}

/// Reports counts of players and teams that do not match the file.
fn counts(document: &Document, found: &mut Vec<Contradiction>) {
    let players = document.players().count();
    let is_team = |record: &&Record| matches!(record, Record::Team(_) | Record::LegacyTeam { .. });
    let teams = document.records.iter().filter(is_team).count();
    for (at, record) in document.records.iter().enumerate() {
        let Record::Head(head @ (HeadRecord::Players | HeadRecord::Teams), text) = record else {
            continue;
        };
        let there = if *head == HeadRecord::Players { players } else { teams };
        // Some programs write 12 (10), where 10 is the number of players with a rating.
        let Some(Ok(said)) = text.split_whitespace().next().map(str::parse::<usize>) else {
            continue;
        };
        // A report of an individual tournament may state that it has no teams.
        if said != there && !(*head == HeadRecord::Teams && (said == 0 || there == 0)) {
            let record = head.code().to_owned();
            let what = ContradictionKind::OtherCount { record, said, there };
            found.push(Contradiction { place: ContradictionPlace::Record(at), what });
        }
    }
}
