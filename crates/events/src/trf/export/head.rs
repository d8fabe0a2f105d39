//! The records before the players.

use std::borrow::Cow;

use super::super::plain::plain;
use super::super::{ConversionNote, HeadRecord, Record};
use super::Edition;
use crate::event::{Color, Event, Play, Player, RoundRobin, SwissSettings, TeamCount};
use crate::swiss::{TEAM_SCORES, system};

/// Returns the records of the tournament, up to its settings.
pub(super) fn records(
    event: &Event,
    edition: Edition,
    notes: &mut Vec<ConversionNote>,
) -> Vec<Record> {
    let day = |day: Option<chrono::NaiveDate>| day.map(|day| day.format("%Y/%m/%d").to_string());
    let rated = |player: &&Player| player.rating.is_some_and(|rating| rating > 0);
    let heads = [
        (HeadRecord::Name, Some(event.name.clone())),
        (HeadRecord::City, event.place.clone()),
        (HeadRecord::Federation, event.federation.clone()),
        (HeadRecord::Start, day(event.start)),
        (HeadRecord::End, day(event.end)),
        (HeadRecord::Players, Some(event.players.len().to_string())),
        (HeadRecord::Rated, Some(event.players.iter().filter(rated).count().to_string())),
        (HeadRecord::Teams, event.is_of_teams().then(|| event.teams.len().to_string())),
        (HeadRecord::Kind, Some(words(event))),
        (HeadRecord::Arbiter, event.arbiters.first().cloned()),
    ];
    let heads = heads.into_iter().filter_map(|(head, text)| Some((head, text?)));
    let deputies = event.arbiters.iter().skip(1).map(|name| (HeadRecord::Deputy, name.clone()));
    let time = event.time_control.clone().map(|text| (HeadRecord::Time, text));
    let all = heads.chain(deputies).chain(time);
    let mut records: Vec<Record> =
        all.map(|(head, text)| Record::Head(head, plain(&text))).collect();
    let of = event.rounds.len();
    let without = event.rounds.iter().filter(|round| round.date.is_none()).count();
    if without < of {
        records.push(Record::RoundDates(event.rounds.iter().map(|round| round.date).collect()));
        notes.extend(
            (without > 0).then_some(ConversionNote::RoundsWithoutDate { rounds: without, of }),
        );
    } else if of > 0 {
        notes.push(ConversionNote::NoRoundDates);
    }
    let rounds = match is_one(event) {
        true => event.system.planned_rounds(event.competitors().len()).unwrap_or(0),
        false => event.last_planned_round().map_or(0, |last| usize::from(last.0)),
    };
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
        notes.push(ConversionNote::NoInitialColor);
    }
    if !is_one(event) {
        notes.push(ConversionNote::SeveralParts);
    }
    records
}

/// Returns whether the event is a single tournament, without groups and later stages.
pub(super) fn is_one(event: &Event) -> bool {
    event.groups.is_empty() && event.stages.is_empty()
}

/// Returns the name of the system in words.
fn words(event: &Event) -> String {
    let (words, _) = kind(event);
    match event.is_of_teams() {
        true => words.replacen("Individual", "Team", 1),
        false => words.to_owned(),
    }
}

/// Returns the name of a Swiss for record 192; for a team system it includes the kinds of points
/// that count, in order.
fn coded_swiss(event: &Event, swiss: &SwissSettings) -> String {
    let info = system(event.method_of(swiss)).info();
    let stem = info.trf_name.strip_suffix(TEAM_SCORES);
    let (Some(rules), Some(stem)) = (&event.team_match, stem) else {
        return info.trf_name.to_owned();
    };
    let scores = match (rules.count, rules.both_scores) {
        (TeamCount::MatchPoints, true) => TEAM_SCORES,
        (TeamCount::MatchPoints, false) => "MP",
        (TeamCount::BoardPoints, true) => "GP_MP",
        (TeamCount::BoardPoints, false) => "GP",
    };
    format!("{stem}{scores}")
}

/// Returns the name of the system in words, and its code for record 192, if there is one.
fn kind(event: &Event) -> (&'static str, Option<Cow<'static, str>>) {
    let coded = |code| Some(Cow::Borrowed(code));
    if !is_one(event) {
        // Such groups are recognised when the report is read.
        return match event.stages.is_empty() && event.system.kind().all_meet() {
            true => ("Individual: Round-Robin in groups", coded("CUSTOM_ROUNDROBIN")),
            false => ("Individual: Groups and stages", None),
        };
    }
    match &event.system.play {
        Play::Swiss(own) => ("Individual: Swiss-System", Some(coded_swiss(event, own).into())),
        Play::RoundRobin(RoundRobin { schedule, .. }) if !schedule.is_empty() => {
            ("Individual: Round-Robin", coded("CUSTOM_ROUNDROBIN"))
        }
        Play::RoundRobin(RoundRobin { cycles: 1, .. }) => {
            ("Individual: Round-Robin", coded("BERGER_ROUNDROBIN"))
        }
        Play::RoundRobin(RoundRobin { cycles: 2, .. }) => {
            ("Individual: Double Round-Robin", coded("BERGER_DOUBLEROUNDROBIN"))
        }
        Play::RoundRobin(_) => ("Individual: Round-Robin", coded("CUSTOM_ROUNDROBIN")),
        Play::Scheveningen(_) => ("Individual: Scheveningen", coded("FIDE_SCHEVENINGEN")),
        Play::Match(_) => ("Individual: Match", None),
        Play::Knockout(_) => ("Individual: Knockout", None),
    }
}

/// Returns the coded kind and the tie-breaks, which exist only in the edition of 2026.
pub(super) fn coded(event: &Event, edition: Edition) -> Vec<Record> {
    if edition == Edition::Trf16 {
        return Vec::new();
    }
    let (_, kind) = kind(event);
    let list = event.tiebreaks.as_deref().unwrap_or_default();
    let codes: Vec<String> = list.iter().map(ToString::to_string).collect();
    let tie_breaks =
        (!codes.is_empty()).then(|| Record::Head(HeadRecord::TieBreaks, codes.join(",")));
    let coded = kind.map(|kind| Record::Head(HeadRecord::CodedKind, kind.into_owned()));
    coded.into_iter().chain(tie_breaks).collect()
}
