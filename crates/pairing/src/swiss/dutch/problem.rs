//! A bracket as a graph: the cost of every pair and every downfloat, criterion by criterion.
//!
//! The vertices are the players of the bracket, highest ranked first, followed by the possible
//! destinations of downfloaters within the [`Horizon`]. A downfloat is an edge to one of these. A
//! perfect matching of least cost is then a best pairing of the bracket, and the other matchings of
//! equal cost are the equally good ones.

use rustc_hash::FxHashMap;

use super::layout::{Costs, Layout, MovedDownScores};
use super::level::Level;
use super::rules;
use crate::swiss::Seat;
use crate::swiss::complete::may_have_bye;
use crate::swiss::matching::{Graph, Weight};

/// The part of the field below that is considered for pairing a bracket.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Horizon {
    /// The bracket alone; downfloaters go to this many spare places.
    Bracket {
        /// The number of spare places.
        spares: usize,
    },
    /// The bracket and the next score group; players who float on from there go to spare places.
    Next {
        /// The number of spare places.
        spares: usize,
    },
    /// All players below.
    All,
}

/// A decision about a player of the bracket.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    /// No decision.
    Any,
    /// Is paired in the bracket.
    Paired,
    /// Floats down.
    Floats,
    /// Is paired with a lower ranked player, and thus belongs to S1.
    Higher,
    /// Is paired with a higher ranked player or floats down, and thus belongs to S2.
    Lower,
    /// Has no possible partner except this vertex.
    Only(usize),
}

/// The meaning of a vertex.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// A moved-down player of the bracket.
    MovedDown,
    /// A resident of the bracket.
    Resident,
    /// A player of the next score group.
    Next,
    /// A player below that group.
    Beyond,
    /// A place for a player who floats beyond the horizon.
    Spare,
    /// The bye.
    Bye,
}

impl Kind {
    /// Returns whether it is a player of the bracket.
    pub(super) const fn is_inside(self) -> bool {
        matches!(self, Self::MovedDown | Self::Resident)
    }
}

/// A vertex of the graph.
#[derive(Debug, Clone, Copy)]
pub(super) struct Vertex {
    /// The kind of thing it represents.
    pub kind: Kind,
    /// The index of the player; none for spare places and the bye.
    pub place: usize,
}

/// The order of the candidates of a homogeneous bracket or a remainder, as far as sums can express
/// it: S1 and S2, and the players whose exchange is preferred.
#[derive(Debug, Clone, Default)]
pub(super) struct Order {
    /// The first vertex of the remainder.
    pub first: usize,
    /// The number of vertices in S1.
    pub higher: usize,
    /// Players of S1 or of S2, in descending order of preference for their exchange.
    pub wanted: Vec<usize>,
}

impl Order {
    /// The largest number of `wanted` players.
    pub(super) const MOST_WANTED: usize = 30;

    /// Returns the first vertex of S2.
    pub(super) const fn end(&self) -> usize {
        self.first + self.higher
    }
}

/// A bracket as a graph.
pub(super) struct Problem<'a, W> {
    level: &'a Level<'a>,
    /// The vertices: those of the bracket, then the others.
    pub vertices: Vec<Vertex>,
    /// The number of vertices of the bracket.
    pub inside: usize,
    /// The decision about each vertex of the bracket.
    pub roles: Vec<Role>,
    /// Whether spare places may be paired with each other.
    spares_pair: bool,
    /// Whether each vertex is eligible for the bye.
    bye_ok: Vec<bool>,
    order: Option<Order>,
    class: Vec<usize>,
    classes: usize,
    /// C10 to C13, by the classes of both players.
    color_cost: Vec<W>,
    /// C6, C7, C9, C14, C16, C18, C20, and leaving S1: the cost of a downfloat.
    float_cost: Vec<W>,
    /// C8: the cost of going beyond the next bracket.
    beyond_cost: Vec<W>,
    /// C15, C17, C19, C21: the cost for a moved-down player whose opponent floated up one or two
    /// rounds ago.
    upfloat_cost: Vec<[W; 2]>,
    floated_up: Vec<[bool; 2]>,
    exchange: W,
    step: W,
    /// The cost of not exchanging a player.
    kept_cost: Vec<W>,
}

impl<'a, W: Weight> Problem<'a, W> {
    /// Creates the graph for the players `inside` of a level.
    ///
    /// If `count_unplayed`, the unplayed games of the player who gets the bye count (C9). Returns
    /// `None` if this kind of weight has too few bits.
    pub(super) fn new(
        level: &'a Level<'a>,
        inside: &[Vertex],
        horizon: Horizon,
        order: Option<Order>,
        count_unplayed: bool,
    ) -> Option<Self> {
        let seats = level.seats;
        let mut vertices = inside.to_vec();
        let mut add = |kind: Kind, places: &[usize]| {
            vertices.extend(places.iter().map(|&place| Vertex { kind, place }));
        };
        let (bye, spares) = match horizon {
            Horizon::Bracket { spares } => (level.bye_is_here(), spares),
            Horizon::Next { spares } => {
                add(Kind::Next, &level.next);
                (level.bye_is_here() || level.bye_is_next(), spares)
            }
            Horizon::All => {
                add(Kind::Next, &level.next);
                add(Kind::Beyond, &level.beyond);
                (level.bye.is_some(), 0)
            }
        };
        let none = Vertex { kind: Kind::Spare, place: usize::MAX };
        vertices.extend(std::iter::repeat_n(none, spares));
        vertices.extend(bye.then_some(Vertex { kind: Kind::Bye, ..none }));
        let seat = |vertex: &Vertex| &seats[vertex.place];
        let members: Vec<&Seat> = inside.iter().map(seat).collect();
        let scores = MovedDownScores::new::<W>(inside, &members);
        let layout = Layout::new(
            inside,
            &members,
            &scores,
            &vertices,
            order.as_ref(),
            count_unplayed,
            level,
        );
        let places = layout.slots.places::<W>()?;
        let unit = |slot: usize| layout.unit::<W>(&places, slot);
        let class_of = |seat: &Seat| (seat.prefers, seat.difference, seat.repeated);
        let mut known: FxHashMap<_, usize> = FxHashMap::default();
        let mut examples: Vec<&Seat> = Vec::new();
        let class: Vec<usize> = members
            .iter()
            .map(|seat| {
                *known.entry(class_of(seat)).or_insert_with(|| {
                    examples.push(seat);
                    examples.len() - 1
                })
            })
            .collect();
        let tests = [
            rules::c10_topscorer_difference,
            rules::c11_topscorer_run,
            rules::c12_preference,
            rules::c13_strong_preference,
        ];
        let mut color_cost = Vec::with_capacity(examples.len() * examples.len());
        for one in &examples {
            for other in &examples {
                let mut cost = W::ZERO;
                for (test, slot) in tests.iter().zip(layout.c10_to_13) {
                    if test(one, other) {
                        cost += unit(slot);
                    }
                }
                color_cost.push(cost);
            }
        }
        let costs = Costs { level, layout: &layout, places: &places, scores: &scores };
        let float_cost = inside
            .iter()
            .zip(&members)
            .enumerate()
            .map(|(at, (vertex, seat))| {
                let mut cost = costs.float(*vertex, seat, count_unplayed);
                if let Some(order) = &order
                    && (order.first..order.end()).contains(&at)
                {
                    let steps = order.end() - at;
                    cost += W::in_slot(places[layout.steps], steps as u64);
                }
                cost
            })
            .collect();
        let beyond_cost = vertices
            .iter()
            .map(|vertex| match vertex.kind {
                Kind::MovedDown | Kind::Resident => {
                    let score = scores.index(*vertex, seat(vertex));
                    unit(layout.c8.0) + layout.c8.1.get(score).map_or(W::ZERO, |&slot| unit(slot))
                }
                Kind::Next => unit(layout.c8.0),
                _ => W::ZERO,
            })
            .collect();
        let mut kept_cost = vec![W::ZERO; inside.len()];
        for (bit, &at) in order.iter().flat_map(|order| order.wanted.iter().rev()).enumerate() {
            kept_cost[at] = W::in_slot(places[layout.kept], 1 << bit);
        }
        let upfloat_cost =
            inside.iter().zip(&members).map(|(vertex, seat)| costs.upfloat(*vertex, seat));
        Some(Self {
            level,
            inside: inside.len(),
            roles: vec![Role::Any; inside.len()],
            spares_pair: matches!(horizon, Horizon::Next { .. }),
            bye_ok: vertices
                .iter()
                .map(|vertex| {
                    let bye = level.bye.filter(|_| vertex.place != usize::MAX);
                    bye.is_some_and(|bye| may_have_bye(seats, vertex.place, bye))
                })
                .collect(),
            kept_cost,
            order,
            classes: examples.len(),
            class,
            color_cost,
            float_cost,
            beyond_cost,
            upfloat_cost: upfloat_cost.collect(),
            floated_up: members
                .iter()
                .map(|seat| [0, 1].map(|ago| rules::floated_up(seat, ago)))
                .collect(),
            exchange: unit(layout.exchanges),
            step: unit(layout.steps),
            vertices,
        })
    }

    /// Returns the cost of a pair of the bracket; `one` is ranked higher.
    fn pair_cost(&self, one: usize, other: usize) -> W {
        let mut cost = self.color_cost[self.class[one] * self.classes + self.class[other]];
        if self.vertices[one].kind == Kind::MovedDown {
            for ago in [0, 1] {
                if self.floated_up[other][ago] {
                    cost += self.upfloat_cost[one][ago];
                }
            }
        } else if let Some(order) = &self.order {
            let end = order.end();
            if other < end {
                cost += times(self.step, end - other);
            } else if one >= end {
                cost += self.exchange + times(self.step, one - end);
            }
            // The higher ranked player of a pair ends up in S1.
            if one < end {
                cost += self.kept_cost[one];
            }
            if other >= end {
                cost += self.kept_cost[other];
            }
        }
        cost
    }

    /// Returns whether the decisions about both players let them meet; `one` is ranked higher.
    fn roles_allow(&self, one: usize, other: usize) -> bool {
        let higher = match self.roles[one] {
            Role::Any | Role::Paired | Role::Higher => true,
            Role::Floats | Role::Lower => false,
            Role::Only(only) => only == other,
        };
        let lower = match self.roles[other] {
            Role::Any | Role::Paired | Role::Lower => true,
            Role::Floats | Role::Higher => false,
            Role::Only(only) => only == one,
        };
        higher && lower
    }

    /// Returns whether the decision about a player allows a float to a vertex.
    fn may_float(&self, one: usize, to: usize) -> bool {
        match self.roles[one] {
            Role::Any | Role::Floats | Role::Lower => true,
            Role::Paired | Role::Higher => false,
            Role::Only(only) => only == to,
        }
    }
}

impl<W: Weight> Graph for Problem<'_, W> {
    type W = W;

    fn len(&self) -> usize {
        self.vertices.len()
    }

    fn most(&self) -> W {
        W::ZERO
    }

    /// Returns the negated cost of a pair.
    fn weight(&self, one: usize, other: usize) -> Option<W> {
        let (one, other) = if one < other { (one, other) } else { (other, one) };
        let (a, b) = (self.vertices[one], self.vertices[other]);
        if b.kind.is_inside() {
            let both_moved = b.kind == Kind::MovedDown;
            let may = !both_moved
                && self.roles_allow(one, other)
                && self.level.seats.legal.contains(a.place, b.place);
            return may.then(|| W::ZERO - self.pair_cost(one, other));
        }
        let may = match b.kind {
            Kind::Bye => self.bye_ok[one],
            Kind::Spare => a.kind != Kind::Spare || self.spares_pair,
            _ => self.level.seats.legal.contains(a.place, b.place),
        };
        if !may {
            return None;
        }
        let mut cost = W::ZERO;
        if a.kind.is_inside() {
            if !self.may_float(one, other) {
                return None;
            }
            cost += self.float_cost[one];
            if self.order.as_ref().is_some_and(|order| one >= order.end()) {
                cost += self.kept_cost[one];
            }
        }
        if b.kind != Kind::Next {
            cost += self.beyond_cost[one];
        }
        Some(W::ZERO - cost)
    }
}

/// Returns a multiple of a weight.
fn times<W: Weight>(unit: W, count: usize) -> W {
    let mut product = W::ZERO;
    let (mut power, mut count) = (unit, count);
    while count > 0 {
        if count % 2 == 1 {
            product += power;
        }
        power += power;
        count /= 2;
    }
    product
}
