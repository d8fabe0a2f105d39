//! A game as data for the script: JSON inside the page.
//!
//! `board`: rows; which squares are in play (0 or 1: those whose column and row, from 0 at the
//! upper left, add up to an even or an odd number; 2: all); the corner of square 1; the corner of
//! a1, or -1 if squares have numbers. Corners: 0 upper left, 1 upper right, 2 lower left, 3 lower
//! right. `start`: a string as in [`super::changes`]. `turn`, `opens`: `w` or `b`.
//!
//! `line`: a number is the move number of the next move, where it is not the one that follows; a
//! string is a move, its [change](super::changes), a blank, and its text, with no change if it
//! could not be followed. An object is anything else: `c` a comment, `i` an incident, `k` a clock,
//! `n` what is not followed, `r` a remark (kind, text, article, the language of the text if it is
//! not that of the page), `p` a change of the position, `v` a variation, which replaces the move
//! before it, or follows it if there is `s`.

use serde_json::{Value, json};

use super::changes::{cells, change};
use super::game::{Shown, ViewedGame};
use super::words::ViewerWord;
use crate::board::{Color, Corner, Numbering, SquareStyle};
use crate::report::printable;
use crate::words::say;

impl ViewedGame {
    /// The data of the game in an element that no text of it can end; empty if its first
    /// position is not known.
    #[must_use]
    pub fn data_html(&self) -> String {
        self.data().map_or_else(String::new, |data| in_script("", &data))
    }

    /// The data of the game.
    pub(super) fn data(&self) -> Option<Value> {
        let start = self.start?;
        let text = |bytes: Vec<u8>| bytes.into_iter().map(char::from).collect::<String>();
        Some(json!({
            "board": board(&self.printed),
            "start": text(cells(&start, &self.printed)),
            "turn": side(start.turn()),
            "opens": side(self.opens),
            "line": self.items(&self.line),
        }))
    }

    fn items(&self, line: &[Shown]) -> Vec<Value> {
        let mut items = Vec::with_capacity(line.len());
        // The number that the next move has if nothing is said.
        let mut number = None;
        for shown in line {
            let item = match shown {
                Shown::Move(mv) => {
                    let opens = u32::from(mv.side == self.opens);
                    let due = number.map(|last: u32| last.saturating_add(opens));
                    if due != Some(mv.number) {
                        items.push(mv.number.into());
                    }
                    number = Some(mv.number);
                    let changed = mv
                        .positions
                        .map(|(before, after)| change(&before, &after, mv.ends, &self.printed));
                    format!("{} {}", changed.unwrap_or_default(), printable(&mv.text)).into()
                }
                Shown::Set { before, after } => {
                    json!({ "p": change(before, after, None, &self.printed) })
                }
                Shown::Comment(text) => json!({ "c": printable(text) }),
                Shown::Incident(text) => json!({ "i": printable(text) }),
                Shown::Clock(time) => json!({ "k": time }),
                Shown::NotFollowed => json!({ "n": say(&ViewerWord::NotFollowed, self.language) }),
                Shown::Remark(remark) => {
                    let article = remark.article.as_deref().unwrap_or_default();
                    let kind = remark.kind.word();
                    let mut said = vec![kind.into(), printable(&remark.text), printable(article)];
                    said.extend(remark.foreign.map(|language| language.code().into()));
                    json!({ "r": said })
                }
                Shown::Variation { follows: false, line } => json!({ "v": self.items(line) }),
                Shown::Variation { follows: true, line } => {
                    json!({ "v": self.items(line), "s": 1 })
                }
            };
            items.push(item);
        }
        items
    }
}

const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "w",
        Color::Black => "b",
    }
}

/// The shape of a board and the order of its squares.
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

/// Data in an element of a page that is no script and that no text in it can end.
pub(super) fn in_script(attributes: &str, data: &Value) -> String {
    let mut out = String::from(r#"<script type="application/json""#);
    if !attributes.is_empty() {
        out.push(' ');
        out.push_str(attributes);
    }
    out.push('>');
    for c in data.to_string().chars() {
        match c {
            // These stand in texts alone, where a character may be written by its number.
            '<' | '>' | '&' | '\u{2028}' | '\u{2029}' => {
                out.push_str(&format!("\\u{:04x}", u32::from(c)));
            }
            _ => out.push(c),
        }
    }
    out.push_str("</script>");
    out
}
