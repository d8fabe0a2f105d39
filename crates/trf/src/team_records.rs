//! Records that only the report of a team tournament has (TRF26; `013` is older).

use draughts_pairing::{Color, Points};

/// Highest number of a team: three columns.
pub const MAX_TEAM: u16 = 999;

/// `310`: a team.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TeamLine {
    /// The number of the team, by which it is paired (TPN); 1 to [`MAX_TEAM`].
    pub number: u16,
    /// The name, at most 32 characters.
    pub name: String,
    /// A short name, at most 5 characters.
    pub nickname: String,
    /// The strength by which teams are numbered, as it stands; at most 6 characters.
    pub strength: String,
    /// Match points after the last round that is stored.
    pub match_points: Option<Points>,
    /// Game points after that round.
    pub game_points: Option<Points>,
    /// The place after that round.
    pub rank: Option<u16>,
    /// The start numbers of its players in the order of the boards, reserves last.
    pub players: Vec<u16>,
}

/// `300`: who plays on which board, in a match in which that is not the order of the team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineUp {
    /// The round.
    pub round: u16,
    /// The number of the team.
    pub team: u16,
    /// The number of the other team; 0 if the record does not say it.
    pub opponent: u16,
    /// The start numbers, board 1 first; 0 for a board that nobody has taken.
    pub players: Vec<u16>,
}

/// `320`: which team had the pairing-allocated bye, and what it is worth.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamByes {
    /// Match points of the bye; those of a drawn match if nothing is said.
    pub match_points: Option<Points>,
    /// Game points of the bye; those of draws on all boards if nothing is said.
    pub game_points: Option<Points>,
    /// The number of the team in each round, round 1 first. The last one is not blank.
    pub teams: Vec<Option<u16>>,
}

/// `330`: a match to which a team did not come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TeamForfeit {
    /// The team that has won: that with White, that with Black, or neither.
    pub winner: Option<Color>,
    /// The round.
    pub round: u16,
    /// The number of the team with White on board 1.
    pub white: u16,
    /// The number of the other team.
    pub black: u16,
}

/// How a match can end, in record `362`.
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

    /// What two letters stand for, in either case.
    #[must_use]
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
