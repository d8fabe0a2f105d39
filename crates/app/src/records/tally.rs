//! Counts of the findings in games, file by file, for a summary or for the last line of a part.

use std::fs;

use super::digest::Digest;
use super::shard::Shard;
use super::stream::{FileSummary, Handed, Stream};
use super::validate::Validated;
use crate::Error;
use draughts_report::words::Language;
use draughts_report::{
    CountsView, DigestView, FileCountsView, GuessView, InputsView, OptionsView, PART_SCHEMA,
    PartView, PieceView, SUMMARY_SCHEMA, SummaryView,
};

/// The version of the program, which distinguishes parts.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The counts so far.
#[derive(Debug, Default)]
pub struct Tally {
    /// The totals.
    pub totals: CountsView,
    /// The files read, each with its counts.
    ended: Vec<(FileSummary, CountsView)>,
    /// The counts of the current file.
    open: CountsView,
    failed: Vec<String>,
    /// The digest of the lines of a part.
    lines: Option<Digest>,
}

impl Tally {
    /// Creates an empty tally; for a shard, it also computes the digest of its part.
    pub fn of(shard: Option<Shard>) -> Self {
        Self { lines: shard.map(|_| Digest::default()), ..Self::default() }
    }

    /// Adds a result of a stream.
    pub fn add(&mut self, handed: &Handed<Validated>) {
        match handed {
            Handed::Games { made, .. } => {
                for game in made {
                    self.open.add(&game.counts);
                    if let Some(lines) = &mut self.lines {
                        lines.add(game.report.as_bytes());
                    }
                }
            }
            Handed::Ended(ended) => {
                let open = std::mem::take(&mut self.open);
                self.totals.add(&open);
                self.ended.push((ended.clone(), open));
            }
            Handed::Failed(error) => self.fails(error),
        }
    }

    /// Adds an error about a file.
    pub fn fails(&mut self, error: &Error) {
        self.failed.push(error.words(Language::English));
    }

    /// Returns whether a file could not be used.
    pub const fn has_failed(&self) -> bool {
        !self.failed.is_empty()
    }

    /// Returns the counts of all games and of each file.
    #[must_use]
    pub fn summary(self, names: &[String]) -> SummaryView {
        let of_file = |(ended, totals): (FileSummary, CountsView)| FileCountsView {
            file: names[ended.piece.file].clone(),
            totals,
        };
        SummaryView {
            schema: SUMMARY_SCHEMA.to_owned(),
            totals: self.totals,
            files: self.ended.into_iter().map(of_file).collect(),
            failed: self.failed,
        }
    }

    /// Returns the last line of a part, with its line end.
    #[must_use]
    pub fn part(self, shard: Shard, names: &[String], options: OptionsView) -> String {
        let mut digest = self.lines.clone().unwrap_or_default();
        self.part_view(shard, names, options).line(|text| {
            digest.add(text.as_bytes());
            digest.to_string()
        })
    }

    fn part_view(self, shard: Shard, names: &[String], options: OptionsView) -> PartView {
        let of_piece = |(ended, totals): (FileSummary, CountsView)| {
            let range = ended.piece.range;
            let guess = ended.guess.map(|guess| GuessView {
                rules: guess.laws.set.name.clone(),
                founded: guess.is_founded,
                game: ended.says_guess,
            });
            let digest = |xxh64| DigestView { from: range.start, to: range.end, xxh64 };
            PieceView {
                input: ended.piece.file + 1,
                file: names[ended.piece.file].clone(),
                size: ended.piece.size,
                from: range.start,
                to: range.end,
                modified: ended.modified,
                lines: ended.lines,
                games: ended.games,
                guess,
                digests: ended.digest.into_iter().map(digest).collect(),
                totals,
            }
        };
        PartView {
            schema: PART_SCHEMA.to_owned(),
            version: VERSION.to_owned(),
            shard: shard.number,
            last: shard.number,
            of: shard.of,
            inputs: inputs(names),
            options,
            files: self.ended.into_iter().map(of_piece).collect(),
            totals: self.totals,
            failed: self.failed,
            digest: None,
        }
    }
}

/// Returns the description of the files that shards are cut from.
pub(super) fn inputs(names: &[String]) -> InputsView {
    let (mut all, mut bytes) = (Digest::default(), 0);
    for name in names {
        let size = fs::metadata(name).ok().filter(fs::Metadata::is_file).map(|file| file.len());
        bytes += size.unwrap_or_default();
        all.add(format!("{name}\0{}\0", size.unwrap_or_default()).as_bytes());
    }
    InputsView { files: names.len(), bytes, digest: all.to_string() }
}

impl Stream {
    /// Returns the options as far as they are known here.
    pub fn options(&self) -> OptionsView {
        let laws = self.named.laws.as_ref();
        OptionsView {
            label: laws.map(|laws| laws.label.to_string()),
            time_control: self.named.time_control.as_deref().map(str::to_owned),
            player: self.select.player.clone(),
            condition: self.select.condition.as_ref().map(|one| one.text().to_owned()),
            ..OptionsView::default()
        }
    }
}
