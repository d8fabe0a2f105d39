//! An explained value in one line.

use std::fmt;

use super::{Explained, Part, Strike, Undefined, Value};

impl fmt::Display for Explained {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.tie_break, self.value)?;
        if let Some(undefined) = self.undefined {
            return write!(f, ": {undefined}");
        }
        match &self.value {
            Value::Number(_) => {
                write!(f, " = {}", sum(&self.parts, 1))?;
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
            let which = if why == Strike::Best { "best" } else { "worst" };
            format!("{}, the {which}: {opponent}", part.amount)
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
        })
    }
}
