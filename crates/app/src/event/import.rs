//! Import of events from files of other programs.

use crate::trf::{refuse_event, refuse_too_long};
use crate::{Error, Wrong};
use draughts_events::event::{Event, Ledger};
use draughts_events::standings::{StandingsOptions, rank};
use draughts_events::trf::{self, AssignedSystem, ConversionNote, Document, crosstable};
use draughts_ground::diag::{Finding, Level};
use draughts_ground::said::Told;
use draughts_report::printable;

/// An event created from a file.
#[derive(Debug, Clone)]
pub struct Imported {
    /// The event; if the file has no seed for drawing lots, the caller sets one.
    pub event: Event,
    /// Notes on data that the event has no place for.
    pub notes: Vec<trf::ConversionNote>,
    /// The findings in the text; none is an error.
    pub findings: Vec<Finding>,
}

/// The reason no event was created.
#[derive(Debug)]
pub enum NotImported {
    /// The file is malformed; with the findings in its text.
    Findings(Vec<Finding>),
    /// The file is of another kind, or not an event.
    Error(Error),
}

/// Creates an event from a tournament report of FIDE, or from a crosstable of Draughts Arbiter Pro
/// or Toernooibase; the content decides which it is.
///
/// A report is read as one of the system in `asked`, if given.
///
/// # Errors
///
/// Fails if the file is malformed or of another kind, or the tournament cannot be an event.
pub fn import(
    file: &str,
    bytes: &[u8],
    asked: Option<AssignedSystem>,
) -> Result<Imported, NotImported> {
    refuse_event(file, bytes).map_err(NotImported::Error)?;
    if crosstable::CrosstableFormat::of(bytes).is_some() {
        refuse_too_long(file, bytes).map_err(NotImported::Error)?;
        let (event, notes) = crosstable::read(bytes).map_err(NotImported::Findings)?;
        return Ok(Imported { event, notes, findings: Vec::new() });
    }
    let unusable = |wrong: Wrong| NotImported::Error(Error::unusable(file, &wrong));
    let shown = printable(file).into_owned();
    // Any other file would yield a record and a finding for each of its lines.
    let mut lines = bytes.split(|byte| matches!(byte, b'\n' | b'\r'));
    let has_player = lines.any(|line| line.trim_ascii_start().starts_with(b"001"));
    if !has_player && !file.to_ascii_lowercase().ends_with(".trf") {
        return Err(unusable(Wrong::NoTournament { file: shown }));
    }
    refuse_too_long(file, bytes).map_err(NotImported::Error)?;
    let (document, findings) = trf::read(bytes);
    if document.players().next().is_none() && !file.to_ascii_lowercase().ends_with(".trf") {
        return Err(unusable(Wrong::NoTournament { file: shown }));
    }
    if findings.iter().any(|finding| finding.level() == Level::Error) {
        return Err(NotImported::Findings(findings));
    }
    let document = match asked {
        Some(asked) => document.of_system(asked),
        None => document,
    };
    let (event, mut notes) = trf::to_event(&document)
        .map_err(|why| unusable(Wrong::NoEvent { file: shown, why: why.said() }))?;
    notes.extend(ranks_differ(&document, &event));
    Ok(Imported { event, notes, findings })
}

/// Returns a note on the players whose rank in the standings differs from that in the report, if
/// its last round has been played.
///
/// Before that, programs write the ranks of the previous round, or of the start.
fn ranks_differ(document: &Document, event: &Event) -> Option<ConversionNote> {
    // The report does not distinguish the ranks of several groups.
    if !event.groups.is_empty() {
        return None;
    }
    let parts = event.parts(0);
    let of_teams = event.is_of_teams();
    let event: &Event = &parts.first()?.event;
    let planned = event.system.planned_rounds(event.players.len())?;
    let standings = rank(event, &Ledger::whole(event), StandingsOptions::default());
    if event.rounds.is_empty() || event.rounds.len() < planned || standings.missing > 0 {
        return None;
    }
    let mut differ = trf::other_places(document, of_teams, event, &standings).into_iter();
    let trf::PlaceMismatch { id, name, place, said, .. } = differ.next()?;
    let more = differ.count();
    let tie_breaks = standings.tie_breaks.iter().map(ToString::to_string).collect();
    let named = trf::names_tie_breaks(document);
    Some(ConversionNote::RanksDiffer { id, name, place, said, more, tie_breaks, named })
}
