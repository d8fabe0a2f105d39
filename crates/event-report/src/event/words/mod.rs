//! What stands around the tables of an event, as messages: titles, heads, words in cells, notes.

mod book;
mod days;
mod heads;
mod marks;
mod notes;
mod prizes;
mod report;
mod titles;

pub(crate) use book::BookWord;
pub(crate) use days::{DaySaid, day_in, time_in, when};
pub(crate) use heads::{FactName, Head};
pub(crate) use marks::{Legend, Mark};
pub(crate) use notes::{Because, BoardsOf, CardNote, Footnote, TieBreakLine};
pub(crate) use prizes::{Figure, PrizeLine, PrizeWord, ReceiptWord};
pub(crate) use report::{NormWord, ReportWord};
pub(crate) use titles::{FormWord, Title, Until};

use draughts_events::event::Points;

/// True for one point, of which a catalogue says `point` and not `points`.
pub(crate) fn is_one(points: Points) -> bool {
    points == Points::whole(1)
}
