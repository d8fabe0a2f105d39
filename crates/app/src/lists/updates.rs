//! A newer list of players: what it says of those in the event.

use super::figures::{rating, ratings_read, read_otherwise, unquoted};
use super::players::{columns_of, full_name, heads_taken};
use super::{Columns, Table};
use crate::event::{Done, Echo, Line, apply};
use crate::{Error, Fault};
use draughts_events::event::acts::{Act, Listed, Newer, Unchanged, newer};
use draughts_events::event::{Birth, Event, PlayerId};
use draughts_ground::said::Said;

/// Players who are not in the list are named up to so many; of more, only the number is said.
const MOST_MISSING: usize = 5;

/// A list that players are brought up to date with.
#[derive(Debug, Clone)]
pub struct PlayerList {
    /// The list.
    pub table: Table,
    /// Which head stands for which field, where the user says it.
    pub columns: Option<Columns>,
}

impl PlayerList {
    /// Brings the players of an event up to date, and says what became new, who is not clear
    /// and who is not in the list.
    ///
    /// # Errors
    ///
    /// A column that is not there; every line that cannot be read, up to the last; an event that
    /// cannot be afterwards.
    pub fn update(&self, event: &mut Event) -> Result<Done, Error> {
        let (listed, report) = listed_of(&self.table, self.columns.as_ref())?;
        let Newer { updates, same, unclear, missing } = newer(event, &listed);
        let in_all = Echo::UpdatedInAll {
            updated: updates.len(),
            same,
            unclear: unclear.len(),
            missing: missing.len(),
        };
        let mut done = apply(event, &Act::Update { updates })?;
        let said = [&in_all].into_iter().chain(&report).map(Line::of);
        done.lines.splice(0..0, said);
        done.lines.extend(unclear.iter().map(Line::of));
        // A club brings its members up to date with a list of one town: the others are no news.
        let named = if missing.len() > MOST_MISSING + 1 { MOST_MISSING } else { missing.len() };
        done.lines.extend(missing[..named].iter().map(Line::of));
        let more = missing.len() - named;
        done.lines.extend((more > 0).then(|| Line::of(&Unchanged::MoreNotListed { more })));
        Ok(done)
    }
}

/// The fields that are read of a list with which players are brought up to date.
const READ: &[&str] =
    &["name", "first_name", "infix", "id", "federation_id", "rating", "title", "club", "birth"];

/// Returns the lines of a list, and what was taken from which column.
fn listed_of(table: &Table, columns: Option<&Columns>) -> Result<(Vec<Listed>, Vec<Echo>), Error> {
    let found = columns_of(table, columns)?;
    let has = |field: &str| found.iter().any(|(known, _)| *known == field);
    if !has("name") && !has("federation_id") && !has("id") {
        return Err(table.without_names());
    }
    let is_numbered = has("federation_id");
    let (mut listed, mut wrong, mut ratings) = (Vec::new(), Vec::new(), Vec::new());
    for (line, row) in &table.rows {
        let cell = |field: &str| -> Option<&str> {
            let column = found.iter().find(|(known, _)| *known == field)?.1;
            row.get(column).map(|cell| cell.trim()).filter(|cell| !cell.is_empty())
        };
        match table.fits(row).and_then(|()| one(*line, cell, is_numbered)) {
            Ok(one) => {
                ratings.extend(read_otherwise(*line, cell("rating")));
                listed.push(one);
            }
            Err(what) => wrong.push(Fault { line: Some(*line), what }),
        }
    }
    if !wrong.is_empty() {
        return Err(Error::List { file: table.name.clone(), faults: wrong });
    }
    let (file, players) = (table.name.clone(), listed.len());
    // What else stands in a list of players is not brought up to date.
    let read: Vec<_> = found.into_iter().filter(|(field, _)| READ.contains(field)).collect();
    let report = Echo::PlayersRead { file, players, heads: heads_taken(table, &read) };
    Ok((listed, [report].into_iter().chain(ratings_read(ratings)).collect()))
}

fn one<'c>(
    line: u64,
    cell: impl Fn(&str) -> Option<&'c str>,
    is_numbered: bool,
) -> Result<Listed, Said> {
    let text = |field| cell(field).map(str::to_owned);
    let name = cell("name").map(|last| full_name(last, &cell));
    let id = cell("id");
    // A list of a federation has its own numbers under `id`.
    let own = id.and_then(|id| id.parse::<PlayerId>().ok());
    let numbered = cell("federation_id").map(unquoted);
    let foreign = text("id").filter(|_| own.is_none() && !is_numbered);
    Ok(Listed {
        line,
        name,
        id: own,
        federation_id: numbered.or(foreign),
        rating: rating(cell("rating"))?,
        title: text("title"),
        club: text("club"),
        birth: cell("birth").and_then(birth),
    })
}

/// Returns a day or a year of birth, however it is written: it only tells namesakes apart.
fn birth(text: &str) -> Option<Birth> {
    let year = || text.split(|c: char| !c.is_ascii_digit()).find(|part| part.len() == 4);
    text.parse().ok().or_else(|| year()?.parse().ok())
}
