//! `arbiter event list`.

use std::io::Write;

use clap::Args;
use serde::Serialize;

use super::event_arg::{EventArg, note, say};
use super::look::Views;
use super::target;
use crate::cli::exit::{Failure, Outcome};
use crate::cli::formats::FormatArgs;
use crate::cli::words::{ListHead, ListSaid, said};
use crate::event_report::event::{EventList, EventState, ListedEvent, View};
use crate::event_report::sheet::{Cell, Column, Keep, Row, Sheet};
use crate::report::{ViewFormat, one_line, printable};
use crate::words::Language;

#[derive(Debug, Args)]
pub(super) struct ListArgs {
    #[command(flatten)]
    form: FormatArgs<Views>,
}

/// Runs `arbiter event list`.
pub(super) fn run(args: &ListArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let names = target::names();
    if names.is_empty() && args.form.format()? == ViewFormat::Text {
        say(out, &[ListSaid::None])?;
        return Ok(Outcome::Fine);
    }
    let (mut events, mut unreadable) = (Vec::new(), Vec::new());
    for name in names {
        let target = EventArg { event: name.clone() };
        match target.read() {
            Ok(event) => events.push(ListedEvent::of(&name, &event)),
            // `event check` reports the error.
            Err(_) => {
                note(&ListSaid::Unreadable { event: printable(&name).into_owned() });
                unreadable.push(name);
            }
        }
    }
    let outcome = if unreadable.is_empty() { Outcome::Fine } else { Outcome::Unusable };
    args.form.show(&Shown { list: EventList::new(events, unreadable) }, &[], out)?;
    Ok(outcome)
}

/// A list of events, with the wording of the command line.
#[derive(Debug, Serialize)]
#[serde(transparent)]
struct Shown {
    list: EventList,
}

impl View for Shown {
    fn sheets(&self, _: Language) -> Vec<Sheet> {
        let heads = [
            ListHead::Event,
            ListHead::State,
            ListHead::Round,
            ListHead::Players,
            ListHead::System,
            ListHead::Title,
        ];
        let columns = heads.map(|head| match head {
            ListHead::Event | ListHead::State => Column::left(said(&head)).key(),
            ListHead::Players | ListHead::Round => Column::right(said(&head)),
            ListHead::Title => Column::left(said(&head)),
            ListHead::System => Column::left(said(&head)).kept(Keep::Spare),
        });
        let rows = self.list.events.iter().map(row).collect();
        vec![Sheet { columns: columns.to_vec(), rows, ..Sheet::default() }]
    }
}

fn row(event: &ListedEvent) -> Row {
    let state = match event.state {
        EventState::NotPaired => ListSaid::NotPaired,
        EventState::Finished => ListSaid::Played,
        EventState::Complete => ListSaid::Complete,
        EventState::Open => ListSaid::Open { open: event.open },
    };
    let round = event
        .rounds
        .map_or_else(|| event.round.to_string(), |planned| format!("{}/{planned}", event.round));
    let system = ListSaid::System { system: event.system };
    let cells = [
        event.event.clone(),
        said(&state),
        round,
        event.players.to_string(),
        said(&system),
        event.title.clone(),
    ];
    Row::Cells(cells.map(|cell| Cell::of(one_line(&cell))).to_vec())
}
