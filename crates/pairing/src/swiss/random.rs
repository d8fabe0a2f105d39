//! Pairing by lot within score groups, for casual events.
//!
//! The lot orders the players of each score. From the top score down, each player is paired with
//! the next one in that order whom the rules allow (C1 and C2 of FIDE C.04.3, and players who are
//! not kept apart). As few players as possible move down to the next score: those whom the lot
//! placed last. If the others could then not all be paired, the score is paired together with the
//! next. Thus a pairing is found whenever one exists. The bye goes to the lowest score eligible for
//! it (C5), and there to the last player. Colours are those of the Dutch system (5.2).

use draughts_ground::said::{Message, message};
use std::cmp::Reverse;

use super::color::{self, ColorRule, Colors};
use super::complete::{MaximumMatching, bye_score, can_all_be_paired, may_have_bye};
use super::seats::may_meet;
use super::{CompetitorKind, ExplainedPairing, Impossible, Info, Seats, Swiss, SystemName};
use crate::field::{Field, FieldPair, FieldPairing, PromisedRules, Rule};
use crate::{LotSource, Points};

/// Pairing by lot. The seed of the field and the number of the round determine the lots.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Random;

/// The remark on every round.
const REMARK: &Message =
    message!("remark-by-lot", "Paired by lot among players of the same score.");

/// The description of pairing by lot.
static INFO: Info = Info {
    id: "random",
    title: SystemName::Lot,
    // FIDE has no code for lots; `CUSTOM_SWISS` is any system that is not FIDE's.
    trf_name: "CUSTOM_SWISS_RANDOM",
    law: "C.04.3",
    trf_editions: &[],
    trf_older: &[],
    trf_words: &[],
    since: None,
    rules: PromisedRules {
        absolute: &[(Rule::Rematch, "C.04.3 C1"), (Rule::SecondBye, "C.04.3 C2")],
        relative: &[],
    },
    remark: Some(REMARK),
    pairs: CompetitorKind::Both,
    draws_lots: true,
};

impl Swiss for Random {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn pair(&self, field: &Field) -> Result<ExplainedPairing, Impossible> {
        let seats = drawn(field);
        let bye = bye_score(&seats)?.map(|score| last_for_bye(&seats, score));
        let pairs = pairs(&seats, bye).into_iter();
        let colors = Colors::new(field);
        let mut pairing = FieldPairing {
            pairs: pairs.map(|(one, other)| colors.of(one, other).0).collect(),
            bye: bye.map(|place| seats[place].at),
        };
        pairing.sort_boards(field);
        Ok(ExplainedPairing { pairing, reasons: None })
    }

    fn colors(&self, field: &Field, one: usize, other: usize) -> Option<(FieldPair, ColorRule)> {
        Some(color::colors(field, one, other))
    }
}

/// Orders the players by lot within each score. Colours forbid no pair.
fn drawn(field: &Field) -> Seats {
    let mut seats = Seats::new(field);
    let mut lot = LotSource::from_seed(field.seed.wrapping_add(u64::from(field.round)));
    let mut lots = lot.permutation(seats.len()).into_iter();
    seats.list.sort_by_key(|seat| seat.at);
    seats.list.sort_by_cached_key(|seat| (Reverse(seat.score), lots.next()));
    seats.legal = may_meet(field, &seats.list);
    seats
}

/// Returns the last player eligible for a bye of this score without whom all others can be paired.
fn last_for_bye(seats: &Seats, score: Points) -> usize {
    let everybody: Vec<usize> = (0..seats.len()).collect();
    let mut cover = MaximumMatching::new(&seats.legal, &everybody, &[]);
    let left = cover.exposed();
    let free = cover.instead_of(left[0]);
    let last = free.into_iter().rfind(|&at| may_have_bye(seats, at, score));
    last.expect("with this score somebody can have the bye")
}

/// Returns the pairs, as indices into the field, without the player who has the bye.
fn pairs(seats: &Seats, bye: Option<usize>) -> Vec<(usize, usize)> {
    let plays = |place: &usize| Some(*place) != bye;
    let mut pairs = Vec::new();
    // The players of the scores so far who are not paired yet.
    let mut open = Vec::new();
    let mut end = 0;
    for group in seats.list.chunk_by(|one, other| one.score == other.score) {
        open.extend((end..end + group.len()).filter(plays));
        end += group.len();
        let cover = MaximumMatching::new(&seats.legal, &open, &[]);
        let left = cover.exposed();
        let others: Vec<usize> =
            left.iter().copied().chain((end..seats.len()).filter(plays)).collect();
        if can_all_be_paired(seats, &others, None) {
            pairs.extend(cover.pairs().map(|(one, other)| (seats[one].at, seats[other].at)));
            open = left;
        }
    }
    pairs
}
