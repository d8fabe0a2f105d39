//! A game as data for the script: JSON inside the page.
//!
//! - `board`: the number of rows; the squares in play (0 or 1: those with an even or odd sum of
//!   column and row, counted from 0 at the upper left; 2: all); the corner of square 1; the corner
//!   of a1, or -1 if squares have numbers. Corners are 0 upper left, 1 upper right, 2 lower left, 3
//!   lower right.
//! - `start`: a string as in [`super::changes`].
//! - `turn`, `opens`: `w` or `b`.
//! - `line`: numbers, strings and objects. A number is the move number of the next move, if it is
//!   not the expected one. A string is a move: its [change](super::changes), a space, and its text;
//!   without a change if it could not be followed. An object has one of these keys: `c` comment,
//!   `i` incident, `k` clock, `n` moves that are not followed, `r` remark (kind, text, article, and
//!   the language of the text if it is not that of the page), `p` change of the position, `v`
//!   variation. A variation replaces the move before it, or follows it if there is an `s`.

use serde_json::Value;

use super::changes::Cells;
use super::game::{LineItem, ViewedGame};
use super::words::ViewerWord;
use crate::printable;
use crate::words::say;
use draughts_games::board::{Color, Corner, Numbering, SquareStyle};

impl ViewedGame {
    /// Returns the data of the game in an element that none of its texts can end.
    ///
    /// Empty if the first position is not known.
    pub(crate) fn data_html(&self) -> String {
        let Some(start) = self.start else { return String::new() };
        let mut cells = Cells::of(&self.printed);
        let [rows, in_play, first, letters] = board(&self.printed);
        let mut out = format!(
            r#"{BEGIN}>{{"board":[{rows},{in_play},{first},{letters}],"start":"{}","turn":"{}","opens":"{}","line":"#,
            cells.text(&start),
            side(start.turn()),
            side(self.opens),
        );
        self.items(&self.line, &mut cells, &mut out);
        out.push('}');
        out.push_str(END);
        out
    }

    fn items(&self, line: &[LineItem], cells: &mut Cells, out: &mut String) {
        // The number of the last move, from which the next number follows.
        let mut number = None;
        let mut between = "[";
        for shown in line {
            out.push_str(between);
            between = ",";
            match shown {
                LineItem::Move(mv) => {
                    let opens = u32::from(mv.side == self.opens);
                    let due = number.map(|last: u32| last.saturating_add(opens));
                    if due != Some(mv.number) {
                        out.push_str(&format!("{},", mv.number));
                    }
                    number = Some(mv.number);
                    out.push('"');
                    if let Some((before, after)) = &mv.positions {
                        cells.change(before, after, mv.ends, out);
                    }
                    out.push(' ');
                    put(&printable(&mv.text), out);
                    out.push('"');
                }
                LineItem::Set { before, after } => {
                    out.push_str(r#"{"p":""#);
                    cells.change(before, after, None, out);
                    out.push_str(r#""}"#);
                }
                LineItem::Comment(text) => {
                    texts(r#"{"c":"#, &[text], "}", out);
                }
                LineItem::Incident { text, foreign: None } => {
                    texts(r#"{"i":"#, &[text], "}", out);
                }
                LineItem::Incident { text, foreign: Some(language) } => {
                    texts(r#"{"r":["#, &["comment", text, "", language.code()], "]}", out);
                }
                LineItem::Clock(time) => texts(r#"{"k":"#, &[time], "}", out),
                LineItem::NotFollowed => {
                    let text = say(&ViewerWord::NotFollowed, self.language);
                    texts(r#"{"n":"#, &[&text], "}", out);
                }
                LineItem::Remark(remark) => {
                    let article = remark.article.as_deref().unwrap_or_default();
                    let mut said = vec![remark.kind.word(), &remark.text, article];
                    said.extend(remark.foreign.map(|language| language.code()));
                    texts(r#"{"r":["#, &said, "]}", out);
                }
                LineItem::Variation { follows, line } => {
                    out.push_str(r#"{"v":"#);
                    self.items(line, cells, out);
                    out.push_str(if *follows { r#","s":1}"# } else { "}" });
                }
            }
        }
        out.push_str(if line.is_empty() { "[]" } else { "]" });
    }
}

/// Writes texts as strings between `before` and `after`.
fn texts(before: &str, texts: &[&str], after: &str, out: &mut String) {
    out.push_str(before);
    for (at, text) in texts.iter().enumerate() {
        out.push_str(if at == 0 { "\"" } else { ",\"" });
        put(&printable(text), out);
        out.push('"');
    }
    out.push_str(after);
}

/// Writes the inside of a JSON string that cannot end an HTML element.
fn put(text: &str, out: &mut String) {
    let is_plain = |byte: u8| {
        matches!(byte, b' '..=b'~') && !matches!(byte, b'"' | b'\\' | b'<' | b'>' | b'&')
    };
    if text.bytes().all(is_plain) {
        return out.push_str(text);
    }
    let json = serde_json::to_string(text).unwrap_or_default();
    harmless(json.get(1..json.len().saturating_sub(1)).unwrap_or_default(), out);
}

const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "w",
        Color::Black => "b",
    }
}

/// Returns the shape of a board and the order of its squares.
fn board(numbering: &Numbering) -> [i32; 4] {
    let corner = |corner: Corner| match corner {
        Corner::TopLeft => 0,
        Corner::TopRight => 1,
        Corner::BottomLeft => 2,
        Corner::BottomRight => 3,
    };
    let in_play = match numbering.at_printed_place(0, 0).is_some() {
        _ if numbering.geometry.uses_all_squares() => 2,
        upper_left => i32::from(!upper_left),
    };
    let letters = match numbering.style {
        SquareStyle::Numeric => -1,
        SquareStyle::Algebraic => corner(numbering.letters),
    };
    [i32::from(numbering.geometry.rows()), in_play, corner(numbering.first), letters]
}

/// The beginning and the end of an element with data, which is not run.
const BEGIN: &str = r#"<script type="application/json""#;
const END: &str = "</script>";

/// Returns data in an element that is not run, and that no text in it can end.
pub(super) fn in_script(attributes: &str, data: &Value) -> String {
    let mut out = String::from(BEGIN);
    if !attributes.is_empty() {
        out.push(' ');
        out.push_str(attributes);
    }
    out.push('>');
    harmless(&data.to_string(), &mut out);
    out.push_str(END);
    out
}

/// Writes JSON that cannot end an HTML element.
fn harmless(json: &str, out: &mut String) {
    for c in json.chars() {
        match c {
            // These occur only in texts, where a character may be escaped.
            '<' | '>' | '&' | '\u{2028}' | '\u{2029}' => {
                out.push_str(&format!("\\u{:04x}", u32::from(c)));
            }
            _ => out.push(c),
        }
    }
}
