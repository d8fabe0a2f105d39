//! A round as a table with one row per board, for spreadsheets and programs.

use super::matches::{InMatch, TeamMatchView};
use super::occasion::{board_cell, mark, round_cell};
use super::pairing_row::{PairingRow, RowSide, plus};
use super::pairings::{BoardView, ByeView, PairingsView, RoundView, desk};
use super::played::result_text;
use super::words::{Head, Mark};
use crate::sheet::{Cell, Column, ColumnList, Row, Sheet, fill};
use draughts_events::event::Outcome;
use draughts_report::words::{Language, say};

impl PairingsView<'_> {
    /// Returns a round, board by board, with the teams of each board.
    pub(super) fn by_board(&self, round: &RoundView<'_>, language: Language) -> Sheet {
        let (mut sheet, columns, rows) = self.boards_of(round, false, language);
        fill(&mut sheet, columns, rows);
        sheet.notes = self.notes(round, language);
        sheet.desk_notes = desk(round, language);
        sheet
    }

    /// Returns several rounds by board, as one list whose rows begin with the round.
    ///
    /// Rounds with other columns are in a separate list.
    pub(super) fn rounds_by_board(&self, language: Language) -> Vec<Sheet> {
        let mut lists: Vec<(Sheet, Vec<Column>, Vec<Row>)> = Vec::new();
        for round in &self.rounds {
            let (sheet, columns, mut rows) = self.boards_of(round, true, language);
            match lists.last_mut().filter(|(_, same, _)| *same == columns) {
                Some((_, _, all)) => {
                    // Rows without a heading must not follow a heading of another round.
                    let is_under = all.iter().any(|row| matches!(row, Row::Heading(_)));
                    all.extend(is_under.then(|| Row::heading("")));
                    all.append(&mut rows);
                }
                None => lists.push((sheet, columns, rows)),
            }
        }
        let list = |(mut sheet, columns, rows)| {
            fill(&mut sheet, columns, rows);
            sheet
        };
        lists.into_iter().map(list).collect()
    }

    /// Returns the sheet of a round without its table, and the columns and rows of the table.
    fn boards_of(
        &self,
        round: &RoundView<'_>,
        has_rounds: bool,
        language: Language,
    ) -> (Sheet, Vec<Column>, Vec<Row>) {
        let title = round.occasion.of_round(round.round, round.stage);
        let sheet = round.occasion.round_sheet(&title, round.date, round.time, language);
        let of_teams = !round.matches.is_empty();
        let scored = round.occasion.system.pairs_by_scores() && !of_teams;
        let columns = ColumnList::<PairingRow<'_>>::new()
            .column_if(has_rounds, Head::Round.right(language), |_| round_cell(round.round))
            .column(Head::Board.right(language).key(), |row| row.board.clone())
            .column_if(of_teams, Head::InMatch.right(language), |row| row.in_match.clone())
            .side(&self.columns, &Head::White, |row| &row.first, language)
            .column_if(scored, Head::Points.right(language), |row| row.first.score)
            .column(Head::Result.center(language), |row| row.result.clone())
            .side(&self.columns, &Head::Black, |row| &row.second, language)
            .column_if(scored, Head::Points.right(language), |row| row.second.score)
            .column_if(of_teams, Head::WhiteTeam.left(language), |row| row.teams[0])
            .column_if(of_teams, Head::BlackTeam.left(language), |row| row.teams[1]);
        // A heading above each group, and above those without an opponent.
        let mut rows: Vec<Row> = Vec::new();
        let mut last = None;
        for board in &round.boards {
            if let Some(group) = board.group.filter(|_| last != board.group) {
                rows.push(Row::heading(say(&Mark::OfGroup { group: group.to_owned() }, language)));
            }
            last = board.group;
            rows.push(columns.row(&self.board(round, board, language)));
        }
        if last.is_some() && !round.byes.is_empty() {
            rows.push(Row::heading(say(&Mark::NoOpponent, language)));
        }
        let vacant = round.matches.iter().flat_map(|one| self.vacant(one, language));
        let score_only = round.matches.iter().filter_map(|one| score_only(one, language));
        let byes = round.byes.iter().map(|bye| self.bye(bye, language));
        rows.extend(vacant.chain(score_only).chain(byes).map(|row| columns.row(&row)));
        (sheet, columns.heads(), rows)
    }

    /// Returns the row of a board.
    fn board<'r>(
        &self,
        round: &RoundView<'_>,
        board: &'r BoardView<'_>,
        language: Language,
    ) -> PairingRow<'r> {
        let number = board_cell(round.round, board.board);
        let result = match (board.postponed, board.result) {
            (Some(_), [Outcome::Adjourned]) => say(&Mark::Postponed, language),
            (Some(_) | None, result) => result_text(result, self.games, board.complete, language),
        };
        PairingRow {
            in_match: board.in_match.map(|one| one.cell(language)).into(),
            first: RowSide::of_seat(&board.white),
            result: Cell { text: result, ..number.clone() },
            second: RowSide::of_seat(&board.black),
            teams: [board.white.player.team, board.black.player.team],
            board: number,
            ..PairingRow::default()
        }
    }

    /// Returns the row of a player, or of a team, without an opponent.
    fn bye<'r>(&self, bye: &'r ByeView<'_>, language: Language) -> PairingRow<'r> {
        PairingRow {
            first: RowSide::of_seat(&bye.seat),
            result: plus(bye.points),
            second: RowSide::word(mark(&self.event.away(bye.bye), language)),
            ..PairingRow::default()
        }
    }

    /// Returns the rows of the boards of a match with a missing player.
    fn vacant<'r>(
        &self,
        one: &'r TeamMatchView<'_>,
        language: Language,
    ) -> impl Iterator<Item = PairingRow<'r>> {
        one.boards.iter().filter(|seat| seat.is_vacant()).map(move |seat| {
            let is_home = seat.home.is_some();
            let (player, own, other) = match is_home {
                true => (&seat.home, &one.home, &one.away),
                false => (&seat.away, &one.away, &one.home),
            };
            let turned = |one: &Outcome| if is_home { *one } else { one.reversed() };
            let result: Vec<Outcome> = seat.result.iter().map(turned).collect();
            PairingRow {
                in_match: InMatch { number: one.number, seat: seat.seat }.cell(language),
                first: RowSide::of_some(player.as_ref(), language),
                result: result_text(&result, self.games, true, language).into(),
                second: RowSide::of_some(None, language),
                teams: [Some(own.team.name), Some(other.team.name)],
                ..PairingRow::default()
            }
        })
    }
}

/// Returns the row of a match that has a score but no boards.
fn score_only<'r>(one: &'r TeamMatchView<'_>, language: Language) -> Option<PairingRow<'r>> {
    let score = one.score_only()?;
    let unknown = || RowSide::word(mark(&Mark::ScoreOnly, language));
    Some(PairingRow {
        in_match: Cell::of(one.number),
        first: unknown(),
        result: result_text(&[Outcome::Played(score)], 1, true, language).into(),
        second: unknown(),
        teams: [Some(one.home.team.name), Some(one.away.team.name)],
        ..PairingRow::default()
    })
}
