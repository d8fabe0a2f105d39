//! What can be played in a position, and why a move cannot.

use serde_json::{Value, json};

use super::Error;
use crate::board::{
    Fen, FenError, FenMend, Numbering, Position, Square, SquareStyle, parse_fen, write_fen,
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
    message: String,
    article: Option<String>,
    legal: Vec<String>,
    /// The legal moves in words.
    listed: String,
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

    fn list(&self, position: &Position, legal: &[Move]) -> String {
        const SHOWN: usize = 12;
        let mut words: Vec<String> = legal
            .iter()
            .take(SHOWN)
            .map(|mv| self.writer.write(&self.generator, position, legal, mv))
            .collect();
        if legal.len() > SHOWN {
            words.push(format!("and {} more", legal.len() - SHOWN));
        }
        if words.is_empty() { "nothing".into() } else { words.join(" ") }
    }

    /// A legal move in words: its notation, and what it takes.
    fn line(&self, position: &Position, legal: &[Move], mv: &Move) -> String {
        let notation = self.writer.write(&self.generator, position, legal, mv);
        if !mv.is_capture() {
            return notation;
        }
        let taken: Vec<String> =
            self.captured(mv).into_iter().map(|square| self.numbering.name(square)).collect();
        format!("{notation}   takes {}", taken.join(" "))
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

    /// The legal moves, one a line.
    #[must_use]
    pub fn text_of(&self, position: &Position) -> String {
        let legal = self.legal(position);
        match legal.is_empty() {
            true => format!("{} has no legal move\n", position.turn()),
            false => legal.iter().map(|mv| self.line(position, &legal, mv) + "\n").collect(),
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
        let (code, message) = match (&resolved, &refused) {
            (_, Some(refused)) => (Some(refused.why.code()), say(&refused.why, Language::English)),
            (Resolved::One(_), _) => (None, "it is legal".to_owned()),
            (Resolved::Several(moves), _) => {
                let written = self.list(position, moves);
                (Some(codes::MOVE_AMBIGUOUS), format!("it can mean {written}"))
            }
            _ => (Some(codes::PATH_IMPOSSIBLE), "no capture goes by these squares".to_owned()),
        };
        let written =
            legal.iter().map(|mv| self.writer.write(&self.generator, position, &legal, mv));
        Ok(Why {
            rules: self.set.label().to_string(),
            fen: write_fen(position, &self.numbering),
            word: printable(word).into_owned(),
            code,
            message,
            article: refused.as_ref().map(|refused| self.set.cite(&refused.citation)),
            legal: written.collect(),
            listed: self.list(position, &legal),
        })
    }
}

impl Why {
    /// True if the move is legal as it stands.
    #[must_use]
    pub const fn is_legal(&self) -> bool {
        self.code.is_none()
    }

    /// For people.
    #[must_use]
    pub fn text(&self) -> String {
        let code = self.code.map_or_else(String::new, |code| format!(" [{code}]"));
        let mut text = format!("{}: {}{code}\n", self.word, self.message);
        if let Some(article) = &self.article {
            text.push_str(&format!("  article: {article}\n"));
        }
        if self.code.is_some() {
            text.push_str(&format!("  legal: {}\n", self.listed));
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
            "message": self.message,
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
