//! Parsing of lines of cells into a table.

use super::super::plain::plain;
use super::cell::Cell;
use super::fault::CrosstableFault;
use super::lines::{self, Item};
use super::{CrosstableFormat, dap, toernooibase};
use crate::diag::{Finding, LineMap, Span};
use crate::event::Points;

/// The most rounds a table may have.
const MAX_ROUNDS: usize = 999;

/// A table, whose places are verified to be 1, 2, 3, ...
pub(super) struct Table {
    pub format: CrosstableFormat,
    /// The last line before the heads, or the first, depending on the format.
    pub name: Option<String>,
    pub rows: Vec<Row>,
    /// The number of round columns.
    pub rounds: usize,
}

/// A player.
pub(super) struct Row {
    pub number: Option<u16>,
    pub title: String,
    pub name: String,
    pub federation: String,
    pub id: String,
    pub rating: Option<u16>,
    pub cells: Vec<(Cell, Span)>,
    pub total: Option<Points>,
}

/// The meaning of the columns.
pub(super) struct Heads {
    pub format: CrosstableFormat,
    names: Vec<String>,
    rounds: Vec<usize>,
}

impl Heads {
    /// Returns the heads of a line, if it has them.
    pub(super) fn of(line: &[Item]) -> Option<Self> {
        let names: Vec<String> = line.iter().map(|item| item.text.to_lowercase()).collect();
        let format = match names.first()?.as_str() {
            "place" => CrosstableFormat::DraughtsArbiterPro,
            "pl" => CrosstableFormat::Toernooibase,
            _ => return None,
        };
        let is_round = |name: &String| {
            let digits = name.strip_prefix('r').unwrap_or_default();
            !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
        };
        let rounds: Vec<usize> =
            names.iter().enumerate().filter(|(_, name)| is_round(name)).map(|(at, _)| at).collect();
        let complete = match rounds.as_slice() {
            // Before the first round, only the exact heads: a list with places and points but no
            // rounds is not a table.
            [] => format.heads(0).map(|head| head.to_lowercase()).eq(names.iter().cloned()),
            _ => names.contains(&"name".to_owned()),
        };
        complete.then_some(Self { format, names, rounds })
    }

    fn item<'l>(&self, line: &'l [Item], names: &[&str]) -> Option<&'l Item> {
        let at = self.names.iter().position(|name| names.contains(&name.as_str()))?;
        line.get(at)
    }
}

/// Returns a finding about some bytes.
pub(super) fn finding(bytes: &[u8], span: Span, fault: CrosstableFault) -> Finding {
    Finding::of(fault, span).at(LineMap::new(bytes).place(span.start))
}

/// Reads a table.
pub(super) fn read(bytes: &[u8]) -> Result<Table, Vec<Finding>> {
    let lines: Vec<_> = lines::read(bytes).collect();
    let found = lines.iter().enumerate().find_map(|(at, line)| Some((at, Heads::of(line)?)));
    let Some((at, heads)) = found else {
        return Err(vec![finding(bytes, Span::default(), CrosstableFault::NoHeads)]);
    };
    let titles = lines[..at].iter().filter_map(|line| {
        let text = line.iter().map(|item| item.text.as_str()).find(|text| !text.is_empty())?;
        Some(text.to_owned())
    });
    let titles: Vec<String> = titles.collect();
    let name = match heads.format {
        CrosstableFormat::DraughtsArbiterPro => titles.last().cloned(),
        CrosstableFormat::Toernooibase => titles.first().cloned(),
    };
    let mut wrong = Vec::new();
    if heads.rounds.len() > MAX_ROUNDS {
        let span = lines[at][heads.rounds[MAX_ROUNDS]].span;
        return Err(vec![finding(
            bytes,
            span,
            CrosstableFault::RoundsTooMany { most: MAX_ROUNDS },
        )]);
    }
    let mut rows = Vec::new();
    for (line, place) in lines[at + 1..].iter().zip(1..) {
        match row(&heads, line, place) {
            Ok(row) => rows.push(row),
            Err((span, fault)) => wrong.push(finding(bytes, span, fault)),
        }
    }
    if rows.is_empty() && wrong.is_empty() {
        let span = lines[at][0].span;
        wrong.push(finding(bytes, span, CrosstableFault::NoPlayers));
    }
    let rounds = heads.rounds.len();
    if wrong.is_empty() {
        Ok(Table { format: heads.format, name, rows, rounds })
    } else {
        Err(wrong)
    }
}

type Wrong = (Span, CrosstableFault);

fn row(heads: &Heads, line: &[Item], place: usize) -> Result<Row, Wrong> {
    let behind =
        line.last().map_or(Span::default(), |item| Span::new(item.span.end, item.span.end));
    let item = |names: &[&str]| heads.item(line, names);
    let text = |names: &[&str]| item(names).map_or_else(String::new, |item| item.text.clone());
    let first = &line[0];
    let said = first.text.trim_end_matches('.');
    if said.parse() != Ok(place) {
        return Err((first.span, CrosstableFault::Place { text: first.text.clone(), place }));
    }
    let name = text(&["name"]);
    if plain(&name).is_empty() {
        let span = item(&["name"]).map_or(behind, |item| item.span);
        return Err((span, CrosstableFault::NoName));
    }
    let number = match item(&["s.no.", "sno"]) {
        Some(item) if !item.text.is_empty() => match item.text.parse::<u16>() {
            Ok(number) if number > 0 => Some(number),
            _ => return Err((item.span, CrosstableFault::StartNumber { text: item.text.clone() })),
        },
        _ => None,
    };
    let rating = item(&["fmjd", "rating"]).map(|item| (rating(&item.text), item));
    let rating = match rating {
        Some((Err(()), item)) => {
            return Err((item.span, CrosstableFault::Rating { text: item.text.clone() }));
        }
        Some((Ok(rating), _)) => rating,
        None => None,
    };
    let mut cells = Vec::new();
    for &column in &heads.rounds {
        let Some(item) = line.get(column) else {
            cells.push((Cell::Nothing, behind));
            continue;
        };
        let cell = match heads.format {
            CrosstableFormat::DraughtsArbiterPro => dap::cell(&item.text),
            CrosstableFormat::Toernooibase => toernooibase::cell(&item.text),
        };
        let Some(cell) = cell else {
            let (text, format) = (item.text.clone(), heads.format);
            return Err((item.span, CrosstableFault::Cell { text, format }));
        };
        cells.push((cell, item.span));
    }
    Ok(Row {
        number,
        title: text(&["title"]).to_uppercase(),
        name,
        federation: text(&["fed.", "fed", "cn"]).to_uppercase(),
        id: text(&["fmjd-id"]),
        rating,
        cells,
        total: item(&["total", "pt", "pts"]).and_then(|item| item.text.parse().ok()),
    })
}

/// Parses `2339`, or `A 2339` with the class before it.
fn rating(text: &str) -> Result<Option<u16>, ()> {
    let digits = text.trim_start_matches(|c: char| c.is_ascii_alphabetic() || c == ' ');
    match digits {
        "" => Ok(None),
        digits => {
            digits.parse().map(|rating| Some(rating).filter(|&rating| rating > 0)).map_err(|_| ())
        }
    }
}
