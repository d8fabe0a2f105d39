//! Checks of the clock times in play-off games.

use crate::event::acts::{Refused, Remedy};
use crate::event::playoff::typed::PlayoffEntry;
use crate::event::{ClockTime, Color, Ladder, NextGame, Playoff};
use draughts_ground::said::said;

/// Rejects times that are useless or impossible.
///
/// # Errors
///
/// Fails if times or moves are given alone although each move adds to a time shared by all games,
/// or if more time was used than was available.
pub(crate) fn fit(
    playoff: &Playoff,
    ladder: &Ladder,
    next: NextGame,
    entry: &PlayoffEntry,
) -> Result<(), Refused> {
    let stage = &ladder.stages[next.stage];
    let Some(clock) = stage.clock_of(next.game) else { return Ok(()) };
    let needs_both = clock.carried && clock.increment > 0;
    if needs_both && entry.used.is_some() != entry.moves.is_some() {
        let why = said!(
            "playoff-half-the-clocks",
            "times and moves are entered together: { $increment } s are added for each move";
            increment = clock.increment
        );
        return Err(Refused::told(&why).help(Remedy::GiveClocks));
    }
    let Some(used) = entry.used else { return Ok(()) };
    let full = || [Color::White, Color::Black].map(|color| Some(clock.seconds(color))).into();
    let before = playoff.times_before(ladder, next).unwrap_or_else(full);
    let added = i64::from(clock.increment) + i64::from(clock.delay);
    let moves = (entry.moves.map(|moves| moves.0), entry.moves.map(|moves| moves.1));
    let sides = [(next.white, used.0, before.0, moves.0), (next.black, used.1, before.1, moves.1)];
    for (player, used, before, moves) in sides {
        // Without the number of moves, the added time is unknown.
        let more = if added == 0 { Some(0) } else { moves.map(|moves| i64::from(moves) * added) };
        let Some((before, more)) = before.zip(more) else { continue };
        let had = before + more;
        if i64::from(used.seconds) > had {
            let id = playoff.players[player].clone();
            let (used, had) = (used.to_string(), ClockTime::signed(had));
            let why = said!(
                "playoff-too-long",
                "{ $id } cannot have used { $used }: { $moves ->
                    [none] {\"\"}
                    [one] with 1 move{\" \"}
                   *[other] with { $moves } moves{\" \"}
                }there was { $had }";
                id, used, had, moves
            );
            return Err(Refused::told(&why).help(Remedy::GiveClocks));
        }
    }
    Ok(())
}
