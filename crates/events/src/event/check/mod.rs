//! Checks of an event: errors, warnings and notes.

mod advisable;
pub(crate) mod concern;
pub(crate) mod fault;
mod possible;

use std::any::Any;
use std::sync::Arc;

use crate::diag::{Code, Found};

use super::Event;

pub(crate) use crate::event::book::check::concerns as book_concerns;
pub use concern::Concern;
pub use fault::{Fault, Place};

pub use crate::event::book::{BookConcern, BookFault};
pub(crate) use crate::event::people::may_be_same_name;
pub use crate::event::people::{categories_of_nobody, taken_for_two};

/// A problem in a file, at its key path.
#[derive(Debug, Clone)]
pub struct Problem {
    /// The key path, such as `rounds[2].boards[0].white`.
    pub path: String,
    /// The problem as a value.
    what: Arc<dyn Found>,
}

impl PartialEq for Problem {
    fn eq(&self, other: &Self) -> bool {
        self.path == other.path && self.is_same_problem(other)
    }
}

impl Eq for Problem {}

impl Problem {
    /// Creates a problem at a key path.
    pub fn of(path: impl Into<String>, what: impl Found) -> Self {
        Self { path: path.into(), what: Arc::new(what) }
    }

    /// Returns the problem at another key path.
    #[must_use]
    pub fn at(self, path: String) -> Self {
        Self { path, ..self }
    }

    /// Returns the code, whose level distinguishes an error, which is impossible, from a warning
    /// for the arbiter.
    pub fn code(&self) -> &'static Code {
        self.what.code()
    }

    /// Returns the problem as a value.
    pub fn what(&self) -> Arc<dyn Found> {
        Arc::clone(&self.what)
    }

    /// Returns the problem, if it is a value of type `W`.
    pub fn as_what<W: Found>(&self) -> Option<&W> {
        let what: &dyn Any = self.what.as_ref();
        what.downcast_ref()
    }

    /// Returns whether both are the same problem, wherever they are.
    pub fn is_same_problem(&self, other: &Self) -> bool {
        self.what.said() == other.what.said()
    }
}

/// Returns the errors of an event: impossible contents. No command accepts such a file.
pub fn check(event: &Event) -> Vec<Problem> {
    possible::problems(event)
}

/// Returns the concerns about the days of an event and its number of rounds.
pub fn check_days(event: &Event) -> Vec<Problem> {
    let mut problems = Vec::new();
    super::rounds::check_days::concerns(event, &mut problems);
    problems
}

/// Returns the concerns about prize lists.
pub fn check_prizes(event: &Event) -> Vec<Problem> {
    let mut problems = Vec::new();
    super::prize::check::concerns(event, &mut problems);
    problems
}

/// Returns the concerns about single data of players and teams.
pub fn check_people(event: &Event) -> Vec<Problem> {
    let mut problems = Vec::new();
    super::people::check_odd::concerns(event, &mut problems);
    problems
}

/// Returns the concerns about births in an event that names no day, given the year in which it was
/// entered.
pub fn check_births(event: &Event, entered: i32) -> Vec<Problem> {
    super::people::check_odd::births(event, entered)
}

/// Returns the concerns about players who may be one person.
pub fn check_namesakes(event: &Event) -> Vec<Problem> {
    let mut problems = Vec::new();
    super::people::check_namesakes::concerns(event, &mut problems);
    problems
}

/// Returns the errors or, if there are none, the concerns.
pub fn check_with(event: &Event) -> Vec<Problem> {
    let errors = check(event);
    if errors.is_empty() { advisable::problems(event) } else { errors }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Color, Round, read};

    /// Returns the concerns about a Swiss in which `p1` has White in every round.
    fn found(rounds: usize, more: &str) -> Vec<Concern> {
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
        check_with(&event).iter().filter_map(Problem::as_what::<Concern>).cloned().collect()
    }

    #[test]
    fn a_run_of_a_colour_is_counted() {
        let found = found(4, "");
        for (round, times) in [(Round(3), 3), (Round(4), 4)] {
            let (id, color) = ("p1".parse().unwrap(), Color::White);
            assert!(found.contains(&Concern::ColorRun { id, color, times, round }), "{found:?}");
        }
    }

    #[test]
    fn more_of_one_colour_than_of_the_other_is_counted() {
        let found = found(2, "colors: {run: 9, difference: 0}\n");
        for (round, more) in [(Round(1), 1), (Round(2), 2)] {
            let (id, color) = ("p1".parse().unwrap(), Color::White);
            let concern = Concern::ColorDifference { id, color, more, round };
            assert!(found.contains(&concern), "{found:?}");
        }
    }

    /// Neither the length of a stage nor the number of stages may exceed the limits.
    #[test]
    fn what_nobody_would_play_to_its_end_is_refused_in_every_stage() {
        let text = |stages: &str| {
            let players = "players: [{id: p1, name: A}, {id: p2, name: B}]";
            let system = "system: {kind: round-robin}";
            format!("schema: arbiter.event/2\nname: X\n{system}\n{players}\nstages: [{stages}]\n")
        };
        let stage = |name: usize, system: &str| {
            format!("{{stage: s{name}, system: {{{system}}}, qualify: {{to: 2}}}}")
        };
        let is_refused = |stages: &str, words: &str| match read("test.yaml", &text(stages)) {
            Ok(_) => false,
            Err(error) => {
                assert!(error.to_string().contains(words), "{error}");
                true
            }
        };
        assert!(!is_refused(&stage(1, "kind: round-robin, cycles: 100"), ""));
        assert!(is_refused(&stage(1, "kind: round-robin, cycles: 101"), "cycles"));
        assert!(is_refused(&stage(1, "kind: swiss, rounds: 1001"), "rounds"));
        let many = |number: usize| {
            let all = (1..=number).map(|at| stage(at, "kind: round-robin"));
            all.collect::<Vec<_>>().join(", ")
        };
        assert!(!is_refused(&many(possible::MOST_STAGES), ""));
        assert!(is_refused(&many(possible::MOST_STAGES + 1), "stages"));
    }
}
