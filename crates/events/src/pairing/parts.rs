//! Pairing of events with teams, groups or stages: each part is paired on its own, and their
//! pairings form the round.

use chrono::NaiveDate;

use crate::event::acts::{
    Echo, Refusal, Refused, Remedy, TeamRefusal, draw_stage_groups, stage_to_group,
};
use crate::event::{
    Board, Color, Event, Group, Numbers, PairedRound, Part, PlayerId, Round, TeamMatch, TimeOfDay,
    WITHDRAWN,
};

use super::PairOptions;
use super::next::{day, no_round_left, pair_all_of_one_part, pair_one_part, wait_for_results};
use super::qualified::{between, qualified, qualified_by_group};
use super::rest::{pair_rest, rounds_left};

/// Pairs the next round; returns its number.
///
/// # Errors
///
/// Fails as [`super::pair_next`] does, and also if a stage begins and its participants are not
/// known.
pub(super) fn pair_next(event: &mut Event, options: PairOptions) -> Result<Round, Refused> {
    wait_for_results(event, options.adjourn_missing)?;
    let mut stage = event.current_stage();
    if goes_on(event, stage) {
        stage += 1;
        begin_stage(event, stage)?;
    }
    pair_stage(event, stage, options)?;
    Ok(event.last_paired())
}

/// Pairs every round of the current stage.
///
/// # Errors
///
/// As for [`super::pair_all`].
pub(super) fn pair_all(
    event: &mut Event,
    first_date: Option<NaiveDate>,
    time: Option<TimeOfDay>,
    every: u16,
) -> Result<Vec<Round>, Refused> {
    let mut stage = event.current_stage();
    // After the last round of a stage the next begins, as when pairing round by round.
    if goes_on(event, stage) {
        wait_for_results(event, false)?;
        stage += 1;
        begin_stage(event, stage)?;
    }
    let system = event.system_of(stage).kind();
    if !system.knows_schedule() {
        return Err(Refused::new(Refusal::RoundByRound { system }));
    }
    let mut done = Vec::new();
    let options = |nth: usize| {
        let days = u64::from(every) * nth as u64;
        let date = first_date.map(|first| day(first, days)).transpose()?;
        Ok::<_, Refused>(PairOptions { adjourn_missing: false, date, time })
    };
    // The schedule of each part is made once, and not again for each round.
    for boards in schedules(event, stage)? {
        let options = options(done.len())?;
        let mut paired = begun(event, stage);
        boards.into_iter().fold(0, |number, own| lift_all(event, &mut paired, own, number));
        event.add_round(paired, options.date, options.time);
        done.push(event.last_paired());
    }
    let carries = event.parts(stage).iter().any(|part| part.carried > 0);
    while done.is_empty() || (carries && !is_over(event, stage)) {
        pair_stage(event, stage, options(done.len())?)?;
        done.push(event.last_paired());
    }
    Ok(done)
}

/// Returns the remaining rounds of a stage without carried rounds: for each, the rounds of its
/// parts.
fn schedules(event: &mut Event, stage: usize) -> Result<Vec<Vec<PairedRound>>, Refused> {
    let mut pairings = Vec::new();
    for part in event.parts(stage) {
        if part.carried > 0 {
            return Ok(Vec::new());
        }
        if none_left(&part).is_some() {
            continue;
        }
        let mut own = own_event(&part);
        pair_all_of_one_part(&mut own, None, None, 0)
            .map_err(|refused| of_group(refused, &part, event))?;
        pairings.push((own, part.event.rounds.len()));
    }
    let mut rounds = Vec::new();
    for (own, before) in pairings {
        keep_lots(event, stage, &own);
        for (nth, own) in own.into_document().rounds.into_iter().skip(before).enumerate() {
            if nth == rounds.len() {
                rounds.push(Vec::new());
            }
            rounds[nth].push(own);
        }
    }
    Ok(rounds)
}

/// Returns the part as an event to be paired, with the numbers listed for it.
fn own_event(part: &Part<'_>) -> Event {
    let mut own = part.event.clone().into_owned();
    if part.group.is_some() || part.stage > 0 {
        own.system_mut(0).numbers = Numbers::Hand;
    }
    own
}

/// Returns the next round of a stage, without boards.
fn begun(event: &Event, stage: usize) -> PairedRound {
    let mut paired = PairedRound::new(event.last_paired().next());
    paired.put_stage(event.later_stage(stage).map(|later| later.stage.clone()));
    paired
}

/// Adds the round of a part to the round, after `before` boards; returns the new number of boards.
fn lift_all(event: &Event, paired: &mut PairedRound, own: PairedRound, before: u16) -> u16 {
    let own = own.into_document();
    paired.add_byes(own.byes);
    own.boards.into_iter().fold(before, |number, board| {
        lift(event, paired, board, number + 1);
        number + 1
    })
}

/// Refuses while results are missing.
pub(super) fn wait(event: &mut Event) -> Result<(), Refused> {
    wait_for_results(event, false)
}

/// Rewords a refusal for too few players with the name of the group.
fn of_group(refused: Refused, part: &Part<'_>, event: &Event) -> Refused {
    let group = part.group.and_then(|at| event.groups_of(part.stage).get(at));
    match (&*refused.why, group) {
        (&Refusal::TooFewPlayers { players, .. }, Some(group)) => {
            let group = group.group.clone();
            let why = TeamRefusal::GroupTooSmall { group, players };
            Refused::new(Refusal::OfTeams { why }).help(Remedy::MakeGroups)
        }
        _ => refused,
    }
}

/// Returns the refusal to pair another round of a part, if it has none left.
fn none_left(part: &Part<'_>) -> Option<Refused> {
    if part.carried == 0 {
        return no_round_left(&part.event);
    }
    let rounds = rounds_left(part).filter(|&rounds| rounds <= part.own_rounds().len())?;
    Some(Refused::new(Refusal::AllRoundsPaired { rounds }))
}

/// Returns whether no group of a stage has a round left.
fn is_over(event: &Event, stage: usize) -> bool {
    event.parts(stage).iter().all(|part| none_left(part).is_some())
}

/// Returns whether a stage is over and another follows it.
fn goes_on(event: &Event, stage: usize) -> bool {
    stage + 1 < event.stage_count() && is_over(event, stage)
}

/// Takes back what began with a stage that no longer has a paired round.
pub(super) fn undo_begin(event: &mut Event) {
    let current = event.current_stage();
    event.clear_fields_from(current);
}

/// Records the participants of a stage when it begins, so that a later correction in the stage
/// before does not change them.
fn begin_stage(event: &mut Event, stage: usize) -> Result<(), Refused> {
    let later = event.later_stage(stage).expect("there is a stage");
    let matches: Vec<(Option<usize>, Vec<String>)> =
        later.promotion_matches().map(|(group, pair)| (group, pair.to_vec())).collect();
    if !matches.is_empty() {
        is_played(event)?;
        for (group, divisions) in matches {
            let field = between(event, stage, &divisions)?;
            match group {
                Some(group) => event.groups_mut(stage)[group].field = field,
                None => event.put_field(stage, field),
            }
        }
        return Ok(());
    }
    let open = |group: &Group| group.qualify.is_some() && group.field.is_empty();
    let by_group = later.groups.iter().any(open);
    if !by_group && (!later.field.is_empty() || !later.groups.is_empty()) {
        return Ok(());
    }
    let qualify = later.qualify.clone();
    if !by_group && qualify.is_none() {
        let stage = later.stage.clone();
        return Err(Refused::new(Refusal::StageWithoutField { stage }).help(Remedy::FieldOfStage));
    }
    is_played(event)?;
    if let Some(qualify) = qualify.filter(|_| !by_group) {
        let field = qualified(event, stage, &qualify)?.field;
        event.put_field(stage, field);
        return Ok(());
    }
    let fields = qualified_by_group(event, stage)?.fields;
    for (group, field) in event.groups_mut(stage).iter_mut().zip(fields) {
        group.field = field.unwrap_or_else(|| std::mem::take(&mut group.field));
    }
    Ok(())
}

/// Refuses while a game of the rounds so far is missing.
fn is_played(event: &Event) -> Result<(), Refused> {
    let missing: usize = event.rounds.iter().map(|round| missing(event, round)).sum();
    if missing == 0 {
        return Ok(());
    }
    let round = event.last_paired();
    Err(Refused::new(Refusal::StageNotOver { round, missing }).help(Remedy::DecideFirst))
}

/// Draws the groups of a stage that has not begun from its participants: by lot or, without a seed,
/// by rating in serpentine order.
///
/// # Errors
///
/// Fails if there is no such stage, it has begun, its participants are not known yet, or groups
/// would have fewer than two.
pub fn draw_later_groups(
    event: &mut Event,
    stage: &str,
    names: &[String],
    seed: Option<u64>,
) -> Result<Vec<Echo>, Refused> {
    let at = stage_to_group(event, stage)?;
    let later = event.later_stage(at).expect("there is a stage");
    let field = match (&later.qualify, later.field.is_empty()) {
        (_, false) => later.field.clone(),
        (Some(qualify), true) => {
            is_played(event)?;
            qualified(event, at, qualify)?.field
        }
        (None, true) => {
            let stage = later.stage.clone();
            let refused = Refused::new(Refusal::StageWithoutField { stage });
            return Err(refused.help(Remedy::FieldOfStage));
        }
    };
    draw_stage_groups(event, at, &field, names, seed)
}

/// Returns the number of boards in a round that need a result and have none.
fn missing(event: &Event, round: &PairedRound) -> usize {
    round.waiting(event.scoring.games()).count()
}

/// Pairs the next round of a stage.
fn pair_stage(event: &mut Event, stage: usize, options: PairOptions) -> Result<(), Refused> {
    let system = event.system_of(stage).kind();
    if event.is_of_teams() && system.has_teams() {
        let why = TeamRefusal::TeamsWithin { system };
        return Err(Refused::new(Refusal::OfTeams { why }));
    }
    let (mut pairings, mut over) = (Vec::new(), None);
    for part in event.parts(stage) {
        // A smaller group has ended; the others continue.
        if let Some(refused) = none_left(&part) {
            over = Some(refused);
            continue;
        }
        let mut own = own_event(&part);
        // Missing results were checked for the whole round, or the games are adjourned by now.
        let options = PairOptions { adjourn_missing: true, ..PairOptions::default() };
        let paired = match part.carried {
            0 => pair_one_part(&mut own, options).map(|_| ()),
            carried => pair_rest(&mut own, carried),
        };
        paired.map_err(|refused| of_group(refused, &part, event))?;
        pairings.push(own);
    }
    if pairings.is_empty() {
        let (rounds, groups) = (event.rounds.len(), event.groups_of(stage).len());
        // The refusal of a part applies to the event if the event has no other rounds; with several
        // groups, no single one has won.
        let is_whole = |why: &Refusal| match why {
            Refusal::AllRoundsPaired { rounds: own } => *own == rounds,
            _ => true,
        };
        return Err(over
            .filter(|over| groups < 2 && is_whole(&over.why))
            .unwrap_or_else(|| Refused::new(Refusal::AllRoundsPaired { rounds })));
    }
    let mut paired = begun(event, stage);
    let mut boards: u16 = 0;
    for own in pairings {
        keep_lots(event, stage, &own);
        let own = own.into_document().rounds.pop().expect("a round has just been paired");
        boards = lift_all(event, &mut paired, own, boards);
    }
    event.add_round(paired, options.date, options.time);
    Ok(())
}

/// Stores the numbers, first colour and acceleration that were drawn or fixed when a part was
/// paired.
fn keep_lots(event: &mut Event, stage: usize, own: &Event) {
    let numbers = event.system_of(stage).numbers;
    let is_listed = event.is_listed(stage);
    let system = event.system_mut(stage);
    *system = own.system.clone();
    if is_listed {
        system.numbers = numbers;
        return;
    }
    let number = |id: &PlayerId| own.player(id).and_then(|player| player.number);
    for team in event.teams_mut() {
        team.number = number(&team.id).or(team.number);
    }
    if !event.is_of_teams() {
        for player in event.players_mut() {
            player.put_number(number(&player.id).or(player.number));
        }
    }
}

/// Adds a pairing of a part to the round: a board of players, or a match with its boards.
pub(super) fn lift(event: &Event, paired: &mut PairedRound, board: Board, number: u16) {
    let Some(rules) = &event.team_match else {
        let number = event.first_board + number - 1;
        paired.add_boards([Board { board: number, ..board }]);
        return;
    };
    let (home, away) = match rules.colors.at(1) {
        Color::White => (board.white.clone(), board.black.clone()),
        Color::Black => (board.black.clone(), board.white.clone()),
    };
    let mut one = TeamMatch::new(number, home, away);
    one.reason.clone_from(&board.manual);
    one.latecomer.clone_from(&board.latecomer);
    // A team that has withdrawn from a schedule loses the match.
    if board.is_withdrawal() {
        let gone = |id: &&PlayerId| {
            event
                .team(id)
                .is_some_and(|team| team.withdrawn_after.is_some_and(|at| at < paired.round))
        };
        let lost: Vec<PlayerId> =
            [&one.home, &one.away].into_iter().filter(gone).cloned().collect();
        if !lost.is_empty() {
            one.lose(&lost, None, WITHDRAWN);
        }
    }
    if one.lost.is_empty() {
        paired.add_boards(event.seat(rules, paired.round, &mut one));
    }
    paired.add_match(one);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Ledger, TeamCount, read};
    use crate::pairing::small_league::{league as teams, play};
    use crate::pairing::{pair_next, unpair};
    use crate::standings::{RankingRow, StandingsOptions, rank};

    fn pair(event: &mut Event) -> Round {
        pair_next(event, PairOptions::default()).unwrap()
    }

    /// Returns the tables of a stage: each team with its points and its other points.
    fn tables(event: &Event, stage: usize) -> Vec<Vec<String>> {
        let table = |part: &Part<'_>| {
            let ledger = Ledger::whole(&part.event);
            let row = |row: &RankingRow| {
                let id = &part.event.players[row.player].id;
                format!("{id} {}/{}", row.score, ledger.other_score(row.player))
            };
            rank(&part.event, &ledger, StandingsOptions::default()).rows.iter().map(row).collect()
        };
        event.parts(stage).iter().map(table).collect()
    }

    #[test]
    fn teams_meet_on_boards_and_stand_by_match_points() {
        let mut event = teams("system: {kind: round-robin, seed: 4}\n");
        for round in 1..=3 {
            assert_eq!(pair(&mut event), Round(round));
            let paired = event.round(Round(round)).unwrap();
            assert_eq!((paired.matches.len(), paired.boards.len()), (2, 4));
            for one in &paired.matches {
                let of_match = |board: &&Board| board.in_match == Some(one.number);
                let own: Vec<&Board> = paired.boards.iter().filter(of_match).collect();
                let home = &event.team(&one.home).unwrap().members;
                assert_eq!((&own[0].white, &own[1].black), (&home[0], &home[1]));
            }
            play(&mut event);
        }
        assert!(pair_next(&mut event, PairOptions::default()).is_err(), "three rounds are all");
        assert_eq!(tables(&event, 0), [["t1 6/12", "t2 4/8", "t3 2/4", "t4 0/0"]]);
        let text = serde_yaml::to_string(&event).unwrap();
        assert_eq!(read("league.yaml", &text).unwrap(), event, "as it is written, it is read");
    }

    #[test]
    fn board_points_come_first_where_the_event_says_so() {
        let mut event = teams("system: {kind: swiss, rounds: 2, seed: 4}\n");
        event.team_match.as_mut().unwrap().count = TeamCount::BoardPoints;
        for _ in 1..=2 {
            pair(&mut event);
            play(&mut event);
        }
        assert_eq!(tables(&event, 0)[0][0], "t1 8/4");
    }

    #[test]
    fn a_group_is_kept_apart_in_the_rounds_of_the_whole_event() {
        let mut event = teams(
            "system: {kind: round-robin, seed: 4}\n\
             groups:\n  - {group: A, field: [t1, t4]}\n  - {group: B, field: [t2, t3]}\n\
             stages:\n  - {stage: final, system: {kind: round-robin, seed: 4}, qualify: {to: 1}}\n\
             separate:\n  - {by: federation, from: 2, to: 2}\n",
        );
        pair(&mut event);
        play(&mut event);
        pair(&mut event);
        let holds = |stage: usize, round: u16| {
            event.parts(stage)[0].event.separate[0].holds_in(Round(round))
        };
        assert!(!holds(0, 1), "the groups play the first round");
        assert!(holds(1, 2), "the first round of the final is the second of the event");
        assert!(!holds(1, 3));
    }

    #[test]
    fn groups_play_for_themselves_and_their_first_meet_in_the_final() {
        let mut event = teams(
            "system: {kind: round-robin, seed: 4}\n\
             groups:\n  - {group: A, field: [t1, t4]}\n  - {group: B, field: [t2, t3]}\n\
             stages:\n  - {stage: final, system: {kind: round-robin, seed: 4}, qualify: {to: 1}}\n",
        );
        pair(&mut event);
        assert_eq!(event.rounds[0].matches.len(), 2, "a match a group");
        let refused = pair_next(&mut event.clone(), PairOptions::default()).unwrap_err();
        assert!(matches!(*refused.why, Refusal::ResultsMissing { .. }), "{refused:?}");
        play(&mut event);
        assert_eq!(tables(&event, 0), [["t1 2/4", "t4 0/0"], ["t2 2/4", "t3 0/0"]]);
        pair(&mut event);
        assert_eq!(event.rounds[1].stage.as_deref(), Some("final"));
        let field: Vec<&str> = event.stages[0].field.iter().map(PlayerId::as_str).collect();
        assert_eq!(field, ["t1", "t2"]);
        play(&mut event);
        assert_eq!(tables(&event, 1), [["t1 2/4", "t2 0/0"]], "nothing is carried over");
        unpair(&mut event, true).unwrap();
        assert!(event.stages[0].field.is_empty(), "who goes on is open again");
    }

    #[test]
    fn a_team_that_is_short_leaves_its_last_boards_empty() {
        let mut event = teams("system: {kind: round-robin, seed: 4}\n");
        event.teams[0].members.truncate(1);
        pair(&mut event);
        let paired = &event.rounds[0];
        let short = paired.matches.iter().find(|one| one.has(&event.teams[0].id)).unwrap();
        assert_eq!((paired.boards.len(), short.vacant.len()), (3, 1));
        play(&mut event);
        let of_team = |row: &&String| row.starts_with("t1");
        let row = tables(&event, 0)[0].iter().find(of_team).cloned();
        assert_eq!(row.as_deref(), Some("t1 1/2"), "a board won, a board forfeited: drawn");
    }
}
