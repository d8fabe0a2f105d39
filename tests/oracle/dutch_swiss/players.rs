//! The state of a player before a round, as the rules define it.

use draughts_pairing::field::{Entrant, Field, Parity};
use draughts_pairing::{Color, Points};

/// A player to be paired.
pub(super) struct Player {
    /// The index in the field.
    pub at: usize,
    /// The score, with acceleration.
    pub score: Points,
    /// The rank within a score group.
    pub order: u32,
    /// The colours of the games played, the oldest first.
    pub colors: Vec<Color>,
    /// Games with White minus games with Black (1.6).
    pub difference: i32,
    /// 1.7: the preferred colour, and the strength of the preference.
    pub preference: Option<(Color, Strength)>,
    /// 1.8: in the last round, a score of more than half of the maximum before it.
    pub topscorer: bool,
    /// C2.
    pub may_have_bye: bool,
    /// The number of rounds without a game.
    pub unplayed: usize,
    /// 1.4: the floats one and two rounds ago.
    pub floats: [Option<Float>; 2],
    /// The pairing number that 5.2.5 uses.
    pub number: usize,
}

/// The strength of a preference (1.7.1 to 1.7.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Strength {
    Mild,
    Strong,
    Absolute,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Float {
    Down,
    Up,
}

impl Player {
    /// Returns the colour that the player must have.
    pub(super) fn absolute(&self) -> Option<Color> {
        let (color, strength) = self.preference?;
        (strength == Strength::Absolute).then_some(color)
    }

    /// Returns whether this colour denies the player a preference of this strength.
    pub(super) fn is_denied(&self, color: Color, strength: Strength) -> bool {
        self.preference == Some((color.opponent(), strength))
    }
}

/// Returns the players to be paired, the highest ranked first (1.2).
pub(super) fn ranked(field: &Field) -> Vec<Player> {
    let mut players: Vec<Player> = field.present().map(|at| player(field, at)).collect();
    players.sort_by(|a, b| b.score.cmp(&a.score).then(a.order.cmp(&b.order)));
    players
}

/// Returns whether the two have played each other (C1).
pub(super) fn have_met(field: &Field, one: usize, other: usize) -> bool {
    let played = |past: &draughts_pairing::field::PastRound| {
        past.played.is_some() && past.opponent == Some(other)
    };
    field.players[one].past.iter().any(played)
}

fn player(field: &Field, at: usize) -> Player {
    let entrant = &field.players[at];
    let score = entrant.score + entrant.extra;
    let colors: Vec<Color> = entrant.past.iter().filter_map(|past| past.played).collect();
    let whites = colors.iter().filter(|&&color| color == Color::White).count() as i32;
    let difference = whites - (colors.len() as i32 - whites);
    let best = field.worth.win.max(field.worth.draw).in_hundredths();
    let rounds_before = i64::from(field.round) - 1;
    Player {
        at,
        score,
        order: entrant.order,
        preference: preference(&colors, difference),
        difference,
        topscorer: field.round >= field.rounds && 2 * score.in_hundredths() > best * rounds_before,
        may_have_bye: !entrant.past.iter().any(|past| {
            past.allocated || (past.played.is_none() && past.points >= field.worth.win)
        }),
        unplayed: entrant.past.len() - colors.len(),
        floats: [1, 2].map(|ago| float(field, at, ago)),
        number: number(field, entrant),
        colors,
    }
}

fn preference(colors: &[Color], difference: i32) -> Option<(Color, Strength)> {
    let last = *colors.last()?;
    let fewer = if difference > 0 { Color::Black } else { Color::White };
    Some(match difference.abs() {
        2.. => (fewer, Strength::Absolute),
        _ if colors.len() > 1 && colors[colors.len() - 2] == last => {
            (last.opponent(), Strength::Absolute)
        }
        1 => (fewer, Strength::Strong),
        _ => (last.opponent(), Strength::Mild),
    })
}

/// Returns the player's float this many rounds ago.
fn float(field: &Field, at: usize, ago: usize) -> Option<Float> {
    let index = usize::from(field.round).checked_sub(1 + ago)?;
    let past = field.players[at].past[index];
    if past.played.is_none() {
        let down = past.allocated || past.points > field.worth.loss;
        return down.then_some(Float::Down);
    }
    let opponent = past.opponent.expect("a game has an opponent");
    let score = |at: usize| {
        let past = &field.players[at].past;
        past[..index].iter().map(|past| past.points).sum::<Points>() + past[index].extra
    };
    match score(at).cmp(&score(opponent)) {
        std::cmp::Ordering::Greater => Some(Float::Down),
        std::cmp::Ordering::Less => Some(Float::Up),
        std::cmp::Ordering::Equal => None,
    }
}

fn number(field: &Field, entrant: &Entrant) -> usize {
    let counts = |other: &&Entrant| {
        other.plays || other.past.iter().any(|past| past.opponent.is_some() || past.allocated)
    };
    match field.parity {
        Parity::Listed => usize::from(entrant.number),
        Parity::Paired => field
            .players
            .iter()
            .filter(counts)
            .filter(|other| other.number <= entrant.number)
            .count(),
    }
}
