//! Acts of a league secretary that easily go wrong.

use crate::event::acts::{
    Echo, HandedIn, Leave, NewPlayer, NewTeam, OfMatch, Refusal, Refused, Remedy, Spot,
    TeamRefusal, add_stage, add_teams, arrive_late, award, enter, hand_in, of_match, postpone,
    take_back, team_arrives,
};
use crate::event::rounds::boards_meant;
use crate::event::{
    Award, Board, BoardOrder, Carry, Concern, Event, Ledger, Lineup, PlayerId, Points, Postponed,
    Problem, Qualify, Round, Stage, System, SystemDocument, SystemKind, check_with, read,
};
use crate::pairing::{PairOptions, pair_all, pair_next, pair_with_bye, rounds_left, swap};

use super::small_league::play;

fn id(word: &str) -> PlayerId {
    word.parse().unwrap()
}

/// Returns a small league, round 1 paired: t1 - t4 and t2 - t3.
fn begun() -> Event {
    let mut event = super::small_league::league("system: {kind: round-robin, seed: 4}\n");
    pair(&mut event);
    event
}

fn pair(event: &mut Event) {
    pair_next(event, PairOptions::default()).unwrap();
}

fn why(refused: Refused) -> TeamRefusal {
    match *refused.why {
        Refusal::OfTeams { why } => why,
        why => panic!("{why:?}"),
    }
}

fn penalty(match_points: i64, board_points: i64, reason: &str) -> Award {
    let mut award = Award::new(id("t1"), Round(1));
    award.match_points = Points::whole(match_points);
    award.board_points = Points::whole(board_points);
    award.reason = Some(reason.to_owned());
    award
}

#[test]
fn a_second_penalty_of_a_round_leaves_the_first() {
    let mut event = begun();
    play(&mut event);
    award(&mut event, penalty(-1, 0, "hall opened late")).unwrap();
    award(&mut event, penalty(0, -2, "no clocks")).unwrap();
    let score = |event: &Event| {
        let parts = event.parts(0);
        let at = parts[0].event.players.iter().position(|one| one.id == id("t1")).unwrap();
        let ledger = Ledger::whole(&parts[0].event);
        (ledger.score(at), ledger.other_score(at))
    };
    assert_eq!(score(&event), (Points::whole(1), Points::whole(2)));
    award(&mut event, penalty(0, -2, "no clocks")).unwrap();
    assert_eq!(event.awards.len(), 2, "the same said again is given once");
    let refused = why(take_back(&mut event, "t1", Round(1), None).unwrap_err());
    assert!(matches!(refused, TeamRefusal::AwardedSeveral { .. }), "{refused:?}");
    take_back(&mut event, "t1", Round(1), Some("no clocks")).unwrap();
    assert_eq!(score(&event), (Points::whole(1), Points::whole(4)));
    take_back(&mut event, "t1", Round(1), Some("of appeal")).unwrap();
    assert_eq!(score(&event), (Points::whole(2), Points::whole(4)), "one is taken back as before");
}

#[test]
fn players_stay_with_their_team_if_colours_are_exchanged() {
    let mut event = begun();
    play(&mut event);
    let before: Vec<_> = seats(&event);
    let points = event.match_score(&event.rounds[0], &event.rounds[0].matches[1]);
    for board in 1..=4_u16 {
        let (white, black) = {
            let board = &event.rounds[0].boards[usize::from(board) - 1];
            (board.white.clone(), board.black.clone())
        };
        swap(&mut event, Round(1), white.as_str(), black.as_str(), "colours", true).unwrap();
    }
    assert_eq!(seats(&event), before);
    assert_eq!(event.match_score(&event.rounds[0], &event.rounds[0].matches[1]), points);
    let paired = &event.rounds[0];
    for board in &paired.boards {
        let [white, black] = event.teams_at(paired, board).unwrap();
        assert_eq!(Some(white), event.team_of(&board.white).map(|team| &team.id));
        assert_eq!(Some(black), event.team_of(&board.black).map(|team| &team.id));
    }
}

/// Returns the players at each board of round 1, the home player first.
fn seats(event: &Event) -> Vec<(Option<PlayerId>, Option<PlayerId>)> {
    let paired = &event.rounds[0];
    let of_match = |one| event.seats(paired, one);
    let all = paired.matches.iter().flat_map(of_match);
    all.map(|seat| (seat.home.cloned(), seat.away.cloned())).collect()
}

#[test]
fn a_line_up_is_for_a_round_that_comes_and_a_team_that_plays() {
    let mut event = begun();
    let handed = |team: &str, round: u16| HandedIn {
        team: team.into(),
        round: Round(round),
        players: vec!["p1".into(), "p2".into()],
    };
    hand_in(&mut event, &handed("t1", 3), Leave::default()).unwrap();
    let refused = hand_in(&mut event, &handed("t1", 4), Leave::default()).unwrap_err();
    assert_eq!(*refused.why, Refusal::NoSuchRound { round: Round(4), rounds: 3 });
    event.teams[0].withdrawn_after = Some(Round(1));
    let refused = hand_in(&mut event, &handed("t1", 2), Leave::default()).unwrap_err();
    assert_eq!(*refused.why, Refusal::HasWithdrawn { id: id("t1"), round: Round(1) });
}

/// Returns players p1 to p6 in two groups of three, all games drawn.
fn groups() -> Event {
    let players: String = (1..=6).map(|n| format!("  - {{id: p{n}, name: Tree {n}}}\n")).collect();
    let text = format!(
        "schema: arbiter.event/2\nname: Cup\nsystem: {{kind: round-robin, seed: 5}}\n\
         groups:\n  - {{group: A, field: [p1, p2, p3]}}\n  - {{group: B, field: [p4, p5, p6]}}\n\
         players:\n{players}"
    );
    let mut event = read("cup.yaml", &text).unwrap();
    pair_all(&mut event, None, None, 0).unwrap();
    draw_all(&mut event);
    event
}

fn draw_all(event: &mut Event) {
    for at in 0..event.rounds.len() {
        let open = event.rounds[at].boards.iter().filter(|board| board.result.is_empty());
        let entries: Vec<_> =
            open.map(|board| format!("{}=1-1", board.board).parse().unwrap()).collect();
        if !entries.is_empty() {
            enter(event, Round(u16::try_from(at + 1).unwrap()), &entries, None).unwrap();
        }
    }
}

fn stage(name: &str, system: SystemKind, field: &[&str], carry: Carry) -> Stage {
    let system = match system {
        SystemKind::Match => System::from(SystemDocument {
            games: Some(2),
            seed: Some(4),
            ..SystemDocument::new(system)
        }),
        system => SystemDocument { seed: Some(4), ..SystemDocument::new(system) }.into(),
    };
    let field = field.iter().map(|word| id(word)).collect();
    let (tiebreaks, qualify, between, groups) = (None, None, Vec::new(), Vec::new());
    Stage { stage: name.into(), system, tiebreaks, qualify, between, carry, groups, field }
}

#[test]
fn games_are_carried_over_a_match_that_lies_between() {
    let mut event = groups();
    let decider = stage("decider", SystemKind::Match, &["p2", "p3"], Carry::Nothing);
    add_stage(&mut event, &decider).unwrap();
    let last =
        stage("final", SystemKind::RoundRobin, &["p1", "p2", "p4", "p5"], Carry::MutualGames);
    add_stage(&mut event, &last).unwrap();
    for _ in 0..2 {
        pair(&mut event);
        draw_all(&mut event);
    }
    while pair_next(&mut event, PairOptions::default()).is_ok() {
        draw_all(&mut event);
    }
    let own = event.rounds.iter().filter(|round| round.stage.as_deref() == Some("final"));
    let boards: Vec<&Board> = own.flat_map(|round| &round.boards).collect();
    assert_eq!(boards.len(), 4, "p1 - p2 and p4 - p5 have played: {boards:?}");
    let parts = event.parts(2);
    let part = &parts[0];
    assert_eq!(rounds_left(part), Some(part.own_rounds().len()));
    let ledger = Ledger::whole(&part.event);
    assert!((0..4).all(|at| ledger.score(at) == Points::whole(3)), "three draws each");
    for (nth, own) in (1..).zip(&part.event.rounds) {
        let whole = event.round(own.round).unwrap();
        assert!(own.boards.iter().all(|board| whole.boards.contains(board)), "under its number");
        assert_eq!(part.event.nth_of_system(own.round), nth);
        assert_eq!(part.event.round_of_system(nth), own.round);
        assert_eq!(part.is_carried(own.round), usize::from(nth) <= part.carried);
    }
    let (last, next) = (part.event.last_paired(), part.event.last_paired().next());
    assert_eq!(last, event.last_paired());
    let after = part.event.nth_of_system(next);
    assert_eq!(usize::from(after), part.event.rounds.len() + 1);
    assert_eq!(part.event.round_of_system(after), next);
    let found: Vec<String> = check_with(&event).iter().map(|one| one.path.clone()).collect();
    assert!(found.iter().all(|path| !path.starts_with("rounds")), "{found:?}");
}

#[test]
fn points_are_brought_from_the_last_stage_in_which_all_have_played() {
    let mut event = groups();
    event.awards.push(Award { points: Points::whole(1), ..Award::new(id("p1"), Round(1)) });
    let decider = stage("decider", SystemKind::Match, &["p2", "p3"], Carry::Nothing);
    add_stage(&mut event, &decider).unwrap();
    pair(&mut event);
    draw_all(&mut event);
    let last = stage("final", SystemKind::RoundRobin, &["p1", "p2"], Carry::Points);
    add_stage(&mut event, &last).unwrap();
    let before = |of: &str| {
        let parts = event.parts(0);
        let part = parts.iter().find(|part| part.event.player(&id(of)).is_some()).unwrap();
        let at = part.event.players.iter().position(|one| one.id == id(of)).unwrap();
        Ledger::whole(&part.event).score(at)
    };
    let parts = event.parts(2);
    let ledger = Ledger::whole(&parts[0].event);
    for (at, of) in ["p1", "p2"].iter().enumerate() {
        assert_eq!(ledger.score(at), before(of), "{of}: the decider brings nothing");
    }
    assert!(ledger.score(0) > ledger.score(1), "the points are those of the groups");
}

#[test]
fn a_tie_at_the_cut_names_everybody_who_is_in_it() {
    let mut event = groups();
    let mut last = stage("final", SystemKind::RoundRobin, &[], Carry::Nothing);
    last.qualify = Some(Qualify { from: 1, to: 2 });
    add_stage(&mut event, &last).unwrap();
    let refused = pair_next(&mut event, PairOptions::default()).unwrap_err();
    let Refusal::SharedQualification { place, group, names, left } = *refused.why else {
        panic!("{refused:?}")
    };
    assert_eq!((place, group.as_deref(), left), (1, Some("A"), 2));
    assert_eq!(names, ["Tree 1 (p1)", "Tree 2 (p2)", "Tree 3 (p3)"]);
    event.stages[0].qualify = Some(Qualify { from: 1, to: 3 });
    pair(&mut event);
    assert_eq!(event.stages[0].field.len(), 6, "all who share the places go on");
}

#[test]
fn a_stage_has_two_who_play_and_each_once() {
    let mut event = groups();
    let twice = stage("final", SystemKind::RoundRobin, &["p1", "p1"], Carry::Nothing);
    let refused = add_stage(&mut event, &twice).unwrap_err();
    assert_eq!(*refused.why, Refusal::NamedTwice { id: id("p1") });
    let alone = stage("final", SystemKind::RoundRobin, &["p1"], Carry::Nothing);
    let refused = why(add_stage(&mut event, &alone).unwrap_err());
    assert_eq!(refused, TeamRefusal::FieldOfOne { stage: "final".into() });
    let last = stage("final", SystemKind::RoundRobin, &["p1", "p2"], Carry::Nothing);
    add_stage(&mut event, &last).unwrap();
    let refused = add_stage(&mut event, &last).unwrap_err();
    assert!(refused.remedy.is_some(), "it can be taken out: {refused:?}");
}

#[test]
fn a_late_team_changes_no_number_of_the_rounds_before() {
    let mut event = super::small_league::league("system: {kind: swiss, rounds: 3, seed: 4}\n");
    pair(&mut event);
    play(&mut event);
    let numbers = |event: &Event, round: u16| {
        let parts = event.parts(0);
        let known = parts[0].event.as_paired(Round(round)).into_owned();
        known.players[..4].iter().map(|team| team.number).collect::<Vec<_>>()
    };
    let first = numbers(&event, 1);
    let before = event.clone();
    let mut late = NewTeam { name: "Moor".into(), ..Default::default() };
    late.rating = Some(2500);
    late.members = vec!["p13".into()];
    add_teams(&mut event, &[late]).unwrap();
    event.keep_paired_with(&before);
    let before = event.clone();
    pair(&mut event);
    event.keep_paired_with(&before);
    assert_ne!(numbers(&event, 2), first, "the strongest is number 1 now");
    assert_eq!(numbers(&event, 1), first);
    let text = serde_yaml::to_string(&event).unwrap();
    assert_eq!(read("league.yaml", &text).unwrap(), event);
}

#[test]
fn the_average_rating_of_a_team_in_a_group_is_kept_with_the_team() {
    let mut event = super::small_league::league(
        "system: {kind: swiss, rounds: 3, seed: 4}\n\
         groups:\n  - {group: A, field: [t4, t2]}\n  - {group: B, field: [t3, t1]}\n",
    );
    pair(&mut event);
    play(&mut event);
    let before = event.clone();
    event.players[0].rating = Some(1000);
    event.keep_paired_with(&before);
    let kept = event.rounds[0].paired_with.as_ref().unwrap();
    let then = &kept.players[0];
    assert_eq!((kept.players.len(), then.player.as_str()), (1, "t1"));
    assert_eq!((then.rating, then.number), (Some(2385), Some(2)), "second of its group");
    let parts = event.parts(0);
    let team = |part: usize| {
        let known = parts[part].event.as_paired(Round(1)).into_owned();
        known.players.iter().map(|team| (team.number, team.rating)).collect::<Vec<_>>()
    };
    assert_eq!(team(1), [(Some(1), Some(2325)), (Some(2), Some(2385))]);
    assert!(parts[0].event.rounds[0].paired_with.is_none(), "of another group");
    let text = serde_yaml::to_string(&event).unwrap();
    assert_eq!(read("league.yaml", &text).unwrap(), event);
}

#[test]
fn a_reserve_signed_in_the_season_plays_from_the_next_match_of_the_team() {
    let mut event = super::small_league::league("system: {kind: round-robin, seed: 4}\n");
    pair_all(&mut event, None, None, 0).unwrap();
    let entries = ["1=2-0".parse().unwrap(), "2=1-1".parse().unwrap()];
    enter(&mut event, Round(1), &entries, None).unwrap();
    let team = event.team_of(&event.rounds[0].boards[0].white).unwrap().clone();
    let signed = |name: &str, team: &str| NewTeam {
        name: team.into(),
        players: vec![NewPlayer::named(name)],
        ..Default::default()
    };
    add_teams(&mut event, &[signed("Reed, Rob", &team.name)]).unwrap();
    let from = |event: &Event| event.players.last().unwrap().from_round;
    assert_eq!(from(&event), Some(Round(2)));
    let handed = |round: u16, player: &str| HandedIn {
        team: team.id.to_string(),
        round: Round(round),
        players: vec![player.into(), "-".into()],
    };
    let short = HandedIn { players: vec!["p14".into()], ..handed(2, "p14") };
    let refused = hand_in(&mut event, &short, Leave::default()).unwrap_err();
    let why = TeamRefusal::LineupTooShort { players: 1, boards: 2 };
    assert_eq!(*refused.why, Refusal::OfTeams { why }, "nobody loses a board by forgetting a name");
    hand_in(&mut event, &handed(2, "p14"), Leave::default()).unwrap();
    let boards = &event.rounds[1].boards;
    assert!(boards.iter().any(|board| board.has(&id("p14"))), "{boards:?}");
    let other = event.teams.iter().find(|one| !event.rounds[0].matches[0].has(&one.id)).unwrap();
    let name = other.name.clone();
    add_teams(&mut event, &[signed("Rush, Rhea", &name)]).unwrap();
    assert_eq!(from(&event), None, "their match of round 1 has no result");
    arrive_late(&mut event, "p15", Round(3)).unwrap();
    assert_eq!(from(&event), Some(Round(3)));
    arrive_late(&mut event, "p15", Round(2)).unwrap();
    assert_eq!(from(&event), Some(Round(2)), "also a round that is paired");
}

#[test]
fn players_exchange_seats_by_the_rules_of_line_ups() {
    let mut event = begun();
    let change = |event: &mut Event, one: &str, other: &str, force: bool| {
        swap(event, Round(1), one, other, "late", force)
    };
    for (one, other) in [("p1", "p11"), ("p1", "p4"), ("p8", "p10")] {
        for force in [false, true] {
            let refused = change(&mut event, one, other, force).unwrap_err();
            let help = matches!(refused.remedy.as_deref(), Some(Remedy::HandInLineup { .. }));
            let TeamRefusal::Breaks { rules, .. } = why(refused) else { panic!("{one} {other}") };
            assert!(help && rules.said[0].id() == "breaks-of-other", "{one} {other}: {rules:?}");
        }
    }
    let refused = change(&mut event, "p1", "p3", false).unwrap_err();
    assert!(matches!(*refused.why, Refusal::NotInRound { .. }), "{refused:?}");
    assert_eq!(event, begun());
    change(&mut event, "p1", "p2", false).unwrap();
    change(&mut event, "p1", "p2", false).unwrap();
    event.team_match.as_mut().unwrap().order = BoardOrder::Members;
    let refused = why(change(&mut event, "p1", "p2", false).unwrap_err());
    let TeamRefusal::Breaks { rules, .. } = refused else { panic!("{refused:?}") };
    assert_eq!(rules.said[0].id(), "breaks-members");
    let said = change(&mut event, "p1", "p2", true).unwrap();
    assert!(matches!(said.last(), Some(Echo::Note { .. })), "{said:?}");
    assert_eq!(check_with(&event), []);
}

#[test]
fn who_sits_for_another_team_is_named() {
    let mut event = begun();
    let board = event.rounds[0].boards.iter_mut().find(|board| board.has(&id("p1"))).unwrap();
    let seat = if board.white == id("p1") { &mut board.white } else { &mut board.black };
    *seat = id("p6");
    let number = board.board;
    let found: Vec<Concern> =
        check_with(&event).iter().filter_map(Problem::as_what::<Concern>).cloned().collect();
    let (team, round) = (id("t1"), Round(1));
    let named = Concern::NotMember { id: id("p6"), team: team.clone(), round, board: number };
    assert_eq!(found, [named]);
    let players = vec![Some(id("p6")), Some(id("p2"))];
    event.lineups.push(Lineup { team, round, players, reason: Some("agreed".into()) });
    assert_eq!(check_with(&event), [], "a line-up says so");
}

#[test]
fn teams_that_have_played_do_not_meet_again_whatever_becomes_of_the_match() {
    let mut event = super::small_league::league("system: {kind: swiss, rounds: 3, seed: 4}\n");
    pair(&mut event);
    let opponents = |event: &Event, round: usize| -> Vec<[PlayerId; 2]> {
        let matches = event.rounds[round].matches.iter();
        matches.map(|one| [one.home.clone(), one.away.clone()]).collect()
    };
    let teams = opponents(&event, 0)[0].clone();
    let facts = |event: &Event| {
        let part = event.parts(0).remove(0);
        let ledger = Ledger::whole(&part.event);
        let [one, other] = teams.each_ref().map(|id| part.event.index()[id]);
        (ledger.have_met(one, other), ledger.colors(one), ledger.score(one))
    };
    let both = || teams.iter().map(ToString::to_string).collect();
    let not_come = |lost: Vec<String>| {
        let mut early = event.clone();
        of_match(&mut early, Round(1), 1, &OfMatch::Lost(lost), Some("did not come")).unwrap();
        early
    };
    assert_eq!(facts(&not_come(both())), (false, vec![None], Points::ZERO));
    let mut put_off = event.clone();
    let later = Postponed { until: "2026-10-01".parse().ok(), reason: None };
    let spots = ["1", "2"].map(|word| word.parse::<Spot>().unwrap());
    postpone(&mut put_off, Round(1), &spots, &later).unwrap();
    let lost = OfMatch::Lost(vec![teams[0].to_string()]);
    of_match(&mut put_off, Round(1), 1, &lost, Some("did not come")).unwrap();
    assert_eq!(facts(&put_off), (false, vec![None], Points::ZERO), "nobody has begun a game");
    play(&mut event);
    let played = facts(&event);
    of_match(&mut event, Round(1), 1, &lost, Some("ineligible player")).unwrap();
    let ruled = facts(&event);
    assert_eq!((ruled.0, &ruled.1), (true, &played.1), "C.04.2, 3.5: it was played");
    assert_eq!((played.1.len(), ruled.2), (1, Points::ZERO), "and lost all the same");
    for round in 1..3 {
        pair(&mut event);
        assert!(
            !opponents(&event, round)
                .iter()
                .any(|pair| { pair.iter().all(|id| teams.contains(id)) })
        );
        play(&mut event);
    }
    let mut cup = super::small_league::league("system: {kind: knockout, seed: 4}\n");
    pair(&mut cup);
    play(&mut cup);
    let lost = opponents(&cup, 0)[0].iter().map(ToString::to_string).collect();
    of_match(&mut cup, Round(1), 1, &OfMatch::Lost(lost), Some("both ineligible")).unwrap();
    let refused = pair_next(&mut cup, PairOptions::default()).unwrap_err();
    let undecided = matches!(why(refused), TeamRefusal::MatchUndecided { level: Some(_), .. });
    assert!(undecided, "teams are not sent to a play-off");
}

#[test]
fn a_late_team_meets_the_team_that_has_the_bye() {
    let mut event = super::small_league::league("system: {kind: swiss, rounds: 3, seed: 4}\n");
    event.teams.pop().unwrap();
    pair(&mut event);
    let host = event.rounds[0].byes[0].player.clone();
    let before = event.clone();
    let late = NewTeam {
        name: "Moor".into(),
        players: ["Reed, Rob", "Rush, Rhea"].map(NewPlayer::named).into(),
        ..Default::default()
    };
    add_teams(&mut event, &[late]).unwrap();
    let team = event.teams.last().unwrap().id.clone();
    assert_eq!(event.teams.last().unwrap().from_round, Some(Round(2)));
    team_arrives(&mut event, &team, Round(3)).unwrap();
    assert_eq!(event.teams.last().unwrap().from_round, Some(Round(3)));
    pair_with_bye(&mut event, team.as_str(), Some("agreed")).unwrap();
    let paired = &event.rounds[0];
    let one = &paired.matches[paired.match_of(&host).unwrap()];
    assert!(one.has(&team) && paired.byes.is_empty());
    assert_eq!((one.latecomer.as_ref(), one.number), (Some(&team), 2));
    assert_eq!(paired.boards_of(2).count(), 2);
    assert_eq!(event.teams.last().unwrap().from_round, None);
    assert_eq!(check_with(&event), []);
    let known = |event: &Event| event.parts(0)[0].event.as_paired(Round(1)).rounds[0].byes.clone();
    assert_eq!(known(&event), known(&before), "its pairing is judged without the late team");
    play(&mut event);
    pair(&mut event);
    assert_eq!(check_with(&event), []);
}

#[test]
fn boards_are_meant_by_their_number_by_their_match_or_by_who_sits_there() {
    let mut event = begun();
    let meant = |event: &Event, word: &str| boards_meant(event, Round(1), word);
    for (word, boards) in [("3", vec![3]), ("2.1", vec![3]), ("2.", vec![3, 4])] {
        assert_eq!(meant(&event, word).unwrap(), boards, "{word}");
    }
    let player = event.rounds[0].boards[3].white.to_string();
    assert_eq!(meant(&event, &player).unwrap(), [4]);
    assert!(meant(&event, "3.").is_err() && meant(&event, "9").is_err());
    play(&mut event);
    let refused = swap(&mut event, Round(1), "t2", "t3", "x", false).unwrap_err();
    assert_eq!(why(refused), TeamRefusal::MatchHasResult { number: 2 });
}
