//! Validation of games: the report on each, its counts, and the repaired game.

use std::sync::Arc;

use super::repair::{RepairOutcome, repaired};
use super::stream::Task;
use crate::round::{BoardSought, DrawnBoards};
use draughts_games::record::repair::{BUDGET, add_advice};
use draughts_games::record::{
    Catalogue, IncidentAt, MainLine, ReplayOptions, UnchangedReason, read_again, replay,
    replay_variations,
};
use draughts_ground::diag::Span;
use draughts_ground::told;
use draughts_report::{CountsView, GameStyle, write_game};

/// The settings of a validation, common to all games.
///
/// Write `Validation { style, ..Validation::default() }`: a version may add fields.
#[derive(Debug, Default)]
pub struct Validation {
    /// The style of the report on a game.
    pub style: GameStyle,
    /// The project's rule sets.
    pub catalogue: Arc<Catalogue>,
    /// Whether variations are judged, too.
    pub variations: bool,
    /// Whether each game is written as canonical PDN, repaired where that is certain.
    pub repairs: bool,
    /// Incidents given in addition to the record.
    pub told: Vec<IncidentAt>,
    /// The boards whose drawn openings are compared with the games, if an event is named.
    pub drawn: Option<Arc<DrawnBoards>>,
}

/// The result for one game.
#[derive(Debug, Clone)]
pub struct Validated {
    /// The findings as text.
    pub report: String,
    /// The counts.
    pub counts: CountsView,
    /// The game as canonical PDN, if requested.
    pub repaired: Option<(RepairOutcome, String)>,
    /// Whether it belongs to a board of the event, if one is named.
    pub board: Option<BoardSought>,
}

impl Validation {
    /// Judges a game.
    pub fn game(&self, task: Task<'_>) -> Validated {
        let mut notes = task.notes();
        notes.extend(task.line.after_a_result(&task.text));
        let Task { file, mut text, mut line, choice, .. } = task;
        line.told.clone_from(&self.told);
        let history = self.variations || self.repairs || self.drawn.is_some();
        let options = ReplayOptions { history, moves_only: false };
        let first_of =
            |line: &MainLine<'_>| line.plies.first().map_or_else(Span::default, |ply| ply.span());
        let mut first = first_of(&line);
        let mut kept = self.repairs.then(|| line.clone());
        let mut report = replay(&text, line, &choice.laws, notes.clone(), options);
        let again = read_again(&text, &report, &choice.laws);
        if let Some(again) = &again {
            let read = again.replayed(&text, &self.told, &choice.laws, notes, options);
            first = read.0.span_written(first_of(&read.1));
            (text, report) = (read.0, read.2);
            kept = kept.map(|_| read.1);
        }
        if self.variations {
            replay_variations(&text, &choice.laws, &mut report);
        }
        // Games with guessed rules are all judged under the same rules, whatever fits each.
        if choice.guessed || !self.catalogue.advises(&mut report, &text) {
            add_advice(&mut report, &text, &choice.laws, BUDGET);
        }
        let drawn = self.drawn.as_ref();
        let board = drawn.map(|drawn| drawn.hold(&mut report, first, text.places()));
        Validated {
            report: write_game(file, text.written(), &report, &report.numbering, self.style),
            counts: CountsView::of(&report),
            repaired: kept.map(|line| repaired(&text, &line, &report, &choice)),
            board,
        }
    }
}

/// Returns whether a game has an irregularity or an error, or with `strict` a warning.
pub const fn is_wrong(counts: &CountsView, strict: bool) -> bool {
    counts.irregularities + counts.errors > 0 || strict && counts.warnings > 0
}

impl GameCounts {
    /// Creates the message with all counts.
    pub const fn all(counts: &CountsView) -> Self {
        let CountsView { games, plies, clean, irregularities, errors, warnings, .. } = *counts;
        Self::Totals { games, plies, clean, irregularities, errors, warnings }
    }
}

told! {
    /// A message with counts of games.
    pub enum GameCounts {
        /// The number of games and their findings.
        Totals {
            games: usize,
            plies: usize,
            clean: usize,
            irregularities: usize,
            errors: usize,
            warnings: usize,
        } => "totals";
        OfNoBoard { totals: Box<GameCounts>, games: usize } => "totals-of-no-board",
            "{ $totals }; { $games ->
                [one] { $games } game belongs to no board of the event, or it is unclear to which
               *[other] { $games } games belong to no board of the event, or it is unclear to \
             which
            }";
        /// The number of games converted, of those completely replayed, and of those left out as
        /// equal.
        Converted { games: usize, whole: usize, left_out: Option<usize> } => "converted";
        /// The number of games repaired, not repairable, and in no need of repair.
        Fates { games: usize, not: usize, unchanged: usize } => "fates";
        /// The file that would be written.
        NotWritten { fates: Box<GameCounts>, file: String } => "fates-not-written";
        /// The file that was written.
        Written { fates: Box<GameCounts>, file: String } => "fates-written";
        Left { file: String, game: u64, byte: Option<u64>, why: UnchangedReason } => "left",
            "{ $file }: game { $game }{ $byte ->
                [none] {\"\"}
               *[other] {\" \"}of this shard, from byte { $byte },
            } is written as it was: { $why }";
        ReadInPart { file: String, game: u64, byte: Option<u64>, why: String } => "read-in-part",
            "{ $file }: game { $game }{ $byte ->
                [none] {\"\"}
               *[other] {\" \"}of this shard, from byte { $byte },
            } is not read whole: { $why }";
        NotationStays { file: String, game: u64, byte: Option<u64> } => "notation-stays",
            "{ $file }: game { $game }{ $byte ->
                [none] {\"\"}
               *[other] {\" \"}of this shard, from byte { $byte },
            } names no game type and has no moves: its squares stay as they were";
        ControlCharacters { file: String, game: u64, byte: Option<u64> } => "control-blanked",
            "{ $file }: game { $game }{ $byte ->
                [none] {\"\"}
               *[other] {\" \"}of this shard, from byte { $byte },
            } has control characters in a tag or a comment, which become blanks";
        /// A game that cannot be completely replayed, with the obstacle; for a shard, which numbers
        /// its own games, also with the offset of the game in the file.
        NotWhole {
            file: String,
            game: u64,
            byte: Option<u64>,
            replayed: usize,
            plies: usize,
            why: Option<String>,
        } => "replayed-in-part";
    }
}
