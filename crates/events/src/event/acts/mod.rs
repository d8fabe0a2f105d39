//! What an arbiter does to an event: each act takes the event and changes it, or refuses
//! and leaves it as it was.
//!
//! An act says as a value what it did ([`Echo`]); it does not write, print or ask.

mod act;
mod attendance;
mod by_hand;
mod echo;
mod endings;
mod enter;
mod entry;
mod facts;
mod in_order;
mod postpone;
mod refusal;
mod remedy;
mod result_word;
mod results;
mod rounds;
mod setting;
mod which_round;

pub use act::Act;
pub use attendance::{absent, arrive_late, cancel_request, come_back, request, settle, withdraw};
pub use by_hand::{Seat, pair_by_hand, swap_colors, swap_players};
pub use echo::Echo;
pub use endings::{give_up, set_rated};
pub use enter::{Added, Differs, NewPlayer, add, free_id, remove};
pub use entry::{Entry, NoSpot, Spot, Whose};
pub use in_order::{HowEnded, Typed, enter_in_order};
pub use postpone::postpone;
pub use refusal::{BoardOf, Refusal, Refused};
pub use remedy::Remedy;
pub use result_word::{ResultWord, result_word};
pub use results::{Amend, adjourn, enter, enter_games};
pub use rounds::Rounds;
pub use setting::{set_event, set_player};
pub use which_round::{
    enter_in_round, only_in, open_round, round_in_play, round_of_boards, round_of_results,
    round_to_show,
};

use super::{Event, PlayerId, Round};

/// The place of a player in the list, or the nearest id.
///
/// # Errors
///
/// There is no such player.
pub fn find_player(event: &Event, id: &str) -> Result<usize, Refused> {
    let exact = event.players.iter().position(|player| player.id.as_str() == id);
    let found = exact.or_else(|| {
        event.players.iter().position(|player| player.id.as_str().eq_ignore_ascii_case(id))
    });
    found.ok_or_else(|| {
        let refused = Refused::new(Refusal::NoPlayer { id: id.to_owned() });
        let ids = event.players.iter().map(|player| player.id.as_str());
        let by_name = event
            .players
            .iter()
            .find(|player| player.name.to_lowercase().contains(&id.to_lowercase()));
        match (by_name, crate::diag::nearest(id, ids)) {
            (Some(player), _) => {
                let (name, id) = (player.name.clone(), player.id.clone());
                refused.help(Remedy::IsPlayer { name, id })
            }
            (None, Some(near)) => refused.help(Remedy::DidYouMean { near: near.to_owned() }),
            (None, None) => refused.help(Remedy::ListPlayers),
        }
    })
}

/// The id of a player as the event writes it.
fn known(event: &Event, id: &str) -> Result<PlayerId, Refused> {
    find_player(event, id).map(|at| event.players[at].id.clone())
}

/// A round that has been paired.
///
/// # Errors
///
/// It has not.
pub fn paired_round(event: &Event, round: Round) -> Result<usize, Refused> {
    let at = usize::from(round.0);
    if at >= 1 && at <= event.rounds.len() {
        return Ok(at - 1);
    }
    Err(match event.rounds.len() {
        0 => Refused::new(Refusal::NoRoundPaired).help(Remedy::PairFirst),
        rounds => {
            Refused::new(Refusal::RoundNotPaired { round }).help(Remedy::PairedSoFar { rounds })
        }
    })
}
