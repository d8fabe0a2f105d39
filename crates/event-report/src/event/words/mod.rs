//! The texts around the tables of an event: titles, headers, words in cells, notes.

mod book;
mod days;
mod heads;
mod marks;
mod notes;
mod prizes;
mod report;
mod titles;

pub(crate) use book::BookWord;
pub(crate) use days::{day, day_in, moment, time_in, when};
pub(crate) use heads::{FactName, Head};
pub(crate) use marks::{Legend, Mark};
pub(crate) use notes::{Because, CardNote, Footnote};
pub(crate) use prizes::{PrizeLine, PrizeWord};
pub(crate) use report::ReportWord;
pub(crate) use titles::Title;

use draughts_events::event::Points;

/// Returns whether this is one point, for which a catalogue says `point` instead of `points`.
pub(crate) fn is_one(points: Points) -> bool {
    points == Points::whole(1)
}
