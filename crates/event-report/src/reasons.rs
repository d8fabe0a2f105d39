//! The reasons of a pairing system, in words.

use std::fmt;

use draughts_events::event::{Apart, Points};
use draughts_events::swiss::{Amount, Bar, Instead, Reasons};
use draughts_ground::said::{Said, Told, said};

/// The value of a criterion: `2`, `6, 4`, `1 (4)`, `none`.
pub(super) struct Shown<'a>(pub &'a Amount);

impl fmt::Display for Shown<'_> {
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

/// Explains why two players do not meet, or why a player does not have the bye.
///
/// The second value is the label of the criterion. `apart` is the reason why the event keeps the
/// two apart, if known.
pub(super) fn instead(
    reasons: &dyn Reasons,
    answer: &Instead,
    apart: Option<Apart>,
) -> (Said, Option<&'static str>) {
    let score = |at: usize| reasons.brackets().get(at).map_or(Points::ZERO, |one| one.score);
    let is_one = |score: Points| score == Points::whole(1);
    let criterion = match answer {
        Instead::Illegal { criterion, .. } | Instead::Incomplete { criterion } => *criterion,
        Instead::Worse { criterion, .. } => Some(criterion.label),
        Instead::Chosen | Instead::Later { .. } => None,
    };
    let why = match answer {
        Instead::Chosen => said!("why-chosen", "that is the pairing"),
        Instead::Illegal { bar: Bar::Met(round), .. } => said!(
            "why-met",
            "they have met in round { $round }";
            round = *round
        ),
        Instead::Illegal { bar: Bar::Bye(round), .. } => said!(
            "why-had-bye",
            "a bye, or the points of a win without a game, in round { $round }";
            round = *round
        ),
        Instead::Illegal { bar: Bar::Color(color), .. } => said!(
            "why-same-color",
            "both must have { color-word }";
            color = *color
        ),
        Instead::Illegal { bar: Bar::Apart, .. } => said!(
            "why-apart",
            "they are kept apart{ $why ->
                [none] {\"\"}
               *[other] : { $why }
            }";
            why = apart
        ),
        Instead::Incomplete { .. } => said!("why-incomplete", "the others could not all be paired"),
        Instead::Worse { bracket, criterion, chosen, instead } => said!(
            "why-worse",
            "{ bracket-word } would be worse: { $criterion }: { $instead } instead of { $chosen }";
            score = score(*bracket),
            single = is_one(score(*bracket)),
            criterion = criterion.said(),
            chosen = chosen.clone(),
            instead = instead.clone()
        ),
        Instead::Later { bracket } => said!(
            "why-later",
            "as good in everything, but { bracket-word } is tried in an order, and that comes \
             later in it";
            score = score(*bracket), single = is_one(score(*bracket))
        ),
    };
    (why, criterion)
}

#[cfg(test)]
mod tests {
    use super::*;
    use draughts_events::event::Color;
    use draughts_events::field::Field;
    use draughts_events::swiss::{Bracket, Criterion};

    /// A round with one bracket.
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

    fn said(answer: &Instead) -> (Said, Option<&'static str>) {
        let bracket = Bracket {
            score: Points::whole(6),
            moved_down: Vec::new(),
            residents: Vec::new(),
            moved_up: Vec::new(),
            pairs: Vec::new(),
            downfloaters: Vec::new(),
            figures: Vec::new(),
        };
        instead(&OneBracket([bracket]), answer, None)
    }

    #[test]
    fn an_answer_is_a_reason_and_a_criterion() {
        let illegal = |bar, label| Instead::Illegal { bar, criterion: Some(label) };
        let ids = |answer: &Instead| {
            let (why, criterion) = said(answer);
            (why.id(), criterion)
        };
        assert_eq!(ids(&illegal(Bar::Met(3), "C1")), ("why-met", Some("C1")));
        let colors = illegal(Bar::Color(Color::White), "C3");
        assert_eq!(ids(&colors), ("why-same-color", Some("C3")));
        let incomplete = Instead::Incomplete { criterion: Some("C4") };
        assert_eq!(ids(&incomplete), ("why-incomplete", Some("C4")));
        let criterion = Criterion {
            label: "C12",
            counts: draughts_ground::said::message!(
                "criterion-preference",
                "players without the colour due"
            ),
            is_said_by_downfloaters: false,
        };
        let (chosen, instead) = (Amount::Count(1), Amount::Count(2));
        let worse = Instead::Worse {
            bracket: 0,
            criterion,
            chosen: chosen.clone(),
            instead: instead.clone(),
        };
        let (why, label) = said(&worse);
        let facts =
            "(score: 6, single: no, criterion: criterion-preference, chosen: 1, instead: 2)";
        assert_eq!((why.to_string(), label), (format!("why-worse {facts}"), Some("C12")));
        assert_eq!(said(&Instead::Chosen).1, None);
    }
}
