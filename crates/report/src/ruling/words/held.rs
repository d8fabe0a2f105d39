//! Messages about the recorded result and the arbiter's decision.

use draughts_ground::said::{Fact, Said, said};

use super::Phrase;

pub(crate) fn disagrees() -> Said {
    said!("game-disagrees", "DISAGREES.")
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

pub(crate) fn no_result() -> Said {
    said!("game-no-result", "No result is recorded.")
}

pub(crate) fn arbiter_decides() -> Said {
    said!("game-arbiter-decides", "The arbiter decides what becomes of the game.")
}

pub(crate) fn arbiter_finds_mover() -> Said {
    said!("game-arbiter-finds-mover", "The arbiter first finds out who made it.")
}

pub(crate) fn pieces_stand(pieces: Phrase, when: Phrase) -> Said {
    said!("met-pieces-stand", "the pieces are { $pieces } { $when }"; pieces, when)
}
