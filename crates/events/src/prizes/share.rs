//! Division of one prize list among its players.

use std::ops::Range;

use num_rational::Ratio;

use crate::event::Sharing;

/// An amount as an exact fraction.
pub type Exact = Ratio<i128>;

/// The worth of a prize.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PrizeValue {
    /// Money, which can be divided.
    pub money: Exact,
    /// The value of a thing awarded with it, which cannot be divided.
    pub thing: Exact,
}

impl PrizeValue {
    const NOTHING: Self = Self { money: Exact::ZERO, thing: Exact::ZERO };

    /// Creates a prize of money alone.
    pub const fn money(money: Exact) -> Self {
        Self { money, ..Self::NOTHING }
    }
}

/// Players who are tied for some places of a list, with their shares.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shared {
    /// Their places in the list, counted from 0; there may be fewer prizes.
    pub places: Range<usize>,
    /// The money of the prizes of these places.
    pub sum: Exact,
    /// The players, best placed first, with their money.
    pub shares: Vec<(usize, Exact)>,
    /// The number of paid players; the others are below the minimum.
    pub paid: usize,
    /// The sizes of the successive rows of players who are equal in everything; 1 for a player
    /// separated by the tie-breaks.
    pub level: Vec<usize>,
}

/// Divides prizes among players, best placed first.
///
/// `tie` is the same for neighbours who are tied; `level` is the same for those of them who cannot
/// be separated. Groups that no prize reaches are left out.
pub(super) fn share(
    prizes: &[PrizeValue],
    sharing: Sharing,
    minimum: Option<Exact>,
    players: &[usize],
    tie: impl Fn(usize) -> usize,
    level: impl Fn(usize) -> usize,
) -> Vec<Shared> {
    let mut groups = Vec::new();
    let mut first = 0;
    while first < players.len().min(prizes.len()) {
        let key = tie(players[first]);
        let tied = players[first..].iter().take_while(|&&player| tie(player) == key).count();
        let places = first..first + tied;
        first = places.end;
        let level = players[places.clone()].chunk_by(|&one, &next| level(one) == level(next));
        let level = level.map(<[usize]>::len).collect();
        groups.push(divide(prizes, sharing, minimum, places, players, level));
    }
    groups
}

/// Divides the prizes of the places that tied players hold.
///
/// Players who cannot be separated share the sum for their places equally, and give way together.
fn divide(
    prizes: &[PrizeValue],
    sharing: Sharing,
    minimum: Option<Exact>,
    places: Range<usize>,
    players: &[usize],
    level: Vec<usize>,
) -> Shared {
    let own = |place: usize| prizes.get(place).map_or(Exact::ZERO, |prize| prize.money);
    let sum: Exact = places.clone().map(own).sum();
    let there = prizes.len().min(places.end) - places.start;
    let equal = |paid: usize| sum / Exact::from(paid as i128);
    let half = Exact::new(1, 2);
    let is_below = |paid: usize| {
        minimum.is_some_and(|minimum| match sharing {
            Sharing::None => false,
            Sharing::Equal => equal(paid) < minimum,
            Sharing::Hort => paid > there && equal(paid) * half < minimum,
        })
    };
    let mut paid = places.len();
    for last in level.iter().skip(1).rev() {
        if is_below(paid) {
            paid -= last;
        }
    }
    let mut shares = Vec::new();
    let mut first = places.start;
    for &count in &level {
        let own_places = first..first + count;
        first = own_places.end;
        let share = match sharing {
            _ if own_places.start - places.start >= paid => Exact::ZERO,
            Sharing::None | Sharing::Equal => equal(paid),
            Sharing::Hort => {
                let own: Exact = own_places.clone().map(own).sum();
                (own / Exact::from(count as i128) + equal(paid)) * half
            }
        };
        shares.extend(own_places.map(|place| (players[place], share)));
    }
    Shared { places, sum, shares, paid, level }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the shares of players 0, 1, ... with these points and other tie-breaks, as text.
    fn shares(
        prizes: &[i128],
        sharing: Sharing,
        minimum: Option<i128>,
        points: &[usize],
    ) -> String {
        let places: Vec<usize> = (0..points.len()).collect();
        shares_of(prizes, sharing, minimum, points, &places)
    }

    /// Returns the shares with explicit places.
    fn shares_of(
        prizes: &[i128],
        sharing: Sharing,
        minimum: Option<i128>,
        points: &[usize],
        at: &[usize],
    ) -> String {
        let prizes: Vec<PrizeValue> =
            prizes.iter().map(|&sum| PrizeValue::money(sum.into())).collect();
        let players: Vec<usize> = (0..points.len()).collect();
        let minimum = minimum.map(Exact::from);
        let (points, at) = (|player: usize| points[player], |player: usize| at[player]);
        let groups = share(&prizes, sharing, minimum, &players, points, at);
        let shares = groups.iter().flat_map(|group| &group.shares);
        let words: Vec<String> = shares.map(|(_, share)| share.to_string()).collect();
        words.join(" ")
    }

    #[test]
    fn tied_players_share_the_prizes_of_their_places() {
        let ladder = &[100, 60, 40];
        assert_eq!(shares(ladder, Sharing::Equal, None, &[5, 4, 4, 4, 3]), "100 100/3 100/3 100/3");
        assert_eq!(shares(ladder, Sharing::Hort, None, &[5, 4, 4, 4, 3]), "100 140/3 110/3 50/3");
        assert_eq!(shares(ladder, Sharing::None, None, &[5, 4, 3, 2]), "100 60 40");
        assert_eq!(shares(ladder, Sharing::Equal, None, &[]), "");
    }

    #[test]
    fn below_the_minimum_the_last_of_the_tied_give_up() {
        assert_eq!(shares(&[100], Sharing::Equal, Some(40), &[4, 4, 4, 4]), "50 50 0 0");
        assert_eq!(shares(&[100], Sharing::Equal, Some(25), &[4, 4, 4, 4]), "25 25 25 25");
        assert_eq!(shares(&[100], Sharing::Hort, Some(15), &[4, 4, 4, 4]), "200/3 50/3 50/3 0");
    }

    #[test]
    fn those_who_are_level_share_equally_what_their_places_bring() {
        let two = &[600, 200];
        assert_eq!(shares(two, Sharing::Hort, None, &[5, 5]), "500 300");
        assert_eq!(shares_of(two, Sharing::Hort, None, &[5, 5], &[1, 1]), "400 400");
        // The first of three alone, the others level: (60 + 40) : 2 instead of 60 and 40.
        let three = &[110, 60, 40];
        assert_eq!(shares_of(three, Sharing::Hort, None, &[4, 4, 4], &[1, 2, 2]), "90 60 60");
        // One of the inseparable players has a place without a prize.
        let some = shares_of(three, Sharing::Hort, None, &[5, 4, 4, 4], &[1, 2, 3, 3]);
        assert_eq!(some, "110 140/3 80/3 80/3");
    }

    #[test]
    fn those_who_are_level_give_way_together() {
        let equal =
            |places: &[usize]| shares_of(&[100], Sharing::Equal, Some(40), &[4, 4, 4, 4], places);
        assert_eq!(equal(&[1, 2, 3, 3]), "50 50 0 0");
        assert_eq!(equal(&[1, 2, 2, 4]), "100 0 0 0");
        assert_eq!(equal(&[1, 1, 1, 4]), "100/3 100/3 100/3 0");
        assert_eq!(equal(&[1, 1, 1, 1]), "25 25 25 25");
    }

    #[test]
    fn one_alone_is_paid_whatever_the_minimum() {
        for sharing in [Sharing::Equal, Sharing::Hort] {
            assert_eq!(shares(&[100, 50, 20], sharing, Some(40), &[3, 2, 1]), "100 50 20");
        }
        // The places of players who gave way stay used.
        let prizes = &[100, 30, 30, 30];
        assert_eq!(shares(prizes, Sharing::Equal, Some(40), &[5, 4, 4, 4, 3]), "100 45 45 0");
    }
}
