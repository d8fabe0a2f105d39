//! The effects of an act: its lines, and the headline for the history.

use draughts_ground::said::{Said, Told};

use super::Echo;
use draughts_events::acts::{Line, runs};
use draughts_events::event::acts::{ActLine, LineRole};

/// The effects of an act, for the user and for the history.
///
/// [`apply`](super::apply()) creates it from an act, and [`Done::of`] from any other messages,
/// which the history then keeps as those of the operation.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Done {
    /// The messages for the user, in this order.
    pub lines: Vec<Line>,
    /// The user's reason, if given.
    pub reason: Option<String>,
    /// The act as a value, which the history keeps next to the patch.
    pub act: Option<serde_json::Value>,
}

impl<T: ActLine> From<Vec<T>> for Done {
    fn from(said: Vec<T>) -> Self {
        Self::of(&said)
    }
}

impl Done {
    /// Creates the effects from messages, one line each.
    pub fn of(said: &[impl ActLine]) -> Self {
        Self { lines: said.iter().map(Line::of).collect(), reason: None, act: None }
    }

    /// Adds the user's reason.
    #[must_use]
    pub fn because(mut self, reason: Option<&str>) -> Self {
        self.reason = reason.map(str::to_owned);
        self
    }

    /// Returns the messages for the user, in order.
    pub fn said(&self) -> Vec<Said> {
        self.lines.iter().map(|line| line.said.clone()).collect()
    }

    /// Returns the message for the history that replaces all lines.
    ///
    /// This is the line that describes the whole act, or else the first thing done, with the other
    /// boards or the number of other lines. Unchanged things and side notes are left out unless
    /// there is nothing else.
    pub(crate) fn headline(&self) -> Option<Said> {
        let of = |part: LineRole| self.lines.iter().filter(move |line| line.part == part);
        if let Some(whole) = of(LineRole::Whole).next() {
            return Some(whole.said.clone());
        }
        let done = [LineRole::Done, LineRole::Unchanged, LineRole::Kept, LineRole::Aside]
            .map(|part| of(part).collect::<Vec<_>>())
            .into_iter()
            .find(|lines| !lines.is_empty())?;
        let (first, rest) = done.split_first()?;
        if rest.is_empty() {
            return Some(first.said.clone());
        }
        let (first_said, more) = (first.said.clone(), rest.len());
        Some(match other_boards(first, rest) {
            Some(boards) => {
                let several = boards.len() > 1;
                Echo::AndBoards { first: first_said, boards: runs(&boards), several }.said()
            }
            None => Echo::AndMore { first: first_said, more }.said(),
        })
    }

    /// Returns the message that versions up to 0.1 wrote into the history instead: the first line,
    /// whatever its role, and the number of other lines.
    pub(super) fn first_and_more(&self) -> Option<Said> {
        let (first, rest) = self.lines.split_first()?;
        let (first, more) = (first.said.clone(), rest.len());
        Some(if more == 0 { first } else { Echo::AndMore { first, more }.said() })
    }
}

/// Returns the boards of the other lines, in ascending order, if all are about boards of one round
/// other than the first line's.
fn other_boards(first: &Line, rest: &[&Line]) -> Option<Vec<u16>> {
    let (round, board) = first.board?;
    let of_round = |line: &&Line| line.board.filter(|(other, _)| *other == round);
    let mut boards: Vec<u16> =
        rest.iter().map(|line| of_round(line).map(|(_, board)| board)).collect::<Option<_>>()?;
    boards.sort_unstable();
    boards.dedup();
    boards.retain(|&other| other != board);
    (!boards.is_empty()).then_some(boards)
}

#[cfg(test)]
mod tests {
    use super::*;
    use draughts_events::event::{Round, acts};
    use draughts_report::words::{Language, say};

    fn scored(board: u16) -> acts::Echo {
        let (white, black) = ("Ash".to_owned(), "Elm".to_owned());
        acts::Echo::Scored { round: Round(1), board, white, black, results: Vec::new() }
    }

    fn headline(done: &Done) -> String {
        say(&done.headline().unwrap(), Language::English)
    }

    #[test]
    fn the_headline_is_what_was_done_and_not_what_stood_there() {
        let mut done = Done::of(&[scored(1).as_recorded(true), scored(2)]);
        done.lines.push(Line::aside(Echo::NothingToChange.said()));
        assert_eq!(headline(&done).trim(), "round 1, board 2: Ash - Elm");
        let former = say(&done.first_and_more().unwrap(), Language::English);
        assert!(former.starts_with("round 1, board 1") && former.ends_with("(and 2 more)"));
        done.lines.push(Line::of(&scored(4)));
        assert!(headline(&done).ends_with("(and board 4)"), "{}", headline(&done));
        done.lines.extend([5, 6].map(|board| Line::of(&scored(board))));
        assert!(headline(&done).ends_with("(and boards 4-6)"), "{}", headline(&done));
    }

    #[test]
    fn nothing_done_is_still_said() {
        let done = Done::of(&[scored(1).as_recorded(true)]);
        assert!(headline(&done).ends_with("as recorded"), "{}", headline(&done));
    }
}
