//! Explains why two teams do not meet, or why a team does not have the bye.

use super::criterion::TeamCriterion;
use super::facts::Round;
use super::report::{TeamSwissRound, figures};
use super::{bracket, bye, upfloaters};
use crate::field::Field;
use crate::swiss::complete::MaximumMatching;
use crate::swiss::{Bracket, CriterionFigure, FigureValue, Restriction, WhyNot, bars};

/// Returns the answer; teams are indices into the field.
pub(super) fn instead(
    field: &Field,
    paired: &TeamSwissRound,
    one: usize,
    other: Option<usize>,
) -> WhyNot {
    let round = Round::new(field, paired.preferences);
    let places = round.seats.places(field.players.len());
    let place = |at: usize| places.get(at).copied().flatten();
    let nobody = WhyNot::Incomplete { criterion: None };
    let Some(first) = place(one) else { return nobody };
    match other {
        None => no_bye(&round, paired, first),
        Some(other) => place(other).map_or(nobody, |other| apart(&round, paired, first, other)),
    }
}

/// Returns the reason a team does not have the bye (3.4).
fn no_bye(round: &Round<'_>, paired: &TeamSwissRound, place: usize) -> WhyNot {
    if paired.pairing.bye == Some(round[place].at) {
        return WhyNot::Chosen;
    }
    if let Some(bar) = bars::of_bye(&round[place]) {
        return WhyNot::Illegal { bar, criterion: Some("C2") };
    }
    let others: Vec<usize> = (0..round.len()).filter(|&other| other != place).collect();
    let has_bye = (0..round.len()).find(|&other| paired.pairing.bye == Some(round[other].at));
    let Some(has_bye) = has_bye else { return WhyNot::Incomplete { criterion: None } };
    if !MaximumMatching::new(&round.seats.legal, &others, &[]).exposed().is_empty() {
        return WhyNot::Incomplete { criterion: Some("3.4.1") };
    }
    let unplayed = |place: usize| {
        let rounds = round.field.players[round[place].at].past.len();
        rounds.saturating_sub(round.facts[place].played)
    };
    let scores = [has_bye, place].map(|place| FigureValue::Scores(vec![round.score(place)]));
    let rounds = [has_bye, place].map(|place| FigureValue::Count(unplayed(place)));
    let (own, others) = (bye::rank(round, place), bye::rank(round, has_bye));
    let last = paired.brackets.len().saturating_sub(1);
    let worse = |criterion: TeamCriterion, [chosen, instead]: [FigureValue; 2]| WhyNot::Worse {
        bracket: last,
        criterion: criterion.into(),
        chosen,
        instead,
    };
    if own.0 != others.0 {
        worse(TeamCriterion::ByeScore, scores)
    } else if own.1 != others.1 {
        worse(TeamCriterion::ByeUnplayed, rounds)
    } else {
        WhyNot::Later { bracket: last }
    }
}

/// Returns the reason two teams do not meet.
fn apart(round: &Round<'_>, paired: &TeamSwissRound, one: usize, other: usize) -> WhyNot {
    let (a, b) = (round[one].at, round[other].at);
    let is_pair = |&(x, y): &(usize, usize)| (x, y) == (a, b) || (x, y) == (b, a);
    if paired.brackets.iter().any(|bracket| bracket.pairs.iter().any(is_pair)) {
        return WhyNot::Chosen;
    }
    if !round.may_meet(one, other) {
        let bar =
            bars::of_pair(round.field, &round[one], &round[other]).unwrap_or(Restriction::Apart);
        return WhyNot::Illegal {
            bar,
            criterion: matches!(bar, Restriction::Met(_)).then_some("C1"),
        };
    }
    let bye = paired.pairing.bye;
    if bye == Some(a) || bye == Some(b) {
        // Another team would have the bye: one that comes later under 3.4, or none.
        return WhyNot::Incomplete { criterion: Some("3.4") };
    }
    let holds = |bracket: &Bracket, at: usize| {
        bracket.residents.contains(&at) || bracket.moved_up.contains(&at)
    };
    let found = paired.brackets.iter().position(|bracket| holds(bracket, a) || holds(bracket, b));
    let Some(at) = found else { return WhyNot::Incomplete { criterion: None } };
    let here = &paired.brackets[at];
    // The teams not in a bracket above, in order.
    let is_left = |&place: &usize| {
        let team = round[place].at;
        bye != Some(team) && !paired.brackets[..at].iter().any(|above| holds(above, team))
    };
    let left: Vec<usize> = (0..round.len()).filter(is_left).collect();
    let both_here = holds(here, a) && holds(here, b);
    let wish = Some((one, other));
    let bye = (0..round.len()).find(|&place| bye == Some(round[place].at));
    let chosen = upfloaters::choose(round, &left, bye, wish.filter(|_| !both_here));
    let Some(chosen) = chosen else { return WhyNot::Incomplete { criterion: Some("C3") } };
    let again = bracket::pair(round, &chosen, wish.filter(|_| both_here));
    let Some(again) = again else { return WhyNot::Incomplete { criterion: Some("C1") } };
    let instead = figures(&chosen.figures, &again.figures);
    // C4 to C7 choose the set, C8 to C10 the pairing of the bracket.
    let of = if both_here { 4..instead.len() } else { 0..4 };
    worse(at, &here.figures[of.clone()], &instead[of]).unwrap_or(WhyNot::Later { bracket: at })
}

/// Returns the first figure that would be higher.
fn worse(
    bracket: usize,
    chosen: &[CriterionFigure],
    instead: &[CriterionFigure],
) -> Option<WhyNot> {
    let mut both = chosen.iter().zip(instead);
    let (own, other) = both.find(|(own, other)| own.amount != other.amount)?;
    Some(WhyNot::Worse {
        bracket,
        criterion: own.criterion,
        chosen: own.amount.clone(),
        instead: other.amount.clone(),
    })
}
