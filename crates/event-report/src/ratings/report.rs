//! The effect of an event on ratings: the crosstable with ratings, averages and performances.

use std::collections::HashMap;

use serde::Serialize;

use super::points;
use crate::event::words::{Footnote, Head, Title};
use crate::event::{CrosstableView, View};
use crate::sheet::{Cell, Row, Sheet};
use draughts_events::event::{Event, Ledger, PlayerId};
use draughts_events::ratings::{
    BegunBy, Change, PlayerGame, Rating, RatingList, Scheme, Verdict, begun_unrated,
    entered_before_played_later, performance, replay,
};
use draughts_report::words::{Language, say};

/// The crosstable with its rating changes: `arbiter.rating-report/1`.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RatingReportView<'e> {
    /// `arbiter.rating-report/1`.
    pub schema: &'static str,
    /// The name of the list.
    pub list: &'e str,
    /// The rating scheme.
    pub scheme: &'e str,
    /// Whether the list contains the event in its current form.
    pub entered: bool,
    /// The crosstable.
    pub crosstable: CrosstableView<'e>,
    /// The players' ratings, in the order of the crosstable.
    pub ratings: Vec<RatingRow<'e>>,
    /// The average rating of those who played, rounded, a half upwards; null if nobody did.
    pub average: Option<Rating>,
    /// An event played later than this one but entered earlier; ratings follow the order of entry.
    /// Absent if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entered_before: Option<&'e str>,
}

/// A player's ratings in the event.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RatingRow<'e> {
    /// The player's ID in the event.
    pub player: &'e PlayerId,
    /// The rating at the first rated game; null without rated games.
    pub rating: Option<Rating>,
    /// The number of rated games.
    pub games: u32,
    /// The score in those games, in half points.
    pub halves: u32,
    /// The average rating of the opponents; null without rated games.
    pub average: Option<Rating>,
    /// The performance rating; null without rated games.
    pub performance: Option<Rating>,
    /// The change in the general list; null without rated games.
    pub change: Option<Change>,
    /// The rating after the event; null without rated games.
    pub after: Option<Rating>,
    /// The origin of the initial rating of a player who joined the list without one. Absent for
    /// other players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begun_by: Option<BegunBy>,
}

impl<'e> RatingReportView<'e> {
    /// Makes the report of the event that the list has under this key.
    ///
    /// `entered` says whether the saved list has the event in this form.
    pub fn new(
        event: &'e Event,
        ledger: &Ledger,
        list: &'e RatingList,
        scheme: &'e Scheme,
        key: &str,
        entered: bool,
    ) -> Self {
        // In team events, the players have the ratings.
        let crosstable = match event.is_of_teams() {
            true => CrosstableView::of_players(event, ledger),
            false => CrosstableView::new(event, ledger),
        };
        let PlayerGames { of: sights, after } = sights(event, list, scheme, key);
        let begun = begun_unrated(list, scheme, event, key);
        let rows = crosstable.rows.iter().map(|row| {
            let id = row.player.id;
            let sights = sights.get(id).map_or(&[][..], Vec::as_slice);
            let games = sights.iter().filter_map(|one| Some((one.opponent, one.counted()?)));
            let performance = performance(games);
            let change: Option<Change> =
                (!sights.is_empty()).then(|| sights.iter().map(|one| one.change).sum());
            let rating = sights.first().map(|one| one.own);
            RatingRow {
                player: id,
                rating,
                games: performance.map_or(0, |one| one.games),
                halves: performance.map_or(0, |one| one.halves),
                average: performance.map(|one| one.average),
                performance: performance.map(|one| one.rating),
                change,
                after: after.get(id).copied(),
                begun_by: begun.iter().find(|one| one.0 == id).map(|one| one.2),
            }
        });
        let ratings: Vec<RatingRow<'e>> = rows.collect();
        let average = performance(ratings.iter().filter_map(|row| Some((row.rating?, 0))));
        Self {
            schema: "arbiter.rating-report/1",
            list: &list.name,
            scheme: &scheme.name,
            entered,
            crosstable,
            ratings,
            average: average.map(|one| one.average),
            entered_before: entered_before_played_later(list, key),
        }
    }
}

impl RatingReportView<'_> {
    /// Names the players who entered the list without a rating.
    fn begun(&self) -> Option<Footnote> {
        let begun = self.crosstable.rows.iter().zip(&self.ratings);
        let begun: Vec<_> = begun.filter(|(_, ratings)| ratings.begun_by.is_some()).collect();
        let (_, first) = begun.first()?;
        let (rating, by) = (first.rating?, first.begun_by?);
        let names = begun.iter().map(|(row, _)| row.player.name.to_owned()).collect();
        Some(Footnote::BegunUnrated { names, rating, by })
    }
}

/// The rating data of an event, by the ids of its players.
#[derive(Default)]
struct PlayerGames<'e> {
    /// The rated games of each player.
    of: HashMap<&'e PlayerId, Vec<PlayerGame>>,
    /// The ratings after the event, as in the list.
    ///
    /// They are calculated from all changes up to the event, not from a rating that was rounded
    /// before.
    after: HashMap<&'e PlayerId, Rating>,
}

/// Returns the rated games of all players in the event with this key.
fn sights<'e>(event: &'e Event, list: &RatingList, scheme: &Scheme, key: &str) -> PlayerGames<'e> {
    let mut sights = PlayerGames::default();
    let Some(at) = list.events.iter().position(|of| of.event == key) else { return sights };
    let (of, mut replayed) = (&list.events[at], replay(list, scheme));
    replayed.truncate(at + 1);
    let mut sums: HashMap<&str, Change> = HashMap::new();
    for (of, seen) in list.events.iter().zip(&replayed) {
        for (game, seen) in of.games.iter().zip(seen) {
            for (id, sight) in [&game.white, &game.black].into_iter().zip(&seen.general) {
                *sums.entry(id.as_str()).or_insert(Change::NONE) += sight.change;
            }
        }
    }
    let after = |id: &str| {
        let listed = &list.players[list.player(id)?];
        Some(listed.initial.after(sums.get(id).copied().unwrap_or(Change::NONE)))
    };
    for (game, seen) in of.games.iter().zip(&replayed[at]) {
        let boards = event.round(game.round).map_or(&[][..], |round| &round.boards);
        let Some(board) = boards.iter().find(|board| board.board == game.board) else { continue };
        let listed = [&game.white, &game.black];
        for (side, id) in [&board.white, &board.black].into_iter().enumerate() {
            // A void game that cost only the opponent a penalty does not count for this player.
            let sight = seen.general[side];
            if game.score != Verdict::Void || sight.change != Change::NONE {
                sights.of.entry(id).or_default().push(sight);
                sights.after.extend(after(listed[side]).map(|rating| (id, rating)));
            }
        }
    }
    sights
}

impl View for RatingReportView<'_> {
    fn sheets(&self, language: Language) -> Vec<Sheet> {
        let title = Title::RatingReport { until: self.crosstable.until() };
        let mut sheet = self.crosstable.sheet(&title, language);
        let heads = [
            Head::Games,
            Head::RatedScore,
            Head::Average,
            Head::Performance,
            Head::Change,
            Head::New,
        ];
        // After the number and the name.
        sheet.columns.insert(2, Head::Rating.right(language));
        sheet.columns.extend(heads.map(|head| head.right(language)));
        for (row, ratings) in sheet.rows.iter_mut().zip(&self.ratings) {
            let Row::Cells(cells) = row else { continue };
            cells.insert(2, Cell::or_empty(ratings.rating));
            cells.extend([
                Cell::of(ratings.games),
                points(ratings.halves, language).into(),
                Cell::or_empty(ratings.average),
                Cell::or_empty(ratings.performance),
                Cell::or_empty(ratings.change),
                Cell::or_empty(ratings.after),
            ]);
        }
        let (list, scheme) = (self.list.to_owned(), self.scheme.to_owned());
        let of = Footnote::RatingsOf { list, scheme, average: self.average };
        let mut notes = vec![of, Footnote::RatingColumns];
        notes.extend(self.begun());
        let later = self.entered_before.map(str::to_owned);
        notes.extend(later.map(|event| Footnote::EnteredLate { event }));
        notes.extend((!self.entered).then_some(Footnote::NotInList));
        sheet.notes.splice(0..0, notes.iter().map(|note| say(note, language)));
        vec![sheet]
    }
}
