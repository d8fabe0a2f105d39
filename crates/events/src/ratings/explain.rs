//! Explanations of ratings, game by game.

use super::change::{Change, Rating};
use super::list::{ListedPlayer, RatedEvent, RatedGame, RatingList};
use super::month::Month;
use super::performance::{Performance, performance};
use super::replay::{PlayerGame, replay};
use super::scheme::Scheme;
use crate::event::acts::{Refusal, Refused};

/// The games of a player on one list.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Explained<'l> {
    /// The player.
    pub player: &'l ListedPlayer,
    /// The rating before the first of these games.
    pub before: Change,
    /// The player's first rating in the list.
    pub initial: Rating,
    /// The games with their calculations.
    pub games: Vec<ExplainedGame<'l>>,
    /// Whether the file has changes that do not follow from its games, because it was edited.
    pub edited: bool,
}

/// A game of the player.
#[derive(Debug, Clone)]
pub struct ExplainedGame<'l> {
    /// The event.
    pub event: &'l RatedEvent,
    /// The game.
    pub game: &'l RatedGame,
    /// The opponent.
    pub opponent: &'l str,
    /// The calculation for the player.
    pub sight: PlayerGame,
}

impl Explained<'_> {
    /// Returns the rating before these games.
    pub fn rating_before(&self) -> Rating {
        self.initial.after(self.before)
    }

    /// Returns the sum of the changes.
    pub fn change(&self) -> Change {
        self.games.iter().map(|game| game.sight.change).sum()
    }

    /// Returns the rating after these games.
    pub fn rating_after(&self) -> Rating {
        self.initial.after(self.before + self.change())
    }

    /// Returns the performance in these games.
    pub fn performance(&self) -> Option<Performance> {
        let games = self.games.iter().map(|game| &game.sight);
        performance(games.filter_map(|sight| Some((sight.opponent, sight.counted()?))))
    }
}

/// Explains the rating of a player (an index into the list) by its games: only those of `event` if
/// given; on the list of a month if given, otherwise on the general list.
///
/// # Errors
///
/// Fails if a month is given and the scheme has no monthly list.
pub fn explain<'l>(
    list: &'l RatingList,
    scheme: &Scheme,
    player: usize,
    event: Option<&str>,
    month: Option<Month>,
) -> Result<Explained<'l>, Refused> {
    let listed = &list.players[player];
    let initial = match (month, &scheme.monthly) {
        (None, _) => listed.initial,
        (Some(_), Some(start)) => start.is,
        (Some(_), None) => {
            return Err(Refused::new(Refusal::NoMonthlyList { scheme: scheme.name.clone() }));
        }
    };
    let mut explained = Explained {
        player: listed,
        before: Change::NONE,
        initial,
        games: Vec::new(),
        edited: false,
    };
    for (of, seen) in list.events.iter().zip(replay(list, scheme)) {
        for (game, seen) in of.games.iter().zip(seen) {
            let Some(side) = game.side_of(&listed.id) else { continue };
            let (sights, stored) = match month {
                None => (Some(seen.general), Some(game.general)),
                Some(_) if game.month() == month => (seen.monthly, game.monthly),
                Some(_) => continue,
            };
            let Some(sight) = sights.map(|sights| sights[side]) else { continue };
            let stored = stored.map(|steps| (steps[side].rating, steps[side].change));
            explained.edited |= stored != Some((sight.own, sight.change));
            if event.is_none_or(|key| key == of.event) {
                let opponent = list.name_of([&game.black, &game.white][side]);
                explained.games.push(ExplainedGame { event: of, game, opponent, sight });
            } else if explained.games.is_empty() {
                explained.before += sight.change;
            }
        }
    }
    Ok(explained)
}
