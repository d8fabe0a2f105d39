//! The data of an event for its report: settings, schedule, field.

use chrono::NaiveDate;
use serde::Serialize;

use super::Beside;
use crate::event::occasion::by_number;
use draughts_events::event::{
    DrawnOpening, Event, PairedRound, Player, PlayerId, Points, Round, Scoring, SystemKind,
    TimeOfDay,
};

/// The data of an event for its report.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReportData<'e> {
    /// The systems of the stages, in order.
    pub systems: Vec<SystemKind>,
    /// The number of paired rounds.
    pub rounds: usize,
    /// Games per pairing: 2 in a micro-match.
    pub games: usize,
    /// The points for a win, a draw and a loss.
    pub points: [Points; 3],
    /// The possible scores of a game, the winner's points first, if the points of a win depend on
    /// how it was won; otherwise empty.
    pub scores: Vec<String>,
    /// The time control, in words; null if not known.
    pub time_control: Option<&'e str>,
    /// The rule set.
    pub rules: &'e str,
    /// The fields of the rule set that the event changes, as typed on the command line.
    pub rule_changes: Vec<String>,
    /// The number of moves each player must make before a draw may be agreed; null if there is no
    /// such limit.
    pub earliest_draw: Option<u16>,
    /// The minutes after which an absent player loses; null if not set.
    pub default_time: Option<u16>,
    /// The number of players.
    pub players: usize,
    /// The number of teams; 0 in individual events.
    pub teams: usize,
    /// The federations of the players, those with most players first, then by name.
    pub federations: Vec<Federation<'e>>,
    /// The average rating of the rated players, rounded, a half upwards; null if none is rated.
    pub average_rating: Option<u16>,
    /// The number of rated players.
    pub rated_players: usize,
    /// The number of games played at the board.
    pub played: usize,
    /// The number of boards without a final result.
    pub open: usize,
}

/// A federation with players in the event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Federation<'e> {
    /// The federation.
    pub federation: &'e str,
    /// The number of its players.
    pub players: usize,
}

/// A round with its date.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ReportRound<'e> {
    /// The round.
    pub round: Round,
    /// The date; null if not known.
    pub date: Option<NaiveDate>,
    /// The starting time; null if not known.
    pub time: Option<TimeOfDay>,
    /// The number of boards; 0 before the round is paired.
    pub boards: usize,
    /// The openings drawn for the round, with their lots.
    pub openings: &'e [DrawnOpening],
}

/// A player in the event.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Entrant<'e> {
    /// The permanent ID.
    pub id: &'e PlayerId,
    /// The pairing number; null before it is assigned.
    pub number: Option<u16>,
    /// The name.
    pub name: &'e str,
    /// The title; null if none is known.
    pub title: Option<&'e str>,
    /// The rating; null if none is known.
    pub rating: Option<u16>,
    /// The federation; null if not known.
    pub federation: Option<&'e str>,
    /// The federation ID; null if not known.
    pub federation_id: Option<&'e str>,
    /// The club; null if not known.
    pub club: Option<&'e str>,
    /// The team; null if there is none.
    pub team: Option<&'e str>,
}

/// An item of the report that is missing from the event file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ReportGap {
    /// The place.
    Place,
    /// The federation.
    Federation,
    /// The first day.
    Start,
    /// The last day.
    End,
    /// The arbiters.
    Arbiters,
    /// The time control.
    TimeControl,
    /// The dates of rounds.
    Dates,
    /// Federations of players.
    PlayerFederations,
    /// The federation IDs of players.
    FederationIds,
    /// The ratings of players.
    Ratings,
    /// Results.
    Results,
    /// The rating changes; no rating list was given.
    RatingChanges,
    /// The norms; no norms document was given.
    Norms,
}

impl ReportGap {
    /// Returns the word by which catalogues choose the text.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Place => "place",
            Self::Federation => "federation",
            Self::Start => "start",
            Self::End => "end",
            Self::Arbiters => "arbiters",
            Self::TimeControl => "time-control",
            Self::Dates => "dates",
            Self::PlayerFederations => "player-federations",
            Self::FederationIds => "federation-ids",
            Self::Ratings => "ratings",
            Self::Results => "results",
            Self::RatingChanges => "rating-changes",
            Self::Norms => "norms",
        }
    }
}

/// Lists every score of a game, the winner's points first, if there are more than a win and a draw.
fn scores(scoring: &Scoring) -> Vec<String> {
    let listed = scoring.listed().into_iter();
    let won = listed.filter(|score| score.first >= score.second && score.plus.is_none());
    let won: Vec<String> = won.map(|score| score.to_string()).collect();
    if won.len() > 2 { won } else { Vec::new() }
}

impl<'e> ReportData<'e> {
    pub(super) fn of(event: &'e Event) -> Self {
        let ratings: Vec<u32> =
            event.players.iter().filter_map(|player| player.rating.map(u32::from)).collect();
        let count = u32::try_from(ratings.len()).unwrap_or(u32::MAX);
        let average = (ratings.iter().sum::<u32>() * 2 + count).checked_div(count * 2);
        let boards = event.rounds.iter().flat_map(|round| &round.boards);
        let games = event.scoring.games();
        let scoring = &event.scoring;
        Self {
            systems: (0..event.stage_count()).map(|at| event.system_of(at).kind()).collect(),
            rounds: event.rounds.len(),
            games,
            points: [scoring.win, scoring.draw, scoring.loss],
            scores: scores(scoring),
            time_control: event.time_control.as_deref(),
            rules: &event.rules,
            rule_changes: event
                .rule_changes
                .iter()
                .map(|(field, value)| format!("{field}={value}"))
                .collect(),
            earliest_draw: event.earliest_draw,
            default_time: event.default_time,
            players: event.players.len(),
            teams: event.teams.len(),
            federations: federations(event),
            average_rating: average.and_then(|average| u16::try_from(average).ok()),
            rated_players: ratings.len(),
            played: boards
                .clone()
                .flat_map(|board| &board.result)
                .filter(|outcome| outcome.was_played() && outcome.is_final())
                .count(),
            open: boards.filter(|board| !board.is_complete(games)).count(),
        }
    }
}

fn federations(event: &Event) -> Vec<Federation<'_>> {
    let mut all: Vec<Federation<'_>> = Vec::new();
    for federation in event.players.iter().filter_map(|player| player.federation.as_deref()) {
        match all.iter_mut().find(|one| one.federation == federation) {
            Some(one) => one.players += 1,
            None => all.push(Federation { federation, players: 1 }),
        }
    }
    all.sort_by(|one, other| {
        other.players.cmp(&one.players).then_with(|| one.federation.cmp(other.federation))
    });
    all
}

/// Returns the days of the rounds that were played and of those to come.
pub(super) fn schedule<'e>(event: &'e Event) -> Vec<ReportRound<'e>> {
    let round = |round: &'e PairedRound| ReportRound {
        round: round.round,
        date: round.date,
        time: round.time,
        boards: round.boards.len(),
        openings: &round.openings,
    };
    let last = event.last_paired();
    let planned = event.timetable.iter().filter(|planned| planned.round > last);
    let planned = planned.map(|planned| ReportRound {
        round: planned.round,
        date: planned.date,
        time: planned.time,
        boards: 0,
        openings: &[],
    });
    let mut rounds: Vec<ReportRound<'_>> = event.rounds.iter().map(round).chain(planned).collect();
    rounds.sort_by_key(|one| one.round);
    rounds
}

/// Returns the field by pairing number.
pub(super) fn field(event: &Event) -> Vec<Entrant<'_>> {
    let entrant = |at: usize| {
        let player = &event.players[at];
        Entrant {
            id: &player.id,
            number: player.number,
            name: &player.name,
            title: player.title.as_deref(),
            rating: player.rating,
            federation: player.federation.as_deref(),
            federation_id: player.federation_id.as_deref(),
            club: player.club.as_deref(),
            team: match event.team_of(&player.id) {
                Some(team) => Some(&team.name),
                None => player.team.as_deref(),
            },
        }
    };
    by_number(event).into_iter().map(entrant).collect()
}

/// Returns the data that the event file lacks.
pub(super) fn gaps(event: &Event, beside: &Beside<'_>) -> Vec<ReportGap> {
    let lacks = |has: fn(&Player) -> bool| event.players.iter().any(|player| !has(player));
    let games = event.scoring.games();
    let is_open = event.rounds.iter().any(|round| round.missing(games).next().is_some());
    let all = [
        (ReportGap::Place, event.place.is_none()),
        (ReportGap::Federation, event.federation.is_none()),
        (ReportGap::Start, event.start.is_none()),
        (ReportGap::End, event.end.is_none()),
        (ReportGap::Arbiters, event.arbiters.is_empty()),
        (ReportGap::TimeControl, event.time_control.is_none()),
        (ReportGap::Dates, event.rounds.iter().any(|round| round.date.is_none())),
        (ReportGap::PlayerFederations, lacks(|player| player.federation.is_some())),
        (ReportGap::FederationIds, lacks(|player| player.federation_id.is_some())),
        (ReportGap::Ratings, lacks(|player| player.rating.is_some())),
        (ReportGap::Results, is_open),
        (ReportGap::RatingChanges, beside.ratings.is_none()),
        (ReportGap::Norms, beside.norms.is_none()),
    ];
    all.into_iter().filter_map(|(gap, is_missing)| is_missing.then_some(gap)).collect()
}
