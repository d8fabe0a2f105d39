//! The conversion of a document to a table.

use rustc_hash::FxHashMap;
use sha2::{Digest, Sha256};

use super::document::{Document, Entries};
use super::fault::{OpeningFault, TableFault};
use super::line::OpeningRules;
use super::number::Form;
use super::table::{Opening, Table, TablePart};
use super::{codes, list};
use crate::board::{Position, write_fen};
use crate::diag::{Finding, Level, LineMap, Span};
use crate::document::{self, DocumentKind};
use crate::rules::named;
use crate::said::{Message, Told};
use yaml_in_place::Document as Yaml;

/// The messages about values that the fields of a table do not accept: none.
pub const REFUSES: &[&[Message]] = &[];

const OPENINGS_FILE: DocumentKind =
    DocumentKind { code: codes::OPENINGS_INVALID, word: "openings", refuses: REFUSES };

/// The error of an opening table that cannot be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpeningsError {
    /// The file, or the name of the table.
    pub name: String,
    /// The text that the findings point into.
    pub text: String,
    /// The faults, in text order.
    pub findings: Vec<Finding>,
}

impl std::fmt::Display for OpeningsError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (at, finding) in self.findings.iter().enumerate() {
            let separator = if at > 0 { "\n" } else { "" };
            write!(f, "{separator}{}", self.name)?;
            if let Some(place) = finding.place {
                write!(f, ":{place}")?;
            }
            write!(f, ": {}", finding.what().said())?;
        }
        Ok(())
    }
}

impl std::error::Error for OpeningsError {}

impl Table {
    /// Reads a document; `name` is the name of its file.
    ///
    /// The second value holds the warnings about a table that can be used.
    ///
    /// # Errors
    ///
    /// Fails if the text is not an opening table, if a line cannot be played, or if the digest, the
    /// count or the repetitions that the document states are wrong. All faults are reported
    /// together, each with its place.
    pub fn read(name: &str, text: &str) -> Result<(Self, Vec<Finding>), OpeningsError> {
        let body = text.strip_prefix('\u{feff}').unwrap_or(text);
        let error =
            |findings| OpeningsError { name: name.to_owned(), text: body.to_owned(), findings };
        let unread = |why| error(vec![document::finding(OPENINGS_FILE, body, &why)]);
        let yaml = Yaml::read(body).map_err(unread)?;
        let document: Document = yaml.to().map_err(unread)?;
        let mut reading = Reading::default();
        let table = reading.table(document);
        let lines = LineMap::new(body.as_bytes());
        let placed = |(path, fault): (String, TableFault)| {
            let finding = Finding::of(fault, Span::default());
            match document::place_of(&yaml, &path) {
                Some(place) => finding.marking_in(body, &lines, place),
                None => finding,
            }
        };
        let findings: Vec<Finding> = reading.faults.into_iter().map(placed).collect();
        match table {
            Some(table) if findings.iter().all(|finding| finding.level() < Level::Error) => {
                Ok((table, findings))
            }
            _ => Err(error(findings)),
        }
    }

    /// Returns a built-in table.
    pub fn embedded(name: &str) -> Option<Self> {
        list::embedded(name).cloned()
    }
}

/// The faults found while reading a document, each with the path of its key.
#[derive(Default)]
struct Reading {
    faults: Vec<(String, TableFault)>,
}

impl Reading {
    fn wrong(&mut self, path: impl Into<String>, fault: TableFault) {
        self.faults.push((path.into(), fault));
    }

    fn table(&mut self, document: Document) -> Option<Table> {
        let base = match &document.extends {
            Some(base) if list::text(base).is_some() && *base != document.name => {
                Table::embedded(base)
            }
            Some(base) => {
                let known = list::names().iter().map(|&name| name.to_owned()).collect();
                self.wrong("extends", TableFault::UnknownBase { base: base.clone(), known });
                return None;
            }
            None => None,
        };
        let board = self.board(&document, base.as_ref())?;
        let of_base = |field: fn(&Table) -> Option<String>| base.as_ref().and_then(field);
        let mut table = Table {
            title: document.title.clone().unwrap_or_else(|| document.name.clone()),
            edition: document.edition.clone(),
            source: document.source.clone().or_else(|| of_base(|base| base.source.clone())),
            numbers: document
                .numbers
                .or(base.as_ref().map(|base| base.numbers))
                .unwrap_or_default(),
            extends: document.extends.clone(),
            decks: document.decks.0.clone(),
            drawn: document.drawn.clone(),
            misprints: document.misprints.clone(),
            repeated: document.repeated.clone(),
            without: document.without.clone(),
            digest: String::new(),
            name: document.name.clone(),
            board,
            openings: Vec::new(),
            by_number: FxHashMap::default(),
            by_position: FxHashMap::default(),
        };
        self.inherit(&mut table, base.as_ref());
        let parts = [
            ("lines", TablePart::Numbered, &document.lines),
            ("elsewhere", TablePart::Elsewhere, &document.elsewhere),
            ("unused", TablePart::Unused, &document.unused),
        ];
        for (key, part, Entries(lines)) in parts {
            for (number, line) in lines {
                self.line(&mut table, &format!("{key}.{number}"), part, number, line);
            }
        }
        if table.openings.is_empty() && self.faults.is_empty() {
            self.wrong("lines", TableFault::NoLines);
        }
        self.named_lines(&table, &document);
        if self.faults.is_empty() {
            self.stated(&mut table, &document);
        }
        Some(table)
    }

    fn board(&mut self, document: &Document, base: Option<&Table>) -> Option<OpeningRules> {
        match (&document.rules, base) {
            (Some(rules), _) => match named(rules) {
                Ok(set) if set.unchosen().is_empty() => {
                    let of_base = base.map(|base| base.board.numbering.style);
                    Some(OpeningRules::new(set, document.squares.or(of_base)))
                }
                _ => {
                    self.wrong("rules", TableFault::NoRules { rules: rules.clone() });
                    None
                }
            },
            (None, Some(base)) => {
                let style = document.squares.unwrap_or(base.board.numbering.style);
                Some(OpeningRules::new(base.board.set.clone(), Some(style)))
            }
            (None, None) => {
                self.wrong("name", TableFault::RulesNotSaid);
                None
            }
        }
    }

    /// Takes over the lines of the extended table, except those left out, with their misprints and
    /// repetitions.
    fn inherit(&mut self, table: &mut Table, base: Option<&Table>) {
        let Some(base) = base else {
            if !table.without.is_empty() {
                self.wrong("without", TableFault::WithoutBase);
            }
            return;
        };
        let form = base.numbers;
        let mut without = Vec::new();
        for (at, left_out) in table.without.clone().iter().enumerate() {
            for (item, number) in left_out.lines.iter().enumerate() {
                match base.find(number) {
                    Some(_) => without.extend(form.key(number)),
                    None => {
                        let path = format!("without[{at}].lines[{item}]");
                        self.wrong(path, TableFault::NoSuchLine { number: number.clone() });
                    }
                }
            }
        }
        let is_kept = |number: &str| form.key(number).is_none_or(|key| !without.contains(&key));
        for opening in base.openings.iter().filter(|opening| is_kept(&opening.number)) {
            let (number, text) = (&opening.number, base.written(opening));
            self.line(table, "extends", opening.part, number, &text);
        }
        let known = base.misprints.iter().filter(|misprint| is_kept(&misprint.line));
        table.misprints.splice(0..0, known.cloned());
        for numbers in base.repeated.iter().rev() {
            let kept: Vec<String> =
                numbers.iter().filter(|number| is_kept(number)).cloned().collect();
            if kept.len() > 1 {
                table.repeated.insert(0, kept);
            }
        }
    }

    fn line(&mut self, table: &mut Table, path: &str, part: TablePart, number: &str, text: &str) {
        // In the unnumbered parts, the key of a line is a plain number.
        let form = if part == TablePart::Numbered { table.numbers } else { Form::Plain };
        let Some(key) = form.key(number) else {
            let example = form.example();
            self.wrong(path, TableFault::BadNumber { number: number.to_owned(), example });
            return;
        };
        match table.board.line(text) {
            Ok((line, position)) => {
                let at = table.openings.len();
                if let Some(other) = table.by_number.insert(key, at) {
                    let other = table.openings[other].number.clone();
                    self.wrong(path, TableFault::NumberTwice { number: number.to_owned(), other });
                    return;
                }
                table.by_position.entry(position).or_default().push(at);
                table.openings.push(Opening { number: number.to_owned(), line, position, part });
            }
            Err(why) => self.wrong(path, of_line(number, &why)),
        }
    }

    /// Checks that every line and deck that the document names exists.
    fn named_lines(&mut self, table: &Table, document: &Document) {
        if !self.faults.is_empty() {
            // The named line may be one that could not be read.
            return;
        }
        let mut named: Vec<(String, &String)> = Vec::new();
        for (deck, numbers) in &table.decks {
            let each = numbers.iter().enumerate();
            named.extend(each.map(|(at, number)| (format!("decks.{deck}[{at}]"), number)));
        }
        for (at, misprint) in document.misprints.iter().enumerate() {
            named.push((format!("misprints[{at}].line"), &misprint.line));
        }
        for (at, numbers) in document.repeated.iter().enumerate() {
            let each = numbers.iter().enumerate();
            named.extend(each.map(|(item, one)| (format!("repeated[{at}][{item}]"), one)));
        }
        for (path, number) in named {
            if table.find(number).is_none() {
                self.wrong(path, TableFault::NoSuchLine { number: number.clone() });
            }
        }
        for (at, deck) in table.drawn.iter().enumerate() {
            if table.deck(deck).is_none() {
                let known = table.decks.iter().map(|(name, _)| name.clone()).collect();
                let deck = deck.clone();
                self.wrong(format!("drawn[{at}]"), TableFault::NoSuchDeck { deck, known });
            }
        }
    }

    /// Sets the digest of the table, and checks the digest, count and repetitions that the document
    /// states.
    fn stated(&mut self, table: &mut Table, document: &Document) {
        table.digest = digest(table);
        if let Some(stated) = &document.digest
            && !stated.eq_ignore_ascii_case(&table.digest)
        {
            self.wrong("digest", TableFault::OtherDigest { found: table.digest.clone() });
        }
        if let Some(stated) = document.positions
            && stated != table.positions()
        {
            let found = table.positions();
            self.wrong("positions", TableFault::OtherCount { found, stated });
        }
        let mut known: Vec<Position> = Vec::new();
        for (at, numbers) in table.repeated.iter().enumerate() {
            let mut reached = numbers.iter().filter_map(|number| table.find(number));
            let Some(first) = reached.next() else { continue };
            known.push(first.position);
            for other in reached.filter(|other| other.position != first.position) {
                let (one, other) = (first.number.clone(), other.number.clone());
                let path = format!("repeated[{at}]");
                self.faults.push((path, TableFault::NotRepeated { one, other }));
            }
        }
        for (position, same) in &table.by_position {
            if same.len() > 1 && !known.contains(position) {
                let numbers: Vec<String> =
                    same.iter().map(|&at| table.openings[at].number.clone()).collect();
                let path = format!("lines.{}", numbers[1]);
                self.faults.push((path, TableFault::Repeated { numbers }));
            }
        }
        // The map of positions is unordered.
        self.faults.sort_by_key(|(_, fault)| match fault {
            TableFault::Repeated { numbers } => {
                table.find(&numbers[0]).map(|first| position_of(table, first))
            }
            _ => None,
        });
    }
}

fn position_of(table: &Table, opening: &Opening) -> Option<usize> {
    table.openings.iter().position(|one| one.number == opening.number)
}

fn of_line(number: &str, why: &OpeningFault) -> TableFault {
    TableFault::Line { number: number.to_owned(), why: why.said() }
}

/// Returns the digest of the positions: `NUMBER FEN\n` for every line, in table order.
fn digest(table: &Table) -> String {
    let numbering = table.board.numbers();
    let mut hash = Sha256::new();
    for opening in &table.openings {
        let fen = write_fen(&opening.position, &numbering);
        hash.update(format!("{} {fen}\n", opening.number));
    }
    hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}
