//! The cell of a player and a round.

use crate::ByeKind;
use draughts_pairing::Color;

/// The cell of a player and a round, as in columns 92 to 99 and following.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cell {
    /// The opponent's start number; 0 for none (`0000`).
    pub opponent: u16,
    /// The colour.
    pub color: Option<Color>,
    /// The result; `None` for a blank: a game not played yet.
    pub result: Option<ResultCode>,
}

impl Cell {
    /// Creates the cell of a round without an opponent.
    pub const fn without(result: ResultCode) -> Self {
        Self { opponent: 0, color: None, result: Some(result) }
    }
}

/// The result of a round for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ResultCode {
    /// `1`: won.
    Win,
    /// `=`: drawn.
    Draw,
    /// `0`: lost.
    Loss,
    /// `W`: won, not rated.
    UnratedWin,
    /// `D`: drawn, not rated.
    UnratedDraw,
    /// `L`: lost, not rated.
    UnratedLoss,
    /// `+`: won by forfeit.
    ForfeitWin,
    /// `-`: lost by forfeit.
    ForfeitLoss,
    /// `F`: a full-point bye.
    FullBye,
    /// `H`: a half-point bye.
    HalfBye,
    /// `Z`: absent, or a bye without points.
    ZeroBye,
    /// `U`: the pairing-allocated bye.
    Allocated,
    /// `?`: unknown; an adjourned game.
    Unknown,
}

impl ResultCode {
    const SIGNS: [(Self, char); 13] = [
        (Self::Win, '1'),
        (Self::Draw, '='),
        (Self::Loss, '0'),
        (Self::UnratedWin, 'W'),
        (Self::UnratedDraw, 'D'),
        (Self::UnratedLoss, 'L'),
        (Self::ForfeitWin, '+'),
        (Self::ForfeitLoss, '-'),
        (Self::FullBye, 'F'),
        (Self::HalfBye, 'H'),
        (Self::ZeroBye, 'Z'),
        (Self::Allocated, 'U'),
        (Self::Unknown, '?'),
    ];

    /// Returns the code of a sign, ignoring case.
    pub fn of(sign: char) -> Option<Self> {
        let sign = sign.to_ascii_uppercase();
        Self::SIGNS.iter().find(|(_, known)| *known == sign).map(|(code, _)| *code)
    }

    /// Returns the code of a round without an opponent.
    pub const fn of_bye(kind: ByeKind) -> Self {
        match kind {
            ByeKind::PairingAllocated => Self::Allocated,
            ByeKind::FullPoint => Self::FullBye,
            ByeKind::HalfPoint => Self::HalfBye,
            ByeKind::Absent => Self::ZeroBye,
        }
    }

    /// Returns its sign.
    #[must_use]
    pub fn sign(self) -> char {
        Self::SIGNS.iter().find(|(code, _)| *code == self).map_or(' ', |(_, sign)| *sign)
    }

    /// Returns whether the result implies a game: pieces were moved, or will be.
    #[must_use]
    pub const fn is_game(self) -> bool {
        matches!(
            self,
            Self::Win
                | Self::Draw
                | Self::Loss
                | Self::UnratedWin
                | Self::UnratedDraw
                | Self::UnratedLoss
                | Self::Unknown
        )
    }

    /// Returns whether the code is a bye, which has no opponent.
    #[must_use]
    pub const fn is_bye(self) -> bool {
        matches!(self, Self::FullBye | Self::HalfBye | Self::ZeroBye | Self::Allocated)
    }

    /// Returns whether the opponent may have the other code.
    ///
    /// Both may have lost, and one may have lost when the other has drawn.
    #[must_use]
    pub const fn fits(self, other: Self) -> bool {
        use ResultCode::{
            Draw, ForfeitLoss, ForfeitWin, Loss, Unknown, UnratedDraw, UnratedLoss, UnratedWin, Win,
        };
        matches!(
            (self, other),
            (Win | Draw | Loss, Loss)
                | (Loss, Win | Draw)
                | (Draw, Draw)
                | (UnratedWin | UnratedDraw | UnratedLoss, UnratedLoss)
                | (UnratedLoss, UnratedWin | UnratedDraw)
                | (UnratedDraw, UnratedDraw)
                | (ForfeitWin | ForfeitLoss, ForfeitLoss)
                | (ForfeitLoss, ForfeitWin)
                | (Unknown, Unknown)
        )
    }
}
