//! `arbiter event list`.

use std::io::Write;

use anyhow::Context;
use clap::Args;

use super::event_arg::{EventArg, note, say};
use super::look::table_columns;
use super::target;
use crate::cli::exit::{Failure, Outcome};
use crate::cli::pager;
use crate::cli::words::{ListHead, ListSaid, said, writing};
use crate::event::Event;
use crate::event::acts::round_to_show;
use crate::event_report::sheet::{self, Cell, Column, Keep, Row, Sheet};
use crate::report::{one_line, printable};

#[derive(Debug, Args)]
pub(super) struct ListArgs {}

/// Runs `arbiter event list`.
pub(super) fn run(_: &ListArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let names = target::names();
    if names.is_empty() {
        say(out, &[ListSaid::None])?;
        return Ok(Outcome::Fine);
    }
    let mut rows = Vec::new();
    let mut outcome = Outcome::Fine;
    for name in names {
        let target = EventArg { event: name.clone() };
        match target.read() {
            Ok(event) => rows.push(row(&name, &event)),
            // What is wrong with it is told by `event check`.
            Err(_) => {
                note(&ListSaid::Unreadable { event: printable(&name).into_owned() });
                outcome = Outcome::Unusable;
            }
        }
    }
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
        ListHead::Title | ListHead::System => Column::left(said(&head)).kept(Keep::Spare),
    });
    let sheet = Sheet { columns: columns.to_vec(), rows, ..Sheet::default() };
    pager::show(&sheet::text(&[sheet], table_columns()), out).with_context(writing)?;
    Ok(outcome)
}

fn row(name: &str, event: &Event) -> Row {
    let (last, shown) = (event.last_paired(), round_to_show(event));
    let stages = (0..event.stage_count()).map(|stage| event.planned_in(stage));
    let planned: Option<usize> = stages.sum();
    let round = planned.map_or_else(|| shown.to_string(), |planned| format!("{shown}/{planned}"));
    let games = event.scoring.games();
    let begun = event.rounds.iter().filter(|paired| paired.round <= shown);
    let open: usize = begun.map(|paired| paired.waiting(games).count()).sum();
    let state = match (last.0, open) {
        (0, _) => ListSaid::NotPaired,
        (_, 0) if planned.is_some_and(|planned| usize::from(last.0) >= planned) => ListSaid::Played,
        (_, 0) => ListSaid::Complete,
        (_, open) => ListSaid::Open { open },
    };
    let system = ListSaid::System { system: event.system.kind() };
    let cells = [
        name.to_owned(),
        said(&state),
        round,
        event.players.len().to_string(),
        said(&system),
        event.name.clone(),
    ];
    Row::Cells(cells.map(|cell| Cell::of(one_line(&cell))).to_vec())
}
