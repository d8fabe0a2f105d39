//! Errors of teams, groups and stages.

use std::collections::HashSet;

use crate::event::check::Problem;
use crate::event::check::fault::Fault;
use crate::event::people::check_unknown::unknown;
use crate::event::{
    Event, Group, PairedRound, PlayerId, Qualify, Round, SchemaVersion, Stage, SystemDocument,
    TeamRules, table_fault,
};

/// The most boards of a match.
const MOST_BOARDS: u16 = 100;

/// Returns every error; `known` are the players.
pub(crate) fn problems<'e>(
    event: &'e Event,
    known: &HashSet<&'e PlayerId>,
    problems: &mut Vec<Problem>,
) {
    schema(event, problems);
    if let Some(rules) = &event.team_match
        && !(1..=MOST_BOARDS).contains(&rules.boards)
    {
        let fault = Fault::BoardsOfMatch { most: MOST_BOARDS };
        problems.push(Problem::of("team_match.boards", fault));
    }
    teams(event, known, problems);
    stages(event, problems);
    for (at, paired) in event.rounds.iter().enumerate() {
        if let Some(name) = &paired.stage
            && !event.stages.iter().any(|stage| stage.stage == *name)
        {
            let fault = Fault::UnknownStage { name: name.clone() };
            problems.push(Problem::of(format!("rounds[{at}].stage"), fault));
        }
        matches(event, at, paired, problems);
    }
}

/// Checks for fields that the version of the file does not have.
fn schema(event: &Event, problems: &mut Vec<Problem>) {
    if event.schema >= SchemaVersion::V2 {
        return;
    }
    let mut newer = |is_there: bool, path: String, key: &'static str| {
        if is_there {
            problems.push(Problem::of(path, Fault::SchemaTooOld { key }));
        }
    };
    newer(!event.groups.is_empty(), "groups".into(), "groups");
    newer(!event.stages.is_empty(), "stages".into(), "stages");
    newer(event.team_match.is_some(), "team_match".into(), "team_match");
    newer(!event.teams.is_empty(), "teams".into(), "teams");
    newer(!event.lineups.is_empty(), "lineups".into(), "lineups");
    newer(!event.awards.is_empty(), "awards".into(), "awards");
    for (at, paired) in event.rounds.iter().enumerate() {
        newer(paired.stage.is_some(), format!("rounds[{at}].stage"), "stage");
        newer(!paired.matches.is_empty(), format!("rounds[{at}].matches"), "matches");
    }
}

fn teams<'e>(event: &'e Event, known: &HashSet<&'e PlayerId>, problems: &mut Vec<Problem>) {
    if !event.teams.is_empty() && event.team_match.is_none() {
        problems.push(Problem::of("teams", Fault::TeamsWithoutRules));
    }
    let mut ids: HashSet<&PlayerId> = HashSet::new();
    let mut numbers: HashSet<u16> = HashSet::new();
    for (at, team) in event.teams.iter().enumerate() {
        let path = format!("teams[{at}]");
        if known.contains(&team.id) || !ids.insert(&team.id) {
            let name = event.name_of(&team.id).unwrap_or_default().to_owned();
            let fault = Fault::IdUsedTwice { id: team.id.clone(), name };
            problems.push(Problem::of(path.clone(), fault));
        }
        if team.name.trim().is_empty() {
            let fault = Fault::TeamWithoutName { id: team.id.clone() };
            problems.push(Problem::of(format!("{path}.name"), fault));
        }
        if let Some(number) = team.number
            && (number == 0 || !numbers.insert(number))
        {
            let fault = Fault::NumberTwice { number, id: team.id.clone() };
            problems.push(Problem::of(format!("{path}.number"), fault));
        }
        for (nth, member) in team.members.iter().enumerate() {
            let path = format!("{path}.members[{nth}]");
            if !known.contains(member) {
                problems.push(unknown(event, path, member));
            } else if team.members[..nth].contains(member) {
                let fault = Fault::MemberTwice { id: member.clone(), team: team.id.clone() };
                problems.push(Problem::of(path, fault));
            }
        }
        if let Some(captain) = team.captain.as_ref().filter(|captain| !known.contains(captain)) {
            problems.push(unknown(event, format!("{path}.captain"), captain));
        }
    }
    for (at, lineup) in event.lineups.iter().enumerate() {
        if !ids.contains(&lineup.team) {
            problems.push(unknown_team(event, format!("lineups[{at}].team"), &lineup.team));
        }
        for (nth, player) in lineup.players.iter().enumerate() {
            if let Some(player) = player.as_ref().filter(|player| !known.contains(player)) {
                problems.push(unknown(event, format!("lineups[{at}].players[{nth}]"), player));
            }
        }
    }
}

fn unknown_team(event: &Event, path: String, id: &PlayerId) -> Problem {
    let near = crate::diag::nearest(id.as_str(), event.teams.iter().map(|one| one.id.as_str()));
    Problem::of(path, Fault::UnknownTeam { id: id.clone(), near: near.map(str::to_owned) })
}

fn stages(event: &Event, problems: &mut Vec<Problem>) {
    let known: HashSet<&PlayerId> = event.competitors().into_iter().collect();
    groups(event, "groups", &event.groups, &known, problems);
    divisions(event, problems);
    for (at, group) in event.groups.iter().enumerate() {
        for (key, said) in
            [("qualify", group.qualify.is_some()), ("between", !group.between.is_empty())]
        {
            if said {
                problems.push(Problem::of(format!("groups[{at}].{key}"), Fault::QualifyFirst));
            }
        }
    }
    for (at, stage) in event.stages.iter().enumerate() {
        let path = format!("stages[{at}]");
        named(
            &stage.stage,
            event.stages[..at].iter().map(|other| other.stage.as_str()),
            format!("{path}.stage"),
            problems,
        );
        groups(event, &format!("{path}.groups"), &stage.groups, &known, problems);
        for (nth, id) in stage.field.iter().enumerate() {
            field(event, format!("{path}.field[{nth}]"), id, &known, problems);
        }
        places(stage, &path, problems);
        for (group, pair) in stage.promotion_matches() {
            let path = match group {
                Some(group) => format!("{path}.groups[{group}].between"),
                None => format!("{path}.between"),
            };
            let known = event.groups_of(at);
            let is_known = |name: &String| known.iter().any(|group| group.group == *name);
            if pair.len() != 2 || pair[0] == pair[1] || !pair.iter().all(is_known) {
                let known: Vec<String> = known.iter().map(|group| group.group.clone()).collect();
                let known = (!known.is_empty()).then_some(known);
                problems.push(Problem::of(path, Fault::BetweenWhat { known }));
            }
        }
        let table = SystemDocument::from(stage.system.clone()).schedule;
        if let Some(fault) = table_fault(&table) {
            let path = format!("{path}.system.schedule");
            problems.push(Problem::of(path, Fault::of_table(fault)));
        }
    }
}

/// Checks that each division is an existing group, and occurs once.
fn divisions(event: &Event, problems: &mut Vec<Problem>) {
    let later = event.stages.iter().flat_map(|stage| &stage.groups);
    let known: Vec<String> =
        event.groups.iter().chain(later).map(|group| group.group.clone()).collect();
    for (at, division) in event.divisions.iter().enumerate() {
        let path = format!("divisions[{at}].group");
        if event.divisions[..at].iter().any(|other| other.group == division.group) {
            let group = division.group.clone();
            problems.push(Problem::of(path, Fault::DivisionTwice { group }));
        } else if let Some(group) = division.group.as_ref().filter(|one| !known.contains(one)) {
            let known = (!known.is_empty()).then(|| known.clone());
            let fault = Fault::DivisionOfNoGroup { group: group.clone(), known };
            problems.push(Problem::of(path, fault));
        }
    }
}

/// Checks that qualifying places are counted from 1, and that each leads to one group.
fn places(stage: &Stage, path: &str, problems: &mut Vec<Problem>) {
    let of_stage = stage.qualify.iter().map(|qualify| (format!("{path}.qualify"), qualify));
    let of_group = |(at, group): (usize, &'_ Group)| {
        let path = format!("{path}.groups[{at}].qualify");
        group.qualify.clone().map(|qualify| (path, qualify))
    };
    let mut all: Vec<(String, Qualify)> =
        of_stage.map(|(path, qualify)| (path, qualify.clone())).collect();
    all.extend(stage.groups.iter().enumerate().filter_map(of_group));
    for (nth, (path, qualify)) in all.iter().enumerate() {
        let (from, to) = (qualify.from, qualify.to);
        if from == 0 || to < from {
            problems.push(Problem::of(path.clone(), Fault::QualifyOrder { from, to }));
        }
        let both = all[..nth].iter().map(|(_, other)| (from.max(other.from), to.min(other.to)));
        if let Some((place, _)) = both.clone().find(|(first, last)| first <= last) {
            problems.push(Problem::of(path.clone(), Fault::QualifyTwice { place }));
        }
    }
}

fn groups(
    event: &Event,
    path: &str,
    groups: &[Group],
    known: &HashSet<&PlayerId>,
    problems: &mut Vec<Problem>,
) {
    let mut placed: HashSet<&PlayerId> = HashSet::new();
    for (at, group) in groups.iter().enumerate() {
        let others = groups[..at].iter().map(|other| other.group.as_str());
        named(&group.group, others, format!("{path}[{at}].group"), problems);
        for (nth, id) in group.field.iter().enumerate() {
            let path = format!("{path}[{at}].field[{nth}]");
            if placed.insert(id) {
                field(event, path, id, known, problems);
            } else {
                problems.push(Problem::of(path, Fault::InGroupTwice { id: id.clone() }));
            }
        }
    }
}

fn named<'n>(
    name: &str,
    mut others: impl Iterator<Item = &'n str>,
    path: String,
    problems: &mut Vec<Problem>,
) {
    if name.trim().is_empty() {
        problems.push(Problem::of(path, Fault::StageWithoutName));
    } else if others.any(|other| other == name) {
        problems.push(Problem::of(path, Fault::StageTwice { name: name.to_owned() }));
    }
}

fn field(
    event: &Event,
    path: String,
    id: &PlayerId,
    known: &HashSet<&PlayerId>,
    problems: &mut Vec<Problem>,
) {
    if !known.contains(id) {
        problems.push(match event.is_of_teams() {
            true => unknown_team(event, path, id),
            false => unknown(event, path, id),
        });
    }
}

/// Checks the matches of a round, and the places of its boards in them.
fn matches(event: &Event, at: usize, paired: &PairedRound, problems: &mut Vec<Problem>) {
    let round: Round = paired.round;
    let mut numbers: HashSet<u16> = HashSet::new();
    let mut playing: HashSet<&PlayerId> = HashSet::new();
    for (nth, one) in paired.matches.iter().enumerate() {
        let path = format!("rounds[{at}].matches[{nth}]");
        if one.number == 0 || !numbers.insert(one.number) {
            let fault = Fault::MatchTwice { round, number: one.number };
            problems.push(Problem::of(path.clone(), fault));
        }
        for (key, id) in [("home", &one.home), ("away", &one.away)] {
            let path = format!("{path}.{key}");
            if event.team(id).is_none() {
                problems.push(unknown_team(event, path, id));
            } else if !playing.insert(id) {
                problems.push(Problem::of(path, Fault::InGroupTwice { id: id.clone() }));
            }
        }
        if one.score.is_some() && paired.boards_of(one.number).next().is_some() {
            let fault = Fault::ScoreAndBoards { round, number: one.number };
            problems.push(Problem::of(format!("{path}.score"), fault));
        }
        for (which, team) in one.lost.iter().enumerate().filter(|(_, team)| !one.has(team)) {
            problems.push(unknown_team(event, format!("{path}.lost[{which}]"), team));
        }
    }
    let boards = event.team_match.as_ref().map_or(0, |rules: &TeamRules| rules.boards);
    let mut seats: HashSet<(u16, u16)> = HashSet::new();
    for (which, board) in paired.boards.iter().enumerate() {
        let path = format!("rounds[{at}].boards[{which}]");
        let Some(number) = board.in_match else { continue };
        if !numbers.contains(&number) {
            let fault = Fault::NoSuchMatch { round, board: board.board, number };
            problems.push(Problem::of(format!("{path}.match"), fault));
        } else if !board
            .seat
            .is_some_and(|seat| (1..=boards).contains(&seat) && seats.insert((number, seat)))
        {
            let fault = Fault::NoSuchSeat { board: board.board, number, boards };
            problems.push(Problem::of(path, fault));
        }
    }
}
