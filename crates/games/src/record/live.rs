//! A game that is still being played: the same judgement, half-move by half-move.

use std::sync::Arc;

use super::desk::{Made, step};
use super::docket::Docket;
use super::found::{Broken, Ended, Offence};
use super::game::{
    Ahead, Beginning, Entry, Expected, GameState, HalfMove, Happening, Kept, Occurrence,
};
use super::incident::Incident;
use super::laws::Laws;
use super::pending::Pending;
use super::ply_text::PlyText;
use super::report::{PlyAt, RecordFinding, RuledResult};
use crate::board::{Color, Position};
use crate::diag::{Finding, Span};

/// A game that is being played, for a board that shows it or an arbiter who enters it.
///
/// It is judged as a record is, except that nothing is known of what follows: what is open waits
/// for the opponent, a short capture with two meanings must be written out, and what cannot be
/// played is refused.
///
/// ```
/// use std::sync::Arc;
///
/// use draughts_games::record::{Game, Laws, codes};
/// use draughts_games::rules::named;
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let mut game = Game::new(Arc::new(Laws::new(named("international")?)));
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
pub struct Game {
    laws: Arc<Laws>,
    state: GameState,
    docket: Docket,
}

/// A half-move that cannot be played: its text names no move, or the board cannot show it.
#[derive(Debug, Clone, thiserror::Error)]
#[error("not played: {}", .0.finding.declared().title)]
pub struct Unplayable(pub Box<RecordFinding>);

impl Game {
    /// A game that begins from the start position of the laws.
    #[must_use]
    pub fn new(laws: Arc<Laws>) -> Self {
        let (position, opens) = (laws.start, laws.set.first_color());
        Self::begins(
            laws,
            Beginning { position, opens, number: None, counted: 0, is_possible: true },
        )
    }

    /// A game that begins from a given position.
    #[must_use]
    pub fn from_position(laws: Arc<Laws>, position: Position) -> Self {
        let opens = laws.set.first_color();
        Self::begins(
            laws,
            Beginning { position, opens, number: None, counted: 0, is_possible: true },
        )
    }

    fn begins(laws: Arc<Laws>, begins: Beginning) -> Self {
        let kept = Kept { track: true, history: false };
        let state = GameState::new(begins, Expected { incidents: true, kept, plies: 0 });
        Self { laws, state, docket: Docket::default() }
    }

    /// Plays a half-move, written as in a record; returns what is found in it.
    ///
    /// A half-move that breaks a law is played as the board shows it.
    ///
    /// # Errors
    ///
    /// If it cannot be played; the game is then as it was before.
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
        Ok(self.takes(answer.entries))
    }

    /// Records something that happens apart from the moves, `"touched w 32".parse()?`; returns what
    /// is found.
    pub fn happens(&mut self, incident: &Incident) -> &[RecordFinding] {
        let (span, next) = (Span::default(), None);
        let happening = Happening { incident, span, beside: &[], next };
        let answer = step(&self.laws, &mut self.state, Occurrence::Incident(happening));
        self.takes(answer.entries)
    }

    /// Records that a side's clock is running: the other side has pressed it.
    pub fn clock_runs(&mut self, side: Color) {
        let answer = step(&self.laws, &mut self.state, Occurrence::ClockRuns(side));
        self.takes(answer.entries);
    }

    /// That the game is over, of a half-move after the first that says so.
    fn is_over(&self, text: String) -> Box<RecordFinding> {
        let end = self.state.ended.end();
        let why = end.map_or(Ended::Agreed, |end| end.ended(&self.laws.set));
        let offence = Offence::AfterTheEnd { text, wrong: Broken::GameOver { why } };
        Box::new(RecordFinding::of_text(Finding::of(offence, Span::default())))
    }

    fn takes(&mut self, entries: Vec<Entry>) -> &[RecordFinding] {
        let before = self.docket.found().len();
        self.docket.takes(entries);
        &self.docket.found()[before..]
    }

    /// All that has been found, in order, with what has become of it: what is open is reported as
    /// waiting for the opponent.
    #[must_use]
    pub fn findings(&self) -> Vec<RecordFinding> {
        // What would be reported if nothing more were recorded.
        let (mut state, mut docket) = (self.state.clone(), self.docket.clone());
        docket.takes(step(&self.laws, &mut state, Occurrence::End(None)).entries);
        docket.into_found()
    }

    /// How the game has ended, and what the laws make of that; `None` while it goes on, or
    /// while what would end it can still be corrected. It may be [on a condition](super::OnCondition).
    #[must_use]
    pub fn result(&self) -> Option<RuledResult> {
        let end = self.state.ended_with_draws(&self.laws)?;
        Some(RuledResult::of(end, &self.laws))
    }

    /// What is irregular and not decided yet, with what the game is by either answer; `None` if
    /// everything is decided.
    #[must_use]
    pub fn pending(&self) -> Option<Pending> {
        Pending::of(&self.laws, &self.state)
    }

    /// What stands on the board.
    #[must_use]
    pub const fn position(&self) -> &Position {
        self.state.board.position()
    }

    /// The half-move to come.
    #[must_use]
    pub fn next(&self) -> PlyAt {
        self.state.numbers.coming(self.state.board.turn())
    }

    /// The legal moves, as written; none once a player cannot move.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<String> {
        let legal = self.laws.generator.legal_moves(self.position());
        self.laws.write_all(self.position(), &legal)
    }
}
