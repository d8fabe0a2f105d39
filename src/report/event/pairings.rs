//! Who plays whom, and how it ended.

use std::collections::HashMap;

use chrono::NaiveDate;
use serde::Serialize;

use super::View;
use super::occasion::{Occasion, PlayerView, board_cell, called_by_id, fill, mark};
use super::played::{legend, result_text};
use super::words::{Because, Footnote, Head, Mark};
use crate::event::{
    Amendment, Board, Bye, ByeKind, Event, Ledger, Note, Outcome, PairedRound, PlayerId, Points,
    Postponed, Round, Ruling,
};
use crate::report::sheet::{Cell, Sheet};
use crate::words::{Language, say};
use draughts_ground::said::{Sentences, Told};

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
    /// If a game is put off to another day.
    pub postponed: Option<&'e Postponed>,
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
            postponed: board.postponed.as_ref(),
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
    fn sheets(&self, language: Language) -> Vec<Sheet> {
        self.rounds.iter().map(|round| self.sheet(round, language)).collect()
    }
}

impl PairingsView<'_> {
    fn sheet(&self, round: &RoundView<'_>, language: Language) -> Sheet {
        let title = self.event.of_round(round.round, round.stage);
        let mut sheet = self.event.sheet(&title, round.date, language);
        let mut columns = vec![Head::Board.right(language).key()];
        let scored = self.event.system.pairs_by_scores();
        for color in [Head::White, Head::Black] {
            if color == Head::Black {
                columns.push(Head::Result.center(language));
            }
            columns.extend([
                Head::Id.left(language).spare(),
                color.left(language),
                Head::Rating.right(language).spare(),
            ]);
            columns.extend(scored.then(|| Head::Points.right(language)));
        }
        let boards = round.boards.iter().map(|board| {
            let result = match (board.postponed, board.result) {
                (Some(_), [Outcome::Adjourned]) => say(&Mark::Postponed, language),
                (Some(_) | None, result) => {
                    result_text(result, self.games, board.complete, language)
                }
            };
            let number = board_cell(round.round, board.board);
            let result = Cell { text: result, about: number.about.clone() };
            let mut cells = vec![number];
            cells.extend(seat_cells(&board.white));
            cells.push(result);
            cells.extend(seat_cells(&board.black));
            cells
        });
        let byes = round.byes.iter().map(|bye| {
            let mut cells = vec![Cell::default()];
            cells.extend(seat_cells(&bye.seat));
            cells.push(match bye.points {
                Points::ZERO => Cell::default(),
                points => format!("+{points}").into(),
            });
            let word = mark(&self.word(bye.bye), language);
            cells.extend([Cell::default(), word, Cell::default()]);
            cells.extend(scored.then(Cell::default));
            cells
        });
        fill(&mut sheet, columns, boards.chain(byes).collect());
        sheet.notes = self.notes(round, language);
        sheet
    }

    /// What somebody who does not play has.
    const fn word(&self, bye: ByeKind) -> Mark {
        match bye {
            ByeKind::PairingAllocated if self.event.system.knows_schedule() => Mark::Free,
            ByeKind::PairingAllocated
            | ByeKind::FullPoint
            | ByeKind::HalfPoint
            | ByeKind::Absent => Mark::Bye { bye },
        }
    }

    fn notes(&self, round: &RoundView<'_>, language: Language) -> Vec<String> {
        let say_all = |notes: Vec<Footnote>| -> Vec<String> {
            notes.iter().map(|note| say(note, language)).collect()
        };
        let opening =
            round.opening.map(|opening| Footnote::Opening { opening: opening.to_owned() });
        let mut notes = say_all(opening.into_iter().collect());
        notes.extend(round.note.map(str::to_owned));
        let mut more = Vec::new();
        for bye in &round.byes {
            let player = bye.seat.player.called();
            more.extend(bye.note.map(|note| Footnote::OfPlayer { player, note: note.to_owned() }));
        }
        for board in &round.boards {
            more.extend(board_notes(board));
        }
        let of_round = |ruling: &&Ruling| Footnote::RoundRuling { ruling: ruled(ruling).said() };
        more.extend(round.rulings.iter().map(of_round));
        if self.games > 1 && round.missing > 0 {
            more.push(Footnote::FirstGame);
        }
        notes.extend(say_all(more));
        let shown = round.boards.iter().map(|board| match (board.postponed, board.result) {
            (Some(_), [Outcome::Adjourned]) => &[][..],
            (Some(_) | None, result) => result,
        });
        notes.extend(legend(shown, language));
        notes
    }
}

fn seat_cells(seat: &SeatView<'_>) -> Vec<Cell> {
    let [id, name] = seat.player.id_and_name();
    let mut cells = vec![id, name, Cell::or_empty(seat.player.rating)];
    cells.extend(seat.score.map(Cell::of));
    cells
}

fn board_notes(view: &BoardView<'_>) -> Vec<Footnote> {
    let board = view.board;
    let mut notes = Vec::new();
    notes.extend(view.postponed.map(|postponed| {
        let until = postponed.until.map(|day| day.to_string());
        Footnote::BoardPostponed { board, until }
    }));
    notes.extend(view.manual.map(|why| Footnote::ByHand { board, why: why.to_owned() }));
    notes.extend(view.note.map(|text| {
        let note = Note::from(text.to_owned()).word();
        Footnote::OfBoard { board, note, text: text.to_owned() }
    }));
    for Amendment { was, reason, .. } in view.amended {
        notes.push(Footnote::Corrected { board, was: was.clone(), reason: reason.clone() });
    }
    let on = view.advances.and_then(|id| {
        [&view.white.player, &view.black.player].into_iter().find(|player| player.id == id)
    });
    notes.extend(on.map(|player| Footnote::GoesOn { board, name: player.name.to_owned() }));
    for ruling in &view.rulings {
        let (game, ruling) = (ruling.game, ruled(ruling).said());
        notes.push(Footnote::BoardRuling { board, game, ruling });
    }
    notes
}

/// `a draw (claimed: third time; article 6.1; Moor, M)`.
fn ruled(ruling: &Ruling) -> Footnote {
    let claim = ruling.claim.clone().map(|claim| Because::Claimed { claim });
    let article = ruling.article.clone().map(|article| Because::Article { article });
    let arbiter = ruling.arbiter.clone().map(|name| Because::Arbiter { name });
    let because = [claim, article, arbiter].into_iter().flatten();
    let because = Sentences::listed(because.map(|one| one.said()).collect());
    let because = (!because.said.is_empty()).then_some(because);
    Footnote::Ruled { ruling: ruling.ruling.clone(), because }
}

/// A ruling with its round and its players.
pub(super) fn ruled_where(event: &Event, ruling: &Ruling) -> Footnote {
    let board = ruling.board.and_then(|number| {
        event.round(ruling.round)?.boards.iter().find(|board| board.board == number)
    });
    let players = board.map(|board| {
        let name = |id| called_by_id(event, id);
        format!("{} - {}", name(&board.white), name(&board.black))
    });
    Footnote::RuledIn { round: ruling.round, players, ruled: ruled(ruling).said() }
}
