//! Checks of line-ups of matches to come against the rules of the event.

use draughts_ground::said::{Sentences, Told};

use crate::event::acts::broken;
use crate::event::check::Problem;
use crate::event::check::concern::Concern;
use crate::event::{Event, Lined, PairedRound, PlayerId, Round, TeamMatch, TeamRules};

/// Checks for teams that would break the rules, with the line-up submitted or the default order of
/// members. Line-ups are checked when submitted, and again here until a game has been played,
/// because members, ratings and the file change.
pub(crate) fn concerns(event: &Event, problems: &mut Vec<Problem>) {
    let Some(rules) = &event.team_match else { return };
    for (at, lineup) in event.lineups.iter().enumerate() {
        let is_paired = lineup.round <= event.last_paired();
        if is_paired || lineup.reason.is_some() {
            continue;
        }
        let path = format!("lineups[{at}]");
        let sits = (&lineup.team, lineup.round, &lineup.players);
        problems.extend(against(event, rules, sits).map(|one| Problem::of(path, one)));
    }
    for (at, paired) in event.rounds.iter().enumerate() {
        for (which, one) in paired.matches.iter().enumerate() {
            // Players seated by hand have a reason.
            let by_hand = paired.boards_of(one.number).any(|board| board.manual.is_some());
            if by_hand || !one.lost.is_empty() || has_begun(paired, one) {
                continue;
            }
            let seated = event.seated(rules, paired, one);
            for (team, players) in [&one.home, &one.away].into_iter().zip(&seated) {
                let handed = event.handed_in(team, paired.round);
                if handed.is_some_and(|handed| handed.reason.is_some()) {
                    continue;
                }
                let path = format!("rounds[{at}].matches[{which}]");
                let sits = (team, paired.round, players);
                problems.extend(against(event, rules, sits).map(|one| Problem::of(path, one)));
            }
        }
    }
}

/// Returns the concern about a team's players in a round, if any. Players who are not members are
/// reported with the board.
fn against(
    event: &Event,
    rules: &TeamRules,
    (team, round, players): (&PlayerId, Round, &Lined),
) -> Option<Concern> {
    let broken = broken(event, rules, team, round, players, true);
    let said = broken.iter().filter(|one| !one.is_about_members()).map(Told::said);
    let said: Vec<_> = said.collect();
    if said.is_empty() {
        return None;
    }
    Some(Concern::LineUp { team: team.clone(), round, broken: Sentences::listed(said) })
}

fn has_begun(paired: &PairedRound, one: &TeamMatch) -> bool {
    paired.boards_of(one.number).any(|board| board.result.iter().any(|result| result.is_final()))
}
