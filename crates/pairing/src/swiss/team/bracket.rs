//! The pairing of a bracket (FIDE C.04.6, 3.6).

use super::facts::Round;
use super::upfloaters::Chosen;
use crate::swiss::matching::{Graph, Matcher, Place, Slots, Weight};

/// A bracket that has been paired.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct BracketPairs {
    /// The pairs: the team with the smaller number first (3.6.1), in the order of that team.
    pub pairs: Vec<(usize, usize)>,
    /// Its figures under C8 to C10.
    pub figures: PairFigures,
}

/// The figures of a pairing under the criteria; lower is better.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(super) struct PairFigures {
    /// C8: teams without their preferred colour.
    pub preferences: usize,
    /// C9: teams without their strongly preferred colour.
    pub strong: usize,
    /// C10: opponents of upfloaters that were floaters in the last round.
    pub floaters: usize,
}

/// A decision about a team.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Role {
    Any,
    /// The team has the smaller number of its pair.
    Top,
    /// The team has the greater number of its pair.
    Bottom,
}

/// A bracket as a graph. Its vertices are the teams, by number.
struct Problem<'a> {
    round: &'a Round<'a>,
    teams: Vec<usize>,
    is_upfloater: Vec<bool>,
    roles: Vec<Role>,
    /// C8, C9, C10.
    slots: [Place; 3],
    wish: Option<(usize, usize)>,
}

impl<'a> Problem<'a> {
    fn new(round: &'a Round<'a>, chosen: &Chosen, wish: Option<(usize, usize)>) -> Self {
        let mut teams = chosen.teams();
        teams.sort_by_key(|&team| round.facts[team].number);
        let most = u64::try_from(teams.len()).unwrap_or(u64::MAX);
        let mut slots = Slots::default();
        (0..3).for_each(|_| _ = slots.add(most));
        let places = slots.places::<i128>().expect("three numbers of teams fit");
        Self {
            round,
            is_upfloater: teams.iter().map(|team| chosen.upfloaters.contains(team)).collect(),
            roles: vec![Role::Any; teams.len()],
            slots: [places[0], places[1], places[2]],
            teams,
            wish,
        }
    }

    /// Returns the figures of a pair under the criteria.
    fn figures(&self, one: usize, other: usize) -> PairFigures {
        let facts = |at: usize| &self.round.facts[self.teams[at]];
        let (a, b) = (facts(one), facts(other));
        let clash = match (a.due, b.due) {
            (Some(due), Some(other)) if due.color == other.color => {
                Some(due.strong && other.strong)
            }
            _ => None,
        };
        let floated = |up: usize, at: usize| self.is_upfloater[up] && facts(at).floated;
        PairFigures {
            preferences: usize::from(clash.is_some()),
            strong: usize::from(clash == Some(true)),
            floaters: usize::from(floated(one, other)) + usize::from(floated(other, one)),
        }
    }
}

impl Graph for Problem<'_> {
    type W = i128;

    fn len(&self) -> usize {
        self.teams.len()
    }

    fn most(&self) -> i128 {
        0
    }

    fn weight(&self, one: usize, other: usize) -> Option<i128> {
        let (one, other) = if one < other { (one, other) } else { (other, one) };
        if self.roles[one] == Role::Bottom || self.roles[other] == Role::Top {
            return None;
        }
        let (a, b) = (self.teams[one], self.teams[other]);
        if let Some((wished, with)) = self.wish
            && [a, b].iter().any(|at| [wished, with].contains(at))
            && ![(wished, with), (with, wished)].contains(&(a, b))
        {
            return None;
        }
        if !self.round.may_meet(a, b) {
            return None;
        }
        let PairFigures { preferences, strong, floaters } = self.figures(one, other);
        let counts = self.slots.iter().zip([preferences, strong, floaters]);
        let cost: i128 = counts
            .map(|(&slot, count)| i128::in_slot(slot, u64::try_from(count).unwrap_or(0)))
            .sum();
        Some(-cost)
    }
}

/// Returns the first of the best pairings of a bracket in the order of 3.6.3.
///
/// With a wish, the two teams must meet; `None` if no legal pairing grants it.
pub(super) fn pair(
    round: &Round<'_>,
    chosen: &Chosen,
    wish: Option<(usize, usize)>,
) -> Option<BracketPairs> {
    let mut problem = Problem::new(round, chosen, wish);
    let mut matcher = Matcher::new(&problem).ok()?;
    let size = problem.teams.len();
    // The identifier begins with the teams of smaller number: take the first that can be one.
    let mut tops = Vec::with_capacity(size / 2);
    for at in 0..size {
        problem.roles[at] = if tops.len() < size / 2 { Role::Top } else { Role::Bottom };
        if !matcher.narrow(&problem, at) {
            problem.roles[at] = Role::Bottom;
            let is_bottom = matcher.narrow(&problem, at);
            debug_assert!(is_bottom, "one of the two holds in a best matching");
        }
        if problem.roles[at] == Role::Top {
            tops.push(at);
        }
    }
    let mut pairs = Vec::with_capacity(size / 2);
    let mut sum = PairFigures::default();
    for top in tops {
        let mut below = (top + 1..size).filter(|&at| problem.roles[at] == Role::Bottom);
        let bottom = below.find(|&at| !matcher.is_settled(at) && matcher.take(&problem, top, at));
        // Its partner in the matching is one.
        let bottom = bottom.unwrap_or_else(|| matcher.mate(top));
        let figures = problem.figures(top, bottom);
        sum.preferences += figures.preferences;
        sum.strong += figures.strong;
        sum.floaters += figures.floaters;
        pairs.push((problem.teams[top], problem.teams[bottom]));
    }
    Some(BracketPairs { pairs, figures: sum })
}
