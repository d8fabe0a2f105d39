//! Who would go on in a knockout by what was changed after the next round was paired: the round
//! stays, and whoever changed it is told.

use draughts_ground::said::Told;

use crate::event::acts::Echo;
use crate::event::{Event, Ledger, PlayerId, Round};

/// A pair of a round, and who goes on from it if that is decided.
struct Decided {
    round: Round,
    number: u16,
    two: [PlayerId; 2],
    winner: Option<PlayerId>,
}

/// That another goes on from a board, or a match, than sits in the next round; or nobody any more.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OtherGoesOn {
    /// The round whose result was changed.
    pub round: Round,
    /// The board, or the match.
    pub number: u16,
    /// Who goes on now; nobody if it is level or has no result.
    pub winner: Option<PlayerId>,
    /// Who sits in the next round.
    pub seated: PlayerId,
}

/// True if losers are out in a stage of the event.
#[must_use]
pub fn has_knockout(event: &Event) -> bool {
    (0..event.stage_count()).any(|stage| event.system_of(stage).kind().loser_is_out())
}

/// The boards, or matches, from which another goes on than before a change, although somebody else
/// sits in the next round, which is paired.
#[must_use]
pub fn other_goes_on(before: &Event, after: &Event) -> Vec<OtherGoesOn> {
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
                found.push(OtherGoesOn { round, number, winner, seated });
            }
        }
    }
    found
}

/// True if a player, or a team, meets somebody in a round or has a bye.
fn takes_part(paired: &crate::event::PairedRound, id: &PlayerId) -> bool {
    paired.board_of(id).is_some()
        || paired.match_of(id).is_some()
        || paired.byes.iter().any(|bye| bye.player == *id)
}

/// Who goes on from each pair of a round of a knockout.
fn decided(event: &Event, round: Round) -> Vec<Decided> {
    let Some(paired) = event.round(round) else { return Vec::new() };
    let stage = event.stage_of(paired);
    if !event.system_of(stage).kind().loser_is_out() {
        return Vec::new();
    }
    let mut all = Vec::new();
    for part in event.parts(stage) {
        let Some(own) = part.own_round(round) else { continue };
        let Some(paired) = part.event.round(own.in_part()) else { continue };
        let (ledger, index) = (Ledger::whole(&part.event), part.event.index());
        for board in &paired.boards {
            let two = [board.white.clone(), board.black.clone()];
            let entry = index
                .get(&two[0])
                .and_then(|&at| ledger.of(at).iter().find(|entry| entry.round == own.in_part()));
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

impl OtherGoesOn {
    /// What is told of it.
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
