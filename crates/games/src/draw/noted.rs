//! Why a claim is answered as it is, as a finding about the claim notes it.

use super::count::CountEnd;
use super::kind::materials_said;
use super::named::{Named, Names};
use super::reason::{Barred, Difference, Due, OfferFate, Offered, Reason};
use super::ruling::Shows;
use crate::board::{Color, Numbering, Piece};
use crate::rules::RuleSet;
use crate::said::{Row, Said, Told, told};

told! {
    /// A fact on which the answer to a claim rests.
    pub enum Noted {
        /// The rule set has no draw of this kind.
        NoSuchDraw { rules: String } => "noted-no-such-draw";
        /// The game had ended.
        GameEnded => "noted-game-ended";
        /// The game has ended on the board.
        BoardDecided => "noted-board-decided";
        /// A half-move ended the game on the board.
        BoardDecidedBy { half_move: Named } => "noted-board-decided-by";
        /// Bare numbers were read as moves of this side.
        NumbersRead { side: Color } => "noted-numbers-read";
        /// The move that was announced is the opponent's.
        NotTheirMove { side: Color } => "noted-not-their-move";
        /// The announced move must have been played.
        MustBePlayed { half_move: Named, by: Due } => "noted-must-be-played";
        /// A player claims on their own turn.
        OffTurn { side: Color } => "noted-off-turn";
        /// Only the player to move can claim.
        OnlyOnMove { side: Color } => "noted-only-on-move";
        /// Only the opponent of the player who repeats can claim.
        OnlyOpponent { side: Option<Color> } => "noted-only-opponent";
        /// Only the player can claim who brought the position about.
        OnlyOriginator { side: Color } => "noted-only-originator";
        /// The draw had to be invoked before the next move.
        HadToBeInvoked { when: Said } => "noted-had-to-be-invoked";
        /// This side has not decided whether a half-move stands.
        Undecided { half_move: Named, side: Color } => "noted-undecided";
        /// A half-move cannot stand.
        CannotStand { half_move: Named } => "noted-cannot-stand";
        /// The arbiter decides first.
        NotRuled => "noted-not-ruled";
        /// The announced move cannot be played.
        CannotBePlayed { text: String, why: Said } => "noted-cannot-be-played";
        /// This side lets a half-move stand by claiming.
        LetStand { half_move: Named, side: Color } => "noted-let-stand";
        /// The draw exists since a half-move.
        ExistsSince { half_move: Named } => "noted-exists-since";
        /// The right lapsed with the move after this one.
        Lapsed { half_move: Named } => "noted-lapsed";
        /// The position stands for the first time.
        StandsFirst { when: Said } => "noted-stands-first";
        /// The position stands often enough.
        StandsMet { when: Said, time: Said, turn: Color } => "noted-stands-met";
        /// The position stands again, and not often enough.
        StandsAgain { when: Said, time: Said, turn: Color, needed: Said } => "noted-stands-again";
        /// The position named has stood too seldom.
        NamedStood { when: Said, times: usize, needed: usize } => "noted-named-stood";
        /// The position on the board has stood often enough.
        BoardStands { when: Said } => "noted-board-stands";
        /// The position after the announced move has stood often enough.
        AnnouncedStands { half_move: Named, when: Said } => "noted-announced-stands";
        /// The claimant named no moves.
        EvidenceMissing => "noted-evidence-missing";
        /// The moves that could have been named.
        EvidenceWouldBe { half_moves: Vec<Named>, lapsed: bool } => "noted-evidence-would-be";
        /// No position has stood often enough.
        NothingRepeated => "noted-nothing-repeated";
        /// A half-move is not played yet.
        NotPlayedYet { half_move: Named } => "noted-not-played-yet";
        /// A position that was named is another one.
        Differs { when: Said, how: Said } => "noted-differs";
        /// A half-move is named twice.
        NamedTwice { half_move: Named } => "noted-named-twice";
        /// Too few different moves are named.
        TooFewNamed { named: usize, needed: usize } => "noted-too-few-named";
        /// The pieces of the clause stand.
        PiecesStand { when: Said } => "noted-pieces-stand";
        /// The moves of a count reach its limit.
        LimitReached { first: Named, last: Named } => "noted-limit-reached";
        /// How far a count has come.
        Counted { white: u16, black: u16, limit: u16 } => "noted-counted";
        /// Full move numbers are counted.
        CountedByNumber { first: u32, moves: u32, made: u32 } => "noted-counted-by-number";
        /// The limit is reached, and the game is not drawn.
        LimitHeld => "noted-limit-held";
        /// Something ended the count that the claimant means.
        CountBeginsAnew { stated: Named, ended: Named, why: CountEnd } => "noted-count-begins-anew";
        /// The count begins with another half-move than is named.
        CountBegins { stated: Named, first: Named } => "noted-count-begins";
        /// Nothing is counted since this.
        CountEnded { ended: Named, why: CountEnd } => "noted-count-ended";
        /// No demand is recorded.
        NoDemand => "noted-no-demand";
        /// Other pieces stand than the rule asks for.
        OtherPieces { pieces: Said } => "noted-other-pieces";
        /// Another clause counts.
        Suspended { clause: String } => "noted-suspended";
        /// The lone king is not on the long diagonal.
        LoneKingOffDiagonal => "noted-lone-king-off-diagonal";
        /// The stronger side does not hold the long diagonal.
        DiagonalNotHeld => "noted-diagonal-not-held";
        /// No move is counted yet.
        NothingCounted => "noted-nothing-counted";
        /// A player can still move.
        NotBlocked => "noted-not-blocked";
        /// No offer that was accepted is recorded.
        NoAgreement => "noted-no-agreement";
        NotAgreed { side: Color, fate: OfferFate } => "noted-not-agreed";
        /// The players agreed with too many men on the board.
        TooManyMen { most: u8 } => "noted-too-many-men";
        /// The players agreed too early.
        TooEarly { made: u32, needed: u32 } => "noted-too-early";
    }
}

told! {
    /// When a position stood.
    pub enum Stood {
        /// At the start.
        AtStart => "noted-at-start";
        /// After one or several half-moves.
        After { most: Vec<Named>, last: Named, several: bool } => "noted-after";
        /// At the start and later.
        StartAndAfter { later: Said } => "noted-start-and-after";
    }
}

told! {
    /// How a position differs from the one that is meant.
    pub enum Differing {
        /// Another player is to move.
        Turn { here: Color, there: Color } => "noted-turn";
        /// A piece stands on another square.
        Moved { holds: Piece, here: String, there: String } => "noted-moved";
        /// A piece stands here that did not stand there.
        Added { holds: Piece, here: String } => "noted-added";
        /// A piece does not stand here that stood there.
        Missing { holds: Piece, there: String } => "noted-missing";
        /// In nothing.
        Same => "noted-same";
    }
}

told! {
    /// What a moment shows.
    pub enum Showing {
        /// The position, for this time.
        Occurrence { time: Said } => "showing-occurrence";
        /// What counting begins after.
        Begins => "showing-begins";
        /// The first half-move that counts.
        First => "showing-first";
        /// The last half-move that counts.
        Last => "showing-last";
        /// The half-move that ended an earlier count.
        Resets => "showing-resets";
        /// The demand that starts the count.
        Demand => "showing-demand";
        /// The agreement.
        Agreed => "showing-agreed";
        /// What the claimant named.
        Stated => "showing-stated";
    }
}

impl Reason {
    /// The fact as a finding about a claim notes it.
    #[must_use]
    pub fn said(&self, set: &RuleSet, game: Names<'_>, numbering: &Numbering) -> Said {
        let named = |moment: &usize| game.named(*moment);
        let after = |moment: &usize| stood(&[*moment], game);
        let noted = match self {
            Self::NoSuchDraw => Noted::NoSuchDraw { rules: set.label() },
            Self::GameEnded => Noted::GameEnded,
            Self::BoardDecided { at: 0 } => Noted::BoardDecided,
            Self::BoardDecided { at } => Noted::BoardDecidedBy { half_move: named(at) },
            Self::NumbersReadAs(side) => Noted::NumbersRead { side: *side },
            Self::Barred(barred) => match *barred {
                Barred::NotTheirMove { by } => Noted::NotTheirMove { side: by },
                Barred::OffTurn { by } => Noted::OffTurn { side: by },
                Barred::OnlyOnMove { turn } => Noted::OnlyOnMove { side: turn },
                Barred::OnlyOpponent { who } => Noted::OnlyOpponent { side: who },
                Barred::OnlyOriginator { who } => Noted::OnlyOriginator { side: who },
            },
            Self::MustBePlayed { at, by } => Noted::MustBePlayed { half_move: named(at), by: *by },
            Self::HadToBeInvoked { met } => Noted::HadToBeInvoked { when: after(met) },
            Self::Undecided { at, decides } => {
                Noted::Undecided { half_move: named(at), side: *decides }
            }
            Self::CannotStand { at } => Noted::CannotStand { half_move: named(at) },
            Self::NotRuled => Noted::NotRuled,
            Self::CannotBePlayed { text, why } => {
                Noted::CannotBePlayed { text: text.clone(), why: why.clone() }
            }
            Self::LetStand { at, by } => Noted::LetStand { half_move: named(at), side: *by },
            Self::ExistsSince { met } => Noted::ExistsSince { half_move: named(met) },
            Self::Lapsed { met } => Noted::Lapsed { half_move: named(met) },
            Self::Stands { at, times, needed } => stands(game, *at, *times, *needed),
            Self::NamedStood { last, times, needed } => {
                Noted::NamedStood { when: after(last), times: *times, needed: *needed }
            }
            Self::BoardStands { moments }
                if moments.last().is_some_and(|&last| game.is_announced(last)) =>
            {
                let (last, before) = moments.split_last().unwrap_or((&0, &[]));
                Noted::AnnouncedStands { half_move: named(last), when: stood(before, game) }
            }
            Self::BoardStands { moments } => Noted::BoardStands { when: stood(moments, game) },
            Self::EvidenceMissing => Noted::EvidenceMissing,
            Self::EvidenceWouldBe { moments, lapsed } => {
                let half_moves = moments.iter().map(named).collect();
                Noted::EvidenceWouldBe { half_moves, lapsed: *lapsed }
            }
            Self::NothingRepeated => Noted::NothingRepeated,
            Self::NotPlayedYet { at } => Noted::NotPlayedYet { half_move: named(at) },
            Self::Differs { at, how, .. } => {
                Noted::Differs { when: after(at), how: how.said(numbering) }
            }
            Self::NamedTwice { at } => Noted::NamedTwice { half_move: named(at) },
            Self::TooFewNamed { named, needed } => {
                Noted::TooFewNamed { named: *named, needed: *needed }
            }
            Self::PiecesStand { at, .. } => Noted::PiecesStand { when: after(at) },
            Self::LimitReached { first, last, .. } => {
                Noted::LimitReached { first: named(first), last: named(last) }
            }
            Self::Counted { made, limit, .. } => {
                Noted::Counted { white: made.white, black: made.black, limit: *limit }
            }
            Self::CountedByNumber { first, due, made } => {
                let moves = due.saturating_sub(*first);
                Noted::CountedByNumber { first: *first, moves, made: *made }
            }
            Self::LimitHeld => Noted::LimitHeld,
            Self::CountBegins { first, stated, ended } => match ended {
                Some((at, why)) => {
                    let (stated, ended) = (named(stated), named(at));
                    Noted::CountBeginsAnew { stated, ended, why: *why }
                }
                None => Noted::CountBegins { stated: named(stated), first: named(first) },
            },
            Self::CountEnded { at, why } => Noted::CountEnded { ended: named(at), why: *why },
            Self::NoDemand => Noted::NoDemand,
            Self::OtherPieces(asked) => Noted::OtherPieces { pieces: materials_said(asked) },
            Self::Suspended { by } => Noted::Suspended { clause: set.draws[*by].id.clone() },
            Self::LoneKingOffDiagonal => Noted::LoneKingOffDiagonal,
            Self::DiagonalNotHeld => Noted::DiagonalNotHeld,
            Self::NothingCounted => Noted::NothingCounted,
            Self::NotBlocked => Noted::NotBlocked,
            Self::NoAgreement => Noted::NoAgreement,
            Self::NotAgreed(Offered { by, fate, .. }) => {
                Noted::NotAgreed { side: *by, fate: *fate }
            }
            Self::AgreedWithTooManyMen { most } => Noted::TooManyMen { most: *most },
            Self::AgreedTooEarly { made, needed } => {
                Noted::TooEarly { made: *made, needed: *needed }
            }
        };
        noted.said()
    }
}

/// How often the position at a moment stands, of how often it must.
fn stands(game: Names<'_>, at: usize, times: usize, needed: usize) -> Noted {
    let (when, turn) = (stood(&[at], game), game.game.position(at).turn());
    let time = |times: usize| Row::nth_word(times as u64);
    match (times >= needed, times) {
        (true, _) => Noted::StandsMet { when, time: time(times), turn },
        (false, 1) => Noted::StandsFirst { when },
        (false, _) => Noted::StandsAgain { when, time: time(times), turn, needed: time(needed) },
    }
}

/// "after 41w, 45w and 49w", "at the start and after 41w".
fn stood(moments: &[usize], game: Names<'_>) -> Said {
    match moments {
        [] | [0] => Stood::AtStart.said(),
        [0, later @ ..] => Stood::StartAndAfter { later: stood(later, game) }.said(),
        [most @ .., last] => {
            let several = !most.is_empty();
            let most = most.iter().map(|&moment| game.named(moment)).collect();
            Stood::After { most, last: game.named(*last), several }.said()
        }
    }
}

impl Difference {
    /// "the white king stands on 3, not on 4".
    #[must_use]
    pub fn said(&self, numbering: &Numbering) -> Said {
        let name = |square| numbering.name(square).to_string();
        let told = match *self {
            Self::Turn { here } => Differing::Turn { here, there: here.opponent() },
            Self::Moved { piece, here, there } => {
                Differing::Moved { holds: piece, here: name(here), there: name(there) }
            }
            Self::Added { piece, here } => Differing::Added { holds: piece, here: name(here) },
            Self::Missing { piece, there } => {
                Differing::Missing { holds: piece, there: name(there) }
            }
            Self::Same => Differing::Same,
        };
        told.said()
    }
}

impl Told for Shows {
    fn said(&self) -> Said {
        let told = match *self {
            Self::Occurrence(time) => Showing::Occurrence { time: Row::nth_word(time as u64) },
            Self::Begins => Showing::Begins,
            Self::First => Showing::First,
            Self::Last => Showing::Last,
            Self::Resets => Showing::Resets,
            Self::Demand => Showing::Demand,
            Self::Agreed => Showing::Agreed,
            Self::Stated => Showing::Stated,
        };
        told.said()
    }
}
