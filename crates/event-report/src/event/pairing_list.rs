//! A round as a table with one row per board, for spreadsheets and programs.

use super::columns::{Possible, cells_of};
use super::matches::InMatch;
use super::occasion::{board_cell, fill_rows, mark, round_cell};
use super::pairings::{AFTER_NAME, BEFORE_NAME, PairingsView, RoundView, SeatView, desk};
use super::played::result_text;
use super::words::{Head, Mark};
use crate::sheet::{Cell, Column, Row, Sheet};
use draughts_events::event::{Outcome, Points};
use draughts_report::words::{Language, say};

impl PairingsView<'_> {
    /// A round, board by board, with the teams of each board.
    pub(super) fn by_board(&self, round: &RoundView<'_>, language: Language) -> Sheet {
        let (mut sheet, columns, rows) = self.boards_of(round, language);
        fill_rows(&mut sheet, columns, rows);
        sheet.notes = self.notes(round, language);
        sheet.desk_notes = desk(round, language);
        sheet
    }

    /// Several rounds by board, as one list whose rows begin with the round.
    ///
    /// Rounds with other columns are in a separate list.
    pub(super) fn rounds_by_board(&self, language: Language) -> Vec<Sheet> {
        let mut lists: Vec<(Sheet, Vec<Column>, Vec<Row>)> = Vec::new();
        for round in &self.rounds {
            let (sheet, mut columns, mut rows) = self.boards_of(round, language);
            columns.insert(0, Head::Round.right(language));
            for row in &mut rows {
                if let Row::Cells(cells) = row {
                    cells.insert(0, round_cell(round.round));
                }
            }
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
            fill_rows(&mut sheet, columns, rows);
            sheet
        };
        lists.into_iter().map(list).collect()
    }

    /// The sheet of a round without its table, and the columns and rows of the table.
    fn boards_of(
        &self,
        round: &RoundView<'_>,
        language: Language,
    ) -> (Sheet, Vec<Column>, Vec<Row>) {
        let title = round.occasion.of_round(round.round, round.stage);
        let sheet = round.occasion.round_sheet(&title, round.date, round.time, language);
        let of_teams = !round.matches.is_empty();
        let scored = round.occasion.system.pairs_by_scores() && !of_teams;
        let before = self.columns.of_table(BEFORE_NAME);
        let after = self.columns.of_table(AFTER_NAME);
        let mut columns = vec![Head::Board.right(language).key()];
        columns.extend(of_teams.then(|| Head::InMatch.right(language)));
        for color in [Head::White, Head::Black] {
            if color == Head::Black {
                columns.push(Head::Result.center(language));
            }
            columns.extend(self.columns.heads_of_pair(&before, language));
            columns.push(color.left(language).equal());
            columns.extend(self.columns.heads_of_pair(&after, language));
            columns.extend(scored.then(|| Head::Points.right(language)));
        }
        columns.extend(of_teams.then(|| Head::WhiteTeam.left(language)));
        columns.extend(of_teams.then(|| Head::BlackTeam.left(language)));
        let seat_cells = |seat: &SeatView<'_>| {
            let mut cells = cells_of(&before, &seat.player);
            cells.push(seat.player.cell(seat.player.name));
            cells.extend(cells_of(&after, &seat.player));
            cells.extend(seat.score.map(Cell::of));
            cells
        };
        let boards = round.boards.iter().map(|board| {
            let result = match (board.postponed, board.result) {
                (Some(_), [Outcome::Adjourned]) => say(&Mark::Postponed, language),
                (Some(_) | None, result) => {
                    result_text(result, self.games, board.complete, language)
                }
            };
            let number = board_cell(round.round, board.board);
            let result = Cell { text: result, about: number.about.clone(), data: None };
            let mut cells = vec![number];
            let in_match = || board.in_match.map(|one| one.cell(language)).unwrap_or_default();
            cells.extend(of_teams.then(in_match));
            cells.extend(seat_cells(&board.white));
            cells.push(result);
            cells.extend(seat_cells(&board.black));
            let team = |seat: &SeatView<'_>| Cell::or_empty(seat.player.team);
            cells.extend(of_teams.then(|| team(&board.white)));
            cells.extend(of_teams.then(|| team(&board.black)));
            cells
        });
        let byes = round.byes.iter().map(|bye| {
            let mut cells = vec![Cell::default()];
            cells.extend(of_teams.then(Cell::default));
            cells.extend(seat_cells(&bye.seat));
            cells.push(match bye.points {
                Points::ZERO => Cell::default(),
                points => format!("+{points}").into(),
            });
            cells.extend(before.iter().map(|_| Cell::default()));
            cells.push(mark(&self.event.away(bye.bye), language));
            cells.extend(after.iter().map(|_| Cell::default()));
            cells.extend(scored.then(Cell::default));
            cells.extend(of_teams.then(Cell::default));
            cells.extend(of_teams.then(Cell::default));
            cells
        });
        // Boards of matches with a missing player.
        let vacant = round.matches.iter().flat_map(|one| {
            let seats = one.boards.iter().filter(|seat| seat.is_vacant());
            seats.map(move |seat| (one, seat))
        });
        let vacant = vacant.map(|(one, seat)| {
            let place = InMatch { number: one.number, seat: seat.seat };
            let is_home = seat.home.is_some();
            let (player, team) = match is_home {
                true => (seat.home.as_ref(), &one.home),
                false => (seat.away.as_ref(), &one.away),
            };
            let mut cells = vec![Cell::default(), place.cell(language)];
            cells.extend(match player {
                Some(player) => {
                    let player = player.clone();
                    seat_cells(&SeatView { player, score: None })
                }
                None => Self::nobody(&before, &after, language),
            });
            let turned = |one: &Outcome| if is_home { *one } else { one.reversed() };
            let result: Vec<Outcome> = seat.result.iter().map(turned).collect();
            cells.push(result_text(&result, self.games, true, language).into());
            cells.extend(Self::nobody(&before, &after, language));
            let other = if is_home { &one.away } else { &one.home };
            cells.extend([team.team.name.into(), other.team.name.into()]);
            cells
        });
        let score_only = round.matches.iter().filter_map(|one| Some((one, one.score_only()?)));
        let score_only = score_only.map(|(one, score)| {
            let unknown = || {
                let mut cells = vec![Cell::default(); before.len()];
                cells.push(mark(&Mark::ScoreOnly, language));
                cells.extend(vec![Cell::default(); after.len()]);
                cells
            };
            let mut cells = vec![Cell::default(), Cell::of(one.number)];
            cells.extend(unknown());
            cells.push(result_text(&[Outcome::Played(score)], 1, true, language).into());
            cells.extend(unknown());
            cells.extend([one.home.team.name.into(), one.away.team.name.into()]);
            cells
        });
        // A heading above each group, and above those without an opponent.
        let mut rows: Vec<Row> = Vec::new();
        let mut last = None;
        for (board, cells) in round.boards.iter().zip(boards) {
            if let Some(group) = board.group.filter(|_| last != board.group) {
                rows.push(Row::heading(say(&Mark::OfGroup { group: group.to_owned() }, language)));
            }
            last = board.group;
            rows.push(Row::Cells(cells));
        }
        if last.is_some() && !round.byes.is_empty() {
            rows.push(Row::heading(say(&Mark::NoOpponent, language)));
        }
        rows.extend(vacant.chain(score_only).chain(byes).map(Row::Cells));
        (sheet, columns, rows)
    }

    /// The cells for a missing player.
    fn nobody(before: &[Possible], after: &[Possible], language: Language) -> Vec<Cell> {
        let mut cells = vec![Cell::default(); before.len()];
        cells.push(mark(&Mark::Nobody, language));
        cells.extend(vec![Cell::default(); after.len()]);
        cells
    }
}
