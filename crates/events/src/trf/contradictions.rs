//! What cannot be true of the records of a file together.

use super::document::{Document, MAX_NUMBER, PlayerLine, Record};
use super::{Cell, Code, codes};

/// Two records, or two rounds of two players, of which one must be wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contradiction {
    /// What it is; of an error no event can be made.
    pub code: &'static crate::diag::Code,
    /// Where.
    pub place: Place,
    /// What is wrong.
    pub message: String,
    /// What belongs there.
    pub expected: &'static str,
}

/// Where something is wrong in a [`Document`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// In no record.
    File,
    /// In a record, by its place in [`Document::records`].
    Record(usize),
    /// In a round, from 1, of the player of a record.
    Round(usize, usize),
}

/// Everything that cannot be true.
#[must_use]
pub fn contradictions(document: &Document) -> Vec<Contradiction> {
    let mut found = Vec::new();
    let players = Players::of(document, &mut found);
    for (at, record) in document.records.iter().enumerate() {
        match record {
            Record::Player(player) => rounds(at, player, &players, &mut found),
            Record::Byes { players: named, .. }
            | Record::Forbidden { players: named, .. }
            | Record::LegacyForbidden(named)
            | Record::LegacyAbsent(named) => {
                unknown(at, named, &players, &mut found);
            }
            Record::LegacyAcceleration { player, .. } => {
                unknown(at, std::slice::from_ref(player), &players, &mut found);
            }
            _ => {}
        }
    }
    found
}

/// The players by start number.
struct Players<'d> {
    lines: Vec<Option<&'d PlayerLine>>,
}

impl<'d> Players<'d> {
    fn of(document: &'d Document, found: &mut Vec<Contradiction>) -> Self {
        let mut lines = vec![None; usize::from(MAX_NUMBER) + 1];
        for (at, record) in document.records.iter().enumerate() {
            let Record::Player(player) = record else { continue };
            let Some(place) = lines.get_mut(usize::from(player.number)) else { continue };
            if place.is_some() {
                let message = format!("start number {} is used twice", player.number);
                found.push(error(Place::Record(at), message, "another start number"));
            } else {
                *place = Some(player.as_ref());
            }
        }
        if lines.iter().all(Option::is_none) {
            let message = "the file has no player".into();
            found.push(error(Place::File, message, "a record 001 for each player"));
        }
        Self { lines }
    }

    fn get(&self, number: u16) -> Option<&'d PlayerLine> {
        *self.lines.get(usize::from(number))?
    }
}

const fn error(place: Place, message: String, expected: &'static str) -> Contradiction {
    Contradiction { code: codes::TRF_CONTRADICTION, place, message, expected }
}

fn unknown(at: usize, named: &[u16], players: &Players<'_>, found: &mut Vec<Contradiction>) {
    let missing = named.iter().filter(|number| players.get(**number).is_none());
    found.extend(missing.map(|number| Contradiction {
        code: codes::TRF_PLAYER_UNKNOWN,
        ..error(
            Place::Record(at),
            format!("there is no player {number}"),
            "start numbers of players",
        )
    }));
}

fn rounds(at: usize, player: &PlayerLine, players: &Players<'_>, found: &mut Vec<Contradiction>) {
    for (round, cell) in player.rounds.iter().enumerate() {
        let Some(cell) = cell else { continue };
        if let Some((message, expected)) = wrong(player.number, round, cell, players) {
            let message = format!("player {}, round {}: {message}", player.number, round + 1);
            found.push(error(Place::Round(at, round + 1), message, expected));
        }
    }
}

fn wrong(
    number: u16,
    round: usize,
    cell: &Cell,
    players: &Players<'_>,
) -> Option<(String, &'static str)> {
    let result = cell.result;
    let is_bye = result.is_some_and(Code::is_bye);
    if cell.opponent == 0 {
        let game = result.filter(|code| code.is_game())?;
        let message = format!("result `{}` without an opponent", game.sign());
        return Some((message, "the opponent of the game, or one of F H Z U"));
    }
    let opponent = cell.opponent;
    if is_bye {
        let sign = result.map_or(' ', Code::sign);
        let message = format!("bye `{sign}` with opponent {opponent}");
        return Some((message, "0000 in front of a bye, or the result of a game"));
    }
    if opponent == number {
        return Some(("plays against himself or herself".into(), "another opponent"));
    }
    let Some(line) = players.get(opponent) else {
        return Some((format!("there is no player {opponent}"), "the start number of a player"));
    };
    let mirror = line.rounds.get(round).copied().flatten().filter(|cell| cell.opponent == number);
    let Some(mirror) = mirror else {
        let message = format!("player {opponent} has another opponent");
        return Some((message, "players who name each other"));
    };
    if number > opponent {
        // Said of the other one.
        return None;
    }
    let played = result.is_none_or(Code::is_game);
    match (cell.color, mirror.color) {
        (Some(one), Some(other)) if one != other => {}
        (None, None) if !played => {}
        _ => {
            return Some((
                format!("the colours of {number} and {opponent} do not differ"),
                "w and b",
            ));
        }
    }
    let fits = match (result, mirror.result) {
        (None, None) => true,
        (Some(one), Some(other)) => one.fits(other),
        _ => false,
    };
    if fits {
        return None;
    }
    let sign = |code: Option<Code>| code.map_or(' ', Code::sign);
    let message = format!(
        "results `{}` and `{}` of {number} and {opponent} do not belong together",
        sign(result),
        sign(mirror.result)
    );
    Some((message, "results that belong together, such as 1 and 0"))
}
