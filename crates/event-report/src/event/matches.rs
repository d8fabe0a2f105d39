//! The team matches of a round: the teams, the score, and the players at each board.

use std::collections::HashMap;

use chrono::NaiveDate;
use serde::Serialize;

use super::occasion::{PlayerView, board_cell, mark};
use super::pairing_row::{PairingRow, RowSide};
use super::played::result_text;
use super::words::{Footnote, Mark, moment};
use crate::sheet::Cell;
use draughts_events::event::{
    Board, Color, Event, Ledger, Outcome, PairedRound, Part, PlayerId, Points, Round, Score,
    Seated, TeamMatch, TimeOfDay,
};
use draughts_report::words::{Language, say};

/// A team match.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TeamMatchView<'e> {
    /// The number of the match in the round.
    #[serde(rename = "match")]
    pub number: u16,
    /// The group; null without groups.
    pub group: Option<&'e str>,
    /// The home team.
    pub home: TeamSide<'e>,
    /// The away team.
    pub away: TeamSide<'e>,
    /// The date, if different from that of the round; otherwise null.
    pub date: Option<NaiveDate>,
    /// The starting time, if different from that of the round; otherwise null.
    pub time: Option<TimeOfDay>,
    /// The venue; null if not known.
    pub venue: Option<&'e str>,
    /// Whether the venue is not that of the home team; not in the JSON.
    #[serde(skip)]
    elsewhere: bool,
    /// Whether all results are final.
    pub complete: bool,
    /// The reason the match was declared lost, paired by hand or moved; null if none was given.
    pub reason: Option<&'e str>,
    /// The boards of the match, from 1.
    pub boards: Vec<SeatedView<'e>>,
}

/// A team in a match.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TeamSide<'e> {
    /// The team.
    pub team: PlayerView<'e>,
    /// In a Swiss, the team's points before the round; otherwise null.
    pub score: Option<Points>,
    /// The board points so far; null before the first result.
    pub board_points: Option<Points>,
    /// Whether the match is declared lost for the team regardless of the boards.
    pub lost: bool,
}

/// A board of a team match.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatedView<'e> {
    /// The board number in the match.
    pub seat: u16,
    /// The board number in the round.
    pub board: u16,
    /// The player of the home team; null if the seat is vacant.
    pub home: Option<PlayerView<'e>>,
    /// The player of the away team; null if the seat is vacant.
    pub away: Option<PlayerView<'e>>,
    /// The colour of the home team in the first game.
    pub home_color: Color,
    /// One result per game, with the points of the home team first; a forfeit if a seat is vacant.
    pub result: Vec<Outcome>,
    /// Whether all results are final.
    pub complete: bool,
    /// Whether a game is postponed to another day.
    pub postponed: bool,
}

/// Returns the matches of a round.
pub(super) fn matches_of<'e>(event: &'e Event, paired: &'e PairedRound) -> Vec<TeamMatchView<'e>> {
    if paired.matches.is_empty() {
        return Vec::new();
    }
    let stage = event.stage_of(paired);
    let parts = event.parts(stage);
    let before: Vec<Ledger> = parts.iter().map(|part| before(part, paired.round)).collect();
    let scored = event.system_of(stage).kind().pairs_by_scores();
    let players = event.index();
    paired
        .matches
        .iter()
        .filter_map(|one| {
            let part = parts.iter().position(|part| part.has(&one.home));
            let score = |id: &PlayerId| {
                let (part, ledger) = (&parts[part?], &before[part?]);
                let at = part.event.players.iter().position(|team| team.id == *id)?;
                scored.then(|| ledger.score(at))
            };
            let points = event.match_score(paired, one);
            let all_lost = event.lost_in(paired, one);
            let side = |id: &'e PlayerId, points: Option<Points>| {
                Some(TeamSide {
                    team: PlayerView::of_team(event.team(id)?),
                    score: score(id),
                    board_points: points,
                    lost: all_lost.contains(id),
                })
            };
            let seats = event.seats(paired, one);
            let group = part.and_then(|part| parts[part].group);
            Some(TeamMatchView {
                number: one.number,
                group: group.map(|at| event.groups_of(stage)[at].group.as_str()),
                home: side(&one.home, points.map(|points| points.first))?,
                away: side(&one.away, points.map(|points| points.second))?,
                date: one.date,
                time: one.time,
                venue: venue(event, one),
                elsewhere: one.venue.is_some(),
                complete: event.match_is_over(paired, one),
                reason: one.reason.as_deref(),
                boards: seats
                    .into_iter()
                    .map(|seat| SeatedView::of(event, &players, seat))
                    .collect(),
            })
        })
        .collect()
}

/// Returns the results of a part before a round.
fn before(part: &Part<'_>, round: Round) -> Ledger {
    Ledger::new(&part.event, Round(round.0.saturating_sub(1)))
}

/// Returns the venue of a match: the one that is set, or else that of the home team.
pub(super) fn venue<'e>(event: &'e Event, one: &'e TeamMatch) -> Option<&'e str> {
    let at_home = || event.team(&one.home)?.venue.as_deref();
    one.venue.as_deref().or_else(at_home)
}

impl<'e> SeatedView<'e> {
    fn of(event: &'e Event, players: &HashMap<&PlayerId, usize>, seat: Seated<'e>) -> Self {
        let view = |id: Option<&PlayerId>| {
            let at = players.get(id?)?;
            Some(PlayerView::of(&event.players[*at]))
        };
        Self {
            seat: seat.seat,
            board: seat.number,
            home: view(seat.home),
            away: view(seat.away),
            home_color: seat.color,
            postponed: seat.board.is_some_and(|board| {
                board.postponed.is_some() && board.result.as_slice() == [Outcome::Adjourned]
            }),
            result: seat.result,
            complete: seat.complete,
        }
    }
}

impl SeatedView<'_> {
    /// Returns whether a player is missing.
    pub(super) const fn is_vacant(&self) -> bool {
        self.home.is_none() || self.away.is_none()
    }

    fn row(&self, round: Round, games: usize, language: Language) -> PairingRow<'_> {
        let number = board_cell(round, self.board);
        let result = match self.postponed {
            true => say(&Mark::Postponed, language),
            false => result_text(&self.result, games, self.complete, language),
        };
        PairingRow {
            in_match: Cell::of(self.seat),
            first: RowSide::of_some(self.home.as_ref(), language),
            color: mark(&Mark::Color { color: self.home_color }, language),
            result: Cell { text: result, ..number.clone() },
            second: RowSide::of_some(self.away.as_ref(), language),
            board: number,
            ..PairingRow::default()
        }
    }
}

impl TeamMatchView<'_> {
    /// Returns the board points of both teams.
    pub(super) fn score(&self) -> Option<Score> {
        Some(Score::new(self.home.board_points?, self.away.board_points?))
    }

    /// Returns the line above its boards.
    pub(super) fn heading(&self, language: Language) -> String {
        let called = |side: &TeamSide<'_>| match side.score {
            Some(score) => format!("{} ({score})", side.team.name),
            None => side.team.name.to_owned(),
        };
        let head = Mark::MatchHead {
            number: self.number,
            group: self.group.map(str::to_owned),
            home: called(&self.home),
            away: called(&self.away),
            score: self.score(),
            venue: self.venue.map(str::to_owned),
        };
        say(&head, language)
    }

    /// Returns the notes on it for below the table.
    pub(super) fn notes(&self) -> Vec<Footnote> {
        let number = self.number;
        let mut notes = Vec::new();
        let when = moment(self.date, self.time);
        let venue = self.venue.filter(|_| self.elsewhere).map(str::to_owned);
        if when.is_some() || venue.is_some() {
            notes.push(Footnote::MatchPlayed { number, when, venue });
        }
        let reason = self.reason.map(str::to_owned);
        let lost: Vec<_> = [&self.home, &self.away].into_iter().filter(|side| side.lost).collect();
        let played = self.boards.iter().any(|seat| !seat.is_vacant());
        match (lost.as_slice(), reason) {
            ([], None) => {}
            ([], Some(reason)) => notes.push(Footnote::OfMatch { number, reason }),
            (lost, reason) => notes.extend(lost.iter().map(|side| Footnote::MatchLost {
                number,
                team: side.team.name.to_owned(),
                played,
                reason: reason.clone(),
            })),
        }
        notes
    }

    /// Returns the rows of its boards, or of its score if only that is known.
    pub(super) fn rows(
        &self,
        round: Round,
        games: usize,
        language: Language,
    ) -> impl Iterator<Item = PairingRow<'_>> {
        let board = move |seat| SeatedView::row(seat, round, games, language);
        let score_only = self.score_only().map(|score| PairingRow {
            first: RowSide::word(mark(&Mark::ScoreOnly, language)),
            result: result_text(&[Outcome::Played(score)], 1, true, language).into(),
            ..PairingRow::default()
        });
        self.boards.iter().map(board).chain(score_only)
    }

    /// Returns its score if only that is known.
    pub(super) fn score_only(&self) -> Option<Score> {
        self.score().filter(|_| self.boards.is_empty())
    }
}

/// The place of a board within its team match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct InMatch {
    /// The number of the match in the round.
    #[serde(rename = "match")]
    pub number: u16,
    /// The board number in the match.
    pub seat: u16,
}

impl InMatch {
    /// Returns the place of a board in its match; `None` in individual events.
    pub fn of(board: &Board) -> Option<Self> {
        Some(Self { number: board.in_match?, seat: board.seat? })
    }

    /// Formats it as commands accept it: `2.3`.
    pub(super) fn cell(self, language: Language) -> Cell {
        mark(&Mark::InMatch { number: self.number, seat: self.seat }, language)
    }
}
