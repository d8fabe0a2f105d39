//! Pairs that must not meet, and acceleration.

use std::collections::BTreeMap;

use super::super::{ConversionNote, Document, Record};
use crate::event::{Acceleration, Event, Forbidden, Player, PlayerId, Points, Round, Team};

/// The pairing rules of a report.
#[derive(Default)]
pub(super) struct Rules {
    /// The players who must not meet.
    pub(super) forbidden: Vec<Forbidden>,
    /// The points that count for the pairing only.
    pub(super) acceleration: Vec<Acceleration>,
}

/// Returns the pairing rules of an event; `counted` chooses, from the two points of an
/// acceleration, those that make the order.
pub(super) fn of(
    document: &Document,
    event: &Event,
    counted: fn(&super::super::Acceleration) -> Option<Points>,
    notes: &mut Vec<ConversionNote>,
) -> Rules {
    let mut rules = Rules::default();
    let numbered = numbered(event);
    let last = event.system.last_round().unwrap_or(u16::MAX);
    let from = |round: u16| (round > 1).then_some(Round(round));
    let to = |round: u16| (round < last).then_some(Round(round));
    let mut by_player: BTreeMap<(u16, u16, Points), Vec<PlayerId>> = BTreeMap::new();
    for record in &document.records {
        match record {
            Record::Forbidden { first, last, players } => {
                let players = known(&numbered, players, notes);
                rules.forbid(players, from(*first), to(*last));
            }
            Record::LegacyForbidden(players) => {
                let players = known(&numbered, players, notes);
                rules.forbid(players, None, None);
            }
            Record::Acceleration(rule) => {
                // Match points alone are for teams.
                let Some(points) = counted(rule) else { continue };
                let group = rule.first..=rule.last;
                let within = numbered.iter().filter(|(number, _)| group.contains(number));
                let players: Vec<PlayerId> = within.map(|(_, id)| id.clone()).collect();
                if !players.is_empty() {
                    rules.acceleration.push(Acceleration {
                        points,
                        from: from(rule.first_round),
                        to: to(rule.last_round),
                        players,
                    });
                }
            }
            Record::LegacyAcceleration { player, points } => {
                let players = known(&numbered, &[*player], notes);
                for (first, last, points) in runs(points) {
                    by_player.entry((first, last, points)).or_default().extend(players.clone());
                }
            }
            _ => {}
        }
    }
    for ((first, last, points), players) in by_player {
        rules.acceleration.push(Acceleration { points, from: from(first), to: to(last), players });
    }
    rules
}

/// Runs of consecutive rounds with the same points, other than 0.
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

impl Rules {
    fn forbid(&mut self, players: Vec<PlayerId>, from: Option<Round>, to: Option<Round>) {
        if players.len() > 1 {
            self.forbidden.push(Forbidden { players, from, to, reason: None });
        }
    }
}

/// Returns the pairing numbers of the competitors, sorted.
fn numbered(event: &Event) -> Vec<(u16, PlayerId)> {
    let of_team = |team: &Team| Some((team.number?, team.id.clone()));
    let of_player = |player: &Player| Some((player.number?, player.id.clone()));
    let mut numbered: Vec<(u16, PlayerId)> = match event.is_of_teams() {
        true => event.teams.iter().filter_map(of_team).collect(),
        false => event.players.iter().filter_map(of_player).collect(),
    };
    numbered.sort_unstable_by_key(|(number, _)| *number);
    numbered
}

/// Returns the ids of start numbers; notes the numbers that nobody has.
fn known(
    numbered: &[(u16, PlayerId)],
    numbers: &[u16],
    notes: &mut Vec<ConversionNote>,
) -> Vec<PlayerId> {
    let mut players = Vec::new();
    for number in numbers {
        match numbered.binary_search_by_key(number, |(own, _)| *own) {
            Ok(at) if players.contains(&numbered[at].1) => {}
            Ok(at) => players.push(numbered[at].1.clone()),
            Err(_) => notes.push(ConversionNote::NoPlayer { number: *number }),
        }
    }
    players
}
