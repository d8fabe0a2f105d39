//! A diagram of a position for a terminal.

use draughts_games::board::{Numbering, Piece, Position};

/// How a position is drawn.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct DiagramStyle {
    /// Only ASCII: `w W b B` instead of piece symbols.
    pub ascii: bool,
    /// Whether every empty square shows its number or name instead of a dot.
    pub numbers: bool,
    /// Whether Black is at the bottom.
    pub flipped: bool,
}

/// Draws a position with labelled edges.
///
/// The labels are the numbers of the outer squares, or letters and digits if the rule set prints
/// those.
pub fn diagram(position: &Position, numbering: &Numbering, style: DiagramStyle) -> String {
    let geometry = numbering.geometry;
    let turned = |side: u8| if style.flipped { geometry.rows() - 1 - side } else { side };
    let sides = (0..geometry.rows()).map(turned);
    let letters = matches!(numbering.style, draughts_games::board::SquareStyle::Algebraic);
    let width = if style.numbers { 3 } else { 2 };
    let mut out = String::new();
    for printed in sides.clone() {
        let row = i16::from(printed);
        let columns = sides.clone().map(i16::from);
        let mut line = String::new();
        if letters {
            line.push_str(&format!("{:>2} ", numbering.rank_of_row(printed) + 1));
        } else {
            line.push_str("   ");
        }
        for column in columns.clone() {
            let cell = match numbering.at_printed_place(column, row) {
                None => String::new(),
                Some(square) => match position.piece_at(square) {
                    Some(piece) => symbol(piece, style.ascii).to_string(),
                    None if style.numbers => numbering.name(square),
                    None => ".".to_owned(),
                },
            };
            // Symbols are one column wide each.
            let pad = width - cell.chars().count().min(width);
            line.push_str(&" ".repeat(pad));
            line.push_str(&cell);
        }
        if !letters && !style.numbers {
            let ends = columns.filter_map(|column| numbering.at_printed_place(column, row));
            let numbers: Vec<u8> = ends.map(|square| numbering.number(square)).collect();
            if let (Some(first), Some(last)) = (numbers.first(), numbers.last()) {
                line.push_str(&format!("   {first}-{last}"));
            }
        }
        out.push_str(line.trim_end());
        out.push('\n');
    }
    if letters {
        out.push_str("   ");
        for column in sides {
            let file = char::from(b'a' + numbering.file_of_column(column));
            out.push_str(&format!("{file:>width$}"));
        }
        out.push('\n');
    }
    out
}

fn symbol(piece: Piece, ascii: bool) -> char {
    use draughts_games::board::Color::{Black, White};
    match (piece.color, piece.is_king, ascii) {
        (White, false, true) => 'w',
        (White, true, true) => 'W',
        (Black, false, true) => 'b',
        (Black, true, true) => 'B',
        (White, false, false) => '⛀',
        (White, true, false) => '⛁',
        (Black, false, false) => '⛂',
        (Black, true, false) => '⛃',
    }
}
