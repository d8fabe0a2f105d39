//! It is said what the first and the last places of a division mean.

use crate::event::{Division, Event, check};

use super::which_team::of;
use super::{Echo, Refused, TeamEcho, TeamRefusal};

/// Says what the first and the last places of a division mean for the next season; what was said of
/// the same division before goes. A division of which nothing is said is taken out.
///
/// # Errors
///
/// A group that the event does not have; nothing is said of a division of which nothing was said.
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
