//! Prints the legal moves of a position.
//!
//! `cargo run -p draughts-games --example legal_moves -- frisian "W:W31,K46:B20,27"`

use std::error::Error;

use draughts_games::board::{Color, parse_fen};
use draughts_games::record::Laws;
use draughts_games::rules::named;

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let set = words.next().unwrap_or_else(|| "international".to_owned());
    let laws = Laws::new(named(&set)?);
    let position = match words.next() {
        Some(fen) => parse_fen(&fen, &laws.printed, Color::White)?.position,
        None => laws.start,
    };
    let legal = laws.generator.legal_moves(&position);
    println!("{}", laws.fen(&position));
    println!("{}", laws.write_all(&position, &legal).join(" "));
    Ok(())
}
