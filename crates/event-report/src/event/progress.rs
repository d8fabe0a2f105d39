//! The progress of the last round of a table while it is being played.

use super::played::{OpenBoard, open_boards, open_of_part, open_until, own_boards};
use draughts_events::event::{Event, Ledger, PairedRound, Part, Round, TeamMatch};
use draughts_ground::said::{Said, said};

/// Counts the boards of a part that matter in one of its rounds.
pub(super) fn boards_of_part(event: &Event, part: &Part<'_>, last: Round) -> usize {
    let paired = part.event.round(last).and_then(|own| event.round(own.round));
    paired.map_or(0, |paired| {
        let of_scores = boards_of_scores(event, paired, |one| part.has(&one.home));
        own_boards(event, part, paired).count() + of_scores
    })
}

/// Counts the boards of matches that have a score but no results of boards.
fn boards_of_scores(
    event: &Event,
    paired: &PairedRound,
    counts: impl Fn(&TeamMatch) -> bool,
) -> usize {
    let boards = event.team_match.as_ref().map_or(0, |rules| usize::from(rules.boards));
    paired.matches.iter().filter(|one| one.score.is_some() && counts(one)).count() * boards
}

/// The number of boards with a result in a round that is being played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Progress {
    done: usize,
    boards: usize,
    /// The games of earlier rounds that are still to be played.
    earlier: usize,
}

impl Progress {
    /// Returns the progress of a round with this many boards, some of which are open.
    ///
    /// `None` if all games have ended or wait for another day.
    pub(super) fn of(open: &[OpenBoard], round: Round, boards: usize) -> Option<Self> {
        let earlier = open.iter().filter(|board| board.round < round && !board.adjourned).count();
        let open: Vec<_> = open.iter().filter(|board| board.round == round).collect();
        let is_running = earlier > 0 || open.iter().any(|board| !board.adjourned);
        let done = boards.checked_sub(open.len()).filter(|_| is_running)?;
        Some(Self { done, boards, earlier })
    }

    /// Returns the progress of a round of an event.
    pub(super) fn of_event(event: &Event, round: Round) -> Option<Self> {
        if event.is_one_part() {
            return Self::of_ledger(event, &Ledger::new(event, round));
        }
        let paired = event.round(round)?;
        let parts = event.parts(event.stage_of(paired));
        let own = parts.iter().map(|part| own_boards(event, part, paired).count());
        let boards = own.sum::<usize>() + boards_of_scores(event, paired, |_| true);
        Self::of(&open_until(event, round), round, boards)
    }

    /// Returns the progress of the last round of a ledger of this event.
    pub(super) fn of_ledger(event: &Event, ledger: &Ledger) -> Option<Self> {
        let round = ledger.last_round();
        let of_round =
            |paired: &PairedRound| paired.boards.len() + boards_of_scores(event, paired, |_| true);
        let boards = event.round(round).map_or(0, of_round);
        Self::of(&open_boards(event, ledger), round, boards)
    }

    /// Returns the progress of a round of a part.
    pub(super) fn of_part(event: &Event, part: &Part<'_>, last: Round) -> Option<Self> {
        if event.is_one_part() {
            return Self::of_ledger(event, &Ledger::new(event, last));
        }
        part.event.round(last)?;
        let (open, boards) = (open_of_part(event, part, last), boards_of_part(event, part, last));
        Self::of(&open, last, boards)
    }
}

/// Describes the point in time that a table reflects, for its title.
pub(super) fn until(round: Round, rounds: Option<usize>, progress: Option<Progress>) -> Said {
    match progress {
        Some(Progress { done, boards, earlier }) => said!(
            "during-round",
            "during round { $round }{ of-rounds } ({ $done } of { $boards } results{ $earlier ->
                [0] {\"\"}
                [one] ; 1 of an earlier round is missing
               *[other] ; { $earlier } of earlier rounds are missing
            })";
            round, rounds, done, boards, earlier
        ),
        None => said!(
            "after-round",
            "{ $round ->
                [0] before round 1
               *[other] after round { $round }{ of-rounds }
            }";
            round, rounds
        ),
    }
}
