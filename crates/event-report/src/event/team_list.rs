//! The list of the teams.

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
    /// The last round that is paired.
    pub round: Round,
    /// The teams, with everything the event knows of them.
    pub teams: Vec<&'e Team>,
    /// The names of the members of each of them.
    pub members: Vec<Vec<&'e str>>,
    /// The rating of each of them: its own, or the average of the first members.
    pub ratings: Vec<Option<u16>>,
}

impl<'e> TeamsView<'e> {
    /// The teams of an event, by pairing number; those without one in the order of the file.
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
    fn sheets(&self, language: Language) -> Vec<Sheet> {
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
        let rows = self.teams.iter().zip(&self.members).zip(&self.ratings);
        let rows = rows.map(|((team, names), rating)| {
            let members = team.members.iter().zip(names);
            let members: Vec<String> = members.map(|(id, name)| format!("{id} {name}")).collect();
            let left = team.withdrawn_after.map(|round| Mark::Withdrawn { round });
            vec![
                Cell::or_empty(team.number),
                team.id.to_string().into(),
                team.name.clone().into(),
                Cell::or_empty(*rating),
                Cell::or_empty(team.club.as_ref()),
                members.join(", ").into(),
                left.map_or_else(String::new, |mark| say(&mark, language)).into(),
            ]
        });
        fill(&mut sheet, columns, rows.collect());
        vec![sheet]
    }
}
