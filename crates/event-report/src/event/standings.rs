//! Standings of an event, of its categories, and of its teams.

mod sheets;

use chrono::NaiveDate;
use serde::Serialize;

use super::awards::awards_of;
use super::columns::{Columns, PlayerColumn, Possible};
use super::edition::{self, DroppedRatings};
use super::lost_matches::LostMatch;
use super::match_page::MatchView;
use super::occasion::{Occasion, PlayerView, told_apart};
use super::played::{OpenBoard, forfeited_after, latest_begun_in, open_boards, open_of_part};
use super::playoffs::{AfterPlayoff, notes_of_playoffs};
use super::progress::boards_of_part;
use super::stage::Stage;
use super::team_points::both_points;
use super::teams::TeamView;
use super::words::Footnote;
use crate::sheet::{Keep, Namesake};
use draughts_events::event::{Award, Event, Fate, Ledger, Part, Player, Points, Round, TieBreak};
use draughts_events::standings::{self, FideRules, NoPlace, StandingsOptions, Value};
use draughts_report::Line;

/// The standings: `arbiter.event-standings/1`.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StandingsView<'e> {
    /// `arbiter.event-standings/1`.
    pub schema: &'static str,
    /// The event.
    pub event: Occasion<'e>,
    /// The last round counted.
    pub round: Round,
    /// Whether all rounds of the event are counted and no result is missing.
    pub complete: bool,
    /// The boards without a final result.
    pub open: Vec<OpenBoard>,
    /// The tie-breaks, in order.
    pub tie_breaks: Vec<TieBreakView>,
    /// The edition of FIDE C.07 used, by the date from which it applied. Absent if it is the
    /// current one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tiebreak_rules: Option<FideRules>,
    /// The rating-based tie-breaks omitted because a player has no rating. Absent if there are
    /// none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dropped: Option<DroppedRatings>,
    /// In a Scheveningen, the teams, the best first; empty in other systems.
    pub teams: Vec<TeamView<'e>>,
    /// In a match, the points each player still needs; null in other systems.
    #[serde(rename = "match")]
    pub course: Option<MatchView<'e>>,
    /// The table of all players, or one per category or group.
    pub tables: Vec<StandingsTable<'e>>,
    /// Places decided by play-offs or by scores of stages. Absent if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub playoffs: Vec<Line>,
    /// The additional player columns of the table; not in the JSON.
    #[serde(skip)]
    pub columns: Columns,
    /// The matches decided regardless of their boards; not in the JSON.
    #[serde(skip)]
    lost: Vec<LostMatch>,
    /// The number of boards in the last round counted; not in the JSON.
    #[serde(skip)]
    boards: usize,
    /// Later rounds with forfeits as their only results, if no round was requested; not in the
    /// JSON.
    #[serde(skip)]
    forfeited: Vec<Round>,
    /// The first day of the event; not in the JSON.
    #[serde(skip)]
    first_day: Option<NaiveDate>,
    /// In a knockout, whether one player is left; not in the JSON.
    #[serde(skip)]
    is_won: bool,
}

/// A tie-break with its description.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TieBreakView {
    /// The code.
    pub code: TieBreak,
    /// A short description.
    pub title: Line,
}

/// A table of all players, or of a category or group.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StandingsTable<'e> {
    /// The category; null for all players.
    pub category: Option<&'e str>,
    /// The group. Absent without groups.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<&'e str>,
    /// Players who may be in the category, but whose year of birth alone is known.
    pub undecided: Vec<PlayerView<'e>>,
    /// The players, the best first; those without a place at the end.
    pub rows: Vec<StandingsRow<'e>>,
}

/// A player's row in the standings.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StandingsRow<'e> {
    /// The place; players who are equal in everything share it. Null if there is none.
    pub place: Option<usize>,
    /// In the table of a category, the place among all players; otherwise null.
    pub overall: Option<usize>,
    /// The meaning of the place for the next season. Absent unless the division defines it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fate: Option<Fate>,
    /// The reason there is no place: `excluded`, `never-played` or `not-yet`. Null if there is one.
    pub no_place: Option<NoPlace>,
    /// The player.
    pub player: PlayerView<'e>,
    /// The number of games that count: those played to the end or decided by the arbiters, without
    /// forfeits and byes. A micro-match counts as one. For a team, the number of matches.
    pub games: usize,
    /// The points.
    pub points: Points,
    /// The match points. Absent except for teams.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub match_points: Option<Points>,
    /// The board points. Absent except for teams.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board_points: Option<Points>,
    /// Points that arbiters gave or took, and points carried over from an earlier stage (round 0).
    /// They are included in the points. Absent if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub awards: Vec<Award>,
    /// The value of each tie-break, in order; null for a tie-break without a value.
    pub values: Vec<Value>,
    /// In a knockout, the round in which the player was eliminated; otherwise null.
    pub out_in: Option<Round>,
    /// In a knockout, the name of that round; null if it has none.
    pub out_in_stage: Option<Stage>,
    /// The first round the player takes part in; null if it is the first round.
    pub from_round: Option<Round>,
    /// The last round the player took part in before withdrawing; null if the player has not
    /// withdrawn.
    pub withdrawn_after: Option<Round>,
    /// The play-off for the place. Absent if there was none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after_playoff: Option<AfterPlayoff>,
}

impl<'e> StandingsView<'e> {
    /// Makes the standings after the last round of a ledger of this event.
    ///
    /// There is one table for each of `categories`, or one of all players without any.
    pub fn new(event: &'e Event, ledger: &Ledger, categories: &[&'e str]) -> Self {
        let occasion = Occasion::of(event);
        let each: Vec<Option<&str>> = match categories {
            [] => vec![None],
            list => list.iter().copied().map(Some).collect(),
        };
        let ranked: Vec<_> = each
            .into_iter()
            .map(|category| {
                (
                    category,
                    standings::rank(
                        event,
                        ledger,
                        StandingsOptions { category, ..StandingsOptions::default() },
                    ),
                )
            })
            .collect();
        let round = ledger.last_round();
        let open = open_boards(event, ledger);
        let all_played = occasion.rounds.is_some_and(|rounds| rounds == usize::from(round.0));
        // A knockout is over when the planned number of players is left, by default one.
        let left = standings::rank(event, ledger, StandingsOptions::default());
        let still_in = left.rows.iter().filter(|row| row.place.is_some() && row.out_in.is_none());
        let left_in_the_end = event.system.survivors().map(usize::from);
        let still_in = still_in.count();
        let decided = left_in_the_end.is_none_or(|left| (1..=left).contains(&still_in));
        let settled = left.rows.iter().filter_map(|row| row.playoff);
        let settled = settled.map(|at| event.course_of(&event.playoffs[at]));
        let settled = settled.flatten().all(|course| course.over);
        let teams = if event.system.kind().has_teams() && categories.is_empty() {
            TeamView::of(event, ledger)
        } else {
            Vec::new()
        };
        let table = |(category, ranked): (Option<&'e str>, standings::Standings)| {
            let row = |row| StandingsRow::of(event, ledger, row, category.is_some());
            let rows = ranked.rows.into_iter().map(row).collect();
            StandingsTable { category, group: None, undecided: undecided(event, category), rows }
        };
        Self {
            schema: "arbiter.event-standings/1",
            complete: all_played && open.is_empty() && decided && settled,
            open,
            event: occasion,
            round,
            tie_breaks: event
                .tie_breaks()
                .iter()
                .map(|&code| TieBreakView { code, title: Line::of(&code) })
                .collect(),
            tiebreak_rules: edition::older(event),
            dropped: DroppedRatings::of(event),
            teams,
            playoffs: notes_of_playoffs(event, &left),
            course: MatchView::of(event, ledger),
            tables: ranked.into_iter().map(table).collect(),
            columns: Columns::default(),
            lost: Vec::new(),
            boards: event.round(round).map_or(0, |paired| paired.boards.len()),
            forfeited: Vec::new(),
            first_day: event.first_day(),
            is_won: still_in == 1,
        }
    }

    /// Makes the standings of a stage, one table per group, after a round.
    ///
    /// Without a round, it is the last one that has begun.
    pub fn of_parts(
        event: &'e Event,
        parts: &'e [Part<'e>],
        round: Option<Round>,
        categories: &[&'e str],
    ) -> Self {
        let mut views = parts.iter().map(|part| Self::of_part(event, part, round, categories));
        let Some(mut view) = views.next() else {
            return Self::new(event, &Ledger::new(event, Round(0)), categories);
        };
        for other in views {
            // Groups that are in different rounds have no common number of boards.
            view.boards = if view.round == other.round { view.boards + other.boards } else { 0 };
            view.round = view.round.max(other.round);
            view.complete &= other.complete;
            view.open.extend(other.open);
            view.tables.extend(other.tables);
            view.playoffs.extend(other.playoffs);
            view.lost.extend(other.lost);
            view.forfeited.extend(other.forfeited);
            view.dropped = view.dropped.or(other.dropped);
        }
        view.open.sort_unstable();
        view.forfeited.sort_unstable();
        view.forfeited.dedup();
        view.event.group = None;
        view
    }

    fn of_part(
        event: &'e Event,
        part: &'e Part<'e>,
        round: Option<Round>,
        categories: &[&'e str],
    ) -> Self {
        let ledger = ledger_of(event, part, round);
        let mut view = Self::new(&part.event, &ledger, categories);
        if round.is_none() {
            view.forfeited = forfeited_after(&part.event, view.round);
        }
        let occasion = Occasion::of_part(event, part);
        if let Some(division) = event.division_of(part.stage, occasion.group) {
            let all = view.tables.iter_mut().filter(|table| table.category.is_none());
            all.for_each(|table| table.see_fates(division));
        }
        if event.is_one_part() {
            return view;
        }
        view.open = open_of_part(event, part, view.round);
        view.boards = boards_of_part(event, part, view.round);
        view.complete = view.complete && view.open.is_empty();
        view.lost = LostMatch::of_part(event, part, view.round);
        if !part.event.playoffs.is_empty() {
            let own = standings::rank(&part.event, &ledger, StandingsOptions::default());
            view.playoffs = notes_of_playoffs(&part.event, &own);
        }
        for table in &mut view.tables {
            table.group = occasion.group;
        }
        if part.carried > 0 {
            // Rounds that were carried over are not in the schedule.
            let last = usize::from(view.round.0);
            view.complete = occasion.rounds == Some(last) && view.open.is_empty();
        }
        view.event = occasion;
        view
    }

    /// Adds columns about the players.
    #[must_use]
    pub fn with_columns(self, columns: Columns) -> Self {
        Self { columns, ..self }
    }
}

/// The columns that can come before or after a name.
const BEFORE_NAME: &[Possible] =
    &[(PlayerColumn::Number, None), (PlayerColumn::Id, Some(Keep::Key))];
const AFTER_NAME: &[Possible] = &[
    (PlayerColumn::Title, Some(Keep::Spare)),
    (PlayerColumn::Rating, None),
    (PlayerColumn::Federation, Some(Keep::Spare)),
    (PlayerColumn::Club, Some(Keep::Spare)),
    (PlayerColumn::Team, Some(Keep::Spare)),
];

/// Returns the players who may or may not be in a category, for lack of data.
fn undecided<'e>(event: &'e Event, category: Option<&str>) -> Vec<PlayerView<'e>> {
    let Some(category) = category else { return Vec::new() };
    let open = |player: &&Player| event.may_be_in(category, player);
    event.players.iter().filter(open).map(PlayerView::of).collect()
}

impl<'e> StandingsRow<'e> {
    fn of(
        event: &'e Event,
        ledger: &Ledger,
        row: standings::RankingRow,
        in_category: bool,
    ) -> Self {
        let player = &event.players[row.player];
        let [match_points, board_points] = both_points(event, ledger, row.player);
        Self {
            place: row.place,
            overall: row.overall.filter(|_| in_category),
            fate: None,
            no_place: row.no_place,
            player: PlayerView::of(player),
            games: ledger.games(row.player),
            points: row.score,
            match_points,
            board_points,
            awards: awards_of(event, row.player, ledger.last_round()),
            values: row.values,
            out_in: row.out_in,
            out_in_stage: row
                .out_in
                .and_then(|round| Stage::of(event, &Occasion::of(event), event.round(round)?)),
            from_round: player.from_round,
            withdrawn_after: player.withdrawn_after,
            after_playoff: AfterPlayoff::of(event, row.playoff, row.player),
        }
    }

    /// Explains a missing place, or notes a withdrawal.
    fn note(&self, namesakes: &[Namesake]) -> Option<Footnote> {
        let player = told_apart(namesakes, self.player.id, self.player.name);
        match (self.no_place, self.withdrawn_after) {
            (Some(NoPlace::Excluded), Some(round)) => Some(Footnote::Excluded { player, round }),
            (Some(NoPlace::NeverPlayed), _) => Some(Footnote::NeverPlayed { player }),
            (Some(NoPlace::NotYet), _) => {
                Some(Footnote::Comes { player, round: self.from_round.unwrap_or_default() })
            }
            (None, Some(round)) => Some(Footnote::Withdrew { player, round }),
            (Some(NoPlace::Excluded) | None, None) => None,
        }
    }
}

/// Returns the results of a part up to a round.
///
/// Without a round, it goes up to the last one that has begun.
pub(crate) fn ledger_of(event: &Event, part: &Part<'_>, round: Option<Round>) -> Ledger {
    Ledger::new(&part.event, round.unwrap_or_else(|| latest_begun_in(event, part)))
}
