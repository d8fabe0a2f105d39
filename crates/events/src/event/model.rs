//! The event itself.

mod course;
mod decisions;
mod entrants;
mod terms;

use std::collections::{BTreeMap, HashMap};
use std::ops::Deref;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::{
    Apart, Award, BookEntry, CategoryRule, Division, Forbidden, Group, Ladder, Lineup, PairedRound,
    PlannedRound, Player, PlayerId, Playoff, Points, Prizes, Publish, Request, Round, RuleValue,
    Ruling, Scoring, Separate, SortBy, Stage, System, Team, TeamRules, TieBreak, Unrated,
    is_default,
};

/// The version of an event file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum SchemaVersion {
    /// The first version.
    #[default]
    #[serde(rename = "arbiter.event/1")]
    V1,
    /// The version with teams, groups and stages.
    #[serde(rename = "arbiter.event/2")]
    V2,
}

/// A tournament.
///
/// It dereferences to its document for reading, and is changed by acts only: its fields are written
/// in this module alone. The rest of the crate uses the acts of its parts (`entrants`, `terms`,
/// `course`, `decisions`); other crates use those of [`super::acts`] and of the pairing. To make an
/// event from other data, fill its document.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Event {
    document: EventDocument,
    /// The last round of the whole event before those of a part; 0 if it is no part of a later
    /// stage.
    #[serde(skip)]
    before: Round,
}

impl Deref for Event {
    type Target = EventDocument;

    fn deref(&self) -> &EventDocument {
        &self.document
    }
}

/// Allows tests to set any field.
#[cfg(test)]
impl std::ops::DerefMut for Event {
    fn deref_mut(&mut self) -> &mut EventDocument {
        &mut self.document
    }
}

impl From<EventDocument> for Event {
    fn from(document: EventDocument) -> Self {
        Self { document, before: Round(0) }
    }
}

/// The schema of an event is that of its document.
#[cfg(feature = "schema")]
impl schemars::JsonSchema for Event {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        EventDocument::schema_name()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        EventDocument::json_schema(generator)
    }
}

/// An event file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Event"))]
#[serde(deny_unknown_fields)]
pub struct EventDocument {
    /// The version of the file format.
    pub schema: SchemaVersion,
    /// The title of the event.
    pub name: String,
    /// The place where the event is held.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// The federation to which the event belongs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub federation: Option<String>,
    /// The first day.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::day::option"
    )]
    pub start: Option<NaiveDate>,
    /// The last day.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::day::option"
    )]
    pub end: Option<NaiveDate>,
    /// The arbiters, the chief arbiter first.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "super::one_or_many")]
    #[cfg_attr(feature = "schema", schemars(with = "crate::event::OneOrMany<String>"))]
    pub arbiters: Vec<String>,
    /// The time control, in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_control: Option<String>,
    /// The rounds that are published.
    #[serde(default, skip_serializing_if = "is_default")]
    pub publish: Publish,
    /// Whether moves are published while the games of a round are in progress.
    #[serde(default, skip_serializing_if = "is_default")]
    pub live: bool,
    /// The rule set: a name from `arbiter rules list`, or a path.
    #[serde(default = "international", skip_serializing_if = "is_international")]
    pub rules: String,
    /// The fields of the rule set that this event changes, with their values, as for `--set`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub rule_changes: BTreeMap<String, RuleValue>,
    /// The number of moves each player must make before a draw may be agreed; no limit if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub earliest_draw: Option<u16>,
    /// The minutes after which an absent player loses the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default_time: Option<u16>,
    /// The system by which the players meet.
    #[cfg_attr(feature = "schema", schemars(with = "super::SystemDocument"))]
    pub system: System,
    /// The groups of the first stage; each is a separate competition.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub groups: Vec<Group>,
    /// The stages after the first, in order, such as a final after groups.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stages: Vec<Stage>,
    /// The meaning of the first and last places of each division for the next season.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub divisions: Vec<Division>,
    /// The points for results.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "schema", schemars(with = "super::ScoringDocument"))]
    pub scoring: Scoring,
    /// The rules for team matches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team_match: Option<TeamRules>,
    /// The ladder for play-offs after level matches: one of `ladders`, or a built-in one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ladder: Option<String>,
    /// The event's own ladders for play-offs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ladders: Vec<Ladder>,
    /// The tie-breaks, in order; those usual for the system if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tiebreaks: Option<Vec<TieBreak>>,
    /// The rating that counts for an unrated player in tie-breaks: a number, `lowest` or `average`.
    /// If absent, an unrated player who is paired causes all rating-based tie-breaks to be omitted
    /// (FIDE C.07, 10).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unrated: Option<Unrated>,
    /// The word by which lists sort a family name such as `de Boer`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub sort: SortBy,
    /// The rules for byes, late entries and withdrawals.
    #[serde(default, skip_serializing_if = "is_default")]
    pub attendance: Attendance,
    /// The limits for colours.
    #[serde(default, skip_serializing_if = "is_default")]
    pub colors: ColorRules,
    /// The number of the first board in each round, such as 101 if another group uses the boards
    /// from 1.
    #[serde(default = "first_board", skip_serializing_if = "is_first_board")]
    pub first_board: u16,
    /// Players who must not meet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forbidden: Vec<Forbidden>,
    /// The groups whose players must not meet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub separate: Vec<Separate>,
    /// Points that count for the pairing only.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub acceleration: Vec<Acceleration>,
    /// The categories with rankings of their own, and their conditions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub categories: Vec<CategoryRule>,
    /// The players.
    #[serde(default)]
    pub players: Vec<Player>,
    /// The teams; empty in individual events.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub teams: Vec<Team>,
    /// The line-ups of the teams, by round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lineups: Vec<Lineup>,
    /// Points that the arbiters gave or took.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub awards: Vec<Award>,
    /// The byes and absences requested.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub requests: Vec<Request>,
    /// The dates and times of rounds not paired yet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub timetable: Vec<PlannedRound>,
    /// The paired rounds, in order.
    #[serde(default)]
    pub rounds: Vec<PairedRound>,
    /// The play-offs, in the order in which they were opened.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub playoffs: Vec<Playoff>,
    /// The rulings of the arbiters.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rulings: Vec<Ruling>,
    /// The prizes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prizes: Option<Prizes>,
    /// The arbiter's book: warnings, penalties, late arrivals, appeals and incidents. Private.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub book: Vec<BookEntry>,
}

/// The rules for byes, late entries and withdrawals.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct Attendance {
    /// The condition for keeping the results of a player who withdraws from a round robin.
    #[serde(skip_serializing_if = "is_default")]
    pub withdrawal_keep: WithdrawalKeep,
    /// The number of half-point byes each player may request; unlimited if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub half_byes: Option<u16>,
    /// The last round in which a new player may enter; no limit if absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub late_entry_until: Option<Round>,
}

/// The condition for keeping the results of a player who withdraws from a round robin.
///
/// If they are kept, the opponents win the remaining games by forfeit. Otherwise the games remain
/// in the table but count for nobody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum WithdrawalKeep {
    /// At least half of the scheduled games were played.
    #[default]
    AtLeastHalf,
    /// More than half of the scheduled games were played.
    MoreThanHalf,
}

/// The limits used in the checks of colours (FIDE C.04.1, 6 and 7).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub struct ColorRules {
    /// The greatest difference between games with White and games with Black.
    pub difference: u16,
    /// The longest run of the same colour.
    pub run: u16,
}

impl Default for ColorRules {
    fn default() -> Self {
        Self { difference: 2, run: 2 }
    }
}

/// Points added for the pairing of some rounds but not in the standings (FIDE C.04.7). Several
/// entries for the same player and round add up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Acceleration {
    /// The points added.
    pub points: Points,
    /// The first round affected; the first round of the event if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Round>,
    /// The last round affected; the last round of the event if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Round>,
    /// The players who get them.
    pub players: Vec<PlayerId>,
}

/// Returns whether a round is in `from` to `to`; a missing limit does not limit.
pub(super) fn within(round: Round, from: Option<Round>, to: Option<Round>) -> bool {
    from.is_none_or(|from| from <= round) && to.is_none_or(|to| round <= to)
}

impl Acceleration {
    /// Returns whether the points count in a round.
    pub fn holds_in(&self, round: Round) -> bool {
        within(round, self.from, self.to)
    }
}

fn international() -> String {
    "international".into()
}

fn is_international(rules: &str) -> bool {
    rules == "international"
}

const fn first_board() -> u16 {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_first_board(number: &u16) -> bool {
    *number == first_board()
}

impl EventDocument {
    /// Creates an event with a name and a system, and defaults for everything else.
    pub fn new(name: impl Into<String>, system: System) -> Self {
        Self {
            schema: SchemaVersion::V1,
            name: name.into(),
            place: None,
            federation: None,
            start: None,
            end: None,
            arbiters: Vec::new(),
            time_control: None,
            publish: Publish::default(),
            live: false,
            rules: international(),
            rule_changes: BTreeMap::new(),
            earliest_draw: None,
            default_time: None,
            system,
            groups: Vec::new(),
            stages: Vec::new(),
            divisions: Vec::new(),
            scoring: Scoring::default(),
            team_match: None,
            ladder: None,
            ladders: Vec::new(),
            tiebreaks: None,
            unrated: None,
            sort: SortBy::default(),
            attendance: Attendance::default(),
            colors: ColorRules::default(),
            first_board: first_board(),
            forbidden: Vec::new(),
            separate: Vec::new(),
            acceleration: Vec::new(),
            categories: Vec::new(),
            players: Vec::new(),
            teams: Vec::new(),
            lineups: Vec::new(),
            awards: Vec::new(),
            requests: Vec::new(),
            timetable: Vec::new(),
            rounds: Vec::new(),
            playoffs: Vec::new(),
            prizes: None,
            rulings: Vec::new(),
            book: Vec::new(),
        }
    }
}

impl Event {
    /// Creates an event with a name and a system, and defaults for everything else.
    pub fn new(name: impl Into<String>, system: System) -> Self {
        EventDocument::new(name, system).into()
    }

    /// Returns the contents of its file, from which another event can be made.
    #[must_use]
    pub fn into_document(self) -> EventDocument {
        self.document
    }

    /// Returns the texts of external origin, to be cleaned: those of the head and of the players.
    pub(crate) fn texts_mut(&mut self) -> impl Iterator<Item = &mut String> {
        let EventDocument { name, place, federation, time_control, arbiters, players, .. } =
            &mut self.document;
        let head = [Some(name), place.as_mut(), federation.as_mut(), time_control.as_mut()];
        let of_players = players.iter_mut().flat_map(Player::texts_mut);
        head.into_iter().flatten().chain(of_players).chain(arbiters)
    }

    /// Returns the player with an id.
    pub fn player(&self, id: &PlayerId) -> Option<&Player> {
        self.players.iter().find(|player| player.id == *id)
    }

    /// Maps every id to its index in `players`.
    pub fn index(&self) -> HashMap<&PlayerId, usize> {
        self.players.iter().enumerate().map(|(at, player)| (&player.id, at)).collect()
    }

    /// Returns the paired round with a number.
    pub fn round(&self, round: Round) -> Option<&PairedRound> {
        Some(&self.rounds[self.index_of_round(round)?])
    }

    /// Returns the index of a paired round in `rounds`.
    pub(crate) fn index_of_round(&self, round: Round) -> Option<usize> {
        self.rounds.binary_search_by_key(&round, |paired| paired.round).ok()
    }

    /// Returns the number of paired rounds up to a round, including it.
    pub(crate) fn rounds_upto(&self, round: Round) -> usize {
        self.rounds.partition_point(|paired| paired.round <= round)
    }

    /// Returns the last round of the whole event before those of a part; 0 if it is no part of a
    /// later stage.
    pub(crate) const fn last_before(&self) -> Round {
        self.before
    }

    /// Makes the event of a part from its document: its rounds, under their numbers in the whole
    /// event, come after this one.
    pub(crate) const fn after(before: Round, document: EventDocument) -> Self {
        Self { document, before }
    }

    /// Returns the last round that has been paired; 0 before the first.
    pub fn last_paired(&self) -> Round {
        self.rounds.last().map_or(Round(0), |paired| paired.round).max(self.before)
    }

    /// Returns the number of a round among those of its system, from 1, even if it is not paired
    /// yet: a part of the event has rounds of one stage, under their numbers in the whole event.
    pub fn nth_of_system(&self, round: Round) -> u16 {
        let paired = u16::try_from(self.rounds_upto(round)).unwrap_or(u16::MAX);
        paired.saturating_add(round.0.saturating_sub(self.last_paired().0))
    }

    /// Returns the round with a number among those of its system: the opposite of
    /// [`nth_of_system`](Self::nth_of_system).
    pub fn round_of_system(&self, nth: u16) -> Round {
        let paired = usize::from(nth).checked_sub(1).and_then(|at| self.rounds.get(at));
        let left = || usize::from(nth).saturating_sub(self.rounds.len());
        let later = || u16::try_from(left()).unwrap_or(u16::MAX);
        paired.map_or_else(
            || Round(self.last_paired().0.saturating_add(later())),
            |paired| paired.round,
        )
    }

    /// Returns the first day: its own, or that of the first round with a day, or else the last day
    /// of the event.
    pub fn first_day(&self) -> Option<NaiveDate> {
        self.start.or_else(|| self.rounds.iter().find_map(|round| round.date)).or(self.end)
    }

    /// Returns the tie-breaks in force.
    pub fn tie_breaks(&self) -> &[TieBreak] {
        match &self.tiebreaks {
            Some(list) => list,
            None => {
                if self.is_of_matches() || self.is_of_teams() {
                    return self.system.kind().tie_breaks_of_teams();
                }
                let small = self.scoring.games() > 1 && !self.scoring.counts_small_points();
                self.system.kind().tie_breaks(small)
            }
        }
    }

    /// Returns whether the whole schedule is known beforehand.
    pub fn is_scheduled(&self) -> bool {
        self.system.kind().knows_schedule()
    }

    /// Returns groups of players who may not meet each other in a round, as indices into `players`.
    pub fn kept_apart(&self, round: Round) -> Vec<Vec<usize>> {
        let index = self.index();
        let forbidden = self.forbidden.iter().filter(|rule| rule.holds_in(round));
        let pairs =
            forbidden.map(|rule| rule.players.iter().filter_map(|id| index.get(id).copied()));
        let mut apart: Vec<Vec<usize>> = pairs.map(Iterator::collect).collect();
        for rule in self.separate.iter().filter(|rule| rule.holds_in(round)) {
            let mut groups: BTreeMap<String, Vec<usize>> = BTreeMap::new();
            for (at, player) in self.players.iter().enumerate() {
                if let Some(group) = rule.by.key_of(player) {
                    groups.entry(group).or_default().push(at);
                }
            }
            apart.extend(groups.into_values());
        }
        apart.retain(|group| group.len() > 1);
        apart
    }

    /// Returns the reason why two players must not meet in a round, if any.
    pub fn forbids(&self, one: &Player, other: &Player, round: Round) -> Option<Apart> {
        let pair = self.forbidden.iter().find(|rule| {
            rule.holds_in(round)
                && rule.players.contains(&one.id)
                && rule.players.contains(&other.id)
        });
        if let Some(rule) = pair {
            let reason = rule.reason.clone();
            return Some(reason.map_or(Apart::Forbidden, |reason| Apart::Reason { reason }));
        }
        self.separate.iter().find_map(|rule| {
            let group = rule.by.of(one)?;
            (rule.holds_in(round) && rule.by.key_of(other) == rule.by.key_of(one))
                .then(|| Apart::SameGroup { by: rule.by, group: group.to_owned() })
        })
    }
}
