//! The last line of a shard, `arbiter.part/1`; and counts of games, `arbiter.summary/1`.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::json_of_plain;
use draughts_games::record::GameReport;
use draughts_ground::diag::Level;

/// Name and version of the format; within version 1 fields are only added.
pub const PART_SCHEMA: &str = "arbiter.part/1";

/// Name and version of the format; within version 1 fields are only added.
pub const SUMMARY_SCHEMA: &str = "arbiter.summary/1";

/// The last line of a part; the lines before it are its games, as in `arbiter.validate/2`, their
/// numbers and lines counted from 1 in each piece of a file. A part without it is not complete.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PartView {
    /// `arbiter.part/1`.
    pub schema: String,
    /// The version of the program: parts of others may differ in what they find.
    pub version: String,
    /// The shard, from 1; of parts that were merged, the first.
    pub shard: u64,
    /// The last shard; the same unless parts were merged.
    pub last: u64,
    /// How many shards there are.
    pub of: u64,
    /// All the files that the shards are cut from.
    pub inputs: InputsView,
    /// What was asked about them.
    pub options: OptionsView,
    /// What was read, in the order of the files.
    pub files: Vec<PieceView>,
    /// All games together.
    pub totals: CountsView,
    /// What was said of files that could not be used, or not to their end.
    pub failed: Vec<String>,
    /// XXH64 with seed 0, in 16 hexadecimal digits, of all that stands in the part before the
    /// comma of this field, which is the last; parts of earlier versions have none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub digest: Option<String>,
}

/// The files that shards are cut from.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct InputsView {
    /// How many.
    pub files: usize,
    /// Bytes of all of them.
    pub bytes: u64,
    /// Digest of their names and sizes, in their order.
    pub digest: String,
}

/// What was asked about games, as far as answers depend on it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OptionsView {
    /// The rule set that was named: a name or a file.
    pub rules: Option<String>,
    /// Fields that were set, each as `FIELD=VALUE`.
    pub settings: Vec<String>,
    /// The rule set with these fields, as it is named in findings.
    pub label: Option<String>,
    /// The time control that was named.
    pub time_control: Option<String>,
    /// What a player's name must hold.
    pub player: Option<String>,
    /// What the tags must fit.
    pub condition: Option<String>,
    /// Variations are judged, too.
    pub variations: bool,
    /// Positions are drawn with findings.
    pub diagrams: bool,
    /// Warnings count as something wrong.
    pub strict: bool,
}

/// What was read of a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PieceView {
    /// The number of the file among all that were named, from 1.
    pub input: usize,
    /// The file as it was named.
    pub file: String,
    /// Bytes of the whole file; 0 for standard input.
    pub size: u64,
    /// Offset of the first byte.
    pub from: u64,
    /// Offset after the last byte.
    pub to: u64,
    /// When the file was last changed, if only a part of it was read: by RFC 3339, in UTC with nine
    /// decimals; two of them with a blank between if it was changed meanwhile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub modified: Option<String>,
    /// Line ends in it.
    pub lines: u64,
    /// Games in it, chosen or not.
    pub games: u64,
    /// The laws that were guessed for the file; null if none had to be.
    pub guess: Option<GuessView>,
    /// Digests of what was read; several if parts were merged.
    pub digests: Vec<DigestView>,
    /// The games that were chosen.
    pub totals: CountsView,
}

/// Laws that were guessed for a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GuessView {
    /// The rule set, by its name.
    pub rules: String,
    /// True if the guess rests on moves.
    pub founded: bool,
    /// The game with whose findings it is said, from 1 in the piece; null if with none.
    pub game: Option<u64>,
}

/// The digest of some bytes of a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DigestView {
    /// Offset of the first byte.
    pub from: u64,
    /// Offset after the last byte.
    pub to: u64,
    /// XXH64 with seed 0, in 16 hexadecimal digits; of packed files, of what is in them.
    pub xxh64: String,
}

/// What is counted of games.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CountsView {
    /// Games.
    pub games: usize,
    /// Half-moves in them.
    pub plies: usize,
    /// Games with nothing to object to.
    pub clean: usize,
    /// Irregularities.
    pub irregularities: usize,
    /// Errors.
    pub errors: usize,
    /// Warnings.
    pub warnings: usize,
    /// Findings by their code, notes too.
    pub codes: BTreeMap<String, u64>,
}

impl CountsView {
    /// Counts one game.
    #[must_use]
    pub fn of(report: &GameReport) -> Self {
        let count =
            |level| report.findings.iter().filter(|found| found.finding.level() == level).count();
        let mut codes = BTreeMap::new();
        for found in &report.findings {
            *codes.entry(found.finding.code().to_owned()).or_default() += 1;
        }
        Self {
            games: 1,
            plies: report.plies,
            clean: usize::from(report.level().is_none_or(|level| level == Level::Note)),
            irregularities: count(Level::Irregularity),
            errors: count(Level::Error),
            warnings: count(Level::Warning),
            codes,
        }
    }

    /// Adds the counts of other games.
    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.plies += other.plies;
        self.clean += other.clean;
        self.irregularities += other.irregularities;
        self.errors += other.errors;
        self.warnings += other.warnings;
        for (code, count) in &other.codes {
            match self.codes.get_mut(code) {
                Some(all) => *all += count,
                None => {
                    self.codes.insert(code.clone(), *count);
                }
            }
        }
    }

    /// Removes a finding that was counted twice.
    pub fn take_out(&mut self, code: &str) {
        if let Some(count) = self.codes.get_mut(code) {
            *count -= 1;
            if *count == 0 {
                self.codes.remove(code);
            }
        }
    }
}

/// Counts of games, of all files and of each.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SummaryView {
    /// `arbiter.summary/1`.
    pub schema: String,
    /// All games together.
    #[serde(flatten)]
    pub totals: CountsView,
    /// Each file, in their order; a file that could not be read is not among them.
    pub files: Vec<FileCountsView>,
    /// What was said of files that could not be used, or not to their end.
    pub failed: Vec<String>,
}

/// Counts of the games of a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FileCountsView {
    /// The file as it was named.
    pub file: String,
    /// Its games.
    #[serde(flatten)]
    pub totals: CountsView,
}

/// The separator between the rest of the last line and the digest.
const BEFORE_DIGEST: &str = ",\"digest\":\"";

impl PartView {
    /// Returns the line, with its line end.
    ///
    /// `digest` receives the text of the line up to the digest, and returns the digest of the lines
    /// before and of this text.
    #[must_use]
    pub fn line(&self, digest: impl FnOnce(&str) -> String) -> String {
        let open = Self { digest: None, ..self.clone() };
        let text = json_of_plain(serde_json::to_string(&open).expect("a view is plain JSON"));
        let text = text.strip_suffix('}').expect("it is an object");
        format!("{text}{BEFORE_DIGEST}{}\"}}\n", digest(text))
    }

    /// Returns the beginning of a part's last line that its digest covers.
    #[must_use]
    pub fn before_digest(line: &[u8]) -> &[u8] {
        let mark = BEFORE_DIGEST.as_bytes();
        let end = line.windows(mark.len()).rposition(|here| here == mark);
        &line[..end.unwrap_or(line.len())]
    }
}

impl SummaryView {
    /// Returns the document as JSON.
    #[must_use]
    pub fn json(&self) -> String {
        json_of_plain(serde_json::to_string_pretty(self).expect("a view is plain JSON")) + "\n"
    }
}

/// Name and version of the format; within version 1 fields are only added.
pub const GUESS_SCHEMA: &str = "arbiter.guess/1";

/// The rule sets of games that name none, guessed file by file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GuessesView {
    /// `arbiter.guess/1`.
    pub schema: String,
    /// The files, in their order.
    pub files: Vec<FileGuessView>,
}

/// The rule set of the games of a file that name none.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FileGuessView {
    /// The file as it was named.
    pub file: String,
    /// The rule set, by its name; null if every game names one.
    pub rules: Option<String>,
    /// True if the guess rests on moves.
    pub founded: bool,
    /// Why the file could not be used, in English; such a file has no rule set here. Not there if
    /// it could be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
}

impl GuessesView {
    /// Returns the document as JSON.
    #[must_use]
    pub fn json(&self) -> String {
        json_of_plain(serde_json::to_string_pretty(self).expect("a view is plain JSON")) + "\n"
    }
}
