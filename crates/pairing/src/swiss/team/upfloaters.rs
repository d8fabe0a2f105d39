//! Chooses the teams of lower scores that complete the top score group (FIDE C.04.6, 3.5).

use std::ops::Range;

use super::facts::Round;
use crate::Points;
use crate::swiss::complete::MaximumMatching;
use crate::swiss::matching::{Graph, Matcher, Slots, Weight, Wide};

/// The top score group and its upfloaters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Chosen {
    /// The teams of the group, by number.
    pub residents: Vec<usize>,
    /// The upfloaters, by score, then by number (3.5.3).
    pub upfloaters: Vec<usize>,
    /// Its figures under C4 to C7.
    pub figures: SetFigures,
}

/// The figures of a set of upfloaters under the criteria; lower is better.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct SetFigures {
    /// C4: their number.
    pub count: usize,
    /// C5: differences between their scores and that of the group, the greatest first.
    pub differences: Vec<Points>,
    /// C6: the number of upfloaters that the following score group needs; 0 if it is empty.
    pub next: usize,
    /// C7: the number of them that were floaters in the last round.
    pub floaters: usize,
}

impl Chosen {
    /// Returns all teams of the bracket.
    pub(super) fn teams(&self) -> Vec<usize> {
        self.residents.iter().chain(&self.upfloaters).copied().collect()
    }
}

/// Chooses the upfloaters of the top score group of the teams `left`.
///
/// These teams are in order and can all be paired. With a wish, the two teams must meet; `None` if
/// no legal pairing grants it.
///
/// The *following* group is the next lower one that had a team when the bye was allocated: if all
/// of its teams have floated up since, C6 does not apply.
pub(super) fn choose(
    round: &Round<'_>,
    left: &[usize],
    bye: Option<usize>,
    wish: Option<(usize, usize)>,
) -> Option<Chosen> {
    let groups = groups(round, left);
    let top = groups[0].end;
    let (residents, below) = left.split_at(top);
    let pairs_all = |teams: &[usize]| {
        let cover = MaximumMatching::new(&round.seats.legal, teams, &[]);
        cover.exposed().is_empty()
    };
    if wish.is_none() && residents.len() % 2 == 0 && pairs_all(residents) && pairs_all(below) {
        let figures = SetFigures { count: 0, differences: Vec::new(), next: 0, floaters: 0 };
        return Some(Chosen { residents: residents.to_vec(), upfloaters: Vec::new(), figures });
    }
    let top_score = round.score(left[0]);
    let following = (0..round.len())
        .filter(|&place| Some(place) != bye)
        .map(|place| round.score(place))
        .find(|&score| score < top_score);
    let search = Search { round, left, groups: &groups, following, wish };
    // Nearly every group fits this width.
    search
        .with_weight::<i128>()
        .or_else(|| search.with_weight::<Wide<4>>())
        .or_else(|| search.with_weight::<Wide<32>>())
        .or_else(|| search.with_weight::<Wide<256>>())
        .expect("so many scores fit into so many bits")
}

/// Returns the score groups of teams, highest first, as ranges.
fn groups(round: &Round<'_>, left: &[usize]) -> Vec<Range<usize>> {
    let mut groups: Vec<Range<usize>> = Vec::new();
    for group in left.chunk_by(|&one, &other| round.score(one) == round.score(other)) {
        let start = groups.last().map_or(0, |last| last.end);
        groups.push(start..start + group.len());
    }
    groups
}

struct Search<'a> {
    round: &'a Round<'a>,
    left: &'a [usize],
    groups: &'a [Range<usize>],
    /// The score of the following group.
    following: Option<Points>,
    wish: Option<(usize, usize)>,
}

/// A decision about a team below the top group.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Role {
    Any,
    /// The team floats up.
    Up,
    /// The team does not float up.
    Stays,
}

/// All teams left, as a graph. A perfect matching pairs the bracket and all teams below; a pair
/// between the two parts shows an upfloater. Vertices are indices into `left`.
struct Problem<'a, W> {
    search: &'a Search<'a>,
    /// The first vertex below the top group.
    top: usize,
    /// The vertices of the following group; none if it is empty by now.
    next: Range<usize>,
    roles: Vec<Role>,
    /// C4, C5, C7: the cost of a vertex that floats up.
    cost: Vec<W>,
    /// C6: the cost of a vertex of the following group that meets a team below it.
    next_cost: W,
}

impl<'a, W: Weight> Problem<'a, W> {
    fn new(search: &'a Search<'a>) -> Option<Self> {
        let (top, below) = search.groups.split_first().expect("somebody is left");
        let residents = top.len();
        let mut slots = Slots::default();
        let most = |count: usize| u64::try_from(count).unwrap_or(u64::MAX);
        let count = slots.add(most(residents));
        // As few as possible of the lowest score first: their differences are the greatest.
        let mut by_group: Vec<usize> =
            below.iter().rev().map(|group| slots.add(most(group.len().min(residents)))).collect();
        by_group.reverse();
        let is_following = |group: &&Range<usize>| {
            Some(search.round.score(search.left[group.start])) == search.following
        };
        let following = below.first().filter(is_following).cloned().unwrap_or(residents..residents);
        let next = slots.add(most(following.len()));
        let floaters = slots.add(most(residents));
        let places = slots.places::<W>()?;
        let unit = |slot: usize| W::in_slot(places[slot], u64::from(slots.bits(slot) > 0));
        let mut cost = vec![W::ZERO; search.left.len()];
        for (group, &slot) in below.iter().zip(&by_group) {
            for at in group.clone() {
                cost[at] = unit(count) + unit(slot);
                if search.round.facts[search.left[at]].floated {
                    cost[at] += unit(floaters);
                }
            }
        }
        Some(Self {
            search,
            top: residents,
            next: following,
            roles: vec![Role::Any; search.left.len()],
            cost,
            next_cost: unit(next),
        })
    }
}

impl<W: Weight> Graph for Problem<'_, W> {
    type W = W;

    fn len(&self) -> usize {
        self.search.left.len()
    }

    fn most(&self) -> W {
        W::ZERO
    }

    /// Returns the negated cost of a pair.
    fn weight(&self, one: usize, other: usize) -> Option<W> {
        let (one, other) = if one < other { (one, other) } else { (other, one) };
        let (a, b) = (self.search.left[one], self.search.left[other]);
        if let Some((wished, with)) = self.search.wish
            && [a, b].iter().any(|at| [wished, with].contains(at))
            && ![(wished, with), (with, wished)].contains(&(a, b))
        {
            return None;
        }
        if !self.search.round.may_meet(a, b) {
            return None;
        }
        let floats_up = one < self.top && other >= self.top;
        let may = match (self.roles[one], self.roles[other]) {
            _ if other < self.top => true,
            (_, role) if floats_up => role != Role::Stays,
            (role, other) => role != Role::Up && other != Role::Up,
        };
        if !may {
            return None;
        }
        Some(match floats_up {
            true => W::ZERO - self.cost[other],
            false if self.next.contains(&one) && !self.next.contains(&other) => {
                W::ZERO - self.next_cost
            }
            false => W::ZERO,
        })
    }
}

impl Search<'_> {
    /// Makes the choice with one kind of weight; `None` if the weights do not fit.
    fn with_weight<W: Weight>(&self) -> Option<Option<Chosen>> {
        let mut problem = Problem::<W>::new(self)?;
        let Ok(mut matcher) = Matcher::new(&problem) else { return Some(None) };
        for group in &self.groups[1..] {
            self.first_of(group, &mut problem, &mut matcher);
        }
        Some(Some(self.chosen(&problem, &matcher)))
    }

    /// Decides which teams of a score group float up: the first of the best sets (3.5.4). The
    /// criteria have determined their number.
    fn first_of<W: Weight>(
        &self,
        group: &Range<usize>,
        problem: &mut Problem<'_, W>,
        matcher: &mut Matcher<W>,
    ) {
        let top = problem.top;
        let floats_up = |matcher: &Matcher<W>, at: usize| matcher.mate(at) < top;
        let mut missing = group.clone().filter(|&at| floats_up(matcher, at)).count();
        if missing == 0 || missing == group.len() {
            return;
        }
        for at in group.clone() {
            problem.roles[at] = if missing > 0 { Role::Up } else { Role::Stays };
            if !matcher.narrow(problem, at) {
                problem.roles[at] = Role::Stays;
                let stays = matcher.narrow(problem, at);
                debug_assert!(stays, "one of the two holds in a best matching");
            }
            missing -= usize::from(floats_up(matcher, at));
        }
    }

    fn chosen<W: Weight>(&self, problem: &Problem<'_, W>, matcher: &Matcher<W>) -> Chosen {
        let (top, round) = (problem.top, self.round);
        let up: Vec<usize> = (top..self.left.len()).filter(|&at| matcher.mate(at) < top).collect();
        let upfloaters: Vec<usize> = up.iter().map(|&at| self.left[at]).collect();
        let residents = self.left[..top].to_vec();
        let score = round.score(residents[0]);
        let leaves = |&at: &usize| {
            let mate = matcher.mate(at);
            mate >= top && !problem.next.contains(&mate)
        };
        let figures = SetFigures {
            count: upfloaters.len(),
            differences: upfloaters.iter().rev().map(|&up| score - round.score(up)).collect(),
            next: problem.next.clone().filter(leaves).count(),
            floaters: upfloaters.iter().filter(|&&up| round.facts[up].floated).count(),
        };
        Chosen { residents, upfloaters, figures }
    }
}
