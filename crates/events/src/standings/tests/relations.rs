//! Properties of every event; the events are drawn from a seed, with results of every kind.

use std::cmp::Ordering;

use proptest::prelude::*;

use super::*;
use crate::event::{Mode, Outcome, Scoring, ScoringMode};

const KINDS: [SystemKind; 3] = [SystemKind::Swiss, SystemKind::RoundRobin, SystemKind::Knockout];

/// Returns an event with arbitrary pairings: rematches, open boards, byes, forfeits, late entries,
/// withdrawals.
pub(super) fn any_event(seed: u64) -> Event {
    let mut lot = crate::event::LotSource::from_seed(seed);
    let mut one_of = |n: usize| usize::try_from(lot.below(n as u64)).unwrap();
    let players = 1 + one_of(9);
    let ids: Vec<String> = (0..players).map(|at| format!("p{at}")).collect();
    let mut event = event(KINDS[one_of(3)], &ids.join(" "), &[]);
    event.scoring =
        Scoring::of([ScoringMode::Standard, ScoringMode::Goes, ScoringMode::MicroMatch][one_of(3)]);
    event.system.seed = (one_of(3) > 0).then_some(seed);
    let mut order = TieBreak::usual();
    for at in (1..order.len()).rev() {
        order.swap(at, one_of(at + 1));
    }
    event.tiebreaks = Some(order);
    let games = event.scoring.games();
    for number in 1..=one_of(7) {
        let mut paired = PairedRound::new(Round(u16::try_from(number).unwrap()));
        let mut seats: Vec<usize> = (0..players).collect();
        for at in (1..players).rev() {
            seats.swap(at, one_of(at + 1));
        }
        for pair in seats.chunks(2) {
            let id = |at: usize| event.players[at].id.clone();
            let &[white, black] = pair else {
                paired.byes.push(Bye {
                    player: id(pair[0]),
                    bye: ByeKind::PairingAllocated,
                    note: None,
                });
                continue;
            };
            if one_of(8) == 0 {
                paired.byes.push(Bye { player: id(white), bye: ByeKind::HalfPoint, note: None });
                continue;
            }
            let number = u16::try_from(paired.boards.len() + 1).unwrap();
            let mut board = Board::new(number, id(white), id(black));
            let results = match event.scoring.mode {
                Mode::Goes => ["2-0", "1.01-0.99", "0.97-1.03", "0-2"],
                _ => ["2-0", "1-1", "1-1", "0-2"],
            };
            board.result = match one_of(12) {
                0 => vec![],
                1 => vec![Outcome::DoubleForfeit],
                2 => vec!["0-2 forfeit".parse().unwrap()],
                3 => vec![Outcome::Annulled],
                4 => vec![Outcome::Adjourned],
                _ => (0..games).map(|_| results[one_of(4)].parse().unwrap()).collect(),
            };
            paired.boards.push(board);
        }
        event.rounds.push(paired);
    }
    for player in &mut event.players {
        match one_of(8) {
            0 => player.withdrawn_after = Some(Round(u16::try_from(one_of(7)).unwrap())),
            1 => player.from_round = Some(Round(u16::try_from(1 + one_of(4)).unwrap())),
            2 => player.number = None,
            _ => {}
        }
    }
    assert_eq!(check(&event), []);
    event
}

fn ranked(event: &Event, last: Round) -> Standings {
    rank(event, &Ledger::new(event, last), StandingsOptions::default())
}

fn better(kind: SystemKind, one: &RankingRow, other: &RankingRow) -> Ordering {
    let lasted = |row: &RankingRow| row.out_in.map_or(u16::MAX, |round| round.0);
    let mut order = match kind {
        SystemKind::Knockout => lasted(one).cmp(&lasted(other)),
        _ => one.score.cmp(&other.score),
    };
    for (one, other) in one.values.iter().zip(&other.values) {
        order = order.then(one.compare(other));
    }
    order
}

proptest! {
    #[test]
    fn the_shorter_sum_is_never_the_greater(seed: u64) {
        let mut event = any_event(seed);
        use TieBreak::{Solkoff, SolkoffFull, SolkoffMedian, SolkoffShort};
        event.tiebreaks = Some(vec![SolkoffMedian, SolkoffShort, Solkoff, SolkoffFull]);
        for row in ranked(&event, event.last_paired()).rows {
            let [Value::Number(median), Value::Number(short), Value::Number(all), Value::Steps(steps)] =
                row.values.as_slice()
            else {
                prop_assert!(row.no_place.is_some());
                continue;
            };
            prop_assert!(median <= short && short <= all);
            prop_assert_eq!(steps.first().copied().unwrap_or_default(), *short);
            prop_assert!(steps.windows(2).all(|pair| pair[0] >= pair[1]));
        }
    }

    #[test]
    fn the_order_of_the_file_changes_nothing(seed: u64, shuffle: u64) {
        let event = any_event(seed);
        let mut other = event.clone();
        let order = crate::event::LotSource::from_seed(shuffle).permutation(event.players.len());
        other.players = order.iter().map(|&at| event.players[at].clone()).collect();
        other.rounds.iter_mut().for_each(|round| round.boards.reverse());
        let of = |event: &Event| text(event, &ranked(event, event.last_paired()));
        prop_assert_eq!(of(&event), of(&other));
    }

    #[test]
    fn a_place_is_shared_by_those_equal_in_everything_and_nobody_else(seed: u64) {
        let event = any_event(seed);
        let standings = ranked(&event, event.last_paired());
        let placed: Vec<&RankingRow> = standings.rows.iter().filter(|row| row.place.is_some()).collect();
        let better = |one, other| better(event.system.kind(), one, other);
        for (at, row) in placed.iter().enumerate() {
            let ahead = placed.iter().filter(|other| better(other, row).is_gt()).count();
            prop_assert_eq!(row.place, Some(ahead + 1));
            if let Some(next) = placed.get(at + 1) {
                prop_assert_ne!(better(row, next), Ordering::Less);
                prop_assert_eq!(better(row, next).is_eq(), row.place == next.place);
            }
        }
    }

    #[test]
    fn explained_parts_add_up_to_the_values_of_the_table(
        seed: u64, to: prop::sample::Index, round in 0..7_u16, given in -2..4_i64,
    ) {
        let mut event = any_event(seed);
        let mut award = crate::event::Award::new(to.get(&event.players).id.clone(), Round(round));
        award.points = crate::event::Points::whole(given);
        event.awards = vec![award];
        let ledger = Ledger::whole(&event);
        for row in rank(&event, &ledger, StandingsOptions::default()).rows {
            let explanation = explain(&event, &ledger, row.player, None);
            let total: Amount = explanation.rounds.iter().map(|part| part.amount).sum();
            prop_assert_eq!(total, row.score.into());
            for (explained, value) in explanation.values.iter().zip(&row.values) {
                prop_assert_eq!(&explained.value, value);
                prop_assert_eq!(explained.undefined.is_some(), *value == Value::None);
                let sum = |step, place: Option<usize>| -> Amount {
                    let parts = explained.parts.iter().filter(|part| part.is_in(step));
                    parts.filter(|part| place.is_none() || part.place == place).map(|part| part.amount).sum()
                };
                match value {
                    Value::Number(number) | Value::Lower(number) => {
                        let parts = explained.parts.iter().filter(|part| part.is_in(1)).count();
                        match explained.formula {
                            None => prop_assert_eq!(sum(1, None), *number),
                            Some(Formula::Mean) => {
                                let whole = number.rounded(Amount::ONE) == *number;
                                let unit = if whole { Amount::ONE } else { Amount::TEN_THOUSANDTH };
                                prop_assert_eq!(sum(1, None).divided(parts, unit), Some(*number));
                            }
                            Some(Formula::Performance { mean, difference, .. }) => {
                                prop_assert_eq!(*number, Amount::whole((mean + difference).into()));
                            }
                            Some(Formula::Ahead | Formula::AheadByAverage { .. }) => {
                                prop_assert!(*number < Amount::whole(explained.tied.len().max(1) as i64));
                            }
                            Some(Formula::Perfect { .. }) => prop_assert!(parts > 0),
                            Some(Formula::Given) => prop_assert_eq!(parts, 0),
                            Some(Formula::Combination { points, by }) => {
                                let share = sum(1, None).divided(by, Amount::HUNDREDTH);
                                prop_assert_eq!(share.map(|share| points + share), Some(*number));
                            }
                            Some(Formula::TopBoards | Formula::BottomBoards) => {
                                prop_assert!(false, "several numbers, not one");
                            }
                        }
                    }
                    Value::Steps(steps) => {
                        for (at, step) in steps.iter().enumerate() {
                            prop_assert_eq!(sum(at + 1, None), *step, "{:?}", explained);
                        }
                    }
                    Value::Against(list) => {
                        for against in list {
                            prop_assert_eq!(sum(1, Some(against.place)), against.points);
                        }
                        let all: Amount = list.iter().map(|against| against.points).sum();
                        prop_assert_eq!(sum(1, None), all);
                    }
                    Value::Lot(drawn) => {
                        prop_assert_eq!(&explained.lots[drawn - 1].player, &event.players[row.player].id);
                    }
                    Value::None => prop_assert!(explained.parts.is_empty()),
                }
            }
        }
    }

    #[test]
    fn the_table_after_a_round_is_that_of_the_event_cut_there(seed: u64, last in 0..7_u16) {
        let event = any_event(seed);
        let mut cut = event.clone();
        cut.rounds.truncate(last.into());
        prop_assert_eq!(ranked(&event, Round(last)), ranked(&cut, cut.last_paired()));
    }
}
