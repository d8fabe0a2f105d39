//! The properties of each player derived from the past rounds (C.04.3, articles 1.6 to 1.8).

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::field::{Entrant, Field, Parity};
use crate::{Color, Points};

/// The properties of a player that the rules depend on.
pub(super) struct PlayerFacts {
    /// The score, with acceleration.
    pub score: Points,
    /// The order within a score group, lowest first.
    pub order: u32,
    /// The pairing number, as counted for 5.2.5.
    pub number: usize,
    /// The colours of the games played, oldest first.
    pub colors: Vec<Color>,
    /// Games with White minus games with Black.
    pub difference: i32,
    /// The preferred colour.
    pub due: Option<ColorPreference>,
    /// Whether the player enters the last round with more than half of the points available so far.
    pub is_topscorer: bool,
    /// The opponents met, by index, with the first round of each.
    pub met: BTreeMap<usize, u16>,
    /// The groups of the field that keep the player apart from others.
    pub groups: Vec<usize>,
    /// The round that makes the player ineligible for the bye.
    pub bye_barred: Option<u16>,
}

/// A colour preference.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ColorPreference {
    pub color: Color,
    pub strength: PreferenceStrength,
}

/// The strength of a preference, weakest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum PreferenceStrength {
    Mild,
    Strong,
    /// An absolute preference, with the size of the colour difference.
    Absolute(u32),
}

impl PlayerFacts {
    /// Returns the facts of each player of a field.
    pub(super) fn of_all(field: &Field) -> Vec<Self> {
        // 5.2.5 counts players who have been paired before, or are to be paired now.
        let is_numbered = |entrant: &Entrant| {
            entrant.plays
                || entrant.past.iter().any(|past| past.opponent.is_some() || past.allocated)
        };
        let mut numbered = 0;
        let mut all: Vec<Self> = Vec::with_capacity(field.players.len());
        for entrant in &field.players {
            numbered += usize::from(is_numbered(entrant));
            let number = match field.parity {
                Parity::Paired => numbered,
                Parity::Listed => usize::from(entrant.number),
            };
            all.push(Self::of(field, entrant, number));
        }
        for (group, players) in field.apart.iter().enumerate() {
            players.iter().for_each(|&player| all[player].groups.push(group));
        }
        all
    }

    fn of(field: &Field, entrant: &Entrant, number: usize) -> Self {
        let score = entrant.pairing_score();
        let colors: Vec<Color> = entrant.past.iter().filter_map(|past| past.played).collect();
        let difference = colors.iter().map(|&color| sign(color)).sum();
        let rounds = || (1..).zip(&entrant.past);
        let mut met = BTreeMap::new();
        for (round, past) in rounds().filter(|(_, past)| past.played.is_some()) {
            if let Some(opponent) = past.opponent {
                met.entry(opponent).or_insert(round);
            }
        }
        let bars = |past: &&_| bars_from_bye(field, past);
        Self {
            score,
            order: entrant.order,
            number,
            due: due(&colors, difference),
            difference,
            is_topscorer: field.is_last_round() && score.in_hundredths() * 2 > most_so_far(field),
            met,
            groups: Vec::new(),
            bye_barred: rounds().find(|(_, past)| bars(past)).map(|(round, _)| round),
            colors,
        }
    }

    /// Returns the rank: higher ranked players come first.
    pub(super) fn rank(&self) -> (Reverse<Points>, u32) {
        (Reverse(self.score), self.order)
    }

    /// Returns the colour that the player must have.
    pub(super) fn must_have(&self) -> Option<Color> {
        let due = self.due?;
        matches!(due.strength, PreferenceStrength::Absolute(_)).then_some(due.color)
    }
}

/// Returns whether a round bars from the bye: it had the bye, or the points of a win without a game
/// (C.04.1, 4).
fn bars_from_bye(field: &Field, past: &crate::field::PastRound) -> bool {
    past.allocated || (past.played.is_none() && past.points >= field.worth.win)
}

/// Returns the largest possible score so far, in hundredths.
fn most_so_far(field: &Field) -> i64 {
    let most = field.worth.win.max(field.worth.draw);
    most.in_hundredths() * (i64::from(field.round) - 1)
}

const fn sign(color: Color) -> i32 {
    match color {
        Color::White => 1,
        Color::Black => -1,
    }
}

/// 1.7: returns the preference: absolute for a difference of two or two games in a row, strong for
/// a difference of one, mild for alternating colours.
fn due(colors: &[Color], difference: i32) -> Option<ColorPreference> {
    let last = *colors.last()?;
    let balance = if difference > 0 { Color::Black } else { Color::White };
    let running = colors.ends_with(&[last, last]);
    let (color, strength) = match difference.unsigned_abs() {
        spread @ 2.. => (balance, PreferenceStrength::Absolute(spread)),
        spread if running => (last.opponent(), PreferenceStrength::Absolute(spread)),
        1 => (balance, PreferenceStrength::Strong),
        _ => (last.opponent(), PreferenceStrength::Mild),
    };
    Some(ColorPreference { color, strength })
}
