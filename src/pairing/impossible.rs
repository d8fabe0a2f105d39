//! Why a round of a Swiss cannot be paired, with the names of the players.

use crate::diag::count;
use crate::event::acts::Refused;
use crate::event::color_history::{Strength, preference};
use crate::event::{Color, Event};
use crate::field::{Entrant, Field};
use crate::swiss::Impossible;

use super::listed;

/// Most players that are named; of others only the number is said.
const MOST_NAMED: usize = 8;

/// The refusal to pair a field.
pub fn refused(event: &Event, field: &Field, why: &Impossible) -> Refused {
    let listed = listed(event);
    let named = |players: &[usize]| {
        let name = |&at: &usize| {
            let player = &event.players[listed[at]];
            format!("{} ({})", player.name, player.id)
        };
        let mut names: Vec<String> = players.iter().take(MOST_NAMED).map(name).collect();
        if players.len() > MOST_NAMED {
            names.push(format!("{} more", players.len() - MOST_NAMED));
        }
        names.join(", ")
    };
    let groups: Vec<String> = why.stranded.iter().map(|group| named(group)).collect();
    let groups = groups.join("; ");
    let outside = match (why.needed.as_slice(), why.odd) {
        ([], false) => "there is nobody".to_owned(),
        ([], true) => "there is only the bye".to_owned(),
        (needed, false) => format!("there is only {}", named(needed)),
        (needed, true) => format!("there is only {} and the bye", named(needed)),
    };
    let message = format!(
        "no legal pairing of round {} exists: each of these groups needs somebody from outside, \
         and {outside}: {groups}. {}",
        field.round,
        barred(field, why)
    );
    Refused::new(message).help(relaxed(field, why))
}

/// What stands between the groups.
fn barred(field: &Field, why: &Impossible) -> String {
    let bars = Bars::between(field, &why.stranded);
    let kinds = [
        (bars.met, "has met", "have met"),
        (bars.apart, "is kept apart", "are kept apart"),
        (bars.color, "must both have the same colour", "must both have the same colour"),
    ];
    let mut said: Vec<String> = kinds
        .iter()
        .filter(|(number, ..)| *number > 0)
        .map(|&(number, one, several)| {
            let is = if number == 1 { one } else { several };
            format!("{} {is}", count(number, "pair", "pairs"))
        })
        .collect();
    if why.odd && bars.had_bye > 0 {
        said.push(format!(
            "{} may not have the bye again",
            count(bars.had_bye, "player", "players")
        ));
    }
    format!("Between them {}", said.join(", "))
}

/// What could be given up so that a pairing exists.
fn relaxed(field: &Field, why: &Impossible) -> String {
    let mut ways = Vec::new();
    if Bars::between(field, &why.stranded).apart > 0 {
        ways.push("lift `forbidden` or `separate` for this round");
    }
    ways.push("let somebody who asked not to play play, or the reverse (arbiter event bye)");
    ways.push("end the event a round earlier (system.rounds)");
    ways.push("pair the round by hand (arbiter event edit --force)");
    ways.join("; ")
}

/// How many pairs of two groups may not meet, by the first reason.
#[derive(Debug, Default)]
struct Bars {
    met: usize,
    apart: usize,
    color: usize,
    had_bye: usize,
}

impl Bars {
    fn between(field: &Field, groups: &[Vec<usize>]) -> Self {
        let mut bars = Self::default();
        for (at, group) in groups.iter().enumerate() {
            for &one in group {
                bars.had_bye += usize::from(had_bye(field, one));
                for &other in groups[at + 1..].iter().flatten() {
                    if have_met(&field.players[one], other) {
                        bars.met += 1;
                    } else if are_apart(field, one, other) {
                        bars.apart += 1;
                    } else if due(&field.players[one]).is_some()
                        && due(&field.players[one]) == due(&field.players[other])
                    {
                        bars.color += 1;
                    }
                }
            }
        }
        bars
    }
}

fn have_met(one: &Entrant, other: usize) -> bool {
    one.past.iter().any(|past| past.played.is_some() && past.opponent == Some(other))
}

fn are_apart(field: &Field, one: usize, other: usize) -> bool {
    field.apart.iter().any(|group| group.contains(&one) && group.contains(&other))
}

fn had_bye(field: &Field, at: usize) -> bool {
    let won = |points| points >= field.worth.win;
    let mut past = field.players[at].past.iter();
    past.any(|past| past.allocated || (past.played.is_none() && won(past.points)))
}

/// The colour that a player must have.
fn due(player: &Entrant) -> Option<Color> {
    let colors: Vec<Option<Color>> = player.past.iter().map(|past| past.played).collect();
    preference(&colors).filter(|due| due.strength == Strength::Absolute).map(|due| due.color)
}
