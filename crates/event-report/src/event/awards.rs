//! What the arbiters gave or took, as it is told with the points.

use super::occasion::Occasion;
use draughts_events::event::acts::TeamEcho;
use draughts_events::event::{Award, Event, Round};
use draughts_report::words::{Language, say};

/// What a player, or a team, was given up to a round, and what was brought from an earlier stage,
/// as everybody may read it: of what a penalty of the arbiter's book takes, not why.
pub(super) fn awards_of(event: &Event, player: usize, last: Round) -> Vec<Award> {
    let id = &event.players[player].id;
    let mut given = event.points_given();
    given.retain(|award| award.to == *id && award.round <= last);
    for award in given.iter_mut().filter(|award| award.private) {
        award.reason = None;
    }
    given
}

/// The same of a part, in the rounds of the whole event.
pub(super) fn in_whole(awards: &mut [Award], occasion: &Occasion<'_>) {
    for award in awards {
        occasion.lift(&mut award.round);
    }
}

/// What was given or taken, and why.
pub(super) fn given(award: &Award, name: &str, language: Language) -> String {
    let said = say(&TeamEcho::awarded_to(award, name), language);
    match &award.reason {
        Some(reason) => format!("{said} ({reason})"),
        None => said,
    }
}

/// The notes under a table: what the arbiters gave, not what was brought from an earlier stage.
pub(super) fn notes<'a>(
    rows: impl Iterator<Item = (&'a str, &'a [Award])>,
    language: Language,
) -> Vec<String> {
    let of_row = |(name, awards): (&'a str, &'a [Award])| {
        let is_theirs = |award: &&Award| award.reason.is_some() || award.private;
        let by_arbiters = awards.iter().filter(is_theirs);
        by_arbiters.map(|award| given(award, name, language)).collect::<Vec<_>>()
    };
    rows.flat_map(of_row).collect()
}
