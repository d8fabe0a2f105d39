//! Pairing numbers: who is number 1.

use std::cmp::Reverse;

use crate::event::acts::Refused;
use crate::event::{Event, Numbers, Player, SystemKind};

use super::varma;
use crate::event::Lot;

/// Gives every player a pairing number, as the event says where they come from.
///
/// In a Scheveningen the players of the team named first come first, each team in its own
/// order. Players who have a number by hand keep it only where all have one.
///
/// # Errors
///
/// Numbers by hand that are not 1 to n; lots without a seed; teams that are not two of the
/// same size.
pub fn assign(event: &mut Event) -> Result<(), Refused> {
    let order = order(event)?;
    let order = match event.system.kind {
        SystemKind::Scheveningen => by_team(event, order)?,
        _ => order,
    };
    for (number, at) in (1..).zip(order) {
        event.players[at].number = Some(number);
    }
    Ok(())
}

/// The places of the players in the order of their numbers.
fn order(event: &Event) -> Result<Vec<usize>, Refused> {
    let players = &event.players;
    let mut order: Vec<usize> = (0..players.len()).collect();
    let seed = || {
        event.system.seed.ok_or_else(|| {
            Refused::new("numbers are drawn by lot, but the event has no seed")
                .help("arbiter event set EVENT system.seed=NUMBER")
        })
    };
    match event.system.numbers {
        Numbers::Rating => order.sort_by_key(|&at| strength(&players[at])),
        Numbers::Lot => {
            // Drawn from the ids in their order, so that the order in the file does not matter.
            order.sort_by(|&a, &b| players[a].id.cmp(&players[b].id));
            let drawn = Lot::from_seed(seed()?).permutation(order.len());
            order = drawn.into_iter().map(|at| order[at]).collect();
        }
        Numbers::Varma => {
            order.sort_by(|&a, &b| players[a].id.cmp(&players[b].id));
            let federations: Vec<&str> =
                order.iter().map(|&at| players[at].federation.as_deref().unwrap_or("")).collect();
            let draw = varma(&federations, seed()?).map_err(|error| {
                Refused::new(error.to_string())
                    .help("draw without groups: arbiter event set EVENT system.numbers=lot")
            })?;
            let mut numbered: Vec<(u16, usize)> = draw.numbers.into_iter().zip(order).collect();
            numbered.sort_unstable();
            order = numbered.into_iter().map(|(_, at)| at).collect();
        }
        Numbers::Hand => {
            let mut missing = players.iter().filter(|player| player.number.is_none());
            if let Some(player) = missing.next() {
                return Err(Refused::new(format!("{} has no pairing number", player.id))
                    .help(format!("arbiter event set EVENT {} number=1", player.id)));
            }
            order.sort_by_key(|&at| players[at].number);
            let last = order.last().and_then(|&at| players[at].number).unwrap_or(0);
            if usize::from(last) != players.len() {
                return Err(Refused::new(format!(
                    "the pairing numbers go to {last}, but there are {} players",
                    players.len()
                ))
                .help("number the players 1, 2, 3, ... without a gap"));
            }
        }
    }
    Ok(order)
}

/// The stronger first: rating, title, name, id (FIDE C.04.2, 2.1-2.3).
fn strength(player: &Player) -> impl Ord + use<> {
    (
        Reverse(player.rating.unwrap_or(0)),
        title_rank(player.title.as_deref()),
        player.name.to_lowercase(),
        player.id.clone(),
    )
}

/// Titles in their order, of FMJD and of FIDE; those unknown come behind, none last.
fn title_rank(title: Option<&str>) -> usize {
    const ORDER: &[&[&str]] = &[
        &["GMI", "IGM", "GM"],
        &["MI", "IM", "GMIF", "WGM", "MIF", "WIM"],
        &["MF", "FM"],
        &["MFF", "WFM"],
        &["CMF", "CM", "MN", "NM"],
        &["CMFF", "WCM", "CMN"],
    ];
    let Some(title) = title.map(str::to_ascii_uppercase) else {
        return ORDER.len() + 1;
    };
    ORDER.iter().position(|rank| rank.contains(&title.as_str())).unwrap_or(ORDER.len())
}

/// The players of the first team, then those of the second.
fn by_team(event: &Event, order: Vec<usize>) -> Result<Vec<usize>, Refused> {
    let mut teams: Vec<&str> = Vec::new();
    for player in &event.players {
        let team = player.team.as_deref().ok_or_else(|| {
            Refused::new(format!("{} is in no team", player.id))
                .help(format!("arbiter event set EVENT {} team=NAME", player.id))
        })?;
        if !teams.contains(&team) {
            teams.push(team);
        }
    }
    let [first, second] = teams.as_slice() else {
        return Err(Refused::new(format!(
            "a Scheveningen has two teams, here are {}",
            teams.len()
        )));
    };
    let of = |team: &str| -> Vec<usize> {
        let mine = |&at: &usize| event.players[at].team.as_deref() == Some(team);
        order.iter().copied().filter(mine).collect()
    };
    let (one, other) = (of(first), of(second));
    if one.len() != other.len() {
        return Err(Refused::new(format!(
            "the teams are not of the same size: {first} {}, {second} {}",
            one.len(),
            other.len()
        )));
    }
    Ok([one, other].concat())
}
