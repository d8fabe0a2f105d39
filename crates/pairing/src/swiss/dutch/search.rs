//! Finds the first of the best candidates of a bracket.
//!
//! The candidates come in the order of FIDE C.04.3. The keys are the moved-down players who are
//! paired, their opponents, and then the remainder. In the remainder, the keys are the fewest
//! exchanges between S1 and S2, the smallest difference of the numbers exchanged, the lowest
//! players of S1, the highest of S2, and transpositions of S2. Each key is a decision among the
//! best candidates: a choice is made if at least one of them agrees with it.

use super::level::Level;
use super::problem::{Horizon, Kind, Order, Problem, Role, Vertex};
use crate::swiss::matching::{Matcher, Weight, Wide};

/// A pairing of a bracket. Players are indices into the seats.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Candidate {
    /// Its pairs, the higher ranked player first, in the order of that player.
    pub pairs: Vec<(usize, usize)>,
    /// The players who float down, highest ranked first.
    pub floaters: Vec<usize>,
    /// The floater who gets the bye, as far as the horizon shows.
    pub bye: Option<usize>,
    /// The players who float on from the next bracket, as far as the horizon shows.
    pub float_on: Vec<usize>,
    /// The resident of the next bracket who gets the bye, as far as the horizon shows.
    pub next_bye: Option<usize>,
}

/// A requirement on a candidate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Requirement {
    /// The two players meet.
    Pair(usize, usize),
    /// The player floats down.
    Float(usize),
    /// The player gets the bye.
    Bye(usize),
}

/// Returns the first of the best candidates under a horizon, with a wish if given; `None` if there
/// is none.
pub(super) fn first(
    level: &Level,
    horizon: Horizon,
    wish: Option<Requirement>,
) -> Option<Candidate> {
    // Nearly every bracket fits this width.
    with_weight::<i128>(level, horizon, wish)
        .or_else(|| with_weight::<Wide<4>>(level, horizon, wish))
        .or_else(|| with_weight::<Wide<32>>(level, horizon, wish))
        .or_else(|| with_weight::<Wide<256>>(level, horizon, wish))
        .expect("so many scores fit into so many bits")
}

/// As [`first`], with one kind of weight; `None` if the weights do not fit.
fn with_weight<W: Weight>(
    level: &Level,
    horizon: Horizon,
    wish: Option<Requirement>,
) -> Option<Option<Candidate>> {
    let moved = level.moved_down.iter().map(|&place| Vertex { kind: Kind::MovedDown, place });
    let residents = level.residents.iter().map(|&place| Vertex { kind: Kind::Resident, place });
    let inside: Vec<Vertex> = moved.chain(residents).collect();
    let search = Search { level, horizon, wish };
    if let (Horizon::Bracket { spares }, true) = (horizon, level.moved_down.is_empty()) {
        // A homogeneous bracket with a known number of floaters.
        let floaters = spares + usize::from(level.bye_is_here());
        let pairs = (inside.len() - floaters) / 2;
        return search.remainder::<W>(&inside, pairs, floaters == 1);
    }
    let mut count_unplayed = false;
    let (mut problem, mut matcher) = loop {
        let mut problem = Problem::<W>::new(level, &inside, horizon, None, count_unplayed)?;
        search.grant(&mut problem);
        let Ok(matcher) = Matcher::new(&problem) else { return Some(None) };
        let floaters = (0..inside.len()).filter(|&at| matcher.mate(at) >= inside.len()).count();
        if !count_unplayed && floaters == 1 && level.bye_is_here() {
            count_unplayed = true;
            continue;
        }
        break (problem, matcher);
    };
    let paired = search.moved_down(&mut problem, &mut matcher);
    let is_rest = |at: &usize| !matcher.is_settled(*at);
    let rest: Vec<usize> = (0..inside.len()).filter(is_rest).collect();
    let pairs = rest
        .iter()
        .filter(|&&at| inside[at].kind == Kind::Resident && matcher.mate(at) < inside.len())
        .count()
        / 2;
    if pairs == 0 {
        let mut candidate = search.candidate(&problem, &matcher);
        candidate.pairs.sort_unstable();
        return Some(Some(candidate));
    }
    let rest: Vec<Vertex> = rest.iter().map(|&at| inside[at]).collect();
    Some(search.remainder::<W>(&rest, pairs, count_unplayed)?.map(|mut candidate| {
        candidate.pairs.extend(paired);
        candidate.pairs.sort_unstable();
        candidate
    }))
}

/// A homogeneous bracket or a remainder.
struct Remainder<'a> {
    /// Its players; moved-down players who float come first.
    inside: &'a [Vertex],
    order: Order,
    /// Whether the unplayed games of the player who gets the bye count (C9).
    count_unplayed: bool,
}

struct Search<'a> {
    level: &'a Level<'a>,
    horizon: Horizon,
    wish: Option<Requirement>,
}

impl Search<'_> {
    /// Keeps only edges that agree with the wish.
    fn grant<W: Weight>(&self, problem: &mut Problem<W>) {
        let at = |place: usize| {
            problem.vertices[..problem.inside].iter().position(|vertex| vertex.place == place)
        };
        match self.wish {
            None => {}
            Some(Requirement::Pair(one, other)) => {
                if let (Some(one), Some(other)) = (at(one), at(other)) {
                    problem.roles[one] = Role::Only(other);
                    problem.roles[other] = Role::Only(one);
                }
            }
            Some(Requirement::Float(one)) => {
                if let Some(one) = at(one) {
                    problem.roles[one] = Role::Floats;
                }
            }
            Some(Requirement::Bye(one)) => {
                let bye = problem.vertices.iter().position(|vertex| vertex.kind == Kind::Bye);
                if let (Some(one), Some(bye)) = (at(one), bye) {
                    problem.roles[one] = Role::Only(bye);
                }
            }
        }
    }

    /// Decides which moved-down players are paired, and with whom, and returns their pairs.
    fn moved_down<W: Weight>(
        &self,
        problem: &mut Problem<W>,
        matcher: &mut Matcher<W>,
    ) -> Vec<(usize, usize)> {
        let moved = self.level.moved_down.len();
        let inside = problem.inside;
        let score = |at: usize| self.level.seats[self.level.moved_down[at]].score;
        let is_paired = |matcher: &Matcher<W>, at: usize| matcher.mate(at) < inside;
        // C7 has determined how many players of each score are paired. If not all are, those with
        // the highest ranks possible are paired.
        let mut first = 0;
        while first < moved {
            let end = (first..moved).find(|&at| score(at) < score(first)).unwrap_or(moved);
            let mut left = (first..end).filter(|&at| is_paired(matcher, at)).count();
            if left < end - first {
                for at in first..end {
                    let wished = problem.roles[at];
                    if wished == Role::Any {
                        problem.roles[at] = if left > 0 { Role::Paired } else { Role::Floats };
                        if !matcher.narrow(problem, at) {
                            problem.roles[at] = Role::Floats;
                            let floats = matcher.narrow(problem, at);
                            debug_assert!(floats, "one of the two holds in a best matching");
                        }
                    }
                    left -= usize::from(is_paired(matcher, at));
                }
            }
            first = end;
        }
        let mut pairs = Vec::new();
        for at in 0..moved {
            if !is_paired(matcher, at) {
                continue;
            }
            let found = (moved..inside)
                .find(|&other| !matcher.is_settled(other) && matcher.take(problem, at, other));
            let other = found.expect("it is paired in the matching there is");
            pairs.push((problem.vertices[at].place, problem.vertices[other].place));
        }
        pairs
    }

    /// Pairs a homogeneous bracket or a remainder in which `pairs` pairs are possible.
    ///
    /// Its moved-down players float. Returns `None` if the weights do not fit.
    fn remainder<W: Weight>(
        &self,
        inside: &[Vertex],
        pairs: usize,
        count_unplayed: bool,
    ) -> Option<Option<Candidate>> {
        let first = inside.iter().take_while(|vertex| vertex.kind == Kind::MovedDown).count();
        let order = Order { first, higher: pairs, wanted: Vec::new() };
        let remainder = Remainder { inside, order, count_unplayed };
        let mut problem = self.problem::<W>(&remainder, &[])?;
        problem.roles[..first].fill(Role::Floats);
        self.grant(&mut problem);
        let Ok(mut matcher) = Matcher::new(&problem) else { return Some(None) };
        let end = first + pairs;
        // From the border down through S1, and up through S2.
        let down: Vec<usize> = (first..end).rev().collect();
        let up: Vec<usize> = (end..inside.len()).collect();
        self.exchange(&remainder, &mut problem, &mut matcher, &down)?;
        self.exchange(&remainder, &mut problem, &mut matcher, &up)?;
        self.transpose(&problem, &mut matcher, first);
        Some(Some(self.candidate(&problem, &matcher)))
    }

    fn problem<W: Weight>(
        &self,
        remainder: &Remainder,
        wanted: &[usize],
    ) -> Option<Problem<'_, W>> {
        let order = Order { wanted: wanted.to_vec(), ..remainder.order.clone() };
        let count_unplayed = remainder.count_unplayed;
        Problem::new(self.level, remainder.inside, self.horizon, Some(order), count_unplayed)
    }

    /// Decides which players of S1, or of S2, are exchanged: the first possible ones of `players`.
    ///
    /// Returns `None` if the weights do not fit.
    fn exchange<'s, W: Weight>(
        &'s self,
        remainder: &Remainder,
        problem: &mut Problem<'s, W>,
        matcher: &mut Matcher<W>,
        players: &[usize],
    ) -> Option<()> {
        let inside = problem.inside;
        let is_s1 = players.first().is_some_and(|&at| at < remainder.order.end());
        let (exchanged, kept) =
            if is_s1 { (Role::Lower, Role::Higher) } else { (Role::Higher, Role::Lower) };
        let is_exchanged = |matcher: &Matcher<W>, at: usize| {
            let is_higher = matcher.mate(at) > at && matcher.mate(at) < inside;
            is_higher != is_s1
        };
        let settle = |problem: &mut Problem<W>, at: usize, now: bool| {
            if problem.roles[at] == Role::Any {
                problem.roles[at] = if now { exchanged } else { kept };
            }
        };
        let mut left = players.iter().filter(|&&at| is_exchanged(matcher, at)).count();
        // A blossom must not keep edges that have been removed.
        let mut is_stale = false;
        let mut next = 0;
        while next < players.len() {
            let at = players[next];
            let now = is_exchanged(matcher, at);
            let is_open = !now && left > 0 && problem.roles[at] == Role::Any;
            if is_open && (is_stale || matcher.is_in_blossom(at)) {
                // Decide on many players at once, by the preference for their exchange.
                let end = players.len().min(next + Order::MOST_WANTED);
                let wanted = &players[next..end];
                let mut asked = self.problem::<W>(remainder, wanted)?;
                asked.roles.clone_from(&problem.roles);
                *problem = asked;
                *matcher = Matcher::new(problem).expect("the matching there was agrees");
                for &at in wanted {
                    let now = is_exchanged(matcher, at);
                    left -= usize::from(now);
                    settle(problem, at, now);
                }
                is_stale = true;
                next = end;
                continue;
            }
            let mut now = now;
            if is_open {
                problem.roles[at] = exchanged;
                now = matcher.narrow(problem, at);
                problem.roles[at] = Role::Any;
            }
            left -= usize::from(now);
            settle(problem, at, now);
            is_stale |= matcher.is_in_blossom(at);
            next += 1;
        }
        if is_stale {
            *matcher = Matcher::new(problem).expect("the matching there was agrees");
        }
        Some(())
    }

    /// Pairs every player of S1 with the highest ranked player of S2 available.
    fn transpose<W: Weight>(&self, problem: &Problem<W>, matcher: &mut Matcher<W>, first: usize) {
        let inside = problem.inside;
        for at in first..inside {
            if matcher.is_settled(at) || !(at..inside).contains(&matcher.mate(at)) {
                continue;
            }
            let mut from = at;
            loop {
                let open = matcher.open();
                let next = open.partition_point(|&other| other as usize <= from);
                let other = open[next] as usize;
                if matcher.take(problem, at, other) {
                    break;
                }
                from = other;
            }
        }
    }

    fn candidate<W: Weight>(&self, problem: &Problem<W>, matcher: &Matcher<W>) -> Candidate {
        let place = |at: usize| problem.vertices[at].place;
        let kind = |at: usize| problem.vertices[at].kind;
        let mut candidate = Candidate {
            pairs: Vec::new(),
            floaters: Vec::new(),
            bye: None,
            float_on: Vec::new(),
            next_bye: None,
        };
        for at in 0..problem.vertices.len() {
            let mate = matcher.mate(at);
            let (from, to) = (kind(at), kind(mate));
            if from.is_inside() && to.is_inside() {
                if at < mate {
                    candidate.pairs.push((place(at), place(mate)));
                }
            } else if from.is_inside() {
                candidate.floaters.push(place(at));
                if to == Kind::Bye {
                    candidate.bye = Some(place(at));
                }
                if to != Kind::Next {
                    candidate.float_on.push(place(at));
                }
            } else if from == Kind::Next && matches!(to, Kind::Beyond | Kind::Spare | Kind::Bye) {
                candidate.float_on.push(place(at));
                if to == Kind::Bye {
                    candidate.next_bye = Some(place(at));
                }
            }
        }
        candidate
    }
}
