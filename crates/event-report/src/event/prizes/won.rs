//! The prizes of each winner in all lists, and those for which lots are drawn.

use std::collections::BTreeMap;

use super::money::amount_in;
use super::places;
use crate::event::words::PrizeWord;
use draughts_events::event::{Currency, PrizeList};
use draughts_events::prizes::Awarded;
use draughts_ground::said::{Said, Sentences, Told};

/// Returns the prizes of each winner, by index of [`Awarded::contenders`].
pub(super) fn won(awarded: &Awarded, lists: &[PrizeList]) -> BTreeMap<usize, Vec<Won>> {
    let mut all: BTreeMap<usize, Vec<Won>> = BTreeMap::new();
    for (list, awarded) in lists.iter().zip(&awarded.lists) {
        for group in &awarded.groups {
            for holder in &group.holders {
                let thing = holder.thing.clone().filter(|_| !holder.by_lot);
                if holder.money > 0 || thing.is_some() {
                    all.entry(holder.winner).or_default().push(Won {
                        list: list.name.clone(),
                        places: places(group.first, group.last),
                        money: holder.money,
                        thing,
                    });
                }
            }
        }
    }
    all
}

/// Returns the things for which lots must be drawn, list by list.
pub(super) fn lots(awarded: &Awarded, lists: &[PrizeList]) -> Vec<Lot> {
    let mut all = Vec::new();
    for (list, awarded) in lists.iter().zip(&awarded.lists) {
        for group in &awarded.groups {
            for (place, holder) in (group.first..).zip(&group.holders) {
                let Some(thing) = holder.thing_by_lot() else { continue };
                let level = &group.holders[holder.level.clone()];
                let among = level.iter().map(|one| one.winner).collect();
                all.push(Lot { list: list.name.clone(), place, thing, among });
            }
        }
    }
    all
}

/// A thing for which lots must be drawn.
pub(super) struct Lot {
    pub(super) list: String,
    pub(super) place: usize,
    pub(super) thing: String,
    pub(super) among: Vec<usize>,
}

/// A prize of a winner.
pub(super) struct Won {
    pub(super) list: String,
    pub(super) places: Said,
    pub(super) money: u64,
    pub(super) thing: Option<String>,
}

impl Won {
    /// Describes the prize: money, a thing, or both.
    pub(super) fn prize(&self, currency: &Currency) -> Sentences {
        let money = (self.money > 0).then(|| amount_in(currency, self.money));
        let thing = self.thing.clone();
        let thing = thing.map(|thing| PrizeWord::Thing { thing }.said());
        Sentences::listed(money.into_iter().chain(thing).collect())
    }
}
