//! In a knockout, when somebody was out.

use crate::event::{ByeKind, Ledger, Round, Standing};

/// The round in which a player went out, `None` for who is still in.
///
/// The first lost round counts (games after it, such as one for the third place, change
/// nothing). Of a level pairing the board says who goes on; until it does, whoever is in no
/// pairing afterwards did not.
pub(super) fn out_in(ledger: &Ledger, player: usize) -> Option<Round> {
    let entries = ledger.of(player);
    let lost = entries.iter().find(|entry| {
        entry.meeting().is_some_and(|meeting| match meeting.goes_on {
            Some(goes_on) => !goes_on,
            None => meeting.is_lost() || meeting.decided() && !meeting.played && !meeting.is_won(),
        })
    });
    if let Some(entry) = lost {
        return Some(entry.round);
    }
    let took_part = |standing: &Standing| {
        matches!(standing, Standing::Board(_) | Standing::Bye(ByeKind::PairingAllocated))
    };
    let last = entries.iter().rposition(|entry| took_part(&entry.standing));
    match last {
        Some(at) if at + 1 < entries.len() => Some(entries[at].round),
        Some(_) => None,
        // Never in a pairing: out before the first, unless nothing is paired.
        None => entries.first().map(|_| Round(0)),
    }
}
