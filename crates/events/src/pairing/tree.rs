//! The complete bracket of a knockout, including the pairs that are not known yet.

use crate::event::{Board, Event, Ledger, Player};

use super::bracket::{Tie, winner};
use super::numbers::ByNumber;
use super::{bracket, knockout};

/// A pair of the bracket.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TreePair<'e> {
    /// The two entrants, from above.
    pub entrants: [BracketEntrant<'e>; 2],
    /// Their board, if the round is paired and they have one.
    pub board: Option<&'e Board>,
    /// The winner: the first or the second of them; `None` if not decided.
    pub winner: Option<usize>,
}

/// An entrant in a pair of the bracket.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BracketEntrant<'e> {
    /// A player.
    Player(&'e Player),
    /// Nobody: the other has a bye.
    Bye,
    /// The winner of a pair that is not decided yet.
    Open,
}

/// Returns the rounds of the bracket from the first to the final, the pairs of each from above: the
/// winners of two neighbours meet. `None` for other systems, and before the players have pairing
/// numbers.
pub fn tree(event: &Event) -> Option<Vec<Vec<TreePair<'_>>>> {
    if !event.system.kind().eliminates_losers() {
        return None;
    }
    let by_number = ByNumber::of(event);
    let field = u16::try_from(event.players.len()).ok()?;
    if field < 2 || !(1..=field).all(|number| by_number.get(number).is_ok()) {
        return None;
    }
    let (ledger, index) = (Ledger::whole(event), event.index());
    let first = knockout::first_round(field).into_iter();
    let mut next: Vec<[Seat; 2]> = first
        .map(|(one, other)| [Seat::Seed(one), other.map_or(Seat::Nobody, Seat::Seed)])
        .collect();
    let (mut rounds, mut paired) = (Vec::new(), event.rounds.iter());
    let mut places = bracket::places(&knockout::first_round(field));
    loop {
        let round = paired.next();
        if let Some(round) = round {
            // The players of a paired round have come to their places there.
            let seated = bracket::seats(event, round, &places);
            for (seats, tie) in next.iter_mut().zip(&seated) {
                let Some((one, other)) = *tie else { continue };
                let there = [Seat::Seed(one), other.map_or(Seat::Nobody, Seat::Seed)];
                if *seats != there && *seats != [there[1], there[0]] {
                    *seats = there;
                }
            }
            places = bracket::next_places(&seated.into_iter().flatten().collect::<Vec<_>>());
        }
        let later = paired.clone().next();
        let pair = |seats: &[Seat; 2]| {
            let entrants = seats.map(|seat| match seat {
                Seat::Seed(seed) => {
                    by_number.get(seed).map_or(BracketEntrant::Open, BracketEntrant::Player)
                }
                Seat::Nobody => BracketEntrant::Bye,
                Seat::Open => BracketEntrant::Open,
            });
            let won = match (tie(*seats), round) {
                // Once the next round is paired, its player has advanced, even if the result was
                // amended since.
                (Some((one, Some(other))), Some(round)) if later.is_some() => {
                    let sits = |seed: u16| {
                        let player = by_number.get(seed).ok()?;
                        let mut there = later.into_iter().flat_map(|later| later.players());
                        there.any(|id| *id == player.id).then_some(seed)
                    };
                    match (sits(one), sits(other)) {
                        (Some(only), None) | (None, Some(only)) => Some(only),
                        _ => winner(&ledger, &index, round, (one, Some(other)), &by_number).ok(),
                    }
                }
                (Some((one, None)), _) => Some(one),
                (Some(tie), Some(round)) => winner(&ledger, &index, round, tie, &by_number).ok(),
                (Some(_), None) | (None, _) => None,
            };
            let board = match (entrants, round) {
                ([BracketEntrant::Player(one), BracketEntrant::Player(other)], Some(round)) => {
                    round.board_of(&one.id).filter(|board| board.has(&other.id))
                }
                _ => None,
            };
            let winner = won.map(|won| usize::from(seats[0] != Seat::Seed(won)));
            (TreePair { entrants, board, winner }, won.map_or(Seat::Open, Seat::Seed))
        };
        let (pairs, winners): (Vec<TreePair<'_>>, Vec<Seat>) = next.iter().map(pair).unzip();
        rounds.push(pairs);
        let left = event.system.survivors().map_or(1, usize::from);
        if winners.len() < 2 || winners.len() <= left {
            return Some(rounds);
        }
        next = winners.chunks_exact(2).map(|two| [two[0], two[1]]).collect();
    }
}

/// A place of the bracket.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Seat {
    Seed(u16),
    Nobody,
    Open,
}

/// Returns the pair of seeds, if both are known.
const fn tie(seats: [Seat; 2]) -> Option<Tie> {
    match seats {
        [Seat::Seed(one), Seat::Seed(other)] => Some((one, Some(other))),
        [Seat::Seed(one), Seat::Nobody] => Some((one, None)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::acts::{Entry, enter};
    use crate::event::{Round, System, SystemKind};
    use crate::pairing::{PairOptions, pair_next};

    fn names(pairs: &[TreePair<'_>]) -> Vec<String> {
        let name = |entrant: &BracketEntrant<'_>| match entrant {
            BracketEntrant::Player(player) => player.id.to_string(),
            BracketEntrant::Bye => "bye".into(),
            BracketEntrant::Open => "?".into(),
        };
        let pair = |pair: &TreePair<'_>| {
            let winner = pair.winner.map_or_else(|| "?".into(), |at| name(&pair.entrants[at]));
            format!("{} {} {winner}", name(&pair.entrants[0]), name(&pair.entrants[1]))
        };
        pairs.iter().map(pair).collect()
    }

    #[test]
    fn the_bracket_is_whole_before_it_is_played() {
        let mut system = System::new(SystemKind::Knockout);
        system.seed = Some(5);
        let mut event = Event::new("Cup", system);
        for number in 1..=6 {
            let mut player = Player::new(format!("p{number}").parse().unwrap(), "Tree");
            player.rating = Some(2000 - number);
            event.players.push(player);
        }
        assert!(tree(&event).is_none(), "nobody has a number");
        pair_next(&mut event, PairOptions::default()).unwrap();
        let rounds = tree(&event).unwrap();
        assert_eq!(names(&rounds[0]), ["p1 bye p1", "p4 p5 ?", "p2 bye p2", "p3 p6 ?"]);
        assert_eq!(names(&rounds[1]), ["p1 ? ?", "p2 ? ?"]);
        assert_eq!(names(&rounds[2]), ["? ? ?"]);
        for winner in ["p5=win", "p3=win"] {
            let entry: Entry = winner.parse().unwrap();
            enter(&mut event, Round(1), &[entry], None).unwrap();
        }
        pair_next(&mut event, PairOptions::default()).unwrap();
        let rounds = tree(&event).unwrap();
        assert_eq!(names(&rounds[0]), ["p1 bye p1", "p4 p5 p5", "p2 bye p2", "p3 p6 p3"]);
        assert_eq!(names(&rounds[1]), ["p1 p5 ?", "p2 p3 ?"]);
        assert!(rounds[1].iter().all(|pair| pair.board.is_some()));
        assert!(tree(&Event::new("X", System::new(SystemKind::RoundRobin))).is_none());
    }
}
