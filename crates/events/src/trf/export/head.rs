//! The records before the players.

use super::super::{Head, Held, Note, Record};
use super::{Edition, tidy};
use crate::event::{Color, Event, Play, Player, RoundRobin};
use crate::swiss::system;

/// What the tournament is, up to its settings.
pub(super) fn records(event: &Event, edition: Edition, notes: &mut Vec<Note>) -> Vec<Record> {
    let day = |day: Option<chrono::NaiveDate>| day.map(|day| day.format("%Y/%m/%d").to_string());
    let rated = |player: &&Player| player.rating.is_some_and(|rating| rating > 0);
    let heads = [
        (Head::Name, Some(event.name.clone())),
        (Head::City, event.place.clone()),
        (Head::Federation, event.federation.clone()),
        (Head::Start, day(event.start)),
        (Head::End, day(event.end)),
        (Head::Players, Some(event.players.len().to_string())),
        (Head::Rated, Some(event.players.iter().filter(rated).count().to_string())),
        (Head::Kind, Some(kind(event).0.to_owned())),
        (Head::Arbiter, event.arbiters.first().cloned()),
    ];
    let heads = heads.into_iter().filter_map(|(head, text)| Some((head, text?)));
    let deputies = event.arbiters.iter().skip(1).map(|name| (Head::Deputy, name.clone()));
    let time = event.time_control.clone().map(|text| (Head::Time, text));
    let all = heads.chain(deputies).chain(time);
    let mut records: Vec<Record> =
        all.map(|(head, text)| Record::Head(head, tidy(&text))).collect();
    if event.rounds.iter().any(|round| round.date.is_some()) {
        records.push(Record::RoundDates(event.rounds.iter().map(|round| round.date).collect()));
    }
    let rounds = event.system.planned_rounds(event.players.len()).unwrap_or(0);
    let rounds = u16::try_from(rounds.max(event.rounds.len())).unwrap_or(super::super::MAX_ROUND);
    match (edition, event.system.first_color) {
        (Edition::Trf26, color) => {
            records.extend((rounds > 0).then_some(Record::Rounds(rounds)));
            records.extend(color.map(Record::InitialColor));
        }
        (Edition::Trf16, color) => {
            records.extend((rounds > 0).then_some(Record::LegacyRounds(rounds)));
            records.extend(color.map(|color| {
                let word = if color == Color::White { "white1" } else { "black1" };
                Record::Configuration(vec![word.into()])
            }));
        }
    }
    if event.system.first_color.is_none() && event.system.kind().pairs_by_scores() {
        notes.push(Note::NoInitialColor);
    }
    records
}

/// What a report calls the system: in words, and in the code of record 192, if there is one.
fn kind(event: &Event) -> (&'static str, Option<&'static str>) {
    match &event.system.play {
        Play::Swiss(own) => ("Individual: Swiss-System", Some(system(own.pairing).info().trf_name)),
        Play::RoundRobin(RoundRobin { cycles: 1, .. }) => {
            ("Individual: Round-Robin", Some("BERGER_ROUNDROBIN"))
        }
        Play::RoundRobin(RoundRobin { cycles: 2, .. }) => {
            ("Individual: Double Round-Robin", Some("BERGER_DOUBLEROUNDROBIN"))
        }
        Play::RoundRobin(_) => ("Individual: Round-Robin", Some("CUSTOM_ROUNDROBIN")),
        Play::Scheveningen(_) => ("Individual: Scheveningen", Some("FIDE_SCHEVENINGEN")),
        Play::Match(_) => ("Individual: Match", None),
        Play::Knockout => ("Individual: Knockout", None),
    }
}

/// The coded kind and the tie-breaks, which only the edition of 2026 has.
pub(super) fn coded(event: &Event, edition: Edition) -> Vec<Record> {
    if edition == Edition::Trf16 {
        return Vec::new();
    }
    let (_, kind) = kind(event);
    let list = event.tiebreaks.as_deref().unwrap_or_default();
    let codes: Vec<String> = list.iter().map(ToString::to_string).collect();
    let tie_breaks = (!codes.is_empty()).then(|| Record::Head(Head::TieBreaks, codes.join(",")));
    kind.map(|kind| Record::Head(Head::CodedKind, kind.into()))
        .into_iter()
        .chain(tie_breaks)
        .collect()
}

/// Says what an event holds and a report does not.
pub(super) fn without_place(event: &Event, notes: &mut Vec<Note>) {
    let players = |has: fn(&Player) -> bool| event.players.iter().any(has);
    let rounds = &event.rounds;
    let held = [
        (Held::Clubs, players(|player| player.club.is_some())),
        (Held::Teams, players(|player| player.team.is_some())),
        (Held::Families, players(|player| player.family.is_some())),
        (Held::Categories, players(|player| !player.categories.is_empty())),
        (Held::Rulings, !event.rulings.is_empty()),
        (
            Held::Postponements,
            rounds.iter().flat_map(|round| &round.boards).any(|board| board.postponed.is_some()),
        ),
        (Held::Openings, rounds.iter().any(|round| round.opening.is_some())),
        (Held::Notes, rounds.iter().any(|round| round.note.is_some())),
        (
            Held::WentOn,
            rounds.iter().flat_map(|round| &round.boards).any(|board| board.advances.is_some()),
        ),
        (Held::RuleSet, event.rules != "international" || !event.rule_changes.is_empty()),
    ];
    let lost: Vec<Held> = held.into_iter().filter_map(|(what, has)| has.then_some(what)).collect();
    if !lost.is_empty() {
        notes.push(Note::WithoutPlace { held: lost });
    }
}
