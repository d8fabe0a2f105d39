//! Games in progress, judged like records, half-move by half-move.

use std::sync::Arc;

use super::desk::{Made, step};
use super::finding_log::FindingLog;
use super::found::{Broken, EndReason, IrregularHalfMove};
use super::game::{
    Ahead, Beginning, Entry, Expected, GameState, HalfMove, HistoryOptions, IncidentContext,
    Occurrence,
};
use super::incident::Incident;
use super::laws::Laws;
use super::pending::Pending;
use super::ply_text::PlyText;
use super::report::{PlyAt, RecordFinding, RuledResult};
use crate::board::{Color, Position};
use crate::diag::{Finding, Span};

/// A game in progress, for a board that shows it or an arbiter who enters it.
///
/// It is judged like a record, except that the following moves are unknown. So open irregularities
/// wait for the opponent, a short capture with two meanings must be written out, and a move that
/// cannot be played is rejected.
///
/// ```
/// use std::sync::Arc;
///
/// use draughts_games::record::{LiveGame, Laws, codes};
/// use draughts_games::rules::named;
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let mut game = LiveGame::new(Arc::new(Laws::new(named("international")?)));
/// assert!(game.play("33-28")?.is_empty());
/// assert!(game.play("19-23")?.is_empty());
/// let found = game.play("39-33")?;
/// assert!(found[0].finding.is(codes::CAPTURE_MISSED));
///
/// game.happens(&"rectify b".parse()?);
/// assert_eq!(game.legal_moves(), ["28x19"]);
/// assert!(game.play("39-40").is_err());
/// game.play("28x19")?;
///
/// game.happens(&"resign b".parse()?);
/// assert_eq!(game.result().map(|result| result.written), Some("2-0"));
/// # Ok(())
/// # }
/// ```
#[derive(Debug, Clone)]
pub struct LiveGame {
    laws: Arc<Laws>,
    state: GameState,
    log: FindingLog,
}

/// The error of a half-move that cannot be played: its text is not a move, or it cannot be shown on
/// the board.
#[derive(Debug, Clone, thiserror::Error)]
#[error("{}", .0.finding.what().said())]
pub struct Unplayable(pub Box<RecordFinding>);

impl LiveGame {
    /// Creates a game with the start position of the rules.
    pub fn new(laws: Arc<Laws>) -> Self {
        let (position, opens) = (laws.start, laws.set.first_color());
        Self::begins(
            laws,
            Beginning { position, opens, number: None, counted: 0, is_possible: true },
        )
    }

    /// Creates a game with a given start position.
    pub fn from_position(laws: Arc<Laws>, position: Position) -> Self {
        let opens = laws.set.first_color();
        Self::begins(
            laws,
            Beginning { position, opens, number: None, counted: 0, is_possible: true },
        )
    }

    fn begins(laws: Arc<Laws>, begins: Beginning) -> Self {
        let kept = HistoryOptions { track: true, history: false };
        let state = GameState::new(begins, Expected { incidents: true, kept, plies: 0 });
        Self { laws, state, log: FindingLog::default() }
    }

    /// Plays a half-move, written as in a record; returns the findings about it.
    ///
    /// An irregular half-move is played as the board shows it.
    ///
    /// # Errors
    ///
    /// Fails if it cannot be played; the game is then unchanged.
    pub fn play(&mut self, text: &str) -> Result<&[RecordFinding], Unplayable> {
        let text = text.trim().as_bytes();
        let ply = PlyText::typed(text);
        let mut next = self.state.clone();
        let half_move = HalfMove { ply: &ply, text, ahead: Ahead::default() };
        let answer = step(&self.laws, &mut next, Occurrence::Move(half_move));
        if answer.made == Some(Made::NotPlayed) {
            let found = answer.entries.into_iter().rev().find_map(|entry| match entry {
                Entry::Found(found) => Some(found),
                Entry::Opens { .. } | Entry::IsRather { .. } | Entry::Decided { .. } => None,
            });
            return Err(Unplayable(found.unwrap_or_else(|| self.is_over(half_move.shown()))));
        }
        self.state = next;
        Ok(self.apply(answer.entries))
    }

    /// Records an incident, `"touched w 32".parse()?`; returns the findings about it.
    pub fn happens(&mut self, incident: &Incident) -> &[RecordFinding] {
        let (span, next) = (Span::default(), None);
        let happening = IncidentContext { incident, span, beside: &[], next };
        let answer = step(&self.laws, &mut self.state, Occurrence::Incident(happening));
        self.apply(answer.entries)
    }

    /// Records that a side's clock is running: the other side has pressed it.
    pub fn clock_runs(&mut self, side: Color) {
        let answer = step(&self.laws, &mut self.state, Occurrence::ClockRuns(side));
        self.apply(answer.entries);
    }

    /// Creates the finding that the game is over, for a half-move after the one that was reported.
    fn is_over(&self, text: String) -> Box<RecordFinding> {
        let end = self.state.ended.end();
        let why = end.map_or(EndReason::Agreed, |end| end.ended(&self.laws.set));
        let offence = IrregularHalfMove::AfterTheEnd { text, wrong: Broken::GameOver { why } };
        Box::new(RecordFinding::of_text(Finding::of(offence, Span::default())))
    }

    fn apply(&mut self, entries: Vec<Entry>) -> &[RecordFinding] {
        let before = self.log.found().len();
        self.log.apply(entries);
        &self.log.found()[before..]
    }

    /// Returns all findings, in order, with the decisions about them: open irregularities wait for
    /// the opponent.
    pub fn findings(&self) -> Vec<RecordFinding> {
        // The findings that a record would have if it ended here.
        let (mut state, mut log) = (self.state.clone(), self.log.clone());
        log.apply(step(&self.laws, &mut state, Occurrence::End(None)).entries);
        log.into_found()
    }

    /// Returns the result under the rules; `None` while the game continues, or while its end can
    /// still be corrected. It may depend [on a condition](super::ConditionalResult).
    pub fn result(&self) -> Option<RuledResult> {
        let end = self.state.ended_with_draws(&self.laws)?;
        Some(RuledResult::of(end, &self.laws))
    }

    /// Returns the undecided irregularity, with the end of the game under either decision; `None`
    /// if everything is decided.
    pub fn pending(&self) -> Option<Pending> {
        Pending::of(&self.laws, &self.state)
    }

    /// Returns the position on the board.
    pub const fn position(&self) -> &Position {
        self.state.board.position()
    }

    /// Returns the half-move to come.
    pub fn next(&self) -> PlyAt {
        self.state.numbers.coming(self.state.board.turn())
    }

    /// Returns the legal moves in notation; empty once a player cannot move.
    pub fn legal_moves(&self) -> Vec<String> {
        let legal = self.laws.generator.legal_moves(self.position());
        self.laws.write_all(self.position(), &legal)
    }
}
