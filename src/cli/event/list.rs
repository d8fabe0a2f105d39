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
use crate::event_report::sheet::{Column, ColumnList, Keep, Sheet};
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
    for event in target::lost_names() {
        note(&ListSaid::Gone { event: printable(&event).into_owned() });
    }
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
        let line = |text: &str| one_line(text).into_owned();
        let head = |head: ListHead| said(&head);
        let columns = ColumnList::<ListedEvent>::new()
            .column(Column::left(head(ListHead::Event)).key(), |one| line(&one.event))
            .column(Column::left(head(ListHead::State)).key(), |one| line(&said(&state(one))))
            .column(Column::right(head(ListHead::Round)), |one| match one.rounds {
                Some(planned) => format!("{}/{planned}", one.round),
                None => one.round.to_string(),
            })
            .column(Column::right(head(ListHead::Players)), |one| one.players)
            .column(Column::left(head(ListHead::System)).kept(Keep::Spare), |one| {
                line(&said(&ListSaid::System { system: one.system }))
            })
            .column(Column::left(head(ListHead::Title)), |one| line(&one.title));
        vec![columns.sheet(&self.list.events)]
    }
}

const fn state(event: &ListedEvent) -> ListSaid {
    match event.state {
        EventState::NotPaired => ListSaid::NotPaired,
        EventState::Finished => ListSaid::Played,
        EventState::Complete => ListSaid::Complete,
        EventState::Open => ListSaid::Open { open: event.open },
    }
}
