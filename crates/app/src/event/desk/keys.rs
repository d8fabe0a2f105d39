//! Single keys: those that are a complete answer, and lines made of the others.

use super::answers::DeskAnswer;
use draughts_events::event::acts::{Entry, Whose, enter};
use draughts_events::event::{Event, EventDocument, Outcome, PairedRound, Round, RoundDocument};

/// Keys that may be a result; the event decides which result, if any.
const MAYBE: &str = "2103456789=+-wbdzr½";

/// A key, as reported by a terminal or a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Key {
    /// A letter, a digit or a sign.
    Char(char),
    /// The end of a line.
    Enter,
    /// Deletes the last letter, or goes to the previous board if there is none.
    Backspace,
    /// Abandons the started input.
    Escape,
    /// The previous board.
    Up,
    /// The next board.
    Down,
}

/// The effect of a key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Pressed {
    /// A complete answer.
    Line(String),
    /// Part of a line, or nothing.
    Typed,
}

/// The keys that are a complete result in an event, each with the outcome for the player named
/// first.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct ResultKeys {
    whole: Vec<(char, Outcome)>,
    /// The digits that begin a longer result.
    begin: Vec<char>,
}

impl ResultKeys {
    /// Returns the keys of an event. A digit that begins a longer result (`12`, `1.01`, `1+`) is
    /// not among them: it begins a line.
    pub(super) fn of(event: &Event, round: &PairedRound) -> Self {
        let Some(board) = round.boards.first() else { return Self::default() };
        let game = (event.scoring.games() > 1).then_some(1);
        let boards =
            vec![draughts_events::event::Board::new(1, board.white.clone(), board.black.clone())];
        let only = RoundDocument { boards, ..RoundDocument::new(Round(1)) };
        let players = event.players.iter().filter(|player| board.has(&player.id)).cloned();
        let (players, rounds) = (players.collect(), vec![only.into()]);
        let whole = event.clone().into_document();
        let small = Event::from(EventDocument { players, rounds, ..whole });
        let meant = |said: String| {
            let mut event = small.clone();
            let entry = Entry { whose: Whose::White(1), game, said };
            enter(&mut event, Round(1), &[entry], None).ok()?;
            event.rounds[0].boards[0].result.first().copied()
        };
        let goes_on = |key: char| {
            let longer = ('0'..='9').map(|next| format!("{key}{next}"));
            let others = [".01", "+"].map(|rest| format!("{key}{rest}"));
            longer.chain(others).any(|text| meant(text).is_some())
        };
        // A digit that is no result of a game, and begins the score of all games together.
        let begins_total = |key: char| {
            let own = &small.rounds[0].boards[0];
            let is_total = |other: char| {
                let said = format!("{key}-{other}");
                Entry { whose: Whose::White(1), game: None, said }.is_total(event, own)
            };
            game.is_some() && meant(key.into()).is_none() && ('0'..='9').any(is_total)
        };
        let begins = |digit: &char| goes_on(*digit) || begins_total(*digit);
        let begin: Vec<char> = ('0'..='9').filter(begins).collect();
        let whole = MAYBE.chars().filter(|key| !begin.contains(key));
        let whole = whole.filter_map(|key| Some((key, meant(key.into())?))).collect();
        Self { whole, begin }
    }

    /// Returns whether a key is a complete result.
    pub(super) fn has(&self, key: char) -> bool {
        self.whole.iter().any(|(one, _)| *one == key)
    }

    /// Iterates over the keys, with the first key of each result only.
    pub(super) fn shortest(&self) -> impl Iterator<Item = (char, Outcome)> {
        let whole = &self.whole;
        let first = |at: &usize| !whole[..*at].iter().any(|(_, result)| *result == whole[*at].1);
        (0..whole.len()).filter(first).map(|at| whole[at])
    }
}

/// Interprets a key where a result is expected and nothing has been typed yet.
pub(super) fn begins(key: char, results: &ResultKeys) -> Option<Pressed> {
    let lower = key.to_lowercase().next().unwrap_or(key);
    if results.has(lower) {
        return Some(Pressed::Line(lower.into()));
    }
    if key == ' ' {
        return Some(Pressed::Line(String::new()));
    }
    if DeskAnswer::is_command(lower) {
        return Some(Pressed::Line(lower.into()));
    }
    (key == ':' || results.begin.contains(&key)).then_some(Pressed::Typed)
}
