//! What can be played in a position, and why a move cannot.

use serde_json::{Value, json};

use super::Error;
use crate::board::{
    Color, Fen, FenError, FenMend, Numbering, Position, Square, SquareStyle, parse_fen, write_fen,
};
use crate::diag::{Code, Finding, Found, LineMap, Span};
use crate::moves::{Generator, Move, MoveWriter, Refusal, Resolved, refusal, resolve};
use crate::pdn::{MoveText, SquareName};
use crate::record::codes;
use crate::record::found::SetupFault;
use crate::report::printable;
use crate::report::rules::json_text;
use crate::rules::RuleSet;
use crate::words::{Language, say};
use draughts_ground::said::{Fact, Said, Told};
use draughts_ground::told;

/// A rule set with its generator and its way of writing.
pub struct Moves {
    /// The rule set.
    pub set: RuleSet,
    /// What is legal under it.
    pub generator: Generator,
    /// How squares are called.
    pub numbering: Numbering,
    /// How moves are written.
    pub writer: MoveWriter,
}

/// What a move that was asked about is.
#[derive(Debug, Clone)]
pub struct Why {
    rules: String,
    fen: String,
    word: String,
    code: Option<&'static Code>,
    said: Said,
    article: Option<String>,
    legal: Vec<String>,
}

told! {
    /// What is said of moves.
    pub enum MoveEcho {
        /// A side has none.
        NoLegalMove { color: Color } => "no-legal-move";
        /// A capture, and the squares it captures on.
        Takes { written: String, squares: String } => "move-takes";
        /// A move that is legal.
        IsLegal => "move-is-legal";
        /// What a word can mean.
        CanMean { moves: Moved } => "move-can-mean";
        /// No capture goes so.
        NoSuchCapture => "move-no-such-capture";
        /// What a move that was asked about is, and the code of what is wrong.
        Answer { word: String, what: Said, code: Option<&'static str> } => "move-answer";
        /// The article.
        Article { article: String } => "move-article";
        /// The moves that are legal.
        Legal { moves: Moved } => "move-legal";
        /// Some moves, and how many more there are.
        Several { moves: String, more: usize } => "moves-several";
        /// No moves.
        Nothing => "moves-none";
    }
}

/// Some moves in a message: the first dozen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moved(Said);

impl Moved {
    fn of(written: &[String]) -> Self {
        const SHOWN: usize = 12;
        let (shown, more) = written.split_at(written.len().min(SHOWN));
        Self(match shown {
            [] => MoveEcho::Nothing.said(),
            _ => MoveEcho::Several { moves: shown.join(" "), more: more.len() }.said(),
        })
    }
}

impl From<Moved> for Fact {
    fn from(moves: Moved) -> Self {
        Self::Said(moves.0)
    }
}

impl Moves {
    /// The moves of a rule set, written in a numbering.
    #[must_use]
    pub fn new(set: RuleSet, numbering: Numbering) -> Self {
        Self {
            generator: Generator::new(&set),
            writer: MoveWriter::with_numbering(&set, numbering),
            numbering,
            set,
        }
    }

    /// The legal moves in the order of the printed squares.
    #[must_use]
    pub fn legal(&self, position: &Position) -> Vec<Move> {
        let mut legal = self.generator.legal_moves(position);
        self.writer.sort(&mut legal);
        legal
    }

    /// Some moves, each of which must be legal, with the position after each.
    ///
    /// `name` is what the text is called in messages.
    /// # Errors
    ///
    /// A word that is no move, a move that is not legal, a capture that can be several.
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
                    let message =
                        format!("`{}` does not say which capture is meant", printable(word));
                    let help = format!("write {}", written.join(" or "));
                    return Err(fault(codes::MOVE_AMBIGUOUS, message, help, name, after, span));
                }
                Resolved::None => {
                    let refused = self.refusal(&position, &legal, &squares);
                    let reason = refused
                        .map_or_else(String::new, |refused| say(&refused.why, Language::English));
                    let message = format!("{} is not legal: {reason}", printable(word));
                    let help = format!("legal here: {}", self.list(&position, &legal));
                    return Err(fault(codes::MOVE_ILLEGAL, message, help, name, after, span));
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
        let bad = |message: String| {
            let help =
                format!("write the squares with a sign between them, such as {}", self.example());
            fault(codes::MOVE_UNREADABLE, message, help, name, text, span)
        };
        let written = MoveText::parse(word.as_bytes())
            .map_err(|error| bad(format!("`{}` is not a move: {error}", printable(word))))?;
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
                        let name = printable(word);
                        return Err(bad(format!(
                            "`{name}` gives the first square by its file alone"
                        )));
                    }
                };
                found.ok_or_else(|| {
                    let name = &word[square.span().start..square.span().end];
                    bad(format!("`{name}` is not a square; squares are {}", self.numbering.range()))
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

    /// Moves as they are written where those of `legal` can be played.
    fn written(&self, position: &Position, legal: &[Move]) -> Vec<String> {
        let write = |mv| self.writer.write(&self.generator, position, legal, mv);
        legal.iter().map(write).collect()
    }

    fn list(&self, position: &Position, legal: &[Move]) -> String {
        say(&Moved::of(&self.written(position, legal)).0, Language::English)
    }

    /// A legal move in words: its notation, and what it takes.
    fn line(&self, position: &Position, legal: &[Move], mv: &Move, language: Language) -> String {
        let notation = self.writer.write(&self.generator, position, legal, mv);
        if !mv.is_capture() {
            return notation;
        }
        let taken: Vec<String> =
            self.captured(mv).into_iter().map(|square| self.numbering.name(square)).collect();
        say(&MoveEcho::Takes { written: notation, squares: taken.join(" ") }, language)
    }

    fn json(&self, position: &Position, legal: &[Move], mv: &Move) -> Value {
        let route = self.generator.routes(position, mv, 64).into_iter().next();
        let mut path = vec![mv.from()];
        path.extend(route.unwrap_or_else(|| vec![mv.to()]));
        json!({
            "notation": self.writer.write(&self.generator, position, legal, mv),
            "from": self.square(mv.from()),
            "to": self.square(mv.to()),
            "captured": self.captured(mv).into_iter().map(|square| self.square(square)).collect::<Vec<_>>(),
            "path": path.into_iter().map(|square| self.square(square)).collect::<Vec<_>>(),
            "promotes": mv.promotes(),
        })
    }

    /// The squares a move captures on, in the order of their numbers.
    fn captured(&self, mv: &Move) -> Vec<Square> {
        let mut squares: Vec<Square> = mv.captured().iter().collect();
        squares.sort_by_key(|&square| self.numbering.number(square));
        squares
    }

    /// A number where squares are numbers, else text.
    fn square(&self, square: Square) -> Value {
        match self.numbering.style {
            SquareStyle::Numeric => self.numbering.number(square).into(),
            SquareStyle::Algebraic => self.numbering.name(square).into(),
        }
    }

    /// The legal moves in a language, one a line.
    #[must_use]
    pub fn text_of(&self, position: &Position, language: Language) -> String {
        let legal = self.legal(position);
        match legal.is_empty() {
            true => say(&MoveEcho::NoLegalMove { color: position.turn() }, language) + "\n",
            false => {
                let line = |mv| self.line(position, &legal, mv, language) + "\n";
                legal.iter().map(line).collect()
            }
        }
    }

    /// The legal moves: `arbiter.moves/1`.
    #[must_use]
    pub fn json_of(&self, position: &Position) -> String {
        let legal = self.legal(position);
        let moves: Vec<Value> = legal.iter().map(|mv| self.json(position, &legal, mv)).collect();
        json_text(&json!({
            "schema": "arbiter.moves/1",
            "rules": self.set.label(),
            "fen": write_fen(position, &self.numbering),
            "moves": moves,
        }))
    }

    /// Whether a move is legal, and why not; `name` is what it is called in messages.
    ///
    /// # Errors
    ///
    /// It is no move.
    pub fn why(&self, position: &Position, word: &str, name: &str) -> Result<Why, Error> {
        let squares = self.squares(word, word, name, Span::new(0, word.len()))?;
        let legal = self.legal(position);
        let resolved = resolve(&self.generator, position, &legal, &squares);
        let refused = match &resolved {
            Resolved::None => self.refusal(position, &legal, &squares),
            _ => None,
        };
        let (code, said) = match (&resolved, &refused) {
            (_, Some(refused)) => (Some(refused.why.code()), refused.why.said()),
            (Resolved::One(_), _) => (None, MoveEcho::IsLegal.said()),
            (Resolved::Several(moves), _) => {
                let moves = Moved::of(&self.written(position, moves));
                (Some(codes::MOVE_AMBIGUOUS), MoveEcho::CanMean { moves }.said())
            }
            (Resolved::OtherPath(_) | Resolved::None, _) => {
                (Some(codes::PATH_IMPOSSIBLE), MoveEcho::NoSuchCapture.said())
            }
        };
        Ok(Why {
            rules: self.set.label().to_string(),
            fen: write_fen(position, &self.numbering),
            word: printable(word).into_owned(),
            code,
            said,
            article: refused.as_ref().map(|refused| self.set.cite(&refused.citation)),
            legal: self.written(position, &legal),
        })
    }
}

impl Why {
    /// True if the move is legal as it stands.
    #[must_use]
    pub const fn is_legal(&self) -> bool {
        self.code.is_none()
    }

    /// For people, in a language.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        let (word, what) = (self.word.clone(), self.said.clone());
        let code = self.code.map(|code| code.code);
        let mut text = say(&MoveEcho::Answer { word, what, code }, language) + "\n";
        if let Some(article) = self.article.clone() {
            text.push_str(&format!("  {}\n", say(&MoveEcho::Article { article }, language)));
        }
        if self.code.is_some() {
            let moves = Moved::of(&self.legal);
            text.push_str(&format!("  {}\n", say(&MoveEcho::Legal { moves }, language)));
        }
        text
    }

    /// For programs: `arbiter.why/1`.
    #[must_use]
    pub fn json(&self) -> String {
        json_text(&json!({
            "schema": "arbiter.why/1",
            "rules": self.rules,
            "fen": self.fen,
            "move": self.word,
            "code": self.code.map(|code| code.code),
            "message": say(&self.said, Language::English),
            "article": self.article,
            "legal": self.legal,
        }))
    }
}

/// The position of a FEN under a rule set, with what was mended in it; `name` is
/// what the text is called in messages.
///
/// # Errors
///
/// It is none.
pub fn position(set: &RuleSet, text: &str, name: &str) -> Result<(Position, Vec<FenMend>), Error> {
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

/// A finding about a text, at its place.
fn of_text(finding: Finding, name: &str, text: &str) -> Error {
    let place = LineMap::new(text.as_bytes()).place(finding.span.start);
    Error::Text { name: name.into(), text: text.into(), finding: Box::new(finding.at(place)) }
}

fn fault(
    code: &'static Code,
    message: String,
    help: String,
    name: &str,
    text: &str,
    span: Span,
) -> Error {
    of_text(Finding::new(code, message, span).help(help), name, text)
}
