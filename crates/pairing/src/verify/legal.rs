//! The legal pairs under the rules, and whether all players can be paired.

use crate::field::{Field, PromisedRules, Rule};

use super::Breach;
use super::facts::PlayerFacts;
use super::matching::Matching;

/// The legal pairs of a field.
pub(super) struct LegalPairs<'a> {
    pub field: &'a Field,
    pub rules: PromisedRules,
    binds: Binds,
    /// The properties of the players, by index.
    pub facts: Vec<PlayerFacts>,
}

/// The rules that make a pair or a bye illegal.
struct Binds {
    rematch: bool,
    same_color: bool,
    second_bye: bool,
}

impl<'a> LegalPairs<'a> {
    /// Prepares the check, ignoring past meetings and barred byes if the rules allow them.
    pub(super) fn of(field: &'a Field, rules: PromisedRules) -> Self {
        let mut facts = PlayerFacts::of_all(field);
        for facts in &mut facts {
            if !rules.includes(Rule::Rematch) {
                facts.met.clear();
            }
            if !rules.includes(Rule::SecondBye) {
                facts.bye_barred = None;
            }
        }
        let binds = Binds {
            rematch: rules.is_binding(Rule::Rematch),
            same_color: rules.is_binding(Rule::SameColor),
            second_bye: rules.is_binding(Rule::SecondBye),
        };
        Self { field, rules, binds, facts }
    }

    /// Reports two players who have met before.
    pub(super) fn rematch(&self, one: usize, other: usize) -> Option<Breach> {
        self.met(one, other).map(|round| Breach::Rematch { one, other, round })
    }

    /// Reports two players whom the event keeps apart.
    pub(super) fn kept_apart(&self, one: usize, other: usize) -> Option<Breach> {
        self.are_apart(one, other).then_some(Breach::KeptApart { one, other })
    }

    /// Reports two players who must both have the same colour.
    pub(super) fn same_color(&self, one: usize, other: usize) -> Option<Breach> {
        let color = self.facts[one].must_have().filter(|_| self.must_have_same(one, other));
        color.map(|color| Breach::SameColor { one, other, color })
    }

    fn may_meet(&self, one: usize, other: usize) -> bool {
        let barred = (self.binds.same_color && self.must_have_same(one, other))
            || (self.binds.rematch && self.met(one, other).is_some());
        !barred && !self.are_apart(one, other)
    }

    /// Returns the round of their first meeting.
    fn met(&self, one: usize, other: usize) -> Option<u16> {
        self.facts[one].met.get(&other).or_else(|| self.facts[other].met.get(&one)).copied()
    }

    fn are_apart(&self, one: usize, other: usize) -> bool {
        self.facts[one].groups.iter().any(|group| self.facts[other].groups.contains(group))
    }

    fn must_have_same(&self, one: usize, other: usize) -> bool {
        let color = self.facts[one].must_have().filter(|_| self.rules.includes(Rule::SameColor));
        color.is_some() && color == self.facts[other].must_have() && !self.may_differ(one, other)
    }

    /// Returns whether a pair may have excessive colour differences, because one of them is a
    /// topscorer.
    pub(super) fn may_differ(&self, one: usize, other: usize) -> bool {
        self.facts[one].is_topscorer || self.facts[other].is_topscorer
    }

    /// Returns whether all players can be paired, one of an odd number with the bye.
    pub(super) fn can_be_paired(&self) -> bool {
        let present: Vec<usize> = self.field.present().collect();
        match present.len() % 2 {
            0 => self.matching(&present).alone().next().is_none(),
            _ => !self.bye_candidates().is_empty(),
        }
    }

    /// Returns the players who can have the bye while all others are paired; none if their number
    /// is even.
    pub(super) fn bye_candidates(&self) -> Vec<usize> {
        let present: Vec<usize> = self.field.present().collect();
        let matching = self.matching(&present);
        let mut alone = matching.alone();
        let (Some(left), None) = (alone.next(), alone.next()) else { return Vec::new() };
        let can = matching.could_be_alone(left);
        let rests = |&(at, &player): &(usize, &usize)| can[at] && self.may_have_bye(player);
        present.iter().enumerate().filter(rests).map(|(_, &player)| player).collect()
    }

    /// Returns whether no binding rule bars a player from the bye.
    pub(super) fn may_have_bye(&self, player: usize) -> bool {
        !self.binds.second_bye || self.facts[player].bye_barred.is_none()
    }

    fn matching<'b>(&'b self, present: &'b [usize]) -> Matching<'b> {
        let joined = |one: usize, other: usize| self.may_meet(present[one], present[other]);
        Matching::greatest(present.len(), Box::new(joined))
    }
}
