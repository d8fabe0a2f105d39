//! The clubs of an event ranked by the scores of their best players, for club prizes.

use std::collections::BTreeMap;

use serde::Serialize;

use super::View;
use super::occasion::{Occasion, PlayerView};
use super::played::{OpenBoard, open_notes, open_until};
use super::progress::{Progress, until};
use super::standings::ledger_of;
use super::words::{Footnote, Head, Title};
use crate::sheet::{ColumnList, Sheet};
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
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub alike: Vec<(String, String)>,
    /// The progress of the round while it is being played; not in the JSON.
    #[serde(skip)]
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
    /// Returns one line per player: a club asks whose points count.
    fn texts(&self, language: Language) -> Vec<Sheet> {
        vec![self.sheet(self.rows.iter().flat_map(ClubRow::lines), language)]
    }

    fn sheets(&self, language: Language) -> Vec<Sheet> {
        vec![self.sheet(self.rows.iter().map(ClubRow::line), language)]
    }
}

impl ClubRow<'_> {
    /// Returns one line, with the players whose points count, each with the points.
    fn line(&self) -> ClubLine<'_> {
        let counted = self.counted.iter().map(|one| format!("{} {}", one.player.name, one.points));
        (Some(self), counted.collect::<Vec<_>>().join("; "))
    }

    /// Returns a line for each of these players; the points come first because a name may be cut.
    fn lines(&self) -> impl Iterator<Item = ClubLine<'_>> {
        let mut counted =
            self.counted.iter().map(|one| format!("{} {}", one.points, one.player.name));
        let first = (Some(self), counted.next().unwrap_or_default());
        std::iter::once(first).chain(counted.map(|line| (None, line)))
    }
}

/// A line of the table: the club, which only its first line has, and players who count for it.
type ClubLine<'r> = (Option<&'r ClubRow<'r>>, String);

impl ClubsView<'_> {
    fn sheet<'r>(&self, lines: impl Iterator<Item = ClubLine<'r>>, language: Language) -> Sheet {
        let until = until(self.round, self.event.rounds, self.progress);
        let mut sheet = self.event.sheet(&Title::Clubs { until }, None, language);
        ColumnList::<ClubLine<'_>>::new()
            .column(Head::Place.right(language).key(), |(club, _)| Some(club.as_ref()?.place))
            .column(Head::Club.left(language).key(), |(club, _)| Some(club.as_ref()?.club))
            .column(Head::Points.right(language), |(club, _)| Some(club.as_ref()?.points))
            .column(Head::Members.left(language), |(_, counted)| counted.clone())
            .fill(&mut sheet, lines);
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
