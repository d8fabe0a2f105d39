//! Recalculation of the games of a list from the initial ratings.

use std::collections::HashMap;

use super::change::{Change, Rating, Step};
use super::list::{RatedGame, RatingList};
use super::month::Month;
use super::scheme::{RatingBasis, Scheme};
use super::tables::ONE;
use crate::event::Color;

/// A game from the side of one player, with all inputs of the change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayerGame {
    /// The player's rating for this game.
    pub own: Rating,
    /// The opponent's rating for this game.
    pub opponent: Rating,
    /// The difference that counts, positive for the higher rated.
    pub difference: i32,
    /// The expected score in millionths of a game.
    pub expected: i64,
    /// The score in half points; `None` if there was no game.
    pub halves: Option<u8>,
    /// K.
    pub k: u16,
    /// Whether the game is credited; false for a winner whose opponent left or resigned too early.
    pub credited: bool,
    /// The penalty for leaving, as a change.
    pub penalty: Change,
    /// The change of the rating, including the penalty.
    pub change: Change,
}

impl PlayerGame {
    /// Returns the half points of a rated game; `None` for a game that is void or was won without
    /// credit.
    pub fn counted(&self) -> Option<u8> {
        self.halves.filter(|_| self.credited)
    }

    const fn step(&self) -> Step {
        Step { rating: self.own, change: self.change }
    }
}

/// A game from both sides, on the general and on the monthly list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameOnLists {
    /// On the general list.
    pub general: [PlayerGame; 2],
    /// On the list of the month.
    pub monthly: Option<[PlayerGame; 2]>,
}

impl GameOnLists {
    /// Writes the ratings and changes into the game.
    pub(super) fn write(&self, game: &mut RatedGame) {
        game.general = self.general.map(|sight| sight.step());
        game.monthly = self.monthly.map(|sights| sights.map(|sight| sight.step()));
    }
}

/// A rating while the games are being processed.
#[derive(Debug, Clone, Copy)]
struct Account {
    start: Rating,
    sum: Change,
    games: u32,
    /// The event in which it was last used, with the rating and the number of games before that
    /// event.
    seen: Option<(usize, Rating, u32)>,
}

impl Account {
    const fn new(start: Rating) -> Self {
        Self { start, sum: Change::NONE, games: 0, seen: None }
    }

    /// Returns the rating and the number of games that apply to the next game of an event.
    fn rating_for(&mut self, event: usize, which: RatingBasis) -> (Rating, u32) {
        if let (RatingBasis::BeforeEvent, Some((at, rating, games))) = (which, self.seen)
            && at == event
        {
            return (rating, games);
        }
        let rating = self.start.after(self.sum);
        self.seen = Some((event, rating, self.games));
        (rating, self.games)
    }
}

/// Calculates every game of a list, in order: one list of games for each event.
///
/// Players who are not in the list start at the scheme's initial rating; [`read`] does not accept
/// such a list.
///
/// [`read`]: super::read()
pub fn replay(list: &RatingList, scheme: &Scheme) -> Vec<Vec<GameOnLists>> {
    let mut general: HashMap<&str, Account> = list
        .players
        .iter()
        .map(|player| (player.id.as_str(), Account::new(player.initial)))
        .collect();
    let mut monthly: HashMap<(Month, &str), Account> = HashMap::new();
    let mut all = Vec::new();
    for (at, event) in list.events.iter().enumerate() {
        let mut seen = Vec::new();
        for game in &event.games {
            let ids = [game.white.as_str(), game.black.as_str()];
            let accounts = ids.map(|id| {
                general.get(id).copied().unwrap_or_else(|| Account::new(scheme.initial.is))
            });
            let (sights, after) = play(scheme, at, game, accounts);
            general.extend(ids.into_iter().zip(after));
            let of_month = scheme.monthly.as_ref().zip(game.month()).map(|(start, month)| {
                let keys = ids.map(|id| (month, id));
                let accounts =
                    keys.map(|key| monthly.get(&key).copied().unwrap_or(Account::new(start.is)));
                let (sights, after) = play(scheme, at, game, accounts);
                monthly.extend(keys.into_iter().zip(after));
                sights
            });
            seen.push(GameOnLists { general: sights, monthly: of_month });
        }
        all.push(seen);
    }
    all
}

/// Calculates one game on one list: returns it from both sides, and the accounts after it.
fn play(
    scheme: &Scheme,
    event: usize,
    game: &RatedGame,
    mut accounts: [Account; 2],
) -> ([PlayerGame; 2], [Account; 2]) {
    let then = [0, 1].map(|side: usize| accounts[side].rating_for(event, scheme.rating_then.is));
    let sights = [0, 1].map(|side: usize| {
        let ((own, games), (opponent, _)) = (then[side], then[1 - side]);
        let difference = scheme.difference(own, opponent);
        let expected = scheme.expected(difference);
        let k = scheme.k(own, games).k;
        let halves = game.score.halves(side);
        let credited = halves.is_none() || game.counts_for(side);
        let of_game = match halves {
            Some(halves) if credited => scheme.change(k, i64::from(halves) * (ONE / 2), expected),
            _ => Change::NONE,
        };
        let color = if side == 0 { Color::White } else { Color::Black };
        let penalty = match &scheme.leaving_penalty {
            Some(points) if game.penalised == Some(color) => Change::whole(-i64::from(points.is)),
            _ => Change::NONE,
        };
        let change = of_game + penalty;
        PlayerGame { own, opponent, difference, expected, halves, k, credited, penalty, change }
    });
    for (account, sight) in accounts.iter_mut().zip(&sights) {
        account.sum += sight.change;
        account.games += u32::from(sight.counted().is_some());
    }
    (sights, accounts)
}
