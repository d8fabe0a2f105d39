//! The reasons of a ruling, as values.

use super::count::CountEnd;
use crate::board::{ByColor, Color, Piece, Position, Square};
use crate::rules::{Claimant, Clause, CountOf, Effect, Material, OfferUntil};
use crate::said::{Fact, Said};

/// A fact on which the answer to a claim rests.
///
/// Moments are numbers of half-moves made, as in a [`Timeline`](super::Timeline).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reason {
    /// The rule set has no draw of this kind.
    NoSuchDraw,
    /// The game had ended before the draw came about.
    GameEnded,
    /// The player to move cannot move: the game has ended on the board at this moment.
    BoardDecided {
        /// The moment at which the game ended.
        at: usize,
    },
    /// Bare numbers were read as moves of this side.
    NumbersReadAs(Color),
    /// The claimant may not claim this draw, or not now.
    Barred(ClaimBar),
    /// The claimant announced the move that completes the condition, but under these rules it must
    /// have been played.
    MustBePlayed {
        /// The moment after the announced move.
        at: usize,
        /// The player who can claim the draw then.
        by: DrawClaimant,
    },
    /// The draw had to be invoked at this moment, before the next move.
    HadToBeInvoked {
        /// The moment at which the condition was met.
        met: usize,
    },
    /// The half-move that led to this moment was irregular, and this side has not decided yet
    /// whether it stands. Until then nothing that rests on it is certain.
    Undecided {
        /// The moment.
        at: usize,
        /// The side that decides.
        decides: Color,
    },
    /// The half-move that led to this moment was irregular and cannot stand: nothing rests on it.
    CannotStand {
        /// The moment.
        at: usize,
    },
    /// The rules give no result for something that happened, so the arbiter decides first.
    NotRuled,
    /// The move that the claimant announced cannot be played.
    CannotBePlayed {
        /// The move as announced.
        text: String,
        /// The reason why it cannot be played.
        why: Said,
    },
    /// By claiming, the claimant lets the half-move that led to this moment stand.
    LetStand {
        /// The moment.
        at: usize,
        /// The claimant.
        by: Color,
    },
    /// The draw has existed since this moment, and later moves do not undo it.
    ExistsSince {
        /// The moment at which the condition was met.
        met: usize,
    },
    /// A draw could be claimed at this moment, but a move has been made since.
    Lapsed {
        /// The moment at which it could be claimed.
        met: usize,
    },
    /// The number of times that the position at a moment has occurred.
    Stands {
        /// The moment.
        at: usize,
        /// How often it has occurred, including this time.
        times: usize,
        /// How often it must occur.
        needed: usize,
    },
    /// The position that was named is not on the board, but has occurred before.
    NamedStood {
        /// The moment of its last occurrence.
        last: usize,
        /// How often it has occurred.
        times: usize,
        /// How often it must occur.
        needed: usize,
    },
    /// The position on the board has occurred often enough, but the claimant named other moves.
    BoardStands {
        /// The moments at which it occurred.
        moments: Vec<usize>,
    },
    /// The claimant must name the moves, and named none.
    EvidenceMissing,
    /// The moves that the claimant could have named.
    EvidenceWouldBe {
        /// The moments.
        moments: Vec<usize>,
        /// Whether the right to claim by these moves has lapsed.
        lapsed: bool,
    },
    /// No position has occurred often enough.
    NothingRepeated,
    /// A named half-move has not been made yet.
    NotPlayedYet {
        /// The moment after that half-move.
        at: usize,
    },
    /// The position at a named moment is not the one meant.
    Differs {
        /// The moment.
        at: usize,
        /// The difference.
        how: PositionDifference,
        /// The moment at which the position that is meant occurred.
        from: usize,
    },
    /// The same move was named twice.
    NamedTwice {
        /// The moment after that move.
        at: usize,
    },
    /// Too few different moves were named.
    TooFewNamed {
        /// How many were named.
        named: usize,
        /// How many are needed.
        needed: usize,
    },
    /// The clause's pieces are on the board at this moment, which alone is enough.
    PiecesStand {
        /// The moment.
        at: usize,
        /// The stronger side; White if neither is.
        strong: Color,
    },
    /// The moves of a count reach its limit.
    LimitReached {
        /// The first half-move that counts.
        first: usize,
        /// The half-move that reaches the limit.
        last: usize,
        /// Half-moves counted for each side.
        made: ByColor<u16>,
        /// The stronger side; White if neither is.
        strong: Color,
    },
    /// The progress of a count.
    Counted {
        /// Half-moves counted for each side.
        made: ByColor<u16>,
        /// The stronger side; White if neither is.
        strong: Color,
        /// Whose moves are counted.
        of: CountOf,
        /// The current limit: the number of moves after which the clause draws.
        limit: u16,
        /// The limit when no shorter one applies.
        usual: u16,
    },
    /// The progress of a count by full move numbers.
    CountedByNumber {
        /// The first number that counts.
        first: u32,
        /// The number that must be reached.
        due: u32,
        /// Full moves made so far.
        made: u32,
    },
    /// The limit is reached, but something else keeps the game from being drawn here.
    LimitHeld,
    /// The claimant counts from a move other than the one with which the count begins.
    CountBegins {
        /// The first half-move that counts.
        first: usize,
        /// The half-move that the claimant counts from.
        stated: usize,
        /// What had ended the count that the claimant means, with its moment, if anything had.
        ended: Option<(usize, CountEnd)>,
    },
    /// Nothing is counted, because this event ended the last count.
    CountEnded {
        /// The half-move.
        at: usize,
        /// The event.
        why: CountEnd,
    },
    /// The count begins with the demand of the weaker side, and none is recorded.
    NoDemand,
    /// The pieces on the board are not those of the clause.
    OtherPieces(Vec<Material>),
    /// Another clause counts, and suspends this one.
    Suspended {
        /// The other clause, as an index in the rule set.
        by: usize,
    },
    /// The lone king is not on the long diagonal.
    LoneKingOffDiagonal,
    /// The stronger side does not hold the long diagonal.
    DiagonalNotHeld,
    /// No move has been counted yet.
    NothingCounted,
    /// A player can still move.
    NotBlocked,
    /// The record holds no draw offer that was accepted.
    NoAgreement,
    /// A draw was offered, but not accepted while the offer was open.
    NotAgreed(PastOffer),
    /// The players agreed to a draw earlier than the rules allow.
    AgreedTooEarly {
        /// Moves made by each player.
        made: u32,
        /// Moves required of each player.
        needed: u32,
    },
    /// The players agreed to a draw with more men on the board than the rules allow.
    AgreedWithTooManyMen {
        /// The most men that a player may have.
        most: u8,
    },
}

/// A draw offer and its outcome.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PastOffer {
    /// The player who made it.
    pub by: Color,
    /// Its outcome.
    pub fate: OfferOutcome,
    /// The ply with which it lapsed.
    pub lapsed_at: Option<usize>,
}

/// The outcome of an offer that did not end the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OfferOutcome {
    /// It is still open.
    Open,
    /// The opponent declined it.
    Declined,
    /// It lapsed with a move, under rules that keep it open until then.
    Lapsed(OfferUntil),
}

/// Converts the outcome to a word.
impl From<OfferOutcome> for Fact {
    fn from(fate: OfferOutcome) -> Self {
        Self::Word(match fate {
            OfferOutcome::Open => "open",
            OfferOutcome::Declined => "declined",
            OfferOutcome::Lapsed(OfferUntil::OpponentMoves) => "opponent-moved",
            OfferOutcome::Lapsed(OfferUntil::NextMove) => "moved",
        })
    }
}

/// The player who can claim a draw once its condition is met.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DrawClaimant {
    /// Nobody: the draw exists without a claim.
    Itself,
    /// Either player.
    Either,
    /// One player.
    One(Color),
}

/// Converts the claimant to a word.
impl From<DrawClaimant> for Fact {
    fn from(due: DrawClaimant) -> Self {
        Self::Word(match due {
            DrawClaimant::Itself => "itself",
            DrawClaimant::Either => "either",
            DrawClaimant::One(Color::White) => "white",
            DrawClaimant::One(Color::Black) => "black",
        })
    }
}

impl DrawClaimant {
    /// Returns who can claim a clause's draw at a moment at which `turn` is to move.
    pub fn of(clause: &Clause, turn: Color) -> Self {
        match (clause.effect, clause.claimant) {
            (Effect::Automatic, _) => Self::Itself,
            (Effect::Claim, Some(Claimant::Any)) => Self::Either,
            (Effect::Claim, _) => Self::One(turn),
        }
    }
}

/// The reason why a player may not claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClaimBar {
    /// The announced move is the opponent's.
    NotTheirMove {
        /// The claimant.
        by: Color,
    },
    /// A player claims on their own turn, before moving.
    OffTurn {
        /// The claimant.
        by: Color,
    },
    /// Only the player to move can claim.
    OnlyOnMove {
        /// The player to move.
        turn: Color,
    },
    /// Only the opponent of the player who repeats can claim.
    OnlyOpponent {
        /// That opponent; `None` if the claimant announced the repeating move.
        who: Option<Color>,
    },
    /// Only the player who first brought the position about can claim.
    OnlyOriginator {
        /// That player.
        who: Color,
    },
}

/// The difference between two positions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PositionDifference {
    /// Another player is to move.
    Turn {
        /// The player to move.
        here: Color,
    },
    /// A piece is on another square.
    Moved {
        /// The piece.
        piece: Piece,
        /// Its square.
        here: Square,
        /// Its square in the position that is meant.
        there: Square,
    },
    /// A piece is on the board here, but not in the position that is meant.
    Added {
        /// The piece.
        piece: Piece,
        /// Its square.
        here: Square,
    },
    /// A piece is missing here that is in the position that is meant.
    Missing {
        /// The piece.
        piece: Piece,
        /// Its square in that position.
        there: Square,
    },
    /// The positions are equal.
    Same,
}

impl PositionDifference {
    /// Compares two positions and returns the first difference.
    pub fn between(here: &Position, there: &Position) -> Self {
        if here.turn() != there.turn() {
            return Self::Turn { here: here.turn() };
        }
        let (mut only_here, mut only_there) = (Vec::new(), Vec::new());
        for square in here.geometry().iter() {
            let (a, b) = (here.piece_at(square), there.piece_at(square));
            if a != b {
                only_here.extend(a.map(|piece| (piece, square)));
                only_there.extend(b.map(|piece| (piece, square)));
            }
        }
        match (only_here.first(), only_there.first()) {
            (Some(&(piece, here)), _) => match only_there.iter().find(|(other, _)| *other == piece)
            {
                Some(&(_, there)) => Self::Moved { piece, here, there },
                None => Self::Added { piece, here },
            },
            (None, Some(&(piece, there))) => Self::Missing { piece, there },
            (None, None) => Self::Same,
        }
    }
}

impl Reason {
    /// Returns whether this reason concerns the moves that the claimant named.
    pub const fn is_about_statement(&self) -> bool {
        matches!(
            self,
            Self::NumbersReadAs(_)
                | Self::EvidenceMissing
                | Self::NotPlayedYet { .. }
                | Self::Differs { .. }
                | Self::NamedTwice { .. }
                | Self::TooFewNamed { .. }
                | Self::CountBegins { .. }
        )
    }
}
