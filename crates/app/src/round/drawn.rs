//! Records held against the openings that were drawn for their boards.

use std::collections::BTreeMap;
use std::path::Path;

use super::judge::{Drawn, begins, of_report};
use crate::Error;
use crate::event::lines_of_round;
use draughts_events::event::games::{Match, Matched, Scoresheet, codes, matching, not_as_drawn};
use draughts_events::event::{Event, PairedRound, Round};
use draughts_games::record::{GameReport, RecordFinding};
use draughts_ground::diag::{Finding, Span, found};

found! {
    /// What a record does not begin with.
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

/// The boards of an event, and the lines that were drawn for them.
#[derive(Debug, Clone)]
pub struct DrawnBoards {
    event: Event,
    /// The lines of each round, by their tables and numbers as the event notes them.
    lines: BTreeMap<Round, Vec<Drawn>>,
}

/// What became of a record that was held against the boards of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BoardSought {
    /// It is of one of them.
    Found,
    /// It is of none of them, or it cannot be told of which.
    OfNone,
    /// It says that it is of a play-off: openings are drawn for the rounds.
    OfPlayoff,
}

impl DrawnBoards {
    /// Returns the boards of an event that lies in a folder, with all lines that were drawn.
    ///
    /// # Errors
    ///
    /// A table or a line that was drawn is gone.
    pub fn of(event: Event, folder: &Path) -> Result<Self, Error> {
        let lines = event
            .rounds
            .iter()
            .map(|paired| Ok((paired.round, lines_of_round(&event, folder, paired.round)?)));
        let lines = lines.collect::<Result<_, Error>>()?;
        Ok(Self { event, lines })
    }

    /// Seeks the board of a game that was replayed with its history, and adds to its report that
    /// it does not begin with what was drawn for that board. `first` is where its first half-move
    /// stands in its text, and `place` says the line and column of an offset.
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
        // Where not even the first position is known, nobody can tell what the game began with.
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

    /// Returns the board of a record: in the round that it names, or in the only one that fits it
    /// if it names none. Colours as they were paired go before the same players the other way
    /// round.
    fn board_of(&self, sheet: &Scoresheet) -> Option<(&PairedRound, Matched)> {
        let rounds = self.event.rounds.iter();
        let rounds = rounds.filter(|paired| sheet.round.is_none_or(|named| named == paired.round));
        let sheets = std::slice::from_ref(sheet);
        let fitting = rounds.flat_map(|paired| {
            matching(&self.event, paired, sheets).into_iter().filter_map(move |found| match found {
                Match::Board(at) => Some((paired, at)),
                Match::OtherRound(_) | Match::None(_) => None,
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
