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

/// A game of a record as a row.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameRow<'a> {
    /// `arbiter.games/1`.
    pub schema: &'a str,
    /// The file as it was named; `-` for standard input.
    pub source: &'a str,
    /// Offset of the game's first byte in the file, unpacked and in UTF-8 if it was UTF-16, from 0.
    pub byte: u64,
    /// Bytes of the game, with the blanks around it.
    pub bytes: u64,
    /// Line where the game begins, from 1.
    pub line: u64,
    /// Number of the game in its file, from 1.
    pub game: u64,
    /// The Event tag; null, as in all these fields, if it says nothing.
    pub event: Option<&'a str>,
    /// The Site tag.
    pub site: Option<&'a str>,
    /// The day of the Date tag as `2024-05-31`; null unless year, month and day are known.
    pub date: Option<NaiveDate>,
    /// The year of the Date tag.
    pub year: Option<u16>,
    /// The Date tag as it is written.
    pub date_tag: Option<&'a str>,
    /// The Round tag.
    pub round: Option<&'a str>,
    /// The White tag.
    pub white: Option<&'a str>,
    /// The Black tag.
    pub black: Option<&'a str>,
    /// The number in WhiteRating, or else in WhiteElo.
    pub white_rating: Option<u16>,
    /// The number in BlackRating, or else in BlackElo.
    pub black_rating: Option<u16>,
    /// The TimeControl tag.
    pub time_control: Option<&'a str>,
    /// All tags but Event, Site, Date, Round, White, Black and Result, in the order of the text.
    pub tags: Vec<TagRow<'a>>,
    /// The rule set by which it was judged, with its overrides.
    pub rules: &'a str,
    /// True if nothing names that rule set, and the one that replays the file furthest was taken.
    pub rules_guessed: bool,
    /// The position it begins with; null if it cannot be set up.
    pub start_fen: Option<String>,
    /// The Result tag.
    pub result_tag: Option<&'a str>,
    /// The result after the moves.
    pub result_moves: Option<String>,
    /// The result the laws give, such as `2-0`; null if they give none, or give one on a condition.
    pub result_verdict: Option<&'a str>,
    /// Half-moves in the record.
    pub plies: usize,
    /// Half-moves before the first that is not legal.
    pub legal_plies: usize,
    /// Half-moves that could be followed.
    pub replayed_plies: usize,
    /// True if every half-move could be followed and no part of the game is missing.
    pub whole: bool,
    /// The half-moves as the rule set writes them; those that are not legal with their own squares.
    pub moves: Vec<String>,
    /// The position reached; null unless the game is whole.
    pub final_fen: Option<String>,
    /// Hash of the first position and the moves, 16 hexadecimal digits; null unless the game is
    /// whole. It is the same in every notation.
    pub moves_hash: Option<String>,
    /// How many irregularities were found.
    pub irregularities: usize,
    /// How many errors.
    pub errors: usize,
    /// How many warnings.
    pub warnings: usize,
    /// The codes of all that was found, in the order of the text.
    pub findings: Vec<&'a str>,
}

impl<'a> GameRow<'a> {
    /// Makes the row of a game.
    #[must_use]
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
