//! `arbiter convert`.

use std::fs::{File, OpenOptions};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow};
use clap::{Args, ValueEnum};

use super::exit::{Failure, Outcome};
use super::inputs::{SelectArgs, expand, open};
use super::records::{OwnedGame, Record, RecordRuleArgs};
use super::validate::create;
use crate::diag::Level;
use crate::pdn::write_pdn;
use crate::record::{
    Catalogue, GameReport, MainLine, RecordFinding, ReplayOptions, Strip, canonical, replay,
};
use crate::report::{CSV_HEADER, GameFormat, GameStyle, csv_row, printable, write_game};

/// Convert game records: to canonical PDN, positions, JSON lines or CSV.
#[derive(Debug, Args)]
pub struct ConvertArgs {
    /// PDN files, also .gz and .zst; folders; patterns; `-` reads standard input.
    #[arg(required = true, value_name = "IN")]
    files: Vec<String>,
    /// Write to a file instead; never to one that is read.
    #[arg(short, long, value_name = "OUT", conflicts_with = "split")]
    output: Option<PathBuf>,
    /// What to write; without it -o OUT decides by its ending, else pdn.
    #[arg(long, value_enum)]
    to: Option<Target>,
    #[command(flatten)]
    rules: RecordRuleArgs,
    #[command(flatten)]
    select: SelectArgs,
    /// What to leave out of the PDN.
    #[arg(long, value_enum, value_delimiter = ',', value_name = "WHAT")]
    strip: Vec<Part>,
    /// Write a file a game into this folder; no file is overwritten.
    #[arg(long, value_name = "DIR")]
    split: Option<PathBuf>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Target {
    /// Strict PDN 3.0.
    Pdn,
    /// The final position of each game, one a line.
    Fen,
    /// What `validate` finds: an object a game, a line each.
    Jsonl,
    /// What `validate` finds: a row a game.
    Csv,
}

impl Target {
    const fn ending(self) -> &'static str {
        match self {
            Self::Pdn => "pdn",
            Self::Fen => "fen",
            Self::Jsonl => "jsonl",
            Self::Csv => "csv",
        }
    }

    fn of(output: Option<&Path>) -> Self {
        let ending = output.and_then(Path::extension).and_then(|ending| ending.to_str());
        let known = [Self::Fen, Self::Jsonl, Self::Csv];
        known.into_iter().find(|to| ending == Some(to.ending())).unwrap_or(Self::Pdn)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Part {
    /// Comments, in variations too.
    Comments,
    /// Variations.
    Variations,
}

/// Runs the command.
pub fn run(args: &ConvertArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let files = expand(&args.files)?;
    let named = args.rules.laws()?;
    if let Some(folder) = &args.split {
        std::fs::create_dir_all(folder)
            .with_context(|| format!("cannot make {}", shown(folder)))?;
    }
    let mut file = match &args.output {
        Some(path) => Some(create(path, &files)?),
        None => None,
    };
    let mut run = Run {
        to: args.to.unwrap_or_else(|| Target::of(args.output.as_deref())),
        strip: Strip {
            comments: args.strip.contains(&Part::Comments),
            variations: args.strip.contains(&Part::Variations),
        },
        catalogue: Catalogue::new(),
        split: args.split.as_deref(),
        out: match &mut file {
            Some(file) => file,
            None => out,
        },
        games: 0,
        partial: 0,
    };
    if run.split.is_none() {
        let head = run.head();
        run.out.write_all(head.as_bytes()).context("writing")?;
    }
    let mut failed = false;
    for name in &files {
        let begun =
            open(name).and_then(|input| Record::begin(input, named.clone(), &run.catalogue));
        let converted =
            begun.map_err(Stop::Input).and_then(|record| run.file(name, record, &args.select));
        match converted {
            Ok(()) => {}
            Err(Stop::Input(failure)) => {
                failure.report();
                failed = true;
            }
            Err(Stop::Output(failure)) => return Err(failure),
        }
    }
    run.out.flush().context("writing")?;
    let (games, partial) = (run.games, run.partial);
    anstream::eprintln!(
        "{games} {} converted, {} replayed whole",
        if games == 1 { "game" } else { "games" },
        games - partial
    );
    if games == 0 && !failed {
        anstream::eprintln!("error: no game is chosen");
    }
    Ok(match (failed || games == 0, partial) {
        (true, _) => Outcome::Unusable,
        (false, 0) => Outcome::Fine,
        (false, _) => Outcome::Wrong,
    })
}

/// What ends a file: something about it, or something about what is written.
enum Stop {
    Input(Failure),
    Output(Failure),
}

impl From<Failure> for Stop {
    fn from(failure: Failure) -> Self {
        Self::Input(failure)
    }
}

struct Run<'o> {
    to: Target,
    strip: Strip,
    catalogue: Catalogue,
    split: Option<&'o Path>,
    out: &'o mut dyn Write,
    games: usize,
    /// Games that could not be replayed whole.
    partial: usize,
}

impl Run<'_> {
    fn head(&self) -> String {
        match self.to {
            Target::Csv => csv_row(&CSV_HEADER.map(str::to_owned)),
            _ => String::new(),
        }
    }

    /// Converts the games of a file, one at a time.
    fn file(&mut self, name: &str, mut record: Record, select: &SelectArgs) -> Result<(), Stop> {
        let mut seen = 0;
        while let Some(game) = record.next().map_err(|failure| failure.about(name))? {
            let index = game.text().index();
            seen += 1;
            if select.takes(index, || MainLine::read(&game.text())) {
                let (report, text) = self.convert(name, &game, &record);
                self.games += 1;
                self.write(&report, &text).map_err(Stop::Output)?;
            }
            if select.is_past(index) {
                break;
            }
        }
        if seen == 0 {
            let failure = anyhow!("there is no game in {}", printable(name));
            return Err(Stop::Input(failure.into()));
        }
        Ok(())
    }

    fn convert(&mut self, name: &str, game: &OwnedGame, record: &Record) -> (GameReport, String) {
        let text = game.text();
        let line = MainLine::read(&text);
        let choice = record.laws.of(&line, &self.catalogue);
        let options = ReplayOptions { history: true, moves_only: false };
        let report = replay(&text, line.clone(), &choice.laws, Vec::new(), options);
        let whole = report.last.is_some() && report.replayed_plies == report.plies;
        if !whole || text.is_cut() {
            self.partial += 1;
            anstream::eprintln!("{}", not_whole(name, &report));
        }
        let written = |format| {
            let style = GameStyle { format, color: false, diagrams: false };
            write_game(name, text.bytes(), &report, &choice.laws.numbering, style)
        };
        let written = match self.to {
            Target::Pdn => write_pdn(&canonical(&text, &line, &report, &choice, self.strip)),
            Target::Fen => {
                report.final_fen.as_ref().map_or(String::new(), |fen| format!("{fen}\n"))
            }
            Target::Jsonl => written(GameFormat::Jsonl),
            Target::Csv => written(GameFormat::Csv),
        };
        (report, written)
    }

    fn write(&mut self, report: &GameReport, text: &str) -> Result<(), Failure> {
        let Some(folder) = self.split else {
            if self.to == Target::Pdn && self.games > 1 {
                self.out.write_all(b"\n").context("writing")?;
            }
            self.out.write_all(text.as_bytes()).context("writing")?;
            return Ok(());
        };
        let path = folder.join(file_name(self.games, report, self.to));
        let context = || format!("cannot write {}", shown(&path));
        let file: File =
            OpenOptions::new().write(true).create_new(true).open(&path).with_context(context)?;
        let mut file = BufWriter::new(file);
        file.write_all(self.head().as_bytes()).with_context(context)?;
        file.write_all(text.as_bytes()).with_context(context)?;
        file.flush().with_context(context)?;
        Ok(())
    }
}

/// Why a game could not be replayed whole, on one line.
fn not_whole(name: &str, report: &GameReport) -> String {
    let stops = |found: &&RecordFinding| {
        found.finding.level == Level::Error || found.finding.code == "record-not-followed"
    };
    let why = report.findings.iter().find(stops);
    let why = why.map_or_else(String::new, |found| format!(": {}", found.finding.message));
    let line = format!(
        "{name}: game {} is replayed for {} of {} half-moves{why}",
        report.game, report.replayed_plies, report.plies
    );
    printable(&line).replace('\n', " ")
}

/// A name for the file of a game that is safe in any folder: `0012-jansen-sijbrands.pdn`.
fn file_name(number: usize, report: &GameReport, to: Target) -> String {
    const LONGEST: usize = 40;
    let mut name = format!("{number:04}");
    for tag in ["White", "Black"] {
        let plain: String = report
            .tag(tag)
            .unwrap_or_default()
            .chars()
            .map(|c| if c.is_alphanumeric() { c } else { ' ' })
            .collect();
        let words = plain.split_whitespace().collect::<Vec<_>>().join("-").to_lowercase();
        if !words.is_empty() {
            name.push('-');
            name.extend(words.chars().take(LONGEST));
        }
    }
    format!("{name}.{}", to.ending())
}

fn shown(path: &Path) -> String {
    printable(&path.display().to_string()).into_owned()
}
