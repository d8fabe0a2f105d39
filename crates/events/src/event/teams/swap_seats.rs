//! Exchanging seats in a team event: each player sits for a team, by the rules of line-ups.

use draughts_ground::said::{Sentences, Told};

use crate::event::acts::{
    Echo, LineupBreaks, Refused, Remedy, TeamRefusal, known, paired_round, swap_players,
};
use crate::event::teams::lineup_rules::broken;
use crate::event::teams::which_team::{of, rules_of};
use crate::event::{Event, Lined, PlayerId, Round};

/// Exchanges two players of a round of a team event, or the colours of two who share a board.
///
/// # Errors
///
/// Fails as [`swap_players`] does, or if a player would sit for another team, unless the event lets
/// teams of a club help each other out, which only a line-up can state. Without `force`, it also
/// fails if another rule of line-ups is broken.
pub fn swap_seats(
    event: &mut Event,
    round: Round,
    one: &str,
    other: &str,
    reason: &str,
    force: bool,
) -> Result<Vec<Echo>, Refused> {
    let rules = rules_of(event)?;
    let (first, second) = (known(event, one)?, known(event, other)?);
    let paired = &event.rounds[paired_round(event, round)?];
    if paired.board_of(&first).is_some_and(|board| board.has(&second)) {
        return swap_players(event, round, one, other, reason, force);
    }
    let exchange = |id: &PlayerId| match id {
        id if *id == first => second.clone(),
        id if *id == second => first.clone(),
        id => id.clone(),
    };
    let mut notes = Vec::new();
    for one in &paired.matches {
        let teams = [&one.home, &one.away];
        for (team, before) in teams.into_iter().zip(event.seated(rules, paired, one)) {
            let after: Lined = before.iter().map(|id| id.as_ref().map(exchange)).collect();
            if after == before {
                continue;
            }
            let stood = broken(event, rules, team, round, &before, false);
            let mut found = broken(event, rules, team, round, &after, false);
            found.retain(|broken| !stood.contains(broken));
            if found.iter().any(LineupBreaks::is_about_members) || !force && !found.is_empty() {
                let rules = Sentences::listed(found.iter().map(Told::said).collect());
                let team = team.clone();
                let help = Remedy::HandInLineup { team: team.clone(), round };
                return Err(of(TeamRefusal::Breaks { team, round, rules }).help(help));
            }
            notes.extend(found.iter().map(|broken| Echo::Note { what: broken.said() }));
        }
    }
    let mut said = swap_players(event, round, one, other, reason, force)?;
    said.extend(notes);
    Ok(said)
}
