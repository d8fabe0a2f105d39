//! Absences of players or teams: byes, late entries, withdrawals, requests.

use std::collections::BTreeMap;

use super::super::{Cell, Document, PlayerLine, Record, ResultCode};
use super::{id, number, team_id};
use crate::event::{Bye, ByeKind, Event, PlayerId, Points, Round};

/// The rounds without a game.
pub(super) struct Attendance {
    paired: usize,
    players: Vec<Absences>,
    id: fn(u16) -> PlayerId,
}

/// The rounds of one player without a game.
struct Absences {
    number: u16,
    /// By round, counted from 0, paired or to come.
    byes: BTreeMap<usize, ByeKind>,
    /// The number of rounds before the player came.
    late: usize,
    /// The number of rounds after which the player left.
    left_after: Option<usize>,
}

impl Attendance {
    /// Collects the absences of a report; of teams if they meet in the event, in which case the
    /// lines are theirs.
    pub(super) fn new(
        document: &Document,
        event: &Event,
        lines: &[&PlayerLine],
        paired: usize,
    ) -> Self {
        let planned = event.system.planned_rounds(lines.len()).unwrap_or(0).max(paired);
        let mut asked = asked(document, paired, planned);
        // If an absence gives points, or the schedule has free rounds, an absence is not a late
        // entry or a withdrawal.
        let can_leave = event.scoring.unplayed.absent == Points::ZERO && !event.is_scheduled();
        let players = lines.iter().map(|line| {
            let asked = asked.remove(&line.number).unwrap_or_default();
            Absences::of(line, asked, paired, planned, can_leave)
        });
        let id = if event.is_of_teams() { team_id } else { id };
        Self { paired, players: players.collect(), id }
    }

    /// Returns the players listed without a game in a paired round, counted from 0.
    pub(super) fn byes(&self, round: usize) -> Vec<Bye> {
        let listed = self.players.iter().filter_map(|player| {
            let bye = player.byes.get(&round).copied().filter(|_| player.is_there(round))?;
            Some(Bye { player: (self.id)(player.number), bye, note: None })
        });
        listed.collect()
    }

    /// Enters late entries, withdrawals and requests in the event, whose players or teams must be
    /// in the same order.
    pub(super) fn apply(&self, event: &mut Event) {
        let mut asked: Vec<(Round, PlayerId, ByeKind)> = Vec::new();
        let ids: Vec<PlayerId> = event.competitors().into_iter().cloned().collect();
        for (id, absences) in ids.into_iter().zip(&self.players) {
            let from_round = (absences.late > 0).then(|| number(absences.late + 1));
            let withdrawn_after = absences.left_after.map(number);
            if let Some(team) = event.team_mut(&id) {
                (team.from_round, team.withdrawn_after) = (from_round, withdrawn_after);
            } else if let Some(player) = event.player_mut(&id) {
                player.put_attendance(from_round, withdrawn_after);
            }
            let to_come = absences.byes.range(self.paired..);
            let there = to_come.filter(|(round, _)| absences.is_there(**round));
            asked.extend(there.map(|(&round, &bye)| (number(round + 1), id.clone(), bye)));
        }
        asked.sort_by_key(|(round, ..)| *round);
        asked.iter().for_each(|(round, id, bye)| event.ask(id, *round, *bye));
    }
}

impl Absences {
    fn of(
        line: &PlayerLine,
        asked: BTreeMap<usize, ByeKind>,
        paired: usize,
        planned: usize,
        can_leave: bool,
    ) -> Self {
        let cell = |round: usize| line.rounds.get(round).copied().flatten();
        let mut byes = asked;
        for round in 0..paired.max(line.rounds.len()).min(planned.max(paired)) {
            let cell = cell(round);
            if round < paired {
                match kind(cell) {
                    Some(bye) => byes.insert(round, bye),
                    None => byes.remove(&round),
                };
            } else if cell.is_some() {
                byes.extend(kind(cell).map(|bye| (round, bye)));
            }
        }
        let is_absent = |round: &usize| byes.get(round) == Some(&ByeKind::Absent);
        let tail = (0..planned).rev().take_while(is_absent).count();
        let left = planned - tail;
        let left_after = (can_leave && tail >= 2 && left <= paired).then_some(left);
        let early = (0..paired).take_while(is_absent).count();
        let came = early < paired && left_after.is_none_or(|left| left > early);
        let late = if can_leave && came { early } else { 0 };
        Self { number: line.number, byes, late, left_after }
    }

    /// Returns whether the player has come and has not left.
    fn is_there(&self, round: usize) -> bool {
        round >= self.late && self.left_after.is_none_or(|left| round < left)
    }
}

/// Returns the kind of a round without an opponent; `None` if there is an opponent.
fn kind(cell: Option<Cell>) -> Option<ByeKind> {
    let Some(cell) = cell else { return Some(ByeKind::Absent) };
    if cell.opponent > 0 {
        return None;
    }
    Some(match cell.result {
        // Older programs write a full-point bye as a win by forfeit over nobody.
        Some(ResultCode::FullBye | ResultCode::ForfeitWin) => ByeKind::FullPoint,
        Some(ResultCode::HalfBye) => ByeKind::HalfPoint,
        Some(ResultCode::Allocated) => ByeKind::PairingAllocated,
        _ => ByeKind::Absent,
    })
}

/// Returns the points of a round without an opponent.
pub(super) fn points(event: &Event, cell: Cell) -> Option<Points> {
    kind(Some(cell)).map(|bye| event.scoring.of_bye(bye))
}

/// Returns the byes requested in separate records, by start number; rounds from 0.
fn asked(
    document: &Document,
    paired: usize,
    planned: usize,
) -> BTreeMap<u16, BTreeMap<usize, ByeKind>> {
    let mut asked: BTreeMap<u16, BTreeMap<usize, ByeKind>> = BTreeMap::new();
    for record in &document.records {
        let (players, round, kind) = match record {
            Record::Byes { kind, round, players } => (players, usize::from(*round) - 1, *kind),
            Record::LegacyAbsent(players) => (players, paired, ByeKind::Absent),
            _ => continue,
        };
        if round < planned {
            for player in players {
                asked.entry(*player).or_default().entry(round).or_insert(kind);
            }
        }
    }
    asked
}
