//! What the arbiters gave or took, as it is told with the points.

use super::occasion::Occasion;
use crate::event::acts::TeamEcho;
use crate::event::{Award, Event, Round};
use crate::words::{Language, say};

/// What a player, or a team, was given up to a round, and what was brought from an earlier stage.
pub(super) fn awards_of(event: &Event, player: usize, last: Round) -> Vec<Award> {
    let id = &event.players[player].id;
    let own = event.awards.iter().filter(|award| award.to == *id && award.round <= last);
    own.cloned().collect()
}

/// The same of a part, in the rounds of the whole event.
pub(super) fn in_whole(awards: &mut [Award], occasion: &Occasion<'_>) {
    for award in awards {
        award.round = occasion.whole(award.round);
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
        let by_arbiters = awards.iter().filter(|award| award.reason.is_some());
        by_arbiters.map(|award| given(award, name, language)).collect::<Vec<_>>()
    };
    rows.flat_map(of_row).collect()
}
