//! The closed list of incidents.

/// The arguments of an incident after its side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Arguments {
    /// Nothing.
    None,
    /// Optional squares.
    AnySquares,
    /// At least one square.
    Squares,
    /// The claim, with the moves that support it.
    Claim,
    /// Optional words, which only people read.
    Words,
}

/// The effect of an incident on the game. Properties of incident kinds are defined per role, so
/// that a new kind only needs a role.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    /// Takes a move back.
    TakesBack,
    /// Corrects an irregularity of the opponent.
    Corrects,
    /// Lets an irregularity of the opponent stand.
    LetsStand,
    /// Takes pieces off the board or leaves them on it.
    Pieces,
    /// May end the game, whatever the position.
    Ends,
    /// May end the game, and concerns both players.
    EndsForBoth,
    /// Concerns the board and not a player.
    OfBoard,
    /// None of the above.
    Beside,
}

impl Role {
    /// Returns whether a move is taken back, or pieces are taken off or put on the board.
    const fn alters_board(self) -> bool {
        match self {
            Self::TakesBack | Self::Corrects | Self::Pieces => true,
            Self::LetsStand | Self::Ends | Self::EndsForBoth | Self::OfBoard | Self::Beside => {
                false
            }
        }
    }

    /// Returns whether the next half-move may not continue from the last.
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

    /// Returns whether the side says that its opponent committed an irregularity.
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

    /// Returns whether it counts even if the position is unknown.
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

    /// Returns false if it concerns the board or both players.
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
        /// An incident: an event at the board apart from the moves.
        ///
        /// The article is that of FMJD Annex 1, if there is one; a ruling cites the rule set in
        /// force.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum IncidentKind {
            $(#[doc = $meaning] $variant,)*
        }

        impl IncidentKind {
            /// Every kind, in the order of the documentation.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// Returns the name of its command, without `%`.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $name),* }
            }

            /// Returns the arguments of its command after the side.
            #[must_use]
            pub const fn arguments(self) -> Arguments {
                match self { $(Self::$variant => Arguments::$arguments),* }
            }

            /// Returns its effect on the game.
            #[must_use]
            pub(crate) const fn role(self) -> Role {
                match self { $(Self::$variant => Role::$role),* }
            }

            /// Returns the articles of FMJD Annex 1 that apply; empty if there is none.
            #[must_use]
            pub const fn article(self) -> &'static str {
                match self { $(Self::$variant => $article),* }
            }

            /// Returns what it records, in a few words.
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

/// For each length, the first and last letters of the names with that length, one bit per letter.
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

/// Returns the bit of a letter, ignoring case; other bytes share these bits.
const fn bit(letter: u8) -> u32 {
    1 << (letter & 0x1F)
}

impl IncidentKind {
    /// Returns the kind with this name, ignoring case.
    pub fn of_name(name: &[u8]) -> Option<Self> {
        // Nearly all commands are clocks and evaluations.
        let (firsts, lasts) = ENDS.get(name.len())?;
        if bit(*name.first()?) & firsts == 0 || bit(*name.last()?) & lasts == 0 {
            return None;
        }
        Self::ALL.iter().copied().find(|kind| name.eq_ignore_ascii_case(kind.name().as_bytes()))
    }

    /// Returns whether an incident takes a move back, or takes pieces off or puts them on the
    /// board.
    #[must_use]
    pub(crate) const fn alters_board(self) -> bool {
        self.role().alters_board()
    }

    /// Returns false for an incident that concerns the board and not a player.
    #[must_use]
    pub const fn names_side(self) -> bool {
        self.role().names_side()
    }
}
