//! The start number of every player.

use std::collections::HashSet;

use super::NoReport;
use crate::event::{Event, PlayerId};
use crate::trf::{ConversionNote, MAX_NUMBER};

/// Start numbers, in the order of [`Event::players`](crate::event::EventDocument::players).
pub(super) struct StartNumbers<'e> {
    numbers: Vec<u16>,
    index: std::collections::HashMap<&'e PlayerId, usize>,
}

impl<'e> StartNumbers<'e> {
    /// Assigns the pairing numbers, and free numbers to players without one or with one of five
    /// digits.
    pub(super) fn of(event: &'e Event) -> Result<Self, NoReport> {
        if event.players.len() > usize::from(MAX_NUMBER) {
            let players = event.players.len();
            return Err(NoReport::TooManyPlayers { players, most: MAX_NUMBER });
        }
        let own = |number: &u16| (1..=MAX_NUMBER).contains(number);
        let taken: HashSet<u16> =
            event.players.iter().filter_map(|player| player.number).filter(own).collect();
        let mut free = (1..=MAX_NUMBER).filter(|number| !taken.contains(number));
        let numbers = event.players.iter().map(|player| {
            let number = player.number.filter(own);
            number.or_else(|| free.next()).expect("there are as many numbers as players")
        });
        Ok(Self { numbers: numbers.collect(), index: event.index() })
    }

    /// Returns the start number of a player.
    pub(super) fn get(&self, player: usize) -> u16 {
        self.numbers[player]
    }

    /// Returns the start number of an id.
    pub(super) fn of_id(&self, id: &PlayerId) -> Option<u16> {
        self.at(id).map(|at| self.numbers[at])
    }

    /// Returns the index of an id in the list of players.
    pub(super) fn at(&self, id: &PlayerId) -> Option<usize> {
        self.index.get(id).copied()
    }

    /// Returns the start numbers of ids, sorted.
    pub(super) fn of_ids<'i>(&self, ids: impl IntoIterator<Item = &'i PlayerId>) -> Vec<u16> {
        let mut numbers: Vec<u16> = ids.into_iter().filter_map(|id| self.of_id(id)).collect();
        numbers.sort_unstable();
        numbers
    }

    /// Notes the players whose number differs from that in the event.
    pub(super) fn notes(&self, event: &Event) -> Vec<ConversionNote> {
        let given = event.players.iter().zip(&self.numbers);
        let given: Vec<String> = given
            .filter(|(player, number)| player.number != Some(**number))
            .map(|(player, number)| format!("{} {number}", player.id))
            .collect();
        match given.as_slice() {
            [] => Vec::new(),
            all if all.len() == event.players.len() => {
                vec![ConversionNote::NumbersOfList]
            }
            some => vec![ConversionNote::NumbersGiven { players: some.to_vec() }],
        }
    }
}
