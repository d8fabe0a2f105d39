//! `arbiter moves`.

use std::io::Write;

use anyhow::Context;
use clap::Args;
use serde_json::{Value, json};

use super::exit::{Failure, Outcome};
use super::rule_set::{RuleArgs, Squares, numbering, position};
use super::rules::Format;
use crate::app::Error;
use crate::board::{Numbering, Position, Square, SquareStyle, write_fen};
use crate::diag::{Code, Finding, LineMap, Span};
use crate::moves::{Generator, Move, MoveWriter, Refusal, Resolved, refusal, resolve};
use crate::pdn::{MoveText, SquareName};
use crate::record::codes;
use crate::report::printable;
use crate::report::rules::json_text;
use crate::rules::RuleSet;

/// The legal moves of a position, or why a move is not among them.
#[derive(Debug, Args)]
pub struct MovesArgs {
    #[command(flatten)]
    rules: RuleArgs,
    /// The position; the rule set's start without it.
    #[arg(long, value_name = "FEN", allow_hyphen_values = true)]
    fen: Option<String>,
    /// Moves played from there first, such as "32-28 19-23 28x19".
    #[arg(long, value_name = "MOVES", default_value = "")]
    after: String,
    /// Say why this move is not legal.
    #[arg(long, value_name = "MOVE")]
    why: Option<String>,
    /// How to write squares.
    #[arg(long, value_enum)]
    squares: Option<Squares>,
    /// How to print it.
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

/// A rule set with its generator and its way of writing.
pub(super) struct Desk {
    pub(super) set: RuleSet,
    pub(super) generator: Generator,
    pub(super) numbering: Numbering,
    pub(super) writer: MoveWriter,
}

/// Runs the command.
pub fn run(args: MovesArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let set = args.rules.load()?;
    let desk = Desk::new(set, args.squares);
    let start = position(&desk.set, args.fen.as_deref())?;
    let played = desk.follow(start, &args.after, "--after")?;
    let position = played.last().map_or(start, |(_, position)| *position);
    if let Some(why) = &args.why {
        return desk.why(&position, why, args.format, out);
    }
    let legal = desk.legal(&position);
    match args.format {
        Format::Text if legal.is_empty() => {
            writeln!(out, "{} has no legal move", position.turn()).context("writing")?;
        }
        Format::Text => {
            for mv in &legal {
                writeln!(out, "{}", desk.line(&position, &legal, mv)).context("writing")?;
            }
        }
        Format::Json => {
            let moves: Vec<Value> =
                legal.iter().map(|mv| desk.json(&position, &legal, mv)).collect();
            let view = json!({
                "schema": "arbiter.moves/1",
                "rules": desk.set.label(),
                "fen": write_fen(&position, &desk.numbering),
                "moves": moves,
            });
            out.write_all(json_text(&view).as_bytes()).context("writing")?;
        }
    }
    Ok(Outcome::Fine)
}

impl Desk {
    /// The desk of a rule set.
    pub(super) fn new(set: RuleSet, squares: Option<Squares>) -> Self {
        let numbering = numbering(&set, squares);
        Self {
            generator: Generator::new(&set),
            writer: MoveWriter::with_numbering(&set, numbering),
            numbering,
            set,
        }
    }

    /// The legal moves in the order of the printed squares.
    fn legal(&self, position: &Position) -> Vec<Move> {
        let mut legal = self.generator.legal_moves(position);
        self.writer.sort(&mut legal);
        legal
    }

    /// Some moves, each of which must be legal, with the position after each.
    ///
    /// `name` is what the text is called in messages.
    pub(super) fn follow(
        &self,
        start: Position,
        after: &str,
        name: &str,
    ) -> Result<Vec<(Move, Position)>, Failure> {
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
                    let reason = refused.map_or_else(String::new, |refused| refused.message);
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
    ) -> Result<Vec<Square>, Failure> {
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

    fn why(
        &self,
        position: &Position,
        word: &str,
        format: Format,
        out: &mut dyn Write,
    ) -> Result<Outcome, Failure> {
        let squares = self.squares(word, word, "--why", Span::new(0, word.len()))?;
        let legal = self.legal(position);
        let resolved = resolve(&self.generator, position, &legal, &squares);
        let refused = match &resolved {
            Resolved::None => self.refusal(position, &legal, &squares),
            _ => None,
        };
        let word = printable(word);
        let (code, message) = match (&resolved, &refused) {
            (_, Some(refused)) => (Some(refused.kind.code()), refused.message.clone()),
            (Resolved::One(_), _) => (None, "it is legal".to_owned()),
            (Resolved::Several(moves), _) => {
                let written = self.list(position, moves);
                (Some(codes::MOVE_AMBIGUOUS), format!("it can mean {written}"))
            }
            _ => (Some(codes::PATH_IMPOSSIBLE), "no capture goes by these squares".to_owned()),
        };
        let article = refused.as_ref().map(|refused| self.set.cite(&refused.citation));
        let required: Vec<String> = legal
            .iter()
            .map(|mv| self.writer.write(&self.generator, position, &legal, mv))
            .collect();
        if format == Format::Json {
            let view = json!({
                "schema": "arbiter.why/1",
                "rules": self.set.label(),
                "fen": write_fen(position, &self.numbering),
                "move": word,
                "code": code.map(|code| code.code),
                "message": message,
                "article": article,
                "legal": required,
            });
            out.write_all(json_text(&view).as_bytes()).context("writing")?;
        } else {
            let code_words = code.map_or_else(String::new, |code| format!(" [{code}]"));
            writeln!(out, "{word}: {message}{code_words}").context("writing")?;
            if let Some(article) = &article {
                writeln!(out, "  article: {article}").context("writing")?;
            }
            if code.is_some() {
                writeln!(out, "  legal: {}", self.list(position, &legal)).context("writing")?;
            }
        }
        Ok(if code.is_some() { Outcome::Wrong } else { Outcome::Fine })
    }
}

fn fault(
    code: &'static Code,
    message: String,
    help: String,
    name: &str,
    text: &str,
    span: Span,
) -> Failure {
    let finding = Finding::new(code, message, span)
        .help(help)
        .at(LineMap::new(text.as_bytes()).place(span.start));
    Error::Text { name: name.into(), text: text.into(), finding: Box::new(finding) }.into()
}
