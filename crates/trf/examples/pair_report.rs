//! Pairs the next round of a tournament report by the system that the report names.
//!
//! `cargo run -p draughts-trf --example pair_report -- FILE`

use std::error::Error;
use std::{env, fs};

use draughts_ground::diag::Level;
use draughts_pairing::swiss;
use draughts_trf::{field, read, repeatable_method};

// ANCHOR: trf
/// Returns the pairs of the next round by the system that the report names.
fn next_round(report: &[u8]) -> Result<Vec<String>, Box<dyn Error>> {
    let (report, findings) = read(report);
    for finding in &findings {
        let at = finding.place.map_or_else(String::new, |place| format!("{place}: "));
        eprintln!("{at}{} ({})", finding.what().said(), finding.code());
    }
    if findings.iter().any(|finding| finding.level() >= Level::Error) {
        return Err("a report with errors is not paired".into());
    }
    let field = field(&report, None)?;
    let paired = swiss::system(repeatable_method(&report)?).pair(&field)?.pairing;
    let number = |place: usize| field.players[place].number;
    let pairs =
        paired.pairs.iter().map(|at| format!("{} - {}", number(at.white), number(at.black)));
    Ok(pairs.chain(paired.bye.map(|at| format!("{} has the bye", number(at)))).collect())
}
// ANCHOR_END: trf

fn main() -> Result<(), Box<dyn Error>> {
    let path = env::args().nth(1).ok_or("give the name of a report")?;
    next_round(&fs::read(&path)?)?.iter().for_each(|line| println!("{line}"));
    Ok(())
}
