//! One line of an opening table.

use serde::Serialize;

use super::{OpeningMessage, TableText};
use crate::ruling::svg;
use crate::words::{Frame, Language, say};
use crate::{DiagramStyle, diagram, json_of_plain, printable};
use draughts_games::board::{Color, SquareStyle, write_fen};
use draughts_games::openings::{Misprint, Opening, OpeningLine, Table};
use draughts_ground::said::Told;

/// Name and version of the format.
pub const OPENING_SCHEMA: &str = "arbiter.opening/1";

/// A line of a table of openings, with its position.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LineView {
    /// `arbiter.opening/1`.
    pub schema: &'static str,
    /// The name of the table.
    pub table: String,
    /// The title of the table.
    pub title: String,
    /// The number of the line, as printed.
    pub number: String,
    /// The rule set.
    pub rules: String,
    /// The line as written in a document.
    pub line: String,
    /// The moves in full notation.
    pub moves: Vec<String>,
    /// The position reached.
    pub fen: String,
    /// The player to move: `white` or `black`.
    pub to_move: &'static str,
    /// The mandatory captures; empty if there are none.
    pub due: Vec<String>,
    /// The number of legal moves.
    pub legal_moves: usize,
    /// The part of the table: `numbered`, `elsewhere` (unnumbered lines used elsewhere) or
    /// `unused`.
    pub part: &'static str,
    /// The decks that contain the line.
    pub decks: Vec<String>,
    /// The known or suspected misprints.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<serde_json::Value>"))]
    pub misprints: Vec<Misprint>,
    /// The other lines that lead to the same position.
    pub same: Vec<String>,
    /// The steps to reach it, as messages; not in the JSON.
    #[serde(skip)]
    done: Vec<OpeningMessage>,
    /// The board as text and as a drawing; not in the JSON.
    #[serde(skip)]
    drawn: [String; 2],
}

impl LineView {
    /// Returns the moves on one line, or the line as in a table document if it sets up a position.
    pub fn in_moves(&self) -> String {
        if self.moves.is_empty() { self.line.clone() } else { self.moves.join(" ") }
    }

    /// Makes the view of a line.
    pub fn of(table: &Table, opening: &Opening) -> Self {
        let position = &opening.position;
        let numbering = table.numbering();
        let legal = table.legal(position);
        Self {
            schema: OPENING_SCHEMA,
            table: table.name.clone(),
            title: table.title.clone(),
            number: opening.number.clone(),
            rules: table.rules().name.clone(),
            line: table.written(opening),
            moves: table.moves(opening),
            fen: write_fen(position, &numbering.with_style(SquareStyle::Numeric)),
            to_move: if position.turn() == Color::White { "white" } else { "black" },
            due: if legal.is_capture { legal.written.clone() } else { Vec::new() },
            legal_moves: legal.written.len(),
            part: opening.part.word(),
            decks: table.decks_of(opening).into_iter().map(str::to_owned).collect(),
            misprints: table.misprints_of(opening).cloned().collect(),
            same: table.same_as(opening).map(|other| other.number.clone()).collect(),
            done: done(table, opening),
            drawn: [
                diagram(position, numbering, DiagramStyle::default()),
                svg(position, numbering),
            ],
        }
    }

    /// Returns the steps that lead to the position, one sentence each.
    pub fn done(&self, language: Language) -> Vec<String> {
        self.done.iter().map(|done| say(done, language)).collect()
    }

    /// Returns the position as a diagram for a terminal.
    pub fn diagram(&self) -> &str {
        &self.drawn[0]
    }

    /// Returns the position as an SVG element.
    pub fn svg(&self) -> &str {
        &self.drawn[1]
    }

    /// Returns who is to move, in words.
    pub fn side(&self, language: Language) -> &'static str {
        Frame::of(language).to_move(self.to_move == "white")
    }

    /// Lists the compulsory captures, or says that there are none.
    pub fn compulsory_captures(&self, language: Language) -> String {
        say(
            &match self.due.is_empty() {
                true => OpeningMessage::Free { moves: self.legal_moves },
                false => OpeningMessage::Due { moves: self.due.clone() },
            },
            language,
        )
    }

    /// Returns the line for people.
    pub fn text(&self, language: Language) -> String {
        let (title, number) = (TableText::of(&self.title).said(), self.number.clone());
        let mut lines = vec![say(&OpeningMessage::Line { title, number }, language)];
        lines.extend(self.done(language));
        let mut more = vec![
            self.side(language).to_owned(),
            self.compulsory_captures(language),
            say(&OpeningMessage::Position { fen: self.fen.clone() }, language),
        ];
        let part = (self.part != "numbered").then_some(OpeningMessage::Part { part: self.part });
        let decks =
            (!self.decks.is_empty()).then(|| OpeningMessage::Decks { decks: self.decks.clone() });
        let same =
            (!self.same.is_empty()).then(|| OpeningMessage::Same { numbers: self.same.clone() });
        let misprints = self.misprints.iter().map(misprint);
        let noted = part.into_iter().chain(decks).chain(same).chain(misprints);
        more.extend(noted.map(|echo| say(&echo, language)));
        let text = |lines: &[String]| {
            lines.iter().map(|line| format!("{}\n", printable(line))).collect::<String>()
        };
        format!("{}{}{}", text(&lines), self.diagram(), text(&more))
    }

    /// Returns the line as JSON: `arbiter.opening/1`.
    pub fn json(&self) -> String {
        let text = serde_json::to_string_pretty(self).expect("a view is plain JSON");
        json_of_plain(text) + "\n"
    }
}

/// Returns the steps that lead to the position of a line.
fn done(table: &Table, opening: &Opening) -> Vec<OpeningMessage> {
    let name = |square| table.numbering().name(square);
    let moves = table.moves(opening).join(" ");
    let moves = (!moves.is_empty()).then_some(OpeningMessage::Moves { moves });
    match &opening.line {
        OpeningLine::Start => vec![OpeningMessage::Start],
        OpeningLine::Moves(_) => moves.into_iter().collect(),
        OpeningLine::Placed(placings) => Color::BOTH
            .into_iter()
            .filter_map(|color| {
                let side = if color == Color::White { "white" } else { "black" };
                let placing = placings[color]?;
                let (from, to) = (name(placing.from), name(placing.to));
                Some(OpeningMessage::Put { side, from, to })
            })
            .collect(),
        OpeningLine::Without { removed, .. } => {
            let (white, black) = (name(removed.white), name(removed.black));
            std::iter::once(OpeningMessage::TakenOff { white, black }).chain(moves).collect()
        }
    }
}

/// Describes a misprint.
pub(super) fn misprint(misprint: &Misprint) -> OpeningMessage {
    OpeningMessage::Misprint {
        field: misprint.field.word(),
        printed: TableText::of(&misprint.printed).said(),
        taken: TableText::of(&misprint.taken).said(),
        doubtful: misprint.doubtful,
        why: TableText::of(&misprint.why).said(),
    }
}
