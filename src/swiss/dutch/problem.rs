//! A bracket as a graph: what every pair and every downfloat costs, criterion by criterion.
//!
//! The vertices are the players of the bracket, the highest ranked first, and behind them
//! whoever a downfloater can go to, as far as the [`Horizon`] looks. A downfloat is an edge
//! to one of those. A perfect matching of the least cost is then a best pairing of the
//! bracket, and those of equal cost are all the others that are as good.

use rustc_hash::FxHashMap;

use super::level::Level;
use super::rules;
use crate::event::Points;
use crate::swiss::Seat;
use crate::swiss::complete::may_have_bye;
use crate::swiss::matching::{Graph, Place, Slots, Weight};

/// Distinct scores of moved-down players that are told apart; lower ones count alike. No
/// tournament has so many.
const MOST_SCORES: usize = 150;

/// How far down the field a bracket is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Horizon {
    /// The bracket alone; downfloaters go to spare places, so many.
    Bracket {
        /// Spare places.
        spares: usize,
    },
    /// Also the next score group; who floats on from there goes to spare places.
    Next {
        /// Spare places.
        spares: usize,
    },
    /// Everybody below.
    All,
}

/// What is settled about a player of the bracket.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// Nothing.
    Any,
    /// Paired in the bracket.
    Paired,
    /// Floats down.
    Floats,
    /// Paired with a lower ranked player: belongs to S1.
    Higher,
    /// Paired with a higher ranked player or floats down: belongs to S2.
    Lower,
    /// Has no other partner than this vertex.
    Only(usize),
}

/// What a vertex stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A moved-down player of the bracket.
    MovedDown,
    /// A resident of the bracket.
    Resident,
    /// A player of the next score group.
    Next,
    /// A player below that.
    Beyond,
    /// A place for somebody who floats beyond the horizon.
    Spare,
    /// The bye.
    Bye,
}

impl Kind {
    const fn is_inside(self) -> bool {
        matches!(self, Self::MovedDown | Self::Resident)
    }
}

/// A vertex of the graph.
#[derive(Debug, Clone, Copy)]
pub struct Vertex {
    /// What it stands for.
    pub kind: Kind,
    /// The place of the player; nothing for spare places and the bye.
    pub place: usize,
}

/// S1 and S2 of a homogeneous bracket or a remainder.
#[derive(Debug, Clone, Copy)]
pub struct Split {
    /// Vertices before these are none of the remainder.
    pub first: usize,
    /// So many vertices are in S1.
    pub higher: usize,
}

/// A bracket as a graph.
pub struct Problem<'a, W> {
    level: &'a Level<'a>,
    /// The vertices: the bracket, then the others.
    pub vertices: Vec<Vertex>,
    /// Vertices of the bracket.
    pub inside: usize,
    /// What is settled about each vertex of the bracket.
    pub roles: Vec<Role>,
    /// Spare places may take each other.
    spares_pair: bool,
    /// Who may have the bye.
    bye_ok: Vec<bool>,
    split: Option<Split>,
    class: Vec<usize>,
    classes: usize,
    /// C10 to C13 by the classes of both.
    color_cost: Vec<W>,
    /// C6, C7, C9, C14, C16, C18, C20, and leaving S1: what a downfloat costs.
    float_cost: Vec<W>,
    /// C8: what going beyond the next bracket costs.
    beyond_cost: Vec<W>,
    /// C15, C17, C19, C21 of a moved-down player whose opponent floated up one or two rounds
    /// ago.
    upfloat_cost: Vec<[W; 2]>,
    floated_up: Vec<[bool; 2]>,
    exchange: W,
    step: W,
}

/// The slots of the criteria, the most important first.
struct Layout {
    slots: Slots,
    c6: usize,
    c7: Vec<usize>,
    c8: (usize, Vec<usize>),
    c9: usize,
    c10_to_13: [usize; 4],
    /// C14 to C17.
    floats: [usize; 4],
    /// C18 to C21, by the score of the moved-down player.
    scores: [Vec<usize>; 4],
    exchanges: usize,
    steps: usize,
}

impl<'a, W: Weight> Problem<'a, W> {
    /// The graph of the players `inside`, of a level; the unplayed games of who gets the bye
    /// count (C9) if `count_unplayed`. `None` if this kind of weight has too few bits.
    pub fn new(
        level: &'a Level<'a>,
        inside: &[Vertex],
        horizon: Horizon,
        split: Option<Split>,
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
        let scores = Scores::new(inside, &members);
        let layout =
            Layout::new(inside, &members, &scores, &vertices, split, count_unplayed, level);
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
                if let Some(split) = split
                    && (split.first..split.first + split.higher).contains(&at)
                {
                    let steps = split.first + split.higher - at;
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
            split,
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

    /// What a pair of the bracket costs, `one` ranked higher.
    fn pair_cost(&self, one: usize, other: usize) -> W {
        let mut cost = self.color_cost[self.class[one] * self.classes + self.class[other]];
        if self.vertices[one].kind == Kind::MovedDown {
            for ago in [0, 1] {
                if self.floated_up[other][ago] {
                    cost += self.upfloat_cost[one][ago];
                }
            }
        } else if let Some(split) = self.split {
            let end = split.first + split.higher;
            if other < end {
                cost += times(self.step, end - other);
            } else if one >= end {
                cost += self.exchange + times(self.step, one - end);
            }
        }
        cost
    }

    /// Whether what is settled about both lets them meet, `one` ranked higher.
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

    /// Whether what is settled about a player lets him float to a vertex.
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

    /// The less a pair costs the more it weighs.
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
        }
        if b.kind != Kind::Next {
            cost += self.beyond_cost[one];
        }
        Some(W::ZERO - cost)
    }
}

/// A small multiple.
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

/// The scores of moved-down players, the highest first, and how many have each.
struct Scores {
    list: Vec<(Points, usize)>,
}

impl Scores {
    fn new(inside: &[Vertex], members: &[&Seat]) -> Self {
        let mut list: Vec<(Points, usize)> = Vec::new();
        for (vertex, seat) in inside.iter().zip(members) {
            if vertex.kind != Kind::MovedDown {
                continue;
            }
            let is_full = list.len() == MOST_SCORES;
            match list.last_mut() {
                Some((score, count)) if *score == seat.score || is_full => *count += 1,
                _ => list.push((seat.score, 1)),
            }
        }
        Self { list }
    }

    /// Which of them a player of the bracket has; one behind the last for residents.
    fn index(&self, vertex: Vertex, seat: &Seat) -> usize {
        let known = self.list.iter().position(|(known, _)| *known <= seat.score);
        match vertex.kind {
            Kind::MovedDown => known.unwrap_or(self.list.len() - 1),
            _ => self.list.len(),
        }
    }
}

impl Layout {
    fn new(
        inside: &[Vertex],
        members: &[&Seat],
        scores: &Scores,
        vertices: &[Vertex],
        split: Option<Split>,
        count_unplayed: bool,
        level: &Level,
    ) -> Self {
        let count = |test: &dyn Fn(&Vertex, &Seat) -> bool| -> u64 {
            inside.iter().zip(members).filter(|(vertex, seat)| test(vertex, seat)).count() as u64
        };
        let n = inside.len() as u64;
        let moved = |vertex: &Vertex| vertex.kind == Kind::MovedDown;
        let outside = (vertices.len() - inside.len()) as u64;
        let next = vertices.iter().filter(|vertex| vertex.kind == Kind::Next).count() as u64;
        let floaters = n.min(outside);
        let mut slots = Slots::default();
        let c6 = slots.add(n);
        let c7 = scores.list.iter().map(|&(_, count)| slots.add(count as u64)).collect();
        let looks_on = outside > 0 && next > 0;
        let first = slots.add(if looks_on { n + next } else { 0 });
        let by_score = |slots: &mut Slots, on: bool| -> Vec<usize> {
            let list = scores.list.iter();
            list.map(|&(_, count)| slots.add(if on { count as u64 } else { 0 })).collect()
        };
        let mut c8 = by_score(&mut slots, looks_on);
        c8.push(slots.add(if looks_on { floaters } else { 0 }));
        let unplayed = members.iter().map(|seat| seat.unplayed).max().unwrap_or(0) as u64;
        let c9 = slots.add(if count_unplayed { unplayed } else { 0 });
        let pairs = n / 2;
        let last = level.is_last_round;
        let absolute = count(&|_, seat| seat.is_absolute()).min(pairs);
        let c10_to_13 = [
            slots.add(if last { absolute } else { 0 }),
            slots.add(if last { absolute } else { 0 }),
            slots.add(pairs),
            slots.add(pairs),
        ];
        let down = |ago: usize, of_moved: bool| {
            let these = |vertex: &Vertex, seat: &Seat| {
                moved(vertex) == of_moved && rules::floated_down(seat, ago)
            };
            count(&these).min(floaters)
        };
        let movers = count(&|vertex, _| moved(vertex));
        let up = |ago: usize| {
            let residents = count(&|vertex, seat| !moved(vertex) && rules::floated_up(seat, ago));
            residents.min(movers)
        };
        let mut floats = [0; 4];
        for ago in [0, 1] {
            floats[2 * ago] = slots.add(down(ago, false));
            floats[2 * ago + 1] = slots.add(up(ago));
        }
        let scores = [0, 1].map(|ago| {
            let downs = by_score(&mut slots, down(ago, true) > 0);
            (downs, by_score(&mut slots, up(ago) > 0))
        });
        let [(c18, c19), (c20, c21)] = scores;
        let exchanges = slots.add(if split.is_some() { pairs } else { 0 });
        let steps = slots.add(if split.is_some() { n * n } else { 0 });
        Self {
            slots,
            c6,
            c7,
            c8: (first, c8),
            c9,
            c10_to_13,
            floats,
            scores: [c18, c19, c20, c21],
            exchanges,
            steps,
        }
    }
}

impl Layout {
    /// One in a slot; nothing in a slot that cannot hold anything.
    fn unit<W: Weight>(&self, places: &[Place], slot: usize) -> W {
        if self.slots.bits(slot) == 0 { W::ZERO } else { W::in_slot(places[slot], 1) }
    }
}

/// What single downfloats and upfloats cost.
struct Costs<'a> {
    level: &'a Level<'a>,
    layout: &'a Layout,
    places: &'a [Place],
    scores: &'a Scores,
}

impl Costs<'_> {
    fn float<W: Weight>(&self, vertex: Vertex, seat: &Seat, count_unplayed: bool) -> W {
        let unit = |slot: usize| self.layout.unit::<W>(self.places, slot);
        let mut cost = unit(self.layout.c6);
        let is_moved = vertex.kind == Kind::MovedDown;
        let score = self.scores.index(vertex, seat);
        if is_moved {
            cost += unit(self.layout.c7[score]);
        }
        if count_unplayed && Some(seat.score) == self.level.bye {
            cost += W::in_slot(self.places[self.layout.c9], seat.unplayed as u64);
        }
        for ago in [0, 1] {
            if rules::floated_down(seat, ago) {
                cost += unit(match is_moved {
                    true => self.layout.scores[2 * ago][score],
                    false => self.layout.floats[2 * ago],
                });
            }
        }
        cost
    }

    /// What an opponent who floated up one or two rounds ago costs a moved-down player.
    fn upfloat<W: Weight>(&self, vertex: Vertex, seat: &Seat) -> [W; 2] {
        if vertex.kind != Kind::MovedDown {
            return [W::ZERO; 2];
        }
        let unit = |slot: usize| W::in_slot(self.places[slot], 1);
        let score = self.scores.index(vertex, seat);
        [0, 1].map(|ago| {
            unit(self.layout.floats[2 * ago + 1]) + unit(self.layout.scores[2 * ago + 1][score])
        })
    }
}
