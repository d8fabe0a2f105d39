//! Prints the legal moves of a position, or plays one.
//!
//! `cargo run -p draughts-moves --example legal_moves -- frisian "W:W31,K46:B20,27"`

use std::error::Error;

use draughts_moves::Game;

// ANCHOR: moves
/// Returns what can be played in a position (without one, at the start), or why a move cannot.
fn answer(rules: &str, fen: Option<&str>, played: Option<&str>) -> Result<String, Box<dyn Error>> {
    let mut game = Game::named(rules)?;
    if let Some(fen) = fen {
        game = game.at_fen(fen)?;
    }
    if let Some(text) = played {
        // `33-29 is not legal: White must capture, and this move does not (FMJD Annex 1, 4.2-4.3)`
        game.play_text(text)?;
    }
    Ok(match game.end() {
        Some(end) => format!("over: {:?} wins, {:?}", end.winner, end.cause),
        None => format!("{}: {}", game.turn(), game.written_moves().join(" ")),
    })
}
// ANCHOR_END: moves

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |at: usize| words.get(at).map(String::as_str);
    println!("{}", answer(word(0).unwrap_or("international"), word(1), word(2))?);
    Ok(())
}
