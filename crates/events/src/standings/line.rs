//! An explained value in one line.

use std::fmt;

use super::{Amount, Explained, Formula, Part, Strike, Undefined, Value};

impl fmt::Display for Explained {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.tie_break, self.value)?;
        if let Some(undefined) = self.undefined {
            return write!(f, ": {undefined}");
        }
        match &self.value {
            Value::Number(_) | Value::Lower(_) => {
                match self.formula {
                    None => write!(f, " = {}", sum(&self.parts, 1))?,
                    Some(formula) => by_formula(f, formula, &self.parts)?,
                }
                without(f, &self.parts)
            }
            Value::Steps(steps) => {
                let list: Vec<String> =
                    (1..=steps.len()).map(|step| sum(&self.parts, step)).collect();
                write!(f, " = {}", if list.is_empty() { "0".into() } else { list.join(", then ") })
            }
            Value::Against(_) => {
                let games = self.parts.iter().filter(|part| part.is_in(1));
                let list: Vec<String> = games.map(against).collect();
                if list.is_empty() {
                    f.write_str(": no game against a place that decided")
                } else {
                    write!(f, " = {}", list.join(", "))
                }
            }
            Value::Lot(_) => {
                let order: Vec<&str> = self.lots.iter().map(|lot| lot.player.as_str()).collect();
                write!(f, ": drawn in the order {}", order.join(", "))
            }
            Value::None => Ok(()),
        }
    }
}

/// What is printed after a number that is not the sum of its parts.
fn by_formula(f: &mut fmt::Formatter<'_>, formula: Formula, parts: &[Part]) -> fmt::Result {
    match formula {
        Formula::Mean => {
            let count = parts.iter().filter(|part| part.is_in(1)).count();
            write!(f, " = ({}) / {count}", sum(parts, 1))
        }
        Formula::Performance { mean, percent, difference } => {
            let sign = if difference < 0 { '-' } else { '+' };
            let difference = difference.unsigned_abs();
            write!(f, " = {mean} {sign} {difference} (a score of {percent} %)")
        }
        Formula::Perfect { score } if score == Amount::ZERO => {
            f.write_str(": the lowest opponent less 800, for no points")
        }
        Formula::Perfect { score } => {
            let ratings: Vec<String> = parts.iter().map(|part| part.amount.to_string()).collect();
            write!(f, ": the lowest rating that expects {score} against {}", ratings.join(", "))
        }
        Formula::Ahead => {
            let games: Vec<String> = parts.iter().map(game).collect();
            let games = if games.is_empty() { "no games".into() } else { games.join(", ") };
            write!(f, " of the tied ahead: {games}")
        }
        Formula::Given => Ok(()),
    }
}

fn game(part: &Part) -> String {
    let opponent = part.opponent.as_ref().map_or("nobody", |id| id.as_str());
    format!("{} against {opponent}", part.amount)
}

/// The parts of a step with plus signs between them.
fn sum(parts: &[Part], step: usize) -> String {
    let list: Vec<String> = parts.iter().filter(|part| part.is_in(step)).map(term).collect();
    if list.is_empty() { "0".into() } else { list.join(" + ") }
}

fn term(part: &Part) -> String {
    match (part.factor, part.score) {
        (Some(factor), Some(score)) => format!("{factor} x {score}"),
        _ => part.amount.to_string(),
    }
}

fn against(part: &Part) -> String {
    let opponent = part.opponent.as_ref().map_or("nobody", |id| id.as_str());
    format!("{} against {opponent} (place {})", part.amount, part.place.unwrap_or_default())
}

/// What was struck out of a sum.
fn without(f: &mut fmt::Formatter<'_>, parts: &[Part]) -> fmt::Result {
    let struck = parts.iter().filter_map(|part| Some((part, part.struck?.why)));
    let list: Vec<String> = struck
        .map(|(part, why)| {
            let opponent = part.opponent.as_ref().map_or("no opponent", |id| id.as_str());
            match why {
                Strike::Best => format!("{}, the best: {opponent}", part.amount),
                Strike::GivenUp => format!("{}, given up: round {}", part.amount, part.round),
                Strike::FirstRound => format!("{}, round {}", part.amount, part.round),
                Strike::BelowLimit => format!("{}, below the limit: {opponent}", part.amount),
                _ => format!("{}, the worst: {opponent}", part.amount),
            }
        })
        .collect();
    if list.is_empty() { Ok(()) } else { write!(f, " (without {})", list.join("; ")) }
}

impl fmt::Display for Undefined {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::NoPlace => "the player has no place",
            Self::NobodyTied => "nobody is tied with the player",
            Self::NotAllMet => "not all of the tied have met each other, all equally often",
            Self::NoSeed => "the event has no seed",
            Self::Nothing => "there is nothing to take it from",
        })
    }
}
