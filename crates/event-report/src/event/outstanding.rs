//! The games still to be played: the players, and the dates.

use chrono::NaiveDate;
use serde::Serialize;

use super::View;
use super::matches::{InMatch, venue};
use super::occasion::{Occasion, PlayerView, board_cell, mark, round_cell, when_cell};
use super::words::{Footnote, Head, Mark, Title};
use crate::sheet::{ColumnList, Sheet};
use draughts_events::event::{Board, Event, Outcome, PairedRound, Round, TimeOfDay};
use draughts_report::words::{Language, say};

/// The games still to be played: `arbiter.event-outstanding/1`.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OutstandingView<'e> {
    /// `arbiter.event-outstanding/1`.
    pub schema: &'static str,
    /// The event.
    pub event: Occasion<'e>,
    /// The games, the most urgent first; those without a date at the end.
    pub games: Vec<OutstandingGame<'e>>,
}

/// A pairing with at least one game still to be played.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OutstandingGame<'e> {
    /// The last day on which the game may be played: the day to which it is postponed, otherwise
    /// that of its match or round. Null if not known.
    pub by: Option<NaiveDate>,
    /// The round.
    pub round: Round,
    /// The date of the round; null if not known.
    pub date: Option<NaiveDate>,
    /// The board.
    pub board: u16,
    /// The team match of the board. Absent outside team events.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub in_match: Option<InMatch>,
    /// The teams of the match, the home team first. Absent outside team events.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub teams: Option<[PlayerView<'e>; 2]>,
    /// White in the first game.
    pub white: PlayerView<'e>,
    /// Black in the first game.
    pub black: PlayerView<'e>,
    /// The venue of the match. Absent if not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub venue: Option<&'e str>,
    /// The starting time. Absent if not known, or if the game is postponed to another day.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time: Option<TimeOfDay>,
    /// The reason there is no result.
    pub state: Waiting,
    /// The reason for the postponement; null if none was given.
    pub reason: Option<&'e str>,
}

/// The reason there is no result yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Waiting {
    /// The result has not been entered, or the game has not been played.
    Open,
    /// The game is adjourned.
    Adjourned,
    /// The game is postponed to another day.
    Postponed,
}

impl Waiting {
    fn of(board: &Board) -> Self {
        match board.result.contains(&Outcome::Adjourned) {
            true if board.postponed.is_some() => Self::Postponed,
            true => Self::Adjourned,
            false => Self::Open,
        }
    }
}

impl<'e> OutstandingView<'e> {
    /// Returns the games up to a round, and the postponed games of later rounds.
    pub fn new(event: &'e Event, last: Round) -> Self {
        let games = event.scoring.games();
        let of_round = |paired: &'e PairedRound| {
            let known = paired.round <= last;
            paired
                .missing(games)
                .filter(|board| {
                    event.match_of_board(paired, board).is_none_or(|one| one.lost.is_empty())
                })
                .filter(move |board| known || Waiting::of(board) == Waiting::Postponed)
                .filter_map(move |board| OutstandingGame::of(event, paired, board))
        };
        let mut games: Vec<_> = event.rounds.iter().flat_map(of_round).collect();
        games.sort_by_key(|game| (game.by.is_none(), game.by, game.round, game.board));
        Self { schema: "arbiter.event-outstanding/1", event: Occasion::of(event), games }
    }
}

impl<'e> OutstandingGame<'e> {
    fn of(event: &'e Event, paired: &'e PairedRound, board: &'e Board) -> Option<Self> {
        let postponed = board.postponed.as_ref();
        let one = event.match_of_board(paired, board);
        Some(Self {
            by: match postponed {
                Some(postponed) => postponed.until,
                None => one.and_then(|one| one.date).or(paired.date),
            },
            round: paired.round,
            date: paired.date,
            board: board.board,
            in_match: InMatch::of(board),
            teams: one.and_then(|one| {
                let team = |id| Some(PlayerView::of_team(event.team(id)?));
                Some([team(&one.home)?, team(&one.away)?])
            }),
            white: PlayerView::of(event.player(&board.white)?),
            black: PlayerView::of(event.player(&board.black)?),
            venue: one.and_then(|one| venue(event, one)),
            time: one
                .filter(|_| postponed.is_none())
                .and_then(|one| one.time.or(paired.time.filter(|_| one.date.is_none()))),
            state: Waiting::of(board),
            reason: postponed.and_then(|postponed| postponed.reason.as_deref()),
        })
    }
}

impl OutstandingGame<'_> {
    /// Returns the clubs of the players, if any is known.
    fn clubs(&self) -> Option<String> {
        let clubs = [self.white.club, self.black.club].map(Option::unwrap_or_default);
        (clubs != [""; 2]).then(|| clubs.join(" - "))
    }
}

impl View for OutstandingView<'_> {
    fn sheets(&self, language: Language) -> Vec<Sheet> {
        let title = Title::Outstanding { games: self.games.len() };
        let mut sheet = self.event.sheet(&title, None, language);
        ColumnList::<OutstandingGame<'_>>::new()
            .column(Head::PlayBy.left(language).key(), |game| when_cell(game.by, None, language))
            .column(Head::Round.right(language).key(), |game| round_cell(game.round))
            .column(Head::Board.right(language).key(), |game| board_cell(game.round, game.board))
            .column(Head::Match.right(language).spare(), |game| {
                game.in_match.map(|one| one.cell(language))
            })
            .column(Head::Teams.left(language).spare(), |game| {
                game.teams.as_ref().map(|[home, away]| format!("{} - {}", home.name, away.name))
            })
            .column(Head::Venue.left(language).spare(), |game| game.venue)
            .column(Head::White.left(language), |game| game.white.name_cell())
            .column(Head::Black.left(language), |game| game.black.name_cell())
            .column(Head::Club.left(language).spare(), |game| game.clubs())
            .column(Head::Remarks.left(language), |game| {
                mark(&Mark::Waiting { state: game.state }, language)
            })
            .fill(&mut sheet, &self.games);
        if self.games.is_empty() {
            sheet.notes.push(say(&Footnote::NothingOutstanding, language));
        }
        sheet.notes.extend(self.event.signature(language));
        vec![sheet]
    }
}
