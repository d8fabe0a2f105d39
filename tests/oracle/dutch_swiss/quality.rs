//! C10 to C21 of a candidate, from their definitions.

use draughts_pairing::field::Field;
use draughts_pairing::{Color, Points};

use super::players::{Float, Player, Strength};
use super::round::{Bracket, Round};
use super::set::{Set, members};

/// How much a candidate violates C10 to C21; lower is better, zero is perfect.
#[derive(Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Quality {
    /// C10 to C13.
    costs: Costs,
    /// C14: residents who float down and did so one round ago.
    down_after_one: usize,
    /// C15: opponents of moved-down players who float up and did so one round ago.
    up_after_one: usize,
    /// C16, C17: the same for two rounds ago.
    down_after_two: usize,
    up_after_two: usize,
    /// C18: the scores of moved-down players who float down further and floated down one round ago.
    down_scores_after_one: Vec<Points>,
    /// C19: the scores of moved-down players whose opponents float up and did so one round ago.
    up_scores_after_one: Vec<Points>,
    /// C20, C21: the same for two rounds ago.
    down_scores_after_two: Vec<Points>,
    up_scores_after_two: Vec<Points>,
}

/// C10 to C13, for a pair or for a candidate.
#[derive(Default, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Costs {
    /// C10: topscorers or their opponents whose colour difference exceeds two.
    beyond_two: usize,
    /// C11: topscorers or their opponents with the same colour three times in a row.
    three_running: usize,
    /// C12: players without their preferred colour.
    denied: usize,
    /// C13: players without the colour they strongly prefer.
    strongly_denied: usize,
}

impl Costs {
    /// Returns the costs of a pair with these colours.
    pub(super) fn of(one: &Player, other: &Player, one_has_white: bool, field: &Field) -> Self {
        let color = if one_has_white { Color::White } else { Color::Black };
        let both = [(one, color), (other, color.opponent())];
        let count = |holds: &dyn Fn(&Player, Color) -> bool| {
            both.iter().filter(|(player, color)| holds(player, *color)).count()
        };
        let topscorers = field.is_last_round() && (one.topscorer || other.topscorer);
        Self {
            beyond_two: count(&|player, color| topscorers && goes_beyond_two(player, color)),
            three_running: count(&|player, color| topscorers && is_third_running(player, color)),
            denied: count(&|player, color| {
                player.preference.is_some_and(|(preferred, _)| preferred != color)
            }),
            strongly_denied: count(&|player, color| player.is_denied(color, Strength::Strong)),
        }
    }

    fn add(&mut self, pair: Self) {
        self.beyond_two += pair.beyond_two;
        self.three_running += pair.three_running;
        self.denied += pair.denied;
        self.strongly_denied += pair.strongly_denied;
    }
}

fn goes_beyond_two(player: &Player, color: Color) -> bool {
    match color {
        Color::White => player.difference >= 2,
        Color::Black => player.difference <= -2,
    }
}

fn is_third_running(player: &Player, color: Color) -> bool {
    matches!(player.colors[..], [.., one, two] if one == color && two == color)
}

impl Quality {
    pub(super) fn of(
        round: &Round,
        bracket: Bracket,
        pairs: &[(usize, usize)],
        floaters: Set,
    ) -> Self {
        let mut quality = Self::default();
        let is_moved_down = |player: usize| bracket.moved_down >> player & 1 == 1;
        for &(one, other) in pairs {
            quality.costs.add(round.costs[one][other]);
            if is_moved_down(one) {
                let floats = round.players[other].floats.map(|float| float == Some(Float::Up));
                let score = round.players[one].score;
                quality.up_after_one += usize::from(floats[0]);
                quality.up_after_two += usize::from(floats[1]);
                quality.up_scores_after_one.extend(floats[0].then_some(score));
                quality.up_scores_after_two.extend(floats[1].then_some(score));
            }
        }
        for player in members(floaters) {
            let floats = round.players[player].floats.map(|float| float == Some(Float::Down));
            let score = round.players[player].score;
            if is_moved_down(player) {
                quality.down_scores_after_one.extend(floats[0].then_some(score));
                quality.down_scores_after_two.extend(floats[1].then_some(score));
            } else {
                quality.down_after_one += usize::from(floats[0]);
                quality.down_after_two += usize::from(floats[1]);
            }
        }
        // Pairs and floaters are in ranking order, so the scores descend.
        quality
    }
}
