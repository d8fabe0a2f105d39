//! The outcome for the records of a round, and its entry.

use super::{Disagreement, Kind};
use crate::event::acts::{
    Amend, Entry, Refused, Whose, accept_records, boards_without_result, enter_games,
    take_colors_of_record,
};
use crate::event::{Acceptance, Board, Event, Outcome, PlayerId, Round};

/// The outcome for a game of the round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ImportOutcome {
    /// The record's result is entered.
    Entered(Outcome),
    /// The record's result replaces the one entered before.
    Amended(Outcome),
    /// The record agrees with the event.
    Agreed,
    /// A ruling of the arbiter takes precedence over the record.
    Ruled,
    /// The result is not entered, because something disagrees.
    NotEntered,
    /// There is no record of the game, or none with a result.
    Missing,
    /// No record is expected: a forfeit, or the record came earlier.
    NoRecord,
}

impl ImportOutcome {
    /// Returns the result to be entered.
    #[must_use]
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Entered(outcome) | Self::Amended(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// Returns the keyword in JSON.
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

/// The change that accepting a record would make to its board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardChange {
    /// The result, the points of the board's White first.
    pub outcome: Outcome,
    /// Whether the record has the colours of the board reversed.
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
    /// White in this game.
    pub white: PlayerId,
    /// Black in this game.
    pub black: PlayerId,
    /// Its record; `None` if there are several of the same game.
    pub record: Option<String>,
    /// The result in the record, as written.
    pub recorded: Option<String>,
    /// The previous result in the event, the points of the board's White first.
    pub before: Option<Outcome>,
    /// The outcome.
    pub fate: ImportOutcome,
    /// The disagreements.
    pub disagreements: Vec<Disagreement>,
    /// The rulings about it, in words.
    pub rulings: Vec<String>,
    /// The record as named by the caller.
    pub named: Option<String>,
    /// The change if the record were accepted, if any.
    pub offer: Option<BoardChange>,
    /// Whether the board gets the colours of its record: `white` and `black` are exchanged.
    pub exchanges: bool,
    /// Whether the record is new to the board and belongs to it.
    pub(super) keeps_record: bool,
    /// The disagreements accepted now that the board has not noted yet.
    pub(super) accepts: Vec<Kind>,
}

impl GameLine {
    /// Returns the record to be noted with the board.
    pub(crate) fn new_record(&self) -> Option<&String> {
        self.record.as_ref().filter(|_| self.keeps_record)
    }

    /// Returns the acceptance of the record, to be noted with the board.
    pub fn acceptance(&self) -> Option<Acceptance> {
        let record = self.record.clone().filter(|_| !self.accepts.is_empty())?;
        Some(Acceptance { record, of: self.accepts.clone() })
    }

    /// Returns the result to be entered, as it would be typed.
    fn entry(&self, event: &Event) -> Option<Entry> {
        let said = self.fate.outcome()?.to_string();
        let game = (event.scoring.games() > 1).then_some(usize::from(self.game));
        Some(Entry { whose: Whose::White(self.board), game, said })
    }

    /// Converts a result of the board to the points of this game's White first, who is Black of the
    /// board in the second game of a micro-match.
    pub fn in_row(&self, of_board: Outcome) -> Outcome {
        if self.game == 2 { of_board.reversed() } else { of_board }
    }

    /// Returns the result in the event afterwards.
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
    /// The reasons.
    pub disagreements: Vec<Disagreement>,
    /// The record as named by the caller.
    pub named: String,
    /// The board whose record it probably is; the line of that board has it too.
    pub board: Option<u16>,
}

/// The comparison of the records of a round with its boards.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct GamesReport {
    /// The round.
    pub round: Round,
    /// Every game of the round, by board.
    pub games: Vec<GameLine>,
    /// Records that belong to none of them.
    pub surplus: Vec<Surplus>,
    /// The number of records of other rounds, which were skipped.
    pub other_rounds: usize,
}

impl GamesReport {
    /// Returns whether every game has an undisputed result.
    pub fn agrees(&self) -> bool {
        let fine = |line: &GameLine| !line.disagreements.iter().any(Disagreement::is_open);
        self.surplus.is_empty() && self.games.iter().all(fine)
    }

    /// Returns whether there is anything to write.
    pub fn changes_anything(&self) -> bool {
        let changes = |line: &GameLine| {
            line.fate.outcome().is_some()
                || line.new_record().is_some()
                || !line.accepts.is_empty()
                || line.exchanges
        };
        self.games.iter().any(changes)
    }

    /// Enters the results, notes the records with their boards, and gives boards the colours of
    /// their records; has no effect if done before. `amend` is needed if a result is amended.
    ///
    /// # Errors
    ///
    /// Fails if the event has changed in a way that conflicts with this report.
    pub fn enter(&self, event: &mut Event, amend: Option<&Amend>) -> Result<(), Refused> {
        let (entries, records) = (self.entries(event), self.records());
        let open = boards_without_result(event, self.round);
        enter_games(event, self.round, &entries, &records, amend)?;
        accept_records(event, self.round, &self.accepted());
        for (board, record) in self.exchanged() {
            let reason = amend.map_or(record.as_str(), |amend| amend.reason.as_str());
            take_colors_of_record(event, self.round, board, reason, &open)?;
        }
        Ok(())
    }

    /// Returns the boards that get the colours of their records, with these.
    pub fn exchanged(&self) -> Vec<(u16, String)> {
        let exchanged = self.games.iter().filter(|line| line.exchanges);
        exchanged.filter_map(|line| Some((line.board, line.record.clone()?))).collect()
    }

    /// Returns the results to be entered.
    pub fn entries(&self, event: &Event) -> Vec<Entry> {
        let boards = || event.round(self.round).into_iter().flat_map(|round| &round.boards);
        let is_by_total = |number: u16| {
            let is_it = |board: &&Board| board.board == number;
            matches!(boards().find(is_it).map(|board| &board.result[..]), Some([Outcome::Total(_)]))
        };
        let of_board = |lines: &[GameLine]| -> Vec<Entry> {
            let entries: Vec<Entry> = lines.iter().filter_map(|line| line.entry(event)).collect();
            // All games take the place of their score together at once.
            match entries.first() {
                Some(first) if is_by_total(lines[0].board) => {
                    let said: Vec<&str> = entries.iter().map(|entry| entry.said.as_str()).collect();
                    let (whose, said) = (first.whose.clone(), said.join(","));
                    vec![Entry { whose, game: None, said }]
                }
                _ => entries,
            }
        };
        self.games.chunk_by(|one, next| one.board == next.board).flat_map(of_board).collect()
    }

    /// Returns the acceptances of records, with their boards.
    pub fn accepted(&self) -> Vec<(u16, Acceptance)> {
        let accepted = |line: &GameLine| Some((line.board, line.acceptance()?));
        self.games.iter().filter_map(accepted).collect()
    }

    /// Returns the records to be noted, with their boards.
    pub fn records(&self) -> Vec<(u16, String)> {
        let noted = |line: &GameLine| Some((line.board, line.new_record()?.clone()));
        self.games.iter().filter_map(noted).collect()
    }
}
