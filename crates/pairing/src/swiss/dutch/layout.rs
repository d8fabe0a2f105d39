//! The slots for the criteria of a bracket, and the costs of floats in them.

use super::level::Level;
use super::problem::{Kind, Order, Vertex};
use super::rules;
use crate::Points;
use crate::swiss::Seat;
use crate::swiss::matching::{Place, Slots, Weight};

/// The number of different scores of moved-down players that the widest weights can distinguish.
/// Lower scores count as one. No tournament has so many.
const MOST_SCORES: usize = 150;

/// The slots for the criteria, most important first.
pub(super) struct Layout {
    /// The slots.
    pub slots: Slots,
    /// C6.
    pub c6: usize,
    /// C7, by score.
    pub c7: Vec<usize>,
    /// C8: the number of players who float on, and their scores; residents have the slot after the
    /// last score.
    pub c8: (usize, Vec<usize>),
    /// C9.
    pub c9: usize,
    /// C10 to C13.
    pub c10_to_13: [usize; 4],
    /// C14 to C17.
    pub floats: [usize; 4],
    /// C18 to C21, by the score of the moved-down player.
    pub scores: [Vec<usize>; 4],
    /// The number of exchanges between S1 and S2.
    pub exchanges: usize,
    /// The difference of the numbers exchanged.
    pub steps: usize,
    /// Players who are not exchanged, one bit each.
    pub kept: usize,
}

/// The scores of moved-down players, highest first, with the number of players at each.
pub(super) struct MovedDownScores {
    list: Vec<(Points, usize)>,
}

impl MovedDownScores {
    /// Collects the scores of a bracket's players, as far as this kind of weight can distinguish
    /// them.
    pub(super) fn new<W: Weight>(inside: &[Vertex], members: &[&Seat]) -> Self {
        let most = if W::IS_WIDEST { MOST_SCORES } else { usize::MAX };
        Self::up_to(most, inside, members)
    }

    /// Collects at most this many scores of a bracket's players.
    fn up_to(most: usize, inside: &[Vertex], members: &[&Seat]) -> Self {
        let mut list: Vec<(Points, usize)> = Vec::new();
        for (vertex, seat) in inside.iter().zip(members) {
            if vertex.kind != Kind::MovedDown {
                continue;
            }
            let is_full = list.len() == most;
            match list.last_mut() {
                Some((score, count)) if *score == seat.score || is_full => *count += 1,
                _ => list.push((seat.score, 1)),
            }
        }
        Self { list }
    }

    /// Returns the index of a player's score; for residents, one after the last.
    pub(super) fn index(&self, vertex: Vertex, seat: &Seat) -> usize {
        let known = self.list.iter().position(|(known, _)| *known <= seat.score);
        match vertex.kind {
            Kind::MovedDown => known.unwrap_or(self.list.len() - 1),
            _ => self.list.len(),
        }
    }
}

/// The players whom the members of a bracket may meet.
struct Reach<'a> {
    level: &'a Level<'a>,
    residents: Vec<u64>,
    next: Vec<u64>,
    floated_up: [Vec<u64>; 2],
}

impl<'a> Reach<'a> {
    fn new(inside: &[Vertex], level: &'a Level<'a>) -> Self {
        let legal = &level.seats.legal;
        let residents: Vec<usize> = inside
            .iter()
            .filter(|vertex| vertex.kind == Kind::Resident)
            .map(|vertex| vertex.place)
            .collect();
        let floated_up = [0, 1].map(|ago| {
            let these = residents.iter().copied();
            let these = these.filter(|&one| rules::floated_up(&level.seats[one], ago));
            legal.set(&these.collect::<Vec<usize>>())
        });
        Self { level, residents: legal.set(&residents), next: legal.set(&level.next), floated_up }
    }

    fn meets(&self, vertex: &Vertex, set: &[u64]) -> bool {
        self.level.seats.legal.of_set(vertex.place, set).next().is_some()
    }

    /// Returns whether a player may meet a resident of the bracket.
    fn inside(&self, vertex: &Vertex) -> bool {
        self.meets(vertex, &self.residents)
    }

    /// Returns whether a player may meet a player of the next score group.
    fn next(&self, vertex: &Vertex) -> bool {
        self.meets(vertex, &self.next)
    }

    /// Returns whether a player may meet a resident who floated up one or two rounds ago.
    fn floated_up(&self, vertex: &Vertex, ago: usize) -> bool {
        self.meets(vertex, &self.floated_up[ago])
    }
}

impl Layout {
    pub(super) fn new(
        inside: &[Vertex],
        members: &[&Seat],
        scores: &MovedDownScores,
        vertices: &[Vertex],
        order: Option<&Order>,
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
        let reach = Reach::new(inside, level);
        // A score without a choice needs no slot.
        let by_score = |slots: &mut Slots, has_choice: &dyn Fn(&Vertex, &Seat) -> bool| {
            let mut open = vec![false; scores.list.len()];
            for (vertex, seat) in inside.iter().zip(members) {
                if moved(vertex) && has_choice(vertex, seat) {
                    open[scores.index(*vertex, seat)] = true;
                }
            }
            let list = scores.list.iter().zip(open);
            let most = list.map(|(&(_, count), open)| if open { count as u64 } else { 0 });
            most.map(|most| slots.add(most)).collect::<Vec<usize>>()
        };
        let c7 = by_score(&mut slots, &|vertex, _| reach.inside(vertex));
        let looks_on = outside > 0 && next > 0;
        let first = slots.add(if looks_on { n + next } else { 0 });
        let mut c8 = by_score(&mut slots, &|vertex, _| {
            looks_on && (reach.inside(vertex) || reach.next(vertex))
        });
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
            let downs = by_score(&mut slots, &|vertex, seat| {
                rules::floated_down(seat, ago) && reach.inside(vertex)
            });
            (downs, by_score(&mut slots, &|vertex, _| reach.floated_up(vertex, ago)))
        });
        let [(c18, c19), (c20, c21)] = scores;
        let exchanges = slots.add(if order.is_some() { pairs } else { 0 });
        let steps = slots.add(if order.is_some() { n * n } else { 0 });
        let kept = slots.add(order.map_or(0, |order| (1 << order.wanted.len()) - 1));
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
            kept,
        }
    }
}

impl Layout {
    /// Returns one in a slot; zero for a slot of no width.
    pub(super) fn unit<W: Weight>(&self, places: &[Place], slot: usize) -> W {
        if self.slots.bits(slot) == 0 { W::ZERO } else { W::in_slot(places[slot], 1) }
    }
}

/// The costs of single downfloats and upfloats.
pub(super) struct Costs<'a> {
    /// The bracket.
    pub level: &'a Level<'a>,
    /// Its slots.
    pub layout: &'a Layout,
    /// The positions of the slots.
    pub places: &'a [Place],
    /// Its scores.
    pub scores: &'a MovedDownScores,
}

impl Costs<'_> {
    pub(super) fn float<W: Weight>(&self, vertex: Vertex, seat: &Seat, count_unplayed: bool) -> W {
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

    /// Returns the costs of a moved-down player whose opponent floated up one or two rounds ago.
    pub(super) fn upfloat<W: Weight>(&self, vertex: Vertex, seat: &Seat) -> [W; 2] {
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
