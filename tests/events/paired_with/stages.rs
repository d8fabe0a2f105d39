//! The same tests for groups and stages: each has a field, rounds and numbers of its own.

use draughts_arbiter::acts::{
    Act, AddStage, ForbidMeetings, KeepApart, SetFields, SetGroups, Unpair,
};
use draughts_arbiter::event::{
    Board, Carry, Concern, Event, Forbidden, GroupBy, Player, PlayerId, Round, Separate, Stage,
    System, check_with,
};
use draughts_arbiter::event_report::event::PairingExplanationView;
use draughts_arbiter::pairing::number_parts;
use draughts_arbiter::report::SheetFormat;
use draughts_arbiter::words::Language;

use crate::support::edit;

use super::{act, as_paired, play, rate, set, swiss};
use crate::written_text::written;

/// Returns the event of eight players divided into groups such as `A: 1 2 3 4`, which play by this
/// system.
fn groups(system: &str, groups: &[(&str, &[u16])]) -> Event {
    let mut event = swiss();
    edit(&mut event, |event| event.system = serde_yaml::from_str(system).unwrap());
    let group = |&(name, field): &(&str, &[u16])| {
        (name.to_owned(), field.iter().map(|nth| format!("p{nth}")).collect())
    };
    let groups = groups.iter().map(group).collect();
    act(&mut event, SetGroups { groups, stage: None });
    event
}

fn one_group() -> Event {
    groups("{kind: swiss, rounds: 4, seed: 7}", &[("A", &[8, 7, 6, 5, 4, 3, 2, 1])])
}

fn by_club(event: &mut Event) {
    let by = vec![GroupBy::Club];
    act(event, KeepApart { by, rounds: None, remove: false, reason: None });
}

fn kept_apart(event: &Event) -> usize {
    let found = check_with(event).into_iter();
    found.filter(|one| matches!(one.as_what(), Some(Concern::KeptApart { .. }))).count()
}

/// Assigns both players of a board of the last round to the same club.
fn one_club(event: &mut Event, board: usize) {
    let board = event.rounds.last().unwrap().boards[board].clone();
    for id in [&board.white, &board.black] {
        act(event, set(id.as_str(), "club", "ZZ"));
    }
}

/// Returns the players of a part as one of its rounds was paired: ID, number and rating.
fn then(event: &Event, (stage, part): (usize, usize), round: u16) -> Vec<(String, u16, u16)> {
    let part = &event.parts(stage)[part];
    let known = part.event.as_paired(Round(round));
    let player =
        |player: &Player| (player.id.to_string(), player.number.unwrap(), player.rating.unwrap());
    known.players.iter().map(player).collect()
}

#[test]
fn clubs_of_later_judge_no_round_of_a_group() {
    let mut event = one_group();
    by_club(&mut event);
    play(&mut event);
    let before = event.clone();
    assert_eq!((kept_apart(&event), as_paired(&event)), (0, 1));
    one_club(&mut event, 0);
    assert_eq!((kept_apart(&event), as_paired(&event)), (0, 1));
    let kept = event.rounds[0].paired_with.as_ref().unwrap();
    assert_eq!(kept.players.len(), 2);
    // A change that is reverted is not recorded.
    for then in kept.players.clone() {
        act(&mut event, set(then.player.as_str(), "club", then.club.as_deref().unwrap()));
    }
    assert_eq!(event, before);
    one_club(&mut event, 0);
    let board = event.rounds[0].boards[1].clone();
    let players = [&board.white, &board.black].map(ToString::to_string).to_vec();
    act(&mut event, ForbidMeetings { players, rounds: None, reason: None, remove: false });
    assert_eq!((kept_apart(&event), as_paired(&event)), (0, 1));
}

#[test]
fn a_rating_of_later_is_told_of_in_a_group_and_changes_no_number() {
    let mut event = one_group();
    play(&mut event);
    play(&mut event);
    act(&mut event, rate("p8", 2000));
    assert_eq!(as_paired(&event), 2);
    assert_eq!(then(&event, (0, 0), 1)[0], ("p8".to_owned(), 1, 1420), "first in the group");
    assert!(event.rounds[0].paired_with.is_none(), "the last round tells of those before");
    let own = event.player(&"p8".parse().unwrap()).unwrap().number;
    let whole = event.as_paired(Round(1));
    let player = whole.player(&"p8".parse().unwrap()).unwrap();
    assert_eq!((player.number, player.rating), (own, Some(1420)), "of the event, no place");
    let mut parts = event.parts(0);
    number_parts(&mut parts);
    let view = PairingExplanationView::of_part(&event, &parts[0], Round(1), None).unwrap();
    let told = written(&view, SheetFormat::Text, 400, Language::English);
    assert!(told.contains("changed since: Tree 8 (p8) 1420 (now 2000)."), "{told}");
    assert!(!told.contains("otherwise"), "{told}");
}

#[test]
fn a_round_of_a_group_that_is_no_longer_paired_leaves_what_it_kept() {
    let mut event = one_group();
    play(&mut event);
    play(&mut event);
    by_club(&mut event);
    act(&mut event, rate("p8", 2000));
    act(&mut event, Unpair { all: false, force: true, reason: None });
    assert_eq!(as_paired(&event), 1);
    assert_eq!(then(&event, (0, 0), 1)[0].2, 1420);
}

#[test]
fn more_rounds_of_later_judge_no_round_of_a_group() {
    let mut event =
        groups("{kind: swiss, rounds: 3, seed: 7}", &[("A", &[1, 2, 3, 4, 5, 6, 7, 8])]);
    (0..3).for_each(|_| play(&mut event));
    let Act::SetFields(SetFields { fields, reason, .. }) = set("", "system.rounds", "4") else {
        unreachable!()
    };
    act(&mut event, SetFields { player: None, fields, reason });
    assert_eq!(event.rounds[2].paired_with.as_ref().unwrap().rounds, Some(3));
    let part = &event.parts(0)[0].event;
    assert_eq!(part.as_paired(Round(3)).system.swiss().unwrap().rounds, Some(3));
    assert_eq!(event.as_paired(Round(3)).system.swiss().unwrap().rounds, Some(3));
    assert_eq!(as_paired(&event), 3);
}

#[test]
fn each_group_has_its_own_players_and_pairs() {
    let list: [(&str, &[u16]); 2] = [("A", &[1, 2, 3, 4]), ("B", &[8, 7, 6, 5])];
    let mut event = groups("{kind: swiss, rounds: 3, seed: 7}", &list);
    play(&mut event);
    act(&mut event, rate("p1", 900));
    act(&mut event, rate("p8", 2000));
    assert_eq!(as_paired(&event), 2, "a round a group");
    assert_eq!(then(&event, (0, 0), 1)[0], ("p1".to_owned(), 1, 1490));
    assert_eq!(then(&event, (0, 1), 1)[0], ("p8".to_owned(), 1, 1420));
    let kept = |group: usize| {
        let part = &event.parts(0)[group].event;
        part.rounds[0].paired_with.as_ref().unwrap().players.len()
    };
    assert_eq!([0, 1].map(kept), [1, 1]);
}

#[test]
fn a_group_that_ends_before_the_others_keeps_what_is_changed_after_it() {
    let list: [(&str, &[u16]); 2] = [("A", &[1, 2, 3, 4, 5, 6]), ("B", &[7, 8])];
    let mut event = groups("{kind: swiss, rounds: 3, seed: 7}", &list);
    play(&mut event);
    act(&mut event, rate("p7", 1111));
    // The arbiter pairs only the other group.
    let mut second = event.rounds[0].clone().into_document();
    second.round = Round(2);
    second.paired_with = None;
    let is_in_a = |board: &Board| board.white.as_str() < "p7" && board.black.as_str() < "p7";
    second.boards.retain(is_in_a);
    second.boards.iter_mut().for_each(|board| std::mem::swap(&mut board.white, &mut board.black));
    edit(&mut event, |event| event.rounds.push(second.into()));
    act(&mut event, rate("p7", 2222));
    act(&mut event, rate("p8", 2333));
    let parts = event.parts(0);
    let rounds: Vec<Round> = parts[1].event.rounds.iter().map(|own| own.round).collect();
    assert_eq!(rounds, [Round(1)]);
    let ratings: Vec<u16> = then(&event, (0, 1), 1).iter().map(|then| then.2).collect();
    assert_eq!(ratings, [1430, 1420], "the round before knows better");
    let kept = event.rounds.iter().map(|round| round.paired_with.as_ref().unwrap().players.len());
    assert_eq!(kept.collect::<Vec<_>>(), [1, 2]);
}

/// Returns two round-robin groups of four, and a final for six named players, a Swiss of three
/// rounds.
fn with_final() -> Event {
    let list: [(&str, &[u16]); 2] = [("A", &[1, 2, 3, 4]), ("B", &[8, 7, 6, 5])];
    let mut event = groups("{kind: round-robin, seed: 7}", &list);
    let ids = |list: [u16; 6]| -> Vec<PlayerId> {
        list.iter().map(|nth| format!("p{nth}").parse().unwrap()).collect()
    };
    let mut system = System::of_rounds(3);
    system.seed = Some(7);
    let stage = Stage {
        stage: "final".into(),
        system,
        tiebreaks: None,
        qualify: None,
        between: Vec::new(),
        carry: Carry::Nothing,
        groups: Vec::new(),
        field: ids([5, 4, 6, 3, 7, 2]),
    };
    act(&mut event, AddStage { stage: Box::new(stage) });
    event
}

#[test]
fn a_swiss_final_keeps_its_own_and_the_groups_before_keep_nothing() {
    let mut event = with_final();
    edit(&mut event, |event| {
        event.separate.push(Separate { by: GroupBy::Club, from: Some(Round(4)), to: None })
    });
    (0..3).for_each(|_| play(&mut event));
    act(&mut event, rate("p5", 1777));
    assert!(event.rounds.iter().all(|round| round.paired_with.is_none()), "a schedule");
    play(&mut event);
    assert_eq!(event.rounds[3].stage.as_deref(), Some("final"));
    assert_eq!(as_paired(&event), 1);
    let all = kept_apart(&event);
    one_club(&mut event, 0);
    act(&mut event, rate("p5", 900));
    assert_eq!((kept_apart(&event), as_paired(&event)), (all, 1));
    assert_eq!(then(&event, (1, 0), 1)[0], ("p5".to_owned(), 1, 1777));
    let kept = event.rounds.iter().map(|round| round.paired_with.is_some());
    assert_eq!(kept.collect::<Vec<_>>(), [false, false, false, true]);
    // A round of the groups is not judged by the final.
    let whole = event.as_paired(Round(1));
    assert_eq!(whole.player(&"p5".parse().unwrap()).unwrap().rating, Some(900));
    play(&mut event);
    assert_eq!(as_paired(&event), 2);
    act(&mut event, rate("p5", 901));
    act(&mut event, Unpair { all: false, force: true, reason: None });
    assert_eq!((then(&event, (1, 0), 1)[0].2, as_paired(&event)), (1777, 1));
    act(&mut event, Unpair { all: false, force: true, reason: None });
    assert!(event.rounds.iter().all(|round| round.paired_with.is_none()), "of another stage");
}

#[test]
fn rules_of_a_final_are_kept_in_the_rounds_of_the_event() {
    let mut event = with_final();
    edit(&mut event, |event| {
        event.separate.push(Separate { by: GroupBy::Club, from: Some(Round(4)), to: None })
    });
    (0..4).for_each(|_| play(&mut event));
    assert_eq!(as_paired(&event), 1);
    let before = event.clone();
    edit(&mut event, |event| event.separate.clear());
    event.keep_paired_with(&before);
    let kept = event.rounds[3].paired_with.as_ref().unwrap();
    assert_eq!(kept.separate.as_ref().unwrap()[0].from, Some(Round(4)));
    let own = &event.parts(1)[0].event;
    assert!(own.separate.is_empty());
    assert_eq!(own.as_paired(Round(4)).separate[0].from, Some(Round(4)));
    assert_eq!(as_paired(&event), 1);
    let before = event.clone();
    let board = &event.rounds[3].boards[0];
    let players = vec![board.white.clone(), board.black.clone()];
    let mut late = event.clone();
    let rule = Forbidden { players, from: Some(Round(4)), to: None, reason: None };
    edit(&mut late, |event| event.forbidden = vec![rule]);
    late.keep_paired_with(&before);
    let kept = late.rounds[3].paired_with.as_ref().unwrap();
    assert_eq!(kept.forbidden, Some(Vec::new()));
    assert_eq!(as_paired(&late), 1);
    // The prohibition applies only before the final, so nothing that the final was paired with has
    // changed.
    let mut early = before.clone();
    edit(&mut early, |event| {
        event.forbidden.clone_from(&late.forbidden);
        (event.forbidden[0].from, event.forbidden[0].to) = (None, Some(Round(3)));
    });
    early.keep_paired_with(&before);
    assert_eq!(early.rounds[3].paired_with, before.rounds[3].paired_with);
}
