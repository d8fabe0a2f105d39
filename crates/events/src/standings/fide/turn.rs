//! Rounds as C.07 classifies them: games, and other rounds.

use std::cmp::Ordering;

use crate::event::{ByeKind, Color, Entry, Event, Ledger, Meeting, Points, Round, Standing};
use crate::standings::What;

/// One round of a player.
#[derive(Debug, Clone, Copy)]
pub(in crate::standings) struct Turn {
    pub(in crate::standings) round: Round,
    pub(super) what: What,
    pub(super) kind: Kind,
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
pub(in crate::standings) enum Kind {
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

impl Turn {
    /// Returns whether the player chose not to play the round, or did not come to it (16.1).
    pub(super) fn is_voluntary(&self) -> bool {
        matches!(self.kind, Kind::Requested | Kind::ForfeitLoss)
    }

    /// Returns whether the game was lost without playing, even if it otherwise counts as a game.
    pub(super) fn is_forfeit_loss(&self) -> bool {
        self.kind == Kind::ForfeitLoss
            || (self.kind == Kind::Game && !self.over_board && self.halves == 0)
    }

    /// Returns the round with a forfeit as a game.
    pub(super) fn as_game(&self) -> Self {
        match self.kind {
            Kind::ForfeitWin | Kind::ForfeitLoss => Self { kind: Kind::Game, ..*self },
            _ => *self,
        }
    }

    /// Returns the round as if it had been played and drawn.
    pub(super) fn drawn(self, draw: Points) -> Self {
        Self { kind: Kind::Game, points: draw, against: draw, ..self }
    }
}

/// Returns the rounds of a player.
///
/// If the pairings are known beforehand, rounds without an opponent are left out.
pub(super) fn turns(event: &Event, ledger: &Ledger, player: usize) -> Vec<Turn> {
    let scheduled = event.is_scheduled();
    let turn = |entry: &Entry| match entry.meeting() {
        Some(meeting) if meeting.counts => Some(at_board(event, entry, meeting)),
        _ if scheduled => None,
        _ => Some(Turn { kind: without_board(entry), ..nothing(entry) }),
    };
    ledger.of(player).iter().filter_map(turn).collect()
}

/// Returns the rounds of a team with the points that do not make the order.
pub(super) fn other_turns(event: &Event, ledger: &Ledger, team: usize) -> Vec<Turn> {
    let entry_of = |team: usize, round| ledger.of(team).iter().find(|one| one.round == round);
    let other = |turn: Turn| -> Option<Turn> {
        let own = entry_of(team, turn.round)?;
        let opponent = turn.opponent.and_then(|opponent| entry_of(opponent, turn.round));
        let against = opponent.map_or(Points::ZERO, |entry| entry.other);
        Some(Turn { points: own.other, against, ..turn })
    };
    turns(event, ledger, team).into_iter().filter_map(other).collect()
}

fn nothing(entry: &Entry) -> Turn {
    Turn {
        round: entry.round,
        what: What::of(entry),
        kind: Kind::Awarded,
        opponent: None,
        color: None,
        over_board: false,
        points: entry.points,
        against: Points::ZERO,
        halves: 0,
    }
}

fn without_board(entry: &Entry) -> Kind {
    match entry.standing {
        Standing::Bye(ByeKind::HalfPoint | ByeKind::Absent) | Standing::Nowhere => Kind::Requested,
        // A game that was struck out was not given up by anybody.
        Standing::Bye(_) | Standing::Board(_) => Kind::Awarded,
    }
}

fn at_board(event: &Event, entry: &Entry, meeting: &Meeting) -> Turn {
    let result = result(event, meeting);
    let kind = match (meeting.complete, meeting.played || event.is_scheduled(), result) {
        (false, ..) => Kind::Open,
        (true, true, _) => Kind::Game,
        (true, false, Ordering::Greater) => Kind::ForfeitWin,
        (true, false, _) => Kind::ForfeitLoss,
    };
    let nobody = meeting.small == Points::ZERO && meeting.opponent_small == Points::ZERO;
    Turn {
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
    if scoring.divides_draws() && meeting.played && own.max(other) < scoring.win {
        return Ordering::Equal;
    }
    own.cmp(&other)
}
