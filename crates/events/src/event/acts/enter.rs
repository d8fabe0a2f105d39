//! Players come into the event, and leave it before it begins.

use std::collections::HashMap;

use draughts_ground::told;
use serde::{Deserialize, Serialize};

use crate::event::{Event, Player, PlayerDocument, PlayerId, Round, check};

use super::attendance::{first_open, may_enter};
use super::join::{join, may_join, team_of};
use super::namesake::{Likeness, likeness};
use super::one_line::one_line;
use super::roster::Roster;
use super::{Echo, Refusal, Refused, Remedy, TeamRefusal, known};

/// A player to be added.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewPlayer {
    /// The id that was asked for; the next free one where it is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<PlayerId>,
    /// Everything else. The id in it is not looked at; in a history it is the one that was
    /// given.
    pub player: PlayerDocument,
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
        let player = PlayerDocument::new(id.clone().unwrap_or_else(not_yet), name);
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
    /// Where teams meet: each team that was named, and who became a member of it.
    pub joined: Vec<(PlayerId, Vec<PlayerId>)>,
}

/// Adds players; somebody who is in the event already is passed over.
///
/// The same id, the same federation id, or the same name is the same player, unless an id
/// was asked for that nobody has, or birth or federation id say otherwise. Who has the same
/// name and day of birth is the same player in another club too. Nothing that is recorded is
/// changed. An id that somebody else has is refused to a single player; a player of a list is
/// given another.
///
/// # Errors
///
/// An id that is taken by somebody else, the same name twice in the list, a single player
/// who is there with other data, a player of whom nothing but the club says whether they are
/// the one who is there, an event that admits nobody any more.
pub fn add(event: &mut Event, players: Vec<NewPlayer>) -> Result<Added, Refused> {
    let mut changed = event.clone();
    let mut done = Added::default();
    let single = players.len() == 1;
    // An id that the list asks for further on is not given away.
    let asked: Vec<PlayerId> = players.iter().filter_map(|new| new.id.clone()).collect();
    let mut roster = Roster::of(&changed.players, &asked);
    let before = event.players.len();
    let mut list: Vec<(Option<PlayerId>, Player)> = Vec::new();
    let mut wanted: Vec<Option<PlayerId>> = Vec::new();
    let mut teams: Vec<Option<PlayerId>> = Vec::new();
    for NewPlayer { id, mut player } in players {
        one_line(&player)?;
        teams.push(team_of(event, &mut player)?);
        let player = Player::from(player);
        let is_others = id
            .as_ref()
            .is_some_and(|id| !single && is_others(&roster, &changed.players, id, &player));
        let (own, others) = if is_others { (None, id) } else { (id, None) };
        wanted.push(others);
        list.push((own, player));
    }
    let known = known_of_list(&roster, &event.players, &list)?;
    let list = list.into_iter().zip(wanted).zip(known).enumerate();
    for (place, (((mut id, mut player), mut wanted), known)) in list {
        if let Some(there) = known.map(|at| &event.players[at]) {
            let others = differences(there, &player);
            if single && !others.is_empty() {
                return Err(otherwise(there, &player, 1));
            }
            done.ids.push(there.id.clone());
            done.known.push((there.id.clone(), others));
            join(&mut changed, &mut done, teams[place].as_ref(), &there.id);
            continue;
        }
        // Who has come in from the list by now may have the id, or be the same person.
        let there = &changed.players;
        if id.as_ref().is_some_and(|id| !single && is_others(&roster, there, id, &player)) {
            wanted = id.take();
        }
        let new = before..there.len();
        let same = match &id {
            Some(id) => roster.with_id(&new, id),
            None => roster.like(there, &new, &player, Likeness::Same).next(),
        };
        if same.is_some() {
            return Err(twice(&player, place));
        }
        let earliest = match event.is_of_teams() {
            true => first_open(event, None),
            false => event.last_paired().next(),
        };
        let first = player.from_round.unwrap_or(Round(1)).max(earliest);
        may_enter(event, first)?;
        player.enter_as(id.unwrap_or_else(|| roster.free_id()), first);
        done.other_ids.extend(wanted.map(|wanted| (wanted, player.id.clone())));
        done.ids.push(player.id.clone());
        done.added.push(player.id.clone());
        roster.add(there.len(), &player);
        let own = player.id.clone();
        changed.enter_player(player);
        join(&mut changed, &mut done, teams[place].as_ref(), &own);
    }
    may_join(&changed, &done)?;
    if let Some(problem) = check(&changed).into_iter().next() {
        return Err(problem.into());
    }
    *event = changed;
    Ok(done)
}

/// The player of the event whom each player of a list is; nobody is two of them.
///
/// # Errors
///
/// An id that is somebody else's; a player of the list who may be one of the event, or another
/// of the same name.
fn known_of_list(
    roster: &Roster,
    there: &[Player],
    list: &[(Option<PlayerId>, Player)],
) -> Result<Vec<Option<usize>>, Refused> {
    let everybody = 0..there.len();
    let mut found: Vec<Option<usize>> = Vec::new();
    // For each player of the event, the line of the list that is this player.
    let mut lines: HashMap<usize, usize> = HashMap::new();
    for (line, (id, player)) in list.iter().enumerate() {
        let at = match id {
            Some(id) => roster.with_id(&everybody, id),
            None => {
                let same: Vec<usize> =
                    roster.like(there, &everybody, player, Likeness::Same).collect();
                let free = same.iter().find(|at| !lines.contains_key(at));
                free.or(same.first()).copied()
            }
        };
        if let (Some(_), Some(at)) = (id, at)
            && likeness(&there[at], player) == Likeness::Other
        {
            let (id, name) = (there[at].id.clone(), there[at].name.clone());
            return Err(Refused::new(Refusal::IdTaken { id, name }).help(Remedy::OtherId));
        }
        // Two people of the list cannot both be one of the event of whom less is known.
        if let Some(at) = at
            && let Some(&before) = lines.get(&at)
        {
            return Err(match likeness(&list[before].1, player) {
                Likeness::Unclear | Likeness::Other
                    if !differences(&there[at], player).is_empty() =>
                {
                    otherwise(&there[at], player, list.len())
                }
                _ => twice(player, line),
            });
        }
        lines.extend(at.map(|at| (at, line)));
        found.push(at);
    }
    for (at, (id, player)) in list.iter().enumerate() {
        if id.is_some() || found[at].is_some() {
            continue;
        }
        let mut unclear = roster.like(there, &everybody, player, Likeness::Unclear);
        if let Some(other) = unclear.find(|other| !lines.contains_key(other)) {
            return Err(otherwise(&there[other], player, list.len()));
        }
    }
    Ok(found)
}

/// The refusal of a player who stands in a list twice, the second time at this place, from 0.
fn twice(player: &Player, place: usize) -> Refused {
    Refused::new(Refusal::InListTwice { name: player.name.clone(), place }).help(Remedy::TellApart)
}

/// The refusal of a player who is in the event with other data, or another of the same name.
fn otherwise(there: &Player, said: &Player, of: usize) -> Refused {
    let (id, name) = (there.id.clone(), there.name.clone());
    let help = match of {
        1 => Remedy::SetOrOtherId,
        _ => Remedy::SetOrIdInList { id: id.clone() },
    };
    let differences = differences(there, said);
    Refused::new(Refusal::InEventOtherwise { id, name, differences }).help(help)
}

/// True if somebody else has this id.
fn is_others(roster: &Roster, there: &[Player], id: &PlayerId, player: &Player) -> bool {
    let one = roster.with_id(&(0..there.len()), id);
    one.is_some_and(|at| likeness(&there[at], player) == Likeness::Other)
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
        differs("sex", there.sex.as_ref(), said.sex.as_ref()),
        differs("family", there.family.as_ref(), said.family.as_ref()),
    ];
    fields.into_iter().flatten().collect()
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
        return Err(super::which_team::of(TeamRefusal::IsNamed { id }));
    }
    super::book::not_in_book(event, &id)?;
    let removed = event.take_player_out(&id).expect("the id is known");
    Ok(Echo::Removed { id, name: removed.into_document().name })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{System, SystemKind};

    fn new(name: &str, rating: Option<u16>, id: Option<&str>) -> NewPlayer {
        let mut player = PlayerDocument::new("x".parse().unwrap(), name);
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
    fn a_long_list_is_added_in_seconds() {
        let mut event = event();
        let list = (0..40_000).map(|at| new(&format!("Player {at}"), None, None)).collect();
        let begun = std::time::Instant::now();
        let done = add(&mut event, list).unwrap();
        assert_eq!(done.added.last().map(PlayerId::as_str), Some("p40001"));
        // One look at everybody for each line took minutes.
        assert!(begun.elapsed().as_secs() < 20, "{:?}", begun.elapsed());
    }

    #[test]
    fn the_id_of_the_federation_makes_the_same_player_of_two_names() {
        let with = |name, id: &str| {
            let mut new = new(name, None, None);
            new.player.federation_id = Some(id.to_owned());
            new
        };
        let mut event = event();
        add(&mut event, vec![with("Bay", "7")]).unwrap();
        let done = add(&mut event, vec![with("Baye", "7"), with("Bay", "8")]).unwrap();
        let ids: Vec<&str> = done.ids.iter().map(PlayerId::as_str).collect();
        assert_eq!(ids, ["p2", "p3"]);
        // Of whom only the name is said may be the one who is there, and is in the list already.
        let mut event = self::event();
        add(&mut event, vec![with("Bay", "7")]).unwrap();
        let refused = add(&mut event, vec![with("Baye", "7"), new("BAY", None, None)]);
        assert_eq!(
            *refused.unwrap_err().why,
            Refusal::InListTwice { name: "BAY".into(), place: 1 }
        );
    }

    #[test]
    fn a_name_that_stands_in_a_list_twice_is_asked_about() {
        let mut event = event();
        let refused = add(&mut event, vec![new("Bay", None, None), new("Bay", None, None)]);
        assert_eq!(
            *refused.unwrap_err().why,
            Refusal::InListTwice { name: "Bay".into(), place: 1 }
        );
        assert_eq!(event.players.len(), 1);
    }

    fn born(name: &str, birth: &str, club: &str) -> NewPlayer {
        let mut new = NewPlayer::named(name);
        new.player.birth = birth.parse().ok();
        new.player.club = Some(club.to_owned()).filter(|club| !club.is_empty());
        new
    }

    fn club() -> Event {
        Event::new("Club", System::new(SystemKind::RoundRobin))
    }

    #[test]
    fn the_list_of_yesterday_adds_nobody_though_a_club_has_changed() {
        let mut event = club();
        let list = [born("Ash", "1970-01-02", "Grove"), born("Elm", "1980-01-02", "Grove")];
        add(&mut event, list.to_vec()).unwrap();
        let today = [born("Ash", "1970-01-02", "Forest"), list[1].clone()];
        let done = add(&mut event, today.to_vec()).unwrap();
        assert_eq!((done.added.len(), done.known.len(), event.players.len()), (0, 2, 2));
        let (there, said) = (Some("Grove".into()), "Forest".into());
        assert_eq!(done.known[0].1, [Differs::Field { field: "club", there, said }]);
        let alone = add(&mut event, today[..1].to_vec()).unwrap_err();
        assert!(matches!(*alone.why, Refusal::InEventOtherwise { .. }), "{alone}");
    }

    #[test]
    fn who_may_have_changed_clubs_is_asked_about() {
        for list in [
            vec![born("Ash", "", "Forest")],
            vec![born("Ash", "1970", "Forest"), born("Elm", "", "")],
        ] {
            let mut event = club();
            add(&mut event, vec![born("Ash", "1970", "Grove")]).unwrap();
            let refused = add(&mut event, list).unwrap_err();
            assert!(matches!(*refused.why, Refusal::InEventOtherwise { .. }), "{refused}");
            assert_eq!(event.players.len(), 1);
        }
    }

    #[test]
    fn namesakes_of_two_clubs_are_each_themselves_in_any_order() {
        let mut event = club();
        let (ash, other) = (born("Ash", "", "Grove"), born("Ash", "", "Forest"));
        add(&mut event, vec![ash.clone()]).unwrap();
        let done = add(&mut event, vec![other.clone(), ash.clone()]).unwrap();
        assert_eq!((done.added.len(), done.known.len()), (1, 1));
        let again = add(&mut event, vec![ash, other]).unwrap();
        assert_eq!((again.added.len(), again.known.len(), event.players.len()), (0, 2, 2));
    }

    #[test]
    fn a_namesake_is_added_and_two_are_never_one() {
        let mut event = club();
        add(&mut event, vec![born("Ash", "1970", "Grove")]).unwrap();
        let done = add(&mut event, vec![born("Ash", "1990", "Grove")]).unwrap();
        assert_eq!((done.added.len(), event.players.len()), (1, 2));
        // Of one of the event only the name is known: neither of the list is taken for it.
        let mut event = club();
        add(&mut event, vec![born("Ash", "", "")]).unwrap();
        let both = vec![born("Ash", "1970", ""), born("Ash", "1990", "")];
        let refused = add(&mut event, both).unwrap_err();
        assert!(matches!(*refused.why, Refusal::InEventOtherwise { .. }), "{refused}");
    }

    #[test]
    fn what_the_event_does_not_have_is_not_called_recorded() {
        let mut event = club();
        add(&mut event, vec![born("Ash", "", "")]).unwrap();
        let mut said = born("Ash", "", "");
        said.player.sex = Some(crate::event::Sex::F);
        let list = vec![said, born("Elm", "", "")];
        let done = add(&mut event, list).unwrap();
        let sex = Differs::Field { field: "sex", there: None, said: "f".into() };
        assert_eq!(done.known[0].1, [sex]);
    }
}
