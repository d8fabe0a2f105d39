//! The list of teams.

use serde::Serialize;

use super::View;
use super::occasion::{Occasion, mark};
use super::words::{Head, Mark, Title};
use crate::sheet::{ColumnList, Sheet};
use draughts_events::event::{Event, Round, Team};
use draughts_report::words::Language;

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
    /// Returns one line per member: a line has no room for all members.
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
        let mut lines = Vec::new();
        for ((&team, names), &rating) in self.teams.iter().zip(&self.members).zip(&self.ratings) {
            let members = team.members.iter().zip(names);
            let mut members: Vec<String> =
                members.map(|(id, name)| format!("{id} {name}")).collect();
            if on_one_line || members.is_empty() {
                members = vec![members.join("; ")];
            }
            let own = (0..).zip(members);
            lines.extend(own.map(|(at, members)| {
                let first = (at == 0).then_some(team);
                TeamLine { team: first, rating: rating.filter(|_| at == 0), members }
            }));
        }
        ColumnList::<TeamLine<'_>>::new()
            .column(Head::Number.right(language).spare(), |line| line.team?.number)
            .column(Head::Id.left(language).key(), |line| Some(line.team?.id.to_string()))
            .column(Head::Team.left(language).key(), |line| Some(line.team?.name.clone()))
            .column(Head::Rating.right(language).spare(), |line| line.rating)
            .column(Head::Club.left(language).spare(), |line| line.team?.club.clone())
            .column(Head::Members.left(language), |line| line.members.clone())
            .column(Head::Remarks.left(language).spare(), |line| {
                let round = line.team?.withdrawn_after?;
                Some(mark(&Mark::Withdrawn { round }, language))
            })
            .fill(&mut sheet, lines);
        sheet
    }
}

/// A line of the table: a team, which only its first line has, and members.
struct TeamLine<'r> {
    team: Option<&'r Team>,
    rating: Option<u16>,
    members: String,
}
