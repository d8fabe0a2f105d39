//! Why a claim is answered as it is: facts, not sentences.

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
        /// The moment.
        at: usize,
    },
    /// Bare numbers were read as moves of this side.
    NumbersReadAs(Color),
    /// The claimant may not claim this draw, or not now.
    Barred(Barred),
    /// The claimant announced the move that completes the condition, and by these rules it must
    /// have been played.
    MustBePlayed {
        /// The moment it leads to.
        at: usize,
        /// Who can claim the draw then.
        by: Due,
    },
    /// The draw had to be invoked at this moment, before the next move.
    HadToBeInvoked {
        /// When the condition was met.
        met: usize,
    },
    /// The half-move that led to this moment broke a law, and this side has not decided yet whether
    /// it stands; until then nothing that rests on it is certain.
    Undecided {
        /// The moment.
        at: usize,
        /// Who decides.
        decides: Color,
    },
    /// The half-move that led to this moment broke a law and cannot stand: nothing rests on it.
    CannotStand {
        /// The moment.
        at: usize,
    },
    /// Something happened that gets no result by the rules, and the arbiter decides first.
    NotRuled,
    /// The move that the claimant announced cannot be played.
    CannotBePlayed {
        /// The move as it was announced.
        text: String,
        /// Why not.
        why: Said,
    },
    /// The claimant lets the half-move stand that led to this moment, by claiming.
    LetStand {
        /// The moment.
        at: usize,
        /// Who claims.
        by: Color,
    },
    /// The draw exists since this moment, and later moves do not undo it.
    ExistsSince {
        /// When the condition was met.
        met: usize,
    },
    /// A draw could be claimed at this moment, and the claimant has moved since.
    Lapsed {
        /// When it could be claimed.
        met: usize,
    },
    /// The position at a moment stands for this time.
    Stands {
        /// The moment.
        at: usize,
        /// How often it has stood, including this time.
        times: usize,
        /// How often it must stand.
        needed: usize,
    },
    /// The position that was named is not on the board, but stood some number of times.
    NamedStood {
        /// When it stood last.
        last: usize,
        /// How often it has stood.
        times: usize,
        /// How often it must stand.
        needed: usize,
    },
    /// The position on the board has stood often enough, at these moments, and others were named.
    BoardStands {
        /// The moments.
        moments: Vec<usize>,
    },
    /// The claimant must name the moves, and named none.
    EvidenceMissing,
    /// The moves that the claimant could have named.
    EvidenceWouldBe {
        /// The moments.
        moments: Vec<usize>,
        /// The right to claim by these moves has lapsed.
        lapsed: bool,
    },
    /// No position has stood often enough.
    NothingRepeated,
    /// A half-move that was named has not been made yet.
    NotPlayedYet {
        /// The moment it would lead to.
        at: usize,
    },
    /// The position at a moment that was named is not the one meant.
    Differs {
        /// The moment.
        at: usize,
        /// How it differs.
        how: Difference,
        /// The moment at which the position that is meant stood.
        from: usize,
    },
    /// The same move was named twice.
    NamedTwice {
        /// The moment it led to.
        at: usize,
    },
    /// Too few different moves were named.
    TooFewNamed {
        /// How many.
        named: usize,
        /// How many are needed.
        needed: usize,
    },
    /// The pieces of the clause stand at this moment: that alone is enough.
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
    /// How far a count has come.
    Counted {
        /// Half-moves counted for each side.
        made: ByColor<u16>,
        /// The stronger side; White if neither is.
        strong: Color,
        /// Whose moves are counted.
        of: CountOf,
        /// Moves after which the clause draws, as they stand now.
        limit: u16,
        /// The limit that holds when no shorter one does.
        usual: u16,
    },
    /// Full move numbers are counted.
    CountedByNumber {
        /// The first number that counts.
        first: u32,
        /// The number that must be reached.
        due: u32,
        /// Full moves made so far.
        made: u32,
    },
    /// The limit is reached, and something else keeps the game from being drawn here.
    LimitHeld,
    /// The claimant counts from a move other than the one with which the count begins.
    CountBegins {
        /// The first half-move that counts.
        first: usize,
        /// The half-move the claimant counts from.
        stated: usize,
        /// What had ended the count the claimant means, if something did.
        ended: Option<(usize, CountEnd)>,
    },
    /// Nothing is counted: this ended the last count.
    CountEnded {
        /// The half-move.
        at: usize,
        /// What it was.
        why: CountEnd,
    },
    /// The count begins with the demand of the weaker side, and none is recorded.
    NoDemand,
    /// The pieces on the board are not those the clause asks for.
    OtherPieces(Vec<Material>),
    /// Another clause counts, and suspends this one.
    Suspended {
        /// The other clause, by its place in the rule set.
        by: usize,
    },
    /// The lone king does not stand on the long diagonal.
    LoneKingOffDiagonal,
    /// The stronger side does not hold the long diagonal.
    DiagonalNotHeld,
    /// No move has been counted yet.
    NothingCounted,
    /// A player can still move.
    NotBlocked,
    /// The record holds no offer of a draw that was accepted.
    NoAgreement,
    /// A draw was offered, and not accepted while the offer was open.
    NotAgreed(Offered),
    /// The players agreed earlier than the law allows.
    AgreedTooEarly {
        /// Moves of each player that had been made.
        made: u32,
        /// Moves of each player that are needed.
        needed: u32,
    },
    /// The players agreed with more men on the board than the law allows.
    AgreedWithTooManyMen {
        /// The most men of a player.
        most: u8,
    },
}

/// An offer of a draw, and what has become of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Offered {
    /// Who made it.
    pub by: Color,
    /// What has become of it.
    pub fate: OfferFate,
    /// The ply with which it lapsed.
    pub lapsed_at: Option<usize>,
}

/// What has become of an offer that ended nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OfferFate {
    /// It is still open.
    Open,
    /// The opponent declined it.
    Declined,
    /// A move was made that ends an offer, by a law that has it open so long.
    Lapsed(OfferUntil),
}

/// By a word.
impl From<OfferFate> for Fact {
    fn from(fate: OfferFate) -> Self {
        Self::Word(match fate {
            OfferFate::Open => "open",
            OfferFate::Declined => "declined",
            OfferFate::Lapsed(OfferUntil::OpponentMoves) => "opponent-moved",
            OfferFate::Lapsed(OfferUntil::NextMove) => "moved",
        })
    }
}

/// Who can claim a draw once its condition is met.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Due {
    /// Nobody need claim it: it exists by itself.
    Itself,
    /// Either player.
    Either,
    /// One player.
    One(Color),
}

/// By a word.
impl From<Due> for Fact {
    fn from(due: Due) -> Self {
        Self::Word(match due {
            Due::Itself => "itself",
            Due::Either => "either",
            Due::One(Color::White) => "white",
            Due::One(Color::Black) => "black",
        })
    }
}

impl Due {
    /// Who can claim the draw of a clause at a moment at which this player is to move.
    #[must_use]
    pub fn of(clause: &Clause, turn: Color) -> Self {
        match (clause.effect, clause.claimant) {
            (Effect::Automatic, _) => Self::Itself,
            (Effect::Claim, Some(Claimant::Any)) => Self::Either,
            (Effect::Claim, _) => Self::One(turn),
        }
    }
}

/// Why a player may not claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Barred {
    /// The move that was announced is the opponent's.
    NotTheirMove {
        /// Who claims.
        by: Color,
    },
    /// A player claims on their own turn, before moving.
    OffTurn {
        /// Who claims.
        by: Color,
    },
    /// Only the player on move can claim.
    OnlyOnMove {
        /// The player on move.
        turn: Color,
    },
    /// Only the opponent of the player who repeats can claim.
    OnlyOpponent {
        /// That opponent; `None` if the claimant announced the move that repeats.
        who: Option<Color>,
    },
    /// Only the player who first brought the position about can claim.
    OnlyOriginator {
        /// That player.
        who: Color,
    },
}

/// How a position differs from another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Difference {
    /// Another player is to move.
    Turn {
        /// Who is to move.
        here: Color,
    },
    /// A piece stands on another square.
    Moved {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        here: Square,
        /// Where it stood in the position that is meant.
        there: Square,
    },
    /// A piece stands here that did not stand there.
    Added {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        here: Square,
    },
    /// A piece does not stand here that stood there.
    Missing {
        /// The piece.
        piece: Piece,
        /// Where it stood.
        there: Square,
    },
    /// They do not differ.
    Same,
}

impl Difference {
    /// How a position differs from another.
    #[must_use]
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
    /// True for reasons about the moves that the claimant named.
    #[must_use]
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
