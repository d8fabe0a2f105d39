//! Assignment of pairing numbers.

use std::cmp::Reverse;
use std::collections::HashMap;

use crate::event::acts::{Refusal, Refused, Remedy};
use crate::event::{Event, Numbers, Player, PlayerId, Round, title_rank};

use super::varma;
use super::varma::VarmaError;
use crate::event::LotSource;

/// Updates the numbers of a Swiss before a round is paired.
///
/// Numbers by rating follow late entries and corrected ratings until round 4 is paired (FIDE
/// C.04.2, 2.3 and 2.5); numbers by lot or by hand are fixed from round 1 on. A late entry gets the
/// number after the last. If all have numbers before round 1 and these are not the numbers by
/// rating, they were given by hand, which is recorded.
///
/// # Errors
///
/// Fails as [`assign`] does, and also if no number is left after the last.
pub(super) fn follow(event: &mut Event, round: Round) -> Result<(), Refused> {
    let begins = event.rounds.is_empty();
    if begins && event.system.numbers == Numbers::Rating && are_complete(event) {
        let by_rating = |(number, at): (u16, usize)| event.players[at].number == Some(number);
        if !(1..).zip(order(event)?).all(by_rating) {
            event.system_mut(0).numbers = Numbers::Hand;
        }
    }
    let follows = event.system.numbers_follow_ratings(Round(event.nth_of_system(round)));
    if follows || (begins && !are_complete(event)) { assign(event) } else { append(event) }
}

/// Returns whether the numbers are 1 to n.
pub(super) fn are_complete(event: &Event) -> bool {
    let mut numbers: Vec<u16> = event.players.iter().filter_map(|one| one.number).collect();
    numbers.sort_unstable();
    numbers.iter().copied().eq((1..).take(event.players.len()))
}

/// Refuses numbers other than 1 to n, because a schedule and a bracket have one place for each of
/// these.
///
/// # Errors
///
/// Fails if a player has no number, or the numbers have gaps.
pub(super) fn need_complete(event: &Event) -> Result<(), Refused> {
    if are_complete(event) {
        return Ok(());
    }
    let last = event.players.iter().filter_map(|player| player.number).max().unwrap_or(0);
    let why = match event.players.iter().find(|player| player.number.is_none()) {
        Some(player) => Refusal::NoNumber { id: player.id.clone() },
        None => Refusal::NumbersHaveGaps { last, players: event.players.len() },
    };
    Err(Refused::new(why).help(Remedy::NumberWithoutGaps))
}

/// The players by pairing number, as schedules and brackets refer to them.
pub(super) struct ByNumber<'e> {
    event: &'e Event,
    players: HashMap<u16, &'e Player>,
}

impl<'e> ByNumber<'e> {
    /// Indexes the players of an event.
    pub(super) fn of(event: &'e Event) -> Self {
        let numbered = event.players.iter().filter_map(|player| Some((player.number?, player)));
        Self { event, players: numbered.collect() }
    }

    /// Returns the player with a number.
    ///
    /// # Errors
    ///
    /// Fails if nobody has the number.
    pub(super) fn get(&self, number: u16) -> Result<&'e Player, Refused> {
        self.players.get(&number).copied().ok_or_else(|| {
            let last = self.players.keys().max().copied().unwrap_or(0);
            let players = self.event.players.len();
            let why = Refusal::NumbersHaveGaps { last, players };
            Refused::new(why).help(Remedy::NumberWithoutGaps)
        })
    }

    /// Returns the id of the player with a number.
    ///
    /// # Errors
    ///
    /// As for [`Self::get`].
    pub(super) fn id(&self, number: u16) -> Result<PlayerId, Refused> {
        self.get(number).map(|player| player.id.clone())
    }
}

/// Gives players without a number the numbers after the last, the strongest first.
pub(super) fn append(event: &mut Event) -> Result<(), Refused> {
    let last = event.players.iter().filter_map(|player| player.number).max().unwrap_or(0);
    let players = &event.players;
    let mut new: Vec<usize> =
        (0..players.len()).filter(|&at| players[at].number.is_none()).collect();
    new.sort_by_key(|&at| strength(&players[at]));
    if new.len() > usize::from(u16::MAX - last) {
        return Err(Refused::new(Refusal::NumbersUsedUp { last }).help(Remedy::CorrectNumber));
    }
    for (number, at) in (last..=u16::MAX).skip(1).zip(new) {
        event.players_mut()[at].put_number(Some(number));
    }
    Ok(())
}

/// Returns the refusal to draw lots without a seed.
pub(super) fn no_seed() -> Refused {
    Refused::new(Refusal::NoSeed).help(Remedy::SetSeed)
}

/// Gives every player a pairing number, from the source set in the event.
///
/// In a Scheveningen, the players of the team named first come first, each team in its own order.
/// Players with a number given by hand keep it only if all have one.
///
/// # Errors
///
/// Fails if numbers given by hand are not 1 to n, lots have no seed, or there are not two teams of
/// the same size.
pub(super) fn assign(event: &mut Event) -> Result<(), Refused> {
    let order = order(event)?;
    let order = match event.system.kind().has_teams() {
        true => by_team(event, order)?,
        false => order,
    };
    for (number, at) in (1..).zip(order) {
        event.players_mut()[at].put_number(Some(number));
    }
    Ok(())
}

/// Returns the indices of the players in the order of their numbers.
fn order(event: &Event) -> Result<Vec<usize>, Refused> {
    let players = &event.players;
    let mut order: Vec<usize> = (0..players.len()).collect();
    let seed = || {
        event
            .system
            .seed
            .ok_or_else(|| Refused::new(Refusal::NoSeedForNumbers).help(Remedy::SetSeed))
    };
    match event.system.numbers {
        Numbers::Rating => order.sort_by_key(|&at| strength(&players[at])),
        Numbers::Lot => {
            // Drawn from the sorted ids, so that the order in the file does not matter.
            order.sort_by(|&a, &b| players[a].id.cmp(&players[b].id));
            let drawn = LotSource::from_seed(seed()?).permutation(order.len());
            order = drawn.into_iter().map(|at| order[at]).collect();
        }
        Numbers::Varma => {
            order.sort_by(|&a, &b| players[a].id.cmp(&players[b].id));
            let federations: Vec<&str> =
                order.iter().map(|&at| players[at].federation.as_deref().unwrap_or("")).collect();
            let draw =
                varma(&federations, seed()?).map_err(|VarmaError::NoTable { players }| {
                    Refused::new(Refusal::NoVarmaGroups { players }).help(Remedy::DrawByLot)
                })?;
            let mut numbered: Vec<(u16, usize)> = draw.numbers.into_iter().zip(order).collect();
            numbered.sort_unstable();
            order = numbered.into_iter().map(|(_, at)| at).collect();
        }
        Numbers::Hand => {
            let mut missing = players.iter().filter(|player| player.number.is_none());
            if let Some(player) = missing.next() {
                let id = player.id.clone();
                return Err(Refused::new(Refusal::NoNumber { id: id.clone() })
                    .help(Remedy::SetNumber { id }));
            }
            order.sort_by_key(|&at| players[at].number);
            need_complete(event)?;
        }
    }
    Ok(order)
}

/// Returns the sort key, the strongest first: rating, title, name, id (FIDE C.04.2, 2.1-2.3).
fn strength(player: &Player) -> impl Ord + use<> {
    (
        Reverse(player.rating.unwrap_or(0)),
        title_rank(player.title.as_deref()),
        player.name.to_lowercase(),
        player.id.clone(),
    )
}

/// Returns the players of the first team, then those of the second.
fn by_team(event: &Event, order: Vec<usize>) -> Result<Vec<usize>, Refused> {
    let mut teams: Vec<&str> = Vec::new();
    for player in &event.players {
        let team = player.team.as_deref().ok_or_else(|| {
            let id = player.id.clone();
            Refused::new(Refusal::NoTeam { id: id.clone() }).help(Remedy::SetTeam { id })
        })?;
        if !teams.contains(&team) {
            teams.push(team);
        }
    }
    let [first, second] = teams.as_slice() else {
        return Err(Refused::new(Refusal::NotTwoTeams { teams: teams.len() }));
    };
    let of = |team: &str| -> Vec<usize> {
        let mine = |&at: &usize| event.players[at].team.as_deref() == Some(team);
        order.iter().copied().filter(mine).collect()
    };
    let (one, other) = (of(first), of(second));
    if one.len() != other.len() {
        let (first, second) = ((*first).to_owned(), (*second).to_owned());
        let (players, others) = (one.len(), other.len());
        return Err(Refused::new(Refusal::UnequalTeams { first, players, second, others }));
    }
    Ok([one, other].concat())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Board, PairedRound, PlayerDocument, System, SystemKind};

    fn event(ratings: &[u16]) -> Event {
        let mut event = Event::new("X", System::new(SystemKind::Swiss));
        for &rating in ratings {
            enter(&mut event, rating);
        }
        event
    }

    fn enter(event: &mut Event, rating: u16) {
        let id = format!("r{rating}").parse().unwrap();
        let document = PlayerDocument { rating: Some(rating), ..PlayerDocument::new(id, "Tree") };
        event.players.push(document.into());
    }

    /// Pairs rounds up to this one, with any numbers.
    fn pair_to(event: &mut Event, round: u16) {
        while event.last_paired() < Round(round) {
            let next = event.last_paired().next();
            follow(event, next).unwrap();
            let mut paired = PairedRound::new(next);
            let [one, other] = [0, 1].map(|at| event.players[at].id.clone());
            paired.boards.push(Board::new(1, one, other));
            event.rounds.push(paired);
        }
    }

    fn numbers(event: &Event) -> Vec<Option<u16>> {
        event.players.iter().map(|player| player.number).collect()
    }

    #[test]
    fn numbers_by_rating_follow_late_entries_until_round_4_is_paired() {
        let mut event = event(&[1000, 1200]);
        pair_to(&mut event, 1);
        assert_eq!(numbers(&event), [Some(2), Some(1)]);
        enter(&mut event, 1100);
        pair_to(&mut event, 3);
        assert_eq!(numbers(&event), [Some(3), Some(1), Some(2)]);
        event.players[0].rating = Some(1300);
        pair_to(&mut event, 4);
        assert_eq!(numbers(&event), [Some(1), Some(2), Some(3)], "a corrected rating");
        enter(&mut event, 1250);
        event.players[2].rating = Some(1400);
        pair_to(&mut event, 5);
        assert_eq!(numbers(&event), [1, 2, 3, 4].map(Some), "frozen: behind the last");
    }

    #[test]
    fn numbers_drawn_by_lot_stand_and_late_entries_come_behind() {
        let mut event = event(&[1000, 1200, 1100]);
        (event.system.numbers, event.system.seed) = (Numbers::Lot, Some(7));
        pair_to(&mut event, 1);
        let drawn = numbers(&event);
        enter(&mut event, 1300);
        pair_to(&mut event, 2);
        assert_eq!(numbers(&event)[..3], drawn);
        assert_eq!(event.players[3].number, Some(4));
    }

    #[test]
    fn behind_the_highest_number_there_is_nobody_enters() {
        let mut event = event(&[1000, 1200]);
        pair_to(&mut event, 4);
        event.players[0].number = Some(u16::MAX - 1);
        enter(&mut event, 1100);
        follow(&mut event, Round(5)).unwrap();
        assert_eq!(event.players[2].number, Some(u16::MAX));
        enter(&mut event, 1150);
        let refused = follow(&mut event, Round(5)).unwrap_err();
        assert_eq!(*refused.why, Refusal::NumbersUsedUp { last: u16::MAX });
        assert_eq!(event.players[3].number, None);
    }

    #[test]
    fn numbers_given_by_hand_before_round_1_stay() {
        let mut event = event(&[1000, 1200]);
        (event.players[0].number, event.players[1].number) = (Some(1), Some(2));
        pair_to(&mut event, 2);
        assert_eq!(numbers(&event), [Some(1), Some(2)]);
        assert_eq!(event.system.numbers, Numbers::Hand);
    }
}
