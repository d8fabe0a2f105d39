//! Random games for the benchmarks: legal moves, the same on every machine.

use std::fmt::Write;

use draughts_arbiter::event::LotSource;
use draughts_arbiter::record::Laws;
use draughts_arbiter::rules::named;

/// The half-moves after which an undecided game is abandoned; many end earlier.
const LENGTH: usize = 100;

/// Returns the laws of one of the project's rule sets.
pub(crate) fn laws(rules: &str) -> Laws {
    Laws::new(named(rules).expect("a rule set of the project"))
}

/// Returns a record of this many games under these laws, with the tags of a tournament.
pub(crate) fn record(laws: &Laws, games: usize) -> String {
    let mut lot = LotSource::from_seed(1);
    let mut text = String::new();
    for number in 1..=games {
        write!(
            text,
            "[Event \"Drawn by lot\"]\n[Date \"2024.05.{:02}\"]\n[Round \"{number}\"]\n\
             [White \"Elm, Anna\"]\n[Black \"Oak, Bert\"]\n[Result \"*\"]\n",
            number % 28 + 1,
        )
        .expect("a string takes all");
        if let Some(game_type) = laws.set.game_type.number() {
            writeln!(text, "[GameType \"{game_type}\"]").expect("a string takes all");
        }
        text.push('\n');
        play(laws, &mut lot, &mut text);
        text.push_str("*\n\n");
    }
    text
}

/// Plays one game, and writes it with eight moves per line.
fn play(laws: &Laws, lot: &mut LotSource, text: &mut String) {
    let mut position = laws.set.start_position();
    for ply in 0..LENGTH {
        let legal = laws.generator.legal_moves(&position);
        if legal.is_empty() {
            break;
        }
        if ply % 2 == 0 {
            write!(text, "{}. ", ply / 2 + 1).expect("a string takes all");
        }
        let mv = &legal[lot.below(legal.len() as u64) as usize];
        text.push_str(&laws.write(&position, &legal, mv));
        text.push(if ply % 16 == 15 { '\n' } else { ' ' });
        position = laws.generator.play(&position, mv);
    }
}
