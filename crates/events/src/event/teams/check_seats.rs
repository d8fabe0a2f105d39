//! Players who sit for a team without being members of it.

use crate::event::check::Problem;
use crate::event::check::concern::Concern;
use crate::event::{Event, PlayerId, Round, TeamRules};

/// Checks for players at a board who are neither members of the team nor in its line-up.
pub(crate) fn concerns(event: &Event, problems: &mut Vec<Problem>) {
    let Some(rules) = &event.team_match else { return };
    for (at, paired) in event.rounds.iter().enumerate() {
        let round = paired.round;
        for one in &paired.matches {
            let teams = [&one.home, &one.away];
            for (team, lined) in teams.into_iter().zip(event.seated(rules, paired, one)) {
                for id in
                    lined.iter().flatten().filter(|id| !may_sit(event, rules, team, id, round))
                {
                    let mut boards = paired.boards.iter().enumerate();
                    let found = boards
                        .find(|(_, board)| board.in_match == Some(one.number) && board.has(id));
                    let Some((which, board)) = found else { continue };
                    let path = format!("rounds[{at}].boards[{which}]");
                    let (id, team, board) = (id.clone(), team.clone(), board.board);
                    problems.push(Problem::of(path, Concern::NotMember { id, team, round, board }));
                }
            }
        }
    }
}

/// Returns whether a player may play for a team in a round: as a member, for a team of the same
/// club if allowed, or by a line-up.
fn may_sit(
    event: &Event,
    rules: &TeamRules,
    team: &PlayerId,
    player: &PlayerId,
    round: Round,
) -> bool {
    let Some(playing) = event.team(team) else { return true };
    if playing.members.contains(player) {
        return true;
    }
    let own = event.team_of(player);
    let helps_out = rules.club_games.is_some() && own.is_some_and(|own| own.is_of_club_of(playing));
    let lined = event.handed_in(team, round).map(|lineup| &lineup.players);
    helps_out || lined.is_some_and(|lined| lined.iter().flatten().any(|id| id == player))
}
