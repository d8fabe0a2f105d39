//! FIDE tournament reports: reading them, pairing them for other programs, simulating them.

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
    self, AssignedSystem, ConversionNote, Document, FieldError, NamedCompetitor, Particulars,
    Record, competitors, field, from_field, repeatable_method,
};
use draughts_ground::diag::{Finding, Level};
use draughts_report::Line;
use draughts_report::{one_line, printable};

/// The byte order mark of UTF-8.
const BOM: &[u8] = "\u{feff}".as_bytes();

/// The largest number of lines of a report: ten times the number of possible players.
const MOST_LINES: usize = 100_000;

/// Refuses a text that is too long for a report.
///
/// # Errors
///
/// Fails if the text has more than `MOST_LINES` lines that end with CRLF, or more than twice as
/// many with a single line end.
pub(super) fn refuse_too_long(name: &str, bytes: &[u8]) -> Result<(), Error> {
    let lines = memchr2_iter(b'\n', b'\r', bytes).count();
    // CRLF counts twice.
    if lines <= 2 * MOST_LINES {
        return Ok(());
    }
    let (file, most) = (printable(name).into_owned(), MOST_LINES);
    Err(Error::unusable(name, &Wrong::TooManyLines { file, most }))
}

/// The text at the start of a line in every event file.
const EVENT_MARK: &[u8] = b"schema: arbiter.event/";

/// Returns whether a text is an event file, which has a line that states this.
pub(super) fn is_event(bytes: &[u8]) -> bool {
    let begins_a_line = |at: usize| {
        let before = bytes[..at].strip_suffix(BOM).unwrap_or(&bytes[..at]);
        before.is_empty() || before.ends_with(b"\n")
    };
    memmem::find_iter(bytes, EVENT_MARK).any(begins_a_line)
}

/// Refuses an event file where a tournament report is expected.
///
/// # Errors
///
/// Fails if the file is an event.
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
    /// Its name.
    pub name: String,
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// Its content.
    pub document: Document,
    /// The findings in its lines.
    pub findings: Vec<Finding>,
    /// The encoding that was guessed, if it was not UTF-8.
    pub read_as: Option<&'static str>,
}

/// A round without a legal pairing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoPairing {
    /// The round.
    pub round: u16,
    /// The reasons, and the possible relaxations, one line each.
    pub why: Vec<Line>,
}

/// The reason a report has no standings.
#[derive(Debug)]
pub enum NoStandings {
    /// The report is of a team tournament, but has no teams; the value says where.
    Field(FieldError),
    /// The report cannot be expressed as an event.
    Error(Error),
}

impl NoPairing {
    fn new(field: &Field, why: &Impossible, name: impl Fn(usize) -> String) -> Self {
        Self { round: field.round, why: impossible(field, why, name) }
    }

    /// Creates it from the field of a report, with the names of its players or teams.
    pub(super) fn of_report(field: &Field, why: &Impossible, players: &[NamedCompetitor]) -> Self {
        Self::new(field, why, |at| {
            let NamedCompetitor { number, name } = &players[at];
            format!("{number} {}", one_line(name)).trim_end().to_owned()
        })
    }
}

impl Report {
    /// Reads a report with this name. Lines that cannot be read become findings.
    ///
    /// # Errors
    ///
    /// Fails if it cannot be read, or is too large.
    pub fn read(name: &str, input: impl Read) -> Result<Self, Error> {
        let (bytes, read_as) = reading::lines_in_utf8(reading::bounded(name, input)?);
        refuse_event(name, &bytes)?;
        refuse_too_long(name, &bytes)?;
        let (document, mut findings) = trf::read(&bytes);
        if document.players().next().is_none() {
            // This is another kind of file, each of whose lines is an unknown record.
            findings.retain(|finding| finding.level() >= Level::Error);
        }
        Ok(Self { name: name.to_owned(), bytes, document, findings, read_as })
    }

    /// Changes the report to the requested system, if there is one.
    #[must_use]
    pub fn of_system(self, asked: Option<AssignedSystem>) -> Self {
        let Some(asked) = asked else { return self };
        Self { document: self.document.of_system(asked), ..self }
    }

    /// Returns whether no finding makes the report useless.
    pub fn is_usable(&self) -> bool {
        self.findings.iter().all(|finding| finding.level() < Level::Error)
    }

    /// Converts the report to an event, with notes on data that the event cannot express.
    ///
    /// # Errors
    ///
    /// Fails if the tournament cannot be expressed as an event.
    pub fn event(&self) -> Result<(Event, Vec<ConversionNote>), Error> {
        trf::to_event(&self.document).map_err(|why| Error::usage(&why))
    }

    /// Returns a note if the report names older rules than those by which it is paired.
    pub fn older_rules(&self) -> Option<ConversionNote> {
        trf::older_rules(&self.document).map(|code| ConversionNote::OlderRules { code })
    }

    /// Pairs the next round by the system of the report, by default the FIDE Dutch system.
    ///
    /// The answer has the form of bbpPairings: a line with the number of pairs, then a line for
    /// each with the start numbers of White and Black, 0 as Black for the bye.
    ///
    /// # Errors
    ///
    /// Fails if the report cannot be converted to a field, or names a system that cannot pair it.
    pub fn pair(&self) -> Result<Result<String, NoPairing>, FieldError> {
        let system = system(repeatable_method(&self.document)?);
        let field = field(&self.document, None)?;
        let paired = system.pair(&field);
        Ok(told(field, paired, &competitors(&self.document)))
    }

    /// Prepares the standings after the last stored round, with notes on data that an event cannot
    /// express.
    ///
    /// The rules are the given edition of FIDE C.07, or else that of the report's dates; `unrated`
    /// is the rating that counts for an unrated player.
    ///
    /// # Errors
    ///
    /// Fails if it is a team tournament without teams, or cannot be expressed as an event.
    pub fn ranked(
        &self,
        rules: Option<FideRules>,
        tie_breaks: Option<&[TieBreak]>,
        unrated: Option<Unrated>,
    ) -> Result<(trf::RankedReport, Vec<ConversionNote>), NoStandings> {
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
pub(super) fn pairs(pairing: &FieldPairing, players: &[NamedCompetitor]) -> String {
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

/// Simulates a tournament paired by the FIDE Dutch system.
///
/// If a round could not be paired, the report ends before it, and the reason is returned as well.
///
/// # Errors
///
/// Fails for points that do not allow Baku acceleration.
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
