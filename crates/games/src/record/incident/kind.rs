//! The closed list of incidents.

/// What an incident names after its side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Arguments {
    /// Nothing.
    None,
    /// Squares, or none.
    AnySquares,
    /// At least one square.
    Squares,
    /// What is claimed, and the moves it rests on.
    Claim,
    /// Words that only people read, or none.
    Words,
}

/// What an incident does to the game. Whatever is asked of all kinds is answered for each role, so
/// that the line of a new kind answers it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    /// A move is taken back.
    TakesBack,
    /// An irregularity of the opponent is to be corrected.
    Corrects,
    /// An irregularity of the opponent stands.
    LetsStand,
    /// Pieces are taken off the board, or left on it.
    Pieces,
    /// The game may end, whatever stands on the board.
    Ends,
    /// The game may end, and it happened to both players.
    EndsForBoth,
    /// It happened to the board, and not to a player.
    OfBoard,
    /// None of these.
    Beside,
}

impl Role {
    /// True if a move is taken back, or pieces are taken off or put onto the board.
    const fn alters_board(self) -> bool {
        match self {
            Self::TakesBack | Self::Corrects | Self::Pieces => true,
            Self::LetsStand | Self::Ends | Self::EndsForBoth | Self::OfBoard | Self::Beside => {
                false
            }
        }
    }

    /// True if the next half-move may not go on from the last.
    pub(crate) const fn goes_back(self) -> bool {
        match self {
            Self::TakesBack | Self::Corrects => true,
            Self::LetsStand
            | Self::Pieces
            | Self::Ends
            | Self::EndsForBoth
            | Self::OfBoard
            | Self::Beside => false,
        }
    }

    /// True if the side says that its opponent has done wrong.
    pub(crate) const fn accuses(self) -> bool {
        match self {
            Self::Corrects | Self::LetsStand => true,
            Self::TakesBack
            | Self::Pieces
            | Self::Ends
            | Self::EndsForBoth
            | Self::OfBoard
            | Self::Beside => false,
        }
    }

    /// True if it counts even if the position is no longer known.
    pub(crate) const fn can_end_game(self) -> bool {
        match self {
            Self::Ends | Self::EndsForBoth => true,
            Self::TakesBack
            | Self::Corrects
            | Self::LetsStand
            | Self::Pieces
            | Self::OfBoard
            | Self::Beside => false,
        }
    }

    /// False if it happened to the board or to both players.
    const fn names_side(self) -> bool {
        match self {
            Self::OfBoard | Self::EndsForBoth => false,
            Self::TakesBack
            | Self::Corrects
            | Self::LetsStand
            | Self::Pieces
            | Self::Ends
            | Self::Beside => true,
        }
    }
}

macro_rules! incident_kinds {
    ($($variant:ident $name:literal $arguments:ident $role:ident $article:literal $meaning:literal)*) => {
        /// What happened at the board apart from the moves.
        ///
        /// The article is that of Annex 1 of the FMJD, if it has one; a ruling
        /// cites the rule set that is in force.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum IncidentKind {
            $(#[doc = $meaning] $variant,)*
        }

        impl IncidentKind {
            /// Every kind, in the order of the documentation.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// The name of its command, without `%`.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $name),* }
            }

            /// What its command takes after the side.
            #[must_use]
            pub const fn arguments(self) -> Arguments {
                match self { $(Self::$variant => Arguments::$arguments),* }
            }

            /// What it does to the game.
            #[must_use]
            pub(crate) const fn role(self) -> Role {
                match self { $(Self::$variant => Role::$role),* }
            }

            /// The articles of FMJD Annex 1 it falls under; empty if there is none.
            #[must_use]
            pub const fn article(self) -> &'static str {
                match self { $(Self::$variant => $article),* }
            }

            /// What it records, in a few words.
            #[must_use]
            pub const fn meaning(self) -> &'static str {
                match self { $(Self::$variant => $meaning),* }
            }
        }
    };
}

incident_kinds! {
    Touched "touched" Squares Beside "3.11, 3.14, 5.4.3" "The side touched these pieces, in this order."
    Adjust "adjust" AnySquares Beside "3.13" "The side announced that it adjusts pieces."
    Takeback "takeback" None TakesBack "5.4.4" "The side took its completed move back."
    Consent "consent" None Beside "5.4.4" "The side asked for the taking back, or agreed to it."
    Lifted "lifted" Squares Pieces "5.4.7" "The side took pieces off the board without reason."
    Released "released" None Beside "5.4.9, 4.10" "The side let go of the piece in the middle of its capture."
    LiftedEarly "lifted-early" AnySquares Beside "5.4.10" "The side lifted pieces before its capture was done."
    LeftOn "left-on" Squares Pieces "5.4.11" "The side captured these pieces and left them on the board."
    Removed "removed" Squares Pieces "5.4.12, 5.4.14" "The side removed pieces that it had not captured."
    RemovalStopped "removal-stopped" None Beside "5.4.13" "The side stopped while removing pieces."
    RemovalOrder "removal-order" None Beside "4.11" "The side removed the pieces in another order than it took them."
    Unclear "unclear" None Beside "4.4, 4.9" "The side did not show its capture clearly."
    Uncrowned "uncrowned" Squares Beside "5.4.15, 3.6" "The side did not crown its piece on this square."
    Crowned "crowned" Squares Beside "3.7" "The side crowned the piece on this square later."
    TwoHands "two-hands" None Beside "5.4.17, 4.4" "The side captured with two hands."
    Rectify "rectify" None Corrects "5.4, 5.7" "The side demands that the opponent's irregularity be corrected."
    Stands "stands" None LetsStand "5.4" "The side lets the opponent's irregularity stand."
    Press "press" None Beside "10" "The side pressed the clock."
    BoardTurned "board-turned" None OfBoard "5.1" "The board is found to be placed wrongly."
    Misplaced "misplaced" Squares Beside "5.2" "Pieces of the side are found to have been set up wrongly."
    Inactive "inactive" None Beside "5.3" "A piece of the side stands on a square that is not in play."
    Displaced "displaced" AnySquares Beside "5.5" "The side displaced pieces by accident, noticed at once."
    Refuse "refuse" None Ends "5.6, 7.2.4" "The side, told to follow the rules or to play on, refuses."
    Upset "upset" None Ends "" "The side upset the pieces."
    Flag "flag" None Ends "10" "The side's flag fell."
    FlagsBoth "flags-both" None EndsForBoth "10" "Both flags are down, and nobody knows which fell first."
    Resign "resign" None Ends "7.2.1" "The side resigned."
    Left "left" None Ends "" "The side left the game."
    Cancel "cancel" None Ends "" "The side cancelled the game for the opponent's conduct."
    Offer "offer" None Beside "7.3.1" "The side offered a draw."
    Accept "accept" None Beside "7.3.1" "The side accepted the draw."
    Decline "decline" None Beside "7.3.1" "The side declined the draw."
    Claim "claim" Claim Beside "6" "The side claims a draw, by the position after these moves or from this move on; `next 24-20` announces the move that is meant."
    Demand "demand" Words Beside "" "The side demands that moves be counted from now on."
}

/// For each length, the letters that names of it begin with and end with, a bit each.
const ENDS: [(u32, u32); 16] = {
    let mut ends = [(0, 0); 16];
    let mut at = 0;
    while at < IncidentKind::ALL.len() {
        let name = IncidentKind::ALL[at].name().as_bytes();
        let (first, last) = &mut ends[name.len()];
        *first |= bit(name[0]);
        *last |= bit(name[name.len() - 1]);
        at += 1;
    }
    ends
};

/// The bit of a letter, in upper or lower case; other bytes share them.
const fn bit(letter: u8) -> u32 {
    1 << (letter & 0x1F)
}

impl IncidentKind {
    /// The kind of this name, in upper or lower case.
    #[must_use]
    pub fn of_name(name: &[u8]) -> Option<Self> {
        // Nearly all commands are clocks and valuations.
        let (firsts, lasts) = ENDS.get(name.len())?;
        if bit(*name.first()?) & firsts == 0 || bit(*name.last()?) & lasts == 0 {
            return None;
        }
        Self::ALL.iter().copied().find(|kind| name.eq_ignore_ascii_case(kind.name().as_bytes()))
    }

    /// True for an incident that takes a move back, or pieces off or onto the board.
    #[must_use]
    pub(crate) const fn alters_board(self) -> bool {
        self.role().alters_board()
    }

    /// False for an incident that happened to the board and not to a player.
    #[must_use]
    pub const fn names_side(self) -> bool {
        self.role().names_side()
    }
}
