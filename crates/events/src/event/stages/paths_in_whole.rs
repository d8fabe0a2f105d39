//! A part of an event from the side of the whole: its rounds, and its key paths in the file.

use crate::event::{Carry, Event, Part, PlayerId, Problem, Round, Team};

impl Part<'_> {
    /// Returns whether the player or the team is in the part.
    pub fn has(&self, id: &PlayerId) -> bool {
        self.event.player(id).is_some()
    }

    /// Returns a problem of the part, with its key path in the whole event.
    pub fn problem_in(&self, whole: &Event, problem: Problem) -> Problem {
        match self.path_of(whole, &problem.path) {
            Some(path) => problem.at(path),
            None => problem,
        }
    }

    fn path_of(&self, whole: &Event, path: &str) -> Option<String> {
        let (list, rest) = path.split_once('[')?;
        let (at, rest) = rest.split_once(']')?;
        let at: usize = at.parse().ok()?;
        match list {
            "players" => {
                let id = &self.event.players.get(at)?.id;
                let team = whole.teams.iter().position(|team| team.id == *id);
                let player = || whole.players.iter().position(|player| player.id == *id);
                Some(match team {
                    Some(team) => format!("teams[{team}]{rest}"),
                    None => format!("players[{}]{rest}", player()?),
                })
            }
            "rounds" => {
                let round = self.event.rounds.get(at)?;
                let whole_at = whole.index_of_round(round.round)?;
                let paired = &whole.rounds[whole_at];
                let Some(which) = rest.strip_prefix(".boards[") else {
                    return Some(format!("rounds[{whole_at}]{rest}"));
                };
                let (which, rest) = which.split_once(']')?;
                let board = round.boards.get(which.parse::<usize>().ok()?)?;
                let (list, which) = match paired.matches.is_empty() {
                    true => {
                        ("boards", paired.boards.iter().position(|one| one.board == board.board))
                    }
                    false => {
                        ("matches", paired.matches.iter().position(|one| one.number == board.board))
                    }
                };
                Some(format!("rounds[{whole_at}].{list}[{}]{rest}", which?))
            }
            "tiebreaks" if self.stage > 0 => {
                let own = whole.later_stage(self.stage)?.tiebreaks.is_some();
                own.then(|| format!("stages[{}].{path}", self.stage - 1))
            }
            _ => None,
        }
    }
}

impl Event {
    /// Returns the number of rounds that were paired before a stage began; for the only stage of a
    /// part, those of the whole event.
    pub fn rounds_before(&self, stage: usize) -> u16 {
        let earlier = self.rounds.iter().take_while(|paired| self.stage_of(paired) < stage);
        earlier.last().map_or(self.last_before(), |paired| paired.round).0
    }

    /// Returns the last round that is paired or will be; `None` if that is not known, because a
    /// stage is still to come or the system does not determine it.
    pub fn last_planned_round(&self) -> Option<Round> {
        let stage = self.current_stage();
        if stage + 1 < self.stage_count() {
            return None;
        }
        let most = u16::try_from(self.planned_in(stage)?).ok()?;
        let last = self.rounds_before(stage).saturating_add(most);
        Some(Round(last).max(self.last_paired()))
    }

    /// Returns the stage, from 0, in which a round, paired or not, is played, and the last round
    /// before that stage. A stage of unknown length has all rounds that follow.
    pub(crate) fn stage_of_round(&self, round: Round) -> (usize, Round) {
        if let Some(paired) = self.round(round) {
            let stage = self.stage_of(paired);
            return (stage, Round(self.rounds_before(stage)));
        }
        let mut stage = self.current_stage();
        let mut before = self.rounds_before(stage);
        while stage + 1 < self.stage_count() {
            // Rounds carried over are not played again.
            let carry = self.later_stage(stage).map_or(Carry::Nothing, |later| later.carry);
            let known = self.planned_in(stage).filter(|_| carry != Carry::MutualGames);
            let Some(planned) = known.and_then(|planned| u16::try_from(planned).ok()) else {
                break;
            };
            let last = before.saturating_add(planned).max(match stage == self.current_stage() {
                true => self.last_paired().0,
                false => 0,
            });
            if round.0 <= last {
                break;
            }
            (stage, before) = (stage + 1, last);
        }
        (stage, Round(before))
    }

    /// Returns the number of rounds of a stage, for the longest of its groups, ignoring rounds
    /// carried over; `None` if the system does not determine it for one of them.
    pub fn planned_in(&self, stage: usize) -> Option<usize> {
        let groups = self.groups_of(stage).len();
        let parts = (0..groups).map(Some).chain((groups == 0).then_some(None));
        let planned = parts.map(|group| {
            let players = self.field_in(stage, group);
            let numbered = players.iter().filter(|player| player.number.is_some()).count();
            let field = if numbered > 1 { numbered } else { players.len() };
            self.system_of(stage).planned_rounds(field)
        });
        planned.collect::<Option<Vec<usize>>>()?.into_iter().max()
    }

    /// Returns the team of a player; for a member of several, the first.
    pub fn team_of(&self, player: &PlayerId) -> Option<&Team> {
        self.teams.iter().find(|team| team.place_of(player).is_some())
    }
}
