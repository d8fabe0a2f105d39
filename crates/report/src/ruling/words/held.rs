//! Messages about the recorded result and the arbiter's decision.

use draughts_games::board::Color;
use draughts_games::record::found::InlineArticle;
use draughts_ground::said::{Fact, Said, said};
use draughts_ground::told;

use super::Phrase;

pub(crate) fn disagrees() -> Said {
    said!("game-disagrees", "THE RECORDED RESULT IS IN DOUBT.")
}

pub(crate) fn record_is_wrong() -> Said {
    said!("game-record-is-wrong", "THE RECORD IS WRONG.")
}

pub(crate) fn recorded_result(result: Fact) -> Said {
    said!("game-recorded", "The recorded result is { $result }."; result)
}

pub(crate) fn of_neither(result: Fact) -> Said {
    said!(
        "game-of-neither",
        "The recorded result is { $result }, which neither answer gives.";
        result
    )
}

/// Says that what was played after the end of the game is of no effect.
pub(crate) fn later_moves() -> Said {
    said!("game-later-moves", "Later moves do not count.")
}

pub(crate) fn no_result() -> Said {
    said!("game-no-result", "No result is recorded.")
}

pub(crate) fn arbiter_decides() -> Said {
    said!("game-arbiter-decides", "The arbiter decides what becomes of the game.")
}

/// Says what the record does not tell, and the arbiter must find out.
pub(crate) fn arbiter_finds_mover(text: String) -> Said {
    said!(
        "game-arbiter-finds-mover",
        "the record does not tell who made { $text }; the arbiter first finds out who did.";
        text
    )
}

/// Says who decides about a half-move if `side` made it.
pub(crate) fn mover_then(
    text: String,
    side: Color,
    first: bool,
    (own, theirs): (InlineArticle, InlineArticle),
) -> Said {
    said!(
        "game-mover-then",
        "If { one-side } moved { $first ->
            [yes] first
           *[no] twice in a row
        }, { other-side } decides whether { $text } stands ({ $own }). If { other-side } moved \
         { one-side }'s piece, { one-side } decides whether { $text } stands ({ $theirs }).";
        text, side, first, own, theirs
    )
}

told! {
    /// What follows if a recorded result is struck.
    pub(crate) enum Struck {
        GoesOn { turn: Color } => "struck-goes-on", ", the game goes on and { to-move } moves.";
        GoesOnBefore => "struck-goes-on-before", " and the game goes on from before the error.";
        Then { next: Phrase } => "struck-then", ", and { $next }";
    }
}

/// How a game may have ended before the question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum EndedHow {
    /// With that result.
    So,
    /// Drawn, in another way than by the agreement that does not hold.
    DrawnOtherwise,
    /// Drawn, in another way than by the claim, such as by agreement.
    DrawnPerhapsAgreed,
    /// By an offer of this side that the record leaves without an answer.
    Accepted(Color),
    /// By that offer, which another sentence has mentioned.
    AcceptedLater(Color),
}

impl From<EndedHow> for Fact {
    fn from(how: EndedHow) -> Self {
        Self::Word(match how {
            EndedHow::So => "so",
            EndedHow::DrawnOtherwise => "drawn",
            EndedHow::DrawnPerhapsAgreed => "agreed",
            EndedHow::Accepted(Color::White) => "white-offered",
            EndedHow::Accepted(Color::Black) => "black-offered",
            EndedHow::AcceptedLater(Color::White) => "white-told",
            EndedHow::AcceptedLater(Color::Black) => "black-told",
        })
    }
}

/// Says that the arbiter asks both players whether the game had ended with the recorded result, or
/// in another way that agrees with it.
pub(crate) fn asks_both(result: String, how: EndedHow, then: Option<Struck>) -> Said {
    let then = then.map(Phrase::from);
    said!(
        "recorded-ask",
        "{ $how ->
            [white-offered] White offered a draw: the arbiter { hears-both } and decides. If \
             Black accepted
            [black-offered] Black offered a draw: the arbiter { hears-both } and decides. If \
             White accepted
           *[other] The arbiter { hears-both } and decides: if { $how ->
                [drawn] the game was drawn otherwise
                [agreed] the game was drawn otherwise, such as by agreement
                [white-told] Black accepted later
                [black-told] White accepted later
               *[so] the game had ended { $result }
            }
        }, { $result } stands. If not, { $result } is struck{ $then ->
            [none] .
           *[other] { $then }
        }";
        result, how, then
    )
}

pub(crate) fn pieces_stand(pieces: Phrase, when: Phrase) -> Said {
    said!("met-pieces-stand", "it is { $pieces } { $when }"; pieces, when)
}
