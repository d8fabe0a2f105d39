//! Notes on effects of an act that the arbiter probably did not intend.

use super::Line;
use super::playoff::idle;
use draughts_events::event::acts::{Echo, two_people};
use draughts_events::event::{
    Event, Player, PlayerId, Problem, check_births, check_days, check_namesakes, check_people,
    check_prizes, taken_for_two,
};
use draughts_ground::said::{Sentences, said};

/// Returns notes on effects that the arbiter probably did not intend: unlikely days and data,
/// namesakes, prizes of categories that are gone, and play-offs that no longer separate anybody.
pub(super) fn hardly_meant(event: &Event, before: &Event) -> Vec<Line> {
    let mut lines = new(&check_days(event), &check_days(before));
    if event.players != before.players || event.teams != before.teams {
        lines.extend(new(&check_people(event), &check_people(before)));
    }
    // Whoever is added is compared when they are added.
    let is_another = |player: &Player| {
        let changed = |known: &Player| {
            (&known.name, known.birth, &known.federation_id, &known.club)
                != (&player.name, player.birth, &player.federation_id, &player.club)
        };
        before.player(&player.id).is_some_and(changed)
    };
    if event.players.iter().any(is_another) {
        lines.extend(new(&check_namesakes(event), &check_namesakes(before)));
    }
    lines.extend(two_of_one_name(event, before));
    if event.categories != before.categories {
        lines.extend(new(&check_prizes(event), &check_prizes(before)));
    }
    if !event.playoffs.is_empty() {
        lines.extend(new(&idle(event), &idle(before)));
    }
    lines
}

/// Returns notes on births that can hardly be at the time of an operation, if the event names no
/// day.
pub(super) fn births_now(event: &Event, before: &Event, at: &str) -> Vec<Line> {
    if event.players == before.players {
        return Vec::new();
    }
    let found = |event| year_of(at).map_or_else(Vec::new, |year| check_births(event, year));
    new(&found(event), &found(before))
}

/// Returns the year of a time as histories have it.
pub(super) fn year_of(at: &str) -> Option<i32> {
    at.split('-').next()?.parse().ok()
}

/// Notes the players of one name whom only their births or numbers make two people, if they were
/// not so before: a year of birth may be a slip. Nobody is named whom a person has told apart.
fn two_of_one_name(event: &Event, before: &Event) -> Option<Line> {
    if event.players == before.players {
        return None;
    }
    let known = taken_for_two(before);
    let is_told = |(one, other): &(PlayerId, PlayerId)| {
        let of = |id| event.player(id).map_or(&[][..], |player| player.other_than.as_slice());
        of(one).contains(other) || of(other).contains(one)
    };
    let pairs = taken_for_two(event).into_iter();
    let pairs: Vec<_> = pairs.filter(|pair| !known.contains(pair) && !is_told(pair)).collect();
    let pairs = pairs.iter().map(|(one, other)| two_people(event, one, other)).collect::<Vec<_>>();
    if pairs.is_empty() {
        return None;
    }
    let pairs = Sentences::listed(pairs);
    let what = said!(
        "two-of-one-name",
        "one name, and two people by their births or numbers: { $pairs }";
        pairs
    );
    Some(Line::of(&Echo::Note { what }))
}

/// Returns lines for the problems that were not found before.
fn new(found: &[Problem], before: &[Problem]) -> Vec<Line> {
    let new = found.iter().filter(|one| !before.iter().any(|other| other.is_same_problem(one)));
    new.map(|problem| Line::of(&Echo::Note { what: problem.what().said() })).collect()
}
