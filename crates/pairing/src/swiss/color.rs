//! Colour allocation (FIDE C.04.3, 5.2).

use std::cmp::{Ordering, Reverse};

use super::seats;
use super::team::TeamColorRule;
use crate::color_history::{color_difference, preference};
use crate::field::{Entrant, Field, FieldPair, Parity};
use crate::{Color, Strength};

/// The rule that determined the colours of a pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ColorRule {
    /// 5.2.1: both preferences are granted, or the only one.
    BothPreferences,
    /// 5.2.2: the stronger preference is granted; of two absolute ones, that with the wider
    /// difference.
    StrongerPreference,
    /// 5.2.3: colours are opposite to the last round in which one had White and the other Black.
    LastDifference,
    /// 5.2.4: the preference of the higher ranked player is granted.
    HigherRanked,
    /// 5.2.5: without preferences, the parity of the higher ranked player's number decides.
    Initial,
    /// A rule of C.04.6, 4.3, for teams.
    OfTeams(TeamColorRule),
}

impl ColorRule {
    /// Returns its article in C.04.3, or in C.04.6 for teams.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Self::BothPreferences => "5.2.1",
            Self::StrongerPreference => "5.2.2",
            Self::LastDifference => "5.2.3",
            Self::HigherRanked => "5.2.4",
            Self::Initial => "5.2.5",
            Self::OfTeams(rule) => rule.article(),
        }
    }
}

/// Allocates colours to the pairs of a field.
#[derive(Debug, Clone)]
pub struct Colors<'a> {
    field: &'a Field,
    /// Whether the number of each player is odd, as counted for 5.2.5.
    odd: Vec<bool>,
}

impl<'a> Colors<'a> {
    /// Prepares the allocation for a field.
    pub fn new(field: &'a Field) -> Self {
        let mut counted = 0_u32;
        let odd = field
            .players
            .iter()
            .map(|player| match field.parity {
                Parity::Listed => player.number % 2 == 1,
                Parity::Paired => {
                    counted += u32::from(has_number(player));
                    counted % 2 == 1
                }
            })
            .collect();
        Self { field, odd }
    }

    /// Returns the colours of two players who meet, and the rule that determined them.
    pub fn of(&self, one: usize, other: usize) -> (FieldPair, ColorRule) {
        let rank = |at: usize| {
            let player = &self.field.players[at];
            (Reverse(player.pairing_score()), player.order)
        };
        let (higher, lower) = if rank(one) < rank(other) { (one, other) } else { (other, one) };
        let (color, rule) = self.of_higher(higher, lower);
        let pair = match color {
            Color::White => FieldPair { white: higher, black: lower },
            Color::Black => FieldPair { white: lower, black: higher },
        };
        (pair, rule)
    }

    /// Returns the colour of the higher ranked player.
    fn of_higher(&self, higher: usize, lower: usize) -> (Color, ColorRule) {
        let own = seats::colors(&self.field.players[higher]);
        let others = seats::colors(&self.field.players[lower]);
        let (due, due_to_other) = match (preference(&own), preference(&others)) {
            (None, None) => {
                let first = self.field.initial_color;
                let color = if self.odd[higher] { first } else { first.opponent() };
                return (color, ColorRule::Initial);
            }
            (None, Some(due)) => return (due.color.opponent(), ColorRule::BothPreferences),
            (Some(due), None) => return (due.color, ColorRule::BothPreferences),
            (Some(due), Some(other)) => (due, other),
        };
        if due.color != due_to_other.color {
            return (due.color, ColorRule::BothPreferences);
        }
        let difference = |colors: &[Option<Color>]| color_difference(colors).abs();
        let mut stronger = due.strength.cmp(&due_to_other.strength);
        if stronger == Ordering::Equal && due.strength == Strength::Absolute {
            stronger = difference(&own).cmp(&difference(&others));
        }
        match stronger {
            Ordering::Greater => return (due.color, ColorRule::StrongerPreference),
            Ordering::Less => return (due.color.opponent(), ColorRule::StrongerPreference),
            Ordering::Equal => {}
        }
        let latest = own.iter().rev().flatten().zip(others.iter().rev().flatten());
        match latest.into_iter().find(|(own, other)| own != other) {
            Some((own, _)) => (own.opponent(), ColorRule::LastDifference),
            None => (due.color, ColorRule::HigherRanked),
        }
    }
}

/// Returns the colours of two players of a field who meet, and the rule that determined them.
pub fn colors(field: &Field, one: usize, other: usize) -> (FieldPair, ColorRule) {
    Colors::new(field).of(one, other)
}

/// Returns whether the player counts for the parity among paired players.
fn has_number(player: &Entrant) -> bool {
    player.plays || player.past.iter().any(|past| past.allocated || past.opponent.is_some())
}
