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

/// The last line of a part. The lines before it are the part's games, as in `arbiter.validate/2`,
/// with game and line numbers from 1 in each piece of a file. A part without this line is
/// incomplete.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PartView {
    /// `arbiter.part/1`.
    pub schema: String,
    /// The version of the program; other versions may report different findings.
    pub version: String,
    /// The shard number, from 1; for merged parts, the first.
    pub shard: u64,
    /// The last shard; equal to `shard` unless parts were merged.
    pub last: u64,
    /// The total number of shards.
    pub of: u64,
    /// The files from which the shards are cut.
    pub inputs: InputsView,
    /// The options used.
    pub options: OptionsView,
    /// The pieces read, in the order of the files.
    pub files: Vec<PieceView>,
    /// The totals of all games.
    pub totals: CountsView,
    /// Messages about files that could not be used, or not completely.
    pub failed: Vec<String>,
    /// The XXH64 digest with seed 0, as 16 hexadecimal digits, of everything in the part before the
    /// comma preceding this field, which is the last. Absent in parts by earlier versions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub digest: Option<String>,
}

/// The files from which shards are cut.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct InputsView {
    /// The number of files.
    pub files: usize,
    /// The total size, in bytes.
    pub bytes: u64,
    /// The digest of their names and sizes, in order.
    pub digest: String,
}

/// The options that affect the answers.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OptionsView {
    /// The rule set specified, a name or a file; null if none was.
    pub rules: Option<String>,
    /// The fields set, each as `FIELD=VALUE`.
    pub settings: Vec<String>,
    /// The rule set with these fields, as named in findings; null if none was specified.
    pub label: Option<String>,
    /// The time control specified; null if none was.
    pub time_control: Option<String>,
    /// The text that a player's name must contain; null for all games.
    pub player: Option<String>,
    /// The condition on tags; null for all games.
    pub condition: Option<String>,
    /// Whether variations are checked, too.
    pub variations: bool,
    /// Whether findings include diagrams.
    pub diagrams: bool,
    /// Whether warnings count as problems.
    pub strict: bool,
}

/// A piece of a file that was read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PieceView {
    /// The number of the file in the list of files, from 1.
    pub input: usize,
    /// The file as named on the command line.
    pub file: String,
    /// The size of the whole file, in bytes; 0 for standard input.
    pub size: u64,
    /// The offset of the first byte.
    pub from: u64,
    /// The offset after the last byte.
    pub to: u64,
    /// The time of the file's last change, in RFC 3339, UTC, with nine decimals; two times
    /// separated by a space if the file changed during reading. Absent if the whole file was read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub modified: Option<String>,
    /// The number of line ends.
    pub lines: u64,
    /// The number of games, whether selected or not.
    pub games: u64,
    /// The rule set guessed for the file; null if no guess was needed.
    pub guess: Option<GuessView>,
    /// The digests of the bytes read; several if parts were merged.
    pub digests: Vec<DigestView>,
    /// The totals of the selected games.
    pub totals: CountsView,
}

/// A rule set guessed for a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GuessView {
    /// The name of the rule set.
    pub rules: String,
    /// Whether the guess is based on moves.
    pub founded: bool,
    /// The number of the game, from 1 in the piece, whose findings mention the guess; null if none.
    pub game: Option<u64>,
}

/// The digest of a range of bytes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DigestView {
    /// The offset of the first byte.
    pub from: u64,
    /// The offset after the last byte.
    pub to: u64,
    /// The XXH64 digest with seed 0, as 16 hexadecimal digits; for packed files, of the unpacked
    /// content.
    pub xxh64: String,
}

/// The totals of a set of games.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CountsView {
    /// The number of games.
    pub games: usize,
    /// The number of half-moves.
    pub plies: usize,
    /// The number of games without problems.
    pub clean: usize,
    /// The number of irregularities.
    pub irregularities: usize,
    /// The number of errors.
    pub errors: usize,
    /// The number of warnings.
    pub warnings: usize,
    /// The number of findings by code, including notes.
    pub codes: BTreeMap<String, u64>,
}

impl CountsView {
    /// Counts one game.
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
    pub fn remove_finding(&mut self, code: &str) {
        if let Some(count) = self.codes.get_mut(code) {
            *count -= 1;
            if *count == 0 {
                self.codes.remove(code);
            }
        }
    }
}

/// The totals of all files and of each file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SummaryView {
    /// `arbiter.summary/1`.
    pub schema: String,
    /// The totals of all games.
    #[serde(flatten)]
    pub totals: CountsView,
    /// The files, in order, without those that could not be read.
    pub files: Vec<FileCountsView>,
    /// Messages about files that could not be used, or not completely.
    pub failed: Vec<String>,
}

/// The totals of a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FileCountsView {
    /// The file as named on the command line.
    pub file: String,
    /// The totals of its games.
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
    pub fn line(&self, digest: impl FnOnce(&str) -> String) -> String {
        let open = Self { digest: None, ..self.clone() };
        let text = json_of_plain(serde_json::to_string(&open).expect("a view is plain JSON"));
        let text = text.strip_suffix('}').expect("it is an object");
        format!("{text}{BEFORE_DIGEST}{}\"}}\n", digest(text))
    }

    /// Returns the beginning of a part's last line that its digest covers.
    pub fn before_digest(line: &[u8]) -> &[u8] {
        let mark = BEFORE_DIGEST.as_bytes();
        let end = line.windows(mark.len()).rposition(|here| here == mark);
        &line[..end.unwrap_or(line.len())]
    }
}

impl SummaryView {
    /// Returns the document as JSON.
    pub fn json(&self) -> String {
        json_of_plain(serde_json::to_string_pretty(self).expect("a view is plain JSON")) + "\n"
    }
}

/// Name and version of the format; within version 1 fields are only added.
pub const GUESS_SCHEMA: &str = "arbiter.guess/1";

/// The rule sets guessed, file by file, for games that name none.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GuessesView {
    /// `arbiter.guess/1`.
    pub schema: String,
    /// The files, in order.
    pub files: Vec<FileGuessView>,
}

/// The rule set guessed for the games of a file that name none.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FileGuessView {
    /// The file as named on the command line.
    pub file: String,
    /// The name of the rule set; null if every game names one, or if the file could not be used.
    pub rules: Option<String>,
    /// Whether the guess is based on moves.
    pub founded: bool,
    /// The reason the file could not be used, in English. Absent if it could.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<String>,
}

impl GuessesView {
    /// Returns the document as JSON.
    pub fn json(&self) -> String {
        json_of_plain(serde_json::to_string_pretty(self).expect("a view is plain JSON")) + "\n"
    }
}
