//! Pairing by lot among players of the same score, for casual events.
//!
//! The lot orders the players of each score. Score by score from the top, each player is paired
//! with the next one in that order whom the rules allow (C1 and C2 of FIDE C.04.3, and nobody who
//! is kept apart). As few players as possible go down to the next score: those whom the lot put
//! last. If the others could then not all be paired, the score is paired together with the next. So
//! a pairing is found whenever one exists. The bye goes to the lowest score that can have it (C5),
//! and there to the last player. Colours are those of the Dutch system (5.2).

use std::cmp::Reverse;

use super::color::{self, ColorRule};
use super::complete::{Cover, bye_score, completes, may_have_bye};
use super::seats::may_meet;
use super::{Competitors, Impossible, Info, Paired, Seats, Swiss, SystemName};
use crate::field::{Field, FieldPair, FieldPairing, Rule, Rules};
use crate::{Lot, Points};

/// Pairing by lot. The lots of a round are drawn from the seed of the field and the number of
/// the round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Random;

/// The message of what is said of every round.
const REMARK: &str = "remark-by-lot";

/// What is said about pairing by lot.
static INFO: Info = Info {
    id: "random",
    title: SystemName::Lot,
    // FIDE has no code for lots: `CUSTOM_SWISS` is any system that is not FIDE's.
    trf_name: "CUSTOM_SWISS_RANDOM",
    law: "C.04.3",
    trf_editions: &[],
    trf_older: &[],
    trf_words: &[],
    since: None,
    rules: Rules {
        absolute: &[(Rule::Rematch, "C.04.3 C1"), (Rule::SecondBye, "C.04.3 C2")],
        relative: &[],
    },
    remark: Some(REMARK),
    messages: &[(REMARK, &[])],
    pairs: Competitors::Both,
    draws_lots: true,
};

impl Swiss for Random {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn pair(&self, field: &Field) -> Result<Paired, Impossible> {
        let seats = drawn(field);
        let bye = bye_score(&seats)?.map(|score| last_for_bye(&seats, score));
        let pairs = pairs(&seats, bye).into_iter();
        let mut pairing = FieldPairing {
            pairs: pairs.map(|(one, other)| color::colors(field, one, other).0).collect(),
            bye: bye.map(|place| seats[place].at),
        };
        pairing.sort_boards(field);
        Ok(Paired { pairing, reasons: None })
    }

    fn colors(&self, field: &Field, one: usize, other: usize) -> Option<(FieldPair, ColorRule)> {
        Some(color::colors(field, one, other))
    }
}

/// The players in the order of the lot within each score. Colours forbid no pair.
fn drawn(field: &Field) -> Seats {
    let mut seats = Seats::new(field);
    let mut lot = Lot::from_seed(field.seed.wrapping_add(u64::from(field.round)));
    let mut lots = lot.permutation(seats.len()).into_iter();
    seats.list.sort_by_key(|seat| seat.at);
    seats.list.sort_by_cached_key(|seat| (Reverse(seat.score), lots.next()));
    seats.legal = may_meet(field, &seats.list);
    seats
}

/// The last player who may have the bye, whose score is not higher than this, and without whom all
/// others can be paired.
fn last_for_bye(seats: &Seats, score: Points) -> usize {
    let everybody: Vec<usize> = (0..seats.len()).collect();
    let mut cover = Cover::new(&seats.legal, &everybody, &[]);
    let left = cover.exposed();
    let free = cover.instead_of(left[0]);
    let last = free.into_iter().rfind(|&at| may_have_bye(seats, at, score));
    last.expect("with this score somebody can have the bye")
}

/// The pairs, as places in the field, without the player who has the bye.
fn pairs(seats: &Seats, bye: Option<usize>) -> Vec<(usize, usize)> {
    let plays = |place: &usize| Some(*place) != bye;
    let mut pairs = Vec::new();
    // Players of the scores so far who are not paired yet.
    let mut open = Vec::new();
    let mut end = 0;
    for group in seats.list.chunk_by(|one, other| one.score == other.score) {
        open.extend((end..end + group.len()).filter(plays));
        end += group.len();
        let cover = Cover::new(&seats.legal, &open, &[]);
        let left = cover.exposed();
        let others: Vec<usize> =
            left.iter().copied().chain((end..seats.len()).filter(plays)).collect();
        if completes(seats, &others, None) {
            pairs.extend(cover.pairs().map(|(one, other)| (seats[one].at, seats[other].at)));
            open = left;
        }
    }
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::field::{Entrant, Past, Worth};
    use crate::{Color, Parity};

    /// A field of players with these scores, in which the pairs in `apart` are not allowed.
    fn field(scores: &[i64], apart: Vec<Vec<usize>>) -> Field {
        let entrant = |(number, &score): (u16, &i64)| Entrant {
            number,
            order: u32::from(number),
            rating: None,
            score: Points::whole(score),
            extra: Points::ZERO,
            secondary: None,
            plays: true,
            past: Vec::new(),
        };
        Field {
            players: (1..).zip(scores).map(entrant).collect(),
            round: 3,
            rounds: 9,
            initial_color: Color::White,
            parity: Parity::Paired,
            worth: Worth { win: Points::whole(2), draw: Points::whole(1), loss: Points::ZERO },
            apart,
            seed: 8,
        }
    }

    fn paired(field: &Field) -> Result<FieldPairing, Impossible> {
        Random.pair(field).map(|paired| paired.pairing)
    }

    fn is_legal(field: &Field, one: usize, other: usize) -> bool {
        !field.apart.contains(&vec![one.min(other), one.max(other)])
    }

    /// Whether the players of a list can be paired, one of them with the bye if `bye` is set, by
    /// trying everything.
    fn can_be_paired(field: &Field, left: &[usize], bye: bool) -> bool {
        let Some((&one, rest)) = left.split_first() else { return true };
        bye && field.players[one].past.is_empty() && can_be_paired(field, rest, false)
            || rest.iter().any(|&other| {
                let others: Vec<usize> = rest.iter().copied().filter(|&at| at != other).collect();
                is_legal(field, one, other) && can_be_paired(field, &others, bye)
            })
    }

    #[test]
    fn a_pairing_is_found_wherever_one_exists_and_else_the_proof_holds() {
        let mut lot = Lot::from_seed(8);
        let mut found = [0, 0];
        for _ in 0..3000 {
            let players = 2 + lot.index(7);
            let scores: Vec<i64> = (0..players).map(|_| lot.index(3) as i64).collect();
            let mut apart = Vec::new();
            for other in 1..players {
                apart.extend((0..other).filter(|_| lot.index(3) > 0).map(|one| vec![one, other]));
            }
            let mut field = field(&scores, apart);
            for player in &mut field.players {
                let bye = Past::bye(Points::whole(2));
                player.past = if lot.coin() { vec![bye] } else { Vec::new() };
            }
            let all: Vec<usize> = (0..players).collect();
            let possible = can_be_paired(&field, &all, players % 2 == 1);
            found[usize::from(possible)] += 1;
            match paired(&field) {
                Ok(pairing) => {
                    assert!(possible, "{field:?}");
                    assert!(pairing.pairs.iter().all(|one| is_legal(&field, one.white, one.black)));
                    assert!(pairing.bye.is_none_or(|bye| field.players[bye].past.is_empty()));
                    let pairs = pairing.pairs.iter().flat_map(|one| [one.white, one.black]);
                    let mut there: Vec<usize> = pairs.chain(pairing.bye).collect();
                    there.sort_unstable();
                    assert_eq!(there, all);
                }
                Err(why) => {
                    assert!(!possible, "{field:?}");
                    proves(&field, &why);
                }
            }
        }
        assert!(found[0] > 200 && found[1] > 200, "{found:?}");
    }

    /// Checks that there are too many stranded groups, and none of them may meet anybody outside.
    fn proves(field: &Field, why: &Impossible) {
        assert!(why.stranded.len() + usize::from(why.odd) > why.needed.len());
        for group in &why.stranded {
            let tied = (0..field.players.len())
                .filter(|at| !group.contains(at) && !why.needed.contains(at))
                .any(|other| group.iter().any(|&one| is_legal(field, one, other)));
            assert!(!tied, "{group:?} of {why:?} is not alone in {field:?}");
        }
    }

    #[test]
    fn as_few_as_possible_leave_their_score() {
        // The four of the first score can be paired, though not 2 with 3.
        let mut field = field(&[4, 4, 4, 4, 0, 0], vec![vec![2, 3]]);
        for seed in 0..50 {
            field.seed = seed;
            let pairing = paired(&field).unwrap();
            assert!(pairing.pairs.iter().all(|one| (one.white < 4) == (one.black < 4)), "{seed}");
        }
    }

    #[test]
    fn a_score_is_left_where_those_below_need_it() {
        let field = field(&[4, 4, 0, 0], vec![vec![2, 3]]);
        let pairing = paired(&field).unwrap();
        assert!(pairing.pairs.iter().all(|one| (one.white < 2) != (one.black < 2)));
    }

    #[test]
    fn nobody_has_the_bye_twice_or_after_points_without_a_game() {
        let mut field = field(&[0, 0, 0], vec![]);
        field.players[1].past = vec![Past::bye(Points::whole(2))];
        field.players[2].past = vec![Past::away(Points::whole(2))];
        assert_eq!(paired(&field).unwrap().bye, Some(0));
        field.players[0].past = vec![Past::bye(Points::ZERO)];
        let mut why = paired(&field).unwrap_err();
        assert!(why.odd && why.needed.is_empty());
        why.stranded[0].sort_unstable();
        assert_eq!(why.stranded, [[0, 1, 2]]);
    }
}
