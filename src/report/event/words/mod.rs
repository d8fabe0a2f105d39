//! What stands around the tables of an event, as messages: titles, heads, words in cells, notes.

mod book;
mod days;
mod heads;
mod marks;
mod notes;
mod prizes;
mod report;
mod titles;

pub(in crate::report) use book::BookWord;
pub(in crate::report) use days::{DaySaid, day_in, time_in, when};
pub(in crate::report) use heads::{FactName, Head};
pub(in crate::report) use marks::{Legend, Mark};
pub(in crate::report) use notes::{Because, BoardsOf, CardNote, Footnote, TieBreakLine};
pub(in crate::report) use prizes::{Figure, PrizeLine, PrizeWord, ReceiptWord};
pub(in crate::report) use report::{NormWord, ReportWord};
pub(in crate::report) use titles::{FormWord, Title};

use crate::event::Points;
use draughts_ground::said::Message;

/// Every message of the tables, with the names of its facts.
pub const MESSAGES: &[&[Message]] = &[
    Title::MESSAGES,
    FormWord::MESSAGES,
    Head::MESSAGES,
    FactName::MESSAGES,
    Mark::MESSAGES,
    Legend::MESSAGES,
    Footnote::MESSAGES,
    CardNote::MESSAGES,
    BoardsOf::MESSAGES,
    Because::MESSAGES,
    TieBreakLine::MESSAGES,
    Figure::MESSAGES,
    PrizeWord::MESSAGES,
    PrizeLine::MESSAGES,
    ReceiptWord::MESSAGES,
    BookWord::MESSAGES,
    DaySaid::MESSAGES,
    ReportWord::MESSAGES,
    NormWord::MESSAGES,
];

/// True for one point, of which a catalogue says `point` and not `points`.
pub(in crate::report) fn is_one(points: Points) -> bool {
    points == Points::whole(1)
}
