//! Standings as sheets: the columns, and the notes below the tables.

use super::super::View;
use super::super::awards;
use super::super::columns::cells_of;
use super::super::edition::{self, DroppedRatings};
use super::super::lost_matches;
use super::super::occasion::{Occasion, fill, mark};
use super::super::played::open_notes;
use super::super::progress::{Progress, until};
use super::super::team_points::{other_points, points_heads};
use super::super::teams::team_sheet;
use super::super::words::{Footnote, Head, Mark, Title};
use super::{AFTER_NAME, BEFORE_NAME, StandingsRow, StandingsTable, StandingsView};
use crate::sheet::{Cell, Column, Keep, Sheet};
use draughts_events::event::{FideKind, Round, TeamScore, TieBreak};
use draughts_events::standings::Value;
use draughts_ground::numbers::runs;
use draughts_ground::said::{Said, Sentences, Told, said};
use draughts_report::words::{Language, say};

impl View for StandingsView<'_> {
    fn sheets(&self, language: Language) -> Vec<Sheet> {
        let teams = (!self.teams.is_empty()).then(|| {
            let title = Title::Teams { until: self.until() };
            team_sheet(self.event.sheet(&title, None, language), &self.teams, language)
        });
        let tables = self.tables.iter().map(|table| self.sheet(table, language));
        let mut sheets: Vec<Sheet> = teams.into_iter().chain(tables).collect();
        if let Some(last) = sheets.last_mut() {
            last.notes.extend(self.notes(language));
        }
        sheets
    }
}

impl StandingsView<'_> {
    fn sheet(&self, table: &StandingsTable<'_>, language: Language) -> Sheet {
        let category = table.category.map(str::to_owned);
        let title = match self.complete {
            true => Title::Final { category },
            false => Title::Standings { until: self.until(), category },
        };
        let occasion = Occasion { group: table.group, ..self.event.clone() };
        let mut sheet = occasion.sheet(&title, None, language);
        let knockout = self.event.system.loser_is_out();
        let before = self.columns.of_table(BEFORE_NAME);
        let after = self.columns.of_table(AFTER_NAME);
        let mut columns = vec![Head::Place.right(language).key()];
        columns.extend(self.columns.heads(&before, language));
        // Teams have two kinds of points.
        let name = if self.event.count.is_some() { Head::Team } else { Head::Name };
        columns.push(name.left(language).key());
        columns.extend(self.columns.heads(&after, language).into_iter().map(Column::if_filled));
        columns.extend(table.category.map(|_| Head::Overall.right(language)));
        columns.extend(knockout.then(|| Head::OutIn.left(language)));
        columns.extend(points_heads(self.event.count).map(|head| head.right(language)));
        let told = |at: usize| !self.stands_as_points(at);
        let codes = self.tie_breaks.iter().enumerate().filter(|&(at, _)| told(at));
        let codes = codes.map(|(_, one)| Head::TieBreak { code: one.code.to_string() });
        let yields = |head: Head| head.right(language).if_filled().kept(Keep::Yields);
        columns.extend(codes.map(yields));
        let playoff = table.rows.iter().any(|row| row.after_playoff.is_some());
        columns.extend(playoff.then(|| Head::Playoff.right(language)));
        let fates = table.rows.iter().any(|row| row.fate.is_some());
        columns.extend(fates.then(|| Head::Remarks.left(language)));
        let steps: Vec<usize> =
            (0..self.tie_breaks.len()).map(|at| steps_told(&table.rows, at)).collect();
        let rows = table.rows.iter().map(|row| {
            let player = &row.player;
            let mut cells = vec![row.place.map_or_else(|| "-".into(), Cell::of)];
            cells.extend(cells_of(&before, player));
            cells.push(player.cell(player.name));
            cells.extend(cells_of(&after, player));
            cells.extend(table.category.map(|_| Cell::or_empty(row.overall)));
            cells.extend(knockout.then(|| self.out_in(row, language)));
            cells.extend([Cell::of(row.games), Cell::of(row.points)]);
            cells.extend(other_points(self.event.count, row.match_points, row.board_points));
            let values = row.values.iter().zip(&steps).enumerate().filter(|&(at, _)| told(at));
            cells.extend(values.map(|(_, (value, &steps))| shown(value, steps).into()));
            let after = row.after_playoff.as_ref().and_then(|after| after.points);
            cells.extend(playoff.then(|| Cell::or_empty(after)));
            let fate = row.fate.map(|fate| mark(&Mark::Fate { fate }, language));
            cells.extend(fates.then(|| fate.unwrap_or_default()));
            cells
        });
        fill(&mut sheet, columns, rows.collect());
        sheet.notes = table.notes(self.round).iter().map(|note| say(note, language)).collect();
        let given = table.rows.iter().map(|row| (row.player.name, row.awards.as_slice()));
        sheet.notes.extend(awards::notes(given, language));
        sheet
    }

    fn until(&self) -> Said {
        let progress = Progress::of(&self.open, self.round, self.boards);
        until(self.round, self.event.rounds, progress)
    }

    /// Whether a tie-break is the points of a team that have their own column.
    fn stands_as_points(&self, at: usize) -> bool {
        self.event.count.is_some()
            && self.tie_breaks[at].code == TieBreak::fide(FideKind::OtherPoints)
    }

    /// The round in which a player was knocked out.
    fn out_in(&self, row: &StandingsRow<'_>, language: Language) -> Cell {
        let word = match (row.place, row.out_in) {
            (None, _) => return Cell::default(),
            (_, Some(Round(0))) => Mark::NotPaired,
            (_, Some(round)) => Mark::InRound { round, stage: row.out_in_stage },
            (_, None) if self.complete && self.is_won => Mark::Winner,
            (_, None) => Mark::InPlay,
        };
        mark(&word, language)
    }

    /// Returns the notes for all tables.
    fn notes(&self, language: Language) -> Vec<String> {
        let mut notes = open_notes(&self.open, language);
        let forfeited: Vec<u16> = self.forfeited.iter().map(|round| round.0).collect();
        let (rounds, count) = (runs(&forfeited), forfeited.len());
        let later = (count > 0).then_some(Footnote::ForfeitsLater { rounds, count });
        notes.extend(later.map(|note| say(&note, language)));
        notes.extend(lost_matches::notes(&self.lost, language));
        notes.extend(self.playoffs.iter().map(|line| line.words(language)));
        notes.extend(self.course.iter().flat_map(|course| course.notes(language)));
        let names = self.tie_breaks.iter().enumerate().map(|(at, one)| {
            let rows = || self.tables.iter().flat_map(|table| &table.rows);
            let against = rows().any(|row| matches!(row.values[at], Value::Against(_)));
            let told = |row: &StandingsRow<'_>| !matches!(row.values[at], Value::None);
            let idle = rows().next().is_some() && !rows().any(told);
            // In team events, the words say which points decide the order, and which are the
            // others.
            let others = self.event.count.filter(|_| self.stands_as_points(at));
            let (code, title) = match others.map(|count| count.by_others().is_by(TeamScore::Game)) {
                None => (Head::TieBreak { code: one.code.to_string() }, one.title.said()),
                Some(boards) => {
                    let head = if boards { Head::BoardPoints } else { Head::MatchPoints };
                    (
                        head,
                        said!(
                            "other-points-of-teams",
                            "{ $boards ->
                                [yes] board points
                               *[no] match points
                            }";
                            boards
                        ),
                    )
                }
            };
            let code = code.said();
            said!(
                "tie-break-line",
                "{ $code } { $title }{ $against ->
                    [yes] {\" \"}(2v1: 2 points against place 1)
                   *[no] {\"\"}
                }{ $idle ->
                    [yes] {\" \"}(decides nothing here)
                   *[no] {\"\"}
                }";
                code, title, against, idle
            )
        });
        let list = Sentences::listed(names.collect());
        let any = !list.said.is_empty();
        notes.extend(self.event.count.map(|_| say(&Footnote::TeamPoints, language)));
        notes.extend(any.then(|| say(&Footnote::TieBreaks { list }, language)));
        let dropped = self.dropped.as_ref().map(DroppedRatings::note);
        let edition = self.tiebreak_rules.map(|rules| edition::note(rules, self.first_day));
        notes.extend(dropped.into_iter().chain(edition).map(|note| say(&note, language)));
        let players = self.tables.iter().flat_map(|table| &table.rows).map(|row| &row.player);
        let columns = self.columns.untold(AFTER_NAME, players, language);
        let untold = (!columns.is_empty()).then_some(Footnote::Untold { columns });
        notes.extend(untold.map(|note| say(&note, language)));
        notes.extend(self.event.signature(language));
        notes
    }
}

impl StandingsTable<'_> {
    /// Returns the notes on the players of the table.
    fn notes(&self, round: Round) -> Vec<Footnote> {
        let mut places = self.rows.iter().filter_map(|row| row.place);
        let mut last = places.next();
        let shared = places.any(|place| last.replace(place) == Some(place));
        let of_teams = self.rows.iter().any(|row| row.board_points.is_some());
        let by_defeat = self.rows.iter().any(|row| row.out_in.is_some() && row.values.is_empty());
        let note = match (by_defeat, of_teams) {
            (true, _) => Footnote::SharedByDefeat,
            (false, true) => Footnote::SharedPlaceOfTeams,
            (false, false) => Footnote::SharedPlace,
        };
        let shared = (shared && round > Round(0)).then_some(note);
        let undecided = (!self.undecided.is_empty()).then(|| Footnote::Undecided {
            players: self.undecided.iter().map(|player| player.name.to_owned()).collect(),
        });
        let notes = self.rows.iter().filter_map(StandingsRow::note);
        shared.into_iter().chain(notes).chain(undecided).collect()
    }
}

/// The number of steps of a value that a table shows.
///
/// It is the least number that separates the players whom nothing before separates.
fn steps_told(rows: &[StandingsRow<'_>], at: usize) -> usize {
    let neighbours = rows.windows(2).filter(|pair| {
        let before = pair[0].values.iter().zip(&pair[1].values).take(at);
        pair[0].points == pair[1].points
            && before.into_iter().all(|(one, other)| one.compare(other).is_eq())
    });
    let needed = neighbours.map(|pair| match (&pair[0].values[at], &pair[1].values[at]) {
        (Value::Steps(one), Value::Steps(other)) => {
            let same = one.iter().zip(other).take_while(|(one, other)| one == other).count();
            same + 1
        }
        _ => 1,
    });
    needed.max().unwrap_or(1)
}

/// Formats a value for a table.
fn shown(value: &Value, steps: usize) -> String {
    match value {
        Value::Steps(list) if list.len() > steps => {
            Value::Steps(list[..steps].to_vec()).to_string()
        }
        Value::None => String::new(),
        other => other.to_string(),
    }
}
