//! Prints the standings of an event file as a page in a language.
//!
//! ```sh
//! cargo run -p draughts-event-report --example standings_page -- tournaments/spring.yaml nl
//! ```

use std::error::Error;
use std::io::Write;

use draughts_event_report::event::{StandingsView, written};
use draughts_events::event::{Ledger, read};
use draughts_report::SheetFormat;
use draughts_report::words::Language;

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let file = words.next().ok_or("name an event file")?;
    let language = words.next().map_or(Ok(Language::English), |code| code.parse())?;
    let event = read(&file, &std::fs::read_to_string(&file)?)?;
    let view = StandingsView::new(&event, &Ledger::whole(&event), &[]);
    let page = written(&view, SheetFormat::Html, u16::MAX, language);
    Ok(std::io::stdout().write_all(&page)?)
}
