//! Team matches: the rules of an event, and the matches of a round.

use std::fmt;
use std::str::FromStr;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::{
    Amendment, BothPoints, Color, Miswritten, PlayerId, Points, Score, TeamCount, TimeOfDay,
    is_default,
};

/// What holds for every match of teams.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TeamRules {
    /// Boards of a match.
    pub boards: u16,
    /// Which points make the order of the teams.
    #[serde(default, skip_serializing_if = "is_default")]
    pub count: TeamCount,
    /// Match points of a won match.
    #[serde(default = "two", skip_serializing_if = "is_two")]
    pub win: Points,
    /// Match points of a drawn match.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub draw: Points,
    /// Match points of a lost match.
    #[serde(default, skip_serializing_if = "is_default")]
    pub loss: Points,
    /// What a round without an opponent is worth; as a won match if it is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye: Option<BothPoints>,
    /// The colours of the team that is named first, board 1 first: `WBWB`, and so on in turn.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub colors: BoardColors,
    /// Swiss: the points that do not make the order give colours too (FIDE C.04.6, 4.2.2).
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    pub both_scores: bool,
    /// Whether the players of a line-up may sit in any order.
    #[serde(default, skip_serializing_if = "is_default")]
    pub order: BoardOrder,
    /// With the order by rating: a player may sit before one whose rating is higher by at most so
    /// many points.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rating_margin: u16,
    /// Boards that a team must occupy; with fewer it loses the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub present: Option<u16>,
    /// Members that a team may have besides those of the boards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reserves: Option<u16>,
    /// Games that a reserve may play in the event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reserve_games: Option<u16>,
    /// Games that a player may play in the event for the other teams of the club; their own team is
    /// the first that has them as a member. None, but by a ruling, if it is missing, unless they are
    /// members of several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club_games: Option<u16>,
}

impl TeamRules {
    /// Returns the rules for matches of this number of boards, with defaults for everything else:
    /// 2-1-0 match points.
    #[must_use]
    pub fn of_boards(boards: u16) -> Self {
        Self {
            boards,
            count: TeamCount::default(),
            win: two(),
            draw: one(),
            loss: Points::ZERO,
            bye: None,
            colors: BoardColors::default(),
            both_scores: yes(),
            order: BoardOrder::default(),
            rating_margin: 0,
            present: None,
            reserves: None,
            reserve_games: None,
            club_games: None,
        }
    }
}

const fn two() -> Points {
    Points::whole(2)
}
const fn one() -> Points {
    Points::whole(1)
}
#[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature serde asks for")]
fn is_two(points: &Points) -> bool {
    *points == two()
}
#[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature serde asks for")]
fn is_one(points: &Points) -> bool {
    *points == one()
}

const fn yes() -> bool {
    true
}
#[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature serde asks for")]
const fn is_yes(value: &bool) -> bool {
    *value
}

/// In which order the players of a line-up sit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum BoardOrder {
    /// In any order, handed in before each round.
    #[default]
    Free,
    /// In the order of the members; who is missing is passed over.
    Members,
    /// By rating, the highest first, but for [`TeamRules::rating_margin`].
    Rating,
}

/// The colours of the home team, by boards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardColors(Vec<Color>);

impl Default for BoardColors {
    fn default() -> Self {
        Self(vec![Color::White, Color::Black])
    }
}

impl BoardColors {
    /// Returns the colour at a board, from 1; the pattern repeats.
    #[must_use]
    pub fn at(&self, seat: u16) -> Color {
        self.0[usize::from(seat.saturating_sub(1)) % self.0.len()]
    }
}

impl fmt::Display for BoardColors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|color| {
            f.write_str(match color {
                Color::White => "W",
                Color::Black => "B",
            })
        })
    }
}

impl FromStr for BoardColors {
    type Err = Miswritten;

    fn from_str(text: &str) -> Result<Self, Miswritten> {
        let color = |letter: char| match letter.to_ascii_uppercase() {
            'W' => Some(Color::White),
            'B' => Some(Color::Black),
            _ => None,
        };
        let colors: Option<Vec<Color>> = text.trim().chars().map(color).collect();
        let colors = colors.filter(|colors| !colors.is_empty());
        colors.map(Self).ok_or_else(|| Miswritten::BoardColors { text: text.to_owned() })
    }
}

impl Serialize for BoardColors {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for BoardColors {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// Two teams against each other in a round; its games are boards of the round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TeamMatch {
    /// Its number in the round, from 1.
    #[serde(rename = "match")]
    pub number: u16,
    /// The team that is named first: at home, with the colours of [`TeamRules::colors`].
    pub home: PlayerId,
    /// The other.
    pub away: PlayerId,
    /// The day, if it is not that of the round.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "super::day::option"
    )]
    pub date: Option<NaiveDate>,
    /// The time, if it is not that of the round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<TimeOfDay>,
    /// Where it is played, if not where the first team plays at home.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub venue: Option<String>,
    /// Boards at which one of the teams, or both, have nobody.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub vacant: Vec<Vacant>,
    /// The teams that have lost the match whatever its boards say: they did not come, or broke
    /// the rules. The games stay rated.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "super::one_or_many")]
    #[cfg_attr(feature = "schema", schemars(with = "crate::event::OneOrMany<PlayerId>"))]
    pub lost: Vec<PlayerId>,
    /// The board points, those of the team named first in front, where nothing is known but them:
    /// the match has no boards then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<Score>,
    /// What that was before it was changed, after a later round was paired on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub amended: Vec<Amendment>,
    /// The team that came late and met the team that had the bye, with its consent (FIDE C.04.2,
    /// 4.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub latecomer: Option<PlayerId>,
    /// Knockout: the team that goes on, if the boards do not decide it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub advances: Option<PlayerId>,
    /// Why it was lost, paired by hand, or moved, or who goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// The reason of a match that a team lost because it had left.
pub(crate) const WITHDRAWN: &str = "withdrawn";

impl TeamMatch {
    /// Creates a match without further details.
    #[must_use]
    pub const fn new(number: u16, home: PlayerId, away: PlayerId) -> Self {
        Self {
            number,
            home,
            away,
            date: None,
            time: None,
            venue: None,
            vacant: Vec::new(),
            lost: Vec::new(),
            score: None,
            amended: Vec::new(),
            latecomer: None,
            advances: None,
            reason: None,
        }
    }

    /// Returns whether the team plays here.
    #[must_use]
    pub fn has(&self, team: &PlayerId) -> bool {
        self.home == *team || self.away == *team
    }

    /// Returns the other team.
    #[must_use]
    pub fn opponent_of(&self, team: &PlayerId) -> Option<&PlayerId> {
        if self.home == *team {
            Some(&self.away)
        } else {
            (self.away == *team).then_some(&self.home)
        }
    }

    /// Moves the match to another day, time or venue, as far as given.
    pub(super) fn move_to(
        &mut self,
        date: Option<NaiveDate>,
        time: Option<TimeOfDay>,
        venue: Option<&str>,
        reason: Option<&str>,
    ) {
        (self.date, self.time) = (date.or(self.date), time.or(self.time));
        self.venue = venue.map(str::to_owned).or(self.venue.take());
        self.reason = reason.map(str::to_owned).or(self.reason.take());
    }

    /// Removes a day, time or venue that equals that of the round or of the home team.
    pub(super) fn say_no_more_than(
        &mut self,
        (date, time): (Option<NaiveDate>, Option<TimeOfDay>),
        at_home: Option<&String>,
    ) {
        self.date = self.date.filter(|_| self.date != date);
        self.time = self.time.filter(|_| self.time != time);
        self.venue = self.venue.take().filter(|venue| Some(venue) != at_home);
    }

    /// Takes the day and time of another match.
    pub(crate) const fn play_when(&mut self, other: &Self) {
        (self.date, self.time) = (other.date, other.time);
    }

    /// Records that teams have lost the match, whatever its boards say.
    pub(crate) fn lose(&mut self, teams: &[PlayerId], reason: &str) {
        self.lost = teams.to_vec();
        self.give_reason(Some(reason));
    }

    /// Records a total score without details.
    pub(super) fn end_in(&mut self, score: Score, reason: Option<&str>) {
        self.score = Some(score);
        self.vacant.clear();
        self.give_reason(reason);
    }

    /// Lets the boards decide the match again.
    pub(super) fn count_by_boards(&mut self) {
        if !self.lost.is_empty() || self.score.is_some() {
            self.lost.clear();
            self.score = None;
            self.reason = None;
        }
    }

    /// Sets or removes the reason.
    pub(super) fn give_reason(&mut self, reason: Option<&str>) {
        self.reason = reason.map(str::to_owned);
    }

    /// Lets a team advance, whatever the boards say; with `None`, the boards decide.
    pub(crate) fn let_on(&mut self, team: Option<PlayerId>, reason: Option<&str>) {
        self.advances = team;
        self.reason = reason.map(str::to_owned).or(self.reason.take());
    }

    /// Records the boards with a missing player.
    pub(super) fn put_vacant(&mut self, vacant: Vec<Vacant>) {
        self.vacant = vacant;
    }
}

/// A board of a match that is not played because somebody is missing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Vacant {
    /// The board of the match, from 1.
    pub seat: u16,
    /// The player of the team named first, who wins by forfeit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub home: Option<PlayerId>,
    /// The player of the other team, who wins by forfeit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub away: Option<PlayerId>,
}
