//! Standings as sheets: the columns, and the notes below the tables.

use super::super::View;
use super::super::awards;
use super::super::edition::{self, DroppedRatings};
use super::super::lost_matches;
use super::super::occasion::{Occasion, mark, place_cell, told_apart};
use super::super::played::open_notes;
use super::super::progress::{Progress, until};
use super::super::team_points::{games_head, other_head, other_points, points_head};
use super::super::teams::team_sheet;
use super::super::words::{Footnote, Head, Mark, Title};
use super::{AFTER_NAME, BEFORE_NAME, StandingsRow, StandingsTable, StandingsView};
use crate::sheet::{Cell, ColumnList, Keep, Namesake, Sheet};
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
        let knockout = self.event.system.eliminates_losers();
        // Teams have two kinds of points.
        let count = self.event.count;
        let name = if count.is_some() { Head::Team } else { Head::Name };
        let about = self.columns.about(AFTER_NAME, language).into_iter();
        let after = about.map(|(column, head)| (column, head.if_filled())).collect();
        let shown = (0..self.tie_breaks.len()).filter(|&at| !self.stands_as_points(at));
        let tie_break = |at: usize| {
            let head = Head::TieBreak { code: self.tie_breaks[at].code.to_string() };
            head.right(language).if_filled().kept(Keep::Yields)
        };
        let steps: Vec<usize> =
            (0..self.tie_breaks.len()).map(|at| steps_told(&table.rows, at)).collect();
        let playoff = table.rows.iter().any(|row| row.after_playoff.is_some());
        let fates = table.rows.iter().any(|row| row.fate.is_some());
        ColumnList::<StandingsRow<'_>>::new()
            .column(Head::Place.right(language).key(), |row| place_cell(row.place))
            .about(self.columns.about(BEFORE_NAME, language), |row| Some(&row.player))
            .column(name.left(language).key(), |row| row.player.name_cell())
            .about(after, |row| Some(&row.player))
            .column_if(table.category.is_some(), Head::Overall.right(language), |row| row.overall)
            .column_if(knockout, Head::OutIn.left(language), |row| self.out_in(row, language))
            .column(games_head(count).right(language), |row| row.games)
            .column(points_head(count).right(language), |row| row.points)
            .each(
                count,
                |count| other_head(count).right(language),
                |row, count| other_points(count, row.match_points, row.board_points),
            )
            .each(shown, tie_break, |row, at| {
                row.values.get(at).map(|value| in_steps(value, steps[at]))
            })
            .column_if(playoff, Head::Playoff.right(language), |row| {
                Cell::or_empty(row.after_playoff.as_ref().and_then(|after| after.points))
            })
            .column_if(fates, Head::Remarks.left(language), |row| {
                row.fate.map(|fate| mark(&Mark::Fate { fate }, language))
            })
            .fill(&mut sheet, &table.rows);
        sheet.notes = table
            .notes(self.round, &self.event.namesakes)
            .iter()
            .map(|note| say(note, language))
            .collect();
        let given = table.rows.iter().map(|row| (row.player.name, row.awards.as_slice()));
        sheet.notes.extend(awards::notes(given, language));
        sheet
    }

    fn until(&self) -> Said {
        let progress = Progress::of(&self.open, self.round, self.boards);
        until(self.round, self.event.rounds, progress)
    }

    /// Returns whether a tie-break is the points of a team that have their own column.
    fn stands_as_points(&self, at: usize) -> bool {
        self.event.count.is_some()
            && self.tie_breaks[at].code == TieBreak::fide(FideKind::OtherPoints)
    }

    /// Returns the round in which a player was knocked out.
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
    fn notes(&self, round: Round, namesakes: &[Namesake]) -> Vec<Footnote> {
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
            players: (self.undecided.iter())
                .map(|player| told_apart(namesakes, player.id, player.name))
                .collect(),
        });
        let notes = self.rows.iter().filter_map(|row| row.note(namesakes));
        shared.into_iter().chain(notes).chain(undecided).collect()
    }
}

/// Returns the number of steps of a value that a table shows.
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
fn in_steps(value: &Value, steps: usize) -> String {
    match value {
        Value::Steps(list) if list.len() > steps => {
            Value::Steps(list[..steps].to_vec()).to_string()
        }
        Value::None => String::new(),
        other => other.to_string(),
    }
}
