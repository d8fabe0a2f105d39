//! Points and games that a stage carries over from earlier ones.

use std::collections::{HashMap, HashSet};

use crate::event::{Award, Board, Carry, Event, Ledger, PairedRound, PlayerId, Round};

/// The points and games that the participants of a part bring with them.
#[derive(Debug, Default)]
pub(crate) struct Carried {
    /// Their points, as awards before round 1.
    pub awards: Vec<Award>,
    /// The rounds in which they met, reduced to these meetings.
    pub rounds: Vec<PairedRound>,
}

impl Event {
    /// Returns the points of a part's participants from the stage before, or their games against
    /// each other from all earlier stages; if two met in several, those of the last.
    pub(crate) fn carried(&self, stage: usize, own: &HashSet<PlayerId>) -> Carried {
        let carry = self.later_stage(stage).map_or(Carry::Nothing, |later| later.carry);
        let mut carried = Carried::default();
        match carry {
            Carry::Nothing => {}
            Carry::Points => {
                let field = self.field_of(stage);
                let field = if field.is_empty() { own.iter().collect() } else { field };
                let before = self.last_stage_of_all(stage, &field).unwrap_or(stage - 1);
                for part in self.parts(before) {
                    carried.awards.extend(points(&part.event, own));
                }
            }
            Carry::MutualGames => carried.rounds = self.mutual(stage, own),
        }
        carried
    }

    /// Returns the participants of a later stage, as far as known.
    fn field_of(&self, stage: usize) -> Vec<&PlayerId> {
        let later = self.later_stage(stage);
        let groups = later.into_iter().flat_map(|later| &later.groups);
        let field = later.into_iter().flat_map(|later| &later.field);
        field.chain(groups.flat_map(|group| &group.field)).collect()
    }

    /// Returns the last stage before another in which all of these play: the points of a decider
    /// between some of them are not carried over.
    pub(crate) fn last_stage_of_all(&self, stage: usize, field: &[&PlayerId]) -> Option<usize> {
        (0..stage).rev().find(|&before| {
            let parts = self.parts(before);
            field.iter().all(|id| parts.iter().any(|part| part.event.player(id).is_some()))
        })
    }

    /// Returns the rounds before a stage in which its participants met, reduced to these meetings.
    fn mutual(&self, stage: usize, own: &HashSet<PlayerId>) -> Vec<PairedRound> {
        let pair = |board: &Board| {
            let (one, other) = (board.white.clone(), board.black.clone());
            if one < other { (one, other) } else { (other, one) }
        };
        let earlier = self.rounds.iter().map(|paired| (self.stage_of(paired), paired));
        let earlier = earlier.filter(|(of, _)| *of < stage);
        let met: Vec<(usize, &PairedRound, Vec<Board>)> =
            earlier.map(|(of, paired)| (of, paired, self.meetings(paired, own))).collect();
        let mut last: HashMap<(PlayerId, PlayerId), usize> = HashMap::new();
        for (of, _, boards) in &met {
            for board in boards {
                let there = last.entry(pair(board)).or_default();
                *there = (*there).max(*of);
            }
        }
        let of_round = |(of, paired, mut boards): (usize, &PairedRound, Vec<Board>)| {
            boards.retain(|board| last.get(&pair(board)) == Some(&of));
            let mut mutual = PairedRound::new(paired.round);
            mutual.play_at(paired.date, paired.time);
            mutual.add_boards(boards);
            (!mutual.boards.is_empty()).then_some(mutual)
        };
        met.into_iter().filter_map(of_round).collect()
    }
}

/// Returns the points of the qualifiers, as awards before round 1.
fn points<'e>(part: &'e Event, own: &'e HashSet<PlayerId>) -> impl Iterator<Item = Award> + 'e {
    let ledger = Ledger::whole(part);
    let on = part.players.iter().enumerate().filter(|(_, player)| own.contains(&player.id));
    on.map(move |(at, player)| {
        let mut award = Award::new(player.id.clone(), Round(0));
        match ledger.both(&part.scoring, at) {
            Some(both) => award.give_team(both),
            None => award.points = ledger.score(at),
        }
        award
    })
}
