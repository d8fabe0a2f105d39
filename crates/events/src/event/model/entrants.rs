//! Changes to the participants of an event: players, teams, requests and line-ups. The acts call
//! them.

use super::Event;
use crate::event::{ByeKind, Lineup, Player, PlayerId, Request, Round, Team};

impl Event {
    /// Adds a player at the end.
    pub(crate) fn enter_player(&mut self, player: Player) {
        self.document.players.push(player);
    }

    /// Returns the player with an id, to be changed.
    pub(crate) fn player_mut(&mut self, id: &PlayerId) -> Option<&mut Player> {
        self.document.players.iter_mut().find(|player| player.id == *id)
    }

    /// Returns the players, to be changed; none can be added or removed.
    pub(crate) fn players_mut(&mut self) -> &mut [Player] {
        &mut self.document.players
    }

    /// Removes a player from the event and from every team, with requests and awards.
    pub(crate) fn remove_player(&mut self, id: &PlayerId) -> Option<Player> {
        let at = self.players.iter().position(|player| player.id == *id)?;
        for team in &mut self.document.teams {
            team.members.retain(|member| member != id);
            team.captain.take_if(|captain| captain == id);
        }
        self.forget(id);
        self.players_mut().iter_mut().for_each(|player| player.forget(id));
        Some(self.document.players.remove(at))
    }

    /// Returns the event as if every player took part from the first round to the last.
    #[must_use]
    pub fn with_full_attendance(mut self) -> Self {
        for player in self.players_mut() {
            player.put_attendance(None, None);
        }
        self
    }

    /// Adds a team at the end, and returns its index.
    pub(crate) fn enter_team(&mut self, team: Team) -> usize {
        self.document.teams.push(team);
        self.teams.len() - 1
    }

    /// Returns the team with an id, to be changed.
    pub(crate) fn team_mut(&mut self, id: &PlayerId) -> Option<&mut Team> {
        self.document.teams.iter_mut().find(|team| team.id == *id)
    }

    /// Returns the teams, to be changed; none can be added or removed.
    pub(crate) fn teams_mut(&mut self) -> &mut [Team] {
        &mut self.document.teams
    }

    /// Removes a team from the event, with its line-ups, requests and awards. Its players stay.
    pub(crate) fn remove_team(&mut self, id: &PlayerId) -> Option<Team> {
        let at = self.teams.iter().position(|team| team.id == *id)?;
        self.document.lineups.retain(|lineup| lineup.team != *id);
        self.forget(id);
        self.players_mut().iter_mut().for_each(|player| player.forget(id));
        Some(self.document.teams.remove(at))
    }

    fn forget(&mut self, id: &PlayerId) {
        self.document.awards.retain(|award| award.to != *id);
        self.document.requests.retain(|asked| asked.player != *id);
    }

    /// Returns the request of a competitor for a round.
    pub(crate) fn asked(&self, id: &PlayerId, round: Round) -> Option<ByeKind> {
        let asked = self.requests.iter().find(|one| one.player == *id && one.round == round);
        asked.map(|asked| asked.bye)
    }

    /// Records a competitor's request for a round, replacing an earlier one.
    pub(crate) fn ask(&mut self, id: &PlayerId, round: Round, bye: ByeKind) {
        let requests = &mut self.document.requests;
        match requests.iter_mut().find(|one| one.player == *id && one.round == round) {
            Some(asked) => asked.bye = bye,
            None => requests.push(Request { player: id.clone(), round, bye, note: None }),
        }
    }

    /// Removes a competitor's request for a round; returns false if there was none.
    pub(crate) fn ask_no_more(&mut self, id: &PlayerId, round: Round) -> bool {
        let before = self.requests.len();
        self.document.requests.retain(|asked| asked.player != *id || asked.round != round);
        self.requests.len() < before
    }

    /// Stores a line-up, replacing the team's earlier one for the round; returns false if it is
    /// unchanged.
    pub(crate) fn hand_in(&mut self, lineup: Lineup) -> bool {
        let lineups = &mut self.document.lineups;
        let is_its = |one: &Lineup| one.team == lineup.team && one.round == lineup.round;
        match lineups.iter().position(is_its) {
            Some(at) => std::mem::replace(&mut lineups[at], lineup) != lineups[at],
            None => {
                lineups.push(lineup);
                true
            }
        }
    }
}
