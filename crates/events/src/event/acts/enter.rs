//! Players come into the event, and leave it before it begins.

use draughts_ground::told;
use serde::{Deserialize, Serialize};

use crate::event::{Event, Player, PlayerId, Round, check};

use super::attendance::may_enter;
use super::{Echo, Refusal, Refused, Remedy, TeamRefusal, known};

/// A player to be added.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewPlayer {
    /// The id that was asked for; the next free one where it is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<PlayerId>,
    /// Everything else. The id in it is not looked at; in a history it is the one that was
    /// given.
    pub player: Player,
}

impl NewPlayer {
    /// A player of whom only the name is known.
    #[must_use]
    pub fn named(name: impl Into<String>) -> Self {
        Self::new(None, name)
    }

    /// A player who asks for an id, or for the next free one.
    #[must_use]
    pub fn new(id: Option<PlayerId>, name: impl Into<String>) -> Self {
        let not_yet = || "unnamed".parse().expect("a word is an id");
        let player = Player::new(id.clone().unwrap_or_else(not_yet), name.into());
        Self { id, player }
    }
}

/// What became of a list of players.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Added {
    /// The id of everybody of the list, in its order.
    pub ids: Vec<PlayerId>,
    /// Those who were added.
    pub added: Vec<PlayerId>,
    /// Those who were in the event already, with what is recorded of them otherwise than
    /// in the list.
    pub known: Vec<(PlayerId, Vec<Differs>)>,
    /// Ids of a list that somebody else has, with the ids that were given instead.
    pub other_ids: Vec<(PlayerId, PlayerId)>,
}

/// Adds players; somebody who is in the event already is passed over.
///
/// The same id, the same federation id, or the same name is the same player, unless an id
/// was asked for that nobody has, or birth, club or federation id say otherwise. An id that
/// somebody else has is refused to a single player; a player of a list is given another.
///
/// # Errors
///
/// An id that is taken by somebody else, the same name twice in the list, a single player
/// who is there with other data, an event that admits nobody any more.
pub fn add(event: &mut Event, players: Vec<NewPlayer>) -> Result<Added, Refused> {
    let mut changed = event.clone();
    let mut done = Added::default();
    let single = players.len() == 1;
    // An id that the list asks for further on is not given away.
    let asked: Vec<PlayerId> = players.iter().filter_map(|new| new.id.clone()).collect();
    for NewPlayer { mut id, mut player } in players {
        one_line(&player)?;
        let wanted = id.clone().filter(|id| !single && is_others(&changed.players, id, &player));
        if wanted.is_some() {
            id = None;
        }
        if let Some(there) = who(&event.players, id.as_ref(), &player)? {
            let others = differences(there, &player);
            if single && !others.is_empty() {
                let (id, name) = (there.id.clone(), there.name.clone());
                let why = Refusal::InEventOtherwise { id, name, differences: others };
                return Err(Refused::new(why).help(Remedy::SetOrOtherId));
            }
            done.ids.push(there.id.clone());
            done.known.push((there.id.clone(), others));
            continue;
        }
        let twice = who(&changed.players[event.players.len()..], id.as_ref(), &player)?;
        if let Some(twice) = twice {
            let why = Refusal::InListTwice { name: twice.name.clone() };
            return Err(Refused::new(why).help(Remedy::TellApart));
        }
        let first = player.from_round.unwrap_or(Round(1)).max(event.last_paired().next());
        may_enter(event, first)?;
        player.from_round = (first > Round(1)).then_some(first);
        player.id = id.unwrap_or_else(|| free_among(&changed.players, &asked));
        done.other_ids.extend(wanted.map(|wanted| (wanted, player.id.clone())));
        done.ids.push(player.id.clone());
        done.added.push(player.id.clone());
        changed.players.push(player);
    }
    if let Some(problem) = check(&changed).into_iter().next() {
        return Err(problem.into());
    }
    *event = changed;
    Ok(done)
}

/// A name is one line: a second one could pass for another player.
pub(super) fn one_line(player: &Player) -> Result<(), Refused> {
    of_one_line(&player.name)?;
    player.aliases.iter().try_for_each(|alias| of_one_line(alias))
}

/// Sees that a name is one line, without control characters.
///
/// # Errors
///
/// It is not.
pub fn of_one_line(name: &str) -> Result<(), Refused> {
    let breaks = |c: char| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}');
    if name.contains(breaks) {
        return Err(Refused::new(Refusal::NameOfTwoLines).help(Remedy::OneLine));
    }
    Ok(())
}

/// The player of a list who is the same person.
fn who<'p>(
    players: &'p [Player],
    id: Option<&PlayerId>,
    player: &Player,
) -> Result<Option<&'p Player>, Refused> {
    let Some(id) = id else {
        return Ok(players.iter().find(|one| is_same(one, player)));
    };
    let same_id = |one: &&Player| one.id.as_str().eq_ignore_ascii_case(id.as_str());
    match players.iter().find(same_id) {
        Some(one) if is_same(one, player) => Ok(Some(one)),
        Some(one) => {
            let (id, name) = (one.id.clone(), one.name.clone());
            Err(Refused::new(Refusal::IdTaken { id, name }).help(Remedy::OtherId))
        }
        None => Ok(None),
    }
}

/// True if somebody else has this id.
fn is_others(players: &[Player], id: &PlayerId, player: &Player) -> bool {
    let same_id = |one: &&Player| one.id.as_str().eq_ignore_ascii_case(id.as_str());
    players.iter().find(same_id).is_some_and(|one| !is_same(one, player))
}

pub(super) fn is_same(one: &Player, other: &Player) -> bool {
    if let (Some(a), Some(b)) = (&one.federation_id, &other.federation_id) {
        return a == b;
    }
    fn differ<T: PartialEq>(a: &Option<T>, b: &Option<T>) -> bool {
        matches!((a, b), (Some(a), Some(b)) if a != b)
    }
    one.name.to_lowercase() == other.name.to_lowercase()
        && !differ(&one.birth, &other.birth)
        && !differ(&one.club, &other.club)
}

told! {
    /// What is recorded of a player otherwise than it is said now.
    pub enum Differs {
        /// A field, with what it has, if anything, and what is said.
        Field { field: &'static str, there: Option<String>, said: String } => "differs";
    }
}

/// What is recorded otherwise than it is said now.
fn differences(there: &Player, said: &Player) -> Vec<Differs> {
    fn differs<T: ToString + PartialEq>(
        field: &'static str,
        there: Option<&T>,
        said: Option<&T>,
    ) -> Option<Differs> {
        let said = said.filter(|said| Some(*said) != there)?.to_string();
        Some(Differs::Field { field, there: there.map(ToString::to_string), said })
    }
    let fields = [
        differs("rating", there.rating.as_ref(), said.rating.as_ref()),
        differs("title", there.title.as_ref(), said.title.as_ref()),
        differs("federation", there.federation.as_ref(), said.federation.as_ref()),
        differs("federation-id", there.federation_id.as_ref(), said.federation_id.as_ref()),
        differs("club", there.club.as_ref(), said.club.as_ref()),
        differs("team", there.team.as_ref(), said.team.as_ref()),
        differs("birth", there.birth.as_ref(), said.birth.as_ref()),
    ];
    fields.into_iter().flatten().collect()
}

/// The next free id of the form `p12`.
#[must_use]
pub fn free_id(taken: &[Player]) -> PlayerId {
    free_among(taken, &[])
}

/// The next free id where these are asked for as well.
fn free_among(taken: &[Player], asked: &[PlayerId]) -> PlayerId {
    let number = |id: &PlayerId| id.as_str().strip_prefix(['p', 'P'])?.parse::<u32>().ok();
    let ids = taken.iter().map(|player| &player.id).chain(asked);
    let most = ids.filter_map(number).max().unwrap_or(0);
    format!("p{}", most.saturating_add(1)).parse().expect("p and a number is an id")
}

/// Takes a player out of the event, who must not have been paired.
///
/// # Errors
///
/// No such player, or one who stands in a round, a ruling or a list of forbidden pairs.
pub fn remove(event: &mut Event, player: &str) -> Result<Echo, Refused> {
    let id = known(event, player)?;
    let paired = event.rounds.iter().find(|round| {
        round.board_of(&id).is_some() || round.byes.iter().any(|bye| bye.player == id)
    });
    if let Some(round) = paired {
        let why = Refusal::StandsInRound { id: id.clone(), round: round.round };
        return Err(Refused::new(why).help(Remedy::Withdraw { id }));
    }
    if event.forbidden.iter().any(|rule| rule.players.contains(&id)) {
        let why = Refusal::IsForbiddenPair { id };
        return Err(Refused::new(why).help(Remedy::TakeFromForbidden));
    }
    if event.lineups.iter().any(|lineup| lineup.players.contains(&Some(id.clone()))) {
        return Err(super::team::of(TeamRefusal::IsNamed { id }));
    }
    for team in &mut event.teams {
        team.members.retain(|member| *member != id);
        team.captain.take_if(|captain| *captain == id);
    }
    event.awards.retain(|award| award.to != id);
    let at = event.players.iter().position(|one| one.id == id).expect("the id is known");
    let removed = event.players.remove(at);
    event.requests.retain(|asked| asked.player != id);
    Ok(Echo::Removed { id, name: removed.name })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{System, SystemKind};

    fn new(name: &str, rating: Option<u16>, id: Option<&str>) -> NewPlayer {
        let mut player = Player::new("x".parse().unwrap(), name);
        player.rating = rating;
        NewPlayer { id: id.map(|id| id.parse().unwrap()), player }
    }

    fn event() -> Event {
        let mut event = Event::new("Club", System::new(SystemKind::RoundRobin));
        add(&mut event, vec![new("Ash", Some(1000), None)]).unwrap();
        event
    }

    #[test]
    fn the_same_player_again_is_no_second_one() {
        let mut event = event();
        let done = add(&mut event, vec![new("ash", Some(1000), None)]).unwrap();
        assert_eq!((done.added.len(), done.known.len(), event.players.len()), (0, 1, 1));
    }

    #[test]
    fn what_is_said_otherwise_is_not_dropped_silently() {
        let mut event = event();
        let refused = add(&mut event, vec![new("Ash", Some(2000), None)]).unwrap_err();
        let Refusal::InEventOtherwise { differences, .. } = *refused.why else {
            panic!("{refused}")
        };
        let rating =
            || Differs::Field { field: "rating", there: Some("1000".into()), said: "2000".into() };
        assert_eq!(differences, [rating()]);
        let list = vec![new("Ash", Some(2000), None), new("Bay", None, None)];
        let done = add(&mut event, list).unwrap();
        assert_eq!(done.known[0].1, [rating()]);
        assert_eq!(done.added[0].as_str(), "p2");
    }

    #[test]
    fn an_id_that_nobody_has_makes_another_of_the_same_name() {
        let mut event = event();
        add(&mut event, vec![new("Ash", None, Some("p7"))]).unwrap();
        assert_eq!(event.players.len(), 2);
        assert!(add(&mut event, vec![new("Bay", None, Some("P7"))]).is_err());
    }

    #[test]
    fn ids_of_a_list_are_kept_where_they_are_free() {
        let mut event = event();
        let list = vec![
            new("Bay", None, None),
            new("Cedar", None, Some("p1")),
            new("Dove", None, Some("p2")),
            new("Elm", None, Some("guest")),
        ];
        let done = add(&mut event, list).unwrap();
        let ids: Vec<&str> = done.ids.iter().map(PlayerId::as_str).collect();
        assert_eq!(ids, ["p3", "p4", "p2", "guest"]);
        let id = |id: &str| id.parse::<PlayerId>().unwrap();
        assert_eq!(done.other_ids, [(id("p1"), id("p4"))]);
        assert!(add(&mut event, vec![new("Fir", None, Some("p1"))]).is_err(), "asked for alone");
    }

    #[test]
    fn a_name_that_stands_in_a_list_twice_is_asked_about() {
        let mut event = event();
        let refused = add(&mut event, vec![new("Bay", None, None), new("Bay", None, None)]);
        assert_eq!(*refused.unwrap_err().why, Refusal::InListTwice { name: "Bay".into() });
        assert_eq!(event.players.len(), 1);
    }
}
