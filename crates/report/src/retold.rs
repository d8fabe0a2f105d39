//! The JSON of a game, rewritten for its place in a longer file and in other formats.

use std::cmp::Reverse;

use serde_json::Value;

use super::game::{csv_row, standing_words};
use super::{FindingsFormat, json_of_plain, printable};
use crate::words::{Frame, Language, say};

/// The JSON of a game, `arbiter.validate/2`.
#[derive(Debug, Clone)]
pub struct RetoldGame(Value);

impl RetoldGame {
    /// Reads a line of JSON.
    ///
    /// # Errors
    ///
    /// Fails if the line is no JSON object of this schema; the error is the parser's.
    pub fn read(line: &[u8]) -> Result<Self, String> {
        let value: Value = serde_json::from_slice(line).map_err(|error| error.to_string())?;
        match value["schema"].as_str() {
            Some(super::VALIDATE_SCHEMA) => Ok(Self(value)),
            schema => Err(format!("schema {schema:?}")),
        }
    }

    /// Returns the file name, as it was given.
    pub fn file(&self) -> &str {
        self.0["file"].as_str().unwrap_or_default()
    }

    /// Returns the number of the game in its file.
    pub fn game(&self) -> u64 {
        self.0["game"].as_u64().unwrap_or_default()
    }

    /// Returns the offset and the length of the game's text in its file, in bytes.
    pub fn place(&self) -> Option<(u64, usize)> {
        Some((self.0["offset"].as_u64()?, usize::try_from(self.0["bytes"].as_u64()?).ok()?))
    }

    /// Returns whether there are findings.
    pub fn has_findings(&self) -> bool {
        !self.findings().is_empty()
    }

    /// Returns whether there is a finding with a code.
    pub fn has(&self, code: &str) -> bool {
        self.findings().iter().any(|found| found["code"] == code)
    }

    fn findings(&self) -> &[Value] {
        self.0["findings"].as_array().map_or(&[], Vec::as_slice)
    }

    /// Moves the game behind other games of its file, and behind their lines.
    pub fn shift(&mut self, lines: u64, games: u64) {
        let add = |number: &mut Value, more: u64| {
            if let Some(value) = number.as_u64() {
                *number = (value + more).into();
            }
        };
        add(&mut self.0["game"], games);
        add(&mut self.0["line"], lines);
        for list in ["findings", "variations"] {
            if let Some(list) = self.0[list].as_array_mut() {
                list.iter_mut().for_each(|one| add(&mut one["line"], lines));
            }
        }
    }

    /// Removes the first finding with a code.
    pub fn remove_finding(&mut self, code: &str) {
        if let Some(found) = self.0["findings"].as_array_mut()
            && let Some(at) = found.iter().position(|found| found["code"] == code)
        {
            found.remove(at);
        }
    }

    /// Writes the game in a format, in English; `None` if its JSON lacks the data.
    pub fn write(&self, format: FindingsFormat) -> Option<String> {
        match format {
            FindingsFormat::Jsonl => {
                Some(json_of_plain(serde_json::to_string(&self.0).expect("plain JSON")) + "\n")
            }
            FindingsFormat::Json => {
                Some(json_of_plain(serde_json::to_string_pretty(&self.0).expect("plain JSON")))
            }
            FindingsFormat::Csv => Some(csv_row(&self.row()?)),
            FindingsFormat::Concise => {
                self.findings().iter().map(|found| self.concise(found)).collect()
            }
            FindingsFormat::Full if self.has_findings() => None,
            FindingsFormat::Full => Some(String::new()),
        }
    }

    fn concise(&self, found: &Value) -> Option<String> {
        let frame = Frame::of(Language::English);
        let place = match (found["line"].as_u64(), found["column"].as_u64()) {
            (Some(line), Some(column)) => format!("{line}:{column}:"),
            _ => String::new(),
        };
        let standing = match found["standing"].as_str() {
            Some("stands") => Some("stands"),
            Some("open") => Some("open"),
            Some("corrected") => Some("corrected"),
            Some("after-end") => Some("after-end"),
            Some(_) => return None,
            None => None,
        };
        let standing = standing.map_or_else(String::new, |standing| {
            format!(" ({})", say(&standing_words(standing), Language::English))
        });
        Some(format!(
            "{}:{place} {}[{}] {}: {}{standing}\n",
            printable(self.file()),
            found["level"].as_str()?,
            found["code"].as_str()?,
            self.place_words(found, frame)?,
            printable(found["message"].as_str()?).replace('\n', " ")
        ))
    }

    fn place_words(&self, found: &Value, frame: &Frame) -> Option<String> {
        let game = format!("{} {}", frame.game, self.game());
        let Some(number) = found["move_number"].as_u64() else { return Some(game) };
        let side = found["side"].as_str()?.chars().next()?;
        let variation = match found["variation"].is_null() {
            true => String::new(),
            false => format!(", {}", frame.variation),
        };
        Some(format!("{game}, {number}{side}{variation}"))
    }

    fn row(&self) -> Option<Vec<String>> {
        let tags = self.0["tags"].as_object()?;
        // If tags differ only in case, the JSON does not tell which comes first.
        let tag = |name: &str| {
            let mut known = tags.iter().filter(|(tag, _)| tag.eq_ignore_ascii_case(name));
            match (known.next(), known.next()) {
                (None, _) => Some(String::new()),
                (Some((_, value)), None) => value.as_str().map(str::to_owned),
                (Some(_), Some(_)) => None,
            }
        };
        let rank = |found: &Value| {
            let levels = ["note", "warning", "irregularity", "error"];
            levels.iter().position(|level| found["level"] == *level)
        };
        let count = |level: &str| {
            self.findings().iter().filter(|found| found["level"] == level).count().to_string()
        };
        let place = |found: &Value| (found["line"].as_u64(), found["column"].as_u64());
        let first = self.findings().iter().max_by_key(|found| (rank(found), Reverse(place(found))));
        let first = match first {
            None => String::new(),
            Some(found) => {
                let place = self.place_words(found, Frame::of(Language::English))?;
                format!("{place}: {}", found["message"].as_str()?)
            }
        };
        Some(vec![
            self.file().to_owned(),
            self.game().to_string(),
            self.0["line"].as_u64()?.to_string(),
            tag("White")?,
            tag("Black")?,
            tag("Event")?,
            tag("Round")?,
            tag("Date")?,
            self.0["rules"].as_str()?.to_owned(),
            self.0["result"].as_str().unwrap_or_default().to_owned(),
            self.0["plies"].as_u64()?.to_string(),
            self.0["legal_plies"].as_u64()?.to_string(),
            self.0["ok"].as_bool()?.to_string(),
            count("irregularity"),
            count("error"),
            count("warning"),
            first,
        ])
    }
}
