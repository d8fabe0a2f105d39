//! Explains why a Swiss system did not pair two players, or did not give a player the bye.

use std::fmt;

use draughts_events::event::{Apart, Points};
use draughts_events::swiss::{FigureValue, Reasons, Restriction, WhyNot};
use draughts_ground::said::{Said, Told, said};

/// The value of a criterion: `2`, `6, 4`, `1 (4)`, `none`.
pub(super) struct CriterionText<'a>(pub &'a FigureValue);

impl fmt::Display for CriterionText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |scores: &[Points]| {
            scores.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
        };
        match self.0 {
            FigureValue::Count(count) => write!(f, "{count}"),
            FigureValue::Scores(scores) if scores.is_empty() => f.write_str("none"),
            FigureValue::Scores(scores) => f.write_str(&list(scores)),
            FigureValue::Floaters(0, _) => f.write_str("none"),
            FigureValue::Floaters(count, scores) => write!(f, "{count} ({})", list(scores)),
        }
    }
}

/// Explains why two players do not meet, or why a player does not have the bye.
///
/// The second value is the label of the criterion. `apart` is the reason why the event keeps the
/// two apart, if known.
pub(super) fn instead(
    reasons: &dyn Reasons,
    answer: &WhyNot,
    apart: Option<Apart>,
) -> (Said, Option<&'static str>) {
    let score = |at: usize| reasons.brackets().get(at).map_or(Points::ZERO, |one| one.score);
    let is_one = |score: Points| score == Points::whole(1);
    let criterion = match answer {
        WhyNot::Illegal { criterion, .. } | WhyNot::Incomplete { criterion } => *criterion,
        WhyNot::Worse { criterion, .. } => Some(criterion.label),
        WhyNot::Chosen | WhyNot::Later { .. } => None,
    };
    let why = match answer {
        WhyNot::Chosen => said!("why-chosen", "that is the pairing"),
        WhyNot::Illegal { bar: Restriction::Met(round), .. } => said!(
            "why-met",
            "they have met in round { $round }";
            round = *round
        ),
        WhyNot::Illegal { bar: Restriction::Bye(round), .. } => said!(
            "why-had-bye",
            "a bye, or the points of a win without a game, in round { $round }";
            round = *round
        ),
        WhyNot::Illegal { bar: Restriction::Color(color), .. } => said!(
            "why-same-color",
            "both must have { color-word }";
            color = *color
        ),
        WhyNot::Illegal { bar: Restriction::Apart, .. } => said!(
            "why-apart",
            "they are kept apart{ $why ->
                [none] {\"\"}
               *[other] : { $why }
            }";
            why = apart
        ),
        WhyNot::Incomplete { .. } => said!("why-incomplete", "the others could not all be paired"),
        WhyNot::Worse { bracket, criterion, chosen, instead } => said!(
            "why-worse",
            "{ bracket-word } would be worse: { $criterion }: { $instead } instead of { $chosen }";
            score = score(*bracket),
            single = is_one(score(*bracket)),
            criterion = criterion.said(),
            chosen = chosen.clone(),
            instead = instead.clone()
        ),
        WhyNot::Later { bracket } => said!(
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

        fn instead(&self, _: &Field, _: usize, _: Option<usize>) -> WhyNot {
            WhyNot::Chosen
        }
    }

    fn said(answer: &WhyNot) -> (Said, Option<&'static str>) {
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
        let illegal = |bar, label| WhyNot::Illegal { bar, criterion: Some(label) };
        let ids = |answer: &WhyNot| {
            let (why, criterion) = said(answer);
            (why.id(), criterion)
        };
        assert_eq!(ids(&illegal(Restriction::Met(3), "C1")), ("why-met", Some("C1")));
        let colors = illegal(Restriction::Color(Color::White), "C3");
        assert_eq!(ids(&colors), ("why-same-color", Some("C3")));
        let incomplete = WhyNot::Incomplete { criterion: Some("C4") };
        assert_eq!(ids(&incomplete), ("why-incomplete", Some("C4")));
        let criterion = Criterion {
            label: "C12",
            counts: draughts_ground::said::message!(
                "criterion-preference",
                "players without the colour due"
            ),
            is_said_by_downfloaters: false,
        };
        let (chosen, instead) = (FigureValue::Count(1), FigureValue::Count(2));
        let worse = WhyNot::Worse {
            bracket: 0,
            criterion,
            chosen: chosen.clone(),
            instead: instead.clone(),
        };
        let (why, label) = said(&worse);
        assert_eq!(why.id(), "why-worse");
        let english = "the bracket of 6 points would be worse: players without the colour due: 2 instead of 1";
        assert_eq!((why.to_string().as_str(), label), (english, Some("C12")));
        assert_eq!(said(&WhyNot::Chosen).1, None);
    }
}
