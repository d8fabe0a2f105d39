//! A stage or a group as a separate event with its teams, players, boards and rounds: for formats
//! that contain a single tournament.

use std::collections::HashSet;

use crate::event::{Award, Event, Forbidden, PairedRound, Player, PlayerId, Round, Separate, Team};

impl Event {
    /// Returns a stage, from 0, or a group of it, from 0, as a separate event: its participants,
    /// and its rounds, counted from 1. Games and points carried over from an earlier stage are left
    /// out.
    ///
    /// # Panics
    ///
    /// Panics if there is no such stage or group.
    pub fn alone(&self, stage: usize, group: Option<usize>) -> Self {
        let field: Vec<Player> = self.field_in(stage, group).into_owned();
        let own: HashSet<PlayerId> = field.iter().map(|player| player.id.clone()).collect();
        let (mut rounds, mut whole) = (Vec::new(), Vec::new());
        for paired in self.rounds.iter().filter(|paired| self.stage_of(paired) == stage) {
            let Some(round) = only_of(paired, &own, rounds.len() + 1) else { break };
            rounds.push(round);
            whole.push(paired.round);
        }
        let first = whole.first().map_or_else(|| self.last_paired().next(), |first| *first);
        let before = Round(first.0.saturating_sub(1));
        let shift = |limit: &mut Option<Round>| *limit = limit.map(|round| round.after(before));
        let number = |round: Round| whole.iter().position(|at| *at == round).map(nth);
        let mut alone = self.clone().into_document();
        // The regulations are those of the event, which depend on its first day.
        alone.start = self.first_day();
        let parts = [
            self.later_stage(stage).map(|later| later.stage.clone()),
            group.map(|at| self.groups_of(stage)[at].group.clone()),
        ];
        for part in parts.into_iter().flatten() {
            alone.name = format!("{}, {part}", alone.name);
        }
        alone.system = self.system_of(stage).clone();
        let tie_breaks = self.later_stage(stage).and_then(|later| later.tiebreaks.clone());
        alone.tiebreaks = tie_breaks.or(alone.tiebreaks);
        (alone.groups, alone.stages, alone.divisions) = Default::default();
        alone.forbidden = Forbidden::among(&self.forbidden, &own);
        for Forbidden { from, to, .. } in &mut alone.forbidden {
            [from, to].into_iter().for_each(shift);
        }
        for Separate { from, to, .. } in &mut alone.separate {
            [from, to].into_iter().for_each(shift);
        }
        alone.playoffs.retain(|playoff| {
            number(playoff.round).is_some() && playoff.players.iter().all(|id| own.contains(id))
        });
        alone.playoffs.iter_mut().for_each(|playoff| {
            playoff.round = number(playoff.round).unwrap_or(playoff.round);
        });
        let award = |award: &Award| {
            let round = match award.round {
                Round(0) if stage == 0 => Round(0),
                round => number(round)?,
            };
            own.contains(&award.to).then(|| Award {
                round,
                paired: award.paired.and_then(number),
                ..award.clone()
            })
        };
        alone.awards = self.awards.iter().filter_map(award).collect();
        alone.lineups.retain(|lineup| own.contains(&lineup.team) && number(lineup.round).is_some());
        alone.lineups.iter_mut().for_each(|lineup| {
            lineup.round = number(lineup.round).unwrap_or(lineup.round);
        });
        alone.requests.retain(|asked| own.contains(&asked.player) && asked.round > before);
        alone.requests.iter_mut().for_each(|asked| asked.round = asked.round.after(before));
        alone.rulings.retain(|ruling| number(ruling.round).is_some());
        alone.rulings.iter_mut().for_each(|ruling| {
            ruling.round = number(ruling.round).unwrap_or(ruling.round);
        });
        (alone.timetable, alone.book, alone.prizes) = Default::default();
        if self.is_of_teams() {
            let team = |player: &Player| {
                let team = self.team(&player.id)?.clone();
                Some(Team { number: player.number, ..team })
            };
            alone.teams = field.iter().filter_map(team).collect();
            let seated: HashSet<&PlayerId> = rounds.iter().flat_map(PairedRound::players).collect();
            let members: HashSet<&PlayerId> =
                alone.teams.iter().flat_map(|team| &team.members).collect();
            let plays =
                |player: &Player| members.contains(&player.id) || seated.contains(&player.id);
            let players = self.players.iter().filter(|player| plays(player)).cloned().collect();
            alone.players = players;
        } else {
            alone.players = field;
        }
        for player in &mut alone.players {
            player.count_rounds_after(before);
        }
        for team in &mut alone.teams {
            team.from_round = team.from_round.filter(|&from| from > before.next());
            shift(&mut team.from_round);
            shift(&mut team.withdrawn_after);
        }
        alone.rounds = rounds;
        alone.into()
    }
}

fn nth(at: usize) -> Round {
    Round(u16::try_from(at + 1).unwrap_or(u16::MAX))
}

/// Returns a round with the matches, boards and byes of the participants of a part; `None` if there
/// are none.
fn only_of(paired: &PairedRound, own: &HashSet<PlayerId>, number: usize) -> Option<PairedRound> {
    let mut round = paired.clone().into_document();
    let with_teams = !round.matches.is_empty();
    round.matches.retain(|one| own.contains(&one.home) && own.contains(&one.away));
    let matches: Vec<u16> = round.matches.iter().map(|one| one.number).collect();
    round.boards.retain(|board| match board.in_match {
        Some(number) if with_teams => matches.contains(&number),
        _ => own.contains(&board.white) && own.contains(&board.black),
    });
    round.byes.retain(|bye| own.contains(&bye.player));
    if round.matches.is_empty() && round.boards.is_empty() && round.byes.is_empty() {
        return None;
    }
    round.round = nth(number - 1);
    (round.stage, round.paired_with) = (None, None);
    Some(round.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{check, read};

    const CUP: &str = "schema: arbiter.event/2\nname: Cup\nsystem: {kind: round-robin, seed: 1}\n\
        groups:\n  - {group: A, field: [p2, p1]}\n  - {group: B, field: [p3, p4]}\n\
        stages:\n  - {stage: final, system: {kind: round-robin, seed: 1}, field: [p2, p3]}\n\
        players:\n  - {id: p1, name: Ash}\n  - {id: p2, name: Birch}\n  - {id: p3, name: Cedar}\n  \
        - {id: p4, name: Dogwood}\n\
        rounds:\n  - round: 1\n    boards:\n      \
        - {board: 1, white: p2, black: p1, result: 2-0}\n      \
        - {board: 2, white: p3, black: p4, result: 2-0}\n  - round: 2\n    stage: final\n    boards:\n      \
        - {board: 1, white: p2, black: p3, result: 1-1}\n";

    #[test]
    fn a_group_and_a_stage_stand_alone() {
        let event = read("cup.yaml", CUP).unwrap();
        let group = event.alone(0, Some(1));
        assert_eq!(group.name, "Cup, B");
        let ids: Vec<&str> = group.players.iter().map(|player| player.id.as_str()).collect();
        assert_eq!(ids, ["p3", "p4"]);
        assert_eq!((group.rounds.len(), group.rounds[0].boards.len()), (1, 1));
        let last = event.alone(1, None);
        assert_eq!((last.name.as_str(), last.rounds[0].round), ("Cup, final", Round(1)));
        assert_eq!(last.players[0].number, Some(1), "numbered as in its field");
        for one in [group, last] {
            assert!(one.is_one_part());
            assert_eq!(check(&one), []);
        }
    }
}
