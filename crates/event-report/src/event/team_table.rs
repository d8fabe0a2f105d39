//! The crosstable of a Scheveningen: team against team.

use std::collections::HashMap;

use super::columns::cells_of;
use super::crosstable::{BESIDE_NAME, CrosstableRow, CrosstableView};
use super::occasion::fill;
use super::teams::TeamView;
use super::words::{Head, Mark, Title};
use crate::sheet::{Cell, Column, Sheet};
use draughts_events::event::{PlayerId, Points};
use draughts_report::words::{Language, say};

impl CrosstableView<'_> {
    /// Makes a table for each of two teams: its players down, their opponents across, with totals.
    ///
    /// `None` unless every player is in one of exactly two teams.
    pub(super) fn team_sheets(&self, language: Language) -> Option<Vec<Sheet>> {
        let [one, other] = self.teams.as_slice() else { return None };
        let members = one.players.len() + other.players.len();
        if members != self.rows.len() {
            return None;
        }
        let mut sheets =
            vec![self.team_sheet(one, other, language), self.team_sheet(other, one, language)];
        sheets.last_mut()?.notes = self.notes(true, language);
        Some(sheets)
    }

    fn team_sheet(&self, own: &TeamView<'_>, other: &TeamView<'_>, language: Language) -> Sheet {
        let title = Title::TeamCrosstable {
            team: own.team.clone(),
            points: own.points,
            single: super::words::is_one(own.points),
            until: self.until(),
        };
        let mut sheet = self.event.sheet(&title, None, language);
        let lines: HashMap<&PlayerId, usize> =
            self.rows.iter().map(|row| (row.player.id, row.line)).collect();
        let rows = |team: &TeamView<'_>| -> Vec<&CrosstableRow<'_>> {
            let row = |id: &&PlayerId| self.rows.iter().find(|row| row.player.id == *id);
            team.players.iter().filter_map(row).collect()
        };
        let (down, across) = (rows(own), rows(other));
        let number = |row: &CrosstableRow<'_>| {
            row.player.cell(Cell::or_empty(row.player.number.or_else(|| row.line.try_into().ok())))
        };
        let more = self.columns.of_table(BESIDE_NAME);
        let mut columns = vec![Head::Number.right(language).key(), Head::Name.left(language).key()];
        columns.extend(self.columns.heads(&more, language));
        columns.extend(across.iter().map(|row| Column::center(number(row)).figures(language)));
        columns.extend([Head::Points.right(language), Head::Place.right(language)]);
        let mut table: Vec<Vec<Cell>> = Vec::new();
        let mut totals = vec![Points::ZERO; across.len()];
        for row in &down {
            let mut cells = vec![number(row), row.player.cell(row.player.name)];
            cells.extend(cells_of(&more, &row.player));
            let each = self.against_each(row, &lines);
            for (opponent, total) in across.iter().zip(&mut totals) {
                cells.push(each[opponent.line - 1].clone());
                let met = row.rounds.iter().filter(|one| one.opponent == Some(opponent.player.id));
                *total += met.map(|round| round.points).sum();
            }
            cells.extend([Cell::of(row.points), row.place.map_or_else(|| "-".into(), Cell::of)]);
            table.push(cells);
        }
        let mut last = vec![Cell::default(), say(&Mark::Total, language).into()];
        last.extend(more.iter().map(|_| Cell::default()));
        last.extend(totals.into_iter().map(Cell::of));
        last.extend([Cell::of(own.points), Cell::default()]);
        table.push(last);
        fill(&mut sheet, columns, table);
        sheet
    }
}
