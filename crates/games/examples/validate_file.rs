//! Validates the games of a PDN file under a rule set.
//!
//! `cargo run -p draughts-games --example validate_file -- fixtures/records/club-evening.pdn international`

use std::error::Error;

use draughts_games::pdn::GameStream;
use draughts_games::record::{Laws, MainLine, ReplayOptions, replay};
use draughts_games::rules::named;
use draughts_words::{Language, worded};

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let file = words.next().ok_or("name a PDN file")?;
    let set = words.next().unwrap_or_else(|| "international".to_owned());
    let laws = Laws::new(named(&set)?);
    let mut games = GameStream::new(std::fs::File::open(file)?);
    while let Some(game) = games.next_game()? {
        let line = MainLine::read(&game);
        let report = replay(&game, line, &laws, Vec::new(), ReplayOptions::default());
        println!("game {}: {} half-moves", report.game, report.plies);
        for found in &report.findings {
            let (finding, words) = (&found.finding, worded(&found.finding, Language::English));
            println!("  {}[{}]: {}", finding.level(), finding.code(), words.message);
        }
    }
    Ok(())
}
