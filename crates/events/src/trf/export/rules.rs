//! Byes to come, players who must not meet, acceleration.

use std::collections::BTreeMap;

use super::super::{AbnormalPoints, Acceleration, ConversionNote, MAX_ROUND, Record};
use super::{Edition, StartNumbers, rounds};
use crate::event::{Award, Event, Points, Round};

/// Returns the records after the players.
pub(super) fn records(
    event: &Event,
    numbers: &StartNumbers<'_>,
    planned: usize,
    edition: Edition,
    notes: &mut Vec<ConversionNote>,
) -> Vec<Record> {
    let last = u16::try_from(planned).unwrap_or(MAX_ROUND).clamp(1, MAX_ROUND);
    let mut records = Vec::new();
    let next = event.last_paired().next();
    for (round, kind, players) in rounds::known_absences(event, planned) {
        match edition {
            Edition::Trf26 => records.push(Record::Byes {
                kind,
                round: round.0,
                players: numbers.of_ids(players),
            }),
            // The columns of the round contain it.
            Edition::Trf16 if round == next => {}
            Edition::Trf16 => {
                let players = players.into_iter().cloned().collect();
                notes.push(ConversionNote::ByesToCome { round, bye: kind, players });
            }
        }
    }
    for (first, last, players) in forbidden(event, numbers, last) {
        match edition {
            Edition::Trf26 => records.push(Record::Forbidden { first, last, players }),
            Edition::Trf16 if (first..=last).contains(&next.0) => {
                records.push(Record::LegacyForbidden(players));
            }
            // Several groups may be kept apart in the same rounds.
            Edition::Trf16 => {
                let note = ConversionNote::ForbiddenRounds { first, last };
                if !notes.contains(&note) {
                    notes.push(note);
                }
            }
        }
    }
    if edition == Edition::Trf26 {
        records.extend(given(event, numbers));
    }
    match edition {
        Edition::Trf26 => records.extend(accelerated(event, numbers, last)),
        Edition::Trf16 => records.extend(accelerated_each(event, numbers, last)),
    }
    records
}

/// Returns records 299 of the points that the arbiters gave or took.
fn given(event: &Event, numbers: &StartNumbers<'_>) -> Vec<Record> {
    let record = |award: &Award| {
        let zero = |points: &Points| *points != Points::ZERO;
        let points = if event.is_of_matches() { award.board_points } else { award.points };
        let rule = AbnormalPoints {
            of: None,
            match_points: Some(award.match_points).filter(zero),
            points: Some(points).filter(zero),
            round: Some(award.round.0.max(1)),
            players: vec![numbers.of_id(&award.to)?],
        };
        let gives = rule.match_points.is_some() || rule.points.is_some();
        gives.then_some(Record::Abnormal(rule))
    };
    event.points_given().iter().filter_map(record).collect()
}

/// Returns the forbidden pairings: first round, last round, start numbers.
fn forbidden(event: &Event, numbers: &StartNumbers<'_>, last: u16) -> Vec<(u16, u16, Vec<u16>)> {
    let rounds = |from: Option<Round>, to: Option<Round>| {
        let first = from.map_or(1, |from| from.0.clamp(1, MAX_ROUND));
        (first, to.map_or(last, |to| to.0.clamp(1, MAX_ROUND)))
    };
    let mut all = Vec::new();
    for rule in &event.forbidden {
        let (first, last) = rounds(rule.from, rule.to);
        all.push((first, last, numbers.of_ids(&rule.players)));
    }
    for rule in &event.separate {
        let (first, last) = rounds(rule.from, rule.to);
        let mut groups: BTreeMap<String, Vec<u16>> = BTreeMap::new();
        for (at, player) in event.players.iter().enumerate() {
            if let Some(group) = rule.by.key_of(player) {
                groups.entry(group).or_default().push(numbers.get(at));
            }
        }
        for mut players in groups.into_values().filter(|players| players.len() > 1) {
            players.sort_unstable();
            all.push((first, last, players));
        }
    }
    all
}

/// Returns one record for each run of start numbers.
fn accelerated(event: &Event, numbers: &StartNumbers<'_>, last: u16) -> Vec<Record> {
    let mut records = Vec::new();
    let of_matches = event.is_of_matches() && event.scoring.counts_match_points();
    for rule in &event.accelerations() {
        let mut runs: Vec<(u16, u16)> = Vec::new();
        for number in numbers.of_ids(&rule.players) {
            match runs.last_mut() {
                Some((_, end)) if *end + 1 >= number => *end = number,
                _ => runs.push((number, number)),
            }
        }
        records.extend(runs.into_iter().map(|(first, behind)| {
            Record::Acceleration(Acceleration {
                match_points: of_matches.then_some(rule.points),
                points: (!of_matches).then_some(rule.points),
                first_round: rule.from.map_or(1, |from| from.0.clamp(1, MAX_ROUND)),
                last_round: rule.to.map_or(last, |to| to.0.clamp(1, MAX_ROUND)),
                first,
                last: behind,
            })
        }));
    }
    records
}

/// Returns one record for each player with points in any round, with the points of all rounds.
fn accelerated_each(event: &Event, numbers: &StartNumbers<'_>, last: u16) -> Vec<Record> {
    let mut points: BTreeMap<u16, Vec<Points>> = BTreeMap::new();
    for rule in &event.accelerations() {
        for number in numbers.of_ids(&rule.players) {
            let rounds =
                points.entry(number).or_insert_with(|| vec![Points::ZERO; usize::from(last)]);
            for (round, points) in (1..).map(Round).zip(rounds) {
                if rule.from.is_none_or(|from| from <= round)
                    && rule.to.is_none_or(|to| round <= to)
                {
                    *points += rule.points;
                }
            }
        }
    }
    points
        .into_iter()
        .map(|(player, points)| Record::LegacyAcceleration { player, points })
        .collect()
}
