//! Explains why a pair was not made: compares the best pairing that has it with the actual one.

use super::figures::figures;
use super::search::Requirement;
use super::{DutchCriterion, DutchRound, groups, level, pair};
use crate::field::Field;
use crate::swiss::complete::{bye_score, may_have_bye};
use crate::swiss::{FigureValue, Restriction, Seats, WhyNot, bars};

/// The answer if the other players could not all be paired.
const INCOMPLETE: WhyNot = WhyNot::Incomplete { criterion: Some("C4") };

/// Returns the reason two players do not meet or, if `other` is `None`, the reason `one` does not
/// get the bye.
pub(super) fn instead(
    field: &Field,
    round: &DutchRound,
    one: usize,
    other: Option<usize>,
) -> WhyNot {
    let pairing = &round.pairing;
    let is_chosen = match other {
        None => pairing.bye == Some(one),
        Some(other) => pairing
            .pairs
            .iter()
            .any(|pair| [(one, other), (other, one)].contains(&(pair.white, pair.black))),
    };
    if is_chosen {
        return WhyNot::Chosen;
    }
    let seats = Seats::new(field);
    let places = seats.places(field.players.len());
    let (Some(first), second) = (places[one], other.map(|other| places[other])) else {
        return INCOMPLETE;
    };
    let second = match second {
        None => None,
        Some(None) => return INCOMPLETE,
        Some(Some(second)) => Some(second),
    };
    if let Some(bar) = bar(field, &seats, first, second) {
        return illegal(bar);
    }
    let Ok(bye) = bye_score(&seats) else { return INCOMPLETE };
    let is_in = |list: &[usize], place: usize| list.contains(&seats[place].at);
    let (at, wish) = match second {
        None => {
            if !bye.is_some_and(|bye| may_have_bye(&seats, first, bye)) {
                return bye_score_is_worse(&seats, round, first);
            }
            // The lowest bracket with at least that score decides the bye.
            let at = round.brackets.iter().position(|bracket| is_in(&bracket.residents, first));
            (at, Requirement::Bye(first))
        }
        Some(second) => {
            let paired = |place: usize| {
                round.brackets.iter().position(|bracket| {
                    let among =
                        |&(one, other): &(usize, usize)| [one, other].contains(&seats[place].at);
                    bracket.pairs.iter().any(among)
                })
            };
            let last = round.brackets.len().saturating_sub(1);
            let (a, b) = (paired(first).unwrap_or(last), paired(second).unwrap_or(last));
            let at = a.min(b);
            let (earlier, later) = if a <= b { (first, second) } else { (second, first) };
            let bracket = &round.brackets[at];
            let is_member = is_in(&bracket.residents, later) || is_in(&bracket.moved_down, later);
            let wish = match is_member {
                true => Requirement::Pair(first.min(second), first.max(second)),
                false => Requirement::Float(earlier),
            };
            (Some(at), wish)
        }
    };
    let Some(at) = at else { return INCOMPLETE };
    compare(field, &seats, round, at, wish)
}

/// Returns the restriction that forbids the pair or the bye.
fn bar(field: &Field, seats: &Seats, one: usize, other: Option<usize>) -> Option<Restriction> {
    match other {
        None => bars::of_bye(&seats[one]),
        Some(other) => bars::of_pair(field, &seats[one], &seats[other]),
    }
}

/// Returns the answer for a pair or a bye that C1 to C3 forbid, or for players who are kept apart.
const fn illegal(bar: Restriction) -> WhyNot {
    let criterion = match bar {
        Restriction::Met(_) => Some("C1"),
        Restriction::Bye(_) => Some("C2"),
        Restriction::Color(_) => Some("C3"),
        Restriction::Apart => None,
    };
    WhyNot::Illegal { bar, criterion }
}

/// Returns the answer for a bye to a player whose score is too high (C5).
fn bye_score_is_worse(seats: &Seats, round: &DutchRound, one: usize) -> WhyNot {
    let Some(bye) = round.pairing.bye else { return INCOMPLETE };
    let holder = seats.list.iter().find(|seat| seat.at == bye);
    let at = round.brackets.iter().position(|bracket| bracket.residents.contains(&bye));
    let (Some(holder), Some(at)) = (holder, at) else { return INCOMPLETE };
    WhyNot::Worse {
        bracket: at,
        criterion: DutchCriterion::ByeScore.into(),
        chosen: FigureValue::Scores(vec![holder.score]),
        instead: FigureValue::Scores(vec![seats[one].score]),
    }
}

/// Compares the best pairing of a bracket that grants the wish with the actual one.
fn compare(
    field: &Field,
    seats: &Seats,
    round: &DutchRound,
    at: usize,
    wish: Requirement,
) -> WhyNot {
    let Ok(bye) = bye_score(seats) else { return INCOMPLETE };
    let places = seats.places(field.players.len());
    let bracket = &round.brackets[at];
    let moved_down = bracket.moved_down.iter().filter_map(|&one| places[one]).collect();
    let Some(group) = groups(seats).into_iter().nth(at) else { return INCOMPLETE };
    let level = level(seats, bye, field.is_last_round(), moved_down, group);
    let Some(candidate) = pair::pair(&level, Some(wish)) else { return INCOMPLETE };
    let other = figures(&level, &candidate);
    // A criterion that one of the two pairings cannot break has no figure to compare.
    let worse = bracket.figures.iter().find_map(|chosen| {
        let other = other.iter().find(|other| other.criterion == chosen.criterion)?;
        (chosen.amount != other.amount).then_some((chosen, other))
    });
    match worse {
        Some((chosen, other)) => WhyNot::Worse {
            bracket: at,
            criterion: chosen.criterion,
            chosen: chosen.amount.clone(),
            instead: other.amount.clone(),
        },
        None => WhyNot::Later { bracket: at },
    }
}

#[cfg(test)]
mod tests {
    use super::super::Dutch;
    use super::*;
    use crate::Points;
    use crate::field::ResultWorth;
    use crate::swiss::simulate::{Chances, Simulation};
    use crate::swiss::{ExplainedPairing, Impossible, Info, Swiss};

    /// The Dutch system, asked after every pair that it makes for the reason the pair was not made.
    struct Asked;

    impl Swiss for Asked {
        fn info(&self) -> &'static Info {
            Dutch.info()
        }

        fn pair(&self, field: &Field) -> Result<ExplainedPairing, Impossible> {
            let round = Dutch.round(field)?;
            let seats = Seats::new(field);
            let places = seats.places(field.players.len());
            let place = |at: usize| places[at].expect("who is paired has a seat");
            for (at, bracket) in round.brackets.iter().enumerate() {
                for &(one, other) in &bracket.pairs {
                    let (one, other) = (place(one), place(other));
                    let wish = Requirement::Pair(one.min(other), one.max(other));
                    let answer = compare(field, &seats, &round, at, wish);
                    assert_eq!(answer, WhyNot::Later { bracket: at }, "{bracket:?}\n{field:?}");
                }
            }
            Ok(ExplainedPairing { pairing: round.pairing, reasons: None })
        }
    }

    #[test]
    fn the_figures_of_a_bracket_do_not_depend_on_how_it_was_solved() {
        for seed in 0..300 {
            let simulation = Simulation {
                players: 5 + u16::try_from(seed % 12).expect("below 12"),
                rounds: 6,
                seed,
                worth: ResultWorth {
                    win: Points::whole(2),
                    draw: Points::whole(1),
                    loss: Points::ZERO,
                },
                bye: Points::whole(2),
                chances: Chances { half_byes: 8, forfeits: 5, ..Chances::default() },
                baku: false,
            };
            simulation.run(&Asked);
        }
    }
}
