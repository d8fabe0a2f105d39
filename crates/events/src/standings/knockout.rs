//! The round in which a player was knocked out.

use crate::event::{ByeKind, Ledger, Round, RoundStatus};

/// Returns the round in which a player was knocked out; `None` for a player still in.
///
/// If there are later rounds, it is the last one in which the player took part: a player who is
/// paired has advanced, and correcting a result afterwards does not change that.
///
/// A player who took part in the last round is out if the board names the opponent as the one who
/// advances. If it names nobody, the player is out after a loss; in a match decided without a game,
/// after anything but a win.
pub(super) fn knocked_out_in(ledger: &Ledger, player: usize) -> Option<Round> {
    let entries = ledger.of(player);
    let took_part = |standing: &RoundStatus| {
        matches!(standing, RoundStatus::Board(_) | RoundStatus::Bye(ByeKind::PairingAllocated))
    };
    let Some(last) = entries.iter().rposition(|entry| took_part(&entry.standing)) else {
        // Never paired: out before the first round, unless no round is paired.
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
