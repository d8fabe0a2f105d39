//! Groups of a later stage, set by hand or drawn.

use crate::event::acts::{Echo, Refused, Remedy, TeamRefusal};
use crate::event::stages::groups::{drawn, once_each, one_group, who_is_where};
use crate::event::teams::which_team::{competitor, of};
use crate::event::{Event, Group, Player, PlayerId, check};

/// Returns the index of a later stage, from 1, whose groups can still be set, as none of its rounds
/// is paired.
///
/// # Errors
///
/// Fails if there is no such stage, or if it has begun.
pub fn stage_to_group(event: &Event, stage: &str) -> Result<usize, Refused> {
    let Some(at) = event.stages.iter().position(|one| one.stage == stage) else {
        let known: Vec<String> = event.stages.iter().map(|one| one.stage.clone()).collect();
        let known = (!known.is_empty()).then_some(known);
        return Err(of(TeamRefusal::NoStage { stage: stage.to_owned(), known }));
    };
    if event.rounds.iter().any(|round| round.stage.as_deref() == Some(stage)) {
        let refused = of(TeamRefusal::StageBegun { stage: stage.to_owned() });
        return Err(refused.help(Remedy::UnpairFirst));
    }
    Ok(at + 1)
}

/// Sets the groups of a later stage, overriding those that follow from places.
///
/// # Errors
///
/// Fails as [`stage_to_group`] does, if somebody is unknown or in two groups, or if somebody in the
/// field of the stage is in none.
pub fn set_stage_groups(
    event: &mut Event,
    stage: &str,
    groups: &[(String, Vec<String>)],
) -> Result<Vec<Echo>, Refused> {
    let at = stage_to_group(event, stage)?;
    let mut named = Vec::new();
    for (group, words) in groups {
        let field: Result<Vec<PlayerId>, Refused> =
            words.iter().map(|word| competitor(event, word)).collect();
        named.push(Group::of(group.trim(), field?));
    }
    put(event, at, named)
}

/// Draws the groups of a later stage from its field: at random with a seed, otherwise by rating in
/// serpentine order.
///
/// # Errors
///
/// Fails if a group has fewer than two.
pub fn draw_stage_groups(
    event: &mut Event,
    stage: usize,
    field: &[PlayerId],
    names: &[String],
    seed: Option<u64>,
) -> Result<Vec<Echo>, Refused> {
    let all = event.as_players();
    let of_field = |id: &PlayerId| all.iter().find(|player| player.id == *id).cloned();
    let field: Vec<Player> = field.iter().filter_map(of_field).collect();
    let groups = drawn(&field, names, seed)?;
    let mut said = put(event, stage, groups)?;
    said.extend(one_group(names));
    Ok(said)
}

fn put(event: &mut Event, stage: usize, groups: Vec<Group>) -> Result<Vec<Echo>, Refused> {
    let placed = once_each(&groups)?;
    let later = &event.stages[stage - 1];
    let left: Vec<PlayerId> =
        later.field.iter().filter(|id| !placed.contains(id)).cloned().collect();
    if !left.is_empty() && !groups.is_empty() {
        return Err(of(TeamRefusal::InNoGroup { ids: left }));
    }
    if let Some(alone) = groups.iter().find(|group| group.field.len() == 1) {
        return Err(of(TeamRefusal::FieldOfOne { stage: alone.group.clone() }));
    }
    let said = who_is_where(&groups, later.groups == groups);
    let mut changed = event.clone();
    *changed.groups_mut(stage) = groups;
    if let Some(problem) = check(&changed).into_iter().next() {
        return Err(problem.into());
    }
    *event = changed;
    Ok(said)
}
