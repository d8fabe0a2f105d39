//! `arbiter convert`.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, anyhow};
use clap::{Args, ValueEnum};

use super::exit::{Failure, Outcome};
use super::inputs::{expand, open};
use super::interrupt;
use super::output::{Output, shown, write_new};
use super::records::RecordRuleArgs;
use super::select::{NO_GAME_CHOSEN, ONE_GAME, SelectArgs};
use super::stream;
use crate::app::records::{Stream, Task};
use crate::cli::words::language;
use crate::diag::Level;
use crate::pdn::write_pdn;
use crate::record::{
    Catalogue, GameReport, RecordFinding, ReplayOptions, Strip, Told, canonical_as, codes, replay,
};
use crate::report::{CSV_HEADER, GameFormat, GameStyle, csv_row, printable, write_game};
use crate::rules::Naming;
use crate::words::worded;

/// Convert game records: to canonical PDN, positions, JSON lines or CSV.
///
/// The games of all inputs are written one behind the other, in their order. A game
/// that cannot be replayed to its end is written all the same, with a comment where the
/// replay ends.
///
/// Exit code 0: every game was replayed whole; 1: some were not, each said on stderr;
/// 2: some file could not be used, or nothing was written; 130: interrupted.
#[derive(Debug, Args)]
pub struct ConvertArgs {
    /// PDN files, packed ones (.gz, .zst) and lists of positions (.fen) too; folders with
    /// everything in them; patterns in quotes; `-` for standard input.
    #[arg(required = true, value_name = "IN")]
    files: Vec<String>,
    /// Write to a file instead of standard output; it appears when it is complete, and
    /// is none of those that are read.
    #[arg(short, long, value_name = "OUT", conflicts_with = "split")]
    output: Option<PathBuf>,
    /// What to write; without it the ending of OUT decides, else pdn.
    #[arg(long, value_enum)]
    to: Option<Target>,
    /// Write a file for each game into this folder; no file is overwritten.
    #[arg(long, value_name = "DIR")]
    split: Option<PathBuf>,
    /// Of games that are the same in tags and text write only the first.
    #[arg(long)]
    merge: bool,
    /// What happened beside the moves, such as "23w touched w 32", to be written into a
    /// comment; needs a single game.
    #[arg(long = "incident", value_name = "WHEN WHAT")]
    incidents: Vec<Told>,
    /// How to write the moves of the PDN, instead of as the game type of each game says.
    #[arg(long, value_enum)]
    notation: Option<Notation>,
    /// What to leave out of the PDN.
    #[arg(long, value_enum, value_delimiter = ',', value_name = "WHAT,...")]
    strip: Vec<Part>,
    #[command(flatten)]
    rules: RecordRuleArgs,
    /// Threads; 0 = as many as there are processors.
    #[arg(short = 'j', long, value_name = "N", default_value_t = 0)]
    jobs: usize,
    #[command(flatten)]
    select: SelectArgs,
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

    /// What the ending of a file says, in capitals or not; PDN where it says nothing known.
    fn of(output: Option<&Path>) -> Self {
        let ending = output.and_then(Path::extension).and_then(|ending| ending.to_str());
        let is_it = |to: &Self| ending.is_some_and(|it| it.eq_ignore_ascii_case(to.ending()));
        [Self::Fen, Self::Jsonl, Self::Csv].into_iter().find(is_it).unwrap_or(Self::Pdn)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Notation {
    /// By letters, the first square by its file alone, as in Russian books: cd4, bd6. A move
    /// that could be taken for another is written in full.
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

/// Runs the command.
pub fn run(args: &ConvertArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let (files, unusable) = expand(&args.files);
    let named = args.rules.given()?;
    interrupt::watch()?;
    let target = match &args.split {
        Some(folder) => {
            std::fs::create_dir_all(folder)
                .with_context(|| format!("cannot make {}", shown(folder)))?;
            Place::Folder(folder)
        }
        None => Place::Stream(Output::open(args.output.as_deref(), &files, out)?),
    };
    let convert = Convert {
        told: args.incidents.clone(),
        to: args.to.unwrap_or_else(|| Target::of(args.output.as_deref())),
        strip: Strip {
            comments: args.strip.contains(&Part::Comments),
            variations: args.strip.contains(&Part::Variations),
        },
        naming: args.notation.map(Naming::from),
        catalogue: Arc::new(Catalogue::new()),
        merge: args.merge,
    };
    let stream = Stream {
        files,
        open,
        named,
        catalogue: Arc::clone(&convert.catalogue),
        select: args.select.selection(),
        jobs: args.jobs,
    };
    let mut written = Writing { to: convert.to, target, games: 0, partial: 0, seen: None };
    written.seen = args.merge.then(Seen::default);
    // Of which game incidents were told is known when there is no second one.
    let mut held = Vec::new();
    let failed = stream::run(
        stream,
        move |task| convert.game(task),
        |converted| {
            if let Some(wrong) = converted.iter().find_map(|game| game.refused.clone()) {
                return Err(anyhow!(wrong).into());
            }
            if args.incidents.is_empty() {
                return written.write(converted);
            }
            held.extend(converted);
            if held.len() > 1 { Err(anyhow!(ONE_GAME).into()) } else { Ok(()) }
        },
    )?;
    written.write(held)?;
    written.finish(failed || unusable)
}

/// What is the same for every game.
struct Convert {
    /// Incidents told beside the record.
    told: Vec<Told>,
    to: Target,
    strip: Strip,
    naming: Option<Naming>,
    catalogue: Arc<Catalogue>,
    merge: bool,
}

/// A game converted.
struct Converted {
    text: String,
    /// A name for a file of its own, without number and ending.
    name: String,
    /// What is wrong with an incident that was told.
    refused: Option<String>,
    /// What is said of a game that was not replayed whole.
    partial: Option<String>,
    /// What it is told from others by, if that is asked for.
    sameness: u128,
}

impl Convert {
    fn game(&self, task: Task<'_>) -> Converted {
        let Task { file, text, mut line, choice, .. } = task;
        line.told = self.told.clone();
        let options = ReplayOptions { history: true, moves_only: false };
        let report = replay(&text, line.clone(), &choice.laws, Vec::new(), options);
        let is_whole =
            report.last.is_some() && report.replayed_plies == report.plies && !report.is_unread();
        let view = |format| {
            let style = GameStyle { format, color: false, diagrams: false, language: language() };
            write_game(file, text.bytes(), &report, &report.numbering, style)
        };
        let is_pdn = self.to == Target::Pdn;
        let tree = || canonical_as(&text, &line, &report, &choice, self.strip, self.naming);
        let pdn = (is_pdn || self.merge).then(|| write_pdn(&tree()));
        let sameness = pdn.as_deref().filter(|_| self.merge).map_or(0, sameness);
        // Incidents that cannot be used are not written as if they could.
        let refused = report
            .findings
            .iter()
            .find(|found| !self.told.is_empty() && found.finding.is(codes::INCIDENT_INVALID));
        Converted {
            refused: refused.map(|found| worded(&found.finding, language()).message),
            name: file_name(&report),
            partial: (!is_whole || text.is_cut()).then(|| not_whole(file, &report)),
            sameness,
            text: match self.to {
                Target::Pdn => pdn.unwrap_or_default(),
                Target::Fen => report.final_fen().map_or(String::new(), |fen| format!("{fen}\n")),
                Target::Jsonl => view(GameFormat::Jsonl),
                Target::Csv => view(GameFormat::Csv),
            },
        }
    }
}

/// Where games are written to.
enum Place<'o> {
    Stream(Output<'o>),
    Folder(&'o Path),
}

/// What has been written, and what is still to be told apart from it.
struct Writing<'o> {
    to: Target,
    target: Place<'o>,
    games: usize,
    /// Games that could not be replayed whole.
    partial: usize,
    seen: Option<Seen>,
}

/// The games that have been written, where each is written once.
#[derive(Default)]
struct Seen {
    games: HashSet<u128>,
    left_out: usize,
}

impl Writing<'_> {
    fn head(&self) -> String {
        match self.to {
            Target::Csv => csv_row(&CSV_HEADER.map(str::to_owned)),
            _ => String::new(),
        }
    }

    fn write(&mut self, games: Vec<Converted>) -> Result<(), Failure> {
        let mut lines = String::new();
        for game in games {
            if let Some(seen) = &mut self.seen
                && !seen.games.insert(game.sameness)
            {
                seen.left_out += 1;
                continue;
            }
            if let Some(words) = &game.partial {
                self.partial += 1;
                // What is said of a game stands behind the games before it, always.
                if let Place::Stream(out) = &mut self.target {
                    out.lines(&std::mem::take(&mut lines))?;
                }
                interrupt::whole(|| anstream::eprintln!("{words}"));
            }
            let is_first = self.games == 0;
            self.games += 1;
            match self.target {
                Place::Folder(folder) => self.split(folder, &game)?,
                Place::Stream(_) => {
                    if is_first {
                        lines.push_str(&self.head());
                    } else if self.to == Target::Pdn {
                        lines.push('\n');
                    }
                    lines.push_str(&game.text);
                }
            }
        }
        match &mut self.target {
            Place::Stream(out) if !lines.is_empty() => out.lines(&lines),
            _ => Ok(()),
        }
    }

    /// Writes a game to a file of its own.
    fn split(&self, folder: &Path, game: &Converted) -> Result<(), Failure> {
        let ending = self.to.ending();
        let path = folder.join(format!("{:04}{}.{ending}", self.games, game.name));
        write_new(&path, &(self.head() + &game.text)).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => {
                anyhow!("{} is there already; name an empty folder", shown(&path))
            }
            _ => anyhow::Error::new(error).context(format!("cannot write {}", shown(&path))),
        })?;
        Ok(())
    }

    fn finish(self, failed: bool) -> Result<Outcome, Failure> {
        let (games, partial) = (self.games, self.partial);
        if games == 0 {
            // What was there before is worth more than an empty file.
            if !failed {
                anstream::eprintln!("{NO_GAME_CHOSEN}");
            }
            return Ok(Outcome::Unusable);
        }
        if let Place::Stream(out) = self.target {
            out.finish()?;
        }
        let mut words = format!(
            "{games} {} converted, {} replayed whole",
            if games == 1 { "game" } else { "games" },
            games - partial
        );
        if let Some(seen) = self.seen {
            words.push_str(&format!(", {} left out as the same", seen.left_out));
        }
        anstream::eprintln!("{words}");
        Ok(match (failed, partial) {
            (true, _) => Outcome::Unusable,
            (false, 0) => Outcome::Fine,
            (false, _) => Outcome::Wrong,
        })
    }
}

/// 128 bits that stand for a game: two texts with the same ones do not occur.
fn sameness(text: &str) -> u128 {
    let half = |salt: u8| {
        let mut hasher = DefaultHasher::new();
        (salt, text).hash(&mut hasher);
        hasher.finish()
    };
    u128::from(half(0)) << 64 | u128::from(half(1))
}

/// Why a game could not be replayed whole, on one line.
fn not_whole(name: &str, report: &GameReport) -> String {
    let stops = |found: &&RecordFinding| {
        found.finding.level() == Level::Error || found.finding.is(codes::RECORD_NOT_FOLLOWED)
    };
    let why = report.findings.iter().find(stops);
    let why = why.map_or_else(String::new, |found| {
        format!(": {}", worded(&found.finding, language()).message)
    });
    let line = format!(
        "{name}: game {} is replayed for {} of {} half-moves{why}",
        report.game, report.replayed_plies, report.plies
    );
    printable(&line).replace('\n', " ")
}

/// The players, as a part of a file name that is safe in any folder: `-jansen-de-vries`.
///
/// Letters and digits alone, no longer than a name may be anywhere; the number before it
/// keeps names apart and from being reserved.
fn file_name(report: &GameReport) -> String {
    const LONGEST: usize = 60;
    let mut name = String::new();
    for tag in ["White", "Black"] {
        let value = report.tag(tag).unwrap_or_default().to_lowercase();
        let words: Vec<&str> =
            value.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
        let mut words = words.join("-");
        while words.len() > LONGEST {
            words.pop();
        }
        if !words.is_empty() {
            name.push('-');
            name.push_str(words.trim_end_matches('-'));
        }
    }
    name
}
