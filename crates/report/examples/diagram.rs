//! Draws a position: as text, and as SVG if a file is named.
//!
//! `cargo run -p draughts-report --example diagram -- "W:W31,K46:B20,27" board.svg`

use std::error::Error;

use draughts_games::moves::Game;
use draughts_report::{BoardPicture, DiagramStyle, PictureStyle, diagram};

// ANCHOR: diagram
/// Returns a position as text, and as a drawing.
fn drawn(fen: &str) -> Result<(String, String), Box<dyn Error>> {
    let game = Game::named("international")?.at_fen(fen)?;
    let text = diagram(game.position(), game.numbering(), DiagramStyle::default());
    let style = PictureStyle::default();
    let picture = BoardPicture::of(game.position(), game.numbering(), None, style);
    Ok((text, picture.svg(Some(480))))
}
// ANCHOR_END: diagram

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let fen = words.next().unwrap_or_else(|| "W:W31-50:B1-20".to_owned());
    let (text, svg) = drawn(&fen)?;
    match words.next() {
        Some(path) => std::fs::write(path, svg)?,
        None => print!("{text}"),
    }
    Ok(())
}
