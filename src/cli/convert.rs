//! `arbiter convert`.

use std::collections::BTreeSet;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::anyhow;
use clap::{Args, ValueEnum};

use super::duplicates::{self, DuplicateArgs};
use super::exit::{Failure, Outcome};
use super::formats::{Writes, meant, one_of};
use super::inputs::{expand, fitting, open};
use super::interrupt;
use super::misuse::{Misuse, misuse};
use super::names::{NameArgs, NamesFile};
use super::output::Output;
use super::records::RecordRuleArgs;
use super::select::SelectArgs;
use super::shard::ShardArgs;
use super::stream;
use super::words::{Label, label, language, typed};
use crate::app::Error;
use crate::app::new_file::{shown, spare_record, write_new};
use crate::app::records::{Answers, Before, Collection, Conversion, Converted, Stream};
use crate::cli::aside::aside;
use crate::record::{Catalogue, IncidentAt, Strip};
use crate::report::ConversionFormat;
use crate::rules::Naming;
use crate::words::say;

#[derive(Debug, Args)]
pub(super) struct ConvertArgs {
    /// PDN files, also packed (.gz, .zst), lists of positions (.fen), folders with everything in
    /// them, or patterns in quotes; `-` for standard input.
    #[arg(required = true, value_name = "IN")]
    files: Vec<String>,
    /// Write to a file instead of standard output; it appears when it is complete, and
    /// must not be one of those that are read.
    #[arg(short, long, value_name = "OUT", conflicts_with = "split")]
    output: Option<PathBuf>,
    /// The form to write; without it, the ending of OUT decides, otherwise pdn.
    #[arg(long, value_parser = one_of(Conversions::purpose))]
    to: Option<ConversionFormat>,
    /// Write a file for each game into this folder; no file is overwritten.
    #[arg(long, value_name = "DIR")]
    split: Option<PathBuf>,
    /// Write only the first of games that are the same in tags and text.
    #[arg(long)]
    merge: bool,
    /// An incident that the moves do not show, such as "23w touched w 32", which is written into a
    /// comment; needs a single game.
    #[arg(long = "incident", value_name = "WHEN WHAT", value_parser = typed::<IncidentAt>)]
    incidents: Vec<IncidentAt>,
    /// How to write moves in the PDN and on a page, instead of as each game's type says.
    #[arg(long, value_enum)]
    notation: Option<Notation>,
    /// Parts to leave out of the PDN.
    #[arg(long, value_enum, value_delimiter = ',', value_name = "WHAT,...")]
    strip: Vec<Part>,
    #[command(flatten)]
    names: NameArgs,
    #[command(flatten)]
    duplicates: DuplicateArgs,
    #[command(flatten)]
    rules: RecordRuleArgs,
    /// Threads; 0 means as many as there are processors.
    #[arg(short = 'j', long, value_name = "N", default_value_t = 0)]
    jobs: usize,
    #[command(flatten)]
    select: SelectArgs,
    #[command(flatten)]
    job: ShardArgs,
    /// The output of `validate --shard` for the same shards of the same files: a file, or a pattern in
    /// quotes. With it, games have the numbers and lines of the whole file; tables need it.
    #[arg(
        long,
        value_name = "PARTS",
        requires = "shard",
        conflicts_with = "duplicates",
        help_heading = "Many machines"
    )]
    parts: Vec<String>,
}

/// The output of `convert`.
enum Conversions {}

impl Writes for Conversions {
    type Form = ConversionFormat;
    const USUAL: Self::Form = ConversionFormat::Pdn;
    const OPTION: &'static str = "--to";

    fn purpose(format: ConversionFormat) -> &'static str {
        match format {
            ConversionFormat::Pdn => "Strict PDN 3.0",
            ConversionFormat::Fen => "The final position of each game, one a line",
            ConversionFormat::Html => "A page to step through the games, with the board",
            ConversionFormat::Jsonl => "What `validate` finds: an object a game, a line each",
            ConversionFormat::Csv => "What `validate` finds: a row a game",
            ConversionFormat::Games => "JSON lines for DuckDB, Polars and Spark: a row a game",
            ConversionFormat::Positions => "The same: a row a position",
            ConversionFormat::Findings => "The same: a row a finding",
            ConversionFormat::Names => "The names of the players, as the beginning of a list",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Notation {
    /// By letters, the first square by its file alone, as in Russian books: cd4, bd6. A move
    /// that could be mistaken for another is written in full.
    Short,
    /// By letters: c3-d4.
    Letters,
    /// By numbers: 22-18.
    Numbers,
}

impl From<Notation> for Naming {
    fn from(notation: Notation) -> Self {
        match notation {
            Notation::Short => Self::Short,
            Notation::Letters => Self::Letters,
            Notation::Numbers => Self::Numbers,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Part {
    /// Comments, in variations too.
    Comments,
    /// Variations.
    Variations,
}

/// Returns whether a format needs all games of a file, and the option for it.
const fn whole_file(to: ConversionFormat) -> (bool, &'static str) {
    match to {
        ConversionFormat::Pdn => (false, "--to pdn"),
        ConversionFormat::Fen => (false, "--to fen"),
        ConversionFormat::Html => (true, "--to html"),
        ConversionFormat::Jsonl => (true, "--to jsonl"),
        ConversionFormat::Csv => (true, "--to csv"),
        ConversionFormat::Games => (false, "--to games"),
        ConversionFormat::Positions => (false, "--to positions"),
        ConversionFormat::Findings => (false, "--to findings"),
        ConversionFormat::Names => (true, "--to names"),
    }
}

/// Runs the command.
pub(super) fn run(args: &ConvertArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let names = args.names.list()?;
    if args.duplicates.duplicates {
        args.job.alone(&[(true, "--duplicates")])?;
        let question = duplicates::Question {
            files: &args.files,
            output: args.output.as_deref(),
            given: args.rules.given()?,
            names,
            also_read: args.rules.with_read(args.names.with_read(Vec::new())),
            select: args.select.selection(),
            jobs: args.jobs,
        };
        return Ok(args.job.ended(args.duplicates.run(question, out)?));
    }
    let to = meant::<Conversions>(args.to, args.output.as_deref())?;
    args.names.go_with(to, args.split.is_some())?;
    args.job.alone(&[
        (args.select.has_numbers(), "--game"),
        (!args.incidents.is_empty(), "--incident"),
        (args.split.is_some(), "--split"),
        (args.merge, "--merge"),
        whole_file(to),
    ])?;
    if to.is_rows() && args.job.shard.is_some() && args.parts.is_empty() {
        return Err(misuse(&Misuse::RowsOfShard));
    }
    let named = args.rules.given()?;
    let catalogue = Arc::new(Catalogue::new());
    let (files, unusable) = expand(&args.files);
    let guesses = args.job.guesses(&files, &catalogue)?;
    interrupt::watch()?;
    let read = args.rules.with_read(args.names.with_read(args.job.with_read(files.clone())));
    let read = [read, fitting(&args.parts)?].concat();
    let target = match &args.split {
        Some(folder) => {
            let made = std::fs::create_dir_all(folder);
            made.map_err(|source| Error::Folder { folder: shown(folder), source })?;
            Place::Folder(folder)
        }
        None => Place::Stream(Output::open(args.output.as_deref(), &read, out)?),
    };
    if !matches!(to, ConversionFormat::Pdn | ConversionFormat::Fen) {
        args.output.as_deref().map_or(Ok(()), spare_record)?;
    }
    let stream = Stream {
        catalogue,
        select: args.select.selection(),
        jobs: args.jobs,
        shard: args.job.shard,
        guesses,
        ..Stream::of(files, open, named)
    };
    let conversion = Conversion {
        told: args.incidents.clone(),
        to,
        strip: Strip {
            comments: args.strip.contains(&Part::Comments),
            variations: args.strip.contains(&Part::Variations),
        },
        naming: args.notation.map(Naming::from),
        catalogue: Arc::clone(&stream.catalogue),
        merge: args.merge,
        names: names.clone(),
        in_shard: args.job.shard.is_some() && args.parts.is_empty(),
        before: args.before(&stream)?,
        language: language(),
    };
    let names = NamesFile::begin(&args.names, names, to, &read, args.output.as_deref())?;
    // The output of a later shard follows that of an earlier one.
    let follows = args.job.shard.is_some_and(|shard| shard.number > 1);
    let (before, after) = (to.before_games(language()), to.after_games(language()));
    let answers = Answers::new(before, to.between_games(), after).after_others(follows);
    let written = Collection::new(args.merge);
    let said = BTreeSet::new();
    let mut writing = Writing { to, target, written, names, answers, said };
    // The game that the incidents belong to is known only if there is no second one.
    let mut held = Vec::new();
    let failed = stream::run(
        stream,
        move |task| conversion.game(task),
        |_| {},
        |converted| {
            if let Some(wrong) = converted.iter().find_map(|game| game.refused.clone()) {
                return Err(anyhow!(wrong).into());
            }
            if args.incidents.is_empty() {
                return writing.write(converted);
            }
            held.extend(converted);
            if held.len() > 1 { Err(misuse(&Misuse::IncidentOfSeveral)) } else { Ok(()) }
        },
    )?;
    writing.write(held)?;
    let outcome = writing.finish(failed || unusable, args.job.shard.is_some())?;
    Ok(args.job.ended(outcome))
}

impl ConvertArgs {
    /// Returns what precedes the shard, according to the named parts.
    fn before(&self, stream: &Stream) -> Result<Before, Failure> {
        let Some(shard) = self.job.shard.filter(|_| !self.parts.is_empty()) else {
            return Ok(Before::default());
        };
        let asked = self.rules.options(stream.options());
        let parts = fitting(&self.parts)?;
        Ok(Before::read(shard, &stream.files, &parts, &asked, &open.into())?)
    }
}

/// The destination of games.
enum Place<'o> {
    Stream(Output<'o>),
    Folder(&'o Path),
}

/// The destination of games, and the state of the output.
struct Writing<'o> {
    to: ConversionFormat,
    target: Place<'o>,
    written: Collection,
    names: NamesFile,
    answers: Answers,
    /// The messages already printed about the files.
    said: BTreeSet<String>,
}

impl Writing<'_> {
    fn write(&mut self, games: Vec<Converted>) -> Result<(), Failure> {
        for mut game in games {
            self.names.count(std::mem::take(&mut game.names));
            if !self.written.takes(&game) {
                continue;
            }
            for words in &game.file_notes {
                if self.said.insert(words.clone()) {
                    interrupt::whole(|| aside!("{words}"));
                }
            }
            for words in game.notes.iter().chain(&game.partial) {
                // A message about a game comes after the games before it.
                if let Place::Stream(out) = &mut self.target {
                    stream::write_ready(&mut self.answers, out)?;
                }
                interrupt::whole(|| aside!("{words}"));
            }
            match self.target {
                Place::Folder(folder) => self.split(folder, &game)?,
                Place::Stream(_) => self.answers.add(&game.written(self.written.games)),
            }
        }
        match &mut self.target {
            Place::Stream(out) => stream::write_ready(&mut self.answers, out),
            Place::Folder(_) => Ok(()),
        }
    }

    /// Writes a game to a separate file.
    fn split(&self, folder: &Path, game: &Converted) -> Result<(), Failure> {
        let (number, ending) = (self.written.games, self.to.ending());
        let path = folder.join(format!("{number:04}{}.{ending}", game.name));
        let (before, after) = (self.to.before_games(language()), self.to.after_games(language()));
        let text = [&before, game.written(1).as_ref(), &after].concat();
        let file = shown(&path);
        interrupt::whole(|| write_new(&path, &text)).map_err(|source| match source.kind() {
            io::ErrorKind::AlreadyExists => misuse(&Misuse::FileIsThere { file }),
            _ => Error::Write { file, source }.into(),
        })
    }

    fn finish(mut self, failed: bool, may_be_empty: bool) -> Result<Outcome, Failure> {
        let Collection { games, partial, .. } = self.written;
        if games == 0 && (failed || !may_be_empty) {
            // An old file is worth more than an empty one.
            if !failed {
                aside!("{}", label(Label::NoGameChosen));
            }
            return Ok(Outcome::Unusable);
        }
        if let Place::Stream(out) = &mut self.target
            && let Some(list) = self.names.begun()
        {
            out.lines(&list)?;
        }
        if let Place::Stream(mut out) = self.target {
            out.lines(&self.answers.end())?;
            out.finish()?;
        }
        if self.to != ConversionFormat::Names {
            aside!("{}", say(&self.written.told(), language()));
        }
        self.names.finish(games)?;
        Ok(match (failed, partial) {
            (true, _) => Outcome::Unusable,
            (false, 0) => Outcome::Fine,
            (false, _) => Outcome::Wrong,
        })
    }
}
