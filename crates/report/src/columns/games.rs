//! One row per game: `arbiter.games/1`.

use chrono::NaiveDate;
use serde::Serialize;

use super::RowSource;
use super::tags::{TagRow, day, known, others, rating, year};
use draughts_games::board::write_fen;
use draughts_games::record::{hash_of_moves, start_of};
use draughts_ground::diag::Level;

/// Name and version of the format; within version 1 fields are only added.
pub const GAMES_SCHEMA: &str = "arbiter.games/1";

/// A game, as a row.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameRow<'a> {
    /// `arbiter.games/1`.
    pub schema: &'a str,
    /// The file as named on the command line; `-` for standard input.
    pub source: &'a str,
    /// The offset of the game's first byte, from 0. It refers to the unpacked file, converted to
    /// UTF-8 if it was UTF-16.
    pub byte: u64,
    /// The number of bytes in the game, including the blanks around it.
    pub bytes: u64,
    /// The line where the game begins, from 1.
    pub line: u64,
    /// The number of the game in its file, from 1.
    pub game: u64,
    /// The Event tag; null if unknown, as in all tag fields.
    pub event: Option<&'a str>,
    /// The Site tag.
    pub site: Option<&'a str>,
    /// The date of the Date tag, such as `2024-05-31`; null unless year, month and day are known.
    pub date: Option<NaiveDate>,
    /// The year of the Date tag.
    pub year: Option<u16>,
    /// The Date tag, as written.
    pub date_tag: Option<&'a str>,
    /// The Round tag.
    pub round: Option<&'a str>,
    /// The White tag.
    pub white: Option<&'a str>,
    /// The Black tag.
    pub black: Option<&'a str>,
    /// The number in the WhiteRating tag, otherwise in WhiteElo.
    pub white_rating: Option<u16>,
    /// The number in the BlackRating tag, otherwise in BlackElo.
    pub black_rating: Option<u16>,
    /// The TimeControl tag.
    pub time_control: Option<&'a str>,
    /// All tags except Event, Site, Date, Round, White, Black and Result, in the order of the text.
    pub tags: Vec<TagRow<'a>>,
    /// The rule set by which the game was judged, with its overrides.
    pub rules: &'a str,
    /// Whether the rule set was guessed: nothing names it, and it is the one that replays the file
    /// furthest.
    pub rules_guessed: bool,
    /// The starting position; null if it cannot be set up.
    pub start_fen: Option<String>,
    /// The Result tag.
    pub result_tag: Option<&'a str>,
    /// The result after the moves; null if there is none.
    pub result_moves: Option<String>,
    /// The result by the rules, such as `2-0`; null if there is none, or only a conditional one.
    pub result_verdict: Option<&'a str>,
    /// The number of half-moves in the record.
    pub plies: usize,
    /// The number of half-moves before the first illegal one.
    pub legal_plies: usize,
    /// The number of half-moves that could be replayed.
    pub replayed_plies: usize,
    /// Whether every half-move could be replayed and no part of the game is missing.
    pub whole: bool,
    /// The half-moves in the notation of the rule set; illegal ones with their squares as written.
    pub moves: Vec<String>,
    /// The final position; null unless the game is whole.
    pub final_fen: Option<String>,
    /// A hash of the starting position and the moves, independent of the notation, as 16
    /// hexadecimal digits; null unless the game is whole.
    pub moves_hash: Option<String>,
    /// The number of irregularities.
    pub irregularities: usize,
    /// The number of errors.
    pub errors: usize,
    /// The number of warnings.
    pub warnings: usize,
    /// The codes of all findings, in the order of the text.
    pub findings: Vec<&'a str>,
}

impl<'a> GameRow<'a> {
    /// Makes the row of a game.
    pub fn of(source: RowSource<'a>) -> Self {
        let RowSource { file, text, line, choice, report, .. } = source;
        let half_moves = source.half_moves();
        let tags = &report.tags;
        let tag = |name: &str| known(tags, name);
        let date_tag = tag("Date");
        let count =
            |level| report.findings.iter().filter(|found| found.finding.level() == level).count();
        let whole = source.is_whole();
        let start = start_of(report);
        let moves_hash =
            start.filter(|_| whole).map(|start| hash_of_moves(&start, &half_moves).hex());
        let result_moves = line.result.map(|(_, span)| {
            String::from_utf8_lossy(span.of(text.bytes())).split_whitespace().collect()
        });
        Self {
            schema: GAMES_SCHEMA,
            source: file,
            byte: text.offset(),
            bytes: text.written().len() as u64,
            line: report.place.line,
            game: report.game,
            event: tag("Event"),
            site: tag("Site"),
            date: date_tag.and_then(day),
            year: date_tag.and_then(year),
            date_tag,
            round: tag("Round"),
            white: tag("White"),
            black: tag("Black"),
            white_rating: rating(tags, "White"),
            black_rating: rating(tags, "Black"),
            time_control: tag("TimeControl"),
            tags: others(tags),
            rules: &report.rules,
            rules_guessed: choice.guessed,
            start_fen: start.map(|start| write_fen(&start, &report.numbering)),
            result_tag: tags.get("Result").filter(|value| !matches!(value.trim(), "" | "?")),
            result_moves,
            result_verdict: report.certain_result().map(|law| law.written),
            plies: report.plies,
            legal_plies: report.legal_plies,
            replayed_plies: report.replayed_plies,
            whole,
            moves: half_moves.into_iter().map(|half_move| half_move.text).collect(),
            final_fen: report.final_fen().filter(|_| whole),
            moves_hash,
            irregularities: count(Level::Irregularity),
            errors: count(Level::Error),
            warnings: count(Level::Warning),
            findings: report.findings.iter().map(|found| found.finding.code()).collect(),
        }
    }
}
