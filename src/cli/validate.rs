//! `arbiter validate`.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::anyhow;
use clap::{Args, ValueEnum};

use super::exit::{Failure, Outcome, colorful};
use super::inputs::{expand, open};
use super::interrupt;
use super::output::Output;
use super::records::RecordRuleArgs;
use super::repair::{Fate, RepairedFile, repaired};
use super::select::{NO_GAME_CHOSEN, ONE_GAME, SelectArgs};
use super::stream;
use crate::app::records::{Stream, Task};
use crate::cli::words::language;
use crate::diag::Level;
use crate::record::repair::{BUDGET, advise};
use crate::record::{Catalogue, GameReport, ReplayOptions, Told, replay, replay_variations};
use crate::report::{CSV_HEADER, GameFormat, GameStyle, csv_row, write_game};

/// Validate game records: every move, and what a wrong one means under the laws.
///
/// Games are read one at a time and answered in their order, the first while the others
/// are still being read. Only where the rule set must be guessed, up to a hundred games
/// are read before the first answer: name it with --rules if that is too long to wait.
///
/// Exit code 0: nothing to object to; 1: an irregularity or an error (with --strict also
/// a warning); 2: some file could not be used, the others were; 130: interrupted.
#[derive(Debug, Args)]
pub struct ValidateArgs {
    /// PDN files, packed ones (.gz, .zst) too; folders with everything in them;
    /// patterns in quotes; `-` for standard input.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    #[command(flatten)]
    rules: RecordRuleArgs,
    /// How to print it; without it -o FILE decides by its ending, else full.
    #[arg(long, value_enum)]
    format: Option<Format>,
    /// Write to a file instead; it appears when it is complete. With --repair, the
    /// repaired games.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// What happened beside the moves, such as "23w touched w 32"; needs a single game.
    #[arg(long = "incident", value_name = "WHEN WHAT")]
    incidents: Vec<Told>,
    /// Write the games (all that are chosen) to -o FILE as canonical PDN, slips of the pen put right where the
    /// rest of the game then replays, with a comment at each change.
    #[arg(long, requires = "output")]
    repair: bool,
    /// With --repair, only say what would be written.
    #[arg(long, requires = "repair")]
    dry_run: bool,
    /// Judge variations too, by the same laws; the main line is judged as without them.
    #[arg(long)]
    variations: bool,
    /// With every finding about a move, the position before it.
    #[arg(long)]
    diagrams: bool,
    /// Warnings make the exit code 1 too.
    #[arg(long)]
    strict: bool,
    /// Threads; 0 = as many as there are processors.
    #[arg(short = 'j', long, value_name = "N", default_value_t = 0)]
    jobs: usize,
    #[command(flatten)]
    select: SelectArgs,
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
            |level| report.findings.iter().filter(|found| found.finding.level() == level).count();
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
    let report_to = args.output.as_deref().filter(|_| !args.repair);
    let format = args.format.map_or_else(|| inferred(report_to), GameFormat::from);
    // Everything that can be wrong with the question, before a file is touched.
    let named = args.rules.given()?;
    let (files, unusable) = expand(&args.files);
    interrupt::watch()?;
    let mut out = Output::open(report_to, &files, out)?;
    let mut repairs = match args.output.as_deref().filter(|_| args.repair) {
        Some(path) => Some(RepairedFile::begin(path, &files, args.dry_run)?),
        None => None,
    };
    let color = report_to.is_none() && colorful(&std::io::stdout());
    let judge = Judge {
        style: GameStyle { format, color, diagrams: args.diagrams, language: language() },
        catalogue: Arc::new(Catalogue::new()),
        variations: args.variations,
        repairs: args.repair,
        told: args.incidents.clone(),
    };
    let stream = Stream {
        files,
        open,
        named,
        catalogue: Arc::clone(&judge.catalogue),
        select: args.select.selection(),
        jobs: args.jobs,
    };
    let mut totals = Totals::default();
    let (mut held, tail) = (judge.head(), judge.tail());
    let failed = stream::run(
        stream,
        move |task| judge.judge(task),
        |judged| {
            for Judged { report, totals: of_game, repaired } in judged {
                if format == GameFormat::Json && totals.games > 0 {
                    held.push_str(",\n");
                }
                held.push_str(&report);
                totals.merge(of_game);
                if let (Some(file), Some((fate, pdn))) = (&mut repairs, &repaired) {
                    file.add(*fate, pdn)?;
                }
            }
            if !args.incidents.is_empty() {
                // Of which game they were told is known when there is no second one.
                return if totals.games > 1 { Err(anyhow!(ONE_GAME).into()) } else { Ok(()) };
            }
            let lines = std::mem::take(&mut held);
            if lines.is_empty() { Ok(()) } else { out.lines(&lines) }
        },
    )?;
    let failed = failed || unusable;
    held.push_str(tail);
    out.lines(&held)?;
    out.finish()?;
    anstream::eprintln!("{}", totals.words());
    match repairs {
        // A file that lacks games would pass for the whole of them.
        Some(_) if failed => anstream::eprintln!("error: the repaired games are not written"),
        Some(repairs) => anstream::eprintln!("{}", repairs.finish()?),
        None => {}
    }
    if totals.games == 0 && !failed {
        anstream::eprintln!("{NO_GAME_CHOSEN}");
    }
    if failed || totals.games == 0 {
        return Ok(Outcome::Unusable);
    }
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

/// What is the same for every game.
struct Judge {
    style: GameStyle,
    catalogue: Arc<Catalogue>,
    variations: bool,
    repairs: bool,
    /// Incidents told beside the record.
    told: Vec<Told>,
}

/// What comes of one game.
struct Judged {
    report: String,
    totals: Totals,
    repaired: Option<(Fate, String)>,
}

impl Judge {
    fn head(&self) -> String {
        match self.style.format {
            GameFormat::Json => "[\n".into(),
            GameFormat::Csv => csv_row(&CSV_HEADER.map(str::to_owned)),
            _ => String::new(),
        }
    }

    fn tail(&self) -> &'static str {
        if self.style.format == GameFormat::Json { "\n]\n" } else { "" }
    }

    fn judge(&self, task: Task<'_>) -> Judged {
        let notes = task.notes();
        let Task { file, text, mut line, choice, .. } = task;
        line.told = self.told.clone();
        let history = self.variations || self.repairs;
        let options = ReplayOptions { history, moves_only: false };
        let kept = self.repairs.then(|| line.clone());
        let mut report = replay(&text, line, &choice.laws, notes, options);
        if self.variations {
            replay_variations(&text, &choice.laws, &mut report);
        }
        advise(&mut report, &text, &choice.laws, BUDGET);
        let mut totals = Totals::default();
        totals.add(&report);
        Judged {
            report: write_game(file, text.bytes(), &report, &report.numbering, self.style),
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
