//! The points that the arbiters gave or took, as shown with the score.

use super::words::Footnote;
use draughts_events::event::{Award, Event, Points, Round};
use draughts_report::words::{Language, say};

/// Returns the awards of a player or team up to a round, for everybody to read.
///
/// They include what was carried over from an earlier stage. A penalty from the arbiter's book has
/// no reason.
pub(super) fn awards_of(event: &Event, player: usize, last: Round) -> Vec<Award> {
    let id = &event.players[player].id;
    let mut given = event.points_given();
    given.retain(|award| award.to == *id && award.round <= last);
    for award in given.iter_mut().filter(|award| award.private) {
        award.reason = None;
    }
    given
}

/// Describes an award without its reason.
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

/// Describes an award with its reason.
pub(super) fn with_reason(award: &Award, name: &str, language: Language) -> String {
    let said = given(award, name, language);
    match &award.reason {
        Some(reason) => format!("{said} ({reason})"),
        None => said,
    }
}

/// Returns the notes for a card about what the arbiters gave.
///
/// What was carried over from an earlier stage is not among them.
pub(super) fn on_card(awards: &[Award], name: &str, language: Language) -> Vec<String> {
    by_arbiters(awards).map(|award| with_reason(award, name, language)).collect()
}

/// Returns the notes for a table on a wall: only the player's own card has the reason.
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
