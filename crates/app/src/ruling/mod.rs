//! A ruling recorded against a board: in words, or as `arbiter adjudicate` gave it.

mod told;

use std::path::Path;

use super::event::{Done, Line, apply};
use super::{Error, Help, Hindrance};
use draughts_events::event::acts::{self, Act, Refused, RulingAct};
use draughts_events::event::{Event, Round, Ruling};
use draughts_ground::said::Told;

pub use told::Adjudicated;

/// A ruling to be recorded.
#[derive(Debug, Clone, Default)]
pub struct NewRuling {
    /// The board, or a player who sits there; may be left out if `told` names the players.
    pub board: Option<String>,
    /// What was ruled; may be left out if `told` says it.
    pub ruling: Option<String>,
    /// The round; by default the one that results are entered in, or with `told` the one in
    /// which the players meet.
    pub round: Option<Round>,
    /// The game of a micro-match, from 1.
    pub game: Option<u16>,
    /// What was claimed or asked.
    pub claim: Option<String>,
    /// The article it rests on.
    pub article: Option<String>,
    /// The arbiter who ruled.
    pub arbiter: Option<String>,
    /// The record of the game.
    pub record: Option<String>,
    /// The answer of `adjudicate`; it supplies what is not given here.
    pub told: Option<Adjudicated>,
    /// Whether the result that `told` gives is entered, too.
    pub enter: bool,
    /// Whether `told` is taken although its record has the colours the other way round; the board
    /// gets them.
    pub colors_swapped: bool,
    /// Whether a result that is recorded is changed.
    pub amend: bool,
    /// It is published with its board.
    pub public: bool,
    /// Why that is.
    pub reason: Option<String>,
}

/// The game of a board.
#[derive(Debug, Clone, Copy)]
struct Place {
    round: Round,
    board: u16,
    /// The game, from 0.
    game: usize,
    /// Whether White of the record is not the board's White.
    is_reversed: bool,
    /// Whether that is not because it is the second game of a micro-match.
    is_swapped: bool,
}

impl Place {
    /// Returns the same once the board has the colours of the record.
    const fn with_colors_of_record(self) -> Self {
        Self { is_reversed: self.is_reversed && !self.is_swapped, is_swapped: false, ..self }
    }
}

impl NewRuling {
    /// Records the ruling; `folder` is that of the event.
    ///
    /// # Errors
    ///
    /// There is no such board or game; what is told is of another event or contradicts the
    /// board; the result cannot be entered. The event may then have been changed.
    pub fn record(&self, event: &mut Event, folder: &Path) -> Result<Done, Error> {
        if self.ruling.as_ref().is_some_and(|ruling| ruling.trim().is_empty()) {
            return Err(Hindrance::RulingWithoutWords.help(&Help::SayRuling).into());
        }
        if self.game.is_some_and(|game| usize::from(game) > event.scoring.games()) {
            return Err(Hindrance::OneGame.help(&Help::LeaveGameOut).into());
        }
        let place = self.place(event)?;
        let told = self.told.as_ref();
        if let Some(told) = told.filter(|_| !self.enter && self.ruling.is_none()) {
            told.contradicts_board(event, place)?;
        }
        // The board gets the colours of the record, and the ruling speaks of them.
        let settled = place.with_colors_of_record();
        let ruling = self.ruling(event, settled, folder);
        let entered = told.filter(|_| self.enter);
        let exchanged = told.filter(|_| place.is_swapped).map(|told| told.record_name(folder));
        let act = Act::Ruling(RulingAct {
            ruling: Box::new(ruling),
            entry: entered.map(|told| told.entry(event, place)).transpose()?,
            ending: entered.and_then(|told| told.given_up(event, place)),
            exchanged,
            amend: self.amend,
            reason: self.reason.clone(),
        });
        let mut done = apply(event, &act)?;
        let other_round = told.and_then(|told| told.other_round(place));
        let note = other_round.map(|other| Line::of(&acts::Echo::Note { what: other.said() }));
        done.lines.splice(1..1, note);
        Ok(done)
    }
}

/// Returns the refusal of a ruling that names no board.
fn no_board() -> Refused {
    Hindrance::NamesOfNoBoard.help(&Help::NameBoard)
}

impl NewRuling {
    /// Which game it is about.
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
