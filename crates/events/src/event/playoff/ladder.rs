//! A ladder: the successive stages of a play-off, until somebody has won.

use serde::{Deserialize, Serialize};

use crate::event::{Color, Origin, Score, is_default};
use draughts_ground::said::{Said, Told};
use draughts_ground::told;

/// The stages of a play-off. A stage is played only if all earlier ones were level.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Ladder {
    /// The name.
    pub name: String,
    /// A short description.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The source of its rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// The games of the round itself, which the play-off follows if they are level. Absent if the
    /// ladder is for shared places only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<LadderStage>,
    /// The stages, in order.
    pub stages: Vec<LadderStage>,
    /// The points for a round in which every stage was level, with those of the player named first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<String>"))]
    pub level: Option<Score>,
    /// The stages whose scores, over all rounds and one stage after the other, decide a match with
    /// level points.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub compare: Vec<String>,
    /// The criteria that rank three or more players after a stage, in order.
    #[serde(default = "by_points", skip_serializing_if = "is_by_points")]
    pub criteria: Vec<Criterion>,
    /// Points on which the text that was read is silent.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unread: Vec<String>,
}

/// A stage of a ladder.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LadderStage {
    /// The name, such as `rapid`.
    pub stage: String,
    /// The number of games between two players.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub games: u16,
    /// Whether the stage is repeated until it is won; with one game, until the first win.
    #[serde(default, skip_serializing_if = "is_default")]
    pub repeat: bool,
    /// The colour that wins a drawn game, as in a sudden death, so that a single game always
    /// decides the stage.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draw_wins: Option<Color>,
    /// The time control; not known if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<StageClock>,
    /// The time controls that apply from a later game of the stage on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub later: Vec<LaterClock>,
    /// The points for a round won in this stage, the winner's first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<String>"))]
    pub points: Option<Score>,
}

/// The time control of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct StageClock {
    /// The minutes at the start.
    pub minutes: u16,
    /// The minutes of Black at the start, if White has others; not with a time for all games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black: Option<u16>,
    /// The seconds added for each move.
    #[serde(default, skip_serializing_if = "is_default")]
    pub increment: u16,
    /// The delay: seconds of each move that are not deducted and do not accumulate.
    #[serde(default, skip_serializing_if = "is_default")]
    pub delay: u16,
    /// Whether the time is for all games of the stage, so that the time left is carried over.
    #[serde(default, skip_serializing_if = "is_default")]
    pub carried: bool,
}

/// A time control from a later game of a stage on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LaterClock {
    /// The first game it applies to; the games of two players are numbered from 1 in each stage.
    pub from: u16,
    /// The time control.
    pub clock: StageClock,
}

/// A criterion that ranks three or more players after a stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Criterion {
    /// Points, 2-1-0 per game; in a repeated stage, only those of the deciding games.
    Points,
    /// The number of games won.
    Wins,
    /// Points in games between the players who are still equal.
    Direct,
    /// Fewer games needed to win against the opponents beaten.
    FewerGamesWon,
    /// More games needed by the opponents to win.
    MoreGamesLost,
}

told! {
    /// The fault of a ladder.
    pub enum LadderWrong {
        NoName => "ladder-without-name", "a ladder has no name";
        NoStages { name: String } => "ladder-without-stages", "ladder { $name } has no stages";
        StageName { name: String, stage: String } => "ladder-stage-name",
            "a stage of ladder { $name } has no name, or that of another: `{ $stage }`";
        Games { name: String, stage: String, most: u16 } => "ladder-stage-games",
            "stage { $stage } of ladder { $name } has no games, or too many: from 1 to { $most }";
        BlackCarried { name: String, stage: String } => "ladder-black-carried",
            "ladder { $name }, stage { $stage }: Black has a time of its own only where each game \
             has its own time, not with `carried`";
        NotLast { name: String, stage: String } => "ladder-repeat-not-last",
            "stage { $stage } of ladder { $name } is repeated until it is won, and is not the last";
        DrawWins { name: String, stage: String } => "ladder-draw-wins",
            "ladder { $name }, stage { $stage }: a draw wins only in a stage of a play-off with \
             one game that is not repeated";
        Compares { name: String, stage: String } => "ladder-compares",
            "ladder { $name } compares stage { $stage }, which it does not have";
        PointsMissing { name: String, stage: String } => "ladder-points-missing",
            "stage { $stage } of ladder { $name }: either the round and every stage give points, \
             or none";
    }
}

/// The most games of a stage.
const MOST_GAMES: u16 = 100;

const fn one() -> u16 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature serde asks for")]
const fn is_one(games: &u16) -> bool {
    *games == one()
}

fn by_points() -> Vec<Criterion> {
    vec![Criterion::Points]
}

fn is_by_points(criteria: &[Criterion]) -> bool {
    criteria == [Criterion::Points]
}

impl Ladder {
    /// Returns its title, or its name if it has none.
    pub fn called(&self) -> Said {
        Origin::of(self.title.as_ref().unwrap_or(&self.name)).said()
    }

    /// Returns the games of the round itself, if it has any, and the stages.
    pub fn stages_of_round(&self) -> impl Iterator<Item = &LadderStage> {
        self.round.iter().chain(&self.stages)
    }

    /// Returns whether it sets the points of a round.
    pub fn gives_points(&self) -> bool {
        self.round.as_ref().is_some_and(|round| round.points.is_some())
    }

    /// Returns the first fault, if any.
    pub fn wrong(&self) -> Option<LadderWrong> {
        let name = || self.name.clone();
        if self.name.trim().is_empty() {
            return Some(LadderWrong::NoName);
        }
        if self.stages.is_empty() {
            return Some(LadderWrong::NoStages { name: name() });
        }
        let all: Vec<&LadderStage> = self.stages_of_round().collect();
        let last = all.len() - 1;
        for (at, stage) in all.iter().enumerate() {
            let called = || stage.stage.clone();
            if called().trim().is_empty() || all[..at].iter().any(|one| one.stage == stage.stage) {
                return Some(LadderWrong::StageName { name: name(), stage: called() });
            }
            if stage.games == 0 || stage.games > MOST_GAMES {
                let most = MOST_GAMES;
                return Some(LadderWrong::Games { name: name(), stage: called(), most });
            }
            let is_of_round = self.round.is_some() && at == 0;
            if stage.draw_wins.is_some() && (stage.games > 1 || stage.repeat || is_of_round) {
                return Some(LadderWrong::DrawWins { name: name(), stage: called() });
            }
            let clocks = stage.clock.iter().chain(stage.later.iter().map(|later| &later.clock));
            if clocks.into_iter().any(|clock| clock.black.is_some() && clock.carried) {
                return Some(LadderWrong::BlackCarried { name: name(), stage: called() });
            }
            if stage.repeat && at < last {
                return Some(LadderWrong::NotLast { name: name(), stage: called() });
            }
            if stage.points.is_some() != self.gives_points() {
                return Some(LadderWrong::PointsMissing { name: name(), stage: called() });
            }
        }
        let unknown = |named: &&String| !all.iter().any(|stage| stage.stage == **named);
        let unknown = self.compare.iter().find(unknown);
        unknown.map(|stage| LadderWrong::Compares { name: name(), stage: stage.clone() })
    }
}

impl StageClock {
    /// Returns the time of a colour at the start, in seconds.
    pub(crate) fn seconds(&self, color: Color) -> i64 {
        let minutes = match color {
            Color::White => self.minutes,
            Color::Black => self.black.unwrap_or(self.minutes),
        };
        i64::from(minutes) * 60
    }
}

impl LadderStage {
    /// Returns the time control of a game, from 1, of two players in the stage.
    pub(crate) fn clock_of(&self, game: usize) -> Option<StageClock> {
        let later = self.later.iter().filter(|later| usize::from(later.from) <= game);
        later.max_by_key(|later| later.from).map(|later| later.clock).or(self.clock)
    }
}

draughts_ground::fact_words! {
    Criterion {
        Points "points",
        Wins "wins",
        Direct "direct",
        FewerGamesWon "fewer-games-won",
        MoreGamesLost "more-games-lost",
    }
}
