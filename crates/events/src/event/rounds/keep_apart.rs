//! Players and groups that must not meet.

use std::collections::HashSet;

use crate::event::acts::echo::in_rounds;
use crate::event::acts::{Echo, Refusal, Refused, Remedy, Span, TeamRefusal, competitor};
use crate::event::people::clubs::clubs_alike;
use crate::event::teams::which_team::of;
use crate::event::{Event, Forbidden, GroupBy, PlayerId, Round, Separate};

/// Forbids players to meet: no two of them may be paired.
///
/// If called again with other rounds, these replace the earlier ones.
///
/// Without rounds, the rule applies to all rounds that are not paired yet; paired rounds remain.
///
/// # Errors
///
/// Fails if there is no such player, if there are fewer than two, or if no remaining stage pairs by
/// scores.
pub fn forbid(
    event: &mut Event,
    players: &[String],
    rounds: Option<Span>,
    reason: Option<&str>,
) -> Result<Echo, Refused> {
    let players = two_or_more(event, players)?;
    let of_teams = |id: &&PlayerId| event.is_of_teams() && event.team(id).is_none();
    let ids: Vec<PlayerId> = players.iter().filter(of_teams).cloned().collect();
    if !ids.is_empty() {
        return Err(of(TeamRefusal::TeamsAreApart { ids }));
    }
    let Span { from, to } = span(event, rounds)?;
    let reason = reason.map(str::to_owned);
    let echo = Echo::MustNotMeet { players: players.clone(), rounds: in_rounds(from, to) };
    let rule = Forbidden { players, from, to, reason };
    let Some(recorded) = event.forbidden.iter().find(|other| other.is_about(&rule.players)) else {
        event.keep_apart(rule);
        return Ok(echo);
    };
    let rule = Forbidden { reason: rule.reason.or_else(|| recorded.reason.clone()), ..rule };
    // Without rounds, a rule for all rounds remains unchanged.
    let is_same = (rounds.is_none() && recorded.to.is_none() && recorded.reason == rule.reason)
        || (recorded.from, recorded.to, &recorded.reason) == (rule.from, rule.to, &rule.reason);
    if is_same {
        let Forbidden { players, from, to, .. } = recorded.clone();
        let rounds = in_rounds(from, to);
        return Ok(Echo::MustNotMeet { players, rounds }.as_recorded(true));
    }
    event.keep_apart(rule);
    Ok(echo)
}

/// Lets players meet again whom [`forbid`] kept apart.
///
/// # Errors
///
/// Fails if there is no such player, if there are fewer than two, or if a rule that keeps them
/// apart names further players.
pub fn allow(event: &mut Event, players: &[String]) -> Result<Echo, Refused> {
    let players = two_or_more(event, players)?;
    let larger = event.forbidden.iter().find(|rule| {
        rule.players.len() > players.len() && players.iter().all(|id| rule.players.contains(id))
    });
    let echo = Echo::MayMeet { players: players.clone() };
    if !event.forbidden.iter().any(|rule| rule.is_about(&players))
        && let Some(rule) = larger
    {
        let ids = rule.players.clone();
        return Err(Refused::new(Refusal::KeptApartTogether { ids }).help(Remedy::NameAllOfThem));
    }
    let is_same = !event.let_meet(&players);
    Ok(echo.as_recorded(is_same))
}

/// Forbids players of one group to meet.
///
/// # Errors
///
/// Fails if no remaining stage pairs by scores.
pub fn separate(
    event: &mut Event,
    by: GroupBy,
    rounds: Option<Span>,
) -> Result<Vec<Echo>, Refused> {
    let Span { from, to } = span(event, rounds)?;
    let rule = Separate { by, from, to };
    let recorded = event.separate.iter().find(|rule| rule.by == by);
    if let Some(recorded) = recorded.filter(|rule| rounds.is_none() && rule.to.is_none()) {
        let rounds = in_rounds(recorded.from, None);
        return Ok(vec![Echo::GroupsApart { by, rounds }.as_recorded(true)]);
    }
    let is_same = recorded == Some(&rule);
    event.keep_groups_apart(rule);
    let rounds = in_rounds(from, to);
    let mut said = vec![Echo::GroupsApart { by, rounds }.as_recorded(is_same)];
    let mut groups = HashSet::new();
    let all = event.as_players();
    let several = all.iter().filter_map(|player| by.key_of(player));
    if several.into_iter().all(|group| groups.insert(group)) {
        said.push(Echo::NoSuchGroups { by });
    }
    if by == GroupBy::Club {
        let alike = clubs_alike(event).into_iter();
        said.extend(alike.map(|(one, other)| Echo::ClubsAlike { one, other }));
    }
    Ok(said)
}

/// Lets players of one group meet again.
pub fn unite(event: &mut Event, by: GroupBy) -> Echo {
    let is_same = !event.let_groups_meet(by);
    Echo::GroupsMayMeet { by }.as_recorded(is_same)
}

fn two_or_more(event: &Event, players: &[String]) -> Result<Vec<PlayerId>, Refused> {
    let mut ids: Vec<PlayerId> = Vec::new();
    for player in players {
        let id = competitor(event, player)?;
        if ids.contains(&id) {
            return Err(Refused::new(Refusal::NamedTwice { id }));
        }
        ids.push(id);
    }
    match ids.len() {
        0 | 1 => Err(Refused::new(Refusal::ApartFromNobody)),
        _ => Ok(ids),
    }
}

/// Notes the rounds of a rule that are paired already, where it has no effect.
pub fn paired_before(event: &Event, rounds: Option<Span>) -> Option<Echo> {
    let (span, last) = (rounds?, event.last_paired());
    let from = span.from.unwrap_or(Round(1));
    if from > last || last == Round(0) {
        return None;
    }
    let to = span.to.map_or(last, |to| to.min(last));
    let whole = span.to.is_some_and(|to| to <= last);
    Some(Echo::PairedBeforeRule { from, to, one: from == to, whole })
}

/// Returns the rounds of a rule.
///
/// Fails if neither the current stage nor a later one pairs by scores, or if there is no such
/// round.
fn span(event: &Event, rounds: Option<Span>) -> Result<Span, Refused> {
    let stages = event.current_stage()..event.stage_count();
    if !stages.into_iter().any(|stage| event.system_of(stage).kind().pairs_by_scores()) {
        let system = event.system.kind();
        return Err(Refused::new(Refusal::KeepsNobodyApart { system }));
    }
    let span = rounds.unwrap_or_else(|| {
        let next = event.last_paired().next();
        Span { from: (next > Round(1)).then_some(next), to: None }
    });
    // With later stages, the total number of rounds is not always known.
    let last = match event.stages.is_empty() {
        true => event.system.last_round(),
        false => event.last_planned_round().map(|last| last.0),
    };
    let beyond = |round: &Round| last.is_some_and(|last| round.0 > last);
    match span.from.into_iter().chain(span.to).find(beyond) {
        Some(round) => {
            let rounds = last.unwrap_or_default();
            Err(Refused::new(Refusal::NoSuchRound { round, rounds }))
        }
        None => Ok(span),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::read;

    fn event(kind: &str, rest: &str) -> Event {
        let text = format!(
            "schema: arbiter.event/1\nname: X\nsystem: {{kind: {kind}}}\n\
             players:\n  - {{id: a, name: A, club: Oakside}}\n  - {{id: b, name: B, club: Oakside}}\n  - {{id: c, name: C}}\n{rest}"
        );
        read("t.yaml", &text).unwrap_or_else(|error| panic!("{error}"))
    }

    const ROUND: &str =
        "rounds:\n  - round: 1\n    boards:\n      - {board: 1, white: a, black: b}\n";

    fn names(names: &[&str]) -> Vec<String> {
        names.iter().map(|&name| name.to_owned()).collect()
    }

    #[test]
    fn a_pair_is_forbidden_from_the_next_round_on_and_allowed_again() {
        let mut event = event("swiss, rounds: 5", ROUND);
        forbid(&mut event, &names(&["a", "B"]), None, Some("one car")).unwrap();
        let rule = &event.forbidden[0];
        assert_eq!((rule.from, rule.to), (Some(Round(2)), None), "round 1 stands");
        let again = forbid(&mut event, &names(&["b", "a"]), None, None).unwrap();
        assert!(matches!(again, Echo::AsRecorded { .. }));
        forbid(&mut event, &names(&["b", "a"]), Some("1-3".parse().unwrap()), None).unwrap();
        assert_eq!(event.forbidden.len(), 1);
        assert_eq!(event.forbidden[0].to, Some(Round(3)));
        assert_eq!(event.forbidden[0].reason.as_deref(), Some("one car"));
        allow(&mut event, &names(&["a", "b"])).unwrap();
        assert!(event.forbidden.is_empty());
        let again = allow(&mut event, &names(&["a", "b"])).unwrap();
        assert!(matches!(again, Echo::AsRecorded { .. }));
    }

    #[test]
    fn what_cannot_be_forbidden_is_refused() {
        let mut event = event("swiss, rounds: 5", "");
        let why = |refused: Result<Echo, Refused>| *refused.unwrap_err().why;
        assert_eq!(why(forbid(&mut event, &names(&["a"]), None, None)), Refusal::ApartFromNobody);
        let twice = why(forbid(&mut event, &names(&["a", "A"]), None, None));
        assert!(matches!(twice, Refusal::NamedTwice { .. }));
        let late = why(forbid(&mut event, &names(&["a", "b"]), "4-6".parse().ok(), None));
        assert_eq!(late, Refusal::NoSuchRound { round: Round(6), rounds: 5 });
        forbid(&mut event, &names(&["a", "b", "c"]), None, None).unwrap();
        let part = why(allow(&mut event, &names(&["a", "b"])));
        assert!(matches!(part, Refusal::KeptApartTogether { .. }));
        let mut league = self::event("round-robin", "");
        let all = why(forbid(&mut league, &names(&["a", "b"]), None, None));
        assert!(matches!(all, Refusal::KeepsNobodyApart { .. }));
    }

    #[test]
    fn groups_are_kept_apart_and_united() {
        let mut event = event("swiss, rounds: 5", "");
        let said = separate(&mut event, GroupBy::Club, None).unwrap();
        assert_eq!(said, [Echo::GroupsApart { by: GroupBy::Club, rounds: in_rounds(None, None) }]);
        let team = separate(&mut event, GroupBy::Team, "1-2".parse().ok()).unwrap();
        assert_eq!(team[1], Echo::NoSuchGroups { by: GroupBy::Team }, "nobody has a team");
        assert_eq!(event.separate.len(), 2);
        let again = separate(&mut event, GroupBy::Club, None).unwrap();
        assert!(matches!(again[0], Echo::AsRecorded { .. }));
        let _ = unite(&mut event, GroupBy::Club);
        assert_eq!(event.separate.len(), 1);
    }
}
