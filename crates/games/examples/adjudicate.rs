//! Rules on a claim of a draw by repetition, made at the end of each game of a file.
//!
//! `cargo run -p draughts-games --example adjudicate -- fixtures/records/club-evening.pdn international`

use std::error::Error;

use draughts_games::pdn::GameStream;
use draughts_games::record::{Case, DrawClaim, Laws, MainLine};
use draughts_games::rules::{DrawKind, named};

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let file = words.next().ok_or("name a PDN file")?;
    let set = words.next().unwrap_or_else(|| "international".to_owned());
    let laws = Laws::new(named(&set)?);
    let mut games = GameStream::new(std::fs::File::open(file)?);
    while let Some(game) = games.next_game()? {
        let case = Case::open(game, MainLine::read(&game), &laws, Vec::new())?;
        let answer = case.claim(&DrawClaim::of(DrawKind::Repetition))?;
        println!("game {}: {}", case.report.game, answer.ruling.verdict.word());
    }
    Ok(())
}
