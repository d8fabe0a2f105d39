//! The records of team tournaments (TRF26; `013` is older).

use draughts_pairing::{Color, Points};

/// The highest number of a team: three columns.
pub const MAX_TEAM: u16 = 999;

/// `310`: a team.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TeamLine {
    /// The pairing number of the team (TPN); 1 to [`MAX_TEAM`].
    pub number: u16,
    /// The name, at most 32 characters.
    pub name: String,
    /// A short name, at most 5 characters.
    pub nickname: String,
    /// The strength by which teams are numbered, unchanged; at most 6 characters.
    pub strength: String,
    /// The match points after the last round recorded.
    pub match_points: Option<Points>,
    /// The game points after that round.
    pub game_points: Option<Points>,
    /// The rank after that round.
    pub rank: Option<u16>,
    /// The start numbers of its players in board order, reserves last.
    pub players: Vec<u16>,
}

/// `300`: the line-up of a match that differs from the order of the team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineUp {
    /// The round.
    pub round: u16,
    /// The number of the team.
    pub team: u16,
    /// The number of the other team; 0 if not stated.
    pub opponent: u16,
    /// The start numbers, board 1 first; 0 for an empty board.
    pub players: Vec<u16>,
}

/// `320`: the teams with the pairing-allocated bye, and its points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamByes {
    /// The match points of the bye; by default those of a drawn match.
    pub match_points: Option<Points>,
    /// The game points of the bye; by default those of draws on all boards.
    pub game_points: Option<Points>,
    /// The number of the team in each round, round 1 first. The last one is not blank.
    pub teams: Vec<Option<u16>>,
}

/// `330`: a match for which a team did not appear.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TeamForfeit {
    /// The winner: the team with White, the team with Black, or neither.
    pub winner: Option<Color>,
    /// The round.
    pub round: u16,
    /// The number of the team with White on board 1.
    pub white: u16,
    /// The number of the other team.
    pub black: u16,
}

/// The result of a match, in record `362`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MatchResult {
    /// `TW`: won.
    Win,
    /// `TD`: drawn.
    Draw,
    /// `TL`: lost.
    Loss,
}

impl MatchResult {
    const CODES: [(Self, &'static str); 3] =
        [(Self::Win, "TW"), (Self::Draw, "TD"), (Self::Loss, "TL")];

    /// Returns the meaning of two letters, ignoring case.
    pub fn of_code(code: &str) -> Option<Self> {
        let known = Self::CODES.iter().find(|(_, known)| known.eq_ignore_ascii_case(code));
        known.map(|(result, _)| *result)
    }

    /// Returns its two letters.
    #[must_use]
    pub fn code(self) -> &'static str {
        Self::CODES.iter().find(|(result, _)| *result == self).map_or("", |(_, code)| *code)
    }
}
