//! The players of a team event by their scores at the boards, for board prizes.

use std::collections::BTreeMap;

use serde::Serialize;

use super::View;
use super::columns::{Columns, PlayerColumn, Possible};
use super::occasion::{Occasion, PlayerView};
use super::played::{OpenBoard, open_notes, open_until};
use super::progress::{Progress, until};
use super::words::{Footnote, Head, Title};
use crate::sheet::{ColumnList, Keep, Sheet};
use draughts_events::event::{Board, Color, Event, Points, Round};
use draughts_report::words::{Language, say};

/// The individual results in a team event: `arbiter.event-individuals/1`.
///
/// Only games count that were played, including those whose result the arbiters decided. A
/// forfeited board scores for the team, but not here.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct IndividualsView<'e> {
    /// `arbiter.event-individuals/1`.
    pub schema: &'static str,
    /// The event.
    pub event: Occasion<'e>,
    /// The last round counted.
    pub round: Round,
    /// The board number whose games alone count; null for all boards.
    pub board: Option<u16>,
    /// The boards without a final result.
    pub open: Vec<OpenBoard>,
    /// The players who have played at least one game, the best first.
    pub rows: Vec<IndividualRow<'e>>,
    /// The progress of the round while it is being played; not in the JSON.
    #[serde(skip)]
    progress: Option<Progress>,
    /// The additional player columns of the table; not in the JSON.
    #[serde(skip)]
    pub columns: Columns,
}

/// A player's row.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct IndividualRow<'e> {
    /// The place, by points and then by percentage; players equal in both share it.
    pub place: usize,
    /// The player.
    pub player: PlayerView<'e>,
    /// The number of games played.
    pub games: usize,
    /// The points scored in those games.
    pub points: Points,
    /// The share of the points available, in thousandths, rounded.
    pub per_mille: u32,
    /// The number of games at each board of a match, by board number from 1.
    pub boards: BTreeMap<u16, usize>,
}

impl<'e> IndividualsView<'e> {
    /// Ranks the players up to a round, at all boards or at one.
    pub fn new(event: &'e Event, round: Round, board: Option<u16>) -> Self {
        let mut tally = vec![Tally::default(); event.players.len()];
        let index = event.index();
        let counted = event.rounds.iter().filter(|paired| paired.round <= round);
        let boards = counted.flat_map(|paired| &paired.boards);
        for one in boards.filter(|one| board.is_none() || one.seat == board) {
            for (id, color) in [(&one.white, Color::White), (&one.black, Color::Black)] {
                if let Some(&at) = index.get(id) {
                    tally[at].add(one, color);
                }
            }
        }
        let full = event.scoring.win;
        let row = |(at, tally): (usize, Tally)| {
            let player = PlayerView::with_team(event, &event.players[at]);
            tally.row(player, full)
        };
        let mut rows: Vec<IndividualRow<'_>> =
            tally.into_iter().enumerate().filter(|(_, one)| one.games > 0).map(row).collect();
        rows.sort_by(|one, other| {
            let key = |row: &IndividualRow<'_>| (row.points, row.per_mille);
            key(other).cmp(&key(one)).then_with(|| one.player.name.cmp(other.player.name))
        });
        let places: Vec<usize> = rows
            .iter()
            .map(|row| {
                let better = |other: &&IndividualRow<'_>| {
                    (other.points, other.per_mille) > (row.points, row.per_mille)
                };
                rows.iter().take_while(better).count() + 1
            })
            .collect();
        for (row, place) in rows.iter_mut().zip(places) {
            row.place = place;
        }
        Self {
            schema: "arbiter.event-individuals/1",
            event: Occasion::of(event),
            round,
            board,
            open: open_until(event, round),
            progress: Progress::of_event(event, round),
            rows,
            columns: Columns::default(),
        }
    }

    /// Adds columns about the players.
    #[must_use]
    pub fn with_columns(self, columns: Columns) -> Self {
        Self { columns, ..self }
    }
}

/// The games that a player has played.
#[derive(Debug, Clone, Default)]
struct Tally {
    games: usize,
    points: Points,
    boards: BTreeMap<u16, usize>,
}

impl Tally {
    fn add(&mut self, board: &Board, color: Color) {
        for outcome in board.result.iter().filter(|outcome| outcome.was_played()) {
            let Some(score) = outcome.score() else { continue };
            self.games += 1;
            self.points += match color {
                Color::White => score.first,
                Color::Black => score.second,
            };
            *self.boards.entry(board.seat.unwrap_or(board.board)).or_default() += 1;
        }
    }

    fn row(self, player: PlayerView<'_>, full: Points) -> IndividualRow<'_> {
        let could_be = full.in_hundredths().unsigned_abs() * self.games as u64;
        let points = self.points.in_hundredths().unsigned_abs();
        let per_mille = (points * 2000 + could_be).checked_div(could_be * 2).unwrap_or(0);
        IndividualRow {
            place: 0,
            player,
            games: self.games,
            points: self.points,
            per_mille: u32::try_from(per_mille).unwrap_or(u32::MAX),
            boards: self.boards,
        }
    }
}

/// The columns that can come before or after a name.
const BEFORE_NAME: &[Possible] =
    &[(PlayerColumn::Number, None), (PlayerColumn::Id, Some(Keep::Key))];
const AFTER_NAME: &[Possible] = &[
    (PlayerColumn::Title, Some(Keep::Spare)),
    (PlayerColumn::Rating, None),
    (PlayerColumn::Federation, None),
    (PlayerColumn::Club, None),
    (PlayerColumn::Team, Some(Keep::Always)),
];

impl View for IndividualsView<'_> {
    fn sheets(&self, language: Language) -> Vec<Sheet> {
        let until = until(self.round, self.event.rounds, self.progress);
        let title = Title::Individuals { until, board: self.board };
        let occasion = Occasion { stage: None, ..self.event.clone() };
        let mut sheet = occasion.sheet(&title, None, language);
        ColumnList::<IndividualRow<'_>>::new()
            .column(Head::Place.right(language).key(), |row| row.place)
            .about(self.columns.about(BEFORE_NAME, language), |row| Some(&row.player))
            .column(Head::Name.left(language).key(), |row| row.player.name_cell())
            .about(self.columns.about(AFTER_NAME, language), |row| Some(&row.player))
            .column(Head::Games.right(language), |row| row.games)
            .column(Head::Points.right(language), |row| row.points)
            .column(Head::Percentage.right(language), |row| {
                format!("{}.{}", row.per_mille / 10, row.per_mille % 10)
            })
            .column(Head::Boards.left(language), |row| {
                let boards = row.boards.iter().map(|(board, games)| match games {
                    1 => board.to_string(),
                    games => format!("{board} ({games}x)"),
                });
                boards.collect::<Vec<_>>().join(", ")
            })
            .fill(&mut sheet, &self.rows);
        sheet.notes = open_notes(&self.open, language);
        sheet.notes.push(say(&Footnote::PlayedOnly, language));
        sheet.notes.extend(self.event.signature(language));
        vec![sheet]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_forfeit_is_the_teams_and_a_percentage_is_rounded() {
        let text = "schema: arbiter.event/2\nname: X\nsystem: {kind: round-robin}\n\
             team_match: {boards: 1}\nplayers:\n  - {id: a, name: Ash}\n  - {id: b, name: Elm}\n\
             teams:\n  - {id: t1, name: Wood, members: [a]}\n  - {id: t2, name: Heath, members: [b]}\n\
             rounds:\n";
        let round = |n: u16, result: &str| {
            format!(
                "  - round: {n}\n    matches:\n      - {{match: 1, home: t1, away: t2}}\n    \
                 boards:\n      - {{board: 1, match: 1, seat: 1, white: a, black: b, result: {result}}}\n"
            )
        };
        let rounds = ["2-0", "1-1", "0-2", "2-0 forfeit"];
        let rounds: String = (1..).zip(rounds).map(|(n, result)| round(n, result)).collect();
        let event = draughts_events::event::read("x.yaml", &(text.to_owned() + &rounds)).unwrap();
        let view = IndividualsView::new(&event, Round(4), None);
        let row = |at: usize| {
            let row: &IndividualRow<'_> = &view.rows[at];
            (row.place, row.player.team, row.games, row.points.to_string(), row.per_mille)
        };
        assert_eq!(row(0), (1, Some("Wood"), 3, "3".into(), 500));
        assert_eq!(row(1), (1, Some("Heath"), 3, "3".into(), 500));
        let after_two = IndividualsView::new(&event, Round(2), Some(1));
        assert_eq!(after_two.rows[1].per_mille, 250);
        assert!(IndividualsView::new(&event, Round(4), Some(2)).rows.is_empty());
    }
}
