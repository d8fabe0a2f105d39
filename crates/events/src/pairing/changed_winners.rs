//! Changes to the winners of a knockout round after the next round was paired: the next round
//! stays, and the reply reports the difference.

use draughts_ground::said::Told;

use crate::event::acts::Echo;
use crate::event::{Event, Ledger, PlayerId, Round};

/// A pair of a round, and its winner if decided.
struct Decided {
    round: Round,
    number: u16,
    two: [PlayerId; 2],
    winner: Option<PlayerId>,
}

/// A board or match from which, after a change, somebody other than the player of the next round
/// advances, or nobody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChangedWinner {
    /// The round whose result was changed.
    pub round: Round,
    /// The board, or the match.
    pub number: u16,
    /// The new winner; `None` if the result is level or missing.
    pub winner: Option<PlayerId>,
    /// The player or team in the next round.
    pub seated: PlayerId,
}

/// Returns whether a stage of the event is a knockout.
pub fn has_knockout(event: &Event) -> bool {
    (0..event.stage_count()).any(|stage| event.system_of(stage).kind().eliminates_losers())
}

/// Returns the boards or matches whose winner a change has changed, although the next round is
/// already paired with somebody else.
pub fn changed_winners(before: &Event, after: &Event) -> Vec<ChangedWinner> {
    let last = before.last_paired().min(after.last_paired());
    let rounds = after.rounds.iter().map(|paired| paired.round).filter(|&round| round < last);
    let mut found = Vec::new();
    for round in rounds {
        let same = before.round(round) == after.round(round);
        if same {
            continue;
        }
        let was = decided(before, round);
        for now in decided(after, round) {
            let is_it = |one: &&Decided| one.two.iter().all(|id| now.two.contains(id));
            let changed = was.iter().find(is_it).is_some_and(|was| was.winner != now.winner);
            let next = after.round(round.next()).filter(|_| changed);
            let sits = |id: &&PlayerId| next.is_some_and(|next| takes_part(next, id));
            let Some(seated) = now.two.iter().find(sits).cloned() else { continue };
            if now.winner.as_ref() != Some(&seated) {
                let Decided { round, number, winner, .. } = now;
                found.push(ChangedWinner { round, number, winner, seated });
            }
        }
    }
    found
}

/// Returns whether a player or a team is paired in a round or has a bye.
fn takes_part(paired: &crate::event::PairedRound, id: &PlayerId) -> bool {
    paired.board_of(id).is_some()
        || paired.match_of(id).is_some()
        || paired.byes.iter().any(|bye| bye.player == *id)
}

/// Returns the winner of each pair of a knockout round.
fn decided(event: &Event, round: Round) -> Vec<Decided> {
    let Some(paired) = event.round(round) else { return Vec::new() };
    let stage = event.stage_of(paired);
    if !event.system_of(stage).kind().eliminates_losers() {
        return Vec::new();
    }
    let mut all = Vec::new();
    for part in event.parts(stage) {
        let Some(paired) = part.event.round(round) else { continue };
        let (ledger, index) = (Ledger::whole(&part.event), part.event.index());
        for board in &paired.boards {
            let two = [board.white.clone(), board.black.clone()];
            let entry = index.get(&two[0]).and_then(|&at| ledger.at(at, round));
            let by_points = || match entry.and_then(|entry| entry.meeting()) {
                Some(meeting) if meeting.is_won() => Some(two[0].clone()),
                Some(meeting) if meeting.is_lost() => Some(two[1].clone()),
                _ => None,
            };
            let winner = board.advances.clone().or_else(by_points);
            all.push(Decided { round, number: board.board, two, winner });
        }
    }
    all
}

impl ChangedWinner {
    /// Returns the note for the reply.
    #[must_use]
    pub fn echo(self, event: &Event) -> Echo {
        let called = |id: &PlayerId| event.name_of(id).unwrap_or_default().to_owned();
        let Self { round, number, winner, seated } = self;
        let what = Echo::OtherGoesOn {
            teams: event.is_of_teams(),
            number,
            next: round.next(),
            winner: winner.as_ref().map(called),
            seated: called(&seated),
            rounds: event.last_paired().0.saturating_sub(round.0),
        };
        Echo::Note { what: what.said() }
    }
}
