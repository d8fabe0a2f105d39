//! Why two players do not meet, in a few words.

use crate::event::Points;
use crate::swiss::dutch::{Amount, Bar, DutchRound, Instead};

/// Why another pair, or another bye, is not that of the Dutch system. None where it is.
#[must_use]
pub fn instead(round: &DutchRound, why: &Instead) -> Option<String> {
    let of = |bracket: usize| match round.brackets.get(bracket) {
        Some(bracket) => format!("the bracket of {}", bracket.score),
        None => "a bracket".to_owned(),
    };
    Some(match why {
        Instead::Chosen => return None,
        Instead::Illegal(bar) => match bar {
            Bar::Met(round) => format!("they met in round {round} (C1)"),
            Bar::Apart => "they are kept apart in this round".to_owned(),
            Bar::Color(color) => format!("both must have {color} (C3)"),
            Bar::Bye(round) => {
                format!("a bye or the points of a win without a game in round {round} (C2)")
            }
        },
        Instead::OtherBracket { bracket } => {
            format!("one of them is paired in {}", of(*bracket))
        }
        Instead::Incomplete => "the others could not all be paired (C4)".to_owned(),
        Instead::Worse { bracket, criterion, chosen, instead } => format!(
            "{criterion} would be {}, and is {} in {}",
            amount(instead),
            amount(chosen),
            of(*bracket)
        ),
        Instead::Later { bracket } => {
            format!("as good, but later in the order of the candidates, in {}", of(*bracket))
        }
    })
}

/// `2`, `3.5 3`, `2: 3 2.5`.
fn amount(amount: &Amount) -> String {
    let list = |scores: &[Points]| -> String {
        scores.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    match amount {
        Amount::Count(number) => number.to_string(),
        Amount::Scores(scores) if scores.is_empty() => "none".to_owned(),
        Amount::Scores(scores) => list(scores),
        Amount::Floaters(number, scores) if scores.is_empty() => number.to_string(),
        Amount::Floaters(number, scores) => format!("{number}: {}", list(scores)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Color;
    use crate::field::FieldPairing;
    use crate::swiss::dutch::{Bracket, Criterion};

    #[test]
    fn each_reason_is_a_few_words_with_its_figures() {
        let bracket = Bracket {
            score: Points::hundredths(250),
            moved_down: Vec::new(),
            residents: vec![0, 1],
            pairs: vec![(0, 1)],
            downfloaters: Vec::new(),
            figures: Vec::new(),
        };
        let round = DutchRound { pairing: FieldPairing::default(), brackets: vec![bracket] };
        let say = |why: Instead| instead(&round, &why).unwrap_or_default();
        assert_eq!(say(Instead::Chosen), "");
        assert_eq!(say(Instead::Illegal(Bar::Met(3))), "they met in round 3 (C1)");
        assert_eq!(say(Instead::Illegal(Bar::Color(Color::White))), "both must have White (C3)");
        assert_eq!(
            say(Instead::OtherBracket { bracket: 0 }),
            "one of them is paired in the bracket of 2.5"
        );
        let worse = |chosen, instead| Instead::Worse {
            bracket: 0,
            criterion: Criterion::Preference,
            chosen,
            instead,
        };
        assert_eq!(
            say(worse(Amount::Count(1), Amount::Count(2))),
            "C12 would be 2, and is 1 in the bracket of 2.5"
        );
        let scores = vec![Points::whole(3), Points::hundredths(250)];
        assert_eq!(
            say(worse(Amount::Scores(Vec::new()), Amount::Floaters(2, scores))),
            "C12 would be 2: 3 2.5, and is none in the bracket of 2.5"
        );
    }
}
