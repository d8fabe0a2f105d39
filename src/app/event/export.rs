//! An event for other programs.

use crate::app::{Error, Wrong};
use crate::event::Event;
use crate::report::event::{ExportView, crosstable_text, games, json, trf_text};
use crate::report::{Format, sheet};
use crate::trf::{Edition, Note, crosstable};

/// The text of an event in JSON, CSV or YAML, as a tournament report or as a cross-table, with
/// notes of what has no place in it.
///
/// # Errors
///
/// The format is another one; a tournament report cannot hold the event.
pub fn export(event: &Event, format: Format) -> Result<(String, Vec<Note>), Error> {
    let report = |edition| trf_text(event, edition).map_err(|why| Error::usage(&why));
    let own = |text| Ok((text, Vec::new()));
    match format {
        Format::Json => own(json(&ExportView::new(event))),
        Format::Csv => own(sheet::csv(&[games(event)])),
        Format::Yaml => {
            let value = serde_yaml::to_value(event);
            own(yaml_in_place::print(&value.expect("an event is plain YAML")))
        }
        Format::Trf => report(Edition::Trf26),
        Format::Trf16 => report(Edition::Trf16),
        Format::Dap => Ok(crosstable_text(event, crosstable::Format::DraughtsArbiterPro)),
        Format::Toernooibase => Ok(crosstable_text(event, crosstable::Format::Toernooibase)),
        other => Err(Error::usage(&Wrong::NoFormat { format: other.word() })),
    }
}
