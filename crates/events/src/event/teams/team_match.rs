//! Team matches: the rules of an event, and the matches of a round.

use std::fmt;
use std::str::FromStr;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::event::{
    Amendment, BothPoints, Color, Miswritten, PlayerId, Points, Round, Score, TeamCount, TimeOfDay,
    is_default,
};

/// The rules for team matches.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TeamRules {
    /// The number of boards.
    pub boards: u16,
    /// The points that rank teams first.
    #[serde(default, skip_serializing_if = "is_default")]
    pub count: TeamCount,
    /// Match points for a win.
    #[serde(default = "two", skip_serializing_if = "is_two")]
    pub win: Points,
    /// Match points for a draw.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub draw: Points,
    /// Match points for a loss.
    #[serde(default, skip_serializing_if = "is_default")]
    pub loss: Points,
    /// The points for a round without an opponent; as for a won match if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye: Option<BothPoints>,
    /// The colours of the home team, from board 1, such as `WBWB`; the pattern repeats.
    #[serde(default, skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub colors: BoardColors,
    /// Swiss: whether the points that do not rank teams first also affect colours (FIDE C.04.6,
    /// 4.2.2).
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    pub both_scores: bool,
    /// The order of the players in a line-up.
    #[serde(default, skip_serializing_if = "is_default")]
    pub order: BoardOrder,
    /// With the order by rating, the greatest amount by which a player's rating may exceed that of
    /// a player on a higher board.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rating_margin: u16,
    /// The number of boards that a team must occupy; with fewer it loses the match. No limit if
    /// absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub present: Option<u16>,
    /// The number of members that a team may have in addition to those of the boards; unlimited if
    /// absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reserves: Option<u16>,
    /// The number of games that a reserve may play in the event; unlimited if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reserve_games: Option<u16>,
    /// The number of games in the event that a player may play for other teams of the club; a
    /// player's own team is the first that lists them as a member. If absent, none without a
    /// ruling, except for members of several teams.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub club_games: Option<u16>,
}

impl TeamRules {
    /// Returns the rules for matches of this number of boards, with defaults for everything else:
    /// 2-1-0 match points.
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

/// The order of the players in a line-up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum BoardOrder {
    /// Any order, handed in before each round.
    #[default]
    Free,
    /// The order of the members; absent members are skipped.
    Members,
    /// By rating, the highest first, within `rating_margin`.
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

/// A match between two teams; its games are boards of the round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TeamMatch {
    /// The number in the round, from 1.
    #[serde(rename = "match")]
    pub number: u16,
    /// The home team, with the colours in `colors` of the team match rules.
    pub home: PlayerId,
    /// The away team.
    pub away: PlayerId,
    /// The date, if different from that of the round.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "crate::event::day::option"
    )]
    pub date: Option<NaiveDate>,
    /// The starting time, if different from that of the round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<TimeOfDay>,
    /// The venue, if different from that of the home team.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub venue: Option<String>,
    /// The boards where one team, or both, have no player.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub vacant: Vec<Vacant>,
    /// The teams that lose the match regardless of its boards, because they did not come or broke
    /// the rules. The games remain rated.
    #[serde(default, skip_serializing_if = "Vec::is_empty", with = "crate::event::one_or_many")]
    #[cfg_attr(feature = "schema", schemars(with = "crate::event::OneOrMany<PlayerId>"))]
    pub lost: Vec<PlayerId>,
    /// The last round that was paired when the match was declared lost, if it is a later one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lost_after: Option<Round>,
    /// The board points, the home team's first, if nothing else is known; the match then has no
    /// boards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<Score>,
    /// The earlier values of `score`, changed after a later round had been paired: `5-3 (round 4
    /// paired): reason`. If it was declared lost then, and no longer is, `lost t1` in place of the
    /// score; `boards` if it was decided by its boards before that.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub amended: Vec<Amendment>,
    /// The team that came late and was paired with the team that had the bye, with its consent
    /// (FIDE C.04.2, 4.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub latecomer: Option<PlayerId>,
    /// In a knockout, the team that advances, if the boards do not decide it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub advances: Option<PlayerId>,
    /// The reason the match was declared lost, paired by hand or moved, or why a team advances.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// The start of an amendment of a match that was lost then; the ids of the teams follow.
const LOST: &str = "lost ";
/// The amendment of a match that its boards decided then.
const BY_BOARDS: &str = "boards";

/// The reason of a match that a team lost because it had left.
pub(crate) const WITHDRAWN: &str = "withdrawn";

impl TeamMatch {
    /// Creates a match without further details.
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
            lost_after: None,
            score: None,
            amended: Vec::new(),
            latecomer: None,
            advances: None,
            reason: None,
        }
    }

    /// Returns whether the team plays here.
    pub fn has(&self, team: &PlayerId) -> bool {
        self.home == *team || self.away == *team
    }

    /// Returns the other team.
    pub fn opponent_of(&self, team: &PlayerId) -> Option<&PlayerId> {
        if self.home == *team {
            Some(&self.away)
        } else {
            (self.away == *team).then_some(&self.home)
        }
    }

    /// Moves the match to another day, time or venue, as far as given.
    pub(crate) fn move_to(
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
    pub(crate) fn say_no_more_than(
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

    /// Records that teams have lost the match, whatever its boards say; `since` is the last round
    /// that is paired, if it is a later one.
    pub(crate) fn lose(&mut self, teams: &[PlayerId], since: Option<Round>, reason: &str) {
        if self.lost != teams {
            self.lost_after = since;
        }
        self.lost = teams.to_vec();
        self.give_reason(Some(reason));
    }

    /// Records a total score without details.
    pub(crate) fn end_in(&mut self, score: Score, reason: Option<&str>) {
        self.score = Some(score);
        self.vacant.clear();
        self.give_reason(reason);
    }

    /// Lets the boards decide the match again; `since` is the last round that is paired, if it is a
    /// later one.
    pub(crate) fn count_by_boards(&mut self, since: Option<Round>) {
        if let Some(since) = since.filter(|_| !self.lost.is_empty()) {
            self.keep_loss(since);
        }
        if !self.lost.is_empty() || self.score.is_some() {
            self.lost.clear();
            self.lost_after = None;
            self.score = None;
            self.reason = None;
        }
    }

    /// Keeps that the match was lost when the rounds up to `since` were paired, except those before
    /// it was declared so.
    fn keep_loss(&mut self, since: Round) {
        let lost: Vec<&str> = self.lost.iter().map(PlayerId::as_str).collect();
        let was = format!("{LOST}{}", lost.join(" "));
        let reason = self.reason.clone().unwrap_or_default();
        let of = |was: String, paired| Amendment { was, reason: reason.clone(), paired };
        let before = self.lost_after.map(|after| of(BY_BOARDS.to_owned(), after));
        let lost = (self.lost_after != Some(since)).then(|| of(was, since));
        if lost.is_some() {
            self.amended.extend(before.into_iter().chain(lost));
        }
    }

    /// Returns the match as an amendment says that it was: with another score, lost, or decided by
    /// its boards; `None` if it says none of these.
    pub(crate) fn as_amended(&self, amended: &Amendment) -> Option<Self> {
        let mut before = Self { lost: Vec::new(), score: None, ..self.clone() };
        if let Some(lost) = amended.was.strip_prefix(LOST) {
            before.lost = lost.split(' ').map(|id| id.parse().ok()).collect::<Option<_>>()?;
        } else if amended.was != BY_BOARDS {
            before.lost.clone_from(&self.lost);
            before.score = Some(amended.was.parse().ok()?);
        }
        Some(before)
    }

    /// Sets or removes the reason.
    pub(crate) fn give_reason(&mut self, reason: Option<&str>) {
        self.reason = reason.map(str::to_owned);
    }

    /// Lets a team advance, whatever the boards say; with `None`, the boards decide.
    pub(crate) fn let_advance(&mut self, team: Option<PlayerId>, reason: Option<&str>) {
        self.advances = team;
        self.reason = reason.map(str::to_owned).or(self.reason.take());
    }

    /// Records the boards with a missing player.
    pub(crate) fn put_vacant(&mut self, vacant: Vec<Vacant>) {
        self.vacant = vacant;
    }
}

/// A board of a match that is not played because a player is missing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Vacant {
    /// The number of the board in the match, from 1.
    pub seat: u16,
    /// The player of the home team, who wins by forfeit; absent if that seat is vacant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub home: Option<PlayerId>,
    /// The player of the away team, who wins by forfeit; absent if that seat is vacant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub away: Option<PlayerId>,
}
