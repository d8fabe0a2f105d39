//! Pairs the first round of a Swiss of six players and checks the pairing.
//!
//! `cargo run -p draughts-events --example pair_round`

use std::error::Error;

use draughts_events::event::{check_with, read};
use draughts_events::pairing::{PairOptions, pair_next};

const EVENT: &str = "schema: arbiter.event/1
name: Club evening
system: {kind: swiss, rounds: 3, seed: 7}
players:
  - {id: p1, name: Alder, rating: 1500}
  - {id: p2, name: Birch, rating: 1400}
  - {id: p3, name: Cedar, rating: 1350}
  - {id: p4, name: Dogwood, rating: 1300}
  - {id: p5, name: Elm}
  - {id: p6, name: Fir}
";

fn main() -> Result<(), Box<dyn Error>> {
    let mut event = read("evening.yaml", EVENT)?;
    let round = pair_next(&mut event, PairOptions::default())?;
    println!("round {round}");
    for board in &event.rounds[0].boards {
        println!("  board {}: {} - {}", board.board, board.white, board.black);
    }
    for problem in check_with(&event) {
        println!("{}: {:?} at {}", problem.code(), problem.what(), problem.path);
    }
    Ok(())
}
