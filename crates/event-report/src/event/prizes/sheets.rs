//! The prizes as tables, for people and for a spreadsheet.

use super::{PrizesView, Winner};
use crate::event::View;
use crate::event::occasion::fill_rows;
use crate::event::words::{Head, PrizeWord};
use crate::sheet::{Cell, Row, Sheet};
use draughts_report::words::{Language, say};

impl View for PrizesView<'_> {
    fn sheets(&self, language: Language) -> Vec<Sheet> {
        let mut sheet = self.event.sheet(&self.title(), None, language);
        let has_things = self
            .lists
            .iter()
            .any(|list| list.list.prizes.iter().any(|prize| prize.thing().is_some()));
        let amount = |money: u64| match money {
            0 => String::new(),
            money => say(&self.in_figures(money), language),
        };
        let row = |place: Cell, [id, name]: [Cell; 2], thing: Option<&str>, amount: String| {
            let mut cells = vec![place, id, name];
            cells.extend(has_things.then(|| Cell::or_empty(thing)));
            cells.push(amount.into());
            Row::Cells(cells)
        };
        let mut rows = Vec::new();
        for list in &self.lists {
            rows.push(Row::heading(say(&list.heading(self.currency), language)));
            let wins =
                |one: &&Winner<'_>| one.money > 0 || one.thing.is_some() || !one.by_lot.is_empty();
            rows.extend(list.winners.iter().filter(wins).map(|one| {
                let place = span(one.first, one.last).into();
                let thing = one.shown_thing(language);
                row(place, one.player.id_and_name(), thing.as_deref(), amount(one.money))
            }));
            rows.extend(list.left.iter().map(|left| {
                let why = say(&PrizeWord::NotAwarded { why: left.why }, language);
                // A prize that nobody gets is in no sum of what is paid.
                let amount = match amount(left.money) {
                    none if none.is_empty() => none,
                    amount => format!("({amount})"),
                };
                let nobody = [Cell::default(), why.into()];
                row(Cell::of(left.place), nobody, left.thing.as_deref(), amount)
            }));
        }
        let mut columns = vec![
            Head::Place.right(language).key(),
            Head::Id.left(language).at_desk(),
            Head::Name.left(language).key(),
        ];
        columns.extend(has_things.then(|| Head::Thing.left(language)));
        columns.push(Head::Amount.right(language));
        fill_rows(&mut sheet, columns, rows);
        sheet.notes = self.notes(language);
        vec![sheet]
    }

    /// One row per prize, with amounts that a spreadsheet can read.
    fn lists(&self, language: Language) -> Vec<Sheet> {
        let mut rows = Vec::new();
        for list in &self.lists {
            let row =
                |place: String, who: [Cell; 2], thing: Option<&str>, money: u64, why: Cell| {
                    let [id, name] = who;
                    let money = self.currency.plain(money);
                    let code = self.currency.code.as_str();
                    let list = list.list.name.as_str();
                    vec![
                        list.into(),
                        place.into(),
                        id,
                        name,
                        Cell::or_empty(thing),
                        money.into(),
                        code.into(),
                        why,
                    ]
                };
            rows.extend(list.winners.iter().map(|one| {
                let place = span(one.first, one.last);
                let who = one.player.id_and_name();
                let thing = one.shown_thing(language);
                row(place, who, thing.as_deref(), one.money, Cell::default())
            }));
            rows.extend(list.left.iter().map(|left| {
                let why = say(&PrizeWord::WhyLeft { why: left.why }, language);
                let none = [Cell::default(), Cell::default()];
                let place = left.place.to_string();
                row(place, none, left.thing.as_deref(), left.money, why.into())
            }));
        }
        let mut sheet = self.event.sheet(&self.title(), None, language);
        let columns = vec![
            Head::PrizeList.left(language),
            Head::Place.right(language),
            Head::Id.left(language),
            Head::Name.left(language),
            Head::Thing.left(language),
            Head::Amount.right(language),
            Head::Currency.left(language),
            Head::NotAwarded.left(language),
        ];
        fill_rows(&mut sheet, columns, rows.into_iter().map(Row::Cells).collect());
        vec![sheet]
    }
}

impl Winner<'_> {
    /// The thing, or the things for which lots are drawn.
    fn shown_thing(&self, language: Language) -> Option<String> {
        let things = self.by_lot.join(", ");
        let by_lot = || say(&PrizeWord::ByLot { things }, language);
        if self.by_lot.is_empty() { self.thing.clone() } else { Some(by_lot()) }
    }
}

/// `2`, or `2-4` for tied players.
fn span(first: usize, last: usize) -> String {
    if first == last { first.to_string() } else { format!("{first}-{last}") }
}
