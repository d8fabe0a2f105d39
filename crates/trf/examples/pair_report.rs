//! Pairs the next round of a tournament report by the system that the report names.
//!
//! `cargo run -p draughts-trf --example pair_report -- FILE`

use std::error::Error;
use std::{env, fs};

use draughts_ground::diag::Level;
use draughts_pairing::swiss;
use draughts_trf::{field, read, repeatable_method};

fn main() -> Result<(), Box<dyn Error>> {
    let path = env::args().nth(1).ok_or("give the name of a report")?;
    let (report, findings) = read(&fs::read(&path)?);
    for finding in &findings {
        let at = finding.place.map_or_else(String::new, |place| format!(":{place}"));
        eprintln!("{path}{at}: {} {}", finding.level(), finding.code());
    }
    if findings.iter().any(|finding| finding.level() >= Level::Error) {
        return Err("a report with errors is not paired".into());
    }
    let field = field(&report, None)?;
    let system = swiss::system(repeatable_method(&report)?);
    let pairing = system.pair(&field)?.pairing;
    let number = |place: usize| field.players[place].number;
    println!("round {} of {}", field.round, field.rounds);
    for pair in &pairing.pairs {
        println!("{:>5} - {}", number(pair.white), number(pair.black));
    }
    if let Some(bye) = pairing.bye {
        println!("{:>5} has the bye", number(bye));
    }
    Ok(())
}
