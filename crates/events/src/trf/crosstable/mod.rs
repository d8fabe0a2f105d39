//! Crosstables by rounds, as draughts programs export them for spreadsheets.
//!
//! A table has one line per player, in the order of the places, and one cell per round. [`read`]
//! accepts both [`CrosstableFormat`]s, distinguished by their heads: `;` between cells, quoted or not, any
//! lines before the heads, in UTF-8 or Windows-1252, with LF, CRLF or CR. [`write()`] writes UTF-8
//! and LF.

mod build;
mod cell;
mod codes;
mod dap;
mod fault;
mod lines;
mod table;
mod toernooibase;

pub use codes::TABLE_CODES;
pub use fault::CrosstableFault;

use crate::diag::Finding;
use crate::event::{ByeKind, Color, Event, Ledger, Meeting, Player, Points, Round, RoundStatus};
use crate::trf::ConversionNote;
use crate::trf::lost::{Form, without_place};
use crate::trf::plain::marks;

/// A program whose tables can be read and written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CrosstableFormat {
    /// Draughts Arbiter Pro: `Place;S.No.;Title;Name;Fed.;FMJD;R1;...;Total;SSolk` and cells
    /// such as `68b2`: place of the opponent, colour, points.
    DraughtsArbiterPro,
    /// The FMJD report of Toernooibase: `Pl;FMJD-id;Title;Name;Cn;rating;R1;...;Pt` and
    /// cells such as `2/15w`: points, place of the opponent, colour.
    Toernooibase,
}

impl CrosstableFormat {
    /// Returns the heads of a table with `rounds` rounds, as written.
    fn heads(self, rounds: usize) -> impl Iterator<Item = String> {
        let (front, ends): (_, &[_]) = match self {
            Self::DraughtsArbiterPro => {
                (["Place", "S.No.", "Title", "Name", "Fed.", "FMJD"], &["Total", "SSolk"])
            }
            Self::Toernooibase => (["Pl", "FMJD-id", "Title", "Name", "Cn", "rating"], &["Pt"]),
        };
        let of_rounds = (1..=rounds).map(|round| format!("R{round}"));
        let front = front.into_iter().map(str::to_owned);
        front.chain(of_rounds).chain(ends.iter().map(|&end| end.to_owned()))
    }

    /// Returns the format of a text, by its heads.
    pub fn of(bytes: &[u8]) -> Option<Self> {
        lines::read(bytes).find_map(|line| table::Heads::of(&line)).map(|heads| heads.format)
    }
}

/// Makes an event from a table, with notes about assumptions.
///
/// The points determine the scoring: 2-1-0, 1-0.5-0, one of Delft, Goes, or other points for a win
/// and a draw; the first of these that fits. A table in which everybody has met everybody equally
/// often is a round robin, any other a Swiss.
///
/// # Errors
///
/// Fails if cells cannot be read or contradict each other; each finding has its line and column.
pub fn read(bytes: &[u8]) -> Result<(Event, Vec<ConversionNote>), Vec<Finding>> {
    let table = table::read(bytes)?;
    build::event(bytes, &table)
}

/// Writes the table of an event without errors, with notes about data that it cannot contain.
///
/// `order` has the players in the order of the standings, as indices into
/// [`Event::players`](crate::event::EventDocument::players); each gets a separate place, to which
/// cells can refer.
pub fn write(
    event: &Event,
    order: &[usize],
    format: CrosstableFormat,
) -> (String, Vec<ConversionNote>) {
    let ledger = Ledger::whole(event);
    let view = View { event, ledger: &ledger, order, places: places(event, order) };
    let (text, mut notes) = match format {
        CrosstableFormat::DraughtsArbiterPro => dap::write(&view),
        CrosstableFormat::Toernooibase => toernooibase::write(&view),
    };
    notes.extend(view.struck_out());
    notes.extend(without_place(event, Form::Table));
    notes.extend(marks(event));
    (text, notes)
}

/// The data to be written, with the place of each player.
struct View<'e> {
    event: &'e Event,
    ledger: &'e Ledger,
    order: &'e [usize],
    places: Vec<Option<usize>>,
}

fn places(event: &Event, order: &[usize]) -> Vec<Option<usize>> {
    let mut places = vec![None; event.players.len()];
    for (place, &player) in order.iter().enumerate() {
        places[player] = Some(place + 1);
    }
    places
}

/// One round of one player, to be written.
enum Written<'e> {
    /// A game against the player at a place, with the points it gave.
    Game(&'e Meeting, usize, Points),
    /// Points without an opponent.
    Free(Points),
    /// No game and no points.
    Nothing,
}

impl View<'_> {
    /// Returns the rounds of a player, including those to come.
    fn rounds(&self, player: usize) -> impl Iterator<Item = Written<'_>> {
        let paired = self.ledger.of(player).iter().map(|entry| match &entry.standing {
            RoundStatus::Board(meeting) => match self.places[meeting.opponent] {
                Some(place) if meeting.counts => Written::Game(meeting, place, entry.points),
                _ => Written::Nothing,
            },
            RoundStatus::Bye(ByeKind::Absent) | RoundStatus::Nowhere
                if entry.points == Points::ZERO =>
            {
                Written::Nothing
            }
            _ => Written::Free(entry.points),
        });
        let to_come = self.planned() - self.event.rounds.len();
        paired.chain(std::iter::repeat_n((), to_come).map(|()| Written::Nothing))
    }

    /// Returns the number of rounds, paired or planned.
    fn planned(&self) -> usize {
        let event = self.event;
        event.system.planned_rounds(event.players.len()).unwrap_or(0).max(event.rounds.len())
    }

    /// Notes the pairings that are not written because they count for nobody.
    fn struck_out(&self) -> Vec<ConversionNote> {
        let mut notes = Vec::new();
        for (at, white) in self.event.players.iter().enumerate() {
            for (entry, round) in self.ledger.of(at).iter().zip((1..).map(Round)) {
                let struck_out =
                    |meeting: &&Meeting| !meeting.counts && meeting.color == Color::White;
                if let Some(meeting) = entry.meeting().filter(struck_out) {
                    let black = self.event.players[meeting.opponent].id.clone();
                    notes.push(ConversionNote::StruckOut { round, white: white.id.clone(), black });
                }
            }
        }
        notes
    }

    /// Returns the players in their order, with their places.
    fn players(&self) -> impl Iterator<Item = (usize, usize, &Player)> {
        let players = self.order.iter().enumerate();
        players.map(|(place, &at)| (place + 1, at, &self.event.players[at]))
    }

    /// Returns the line of the heads.
    fn heads(&self, format: CrosstableFormat) -> String {
        lines::line(format.heads(self.planned()))
    }
}
