//! Rounds as C.07 classifies them: games, and other rounds.

use std::cmp::Ordering;

use crate::event::{
    ByeKind, Color, Event, Ledger, Meeting, Points, Round, RoundEntry, RoundStatus,
};
use crate::standings::What;

/// One round of a player.
#[derive(Debug, Clone, Copy)]
pub(in crate::standings) struct PlayerRound {
    pub(in crate::standings) round: Round,
    pub(super) what: What,
    pub(super) kind: RoundCategory,
    /// The opponent, even one who did not come.
    pub(in crate::standings) opponent: Option<usize>,
    pub(super) color: Option<Color>,
    /// Whether the game was played over the board.
    pub(super) over_board: bool,
    /// The points that the round gave the player, and those that it gave the opponent.
    pub(super) points: Points,
    pub(super) against: Points,
    /// 2 for a game won, 1 for one drawn, whatever they are worth.
    pub(super) halves: u8,
}

/// The category of a round by C.07, 15 and 16.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::standings) enum RoundCategory {
    /// A game; if the pairings are known beforehand, forfeits too (15.2).
    Game,
    /// Category 1: no opponent, but not by choice.
    Awarded,
    /// Category 2.
    ForfeitWin,
    /// Categories 3 and 5: a requested bye, or an absence.
    Requested,
    /// Category 4.
    ForfeitLoss,
    /// Paired and not finished yet; counts for nothing, except for the Fore Buchholz.
    Open,
}

impl PlayerRound {
    /// Returns whether the player chose not to play the round, or did not come to it (16.1).
    pub(super) fn is_voluntary(&self) -> bool {
        matches!(self.kind, RoundCategory::Requested | RoundCategory::ForfeitLoss)
    }

    /// Returns whether the game was lost without playing, even if it otherwise counts as a game.
    pub(super) fn is_forfeit_loss(&self) -> bool {
        self.kind == RoundCategory::ForfeitLoss
            || (self.kind == RoundCategory::Game && !self.over_board && self.halves == 0)
    }

    /// Returns the round with a forfeit as a game.
    pub(super) fn as_game(&self) -> Self {
        match self.kind {
            RoundCategory::ForfeitWin | RoundCategory::ForfeitLoss => {
                Self { kind: RoundCategory::Game, ..*self }
            }
            _ => *self,
        }
    }

    /// Returns the round as if it had been played and drawn.
    pub(super) fn drawn(self, draw: Points) -> Self {
        Self { kind: RoundCategory::Game, points: draw, against: draw, ..self }
    }
}

/// Returns the rounds of a player.
///
/// If the pairings are known beforehand, rounds without an opponent are left out.
pub(super) fn turns(event: &Event, ledger: &Ledger, player: usize) -> Vec<PlayerRound> {
    let scheduled = event.is_scheduled();
    let turn = |entry: &RoundEntry| match entry.meeting() {
        Some(meeting) if meeting.counts => Some(at_board(event, entry, meeting)),
        _ if scheduled => None,
        _ => Some(PlayerRound { kind: without_board(entry), ..nothing(entry) }),
    };
    ledger.of(player).iter().filter_map(turn).collect()
}

/// Returns the rounds of a team with the points that do not make the order.
pub(super) fn other_turns(event: &Event, ledger: &Ledger, team: usize) -> Vec<PlayerRound> {
    let entry_of = |team: usize, round| ledger.of(team).iter().find(|one| one.round == round);
    let other = |turn: PlayerRound| -> Option<PlayerRound> {
        let own = entry_of(team, turn.round)?;
        let opponent = turn.opponent.and_then(|opponent| entry_of(opponent, turn.round));
        let against = opponent.map_or(Points::ZERO, |entry| entry.other);
        Some(PlayerRound { points: own.other, against, ..turn })
    };
    turns(event, ledger, team).into_iter().filter_map(other).collect()
}

fn nothing(entry: &RoundEntry) -> PlayerRound {
    PlayerRound {
        round: entry.round,
        what: What::of(entry),
        kind: RoundCategory::Awarded,
        opponent: None,
        color: None,
        over_board: false,
        points: entry.points,
        against: Points::ZERO,
        halves: 0,
    }
}

fn without_board(entry: &RoundEntry) -> RoundCategory {
    match entry.standing {
        RoundStatus::Bye(ByeKind::HalfPoint | ByeKind::Absent) | RoundStatus::Nowhere => {
            RoundCategory::Requested
        }
        // A game that was struck out was not given up by anybody.
        RoundStatus::Bye(_) | RoundStatus::Board(_) => RoundCategory::Awarded,
    }
}

fn at_board(event: &Event, entry: &RoundEntry, meeting: &Meeting) -> PlayerRound {
    let result = result(event, meeting);
    let kind = match (meeting.complete, meeting.played || event.is_scheduled(), result) {
        (false, ..) => RoundCategory::Open,
        (true, true, _) => RoundCategory::Game,
        (true, false, Ordering::Greater) => RoundCategory::ForfeitWin,
        (true, false, _) => RoundCategory::ForfeitLoss,
    };
    let nobody = meeting.small == Points::ZERO && meeting.opponent_small == Points::ZERO;
    PlayerRound {
        kind,
        opponent: Some(meeting.opponent),
        color: Some(meeting.color),
        over_board: meeting.played,
        against: meeting.opponent_points,
        halves: match result {
            Ordering::Greater => 2,
            Ordering::Equal if !nobody => 1,
            _ => 0,
        },
        ..nothing(entry)
    }
}

/// Returns the game as won, drawn or lost; in Goes, two unequal scores below a win are a
/// draw as well.
fn result(event: &Event, meeting: &Meeting) -> Ordering {
    let scoring = &event.scoring;
    let (own, other) = (meeting.small, meeting.opponent_small);
    if scoring.has_unequal_draws() && meeting.played && own.max(other) < scoring.win {
        return Ordering::Equal;
    }
    own.cmp(&other)
}
