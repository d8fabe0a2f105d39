//! Prints the standings of an event file.
//!
//! `cargo run -p draughts-events --example standings -- tournaments/spring.yaml`

use std::error::Error;

use draughts_events::event::{Ledger, read};
use draughts_events::standings::{StandingsOptions, rank};

fn main() -> Result<(), Box<dyn Error>> {
    let file = std::env::args().nth(1).ok_or("name an event file")?;
    let event = read(&file, &std::fs::read_to_string(&file)?)?;
    let standings = rank(&event, &Ledger::whole(&event), StandingsOptions::default());
    for row in &standings.rows {
        let place = row.place.map_or_else(|| "-".to_owned(), |place| place.to_string());
        println!("{place:>3}  {}  {}", event.players[row.player].name, row.score);
    }
    Ok(())
}
