//! A rating list: the general one, or that of a month.

use std::collections::HashMap;

use serde::Serialize;

use crate::event::View;
use crate::event::words::{Footnote, Head, Title};
use crate::sheet::{Cell, ColumnList, Sheet};
use draughts_events::ratings::{
    BegunBy, Change, Month, Rating, RatingList, Scheme, Total, general, monthly,
};
use draughts_report::words::{Language, say};

/// A rating list: `arbiter.rating-list/1`.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RatingListView<'l> {
    /// `arbiter.rating-list/1`.
    pub schema: &'static str,
    /// The name of the list.
    pub name: &'l str,
    /// The rating scheme.
    pub scheme: &'l str,
    /// The month; null for the general list.
    pub month: Option<Month>,
    /// The last event entered, by its name in the list; null in a monthly list.
    pub last_event: Option<&'l str>,
    /// The players, the highest rating first.
    pub players: Vec<RatingLine<'l>>,
}

/// A player in the list.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RatingLine<'l> {
    /// The place; players with equal ratings share it.
    pub place: usize,
    /// The ID.
    pub id: &'l str,
    /// The name.
    pub name: &'l str,
    /// The rating.
    pub rating: Rating,
    /// The rating at the start of the list.
    pub initial: Rating,
    /// The sum of the rating changes.
    pub change: Change,
    /// The number of rated games.
    pub games: u32,
    /// Whether the player has fewer games than the scheme requires.
    pub provisional: bool,
    /// The origin of the first rating, if the player joined without one.
    #[serde(skip)]
    begun_by: Option<BegunBy>,
}

impl<'l> RatingListView<'l> {
    /// Makes the general list, or that of a month; `None` if the scheme has no monthly list.
    pub fn new(list: &'l RatingList, scheme: &'l Scheme, month: Option<Month>) -> Option<Self> {
        let totals = match month {
            None => general(list),
            Some(month) => monthly(list, month, scheme.monthly.as_ref()?.is),
        };
        let line = |total: &Total| {
            let player = &list.players[total.player];
            let rating = total.rating();
            RatingLine {
                place: totals.partition_point(|other| other.rating() > rating) + 1,
                id: &player.id,
                name: &player.name,
                rating,
                initial: total.initial,
                change: total.change,
                games: total.games,
                provisional: total.games < scheme.minimum_games.is,
                begun_by: list.begun_by(player, scheme),
            }
        };
        Some(Self {
            schema: "arbiter.rating-list/1",
            name: &list.name,
            scheme: &scheme.name,
            month,
            last_event: list
                .events
                .last()
                .filter(|_| month.is_none())
                .map(|last| last.event.as_str()),
            players: totals.iter().map(line).collect(),
        })
    }
}

impl RatingListView<'_> {
    /// Returns the ID of a line; people need it only if the name is not part of it, or if another
    /// player has the same name.
    fn id(line: &RatingLine<'_>, namesakes: &HashMap<&str, usize>) -> Cell {
        let is_named = line.id.ends_with(&format!(" {}", line.name));
        let is_alone = namesakes.get(line.name) == Some(&1);
        let text = if is_named && is_alone { "" } else { line.id };
        Cell { text: text.to_owned(), data: Some(line.id.to_owned()), ..Cell::default() }
    }

    /// Names the players whose rating is provisional and began with one that they were given, for
    /// each such rating.
    fn begun(&self) -> Vec<Footnote> {
        let begun = |line: &RatingLine<'_>| {
            line.begun_by.filter(|_| line.provisional).map(|by| (line.initial, by))
        };
        let mut all: Vec<(Rating, BegunBy)> = self.players.iter().filter_map(begun).collect();
        all.sort_unstable_by_key(|(rating, _)| *rating);
        all.dedup();
        let note = |(rating, by): (Rating, BegunBy)| {
            let of = self.players.iter().filter(|line| begun(line) == Some((rating, by)));
            let names = of.map(|line| line.name.to_owned()).collect();
            Footnote::BegunUnrated { names, rating, by }
        };
        all.into_iter().map(note).collect()
    }
}

impl View for RatingListView<'_> {
    fn sheets(&self, language: Language) -> Vec<Sheet> {
        let month = self.month.map(|month| month.to_string());
        let title = Title::Ratings { month, scheme: self.scheme.to_owned() };
        let mut namesakes: HashMap<&str, usize> = HashMap::new();
        for line in &self.players {
            *namesakes.entry(line.name).or_default() += 1;
        }
        let columns = ColumnList::<RatingLine<'_>>::new()
            .column(Head::Place.right(language).key(), |line| line.place)
            .column(Head::Name.left(language).key(), |line| line.name)
            .column(Head::Id.left(language).spare().if_filled(), |line| Self::id(line, &namesakes))
            .column(Head::Rating.right(language), |line| {
                let provisional = if line.provisional { "*" } else { "" };
                format!("{}{provisional}", line.rating)
            })
            .column(Head::Games.right(language), |line| line.games)
            .column(Head::Change.right(language), |line| line.change);
        let mut sheet = Sheet {
            title: self.name.to_owned(),
            subtitle: say(&title, language),
            ..columns.sheet(&self.players)
        };
        if let Some(event) = self.last_event {
            let event = event.to_owned();
            sheet.notes.push(say(&Footnote::RatedLast { event }, language));
        }
        if self.players.iter().any(|line| line.provisional) {
            sheet.notes.push(say(&Footnote::Provisional, language));
        }
        sheet.notes.extend(self.begun().iter().map(|note| say(note, language)));
        vec![sheet]
    }
}
