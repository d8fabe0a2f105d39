//! Withdrawals from groups of players, and the stages after the groups.

use crate::event::acts::{Echo, Refusal, absent, enter, withdraw};
use crate::event::{
    ByeKind, Event, Outcome, PlayerId, Points, Round, SystemKind, check_with, read,
};
use crate::pairing::{PairOptions, field, pair_all, pair_next, withdrawn_qualifiers};

fn id(word: &str) -> PlayerId {
    word.parse().unwrap()
}

/// Returns eight players in two groups, and `more` lines of the file.
fn groups(system: &str, more: &str) -> Event {
    let players: String = (1..=8).map(|n| format!("  - {{id: p{n}, name: Tree {n}}}\n")).collect();
    let text = format!(
        "schema: arbiter.event/2\nname: Groups\nsystem: {{{system}, seed: 5}}\n\
         groups:\n  - {{group: A, field: [p1, p3, p5, p7]}}\n  - {{group: B, field: [p2, p4, p6, p8]}}\n\
         {more}players:\n{players}"
    );
    read("groups.yaml", &text).unwrap_or_else(|error| panic!("{error}"))
}

/// Plays a round: the player with the lower number wins.
fn play(event: &mut Event, round: u16) {
    let boards = &event.round(Round(round)).unwrap().boards;
    let open = boards.iter().filter(|board| board.result.is_empty());
    let entries: Vec<_> = open
        .map(|board| {
            let score = if board.white < board.black { "2-0" } else { "0-2" };
            format!("{}={score}", board.board).parse().unwrap()
        })
        .collect();
    enter(event, Round(round), &entries, None).unwrap();
}

/// Returns the result of a player in a round.
fn result(event: &Event, player: &str, round: u16) -> Vec<Outcome> {
    event.round(Round(round)).unwrap().board_of(&id(player)).unwrap().result.clone()
}

#[test]
fn who_leaves_a_group_leaves_its_games_and_not_those_of_the_event() {
    let mut event = groups("kind: round-robin", "");
    pair_all(&mut event, None, None, 7).unwrap();
    play(&mut event, 1);
    let begun = event.clone();
    let said = withdraw(&mut event, "p1", None).unwrap();
    let told = |played, counts| Echo::ResultsOfLeaver {
        id: id("p1"),
        played,
        scheduled: 3,
        teams: false,
        counts,
    };
    assert_eq!(said.last(), Some(&told(1, false)), "less than half of three");
    assert_eq!(result(&event, "p1", 3), [Outcome::Annulled]);
    event = begun;
    play(&mut event, 2);
    let said = withdraw(&mut event, "p1", None).unwrap();
    assert_eq!(said.last(), Some(&told(2, true)), "{said:?}");
    let board = event.round(Round(3)).unwrap().board_of(&id("p1")).unwrap();
    let [Outcome::Forfeit(score)] = board.result[..] else { panic!("{board:?}") };
    let of_other = if board.white == id("p1") { score.second } else { score.first };
    assert_eq!(of_other, event.scoring.win, "the opponent wins what is left");
    assert_eq!(check_with(&event), []);
    play(&mut event, 3);
    assert_eq!(check_with(&event), []);
}

#[test]
fn the_place_of_who_has_left_goes_to_the_next_of_the_group() {
    let final_of = |system: &str, places: &str| {
        let stage =
            format!("{{stage: final, system: {{{system}, seed: 4}}, qualify: {{{places}}}}}");
        let mut event = groups("kind: round-robin", &format!("stages:\n  - {stage}\n"));
        pair_all(&mut event, None, None, 7).unwrap();
        for round in 1..=3 {
            play(&mut event, round);
        }
        event
    };
    let begun = |mut event: Event, leave: &[&str]| {
        for leaver in leave {
            withdraw(&mut event, leaver, None).unwrap();
        }
        pair_next(&mut event, PairOptions::default()).unwrap();
        let field: Vec<String> = event.stages[0].field.iter().map(ToString::to_string).collect();
        let of = |(gone, instead): &(PlayerId, Option<PlayerId>)| {
            format!("{gone}:{}", instead.as_ref().map_or("-".into(), ToString::to_string))
        };
        let passed: Vec<String> = withdrawn_qualifiers(&event, 1).iter().map(of).collect();
        (field.join(" "), passed.join(" "))
    };
    let said = |field: &str, passed: &str| (field.to_owned(), passed.to_owned());
    let final_of_four = || final_of("kind: round-robin", "to: 2");
    assert_eq!(begun(final_of_four(), &[]), said("p1 p2 p3 p4", ""));
    assert_eq!(begun(final_of_four(), &["p1"]), said("p3 p2 p5 p4", "p1:p5"));
    assert_eq!(begun(final_of_four(), &["p7"]), said("p1 p2 p3 p4", ""));
    assert_eq!(begun(final_of_four(), &["p1", "p3", "p5"]), said("p7 p2 p4", "p1:p7 p3:-"));
    assert_eq!(begun(final_of("kind: match", "to: 1"), &["p1"]), said("p3 p2", "p1:p3"));
    let lower = || final_of("kind: round-robin", "from: 2, to: 3");
    assert_eq!(begun(lower(), &["p3"]), said("p5 p4 p7 p6", "p3:p7"));
    assert_eq!(begun(lower(), &["p1"]), said("p3 p4 p5 p6", ""), "no place of the stage");
}

#[test]
fn who_will_be_absent_in_a_final_can_say_so_before_it_begins() {
    let stage = "stages:\n  - {stage: final, system: {kind: swiss, rounds: 3, seed: 4}, \
                 qualify: {to: 3}}\n";
    let mut event = groups("kind: round-robin", stage);
    // Rounds 1 to 3 are those of the groups, where everybody plays; the final has 4 to 6.
    let refused = |round: u16, event: &Event| {
        *absent(&mut event.clone(), "p1", Round(round)).unwrap_err().why
    };
    let gives_none = |system| Refusal::GivesNoBye { system, bye: ByeKind::Absent };
    assert_eq!(refused(3, &event), gives_none(SystemKind::RoundRobin));
    assert_eq!(refused(7, &event), Refusal::NoSuchRound { round: Round(7), rounds: 6 });
    absent(&mut event, "p1", Round(5)).unwrap();
    pair_all(&mut event, None, None, 7).unwrap();
    (1..=3).for_each(|round| play(&mut event, round));
    absent(&mut event, "p2", Round(4)).unwrap();
    for round in 4..=6 {
        pair_next(&mut event, PairOptions::default()).unwrap();
        play(&mut event, round);
    }
    let away = |round: u16| {
        let byes = &event.round(Round(round)).unwrap().byes;
        let absent = byes.iter().filter(|bye| bye.bye == ByeKind::Absent);
        absent.map(|bye| bye.player.to_string()).collect::<Vec<_>>()
    };
    assert_eq!([4, 5, 6].map(away), [vec!["p2"], vec!["p1"], vec![]]);
    let final_knockout = stage.replace("swiss, rounds: 3", "knockout");
    let event = groups("kind: round-robin", &final_knockout);
    assert_eq!(refused(4, &event), gives_none(SystemKind::Knockout));
}

#[test]
fn what_a_later_stage_refuses_is_about_rounds_of_the_whole_event() {
    let text = "schema: arbiter.event/2\nname: X\nsystem: {kind: round-robin, seed: 1}\n\
        players: [{id: p1, name: A, club: Oak}, {id: p2, name: B, club: Oak}, {id: p3, name: C, club: Oak}, {id: p4, name: D, club: Oak}]\n\
        stages: [{stage: final, system: {kind: swiss, rounds: 3, seed: 1}, qualify: {to: 4}}]\n";
    let mut event = read("t.yaml", text).unwrap_or_else(|error| panic!("{error}"));
    let play = |event: &mut Event| {
        for paired in event.rounds_mut() {
            for board in paired.boards_mut().iter_mut().filter(|board| board.result.is_empty()) {
                board.result = vec!["2-0".parse().unwrap()];
            }
        }
    };
    for _ in 0..4 {
        pair_next(&mut event, PairOptions::default()).unwrap_or_else(|error| panic!("{error}"));
        play(&mut event);
    }
    // Round 5 is round 2 of the final.
    let mut apart = event.clone();
    apart.keep_groups_apart(crate::event::Separate {
        by: crate::event::GroupBy::Club,
        from: Some(Round(5)),
        to: None,
    });
    let refused = pair_next(&mut apart, PairOptions::default()).unwrap_err();
    let Refusal::NoLegalPairing { round, .. } = *refused.why else { panic!("{refused}") };
    assert_eq!(round, Round(5));
    for player in ["p1", "p2", "p3"] {
        crate::event::acts::request(&mut event, player, Round(5), crate::event::ByeKind::Absent)
            .unwrap_or_else(|error| panic!("{error}"));
    }
    let refused = pair_next(&mut event, PairOptions::default()).unwrap_err();
    assert_eq!(*refused.why, Refusal::TooFewPresent { present: 1, round: Round(5) });
}

#[test]
fn a_group_whose_knockout_is_won_is_over_whoever_has_left_it() {
    let stages =
        "stages:\n  - {stage: final, system: {kind: match, games: 1, seed: 4}, qualify: {to: 1}}\n";
    let mut event = groups("kind: knockout", stages);
    for round in 1..=2 {
        pair_next(&mut event, PairOptions::default()).unwrap();
        play(&mut event, round);
    }
    for loser in ["p3", "p5", "p7"] {
        withdraw(&mut event, loser, None).unwrap();
    }
    pair_next(&mut event, PairOptions::default()).unwrap();
    let last = event.rounds.last().unwrap();
    assert_eq!(last.stage.as_deref(), Some("final"));
    assert_eq!(last.players().filter(|id| ["p1", "p2"].contains(&id.as_str())).count(), 2);
}

/// Returns a final by a Swiss in rounds 2 to 4, after a group of the first round.
fn final_swiss(first: &str, more: &str) -> Event {
    let players: String =
        (1..=4).map(|n| format!("  - {{id: p{n}, name: Tree {n}, number: {n}}}\n")).collect();
    let text = format!(
        "schema: arbiter.event/2\nname: Cup\nsystem: {{kind: round-robin, seed: 1}}\n\
         groups: [{{group: A, field: [p1, p2, p3, p4]}}]\n\
         stages:\n  - stage: final\n    system: {{kind: swiss, rounds: 4, seed: 1}}\n    \
         field: [p1, p2, p3, p4]\n{more}players:\n{players}rounds:\n\
         - {{round: 1, boards: [{{board: 1, white: p1, black: p4, result: 1-1}}, {{board: 2, white: p2, black: p3, result: 1-1}}]}}\n\
         - {{round: 2, stage: final, boards: [{{board: 1, white: p1, black: p3, {first}}}, {{board: 2, white: p4, black: p2, result: 1-1}}]}}\n\
         - {{round: 3, stage: final, boards: [{{board: 1, white: p2, black: p1, result: 1-1}}, {{board: 2, white: p3, black: p4, result: 1-1}}]}}\n\
         - {{round: 4, stage: final, boards: [{{board: 1, white: p1, black: p4, result: 1-1}}, {{board: 2, white: p2, black: p3, result: 1-1}}]}}\n"
    );
    read("cup.yaml", &text).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn a_correction_in_a_later_stage_was_unknown_only_to_rounds_already_paired() {
    let event = final_swiss(
        "result: 2-0, amended: [\"0-2 (round 3 paired): the slip was read wrongly\"]",
        "",
    );
    let part = &event.parts(1)[0].event;
    let then = |round: u16| part.as_paired(Round(round)).rounds[0].boards[0].result[0].to_string();
    assert_eq!([then(3), then(4)], ["0-2", "2-0"]);
}

#[test]
fn accelerated_rounds_are_those_of_the_event() {
    let more = "acceleration: [{points: 2, from: 3, to: 3, players: [p1]}]\n";
    let event = final_swiss("result: 1-1", more);
    let part = &event.parts(1)[0].event;
    let extra = |round: u16| field(part, Round(round)).unwrap().players[0].extra;
    assert_eq!([extra(2), extra(3), extra(4)], [0, 2, 0].map(Points::whole));
    let fourth = field(part, Round(4)).unwrap();
    assert_eq!((fourth.round, fourth.players[0].past.len()), (3, 2), "the third of the Swiss");
}
