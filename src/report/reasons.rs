//! The reasons that a system gives for its pairing, in words.

use std::fmt;

use crate::diag::count;
use crate::event::Points;
use crate::swiss::{Amount, Bar, Instead, Reasons};

/// A figure: `2`, `6, 4`, `1 (4)`, `none`.
pub struct Said<'a>(pub &'a Amount);

impl fmt::Display for Said<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |scores: &[Points]| {
            scores.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
        };
        match self.0 {
            Amount::Count(count) => write!(f, "{count}"),
            Amount::Scores(scores) if scores.is_empty() => f.write_str("none"),
            Amount::Scores(scores) => f.write_str(&list(scores)),
            Amount::Floaters(0, _) => f.write_str("none"),
            Amount::Floaters(count, scores) => write!(f, "{count} ({})", list(scores)),
        }
    }
}

/// Why two players do not meet, or a player does not have the bye: in words that follow the
/// question, and the label of the criterion. `apart` is what keeps the two apart, where it is known.
pub fn instead(
    reasons: &dyn Reasons,
    answer: &Instead,
    apart: Option<String>,
) -> (String, Option<&'static str>) {
    let bracket = |at: usize| {
        let score = reasons.brackets().get(at).map_or(Points::ZERO, |bracket| bracket.score);
        format!("the bracket of {}", count(score, "point", "points"))
    };
    let criterion = match answer {
        Instead::Illegal { criterion, .. } | Instead::Incomplete { criterion } => *criterion,
        Instead::Worse { criterion, .. } => Some(criterion.label),
        Instead::Chosen | Instead::Later { .. } => None,
    };
    let text = match answer {
        Instead::Chosen => "that is the pairing".to_owned(),
        Instead::Illegal { bar: Bar::Met(round), .. } => format!("they have met in round {round}"),
        Instead::Illegal { bar: Bar::Bye(round), .. } => {
            format!("a bye, or the points of a win without a game, in round {round}")
        }
        Instead::Illegal { bar: Bar::Color(color), .. } => format!("both must have {color}"),
        Instead::Illegal { bar: Bar::Apart, .. } => {
            let why = apart.map_or_else(String::new, |why| format!(": {why}"));
            format!("they are kept apart{why}")
        }
        Instead::Incomplete { .. } => "the others could not all be paired".to_owned(),
        Instead::Worse { bracket: at, criterion, chosen, instead } => format!(
            "{} would be worse: {}: {} instead of {}",
            bracket(*at),
            criterion.counts,
            Said(instead),
            Said(chosen),
        ),
        Instead::Later { bracket: at } => format!(
            "as good in everything, but {} is tried in an order, and that comes later in it",
            bracket(*at)
        ),
    };
    (text, criterion)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Color;
    use crate::field::Field;
    use crate::swiss::{Bracket, Criterion};

    /// A round of one bracket.
    #[derive(Debug)]
    struct OneBracket([Bracket; 1]);

    impl Reasons for OneBracket {
        fn brackets(&self) -> &[Bracket] {
            &self.0
        }

        fn expected(&self, _: &Bracket, _: usize) -> Option<usize> {
            None
        }

        fn instead(&self, _: &Field, _: usize, _: Option<usize>) -> Instead {
            Instead::Chosen
        }
    }

    fn said(answer: &Instead) -> (String, Option<&'static str>) {
        let bracket = Bracket {
            score: Points::whole(6),
            moved_down: Vec::new(),
            residents: Vec::new(),
            pairs: Vec::new(),
            downfloaters: Vec::new(),
            figures: Vec::new(),
        };
        instead(&OneBracket([bracket]), answer, None)
    }

    #[test]
    fn an_answer_is_a_sentence_and_a_criterion() {
        let illegal = |bar, label| Instead::Illegal { bar, criterion: Some(label) };
        let worse = |(label, counts), chosen, instead| Instead::Worse {
            bracket: 0,
            criterion: Criterion { label, counts, is_said_by_downfloaters: false },
            chosen,
            instead,
        };
        let scores = |list: &[i64]| list.iter().map(|&one| Points::whole(one)).collect::<Vec<_>>();
        for (answer, text, criterion) in [
            (illegal(Bar::Met(3), "C1"), "they have met in round 3", "C1"),
            (illegal(Bar::Color(Color::White), "C3"), "both must have White", "C3"),
            (
                Instead::Incomplete { criterion: Some("C4") },
                "the others could not all be paired",
                "C4",
            ),
            (
                worse(
                    ("C12", "players without the colour due"),
                    Amount::Count(1),
                    Amount::Count(2),
                ),
                "the bracket of 6 points would be worse: players without the colour due: \
                 2 instead of 1",
                "C12",
            ),
            (
                worse(
                    ("C8", "players moved down from the next bracket"),
                    Amount::Floaters(0, Vec::new()),
                    Amount::Floaters(2, scores(&[6, 4])),
                ),
                "the bracket of 6 points would be worse: players moved down from the next \
                 bracket: 2 (6, 4) instead of none",
                "C8",
            ),
        ] {
            assert_eq!(said(&answer), (text.to_owned(), Some(criterion)));
        }
        assert_eq!(said(&Instead::Chosen).1, None);
    }
}
