//! The list of teams.

use serde::Serialize;

use super::View;
use super::occasion::{Occasion, fill};
use super::words::{Head, Mark, Title};
use crate::sheet::{Cell, Sheet};
use draughts_events::event::{Event, Round, Team};
use draughts_report::words::{Language, say};

/// The teams with their members: `arbiter.event-teams/1`.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TeamsView<'e> {
    /// `arbiter.event-teams/1`.
    pub schema: &'static str,
    /// The event.
    pub event: Occasion<'e>,
    /// The last paired round; 0 before the first is paired.
    pub round: Round,
    /// The teams, with all their data in the event file.
    pub teams: Vec<&'e Team>,
    /// The names of each team's members, in the same order as `teams`.
    pub members: Vec<Vec<&'e str>>,
    /// The rating of each team, in the same order as `teams`: its own, otherwise the average of its
    /// first members. Null if not known.
    pub ratings: Vec<Option<u16>>,
}

impl<'e> TeamsView<'e> {
    /// Lists the teams of an event by pairing number; those without one follow, as in the file.
    #[must_use]
    pub fn new(event: &'e Event) -> Self {
        let mut teams: Vec<&Team> = event.teams.iter().collect();
        teams.sort_by_key(|team| team.number.unwrap_or(u16::MAX));
        let name = |id| event.player(id).map_or("", |player| player.name.as_str());
        let boards = event.team_match.as_ref().map_or(0, |rules| rules.boards);
        let rating = |team: &&Team| team.rating.or_else(|| event.average_rating(team, boards));
        Self {
            schema: "arbiter.event-teams/1",
            event: Occasion::of(event),
            round: event.last_paired(),
            members: teams.iter().map(|team| team.members.iter().map(name).collect()).collect(),
            ratings: teams.iter().map(rating).collect(),
            teams,
        }
    }
}

impl View for TeamsView<'_> {
    /// One line per member: a line has no room for all members.
    fn texts(&self, language: Language) -> Vec<Sheet> {
        vec![self.sheet(false, language)]
    }

    fn sheets(&self, language: Language) -> Vec<Sheet> {
        vec![self.sheet(true, language)]
    }
}

impl TeamsView<'_> {
    fn sheet(&self, on_one_line: bool, language: Language) -> Sheet {
        let title = Title::TeamList { teams: self.teams.len() };
        let mut sheet = self.event.sheet(&title, None, language);
        let columns = vec![
            Head::Number.right(language).spare(),
            Head::Id.left(language).key(),
            Head::Team.left(language).key(),
            Head::Rating.right(language).spare(),
            Head::Club.left(language).spare(),
            Head::Members.left(language),
            Head::Remarks.left(language).spare(),
        ];
        let columns_before_members = columns.len() - 2;
        let rows = self.teams.iter().zip(&self.members).zip(&self.ratings);
        let rows = rows.flat_map(|((team, names), rating)| {
            let members = team.members.iter().zip(names);
            let members: Vec<String> = members.map(|(id, name)| format!("{id} {name}")).collect();
            let lines = match on_one_line {
                true => vec![members.join("; ")],
                false => members,
            };
            let mut lines = lines.into_iter();
            let left = team.withdrawn_after.map(|round| Mark::Withdrawn { round });
            let first = vec![
                Cell::or_empty(team.number),
                team.id.to_string().into(),
                team.name.clone().into(),
                Cell::or_empty(*rating),
                Cell::or_empty(team.club.as_ref()),
                lines.next().unwrap_or_default().into(),
                left.map_or_else(String::new, |mark| say(&mark, language)).into(),
            ];
            let other = |member: String| {
                let mut cells = vec![Cell::default(); columns_before_members];
                cells.extend([member.into(), Cell::default()]);
                cells
            };
            std::iter::once(first).chain(lines.map(other).collect::<Vec<_>>())
        });
        let rows = rows.collect();
        fill(&mut sheet, columns, rows);
        sheet
    }
}
