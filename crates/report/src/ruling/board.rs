//! Diagrams for rulings: for a terminal, and for a page to print.

use super::super::{DiagramStyle, diagram};
use super::words::Phrase;
use draughts_games::board::{Color, Numbering, Position};

/// A position with its title.
#[derive(Debug, Clone)]
pub(in super::super) struct TitledPosition {
    /// "after White's 52nd move, Black to move".
    pub title: Phrase,
    /// The position.
    pub position: Position,
    /// The numbering of its squares.
    pub numbering: Numbering,
}

/// The side of a square, in units of the drawing.
const SIDE: usize = 20;

impl TitledPosition {
    /// Draws the position in letters and dots.
    pub(crate) fn ascii(&self) -> String {
        let style = DiagramStyle { ascii: true, ..DiagramStyle::default() };
        diagram(&self.position, &self.numbering, style)
    }

    /// Draws the position as an SVG element.
    pub(crate) fn svg(&self) -> String {
        svg(&self.position, &self.numbering)
    }
}

/// Draws a position as an SVG element for black ink.
///
/// Men are rings and discs, and a king has a second ring. Nothing in the drawing comes from a
/// record.
pub(in super::super) fn svg(position: &Position, numbering: &Numbering) -> String {
    let rows = i16::from(numbering.geometry.rows());
    let all = usize::from(numbering.geometry.rows()) * SIDE;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-1 -1 {0} {0}\" role=\"img\">",
        all + 2
    );
    out.push_str(&format!(
        "<rect width=\"{all}\" height=\"{all}\" fill=\"#fff\" stroke=\"#000\"/>"
    ));
    for (row, y) in (0..rows).zip((0..).step_by(SIDE)) {
        for (column, x) in (0..rows).zip((0..).step_by(SIDE)) {
            let Some(square) = numbering.at_printed_place(column, row) else {
                continue;
            };
            let shade = match numbering.geometry.uses_all_squares() {
                true => "#fff\" stroke=\"#999",
                false => "#ddd",
            };
            out.push_str(&format!(
                "<rect x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\" fill=\"{shade}\"/>"
            ));
            let (cx, cy) = (x + SIDE / 2, y + SIDE / 2);
            match position.piece_at(square) {
                None => out.push_str(&format!(
                    "<text x=\"{}\" y=\"{}\" font-size=\"6\" fill=\"#555\">{}</text>",
                    x + 1,
                    y + 6,
                    numbering.name(square)
                )),
                Some(piece) => {
                    let (fill, line) = match piece.color {
                        Color::White => ("#fff", "#000"),
                        Color::Black => ("#000", "#fff"),
                    };
                    out.push_str(&format!(
                        "<circle cx=\"{cx}\" cy=\"{cy}\" r=\"8\" fill=\"{fill}\" stroke=\"#000\"/>"
                    ));
                    if piece.is_king {
                        out.push_str(&format!(
                            "<circle cx=\"{cx}\" cy=\"{cy}\" r=\"4\" fill=\"none\" \
                             stroke=\"{line}\" stroke-width=\"2\"/>"
                        ));
                    }
                }
            }
        }
    }
    out.push_str("</svg>");
    out
}
