//! The pairings of rounds, with the results.

use std::collections::HashMap;

use chrono::NaiveDate;
use serde::Serialize;

use super::View;
use super::board_notes::{board_notes, desk_notes, ruled};
use super::columns::{Columns, PlayerColumn, Possible};
use super::matches::{InMatch, TeamMatchView, matches_of};
use super::occasion::{Occasion, PlayerView, mark};
use super::pairing_row::{PairingRow, RowSide, plus};
use super::played::{legend, plus_points};
use super::stage::Stage;
use super::words::{Footnote, Head, Mark};
use crate::sheet::{ColumnList, Keep, Row, Sheet, fill};
use draughts_events::event::{
    Amendment, Board, Bye, ByeKind, DrawnOpening, Event, Ledger, Note, Outcome, PairedRound,
    PlayerId, Points, Postponed, Round, Ruling, TimeOfDay, openings_by_board,
};
use draughts_ground::said::Told;
use draughts_report::words::{Language, say};

/// The rounds with their boards: `arbiter.event-pairings/1`.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PairingsView<'e> {
    /// `arbiter.event-pairings/1`.
    pub schema: &'static str,
    /// The event.
    pub event: Occasion<'e>,
    /// Games per pairing: 2 in a micro-match.
    pub games: usize,
    /// The rounds shown.
    pub rounds: Vec<RoundView<'e>>,
    /// The additional player columns of the table; not in the JSON.
    #[serde(skip)]
    pub columns: Columns,
}

/// A round.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RoundView<'e> {
    /// Its number.
    pub round: Round,
    /// The date; null if not known.
    pub date: Option<NaiveDate>,
    /// The starting time; null if not known.
    pub time: Option<TimeOfDay>,
    /// The drawn opening; null if there is none.
    pub opening: Option<&'e str>,
    /// The openings drawn from a table. Absent if there are none.
    #[serde(default, skip_serializing_if = "no_openings")]
    pub openings: &'e [DrawnOpening],
    /// A note; null if there is none.
    pub note: Option<&'e str>,
    /// The number of boards without a final result.
    pub missing: usize,
    /// The boards.
    pub boards: Vec<BoardView<'e>>,
    /// The players who do not play.
    pub byes: Vec<ByeView<'e>>,
    /// The rulings of the round that concern no board.
    pub rulings: Vec<&'e Ruling>,
    /// In a knockout, the name of the round: `final`, `semi-finals` or `quarter-finals`. Null if it
    /// has none.
    pub stage: Option<Stage>,
    /// The stage of the event. Absent for the first stage.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stage_name: Option<&'e str>,
    /// The team matches, whose games are among the boards. Absent outside team events.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub matches: Vec<TeamMatchView<'e>>,
    /// The moves of each opening in turn, if its table is available; not in the JSON.
    #[serde(skip)]
    opening_moves: Vec<Option<String>>,
    /// The event at the stage of the round; not in the JSON.
    #[serde(skip)]
    pub(super) occasion: Occasion<'e>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn no_openings(openings: &&[DrawnOpening]) -> bool {
    openings.is_empty()
}

/// A board.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BoardView<'e> {
    /// Its number.
    pub board: u16,
    /// The team match of the board. Absent outside team events.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub in_match: Option<InMatch>,
    /// The group of the players. Absent without groups.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<&'e str>,
    /// White in the first game.
    pub white: SeatView<'e>,
    /// Black in the first game.
    pub black: SeatView<'e>,
    /// One result per game, with the points of `white` first in each.
    pub result: &'e [Outcome],
    /// Whether all results are final.
    pub complete: bool,
    /// The postponement of the game; null if it is not postponed.
    pub postponed: Option<&'e Postponed>,
    /// The reason for pairing the board by hand; null if it was not.
    pub manual: Option<&'e str>,
    /// The late player who was paired with the player who had the bye; null if there is none.
    pub latecomer: Option<&'e PlayerId>,
    /// A note; null if there is none.
    pub note: Option<&'e str>,
    /// The players of the board who withdrew before the round; not in the JSON.
    #[serde(skip)]
    pub(super) gone: Vec<&'e str>,
    /// The results recorded earlier and since changed.
    pub amended: &'e [Amendment],
    /// In a knockout, the player who advances after a level pairing; otherwise null.
    pub advances: Option<&'e PlayerId>,
    /// The rulings about this board.
    pub rulings: Vec<&'e Ruling>,
}

/// A player at a board.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatView<'e> {
    /// The player.
    pub player: PlayerView<'e>,
    /// In a Swiss, the score before the round; otherwise null.
    pub score: Option<Points>,
}

/// A player who does not play.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ByeView<'e> {
    /// The player, with the score before the round.
    pub seat: SeatView<'e>,
    /// The reason.
    pub bye: ByeKind,
    /// The points for the round.
    pub points: Points,
    /// A note; null if there is none.
    pub note: Option<&'e str>,
}

impl<'e> PairingsView<'e> {
    /// Makes the view of some rounds of an event; rounds that are not paired are left out.
    pub fn new(event: &'e Event, rounds: impl IntoIterator<Item = Round>) -> Self {
        let occasion = Occasion::of(event);
        let index = event.index();
        let paired = rounds.into_iter().filter_map(|round| event.round(round));
        Self {
            schema: "arbiter.event-pairings/1",
            games: event.scoring.games(),
            rounds: paired.map(|round| round_view(event, &index, round)).collect(),
            event: occasion,
            columns: Columns::default(),
        }
    }

    /// Adds the moves of the openings of each round, in the order of their boards.
    #[must_use]
    pub fn with_opening_moves(mut self, of: impl Fn(Round) -> Vec<Option<String>>) -> Self {
        for round in &mut self.rounds {
            round.opening_moves = of(round.round);
        }
        self
    }

    /// Adds columns about the players.
    #[must_use]
    pub fn with_columns(self, columns: Columns) -> Self {
        Self { columns, ..self }
    }
}

fn round_view<'e>(
    event: &'e Event,
    index: &HashMap<&PlayerId, usize>,
    paired: &'e PairedRound,
) -> RoundView<'e> {
    let round = paired.round;
    let games = event.scoring.games();
    let occasion = Occasion::of_stage(event, event.stage_of(paired));
    // In team events, the scores of the teams decide the pairing.
    let by_scores = occasion.system.pairs_by_scores() && !event.is_of_teams();
    let before = by_scores.then(|| Ledger::new(event, Round(round.0.saturating_sub(1))));
    let now = Ledger::new(event, round);
    // For a member of several teams, the team that the player represents.
    let seat = |id: &PlayerId, team: Option<&PlayerId>| {
        let at = *index.get(id)?;
        let plain = PlayerView::with_team(event, &event.players[at]);
        let team = team.and_then(|id| event.name_of(id)).or(plain.team);
        Some(SeatView {
            player: PlayerView { team, ..plain },
            score: before.as_ref().map(|before| before.score(at)),
        })
    };
    let groups = event.groups_of(event.stage_of(paired));
    let group = |id: &PlayerId| {
        let own = groups.iter().find(|one| one.field.contains(id));
        own.map(|one| one.group.as_str())
    };
    let rulings = |board: Option<u16>| -> Vec<&'e Ruling> {
        event.rulings.iter().filter(|one| one.round == round && one.board == board).collect()
    };
    let gone = |id: &PlayerId| {
        let player = event.player(id)?;
        let has_left = player.withdrawn_after.is_some_and(|last| last < round);
        has_left.then_some(player.name.as_str())
    };
    let board = |board: &'e Board| {
        let teams = event.teams_at(paired, board);
        Some(BoardView {
            board: board.board,
            in_match: InMatch::of(board),
            group: group(&board.white),
            white: seat(&board.white, teams.map(|teams| teams[0]))?,
            black: seat(&board.black, teams.map(|teams| teams[1]))?,
            result: &board.result,
            complete: board.is_complete(games),
            postponed: board.postponed.as_ref().filter(|_| !board.is_withdrawal()),
            manual: board.manual.as_deref(),
            latecomer: board.latecomer.as_ref(),
            note: board.note.as_ref().map(Note::text),
            gone: [&board.white, &board.black].into_iter().filter_map(gone).collect(),
            amended: &board.amended,
            advances: board.advances.as_ref(),
            rulings: rulings(Some(board.board)),
        })
    };
    let of_team = |bye: &'e Bye| {
        let player = PlayerView::of_team(event.team(&bye.player)?);
        let points = team_points(event, paired, &bye.player);
        let (bye, note) = (bye.bye, bye.note.as_deref());
        Some(ByeView { seat: SeatView { player, score: None }, bye, points, note })
    };
    let bye = |bye: &'e Bye| {
        if event.is_of_teams() {
            return of_team(bye);
        }
        let entries = now.of(*index.get(&bye.player)?);
        Some(ByeView {
            seat: seat(&bye.player, None)?,
            bye: bye.bye,
            points: entries.last().map_or(Points::ZERO, |entry| entry.points),
            note: bye.note.as_deref(),
        })
    };
    RoundView {
        round,
        date: paired.date,
        time: paired.time,
        opening: paired.opening.as_deref(),
        openings: &paired.openings,
        note: paired.note.as_deref(),
        missing: paired.missing(games).count(),
        boards: paired.boards.iter().filter_map(board).collect(),
        byes: paired.byes.iter().filter_map(bye).collect(),
        rulings: rulings(None),
        stage: Stage::of(event, &occasion, paired),
        stage_name: occasion.stage,
        matches: matches_of(event, paired),
        opening_moves: Vec::new(),
        occasion,
    }
}

/// Returns the points of a team for a round without a match.
fn team_points(event: &Event, paired: &PairedRound, team: &PlayerId) -> Points {
    let parts = event.parts(event.stage_of(paired));
    let of_part = parts.iter().find_map(|part| {
        let at = part.event.players.iter().position(|one| one.id == *team)?;
        Ledger::new(&part.event, paired.round).at(at, paired.round).map(|entry| entry.points)
    });
    of_part.unwrap_or_default()
}

impl View for PairingsView<'_> {
    fn sheets(&self, language: Language) -> Vec<Sheet> {
        self.rounds
            .iter()
            .map(|round| match round.matches.is_empty() {
                true => self.by_board(round, language),
                false => self.by_match(round, language),
            })
            .collect()
    }

    /// Lists results by board even in team events, with White's points first.
    fn lists(&self, language: Language) -> Vec<Sheet> {
        match &self.rounds[..] {
            [round] => vec![self.by_board(round, language)],
            _ => self.rounds_by_board(language),
        }
    }
}

impl PairingsView<'_> {
    /// Returns a round of a team event: each match with its boards.
    fn by_match(&self, round: &RoundView<'_>, language: Language) -> Sheet {
        let title = round.occasion.of_round(round.round, round.stage);
        let mut sheet = round.occasion.round_sheet(&title, round.date, round.time, language);
        let columns = ColumnList::<PairingRow<'_>>::new()
            .column(Head::Board.right(language).key(), |row| row.board.clone())
            .column(Head::Seat.right(language).key(), |row| row.in_match.clone())
            .side(&self.columns, &Head::Home, |row| &row.first, language)
            .column(Head::Color.left(language), |row| row.color.clone())
            .column(Head::Result.center(language), |row| row.result.clone())
            .side(&self.columns, &Head::Away, |row| &row.second, language);
        let mut rows = Vec::new();
        for one in &round.matches {
            rows.push(Row::heading(one.heading(language)));
            let own = one.rows(round.round, self.games, language);
            rows.extend(own.map(|row| columns.row(&row)));
        }
        if !round.byes.is_empty() {
            rows.push(Row::heading(say(&Mark::NoMatch, language)));
        }
        rows.extend(round.byes.iter().map(|bye| {
            let team = &bye.seat.player;
            columns.row(&PairingRow {
                first: RowSide::word(team.name_cell()),
                result: plus(bye.points),
                second: RowSide::word(mark(&round.occasion.away(bye.bye), language)),
                ..PairingRow::default()
            })
        }));
        fill(&mut sheet, columns.heads(), rows);
        sheet.notes = self.notes(round, language);
        sheet.desk_notes = desk(round, language);
        sheet
    }

    pub(super) fn notes(&self, round: &RoundView<'_>, language: Language) -> Vec<String> {
        let say_all = |notes: Vec<Footnote>| -> Vec<String> {
            notes.iter().map(|note| say(note, language)).collect()
        };
        let opening =
            round.opening.map(|opening| Footnote::Opening { opening: opening.to_owned() });
        let drawn = openings_by_board(round.openings).into_iter();
        let drawn = drawn.enumerate().map(|(at, drawn)| Footnote::DrawnOpening {
            boards: drawn.boards_in_words(),
            several: drawn.boards.len() > 1,
            table: drawn.table.clone(),
            number: drawn.number.clone(),
            moves: round.opening_moves.get(at).cloned().flatten(),
        });
        let mut notes = say_all(opening.into_iter().chain(drawn).collect());
        notes.extend(round.note.map(str::to_owned));
        let mut more = Vec::new();
        if !round.matches.is_empty() {
            more.push(Footnote::HomeFirst);
            let mut sides = round.matches.iter().flat_map(|one| [&one.home, &one.away]);
            let has_scores = sides.any(|side| side.score.is_some());
            more.extend(has_scores.then_some(Footnote::ScoresBefore));
        }
        more.extend(round.matches.iter().flat_map(TeamMatchView::notes));
        more.extend(round.boards.iter().flat_map(board_notes));
        more.extend(round.rulings.iter().filter(|one| one.public).map(|one| of_round(one)));
        if self.games > 1 && round.missing > 0 {
            more.push(Footnote::FirstGame);
        }
        notes.extend(say_all(more));
        let shown = round.boards.iter().map(|board| match (board.postponed, board.result) {
            (Some(_), [Outcome::Adjourned]) => &[][..],
            (Some(_) | None, result) => result,
        });
        let vacant = round.matches.iter().flat_map(|one| &one.boards);
        let vacant = vacant.filter(|seat| seat.is_vacant());
        let results = shown.chain(vacant.map(|seat| seat.result.as_slice()));
        let plus = plus_points(round.byes.iter().map(|bye| bye.points));
        notes.extend(legend(results, plus, language));
        notes
    }
}

/// Returns the notes for below the table that only the arbiters see.
pub(super) fn desk(round: &RoundView<'_>, language: Language) -> Vec<String> {
    let byes = round.byes.iter().filter_map(|bye| {
        let (player, note) = (bye.seat.player.name.to_owned(), bye.note?.to_owned());
        Some(Footnote::OfPlayer { player, note })
    });
    let boards = round.boards.iter().flat_map(desk_notes);
    let rulings = round.rulings.iter().filter(|one| !one.public).map(|one| of_round(one));
    byes.chain(boards).chain(rulings).map(|note| say(&note, language)).collect()
}

/// Returns a ruling that concerns no board.
fn of_round(ruling: &Ruling) -> Footnote {
    Footnote::RoundRuling { ruling: ruled(ruling).said() }
}

/// The columns that can come before or after a name.
pub(super) const BEFORE_NAME: &[Possible] = &[
    (PlayerColumn::Number, None),
    (PlayerColumn::Id, Some(Keep::Spare)),
    (PlayerColumn::Title, None),
];
pub(super) const AFTER_NAME: &[Possible] = &[
    (PlayerColumn::Federation, None),
    (PlayerColumn::Rating, Some(Keep::Spare)),
    (PlayerColumn::Club, None),
    (PlayerColumn::Team, None),
];
