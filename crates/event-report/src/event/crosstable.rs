//! The crosstable: player against player if all meet, otherwise round by round.

use std::collections::HashMap;

use serde::Serialize;

use super::View;
use super::awards::{self, awards_of};
use super::columns::{Columns, PlayerColumn, Possible};
use super::lost_matches::{self, LostMatch};
use super::match_page::MatchView;
use super::occasion::{Occasion, PlayerView, place_cell};
use super::played::{
    OpenBoard, PlayedRound, open_boards, open_notes, open_of_part, plus_points, rounds_of,
};
use super::progress::{Progress, boards_of_part, until};
use super::standings::ledger_of;
use super::team_points::{both_points, other_head, other_points, points_head};
use super::teams::TeamView;
use super::words::{Footnote, Head, Legend, Mark, Title};
use crate::sheet::{Cell, Column, ColumnList, Ref, Sheet};
use draughts_events::event::{
    Award, Color, Event, Ladder, Ledger, Outcome, Part, PlayerId, Points, Round,
};
use draughts_events::standings::{self, StandingsOptions};
use draughts_ground::said::{Said, Sentences, Told};
use draughts_report::words::{Language, say};

/// The crosstable, with the results of all players: `arbiter.event-crosstable/1`.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CrosstableView<'e> {
    /// `arbiter.event-crosstable/1`.
    pub schema: &'static str,
    /// The event.
    pub event: Occasion<'e>,
    /// The last round counted.
    pub round: Round,
    /// Games per pairing: 2 in a micro-match.
    pub games: usize,
    /// The boards without a final result.
    pub open: Vec<OpenBoard>,
    /// The number of boards in the last round counted; not in the JSON.
    #[serde(skip)]
    pub boards: usize,
    /// In a Scheveningen, the teams, the best first; empty in other systems.
    pub teams: Vec<TeamView<'e>>,
    /// In a match, the points each player still needs; null in other systems.
    #[serde(rename = "match")]
    pub course: Option<MatchView<'e>>,
    /// The players, in the order of the standings.
    pub rows: Vec<CrosstableRow<'e>>,
    /// The additional player columns of the table; not in the JSON.
    #[serde(skip)]
    pub columns: Columns,
    /// Whether these are the players of a team event, who do not all meet; not in the JSON.
    #[serde(skip)]
    of_players: bool,
    /// The ladder that determines the points of a round, if any; not in the JSON.
    #[serde(skip)]
    ladder: Option<&'e Ladder>,
    /// The matches decided regardless of their boards; not in the JSON.
    #[serde(skip)]
    lost: Vec<LostMatch>,
    /// The teams that withdrew, with their last round; not in the JSON.
    #[serde(skip)]
    left: Vec<(&'e str, Round)>,
}

/// A player's row of the crosstable.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CrosstableRow<'e> {
    /// The row number, from 1, by which cells refer to an opponent.
    pub line: usize,
    /// The place; null if there is none.
    pub place: Option<usize>,
    /// The group; rows are numbered separately in each group. Absent without groups.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<&'e str>,
    /// The player.
    pub player: PlayerView<'e>,
    /// The player's rounds.
    pub rounds: Vec<PlayedRound<'e>>,
    /// The points.
    pub points: Points,
    /// Points that arbiters gave or took, and points carried over from an earlier stage (round 0).
    /// They are included in the points. Absent if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub awards: Vec<Award>,
    /// The match points. Absent except for teams.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub match_points: Option<Points>,
    /// The board points. Absent except for teams.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board_points: Option<Points>,
}

impl<'e> CrosstableView<'e> {
    /// Makes the crosstable up to the last round of a ledger of this event.
    pub fn new(event: &'e Event, ledger: &Ledger) -> Self {
        let ranked = standings::rank(event, ledger, StandingsOptions::default());
        let row = |(line, row): (usize, standings::RankingRow)| {
            let [match_points, board_points] = both_points(event, ledger, row.player);
            CrosstableRow {
                line,
                place: row.place,
                group: None,
                player: PlayerView::of(&event.players[row.player]),
                rounds: rounds_of(event, ledger, row.player),
                points: row.score,
                awards: awards_of(event, row.player, ledger.last_round()),
                match_points,
                board_points,
            }
        };
        Self {
            schema: "arbiter.event-crosstable/1",
            event: Occasion::of(event),
            round: ledger.last_round(),
            games: event.scoring.games(),
            open: open_boards(event, ledger),
            boards: event.round(ledger.last_round()).map_or(0, |paired| paired.boards.len()),
            teams: match event.system.kind().has_teams() {
                true => TeamView::of(event, ledger),
                false => Vec::new(),
            },
            course: MatchView::of(event, ledger),
            rows: (1..).zip(ranked.rows).map(row).collect(),
            columns: Columns::default(),
            of_players: false,
            ladder: event.ladder_of_matches().filter(|ladder| ladder.gives_points()),
            lost: Vec::new(),
            left: Vec::new(),
        }
    }

    /// Makes the crosstable of a stage, group by group, up to a round.
    ///
    /// Without a round, it goes up to the last one that has begun.
    pub fn of_parts(event: &'e Event, parts: &'e [Part<'e>], round: Option<Round>) -> Self {
        let mut views = parts.iter().map(|part| Self::of_part(event, part, round));
        let Some(mut view) = views.next() else {
            return Self::new(event, &Ledger::new(event, Round(0)));
        };
        for other in views {
            // Groups that are in different rounds have no common number of boards.
            view.boards = if view.round == other.round { view.boards + other.boards } else { 0 };
            view.round = view.round.max(other.round);
            view.open.extend(other.open);
            view.rows.extend(other.rows);
            view.lost.extend(other.lost);
            view.left.extend(other.left);
        }
        view.open.sort_unstable();
        view.event.group = None;
        view
    }

    /// Makes the crosstable of the players of a team event, round by round.
    pub fn of_players(event: &'e Event, ledger: &Ledger) -> Self {
        let mut view = Self::new(event, ledger);
        // Places depend only on points: the tie-breaks of the event are for teams.
        view.rows.sort_by_key(|row| std::cmp::Reverse(row.points));
        let points: Vec<Points> = view.rows.iter().map(|row| row.points).collect();
        for (line, row) in (1..).zip(&mut view.rows) {
            let better = points.partition_point(|&points| points > row.points);
            (row.line, row.place) = (line, Some(better + 1));
        }
        view.event = Occasion { stage: None, before: 0, count: None, ..view.event };
        view.of_players = true;
        view
    }

    fn of_part(event: &'e Event, part: &'e Part<'e>, round: Option<Round>) -> Self {
        let mut view = Self::new(&part.event, &ledger_of(event, part, round));
        if event.is_one_part() {
            return view;
        }
        view.open = open_of_part(event, part, view.round);
        view.boards = boards_of_part(event, part, view.round);
        let occasion = Occasion::of_part(event, part);
        view.lost = LostMatch::of_part(event, part, view.round);
        let own = event.teams.iter().filter(|team| part.has(&team.id));
        let left = own.filter_map(|team| Some((team.name.as_str(), team.withdrawn_after?)));
        view.left = left.filter(|(_, after)| *after < view.round).collect();
        for row in &mut view.rows {
            row.group = occasion.group;
        }
        view.event = occasion;
        view
    }

    /// Returns the view of one group.
    fn of_group(&self, rows: &[CrosstableRow<'e>]) -> Self {
        let group = rows.first().and_then(|row| row.group);
        let event = Occasion { group, ..self.event.clone() };
        // Open boards are mentioned once, below the last table.
        let mut group = Self { event, rows: rows.to_vec(), open: Vec::new(), ..self.clone() };
        let is_own = |id: &PlayerId| rows.iter().any(|row| row.player.id == id);
        group.lost.retain(|one| one.home_is(&is_own));
        group.left.retain(|(name, _)| rows.iter().any(|row| row.player.name == *name));
        group
    }

    /// Adds columns about the players.
    #[must_use]
    pub fn with_columns(self, columns: Columns) -> Self {
        Self { columns, ..self }
    }
}

/// The columns that can come after a name.
pub(super) const BESIDE_NAME: &[Possible] = &[
    (PlayerColumn::Number, None),
    (PlayerColumn::Id, None),
    (PlayerColumn::Title, None),
    (PlayerColumn::Rating, None),
    (PlayerColumn::Federation, None),
    (PlayerColumn::Club, None),
    (PlayerColumn::Team, None),
];

impl CrosstableRow<'_> {
    /// Returns whether the player had neither a board nor a bye from this round on.
    ///
    /// The player has withdrawn, or is out of a knockout.
    fn is_gone_in(&self, round: Round) -> bool {
        let later = self.rounds.iter().filter(|one| one.round >= round);
        later.into_iter().all(|one| one.bye.is_none() && one.opponent.is_none())
    }
}

impl View for CrosstableView<'_> {
    fn sheets(&self, language: Language) -> Vec<Sheet> {
        let title = Title::Crosstable { until: self.until() };
        if let Some(course) = &self.course {
            return vec![self.match_sheet(course, &title, language)];
        }
        let groups: Vec<_> = self.rows.chunk_by(|one, next| one.group == next.group).collect();
        if let [_, _, ..] = groups.as_slice() {
            let mut sheets: Vec<Sheet> = groups
                .into_iter()
                .map(|rows| self.of_group(rows).sheet(&title, language))
                .collect();
            if let Some(last) = sheets.last_mut() {
                last.notes.splice(0..0, open_notes(&self.open, language));
            }
            return sheets;
        }
        self.team_sheets(language).unwrap_or_else(|| vec![self.sheet(&title, language)])
    }
}

impl CrosstableView<'_> {
    /// Describes the point in time that the table reflects.
    pub(crate) fn until(&self) -> Said {
        let progress = Progress::of(&self.open, self.round, self.boards);
        until(self.round, self.event.rounds, progress)
    }

    /// Makes the crosstable under a title.
    pub(crate) fn sheet(&self, title: &Title, language: Language) -> Sheet {
        let mut sheet = self.event.sheet(title, None, language);
        let lines: HashMap<&PlayerId, usize> =
            self.rows.iter().map(|row| (row.player.id, row.line)).collect();
        let all_meet = self.event.system.all_meet() && !self.of_players;
        let across: Vec<Cell> = if all_meet {
            self.rows.iter().map(|row| row.player.cell(Cell::of(row.line))).collect()
        } else {
            let of_round =
                |round| Head::OfRound { round }.cell(language).about(Ref::Round(Round(round)));
            (self.event.before + 1..=self.round.0).map(of_round).collect()
        };
        let letters = Letters::of(language);
        let count = self.event.count;
        let of_teams = count.is_some() && !self.of_players;
        let name = if of_teams { Head::Team } else { Head::Name };
        let rows = self.rows.iter().map(|row| {
            let in_round = |round| self.in_round(row, round, &lines, &letters);
            let cells = match all_meet {
                true => self.against_each(row, &lines),
                false => row.rounds.iter().map(in_round).collect(),
            };
            (row, cells)
        });
        // The number of games is not shown here.
        ColumnList::<(&CrosstableRow<'_>, Vec<Cell>)>::new()
            .column(Head::Row.right(language).key(), |(row, _)| row.player.cell(Cell::of(row.line)))
            .column(name.left(language).key(), |(row, _)| row.player.name_cell())
            .about(self.columns.about(BESIDE_NAME, language), |(row, _)| Some(&row.player))
            .each(
                0..across.len(),
                |at| Column::center(across[at].clone()).figures(language),
                |(_, cells), at| cells.get(at).cloned(),
            )
            .column(points_head(count).right(language), |(row, _)| row.points)
            .each(
                count,
                |count| other_head(count).right(language),
                |(row, _), count| other_points(count, row.match_points, row.board_points),
            )
            .column(Head::Place.right(language), |(row, _)| place_cell(row.place))
            .fill(&mut sheet, rows);
        sheet.notes = self.notes(all_meet, language);
        sheet
    }

    /// Returns the results against each player of the table, such as `2 1`.
    ///
    /// A dot is a missing result before others.
    pub(super) fn against_each(
        &self,
        row: &CrosstableRow<'_>,
        lines: &HashMap<&PlayerId, usize>,
    ) -> Vec<Cell> {
        let mut results: Vec<Vec<String>> = vec![Vec::new(); self.rows.len()];
        let mut boards: Vec<Vec<Ref>> = vec![Vec::new(); self.rows.len()];
        for round in &row.rounds {
            if let Some(&line) = round.opponent.and_then(|opponent| lines.get(opponent)) {
                results[line - 1].push(self.own_marked(row, round));
                boards[line - 1].extend(round.at_board());
            }
        }
        let cell = |(results, boards): (&Vec<String>, &Vec<Ref>)| {
            let known = results.iter().rposition(|own| !own.is_empty()).map_or(0, |at| at + 1);
            let shown = results[..known].iter().map(|own| if own.is_empty() { "." } else { own });
            let text = shown.collect::<Vec<_>>().join(" ");
            // Two players who met twice have more than one board.
            let about = if let [one] = boards.as_slice() { Some(one.clone()) } else { None };
            Cell { text, about, data: None }
        };
        let mut cells: Vec<Cell> = results.iter().zip(&boards).map(cell).collect();
        cells[row.line - 1] = "■".into();
        cells
    }

    /// Returns the player's points of a round, and the mark of a match that was decided without its
    /// boards.
    fn own_marked(&self, row: &CrosstableRow<'_>, round: &PlayedRound<'_>) -> String {
        let own = round.own(self.games);
        match self.is_lost(row, round) {
            true => format!("{own}{}", lost_matches::MARK),
            false => own,
        }
    }

    /// Returns whether a match counts and was decided without its boards.
    fn is_lost(&self, row: &CrosstableRow<'_>, round: &PlayedRound<'_>) -> bool {
        round.counts && self.lost.iter().any(|one| one.is_of(row.player.id, round.round))
    }

    /// Formats a round in the usual form: `12w2` is the opponent's number, the colour and the
    /// points.
    fn in_round(
        &self,
        row: &CrosstableRow<'_>,
        round: &PlayedRound<'_>,
        lines: &HashMap<&PlayerId, usize>,
        letters: &Letters,
    ) -> Cell {
        let line = round.opponent.and_then(|opponent| lines.get(opponent));
        match (line, round.color) {
            (Some(line), Some(color)) => Cell {
                text: format!("{line}{}{}", letters.of_color(color), self.own_marked(row, round)),
                about: round.at_board(),
                data: None,
            },
            _ if round.points > Points::ZERO => format!("+{}", round.points).into(),
            _ if row.is_gone_in(round.round) => Cell::default(),
            _ => "-".into(),
        }
    }

    pub(super) fn notes(&self, all_meet: bool, language: Language) -> Vec<String> {
        let mut notes = open_notes(&self.open, language);
        let any = |is: &dyn Fn(&PlayedRound<'_>) -> bool| {
            self.rows.iter().flat_map(|row| &row.rounds).any(is)
        };
        let has = |outcome: fn(&Outcome) -> bool| any(&|round| round.result.iter().any(outcome));
        let mut marks = Vec::new();
        if !all_meet {
            marks.push(match self.event.count {
                Some(_) => Legend::CellOfTeams,
                None if self.games > 1 && self.ladder.is_none() => Legend::CellOfGames,
                None => Legend::Cell,
            });
            let all = self.rows.iter().flat_map(|row| &row.rounds);
            let alone = all.filter(|round| round.opponent.is_none());
            marks.extend(plus_points(alone.map(|round| round.points)));
        }
        // The points of a forfeited board are in the score of the match.
        if self.event.count.is_none()
            && has(|one| matches!(one, Outcome::Forfeit(_) | Outcome::DoubleForfeit))
        {
            marks.push(if all_meet { Legend::SignsOfForfeit } else { Legend::CellsOfForfeit });
        }
        let absent = |round: &PlayedRound<'_>| round.bye.is_some() && round.points == Points::ZERO;
        if !all_meet && any(&absent) {
            marks.push(Legend::Absent);
        }
        // A level game is not finished while the play-off of its ladder continues.
        let has_begun = |round: &PlayedRound<'_>| match self.ladder {
            Some(_) => round.result.iter().any(|one| one.score().is_some()),
            None => self.games > 1 && !round.result.is_empty(),
        };
        if any(&|round| !round.complete && has_begun(round)) {
            marks.push(Legend::NotFinished);
        }
        if let Some(ladder) = self.ladder {
            marks.push(Legend::ByLadder { ladder: ladder.called() });
        }
        if self.event.count.is_none() && has(|one| *one == Outcome::Adjourned) {
            marks.push(Legend::CellAdjourned);
        }
        if self.event.count.is_none() && has(|one| *one == Outcome::Annulled) {
            marks.push(Legend::CellAnnulled);
        }
        if any(&|round| !round.counts && round.result.iter().any(|one| *one != Outcome::Annulled)) {
            marks.push(Legend::InBrackets);
        }
        if self.rows.iter().any(|row| row.rounds.iter().any(|round| self.is_lost(row, round))) {
            marks.push(Legend::LostMatch);
        }
        if !marks.is_empty() {
            let marks = Sentences::listed(marks.iter().map(Legend::said).collect());
            notes.push(say(&Footnote::Legend { marks }, language));
        }
        notes.extend(self.left.iter().map(|&(name, round)| {
            say(&Footnote::Withdrew { player: name.to_owned(), round }, language)
        }));
        notes.extend(lost_matches::notes(&self.lost, language));
        let given = self.rows.iter().map(|row| (row.player.name, row.awards.as_slice()));
        notes.extend(awards::notes(given, language));
        notes.extend(self.event.signature(language));
        notes
    }
}

/// The letters of the colours, as in `12w2`.
struct Letters {
    white: String,
    black: String,
}

impl Letters {
    fn of(language: Language) -> Self {
        let [white, black] =
            [Color::White, Color::Black].map(|color| say(&Mark::ColorLetter { color }, language));
        Self { white, black }
    }

    fn of_color(&self, color: Color) -> &str {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }
}
