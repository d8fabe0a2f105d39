//! Changes of the event at the desk: entering, amending and undoing.

use super::places::Place;
use super::{AnswerEffect, Asking, Desk, NotAtDesk, Shown};
use crate::Error;
use crate::event::apply;
use crate::event::{Changed, Done, Echo, WriteMode};
use draughts_events::acts::{Apply, EnterResults, ResultReason, still_open};
use draughts_events::event::acts::{self, Entry, Refused, Whose};
use draughts_events::event::{Board, Event, PlayerId, Round};
use draughts_ground::said::{Said, Told};
use journalled_file::Author;

impl Desk {
    pub(super) fn amend(&mut self) -> AnswerEffect {
        let Some((place, board)) = self.asked() else {
            return AnswerEffect::not(&NotAtDesk::NoBoardAsked);
        };
        // An adjourned game gets its result without a reason.
        if !place.recorded(board).iter().any(|one| one.is_final()) {
            return AnswerEffect::not(&NotAtDesk::NothingToAmend { board: board.board });
        }
        self.asking = Asking::Amended;
        AnswerEffect::default()
    }

    /// Takes another result, which must be valid in the event, before asking for its reason.
    pub(super) fn amended(&mut self, line: &str) -> AnswerEffect {
        let line = line.trim().trim_start_matches(':').trim();
        let Some((place, board)) = self.asked().filter(|_| !line.is_empty()) else {
            return AnswerEffect::shown(&Shown::LeftAsItIs);
        };
        let entry = self.entry(place, board, line);
        let amend = acts::Amend { reason: String::new() };
        let mut tried = self.event.clone();
        match acts::enter(&mut tried, self.round, &[entry], Some(&amend)) {
            Err(refused) => AnswerEffect::refused(refused),
            Ok(said)
                if tried.round(self.round).and_then(|round| place.board_in(round))
                    == Some(board) =>
            {
                let said = said.iter().map(Told::said).collect();
                AnswerEffect { said, ..AnswerEffect::default() }
            }
            Ok(_) => {
                self.asking = Asking::Reason { result: line.to_owned() };
                AnswerEffect::default()
            }
        }
    }

    pub(super) fn reason(&mut self, author: &Author, result: &str, line: &str) -> AnswerEffect {
        let reason = line.trim();
        let Some((place, _)) = self.asked() else { return AnswerEffect::default() };
        if reason.is_empty() {
            return AnswerEffect::not(&NotAtDesk::NoReason);
        }
        self.enter(author, place, result, Some(reason))
    }

    /// Enters `12=2-0`: the result of a named board, or of a player.
    pub(super) fn enter_named(&mut self, author: &Author, text: &str) -> AnswerEffect {
        let entry: Entry = match text.parse() {
            Ok(entry) => entry,
            Err(wrong) => return AnswerEffect::refused(Error::usage(&wrong)),
        };
        let Some(paired) = self.paired() else { return AnswerEffect::default() };
        let entry = entry.settled(&self.event);
        let whose = &entry.whose;
        let sits = |board: &&Board| match whose {
            Whose::Board(number) | Whose::White(number) => board.board == *number,
            Whose::Seat { number, seat } => {
                board.in_match == Some(*number) && board.seat == Some(*seat)
            }
            Whose::Player(id) => {
                let is = |player: &PlayerId| player.as_str().eq_ignore_ascii_case(id);
                is(&board.white) || is(&board.black)
            }
        };
        // The act refuses a board that does not exist.
        let board = paired.boards.iter().find(sits).cloned();
        let place = board.as_ref().map(|board| Place { board: board.board, game: entry.game });
        self.put(author, board, place, entry, None)
    }

    pub(super) fn enter(
        &mut self,
        author: &Author,
        place: Place,
        said: &str,
        reason: Option<&str>,
    ) -> AnswerEffect {
        let Some(board) = self.paired().and_then(|round| place.board_in(round)).cloned() else {
            return AnswerEffect::not(&NotAtDesk::NoBoardAsked);
        };
        let entry = self.entry(place, &board, said);
        self.put(author, Some(board), Some(place), entry, reason)
    }

    /// Creates the entry of a result as typed, for a place and its board; if the first game is asked
    /// for, also of the score of all games together.
    pub(super) fn entry(&self, place: Place, board: &Board, said: &str) -> Entry {
        let whose = match board.in_match.zip(board.seat) {
            Some((number, seat)) => Whose::Seat { number, seat },
            None => Whose::Board(place.board),
        };
        let entry = Entry { whose, game: place.game, said: said.to_owned() };
        match place.game == Some(1) && entry.is_total(&self.event, board) {
            true => Entry { game: None, ..entry },
            false => entry,
        }
    }

    /// Enters a result with its own act, if the board is as it was shown.
    fn put(
        &mut self,
        author: &Author,
        shown: Option<Board>,
        place: Option<Place>,
        entry: Entry,
        reason: Option<&str>,
    ) -> AnswerEffect {
        let (entries, round) = (vec![entry], Some(self.round));
        let amend = reason.is_some();
        let reason = reason.map(|reason| ResultReason::Amends(reason.to_owned()));
        let act = EnterResults { entries, round, reason };
        let mut open = None;
        let changed = self.file.change(author, WriteMode::Write, EnterResults::VERB, |event| {
            let before = shown.as_ref().and_then(|shown| same_board(event, self.round, shown));
            let done = apply(event, act);
            open = still_open(event, self.round);
            match &shown {
                Some(shown) => self.as_shown(before, shown, amend, done),
                None => done,
            }
        });
        let read = self.read_again();
        let mut answered = match changed {
            Err(error) => return AnswerEffect::refused(error),
            Ok(changed) => {
                if let (Some(number), Some(place)) = (changed.number, place) {
                    self.own.push((number, place));
                }
                // The number of open boards is shown in the prompt.
                let all = changed.said.iter().filter(|said| open.as_ref() != Some(*said)).cloned();
                AnswerEffect {
                    said: notes(&changed).chain(all).collect(),
                    ..AnswerEffect::default()
                }
            }
        };
        answered.refused = read.err();
        let board = |place: Option<Place>| place.map(|place| place.board);
        if board(place).is_some() && board(place) == board(self.at) {
            self.go_on(amend);
        }
        answered
    }

    /// Returns the result of the act, or the reason it is refused: the board has other players than
    /// shown, or another result by now.
    fn as_shown(
        &self,
        before: Option<Board>,
        shown: &Board,
        amend: bool,
        done: Result<Done, Error>,
    ) -> Result<Done, Error> {
        let number = shown.board;
        let Some(board) = before else {
            return Err(Refused::told(&NotAtDesk::OtherPlayers { board: number }).into());
        };
        let [first, second] = self.players(&board, None);
        let is_as_shown = board.result == shown.result;
        let results = self.shown(&board, &board.result);
        let why = match done {
            Ok(done) if is_as_shown || !amend => return Ok(done),
            _ if !is_as_shown && results.is_empty() => NotAtDesk::Emptied { board: number },
            _ if !is_as_shown => NotAtDesk::Meanwhile { board: number, first, second, results },
            Err(Error::Refused(refused))
                if matches!(*refused.why, acts::Refusal::ResultRecorded { .. }) =>
            {
                NotAtDesk::Recorded { board: number, first, second, results }
            }
            done => return done,
        };
        Err(Refused::told(&why).into())
    }

    /// Moves to the next board after an answer, or back to the previously shown one after an
    /// amendment.
    fn go_on(&mut self, amended: bool) {
        let from = self.at;
        while let Some(place) = self.trail.pop_if(|_| amended) {
            let board = self.paired().and_then(|round| place.board_in(round));
            if board.is_some_and(|board| place.recorded(board).is_empty()) {
                self.at = Some(place);
                return;
            }
        }
        self.trail.extend(from);
        self.at = self.next(from);
    }

    pub(super) fn would_undo(&mut self, author: &Author) -> AnswerEffect {
        match self.file.would_undo(author) {
            Err(error) => AnswerEffect::refused(error),
            Ok((number, _)) if self.own.iter().any(|(own, _)| *own == number) => {
                self.undo(author, number)
            }
            Ok((number, what)) => {
                self.asking = Asking::Undo { number };
                AnswerEffect::shown(&Shown::WouldUndo { what })
            }
        }
    }

    /// Undoes the operation of this number, if it is still the last.
    pub(super) fn undo(&mut self, author: &Author, number: u64) -> AnswerEffect {
        let changed = match self.file.undo_last(author, number) {
            Err(error) => return AnswerEffect::refused(error),
            Ok(changed) => changed,
        };
        if let Some(own) = self.own.iter().position(|(own, _)| *own == number) {
            let (_, place) = self.own.remove(own);
            self.at = Some(place);
        }
        let said = notes(&changed).chain(changed.said.iter().cloned()).collect();
        AnswerEffect { said, refused: self.read_again().err(), is_over: false }
    }
}

/// Returns the board with the number and the players of another.
fn same_board(event: &Event, round: Round, shown: &Board) -> Option<Board> {
    let same = |board: &&Board| {
        board.board == shown.board && board.white == shown.white && board.black == shown.black
    };
    event.round(round)?.boards.iter().find(same).cloned()
}

/// Returns the notes for the user's attention.
fn notes(changed: &Changed) -> impl Iterator<Item = Said> {
    let by_hand = changed.hand_edit.map(|number| Echo::HandEdit { number }.said());
    let others = changed.by_hand.iter().chain(&changed.notes).map(Told::said);
    by_hand.into_iter().chain(others).map(|what| acts::Echo::Note { what }.said())
}
