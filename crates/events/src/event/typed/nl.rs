//! Words typed in Dutch.

use super::{BoardResult, DeskCommand, PlayerResult, ScoreWord, Words};
use crate::event::TieBreak;

pub(super) const WORDS: Words = Words {
    code: "nl",
    player: &[
        (PlayerResult::Won, &["wint", "winst", "gewonnen"]),
        (PlayerResult::Lost, &["verlies", "verliest", "verloren"]),
        (PlayerResult::Absent, &["afwezig"]),
        (PlayerResult::Late, &["te-laat"]),
    ],
    board: &[
        (BoardResult::White, &["wit", "wit-wint"]),
        (BoardResult::Black, &["z", "zwart", "zwart-wint"]),
        (BoardResult::WhiteLate, &["wit-te-laat", "w-te-laat"]),
        (BoardResult::BlackLate, &["zwart-te-laat", "z-te-laat"]),
        (BoardResult::WhiteAbsent, &["wit-afwezig", "w-afwezig"]),
        (BoardResult::BlackAbsent, &["zwart-afwezig", "z-afwezig"]),
        (BoardResult::WhiteByForfeit, &["wit-wint-reglementair"]),
        (BoardResult::BlackByForfeit, &["zwart-wint-reglementair"]),
        (BoardResult::Draw, &["r", "remise", "gelijk"]),
        (
            BoardResult::BothAbsent,
            &["beiden-afwezig", "beide-afwezig", "beiden-reglementair", "beide-reglementair"],
        ),
        (BoardResult::BothLate, &["beiden-te-laat", "beide-te-laat"]),
        (BoardResult::Adjourned, &["afgebroken", "afg."]),
        (BoardResult::Annulled, &["vervallen"]),
        (BoardResult::Forfeit, &["reglementair"]),
    ],
    score: &[
        (ScoreWord::Forfeit, &["r", "regl", "reglementair"]),
        (ScoreWord::Adjudicated, &["arbitraal"]),
        (ScoreWord::Total, &["totaal"]),
    ],
    desk: &[
        (DeskCommand::Skip, &["overslaan"]),
        (DeskCommand::Back, &["terug"]),
        (DeskCommand::Search, &["zoek"]),
        (DeskCommand::Amend, &["wijzig"]),
        (DeskCommand::Undo, &["ongedaan"]),
        (DeskCommand::Missing, &["open"]),
        (DeskCommand::Help, &["hulp"]),
        (DeskCommand::Quit, &["klaar"]),
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
