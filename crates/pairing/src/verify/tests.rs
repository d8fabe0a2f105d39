use super::*;
use crate::Color::White;
use crate::field::{Entrant, Parity, PastRound, ResultWorth, Rule};
use crate::{LotSource, Points};

const WIN: Points = Points::whole(2);
const DRAW: Points = Points::whole(1);

/// The binding rules of the Dutch system.
const DUTCH: PromisedRules = PromisedRules {
    absolute: &[
        (Rule::Rematch, "C.04.3 C1"),
        (Rule::SecondBye, "C.04.3 C2"),
        (Rule::SameColor, "C.04.3 C3"),
    ],
    relative: &[],
};

/// Returns seven players before the second of nine rounds, each with a draw without a game.
fn seven() -> Field {
    let entrant = |number: u16| Entrant {
        number,
        order: number.into(),
        rating: None,
        score: DRAW,
        extra: Points::ZERO,
        secondary: None,
        plays: true,
        past: vec![PastRound::away(DRAW)],
    };
    Field {
        players: (1..=7).map(entrant).collect(),
        round: 2,
        rounds: 9,
        initial_color: White,
        parity: Parity::Paired,
        worth: ResultWorth { win: WIN, draw: DRAW, loss: Points::ZERO },
        apart: Vec::new(),
        seed: 0,
    }
}

/// Returns the players who can have the bye, by trying all pairings.
fn may_rest(legal: &LegalPairs, set: &[usize]) -> Vec<usize> {
    fn complete(legal: &LegalPairs, set: &[usize]) -> bool {
        let Some((&one, rest)) = set.split_first() else { return true };
        rest.iter().any(|&other| {
            let left: Vec<usize> = rest.iter().copied().filter(|&x| x != other).collect();
            let barred = [LegalPairs::rematch, LegalPairs::kept_apart, LegalPairs::same_color];
            let is_legal = barred.iter().all(|bars| bars(legal, one, other).is_none());
            is_legal && complete(legal, &left)
        })
    }
    let rests = |&player: &usize| {
        let others: Vec<usize> = set.iter().copied().filter(|&x| x != player).collect();
        legal.facts[player].bye_barred.is_none() && complete(legal, &others)
    };
    set.iter().copied().filter(rests).collect()
}

#[test]
fn who_may_have_the_bye_is_found_as_by_trying_all_pairings() {
    let mut lot = LotSource::from_seed(4);
    for _ in 0..300 {
        let mut field = seven();
        field.apart = (0..lot.below(14)).map(|_| lot.permutation(7)[..2].to_vec()).collect();
        field.players[0].past[0].allocated = lot.coin();
        let legal = LegalPairs::of(&field, DUTCH);
        let all: Vec<usize> = (0..7).collect();
        assert_eq!(legal.bye_candidates(), may_rest(&legal, &all), "{:?}", field.apart);
        assert_eq!(is_possible(&field, DUTCH), !may_rest(&legal, &all).is_empty());
    }
}
