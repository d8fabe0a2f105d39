//! Awards that are missing or new, and records of corrections.

use draughts_ground::said::Told;

use super::EventDifference;
use crate::event::acts::TeamEcho;
use crate::event::{Award, Event, PairedRound};

/// Reports awards that are in only one of two states; returns the fields of the event covered by
/// this.
pub(super) fn awards(
    before: &Event,
    after: &Event,
    said: &mut Vec<EventDifference>,
) -> &'static [&'static str] {
    let only = |one: &Event, other: &Event| -> Vec<Award> {
        let mut left = other.awards.clone();
        let mut only = one.awards.clone();
        only.retain(|award| match left.iter().position(|one| one == award) {
            Some(at) => {
                left.swap_remove(at);
                false
            }
            None => true,
        });
        only
    };
    let given = |award: &Award| TeamEcho::given(award).said();
    let (gone, new) = (only(before, after), only(after, before));
    said.extend(gone.iter().map(|award| EventDifference::AwardGone { given: given(award) }));
    said.extend(new.iter().map(|award| EventDifference::AwardNew { given: given(award) }));
    match gone.is_empty() && new.is_empty() {
        true => &[],
        // The version of the file follows from its contents.
        false => &["awards", "schema"],
    }
}

/// Returns whether an event has this award.
pub(super) fn has_award(event: &Event, given: &draughts_ground::said::Said) -> bool {
    event.awards.iter().any(|award| TeamEcho::given(award).said() == *given)
}

/// Reports boards of a round whose record of a correction is missing or new.
pub(super) fn corrections(old: &PairedRound, new: &PairedRound, said: &mut Vec<EventDifference>) {
    let round = old.round;
    for board in &old.boards {
        let Some(now) = new.boards.iter().find(|one| one.board == board.board) else { continue };
        let number = board.board;
        let gone = board.amended.iter().filter(|one| !now.amended.contains(one));
        said.extend(gone.map(|one| {
            let was = one.was_result().to_owned();
            EventDifference::CorrectionGone { round, board: number, was }
        }));
        let new = now.amended.iter().filter(|one| !board.amended.contains(one));
        said.extend(new.map(|one| {
            let was = one.was_result().to_owned();
            EventDifference::CorrectionNew { round, board: number, was }
        }));
    }
}
