//! The prizes as tables, for people and for a spreadsheet.

use super::{PrizeListView, PrizesView, Winner};
use crate::event::View;
use crate::event::occasion::PlayerView;
use crate::event::words::{Head, PrizeWord};
use crate::sheet::{Cell, ColumnList, Row, Sheet, fill};
use draughts_events::prizes::Unawarded;
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
        let columns = ColumnList::<PrizeRow<'_>>::new()
            .column(Head::Place.right(language).key(), |row| row.place.clone())
            .column(Head::Id.left(language).at_desk(), |row| Some(row.winner?.id_cell()))
            .column(Head::Name.left(language).key(), |row| match (row.winner, row.left) {
                (None, Some(why)) => say(&PrizeWord::NotAwarded { why }, language).into(),
                (winner, _) => Cell::from(winner.map(PlayerView::name_cell)),
            })
            .column_if(has_things, Head::Thing.left(language), |row| row.thing.clone())
            .column(Head::Amount.right(language), |row| match amount(row.money) {
                // A prize that nobody gets is in no sum of what is paid.
                amount if row.left.is_some() && !amount.is_empty() => format!("({amount})"),
                amount => amount,
            });
        let mut rows = Vec::new();
        for list in &self.lists {
            rows.push(Row::heading(say(&list.heading(self.currency), language)));
            let told = list.rows(language).filter(|row| !row.is_empty());
            rows.extend(told.map(|row| columns.row(&row)));
        }
        fill(&mut sheet, columns.heads(), rows);
        sheet.notes = self.notes(language);
        vec![sheet]
    }

    /// Returns one row per prize, with amounts that a spreadsheet can read.
    fn lists(&self, language: Language) -> Vec<Sheet> {
        let mut sheet = self.event.sheet(&self.title(), None, language);
        ColumnList::<PrizeRow<'_>>::new()
            .column(Head::PrizeList.left(language), |row| row.list.to_owned())
            .column(Head::Place.right(language), |row| row.place.clone())
            .column(Head::Id.left(language), |row| Some(row.winner?.id_cell()))
            .column(Head::Name.left(language), |row| Some(row.winner?.name_cell()))
            .column(Head::Thing.left(language), |row| row.thing.clone())
            .column(Head::Amount.right(language), |row| self.currency.plain(row.money))
            .column(Head::Currency.left(language), |_| self.currency.code.clone())
            .column(Head::NotAwarded.left(language), |row| {
                Some(say(&PrizeWord::WhyLeft { why: row.left? }, language))
            })
            .fill(&mut sheet, self.lists.iter().flat_map(|list| list.rows(language)));
        vec![sheet]
    }
}

/// A row of the table: a prize that somebody won, or that is left.
struct PrizeRow<'r> {
    list: &'r str,
    place: String,
    winner: Option<&'r PlayerView<'r>>,
    thing: Option<String>,
    money: u64,
    /// Why nobody gets the prize.
    left: Option<Unawarded>,
}

impl PrizeRow<'_> {
    /// Returns whether the winner gets nothing in the end.
    const fn is_empty(&self) -> bool {
        self.left.is_none() && self.money == 0 && self.thing.is_none()
    }
}

impl PrizeListView<'_> {
    /// Returns the prizes of the list: those won, then those left.
    fn rows(&self, language: Language) -> impl Iterator<Item = PrizeRow<'_>> {
        let list = self.list.name.as_str();
        let won = self.winners.iter().map(move |one| PrizeRow {
            list,
            place: span(one.first, one.last),
            winner: Some(&one.player),
            thing: one.shown_thing(language),
            money: one.money,
            left: None,
        });
        let left = self.left.iter().map(move |one| PrizeRow {
            list,
            place: one.place.to_string(),
            winner: None,
            thing: one.thing.clone(),
            money: one.money,
            left: Some(one.why),
        });
        won.chain(left)
    }
}

impl Winner<'_> {
    /// Returns the thing, or the things for which lots are drawn.
    fn shown_thing(&self, language: Language) -> Option<String> {
        let things = self.by_lot.join(", ");
        let by_lot = || say(&PrizeWord::ByLot { things }, language);
        if self.by_lot.is_empty() { self.thing.clone() } else { Some(by_lot()) }
    }
}

/// Formats a place, or places of tied players: `2`, `2-4`.
fn span(first: usize, last: usize) -> String {
    if first == last { first.to_string() } else { format!("{first}-{last}") }
}
