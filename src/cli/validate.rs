//! `arbiter validate`.

use std::fs::File;
use std::io::{BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow};
use clap::{Args, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;

use super::exit::{Failure, Outcome, colorful};
use super::inputs::{SelectArgs, expand, is_read, open};
use super::records::{OwnedGame, Record, RecordLaws, RecordRuleArgs};
use super::repair::{Fate, RepairedFile, repaired};
use crate::diag::Level;
use crate::record::repair::{BUDGET, advise};
use crate::record::{Catalogue, GameReport, MainLine, ReplayOptions, Told, replay};
use crate::report::{CSV_HEADER, GameFormat, GameStyle, csv_row, printable, write_game};

/// Games that are judged before any of them is written.
const BATCH: usize = 256;
/// Most threads that are started, whatever is asked for.
const MAX_JOBS: usize = 64;
/// Bytes after which a batch takes no further game.
const BATCH_BYTES: usize = 8 << 20;

/// Validate game records: every move, and what a wrong one means under the laws.
#[derive(Debug, Args)]
pub struct ValidateArgs {
    /// PDN files, also .gz and .zst; folders; patterns; `-` reads standard input.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    #[command(flatten)]
    rules: RecordRuleArgs,
    #[command(flatten)]
    select: SelectArgs,
    /// How to print it; without it -o FILE decides by its ending, else full.
    #[arg(long, value_enum)]
    format: Option<Format>,
    /// Write to a file instead; with --repair, the repaired games.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// What happened beside the moves, such as "23w touched w 32"; needs a single game.
    #[arg(long = "incident", value_name = "WHEN WHAT")]
    incidents: Vec<Told>,
    /// Write all games to -o FILE as canonical PDN, slips of the pen put right where the rest of
    /// the game then replays, with a comment at each change.
    #[arg(long, requires = "output")]
    repair: bool,
    /// With --repair, only say what would be written.
    #[arg(long, requires = "repair")]
    dry_run: bool,
    /// With every finding about a move, the position before it.
    #[arg(long)]
    diagrams: bool,
    /// Warnings make the exit code 1 too.
    #[arg(long)]
    strict: bool,
    /// Threads; 0 = as many as there are processors.
    #[arg(short = 'j', long, value_name = "N", default_value_t = 0)]
    jobs: usize,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Format {
    /// Source lines with marks.
    Full,
    /// A line a finding.
    Concise,
    /// One array of games.
    Json,
    /// An object a game, a line each.
    Jsonl,
    /// A row a game.
    Csv,
}

impl From<Format> for GameFormat {
    fn from(format: Format) -> Self {
        match format {
            Format::Full => Self::Full,
            Format::Concise => Self::Concise,
            Format::Json => Self::Json,
            Format::Jsonl => Self::Jsonl,
            Format::Csv => Self::Csv,
        }
    }
}

/// What is counted for the last line.
#[derive(Debug, Default, Clone, Copy)]
struct Totals {
    games: usize,
    plies: usize,
    clean: usize,
    irregularities: usize,
    errors: usize,
    warnings: usize,
}

impl Totals {
    fn add(&mut self, report: &GameReport) {
        let count =
            |level| report.findings.iter().filter(|found| found.finding.level == level).count();
        self.games += 1;
        self.plies += report.plies;
        self.irregularities += count(Level::Irregularity);
        self.errors += count(Level::Error);
        self.warnings += count(Level::Warning);
        self.clean += usize::from(report.level().is_none_or(|level| level == Level::Note));
    }

    fn words(&self) -> String {
        let some = |number: usize, one: &str, many: &str| {
            format!("{number} {}", if number == 1 { one } else { many })
        };
        format!(
            "{}, {}: {} clean, {}, {}, {}",
            some(self.games, "game", "games"),
            some(self.plies, "half-move", "half-moves"),
            self.clean,
            some(self.irregularities, "irregularity", "irregularities"),
            some(self.errors, "error", "errors"),
            some(self.warnings, "warning", "warnings"),
        )
    }
}

/// Runs the command.
pub fn run(args: &ValidateArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let (report_to, repair_to) = match args.repair {
        true => (None, args.output.as_deref()),
        false => (args.output.as_deref(), None),
    };
    let format = args.format.map_or_else(|| inferred(report_to), GameFormat::from);
    // Everything that can be wrong with the question, before a file is touched.
    let named = args.rules.laws()?;
    let files = expand(&args.files)?;
    let mut file = match report_to {
        Some(path) => Some(create(path, &files)?),
        None => None,
    };
    let repairs = match repair_to {
        Some(path) => Some(RepairedFile::begin(path, &files, args.dry_run)?),
        None => None,
    };
    let color = file.is_none() && colorful(&std::io::stdout());
    let out: &mut dyn Write = match &mut file {
        Some(file) => file,
        None => out,
    };
    let style = GameStyle { format, color, diagrams: args.diagrams };
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(args.jobs.min(MAX_JOBS))
        .build()
        .context("starting threads")?;
    let mut run = Run {
        style,
        catalogue: Catalogue::new(),
        totals: Totals::default(),
        first: true,
        told: &args.incidents,
        repairs,
    };
    let mut failed = false;
    run.head(out)?;
    for name in &files {
        let judged = open(name).and_then(|input| {
            let record = Record::begin(input, named.clone(), &run.catalogue)?;
            run.file(name, record, &args.select, &pool, out)
        });
        match judged {
            Ok(()) => {}
            Err(failure) if failure.is_broken_pipe() => return Err(failure),
            // One bad file does not hide the others.
            Err(failure) => {
                failure.report();
                failed = true;
            }
        }
    }
    run.tail(out)?;
    out.flush().context("writing")?;
    anstream::eprintln!("{}", run.totals.words());
    match run.repairs.take() {
        // A file that lacks games would pass for the whole of them.
        Some(_) if failed => anstream::eprintln!("error: the repaired games are not written"),
        Some(repairs) => anstream::eprintln!("{}", repairs.finish()?),
        None => {}
    }
    if failed {
        return Ok(Outcome::Unusable);
    }
    let totals = run.totals;
    let wrong = totals.irregularities + totals.errors > 0 || (args.strict && totals.warnings > 0);
    Ok(if wrong { Outcome::Wrong } else { Outcome::Fine })
}

fn inferred(output: Option<&Path>) -> GameFormat {
    match output.and_then(Path::extension).and_then(|ending| ending.to_str()) {
        Some("json") => GameFormat::Json,
        Some("jsonl") => GameFormat::Jsonl,
        Some("csv") => GameFormat::Csv,
        _ => GameFormat::Full,
    }
}

/// The output file, which must not be one of those that are read.
pub fn create(path: &Path, inputs: &[String]) -> Result<BufWriter<File>, Failure> {
    let shown = path.display().to_string();
    if is_read(path, inputs) {
        return Err(anyhow!("{} is read; write to another file", printable(&shown)).into());
    }
    let file = File::create(path).with_context(|| format!("cannot write {}", printable(&shown)))?;
    Ok(BufWriter::new(file))
}

struct Run<'a> {
    /// Incidents told beside the record.
    told: &'a [Told],
    style: GameStyle,
    catalogue: Catalogue,
    totals: Totals,
    first: bool,
    /// The file of repaired games, where one is asked for.
    repairs: Option<RepairedFile>,
}

/// What is written of one game.
struct Judged {
    report: String,
    totals: Totals,
    repaired: Option<(Fate, String)>,
}

impl Run<'_> {
    fn head(&self, out: &mut dyn Write) -> Result<(), Failure> {
        match self.style.format {
            GameFormat::Json => out.write_all(b"[\n").context("writing")?,
            GameFormat::Csv => {
                let cells = CSV_HEADER.map(str::to_owned);
                out.write_all(csv_row(&cells).as_bytes()).context("writing")?;
            }
            _ => {}
        }
        Ok(())
    }

    fn tail(&self, out: &mut dyn Write) -> Result<(), Failure> {
        if self.style.format == GameFormat::Json {
            out.write_all(b"\n]\n").context("writing")?;
        }
        Ok(())
    }

    /// Judges the games of a file in batches and writes them in their order.
    fn file(
        &mut self,
        name: &str,
        mut record: Record,
        select: &SelectArgs,
        pool: &rayon::ThreadPool,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let progress = progress(name);
        let before = self.totals.games;
        let laws = record.laws.clone();
        let mut batch: Vec<OwnedGame> = Vec::with_capacity(BATCH);
        let (mut at_end, mut damage) = (false, None);
        loop {
            batch.clear();
            let mut bytes = 0;
            while batch.len() < BATCH && bytes < BATCH_BYTES && !at_end {
                match record.next() {
                    Ok(Some(game)) => {
                        let index = game.text().index();
                        at_end = select.is_past(index);
                        if select.takes(index, || MainLine::read(&game.text())) {
                            bytes += game.text().bytes().len();
                            batch.push(game);
                        }
                    }
                    Ok(None) => at_end = true,
                    Err(failure) => {
                        damage = Some(failure);
                        at_end = true;
                    }
                }
            }
            if batch.is_empty() && at_end {
                break;
            }
            let judge = |game: &OwnedGame| self.judge(name, game, &laws);
            let written: Vec<Judged> = if pool.current_num_threads() == 1 {
                batch.iter().map(judge).collect()
            } else {
                pool.install(|| batch.par_iter().map(judge).collect())
            };
            for judged in written {
                if self.style.format == GameFormat::Json && !self.first {
                    out.write_all(b",\n").context("writing")?;
                }
                self.first = false;
                out.write_all(judged.report.as_bytes()).context("writing")?;
                self.totals.merge(judged.totals);
                if let (Some(file), Some((fate, pdn))) = (&mut self.repairs, &judged.repaired) {
                    file.add(*fate, pdn)?;
                }
            }
            progress.inc(bytes as u64);
        }
        progress.finish_and_clear();
        if let Some(failure) = damage {
            return Err(failure.about(name));
        }
        if self.totals.games == before && !select.is_partial() {
            return Err(anyhow!("there is no game in {}", printable(name)).into());
        }
        Ok(())
    }

    fn judge(&self, name: &str, game: &OwnedGame, laws: &RecordLaws) -> Judged {
        let text = game.text();
        let mut line = MainLine::read(&text);
        line.told = self.told.to_vec();
        let choice = laws.of(&line, &self.catalogue);
        // Said once a file, with the first game it is true of.
        let guess = choice.note().filter(|_| laws.says_guess(text.index()));
        let notes = guess.into_iter().chain(choice.unknown_type(&line)).collect();
        let repairs = self.repairs.is_some();
        let options = ReplayOptions { history: repairs, moves_only: false };
        let kept = repairs.then(|| line.clone());
        let mut report = replay(&text, line, &choice.laws, notes, options);
        advise(&mut report, &text, &choice.laws, BUDGET);
        let mut totals = Totals::default();
        totals.add(&report);
        Judged {
            report: write_game(name, text.bytes(), &report, &choice.laws.numbering, self.style),
            totals,
            repaired: kept.map(|line| repaired(&text, &line, &report, &choice)),
        }
    }
}

impl Totals {
    fn merge(&mut self, other: Self) {
        self.games += other.games;
        self.plies += other.plies;
        self.clean += other.clean;
        self.irregularities += other.irregularities;
        self.errors += other.errors;
        self.warnings += other.warnings;
    }
}

/// A bar on stderr for a large file, on a terminal only.
fn progress(name: &str) -> ProgressBar {
    const LARGE: u64 = 8 << 20;
    let size = std::fs::metadata(name).map_or(0, |meta| meta.len());
    if size < LARGE || !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {bytes} of {total_bytes}, {eta} left")
        .expect("the template is valid");
    ProgressBar::new(size).with_style(style)
}
