//! The players to be paired, in order, with the properties derived from their past rounds.

use std::cmp::Reverse;

use super::legal::Pairs;
use crate::color_history::{color_difference, preference};
use crate::field::{Entrant, Field, PastRound};
use crate::{Color, Points, Preference, Strength};

/// The float in a past round (FIDE C.04.3, 1.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Float {
    /// The player met an opponent with a lower score, had the bye, or scored without playing.
    Down,
    /// The player met an opponent with a higher score.
    Up,
}

/// A player to be paired.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seat {
    /// The index in the field.
    pub at: usize,
    /// The score used for pairing.
    pub score: Points,
    /// The colour preference (FIDE C.04.3, 1.7).
    pub prefers: Option<Preference>,
    /// The absolute difference between the numbers of games with White and with Black.
    pub difference: u32,
    /// The colour of the last two games, if they had the same one.
    pub repeated: Option<Color>,
    /// The floats in the last round and in the one before.
    pub floats: [Option<Float>; 2],
    /// The number of rounds without a game.
    pub unplayed: usize,
    /// The round that makes the player ineligible for the bye (C2).
    pub had_bye: Option<u16>,
    /// Whether the player is a topscorer: in the last round, a player with more than half of the
    /// points available so far.
    pub topscorer: bool,
}

impl Seat {
    /// Returns whether the preference is absolute.
    pub fn is_absolute(&self) -> bool {
        self.prefers.is_some_and(|due| due.strength == Strength::Absolute)
    }
}

/// The players to be paired, highest ranked first, and their legal pairs.
#[derive(Debug, Clone)]
pub struct Seats {
    /// The players: by score, then by their order in the field (FIDE C.04.3, 1.2).
    pub list: Vec<Seat>,
    /// The legal pairs, by index into `list`.
    pub legal: Pairs,
}

impl Seats {
    /// Collects the players of a field who are to be paired.
    pub fn new(field: &Field) -> Self {
        let mut list: Vec<Seat> = field.present().map(|at| seat(field, at)).collect();
        list.sort_by_key(|seat| (Reverse(seat.score), field.players[seat.at].order));
        let legal = legal(field, &list);
        Self { list, legal }
    }

    /// Returns the number of players to be paired.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Returns whether no player is to be paired.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Returns the index in the list of each player of the field, if the player is in it.
    pub fn places(&self, players: usize) -> Vec<Option<usize>> {
        let mut places = vec![None; players];
        for (place, seat) in self.list.iter().enumerate() {
            places[seat.at] = Some(place);
        }
        places
    }
}

impl std::ops::Index<usize> for Seats {
    type Output = Seat;
    fn index(&self, place: usize) -> &Seat {
        &self.list[place]
    }
}

/// Returns the colour of a player in each past round; `None` without a game.
pub(super) fn colors(player: &Entrant) -> Vec<Option<Color>> {
    player.past.iter().map(|past| past.played).collect()
}

fn seat(field: &Field, at: usize) -> Seat {
    let player = &field.players[at];
    let colors = colors(player);
    let mut latest = colors.iter().rev().flatten();
    let repeated = match (latest.next(), latest.next()) {
        (Some(last), Some(before)) if last == before => Some(*last),
        _ => None,
    };
    let score = player.pairing_score();
    let worth = &field.worth;
    let most = worth.win.max(worth.draw).in_hundredths() * i64::from(field.round - 1);
    Seat {
        at,
        score,
        prefers: preference(&colors),
        difference: color_difference(&colors).unsigned_abs(),
        repeated,
        floats: [float(field, at, 1), float(field, at, 2)],
        unplayed: colors.iter().filter(|color| color.is_none()).count(),
        had_bye: bye_round(field, player),
        topscorer: field.is_last_round() && 2 * score.in_hundredths() > most,
    }
}

/// Returns the float in the round this many rounds ago.
fn float(field: &Field, at: usize, ago: usize) -> Option<Float> {
    let player = &field.players[at];
    let round = player.past.len().checked_sub(ago)?;
    let past = &player.past[round];
    if past.played.is_none() {
        let gained = past.allocated || past.points > field.worth.loss;
        return gained.then_some(Float::Down);
    }
    let opponent = &field.players[past.opponent?];
    let (own, other) = (score_before(player, round), score_before(opponent, round));
    match own.cmp(&other) {
        std::cmp::Ordering::Greater => Some(Float::Down),
        std::cmp::Ordering::Less => Some(Float::Up),
        std::cmp::Ordering::Equal => None,
    }
}

/// Returns the score at the time a past round was paired.
fn score_before(player: &Entrant, round: usize) -> Points {
    let before: Points = player.past[..round].iter().map(PastRound::score).sum();
    before + player.past[round].extra
}

/// Returns the round in which a player had the bye, or at least the points of a win without a game.
fn bye_round(field: &Field, player: &Entrant) -> Option<u16> {
    let bars = |past: &PastRound| {
        past.played.is_none() && (past.allocated || past.points >= field.worth.win)
    };
    (1..).zip(&player.past).find(|(_, past)| bars(past)).map(|(round, _)| round)
}

/// Returns the legal pairs under C1 and C3, without players who are kept apart.
fn legal(field: &Field, list: &[Seat]) -> Pairs {
    let due = |color: Color| -> Vec<usize> {
        let must = |seat: &Seat| {
            seat.prefers.is_some_and(|due| due.color == color)
                && seat.is_absolute()
                && !seat.topscorer
        };
        (0..list.len()).filter(|&at| must(&list[at])).collect()
    };
    let mut legal = may_meet(field, list);
    for color in [Color::White, Color::Black] {
        // A topscorer may meet anybody in the last round.
        legal.forbid_among(&due(color));
    }
    legal
}

/// Returns the legal pairs regardless of colours: under C1, without players who are kept apart.
pub(super) fn may_meet(field: &Field, list: &[Seat]) -> Pairs {
    let mut place = vec![usize::MAX; field.players.len()];
    for (at, seat) in list.iter().enumerate() {
        place[seat.at] = at;
    }
    let mut pairs = Pairs::all(list.len());
    for (at, seat) in list.iter().enumerate() {
        for past in &field.players[seat.at].past {
            if let (Some(opponent), Some(_)) = (past.opponent, past.played)
                && place[opponent] != usize::MAX
            {
                pairs.forbid(at, place[opponent]);
            }
        }
    }
    for group in &field.apart {
        let group: Vec<usize> =
            group.iter().map(|&at| place[at]).filter(|&at| at != usize::MAX).collect();
        pairs.forbid_among(&group);
    }
    pairs
}
