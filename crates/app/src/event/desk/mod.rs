//! The desk for entering the results of a round: it asks for one board after the other, and each
//! answer is a separate operation, on disk before it is acknowledged.
//!
//! A [`Desk`] is a value that needs no terminal: [`Desk::prompt`] returns what is asked for,
//! [`Desk::answer`] takes a line, and [`Desk::press`] makes lines of single keys. It remembers only
//! what is shown, and reads the event again after every answer. A result is entered, under the
//! lock, only if the board still has the players and the result that were shown. Others may change
//! the event at the same time, even from another desk.

mod answers;
mod entering;
mod keys;
mod places;
mod said;
mod typed_out;

pub use keys::{Key, Pressed};
pub use said::{DeskPlayer, NotAtDesk, Prompt, Shown};

use self::answers::{DeskAnswer, is_yes};
use self::keys::{ResultKeys, begins};
use self::places::Place;
use self::typed_out::{Keyed, goes_on, goes_on_as_score, is_rest};
use super::EventFile;
use crate::Error;
use draughts_events::acts::still_open;
use draughts_events::event::acts::{self, Refused, paired_round};
use draughts_events::event::{Board, Color, Event, Outcome, PairedRound, Round};
use draughts_ground::said::{Said, Told};
use journalled_file::Author;

/// The maximum number of boards listed with their players.
const MOST_LISTED: usize = 20;

/// The maximum length of a line made of keys, in bytes.
const LONGEST_LINE: usize = 1000;

/// The desk of a round.
#[derive(Debug, Clone)]
pub struct Desk {
    file: EventFile,
    round: Round,
    /// The event as last read, which is what is shown.
    event: Event,
    /// The current place; `None` if no board is left.
    at: Option<Place>,
    /// The previous places, the latest last.
    trail: Vec<Place>,
    /// The operations entered here and not undone.
    own: Vec<(u64, Place)>,
    asking: Asking,
    keys: ResultKeys,
    /// The part of a line typed so far.
    typed: String,
    /// The digit just pressed, before its effect is known.
    digit: Option<char>,
    /// The result just entered with a digit.
    keyed: Option<Keyed>,
}

/// The question that the next line answers.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Asking {
    /// The result of the current board, or a command.
    Result,
    /// Another result for it.
    Amended,
    /// The reason for this result.
    Reason { result: String },
    /// The board to search for.
    Which,
    /// Whether to undo this operation.
    Undo { number: u64 },
}

/// The effect of an answer.
#[derive(Debug, Default)]
pub struct AnswerEffect {
    /// The messages to print, one line each.
    pub said: Vec<Said>,
    /// The reason nothing was done. Anything typed after such an answer was meant for another
    /// board.
    pub refused: Option<Error>,
    /// Whether the desk is closed.
    pub is_over: bool,
}

impl AnswerEffect {
    fn shown(said: &impl Told) -> Self {
        Self { said: vec![said.said()], ..Self::default() }
    }

    fn refused(refused: impl Into<Error>) -> Self {
        Self { refused: Some(refused.into()), ..Self::default() }
    }

    fn not(why: &NotAtDesk) -> Self {
        Self::refused(Refused::told(why))
    }
}

impl Desk {
    /// Opens the desk of a round of an event, by default the current round.
    ///
    /// # Errors
    ///
    /// Fails if the event cannot be read or the round is not paired.
    pub fn open(file: EventFile, round: Option<Round>) -> Result<Self, Error> {
        let event = file.read()?;
        let round = round.unwrap_or_else(|| acts::round_to_show(&event));
        let paired = &event.rounds[paired_round(&event, round)?];
        let at = places::after(paired, event.scoring.games(), None);
        let keys = ResultKeys::of(&event, paired);
        Ok(Self {
            file,
            round,
            at,
            keys,
            event,
            trail: Vec::new(),
            own: Vec::new(),
            asking: Asking::Result,
            typed: String::new(),
            digit: None,
            keyed: None,
        })
    }

    /// Returns the round, the number of open boards, and the possible input.
    pub fn greeting(&self) -> Vec<Said> {
        let boards = self.paired().map_or(0, |round| round.boards.len());
        let head = Shown::Head {
            event: self.event.name.clone(),
            round: self.round,
            boards,
            open: self.open_boards().len(),
        };
        let home = self.home_first();
        [head.said(), self.result_keys()]
            .into_iter()
            .chain(home)
            .chain([Shown::Commands.said()])
            .collect()
    }

    /// Returns the prompt.
    pub fn prompt(&self) -> Said {
        let (round, Some(paired)) = (self.round, self.paired()) else {
            return Prompt::Gone { round: self.round }.said();
        };
        if let Asking::Undo { number } = self.asking {
            return Prompt::Undo { number }.said();
        }
        if self.asking == Asking::Which {
            return Prompt::Which.said();
        }
        let Some((place, board)) = self.asked() else {
            let adjourned = paired.boards.iter().filter(|board| places::is_adjourned(board));
            return Prompt::AllIn { round, adjourned: adjourned.count() }.said();
        };
        let (number, game) = (place.board, place.game);
        let [first, second] = self.players(board, game);
        match self.asking {
            Asking::Amended => {
                let results = self.shown(board, place.recorded(board));
                let (board, of_match, seat) = (number, board.in_match, board.seat);
                Prompt::Amended { board, number: of_match, seat, game, first, second, results }
            }
            Asking::Reason { .. } => Prompt::Reason { board: number },
            Asking::Result | Asking::Which | Asking::Undo { .. } => {
                let recorded = place.recorded(board);
                let is_final = recorded.iter().any(|one| one.is_final());
                let results = (!recorded.is_empty()).then(|| self.shown(board, recorded));
                // The colours are reversed in the second game of a micro-match; in a team event,
                // each player is named with the colour.
                let swapped = game == Some(2) && board.in_match.is_none();
                let white = swapped.then(|| second.clone());
                let (postponed, until) = put_off(board);
                Prompt::Result {
                    board: number,
                    number: board.in_match,
                    seat: board.seat,
                    game,
                    first,
                    second,
                    white,
                    results,
                    is_final,
                    postponed,
                    until,
                }
            }
        }
        .said()
    }

    /// Returns the part of a line typed so far.
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// Returns the number of results entered here and not undone here.
    pub const fn entered(&self) -> usize {
        self.own.len()
    }

    /// Takes a single key. A key that is a result or a command is a complete answer.
    pub fn press(&mut self, key: Key) -> Pressed {
        let is_empty = self.typed.is_empty();
        let wants_result = self.asking == Asking::Result;
        match key {
            Key::Enter => return Pressed::Line(std::mem::take(&mut self.typed)),
            Key::Backspace if !is_empty => drop(self.typed.pop()),
            Key::Backspace | Key::Up if is_empty && wants_result => {
                return Pressed::Line("<".into());
            }
            Key::Down if is_empty && wants_result => return Pressed::Line(String::new()),
            Key::Escape if !is_empty => self.typed.clear(),
            Key::Escape => self.asking = Asking::Result,
            Key::Char(key) if !key.is_control() => return self.typed_key(key),
            Key::Backspace | Key::Up | Key::Down | Key::Char(_) => {}
        }
        Pressed::Typed
    }

    fn typed_key(&mut self, key: char) -> Pressed {
        let is_single = match self.asking {
            Asking::Undo { .. } => return Pressed::Line(key.into()),
            Asking::Result => self.typed.is_empty(),
            // Otherwise, typing an amended score in full would enter its first digit and take the
            // rest as the reason.
            Asking::Amended | Asking::Reason { .. } | Asking::Which => false,
        };
        if is_single && !(self.keyed.is_some() && goes_on(key)) {
            match begins(key, &self.keys) {
                Some(Pressed::Typed) => {}
                Some(line) => {
                    self.digit = Some(key).filter(char::is_ascii_digit);
                    return line;
                }
                // It is answered as what it is: neither a result nor a command.
                None => return Pressed::Line(key.into()),
            }
        }
        if self.typed.len() < LONGEST_LINE {
            self.typed.push(key);
        }
        match self.keyed.is_some() && is_rest(&self.typed, &self.keys) {
            true => Pressed::Line(std::mem::take(&mut self.typed)),
            false => Pressed::Typed,
        }
    }

    /// Takes an answer to the prompt.
    pub fn answer(&mut self, author: &Author, line: &str) -> AnswerEffect {
        self.typed.clear();
        let (digit, keyed) = (self.digit.take(), self.keyed.take());
        match std::mem::replace(&mut self.asking, Asking::Result) {
            Asking::Result => match keyed.filter(|_| goes_on_as_score(line)) {
                Some(keyed) => self.typed_out(author, &keyed, line),
                None => {
                    let entered = self.own.len();
                    let answered = self.result_or_command(author, line);
                    self.keyed = digit.and_then(|digit| self.keyed(digit, entered));
                    answered
                }
            },
            Asking::Amended => self.amended(line),
            Asking::Reason { result } => self.reason(author, &result, line),
            Asking::Which => self.search(line.trim().trim_start_matches('/').trim()),
            Asking::Undo { number } if is_yes(line) => self.undo(author, number),
            Asking::Undo { .. } => AnswerEffect::shown(&Shown::LeftAsItIs),
        }
    }

    fn result_or_command(&mut self, author: &Author, line: &str) -> AnswerEffect {
        let answer = DeskAnswer::of(line);
        // A result is compared with what was shown; anything else refers to the event in its
        // current state.
        let is_result = matches!(answer, DeskAnswer::Result(_) | DeskAnswer::OfNamedBoard(_));
        if !is_result && let Err(error) = self.read_again() {
            let is_over = answer == DeskAnswer::Quit;
            return AnswerEffect { is_over, ..AnswerEffect::refused(error) };
        }
        match answer {
            DeskAnswer::Skip => self.skip(),
            DeskAnswer::Back => self.back(),
            DeskAnswer::Search("") => {
                self.asking = Asking::Which;
                AnswerEffect::default()
            }
            DeskAnswer::Search(text) => self.search(text),
            DeskAnswer::Amend => self.amend(),
            DeskAnswer::Undo => self.would_undo(author),
            DeskAnswer::Missing => self.missing(),
            DeskAnswer::Help => self.help(),
            DeskAnswer::Quit => {
                AnswerEffect { said: self.parting(), is_over: true, ..AnswerEffect::default() }
            }
            DeskAnswer::Result(text) => match self.asked() {
                Some((place, _)) => self.enter(author, place, text, None),
                None => AnswerEffect::not(&NotAtDesk::NoBoardAsked),
            },
            DeskAnswer::OfNamedBoard(text) => self.enter_named(author, text),
        }
    }

    /// Returns the messages on leaving: the number of results entered, and what is missing.
    pub fn parting(&self) -> Vec<Said> {
        let left = Shown::Left { entered: self.own.len() }.said();
        let open = still_open(&self.event, self.round);
        [left].into_iter().chain(open).collect()
    }

    fn skip(&mut self) -> AnswerEffect {
        self.trail.extend(self.at);
        self.at = self.next(self.at);
        AnswerEffect::default()
    }

    fn back(&mut self) -> AnswerEffect {
        let games = self.event.scoring.games();
        let before = || places::before(self.paired()?, games, self.at);
        let Some(place) = self.trail.last().copied().or_else(before) else {
            return AnswerEffect::not(&NotAtDesk::NothingBefore);
        };
        self.trail.pop();
        self.at = Some(place);
        AnswerEffect::default()
    }

    fn search(&mut self, text: &str) -> AnswerEffect {
        if text.is_empty() {
            return AnswerEffect::default();
        }
        let Some(paired) = self.paired() else { return AnswerEffect::default() };
        match places::found(&self.event, paired, text).as_slice() {
            [] => AnswerEffect::not(&NotAtDesk::NotFound { text: text.to_owned() }),
            &[place] => {
                self.trail.extend(self.at);
                self.at = Some(place);
                AnswerEffect::default()
            }
            several => {
                let boards = several.iter().filter_map(|place| place.board_in(paired));
                let said = boards.map(|board| self.line(board)).collect();
                self.asking = Asking::Which;
                AnswerEffect { said, ..AnswerEffect::default() }
            }
        }
    }

    fn missing(&self) -> AnswerEffect {
        let Some(paired) = self.paired() else { return AnswerEffect::default() };
        let open = self.open_boards();
        let mut said: Vec<Said> = match open.len() {
            0 => vec![Shown::NothingToCome.said()],
            1..=MOST_LISTED => open.iter().map(|board| self.line(board)).collect(),
            count => {
                let numbers: Vec<u16> = open.iter().map(|board| board.board).collect();
                let boards = places::in_ranges(&numbers);
                vec![Shown::ToCome { boards, open: count }.said()]
            }
        };
        let adjourned = paired.boards.iter().filter(|board| places::is_adjourned(board));
        said.extend(adjourned.map(|board| self.line(board)));
        AnswerEffect { said, ..AnswerEffect::default() }
    }

    fn help(&self) -> AnswerEffect {
        let more = [Shown::Further.said(), Shown::Commands.said()];
        let total = (self.event.scoring.games() > 1).then(|| Shown::Total.said());
        let keys = [self.result_keys()].into_iter().chain(self.home_first());
        let said = keys.chain(total).chain(more).collect();
        AnswerEffect { said, ..AnswerEffect::default() }
    }

    /// Reads the event again, which others may have changed.
    fn read_again(&mut self) -> Result<(), Error> {
        self.event = self.file.read()?;
        // The current board may be gone, or another may have lost its result.
        if self.asked().is_none() {
            self.at = self.next(None);
        }
        Ok(())
    }

    fn paired(&self) -> Option<&PairedRound> {
        self.event.round(self.round)
    }

    /// Returns the current board.
    fn asked(&self) -> Option<(Place, &Board)> {
        let place = self.at?;
        Some((place, place.board_in(self.paired()?)?))
    }

    /// Returns the next place after this one without a result.
    fn next(&self, from: Option<Place>) -> Option<Place> {
        places::after(self.paired()?, self.event.scoring.games(), from)
    }

    fn open_boards(&self) -> Vec<&Board> {
        let games = self.event.scoring.games();
        self.paired().map_or_else(Vec::new, |round| round.open(games).collect())
    }

    /// Returns the message that the home team's points come first, in a team event.
    fn home_first(&self) -> Option<Said> {
        self.event.is_of_teams().then(|| Shown::HomeFirst.said())
    }

    /// Returns whether the home team is that of the board's Black.
    fn is_turned(&self, board: &Board) -> bool {
        let teams = self.paired().and_then(|paired| {
            let [_, black] = self.event.teams_at(paired, board)?;
            Some(self.event.match_of_board(paired, board)?.home == *black)
        });
        teams == Some(true)
    }

    /// Returns results as they are typed: with the points of the player named first in front.
    fn shown(&self, board: &Board, results: &[Outcome]) -> Vec<Outcome> {
        match self.is_turned(board) {
            true => results.iter().map(|outcome| outcome.reversed()).collect(),
            false => results.to_vec(),
        }
    }

    /// Returns the players of a board in the order they are named, with their IDs if others have
    /// the same name.
    ///
    /// In a team event, the player of the home team is named first, and each with the colour in
    /// this game.
    fn players(&self, board: &Board, game: Option<usize>) -> [Said; 2] {
        let teams = self.teams_at(board);
        let colors = match game {
            Some(2) => [Color::Black, Color::White],
            _ => [Color::White, Color::Black],
        };
        let named = |at: usize| {
            let id = [&board.white, &board.black][at];
            let name = self.event.player(id).map_or("", |player| player.name.as_str());
            let same = self.event.players.iter().filter(|player| player.name == name);
            let name = if same.count() > 1 { format!("{name} ({id})") } else { name.to_owned() };
            match teams {
                Some(teams) => {
                    let (team, color) = (teams[at].to_owned(), colors[at]);
                    DeskPlayer::OfTeam { name, team, color }.said()
                }
                None => DeskPlayer::Player { name }.said(),
            }
        };
        match self.is_turned(board) {
            true => [named(1), named(0)],
            false => [named(0), named(1)],
        }
    }

    /// Returns the teams of the players of a board, White's first.
    fn teams_at(&self, board: &Board) -> Option<[&str; 2]> {
        let [white, black] = self.event.teams_at(self.paired()?, board)?;
        Some([self.event.name_of(white)?, self.event.name_of(black)?])
    }

    fn line(&self, board: &Board) -> Said {
        let [first, second] = self.players(board, None);
        let results = (!board.result.is_empty()).then(|| self.shown(board, &board.result));
        let (postponed, until) = put_off(board);
        let (board, number, seat) = (board.board, board.in_match, board.seat);
        Shown::Board { board, number, seat, first, second, results, postponed, until }.said()
    }

    fn result_keys(&self) -> Said {
        let key = |(key, result): (char, _)| Shown::ResultKey { key: key.into(), result }.said();
        Shown::Results { keys: self.keys.shortest().map(key).collect() }.said()
    }
}

/// Returns whether a game of a board is postponed, and the last day on which it may be played.
fn put_off(board: &Board) -> (bool, Option<String>) {
    let until = board.postponed.as_ref().and_then(|postponed| postponed.until);
    (board.postponed.is_some(), until.map(|day| day.to_string()))
}
