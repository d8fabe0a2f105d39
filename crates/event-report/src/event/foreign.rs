//! An event in the file formats of other programs, with places by the standings.

use draughts_events::event::{Event, Ledger};
use draughts_events::standings::{StandingsOptions, rank};
use draughts_events::trf::crosstable::{self, CrosstableFormat};
use draughts_events::trf::{ConversionNote, Edition, NoReport, from_event, write};

/// Writes the tournament report of an event without errors.
///
/// The notes list the data that a report cannot hold.
///
/// # Errors
///
/// Fails if there are more players or rounds than a report can hold.
pub fn trf_text(
    event: &Event,
    edition: Edition,
) -> Result<(String, Vec<ConversionNote>), NoReport> {
    // In team events, the ranks are those of the teams.
    let parts = event.parts(0);
    let ranked: &Event = match (parts.as_slice(), edition) {
        ([part], Edition::Trf26) if event.is_of_teams() => &part.event,
        _ => event,
    };
    let standings = rank(ranked, &Ledger::whole(ranked), StandingsOptions::default());
    let mut ranks = vec![None; ranked.players.len()];
    for row in &standings.rows {
        ranks[row.player] = row.place.and_then(|place| u16::try_from(place).ok());
    }
    let (document, notes) = from_event(event, &ranks, edition)?;
    Ok((write(&document), notes))
}

/// Writes the crosstable of an event without errors, with notes on the data that it cannot hold.
pub fn crosstable_text(event: &Event, format: CrosstableFormat) -> (String, Vec<ConversionNote>) {
    let standings = rank(event, &Ledger::whole(event), StandingsOptions::default());
    let order: Vec<usize> = standings.rows.iter().map(|row| row.player).collect();
    crosstable::write(event, &order, format)
}
