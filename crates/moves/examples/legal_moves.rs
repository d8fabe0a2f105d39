//! Prints the legal moves of a position.
//!
//! `cargo run -p draughts-moves --example legal_moves -- frisian "W:W31,K46:B20,27"`

use std::error::Error;

use draughts_moves::board::{Color, parse_fen};
use draughts_moves::rules::named;
use draughts_moves::{Generator, MoveWriter};

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let set = named(&words.next().unwrap_or_else(|| "international".to_owned()))?;
    let position = match words.next() {
        Some(fen) => parse_fen(&fen, &set.numbering(), Color::White)?.position,
        None => set.start_position(),
    };
    let (generator, writer) = (Generator::new(&set), MoveWriter::new(&set));
    let legal = generator.legal_moves(&position);
    for mv in &legal {
        println!("{}", writer.write(&generator, &position, &legal, mv));
    }
    Ok(())
}
