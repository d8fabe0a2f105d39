//! What the arbiters gave or took, as it is told with the points.

use super::occasion::Occasion;
use super::words::Footnote;
use draughts_events::event::{Award, Event, Points, Round};
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

/// What was given or taken.
fn given(award: &Award, name: &str, language: Language) -> String {
    let some = |points: Points| (points != Points::ZERO).then_some(points);
    let note = Footnote::Given {
        name: name.to_owned(),
        round: award.round,
        points: some(award.points),
        match_points: some(award.match_points),
        board_points: some(award.board_points),
    };
    say(&note, language)
}

/// The same, and why.
pub(super) fn with_reason(award: &Award, name: &str, language: Language) -> String {
    let said = given(award, name, language);
    match &award.reason {
        Some(reason) => format!("{said} ({reason})"),
        None => said,
    }
}

/// The notes about one player or team: what the arbiters gave, not what was brought from an
/// earlier stage.
pub(super) fn on_card(awards: &[Award], name: &str, language: Language) -> Vec<String> {
    by_arbiters(awards).map(|award| with_reason(award, name, language)).collect()
}

/// The same under a table, which hangs on a wall: why is said to the player alone.
pub(super) fn notes<'a>(
    rows: impl Iterator<Item = (&'a str, &'a [Award])>,
    language: Language,
) -> Vec<String> {
    let of_row = |(name, awards): (&'a str, &'a [Award])| {
        by_arbiters(awards).map(|award| given(award, name, language)).collect::<Vec<_>>()
    };
    rows.flat_map(of_row).collect()
}

fn by_arbiters(awards: &[Award]) -> impl Iterator<Item = &Award> {
    awards.iter().filter(|award| award.reason.is_some() || award.private)
}
