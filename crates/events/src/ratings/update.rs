//! Entering an event, or its corrections, in a list.

use std::collections::HashMap;

use super::change::{Change, Rating};
use super::echo::RatingListChange;
use super::facts::{CountedGame, CountedGames, Verdict, facts, key_of};
use super::list::{ListedPlayer, RatedEvent, RatedGame, RatingList};
use super::month::Month;
use super::newcomers::{
    BegunBy, FirstRatings, Newcomers, entered_before_played_later, remove_newcomers,
};
use super::replay::replay;
use super::scheme::{EntryRating, Scheme};
use super::totals::{Total, general};
use super::uncounted::{UncountedGames, UncountedReason};
use super::who::{
    StatedIdentity, called, called_in, id_of, identify_players, is_called, known, merge_as_stated,
    new_id, update_identity,
};
use crate::event::acts::{Refusal, Refused, Remedy};
use crate::event::{Event, PlayerId, Score, Scoring};

/// Options for entering an event.
#[derive(Debug, Clone, Copy, Default)]
pub struct UpdateOptions<'a> {
    /// The key of the event; [`key_of`] if `None`.
    pub key: Option<&'a str>,
    /// The decision for players who have namesakes in the list, if nothing else decides.
    pub namesakes: Option<NamesakeDecision>,
    /// The identities of single players; these take precedence.
    pub who: &'a [StatedIdentity],
    /// The treatment of players without a rating from now on; stored in the list.
    pub unrated: Option<Newcomers>,
}

/// The decision for players who have namesakes in the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NamesakeDecision {
    /// They are the same people.
    Same,
    /// They are different people.
    Others,
}

/// Enters an event, or its corrections, and recalculates the whole list.
///
/// Returns the changes; empty if there are none.
///
/// An event is identified by its key. Players are identified by the rules for adding them to an
/// event (see [`crate::event::acts::add`]): by the federation ID, or by the name in whatever order,
/// case and accents unless the birth differs. If this leaves a doubt, the update is refused until a
/// person decides. A player who is not found is new. If a correction changes a rating, everything
/// calculated from it changes too, even in later events.
///
/// # Errors
///
/// Fails if players cannot be identified, if the event seems to be in the list under another key,
/// or if another event has the key. Also fails if a day needed for the monthly list is missing. The
/// list is then unchanged.
pub fn update(
    list: &mut RatingList,
    scheme: &Scheme,
    event: &Event,
    options: UpdateOptions<'_>,
) -> Result<Vec<RatingListChange>, Refused> {
    let key = options.key.map_or_else(|| key_of(event), str::to_owned);
    let CountedGames { games, mut left_out } = facts(event, scheme);
    if scheme.monthly.is_some() && games.iter().any(|game| game.date.and_then(Month::of).is_none())
    {
        return Err(Refused::new(Refusal::NoDay).help(Remedy::SetDay));
    }
    let mut after = list.clone();
    let before = list.events.iter().find(|one| one.event == key);
    if let Some(unrated) = options.unrated {
        if scheme.entry.is == EntryRating::Fixed {
            let (scheme, rating) = (scheme.name.clone(), scheme.initial.is.to_string());
            return Err(Refused::new(Refusal::AllBeginAlike { scheme, rating }));
        }
        after.unrated = Some(unrated);
        remove_newcomers(&mut after, scheme, event, &key, before);
    }
    merge_as_stated(&mut after, event, before, options.who)?;
    let (ids, mut said) = find_players(&mut after, scheme, event, before, &games, options)?;
    let all = games.len();
    let games: Vec<RatedGame> = games.iter().filter_map(|fact| rated(fact, &ids)).collect();
    if games.len() < all {
        left_out.insert(UncountedReason::Unrated, all - games.len());
    }
    let count = games.len();
    match after.events.iter().position(|one| one.event == key) {
        Some(at) => {
            let entered = &after.events[at];
            // Players who start again are only in the old list; players identified just now, only
            // in the new one.
            same_event(list, entered, event).or_else(|_| same_event(&after, entered, event))?;
            said.extend(differences(&after, &event.scoring, &after.events[at].games, &games));
            after.events[at].games = games;
        }
        None => {
            if options.key.is_none() {
                known_otherwise(&after, event, &games)?;
            }
            after.events.push(RatedEvent { event: key.clone(), games });
        }
    }
    calculate(&mut after, scheme);
    if after.unrated != list.unrated {
        said.extend(after.unrated.map(|what| RatingListChange::UnratedFromNow { what }));
    }
    let later = entered_before_played_later(&after, &key);
    said.extend(later.map(|event| RatingListChange::EnteredLate { event: event.to_owned() }));
    said.extend(moved(list, &after));
    let left_out: Vec<UncountedGames> =
        left_out.into_iter().map(|(why, games)| UncountedGames { games, why }).collect();
    let counted = RatingListChange::Counted {
        event: key,
        games: count,
        left_out: (!left_out.is_empty()).then_some(left_out),
        recorded: after == *list,
    };
    said.insert(0, counted);
    *list = after;
    Ok(said)
}

/// Writes the ratings and changes of every game.
pub(super) fn calculate(list: &mut RatingList, scheme: &Scheme) {
    let seen = replay(list, scheme);
    for (event, seen) in list.events.iter_mut().zip(seen) {
        for (game, seen) in event.games.iter_mut().zip(seen) {
            seen.write(game);
        }
    }
}

/// Finds the list ids of the players who have games, by their indices in the event; adds new
/// players and reports them.
fn find_players(
    list: &mut RatingList,
    scheme: &Scheme,
    event: &Event,
    before: Option<&RatedEvent>,
    games: &[CountedGame],
    options: UpdateOptions<'_>,
) -> Result<(HashMap<usize, String>, Vec<RatingListChange>), Refused> {
    let mut places: Vec<usize> = games.iter().flat_map(|game| [game.white, game.black]).collect();
    places.sort_unstable();
    places.dedup();
    let found = identify_players(list, event, before, &places, options)?;
    let beginning = FirstRatings::of(list, scheme, event, &places, &found);
    let mut ids: HashMap<usize, String> = HashMap::new();
    let mut said = Vec::new();
    let mut begun: Vec<(Rating, BegunBy)> = Vec::new();
    let mut not_taken = 0;
    for (place, same) in places.into_iter().zip(found) {
        let player = &event.players[place];
        let id = id_of(player);
        let listed = match same {
            Some(at) => {
                let is_new = known(list, &id).is_none();
                let listed = &mut list.players[at];
                if is_new {
                    let player = called_in(player);
                    let known_before = called(&listed.id, &listed.name);
                    said.push(RatingListChange::IsListed { player, id: known_before });
                    listed.known_as.push(id);
                }
                update_identity(listed, player, before.is_none());
                listed.id.clone()
            }
            None => {
                let Some((initial, by)) = beginning.rating(player) else { continue };
                begun.extend(by.map(|by| (initial, by)));
                let own = player.rating.filter(|&own| own > 0 && i32::from(own) != initial.0);
                not_taken += usize::from(by.is_some() && own.is_some());
                let unrated = by.is_some() && scheme.entry.is == EntryRating::EventRating;
                said.push(RatingListChange::NewInList { player: called_in(player), initial });
                let (id, name, known_as) = (new_id(list, player), player.name.clone(), Vec::new());
                let (birth, club) = (player.birth, player.club.clone());
                let listed = ListedPlayer { id, name, initial, unrated, birth, club, known_as };
                list.players.push(listed.clone());
                listed.id
            }
        };
        ids.insert(place, listed);
    }
    // All started with one rating.
    if let Some(&(rating, by)) = begun.first().filter(|(_, by)| *by != BegunBy::Scheme) {
        let alike = scheme.entry.is == EntryRating::Fixed;
        said.push(RatingListChange::BegunUnrated { players: begun.len(), rating, by, alike });
    }
    if not_taken > 0 {
        let (scheme, rating) = (scheme.name.clone(), scheme.initial.is);
        said.push(RatingListChange::OwnRatingsNotTaken { players: not_taken, scheme, rating });
    }
    Ok((ids, said))
}

/// Converts a game whose players are both in the list.
fn rated(fact: &CountedGame, ids: &HashMap<usize, String>) -> Option<RatedGame> {
    Some(RatedGame {
        round: fact.round,
        board: fact.board,
        game: fact.game,
        date: fact.date,
        white: ids.get(&fact.white)?.clone(),
        black: ids.get(&fact.black)?.clone(),
        score: fact.score,
        uncredited: fact.uncredited,
        penalised: fact.penalised,
        general: <_>::default(),
        monthly: None,
    })
}

/// Checks that at least one game of the entry with this key is still on its board in the event.
fn same_event(list: &RatingList, before: &RatedEvent, event: &Event) -> Result<(), Refused> {
    let is = |id: &str, player: &PlayerId| {
        let listed = list.player(id).map(|at| &list.players[at]);
        event.player(player).zip(listed).is_some_and(|(player, listed)| is_called(listed, player))
    };
    let mut boards =
        event.rounds.iter().flat_map(|round| round.boards.iter().map(move |board| (round, board)));
    let there = boards.any(|(round, board)| {
        before.games.iter().any(|game| {
            (game.round, game.board) == (round.round, board.board)
                && is(&game.white, &board.white)
                && is(&game.black, &board.black)
        })
    });
    if there || before.games.is_empty() {
        return Ok(());
    }
    Err(Refused::new(Refusal::OtherEventCalledSo { event: before.event.clone() })
        .help(Remedy::DayOrKey))
}

/// From this number on, games of the same players at the same boards are no coincidence.
const MIN_MATCHING_GAMES: usize = 4;

/// Refuses an event whose games are in the list under another key, because it may be that event
/// under its former name or day.
///
/// One game of the same place, players and result is enough if its day agrees or is not known. On
/// another day, all games of the entry must be in the event, and there must be many, or the name
/// and the results must agree.
fn known_otherwise(list: &RatingList, event: &Event, games: &[RatedGame]) -> Result<(), Refused> {
    let is_game = |old: &RatedGame, new: &RatedGame| {
        old.place() == new.place() && old.white == new.white && old.black == new.black
    };
    let on_its_day = |old: &RatedGame, new: &RatedGame| {
        old.date.is_none() || new.date.is_none() || old.date == new.date
    };
    let own_name = |key: &str| {
        let rest = key.strip_prefix(event.name.as_str());
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(", "))
    };
    let shared = |event: &RatedEvent, is_it: &dyn Fn(&RatedGame, &RatedGame) -> bool| {
        games.iter().filter(|new| event.games.iter().any(|old| is_it(old, new))).count()
    };
    let known = list.events.iter().find_map(|event| {
        let all = shared(event, &is_game);
        let near = shared(event, &|old, new| is_game(old, new) && on_its_day(old, new));
        let same = shared(event, &|old, new| {
            is_game(old, new) && on_its_day(old, new) && old.score == new.score
        });
        let alike = shared(event, &|old, new| is_game(old, new) && old.score == new.score);
        let whole = event.games.len();
        let is_it = same > 0
            || (alike > 0 && alike == whole && own_name(&event.event))
            || (near > 0 && near == whole)
            || (all == whole && whole >= MIN_MATCHING_GAMES);
        is_it.then(|| (event.event.clone(), all))
    });
    match known {
        None => Ok(()),
        Some((event, shared)) => {
            let all = games.len();
            Err(Refused::new(Refusal::InListAs {
                event: event.clone(),
                shared,
                all,
                whole: shared == all,
            })
            .help(Remedy::KeyOf { event }))
        }
    }
}

/// Returns the key of an event in a list: its own key if that entry shares a game with the event,
/// otherwise the key of an entry whose games are all at its boards. Results may have changed since,
/// and rounds may have been added; if there are few games, their days must agree, and their number
/// or their results.
pub fn key_in<'l>(list: &'l RatingList, scheme: &Scheme, event: &Event) -> Option<&'l str> {
    let own = key_of(event);
    let entry = list.events.iter().find(|one| one.event == own);
    if let Some(entry) = entry.filter(|entry| same_event(list, entry, event).is_ok()) {
        return Some(&entry.event);
    }
    let played = facts(event, scheme).games;
    let is = |id: &str, at: usize| {
        let listed = list.player(id).map(|at| &list.players[at]);
        event.players.get(at).zip(listed).is_some_and(|(player, listed)| is_called(listed, player))
    };
    let is_played = |old: &RatedGame, few: bool, longer: bool| {
        played.iter().any(|new| {
            (new.round, new.board, new.game) == old.place()
                && (!few || new.date == old.date)
                && (!few || !longer || new.score == old.score)
                && is(&old.white, new.white)
                && is(&old.black, new.black)
        })
    };
    let is_it = |entry: &&RatedEvent| {
        let count = entry.games.len();
        let (few, longer) = (count < MIN_MATCHING_GAMES, played.len() > count);
        count > 0 && entry.games.iter().all(|old| is_played(old, few, longer))
    };
    list.events.iter().find(is_it).map(|entry| entry.event.as_str())
}

/// Returns the differences from the games entered before.
fn differences(
    list: &RatingList,
    scoring: &Scoring,
    before: &[RatedGame],
    after: &[RatedGame],
) -> Vec<RatingListChange> {
    let find = |games: &'_ [RatedGame], place| games.iter().position(|one| one.place() == place);
    let players =
        |game: &RatedGame| [&game.white, &game.black].map(|id| list.name_of(id)).join(" - ");
    let result = |game: &RatedGame| RatingListChange::Result {
        score: told_as(scoring, game.score),
        uncredited: game.uncredited,
        penalised: game.penalised,
    };
    let line = |game: &RatedGame| {
        Box::new(RatingListChange::Game { players: players(game), result: Box::new(result(game)) })
    };
    let mut said = Vec::new();
    for game in after {
        match find(before, game.place()).map(|at| &before[at]) {
            None => said.push(RatingListChange::NotCountedBefore {
                round: game.round,
                board: game.board,
                game: line(game),
            }),
            Some(old) if !old.same_facts(game) => {
                let was = match players(old) == players(game) {
                    true if result(old) == result(game) => Box::new(RatingListChange::AnotherDay),
                    true => Box::new(result(old)),
                    false => line(old),
                };
                let (round, board, game) = (game.round, game.board, line(game));
                said.push(RatingListChange::CountedOtherwise { round, board, game, was });
            }
            Some(_) => {}
        }
    }
    for old in before.iter().filter(|old| find(after, old.place()).is_none()) {
        let (round, board, game) = (old.round, old.board, line(old));
        said.push(RatingListChange::CountsNoLonger { round, board, game });
    }
    said
}

/// Formats a verdict as the event scores it; if a win can have several scores, as the list writes
/// it.
fn told_as(scoring: &Scoring, verdict: Verdict) -> String {
    let won = Score::new(scoring.win, scoring.loss);
    match verdict {
        _ if !scoring.has_three_results() => verdict.to_string(),
        Verdict::White => won.to_string(),
        Verdict::Draw => scoring.drawn_game().to_string(),
        Verdict::Black => won.reversed().to_string(),
        Verdict::Void => verdict.to_string(),
    }
}

/// Returns the players whose ratings have changed.
fn moved(before: &RatingList, after: &RatingList) -> Vec<RatingListChange> {
    let old: HashMap<&str, _> = general(before)
        .into_iter()
        .map(|one| (before.players[one.player].id.as_str(), one))
        .collect();
    let mut named: HashMap<&str, usize> = HashMap::new();
    after.players.iter().for_each(|player| *named.entry(&player.name).or_default() += 1);
    let mut totals = general(after);
    totals.sort_by_key(|total| total.player);
    let line = |total: Total| {
        let player = &after.players[total.player];
        let then = old.get(player.id.as_str());
        let change = then.map_or(total.change, |then| {
            // An initial rating may have been corrected by hand.
            let initial = i64::from(total.initial.0) - i64::from(then.initial.0);
            total.change - then.change + Change::whole(initial)
        });
        let was = then.map_or(total.initial, Total::rating);
        let moved = change != Change::NONE;
        let name = match named[player.name.as_str()] > 1 {
            true => format!("{} ({})", player.name, player.id),
            false => player.name.clone(),
        };
        let rating = total.rating();
        moved.then_some(RatingListChange::Moved { name, was, change, rating })
    };
    totals.into_iter().filter_map(line).collect()
}
