//! Judging of records, one file per aspect: constructed games, and the findings.

mod conditions;
mod incidents;
mod judged;
mod live;
mod pace;
mod variations;
mod written;

use draughts_arbiter::pdn::games_in;
use draughts_arbiter::record::{Catalogue, GameReport, MainLine, ReplayOptions, replay};

fn report(rules: &str, text: &str) -> GameReport {
    let laws = Catalogue::new().laws(rules).expect("a rule set of the project");
    let game = games_in(text.as_bytes()).next().expect("a game");
    replay(&game, MainLine::read(&game), &laws, Vec::new(), ReplayOptions::default())
}

/// Returns every finding about a move, as `code 2w stands`.
fn judged(rules: &str, text: &str) -> Vec<String> {
    let report = report(rules, text);
    let about_moves = report.findings.iter().filter_map(|found| {
        let standing = found.standing.map_or("-", |standing| standing.word());
        Some(format!("{} {} {standing}", found.finding.code(), found.at?))
    });
    about_moves.collect()
}
