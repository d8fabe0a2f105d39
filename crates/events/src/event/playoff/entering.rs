//! Opening play-offs, entering their games and removing them.

use crate::event::acts::{Refused, Remedy, competitor, paired_round};
use crate::event::playoff::check_clocks;
use crate::event::playoff::said::{
    PlayoffEcho, clocks_before, decided_by_playoff, no_ladder, not_level, playoff_over,
};
use crate::event::playoff::typed::{PlayoffEntry, WhichPlayoff};
use crate::event::results::result_word::result_word;
use draughts_ground::said::{Sentences, said};

use crate::event::{
    ClockTime, Color, Event, Ladder, Miswritten, NextGame, Outcome, PlayerId, Playoff, PlayoffGame,
    PlayoffProgress, Scoring,
};

/// Opens a play-off.
///
/// # Errors
///
/// Fails if there is no such play-off format or board, if the board is not tied, or if the play-off
/// is already open.
pub(crate) fn open_playoff(
    event: &mut Event,
    playoff: &Playoff,
) -> Result<Vec<PlayoffEcho>, Refused> {
    let of = decided_by_playoff(playoff);
    let at = paired_round(event, playoff.round)?;
    if let Some(number) = playoff.board
        && event.level_meeting(&event.rounds[at], number).is_none()
    {
        return Err(Refused::told(&not_level(of)));
    }
    let is_same = |one: &&Playoff| {
        one.round == playoff.round
            && one.board == playoff.board
            && one.place == playoff.place
            && one.players.iter().any(|id| playoff.players.contains(id))
    };
    if event.playoffs.iter().any(|one| is_same(&one)) {
        let why = said!("playoff-opened-before", "there is a play-off, { $of }, already"; of);
        return Err(Refused::told(&why).help(Remedy::ClearPlayoff));
    }
    let ladder = ladder_of(event, playoff)?.clone();
    let players: Vec<String> = playoff.players.iter().map(|id| called(event, id)).collect();
    // Semicolons, as names contain commas.
    let players = players.join("; ");
    let name = ladder.name.clone();
    let echo = match playoff.drawn {
        Some(drawn) => {
            let (from, chance) = (drawn.number.to_string(), drawn.by);
            PlayoffEcho::Drawn { of, ladder: name, players, from, chance, orders: drawn.of }
        }
        None => PlayoffEcho::Opened { of, ladder: name, players },
    };
    let mut said = vec![echo];
    let paired = &event.rounds[at];
    let advances = playoff.board.and_then(|number| match event.is_of_teams() {
        true => paired.matches.iter().find(|one| one.number == number)?.advances.as_ref(),
        false => paired.boards.iter().find(|one| one.board == number)?.advances.as_ref(),
    });
    said.extend(advances.map(|id| {
        let (id, name) = (id.clone(), event.name_of(id).unwrap_or_default().to_owned());
        PlayoffEcho::WasDecided { id, name }
    }));
    event.open_playoff(playoff.clone());
    let course = course(playoff, &ladder)?;
    said.extend(to_come(event, playoff, &ladder, &course));
    Ok(said)
}

/// Enters games of a play-off; `again` is the first game to replace, if any.
///
/// # Errors
///
/// Fails if there is no such play-off, if a game is not to be played now, or if it has no result.
pub(crate) fn enter_playoff_games(
    event: &mut Event,
    which: &WhichPlayoff,
    again: Option<usize>,
    games: &[PlayoffEntry],
) -> Result<Vec<PlayoffEcho>, Refused> {
    let at = meant(event, which, &named(event, games)?, again.is_some())?;
    let mut playoff = event.playoffs[at].clone();
    let ladder = ladder_of(event, &playoff)?.clone();
    let mut said = Vec::new();
    if let Some(from) = again {
        let games = playoff.games.len();
        if from == 0 || from > games {
            let why = said!(
                "playoff-no-game-yet",
                "game { $game } has not been entered; { $games ->
                    [0] none has
                    [1] only game 1 has
                   *[other] the last is game { $games }
                }";
                game = from, games
            );
            return Err(Refused::told(&why));
        }
        playoff.games.truncate(from - 1);
        said.push(PlayoffEcho::Again { from, games: games + 1 - from });
    }
    if again.is_none() && repeats(event, &playoff, &ladder, games) {
        let entered = playoff.games.len();
        let why = said!(
            "playoff-typed-again",
            "{ $entered ->
                [one] game 1 has this result
               *[other] games 1 to { $entered } have these results
            } already: are they typed again?";
            entered
        );
        return Err(Refused::told(&why).help(Remedy::OnlyNewGames { game: entered + 1 }));
    }
    if games.len() > 1 && games.iter().any(|one| one.used.is_some() || one.moves.is_some()) {
        return Err(Refused::told(&said!(
            "playoff-clocks-of-several",
            "times and moves are entered with one game at a time"
        )));
    }
    for (nth, entry) in games.iter().enumerate() {
        if let Some((white, black)) =
            entry.moves.filter(|(white, black)| white.abs_diff(*black) > 1)
        {
            return Err(Refused::told(&said!(
                "playoff-moves-apart",
                "White cannot have made { $white } moves and Black { $black }: they move in turn";
                white, black
            )));
        }
        if nth > 0 && course(&playoff, &ladder)?.over {
            let of = decided_by_playoff(&playoff);
            let (games, more) = (playoff.games.len(), games.len() - nth);
            return Err(Refused::told(&said!(
                "playoff-decided",
                "game { $games } decides the play-off, { $of }; { $more ->
                    [one] the result after it is
                   *[other] the { $more } results after it are
                } too many";
                of, games, more
            )));
        }
        let (next, game) = game_of(event, &playoff, &ladder, entry)?;
        let turn = &playoff.players[next.white];
        let out_of_turn = (game.white != *turn).then(|| PlayoffEcho::OutOfTurn {
            game: playoff.games.len() + 1,
            white: called(event, &game.white),
            turn: called(event, turn),
        });
        playoff.games.push(game);
        let number = playoff.games.len();
        let game = playoff.games.last().expect("it was put there");
        let (white, black) = (called(event, &game.white), called(event, &game.black));
        let (stage, result) = (game.stage.clone(), game.result);
        let (white_too, black_too) = (white.clone(), black.clone());
        said.push(PlayoffEcho::Game { game: number, stage, white, black, result });
        said.extend(out_of_turn);
        if let Some(&(Some(white), Some(black))) = playoff.times_left(&ladder).last() {
            let [white_left, black_left] = [white, black].map(ClockTime::signed);
            let (white, black) = (white_too, black_too);
            said.push(PlayoffEcho::Clocks { white, white_left, black, black_left });
        }
    }
    let course = course(&playoff, &ladder)?;
    said.extend(outcome(event, &playoff, &ladder, &course));
    if again.is_some() {
        before_stage(event, at, Some(&course))?;
    }
    event.put_playoff(at, playoff);
    said.extend(go_on(event, at, course.winner())?);
    Ok(said)
}

/// Returns whether the games begin with all those that are entered, and go on after them.
fn repeats(event: &Event, playoff: &Playoff, ladder: &Ladder, games: &[PlayoffEntry]) -> bool {
    let entered = playoff.games.len();
    if entered == 0 || games.len() <= entered {
        return false;
    }
    let mut again = playoff.clone();
    again.games.clear();
    for (entry, there) in games.iter().zip(&playoff.games) {
        match game_of(event, &again, ladder, entry) {
            Ok((_, game)) if game.result == there.result && game.white == there.white => {
                again.games.push(game);
            }
            _ => return false,
        }
    }
    true
}

/// Returns the players named in the games.
fn named(event: &Event, games: &[PlayoffEntry]) -> Result<Vec<PlayerId>, Refused> {
    let who = games.iter().filter_map(|entry| Some(entry.game.split_once('=')?.0));
    let ids = who.filter(|who| !who.is_empty()).flat_map(|who| who.split(':'));
    ids.map(|id| competitor(event, id.trim())).collect()
}

/// Removes a play-off.
///
/// # Errors
///
/// Fails if there is no such play-off, or if a round depends on its winner.
pub(crate) fn clear_playoff(
    event: &mut Event,
    which: &WhichPlayoff,
) -> Result<Vec<PlayoffEcho>, Refused> {
    let at = meant(event, which, &[], true)?;
    before_stage(event, at, None)?;
    let no_more = go_on(event, at, None)?;
    let gone = event.clear_playoff(at);
    let cleared = PlayoffEcho::Cleared { of: decided_by_playoff(&gone) };
    Ok([cleared].into_iter().chain(no_more).collect())
}

/// Advances the winner of a play-off in a knockout; without a winner, nobody advances.
///
/// # Errors
///
/// Fails if a round is paired with somebody else.
fn go_on(
    event: &mut Event,
    at: usize,
    winner: Option<usize>,
) -> Result<Option<PlayoffEcho>, Refused> {
    let playoff = &event.playoffs[at];
    let (round, Some(number)) = (playoff.round, playoff.board) else { return Ok(None) };
    let winner = winner.map(|at| playoff.players[at].clone());
    let stage = event.round(round).map_or(0, |paired| event.stage_of(paired));
    if !event.system_of(stage).kind().eliminates_losers() {
        return Ok(None);
    }
    let called = |id: &PlayerId| event.name_of(id).unwrap_or_default().to_owned();
    let goes_on = winner.as_ref().map(|id| (id.clone(), called(id)));
    let next = event.rounds.iter().map(|paired| paired.round).find(|next| *next > round);
    let of_teams = event.is_of_teams();
    let before = event.round(round).and_then(|paired| match of_teams {
        true => paired.matches.iter().find(|one| one.number == number)?.advances.clone(),
        false => paired.boards.iter().find(|one| one.board == number)?.advances.clone(),
    });
    let other = before.filter(|id| winner.as_ref() != Some(id));
    let other = other.map(|id| (id.clone(), called(&id)));
    if let (Some((id, name)), Some(round)) = (&other, next) {
        let why = said!(
            "playoff-paired-on",
            "round { $round } is paired, and { $id } { $name } plays there as the winner of the \
             play-off";
            round, id = id.clone(), name = name.clone()
        );
        return Err(Refused::told(&why).help(Remedy::UnpairRoundFirst));
    }
    if let Some(paired) = event.round_mut(round) {
        match of_teams {
            true => {
                let its = paired.match_mut(number).into_iter();
                its.for_each(|one| one.let_advance(winner.clone(), None));
            }
            false => {
                let its = paired.board_mut(number).into_iter();
                its.for_each(|one| one.advances.clone_from(&winner));
            }
        }
    }
    let no_more = other.map(|(id, name)| PlayoffEcho::GoesOnNoMore { id, name });
    Ok(goes_on.map(|(id, name)| PlayoffEcho::GoesOn { id, name }).or(no_more))
}

/// Fails if a play-off for places would get another order, or none, although a later stage has
/// begun with those who qualified by it.
fn before_stage(event: &Event, at: usize, after: Option<&PlayoffProgress>) -> Result<(), Refused> {
    let playoff = &event.playoffs[at];
    if playoff.place.is_none() {
        return Ok(());
    }
    let before = event.course_of(playoff).map(|course| course.order);
    let stage = event.round(playoff.round).map_or(0, |paired| event.stage_of(paired));
    let begun = event.rounds.iter().find(|paired| event.stage_of(paired) > stage);
    match begun.and_then(|paired| paired.stage.clone()) {
        Some(stage) if before != after.map(|course| course.order.clone()) => {
            let why = said!(
                "playoff-stage-begun",
                "{ $stage } has begun with those who went on after the play-off, { $of }";
                of = decided_by_playoff(playoff), stage
            );
            Err(Refused::told(&why).help(Remedy::UnpairRoundFirst))
        }
        _ => Ok(()),
    }
}

/// Returns the index of the play-off meant: by default the only one that is not over, or with `any`
/// the only one; if there are several, the one with the named players.
fn meant(
    event: &Event,
    which: &WhichPlayoff,
    named: &[PlayerId],
    any: bool,
) -> Result<usize, Refused> {
    let fits = |at: &usize| which.fits(&event.playoffs[*at]);
    let fitting: Vec<usize> = (0..event.playoffs.len()).filter(fits).collect();
    let has_all = |at: &&usize| named.iter().all(|id| event.playoffs[**at].players.contains(id));
    let with_named: Vec<usize> = fitting.iter().filter(has_all).copied().collect();
    if fitting.len() > 1 && with_named.is_empty() {
        return Err(Refused::told(&said!(
            "playoff-in-none",
            "no play-off is between { $ids }";
            ids = named.to_vec()
        )));
    }
    let all = if with_named.is_empty() { fitting } else { with_named };
    let is_open = |at: &&usize| {
        let course = event.course_of(&event.playoffs[**at]);
        course.is_none_or(|course| !course.over)
    };
    let open: Vec<usize> = all.iter().filter(is_open).copied().collect();
    let some = match (all.as_slice(), open.as_slice()) {
        ([], _) => {
            let why = said!("no-playoff", "there is no such play-off");
            return Err(Refused::told(&why).help(to_open(event, which)));
        }
        ([only], _) | (_, [only]) => return Ok(*only),
        (all, []) if any => all,
        (all, []) => {
            let last = all.last().expect("there is one");
            let of = decided_by_playoff(&event.playoffs[*last]);
            return Err(Refused::told(&playoff_over(of)));
        }
        (all, open) => {
            if any {
                all
            } else {
                open
            }
        }
    };
    let known = some.iter().map(|&at| decided_by_playoff(&event.playoffs[at])).collect();
    let known = Sentences::listed(known);
    let why = said!("several-playoffs", "several play-offs may be meant: { $known }"; known);
    Err(Refused::told(&why).help(Remedy::NamePlayoff))
}

/// Returns the advice to open a play-off, for the named board or the only tied one of its round.
fn to_open(event: &Event, which: &WhichPlayoff) -> Remedy {
    let round = which.round.unwrap_or(event.last_paired());
    let level = || {
        let games = event.games_of_meeting();
        let paired = event.round(round).map(|paired| event.meetings_of_round(paired));
        let mut level = paired.into_iter().flatten().filter(|board| board.is_level(games));
        level.next().map(|board| board.board).filter(|_| level.next().is_none())
    };
    let named = which.board.or_else(|| which.round.and_then(|_| level()));
    let board = named.filter(|_| which.place.is_none());
    Remedy::OpenPlayoff { round: board.map(|_| round), board }
}

/// Returns the game that was typed.
fn game_of(
    event: &Event,
    playoff: &Playoff,
    ladder: &Ladder,
    entry: &PlayoffEntry,
) -> Result<(NextGame, PlayoffGame), Refused> {
    let course = course(playoff, ladder)?;
    if course.over {
        let of = decided_by_playoff(playoff);
        return Err(Refused::told(&playoff_over(of)).help(Remedy::AgainPlayoff));
    }
    let has = |next: &NextGame, id: &PlayerId| {
        [next.white, next.black].iter().any(|&at| playoff.players[at] == *id)
    };
    let id = |said: &str| -> Result<PlayerId, Refused> {
        let id = competitor(event, said.trim())?;
        if playoff.players.contains(&id) {
            return Ok(id);
        }
        let players = playoff.players.iter().map(|id| called(event, id));
        let (of, players) = (decided_by_playoff(playoff), players.collect::<Vec<_>>().join("; "));
        Err(Refused::told(&said!(
            "playoff-not-of-it",
            "{ $id } does not play in the play-off, { $of }: its players are { $players }";
            id, of, players
        )))
    };
    let (in_turn, white, side, word) = match entry.game.split_once('=') {
        Some((who, word)) if !who.is_empty() => match who.split_once(':') {
            Some((white, black)) => {
                let (white, black) = (id(white)?, id(black)?);
                let is_it =
                    |next: &&NextGame| has(next, &white) && has(next, &black) && white != black;
                let next = course.next.iter().find(is_it).ok_or_else(|| {
                    let (white, black) = (white.clone(), black.clone());
                    Refused::told(&said!(
                        "playoff-no-such-game",
                        "{ $white } and { $black } have no game now";
                        white, black
                    ))
                })?;
                (next, white, None, word)
            }
            None => {
                let player = id(who)?;
                let mut own = course.next.iter().filter(|next| has(next, &player));
                let next = match (own.next(), own.next()) {
                    (Some(next), None) => next,
                    (None, _) => {
                        let games = pairs(playoff, &course);
                        let why = said!(
                            "playoff-no-game-now",
                            "{ $id } has no game now; to be played: { $games }";
                            id = player, games
                        );
                        return Err(Refused::told(&why));
                    }
                    _ => return Err(which_game(playoff, &course)),
                };
                let white = playoff.players[next.white].clone();
                let side = if player == white { Color::White } else { Color::Black };
                (next, white, Some(side), word)
            }
        },
        _ => match course.next.as_slice() {
            [next] => (next, playoff.players[next.white].clone(), None, entry.game.as_str()),
            _ => return Err(which_game(playoff, &course)),
        },
    };
    let result = match playoff.boards {
        Some(_) => {
            // The points of all boards, those of the team named first in front.
            let score: Outcome =
                word.trim().parse().map_err(|why: Miswritten| Refused::told(&why))?;
            if side == Some(Color::Black) { score.reversed() } else { score }
        }
        None => result_word(&Scoring::default(), side, 1, word)?.outcome,
    };
    let other = [in_turn.white, in_turn.black].map(|at| &playoff.players[at]);
    let black = if *other[0] == white { other[1] } else { other[0] }.clone();
    let stage = ladder.stages[in_turn.stage].stage.clone();
    let game = PlayoffGame {
        white_used: entry.used.map(|used| used.0),
        black_used: entry.used.map(|used| used.1),
        white_moves: entry.moves.map(|moves| moves.0),
        black_moves: entry.moves.map(|moves| moves.1),
        ..PlayoffGame::new(stage, white, black, result)
    };
    let mut with = playoff.clone();
    with.games.push(game.clone());
    self::course(&with, ladder)?;
    let is_in_turn = game.white == playoff.players[in_turn.white];
    let played = if is_in_turn { *in_turn } else { in_turn.turned() };
    check_clocks::fit(playoff, ladder, played, entry)?;
    Ok((*in_turn, game))
}

/// Returns the pairs that can play next, in the form in which they are typed.
fn pairs(playoff: &Playoff, course: &PlayoffProgress) -> Vec<String> {
    let pair = |next: &NextGame| {
        format!("{}:{}", playoff.players[next.white], playoff.players[next.black])
    };
    course.next.iter().map(pair).collect()
}

fn which_game(playoff: &Playoff, course: &PlayoffProgress) -> Refused {
    Refused::told(&said!(
        "playoff-which-game",
        "several games can be played now: { $games }; name one, such as { $first }=RESULT";
        games = pairs(playoff, course),
        first = pairs(playoff, course).into_iter().next().unwrap_or_default()
    ))
}

/// Reports what follows the entered games: the next ones, or the result.
fn outcome(
    event: &Event,
    playoff: &Playoff,
    ladder: &Ladder,
    course: &PlayoffProgress,
) -> Vec<PlayoffEcho> {
    let of = || decided_by_playoff(playoff);
    let name = |at: usize| called(event, &playoff.players[at]);
    if !course.over {
        return to_come(event, playoff, ladder, course);
    }
    let stage = course.decided_in().map(|at| ladder.stages[at].stage.clone());
    let mut said = Vec::new();
    match (course.winner(), stage) {
        (Some(winner), Some(stage)) => {
            said.push(PlayoffEcho::Won { of: of(), winner: name(winner), stage });
        }
        _ => {
            let level = course.order.first().into_iter().flatten();
            let players = level.map(|&at| name(at)).collect::<Vec<_>>().join("; ");
            said.push(PlayoffEcho::Level { of: of(), players });
        }
    }
    if playoff.players.len() > 2 {
        let mut place = playoff.first();
        let mut places = Vec::new();
        for group in &course.order {
            places.extend(group.iter().map(|&at| format!("{place} {}", name(at))));
            place += group.len();
        }
        said.push(PlayoffEcho::Order { of: of(), places: places.join("; ") });
    }
    said
}

/// Lists the next games. Games are numbered through the whole play-off.
fn to_come(
    event: &Event,
    playoff: &Playoff,
    ladder: &Ladder,
    course: &PlayoffProgress,
) -> Vec<PlayoffEcho> {
    let game = (course.next.len() == 1).then_some(playoff.games.len() + 1);
    let one = |&next: &NextGame| PlayoffEcho::Next {
        stage: ladder.stages[next.stage].stage.clone(),
        game,
        white: called(event, &playoff.players[next.white]),
        black: called(event, &playoff.players[next.black]),
        clock: clocks_before(playoff, ladder, next),
    };
    course.next.iter().map(one).collect()
}

/// Returns the ID and the name of a competitor.
fn called(event: &Event, id: &PlayerId) -> String {
    match event.name_of(id) {
        Some(name) => format!("{id} {name}"),
        None => id.to_string(),
    }
}

fn ladder_of<'e>(event: &'e Event, playoff: &Playoff) -> Result<&'e Ladder, Refused> {
    event.ladder_named(&playoff.ladder).ok_or_else(|| {
        let (name, known) = (playoff.ladder.clone(), event.known_ladders());
        Refused::told(&no_ladder(name, known))
    })
}

fn course(playoff: &Playoff, ladder: &Ladder) -> Result<PlayoffProgress, Refused> {
    playoff.progress(ladder).map_err(|(at, why)| {
        Refused::told(&said!(
            "playoff-wrong-game",
            "game { $game } cannot be entered: { $why }";
            game = at + 1, why
        ))
    })
}
