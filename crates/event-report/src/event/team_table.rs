//! The crosstable of a Scheveningen: team against team.

use std::collections::HashMap;

use super::crosstable::{BESIDE_NAME, CrosstableRow, CrosstableView};
use super::occasion::{mark, place_cell};
use super::teams::TeamView;
use super::words::{Head, Mark, Title};
use crate::sheet::{Cell, Column, ColumnList, Sheet};
use draughts_events::event::{PlayerId, Points};
use draughts_report::words::Language;

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
        let mut totals = vec![Points::ZERO; across.len()];
        let mut table: Vec<TableRow<'_>> = Vec::new();
        for &row in &down {
            let each = self.against_each(row, &lines);
            for (opponent, total) in across.iter().zip(&mut totals) {
                let met = row.rounds.iter().filter(|one| one.opponent == Some(opponent.player.id));
                *total += met.map(|round| round.points).sum();
            }
            table.push(TableRow {
                player: Some(row),
                name: row.player.name_cell(),
                cells: across.iter().map(|one| each[one.line - 1].clone()).collect(),
                points: row.points,
            });
        }
        table.push(TableRow {
            player: None,
            name: mark(&Mark::Total, language),
            cells: totals.into_iter().map(Cell::of).collect(),
            points: own.points,
        });
        ColumnList::<TableRow<'_>>::new()
            .column(Head::Number.right(language).key(), |row| row.player.map(number))
            .column(Head::Name.left(language).key(), |row| row.name.clone())
            .about(self.columns.about(BESIDE_NAME, language), |row| {
                row.player.map(|row| &row.player)
            })
            .each(
                0..across.len(),
                |at| Column::center(number(across[at])).figures(language),
                |row, at| row.cells[at].clone(),
            )
            .column(Head::Points.right(language), |row| row.points)
            .column(Head::Place.right(language), |row| row.player.map(|row| place_cell(row.place)))
            .fill(&mut sheet, table);
        sheet
    }
}

/// A row of the table: a player, or the totals.
struct TableRow<'r> {
    player: Option<&'r CrosstableRow<'r>>,
    name: Cell,
    /// The results against each opponent.
    cells: Vec<Cell>,
    points: Points,
}
