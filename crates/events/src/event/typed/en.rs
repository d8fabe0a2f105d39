//! Words typed in English.

use super::{BoardWord, DeskWord, PlayerWord, ScoreWord, Words};
use crate::event::{FideKind, TieBreak};

pub(super) const WORDS: Words = Words {
    code: "en",
    player: &[
        (PlayerWord::Won, &["win", "won"]),
        (PlayerWord::Lost, &["loss", "lost"]),
        (PlayerWord::Absent, &["forfeit", "absent"]),
        (PlayerWord::Late, &["late"]),
    ],
    board: &[
        (BoardWord::White, &["w", "white", "w-wins", "white-wins"]),
        (BoardWord::Black, &["b", "black", "b-wins", "black-wins"]),
        (BoardWord::WhiteLate, &["w-late", "white-late"]),
        (BoardWord::BlackLate, &["b-late", "black-late"]),
        (BoardWord::WhiteAbsent, &["w-forfeit", "w-absent", "white-forfeit", "white-absent"]),
        (BoardWord::BlackAbsent, &["b-forfeit", "b-absent", "black-forfeit", "black-absent"]),
        (BoardWord::Draw, &["d", "draw", "drawn"]),
        (BoardWord::BothAbsent, &["both-forfeit", "both-absent", "double-forfeit"]),
        (BoardWord::BothLate, &["both-late"]),
        // In addition to the words of the event file: `adjourned`, `annulled`.
        (BoardWord::Adjourned, &["adj", "adj."]),
        (BoardWord::Forfeit, &["forfeit"]),
    ],
    score: &[
        (ScoreWord::Forfeit, &["f", "forf", "forfeit"]),
        (ScoreWord::Adjudicated, &["a", "adj", "adjudicated"]),
        (ScoreWord::Total, &["total"]),
    ],
    desk: &[
        (DeskWord::Skip, &["s", "skip"]),
        (DeskWord::Back, &["back"]),
        (DeskWord::Search, &["search"]),
        (DeskWord::Amend, &["a", "amend"]),
        (DeskWord::Undo, &["u", "undo"]),
        (DeskWord::Missing, &["m", "missing"]),
        (DeskWord::Help, &["h", "help"]),
        (DeskWord::Quit, &["q", "quit", "exit", "stop"]),
    ],
    yes: &["y", "yes"],
    tie_breaks: &[
        (TieBreak::Solkoff, &["solkoff"]),
        (TieBreak::SolkoffMedian, &["median"]),
        (TieBreak::SolkoffShort, &["truncated"]),
        (TieBreak::SonnebornBerger, &["sonneborn", "berger", "sonneborn-berger"]),
        (TieBreak::Wins, &["number-of-wins", "victories"]),
        (TieBreak::HeadToHead, &["head-to-head", "mutual-result"]),
        (TieBreak::Plus, &["plus-draws"]),
        (TieBreak::Progressive, &["progressive", "cumulative"]),
        (TieBreak::SmallPoints, &["small-points"]),
        (TieBreak::Lot, &["lots", "drawing-of-lots"]),
        (TieBreak::fide(FideKind::Buchholz), &["buchholz"]),
        (TieBreak::fide(FideKind::DirectEncounter), &["direct-encounter"]),
        (TieBreak::fide(FideKind::Koya), &["koya"]),
        (TieBreak::fide(FideKind::Performance), &["performance"]),
        (TieBreak::fide(FideKind::AverageRating), &["average-rating"]),
        (TieBreak::fide(FideKind::Rating), &["rating"]),
        (TieBreak::fide(FideKind::MatchPoints), &["match-points"]),
        (TieBreak::fide(FideKind::GamePoints), &["board-points"]),
    ],
};
