//! Parses the bytes of a file as a [`Document`].

mod bye;
pub(super) mod fault;
mod ignored;
mod numbers;
mod player;
mod records;
mod teams;

use draughts_ground::diag::{Finding, Level, LineMap, Span};

use super::columns::Line;
use super::{ContradictionPlace, Document, Record, contradictions};
use ignored::Ignored;

pub(super) use fault::Fault;
pub use fault::{BlankSide, ExpectedContent, FieldContent, LineFault};

/// Known records without effect here: details of matches that repeat other records, and additions
/// of other programs.
const KEPT: &[&str] = &["801", "802", "DAT", "XXB", "XXF", "XXG", "XXK", "XXM", "XXT", "XXY"];

/// Parses a file.
///
/// Parsing never fails: an unreadable line is kept unchanged, and gets a finding with its line and
/// column and the expected value.
///
/// Accepted: UTF-8 or a Windows code page, LF, CRLF or CR line ends, blank lines, short lines,
/// trailing blanks, lower-case codes, columns counted in bytes. The codes of findings are in
/// [`TRF_CODES`](super::TRF_CODES); only an error makes the file unusable.
pub fn read(bytes: &[u8]) -> (Document, Vec<Finding>) {
    let mut document = Document::default();
    let lines: Vec<Line> = lines(bytes).collect();
    let mut findings: Vec<Finding> = Vec::new();
    let found = |fault: Fault| Finding::of(fault.what, fault.span);
    let mut noted = ignored::Noted::default();
    for line in &lines {
        match record(line) {
            Ok((record, ignored)) => {
                noted.ignored(ignored);
                if is_unknown(&record, line) {
                    noted.unknown(line);
                }
                document.records.push(record);
            }
            Err(fault) => {
                document.records.push(kept(line));
                findings.push(found(fault));
            }
        }
    }
    findings.extend(noted.faults().map(found));
    for (place, byes) in
        [bye::halve(&mut document), bye::nought(&mut document)].into_iter().flatten()
    {
        findings.push(Finding::of(byes, span_in(&lines, place)));
    }
    // A player whose line is unreadable would be missing in every round.
    let is_whole = findings.iter().all(|finding| finding.level() < Level::Error);
    for wrong in if is_whole { contradictions(&document) } else { Vec::new() } {
        findings.push(Finding::of(wrong.what, span_in(&lines, wrong.place)));
    }
    if let Some((place, bye)) = bye::allocate(&mut document) {
        findings.push(Finding::of(bye, span_in(&lines, place)));
    }
    findings.sort_by_key(|finding| finding.span.start);
    if !findings.is_empty() {
        let map = LineMap::new(bytes);
        let at = |finding: Finding| {
            let place = map.place(finding.span.start);
            finding.at(place)
        };
        findings = findings.into_iter().map(at).collect();
    }
    (document, findings)
}

/// Returns the bytes of a place in the file that a document was read from.
pub(crate) fn span_of(bytes: &[u8], place: ContradictionPlace) -> Span {
    span_in(&lines(bytes).collect::<Vec<_>>(), place)
}

/// Returns the bytes of the points in the record of a player.
pub(super) fn points_in(bytes: &[u8], record: usize) -> Span {
    let line = lines(bytes).nth(record);
    line.map_or_else(Span::default, |line| player::points(&line).span)
}

/// Returns the bytes of a place; a record is a line.
fn span_in(lines: &[Line], place: ContradictionPlace) -> Span {
    match place {
        ContradictionPlace::File => Span::default(),
        ContradictionPlace::Record(at) => lines.get(at).map_or_else(Span::default, Line::span),
        ContradictionPlace::Round(at, round) => {
            let column = player::column_of(round);
            lines[at].field(column..=column + 7).span
        }
    }
}

/// Iterates over the lines that are not blank.
fn lines(bytes: &[u8]) -> impl Iterator<Item = Line> {
    let mut start = 0;
    let every = std::iter::from_fn(move || {
        let rest = bytes.get(start..).filter(|rest| !rest.is_empty())?;
        let length = memchr::memchr2(b'\n', b'\r', rest).unwrap_or(rest.len());
        let line = Line::new(start, &rest[..length]);
        start += length + 1;
        Some(line)
    });
    every.filter(|line| !line.is_blank())
}

fn kept(line: &Line) -> Record {
    Record::Kept(line.from(1).trim_end().to_owned())
}

fn record(line: &Line) -> Result<(Record, Vec<Ignored>), Fault> {
    let code = line.code();
    let record = match code.as_str() {
        "001" => return player::read(line),
        "132" => return records::round_dates(line),
        "###" => Record::Comment(line.from(4)),
        _ => records::read(&code, line)?,
    };
    Ok((record, Vec::new()))
}

/// Returns whether a line is not a known record.
fn is_unknown(record: &Record, line: &Line) -> bool {
    matches!(record, Record::Kept(_)) && !KEPT.contains(&line.code().as_str()) && !is_national(line)
}

/// Returns whether a line is a national rating record: the letters of a federation and a start
/// number.
fn is_national(line: &Line) -> bool {
    let code = line.code();
    code.len() == 3
        && code.bytes().all(|byte| byte.is_ascii_uppercase())
        && !code.starts_with("XX")
        && line.field(4..=4).text.is_empty()
        && line.field(5..=8).player().is_ok()
}
