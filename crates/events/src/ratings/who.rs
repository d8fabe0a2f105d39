//! Identification of the players of an event in a list, by the rules of `event add`: see
//! [`crate::event::acts::add`].

use std::collections::{HashMap, HashSet};

use super::list::{ListedPlayer, RatedEvent, RatingList};
use super::update::{NamesakeDecision, UpdateOptions};
use crate::event::acts::{Candidate, Likeness, Refusal, Refused, Remedy, Roster, few, find_player};
use crate::event::games::{Spelling, folded};
use crate::event::{Birth, Event, Player, PlayerDocument, PlayerId};
use draughts_ground::said::{Sentences, said};

/// A person's statement about the identity of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StatedIdentity {
    /// The id in the event.
    pub player: String,
    /// The id in the list, or the name if it is unique there; `new` for a player who is not in the
    /// list.
    pub listed: String,
}

/// The word for a player who is not in the list.
const NEW: &str = "new";

/// Returns the players of the list who are the players at `places` of the event; `None` for new
/// ones.
///
/// # Errors
///
/// Fails if players may be somebody of the list (all in one refusal), or if two would be one
/// player.
pub(super) fn identify_players(
    list: &RatingList,
    event: &Event,
    entry: Option<&RatedEvent>,
    places: &[usize],
    options: UpdateOptions<'_>,
) -> Result<Vec<Option<usize>>, Refused> {
    let said = said_of(list, event, options.who)?;
    let settled = |place: &usize| {
        let sure = || listed_as(list, entry, event, &event.players[*place]);
        match said.get(place) {
            Some(Some(at)) => Some(*at),
            // A player declared new may still be one who is in this event alone.
            Some(None) => sure().filter(|&at| is_of_one(list, entry, at)),
            None => sure(),
        }
    };
    let mut found: Vec<Option<usize>> = places.iter().map(settled).collect();
    let open: Vec<usize> = (0..places.len())
        .filter(|&nth| found[nth].is_none() && !said.contains_key(&places[nth]))
        .collect();
    let listed: Vec<Player> = list.players.iter().map(as_player).collect();
    let roster = Roster::of(&listed, &[]);
    // Players of the list who were already identified are no longer candidates.
    let taken: Vec<usize> = found.iter().flatten().copied().collect();
    let alike_of = |&nth: &usize| {
        let mut alike = roster.like(&listed, &(0..listed.len()), &event.players[places[nth]]);
        alike.retain(|(at, _)| !taken.contains(at));
        alike
    };
    let alike: Vec<_> = open.iter().map(alike_of).collect();
    let only_same = |alike: &[(usize, Likeness)]| {
        let mut same = alike.iter().filter(|(_, like)| *like == Likeness::Same);
        same.next().filter(|_| same.next().is_none()).map(|(at, _)| *at)
    };
    let mut claims: HashMap<usize, usize> = HashMap::new();
    for alike in &alike {
        *claims.entry(only_same(alike).unwrap_or(usize::MAX)).or_default() += 1;
    }
    let mut questions = Vec::new();
    for (nth, alike) in open.into_iter().zip(alike) {
        let sure = only_same(&alike).filter(|at| claims[at] == 1);
        let only = match alike.as_slice() {
            [(only, _)] => Some(*only),
            _ => None,
        };
        found[nth] = match (sure, options.namesakes) {
            (Some(at), _) => Some(at),
            (None, Some(NamesakeDecision::Others)) => None,
            (None, Some(NamesakeDecision::Same)) if only.is_some() => only,
            (None, _) => {
                let player = &event.players[places[nth]];
                questions.extend(alike.into_iter().map(|(at, _)| (player, at)));
                None
            }
        };
    }
    if !questions.is_empty() {
        return Err(unclear(list, &listed, questions));
    }
    for (nth, at) in found.iter().enumerate() {
        let before = found[..nth].iter().position(|other| at.is_some() && other == at);
        if let Some(other) = before {
            let id = |nth: usize| event.players[places[nth]].id.clone();
            let why = Refusal::SamePlayerOfList { one: id(other), other: id(nth) };
            let number = |nth: usize| event.players[places[nth]].federation_id.as_ref();
            let remedy = match number(nth).is_some_and(|own| Some(own) == number(other)) {
                true => Remedy::CorrectNumberOfOne,
                false => Remedy::NumberBoth,
            };
            return Err(Refused::new(why).help(remedy));
        }
    }
    Ok(found)
}

/// Returns the statements about players, by their places.
fn said_of(
    list: &RatingList,
    event: &Event,
    who: &[StatedIdentity],
) -> Result<HashMap<usize, Option<usize>>, Refused> {
    let called = |word: &str| {
        let spelling = Spelling::of(word);
        let mut named = (0..list.players.len())
            .filter(|&at| Spelling::of(&list.players[at].name).is_same(&spelling));
        known(list, word).or_else(|| named.next().filter(|_| named.next().is_none()))
    };
    let mut said = HashMap::new();
    for StatedIdentity { player, listed } in who {
        let place = find_player(event, player)?;
        let at = match (listed.eq_ignore_ascii_case(NEW), called(listed)) {
            (true, _) => None,
            (false, Some(at)) => Some(at),
            (false, None) => {
                let why = Refusal::NobodyListedSo { word: listed.clone() };
                return Err(Refused::new(why).help(Remedy::WriteListedId));
            }
        };
        said.insert(place, at);
    }
    Ok(said)
}

/// Returns the player of the list who is certainly a player of the event.
///
/// It is certain if the federation ID agrees, if the event was entered before with the player at
/// this place, or if id and name agree and nothing contradicts it.
pub(super) fn listed_as(
    list: &RatingList,
    entry: Option<&RatedEvent>,
    event: &Event,
    player: &Player,
) -> Option<usize> {
    let id = id_of(player);
    if player.federation_id.is_some()
        && let Some(at) = known(list, &id)
    {
        return Some(at);
    }
    entry
        .and_then(|entry| place_before(list, entry, event, player))
        .or_else(|| known(list, &id).filter(|&at| is_same(&list.players[at], player)))
}

/// Returns the player of the list to whom events refer by this id.
pub(super) fn known(list: &RatingList, id: &str) -> Option<usize> {
    list.players.iter().position(|one| one.ids().any(|own| own == id))
}

/// Returns the player who had the place of a player with this id when the event was last entered:
/// the same person, whose name may have been written differently.
fn place_before(
    list: &RatingList,
    before: &RatedEvent,
    event: &Event,
    player: &Player,
) -> Option<usize> {
    before.games.iter().find_map(|game| {
        let mut boards = event.round(game.round)?.boards.iter();
        let board = boards.find(|board| board.board == game.board && board.has(&player.id))?;
        let id = if board.white == player.id { &game.white } else { &game.black };
        let at = list.player(id)?;
        let is_own = |id: &str| {
            let own = id.split_once(' ').map(|(own, _)| own.split('/').next().unwrap_or(own));
            own == Some(player.id.as_str())
        };
        let is_it = list.players[at].ids().any(is_own) || is_same(&list.players[at], player);
        is_it.then_some(at)
    })
}

/// Returns whether a player of a list and one of an event are one person as far as their data show.
fn is_same(listed: &ListedPlayer, player: &Player) -> bool {
    let there = [as_player(listed)];
    let alike = Roster::of(&there, &[]).like(&there, &(0..1), player);
    alike.iter().any(|(_, like)| *like == Likeness::Same)
}

/// Returns whether all games of a player of a list are in one entry.
fn is_of_one(list: &RatingList, entry: Option<&RatedEvent>, at: usize) -> bool {
    let id = &list.players[at].id;
    let others = list.events.iter().filter(|one| entry.is_none_or(|own| own.event != one.event));
    others.flat_map(|one| &one.games).all(|game| game.white != *id && game.black != *id)
}

/// Merges two players of the list if a person states that one who joined in this event alone is the
/// other.
///
/// # Errors
///
/// Fails if a word names nobody.
pub(super) fn merge_as_stated(
    list: &mut RatingList,
    event: &Event,
    entry: Option<&RatedEvent>,
    who: &[StatedIdentity],
) -> Result<(), Refused> {
    for one in who {
        let said = said_of(list, event, std::slice::from_ref(one))?;
        for (place, target) in said {
            let now = listed_as(list, entry, event, &event.players[place]);
            let (Some(target), Some(now)) = (target, now) else { continue };
            if target != now && is_of_one(list, entry, now) {
                let ids: Vec<String> = list.players[now].ids().map(str::to_owned).collect();
                list.players[target].known_as.extend(ids);
                list.players.remove(now);
            }
        }
    }
    Ok(())
}

/// Returns whether a list refers to a player of an event by one of the ids of `listed`.
pub(super) fn is_called(listed: &ListedPlayer, player: &Player) -> bool {
    let id = id_of(player);
    listed.ids().any(|own| own == id || without_number(own) == id)
}

/// Returns the id for a player of an event.
pub(super) fn id_of(player: &Player) -> String {
    match &player.federation_id {
        Some(number) => number.clone(),
        None => format!("{} {}", player.id, player.name),
    }
}

/// Returns the id for a new player: with a number if it is taken in the list, such as `p1/2 Ash`.
pub(super) fn new_id(list: &RatingList, player: &Player) -> String {
    let own = id_of(player);
    let others = (2..).map(|nth: u32| format!("{}/{nth} {}", player.id, player.name));
    let mut ids = std::iter::once(own).chain(others);
    ids.find(|id| known(list, id).is_none()).expect("one of endless ids is free")
}

/// Returns an id without the number added by [`new_id`].
fn without_number(id: &str) -> String {
    let parts = id.split_once(' ').and_then(|(head, name)| Some((head.split_once('/')?.0, name)));
    parts.map_or_else(|| id.to_owned(), |(own, name)| format!("{own} {name}"))
}

/// Returns id and name, or only the id if it contains the name.
pub(super) fn called(id: &str, name: &str) -> String {
    if id.ends_with(name) { id.to_owned() } else { format!("{id} {name}") }
}

/// Converts a player of a list to one of an event, for comparisons.
fn as_player(listed: &ListedPlayer) -> Player {
    let nobody = "listed-in-no-event".parse().expect("words are an id");
    let mut player = PlayerDocument::new(nobody, listed.name.clone());
    player.birth = listed.birth;
    player.club.clone_from(&listed.club);
    let is_number = |id: &&str| !id.contains(' ');
    player.federation_id = listed.ids().find(is_number).map(str::to_owned);
    let of_name = |id: &str| id.split_once(' ').map(|(_, name)| name.to_owned());
    player.aliases = listed.ids().filter_map(of_name).collect();
    player.into()
}

/// Returns the refusal that asks for the identities of players.
fn unclear(list: &RatingList, listed: &[Player], questions: Vec<(&Player, usize)>) -> Refused {
    let first = questions.first();
    let example = first.map(|(player, at)| (player.id.clone(), list.players[*at].id.clone()));
    // There may be several questions about one person.
    let people: HashSet<&PlayerId> = questions.iter().map(|(player, _)| &player.id).collect();
    let count = people.len();
    let asked = questions.into_iter().map(|(player, at)| {
        let one = &list.players[at];
        let mut known = Candidate::facts_of(&listed[at]).unwrap_or_default();
        known.push(one.initial.to_string());
        let known = Some(known);
        let player = Candidate::of(player);
        let id = called(&one.id, &one.name);
        said!(
            "who-is-in-ratings",
            "{ $player } may be { $listed }{ $known ->
                [none] {\"\"}
               *[other] {\" \"}({ $known })
            }";
            player, listed = id, known
        )
    });
    let (_, said, more) = few(asked.collect());
    let questions = Sentences::listed(said);
    let refused = Refused::new(Refusal::WhoAreTheyInList { count, questions, more });
    match example {
        Some((id, listed)) => refused.help(Remedy::SayWhoInList { id, listed }),
        None => refused,
    }
}

/// Stores data from an event that help to distinguish namesakes later.
///
/// An event entered before only fills gaps, because a later one may have corrected the data.
pub(super) fn update_identity(listed: &mut ListedPlayer, player: &Player, is_new_event: bool) {
    let is_day = |birth: Option<Birth>| matches!(birth, Some(Birth::Day(_)));
    if listed.birth.is_none() || (is_day(player.birth) && !is_day(listed.birth)) {
        listed.birth = player.birth;
    }
    let is_same = |own: &String| player.club.as_ref().is_some_and(|its| folded(own) == folded(its));
    match &listed.club {
        None => listed.club.clone_from(&player.club),
        Some(own) if is_new_event && player.club.is_some() && !is_same(own) => {
            listed.club.clone_from(&player.club);
        }
        Some(_) => {}
    }
}

/// Returns the id of a player of an event, as written for readers.
pub(super) fn called_in(player: &Player) -> String {
    called(&id_of(player), &player.name)
}
