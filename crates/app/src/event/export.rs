//! Export of an event for other programs.

use crate::Error;
use draughts_event_report::event::{ExportView, crosstable_text, games, json, trf_text};
use draughts_event_report::sheet;
use draughts_events::event::Event;
use draughts_events::trf::{ConversionNote, Edition, crosstable};
use draughts_report::ExportFormat;

/// Returns an event as JSON, CSV, YAML, a tournament report or a crosstable, with notes on what
/// the format has no place for.
///
/// # Errors
///
/// Fails if a tournament report cannot hold the event.
pub fn export(event: &Event, format: ExportFormat) -> Result<(String, Vec<ConversionNote>), Error> {
    let report = |edition| trf_text(event, edition).map_err(|why| Error::usage(&why));
    let own = |text| Ok((text, Vec::new()));
    match format {
        ExportFormat::Json => {
            let parts = event.parts(event.current_stage());
            own(json(&ExportView::new(event, &parts)))
        }
        ExportFormat::Csv => own(sheet::csv(&[games(event)])),
        ExportFormat::Yaml => {
            let value = serde_yaml::to_value(event.without_book());
            own(yaml_in_place::print(&value.expect("an event is plain YAML")))
        }
        ExportFormat::Trf => report(Edition::Trf26),
        ExportFormat::Trf16 => report(Edition::Trf16),
        ExportFormat::Dap => {
            Ok(crosstable_text(event, crosstable::CrosstableFormat::DraughtsArbiterPro))
        }
        ExportFormat::Toernooibase => {
            Ok(crosstable_text(event, crosstable::CrosstableFormat::Toernooibase))
        }
    }
}
