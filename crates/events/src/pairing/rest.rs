//! The rounds of a stage whose competitors have met before: earlier games count, and are not
//! repeated.

use std::collections::HashMap;

use crate::event::acts::{Refusal, Refused};
use crate::event::{Bye, ByeKind, Event, PairedRound, Part, PlayerId};

use super::next::{begin, from_plan, number_boards, schedule, settle_withdrawn};

/// Pairs the next round of a schedule without the meetings of the first rounds, which are `carried`
/// over from earlier stages. Rounds without remaining meetings are skipped.
///
/// # Errors
///
/// Fails as [`super::pair_all`] does, and also if no round is left.
pub(super) fn pair_rest(own: &mut Event, carried: usize) -> Result<(), Refused> {
    begin(own)?;
    let rest = rest(own, carried)?;
    let (rounds, played) = (rest.len(), own.rounds.len() - carried);
    let next = rest.into_iter().nth(played);
    let mut next = next.ok_or_else(|| Refused::new(Refusal::AllRoundsPaired { rounds }))?;
    number_boards(own, &mut next);
    own.add_round(next, None, None);
    settle_withdrawn(own);
    Ok(())
}

/// Returns the number of rounds that a part plays in addition to those carried over; `None` if that
/// is not known yet.
pub fn rounds_left(part: &Part<'_>) -> Option<usize> {
    rest(&part.event, part.carried).ok().map(|rest| rest.len())
}

/// Returns the rounds of a schedule without the meetings carried over, each as the next round.
fn rest(own: &Event, carried: usize) -> Result<Vec<PairedRound>, Refused> {
    let pair = |one: &PlayerId, other: &PlayerId| match one < other {
        true => (one.clone(), other.clone()),
        false => (other.clone(), one.clone()),
    };
    let mut met: HashMap<(PlayerId, PlayerId), usize> = HashMap::new();
    for board in own.rounds[..carried].iter().flat_map(|round| &round.boards) {
        *met.entry(pair(&board.white, &board.black)).or_default() += 1;
    }
    let mut rest = Vec::new();
    for plan in schedule(own)? {
        let round = from_plan(own, own.last_paired().next(), &plan)?;
        let mut round = round.into_document();
        let mut free: Vec<PlayerId> = Vec::new();
        round.boards.retain(|board| {
            let left = met.get_mut(&pair(&board.white, &board.black)).filter(|left| **left > 0);
            let Some(left) = left else { return true };
            *left -= 1;
            free.extend([board.white.clone(), board.black.clone()]);
            false
        });
        let bye = |player| Bye { player, bye: ByeKind::PairingAllocated, note: None };
        round.byes.extend(free.into_iter().map(bye));
        if !round.boards.is_empty() {
            rest.push(round.into());
        }
    }
    Ok(rest)
}
