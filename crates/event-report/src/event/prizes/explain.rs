//! Explains the prizes of one player.

use serde::Serialize;

use super::money::{amount, amount_in, share};
use super::{Divided, Won, after_round, lots, places, unsettled, viewed, won};
use crate::event::View;
use crate::event::occasion::{Occasion, PlayerView};
use crate::event::playoffs::OpenPlayoff;
use crate::event::words::{Head, PrizeLine, Title};
use crate::sheet::{Row, Sheet};
use draughts_events::event::{Currency, Event, PlayerId, PrizeList, Prizes, Round, Sharing};
use draughts_events::prizes::{
    Awarded, Choice, Exact, IneligibleReason, ListAwarded, WinnerGroup, barred,
};
use draughts_ground::said::{Sentences, Told};
use draughts_report::Line;
use draughts_report::words::{Language, say};

/// The calculation of a player's prizes, list by list: `arbiter.event-prize-explanation/1`.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PrizeExplanationView<'e> {
    /// `arbiter.event-prize-explanation/1`.
    pub schema: &'static str,
    /// The event.
    pub event: Occasion<'e>,
    /// The last round counted.
    pub round: Round,
    /// Whether all rounds of the stage are counted and no result is missing.
    pub complete: bool,
    /// The unfinished play-offs, which may still change the prizes.
    pub open_playoffs: Vec<OpenPlayoff>,
    /// The player, or the team.
    pub player: PlayerView<'e>,
    /// The currency.
    pub currency: &'e Currency,
    /// The total paid, in the smallest currency unit.
    pub money: u64,
    /// The player's prizes, or a statement that there are none.
    pub gets: Vec<Line>,
    /// The explanation of each list, in order.
    pub lists: Vec<ExplainedList<'e>>,
    /// The choice between several lists, with the reason; empty if there was none.
    pub choice: Vec<Line>,
}

/// The explanation of a prize list.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ExplainedList<'e> {
    /// The name of the list.
    pub list: &'e str,
    /// The steps of the calculation, one sentence each.
    pub lines: Vec<Line>,
}

impl<'e> PrizeExplanationView<'e> {
    /// Explains the prizes of a player or team by the standings of a stage (from 0) after a round.
    ///
    /// `None` if nobody has the id.
    pub fn new(
        event: &'e Event,
        prizes: &'e Prizes,
        stage: usize,
        round: Option<Round>,
        id: &PlayerId,
    ) -> Option<Self> {
        let divided = Divided::new(event, prizes, stage, round);
        let awarded = &divided.awarded;
        let at = awarded.contenders.iter().position(|one| one.id == *id);
        let winnings = at.and_then(|at| won(awarded, &prizes.lists).remove(&at));
        let winnings = winnings.unwrap_or_default();
        let told = Telling { event, prizes, divided: &divided, at };
        let choice = awarded.choices.iter().zip(&awarded.offered);
        let choice = choice.into_iter().find(|(choice, _)| Some(choice.player) == at);
        Some(Self {
            schema: "arbiter.event-prize-explanation/1",
            player: viewed(event, id)?,
            currency: &prizes.currency,
            money: winnings.iter().map(|won| won.money).sum(),
            gets: told.gets_all(&winnings),
            lists: prizes
                .lists
                .iter()
                .enumerate()
                .map(|(which, list)| ExplainedList { list: &list.name, lines: told.list(which) })
                .collect(),
            choice: choice.map(|(one, groups)| told.choice(one, groups)).unwrap_or_default(),
            round: divided.round,
            complete: divided.complete,
            open_playoffs: divided.open_playoffs,
            event: divided.occasion,
        })
    }
}

/// The context of an explanation.
struct Telling<'a, 'e> {
    event: &'e Event,
    prizes: &'e Prizes,
    divided: &'a Divided<'e>,
    /// The index in [`Awarded::contenders`], if the player is among them.
    at: Option<usize>,
}

impl Telling<'_, '_> {
    fn awarded(&self) -> &Awarded {
        &self.divided.awarded
    }

    fn currency(&self) -> &Currency {
        &self.prizes.currency
    }

    fn name(&self, at: usize) -> String {
        let id = &self.awarded().contenders[at].id;
        self.event.name_of(id).unwrap_or_default().to_owned()
    }

    fn names(&self, all: impl IntoIterator<Item = usize>) -> Vec<String> {
        all.into_iter().map(|at| self.name(at)).collect()
    }

    /// Says what the player gets, and the prizes for which they draw lots.
    ///
    /// If there is neither, it says that they get nothing.
    fn gets_all(&self, winnings: &[Won]) -> Vec<Line> {
        let mut gets: Vec<Line> = winnings.iter().map(|won| self.gets(won)).collect();
        let lots = lots(self.awarded(), &self.prizes.lists).into_iter();
        let own = lots.filter(|lot| self.at.is_some_and(|at| lot.among.contains(&at)));
        gets.extend(own.map(|lot| {
            let others = lot.among.into_iter().filter(|&other| Some(other) != self.at);
            let with = self.names(others).join("; ");
            Line::of(&PrizeLine::DrawsLots { list: lot.list, thing: lot.thing, with })
        }));
        if gets.is_empty() { vec![Line::of(&PrizeLine::Nothing)] } else { gets }
    }

    fn gets(&self, won: &Won) -> Line {
        let prize = won.prize(self.currency());
        Line::of(&PrizeLine::Gets { list: won.list.clone(), prize })
    }

    /// Explains a list.
    fn list(&self, which: usize) -> Vec<Line> {
        let (list, awarded) = (&self.prizes.lists[which], &self.awarded().lists[which]);
        let Some(at) = self.at else { return vec![Line::of(&PrizeLine::NoPlace)] };
        let Some(nth) = awarded.entitled.iter().position(|&one| one == at) else {
            return vec![Line::of(&self.barred(list, at))];
        };
        let among = awarded.entitled.len();
        let mut lines = vec![PrizeLine::Standing { place: nth + 1, among }];
        lines.extend(self.ahead(which, awarded, nth));
        let group = awarded
            .groups
            .iter()
            .find(|group| group.holders.iter().any(|holder| holder.winner == at));
        match group {
            Some(group) => lines.extend(self.group(list, group, at)),
            None if !self.took_elsewhere(which, at) => {
                lines.push(PrizeLine::Beyond { prizes: list.prizes.len() });
            }
            None => {}
        }
        lines.iter().map(Line::of).collect()
    }

    fn barred(&self, list: &PrizeList, at: usize) -> PrizeLine {
        let one = &self.awarded().contenders[at];
        let mut reasons = self.divided.orders.iter().filter_map(|order| {
            let found = order.contenders.iter().find(|other| other.id == one.id)?;
            barred(self.event, self.prizes, list, order, found)
        });
        match reasons.next() {
            Some(IneligibleReason::Excluded { reason }) => PrizeLine::Excluded { reason },
            Some(IneligibleReason::OtherCategory { category }) => {
                PrizeLine::OtherCategory { category }
            }
            Some(IneligibleReason::CategoryUndecided { category }) => {
                PrizeLine::CategoryUndecided { category }
            }
            Some(IneligibleReason::Withdrew { after }) => PrizeLine::WithdrewEarly { round: after },
            Some(IneligibleReason::TooFewGames { games, least }) => {
                PrizeLine::TooFewGames { games, least }
            }
            Some(IneligibleReason::OtherStandings) | None => PrizeLine::OtherStandings,
        }
    }

    /// Returns whether the player took a prize of another list and so gave up this one.
    fn took_elsewhere(&self, which: usize, at: usize) -> bool {
        let mut choices = self.awarded().choices.iter();
        choices.any(|choice| choice.player == at && choice.took != which)
    }

    /// Names those ahead who took a prize of another list.
    fn ahead(&self, which: usize, awarded: &ListAwarded, nth: usize) -> Option<PrizeLine> {
        let before = &awarded.entitled[..nth];
        let elsewhere = self
            .awarded()
            .choices
            .iter()
            .filter(|choice| choice.took != which && before.contains(&choice.player));
        let others = elsewhere.map(|choice| {
            let list = self.prizes.lists[choice.took].name.clone();
            PrizeLine::TookElsewhere { name: self.name(choice.player), list }.said()
        });
        let others: Vec<_> = others.collect();
        (!others.is_empty()).then(|| PrizeLine::Ahead { others: Sentences::listed(others) })
    }

    /// Explains a share.
    fn group(&self, list: &PrizeList, group: &WinnerGroup, at: usize) -> Vec<PrizeLine> {
        let currency = self.currency();
        let own = group.holders.iter().position(|holder| holder.winner == at);
        let Some(own) = own else { return Vec::new() };
        let holder = &group.holders[own];
        let with = group.holders.iter().map(|one| one.winner).filter(|&one| one != at);
        let with = self.names(with);
        let mut lines = vec![PrizeLine::Holds {
            places: places(group.first, group.last),
            with: (!with.is_empty()).then_some(with),
        }];
        let tied = group.holders.len();
        if tied > 1 && group.sum() > 0 {
            let equal = |by: usize| Exact::new(i128::from(group.sum()), by as i128);
            let gave_way = group.holders.iter().filter(|one| one.gave_way);
            let gave_way = self.names(gave_way.map(|one| one.winner));
            if let (Some(minimum), false) = (list.minimum, gave_way.is_empty()) {
                let below = match list.sharing {
                    Sharing::Hort => equal(tied) / Exact::from(2),
                    Sharing::None | Sharing::Equal => equal(tied),
                };
                let (minimum, share) = (amount(currency, minimum), share(currency, below));
                lines.push(PrizeLine::Minimum { minimum, tied, share, names: gave_way });
            }
            let listed = group.prizes.iter().filter(|&&prize| prize > 0);
            let terms = listed.map(|&prize| amount(currency, prize)).collect();
            let terms = Sentences { said: terms, between: " + " };
            let (by, equal) = (group.paid, equal(group.paid));
            lines.push(PrizeLine::Shared { terms, by, share: share(currency, equal) });
            // If all tied players are completely level, each has the equal share.
            let all_level = holder.level.len() == tied;
            if list.sharing == Sharing::Hort && !holder.gave_way && !all_level {
                let level = &holder.level;
                let own: u64 = group.prizes[level.clone()].iter().sum();
                let own = Exact::new(i128::from(own), level.len() as i128);
                if level.len() > 1 && own > Exact::ZERO {
                    let prizes = group.prizes[level.clone()].iter().filter(|&&prize| prize > 0);
                    let terms = prizes.map(|&prize| amount(currency, prize)).collect();
                    let others = &group.holders[level.clone()];
                    let others = others.iter().map(|one| one.winner).filter(|&one| one != at);
                    lines.push(PrizeLine::Level {
                        with: self.names(others),
                        terms: Sentences { said: terms, between: " + " },
                        by: level.len(),
                        share: share(currency, own),
                    });
                }
                lines.push(PrizeLine::Halved {
                    own: share(currency, own),
                    equal: share(currency, equal),
                    share: share(currency, holder.exact),
                });
            }
            if !holder.gave_way && Exact::from(i128::from(holder.money)) != holder.exact {
                let rest = (holder.rest > 0).then(|| amount(currency, holder.rest));
                let unit = amount(currency, group.unit);
                let down = amount(currency, holder.money - holder.rest);
                lines.push(PrizeLine::Rounding { unit, share: down, rest });
            }
        }
        lines
    }

    /// Explains which list the player chose and why, and which would have been better in the end.
    fn choice(&self, choice: &Choice, groups: &[WinnerGroup]) -> Vec<Line> {
        let currency = self.currency();
        let name = |which: usize| self.prizes.lists[which].name.clone();
        let taken = choice.offers.iter().find(|(which, _)| *which == choice.took);
        let worth = taken.map_or(choice.has, |&(_, worth)| worth);
        let others = choice.offers.iter().filter(|(which, _)| *which != choice.took);
        let equal = others.clone().any(|&(_, other)| other == worth);
        let others = others.map(|&(which, worth)| {
            PrizeLine::Worth { list: name(which), worth: share(currency, worth) }.said()
        });
        let took = PrizeLine::Took {
            list: name(choice.took),
            worth: share(currency, worth),
            others: Sentences::listed(others.collect()),
            equal,
        };
        let better = choice.better().map(|(left, worth)| PrizeLine::Better {
            left: name(left),
            worth: share(currency, worth),
            has: share(currency, choice.has),
        });
        // The other offers are explained if players were tied.
        let tied = choice.offers.iter().zip(groups);
        let tied =
            tied.filter(|((which, _), group)| *which != choice.took && group.holders.len() > 1);
        let then = tied.flat_map(|(&(which, _), group)| {
            let lines = self.group(&self.prizes.lists[which], group, choice.player);
            let lines =
                lines.into_iter().filter(|line| !matches!(line, PrizeLine::Rounding { .. }));
            lines.map(move |line| PrizeLine::Then { list: name(which), line: line.said() })
        });
        let then: Vec<PrizeLine> = then.collect();
        then.iter().chain(std::iter::once(&took)).chain(&better).map(Line::of).collect()
    }
}

impl View for PrizeExplanationView<'_> {
    fn sheets(&self, language: Language) -> Vec<Sheet> {
        let (settled, rounds) = (self.open_playoffs.is_empty(), self.event.rounds);
        let round = after_round(self.complete, settled, self.round, rounds);
        let title = Title::PrizesOf { player: self.player.called(), round, rounds, settled };
        let mut sheet = self.event.sheet(&title, None, language);
        let words = |line: &Line| line.words(language);
        sheet.notes = unsettled(&self.open_playoffs, language);
        sheet.notes.extend(self.gets.iter().map(words));
        for list in &self.lists {
            let lines = list.lines.iter().map(words);
            sheet.notes.extend(lines.map(|line| format!("{}: {line}", list.list)));
        }
        sheet.notes.extend(self.choice.iter().map(words));
        if self.money > 0 && self.gets.len() > 1 {
            sheet.notes.push(say(&amount_in(self.currency, self.money), language));
        }
        vec![sheet]
    }

    /// Returns one row per sentence, with its list.
    fn lists(&self, language: Language) -> Vec<Sheet> {
        let words = |line: &Line| line.words(language);
        let of_all = self.gets.iter().chain(&self.choice);
        let of_lists =
            self.lists.iter().flat_map(|list| list.lines.iter().map(|line| (list.list, line)));
        let rows = of_lists.chain(of_all.map(|line| ("", line)));
        vec![Sheet {
            columns: vec![Head::PrizeList.left(language), Head::Remarks.left(language)],
            rows: rows.map(|(list, line)| Row::cells([list, &words(line)])).collect(),
            ..Sheet::default()
        }]
    }
}
