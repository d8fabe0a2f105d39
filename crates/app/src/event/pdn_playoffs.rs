//! The games of a play-off as PDN: tags and results without moves.
//!
//! The Round tag is that of the level board, or of the round after which the place was shared. The
//! Stage tag begins with `play-off`, which distinguishes them from the games of the round when the
//! file is read back.

use std::sync::Arc;

use super::pdn::{add_start_tag, head_tags, tag};
use super::pdn_result::{after_moves, result};
use crate::round::PLAYOFF;
use draughts_events::event::acts::decided_by_playoff;
use draughts_events::event::{Event, Outcome, PairedRound, Playoff, PlayoffGame, Scoring};
use draughts_games::pdn::GameTree;
use draughts_games::record::Laws;
use draughts_report::words::{Language, say};

/// Returns the games of a play-off after a round, in order; `None` for games that were not played.
pub(super) fn games(
    event: &Event,
    round: &PairedRound,
    playoff: &Playoff,
    laws: &Arc<Laws>,
) -> Vec<Option<GameTree>> {
    let game = |(at, game)| one(event, round, playoff, at + 1, game, laws);
    playoff.games.iter().enumerate().map(game).collect()
}

fn one(
    event: &Event,
    round: &PairedRound,
    playoff: &Playoff,
    number: usize,
    game: &PlayoffGame,
    laws: &Laws,
) -> Option<GameTree> {
    let (Outcome::Played(score) | Outcome::Adjudicated(score)) = game.result else { return None };
    let result = result(&Scoring::default(), score);
    let board = round.boards.iter().find(|board| Some(board.board) == playoff.board);
    let of_round = round.round.to_string();
    let players = [&game.white, &game.black];
    let mut tags = head_tags(event, round, board, (&of_round, &result), players);
    let of = say(&decided_by_playoff(playoff), Language::English);
    tags.push(tag("Stage", format!("{PLAYOFF}, {of}, {}, game {number}", game.stage)));
    add_start_tag(laws, &mut tags);
    let result = Some(after_moves(&result));
    Some(GameTree { tags, result, ..GameTree::default() })
}
