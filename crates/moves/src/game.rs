//! One game to play with: a position under a rule set, its legal moves, and their notation.

use std::sync::Arc;

use super::{Generator, Illegal, Move, MoveWriter, Refusal, Resolved, refusal, resolve};
use crate::board::{
    Color, Fen, FenError, Numbering, Position, Square, SquareStyle, parse_fen, write_fen,
};
use crate::rules::{ClauseRule, Goal, LimitBlock, RuleError, RuleSet, named};
use crate::said::{told, told_error};

/// A game being played: a rule set, a position, and the notation of moves and squares.
///
/// It refuses what does not belong to it, such as a move of another position, and never panics. A
/// copy is cheap: the rule set and the generator are shared. To search many positions, use
/// [`Generator`] itself, which does not list and sort the moves of each.
///
/// ```
/// use draughts_moves::Game;
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let mut game = Game::named("international")?;
/// game.play_text("32-28")?;
/// game.play_text("19-23")?;
/// assert_eq!(game.written_moves(), ["28x19"]);
///
/// let wrong = game.parse("33-29").unwrap_err();
/// assert_eq!(
///     wrong.to_string(),
///     "33-29 is not legal: White must capture, and this move does not (FMJD Annex 1, 4.2-4.3)",
/// );
///
/// let capture = game.parse("28x19")?;
/// assert_eq!(game.write(&capture)?, "28x19");
/// game.play(&capture)?;
/// assert!(game.end().is_none());
/// # Ok(())
/// # }
/// ```
#[derive(Debug, Clone)]
pub struct Game {
    set: Arc<RuleSet>,
    generator: Generator,
    writer: MoveWriter,
    position: Position,
    /// The legal moves, in the order of the printed squares.
    legal: Vec<Move>,
}

told! {
    /// The reason a move is not played, or a position is not set up.
    pub enum NotInGame {
        /// The text is not a move; with an `example` of one.
        NotAMove { text: String, example: String } => "play-not-a-move",
            "`{ $text }` is not a move: write the squares with a sign between them, such as { $example }";
        /// A square that the board does not have.
        NoSquare { text: String, squares: String } => "play-no-square",
            "`{ $text }` is not a square in play: this board has { $squares }";
        /// Several legal moves, as they are written in full.
        Ambiguous { text: String, moves: Vec<String> } => "play-ambiguous",
            "{ $text } can be several moves: { $moves }";
        /// Legal moves between these squares, but none by this route.
        OtherRoute { text: String, moves: Vec<String> } => "play-other-route",
            "{ $text } takes a route that no legal move takes; legal is { $moves }";
        /// No legal move; with the reason and its article.
        Illegal { text: String, why: Illegal, article: String } => "play-illegal",
            "{ $text } is not legal: { $why } ({ $article })";
        /// A move of another position or of another board.
        OtherMove => "play-other-move", "the move is not one of the legal moves of this position";
        /// A position or a numbering of another board.
        OtherBoard { squares: u8, wanted: u8 } => "play-other-board",
            "the rule set is played on { $wanted } squares, and this board has { $squares }";
    }
}

told_error!(NotInGame);

/// The end of a game by its position alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct BoardEnd {
    /// The winner; `None` if the game is drawn.
    pub winner: Option<Color>,
    /// The cause.
    pub cause: BoardEndCause,
}

/// The reason a position ends the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardEndCause {
    /// The player to move has no piece left.
    NoPiece,
    /// The player to move has pieces, and none can move.
    NoMove,
    /// The player to move could move if the rules did not limit the moves of a king in a row.
    KingLimit,
    /// A king was made, and the first king wins.
    KingMade,
    /// Neither player can move, and the rule set makes that a draw.
    BothBlocked {
        /// The draw clause, as an index in the rule set.
        clause: usize,
    },
}

impl BoardEnd {
    /// Returns the end of a game by its position; `None` while the player to move can move.
    pub fn of(set: &RuleSet, generator: &Generator, position: &Position) -> Option<Self> {
        if generator.has_move(position) {
            return None;
        }
        let turn = position.turn();
        let is_blocked = !position.pieces(turn).is_empty();
        let end = |winner, cause| Some(Self { winner, cause });
        let stuck = if is_blocked { BoardEndCause::NoMove } else { BoardEndCause::NoPiece };
        if is_blocked && !generator.has_move(&position.with_turn(turn.opponent())) {
            let is_of = |rule: &ClauseRule| matches!(rule, ClauseRule::BothBlocked(_));
            if let Some(clause) = set.draws.iter().position(|clause| is_of(&clause.rule)) {
                return end(None, BoardEndCause::BothBlocked { clause });
            }
        }
        let has_king = |side| !position.kings(side).is_empty();
        match *set.goal {
            Goal::Lose => end(Some(turn), stuck),
            Goal::Breakthrough if has_king(turn.opponent()) => {
                end(Some(turn.opponent()), BoardEndCause::KingMade)
            }
            Goal::Breakthrough if has_king(turn) => end(Some(turn), BoardEndCause::KingMade),
            _ if is_blocked && generator.has_move(&without_run(position)) => {
                let is_draw = *set.limit_block == LimitBlock::Draw;
                end((!is_draw).then_some(turn.opponent()), BoardEndCause::KingLimit)
            }
            _ => end(Some(turn.opponent()), stuck),
        }
    }
}

/// Returns the position without the run of king moves that the rules may limit.
fn without_run(position: &Position) -> Position {
    let mut free = *position;
    free.set_king_run(position.turn(), None);
    free
}

impl Game {
    /// Starts a game under a rule set.
    ///
    /// A king range left to the organiser counts as one square; see [`RuleSet::unchosen`].
    pub fn new(set: impl Into<Arc<RuleSet>>) -> Self {
        let set = set.into();
        let (generator, writer) = (Generator::new(&set), MoveWriter::new(&set));
        let position = set.start_position();
        let mut game = Self { set, generator, writer, position, legal: Vec::new() };
        game.list();
        game
    }

    /// Starts a game under a rule set of the project: `international`, `russian`.
    ///
    /// # Errors
    ///
    /// Fails if there is no such set.
    pub fn named(name: &str) -> Result<Self, RuleError> {
        Ok(Self::new(named(name)?))
    }

    /// Returns the game with another numbering of the squares in texts.
    ///
    /// # Errors
    ///
    /// Fails for a numbering of another board.
    pub fn with_numbering(mut self, numbering: Numbering) -> Result<Self, NotInGame> {
        self.is_of_board(numbering.geometry.squares())?;
        self.writer = MoveWriter::with_numbering(&self.set, numbering);
        self.list();
        Ok(self)
    }

    /// Returns the game with squares written as numbers or as letters.
    #[must_use]
    pub fn with_style(mut self, style: SquareStyle) -> Self {
        let numbering = self.numbering().with_style(style);
        self.writer = MoveWriter::with_numbering(&self.set, numbering);
        self
    }

    /// Returns a game under the same rules from another position.
    ///
    /// # Errors
    ///
    /// Fails for a position on another board.
    pub fn at(&self, position: Position) -> Result<Self, NotInGame> {
        self.is_of_board(position.geometry().squares())?;
        let mut game = Self { position, legal: Vec::new(), ..self.clone() };
        game.list();
        Ok(game)
    }

    /// Returns a game under the same rules from a position in FEN: `W:W31-50:B1-20`.
    ///
    /// [`parse_fen`] also returns what was repaired in the text.
    ///
    /// # Errors
    ///
    /// Fails if the text is not a position on this board.
    pub fn at_fen(&self, fen: &str) -> Result<Self, FenError> {
        let Fen { position, .. } = parse_fen(fen, self.numbering(), self.set.first_color())?;
        let mut game = Self { position, legal: Vec::new(), ..self.clone() };
        game.list();
        Ok(game)
    }

    fn is_of_board(&self, squares: u8) -> Result<(), NotInGame> {
        let wanted = self.set.geometry().squares();
        if squares == wanted { Ok(()) } else { Err(NotInGame::OtherBoard { squares, wanted }) }
    }

    fn list(&mut self) {
        self.legal = self.generator.legal_moves(&self.position);
        self.writer.sort(&mut self.legal);
    }

    /// Returns the rule set.
    pub fn set(&self) -> &RuleSet {
        &self.set
    }

    /// Returns the generator of the legal moves.
    pub const fn generator(&self) -> &Generator {
        &self.generator
    }

    /// Returns the names of the squares in texts.
    pub const fn numbering(&self) -> &Numbering {
        self.writer.numbering()
    }

    /// Returns the position.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the position as FEN.
    pub fn fen(&self) -> String {
        write_fen(&self.position, self.numbering())
    }

    /// Returns the player to move.
    pub const fn turn(&self) -> Color {
        self.position.turn()
    }

    /// Returns the legal moves, in the order of the printed squares.
    pub fn legal_moves(&self) -> &[Move] {
        &self.legal
    }

    /// Returns the legal moves as they are written, in the order of the printed squares.
    pub fn written_moves(&self) -> Vec<String> {
        self.legal.iter().map(|mv| self.write_legal(mv)).collect()
    }

    /// Writes those of some moves that are legal in the position.
    pub fn written(&self, moves: &[Move]) -> Vec<String> {
        let legal = moves.iter().filter(|mv| self.legal.contains(mv));
        legal.map(|mv| self.write_legal(mv)).collect()
    }

    fn write_legal(&self, mv: &Move) -> String {
        self.writer.write(&self.generator, &self.position, &self.legal, mv)
    }

    /// Writes a legal move: `32-28`, with the route if another legal move has the same ends.
    ///
    /// # Errors
    ///
    /// Fails if the move is not legal in the position.
    pub fn write(&self, mv: &Move) -> Result<String, NotInGame> {
        self.has(mv)?;
        Ok(self.write_legal(mv))
    }

    fn has(&self, mv: &Move) -> Result<(), NotInGame> {
        if self.legal.contains(mv) { Ok(()) } else { Err(NotInGame::OtherMove) }
    }

    /// Plays a legal move.
    ///
    /// # Errors
    ///
    /// Fails if the move is not legal in the position, which is then unchanged.
    pub fn play(&mut self, mv: &Move) -> Result<(), NotInGame> {
        self.has(mv)?;
        self.position = self.generator.play(&self.position, mv);
        self.list();
        Ok(())
    }

    /// Plays a move as [`parse`](Self::parse) reads it, and returns it.
    ///
    /// # Errors
    ///
    /// As [`parse`](Self::parse); the position is then unchanged.
    pub fn play_text(&mut self, text: &str) -> Result<Move, NotInGame> {
        let mv = self.parse(text)?;
        self.play(&mv)?;
        Ok(mv)
    }

    /// Reads a legal move: the names of its squares with `-`, `x`, `:` or `*` between them.
    ///
    /// Either sign serves for every move, and squares may be numbers or letters, whatever the
    /// rule set prints. `draughts-games` reads all that records contain.
    ///
    /// # Errors
    ///
    /// Fails for a text that is not a move, a square that is not on the board, a move that is not
    /// legal, with the reason and its article, and a capture that can be several.
    pub fn parse(&self, text: &str) -> Result<Move, NotInGame> {
        let text = text.trim();
        let squares = self.squares(text)?;
        let written = || text.to_owned();
        match self.resolve(&squares) {
            Resolved::One(mv) => Ok(mv),
            Resolved::Several(moves) => {
                Err(NotInGame::Ambiguous { text: written(), moves: self.written(&moves) })
            }
            Resolved::OtherPath(moves) => {
                Err(NotInGame::OtherRoute { text: written(), moves: self.written(&moves) })
            }
            Resolved::None => Err(match self.refusal(&squares) {
                Some(Refusal { why, citation, .. }) => {
                    let article = self.set.cite(&citation);
                    NotInGame::Illegal { text: written(), why, article }
                }
                None => NotInGame::NotAMove { text: written(), example: self.example() },
            }),
        }
    }

    /// Finds the legal moves that these squares identify; see [`resolve`].
    pub fn resolve(&self, squares: &[Square]) -> Resolved {
        resolve(&self.generator, &self.position, &self.legal, squares)
    }

    /// Returns the squares of a written move, at least two.
    fn squares(&self, text: &str) -> Result<Vec<Square>, NotInGame> {
        let not_a_move = || NotInGame::NotAMove { text: text.to_owned(), example: self.example() };
        let names: Vec<&str> = text.split(['-', 'x', 'X', '×', ':', '*']).map(str::trim).collect();
        if names.len() < 2 || names.iter().any(|name| name.is_empty()) {
            return Err(not_a_move());
        }
        let square = |name: &&str| {
            let squares = || self.numbering().range();
            let no_square = || NotInGame::NoSquare { text: (*name).to_owned(), squares: squares() };
            self.numbering().parse(name).ok_or_else(no_square)
        };
        names.iter().map(square).collect()
    }

    /// Returns a move as an example of how to write one: one that is legal, if any is.
    fn example(&self) -> String {
        self.legal.first().map_or_else(|| "32-28".to_owned(), |mv| self.write_legal(mv))
    }

    /// Returns the reason no legal move connects the first and the last of some squares; see
    /// [`refusal()`]. `None` if one does, or a square is not on the board.
    pub fn refusal(&self, squares: &[Square]) -> Option<Refusal> {
        let ends = (*squares.first()?, *squares.last()?);
        let is_of = |square: Square| square.index() < self.set.geometry().squares().into();
        if !is_of(ends.0) || !is_of(ends.1) {
            return None;
        }
        refusal(&self.set, self.numbering(), &self.generator, &self.position, &self.legal, ends)
    }

    /// Returns the end of the game by its position; `None` while the player to move can move.
    ///
    /// Draws by repetition, by a count of moves or by agreement depend on the course of a game:
    /// `draughts-games` judges them.
    pub fn end(&self) -> Option<BoardEnd> {
        BoardEnd::of(&self.set, &self.generator, &self.position)
    }
}
