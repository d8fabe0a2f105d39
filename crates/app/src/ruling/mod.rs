//! Recording of a ruling on a board: in words, or as given by `arbiter adjudicate`.

mod told;

use std::path::Path;

use super::event::{Done, Line, apply};
use super::{Error, Help, Hindrance};
use draughts_events::acts::{Act, RecordRuling, ResultReason};
use draughts_events::event::acts::{self, Refused};
use draughts_events::event::{Event, Round, Ruling};
use draughts_ground::said::Told;

pub use told::Adjudicated;

/// A ruling to be recorded.
#[derive(Debug, Clone, Default)]
pub struct NewRuling {
    /// The board, or a player there; optional if `told` names the players.
    pub board: Option<String>,
    /// The text of the ruling; optional if `told` gives one.
    pub ruling: Option<String>,
    /// The round; by default the one that is open for results, or with `told` the one in which the
    /// players meet.
    pub round: Option<Round>,
    /// The game of a micro-match, from 1.
    pub game: Option<u16>,
    /// The claim or question.
    pub claim: Option<String>,
    /// The article that it is based on.
    pub article: Option<String>,
    /// The arbiter who ruled.
    pub arbiter: Option<String>,
    /// The record of the game.
    pub record: Option<String>,
    /// The answer of `adjudicate`; it supplies what is not given here.
    pub told: Option<Adjudicated>,
    /// Whether the result in `told` is entered, too.
    pub enter: bool,
    /// Whether `told` is accepted although its record has reversed colours; the board gets the
    /// colours of the record.
    pub colors_swapped: bool,
    /// Whether it is published with its board.
    pub public: bool,
    /// The reason, and whether a recorded result may be changed.
    pub reason: Option<ResultReason>,
}

/// The game of a board.
#[derive(Debug, Clone, Copy)]
struct Place {
    round: Round,
    board: u16,
    /// The index of the game.
    game: usize,
    /// Whether White of the record is not the board's White.
    is_reversed: bool,
    /// Whether this has another cause than being the second game of a micro-match.
    is_swapped: bool,
}

impl Place {
    /// Returns the place after the board has got the colours of the record.
    const fn with_colors_of_record(self) -> Self {
        Self { is_reversed: self.is_reversed && !self.is_swapped, is_swapped: false, ..self }
    }
}

impl NewRuling {
    /// Records the ruling; `folder` is that of the event.
    ///
    /// # Errors
    ///
    /// Fails if there is no such board or game, `told` is of another event or contradicts the
    /// board, or the result cannot be entered. The event may then have been changed.
    pub fn record(&self, event: &mut Event, folder: &Path) -> Result<Done, Error> {
        if self.ruling.as_ref().is_some_and(|ruling| ruling.trim().is_empty()) {
            return Err(Hindrance::RulingWithoutWords.help(&Help::SayRuling).into());
        }
        if self.game.is_some_and(|game| usize::from(game) > event.scoring.games()) {
            return Err(Hindrance::OneGame.help(&Help::LeaveGameOut).into());
        }
        let place = self.place(event)?;
        let told = self.told.as_ref();
        if self.enter && told.is_none() {
            let board = place.board;
            return Err(Hindrance::WordsEnterNothing.help(&Help::EnterRuled { board }).into());
        }
        if let Some(told) = told.filter(|_| !self.enter && self.ruling.is_none()) {
            told.contradicts_board(event, place)?;
        }
        // The board gets the colours of the record, and the ruling refers to them.
        let settled = place.with_colors_of_record();
        let ruling = self.ruling(event, settled, folder);
        let entered = told.filter(|_| self.enter);
        let exchanged = told.filter(|_| place.is_swapped).map(|told| told.record_name(folder));
        let act = Act::from(RecordRuling {
            ruling: Box::new(ruling),
            entry: entered.map(|told| told.entry(event, place)).transpose()?,
            ending: entered.and_then(|told| told.given_up(event, place)),
            exchanged,
            reason: self.reason.clone(),
        });
        let mut done = apply(event, act)?;
        let other_round = told.and_then(|told| told.other_round(place));
        let note = other_round.map(|other| Line::of(&acts::Echo::Note { what: other.said() }));
        done.lines.splice(1..1, note);
        Ok(done)
    }
}

/// Creates the refusal of a ruling that names no board.
fn no_board() -> Refused {
    Hindrance::NamesOfNoBoard.help(&Help::NameBoard)
}

impl NewRuling {
    /// Returns the game that the ruling is about.
    fn place(&self, event: &Event) -> Result<Place, Refused> {
        let told = self.told.as_ref();
        let found = told.map_or(Ok(None), |told| told.place(event, self.round))?;
        if let (Some(told), Some(found)) = (told, found.filter(|_| !self.colors_swapped)) {
            told.has_colors(event, found)?;
        }
        let of_told = told.and_then(Adjudicated::board);
        let Some(board) = self.board.clone().or(of_told) else {
            return found
                .map_or_else(|| Err(told.map_or_else(no_board, |told| told.nowhere(event))), Ok);
        };
        let of_told = told.and_then(|told| told.round);
        let round = match self.round.or(found.map(|found| found.round)).or(of_told) {
            Some(round) => round,
            None => acts::round_in_play(event)?,
        };
        let boards = acts::boards_meant(event, round, &board)?;
        let &[number] = boards.as_slice() else { return Err(no_board()) };
        match found.filter(|found| found.round == round) {
            Some(found) if found.board == number => Ok(found),
            Some(found) => Err(Hindrance::OtherBoard { meant: found.board, board: number }
                .help(&Help::LeaveBoardOut)),
            None => {
                let game = self.game.map_or(0, |game| usize::from(game) - 1);
                let is_reversed = game == 1;
                Ok(Place { round, board: number, game, is_reversed, is_swapped: false })
            }
        }
    }

    fn ruling(&self, event: &Event, place: Place, folder: &Path) -> Ruling {
        let told = self.told.as_ref();
        let is_micro = event.scoring.games() > 1;
        let game = u16::try_from(place.game + 1)
            .ok()
            .filter(|_| is_micro && (self.game.is_some() || told.is_some()));
        let or = |own: &Option<String>, other: Option<String>| own.clone().or(other);
        Ruling {
            round: place.round,
            board: Some(place.board),
            game,
            claim: or(&self.claim, told.and_then(|told| told.claim(event, place))),
            ruling: or(&self.ruling, told.map(|told| told.words(event, place))).unwrap_or_default(),
            article: or(&self.article, told.and_then(Adjudicated::article)),
            arbiter: self.arbiter.clone(),
            record: or(&self.record, told.map(|told| told.record(folder))),
            result: None,
            public: self.public,
        }
    }
}
