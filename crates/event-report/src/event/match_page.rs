//! A match of two players: its games, and what each player still needs.

use serde::Serialize;

use super::crosstable::{BESIDE_NAME, CrosstableRow, CrosstableView};
use super::occasion::{PlayerView, place_cell};
use super::words::{Footnote, Head, Mark, Title, is_one};
use crate::sheet::{Cell, ColumnList, Sheet};
use draughts_events::event::{Event, Ledger, Points};
use draughts_events::standings::{self, CourseState};
use draughts_report::words::{Language, say};

/// The state of a match between two players.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MatchView<'e> {
    /// The number of unfinished games.
    pub left: usize,
    /// The state: `open`, `won` or `level`.
    pub state: CourseState,
    /// The two players.
    pub players: Vec<MatchSide<'e>>,
    /// The index of the winner, from 0; not in the JSON.
    #[serde(skip)]
    winner: Option<usize>,
}

/// A player of a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MatchSide<'e> {
    /// The player.
    pub player: PlayerView<'e>,
    /// The points.
    pub points: Points,
    /// The fewest points the player needs from the remaining games to win the match; 0 for the
    /// winner. Null if the player can no longer win, or if the points of a game have no fixed sum.
    pub to_win: Option<Points>,
    /// The fewest points the player needs to draw at least; otherwise as `to_win`.
    pub to_draw: Option<Points>,
}

impl<'e> MatchView<'e> {
    /// Returns the progress of a match; `None` for other systems.
    pub(super) fn of(event: &'e Event, ledger: &Ledger) -> Option<Self> {
        let course = standings::course(event, ledger)?;
        let side = |side: standings::MatchPlayer| MatchSide {
            player: PlayerView::of(&event.players[side.player]),
            points: side.points,
            to_win: side.to_win,
            to_draw: side.to_draw,
        };
        let players = course.sides.map(side).into();
        Some(Self { left: course.left, state: course.state, players, winner: course.winner })
    }

    /// Returns the notes for below a table.
    pub(super) fn notes(&self, language: Language) -> Vec<String> {
        let notes = match (self.state, self.players.as_slice()) {
            (CourseState::Won, [one, other]) => {
                let won = self.winner == Some(0);
                let (winner, loser) = if won { (one, other) } else { (other, one) };
                let (name, points) = (winner.player.name.to_owned(), winner.points);
                match points == loser.points {
                    true => vec![Footnote::MatchDecided { name, points }],
                    false => {
                        let (other, left) = (loser.points, self.left);
                        vec![Footnote::MatchWon { name, points, other, left }]
                    }
                }
            }
            (CourseState::Level, [one, _]) => vec![Footnote::MatchLevel { points: one.points }],
            (CourseState::Open, players) => {
                players.iter().filter_map(|side| side.needs(self.left)).collect()
            }
            (CourseState::Won | CourseState::Level, _) => Vec::new(),
        };
        notes.iter().map(|note| say(note, language)).collect()
    }
}

impl MatchSide<'_> {
    /// Returns the points that the player still needs; `None` if the points of a game have no fixed
    /// sum.
    fn needs(&self, games: usize) -> Option<Footnote> {
        let name = self.player.name.to_owned();
        match (self.to_win, self.to_draw) {
            (Some(points), _) => {
                Some(Footnote::MatchNeeds { name, points, single: is_one(points), games })
            }
            (None, Some(points)) => {
                Some(Footnote::MatchNeedsToDraw { name, points, single: is_one(points), games })
            }
            (None, None) => None,
        }
    }
}

impl CrosstableView<'_> {
    /// Returns the games of a match, one row per player.
    pub(super) fn match_sheet(
        &self,
        course: &MatchView<'_>,
        title: &Title,
        language: Language,
    ) -> Sheet {
        let mut sheet = self.event.sheet(title, None, language);
        let shown = self.event.rounds.unwrap_or_default().max(usize::from(self.round.0));
        ColumnList::<CrosstableRow<'_>>::new()
            .column(Head::Name.left(language).key(), |row| row.player.name_cell())
            .about(self.columns.about(BESIDE_NAME, language), |row| Some(&row.player))
            .each(
                1..=shown,
                |game| Head::OfGame { game }.center(language),
                |row, game| self.in_game(row, game, language),
            )
            .column(Head::Points.right(language), |row| row.points)
            .column(Head::Place.right(language), |row| place_cell(row.place))
            .fill(&mut sheet, &self.rows);
        sheet.notes = course.notes(language);
        sheet.notes.push(say(&Footnote::MatchCells, language));
        sheet.notes.extend(self.notes(true, language));
        sheet
    }

    /// Returns a game of a match: the colour, and the player's own points if it has ended.
    fn in_game(&self, row: &CrosstableRow<'_>, game: usize, language: Language) -> Cell {
        let Some(round) = row.rounds.get(game - 1) else { return Cell::default() };
        let Some(color) = round.color else { return Cell::default() };
        let text = say(&Mark::InGame { color, points: round.own(self.games) }, language);
        Cell { text, about: round.at_board(), data: None }
    }
}
