//! Parts written as a single run would have written them.

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

/// How parts are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MergeFormat {
    /// As a part again, which holds them all.
    Part,
    /// As the findings of a single run.
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

/// Parts that go together, in their order.
#[derive(Debug)]
pub struct Parts {
    parts: Vec<PartFile>,
    /// What they are together.
    all: PartView,
}

/// What comes of parts, besides their games.
#[derive(Debug)]
pub struct Merged {
    /// What is counted.
    pub summary: SummaryView,
    /// Warnings count as something wrong.
    pub is_strict: bool,
}

impl Parts {
    /// Reads the last lines of parts, and with `open` a file that was changed between shards, or
    /// that seems so.
    ///
    /// # Errors
    ///
    /// A part cannot be read, is not complete, or does not go with the others; for anything but a
    /// part, also if shards are missing.
    pub fn read(names: &[String], format: MergeFormat, open: &Opener) -> Result<Self, Error> {
        let parts = names.iter().map(|name| PartFile::read(name)).collect::<Result<_, _>>()?;
        let is_all = format != MergeFormat::Part;
        let parts = ordered(parts, is_all)?;
        let all = joined(&parts, is_all, open)?.expect("at least one part was named");
        Ok(Self { parts, all })
    }

    /// Iterates over the files that the parts were cut from, as far as they were read.
    pub fn files(&self) -> impl Iterator<Item = String> {
        self.all.files.iter().map(|piece| piece.file.clone()).filter(|file| file != "-")
    }

    /// Writes the games of all parts, each with what stands around it.
    ///
    /// # Errors
    ///
    /// A part is not what its last line says, or a file that is quoted has changed; those of
    /// `write`.
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
                        game.take_out(GUESSED);
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

    /// Returns the whole file of a piece, as far as the parts hold it.
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
            repairs: false,
            told: Vec::new(),
            drawn: None,
        };
        Ok(Sources::new(open, Given { laws, time_control }, catalogue, validation))
    }

    /// What is counted, and what was wrong.
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

/// How much of a file has been written.
struct Run {
    /// The file, by its number.
    file: usize,
    /// Its lines and games so far.
    ended: (u64, u64),
    /// It was said that laws were guessed.
    said: bool,
}

impl Run {
    /// Returns the lines and the games before a piece.
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

/// True for a format that tells the findings in the language of the reader.
const fn is_in_words(format: FindingsFormat) -> bool {
    match format {
        FindingsFormat::Full | FindingsFormat::Concise => true,
        FindingsFormat::Json | FindingsFormat::Jsonl | FindingsFormat::Csv => false,
    }
}
