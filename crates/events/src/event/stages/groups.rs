//! Groups and stages: their players, and who advances.

use crate::event::{
    Carry, Event, Group, Length, LotSource, Part, Player, PlayerId, Qualify, Stage, SystemKind,
    category_key, check, may_be_same_name,
};

use draughts_ground::said::{Told, said};

use crate::event::acts::{Echo, Refusal, Refused, Remedy, TeamEcho, TeamRefusal, give_category};
use crate::event::results::give_award::second_version;
use crate::event::teams::which_team::{competitor, of};

/// Sets the groups of the first stage; every competitor is in exactly one.
///
/// # Errors
///
/// Fails if somebody is unknown, in two groups or in none, or if the groups are paired.
pub fn set_groups(
    event: &mut Event,
    groups: &[(String, Vec<String>)],
) -> Result<Vec<Echo>, Refused> {
    let mut named = Vec::new();
    for (group, words) in groups {
        let mut field = Vec::new();
        for word in words {
            field.push(competitor(event, word)?);
        }
        named.push(Group::of(group.trim(), field));
    }
    put_groups(event, named)
}

/// Draws groups: at random with a seed; otherwise by rating in serpentine order (A B C C B A ...),
/// the highest first and unrated ones last.
///
/// # Errors
///
/// Fails as [`set_groups`] does, or if a group has fewer than two.
pub fn draw_groups(
    event: &mut Event,
    names: &[String],
    seed: Option<u64>,
) -> Result<Vec<Echo>, Refused> {
    let mut said = put_groups(event, drawn(&event.as_players(), names, seed)?)?;
    said.extend(one_group(names));
    Ok(said)
}

/// Notes that everybody is drawn into one group, as if its name were the number of groups.
pub(crate) fn one_group(names: &[String]) -> Option<Echo> {
    let [group] = names else { return None };
    let what = said!(
        "drawn-one-group",
        "this is one group, `{ $group }`, of everybody: for several, name each of them";
        group = group.trim().to_owned()
    );
    Some(Echo::Note { what })
}

/// Returns one group per category with its players, the highest rating first.
///
/// # Errors
///
/// Fails if there are no categories, or if somebody is in none or in several.
pub fn by_category(event: &Event) -> Result<Vec<(String, Vec<String>)>, Refused> {
    let all = event.all_categories();
    if all.is_empty() {
        return Err(of(TeamRefusal::NoCategories).help(give_category(event, None)));
    }
    // Case does not matter: `pupils` are in the group Pupils.
    let mut groups: Vec<(String, Vec<&Player>)> = Vec::new();
    for name in all {
        if !groups.iter().any(|(known, _)| category_key(known) == category_key(name)) {
            groups.push((name.to_owned(), Vec::new()));
        }
    }
    let (mut none, mut several) = (Vec::new(), Vec::new());
    for player in &event.players {
        let mut own: Vec<String> =
            event.categories_of(player).into_iter().map(category_key).collect();
        own.sort_unstable();
        own.dedup();
        match own.as_slice() {
            [] => none.push(player.id.clone()),
            [only] => {
                let mine = groups.iter_mut().filter(|(name, _)| category_key(name) == *only);
                mine.for_each(|(_, field)| field.push(player));
            }
            _ => several.push(player.id.clone()),
        }
    }
    if !none.is_empty() || !several.is_empty() {
        let some = |ids: Vec<PlayerId>| (!ids.is_empty()).then_some(ids);
        let (none, several) = (some(none), some(several));
        let why = TeamRefusal::NotOneCategory { none, several };
        return Err(of(why).help(give_category(event, None)));
    }
    let of_group = |(name, mut field): (String, Vec<&Player>)| {
        field.sort_by_key(|player| std::cmp::Reverse(player.rating));
        (name, field.iter().map(|player| player.id.to_string()).collect())
    };
    Ok(groups.into_iter().filter(|(_, field)| !field.is_empty()).map(of_group).collect())
}

/// Lists the groups of the first stage, or of a named one, one per line.
///
/// # Errors
///
/// Fails if there is no such stage, or if it has no groups.
pub fn groups_of(event: &Event, stage: Option<&str>) -> Result<Vec<Echo>, Refused> {
    let at = match stage {
        None => 0,
        Some(name) => {
            let later = event.stages.iter().position(|one| one.stage.eq_ignore_ascii_case(name));
            let none = || of(TeamRefusal::NoStage { stage: name.to_owned(), known: None });
            later.map(|at| at + 1).ok_or_else(none)?
        }
    };
    match event.groups_of(at) {
        [] => Err(of(TeamRefusal::NoGroups).help(Remedy::MakeGroups)),
        groups => Ok(who_is_where(groups, false)),
    }
}

/// Draws groups with these names.
///
/// # Errors
///
/// Fails if a group has fewer than two.
pub(crate) fn drawn(
    all: &[Player],
    names: &[String],
    seed: Option<u64>,
) -> Result<Vec<Group>, Refused> {
    if names.is_empty() || names.len() * 2 > all.len() {
        let (groups, competitors) = (names.len(), all.len());
        return Err(of(TeamRefusal::TooManyGroups { groups, competitors }));
    }
    let mut order: Vec<usize> = (0..all.len()).collect();
    match seed {
        Some(seed) => order = LotSource::from_seed(seed).permutation(all.len()),
        None => order.sort_by_key(|&at| std::cmp::Reverse(all[at].rating)),
    }
    let mut groups: Vec<Group> =
        names.iter().map(|name| Group::of(name.trim(), Vec::new())).collect();
    for (nth, at) in order.into_iter().enumerate() {
        let (pass, place) = (nth / names.len(), nth % names.len());
        let place = if pass % 2 == 0 { place } else { names.len() - 1 - place };
        groups[place].field.push(all[at].id.clone());
    }
    Ok(groups)
}

/// Returns a note on those just added who are in none of the existing groups.
pub fn in_no_group<'i>(event: &Event, ids: impl Iterator<Item = &'i PlayerId>) -> Option<Echo> {
    if event.groups.is_empty() || event.current_stage() > 0 {
        return None;
    }
    let competitors = event.competitors();
    let is_in_none = |id: &&PlayerId| {
        competitors.contains(id) && !event.groups.iter().any(|group| group.field.contains(id))
    };
    let ids: Vec<PlayerId> = ids.filter(is_in_none).cloned().collect();
    let several = ids.len() > 1;
    (!ids.is_empty()).then_some(Echo::OfTeams { what: TeamEcho::InNoGroup { ids, several } })
}

/// Returns whether the new groups only add competitors who were in none: paired rounds remain, and
/// a system that admits players later pairs them in the next round.
fn only_adds(event: &Event, groups: &[Group]) -> bool {
    let admits = event.current_stage() == 0 && event.system.kind().allows_absences();
    let before: Vec<&PlayerId> = event.groups.iter().flat_map(|group| &group.field).collect();
    let grows = |(old, new): (&Group, &Group)| {
        let added = new.field.get(old.field.len()..).unwrap_or_default();
        old.group == new.group
            && new.field.starts_with(&old.field)
            && !added.iter().any(|id| before.contains(&id))
    };
    admits && event.groups.len() == groups.len() && event.groups.iter().zip(groups).all(grows)
}

fn put_groups(event: &mut Event, groups: Vec<Group>) -> Result<Vec<Echo>, Refused> {
    if !event.rounds.is_empty() && !only_adds(event, &groups) {
        return Err(of(TeamRefusal::GroupsPaired).help(Remedy::UnpairFirst));
    }
    let placed = once_each(&groups)?;
    let left: Vec<PlayerId> =
        event.competitors().into_iter().filter(|id| !placed.contains(id)).cloned().collect();
    if !left.is_empty() && !groups.is_empty() {
        return Err(of(TeamRefusal::InNoGroup { ids: left }));
    }
    let mut changed = event.clone();
    let mut said = who_is_where(&groups, changed.groups == groups);
    *changed.groups_mut(0) = groups;
    said.extend(of_one(&changed).into_iter().map(|what| Echo::Note { what: what.said() }));
    said.extend(second_version(&mut changed));
    if let Some(problem) = check(&changed).into_iter().next() {
        return Err(problem.into());
    }
    *event = changed;
    Ok(said)
}

/// Returns the groups with only one player or team, each with a group of similar name.
fn of_one(event: &Event) -> Vec<TeamEcho> {
    let of_group = |group: &Group| {
        let [only] = group.field.as_slice() else { return None };
        let others = event.groups.iter().map(|other| other.group.as_str());
        let near = others.filter(|other| *other != group.group);
        let near = near.into_iter().find(|other| may_be_same_name(other, &group.group));
        Some(TeamEcho::GroupOfOne {
            group: group.group.clone(),
            name: event.name_of(only).unwrap_or_default().to_owned(),
            near: near.map(str::to_owned),
        })
    };
    event.groups.iter().filter_map(of_group).collect()
}

/// Returns everybody in the groups; fails if somebody is in two.
pub(crate) fn once_each(groups: &[Group]) -> Result<Vec<&PlayerId>, Refused> {
    let placed: Vec<&PlayerId> = groups.iter().flat_map(|group| &group.field).collect();
    let twice = placed.iter().enumerate().find(|(at, id)| placed[..*at].contains(id));
    match twice {
        Some((_, &id)) => Err(of(TeamRefusal::InTwoGroups { id: id.clone() })),
        None => Ok(placed),
    }
}

/// Lists the groups, one per line.
pub(crate) fn who_is_where(groups: &[Group], same: bool) -> Vec<Echo> {
    let echo = |one: &Group| {
        let (group, field) = (one.group.clone(), one.field.clone());
        Echo::OfTeams { what: TeamEcho::Group { group, field } }.as_recorded(same)
    };
    groups.iter().map(echo).collect()
}

/// Adds a stage after the existing ones.
///
/// # Errors
///
/// Fails if another stage has the name, if there are both qualifying places and a field, or if
/// somebody in the field is unknown. Also fails if the system lacks its number of rounds, or cannot
/// carry games over.
pub fn add_stage(event: &mut Event, stage: &Stage) -> Result<Vec<Echo>, Refused> {
    let mut stage = stage.clone();
    if event.stages.iter().any(|one| one.stage == stage.stage) {
        let name = stage.stage.clone();
        let refused = of(TeamRefusal::StageThere { stage: stage.stage });
        let has_begun = event.rounds.iter().any(|round| round.stage.as_ref() == Some(&name));
        return Err(match has_begun {
            true => refused,
            false => refused.help(Remedy::RemoveStage { stage: name }),
        });
    }
    let ways = [stage.qualify.is_some(), !stage.field.is_empty(), !stage.between.is_empty()];
    if ways.into_iter().filter(|way| *way).count() > 1 {
        return Err(of(TeamRefusal::PlacesOrField));
    }
    for id in &mut stage.field {
        *id = competitor(event, id.as_str())?;
    }
    let field = &stage.field;
    if let Some((_, id)) = field.iter().enumerate().find(|(at, id)| field[..*at].contains(id)) {
        return Err(Refused::new(Refusal::NamedTwice { id: id.clone() }));
    }
    if field.len() == 1 {
        return Err(of(TeamRefusal::FieldOfOne { stage: stage.stage }));
    }
    if stage.carry == Carry::Points {
        let before: Vec<Part<'_>> = event.parts(event.stage_count() - 1);
        let known = before.iter().any(|part| !part.event.players.is_empty());
        let is_in = |id: &PlayerId| before.iter().any(|part| part.event.player(id).is_some());
        let ids: Vec<PlayerId> = field.iter().filter(|id| !is_in(id)).cloned().collect();
        let all: Vec<&PlayerId> = field.iter().collect();
        let is_nowhere = || event.last_stage_of_all(event.stage_count() - 1, &all).is_none();
        if known && !ids.is_empty() && is_nowhere() {
            return Err(of(TeamRefusal::NotInStageBefore { ids }));
        }
    }
    let system = stage.system.kind();
    if event.is_of_teams() && system.has_teams() {
        return Err(of(TeamRefusal::TeamsWithin { system }));
    }
    if stage.carry == Carry::MutualGames && system != SystemKind::RoundRobin {
        return Err(of(TeamRefusal::NotCarried { system }));
    }
    let missing = match stage.system.length() {
        Length::Rounds(None | Some(0)) => Some(crate::event::Fault::NoRounds),
        Length::Games(None | Some(0)) => Some(crate::event::Fault::NoGames),
        _ => None,
    };
    if let Some(fault) = missing {
        return Err(Refused::told(&fault));
    }
    let mut changed = event.clone();
    let (name, carry) = (stage.stage.clone(), stage.carry);
    let mut what = vec![TeamEcho::StageAdded { stage: name.clone(), system, carry }];
    what.extend(stage.groups.iter().filter_map(|group| {
        let Qualify { from, to } = group.qualify.clone()?;
        Some(TeamEcho::QualifyGroup { group: group.group.clone(), from, to })
    }));
    what.extend(stage.promotion_matches().map(|(group, pair)| {
        let group = group.map(|at| stage.groups[at].group.clone());
        let [above, below] = [0, 1].map(|at| pair.get(at).cloned().unwrap_or_default());
        TeamEcho::Between { group, above, below }
    }));
    if let Some(qualify) = &stage.qualify {
        let (from, to) = (qualify.from, qualify.to);
        what.push(TeamEcho::Qualify { stage: name, from, to });
    } else if !stage.field.is_empty() {
        what.push(TeamEcho::Group { group: name, field: stage.field.clone() });
    }
    changed.add_stage(stage);
    let mut said: Vec<Echo> = what.into_iter().map(|what| Echo::OfTeams { what }).collect();
    said.extend(second_version(&mut changed));
    if let Some(problem) = check(&changed).into_iter().next() {
        return Err(problem.into());
    }
    *event = changed;
    Ok(said)
}

/// Removes a stage that has not begun.
///
/// # Errors
///
/// Fails if there is no such stage, or if rounds of it are paired.
pub fn remove_stage(event: &mut Event, stage: &str) -> Result<Echo, Refused> {
    let Some(at) = event.stages.iter().position(|one| one.stage == stage) else {
        let known: Vec<String> = event.stages.iter().map(|one| one.stage.clone()).collect();
        let known = (!known.is_empty()).then_some(known);
        return Err(of(TeamRefusal::NoStage { stage: stage.to_owned(), known }));
    };
    if event.rounds.iter().any(|round| round.stage.as_deref() == Some(stage)) {
        return Err(
            of(TeamRefusal::StageBegun { stage: stage.to_owned() }).help(Remedy::UnpairFirst)
        );
    }
    event.remove_stage(at);
    Ok(Echo::OfTeams { what: TeamEcho::StageGone { stage: stage.to_owned() } })
}
