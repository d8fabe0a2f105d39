//! Pairing rounds, by the system or by hand, publishing them and taking them back.

use chrono::NaiveDate;
use draughts_ground::said::said;
use serde::{Deserialize, Serialize};

use super::openings::DrawOpenings;
use super::pairing_lines::{self, of_matches, paired_by_hand};
use super::{Apply, Line, is_no};
use crate::event::acts::{self, BoardOf, Echo, PlayoffEcho, Refused, Seat, decided_by_playoff};
use crate::event::{Event, PairedRound, Round, TeamMatch, TimeOfDay};
use crate::pairing::{self, PairOptions};

/// Sets the day and the time of a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetRound {
    /// The round, paired or not.
    pub round: Round,
    /// The day; unchanged if absent.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "crate::event::day::option"
    )]
    pub date: Option<NaiveDate>,
    /// The time; unchanged if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<TimeOfDay>,
    /// Whether to remove the day and the time.
    #[serde(default, skip_serializing_if = "is_no")]
    pub remove: bool,
    /// The reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl Apply for SetRound {
    const VERB: &'static str = "round";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        let said = acts::set_round(event, self.round, self.date, self.time, self.remove)?;
        Ok(vec![Line::of(&said)])
    }

    fn reason(&self) -> Option<&str> {
        self.reason.as_deref()
    }
}

/// Pairs the next round.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PairRound {
    /// The day of the round.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "crate::event::day::option"
    )]
    pub date: Option<NaiveDate>,
    /// The starting time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<TimeOfDay>,
    /// Whether boards without a result become adjourned games.
    #[serde(default, skip_serializing_if = "is_no")]
    pub adjourn_missing: bool,
    /// Whether to keep the round as a draft.
    #[serde(default, skip_serializing_if = "is_no")]
    pub draft: bool,
    /// The openings drawn for the round in the same act.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draw: Option<DrawOpenings>,
}

impl Apply for PairRound {
    const VERB: &'static str = "pair";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        let left = if self.adjourn_missing { left_open(event) } else { Vec::new() };
        let options =
            PairOptions { adjourn_missing: self.adjourn_missing, date: self.date, time: self.time };
        let round = pairing::pair_next(event, options)?;
        let drafts = acts::keep_back(event, round, self.draft);
        let mut lines = Line::all(&left);
        lines.extend(pairing_lines::paired(event, round));
        lines.extend(Line::all(&drafts));
        if let Some(draw) = &mut self.draw {
            lines.extend(draw.apply(event)?);
        }
        Ok(lines)
    }
}

/// Returns, for each round, the boards that become adjourned games when the next round is paired.
fn left_open(event: &Event) -> Vec<Echo> {
    let of_round = |paired: &PairedRound| {
        let boards: Vec<BoardOf> = paired.open(event.scoring.games()).map(BoardOf::of).collect();
        let (round, several) = (paired.round, boards.len() > 1);
        (!boards.is_empty()).then_some(Echo::LeftAdjourned { round, boards, several })
    };
    event.rounds_before_pairing().filter_map(of_round).collect()
}

/// Pairs all remaining rounds of a schedule.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PairAllRounds {
    /// The day of the first round.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "crate::event::day::option"
    )]
    pub date: Option<NaiveDate>,
    /// The starting time of each round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time: Option<TimeOfDay>,
    /// The number of days from one round to the next.
    pub every: u16,
    /// Whether to keep the rounds as drafts.
    #[serde(default, skip_serializing_if = "is_no")]
    pub draft: bool,
}

impl Apply for PairAllRounds {
    const VERB: &'static str = "pair";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        let rounds = pairing::pair_all(event, self.date, self.time, self.every)?;
        if let Some(&first) = rounds.first() {
            // The returned lines would be repeated for every round.
            acts::keep_back(event, first, self.draft);
        }
        let mut lines = Vec::new();
        lines.extend(match *rounds.as_slice() {
            [first, last] => {
                Some(Line::whole(said!("both-paired", "{ rounds-paired }"; first, last)))
            }
            [first, .., last] => Some(Line::whole(said!("rounds-paired"; first, last))),
            [round] => {
                Some(Line::whole(said!("round-paired-now", "round { $round } is paired"; round)))
            }
            [] => None,
        });
        let each = rounds.into_iter().flat_map(|round| pairing_lines::paired(event, round));
        lines.extend(each.map(Line::detail));
        Ok(lines)
    }
}

/// Takes back the pairing of the last round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unpair {
    /// Whether every paired round is taken back, the last first.
    #[serde(default, skip_serializing_if = "is_no")]
    pub all: bool,
    /// Whether to do so even if results have been entered.
    #[serde(default, skip_serializing_if = "is_no")]
    pub force: bool,
    /// The reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl Apply for Unpair {
    const VERB: &'static str = "unpair";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        let mut lines = unpaired(event, self.force)?;
        while self.all && !event.rounds.is_empty() {
            lines.extend(unpaired(event, self.force)?);
        }
        Ok(lines)
    }

    fn reason(&self) -> Option<&str> {
        self.reason.as_deref()
    }
}

/// Takes back the pairing of the last round.
fn unpaired(event: &mut Event, force: bool) -> Result<Vec<Line>, Refused> {
    let playoffs = event.playoffs.clone();
    let openings = event.rounds.last().map_or(Vec::new(), |last| last.openings.clone());
    let round = pairing::unpair(event, force)?;
    let mut lines =
        vec![Line::done(said!("unpaired", "round { $round } is no longer paired"; round))];
    lines.extend(acts::openings_given_up(&openings, false).map(|echo| Line::of(&echo)));
    let gone = playoffs.iter().filter(|one| !event.playoffs.contains(one));
    lines.extend(gone.map(|one| Line::of(&PlayoffEcho::Cleared { of: decided_by_playoff(one) })));
    Ok(lines)
}

/// Exchanges two players, or the colours of a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Swap {
    /// A player, or a board.
    pub one: String,
    /// The other player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other: Option<String>,
    /// The round; by default, the last paired one, or in a schedule the current one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<Round>,
    /// The reason.
    pub reason: String,
    /// Whether to override the checks.
    #[serde(default, skip_serializing_if = "is_no")]
    pub force: bool,
}

impl Apply for Swap {
    const VERB: &'static str = "swap";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        let round = match self.round {
            Some(round) => round,
            None if event.is_scheduled() => acts::round_in_play(event)?,
            None => event.last_paired(),
        };
        let Some(other) = &self.other else {
            return swap_colors(event, round, &self.one, &self.reason, self.force);
        };
        let said = pairing::swap(event, round, &self.one, other, &self.reason, self.force)?;
        Ok(paired_by_hand(event, round, &said))
    }

    fn reason(&self) -> Option<&str> {
        Some(&self.reason)
    }
}

/// Exchanges the colours of a board, or of all boards of a match.
fn swap_colors(
    event: &mut Event,
    round: Round,
    board: &str,
    reason: &str,
    force: bool,
) -> Result<Vec<Line>, Refused> {
    if !board.trim_start().starts_with(|c: char| c.is_ascii_digit()) {
        let why = said!("swap-of-what", "swap takes two players, or one board");
        return Err(Refused::told(&why));
    }
    let boards = acts::boards_meant(event, round, board)?;
    let mut said = Vec::new();
    for &board in &boards {
        said.extend(acts::swap_colors(event, round, board, reason, force)?);
    }
    let paired = event.round(round);
    let is_meant = |one: &TeamMatch| {
        let own = paired.into_iter().flat_map(|paired| paired.boards_of(one.number));
        own.into_iter().any(|board| boards.contains(&board.board))
    };
    Ok(of_matches(event, round, is_meant, &said))
}

/// Pairs a round, or some of its boards, by hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PairByHand {
    /// The boards and byes.
    pub seats: Vec<Seat>,
    /// The round; by default, the last one if it has an open board, or else the next one. In a
    /// schedule with open boards, the current one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<Round>,
    /// The reason.
    pub reason: String,
    /// Whether to override the checks.
    #[serde(default, skip_serializing_if = "is_no")]
    pub force: bool,
}

impl Apply for PairByHand {
    const VERB: &'static str = "edit";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        let last = event.last_paired();
        let is_open =
            |round: &PairedRound| round.boards.iter().any(|board| board.result.is_empty());
        let open = event.rounds.last().is_some_and(is_open);
        let round = match self.round {
            Some(round) => round,
            None if !open => last.next(),
            None if event.is_scheduled() => acts::round_in_play(event)?,
            None => last,
        };
        let said = pairing::pair_by_hand(event, round, &self.seats, &self.reason, self.force)?;
        let is_new = event.last_paired() > last;
        let drafts = if is_new { acts::keep_back(event, round, false) } else { Vec::new() };
        let mut lines = paired_by_hand(event, round, &said);
        lines.extend(Line::all(&drafts));
        Ok(lines)
    }

    fn reason(&self) -> Option<&str> {
        Some(&self.reason)
    }
}

/// Records who advances in a knockout.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Advance {
    /// The board.
    pub board: u16,
    /// The player who advances.
    pub player: String,
    /// The round; by default, the last paired one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<Round>,
    /// The way it was decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl Apply for Advance {
    const VERB: &'static str = "advance";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        let round = self.round.unwrap_or(event.last_paired());
        let reason = self.reason.as_deref();
        Ok(vec![Line::of(&pairing::advance(event, round, self.board, &self.player, reason)?)])
    }

    fn reason(&self) -> Option<&str> {
        self.reason.as_deref()
    }
}

/// Publishes the drafts up to a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PublishRound {
    /// The last round to publish; by default, the last paired one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<Round>,
}

impl Apply for PublishRound {
    const VERB: &'static str = "publish-round";

    fn apply(&mut self, event: &mut Event) -> Result<Vec<Line>, Refused> {
        Ok(Line::all(&acts::publish_round(event, self.round)?))
    }
}
