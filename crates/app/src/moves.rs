//! The legal moves of a position, and the reasons other moves are illegal.

mod asked;

use super::Error;
use draughts_games::board::{
    Fen, FenError, FenRepair, Numbering, Position, Square, SquareStyle, parse_fen, write_fen,
};
use draughts_games::moves::{Generator, Move, MoveWriter, Refusal, Resolved, refusal, resolve};
use draughts_games::pdn::{MoveText, SquareName};
use draughts_games::record::codes;
use draughts_games::record::found::{Broken, MoveChoice, MoveList as Written, SetupFault};
use draughts_games::rules::{Irregularity, RuleSet};
use draughts_ground::diag::{Citation, Code, Finding, Found, LineMap, Span};
use draughts_ground::said::{Said, Told};
use draughts_report::words::{Language, say};
use draughts_report::{MoveView, MovesView, SquareView, WhyView, printable, to_printable_json};

use asked::some_of;
pub use asked::{AskedAnswer, AskedMove};

/// A rule set with its generator and its notation.
pub struct MoveEngine {
    /// The rule set.
    pub set: RuleSet,
    /// The generator of its legal moves.
    pub generator: Generator,
    /// The names of its squares.
    pub numbering: Numbering,
    /// The writer of its moves.
    pub writer: MoveWriter,
}

/// The answer to a question about a move.
#[derive(Debug, Clone)]
pub struct MoveExplanation {
    rules: String,
    fen: String,
    word: String,
    code: Option<&'static Code>,
    what: Said,
    article: Option<String>,
    legal: Vec<String>,
}

impl MoveEngine {
    /// Prepares the moves of a rule set, written in a numbering.
    pub fn new(set: RuleSet, numbering: Numbering) -> Self {
        Self {
            generator: Generator::new(&set),
            writer: MoveWriter::with_numbering(&set, numbering),
            numbering,
            set,
        }
    }

    /// Returns the legal moves, in the order of the printed squares.
    pub fn legal(&self, position: &Position) -> Vec<Move> {
        let mut legal = self.generator.legal_moves(position);
        self.writer.sort(&mut legal);
        legal
    }

    /// Plays moves, each of which must be legal, and returns them with the position after each.
    ///
    /// `name` is the name of the text in messages.
    ///
    /// # Errors
    ///
    /// Fails for a word that is not a move, a move that is not legal, and an ambiguous capture.
    pub fn follow(
        &self,
        start: Position,
        after: &str,
        name: &str,
    ) -> Result<Vec<(Move, Position)>, Error> {
        let mut position = start;
        let mut played = Vec::new();
        let mut from = 0;
        for word in after.split_whitespace() {
            let at = from + after[from..].find(word).unwrap_or(0);
            from = at + word.len();
            let span = Span::new(at, from);
            let is_number = |text: &str| text.bytes().all(|b| b.is_ascii_digit() || b == b'.');
            if word.contains('.') && is_number(word) {
                continue;
            }
            let squares = self.squares(word, after, name, span)?;
            let legal = self.legal(&position);
            let mv = match resolve(&self.generator, &position, &legal, &squares) {
                Resolved::One(mv) => mv,
                Resolved::Several(moves) | Resolved::OtherPath(moves) => {
                    let written: Vec<String> = moves
                        .iter()
                        .map(|mv| self.writer.write(&self.generator, &position, &legal, mv))
                        .collect();
                    let captures = MoveChoice::of(&written).expect("several moves are some");
                    let text = printable(word).into_owned();
                    let wrong = AskedMove::Ambiguous { text, captures };
                    return Err(of_text(Finding::of(wrong, span), name, after));
                }
                Resolved::None => {
                    let refused = self.refusal(&position, &legal, &squares);
                    let why = refused.map(|refused| refused.why.said());
                    let text = printable(word).into_owned();
                    let legal = self.list(&position, &legal);
                    let wrong = AskedMove::NotLegal { text, why, legal };
                    return Err(of_text(Finding::of(wrong, span), name, after));
                }
            };
            position = self.generator.play(&position, &mv);
            played.push((mv, position));
        }
        Ok(played)
    }

    fn squares(
        &self,
        word: &str,
        text: &str,
        name: &str,
        span: Span,
    ) -> Result<Vec<Square>, Error> {
        let bad = |wrong: AskedMove| of_text(Finding::of(wrong, span), name, text);
        let shown = || printable(word).into_owned();
        let written = MoveText::parse(word.as_bytes()).map_err(|why| {
            bad(AskedMove::NotAMove { text: shown(), why, example: self.example() })
        })?;
        written
            .squares()
            .iter()
            .map(|square| {
                let found = match square.name {
                    SquareName::Number(number) => self.numbering.square_of_number(number.into()),
                    SquareName::Letters { file, rank } => {
                        self.numbering.square_of_letters(char::from(b'a' + file), rank.into())
                    }
                    SquareName::File { .. } => {
                        let example = self.example();
                        return Err(bad(AskedMove::FileAlone { text: shown(), example }));
                    }
                };
                found.ok_or_else(|| {
                    let square = word[square.span().start..square.span().end].to_owned();
                    let (squares, example) = (self.numbering.range(), self.example());
                    bad(AskedMove::NoSquare { square, squares, example })
                })
            })
            .collect()
    }

    fn example(&self) -> String {
        let start = self.set.start_position();
        let legal = self.legal(&start);
        legal
            .first()
            .map_or_else(String::new, |mv| self.writer.write(&self.generator, &start, &legal, mv))
    }

    fn refusal(&self, position: &Position, legal: &[Move], squares: &[Square]) -> Option<Refusal> {
        let ends = (*squares.first()?, *squares.last()?);
        refusal(&self.set, &self.numbering, &self.generator, position, legal, ends)
    }

    fn list(&self, position: &Position, legal: &[Move]) -> Option<Written> {
        let write = |mv| self.writer.write(&self.generator, position, legal, mv);
        some_of(&legal.iter().map(write).collect::<Vec<String>>())
    }

    /// Describes a legal move: its notation, and the captured pieces.
    fn line(&self, position: &Position, legal: &[Move], mv: &Move, language: Language) -> String {
        let written = self.writer.write(&self.generator, position, legal, mv);
        if !mv.is_capture() {
            return written;
        }
        let taken: Vec<String> =
            self.captured(mv).into_iter().map(|square| self.numbering.name(square)).collect();
        say(&AskedAnswer::Takes { written, squares: taken.join(" ") }, language)
    }

    fn move_view(&self, position: &Position, legal: &[Move], mv: &Move) -> MoveView {
        let route = self.generator.routes(position, mv, 64).into_iter().next();
        let mut path = vec![mv.from()];
        path.extend(route.unwrap_or_else(|| vec![mv.to()]));
        MoveView {
            notation: self.writer.write(&self.generator, position, legal, mv),
            from: self.square(mv.from()),
            to: self.square(mv.to()),
            captured: self.captured(mv).into_iter().map(|square| self.square(square)).collect(),
            path: path.into_iter().map(|square| self.square(square)).collect(),
            promotes: mv.promotes(),
        }
    }

    /// Returns the squares of the captured pieces, in number order.
    fn captured(&self, mv: &Move) -> Vec<Square> {
        let mut squares: Vec<Square> = mv.captured().iter().collect();
        squares.sort_by_key(|&square| self.numbering.number(square));
        squares
    }

    /// Returns a number if squares are numbered, otherwise text.
    fn square(&self, square: Square) -> SquareView {
        match self.numbering.style {
            SquareStyle::Numeric => SquareView::Number(self.numbering.number(square)),
            SquareStyle::Algebraic => SquareView::Name(self.numbering.name(square)),
        }
    }

    /// Returns the legal moves, one per line.
    pub fn text_of(&self, position: &Position, language: Language) -> String {
        let legal = self.legal(position);
        if legal.is_empty() {
            return say(&AskedAnswer::NoneLegal { side: position.turn() }, language) + "\n";
        }
        legal.iter().map(|mv| self.line(position, &legal, mv, language) + "\n").collect()
    }

    /// Returns the legal moves as JSON: `arbiter.moves/1`.
    pub fn json_of(&self, position: &Position) -> String {
        let legal = self.legal(position);
        to_printable_json(&MovesView {
            schema: "arbiter.moves/1",
            rules: self.set.label().to_string(),
            fen: write_fen(position, &self.numbering),
            moves: legal.iter().map(|mv| self.move_view(position, &legal, mv)).collect(),
        })
    }

    /// Tells whether a move is legal, and if not, the reason; `name` is its name in messages.
    ///
    /// # Errors
    ///
    /// Fails if the word is not a move.
    pub fn why(
        &self,
        position: &Position,
        word: &str,
        name: &str,
    ) -> Result<MoveExplanation, Error> {
        let squares = self.squares(word, word, name, Span::new(0, word.len()))?;
        let legal = self.legal(position);
        let resolved = resolve(&self.generator, position, &legal, &squares);
        let refused = match &resolved {
            Resolved::None => self.refusal(position, &legal, &squares),
            _ => None,
        };
        let too_many = match &resolved {
            Resolved::None => self.went_on(position, &legal, &squares),
            _ => None,
        };
        if let Some(square) = too_many {
            let wrong = Broken::TooMany { square: self.numbering.name(square) };
            let (code, what) = (Some(wrong.code()), wrong.said());
            let field = &self.set.irregular_move.source;
            let source = self.set.conduct_cited(Irregularity::CaptureTooMany, field);
            return Ok(self.answered(position, &legal, word, (code, what), Some(source)));
        }
        let (code, what) = match (&resolved, &refused) {
            (_, Some(refused)) => (Some(refused.why.code()), refused.why.said()),
            (Resolved::One(_), _) => (None, AskedAnswer::Legal.said()),
            (Resolved::Several(moves), _) => {
                let moves = self.list(position, moves);
                (Some(codes::MOVE_AMBIGUOUS), AskedAnswer::Several { moves }.said())
            }
            _ => (Some(codes::PATH_IMPOSSIBLE), AskedAnswer::NoPath.said()),
        };
        let source = refused.map(|refused| refused.citation);
        Ok(self.answered(position, &legal, word, (code, what), source))
    }

    /// Returns the square on which a legal capture was complete, if the written route continues
    /// from it.
    fn went_on(&self, position: &Position, legal: &[Move], squares: &[Square]) -> Option<Square> {
        (2..squares.len()).rev().find_map(|end| {
            match resolve(&self.generator, position, legal, &squares[..end]) {
                Resolved::One(mv) if mv.is_capture() => Some(mv.to()),
                _ => None,
            }
        })
    }

    fn answered(
        &self,
        position: &Position,
        legal: &[Move],
        word: &str,
        (code, what): (Option<&'static Code>, Said),
        source: Option<Citation>,
    ) -> MoveExplanation {
        let written =
            legal.iter().map(|mv| self.writer.write(&self.generator, position, legal, mv));
        MoveExplanation {
            rules: self.set.label().to_string(),
            fen: write_fen(position, &self.numbering),
            word: printable(word).into_owned(),
            code,
            what,
            article: source.map(|source| self.set.cite(&source)),
            legal: written.collect(),
        }
    }
}

impl MoveExplanation {
    /// Returns whether the move is legal as written.
    pub const fn is_legal(&self) -> bool {
        self.code.is_none()
    }

    /// Returns the answer as text.
    pub fn text(&self, language: Language) -> String {
        let code = self.code.map(|code| code.code);
        let (text, what) = (self.word.clone(), self.what.clone());
        let mut lines = vec![say(&AskedAnswer::Answer { text, what, code }, language)];
        let more = |told: AskedAnswer| format!("  {}", say(&told, language));
        let article = self.article.clone();
        lines.extend(article.map(|article| more(AskedAnswer::Article { article })));
        let legal = || some_of(&self.legal);
        lines.extend(code.map(|_| more(AskedAnswer::Instead { legal: legal() })));
        lines.join("\n") + "\n"
    }

    /// Returns the answer as JSON: `arbiter.why/1`.
    pub fn json(&self) -> String {
        to_printable_json(&WhyView {
            schema: "arbiter.why/1",
            rules: &self.rules,
            fen: &self.fen,
            word: &self.word,
            code: self.code.map(|code| code.code),
            message: say(&self.what, Language::English),
            article: self.article.as_deref(),
            legal: &self.legal,
        })
    }
}

/// Parses the FEN of a position under a rule set, and returns its repairs; `name` is the name of
/// the text in messages.
///
/// # Errors
///
/// Fails if the text is not a position.
pub fn position(
    set: &RuleSet,
    text: &str,
    name: &str,
) -> Result<(Position, Vec<FenRepair>), Error> {
    match parse_fen(text, &set.numbering(), set.first_color()) {
        Ok(Fen { position, notes, .. }) => {
            Ok((position, notes.into_iter().map(|note| note.mended).collect()))
        }
        Err(FenError { fault, span }) => {
            let finding = Finding::of(SetupFault::PositionInvalid { why: fault.clone() }, span);
            Err(of_text(finding.remarked(&fault), name, text))
        }
    }
}

/// Places a finding in a text.
fn of_text(finding: Finding, name: &str, text: &str) -> Error {
    let place = LineMap::new(text.as_bytes()).place(finding.span.start);
    Error::Text { name: name.into(), text: text.into(), finding: Box::new(finding.at(place)) }
}
