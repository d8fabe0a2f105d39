//! The meaning of the first and last places of a division.

use crate::event::acts::{Echo, Refused, TeamEcho, TeamRefusal};
use crate::event::teams::which_team::of;
use crate::event::{Division, Event, check};

/// Sets the meaning of the first and last places of a division for the next season.
///
/// This replaces earlier settings of that division; an empty one removes it.
///
/// # Errors
///
/// Fails if the event does not have the group, or if an empty division is to be removed that is not
/// set.
pub fn set_division(event: &mut Event, division: &Division) -> Result<Echo, Refused> {
    let mut changed = event.clone();
    let before = changed.divisions.iter().position(|one| one.group == division.group);
    let nothing = Division { group: division.group.clone(), ..Division::default() };
    let group = division.group.clone();
    if *division == nothing {
        let Some(at) = before else {
            return Err(of(TeamRefusal::NothingOfDivision));
        };
        changed.remove_division(at);
        *event = changed;
        return Ok(Echo::OfTeams { what: TeamEcho::DivisionGone { group } });
    }
    let same = before.is_some_and(|at| changed.divisions[at] == *division);
    changed.put_division(division.clone());
    if let Some(problem) = check(&changed).into_iter().next() {
        return Err(problem.into());
    }
    *event = changed;
    let what = TeamEcho::Division {
        group,
        promoted: division.promoted,
        promotion_matches: division.promotion_matches,
        relegation_matches: division.relegation_matches,
        relegated: division.relegated,
        above: division.above.clone(),
        below: division.below.clone(),
    };
    Ok(Echo::OfTeams { what }.as_recorded(same))
}
