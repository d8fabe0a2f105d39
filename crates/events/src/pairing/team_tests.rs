//! Acts on teams, matches, groups and stages, in small leagues.

use crate::event::acts::{
    Amend, Echo, HandedIn, Leave, LineupBreaks, NewTeam, OfMatch, Refusal, Refused, Spot, TeamEcho,
    TeamRefusal, add_stage, add_teams, award, draw_groups, enter, find_team, hand_in, of_match,
    postpone, remove_team, request_of_team, set_event, set_groups, set_team, team_comes_back,
    withdraw_team,
};
use crate::event::{
    Award, Board, BoardOrder, ByeKind, Carry, Event, Ledger, PlayerId, Points, Postponed, Qualify,
    Round, SchemaVersion, Stage, System, SystemDocument, SystemKind, read,
};
use crate::pairing::small_league::play;
use crate::pairing::{PairOptions, advance, pair_all, pair_by_hand, pair_next, swap};
use crate::standings::{StandingsOptions, rank};

/// Returns a small league with a system.
fn league(system: &str) -> Event {
    super::small_league::league(&format!("system: {{kind: {system}, seed: 4}}\n"))
}

/// Returns a league with round 1 paired: by the seed, t1 - t4 and t2 - t3.
fn begun() -> Event {
    let mut event = league("round-robin");
    pair_next(&mut event, PairOptions::default()).unwrap();
    event
}

fn pair(event: &mut Event) {
    pair_next(event, PairOptions::default()).unwrap();
}

fn handed(team: &str, round: u16, players: &str) -> HandedIn {
    let players = players.split(' ').map(str::to_owned).collect();
    HandedIn { team: team.into(), round: Round(round), players }
}

fn why(refused: Refused) -> TeamRefusal {
    match *refused.why {
        Refusal::OfTeams { why } => why,
        why => panic!("{why:?}"),
    }
}

fn id(word: &str) -> PlayerId {
    word.parse().unwrap()
}

/// Returns the boards of a team's match in a round: seat, White, Black, result.
fn boards_of(event: &Event, team: &str, round: u16) -> Vec<String> {
    let paired = event.round(Round(round)).unwrap();
    let one = &paired.matches[paired.match_of(&id(team)).unwrap()];
    let line = |board: &Board| {
        let result: Vec<String> = board.result.iter().map(ToString::to_string).collect();
        let line = format!("{} {} {}", board.seat.unwrap(), board.white, board.black);
        format!("{line} {}", result.join(","))
    };
    paired.boards_of(one.number).map(|board| line(board).trim().to_owned()).collect()
}

fn match_of(event: &Event, team: &str, round: u16) -> u16 {
    let paired = event.round(Round(round)).unwrap();
    paired.matches[paired.match_of(&id(team)).unwrap()].number
}

/// Returns the table of the first part of a stage: each team with its points and its other points.
fn table(event: &Event, stage: usize) -> Vec<String> {
    let parts = event.parts(stage);
    let part = &parts[0];
    let ledger = Ledger::whole(&part.event);
    let row = |row: &crate::standings::RankingRow| {
        let id = &part.event.players[row.player].id;
        format!("{id} {}/{}", row.score, ledger.other_score(row.player))
    };
    rank(&part.event, &ledger, StandingsOptions::default()).rows.iter().map(row).collect()
}

#[test]
fn a_team_gets_an_id_of_its_own_and_each_player_is_in_one() {
    let mut event = league("round-robin");
    let new = |name: &str, members: &[&str]| NewTeam {
        name: name.into(),
        members: members.iter().map(|word| (*word).to_owned()).collect(),
        ..NewTeam::default()
    };
    let (_, kept, _) = add_teams(&mut event, &[new("Lake", &["p13"])]).unwrap();
    assert_eq!(kept[0].id, Some(id("t5")), "the history has the id that was given");
    let again = add_teams(&mut event, &[new("lake", &["p13"])]).unwrap().0;
    assert!(matches!(again[0], Echo::AsRecorded { .. }), "{again:?}");
    let refused = why(add_teams(&mut event, &[new("Fen", &["p1"])]).unwrap_err());
    assert_eq!(refused, TeamRefusal::MemberOfOther { id: id("p1"), other: id("t1") });
    let club = ("club".to_owned(), "Forest".to_owned());
    set_team(&mut event, "t1", std::slice::from_ref(&club)).unwrap();
    set_team(&mut event, "t5", &[club]).unwrap();
    let (said, ..) = add_teams(&mut event, &[new("Lake", &["p1"])]).unwrap();
    let also = TeamEcho::AlsoOf { id: id("p1"), team: id("t5"), other: id("t1") };
    assert!(said.contains(&Echo::OfTeams { what: also }), "of one club: {said:?}");
    let refused = why(find_team(&event, "wood").unwrap_err());
    let TeamRefusal::NoTeam { teams: Some(teams), .. } = refused else { panic!("{refused:?}") };
    assert_eq!(teams, ["t1 Wood 1", "t2 Wood 2", "t3 Wood 3", "t4 Wood 4"]);
    remove_team(&mut event, "t5").unwrap();
    assert_eq!(event.teams.len(), 4);
    let mut players = Event::new("Club", System::of_rounds(3));
    let refused = why(add_teams(&mut players, &[new("Fen", &[])]).unwrap_err());
    assert_eq!(refused, TeamRefusal::NotOfTeams);
}

#[test]
fn a_line_up_waits_for_its_round_and_then_sits_at_its_boards() {
    let mut event = league("round-robin");
    hand_in(&mut event, &handed("t1", 1, "p3 -"), Leave::default()).unwrap();
    pair(&mut event);
    assert_eq!(boards_of(&event, "t1", 1).len(), 1, "board 2 is empty");
    assert!(boards_of(&event, "t1", 1)[0].contains("p3"));
    hand_in(&mut event, &handed("t1", 1, "p3 p2"), Leave::default()).unwrap();
    assert_eq!(boards_of(&event, "t1", 1).len(), 2, "handed in anew");
    let number = match_of(&event, "t1", 1);
    let seat = |n: u16, result: &str| format!("{number}.{n}={result}").parse().unwrap();
    enter(&mut event, Round(1), &[seat(1, "2-0"), seat(2, "1-1")], None).unwrap();
    let before = boards_of(&event, "t1", 1);
    let refused =
        why(hand_in(&mut event, &handed("t1", 1, "p3 p1"), Leave::default()).unwrap_err());
    assert!(matches!(refused, TeamRefusal::LineupPlayed { .. }), "{refused:?}");
    let ruling = Leave { force: true, reason: Some("the wrong player sat there"), guests: false };
    let said = hand_in(&mut event, &handed("t1", 1, "p3 p1"), ruling).unwrap();
    assert!(
        said.iter().any(|echo| matches!(echo, Echo::OfTeams { what: TeamEcho::ResultGone { .. } }))
    );
    let after = boards_of(&event, "t1", 1);
    assert_eq!(after[0], before[0], "two players who stay keep their result");
    assert!(after[1].contains("p1") && !after[1].contains("1-1"), "{after:?}");
}

#[test]
fn a_postponed_board_stays_postponed_whoever_plays_it() {
    let mut event = begun();
    let number = match_of(&event, "t1", 1);
    let spot: Spot = format!("{number}.1").parse().unwrap();
    let later = Postponed { until: None, reason: None };
    postpone(&mut event, Round(1), &[spot], &later).unwrap();
    hand_in(&mut event, &handed("t1", 1, "p3 p2"), Leave::default()).unwrap();
    let boards = boards_of(&event, "t1", 1);
    assert!(boards[0].contains("p3") && boards[0].contains("adjourned"), "{boards:?}");
}

#[test]
fn the_rules_of_the_event_are_named_that_a_line_up_breaks() {
    let breaks = |event: &mut Event, line: &str, guests: bool| -> Vec<&'static str> {
        let leave = Leave { guests, ..Leave::default() };
        match hand_in(event, &handed("t1", 1, line), leave).map_err(why) {
            Ok(_) => Vec::new(),
            Err(TeamRefusal::Breaks { rules, .. }) => {
                rules.said.iter().map(|one| one.id()).collect()
            }
            Err(other) => panic!("{other:?}"),
        }
    };
    let of = |what: LineupBreaks| draughts_ground::said::Told::said(&what).id();
    let [p1, p2] = [id("p1"), id("p2")];
    let guest = of(LineupBreaks::Guest { id: p1.clone() });
    let other = of(LineupBreaks::OfOther { id: p1.clone(), other: id("t2") });
    let members = of(LineupBreaks::Members { first: p2.clone(), second: p1.clone() });
    let rating = of(LineupBreaks::Rating { first: p2, second: p1.clone(), more: 1, margin: 0 });
    let few = of(LineupBreaks::TooFew { there: 1, present: 2 });
    let reserve = of(LineupBreaks::ReserveGames { id: p1, most: 1 });
    let mut event = league("round-robin");
    assert_eq!(breaks(&mut event, "p13 p2", false), [guest]);
    assert!(breaks(&mut event, "p13 p2", true).is_empty(), "a guest who is named as one");
    assert_eq!(breaks(&mut event, "p4 p2", false), [other]);
    assert!(breaks(&mut event, "p2 p1", false).is_empty(), "in any order");
    let rules = event.team_match.as_mut().unwrap();
    (rules.order, rules.present, rules.reserve_games) = (BoardOrder::Members, Some(2), Some(0));
    assert_eq!(breaks(&mut event, "p2 p1", false), [members]);
    assert_eq!(breaks(&mut event, "p1 -", false), [few]);
    assert_eq!(breaks(&mut event, "p1 p3", false), [reserve], "p3 is the reserve");
    let rules = event.team_match.as_mut().unwrap();
    (rules.order, rules.rating_margin) = (BoardOrder::Rating, 10);
    assert!(breaks(&mut event, "p2 p1", false).is_empty(), "within the margin");
    event.team_match.as_mut().unwrap().rating_margin = 9;
    assert_eq!(breaks(&mut event, "p2 p1", false), [rating]);
    let ruling = Leave { force: true, reason: Some("agreed by both"), guests: false };
    hand_in(&mut event, &handed("t1", 1, "p2 p1"), ruling).unwrap();
    let kept = event.lineups.iter().find(|one| one.team == id("t1")).unwrap();
    assert_eq!(kept.reason.as_deref(), Some("agreed by both"));
}

#[test]
fn a_player_helps_out_another_team_of_the_club_as_often_as_is_allowed() {
    let mut event = league("round-robin");
    let lent = |event: &mut Event, round: u16| {
        hand_in(event, &handed("t1", round, "p1 p4"), Leave::default()).map(|_| ()).map_err(why)
    };
    let of_other = |result| {
        matches!(result, Err(TeamRefusal::Breaks { rules, .. })
        if rules.said.iter().all(|one| one.id() == "breaks-of-other"))
    };
    let too_often = |result| {
        matches!(result, Err(TeamRefusal::Breaks { rules, .. })
        if rules.said.iter().all(|one| one.id() == "breaks-club-games"))
    };
    event.team_match.as_mut().unwrap().club_games = Some(1);
    assert!(of_other(lent(&mut event, 1)), "no club is known");
    for team in &mut event.teams[..2] {
        team.club = Some("Oak".into());
    }
    event.team_match.as_mut().unwrap().club_games = None;
    assert!(of_other(lent(&mut event, 1)), "nothing is said about teams of a club");
    event.team_match.as_mut().unwrap().club_games = Some(0);
    assert!(too_often(lent(&mut event, 1)));
    event.team_match.as_mut().unwrap().club_games = Some(1);
    lent(&mut event, 1).unwrap();
    lent(&mut event, 1).unwrap();
    assert!(too_often(lent(&mut event, 2)), "the line-up of round 1 counts");
    pair(&mut event);
    let boards = boards_of(&event, "t1", 1);
    assert!(boards[1].contains("p4"), "{boards:?}");
    assert!(too_often(lent(&mut event, 2)), "and so does the game");
    event.team_match.as_mut().unwrap().club_games = Some(2);
    lent(&mut event, 2).unwrap();
    // A member of both teams plays for the first of them.
    event.teams[0].members.push(id("p4"));
    event.team_match.as_mut().unwrap().club_games = Some(0);
    let own = hand_in(&mut event, &handed("t2", 3, "p4 p5"), Leave::default());
    assert!(too_often(own.map(|_| ()).map_err(why)), "now a game for the other team");
    lent(&mut event, 3).unwrap();
}

#[test]
fn nobody_plays_for_two_teams_in_a_round() {
    let mut event = league("round-robin");
    let guests = Leave { guests: true, ..Leave::default() };
    hand_in(&mut event, &handed("t1", 1, "p13 p2"), guests).unwrap();
    let refused = why(hand_in(&mut event, &handed("t2", 1, "p4 p13"), guests).unwrap_err());
    assert_eq!(refused, TeamRefusal::PlaysFor { id: id("p13"), round: Round(1), other: id("t1") });
}

#[test]
fn a_match_is_lost_by_a_ruling_and_its_games_stay() {
    let mut event = begun();
    play(&mut event);
    let number = match_of(&event, "t1", 1);
    assert_eq!(table(&event, 0)[0], "t1 2/4");
    let lost = OfMatch::Lost(vec!["t1".into()]);
    let none = of_match(&mut event.clone(), Round(1), number, &lost, None).unwrap_err();
    assert_eq!(*none.why, Refusal::EmptyReason);
    of_match(&mut event, Round(1), number, &lost, Some("ineligible player")).unwrap();
    assert_eq!(boards_of(&event, "t1", 1).len(), 2, "they were played, and are rated");
    assert!(table(&event, 0).contains(&"t1 0/0".to_owned()), "{:?}", table(&event, 0));
    of_match(&mut event, Round(1), number, &OfMatch::Clear, None).unwrap();
    assert_eq!(table(&event, 0)[0], "t1 2/4");
    let mut early = begun();
    of_match(&mut early, Round(1), number, &lost, Some("did not come")).unwrap();
    let paired = early.round(Round(1)).unwrap();
    assert_eq!(paired.boards.len(), 2, "nobody waits for boards that are not played");
    let entered = |seat: u16| {
        let entry = format!("{number}.{seat}=2-0").parse().unwrap();
        why(enter(&mut early.clone(), Round(1), &[entry], None).unwrap_err())
    };
    assert_eq!(entered(1), TeamRefusal::MatchNotPlayed { number });
    assert_eq!(entered(3), TeamRefusal::NoSeat { number, seat: 3, boards: 2 });
    of_match(&mut early, Round(1), number, &OfMatch::Clear, None).unwrap();
    assert_eq!(early, begun(), "as it was");
    let other = OfMatch::Lost(vec!["t2".into()]);
    let refused = of_match(&mut event, Round(1), number, &other, Some("x")).unwrap_err();
    assert_eq!(why(refused), TeamRefusal::NotInMatch { id: id("t2"), number });
}

#[test]
fn colours_exchanged_at_a_board_do_not_turn_the_match() {
    let mut event = begun();
    play(&mut event);
    let before = table(&event, 0);
    crate::event::acts::swap_colors(&mut event, Round(1), 1, "they sat so", true).unwrap();
    assert_eq!(table(&event, 0), before);
}

#[test]
fn a_team_that_withdraws_loses_what_it_was_to_play_and_comes_back_to_it() {
    let mut event = league("round-robin");
    pair_all(&mut event, None, None, 7).unwrap();
    let whole = event.clone();
    let round_1: Vec<_> = event.rounds[0].boards.iter().map(|board| board.board).collect();
    let entries: Vec<_> = round_1.iter().map(|n| format!("{n}=1-1").parse().unwrap()).collect();
    enter(&mut event, Round(1), &entries, None).unwrap();
    withdraw_team(&mut event, "t2", None).unwrap();
    assert_eq!(event.team(&id("t2")).unwrap().withdrawn_after, Some(Round(1)));
    for round in 2..=3 {
        let paired = event.round(Round(round)).unwrap();
        let one = &paired.matches[paired.match_of(&id("t2")).unwrap()];
        assert_eq!((one.lost.as_slice(), paired.boards.len()), ([id("t2")].as_slice(), 2));
    }
    team_comes_back(&mut event, "t2").unwrap();
    assert_eq!(event.rounds[1..], whole.rounds[1..], "as it was paired");
}

#[test]
fn a_team_that_has_played_withdraws_after_its_last_match_or_later() {
    let mut event = league("round-robin");
    pair_all(&mut event, None, None, 7).unwrap();
    let before_play = event.clone();
    let boards = event.rounds[1].boards.iter().map(|board| format!("{}=1-1", board.board).parse());
    let entries: Vec<_> = boards.map(Result::unwrap).collect();
    enter(&mut event, Round(2), &entries, None).unwrap();
    for after in [0, 1] {
        let refused = withdraw_team(&mut event.clone(), "t1", Some(Round(after))).unwrap_err();
        let has_result = Refusal::HasResult { id: id("t1"), round: Round(2) };
        assert_eq!(*refused.why, has_result, "after {after}");
    }
    let mut event = before_play;
    withdraw_team(&mut event, "t1", Some(Round(0))).unwrap();
    assert_eq!(event.team(&id("t1")).unwrap().withdrawn_after, Some(Round(0)));
    let lost =
        |round: &crate::event::PairedRound| round.matches.iter().any(|one| one.lost == [id("t1")]);
    assert!(event.rounds.iter().all(lost), "it plays none of its matches");
}

#[test]
fn a_team_is_absent_or_has_a_bye_where_its_system_gives_one() {
    let mut event = league("swiss, rounds: 3");
    request_of_team(&mut event, "t1", Round(1), ByeKind::HalfPoint).unwrap();
    request_of_team(&mut event, "t2", Round(1), ByeKind::Absent).unwrap();
    pair(&mut event);
    assert_eq!(event.rounds[0].matches.len(), 1);
    assert_eq!(event.rounds[0].byes.len(), 2);
    let refused = request_of_team(&mut league("round-robin"), "t1", Round(1), ByeKind::HalfPoint);
    assert!(matches!(*refused.unwrap_err().why, Refusal::GivesNoBye { .. }));
}

#[test]
fn teams_are_paired_and_exchanged_by_hand() {
    let mut event = league("swiss, rounds: 3");
    let seats = ["t2:t1".parse().unwrap(), "t3:t4".parse().unwrap()];
    pair_by_hand(&mut event, Round(1), &seats, "the computer was down", false).unwrap();
    let homes = |event: &Event| -> Vec<String> {
        let matches = event.rounds[0].matches.iter();
        matches.map(|one| format!("{} {}:{}", one.number, one.home, one.away)).collect()
    };
    assert_eq!(homes(&event), ["1 t2:t1", "2 t3:t4"]);
    assert_eq!(boards_of(&event, "t1", 1), ["1 p4 p1", "2 p2 p5"], "at home, White on board 1");
    swap(&mut event, Round(1), "t1", "t4", "by error", false).unwrap();
    assert_eq!(homes(&event), ["1 t2:t4", "2 t3:t1"]);
    swap(&mut event, Round(1), "t3", "t1", "the hall of t1", false).unwrap();
    assert_eq!(homes(&event), ["1 t2:t4", "2 t1:t3"], "at home after all");
    assert_eq!(event.rounds[0].boards.len(), 4);
    let short = pair_by_hand(&mut event, Round(1), &seats[..1], "x", false);
    assert!(short.is_err(), "t3 and t4 would be left alone");
    let numbers: Vec<u16> = event.rounds[0].boards.iter().map(|board| board.board).collect();
    assert_eq!(numbers, [1, 2, 3, 4]);
}

#[test]
fn points_of_the_arbiters_count_with_those_of_the_matches() {
    let mut event = begun();
    play(&mut event);
    let reason = Some("left the hall".to_owned());
    let mut penalty = Award::new(id("t1"), Round(1));
    (penalty.match_points, penalty.reason) = (Points::whole(-2), reason.clone());
    award(&mut event, penalty).unwrap();
    assert!(table(&event, 0).contains(&"t1 0/4".to_owned()), "{:?}", table(&event, 0));
    let mut start = Award::new(id("t4"), Round(0));
    (start.board_points, start.reason) = (Points::whole(3), reason.clone());
    award(&mut event, start).unwrap();
    assert!(table(&event, 0).contains(&"t4 0/3".to_owned()), "{:?}", table(&event, 0));
    let mut wrong = Award::new(id("t1"), Round(1));
    (wrong.points, wrong.reason) = (Points::whole(1), reason.clone());
    let refused = why(award(&mut event, wrong).unwrap_err());
    assert_eq!(refused, TeamRefusal::OtherPoints { teams: true });
    let text = serde_yaml::to_string(&event).unwrap();
    assert_eq!(read("league.yaml", &text).unwrap(), event);
    // A player of an individual event, whose file has had the first version until now.
    let mut club = Event::new("Club", System::of_rounds(3));
    for name in ["Ash", "Elm"] {
        crate::event::acts::add(&mut club, vec![crate::event::acts::NewPlayer::named(name)])
            .unwrap();
    }
    assert_eq!(club.schema, SchemaVersion::V1);
    let mut bonus = Award::new(id("p2"), Round(0));
    (bonus.points, bonus.reason) = (Points::hundredths(50), reason);
    let said = award(&mut club, bonus).unwrap();
    assert_eq!((club.schema, said.len()), (SchemaVersion::V2, 2), "which is said");
    assert_eq!(Ledger::whole(&club).score(1), Points::hundredths(50));
}

fn stage(name: &str, system: SystemKind, carry: Carry, to: u16) -> Stage {
    Stage {
        stage: name.into(),
        system: SystemDocument { seed: Some(4), ..SystemDocument::new(system) }.into(),
        tiebreaks: None,
        qualify: Some(Qualify { from: 1, to }),
        between: Vec::new(),
        carry,
        groups: Vec::new(),
        field: Vec::new(),
    }
}

#[test]
fn groups_are_named_or_drawn_in_serpentine_and_by_lot() {
    let mut event = league("round-robin");
    draw_groups(&mut event, &["A".into(), "B".into()], None).unwrap();
    let fields = |event: &Event| -> Vec<String> {
        let ids = |field: &[PlayerId]| field.iter().map(PlayerId::to_string).collect::<Vec<_>>();
        event.groups.iter().map(|group| ids(&group.field).join(" ")).collect()
    };
    assert_eq!(fields(&event), ["t1 t4", "t2 t3"]);
    draw_groups(&mut event, &["A".into(), "B".into()], Some(5)).unwrap();
    let drawn = fields(&event);
    draw_groups(&mut event, &["A".into(), "B".into()], Some(5)).unwrap();
    assert_eq!(fields(&event), drawn, "the seed repeats the drawing");
    let named = |a: &[&str]| ("A".to_owned(), a.iter().map(|id| (*id).to_owned()).collect());
    let refused = why(set_groups(&mut event, &[named(&["t1", "t2"])]).unwrap_err());
    assert_eq!(refused, TeamRefusal::InNoGroup { ids: vec![id("t3"), id("t4")] });
    pair(&mut event);
    let refused = why(draw_groups(&mut event, &["A".into(), "B".into()], None).unwrap_err());
    assert_eq!(refused, TeamRefusal::GroupsPaired);
}

#[test]
fn points_are_carried_into_the_next_stage() {
    let mut event = league("round-robin");
    add_stage(&mut event, &stage("final", SystemKind::RoundRobin, Carry::Points, 2)).unwrap();
    for _ in 1..=3 {
        pair(&mut event);
        play(&mut event);
    }
    assert_eq!(table(&event, 0), ["t1 6/12", "t2 4/8", "t3 2/4", "t4 0/0"]);
    pair(&mut event);
    assert_eq!(event.rounds[3].stage.as_deref(), Some("final"));
    assert_eq!(table(&event, 1), ["t1 6/12", "t2 4/8"], "before a board is played");
    play(&mut event);
    assert_eq!(table(&event, 1), ["t1 8/16", "t2 4/8"]);
}

#[test]
fn mutual_games_count_in_the_next_stage_and_are_not_played_again() {
    let mut event = league("round-robin");
    let groups = [("A", ["t1", "t4"]), ("B", ["t2", "t3"])];
    let groups = groups.map(|(name, field)| (name.to_owned(), field.map(str::to_owned).to_vec()));
    set_groups(&mut event, &groups).unwrap();
    let swiss = stage("final", SystemKind::Knockout, Carry::MutualGames, 2);
    let refused = why(add_stage(&mut event, &swiss).unwrap_err());
    assert_eq!(refused, TeamRefusal::NotCarried { system: SystemKind::Knockout });
    add_stage(&mut event, &stage("final", SystemKind::RoundRobin, Carry::MutualGames, 2)).unwrap();
    pair(&mut event);
    play(&mut event);
    for round in 2..=3 {
        pair(&mut event);
        let paired = event.round(Round(round)).unwrap();
        assert_eq!((paired.stage.as_deref(), paired.matches.len()), (Some("final"), 2));
        let again = |one: &crate::event::TeamMatch| {
            let before = &event.rounds[0].matches;
            before.iter().any(|other| other.has(&one.home) && other.has(&one.away))
        };
        assert!(!paired.matches.iter().any(again), "nobody meets twice");
        play(&mut event);
    }
    let over = pair_next(&mut event.clone(), PairOptions::default()).unwrap_err();
    assert!(matches!(*over.why, Refusal::AllRoundsPaired { .. }), "{over:?}");
    assert_eq!(table(&event, 1), ["t1 6/12", "t2 4/8", "t3 2/4", "t4 0/0"]);
}

#[test]
fn a_level_match_of_a_knockout_is_decided_by_the_arbiters() {
    let mut event = league("knockout");
    pair(&mut event);
    let boards: Vec<u16> = event.rounds[0].boards.iter().map(|board| board.board).collect();
    let entries: Vec<_> = boards.iter().map(|n| format!("{n}=1-1").parse().unwrap()).collect();
    enter(&mut event, Round(1), &entries, None).unwrap();
    assert!(pair_next(&mut event.clone(), PairOptions::default()).is_err(), "nobody goes on");
    let matches = event.rounds[0].matches.clone();
    for one in matches {
        advance(&mut event, Round(1), one.number, one.away.as_str(), Some("board 1")).unwrap();
    }
    pair(&mut event);
    assert_eq!(event.rounds[1].matches.len(), 1);
}

#[test]
fn what_the_matches_rest_on_does_not_change_under_them() {
    let mut event = begun();
    let refused = set_event(&mut event, &[("team_match.boards", "3")]).unwrap_err();
    assert!(matches!(*refused.why, Refusal::PairedBy { .. }), "{refused:?}");
    let amend = Amend { reason: "read wrongly".into() };
    play(&mut event);
    let number = match_of(&event, "t1", 1);
    let entry = format!("{number}.1=1-1").parse().unwrap();
    let said = enter(&mut event, Round(1), &[entry], Some(&amend)).unwrap();
    let Echo::Was { what, .. } = &said[0] else { panic!("{said:?}") };
    let Echo::OfTeams { what: TeamEcho::Scored { stands, .. } } = &**what else {
        panic!("{said:?}")
    };
    assert!(stands == "3-1" || stands == "1-3", "{stands}");
}
