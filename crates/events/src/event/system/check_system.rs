//! A pairing system that does not fit the competitors: an error before the first round, and a
//! concern in an event that has begun, which continues with it.

use crate::event::check::Problem;
use crate::event::check::concern::Concern;
use crate::event::check::fault::Fault;
use crate::event::{Event, PairingMethod};

/// Returns the errors before the first round.
pub(crate) fn problems(event: &Event, problems: &mut Vec<Problem>) {
    if event.rounds.is_empty() {
        let teams = event.pairs_teams();
        let usual = PairingMethod::usual(teams).id();
        problems.extend(unfit(event).map(|(path, method)| {
            Problem::of(path, Fault::PairingUnfit { said: method.id(), usual, teams })
        }));
    }
}

/// Returns the concerns after the first round.
pub(crate) fn concerns(event: &Event, problems: &mut Vec<Problem>) {
    let teams = event.pairs_teams();
    problems.extend(unfit(event).map(|(path, method)| {
        let by = PairingMethod::meant(Some(method), teams).id();
        Problem::of(path, Concern::PairingUnfit { said: method.id(), by, teams })
    }));
}

/// Checks for a first colour without effect.
pub(crate) fn first_color(event: &Event, problems: &mut Vec<Problem>) {
    for stage in 0..event.stage_count() {
        let own = event.system_of(stage);
        if own.first_color.is_some() && !own.kind().draws_first_color() {
            let path = match stage.checked_sub(1) {
                None => "system.first_color".to_owned(),
                Some(at) => format!("stages[{at}].system.first_color"),
            };
            problems.push(Problem::of(path, Concern::FirstColor { system: own.kind() }));
        }
    }
}

/// Returns the pairing systems of Swiss stages that do not fit, with their key paths.
fn unfit(event: &Event) -> impl Iterator<Item = (String, PairingMethod)> {
    let teams = event.pairs_teams();
    (0..event.stage_count()).filter_map(move |stage| {
        let said = event.system_of(stage).swiss()?.pairing?;
        let path = match stage.checked_sub(1) {
            None => "system.pairing".to_owned(),
            Some(at) => format!("stages[{at}].system.pairing"),
        };
        (!said.fits(teams)).then_some((path, said))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{EventError, check, check_with, read};

    /// Returns an individual or team event whose first stage, and second if any, specify a pairing
    /// system.
    fn event(
        teams: bool,
        said: &str,
        later: Option<&str>,
        rounds: &str,
    ) -> Result<Event, EventError> {
        let stages = later.map_or(String::new(), |said| {
            format!(
                "stages:\n  - stage: B\n    system: {{kind: swiss, rounds: 2, pairing: {said}}}\n"
            )
        });
        let of_teams = match teams {
            true => {
                "team_match: {boards: 1}\nteams:\n  - {id: t1, name: Ash, members: [p1]}\n  \
                 - {id: t2, name: Elm, members: [p2]}\n"
            }
            false => "",
        };
        let text = format!(
            "schema: arbiter.event/2\nname: X\nsystem: {{kind: swiss, rounds: 2{said}}}\n\
             players:\n  - {{id: p1, name: A}}\n  - {{id: p2, name: B}}\n{of_teams}{stages}{rounds}"
        );
        read("test.yaml", &text)
    }

    #[test]
    fn an_event_is_not_begun_by_a_system_that_does_not_fit() {
        for (teams, said, found) in [
            (false, "", None),
            (false, ", pairing: dutch", None),
            (false, ", pairing: random", None),
            (
                false,
                ", pairing: team-b",
                Some("`pairing: team-b` pairs teams, and players meet here"),
            ),
            (true, "", None),
            (true, ", pairing: team", None),
            (true, ", pairing: random", None),
            (true, ", pairing: dutch", Some("`pairing: dutch` pairs players, and teams meet here")),
        ] {
            let read = event(teams, said, None, "").map_err(|error| error.to_string());
            let refused = found.map(|why| format!("test.yaml:3:34: {why}"));
            assert_eq!(read.err(), refused, "{said}");
        }
        let later = event(true, "", Some("dutch"), "").unwrap_err().to_string();
        assert!(later.contains("`pairing: dutch` pairs players, and teams meet here"), "{later}");
    }

    #[test]
    fn an_event_that_was_begun_so_is_looked_at_and_goes_on() {
        let of_teams = "rounds:\n  - round: 1\n    matches:\n      \
                        - {match: 1, home: t1, away: t2}\n    boards:\n      \
                        - {board: 1, white: p1, black: p2, match: 1, seat: 1, result: 1-1}\n";
        let of_players = "rounds:\n  - round: 1\n    boards:\n      \
                          - {board: 1, white: p1, black: p2, result: 1-1}\n";
        for (teams, said, by, rounds) in
            [(true, "dutch", "team-a", of_teams), (false, "team-b", "team-b", of_players)]
        {
            let begun = event(teams, &format!(", pairing: {said}"), None, rounds).unwrap();
            assert_eq!(check(&begun), []);
            assert_eq!(begun.pairing_method().map(PairingMethod::id), Some(by));
            let concern = Problem::of("system.pairing", Concern::PairingUnfit { said, by, teams });
            assert!(check_with(&begun).contains(&concern), "{said}");
            let fits = event(teams, "", None, rounds).unwrap();
            let is_unfit =
                |one: &Problem| matches!(one.as_what(), Some(Concern::PairingUnfit { .. }));
            assert!(!check_with(&fits).iter().any(is_unfit));
        }
    }
}
