//! Words typed in English.

use super::{BoardResult, DeskCommand, PlayerResult, ScoreWord, Words};
use crate::event::{FideKind, TieBreak};

pub(super) const WORDS: Words = Words {
    code: "en",
    player: &[
        (PlayerResult::Won, &["win", "won"]),
        (PlayerResult::Lost, &["loss", "lost"]),
        (PlayerResult::Absent, &["forfeit", "absent"]),
        (PlayerResult::Late, &["late"]),
    ],
    board: &[
        (BoardResult::White, &["w", "white", "w-wins", "white-wins"]),
        (BoardResult::Black, &["b", "black", "b-wins", "black-wins"]),
        (BoardResult::WhiteLate, &["w-late", "white-late"]),
        (BoardResult::BlackLate, &["b-late", "black-late"]),
        (BoardResult::WhiteAbsent, &["w-forfeit", "w-absent", "white-forfeit", "white-absent"]),
        (BoardResult::BlackAbsent, &["b-forfeit", "b-absent", "black-forfeit", "black-absent"]),
        (BoardResult::Draw, &["d", "draw", "drawn"]),
        (BoardResult::BothAbsent, &["both-forfeit", "both-absent", "double-forfeit"]),
        (BoardResult::BothLate, &["both-late"]),
        // In addition to the words of the event file: `adjourned`, `annulled`.
        (BoardResult::Adjourned, &["adj", "adj."]),
        (BoardResult::Forfeit, &["forfeit"]),
    ],
    score: &[
        (ScoreWord::Forfeit, &["f", "forf", "forfeit"]),
        (ScoreWord::Adjudicated, &["a", "adj", "adjudicated"]),
        (ScoreWord::Total, &["total"]),
    ],
    desk: &[
        (DeskCommand::Skip, &["s", "skip"]),
        (DeskCommand::Back, &["back"]),
        (DeskCommand::Search, &["search"]),
        (DeskCommand::Amend, &["a", "amend"]),
        (DeskCommand::Undo, &["u", "undo"]),
        (DeskCommand::Missing, &["m", "missing"]),
        (DeskCommand::Help, &["h", "help"]),
        (DeskCommand::Quit, &["q", "quit", "exit", "stop"]),
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
