//! Measures the library alone: reads the games of PDN files, with or without judging them, and
//! counts them.
//!
//! `cargo run --release -p draughts-games --example measure -- judge
//! fixtures/records/club-evening.pdn`
//!
//! `find` only finds the games, `read` also reads their main lines, and `judge` replays them under
//! their rules, as `arbiter validate -j 1` does, and discards the findings.

use std::error::Error;
use std::fs::File;
use std::sync::Arc;

use draughts_games::pdn::{Block, GameStream};
use draughts_games::record::{Catalogue, ChosenRules, Laws, ReplayOptions, read_games, replay};
use draughts_games::rules::named;

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let what = words.next().ok_or("say what is done: find, read or judge")?;
    let (mut games, mut half_moves, mut findings) = (0, 0, 0);
    let laws = Arc::new(Laws::named(named("international")?));
    let catalogue = Catalogue::new();
    let mut block = Block::default();
    for file in words {
        let mut reader = GameStream::new(File::open(file)?).without_waiting();
        while reader.next_chunk(&mut block)? {
            if what == "find" {
                block.find();
                games += block.games().len();
                continue;
            }
            for (game, line) in read_games(&mut block) {
                games += 1;
                half_moves += line.plies.len();
                if what == "judge" {
                    let of_type =
                        line.tag("GameType").and_then(|tag| catalogue.of_game_type(tag.raw_value));
                    let laws = of_type.unwrap_or_else(|| Arc::clone(&laws));
                    let choice = ChosenRules::of(laws, (false, true), None, &line);
                    let report =
                        replay(&game, line, &choice.laws, Vec::new(), ReplayOptions::default());
                    findings += report.findings.len();
                }
            }
        }
    }
    println!("{games} games, {half_moves} half-moves, {findings} findings");
    Ok(())
}
