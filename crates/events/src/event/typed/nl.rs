//! Words typed in Dutch.

use super::{BoardWord, DeskWord, PlayerWord, ScoreWord, Words};
use crate::event::TieBreak;

pub(super) const WORDS: Words = Words {
    code: "nl",
    player: &[
        (PlayerWord::Won, &["wint", "winst", "gewonnen"]),
        (PlayerWord::Lost, &["verlies", "verliest", "verloren"]),
        (PlayerWord::Absent, &["afwezig"]),
        (PlayerWord::Late, &["te-laat"]),
    ],
    board: &[
        (BoardWord::White, &["wit", "wit-wint"]),
        (BoardWord::Black, &["z", "zwart", "zwart-wint"]),
        (BoardWord::WhiteLate, &["wit-te-laat", "w-te-laat"]),
        (BoardWord::BlackLate, &["zwart-te-laat", "z-te-laat"]),
        (BoardWord::WhiteAbsent, &["wit-afwezig", "w-afwezig"]),
        (BoardWord::BlackAbsent, &["zwart-afwezig", "z-afwezig"]),
        (BoardWord::WhiteByForfeit, &["wit-wint-reglementair"]),
        (BoardWord::BlackByForfeit, &["zwart-wint-reglementair"]),
        (BoardWord::Draw, &["r", "remise", "gelijk"]),
        (
            BoardWord::BothAbsent,
            &["beiden-afwezig", "beide-afwezig", "beiden-reglementair", "beide-reglementair"],
        ),
        (BoardWord::BothLate, &["beiden-te-laat", "beide-te-laat"]),
        (BoardWord::Adjourned, &["afgebroken", "afg."]),
        (BoardWord::Annulled, &["vervallen"]),
        (BoardWord::Forfeit, &["reglementair"]),
    ],
    score: &[
        (ScoreWord::Forfeit, &["r", "regl", "reglementair"]),
        (ScoreWord::Adjudicated, &["arbitraal"]),
        (ScoreWord::Total, &["totaal"]),
    ],
    desk: &[
        (DeskWord::Skip, &["overslaan"]),
        (DeskWord::Back, &["terug"]),
        (DeskWord::Search, &["zoek"]),
        (DeskWord::Amend, &["wijzig"]),
        (DeskWord::Undo, &["ongedaan"]),
        (DeskWord::Missing, &["open"]),
        (DeskWord::Help, &["hulp"]),
        (DeskWord::Quit, &["klaar"]),
    ],
    yes: &["j", "ja"],
    tie_breaks: &[
        (TieBreak::Solkoff, &["weerstandspunten"]),
        (TieBreak::SolkoffMedian, &["mediaan"]),
        (TieBreak::Wins, &["winstpartijen", "overwinningen"]),
        (TieBreak::HeadToHead, &["onderling", "onderling-resultaat"]),
        (TieBreak::Plus, &["plusremises"]),
        (TieBreak::Progressive, &["progressief"]),
        (TieBreak::Lot, &["loting"]),
    ],
};
