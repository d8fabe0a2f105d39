//! When a player went out of a knockout.

use crate::event::{ByeKind, Ledger, Round, Standing};

/// The round in which a player went out, `None` for a player who is still in.
///
/// This is the last round in which the player took part, if there are later ones: a player who is
/// paired went on, and a result that was corrected afterwards does not change that. In the last
/// round it is the player who lost, or for whom the board says that the other one goes on.
pub(super) fn out_in(ledger: &Ledger, player: usize) -> Option<Round> {
    let entries = ledger.of(player);
    let took_part = |standing: &Standing| {
        matches!(standing, Standing::Board(_) | Standing::Bye(ByeKind::PairingAllocated))
    };
    let Some(last) = entries.iter().rposition(|entry| took_part(&entry.standing)) else {
        // Never in a pairing: out before the first round, unless nothing is paired.
        return entries.first().map(|_| Round(0));
    };
    let out = match entries[last].meeting() {
        _ if last + 1 < entries.len() => true,
        None => false,
        Some(meeting) => match meeting.goes_on {
            Some(goes_on) => !goes_on,
            None => {
                let ruled = !meeting.games.iter().any(|game| game.was_played());
                meeting.is_lost() || meeting.decided() && ruled && !meeting.is_won()
            }
        },
    };
    out.then_some(entries[last].round)
}
