//! Comparison of records with the openings drawn for their boards.

use std::collections::BTreeMap;
use std::path::Path;

use super::judge::{Drawn, begins, of_report};
use crate::Error;
use crate::event::lines_of_round;
use draughts_events::event::games::{
    MatchedBoard, RecordPlace, Scoresheet, codes, matching, not_as_drawn,
};
use draughts_events::event::{Event, PairedRound, Round};
use draughts_games::record::{GameReport, RecordFinding};
use draughts_ground::diag::{Finding, Span, found};

found! {
    /// A difference between a record and the drawn opening.
    pub enum NotAsDrawn {
        Opening {
            round: Round,
            board: u16,
            table: String,
            number: String,
        } => "opening-not-as-drawn", codes::OPENING_DIFFERS,
            "the game does not begin with { $table } { $number }, which was drawn for board \
             { $board } of round { $round }";
    }
}

/// The boards of an event, and the openings drawn for them.
#[derive(Debug, Clone)]
pub struct DrawnBoards {
    event: Event,
    /// The openings of each round, by table and number as recorded in the event.
    lines: BTreeMap<Round, Vec<Drawn>>,
}

/// The result of searching the board of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BoardSought {
    /// It belongs to a board of the event.
    Found,
    /// It belongs to no board, or the board is ambiguous.
    OfNone,
    /// It is marked as part of a play-off, for which no openings are drawn.
    OfPlayoff,
}

impl DrawnBoards {
    /// Returns the boards of an event in this folder, with all drawn openings.
    ///
    /// # Errors
    ///
    /// Fails if a drawn table or line is missing.
    pub fn of(event: Event, folder: &Path) -> Result<Self, Error> {
        let lines = event
            .rounds
            .iter()
            .map(|paired| Ok((paired.round, lines_of_round(&event, folder, paired.round)?)));
        let lines = lines.collect::<Result<_, Error>>()?;
        Ok(Self { event, lines })
    }

    /// Finds the board of a game that was replayed with its history, and adds a finding to its
    /// report if it does not begin with the opening drawn for that board. `first` is the span of
    /// its first half-move in its text, and `place` converts an offset to line and column.
    pub fn hold(
        &self,
        report: &mut GameReport,
        first: Span,
        place: impl Fn(usize) -> draughts_ground::diag::Place,
    ) -> BoardSought {
        let mut sheet = of_report(report, String::new(), false);
        if sheet.playoff {
            return BoardSought::OfPlayoff;
        }
        let Some((paired, at)) = self.board_of(&sheet) else { return BoardSought::OfNone };
        let board = paired.boards[at.board].board;
        let lines = self.lines.get(&paired.round).map_or(&[][..], Vec::as_slice);
        // Without a known starting position, the beginning of the game is unknown.
        if !lines.is_empty() && report.last.is_some() {
            sheet.begins = begins(report, lines);
        }
        if let Some(drawn) = not_as_drawn(paired, &sheet, board) {
            let (table, number) = (drawn.table.clone(), drawn.number.clone());
            let what = NotAsDrawn::Opening { round: paired.round, board, table, number };
            let finding = Finding::of(what, first).at(place(first.start));
            let is_before = |found: &RecordFinding| found.finding.span.start <= first.start;
            let order = report.findings.partition_point(is_before);
            report.findings.insert(order, RecordFinding::of_text(finding));
        }
        BoardSought::Found
    }

    /// Returns the board of a record in the round that it names, or, if it names none, in the only
    /// round that matches. Boards with the colours as paired take precedence over boards with
    /// reversed colours.
    fn board_of(&self, sheet: &Scoresheet) -> Option<(&PairedRound, MatchedBoard)> {
        let rounds = self.event.rounds.iter();
        let rounds = rounds.filter(|paired| sheet.round.is_none_or(|named| named == paired.round));
        let sheets = std::slice::from_ref(sheet);
        let fitting = rounds.flat_map(|paired| {
            matching(&self.event, paired, sheets).into_iter().filter_map(move |found| match found {
                RecordPlace::Board(at) => Some((paired, at)),
                RecordPlace::OtherRound(_) | RecordPlace::None(_) => None,
            })
        });
        let fitting: Vec<_> = fitting.collect();
        let straight: Vec<_> = fitting.iter().filter(|(_, at)| !at.swapped).copied().collect();
        match (straight.as_slice(), fitting.as_slice()) {
            (&[only], _) | ([], &[only]) => Some(only),
            _ => None,
        }
    }
}
