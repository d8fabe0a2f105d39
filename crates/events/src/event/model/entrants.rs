//! Who is in an event: its players, its teams, what they asked for, and who sits for a team.

use super::Event;
use crate::event::{ByeKind, Lineup, Player, PlayerId, Request, Round, Team};

impl Event {
    /// Puts a player after those who are in the event.
    pub(crate) fn enter_player(&mut self, player: Player) {
        self.document.players.push(player);
    }

    /// A player of an id, to be changed.
    pub(crate) fn player_mut(&mut self, id: &PlayerId) -> Option<&mut Player> {
        self.document.players.iter_mut().find(|player| player.id == *id)
    }

    /// The players, to be changed; nobody comes or goes.
    pub(crate) fn players_mut(&mut self) -> &mut [Player] {
        &mut self.document.players
    }

    /// Takes a player out of the event, and of every team; with the player goes what was asked
    /// for or awarded.
    pub(crate) fn take_player_out(&mut self, id: &PlayerId) -> Option<Player> {
        let at = self.players.iter().position(|player| player.id == *id)?;
        for team in &mut self.document.teams {
            team.members.retain(|member| member != id);
            team.captain.take_if(|captain| captain == id);
        }
        self.forget(id);
        self.players_mut().iter_mut().for_each(|player| player.forget(id));
        Some(self.document.players.remove(at))
    }

    /// The same event, from which nobody was absent at the beginning or has withdrawn.
    #[must_use]
    pub fn with_everybody_there(mut self) -> Self {
        for player in self.players_mut() {
            player.put_attendance(None, None);
        }
        self
    }

    /// Puts a team after those that are in the event, and gives its place.
    pub(crate) fn enter_team(&mut self, team: Team) -> usize {
        self.document.teams.push(team);
        self.teams.len() - 1
    }

    /// A team of an id, to be changed.
    pub(crate) fn team_mut(&mut self, id: &PlayerId) -> Option<&mut Team> {
        self.document.teams.iter_mut().find(|team| team.id == *id)
    }

    /// The teams, to be changed; none comes or goes.
    pub(crate) fn teams_mut(&mut self) -> &mut [Team] {
        &mut self.document.teams
    }

    /// Takes a team out of the event, with its line-ups and what was asked for or awarded. Its
    /// players stay.
    pub(crate) fn take_team_out(&mut self, id: &PlayerId) -> Option<Team> {
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

    /// What somebody asked for in a round.
    pub(crate) fn asked(&self, id: &PlayerId, round: Round) -> Option<ByeKind> {
        let asked = self.requests.iter().find(|one| one.player == *id && one.round == round);
        asked.map(|asked| asked.bye)
    }

    /// Notes what somebody asks for in a round, in place of what was asked for before.
    pub(crate) fn ask(&mut self, id: &PlayerId, round: Round, bye: ByeKind) {
        let requests = &mut self.document.requests;
        match requests.iter_mut().find(|one| one.player == *id && one.round == round) {
            Some(asked) => asked.bye = bye,
            None => requests.push(Request { player: id.clone(), round, bye, note: None }),
        }
    }

    /// Takes back what somebody asked for in a round; false if that was nothing.
    pub(crate) fn ask_no_more(&mut self, id: &PlayerId, round: Round) -> bool {
        let before = self.requests.len();
        self.document.requests.retain(|asked| asked.player != *id || asked.round != round);
        self.requests.len() < before
    }

    /// Notes a line-up, in place of the one that its team handed in for the round before; false if
    /// it is the same.
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
