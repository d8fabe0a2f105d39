//! Pairs that must not meet, and acceleration.

use std::collections::BTreeMap;

use super::super::{Document, Note, Record};
use crate::event::{Acceleration, Event, Forbidden, PlayerId, Points, Round};

/// Puts the rules of the pairing into the event.
pub(super) fn apply(document: &Document, event: &mut Event, notes: &mut Vec<Note>) {
    let last = event.system.last_round().unwrap_or(u16::MAX);
    let from = |round: u16| (round > 1).then_some(Round(round));
    let to = |round: u16| (round < last).then_some(Round(round));
    let mut by_player: BTreeMap<(u16, u16, Points), Vec<PlayerId>> = BTreeMap::new();
    for record in &document.records {
        match record {
            Record::Forbidden { first, last, players } => {
                let players = known(event, players, notes);
                forbid(event, players, from(*first), to(*last));
            }
            Record::LegacyForbidden(players) => {
                let players = known(event, players, notes);
                forbid(event, players, None, None);
            }
            Record::Acceleration(rule) => {
                // Match points alone are for teams.
                let Some(points) = rule.points else { continue };
                let group = rule.first..=rule.last;
                let within = |number: Option<u16>| number.is_some_and(|one| group.contains(&one));
                let players: Vec<PlayerId> = event
                    .players
                    .iter()
                    .filter(|player| within(player.number))
                    .map(|player| player.id.clone())
                    .collect();
                if !players.is_empty() {
                    event.acceleration.push(Acceleration {
                        points,
                        from: from(rule.first_round),
                        to: to(rule.last_round),
                        players,
                    });
                }
            }
            Record::LegacyAcceleration { player, points } => {
                let players = known(event, &[*player], notes);
                for (first, last, points) in runs(points) {
                    by_player.entry((first, last, points)).or_default().extend(players.clone());
                }
            }
            _ => {}
        }
    }
    for ((first, last, points), players) in by_player {
        event.acceleration.push(Acceleration { points, from: from(first), to: to(last), players });
    }
}

/// Rounds one after the other with the same points, which are not 0.
fn runs(points: &[Points]) -> Vec<(u16, u16, Points)> {
    let mut runs: Vec<(u16, u16, Points)> = Vec::new();
    for (round, &points) in (1..).zip(points) {
        match runs.last_mut() {
            Some((_, last, same)) if *same == points && *last + 1 == round => *last = round,
            _ if points == Points::ZERO => {}
            _ => runs.push((round, round, points)),
        }
    }
    runs
}

fn forbid(event: &mut Event, players: Vec<PlayerId>, from: Option<Round>, to: Option<Round>) {
    if players.len() > 1 {
        event.forbidden.push(Forbidden { players, from, to, reason: None });
    }
}

/// The ids of start numbers; those of nobody are said.
fn known(event: &Event, numbers: &[u16], notes: &mut Vec<Note>) -> Vec<PlayerId> {
    let mut players = Vec::new();
    for number in numbers {
        let at = event.players.binary_search_by_key(&Some(*number), |player| player.number);
        match at {
            Ok(at) if players.contains(&event.players[at].id) => {}
            Ok(at) => players.push(event.players[at].id.clone()),
            Err(_) => notes.push(Note::NoPlayer { number: *number }),
        }
    }
    players
}
