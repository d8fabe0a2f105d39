//! What cannot be in an event, and what should not be.

mod advisable;
mod possible;

use crate::diag::Code;

use super::{Event, codes};

/// Something wrong with an event, at the key path where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// What it is, with its level: an error cannot be, a warning the arbiter should look at.
    pub code: &'static Code,
    /// The key path, such as `rounds[2].boards[0].white`.
    pub path: String,
    /// The problem.
    pub message: String,
    /// What to do.
    pub help: Option<String>,
}

impl Problem {
    /// A problem of a declared code.
    pub fn new(code: &'static Code, path: impl Into<String>, message: impl Into<String>) -> Self {
        Self { code, path: path.into(), message: message.into(), help: None }
    }

    /// What cannot be in an event.
    fn error(path: impl Into<String>, message: impl Into<String>, help: impl Into<String>) -> Self {
        Self { help: Some(help.into()), ..Self::new(codes::EVENT_INVALID, path, message) }
    }
}

/// Everything that cannot be in an event: errors only. No command works on such a file.
#[must_use]
pub fn check(event: &Event) -> Vec<Problem> {
    possible::problems(event)
}

/// The errors and, where there are none, what the arbiter should look at.
#[must_use]
pub fn check_with(event: &Event) -> Vec<Problem> {
    let errors = check(event);
    if errors.is_empty() { advisable::problems(event) } else { errors }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::read;

    /// What is said of a Swiss in which `p1` has White in every round.
    fn said(rounds: usize, more: &str) -> Vec<String> {
        let players: String =
            (1..=rounds + 1).map(|n| format!("  - {{id: p{n}, name: Tree {n}}}\n")).collect();
        let round = |n: usize| {
            let white = format!("{{board: 1, white: p1, black: p{}, result: 2-0}}", n + 1);
            format!("  - round: {n}\n    boards:\n      - {white}\n")
        };
        let rounds: String = (1..=rounds).map(round).collect();
        let text = format!(
            "schema: arbiter.event/1\nname: X\nsystem: {{kind: swiss, rounds: 40}}\n{more}\
             players:\n{players}rounds:\n{rounds}"
        );
        let event = read("test.yaml", &text).unwrap_or_else(|error| panic!("{error}"));
        check_with(&event).into_iter().map(|problem| problem.message).collect()
    }

    #[test]
    fn which_time_it_is_has_the_ending_of_the_number() {
        let said = said(22, "");
        for (round, which) in [(3, "3rd"), (11, "11th"), (21, "21st"), (22, "22nd")] {
            let message = format!("p1 has white for the {which} time running in round {round}");
            let found = said.iter().any(|one| one.eq_ignore_ascii_case(&message));
            assert!(found, "{message}: {said:?}");
        }
    }

    #[test]
    fn one_time_is_singular() {
        let rules = "colors: {run: 9, difference: 0}\n";
        let said = said(2, rules);
        let find = |words: &str| said.iter().any(|one| one.contains(words));
        assert!(find("1 time more than the other colour in round 1"), "{said:?}");
        assert!(find("2 times more than the other colour in round 2"), "{said:?}");
    }
}
