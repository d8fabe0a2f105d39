//! Criteria and reasons of the Dutch system in words.

use std::fmt;

use crate::diag::count;
use crate::event::Points;
use crate::swiss::dutch::{Amount, Bar, Criterion, DutchRound, Instead};

/// What a criterion counts, as a head for its figure.
pub const fn counted(criterion: Criterion) -> &'static str {
    use Criterion as C;
    match criterion {
        C::ByeScore => "score of who has the bye",
        C::Downfloaters => "players moved down",
        C::DownfloaterScores => "scores of the players moved down",
        C::NextBracket => "players moved down from the next bracket",
        C::ByeUnplayed => "games that who has the bye has not played",
        C::TopscorerDifference => "topscorers or their opponents more than two colours apart",
        C::TopscorerRun => "topscorers or their opponents with a third equal colour",
        C::Preference => "players without the colour due",
        C::StrongPreference => "players without a colour strongly due",
        C::DownfloatAfterOne => "players moved down who were in the last round, too",
        C::UpfloatAfterOne => {
            "opponents of those moved down, themselves moved up in the last round"
        }
        C::DownfloatAfterTwo => "players moved down who were two rounds ago, too",
        C::UpfloatAfterTwo => "opponents of those moved down, themselves moved up two rounds ago",
        C::DownfloatScoresAfterOne => "scores of those moved down further, and in the last round",
        C::UpfloatScoresAfterOne => "scores of those who meet somebody moved up in the last round",
        C::DownfloatScoresAfterTwo => "scores of those moved down further, and two rounds ago",
        C::UpfloatScoresAfterTwo => "scores of those who meet somebody moved up two rounds ago",
    }
}

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

/// True if a bracket could not come to less.
pub fn is_nothing(amount: &Amount) -> bool {
    match amount {
        Amount::Count(count) | Amount::Floaters(count, _) => *count == 0,
        Amount::Scores(scores) => scores.iter().all(|&score| score == Points::ZERO),
    }
}

/// Why two players do not meet, or a player does not have the bye: in words that follow the
/// question, and the criterion. `apart` is what keeps the two apart, where it is known.
pub fn instead(
    round: &DutchRound,
    answer: &Instead,
    apart: Option<String>,
) -> (String, Option<String>) {
    let bracket = |at: usize| {
        let score = round.brackets.get(at).map_or(Points::ZERO, |bracket| bracket.score);
        format!("the bracket of {}", count(score, "point", "points"))
    };
    let criterion = match answer {
        Instead::Illegal(Bar::Met(_)) => Some("C1".to_owned()),
        Instead::Illegal(Bar::Bye(_)) => Some("C2".to_owned()),
        Instead::Illegal(Bar::Color(_)) => Some("C3".to_owned()),
        Instead::Incomplete => Some("C4".to_owned()),
        Instead::Worse { criterion, .. } => Some(criterion.to_string()),
        _ => None,
    };
    let text = match answer {
        Instead::Chosen => "that is the pairing".to_owned(),
        Instead::Illegal(Bar::Met(round)) => format!("they have met in round {round}"),
        Instead::Illegal(Bar::Bye(round)) => {
            format!("a bye, or the points of a win without a game, in round {round}")
        }
        Instead::Illegal(Bar::Color(color)) => format!("both must have {color}"),
        Instead::Illegal(Bar::Apart) => {
            let why = apart.map_or_else(String::new, |why| format!(": {why}"));
            format!("they are kept apart{why}")
        }
        Instead::Incomplete => "the others could not all be paired".to_owned(),
        Instead::Worse { bracket: at, criterion, chosen, instead } => format!(
            "{} would be worse: {}: {} instead of {}",
            bracket(*at),
            counted(*criterion),
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
    use crate::field::FieldPairing;
    use crate::swiss::dutch::Bracket;

    fn said(answer: &Instead) -> (String, Option<String>) {
        let bracket = Bracket {
            score: Points::whole(6),
            moved_down: Vec::new(),
            residents: Vec::new(),
            pairs: Vec::new(),
            downfloaters: Vec::new(),
            figures: Vec::new(),
        };
        let round = DutchRound { pairing: FieldPairing::default(), brackets: vec![bracket] };
        instead(&round, answer, None)
    }

    #[test]
    fn an_answer_is_a_sentence_and_a_criterion() {
        let worse =
            |criterion, chosen, instead| Instead::Worse { bracket: 0, criterion, chosen, instead };
        let scores = |list: &[i64]| list.iter().map(|&one| Points::whole(one)).collect::<Vec<_>>();
        for (answer, text, criterion) in [
            (Instead::Illegal(Bar::Met(3)), "they have met in round 3", "C1"),
            (Instead::Illegal(Bar::Color(Color::White)), "both must have White", "C3"),
            (Instead::Incomplete, "the others could not all be paired", "C4"),
            (
                worse(Criterion::Preference, Amount::Count(1), Amount::Count(2)),
                "the bracket of 6 points would be worse: players without the colour due: \
                 2 instead of 1",
                "C12",
            ),
            (
                worse(
                    Criterion::NextBracket,
                    Amount::Floaters(0, Vec::new()),
                    Amount::Floaters(2, scores(&[6, 4])),
                ),
                "the bracket of 6 points would be worse: players moved down from the next \
                 bracket: 2 (6, 4) instead of none",
                "C8",
            ),
        ] {
            assert_eq!(said(&answer), (text.to_owned(), Some(criterion.to_owned())));
        }
        assert_eq!(said(&Instead::Chosen).1, None);
    }

    #[test]
    fn what_could_not_be_less_is_nothing() {
        for nothing in [
            Amount::Count(0),
            Amount::Scores(Vec::new()),
            Amount::Scores(vec![Points::ZERO]),
            Amount::Floaters(0, Vec::new()),
        ] {
            assert!(is_nothing(&nothing), "{nothing:?}");
        }
        assert!(!is_nothing(&Amount::Floaters(1, vec![Points::ZERO])));
    }
}
