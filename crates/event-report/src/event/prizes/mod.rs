//! The prizes: who gets which, and which are not awarded.

mod case;
mod explain;
mod money;
mod orders;
mod receipts;
mod sheets;
mod undecided;
mod withdrawn;
mod won;

use serde::Serialize;

use super::occasion::{Occasion, PlayerView, viewed};
use super::played::{OpenBoard, open_notes};
use super::playoffs::{OpenPlayoff, open_playoffs};
use super::standings::StandingsView;
use super::words::{PrizeWord, Title};
use draughts_events::event::{Currency, Event, OnePrize, Part, PrizeList, Prizes, Round};
use draughts_events::prizes::{
    Awarded, Exact, Holder, Unawarded, UnawardedPrize, WinnerGroup, award, withdrawn_after,
};
use draughts_ground::said::{Said, Sentences, Told};
use draughts_report::words::{Language, say};

use money::{amount, amount_in};
use won::{Won, lots, won};

pub use case::PrizeCaseView;
pub use explain::{ExplainedList, PrizeExplanationView};
pub use receipts::receipts;

/// The prizes of an event: `arbiter.event-prizes/1`. Amounts are in the smallest currency unit.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PrizesView<'e> {
    /// `arbiter.event-prizes/1`.
    pub schema: &'static str,
    /// The event.
    pub event: Occasion<'e>,
    /// The last round counted.
    pub round: Round,
    /// Whether all rounds of the stage are counted and no result is missing.
    pub complete: bool,
    /// The boards without a final result.
    pub open: Vec<OpenBoard>,
    /// The unfinished play-offs, which may still change the prizes.
    pub open_playoffs: Vec<OpenPlayoff>,
    /// The currency.
    pub currency: &'e Currency,
    /// The number of prizes one player may have.
    pub one_prize: OnePrize,
    /// The prize lists, in order.
    pub lists: Vec<PrizeListView<'e>>,
    /// The players eligible for prizes of several lists, in the order in which they chose.
    pub choices: Vec<PrizeChoice<'e>>,
    /// The players who take no prize.
    pub excluded: Vec<PlayerView<'e>>,
    /// The sum of all prizes.
    pub given: u64,
    /// The part of that sum that is paid.
    pub paid: u64,
    /// The part of that sum that is not awarded.
    pub not_awarded: u64,
    /// The names of those who are equal in everything and of whom a lot decides who chooses first;
    /// not in the JSON.
    #[serde(skip)]
    choosing: Vec<String>,
}

/// A prize list with its winners.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PrizeListView<'e> {
    /// The list as written in the event file.
    pub list: &'e PrizeList,
    /// The players in prize-winning places, the best first.
    pub winners: Vec<Winner<'e>>,
    /// The prizes without a winner.
    pub left: Vec<LeftPrize>,
    /// The players whose category depends on the date of birth, if only the year is known. Absent
    /// if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub undecided: Vec<PlayerView<'e>>,
    /// The names of the undecided players who would have a prize; not in the JSON.
    #[serde(skip)]
    may_win: Vec<String>,
    /// The groups of tied players, as their prizes were divided; not in the JSON.
    #[serde(skip)]
    groups: Vec<WinnerGroup>,
}

/// A player in a prize-winning place.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Winner<'e> {
    /// The place in the list, from 1.
    pub place: usize,
    /// The first place of the tied group.
    pub first: usize,
    /// The last place of the tied group.
    pub last: usize,
    /// The player, or the team.
    pub player: PlayerView<'e>,
    /// The money paid.
    pub money: u64,
    /// The exact share before rounding, such as `20000` or `20000/3`.
    pub share: String,
    /// The part of `money` that comes from rounding remainders.
    pub rest: u64,
    /// The thing awarded with the place; null if there is none.
    pub thing: Option<String>,
    /// The IDs of the players among whom lots decide who gets the thing; empty if the places
    /// decide.
    pub lot_among: Vec<&'e str>,
    /// Whether the player gave way because an equal share would have been below the minimum.
    pub gave_way: bool,
    /// The last round of a player who has withdrawn. Absent if the player has not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub withdrew: Option<Round>,
    /// The things for which the player draws lots with others; not in the JSON.
    #[serde(skip)]
    by_lot: Vec<String>,
}

/// A prize that is not awarded.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LeftPrize {
    /// The place in the list, from 1.
    pub place: usize,
    /// The money of the prize.
    pub money: u64,
    /// The thing; null if there is none.
    pub thing: Option<String>,
    /// The reason.
    pub why: Unawarded,
}

/// The choice of a player eligible for prizes of several lists.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PrizeChoice<'e> {
    /// The player, or the team.
    pub player: PlayerView<'e>,
    /// The lists, with their exact worth at the time of the choice.
    pub offers: Vec<PrizeOffer<'e>>,
    /// The list chosen.
    pub took: &'e str,
    /// The list that would finally have been worth most; null if it is the one chosen.
    pub better: Option<PrizeOffer<'e>>,
    /// The final worth of the list chosen; not in the JSON.
    #[serde(skip)]
    has: Exact,
}

/// The worth of a prize list to a player.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PrizeOffer<'e> {
    /// The name of the list.
    pub list: &'e str,
    /// The worth before rounding, including the value of things, such as `20000` or `20000/3`.
    pub worth: String,
    #[serde(skip)]
    exact: Exact,
}

impl<'e> PrizeOffer<'e> {
    fn new(prizes: &'e Prizes, (list, worth): (usize, Exact)) -> Self {
        let list = prizes.lists[list].name.as_str();
        Self { list, worth: worth.to_string(), exact: worth }
    }
}

/// The prizes awarded after a round, with the standings and results behind them.
struct Divided<'e> {
    occasion: Occasion<'e>,
    round: Round,
    complete: bool,
    open: Vec<OpenBoard>,
    open_playoffs: Vec<OpenPlayoff>,
    orders: Vec<draughts_events::prizes::ContenderOrder>,
    awarded: Awarded,
}

impl<'e> Divided<'e> {
    fn new(event: &'e Event, prizes: &'e Prizes, stage: usize, named: Option<Round>) -> Self {
        let parts: Vec<Part<'_>> = event.parts(stage);
        let (round, complete, open) = {
            let view = StandingsView::of_parts(event, &parts, named, &[]);
            (view.round, view.complete, view.open)
        };
        let orders = orders::orders(event, prizes, &parts, named, round);
        Self {
            occasion: Occasion::of_stage(event, stage),
            open_playoffs: open_playoffs(event, stage, round),
            awarded: award(event, &orders, prizes),
            round,
            complete,
            open,
            orders,
        }
    }
}

impl<'e> PrizesView<'e> {
    /// Makes the view of the prizes by the standings of a stage, from 0.
    ///
    /// The standings are those after a round, by default the last one that has
    /// begun.
    pub fn new(event: &'e Event, prizes: &'e Prizes, stage: usize, round: Option<Round>) -> Self {
        let divided = Divided::new(event, prizes, stage, round);
        let awarded = divided.awarded;
        let contenders = awarded.contenders.clone();
        let player = |at: usize| viewed(event, &awarded.contenders[at].id);
        let winners = |group: &WinnerGroup| {
            let place = group.first..;
            let winner = |(place, holder): (usize, &Holder)| {
                let level = &group.holders[holder.level.clone()];
                let among = level.iter().filter(|_| holder.by_lot);
                Some(Winner {
                    lot_among: among
                        .filter_map(|one| Some(player(one.winner)?.id.as_str()))
                        .collect(),
                    by_lot: level.iter().filter_map(Holder::thing_by_lot).collect(),
                    place,
                    first: group.first,
                    last: group.last,
                    player: player(holder.winner)?,
                    money: holder.money,
                    share: holder.exact.to_string(),
                    rest: holder.rest,
                    thing: holder.thing.clone(),
                    gave_way: holder.gave_way,
                    withdrew: withdrawn_after(event, &awarded.contenders[holder.winner].id),
                })
            };
            place.zip(&group.holders).filter_map(winner).collect::<Vec<_>>()
        };
        let left = |left: &UnawardedPrize| LeftPrize {
            place: left.place,
            money: left.money,
            thing: left.thing.clone(),
            why: left.why,
        };
        let lists = prizes.lists.iter().zip(&awarded.lists).map(|(list, awarded)| PrizeListView {
            list,
            winners: awarded.groups.iter().flat_map(winners).collect(),
            left: awarded.left.iter().map(left).collect(),
            undecided: awarded.undecided.iter().filter_map(|&at| player(at)).collect(),
            may_win: {
                let may_win = awarded.undecided_winners(list, &contenders);
                let names = may_win.into_iter().filter_map(player);
                names.map(|one| one.name.to_owned()).collect()
            },
            groups: awarded.groups.clone(),
        });
        let offer = |offer: (usize, Exact)| PrizeOffer::new(prizes, offer);
        let choice = |choice: &draughts_events::prizes::Choice| {
            Some(PrizeChoice {
                player: player(choice.player)?,
                offers: choice.offers.iter().map(|&one| offer(one)).collect(),
                took: &prizes.lists[choice.took].name,
                better: choice.better().map(offer),
                has: choice.has,
            })
        };
        Self {
            schema: "arbiter.event-prizes/1",
            event: divided.occasion,
            round: divided.round,
            complete: divided.complete,
            open: divided.open,
            open_playoffs: divided.open_playoffs,
            currency: &prizes.currency,
            one_prize: prizes.one_prize,
            lists: lists.collect(),
            choices: awarded.choices.iter().filter_map(choice).collect(),
            excluded: prizes
                .excluded
                .iter()
                .filter_map(|excluded| viewed(event, &excluded.player))
                .collect(),
            choosing: {
                let names = |row: &Vec<usize>| {
                    let names = row.iter().filter_map(|&at| player(at));
                    names.map(|one| one.name).collect::<Vec<_>>().join("; ")
                };
                awarded.choosing.iter().map(names).collect()
            },
            given: awarded.given,
            paid: awarded.paid,
            not_awarded: awarded.given - awarded.paid,
        }
    }

    fn title(&self) -> Title {
        let (settled, rounds) = (self.open_playoffs.is_empty(), self.event.rounds);
        let round = after_round(self.complete, settled, self.round, rounds);
        Title::Prizes { round, rounds, settled }
    }

    fn in_figures(&self, units: u64) -> Said {
        amount_in(self.currency, units)
    }

    /// Returns the notes below the tables.
    fn notes(&self, language: Language) -> Vec<String> {
        let mut notes = unsettled(&self.open_playoffs, language);
        notes.push(say(&self.sums(), language));
        let things: Vec<Said> = self
            .left()
            .filter_map(|(list, left)| {
                let thing = left.thing.clone()?;
                let of =
                    PrizeWord::LeftOf { place: left.place, list: list.name.clone(), why: left.why };
                Some(PrizeWord::ThingLeft { thing, of: of.said() }.said())
            })
            .collect();
        let any = !things.is_empty();
        let things = PrizeWord::ThingsLeft { things: Sentences::listed(things) };
        notes.extend(any.then(|| say(&things, language)));
        for list in &self.lists {
            notes.extend(list.notes(self.currency).iter().map(|note| say(note, language)));
        }
        notes.extend(self.choices.iter().filter_map(|choice| {
            let better = choice.better.as_ref()?;
            let word = PrizeWord::Better {
                name: choice.player.name.to_owned(),
                took: choice.took.to_owned(),
                has: money::share(self.currency, choice.has),
                left: better.list.to_owned(),
                worth: money::share(self.currency, better.exact),
            };
            Some(say(&word, language))
        }));
        notes.extend(
            self.choosing
                .iter()
                .map(|names| say(&PrizeWord::ChoiceOfLevel { names: names.clone() }, language)),
        );
        notes.extend(undecided::notes(&self.lists).iter().map(|note| say(note, language)));
        notes.extend(withdrawn::notes(&self.lists).iter().map(|note| say(note, language)));
        let names: Vec<String> = self.excluded.iter().map(|one| one.name.to_owned()).collect();
        let none = PrizeWord::TakesNone { names };
        notes.extend((!self.excluded.is_empty()).then(|| say(&none, language)));
        notes.extend(open_notes(&self.open, language));
        notes.extend(self.event.signature(language));
        notes
    }

    fn left(&self) -> impl Iterator<Item = (&'e PrizeList, &LeftPrize)> {
        self.lists.iter().flat_map(|list| list.left.iter().map(move |left| (list.list, left)))
    }

    /// States the sums: given equals paid plus not awarded, and why.
    fn sums(&self) -> PrizeWord {
        let of_money = self.left().filter(|(_, left)| left.money > 0);
        let why = of_money.map(|(list, left)| {
            let (place, list, why) = (left.place, list.name.clone(), left.why);
            PrizeWord::LeftOf { place, list, why }.said()
        });
        let why: Vec<Said> = why.collect();
        PrizeWord::Sums {
            given: self.in_figures(self.given),
            paid: self.in_figures(self.paid),
            left: self.in_figures(self.not_awarded),
            why: (!why.is_empty()).then(|| Sentences::listed(why)),
        }
    }
}

impl PrizeListView<'_> {
    /// Makes the heading of the list.
    fn heading(&self, currency: &Currency) -> PrizeWord {
        PrizeWord::List {
            name: self.list.name.clone(),
            category: self.list.category.clone(),
            group: self.list.group.clone(),
            of: self.list.of.filter(|_| self.list.board.is_none()),
            board: self.list.board,
            sharing: self.list.sharing.into(),
            minimum: self.list.minimum.map(|minimum| amount(currency, minimum)),
            games: self.list.games,
            to_the_end: self.list.to_the_end,
        }
    }

    fn names<'a>(&'a self, of: impl Fn(&Winner<'_>) -> bool + 'a) -> Vec<String> {
        self.winners.iter().filter(|one| of(one)).map(|one| one.player.name.to_owned()).collect()
    }

    /// Returns whether only a lot decides who of those level with the holder of a place gets a
    /// remainder.
    fn rest_is_by_lot(&self, group: &WinnerGroup, place: usize) -> bool {
        let at = place.checked_sub(group.first);
        at.and_then(|at| group.holders.get(at)).is_some_and(|holder| holder.rest_by_lot)
    }

    /// Says who got the remainders of rounding, and who gave way.
    fn notes(&self, currency: &Currency) -> Vec<PrizeWord> {
        let mut notes = Vec::new();
        for group in &self.groups {
            let in_group = |one: &Winner<'_>| one.first == group.first;
            let rest: u64 = group.holders.iter().map(|holder| holder.rest).sum();
            if rest > 0 && group.paid > 1 {
                notes.push(PrizeWord::Rounded {
                    list: self.list.name.clone(),
                    places: places(group.first, group.last),
                    unit: amount_in(currency, group.unit),
                    rest: amount_in(currency, rest),
                    to: self.names(|one| in_group(one) && one.rest > 0),
                });
            }
            let by_lot = self.names(|one| in_group(one) && self.rest_is_by_lot(group, one.place));
            if !by_lot.is_empty() {
                let (list, names) = (self.list.name.clone(), by_lot.join("; "));
                notes.push(PrizeWord::RestOfLevel { list, names });
            }
            for (at, holder) in group.holders.iter().enumerate() {
                let (from, to) = (group.first + holder.level.start, group.first + holder.level.end);
                // Names have commas of their own.
                let names = || self.names(|one| (from..to).contains(&one.place)).join("; ");
                let (list, place) = (self.list.name.clone(), group.first + at);
                match (holder.thing_by_lot(), holder.thing.clone().filter(|_| holder.drawn)) {
                    (Some(thing), _) => {
                        let names = names();
                        notes.push(PrizeWord::ThingOfLevel { list, thing, place, names });
                    }
                    (None, Some(thing)) => {
                        let name = self.names(|one| one.place == place).join("; ");
                        let (names, place) = (names(), from);
                        let word = PrizeWord::ThingDrawn { list, thing, place, names, name };
                        notes.push(word);
                    }
                    (None, None) => {}
                }
            }
            let gave_way = self.names(|one| in_group(one) && one.gave_way);
            if let (false, Some(minimum)) = (gave_way.is_empty(), self.list.minimum) {
                let (list, minimum) = (self.list.name.clone(), amount_in(currency, minimum));
                notes.push(PrizeWord::GaveWay { list, names: gave_way, minimum });
            }
        }
        notes
    }
}

/// Returns the round for a title: none after the last round if only play-offs are missing.
fn after_round(
    complete: bool,
    settled: bool,
    round: Round,
    rounds: Option<usize>,
) -> Option<Round> {
    let only_playoffs = !settled && rounds == Some(usize::from(round.0));
    (!complete && !only_playoffs).then_some(round)
}

/// Says that play-offs are not over, which may change the prizes.
fn unsettled(playoffs: &[OpenPlayoff], language: Language) -> Vec<String> {
    let note = |one: &OpenPlayoff| say(&PrizeWord::PlayoffOpen { of: one.of.clone() }, language);
    playoffs.iter().map(note).collect()
}

/// Formats places of a list, shared or not.
fn places(first: usize, last: usize) -> Said {
    PrizeWord::Places { first, last, several: first < last }.said()
}
