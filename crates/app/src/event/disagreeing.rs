//! Disagreements between the records of an event and its boards, for output that combines both.

use draughts_ground::said::Told;

use super::pdn::{Gathered, PdnNote};
use super::pdn_result::outcome_of;
use draughts_events::event::games::Dispute;
use draughts_events::event::{Board, Outcome, PairedRound, PlayerId};
use draughts_games::pdn;

impl Gathered<'_> {
    /// Returns the colours and results in which a record differs from its board. Boards whose
    /// record was accepted are left out; after a ruling, only the result is not compared.
    pub(super) fn disagreements(&self) -> Vec<PdnNote> {
        let boards = self.rounds.iter().flat_map(|round| {
            let boards = round.boards.iter();
            boards.filter(|board| board.accepted.is_empty()).map(move |board| (round, board))
        });
        let games = 0..self.event.scoring.games();
        boards
            .flat_map(|(round, board)| games.clone().map(move |nth| (round, board, nth)))
            .flat_map(|(round, board, nth)| self.disagreements_of(round, board, nth))
            .collect()
    }

    fn disagreements_of(&self, round: &PairedRound, board: &Board, nth: usize) -> Vec<PdnNote> {
        let (round, board_number) = (round.round, board.board);
        let Some(moves) = self.moves.get(&(round, board_number, nth)) else { return Vec::new() };
        let mut notes = Vec::new();
        let is_reversed = (nth == 1) != moves.swapped;
        if moves.swapped {
            let name = |id: &PlayerId| self.event.name_of(id).unwrap_or(id.as_str()).to_owned();
            let (white, black) = (name(&board.white), name(&board.black));
            let (white, black) = if is_reversed { (black, white) } else { (white, black) };
            let (exchanged, paired, board) = (false, None, board_number);
            let amends = false;
            let what = Dispute::ColorsSwapped { white, black, board, exchanged, paired, amends };
            notes.push(PdnNote::Disagrees { round, board: board_number, what: what.said() });
        }
        let recorded = moves.tree.result.filter(|one| one.outcome != pdn::Outcome::Unknown);
        if let (Some(recorded), Some(&Outcome::Played(score))) = (recorded, board.result.get(nth)) {
            let score = if is_reversed { score.reversed() } else { score };
            let is_ruled = self.event.rulings_of(round, board_number).next().is_some();
            if outcome_of(Some(score)) != Some(recorded.outcome) && !is_ruled {
                let (result, recorded) = (score.to_string(), recorded.to_string());
                let board = board_number;
                notes.push(PdnNote::OtherResult { round, board, result, recorded });
            }
        }
        notes
    }
}
