//! Adding, removing and describing players.

use std::collections::HashSet;

use draughts_ground::said::{Sentences, said};
use serde::{Deserialize, Serialize};

use super::{Apply, Line, is_no};
use crate::event::acts::{self, Echo, NewPlayer, Refused, TeamEcho, Update};
use crate::event::{self, Concern, Event, Player, PlayerId, Problem, category_key};

/// Adds players.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct AddPlayers {
    /// The players; one without an ID gets the next free one.
    pub players: Vec<NewPlayer>,
}

impl Apply for AddPlayers {
    const VERB: &'static str = "add";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        let wanted = self.players.clone();
        let done = acts::add(event, wanted.clone())?;
        for (new, id) in self.players.iter_mut().zip(&done.ids) {
            new.player.id = id.clone();
        }
        let (places, is_added) = (event.index(), done.added.iter().collect::<HashSet<_>>());
        let of = |id| places.get(id).map(|&at| &event.players[at]);
        let name = |id| of(id).map_or_else(String::new, |player| player.name.clone());
        let mut lines = Vec::new();
        for id in &done.added {
            lines.push(added(id, name(id), of(id).and_then(|player| player.from_round)));
        }
        for (id, others) in &done.known {
            lines.push(known(id, name(id), others));
        }
        for (wanted, id) in &done.other_ids {
            lines.push(Line::aside(said!(
                "other-id-of-list",
                "{ $id } { $name }: the id { $wanted } of the list is somebody else's";
                wanted = wanted.to_string(), id = id.clone(), name = name(id)
            )));
        }
        if !done.told_apart.is_empty() {
            let pairs = done.told_apart.iter();
            let pairs = pairs.map(|(id, other)| acts::two_people(event, id, other)).collect();
            let pairs = Sentences::listed(pairs);
            lines.push(Line::aside(said!(
                "told-apart-in-list",
                "taken for two people: { $pairs }";
                pairs
            )));
        }
        let (new, old) = (done.added.len(), done.known.len());
        if new + old > 1 {
            lines.push(Line::aside(said!(
                "added-in-all",
                "{ $added } added, { $known ->
                    [one] { $known } was
                   *[other] { $known } were
                } there, { players-word } in all";
                added = new, known = old, players = event.players.len()
            )));
        }
        for (team, members) in &done.joined {
            let name = event.name_of(team).unwrap_or_default().to_owned();
            let what = TeamEcho::Joined { id: team.clone(), name, members: members.clone() };
            lines.push(Line::of(&Echo::OfTeams { what }));
        }
        for (new, id) in wanted.iter().zip(&done.ids).filter(|(_, id)| is_added.contains(id)) {
            let later = new.player.from_round.zip(of(id).and_then(|player| player.from_round));
            if let Some((asked, from)) = later.filter(|(asked, from)| from > asked) {
                let what = said!(
                    "later-than-asked",
                    "{ $id } was to play from round { $asked } on, which is paired: the first round is \
                     { $from }";
                    id = id.clone(), asked, from
                );
                lines.push(Line::of(&Echo::Note { what }));
            }
        }
        lines.extend(acts::in_no_group(event, done.added.iter()).iter().map(Line::of));
        let empty = done.joined.iter().filter_map(|(team, _)| acts::still_empty(event, team));
        lines.extend(empty.map(|echo| Line::of(&echo)).collect::<Vec<_>>());
        Ok(lines)
    }
}

/// Reports a player who was added.
pub(super) fn added(id: &PlayerId, name: String, from: Option<event::Round>) -> Line {
    Line::done(said!(
        "added",
        "{ $id } { $name }{ $from ->
            [none] {\"\"}
           *[other] , from round { $from } on
        }";
        id = id.clone(), name, from
    ))
}

/// Reports a player who was already in the event, with the fields that differ from those given.
pub(super) fn known(id: &PlayerId, name: String, others: &[draughts_ground::said::Said]) -> Line {
    let with = (!others.is_empty()).then(|| others.to_vec());
    let is_kept = with.is_some();
    let said = said!(
        "known",
        "{ $id } { $name }, { $with ->
            [none] as recorded
           *[other] recorded with { $with }
        }";
        id = id.clone(), name, with
    );
    if is_kept { Line::kept(said) } else { Line::unchanged(said) }
}

/// Removes a player who has not been paired.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RemovePlayer {
    /// The player.
    pub player: String,
}

impl Apply for RemovePlayer {
    const VERB: &'static str = "remove";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        Ok(vec![Line::of(&acts::remove(event, &self.player)?)])
    }
}

/// Sets fields of the event or of a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetFields {
    /// The player; without one, the fields are those of the event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// Fields and their values in the form of the event file; an empty value removes the field.
    pub fields: Vec<(String, String)>,
    /// The reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl Apply for SetFields {
    const VERB: &'static str = "set";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        if let Some(player) = &self.player {
            return set(event, player, &self.fields);
        }
        let fields: Vec<(&str, &str)> =
            self.fields.iter().map(|(field, value)| (field.as_str(), value.as_str())).collect();
        let mut lines = Line::all(&acts::set_event(event, &fields)?);
        let is_set = |name: &str| fields.iter().any(|(field, _)| field.starts_with(name));
        if fields.iter().any(|(field, _)| *field == "tiebreaks") && !event.rounds.is_empty() {
            let what =
                said!("tie-breaks-changed", "the tie-breaks were changed after the event began");
            lines.push(Line::of(&Echo::Note { what }));
        }
        if is_set("categories") {
            lines.extend(categories_of_nobody(event, None));
        }
        Ok(lines)
    }

    fn reason(&self) -> Option<&str> {
        self.reason.as_deref()
    }
}

/// Sets fields of every player, or of every player in a category.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetEachPlayer {
    /// The category; without one, all players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub category: Option<String>,
    /// Fields and their values, as for one player.
    pub fields: Vec<(String, String)>,
    /// The reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl Apply for SetEachPlayer {
    const VERB: &'static str = "set";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        let category =
            self.category.as_deref().map(|named| acts::category(event, named)).transpose()?;
        let is_meant =
            |player: &&Player| category.is_none_or(|category| event.is_in(category, player));
        let ids: Vec<String> =
            event.players.iter().filter(is_meant).map(|player| player.id.to_string()).collect();
        let mut lines = Vec::new();
        for id in ids {
            lines.extend(set(event, &id, &self.fields)?);
        }
        Ok(lines)
    }

    fn reason(&self) -> Option<&str> {
        self.reason.as_deref()
    }
}

/// Sets fields of a player.
fn set(event: &mut Event, player: &str, fields: &[(String, String)]) -> Result<Vec<Line>, Refused> {
    let set = |(field, value): &(String, String)| {
        acts::set_player(event, player, field, value).map(|echo| Line::of(&echo))
    };
    fields.iter().map(set).collect()
}

/// Notes the categories, or the named one, that nobody can be in.
pub(super) fn categories_of_nobody(event: &Event, category: Option<&str>) -> Vec<Line> {
    let is_it = |problem: &Problem| match problem.as_what() {
        Some(Concern::CategoryOfNobody { category: own, .. }) => {
            category.is_none_or(|named| category_key(named) == category_key(own))
        }
        _ => false,
    };
    let found = event::categories_of_nobody(event).into_iter().filter(is_it);
    found.map(|one| Line::of(&Echo::Note { what: one.what().said() })).collect()
}

/// Updates players from a newer list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct UpdatePlayers {
    /// The changes.
    pub updates: Vec<Update>,
}

impl Apply for UpdatePlayers {
    const VERB: &'static str = "update";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        Ok(Line::all(&acts::update(event, &self.updates)?))
    }
}

/// Adds or removes other names of a player in records and lists.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NamePlayer {
    /// The player.
    pub player: String,
    /// The names.
    pub aliases: Vec<String>,
    /// Whether to remove them.
    #[serde(default, skip_serializing_if = "is_no")]
    pub remove: bool,
}

impl Apply for NamePlayer {
    const VERB: &'static str = "alias";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        let one = |alias: &String| match self.remove {
            true => acts::remove_alias(event, &self.player, alias),
            false => acts::add_alias(event, &self.player, alias),
        };
        Ok(Line::all(&self.aliases.iter().map(one).collect::<Result<Vec<_>, _>>()?))
    }
}
