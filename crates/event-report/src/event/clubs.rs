//! The clubs of an event, by what their best players scored: for prizes of clubs.

use std::collections::BTreeMap;

use serde::Serialize;

use super::View;
use super::occasion::{Occasion, PlayerView, fill};
use super::standings::ledger_of;
use super::words::{Footnote, Head, Title};
use crate::sheet::{Cell, Sheet};
use draughts_events::event::clubs::clubs_alike;
use draughts_events::event::games::folded;
use draughts_events::event::{Event, Part, Points, Round};
use draughts_report::words::{Language, say};

/// The clubs, by the sum of their best players: `arbiter.event-clubs/1`.
///
/// The points of a player are those of the standings. A club with fewer players has the sum of
/// those it has; clubs with the same sum share the place.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClubsView<'e> {
    /// `arbiter.event-clubs/1`.
    pub schema: &'static str,
    /// The event.
    pub event: Occasion<'e>,
    /// The last round that is counted.
    pub round: Round,
    /// How many players of a club count.
    pub best: usize,
    /// The clubs, the best first.
    pub rows: Vec<ClubRow<'e>>,
    /// Clubs whose names are nearly the same, and which count as two.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(default))]
    pub alike: Vec<(String, String)>,
}

/// A club.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClubRow<'e> {
    /// The place; clubs with the same sum share it.
    pub place: usize,
    /// The club, as the first of its players has it.
    pub club: &'e str,
    /// The sum of the players who count.
    pub points: Points,
    /// The players who count, the best first.
    pub counted: Vec<CountedPlayer<'e>>,
    /// The players of the club in the event.
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
    /// The clubs by so many players each, in the stage whose parts these are, up to a round.
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
            // Stable: among equals, those with the lower number count.
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
        let event = Occasion::of(event);
        Self { schema: "arbiter.event-clubs/1", event, round, best, rows, alike }
    }
}

impl View for ClubsView<'_> {
    fn sheets(&self, language: Language) -> Vec<Sheet> {
        let (round, rounds, best) = (self.round, self.event.rounds, self.best);
        let mut sheet = self.event.sheet(&Title::Clubs { round, rounds }, None, language);
        let columns = vec![
            Head::Place.right(language).key(),
            Head::Club.left(language).key(),
            Head::Points.right(language),
            Head::Members.left(language),
        ];
        let row = |row: &ClubRow<'_>| {
            let counted =
                row.counted.iter().map(|one| format!("{} {}", one.player.name, one.points));
            let counted = counted.collect::<Vec<_>>().join("; ");
            vec![Cell::of(row.place), row.club.into(), Cell::of(row.points), counted.into()]
        };
        fill(&mut sheet, columns, self.rows.iter().map(row).collect());
        let note = match self.rows.is_empty() {
            true => Footnote::NoClubs,
            false => Footnote::BestOfClub { best },
        };
        sheet.notes.push(say(&note, language));
        let alike = self.alike.iter().cloned();
        let alike = alike.map(|(one, other)| say(&Footnote::ClubsAlike { one, other }, language));
        sheet.desk_notes.extend(alike);
        sheet.notes.extend(self.event.signature(language));
        vec![sheet]
    }
}
