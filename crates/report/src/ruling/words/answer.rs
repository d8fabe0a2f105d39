//! The words for a draw claim, and for the answer to it.

use draughts_ground::said::{Said, said};
use draughts_ground::told;

use super::Phrase;
use draughts_games::board::Color;
use draughts_games::draw::DrawClaimant;

told! {
    /// A claim, in words.
    pub(super) enum ClaimMessage {
        Draw {
            by: Option<Color>,
            draw: Phrase,
            before: Phrase,
            next: Option<String>,
            named: Option<Phrase>,
        } => "claim-draw",
            "{ $by ->
                [white] White claims a draw by { $draw } { $before }
                [black] Black claims a draw by { $draw } { $before }
               *[none] A draw by { $draw } is claimed { $before }
            }{ $next ->
                [none] { \"\" }
               *[other] , announcing { $next }
            }{ $named ->
                [none] { \"\" }
               *[other] { $named }
            }.";
        Position { when: Phrase } => "claim-position", ": the position { $when }";
        From { half_move: Phrase } => "claim-from", ", counted from { $half_move }";
    }
}

/// Says that the game is a draw, and what to enter; a result that is `recorded` stands.
pub(super) fn then_draw(article: Phrase, result: String, recorded: bool) -> Said {
    said!(
        "claim-then-draw",
        "the game is a draw{ $article }: { enter-or-stands }";
        article, result, recorded
    )
}

pub(super) fn because(why: Phrase, article: Option<Phrase>) -> Said {
    said!(
        "claim-because",
        "{ $why }{ $article ->
            [none] { \"\" }
           *[other] { $article }
        }.";
        why, article
    )
}

pub(super) fn not_right(article: Option<Phrase>) -> Said {
    said!(
        "claim-not-right",
        "The claim is not right{ $article ->
            [none] { \"\" }
           *[other] { $article }
        }.";
        article
    )
}

pub(super) fn game_ended(end: Phrase, article: Option<Phrase>) -> Said {
    said!(
        "claim-game-ended",
        "The game had ended: { $end }{ $article ->
            [none] { \"\" }
           *[other] { $article }
        }.";
        end, article
    )
}

pub(super) fn no_penalty() -> Said {
    said!("claim-no-penalty", "The text lays down no penalty; the arbiter decides.")
}

pub(super) fn goes_on_until_decided(turn: Color) -> Said {
    said!(
        "claim-goes-on-until",
        "The game goes on until the arbiter has decided; { $turn ->
            [white] White
           *[black] Black
        } moves.";
        turn
    )
}

pub(super) fn can_still_claim(by: DrawClaimant) -> Said {
    said!(
        "claim-can-still",
        "The game goes on; { $by ->
            [white] White can claim the draw before moving.
            [black] Black can claim the draw before moving.
           *[either] either player can claim the draw before the next move.
        }";
        by
    )
}

pub(super) fn numbers_read_as(side: Color) -> Said {
    said!(
        "claim-numbers-read",
        "the numbers were read as { $side ->
            [white] White's
           *[black] Black's
        } moves";
        side
    )
}

/// Says that these pieces are a draw at once.
pub(super) fn drawn_at_once(pieces: Phrase, diagonal: bool, when: Phrase) -> Said {
    said!(
        "claim-drawn-at-once",
        "with { $pieces }{ $diagonal ->
            [yes] { \" \" }and the lone king on the long diagonal
           *[no] { \"\" }
        } the game is a draw at once ({ $when })";
        pieces, diagonal, when
    )
}
