//! Parts merged into the output of a single run.

use std::sync::Arc;

use super::NoMerge;
use super::file::PartFile;
use super::join::{joined, ordered};
use super::source::Sources;
use crate::Error;
use crate::records::GUESSED;
use crate::records::digest::Digest;
use crate::records::record::Given;
use crate::records::stream::Opener;
use crate::records::validate::Validation;
use crate::rules::load_to_play;
use draughts_games::record::{Catalogue, Laws};
use draughts_report::words::Language;
use draughts_report::{
    FileCountsView, FindingsFormat, Form, Format, GameStyle, PartView, PieceView, RetoldGame,
    SUMMARY_SCHEMA, SummaryView, printable,
};

/// The format of the merged parts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MergeFormat {
    /// Another part, which contains them all.
    Part,
    /// The findings of a single run.
    Findings(FindingsFormat),
}

impl Form for MergeFormat {
    fn all() -> impl Iterator<Item = Self> + Clone + Send + Sync {
        FindingsFormat::all().map(Self::Findings).chain([Self::Part])
    }

    fn format(self) -> Format {
        match self {
            Self::Part => Format::Part,
            Self::Findings(format) => format.format(),
        }
    }
}

/// Parts that belong together, in order.
#[derive(Debug)]
pub struct Parts {
    parts: Vec<PartFile>,
    /// The last line of all parts together: their files, and the sums of their counts.
    all: PartView,
}

/// The result of a merge, besides the games.
#[derive(Debug)]
pub struct Merged {
    /// The counts.
    pub summary: SummaryView,
    /// Whether warnings count as failures.
    pub is_strict: bool,
}

impl Parts {
    /// Reads the last lines of parts, and uses `open` for files that were, or appear to have been,
    /// changed between shards.
    ///
    /// # Errors
    ///
    /// Fails if a part cannot be read, is incomplete, or does not match the others, or, unless the
    /// output is a part, if shards are missing.
    pub fn read(names: &[String], format: MergeFormat, open: &Opener) -> Result<Self, Error> {
        let parts = names.iter().map(|name| PartFile::read(name)).collect::<Result<_, _>>()?;
        let is_all = format != MergeFormat::Part;
        let parts = ordered(parts, is_all)?;
        let all = joined(&parts, is_all, open)?.expect("at least one part was named");
        Ok(Self { parts, all })
    }

    /// Iterates over the input files of the parts, except standard input.
    pub fn files(&self) -> impl Iterator<Item = String> {
        self.all.files.iter().map(|piece| piece.file.clone()).filter(|file| file != "-")
    }

    /// Writes the games of all parts in a format, with the text before, between and after them.
    ///
    /// # Errors
    ///
    /// Fails if a part contradicts its last line, if an input file to quote from has changed, or if
    /// `write` fails.
    pub fn write<E: From<Error>>(
        &self,
        style: GameStyle,
        format: MergeFormat,
        open: &Opener,
        mut write: impl FnMut(&str) -> Result<(), E>,
    ) -> Result<(), E> {
        let findings = match format {
            MergeFormat::Part => FindingsFormat::Jsonl,
            MergeFormat::Findings(format) => format,
        };
        let style = GameStyle { format: findings, diagrams: self.all.options.diagrams, ..style };
        let mut sources = self.sources(open, style)?;
        write(&findings.before_games())?;
        let mut is_first = true;
        let mut run = Run { file: 0, ended: (0, 0), said: false };
        let mut written = Digest::default();
        for part in &self.parts {
            let mut lines = part.lines()?;
            let mut digest = Digest::default();
            let mut line = Vec::new();
            for piece in &part.view.files {
                let bases = run.begin(piece);
                for _ in 0..piece.totals.games {
                    if !lines.next(&mut line).map_err(Error::read(&part.name))? {
                        return Err(part.miscounted(lines.number).into());
                    }
                    digest.add(&line);
                    let game = RetoldGame::read(&line).and_then(|game| match game.file() {
                        file if file == piece.file => Ok(game),
                        file => Err(format!("file {file:?}")),
                    });
                    let mut game = game.map_err(|why| part.wrong(lines.number, Some(why)))?;
                    let says = piece.guess.as_ref().and_then(|guess| guess.game);
                    let says = says == Some(game.game());
                    let again = says && run.said;
                    run.said |= says;
                    game.shift(bases.0, bases.1);
                    if again {
                        game.remove_finding(GUESSED);
                    }
                    let in_english = style.language == Language::English
                        || !is_in_words(findings)
                        || !game.has_findings();
                    let text = match game.write(findings).filter(|_| in_english) {
                        Some(text) => text,
                        None => {
                            let all = self.whole(piece);
                            sources.quote(&game, all, says && !again)?
                        }
                    };
                    if !is_first {
                        write(findings.between_games())?;
                    }
                    is_first = false;
                    written.add(text.as_bytes());
                    write(&text)?;
                }
                run.end(piece, bases);
            }
            if lines.next(&mut line).map_err(Error::read(&part.name))? {
                return Err(part.miscounted(lines.number).into());
            }
            digest.add(&part.sealed);
            if part.view.digest.as_ref().is_some_and(|own| *own != digest.to_string()) {
                let file = printable(&part.name).into_owned();
                return Err(Error::unusable(&part.name, &NoMerge::Altered { file }).into());
            }
        }
        match format {
            MergeFormat::Part => write(&self.all.line(|text| {
                written.add(text.as_bytes());
                written.to_string()
            })),
            MergeFormat::Findings(_) => write(findings.after_games()),
        }
    }

    /// Returns the piece of the same file in `all`.
    fn whole(&self, piece: &PieceView) -> &PieceView {
        let all = self.all.files.iter().find(|all| all.input == piece.input);
        all.expect("the parts were joined from their pieces")
    }

    fn sources(&self, open: &Opener, style: GameStyle) -> Result<Sources, Error> {
        let options = &self.all.options;
        let laws = match &options.rules {
            Some(name) => Some(Arc::new(Laws::named(load_to_play(name, &options.settings)?))),
            None => None,
        };
        let time_control = options.time_control.as_deref().map(Arc::from);
        let catalogue = Arc::new(Catalogue::new());
        let validation = Validation {
            style,
            catalogue: Arc::clone(&catalogue),
            variations: options.variations,
            ..Validation::default()
        };
        Ok(Sources::new(open, Given { laws, time_control }, catalogue, validation))
    }

    /// Returns the summary, and whether warnings count as failures.
    #[must_use]
    pub fn end(self) -> Merged {
        let PartView { files, totals, failed, options, .. } = self.all;
        let of_file = |piece: PieceView| FileCountsView { file: piece.file, totals: piece.totals };
        let summary = SummaryView {
            schema: SUMMARY_SCHEMA.to_owned(),
            totals,
            files: files.into_iter().map(of_file).collect(),
            failed,
        };
        Merged { summary, is_strict: options.strict }
    }
}

/// The progress in the file whose pieces are being written.
struct Run {
    /// The number of the file.
    file: usize,
    /// Its lines and games so far.
    ended: (u64, u64),
    /// Whether the guess of the rules was reported.
    said: bool,
}

impl Run {
    /// Returns the number of lines and games before a piece.
    fn begin(&mut self, piece: &PieceView) -> (u64, u64) {
        if self.file != piece.input {
            *self = Self { file: piece.input, ended: (0, 0), said: false };
        }
        self.ended
    }

    fn end(&mut self, piece: &PieceView, (lines, games): (u64, u64)) {
        self.ended = (lines + piece.lines, games + piece.games);
    }
}

impl PartFile {
    fn wrong(&self, line: u64, why: Option<String>) -> Error {
        let file = printable(&self.name).into_owned();
        Error::unusable(&self.name, &NoMerge::Line { file, line, why })
    }

    fn miscounted(&self, line: u64) -> Error {
        let (file, games) = (printable(&self.name).into_owned(), self.view.totals.games);
        Error::unusable(&self.name, &NoMerge::Count { file, line, games })
    }
}

/// Returns whether a format states the findings in the language of the reader.
const fn is_in_words(format: FindingsFormat) -> bool {
    match format {
        FindingsFormat::Full | FindingsFormat::Concise => true,
        FindingsFormat::Json | FindingsFormat::Jsonl | FindingsFormat::Csv => false,
    }
}
