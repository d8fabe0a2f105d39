//! The clubs of an event ranked by the scores of their best players, for club prizes.

use std::collections::BTreeMap;

use serde::Serialize;

use super::View;
use super::occasion::{Occasion, PlayerView, fill};
use super::played::{OpenBoard, open_notes, open_until};
use super::progress::{Progress, until};
use super::standings::ledger_of;
use super::words::{Footnote, Head, Title};
use crate::sheet::{Cell, Sheet};
use draughts_events::event::clubs::clubs_alike;
use draughts_events::event::games::folded;
use draughts_events::event::{Event, Part, Points, Round};
use draughts_report::words::{Language, say};

/// The ranking of clubs by the sum of their best players' points: `arbiter.event-clubs/1`.
///
/// Players have their points from the standings. If a club has fewer players, only those count.
/// Clubs with equal sums share the place.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClubsView<'e> {
    /// `arbiter.event-clubs/1`.
    pub schema: &'static str,
    /// The event.
    pub event: Occasion<'e>,
    /// The last round counted.
    pub round: Round,
    /// The boards without a final result.
    pub open: Vec<OpenBoard>,
    /// The number of players who count for a club.
    pub best: usize,
    /// The clubs, the best first.
    pub rows: Vec<ClubRow<'e>>,
    /// Pairs of club names that are nearly the same and count as different clubs. Absent if there
    /// are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(default))]
    pub alike: Vec<(String, String)>,
    /// The progress of the round while it is being played; not in the JSON.
    #[serde(skip)]
    #[cfg_attr(feature = "schema", schemars(skip))]
    progress: Option<Progress>,
}

/// A club.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClubRow<'e> {
    /// The place; clubs with equal sums share it.
    pub place: usize,
    /// The club, as spelled for the first of its players.
    pub club: &'e str,
    /// The sum of the points of the players who count.
    pub points: Points,
    /// The players who count, the best first.
    pub counted: Vec<CountedPlayer<'e>>,
    /// The number of players of the club in the event.
    pub players: usize,
}

/// A player who counts for a club.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CountedPlayer<'e> {
    /// The player.
    pub player: PlayerView<'e>,
    /// The points of the player.
    pub points: Points,
}

impl<'e> ClubsView<'e> {
    /// Ranks the clubs up to a round by their `best` players each, in the stage of these parts.
    #[must_use]
    pub fn new(event: &'e Event, parts: &'e [Part<'e>], round: Round, best: usize) -> Self {
        let mut clubs: BTreeMap<String, (&str, Vec<CountedPlayer<'_>>)> = BTreeMap::new();
        for part in parts {
            let ledger = ledger_of(event, part, Some(round));
            for (at, player) in part.event.players.iter().enumerate() {
                let club = player.club.as_deref().map(str::trim).filter(|club| !club.is_empty());
                let Some(club) = club else { continue };
                let counted =
                    CountedPlayer { player: PlayerView::of(player), points: ledger.score(at) };
                clubs.entry(folded(club)).or_insert((club, Vec::new())).1.push(counted);
            }
        }
        let row = |(club, mut counted): (&'e str, Vec<CountedPlayer<'e>>)| {
            // The sort is stable: among equals, lower numbers count.
            counted.sort_by_key(|one| std::cmp::Reverse(one.points));
            let players = counted.len();
            counted.truncate(best);
            let points = counted.iter().map(|one| one.points).sum();
            ClubRow { place: 0, club, points, counted, players }
        };
        let mut rows: Vec<ClubRow<'_>> = clubs.into_values().map(row).collect();
        rows.sort_by(|one, other| other.points.cmp(&one.points).then(one.club.cmp(other.club)));
        let sums: Vec<Points> = rows.iter().map(|row| row.points).collect();
        for row in &mut rows {
            row.place = sums.iter().take_while(|&&sum| sum > row.points).count() + 1;
        }
        let alike = clubs_alike(event);
        let (whole, event) = (event, Occasion::of(event));
        Self {
            schema: "arbiter.event-clubs/1",
            open: open_until(whole, round),
            progress: Progress::of_event(whole, round),
            event,
            round,
            best,
            rows,
            alike,
        }
    }
}

impl View for ClubsView<'_> {
    /// One line per player: a club asks whose points count.
    fn texts(&self, language: Language) -> Vec<Sheet> {
        let each = |row: &ClubRow<'_>| {
            // The points come first because a name may be cut.
            let mut lines =
                row.counted.iter().map(|one| format!("{} {}", one.points, one.player.name));
            let first = lines.next().unwrap_or_default();
            let first = row.cells(first);
            let empty = || vec![Cell::default(); first.len() - 1];
            let others = lines.map(|one| [empty(), vec![one.into()]].concat()).collect::<Vec<_>>();
            std::iter::once(first.clone()).chain(others).collect::<Vec<_>>()
        };
        vec![self.sheet(self.rows.iter().flat_map(each).collect(), language)]
    }

    fn sheets(&self, language: Language) -> Vec<Sheet> {
        let whole = |row: &ClubRow<'_>| row.cells(row.counted().collect::<Vec<_>>().join("; "));
        vec![self.sheet(self.rows.iter().map(whole).collect(), language)]
    }
}

impl ClubRow<'_> {
    /// The players whose points count, each with the points.
    fn counted(&self) -> impl Iterator<Item = String> {
        self.counted.iter().map(|one| format!("{} {}", one.player.name, one.points))
    }

    /// The cells of the club, with the players whose points count.
    fn cells(&self, counted: String) -> Vec<Cell> {
        vec![Cell::of(self.place), self.club.into(), Cell::of(self.points), counted.into()]
    }
}

impl ClubsView<'_> {
    fn sheet(&self, rows: Vec<Vec<Cell>>, language: Language) -> Sheet {
        let until = until(self.round, self.event.rounds, self.progress);
        let mut sheet = self.event.sheet(&Title::Clubs { until }, None, language);
        let columns = vec![
            Head::Place.right(language).key(),
            Head::Club.left(language).key(),
            Head::Points.right(language),
            Head::Members.left(language),
        ];
        fill(&mut sheet, columns, rows);
        sheet.notes = open_notes(&self.open, language);
        let note = match self.rows.is_empty() {
            true => Footnote::NoClubs,
            false => Footnote::BestOfClub { best: self.best },
        };
        sheet.notes.push(say(&note, language));
        let alike = self.alike.iter().cloned();
        let alike = alike.map(|(one, other)| say(&Footnote::ClubsAlike { one, other }, language));
        sheet.desk_notes.extend(alike);
        sheet.notes.extend(self.event.signature(language));
        sheet
    }
}
