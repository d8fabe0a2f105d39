//! Changes to a team match as a whole.

use draughts_ground::said::{Day, Told};

use crate::event::acts::{
    ActLine, Echo, Fixed, LineRole, OfMatch, Refusal, Refused, Remedy, Spot, TeamEcho, TeamRefusal,
    Whose, paired_round, postpone,
};
use crate::event::rounds::which_board::find_match;
use crate::event::teams::echo::AtBoard;
use crate::event::teams::which_team::{find_team, of, rules_of};
use crate::event::{
    Amendment, Board, Color, Event, Mode, Outcome, PlayerId, Points, Postponed, Round, Score,
    Scoring, Vacant,
};

/// Applies a change to a match.
///
/// A team that has lost by a ruling has lost every board. Games already played remain, and are
/// rated; unplayed boards are removed if nothing was played, as nobody will play them. So are the
/// boards without a result in a match of a team that has left. A team that has lost the rest of a
/// match has lost the boards without a result, and the games played count.
///
/// # Errors
///
/// Fails if there is no such round or match, if a team does not play in it, if a loss has no
/// reason, or if nothing is left to postpone.
pub fn of_match(
    event: &mut Event,
    round: Round,
    number: u16,
    what: &OfMatch,
    reason: Option<&str>,
) -> Result<Vec<Echo>, Refused> {
    let which = paired_round(event, round)?;
    let at = find_match(event, round, number)?;
    match what {
        OfMatch::Lost(teams) => lose(event, (which, at), teams, reason),
        OfMatch::RestLost(teams) => lose_rest(event, (which, at), teams, reason),
        &OfMatch::Score(score) => end_in(event, (which, at), score, reason),
        OfMatch::Clear => {
            if let Some(was) = event.rounds[which].matches[at].score {
                keep_score(event, (which, at), was, reason, Remedy::RemoveWithReason)?;
            }
            Ok(vec![clear(event, (which, at))?])
        }
        OfMatch::Moved { date, time, venue } => {
            let one = &mut event.rounds_mut()[which].matches_mut()[at];
            let before = one.clone();
            one.move_to(*date, *time, venue.as_deref(), reason);
            let what = TeamEcho::Moved {
                round,
                number,
                date: one.date.map(Day::of),
                time: one.time.map(|time| time.to_string()),
                venue: one.venue.clone(),
            };
            let same = *one == before;
            Ok(vec![Echo::OfTeams { what }.as_recorded(same)])
        }
        &OfMatch::Postponed(until) => {
            let games = event.scoring.games();
            let open = event.rounds[which].boards_of(number);
            let spots: Vec<Spot> =
                open.filter(|board| !board.is_complete(games)).map(spot).collect();
            if spots.is_empty() {
                return Err(of(TeamRefusal::MatchOver { number }));
            }
            let reason = reason.map(str::to_owned);
            let (boards, put_off) = (spots.len(), Postponed { until: Some(until), reason });
            let said = postpone(event, round, &spots, &put_off)?;
            if boards < 2 {
                return Ok(said);
            }
            // One line for the match, however many boards it has.
            let one = &event.rounds[which].matches[at];
            let (home, away) = (one.home.clone(), one.away.clone());
            let until = Day::of(until);
            let what = TeamEcho::PutOff { round, number, home, away, until, boards };
            let same = said.iter().all(|echo| echo.part() != LineRole::Done);
            let whole = Echo::OfTeams { what }.as_recorded(same);
            let asides = said.into_iter().filter(|echo| echo.part() == LineRole::Aside);
            Ok(std::iter::once(whole).chain(asides).collect())
        }
    }
}

/// Sets the dates and venues of matches.
///
/// Values equal to those of the whole round, or of the home venue of the team named first, are not
/// stored for the match.
///
/// # Errors
///
/// Fails as [`of_match`] does.
pub fn fix(
    event: &mut Event,
    fixtures: &[Fixed],
    reason: Option<&str>,
) -> Result<Vec<Echo>, Refused> {
    let mut changed = event.clone();
    let mut said = Vec::new();
    for fixed in fixtures {
        let (date, time) = (fixed.date, fixed.time);
        let moved = OfMatch::Moved { date, time, venue: fixed.venue.clone() };
        let which = paired_round(&changed, fixed.round)?;
        let at = find_match(&changed, fixed.round, fixed.number)?;
        let before = changed.rounds[which].matches[at].clone();
        let told = of_match(&mut changed, fixed.round, fixed.number, &moved, reason)?;
        let paired = &mut changed.rounds_mut()[which];
        let of_round = (paired.date, paired.time);
        let home = paired.matches[at].home.clone();
        let at_home = changed.team(&home).and_then(|team| team.venue.clone());
        let one = &mut changed.rounds_mut()[which].matches_mut()[at];
        one.say_no_more_than(of_round, at_home.as_ref());
        let same = *one == before;
        said.extend(told.into_iter().map(|echo| match (same, echo) {
            (_, echo @ Echo::AsRecorded { .. }) => echo,
            (same, echo) => echo.as_recorded(same),
        }));
    }
    *event = changed;
    Ok(said)
}

fn spot(board: &Board) -> Spot {
    Spot { whose: Whose::Board(board.board), game: None }
}

/// Gives a match a score without results of its boards.
fn end_in(
    event: &mut Event,
    (which, at): (usize, usize),
    score: Score,
    reason: Option<&str>,
) -> Result<Vec<Echo>, Refused> {
    let rules = rules_of(event)?;
    let boards = rules.boards;
    let scoring = &event.scoring;
    let at_board = (scoring.full() + scoring.lost()).max(scoring.half() + scoring.half());
    let most = at_board.times(Points::whole(boards.into()));
    let paired = &event.rounds[which];
    let (round, number) = (paired.round, paired.matches[at].number);
    let begun = |board: &&Board| board.result.iter().any(|one| one.is_final());
    let begun: Vec<String> = (paired.boards_of(number).filter(begun))
        .filter_map(|board| Some(format!("{number}.{}=clear", board.seat?)))
        .collect();
    if !begun.is_empty() {
        let why = TeamRefusal::MatchHasResult { number };
        return Err(of(why).help(Remedy::ClearBoards { round, boards: begun.join(" ") }));
    }
    let points = score.first + score.second;
    if score.plus.is_some() || points > most || !is_sum(scoring, score) {
        return Err(of(TeamRefusal::ScoreTooHigh { score, boards, most }));
    }
    let one = &paired.matches[at];
    if !one.lost.is_empty() {
        let why = TeamRefusal::MatchHasResult { number };
        return Err(of(why).help(Remedy::TakeMatchBack { round, number }));
    }
    fits_lineups(event, (which, at), score)?;
    let one = &event.rounds[which].matches[at];
    let was = one.score.filter(|was| *was != score);
    if let Some(was) = was {
        keep_score(event, (which, at), was, reason, Remedy::ChangeWithReason)?;
    }
    // Where nobody sits anywhere, the members are not known.
    let seated = event.rounds[which].boards_of(number).next().is_some();
    let empty = event.rounds[which].matches[at].vacant.iter().map(|vacant| vacant.seat);
    let seats: Vec<u16> = empty.filter(|_| seated).collect();
    let paired = &mut event.rounds_mut()[which];
    let before = paired.clone();
    paired.remove_boards(|board| board.in_match == Some(number));
    paired.matches_mut()[at].end_in(score, reason);
    let same = *paired == before;
    let one = &event.rounds[which].matches[at];
    let [home, away] =
        [&one.home, &one.away].map(|id| event.name_of(id).unwrap_or_default().to_owned());
    let what = TeamEcho::ScoreOnly { round, number, home, away, score, was };
    let mut said = vec![Echo::OfTeams { what }.as_recorded(same)];
    if points < most {
        said.push(Echo::OfTeams { what: TeamEcho::ScoreShort { points, most, boards } });
    }
    if !seats.is_empty() {
        let several = seats.len() > 1;
        said.push(Echo::OfTeams { what: TeamEcho::EmptyGone { seats, several } });
    }
    said.extend(was.and_then(|_| Echo::paired_on(event, round)));
    Ok(said)
}

/// Checks that a score gives no team more points than its boards with a player can give.
///
/// A team that has handed in no line-up may have members that nobody has entered.
///
/// # Errors
///
/// Fails if it gives a team more.
fn fits_lineups(event: &Event, (which, at): (usize, usize), score: Score) -> Result<(), Refused> {
    let boards = rules_of(event)?.boards;
    let scoring = &event.scoring;
    let paired = &event.rounds[which];
    let one = &paired.matches[at];
    for (id, points) in [(&one.home, score.first), (&one.away, score.second)] {
        let Some(own) = event.handed_in(id, paired.round) else { continue };
        let sits = |seat: u16| own.players.get(usize::from(seat) - 1).is_some_and(Option::is_some);
        // If only the score of a match is known, only the line-up tells which boards are empty.
        let is_empty =
            |seat: u16| one.score.is_some() || one.vacant.iter().any(|vacant| vacant.seat == seat);
        let seats: Vec<u16> = (1..=boards).filter(|&seat| !sits(seat) && is_empty(seat)).collect();
        let (empty, played) = (seats.len(), usize::from(boards) - seats.len());
        let times = |points: Points, boards: usize| {
            points.times(Points::whole(u16::try_from(boards).unwrap_or(u16::MAX).into()))
        };
        let most = times(scoring.full(), played) + times(scoring.lost(), empty);
        if empty > 0 && points > most {
            let (team, number, round) = (id.clone(), one.number, paired.round);
            let several = empty > 1;
            let why = TeamRefusal::ScoreAgainstLineup { score, number, team, seats, several, most };
            return Err(of(why).help(Remedy::HandInLineup { team: id.clone(), round }));
        }
    }
    Ok(())
}

/// Returns whether both scores can be sums of board results: no half points if a draw gives a whole
/// one, and no 5-2 if each board gives 2 points.
fn is_sum(scoring: &Scoring, score: Score) -> bool {
    let smallest = [scoring.win, scoring.draw, scoring.loss].into_iter().fold(0, |by, points| {
        let (mut one, mut other) = (by, points.in_hundredths().abs());
        while other != 0 {
            (one, other) = (other, one % other);
        }
        one
    });
    let is_whole = |points: Points| smallest == 0 || points.in_hundredths() % smallest == 0;
    // If every game gives both players together the same, the points of a match are a multiple.
    let both = scoring.win + scoring.loss;
    let forfeited = scoring.unplayed.forfeit_win.unwrap_or(scoring.win);
    let is_even = both == scoring.draw + scoring.draw
        && both == forfeited + scoring.unplayed.forfeit_loss
        && scoring.unplayed.forfeit_loss == Points::ZERO
        && both > Points::ZERO;
    let sum = (score.first + score.second).in_hundredths();
    scoring.mode != Mode::Standard
        || (is_whole(score.first)
            && is_whole(score.second)
            && (!is_even || sum % both.in_hundredths() == 0))
}

/// Records the previous score of a match if a later round was paired on it.
///
/// # Errors
///
/// Fails if no reason is given.
fn keep_score(
    event: &mut Event,
    (which, at): (usize, usize),
    was: Score,
    reason: Option<&str>,
    remedy: Remedy,
) -> Result<(), Refused> {
    let Some(reason) = reason else {
        let paired = &event.rounds[which];
        let one = &paired.matches[at];
        let name = |id: &PlayerId| event.name_of(id).unwrap_or_default().to_owned();
        let (home, away) = (name(&one.home), name(&one.away));
        let (round, number) = (paired.round, one.number);
        let why = TeamRefusal::ScoreRecorded { round, number, home, away, score: was };
        return Err(of(why).help(remedy));
    };
    let last = event.last_paired();
    let paired = &mut event.rounds_mut()[which];
    if last > paired.round {
        let amended = Amendment { was: was.to_string(), reason: reason.to_owned(), paired: last };
        paired.matches_mut()[at].amended.push(amended);
    }
    Ok(())
}

/// Makes teams lose a match, whatever the results of its boards.
fn lose(
    event: &mut Event,
    (which, at): (usize, usize),
    teams: &[String],
    reason: Option<&str>,
) -> Result<Vec<Echo>, Refused> {
    let (lost, reason) = losers(event, (which, at), teams, reason)?;
    let mut said = vec![lost_by(event, (which, at), lost.clone(), reason)];
    said.extend(of_leavers(event, &lost));
    Ok(said)
}

/// Reports whether the results of teams that have left a schedule count, now that one of their
/// matches is over.
fn of_leavers(event: &Event, teams: &[PlayerId]) -> Vec<Echo> {
    let has_left =
        |id: &&PlayerId| event.team(id).is_some_and(|team| team.withdrawn_after.is_some());
    let left = teams.iter().filter(has_left);
    left.filter_map(|id| crate::event::acts::results_of_leaver(event, id)).collect()
}

/// Returns the teams that lose a match, or the rest of it, and the reason.
fn losers<'r>(
    event: &Event,
    (which, at): (usize, usize),
    teams: &[String],
    reason: Option<&'r str>,
) -> Result<(Vec<PlayerId>, &'r str), Refused> {
    let Some(reason) = reason else {
        return Err(Refused::new(Refusal::EmptyReason).help(Remedy::GiveReason));
    };
    let mut lost: Vec<PlayerId> = Vec::new();
    for word in teams {
        let id = find_team(event, word)?;
        let one = &event.rounds[which].matches[at];
        if !one.has(&id) {
            return Err(of(TeamRefusal::NotInMatch { id, number: one.number }));
        }
        if !lost.contains(&id) {
            lost.push(id);
        }
    }
    Ok((lost, reason))
}

/// Makes teams lose the boards of a match without a result, by forfeit.
fn lose_rest(
    event: &mut Event,
    (which, at): (usize, usize),
    teams: &[String],
    reason: Option<&str>,
) -> Result<Vec<Echo>, Refused> {
    let (lost, reason) = losers(event, (which, at), teams, reason)?;
    let (games, scoring) = (event.scoring.games(), event.scoring.clone());
    let paired = &event.rounds[which];
    let (round, one) = (paired.round, paired.matches[at].clone());
    let open: Vec<u16> = paired
        .boards_of(one.number)
        .filter(|board| !board.is_complete(games))
        .map(|board| board.board)
        .collect();
    if open.is_empty() || !one.lost.is_empty() {
        return Err(of(TeamRefusal::MatchOver { number: one.number }));
    }
    let mut seats = Vec::new();
    for number in open {
        let paired = &event.rounds[which];
        let place = paired.boards.iter().position(|board| board.board == number);
        let place = place.expect("the board was found in the round");
        let sides = event.teams_at(paired, &paired.boards[place]);
        let loses = |team: Option<&PlayerId>| team.is_some_and(|team| lost.contains(team));
        let [white, black] = sides.map_or([None, None], |sides| sides.map(Some));
        let outcome = match (loses(white), loses(black)) {
            (true, true) => scoring.forfeit(None),
            (true, false) => scoring.forfeit(Some(Color::White)),
            (false, _) => scoring.forfeit(Some(Color::Black)),
        };
        let board = event.board_mut(which, place);
        // In a micro-match, finished games keep their results.
        board.result.retain(|outcome| outcome.is_final());
        board.result.resize(games, outcome);
        board.postponed = None;
        seats.extend(board.seat);
    }
    event.rounds_mut()[which].matches_mut()[at].give_reason(Some(reason));
    let paired = &event.rounds[which];
    let name = |id: &PlayerId| event.name_of(id).unwrap_or_default().to_owned();
    let what = TeamEcho::RestLost {
        round,
        number: one.number,
        teams: lost.clone(),
        several: seats.len() > 1,
        seats,
        home: name(&one.home),
        away: name(&one.away),
        stands: event.match_score(paired, &one).unwrap_or_default().to_string(),
    };
    let mut said = vec![Echo::OfTeams { what }];
    said.extend(of_leavers(event, &lost));
    Ok(said)
}

/// Removes what will not be played in a match lost by a team that has left: drops the boards
/// without a result, and annuls the missing games of micro-matches.
pub(crate) fn drop_rest(event: &mut Event, which: usize, number: u16) {
    let games = event.scoring.games();
    let paired = &mut event.rounds_mut()[which];
    let own = |board: &Board| board.in_match == Some(number);
    let begun = |board: &Board| board.result.iter().any(|outcome| outcome.is_final());
    paired.remove_boards(|board| own(board) && !begun(board));
    let missing = |board: &&mut Board| own(board) && !board.is_complete(games);
    for board in paired.boards_mut().iter_mut().filter(missing) {
        board.result.retain(|outcome| outcome.is_final());
        board.result.resize(games, Outcome::Annulled);
        board.postponed = None;
    }
}

/// Makes teams lose a match, and removes the boards that will not be played.
pub(crate) fn lost_by(
    event: &mut Event,
    (which, at): (usize, usize),
    lost: Vec<PlayerId>,
    reason: &str,
) -> Echo {
    let since = event.paired_since(event.rounds[which].round);
    let paired = &mut event.rounds_mut()[which];
    let round = paired.round;
    let one = &mut paired.matches_mut()[at];
    let number = one.number;
    let same = one.lost == lost && one.reason.as_deref() == Some(reason);
    one.lose(&lost, since, reason);
    let own = |board: &Board| board.in_match == Some(number);
    let played = |board: &Board| board.result.iter().any(|outcome| outcome.is_final());
    let begun = paired.boards.iter().any(|board| own(board) && played(board));
    let before = paired.boards.len();
    if !begun {
        paired.remove_boards(own);
    }
    let has_left =
        |id: &PlayerId| event.team(id).is_some_and(|team| team.withdrawn_after.is_some());
    if lost.iter().any(has_left) {
        drop_rest(event, which, number);
    }
    let dropped = before - event.rounds[which].boards.len();
    let what = TeamEcho::LostMatch { round, number, teams: lost, dropped };
    Echo::OfTeams { what }.as_recorded(same)
}

/// Lets the boards alone decide a match again; removed boards are restored.
///
/// # Errors
///
/// Fails if nothing was ruled about the match and boards of it are lost by forfeit: those may be
/// meant.
fn clear(event: &mut Event, (which, at): (usize, usize)) -> Result<Echo, Refused> {
    let rules = rules_of(event)?.clone();
    let before = event.rounds[which].clone();
    let mut paired = before.clone();
    let mut one = paired.matches[at].clone();
    let number = one.number;
    one.count_by_boards(event.paired_since(paired.round));
    let there: Vec<u16> = paired.boards_of(number).filter_map(|board| board.seat).collect();
    let vacant: Vec<u16> = match there.is_empty() {
        true => Vec::new(),
        false => one.vacant.iter().map(|vacant| vacant.seat).collect(),
    };
    if there.len() + vacant.len() < usize::from(rules.boards) {
        let kept = one.vacant.clone();
        let mut again = event.seat(&rules, paired.round, &mut one);
        if !there.is_empty() {
            let is_kept = |seat: u16| kept.iter().any(|vacant| vacant.seat == seat);
            let is_new = |seat: u16| !there.contains(&seat) && !is_kept(seat);
            let missing = one.vacant.iter().filter(|vacant| is_new(vacant.seat));
            let mut vacant: Vec<Vacant> = missing.chain(&kept).cloned().collect();
            vacant.sort_by_key(|vacant| vacant.seat);
            one.put_vacant(vacant);
            again.retain(|board| board.seat.is_some_and(is_new));
        }
        paired.insert_boards(again);
    }
    paired.matches_mut()[at] = one;
    let same = paired == before;
    let round = paired.round;
    let is_forfeit = |board: &&Board| {
        board.result.iter().any(|one| matches!(one, Outcome::Forfeit(_) | Outcome::DoubleForfeit))
    };
    let forfeits: Vec<String> = (paired.boards_of(number).filter(is_forfeit))
        .filter_map(|board| Some(format!("{number}.{}=clear", board.seat?)))
        .collect();
    if same && !forfeits.is_empty() {
        let why = TeamRefusal::NothingRuled { round, number };
        return Err(of(why).help(Remedy::ClearForfeits { round, boards: forfeits.join(" ") }));
    }
    event.rounds_mut()[which] = paired;
    Ok(Echo::OfTeams { what: TeamEcho::AsBoardsSay { round, number } }.as_recorded(same))
}

/// Adds to the report on a board its place in a team match and the score of that match.
///
/// Results appear as in the match report: the player of the team named first comes first, each with
/// the colour, however the result was entered.
pub(crate) fn in_match(event: &Event, round: Round, board: u16, echo: Echo) -> Echo {
    let place = || {
        let paired = event.round(round)?;
        let board = paired.boards.iter().find(|one| one.board == board)?;
        let (number, seat) = (board.in_match?, board.seat?);
        let one = paired.matches.iter().find(|one| one.number == number)?;
        let name = |id: &PlayerId| event.name_of(id).map(str::to_owned);
        let stands = event.match_score(paired, one).unwrap_or_default().to_string();
        let color = event.home_color(board)?;
        Some((number, seat, name(&one.home)?, name(&one.away)?, stands, color))
    };
    match place() {
        None => echo,
        Some((number, seat, home, away, stands, color)) => {
            let seen = |results: Vec<Outcome>| match color {
                Color::White => results,
                Color::Black => results.into_iter().map(Outcome::reversed).collect(),
            };
            let what = match echo {
                Echo::Scored { round, board, white, black, results } => {
                    let (first, second) = match color {
                        Color::White => (white, black),
                        Color::Black => (black, white),
                    };
                    let (other_color, results) = (color.opponent(), seen(results));
                    let players = [(first, color), (second, other_color)];
                    let [first, second] =
                        players.map(|(name, color)| AtBoard::Has { name, color }.said());
                    TeamEcho::Scored {
                        round,
                        number,
                        seat,
                        board,
                        first,
                        second,
                        results,
                        home,
                        away,
                        stands,
                    }
                }
                Echo::Was { what, results } => {
                    let what = Box::new(in_match(event, round, board, *what));
                    return Echo::Was { what, results: seen(results) };
                }
                Echo::AsRecorded { what } => {
                    let what = Box::new(in_match(event, round, board, *what));
                    return Echo::AsRecorded { what };
                }
                echo => {
                    let what = Box::new(echo);
                    TeamEcho::InMatch { number, seat, what, home, away, stands }
                }
            };
            Echo::OfTeams { what }
        }
    }
}
