//! The legal moves of a position, and the reasons other moves are illegal.

mod asked;

use super::Error;
use draughts_games::board::{Fen, FenError, FenRepair, Position, Square, SquareStyle, parse_fen};
use draughts_games::moves::{Game, Move, Resolved};
use draughts_games::pdn::{MoveText, SquareName};
use draughts_games::record::codes;
use draughts_games::record::found::{Broken, MoveChoice, SetupFault};
use draughts_games::rules::{Irregularity, RuleSet};
use draughts_ground::diag::{Citation, Code, Finding, Found, LineMap, Span};
use draughts_ground::said::{Said, Told};
use draughts_report::words::{Language, say};
use draughts_report::{MoveView, MovesView, SquareView, WhyView, printable, to_printable_json};

use asked::some_of;
pub use asked::{AskedAnswer, AskedMove};

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

/// Plays moves, each of which must be legal, and returns them with the game after each.
///
/// `name` is the name of the text in messages.
///
/// # Errors
///
/// Fails for a word that is not a move, a move that is not legal, and an ambiguous capture.
pub fn follow(start: &Game, after: &str, name: &str) -> Result<Vec<(Move, Game)>, Error> {
    let mut game = start.clone();
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
        let squares = squares(&game, word, after, name, span)?;
        let text = || printable(word).into_owned();
        let wrong = match game.resolve(&squares) {
            Resolved::One(mv) => {
                game.play(&mv).expect("the move is one of the legal ones");
                played.push((mv, game.clone()));
                continue;
            }
            Resolved::Several(moves) | Resolved::OtherPath(moves) => {
                let captures =
                    MoveChoice::of(&game.written(&moves)).expect("several moves are some");
                AskedMove::Ambiguous { text: text(), captures }
            }
            Resolved::None => {
                let why = game.refusal(&squares).map(|refused| refused.why.said());
                AskedMove::NotLegal { text: text(), why, legal: some_of(&game.written_moves()) }
            }
        };
        return Err(of_text(Finding::of(wrong, span), name, after));
    }
    Ok(played)
}

fn squares(
    game: &Game,
    word: &str,
    text: &str,
    name: &str,
    span: Span,
) -> Result<Vec<Square>, Error> {
    let bad = |wrong: AskedMove| of_text(Finding::of(wrong, span), name, text);
    let shown = || printable(word).into_owned();
    let example = || {
        let start = Game::new(game.set().clone()).with_style(game.numbering().style);
        start.written_moves().into_iter().next().unwrap_or_default()
    };
    let numbering = game.numbering();
    let written = MoveText::parse(word.as_bytes())
        .map_err(|why| bad(AskedMove::NotAMove { text: shown(), why, example: example() }))?;
    written
        .squares()
        .iter()
        .map(|square| {
            let found = match square.name {
                SquareName::Number(number) => numbering.square_of_number(number.into()),
                SquareName::Letters { file, rank } => {
                    numbering.square_of_letters(char::from(b'a' + file), rank.into())
                }
                SquareName::File { .. } => {
                    return Err(bad(AskedMove::FileAlone { text: shown(), example: example() }));
                }
            };
            found.ok_or_else(|| {
                let square = word[square.span().start..square.span().end].to_owned();
                let squares = numbering.range();
                bad(AskedMove::NoSquare { square, squares, example: example() })
            })
        })
        .collect()
}

/// Describes a legal move: its notation, and the captured pieces.
fn line(game: &Game, mv: &Move, written: String, language: Language) -> String {
    if !mv.is_capture() {
        return written;
    }
    let taken: Vec<String> =
        captured(game, mv).into_iter().map(|square| game.numbering().name(square)).collect();
    say(&AskedAnswer::Takes { written, squares: taken.join(" ") }, language)
}

fn move_view(game: &Game, mv: &Move, notation: String) -> MoveView {
    let route = game.generator().routes(game.position(), mv, 64).into_iter().next();
    let mut path = vec![mv.from()];
    path.extend(route.unwrap_or_else(|| vec![mv.to()]));
    MoveView {
        notation,
        from: square_view(game, mv.from()),
        to: square_view(game, mv.to()),
        captured: captured(game, mv).into_iter().map(|square| square_view(game, square)).collect(),
        path: path.into_iter().map(|square| square_view(game, square)).collect(),
        promotes: mv.promotes(),
    }
}

/// Returns the squares of the captured pieces, in number order.
fn captured(game: &Game, mv: &Move) -> Vec<Square> {
    let mut squares: Vec<Square> = mv.captured().iter().collect();
    squares.sort_by_key(|&square| game.numbering().number(square));
    squares
}

/// Returns a number if squares are numbered, otherwise text.
fn square_view(game: &Game, square: Square) -> SquareView {
    match game.numbering().style {
        SquareStyle::Numeric => SquareView::Number(game.numbering().number(square)),
        SquareStyle::Algebraic => SquareView::Name(game.numbering().name(square)),
    }
}

/// Returns the legal moves, one per line.
pub fn text_of(game: &Game, language: Language) -> String {
    let legal = game.legal_moves();
    if legal.is_empty() {
        return say(&AskedAnswer::NoneLegal { side: game.turn() }, language) + "\n";
    }
    let line = |(mv, written)| line(game, mv, written, language) + "\n";
    legal.iter().zip(game.written_moves()).map(line).collect()
}

/// Returns the legal moves as JSON: `arbiter.moves/1`.
pub fn json_of(game: &Game) -> String {
    let moves = game.legal_moves().iter().zip(game.written_moves());
    to_printable_json(&MovesView {
        schema: "arbiter.moves/1",
        rules: game.set().label().to_string(),
        fen: game.fen(),
        moves: moves.map(|(mv, written)| move_view(game, mv, written)).collect(),
    })
}

/// Tells whether a move is legal, and if not, the reason; `name` is its name in messages.
///
/// # Errors
///
/// Fails if the word is not a move.
pub fn why(game: &Game, word: &str, name: &str) -> Result<MoveExplanation, Error> {
    let squares = squares(game, word, word, name, Span::new(0, word.len()))?;
    let resolved = game.resolve(&squares);
    let is_none = resolved == Resolved::None;
    let refused = if is_none { game.refusal(&squares) } else { None };
    let too_many = if is_none { went_on(game, &squares) } else { None };
    if let Some(square) = too_many {
        let wrong = Broken::TooMany { square: game.numbering().name(square), crowned: false };
        let (code, what) = (Some(wrong.code()), wrong.said());
        let field = &game.set().irregular_move.source;
        let source = game.set().conduct_cited(Irregularity::CaptureTooMany, field);
        return Ok(answered(game, word, (code, what), Some(source)));
    }
    let (code, what) = match (&resolved, &refused) {
        (_, Some(refused)) => (Some(refused.why.code()), refused.why.said()),
        (Resolved::One(_), _) => (None, AskedAnswer::Legal.said()),
        (Resolved::Several(moves), _) => {
            let moves = some_of(&game.written(moves));
            (Some(codes::MOVE_AMBIGUOUS), AskedAnswer::Several { moves }.said())
        }
        _ => (Some(codes::PATH_IMPOSSIBLE), AskedAnswer::NoPath.said()),
    };
    let source = refused.map(|refused| refused.citation);
    Ok(answered(game, word, (code, what), source))
}

/// Returns the square on which a legal capture was complete, if the written route continues from
/// it.
fn went_on(game: &Game, squares: &[Square]) -> Option<Square> {
    (2..squares.len()).rev().find_map(|end| match game.resolve(&squares[..end]) {
        Resolved::One(mv) if mv.is_capture() => Some(mv.to()),
        _ => None,
    })
}

fn answered(
    game: &Game,
    word: &str,
    (code, what): (Option<&'static Code>, Said),
    source: Option<Citation>,
) -> MoveExplanation {
    MoveExplanation {
        rules: game.set().label().to_string(),
        fen: game.fen(),
        word: printable(word).into_owned(),
        code,
        what,
        article: source.map(|source| game.set().cite(&source)),
        legal: game.written_moves(),
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
