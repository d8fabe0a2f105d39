//! Who plays whom, and how it ended.

use std::collections::HashMap;

use chrono::NaiveDate;
use serde::Serialize;

use super::View;
use super::occasion::{Occasion, PlayerView, called_by_id, fill, or_empty, sentence};
use super::played::{legend, result_text};
use crate::event::{
    Amendment, Board, Bye, ByeKind, Event, Ledger, Note, Outcome, PairedRound, PlayerId, Points,
    Round, Ruling,
};
use crate::report::sheet::{Column, Sheet};

/// Rounds with their boards: `arbiter.event-pairings/1`.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PairingsView<'e> {
    /// `arbiter.event-pairings/1`.
    pub schema: &'static str,
    /// The event.
    pub event: Occasion<'e>,
    /// Games of a pairing: 2 in a micro-match.
    pub games: usize,
    /// The rounds that are shown.
    pub rounds: Vec<RoundView<'e>>,
}

/// A round.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RoundView<'e> {
    /// Its number.
    pub round: Round,
    /// The day it is played.
    pub date: Option<NaiveDate>,
    /// The drawn opening.
    pub opening: Option<&'e str>,
    /// A note.
    pub note: Option<&'e str>,
    /// Boards that have no final result yet.
    pub missing: usize,
    /// The boards.
    pub boards: Vec<BoardView<'e>>,
    /// The players who do not play.
    pub byes: Vec<ByeView<'e>>,
    /// Rulings of this round that are about no board.
    pub rulings: Vec<&'e Ruling>,
    /// Knockout: `final`, `semi-finals`, `quarter-finals`.
    pub stage: Option<&'static str>,
}

/// A board.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BoardView<'e> {
    /// Its number.
    pub board: u16,
    /// White in the first game.
    pub white: SeatView<'e>,
    /// Black in the first game.
    pub black: SeatView<'e>,
    /// One result a game, the points of `white` first in each.
    pub result: &'e [Outcome],
    /// True if nothing more is to come.
    pub complete: bool,
    /// Why it was paired by hand.
    pub manual: Option<&'e str>,
    /// A note.
    pub note: Option<&'e str>,
    /// What was recorded before.
    pub amended: &'e [Amendment],
    /// Knockout: who goes on after a level pairing.
    pub advances: Option<&'e PlayerId>,
    /// Rulings about this board.
    pub rulings: Vec<&'e Ruling>,
}

/// A player at a board.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatView<'e> {
    /// The player.
    pub player: PlayerView<'e>,
    /// The score before the round, in a Swiss.
    pub score: Option<Points>,
}

/// A player who does not play.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ByeView<'e> {
    /// The player, with the score before the round.
    pub seat: SeatView<'e>,
    /// Why.
    pub bye: ByeKind,
    /// The points for it.
    pub points: Points,
    /// A note.
    pub note: Option<&'e str>,
}

impl<'e> PairingsView<'e> {
    /// The rounds of an event that are named; those that are not paired are left out.
    #[must_use]
    pub fn new(event: &'e Event, rounds: impl IntoIterator<Item = Round>) -> Self {
        let occasion = Occasion::of(event);
        let index = event.index();
        let paired = rounds.into_iter().filter_map(|round| event.round(round));
        Self {
            schema: "arbiter.event-pairings/1",
            games: event.scoring.games(),
            rounds: paired.map(|round| round_view(event, &occasion, &index, round)).collect(),
            event: occasion,
        }
    }
}

fn round_view<'e>(
    event: &'e Event,
    occasion: &Occasion<'_>,
    index: &HashMap<&PlayerId, usize>,
    paired: &'e PairedRound,
) -> RoundView<'e> {
    let round = paired.round;
    let games = event.scoring.games();
    let by_scores = event.system.kind().pairs_by_scores();
    let before = by_scores.then(|| Ledger::new(event, Round(round.0.saturating_sub(1))));
    let now = Ledger::new(event, round);
    let seat = |id: &PlayerId| {
        let at = *index.get(id)?;
        Some(SeatView {
            player: PlayerView::of(&event.players[at]),
            score: before.as_ref().map(|before| before.score(at)),
        })
    };
    let rulings = |board: Option<u16>| -> Vec<&'e Ruling> {
        event.rulings.iter().filter(|one| one.round == round && one.board == board).collect()
    };
    let board = |board: &'e Board| {
        Some(BoardView {
            board: board.board,
            white: seat(&board.white)?,
            black: seat(&board.black)?,
            result: &board.result,
            complete: board.is_complete(games),
            manual: board.manual.as_deref(),
            note: board.note.as_ref().map(Note::text),
            amended: &board.amended,
            advances: board.advances.as_ref(),
            rulings: rulings(Some(board.board)),
        })
    };
    let bye = |bye: &'e Bye| {
        let entries = now.of(*index.get(&bye.player)?);
        Some(ByeView {
            seat: seat(&bye.player)?,
            bye: bye.bye,
            points: entries.last().map_or(Points::ZERO, |entry| entry.points),
            note: bye.note.as_deref(),
        })
    };
    RoundView {
        round,
        date: paired.date,
        opening: paired.opening.as_deref(),
        note: paired.note.as_deref(),
        missing: paired.missing(games).count(),
        boards: paired.boards.iter().filter_map(board).collect(),
        byes: paired.byes.iter().filter_map(bye).collect(),
        rulings: rulings(None),
        stage: stage(event, occasion, paired),
    }
}

/// What a round of a knockout is called, where the number of its pairs fits the bracket.
fn stage(event: &Event, occasion: &Occasion<'_>, paired: &PairedRound) -> Option<&'static str> {
    if !event.system.kind().loser_is_out() {
        return None;
    }
    let free = paired.byes.iter().filter(|bye| bye.bye == ByeKind::PairingAllocated).count();
    let to_come = occasion.rounds?.checked_sub(usize::from(paired.round.0))?;
    match (to_come, paired.boards.len() + free) {
        (0, 1) => Some("final"),
        (1, 2) => Some("semi-finals"),
        (2, 4) => Some("quarter-finals"),
        _ => None,
    }
}

impl View for PairingsView<'_> {
    fn sheets(&self) -> Vec<Sheet> {
        self.rounds.iter().map(|round| self.sheet(round)).collect()
    }
}

impl PairingsView<'_> {
    fn sheet(&self, round: &RoundView<'_>) -> Sheet {
        let stage = round.stage.map_or_else(String::new, |stage| format!(": {stage}"));
        let subtitle = format!("{}{stage}", sentence(&self.event.round(round.round)));
        let mut sheet = self.event.sheet(subtitle, round.date);
        let mut columns = vec![Column::right("Bd").key()];
        let scored = self.event.system.pairs_by_scores();
        for color in ["White", "Black"] {
            if color == "Black" {
                columns.push(Column::center("Result"));
            }
            columns.extend([
                Column::left("Id").spare(),
                Column::left(color),
                Column::right("Rating").spare(),
            ]);
            columns.extend(scored.then(|| Column::right("Pts")));
        }
        let boards = round.boards.iter().map(|board| {
            let result = result_text(board.result, self.games, board.complete);
            let mut cells = vec![board.board.to_string()];
            cells.extend(seat_cells(&board.white));
            cells.push(result);
            cells.extend(seat_cells(&board.black));
            cells
        });
        let byes = round.byes.iter().map(|bye| {
            let mut cells = vec![String::new()];
            cells.extend(seat_cells(&bye.seat));
            cells.push(match bye.points {
                Points::ZERO => String::new(),
                points => format!("+{points}"),
            });
            let word = self.word(bye.bye);
            cells.extend([String::new(), format!("({word})"), String::new()]);
            cells.extend(scored.then(String::new));
            cells
        });
        fill(&mut sheet, columns, boards.chain(byes).collect());
        sheet.notes = self.notes(round);
        sheet
    }

    /// What somebody who does not play has.
    fn word(&self, bye: ByeKind) -> String {
        match bye {
            ByeKind::PairingAllocated if self.event.system.knows_schedule() => "free".into(),
            bye => bye.to_string(),
        }
    }

    fn notes(&self, round: &RoundView<'_>) -> Vec<String> {
        let mut notes = Vec::new();
        notes.extend(round.opening.map(|opening| format!("Opening: {opening}")));
        notes.extend(round.note.map(str::to_owned));
        for bye in &round.byes {
            notes.extend(bye.note.map(|note| format!("{}: {note}", bye.seat.player.called())));
        }
        for board in &round.boards {
            notes.extend(board_notes(board));
        }
        notes.extend(round.rulings.iter().map(|ruling| format!("Ruling: {}", ruled(ruling))));
        if self.games > 1 && round.missing > 0 {
            notes.push("White and Black are those of the first game.".into());
        }
        notes.extend(legend(round.boards.iter().map(|board| board.result)));
        notes
    }
}

fn seat_cells(seat: &SeatView<'_>) -> Vec<String> {
    let player = &seat.player;
    let mut cells = vec![player.id.to_string(), player.name.to_owned(), or_empty(player.rating)];
    cells.extend(seat.score.map(|score| score.to_string()));
    cells
}

fn board_notes(board: &BoardView<'_>) -> Vec<String> {
    let number = board.board;
    let mut notes = Vec::new();
    notes.extend(board.manual.map(|why| format!("Board {number} was paired by hand: {why}")));
    notes.extend(board.note.map(|note| format!("Board {number}: {note}")));
    for amendment in board.amended {
        let Amendment { was, reason, .. } = amendment;
        notes.push(format!("Board {number}: the result was corrected, it was {was} ({reason})"));
    }
    let on = board.advances.and_then(|id| {
        [&board.white.player, &board.black.player].into_iter().find(|player| player.id == id)
    });
    notes.extend(on.map(|player| format!("Board {number}: {} goes on.", player.name)));
    for ruling in &board.rulings {
        let game = ruling.game.map_or_else(String::new, |game| format!(", game {game}"));
        notes.push(format!("Board {number}{game}, ruling: {}", ruled(ruling)));
    }
    notes
}

/// `a draw (claimed: third time; article 6.1; Moor, M)`.
pub(super) fn ruled(ruling: &Ruling) -> String {
    let claim = ruling.claim.as_ref().map(|claim| format!("claimed: {claim}"));
    let article = ruling.article.as_ref().map(|article| format!("article: {article}"));
    let because: Vec<String> =
        [claim, article, ruling.arbiter.clone()].into_iter().flatten().collect();
    match because.as_slice() {
        [] => ruling.ruling.clone(),
        list => format!("{} ({})", ruling.ruling, list.join("; ")),
    }
}

/// A ruling with its round and its players.
pub(super) fn ruled_where(event: &Event, ruling: &Ruling) -> String {
    let board = ruling.board.and_then(|number| {
        event.round(ruling.round)?.boards.iter().find(|board| board.board == number)
    });
    let players = board.map_or_else(String::new, |board| {
        let name = |id| called_by_id(event, id);
        format!(", {} - {}", name(&board.white), name(&board.black))
    });
    format!("Round {}{players}: {}", ruling.round, ruled(ruling))
}
