//! Enters an event in a list, or what has changed in it.

use std::collections::HashMap;

use super::change::{Change, Rating};
use super::echo::Echo;
use super::facts::{Fact, Facts, Verdict, facts, key_of};
use super::list::{ListedPlayer, RatedEvent, RatedGame, RatingList};
use super::month::Month;
use super::newcomers::{Beginning, BegunBy, Newcomers, begin_anew, entered_before_played_later};
use super::replay::replay;
use super::scheme::{EntryRating, Scheme};
use super::totals::{Total, general};
use super::uncounted::{LeftOut, Uncounted};
use super::who::{
    WhoIsIt, called, called_in, id_of, is_called, join_as_said, known, learn, new_id, who_they_are,
};
use crate::event::acts::{Refusal, Refused, Remedy};
use crate::event::{Event, PlayerId, Score, Scoring};

/// What the user says about an entry.
#[derive(Debug, Clone, Copy, Default)]
pub struct Options<'a> {
    /// The key by which the event is known; [`key_of`] if none is given.
    pub key: Option<&'a str>,
    /// Whether players are those of the list whose names are like theirs, where nothing decides it.
    pub namesakes: Option<Namesakes>,
    /// Who some of them are, whatever is said of the others.
    pub who: &'a [WhoIsIt],
    /// What becomes of players without a rating from now on; the list keeps it.
    pub unrated: Option<Newcomers>,
}

/// Who players are whose names are like those of players of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Namesakes {
    /// They are the same people.
    Same,
    /// They are other people.
    Others,
}

/// Enters an event, or what has changed in it since, and calculates the whole list again.
/// Returns what is new; empty if nothing is.
///
/// An event is known by its key. Who its players are follows the rules by which they come into an
/// event, see [`crate::event::acts::add`]: by the federation's number, or by the name in whatever
/// order, case and accents unless birth says otherwise; where nothing decides it, a person is asked.
/// A player who is not found is new. If a correction changes a rating, everything that was
/// calculated from it changes too, also in later events.
///
/// # Errors
///
/// Players of whom nobody says who they are; an event that seems to be in the list under another
/// key, or another event under the same key; or a day that is missing for the monthly list. The
/// list is then as it was.
pub fn update(
    list: &mut RatingList,
    scheme: &Scheme,
    event: &Event,
    options: Options<'_>,
) -> Result<Vec<Echo>, Refused> {
    let key = options.key.map_or_else(|| key_of(event), str::to_owned);
    let Facts { games, mut left_out } = facts(event, scheme);
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
        begin_anew(&mut after, scheme, event, &key, before);
    }
    join_as_said(&mut after, event, before, options.who)?;
    let (ids, mut said) = find_players(&mut after, scheme, event, before, &games, options)?;
    let all = games.len();
    let games: Vec<RatedGame> = games.iter().filter_map(|fact| rated(fact, &ids)).collect();
    if games.len() < all {
        left_out.insert(Uncounted::Unrated, all - games.len());
    }
    let count = games.len();
    match after.events.iter().position(|one| one.event == key) {
        Some(at) => {
            let entered = &after.events[at];
            // Who begins anew is only in the list as it was; who has become known, only in the new one.
            same_event(list, entered, event).or_else(|_| same_event(&after, entered, event))?;
            said.extend(differences(&after, &event.scoring, &after.events[at].games, &games));
            after.events[at].games = games;
        }
        None => {
            if options.key.is_none() {
                known_otherwise(&after, &games)?;
            }
            after.events.push(RatedEvent { event: key.clone(), games });
        }
    }
    calculate(&mut after, scheme);
    if after.unrated != list.unrated {
        said.extend(after.unrated.map(|what| Echo::UnratedFromNow { what }));
    }
    let later = entered_before_played_later(&after, &key);
    said.extend(later.map(|event| Echo::EnteredLate { event: event.to_owned() }));
    said.extend(moved(list, &after));
    let left_out: Vec<LeftOut> =
        left_out.into_iter().map(|(why, games)| LeftOut { games, why }).collect();
    let counted = Echo::Counted {
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

/// The ids in the list of the players who have games, by their places in the event; new players
/// are added, and reported.
fn find_players(
    list: &mut RatingList,
    scheme: &Scheme,
    event: &Event,
    before: Option<&RatedEvent>,
    games: &[Fact],
    options: Options<'_>,
) -> Result<(HashMap<usize, String>, Vec<Echo>), Refused> {
    let mut places: Vec<usize> = games.iter().flat_map(|game| [game.white, game.black]).collect();
    places.sort_unstable();
    places.dedup();
    let found = who_they_are(list, event, before, &places, options)?;
    let beginning = Beginning::of(list, scheme, event, &places, &found);
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
                    said.push(Echo::IsListed { player, id: known_before });
                    listed.known_as.push(id);
                }
                learn(listed, player, before.is_none());
                listed.id.clone()
            }
            None => {
                let Some((initial, by)) = beginning.rating(player) else { continue };
                begun.extend(by.map(|by| (initial, by)));
                let own = player.rating.filter(|&own| own > 0 && i32::from(own) != initial.0);
                not_taken += usize::from(by.is_some() && own.is_some());
                let unrated = by.is_some() && scheme.entry.is == EntryRating::EventRating;
                said.push(Echo::NewInList { player: called_in(player), initial });
                let (id, name, known_as) = (new_id(list, player), player.name.clone(), Vec::new());
                let (birth, club) = (player.birth, player.club.clone());
                let listed = ListedPlayer { id, name, initial, unrated, birth, club, known_as };
                list.players.push(listed.clone());
                listed.id
            }
        };
        ids.insert(place, listed);
    }
    // All began alike.
    if let Some(&(rating, by)) = begun.first().filter(|(_, by)| *by != BegunBy::Scheme) {
        said.push(Echo::BegunUnrated { players: begun.len(), rating, by });
    }
    if not_taken > 0 {
        let (scheme, rating) = (scheme.name.clone(), scheme.initial.is);
        said.push(Echo::OwnRatingsNotTaken { players: not_taken, scheme, rating });
    }
    Ok((ids, said))
}

/// A game of two players who are in the list.
fn rated(fact: &Fact, ids: &HashMap<usize, String>) -> Option<RatedGame> {
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

/// Checks that an event with this key has one of its games still on one of its boards.
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

/// This many games of the same players at the same boards are no longer a coincidence.
const NO_CHANCE: usize = 4;

/// Refuses an event whose games are all in the list under another key, and which is therefore that
/// event: if they are on the same day, or if there are many of them.
fn known_otherwise(list: &RatingList, games: &[RatedGame]) -> Result<(), Refused> {
    let is_in = |event: &&RatedEvent| {
        let same = |old: &RatedGame, new: &RatedGame| {
            old.place() == new.place()
                && old.white == new.white
                && old.black == new.black
                && (old.date == new.date || games.len() >= NO_CHANCE)
        };
        let has = |new: &RatedGame| event.games.iter().any(|old| same(old, new));
        !games.is_empty() && games.len() == event.games.len() && games.iter().all(has)
    };
    match list.events.iter().find(is_in) {
        None => Ok(()),
        Some(event) => {
            let event = event.event.clone();
            Err(Refused::new(Refusal::InListAs { event: event.clone() })
                .help(Remedy::KeyOf { event }))
        }
    }
}

/// The key by which a list knows an event that is in it: its own if the entry of that key has one
/// of its games, otherwise that of the entry whose games all stand at its boards. Results may have
/// changed since, and rounds may have come; of a few games number and days must be the same.
#[must_use]
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
    let is_played = |old: &RatedGame| {
        let few = NO_CHANCE > played.len();
        played.iter().any(|new| {
            (new.round, new.board, new.game) == old.place()
                && (!few || new.date == old.date)
                && is(&old.white, new.white)
                && is(&old.black, new.black)
        })
    };
    let is_it = |entry: &&RatedEvent| {
        let count = entry.games.len();
        (count >= NO_CHANCE || (count > 0 && count == played.len()))
            && entry.games.iter().all(is_played)
    };
    list.events.iter().find(is_it).map(|entry| entry.event.as_str())
}

/// What is no longer as it was when entered.
fn differences(
    list: &RatingList,
    scoring: &Scoring,
    before: &[RatedGame],
    after: &[RatedGame],
) -> Vec<Echo> {
    let find = |games: &'_ [RatedGame], place| games.iter().position(|one| one.place() == place);
    let players =
        |game: &RatedGame| [&game.white, &game.black].map(|id| list.name_of(id)).join(" - ");
    let result = |game: &RatedGame| Echo::Result {
        score: told_as(scoring, game.score),
        uncredited: game.uncredited,
        penalised: game.penalised,
    };
    let line = |game: &RatedGame| {
        Box::new(Echo::Game { players: players(game), result: Box::new(result(game)) })
    };
    let mut said = Vec::new();
    for game in after {
        match find(before, game.place()).map(|at| &before[at]) {
            None => said.push(Echo::NotCountedBefore {
                round: game.round,
                board: game.board,
                game: line(game),
            }),
            Some(old) if !old.same_facts(game) => {
                let was = match players(old) == players(game) {
                    true if result(old) == result(game) => Box::new(Echo::AnotherDay),
                    true => Box::new(result(old)),
                    false => line(old),
                };
                let (round, board, game) = (game.round, game.board, line(game));
                said.push(Echo::CountedOtherwise { round, board, game, was });
            }
            Some(_) => {}
        }
    }
    for old in before.iter().filter(|old| find(after, old.place()).is_none()) {
        let (round, board, game) = (old.round, old.board, line(old));
        said.push(Echo::CountsNoLonger { round, board, game });
    }
    said
}

/// A verdict as the event scores it; where a win has several scores, as the list writes it.
fn told_as(scoring: &Scoring, verdict: Verdict) -> String {
    let won = Score::new(scoring.win, scoring.loss);
    match verdict {
        _ if !scoring.knows_three_results() => verdict.to_string(),
        Verdict::White => won.to_string(),
        Verdict::Draw => scoring.drawn_game().to_string(),
        Verdict::Black => won.reversed().to_string(),
        Verdict::Void => verdict.to_string(),
    }
}

/// The players whose ratings have changed.
fn moved(before: &RatingList, after: &RatingList) -> Vec<Echo> {
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
        moved.then_some(Echo::Moved { name, was, change, rating })
    };
    totals.into_iter().filter_map(line).collect()
}
