//! Acts that add, remove and describe players.

use std::collections::HashSet;

use super::{line, lines};
use crate::event::{Echo, Line};
use crate::round::settings;
use crate::{Error, rules};
use draughts_events::event::acts::{self, NewPlayer, Refused, Update};
use draughts_events::event::{self, Concern, Event, Problem, category_key};
use draughts_ground::said::Told;

/// Adds players and returns them with their new IDs.
pub(super) fn add(
    event: &mut Event,
    players: &[NewPlayer],
) -> Result<(Vec<Line>, Vec<NewPlayer>), Refused> {
    let wanted = players;
    let mut players = wanted.to_vec();
    let done = acts::add(event, players.clone())?;
    for (new, id) in players.iter_mut().zip(&done.ids) {
        new.player.id = id.clone();
    }
    let (places, is_added) = (event.index(), done.added.iter().collect::<HashSet<_>>());
    let of = |id| places.get(id).map(|&at| &event.players[at]);
    let name = |id| of(id).map_or_else(String::new, |player| player.name.clone());
    let added = done.added.iter().map(|id| {
        let from = of(id).and_then(|player| player.from_round);
        Echo::Added { id: id.clone(), name: name(id), from }
    });
    let asked = wanted.iter().zip(&done.ids).filter(|(_, id)| is_added.contains(id));
    let later = asked.filter_map(|(new, id)| {
        let (asked, from) = (new.player.from_round?, of(id)?.from_round?);
        (from > asked).then(|| Echo::LaterThanAsked { id: id.clone(), asked, from })
    });
    let later = later.map(|what| Line::of(&acts::Echo::Note { what: what.said() }));
    let known = done.known.iter().map(|(id, others)| {
        let with = (!others.is_empty()).then(|| others.clone());
        Echo::Known { id: id.clone(), name: name(id), with }
    });
    let (new, old) = (done.added.len(), done.known.len());
    let in_all = (new + old > 1).then_some(Echo::AddedInAll {
        added: new,
        known: old,
        players: event.players.len(),
    });
    let other_ids = done.other_ids.iter().map(|(wanted, id)| {
        let (wanted, id, name) = (wanted.to_string(), id.clone(), name(id));
        Echo::OtherId { wanted, id, name }
    });
    let joined = done.joined.iter().map(|(team, members)| {
        let name = event.name_of(team).unwrap_or_default().to_owned();
        let what = acts::TeamEcho::Joined { id: team.clone(), name, members: members.clone() };
        Line::of(&acts::Echo::OfTeams { what })
    });
    let empty = done.joined.iter().filter_map(|(team, _)| acts::still_empty(event, team));
    let empty: Vec<Line> = empty.map(|echo| Line::of(&echo)).collect();
    let in_no_group = acts::in_no_group(event, done.added.iter());
    let said = added.chain(known).chain(other_ids).chain(in_all).map(|echo| Line::of(&echo));
    let said = said.chain(joined).chain(later).chain(in_no_group.iter().map(Line::of));
    Ok((said.chain(empty).collect(), players))
}

pub(super) fn remove(event: &mut Event, player: &str) -> Result<Vec<Line>, Error> {
    Ok(line(&acts::remove(event, player)?))
}

/// Sets fields of a player.
pub(super) fn set(
    event: &mut Event,
    player: &str,
    fields: &[(String, String)],
) -> Result<Vec<Line>, Error> {
    let set = |(field, value): &(String, String)| {
        acts::set_player(event, player, field, value).map(|echo| Line::of(&echo))
    };
    Ok(fields.iter().map(set).collect::<Result<_, _>>()?)
}

/// Sets fields of each player, or of each in a category.
pub(super) fn set_each(
    event: &mut Event,
    category: Option<&str>,
    fields: &[(String, String)],
) -> Result<Vec<Line>, Error> {
    let category = category.map(|named| crate::event::category(event, named)).transpose()?;
    let is_meant = |player: &&draughts_events::event::Player| {
        category.is_none_or(|category| event.is_in(category, player))
    };
    let ids: Vec<String> =
        event.players.iter().filter(is_meant).map(|player| player.id.to_string()).collect();
    let mut lines = Vec::new();
    for id in ids {
        lines.extend(set(event, &id, fields)?);
    }
    Ok(lines)
}

/// Sets fields of the event; a rule set must exist.
pub(super) fn set_event(
    event: &mut Event,
    fields: &[(String, String)],
) -> Result<Vec<Line>, Error> {
    let pairs: Vec<(&str, &str)> =
        fields.iter().map(|(field, value)| (field.as_str(), value.as_str())).collect();
    let mut said = lines(&acts::set_event(event, &pairs)?);
    if pairs.iter().any(|(field, _)| field.starts_with("rule") || *field == "earliest_draw") {
        rules::load(&event.rules, &settings(event))?;
    }
    if pairs.iter().any(|(field, _)| *field == "tiebreaks") && !event.rounds.is_empty() {
        said.push(Line::of(&acts::Echo::Note { what: Echo::TieBreaksChanged.said() }));
    }
    if pairs.iter().any(|(field, _)| field.starts_with("categories")) {
        said.extend(categories_of_nobody(event, None));
    }
    Ok(said)
}

/// Returns notes on categories of the event, or on one of them, that nobody can be in.
pub(super) fn categories_of_nobody(event: &Event, category: Option<&str>) -> Vec<Line> {
    let is_it = |problem: &Problem| match problem.as_what() {
        Some(Concern::CategoryOfNobody { category: own, .. }) => {
            category.is_none_or(|named| category_key(named) == category_key(own))
        }
        _ => false,
    };
    let found = event::categories_of_nobody(event).into_iter().filter(is_it);
    found.map(|one| Line::of(&acts::Echo::Note { what: one.what().said() })).collect()
}

pub(super) fn update(event: &mut Event, updates: &[Update]) -> Result<Vec<Line>, Error> {
    Ok(lines(&acts::update(event, updates)?))
}

pub(super) fn alias(
    event: &mut Event,
    player: &str,
    aliases: &[String],
    remove: bool,
) -> Result<Vec<Line>, Error> {
    let one = |alias: &String| match remove {
        true => acts::remove_alias(event, player, alias),
        false => acts::add_alias(event, player, alias),
    };
    Ok(lines(&aliases.iter().map(one).collect::<Result<Vec<_>, _>>()?))
}
