//! What a stage takes over from the one before.

use std::collections::HashSet;

use super::{Award, Carry, Event, Ledger, Mode, PairedRound, PlayerId, Round, TeamCount};

/// What those who play in a part bring with them.
#[derive(Debug, Default)]
pub(super) struct Carried {
    /// Their points, as awards before round 1.
    pub awards: Vec<Award>,
    /// The rounds in which they met, with these meetings only, and the rounds of the whole event
    /// that they were.
    pub rounds: Vec<(PairedRound, Round)>,
}

impl Event {
    /// What those of a part of a stage bring with them from the stage before.
    pub(super) fn carried(&self, stage: usize, own: &HashSet<PlayerId>) -> Carried {
        let carry = self.later_stage(stage).map_or(Carry::Nothing, |later| later.carry);
        if carry == Carry::Nothing {
            return Carried::default();
        }
        let mut carried = Carried::default();
        for part in self.parts(stage - 1) {
            match carry {
                Carry::Nothing => {}
                Carry::Points => carried.awards.extend(points(&part.event, own)),
                Carry::MutualGames => {
                    for (round, &whole) in part.event.rounds.iter().zip(&part.rounds) {
                        meet(&mut carried.rounds, round, whole, own);
                    }
                }
            }
        }
        carried.rounds.sort_by_key(|(_, whole)| *whole);
        carried
    }
}

/// The points of those who go on, as awards before round 1.
fn points<'e>(part: &'e Event, own: &'e HashSet<PlayerId>) -> impl Iterator<Item = Award> + 'e {
    let ledger = Ledger::whole(part);
    let on = part.players.iter().enumerate().filter(|(_, player)| own.contains(&player.id));
    on.map(move |(at, player)| {
        let (score, other) = (ledger.score(at), ledger.other_score(at));
        let mut award = Award::new(player.id.clone(), Round(0));
        match part.scoring.mode {
            Mode::Boards(of) => {
                (award.match_points, award.board_points) = match of.count {
                    TeamCount::MatchPoints => (score, other),
                    TeamCount::BoardPoints => (other, score),
                }
            }
            _ => award.points = score,
        }
        award
    })
}

/// The meetings of a round between two who go on; those of several groups on one day are one
/// round.
fn meet(
    rounds: &mut Vec<(PairedRound, Round)>,
    round: &PairedRound,
    whole: Round,
    own: &HashSet<PlayerId>,
) {
    let both = |board: &&super::Board| own.contains(&board.white) && own.contains(&board.black);
    let boards: Vec<_> = round.boards.iter().filter(both).cloned().collect();
    if boards.is_empty() {
        return;
    }
    if let Some((there, _)) = rounds.iter_mut().find(|(_, other)| *other == whole) {
        there.boards.extend(boards);
        return;
    }
    let mut mutual = PairedRound::new(round.round);
    (mutual.date, mutual.time) = (round.date, round.time);
    mutual.boards = boards;
    rounds.push((mutual, whole));
}
