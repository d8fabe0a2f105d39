//! Tests of new players and players who are already in the event.

use crate::event::people::adding::*;
use crate::event::{System, SystemKind};
use draughts_ground::said::Said;

fn new(name: &str, rating: Option<u16>, id: Option<&str>) -> NewPlayer {
    let mut player = PlayerDocument::new("x".parse().unwrap(), name);
    player.rating = rating;
    NewPlayer { id: id.map(|id| id.parse().unwrap()), player, namesake: None }
}

fn event() -> Event {
    let mut event = Event::new("Club", System::new(SystemKind::RoundRobin));
    add(&mut event, vec![new("Ash", Some(1000), None)]).unwrap();
    event
}

fn in_words(said: &[Said]) -> Vec<String> {
    said.iter().map(Said::to_string).collect()
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
    let Refusal::InEventOtherwise { differences, .. } = *refused.why else { panic!("{refused}") };
    let rating = "rating 1000, not 2000";
    assert_eq!(in_words(&differences), [rating]);
    let list = vec![new("Ash", Some(2000), None), new("Bay", None, None)];
    let done = add(&mut event, list).unwrap();
    assert_eq!(in_words(&done.known[0].1), [rating]);
    assert_eq!(done.added[0].as_str(), "p2");
}

#[test]
fn an_id_that_nobody_has_makes_no_other_person_of_the_same_name() {
    let mut event = event();
    let mut kees = new("Ash", None, Some("p7"));
    let refused = add(&mut event, vec![kees.clone()]).unwrap_err();
    assert!(matches!(*refused.why, Refusal::WhoAreThey { count: 1, .. }), "{refused}");
    kees.namesake = Some(Namesake::Another);
    add(&mut event, vec![kees]).unwrap();
    assert_eq!(event.players.len(), 2);
    assert!(add(&mut event, vec![new("Bay", None, Some("P7"))]).is_err());
}

fn names(event: &Event) -> Vec<&str> {
    event.players.iter().map(|player| player.name.as_str()).collect()
}

#[test]
fn a_name_in_another_order_is_the_player_who_is_there() {
    let mut event = club();
    add(&mut event, vec![NewPlayer::named("Jansen, Kees")]).unwrap();
    for name in ["Kees Jansen", "Jansén, Kees", "JANSEN KEES", "Kees  Jansen"] {
        let done = add(&mut event, vec![NewPlayer::named(name)]).unwrap();
        assert_eq!((done.added.len(), done.known.len()), (0, 1), "{name}");
    }
    assert_eq!(names(&event), ["Jansen, Kees"]);
}

#[test]
fn who_may_be_somebody_of_the_event_is_asked_once() {
    let mut event = club();
    let first = ["Müller, Jörg", "Иванов, Иван", "Jansen, Kees"].map(NewPlayer::named);
    add(&mut event, first.to_vec()).unwrap();
    let list = ["Joerg Mueller", "Ivan Ivanov", "K. Jansen", "Elm, Eve"].map(NewPlayer::named);
    let refused = add(&mut event, list.to_vec()).unwrap_err();
    assert!(matches!(*refused.why, Refusal::WhoAreThey { count: 3, .. }), "{refused}");
    let say = |namesake: Namesake| {
        let said = list.clone().map(|new| NewPlayer { namesake: Some(namesake.clone()), ..new });
        said.to_vec()
    };
    let mut same = event.clone();
    let done = add(&mut same, say(Namesake::Same)).unwrap();
    assert_eq!((done.added.len(), done.known.len()), (1, 3));
    assert_eq!(same.players[0].aliases, ["Joerg Mueller"]);
    let again = add(&mut same, list.to_vec()).unwrap();
    assert_eq!((again.added.len(), again.known.len()), (0, 4), "asked once");
    let done = add(&mut event, say(Namesake::Another)).unwrap();
    assert_eq!((done.added.len(), event.players.len()), (4, 7));
    assert_eq!(event.players[3].other_than, ["p1".parse().unwrap()]);
    let again = add(&mut event, list.to_vec()).unwrap();
    assert_eq!((again.added.len(), again.known.len()), (0, 4), "asked once");
    let problems = crate::event::check_with(&event);
    let twice = |one: &crate::event::Problem| one.code().code == "player-twice";
    assert!(!problems.iter().any(twice), "told apart");
    remove(&mut event, "p1").unwrap();
    assert!(event.players[2].other_than.is_empty());
}

#[test]
fn check_names_players_who_look_like_one_person() {
    let mut event = club();
    for name in ["Jansen, Kees", "Kees Jansen", "Elm, Eve", "E. Elm"] {
        let id = format!("p{}", event.players.len() + 1).parse().unwrap();
        event.players.push(Player::new(id, name));
    }
    let problems = crate::event::check_with(&event);
    let twice = |one: &&crate::event::Problem| one.code().code == "player-twice";
    let paths: Vec<&str> = problems.iter().filter(twice).map(|one| one.path.as_str()).collect();
    assert_eq!(paths, ["players[3]", "players[1]"]);
}

#[test]
fn one_person_twice_in_a_list_is_asked_about() {
    for (one, other) in [("Jansen, Kees", "Kees Jansen"), ("Müller, Jörg", "Mueller, Joerg")] {
        let list = vec![NewPlayer::named(one), NewPlayer::named(other)];
        let mut event = club();
        assert!(add(&mut event, list.clone()).is_err(), "{other}");
        let mut list = list;
        list[1].namesake = Some(Namesake::Another);
        assert_eq!(add(&mut event, list).unwrap().added.len(), 2, "{other}");
    }
}

#[test]
fn others_of_a_list_are_those_who_would_be_asked_about() {
    let mut event = club();
    add(&mut event, ["Bakker, Kees", "Jansen, Karel"].map(NewPlayer::named).to_vec()).unwrap();
    let list = ["Kees Bakker", "K. Jansen", "Blom, Pia"].map(|name| {
        let namesake = Some(Namesake::Another);
        NewPlayer { namesake, ..NewPlayer::named(name) }
    });
    let done = add(&mut event, list.to_vec()).unwrap();
    assert_eq!((done.added.len(), done.known.len()), (2, 1));
    // Alone in the list, the answer is about the named player.
    let done = add(&mut event, list[..1].to_vec()).unwrap();
    assert_eq!(done.added.len(), 1);
}

#[test]
fn a_name_that_a_person_names_becomes_an_alias() {
    let mut event = club();
    add(&mut event, vec![NewPlayer::named("Oak, Olive")]).unwrap();
    let mut married = NewPlayer::named("Elm, Olive");
    married.namesake = Some(Namesake::Is("p1".parse().unwrap()));
    let done = add(&mut event, vec![married]).unwrap();
    assert_eq!(done.known.len(), 1);
    assert_eq!(event.players[0].aliases, ["Elm, Olive"]);
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
fn a_long_list_is_added() {
    let mut event = event();
    let list = (0..4_000).map(|at| new(&format!("Player {at}"), None, None)).collect();
    let done = add(&mut event, list).unwrap();
    assert_eq!(done.added.last().map(PlayerId::as_str), Some("p4001"));
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
    // A player with nothing but a name may be the one of the event, who is in the list already.
    let mut event = self::event();
    add(&mut event, vec![with("Bay", "7")]).unwrap();
    let refused = add(&mut event, vec![with("Baye", "7"), new("BAY", None, None)]);
    assert_eq!(*refused.unwrap_err().why, Refusal::InListTwice { name: "BAY".into(), place: 1 });
}

#[test]
fn a_name_that_stands_in_a_list_twice_is_asked_about() {
    let mut event = event();
    let refused = add(&mut event, vec![new("Bay", None, None), new("Bay", None, None)]);
    assert_eq!(*refused.unwrap_err().why, Refusal::InListTwice { name: "Bay".into(), place: 1 });
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
    let club = "club Grove, not Forest";
    assert_eq!(in_words(&done.known[0].1), [club]);
    let alone = add(&mut event, today[..1].to_vec()).unwrap_err();
    assert!(matches!(*alone.why, Refusal::InEventOtherwise { .. }), "{alone}");
}

#[test]
fn who_may_have_changed_clubs_is_asked_about() {
    for list in
        [vec![born("Ash", "", "Forest")], vec![born("Ash", "1970", "Forest"), born("Elm", "", "")]]
    {
        let mut event = club();
        add(&mut event, vec![born("Ash", "1970", "Grove")]).unwrap();
        let refused = add(&mut event, list).unwrap_err();
        assert!(matches!(*refused.why, Refusal::WhoAreThey { count: 1, .. }), "{refused}");
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
    // The event knows only the name: neither player of the list is matched to it.
    let mut event = club();
    add(&mut event, vec![born("Ash", "", "")]).unwrap();
    let both = vec![born("Ash", "1970", ""), born("Ash", "1990", "")];
    let refused = add(&mut event, both).unwrap_err();
    assert!(matches!(*refused.why, Refusal::WhoAreThey { .. }), "{refused}");
}

#[test]
fn what_the_event_does_not_have_is_not_called_recorded() {
    let mut event = club();
    add(&mut event, vec![born("Ash", "", "")]).unwrap();
    let mut said = born("Ash", "", "");
    said.player.sex = Some(crate::event::Sex::F);
    let list = vec![said, born("Elm", "", "")];
    let done = add(&mut event, list).unwrap();
    let sex = "sex none, not f";
    assert_eq!(in_words(&done.known[0].1), [sex]);
}
