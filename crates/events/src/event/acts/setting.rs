//! Setting fields of the event and its players by name.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_yaml::Value;
use yaml_in_place::FaultKind;

use super::{Echo, Refusal, Refused, Remedy, find_player};
use crate::document;
use crate::event::read::EVENT_FILE;
use crate::event::rounds::paired_by::changed_under_rounds;
use crate::event::{Event, Numbers, Player, Points, Scoring, check, day_first, typed};

/// The fields with commands of their own.
pub(crate) const NOT_SET: &[&str] = &[
    "schema",
    "players",
    "teams",
    "lineups",
    "awards",
    "groups",
    "stages",
    "divisions",
    "rounds",
    "requests",
    "rulings",
    "prizes",
    "ladders",
    "playoffs",
    "book",
];

/// Sets fields of the event, such as `place`, `scoring.win` or `tiebreaks`, to values in the form
/// of the event file; an empty value removes a field. All fields are set, or none.
///
/// # Errors
///
/// Fails if there is no such field, if a value is invalid, or if the event would be invalid.
pub fn set_event(event: &mut Event, fields: &[(&str, &str)]) -> Result<Vec<Echo>, Refused> {
    let mut changed = event.clone();
    let mut lines = Vec::new();
    let fields: Vec<(&str, &str)> = (fields.iter())
        .flat_map(|&(field, value)| {
            points_of(field, value).map_or_else(|| vec![(field, value)], |all| all.to_vec())
        })
        .collect();
    for &(field, value) in &fields {
        let head = field.split('.').next().unwrap_or_default();
        if NOT_SET.contains(&head) {
            let named = head.to_owned();
            let is_setting = field == head && has_setting(event, head);
            return Err(match is_setting {
                true => Refused::new(Refusal::NoSetting { field: named })
                    .help(Remedy::Setting { field: format!("system.{head}") }),
                false => Refused::new(Refusal::HasOwnCommands { field: named })
                    .help(Remedy::EventCommands),
            });
        }
        let mut next: Event = set(&changed, field, value)?;
        let brought = mode_brings(&changed, &mut next, &fields);
        let freed = numbers_freed(&mut next, field);
        if let Some(setting) = changed_under_rounds(&changed, &next) {
            let why = Refusal::PairedBy { field: setting.to_owned() };
            return Err(Refused::new(why).help(Remedy::UnpairFirst));
        }
        if field == "system.rounds" {
            let paired = next.rounds.iter().filter(|one| next.stage_of(one) == 0).count();
            let rounds = next.system.swiss().and_then(|swiss| swiss.rounds);
            if let Some(rounds) = rounds.filter(|&rounds| usize::from(rounds) < paired) {
                let why = Refusal::FewerRounds { rounds, paired };
                return Err(Refused::new(why).help(Remedy::UnpairFirst));
            }
        }
        lines.push(said(field, value, next == changed).instead_of(was(&changed, field)));
        lines.extend(brought);
        lines.extend(freed);
        changed = next;
    }
    if changed.is_of_teams() {
        lines.extend(crate::event::results::give_award::second_version(&mut changed));
    }
    super::of_one_line(&changed.name)?;
    if let Some(problem) = check(&changed).into_iter().next() {
        return Err(problem.into());
    }
    *event = changed;
    Ok(lines)
}

/// Returns the settings of points that were typed together, as `points=3-1-0`.
fn points_of<'t>(field: &str, value: &'t str) -> Option<[(&'static str, &'t str); 3]> {
    const NAMES: &[&str] = &["points", "scoring", "punten"];
    let parts: Vec<&str> = value.split('-').map(str::trim).collect();
    let [win, draw, loss] = parts.try_into().ok()?;
    let are_points = [win, draw, loss].iter().all(|part| part.parse::<Points>().is_ok());
    let settings = [("scoring.win", win), ("scoring.draw", draw), ("scoring.loss", loss)];
    (are_points && NAMES.contains(&field.to_lowercase().as_str())).then_some(settings)
}

/// Sets the usual points for a win and a draw when the scoring mode changes, except those set at
/// the same time.
fn mode_brings(before: &Event, next: &mut Event, fields: &[(&str, &str)]) -> Vec<Echo> {
    let mode = next.scoring.mode_word();
    if mode == before.scoring.mode_word() {
        return Vec::new();
    }
    let is_set = |name: &str| fields.iter().any(|(field, _)| *field == name || *field == "scoring");
    let usual = Scoring::of(mode);
    let mut scoring = next.scoring.clone();
    let mut lines = Vec::new();
    for (name, own, usual) in [
        ("scoring.win", &mut scoring.win, usual.win),
        ("scoring.draw", &mut scoring.draw, usual.draw),
    ] {
        if !is_set(name) && *own != usual {
            *own = usual;
            lines.push(said(name, &usual.to_string(), false));
        }
    }
    next.score_by(scoring);
    lines
}

/// Sets a field of a player.
///
/// # Errors
///
/// Fails as [`set_event`] does, or if the field is the ID, which never changes.
pub fn set_player(
    event: &mut Event,
    player: &str,
    field: &str,
    value: &str,
) -> Result<Echo, Refused> {
    let at = find_player(event, player)?;
    if field == "id" {
        return Err(Refused::new(Refusal::IdIsFixed));
    }
    if matches!(field, "withdrawn_after" | "from_round") {
        let why = Refusal::HasOwnCommands { field: field.to_owned() };
        return Err(Refused::new(why).help(Remedy::PlayerCommands));
    }
    if field == "number" && !event.rounds.is_empty() {
        return Err(Refused::new(Refusal::NumbersAreFixed));
    }
    let mut changed = event.clone();
    let (field, value) = &in_list(&event.players[at], field, value)?;
    let rating = whole_number(value).filter(|_| field == "rating").map(|number| number.to_string());
    let value = rating.as_ref().unwrap_or(value);
    let player: Player = set(&event.players[at], field, value)?;
    crate::event::people::one_line::one_line(&player)?;
    changed.players_mut()[at] = player;
    if let Some(problem) = check(&changed).into_iter().next() {
        return Err(problem.into());
    }
    let was = was(&event.players[at], field);
    let what = Box::new(said(field, value, changed == *event).instead_of(was));
    *event = changed;
    Ok(Echo::OfPlayer { id: event.players[at].id.clone(), what })
}

/// Returns a whole number as spreadsheets and federations write it, with separators of thousands or
/// decimals that are zero: `1.100`, `1 100`, `1.100,0`. Below three digits a separator may be one of
/// decimals.
pub fn whole_number(text: &str) -> Option<u16> {
    let is_space = |c: char| matches!(c, ' ' | '\u{a0}' | '\u{202f}');
    let joined: String = text.trim().chars().filter(|c| !is_space(*c)).collect();
    let are_digits = |text: &str| !text.is_empty() && text.bytes().all(|c| c.is_ascii_digit());
    if are_digits(&joined) {
        return joined.parse().ok();
    }
    let (mut whole, decimals) = (joined.as_str(), joined.rsplit_once(['.', ',']));
    if let Some((before, zeros)) = decimals
        && matches!(zeros, "0" | "00")
        && before.len() > 2
    {
        whole = before;
    }
    let digits = match whole.rsplit_once(['.', ',']) {
        None => whole.to_owned(),
        Some((thousands, rest)) if rest.len() == 3 && (1..=2).contains(&thousands.len()) => {
            format!("{thousands}{rest}")
        }
        Some(_) => return None,
    };
    are_digits(&digits).then(|| digits.parse().ok())?
}

/// Removes assigned pairing numbers if they are to come from another source; only before round 1.
fn numbers_freed(event: &mut Event, field: &str) -> Option<Echo> {
    let by_hand = event.system.numbers == Numbers::Hand;
    if field != "system.numbers" || by_hand || !event.rounds.is_empty() {
        return None;
    }
    let players = event.players.iter().filter(|player| player.number.is_some()).count();
    event.players_mut().iter_mut().for_each(|player| player.put_number(None));
    (players > 0).then_some(Echo::NumbersTakenAway { players })
}

/// Returns a field and its new value: `categories+` adds to the existing values, `categories-`
/// removes some.
fn in_list(player: &Player, field: &str, value: &str) -> Result<(String, String), Refused> {
    let (name, adds) = match (field.strip_suffix('+'), field.strip_suffix('-')) {
        (Some(name), _) => (name, true),
        (None, Some(name)) => (name, false),
        (None, None) => return Ok((field.to_owned(), value.to_owned())),
    };
    let mut list: Vec<String> = match name {
        "categories" => player.categories.clone(),
        "aliases" => player.aliases.clone(),
        "other_than" => player.other_than.iter().map(ToString::to_string).collect(),
        _ => return Err(Refused::new(Refusal::NoField { field: field.to_owned() })),
    };
    for item in value.split(',').map(str::trim).filter(|item| !item.is_empty()) {
        let at = list.iter().position(|one| one == item);
        match (at, adds) {
            (None, true) => list.push(item.to_owned()),
            (Some(at), false) => drop(list.remove(at)),
            _ => {}
        }
    }
    Ok((name.to_owned(), list.join(",")))
}

pub(crate) fn said(field: &str, value: &str, same: bool) -> Echo {
    let (field, value) = (field.to_owned(), value.to_owned());
    let echo = match value.is_empty() {
        true => Echo::TakenAway { field },
        false => Echo::Set { field, value },
    };
    echo.as_recorded(same)
}

/// Returns the value of a field as it is typed, if it has one and is no table.
pub(crate) fn was<T: Serialize>(whole: &T, field: &str) -> Option<String> {
    let mut value = serde_yaml::to_value(whole).ok()?;
    for name in field.split('.') {
        value = value.get(name)?.clone();
    }
    typed(&value)
}

fn typed(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        Value::Bool(is_so) => Some(is_so.to_string()),
        Value::Sequence(items) if !items.is_empty() => {
            let items = items.iter().map(typed).collect::<Option<Vec<_>>>()?;
            Some(items.join(", "))
        }
        _ => None,
    }
}

/// Returns a copy with one field set.
pub(crate) fn set<T: Serialize + DeserializeOwned>(
    whole: &T,
    field: &str,
    value: &str,
) -> Result<T, Refused> {
    let bad = |why| {
        let (field, value) = (field.to_owned(), value.to_owned());
        Refused::new(Refusal::BadValue { field, value, why })
    };
    let mut tree = serde_yaml::to_value(whole).map_err(|error| {
        bad(document::DocumentFault::Refused { said: error.to_string().into() })
    })?;
    let parsed: Value = match value {
        "" => Value::Null,
        _ => yaml_in_place::from_str(value).unwrap_or_else(|_| Value::String(value.into())),
    };
    // Lists may be typed without brackets, and texts may look like numbers.
    let listed: Vec<Value> =
        value.split(',').map(|item| Value::String(item.trim().to_owned())).collect();
    let mut faults = Vec::new();
    let as_day = day_first(value).map(|day| Value::String(day.to_string()));
    let candidates = [parsed, Value::String(value.into()), Value::Sequence(listed)];
    let candidates = candidates.into_iter().chain(as_day);
    for candidate in candidates {
        place(&mut tree, field, candidate)?;
        match yaml_in_place::from_value(&tree) {
            Ok(changed) => return Ok(changed),
            Err(fault) => faults.push(fault),
        }
        if value.is_empty() {
            break;
        }
    }
    // A fault of a value of the right type is more helpful than one of a wrong type.
    let of_type = faults.iter().find(|fault| !matches!(fault.kind, FaultKind::WrongType { .. }));
    let fault = of_type.or(faults.first()).expect("a candidate failed").clone();
    let refused = bad(document::misread(EVENT_FILE, &fault));
    if let FaultKind::UnknownKey { key, .. } = &fault.kind
        && key == field
        && let Some(inside) = setting_meant(whole, field)
    {
        return Err(refused.help(Remedy::Setting { field: inside }));
    }
    Err(match document::advice(EVENT_FILE, &fault) {
        Some(advice) => refused.help(Remedy::of(advice)),
        None => refused,
    })
}

/// Returns whether the system of an event has a setting with this name.
fn has_setting(event: &Event, name: &str) -> bool {
    serde_yaml::to_value(&event.system).is_ok_and(|system| system.get(name).is_some())
}

/// Returns the setting that an unknown field means: one without its section, or one by another
/// name.
fn setting_meant<T: Serialize + DeserializeOwned>(whole: &T, name: &str) -> Option<String> {
    let by_name = || {
        let field = typed::field(name)?;
        let known = !field.contains('.') && is_field(whole, field);
        if known {
            Some(field.to_owned())
        } else {
            setting_of_section(whole, field.rsplit('.').next()?)
        }
    };
    setting_of_section(whole, name).or_else(by_name)
}

/// Returns whether a document has a field of this name.
fn is_field<T: Serialize + DeserializeOwned>(whole: &T, field: &str) -> bool {
    let Ok(mut tree) = serde_yaml::to_value(whole) else { return false };
    // The value does not matter: only an unknown field is reported by its name.
    place(&mut tree, field, Value::String("?".into())).is_ok()
        && match yaml_in_place::from_value::<T>(&tree) {
            Ok(_) => true,
            Err(fault) => !matches!(fault.kind, FaultKind::UnknownKey { .. }),
        }
}

/// The fields of an event that contain settings.
const SECTIONS: &[&str] = &["system", "scoring", "team_match"];

/// Returns the full name of a setting named without its section: `first_color` is
/// `system.first_color`.
fn setting_of_section<T: Serialize + DeserializeOwned>(whole: &T, name: &str) -> Option<String> {
    SECTIONS.iter().map(|section| format!("{section}.{name}")).find(|field| is_field(whole, field))
}

fn place(tree: &mut Value, field: &str, value: Value) -> Result<(), Refused> {
    let Value::Mapping(map) = tree else {
        return Err(Refused::new(Refusal::NoField { field: field.to_owned() }));
    };
    let (head, rest) = match field.split_once('.') {
        Some((head, rest)) => (head, Some(rest)),
        None => (field, None),
    };
    let key = Value::String(head.into());
    match rest {
        Some(rest) => {
            let inner = map.entry(key).or_insert_with(|| Value::Mapping(<_>::default()));
            place(inner, rest, value)
        }
        None if value.is_null() => {
            map.remove(&key);
            Ok(())
        }
        None => {
            map.insert(key, value);
            Ok(())
        }
    }
}
