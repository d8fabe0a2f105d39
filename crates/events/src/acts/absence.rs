//! Late arrivals, byes, withdrawals, returns and postponements.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::pairing_lines::of_matches;
use super::{Apply, Line, is_no};
use crate::event::acts::{self, Refusal, Refused, Spot};
use crate::event::{ByeKind, Event, Postponed, Round, TeamMatch};
use crate::pairing;

/// Lets a player or a team start in a later round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArriveLate {
    /// The player or the team.
    pub player: String,
    /// The first round; by default, the next one to be paired.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Round>,
}

impl Apply for ArriveLate {
    const VERB: &'static str = "late";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        let from = self.from.unwrap_or(event.last_paired().next());
        let late = match acts::as_team(event, &self.player) {
            Some(team) => acts::team_arrives(event, &team, from)?,
            None => acts::arrive_late(event, &self.player, from)?,
        };
        // A previous request for that round no longer applies.
        let requests = event.requests.len();
        let plays = acts::cancel_request(event, &self.player, from)?;
        let gone = (event.requests.len() < requests).then(|| Line::of(&plays));
        Ok([Line::of(&late)].into_iter().chain(gone).collect())
    }
}

/// Pairs a late player with the player who has the bye in the last paired round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct MeetBye {
    /// The late player.
    pub player: String,
    /// The reason, for example who agreed to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl Apply for MeetBye {
    const VERB: &'static str = "late";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        let said = pairing::pair_with_bye(event, &self.player, self.reason.as_deref())?;
        let team = acts::as_team(event, &self.player);
        let is_its = |one: &TeamMatch| team.as_ref().is_some_and(|team| one.has(team));
        Ok(of_matches(event, event.last_paired(), is_its, &said))
    }

    fn reason(&self) -> Option<&str> {
        self.reason.as_deref()
    }
}

/// Requests byes, or cancels the requests.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RequestByes {
    /// The players.
    #[serde(rename = "player", with = "crate::event::one_or_many")]
    pub players: Vec<String>,
    /// The kind of bye.
    pub kind: ByeKind,
    /// The rounds; by default, the next one to be paired.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rounds: Vec<Round>,
    /// Whether to cancel the requests.
    #[serde(default, skip_serializing_if = "is_no")]
    pub cancel: bool,
}

impl Apply for RequestByes {
    const VERB: &'static str = "bye";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        request(event, &self.players, self.kind, &self.rounds, self.cancel)
    }
}

/// Announces absences, or cancels them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RequestAbsence {
    /// The players.
    #[serde(rename = "player", with = "crate::event::one_or_many")]
    pub players: Vec<String>,
    /// The rounds; by default, the next one to be paired.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rounds: Vec<Round>,
    /// Whether to cancel the requests.
    #[serde(default, skip_serializing_if = "is_no")]
    pub cancel: bool,
}

impl Apply for RequestAbsence {
    const VERB: &'static str = "absent";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        request(event, &self.players, ByeKind::Absent, &self.rounds, self.cancel)
    }
}

/// Requests byes or absences, or cancels the requests; by default in the next round.
fn request(
    event: &mut Event,
    players: &[String],
    kind: ByeKind,
    rounds: &[Round],
    cancel: bool,
) -> Result<Vec<Line>, Refused> {
    let next = [event.last_paired().next()];
    let rounds = if rounds.is_empty() { &next } else { rounds };
    let mut lines = Vec::new();
    for player in players {
        for &round in rounds {
            lines.push(Line::of(&if cancel {
                acts::cancel_request(event, player, round)?
            } else if acts::as_team(event, player).is_some() {
                acts::request_of_team(event, player, round, kind)?
            } else {
                acts::request(event, player, round, kind)?
            }));
        }
        if kind == ByeKind::FullPoint && !cancel {
            lines.extend(acts::without_games(event, player).map(|note| Line::of(&note)));
        }
        lines.extend(
            acts::has_withdrawn(event, player).filter(|_| !cancel).map(|has| Line::of(&has)),
        );
    }
    Ok(lines)
}

/// Withdraws players from the event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Withdraw {
    /// The players.
    #[serde(rename = "player", with = "crate::event::one_or_many")]
    pub players: Vec<String>,
    /// The last round that counts; by default, the last one with a result.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<Round>,
    /// The reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl Apply for Withdraw {
    const VERB: &'static str = "withdraw";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        let mut lines = Vec::new();
        for player in &self.players {
            lines.extend(Line::all(&match acts::as_team(event, player) {
                Some(team) => acts::withdraw_team(event, team.as_str(), self.after)?,
                None => acts::withdraw(event, player, self.after)?,
            }));
        }
        Ok(lines)
    }

    fn reason(&self) -> Option<&str> {
        self.reason.as_deref()
    }
}

/// Lets players who had withdrawn play again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ComeBack {
    /// The players.
    #[serde(rename = "player", with = "crate::event::one_or_many")]
    pub players: Vec<String>,
}

impl Apply for ComeBack {
    const VERB: &'static str = "return";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        let mut lines = Vec::new();
        for player in &self.players {
            lines.extend(Line::all(&match acts::as_team(event, player) {
                Some(team) => acts::team_comes_back(event, team.as_str())?,
                None => acts::come_back(event, player)?,
            }));
        }
        Ok(lines)
    }
}

/// Postpones games to another day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Postpone {
    /// The boards.
    pub boards: Vec<String>,
    /// The last day on which they may be played.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "crate::event::day::option"
    )]
    pub until: Option<NaiveDate>,
    /// The round; by default, the current one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<Round>,
    /// The reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl Apply for Postpone {
    const VERB: &'static str = "postpone";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        let (round, spots) = spots(event, &self.boards, self.round)?;
        let postponed = Postponed { until: self.until, reason: self.reason.clone() };
        Ok(Line::all(&acts::postpone(event, round, &spots, &postponed)?))
    }

    fn reason(&self) -> Option<&str> {
        self.reason.as_deref()
    }
}

/// Adjourns games, to be continued later.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Adjourn {
    /// The boards.
    pub boards: Vec<String>,
    /// The round; by default, the current one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<Round>,
}

impl Apply for Adjourn {
    const VERB: &'static str = "adjourn";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        let (round, spots) = spots(event, &self.boards, self.round)?;
        Ok(Line::all(&acts::adjourn(event, round, &spots)?))
    }
}

/// Parses boards, and returns them with the round meant.
fn spots(
    event: &Event,
    boards: &[String],
    round: Option<Round>,
) -> Result<(Round, Vec<Spot>), Refused> {
    let spot = |said: &String| {
        let no = |_| Refused::new(Refusal::NoSpot { said: said.clone() });
        said.parse::<Spot>().map(|spot| spot.settled(event)).map_err(no)
    };
    let spots = boards.iter().map(spot).collect::<Result<Vec<_>, _>>()?;
    let meant = || acts::round_of_boards(event, spots.iter().map(|spot| &spot.whose));
    Ok((round.map_or_else(meant, Ok)?, spots))
}
