//! What comes of the records of a round, and entering it.

use crate::event::acts::{Amend, Entry, Refused, Whose, accept_records, enter_games, swap_colors};
use crate::event::{Acceptance, Event, Outcome, PlayerId, Round};

use super::{Disagreement, Kind};

/// What becomes of a game of the round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fate {
    /// The record's result is entered.
    Entered(Outcome),
    /// It replaces what was entered before.
    Amended(Outcome),
    /// It is what the event has.
    Agreed,
    /// A ruling of the arbiter stands against the record.
    Ruled,
    /// It is not entered, because something disagrees.
    NotEntered,
    /// There is no record of the game, or none with a result.
    Missing,
    /// No record is to be expected: a forfeit, or the record came another day.
    NoRecord,
}

impl Fate {
    /// The result that the event is given.
    #[must_use]
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Entered(outcome) | Self::Amended(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// The word of the JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Entered(_) => "entered",
            Self::Amended(_) => "amended",
            Self::Agreed => "agreed",
            Self::Ruled => "ruled",
            Self::NotEntered => "not-entered",
            Self::Missing => "missing",
            Self::NoRecord => "no-record",
        }
    }
}

/// What a record would give its board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Offer {
    /// The result, the points of the board's White first.
    pub outcome: Outcome,
    /// True if the record has the colours the other way round than the board.
    pub swapped: bool,
}

/// A game of the round.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct GameLine {
    /// The board.
    pub board: u16,
    /// The game of a micro-match, from 1.
    pub game: u16,
    /// White of this game.
    pub white: PlayerId,
    /// Black of this game.
    pub black: PlayerId,
    /// Its record; of several of the same game none.
    pub record: Option<String>,
    /// The result in the record, as written there.
    pub recorded: Option<String>,
    /// What the event had, the points of the board's White first.
    pub before: Option<Outcome>,
    /// What becomes of it.
    pub fate: Fate,
    /// What disagrees.
    pub disagreements: Vec<Disagreement>,
    /// Rulings about it, in words.
    pub rulings: Vec<String>,
    /// The record as whoever asks has named it.
    pub named: Option<String>,
    /// What would be entered if the record were accepted, where that would enter something.
    pub offer: Option<Offer>,
    /// True if the board gets the colours of its record: `white` and `black` are exchanged.
    pub exchanges: bool,
    /// True if the record is new to the board and belongs to it.
    pub(super) keeps_record: bool,
    /// What the arbiter accepts now, and the board does not note yet.
    pub(super) accepts: Vec<Kind>,
}

impl GameLine {
    /// The record to be noted with the board.
    #[must_use]
    pub(crate) fn new_record(&self) -> Option<&String> {
        self.record.as_ref().filter(|_| self.keeps_record)
    }

    /// What is accepted of the record, to be noted with the board.
    #[must_use]
    pub fn acceptance(&self) -> Option<Acceptance> {
        let record = self.record.clone().filter(|_| !self.accepts.is_empty())?;
        Some(Acceptance { record, of: self.accepts.clone() })
    }

    /// The result to be entered, as it would be typed.
    fn entry(&self, event: &Event) -> Option<Entry> {
        let said = self.fate.outcome()?.to_string();
        let game = (event.scoring.games() > 1).then_some(usize::from(self.game));
        Some(Entry { whose: Whose::White(self.board), game, said })
    }

    /// A result of the board with the points of White of this game first, who is Black of the board
    /// in the second game of a micro-match.
    #[must_use]
    pub fn in_row(&self, of_board: Outcome) -> Outcome {
        if self.game == 2 { of_board.reversed() } else { of_board }
    }

    /// What the event has afterwards.
    #[must_use]
    pub fn after(&self) -> Option<Outcome> {
        self.fate.outcome().or(self.before)
    }
}

/// A record that belongs to no board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Surplus {
    /// The record.
    pub record: String,
    /// White, as written.
    pub white: String,
    /// Black, as written.
    pub black: String,
    /// Why.
    pub disagreements: Vec<Disagreement>,
    /// The record as whoever asks has named it.
    pub named: String,
    /// The board whose record it probably is: the line of that board names it, too.
    pub board: Option<u16>,
}

/// The records of a round held against its boards.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct GamesReport {
    /// The round.
    pub round: Round,
    /// Every game of the round, by board.
    pub games: Vec<GameLine>,
    /// Records that belong to none of them.
    pub surplus: Vec<Surplus>,
    /// Records of other rounds, which were passed over.
    pub other_rounds: usize,
}

impl GamesReport {
    /// True if every game has a result that nothing speaks against.
    #[must_use]
    pub fn agrees(&self) -> bool {
        let fine = |line: &GameLine| !line.disagreements.iter().any(Disagreement::is_open);
        self.surplus.is_empty() && self.games.iter().all(fine)
    }

    /// True if there is anything to write.
    #[must_use]
    pub fn changes_anything(&self) -> bool {
        let changes = |line: &GameLine| {
            line.fate.outcome().is_some()
                || line.new_record().is_some()
                || !line.accepts.is_empty()
                || line.exchanges
        };
        self.games.iter().any(changes)
    }

    /// Enters the results, and the records with their boards, and gives boards the colours of
    /// theirs; nothing where that has been done before. `amend` is needed where a result is amended.
    ///
    /// # Errors
    ///
    /// Something that the event has now does not go with this report.
    pub fn enter(&self, event: &mut Event, amend: Option<&Amend>) -> Result<(), Refused> {
        let (entries, records) = (self.entries(event), self.records());
        enter_games(event, self.round, &entries, &records, amend)?;
        accept_records(event, self.round, &self.accepted());
        for (board, record) in self.exchanged() {
            let reason = amend.map_or(record.as_str(), |amend| amend.reason.as_str());
            swap_colors(event, self.round, board, reason, true)?;
        }
        Ok(())
    }

    /// The boards that get the colours of their records, with these.
    #[must_use]
    pub fn exchanged(&self) -> Vec<(u16, String)> {
        let exchanged = self.games.iter().filter(|line| line.exchanges);
        exchanged.filter_map(|line| Some((line.board, line.record.clone()?))).collect()
    }

    /// The results to be entered.
    #[must_use]
    pub fn entries(&self, event: &Event) -> Vec<Entry> {
        self.games.iter().filter_map(|line| line.entry(event)).collect()
    }

    /// What is accepted of records, with their boards.
    #[must_use]
    pub fn accepted(&self) -> Vec<(u16, Acceptance)> {
        let accepted = |line: &GameLine| Some((line.board, line.acceptance()?));
        self.games.iter().filter_map(accepted).collect()
    }

    /// The records to be noted, with their boards.
    #[must_use]
    pub fn records(&self) -> Vec<(u16, String)> {
        let noted = |line: &GameLine| Some((line.board, line.new_record()?.clone()));
        self.games.iter().filter_map(noted).collect()
    }
}
