//! Tournament reports of FIDE as they are: read, paired for other programs, simulated.

use std::fmt::Write;
use std::io::Read;

use memchr::{memchr2_iter, memmem};

use super::engine::told;
use super::{Error, Wrong, reading};
use draughts_event_report::impossible;
use draughts_events::event::{Event, PairingMethod, TieBreak, Unrated, baku};
use draughts_events::field::{Field, FieldPairing};
use draughts_events::standings::FideRules;
use draughts_events::swiss::simulate::{Simulated, Simulation};
use draughts_events::swiss::{Impossible, system};
use draughts_events::trf::{
    self, Called, Document, FieldError, Note, Particulars, Record, SystemAsked, field, from_field,
    players_of_field, repeatable_method,
};
use draughts_ground::diag::{Finding, Level};
use draughts_report::Line;
use draughts_report::{one_line, printable};

/// The mark before a text in UTF-8.
const BOM: &[u8] = "\u{feff}".as_bytes();

/// The most lines of a report: ten times as many as players can be numbered.
const MOST_LINES: usize = 100_000;

/// # Errors
///
/// The text has more lines than any report.
pub(super) fn refuse_too_long(name: &str, bytes: &[u8]) -> Result<(), Error> {
    let lines = memchr2_iter(b'\n', b'\r', bytes).count();
    // CRLF counts twice.
    if lines <= 2 * MOST_LINES {
        return Ok(());
    }
    let (file, most) = (printable(name).into_owned(), MOST_LINES);
    Err(Error::unusable(name, &Wrong::TooManyLines { file, most }))
}

/// What stands at the beginning of a line in every event file.
const EVENT_MARK: &[u8] = b"schema: arbiter.event/";

/// Returns whether a text is an event file, which says so in a line of its own.
pub(super) fn is_event(bytes: &[u8]) -> bool {
    let begins_a_line = |at: usize| {
        let before = bytes[..at].strip_suffix(BOM).unwrap_or(&bytes[..at]);
        before.is_empty() || before.ends_with(b"\n")
    };
    memmem::find_iter(bytes, EVENT_MARK).any(begins_a_line)
}

/// # Errors
///
/// The file is an event, which is no report.
pub(super) fn refuse_event(name: &str, bytes: &[u8]) -> Result<(), Error> {
    if is_event(bytes) {
        let file = printable(name).into_owned();
        return Err(Error::unusable(name, &Wrong::IsEvent { file }));
    }
    Ok(())
}

/// A report that was read.
#[derive(Debug)]
pub struct Report {
    /// What it is called.
    pub name: String,
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// What stands in it.
    pub document: Document,
    /// What was found in its lines.
    pub findings: Vec<Finding>,
    /// What it was read as, if not as UTF-8.
    pub read_as: Option<&'static str>,
}

/// A round that no legal pairing exists of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoPairing {
    /// The round.
    pub round: u16,
    /// Why, and what could be relaxed, a line each.
    pub why: Vec<Line>,
}

/// Why a report has no standings.
#[derive(Debug)]
pub enum NoStandings {
    /// It is of teams, and does not say which; where it shows.
    Field(FieldError),
    /// It is none that an event can be.
    Error(Error),
}

impl NoPairing {
    fn new(field: &Field, why: &Impossible, name: impl Fn(usize) -> String) -> Self {
        Self { round: field.round, why: impossible(field, why, name) }
    }

    /// Of a report's field, with the names of its players or teams.
    pub(super) fn of_report(field: &Field, why: &Impossible, players: &[Called]) -> Self {
        Self::new(field, why, |at| {
            let Called { number, name } = &players[at];
            format!("{number} {}", one_line(name)).trim_end().to_owned()
        })
    }
}

impl Report {
    /// Reads a report that is called so. Lines that are wrong are among its findings.
    ///
    /// # Errors
    ///
    /// It cannot be read, or is too large.
    pub fn read(name: &str, input: impl Read) -> Result<Self, Error> {
        let (bytes, read_as) = reading::lines_in_utf8(reading::bounded(name, input)?);
        refuse_event(name, &bytes)?;
        refuse_too_long(name, &bytes)?;
        let (document, mut findings) = trf::read(&bytes);
        if document.players().next().is_none() {
            // It is something else, and each of its lines a record that nobody knows.
            findings.retain(|finding| finding.level() >= Level::Error);
        }
        Ok(Self { name: name.to_owned(), bytes, document, findings, read_as })
    }

    /// Returns the same, read as a report of the system that is asked for, if any is.
    #[must_use]
    pub fn of_system(self, asked: Option<SystemAsked>) -> Self {
        let Some(asked) = asked else { return self };
        Self { document: self.document.of_system(asked), ..self }
    }

    /// False if what was found in it makes it useless.
    #[must_use]
    pub fn is_usable(&self) -> bool {
        self.findings.iter().all(|finding| finding.level() < Level::Error)
    }

    /// Returns the event that it holds, with notes of what the event has no place for.
    ///
    /// # Errors
    ///
    /// The tournament is none that an event can be.
    pub fn event(&self) -> Result<(Event, Vec<Note>), Error> {
        trf::to_event(&self.document).map_err(|why| Error::usage(&why))
    }

    /// That the report names older rules than those by which it is paired, if it does.
    #[must_use]
    pub fn older_rules(&self) -> Option<Note> {
        trf::older_rules(&self.document).map(|code| Note::OlderRules { code })
    }

    /// Pairs the next round by the system that the report names, the FIDE Dutch system if it
    /// names none. The answer is that of bbpPairings: a line with the number of pairs, then a
    /// line for each, the start numbers of White and Black, 0 as Black for the bye.
    ///
    /// # Errors
    ///
    /// The report holds no field that could be paired, or names a system that cannot pair it.
    pub fn pair(&self) -> Result<Result<String, NoPairing>, FieldError> {
        let system = system(repeatable_method(&self.document)?);
        let field = field(&self.document, None)?;
        let paired = system.pair(&field);
        Ok(told(field, paired, &players_of_field(&self.document)))
    }

    /// What the standings after the last round that is stored are made of, by the edition of FIDE
    /// C.07 that is asked for, or else by that of the report's dates, and with what an unrated player
    /// counts, if that is said; with notes of what an event
    /// has no place for.
    ///
    /// # Errors
    ///
    /// Teams play, and it is not said which; the tournament is none that an event can be.
    pub fn ranked(
        &self,
        rules: Option<FideRules>,
        tie_breaks: Option<&[TieBreak]>,
        unrated: Option<Unrated>,
    ) -> Result<(trf::RankedReport, Vec<Note>), NoStandings> {
        let (event, notes) = self.event().map_err(NoStandings::Error)?;
        if !event.is_of_teams() {
            trf::refuse_teams(&self.document).map_err(NoStandings::Field)?;
        }
        let event = match tie_breaks {
            Some(list) => event.ranked_by(list.to_vec()),
            None => event,
        };
        let event = event.with_unrated(unrated);
        Ok((trf::RankedReport::new(&event, rules), notes))
    }
}

/// Returns the pairing in start numbers, the bye last.
pub(super) fn pairs(pairing: &FieldPairing, players: &[Called]) -> String {
    let lines = pairing.pairs.len() + usize::from(pairing.bye.is_some());
    let mut text = format!("{lines}\n");
    let number = |at: usize| players[at].number;
    for pair in &pairing.pairs {
        writeln!(text, "{} {}", number(pair.white), number(pair.black))
            .expect("a String takes every text");
    }
    if let Some(bye) = pairing.bye {
        writeln!(text, "{} 0", number(bye)).expect("a String takes every text");
    }
    text
}

/// Simulates a tournament that is paired by the FIDE Dutch system. The report ends with the
/// round that could not be paired, if there was one; that is given beside it.
///
/// # Errors
///
/// Points that Baku acceleration does not go with.
pub fn simulate(simulation: &Simulation) -> Result<(String, Option<NoPairing>), Error> {
    let worth = simulation.worth;
    if simulation.baku && !baku::fits(worth.win, worth.draw, worth.loss) {
        return Err(Error::usage(&Wrong::Baku));
    }
    let system = system(PairingMethod::Dutch);
    let Simulated { field, end } = simulation.run(system);
    let name = format!("Simulated, {} players, seed {}", simulation.players, simulation.seed);
    let particulars = Particulars {
        name: &name,
        system: system.info().trf_name,
        bye: simulation.bye,
        baku: simulation.baku,
    };
    let mut document = from_field(&field, &particulars);
    let end = end.map(|why| {
        let number = |at: usize| field.players[at].number.to_string();
        let absent = (0..field.players.len()).filter(|&at| !field.players[at].plays);
        let absent: String = absent.map(|at| format!(" {}Z", number(at))).collect();
        let comment = format!(" NOPAIR {} absent{absent}", field.round);
        document.records.push(Record::Comment(comment));
        NoPairing::new(&field, &why, number)
    });
    Ok((trf::write(&document), end))
}
