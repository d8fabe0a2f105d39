//! Updates of the players in an event from a newer list.

use super::figures::{rating, ratings_read, unquoted, unusual_rating};
use super::players::{columns_of, full_name, heads_taken, is_federation_number};
use super::{PlayerColumns, Table};
use crate::event::{Done, Echo, Line, apply};
use crate::{Error, Fault};
use draughts_events::acts::UpdatePlayers;
use draughts_events::event::acts::{Listed, Newer, Unchanged, newer};
use draughts_events::event::{Birth, Event, PlayerId};
use draughts_ground::said::Said;

/// The maximum number of players missing in the list that are named; of more, only the number is
/// given.
const MOST_MISSING: usize = 5;

/// A list to update players from.
#[derive(Debug, Clone)]
pub struct PlayerList {
    /// The list.
    pub table: Table,
    /// The headings of fields that the user specified.
    pub columns: Option<PlayerColumns>,
}

impl PlayerList {
    /// Updates the players of an event and reports what changed, who could not be identified, and
    /// who is not in the list.
    ///
    /// # Errors
    /// Fails if a column is missing, with all unreadable lines if there are any, or if the event
    /// would become invalid.
    pub fn update(&self, event: &mut Event) -> Result<Done, Error> {
        let (listed, report) = listed_of(&self.table, self.columns.as_ref())?;
        let Newer { updates, same, unclear, births, missing } = newer(event, &listed);
        let in_all = Echo::UpdatedInAll {
            updated: updates.len(),
            same,
            unclear: unclear.len(),
            missing: missing.len(),
        };
        let mut done = apply(event, UpdatePlayers { updates })?;
        let said = [&in_all].into_iter().chain(&report).map(Line::of);
        done.lines.splice(0..0, said);
        done.lines.extend(unclear.iter().chain(&births).map(Line::of));
        // A club may update its members from the list of one town; the others are not worth naming.
        let named = if missing.len() > MOST_MISSING + 1 { MOST_MISSING } else { missing.len() };
        done.lines.extend(missing[..named].iter().map(Line::of));
        let more = missing.len() - named;
        done.lines.extend((more > 0).then(|| Line::of(&Unchanged::MoreNotListed { more })));
        Ok(done)
    }
}

/// The fields that an update reads from a list.
const READ: &[&str] =
    &["name", "first_name", "infix", "id", "federation_id", "rating", "title", "club", "birth"];

/// Returns the lines of a list, and what was read from which column.
fn listed_of(
    table: &Table,
    columns: Option<&PlayerColumns>,
) -> Result<(Vec<Listed>, Vec<Echo>), Error> {
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
                ratings.extend(unusual_rating(*line, cell("rating")));
                listed.push(one);
            }
            Err(what) => wrong.push(Fault { line: Some(*line), what }),
        }
    }
    if !wrong.is_empty() {
        return Err(Error::List { file: table.name.clone(), faults: wrong });
    }
    let (file, players) = (table.name.clone(), listed.len());
    // Other columns of the list do not update players.
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
    // A federation's list has its own numbers in the `id` column; a rating list of the program has
    // the number, or the player's id and name if there is none.
    let own = id.and_then(|id| id.parse::<PlayerId>().ok());
    let numbered = cell("federation_id").map(unquoted);
    let foreign = id.filter(|id| own.is_none() && !is_numbered && is_federation_number(id));
    Ok(Listed {
        line,
        name,
        id: own,
        federation_id: numbered.or(foreign.map(str::to_owned)),
        rating: rating(cell("rating"))?,
        title: text("title"),
        club: text("club"),
        birth: cell("birth").and_then(birth),
    })
}

/// Returns a day or year of birth in any form; it only distinguishes namesakes.
fn birth(text: &str) -> Option<Birth> {
    let year = || text.split(|c: char| !c.is_ascii_digit()).find(|part| part.len() == 4);
    text.parse().ok().or_else(|| year()?.parse().ok())
}
