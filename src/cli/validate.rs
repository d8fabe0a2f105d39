//! `arbiter validate`.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;

use super::event::event_arg::EventArg;
use super::exit::{Failure, Outcome, terminal_of};
use super::formats::{FormatArgs, Writes, meant};
use super::inputs::{expand_noting, open};
use super::interrupt;
use super::misuse::{Misuse, misuse};
use super::output::Output;
use super::records::RecordRuleArgs;
use super::repair::RepairedFile;
use super::select::SelectArgs;
use super::shard::ShardArgs;
use super::words::{Label, label, language, said, typed};
use super::{stream, summary};
use crate::app::new_file::{shown, spare_record};
use crate::app::records::{Answers, GameCounts, Given, Stream, Tally, Validation, is_wrong};
use crate::app::round::{BoardSought, DrawnBoards, laws};
use crate::cli::aside::aside;
use crate::record::{Catalogue, IncidentAt};
use crate::report::{FindingsFormat, Form, GameStyle, OptionsView, RecordFormat, TerminalStyle};

#[derive(Debug, Args)]
pub(super) struct ValidateArgs {
    /// PDN files, packed (.gz, .zst) or not, folders with everything in them, patterns in quotes;
    /// `-` for standard input.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    #[command(flatten)]
    rules: RecordRuleArgs,
    /// The event in which the games were played: a path, or a name in tournaments/. Its rules apply
    /// if --rules names no others, and its time control; and a game that does not begin with the opening that was drawn
    /// for its board is an irregularity. The board is found by the players and the Round tag.
    #[arg(long, value_name = "EVENT", conflicts_with = "guess")]
    event: Option<String>,
    #[command(flatten)]
    written: FormatArgs<Reports>,
    /// An incident that the moves do not show, such as "23w touched w 32"; needs a single game.
    #[arg(long = "incident", value_name = "WHEN WHAT", value_parser = typed::<IncidentAt>)]
    incidents: Vec<IncidentAt>,
    /// Write the games (all that are chosen) to -o FILE as canonical PDN, with slips of the pen put
    /// right if the rest of the game then replays, and a comment at each change.
    #[arg(long, requires = "output")]
    repair: bool,
    /// With --repair, only say what would be written.
    #[arg(long, requires = "repair")]
    dry_run: bool,
    /// Judge variations too, by the same laws; the verdict on the main line does not change.
    #[arg(long)]
    variations: bool,
    /// With every finding about a move, the position before it.
    #[arg(long)]
    diagrams: bool,
    /// Warnings make the exit code 1 too.
    #[arg(long)]
    strict: bool,
    /// Threads; 0 means as many as there are processors.
    #[arg(short = 'j', long, value_name = "N", default_value_t = 0)]
    jobs: usize,
    #[command(flatten)]
    select: SelectArgs,
    #[command(flatten)]
    job: ShardArgs,
    /// Write what is counted to a file as JSON, `arbiter.summary/1`; `-` for standard output, if
    /// the answers go to a file.
    #[arg(long, value_name = "FILE")]
    summary: Option<PathBuf>,
}

/// The output of `validate`.
#[derive(Debug)]
pub(super) enum Reports {}

impl Writes for Reports {
    type Form = FindingsFormat;
    const USUAL: Self::Form = FindingsFormat::Full;
    const FORMAT_HELP: &'static str = "The form; without it the ending of FILE decides, else full";

    fn purpose(format: FindingsFormat) -> &'static str {
        match format {
            FindingsFormat::Full => "Source lines with marks",
            FindingsFormat::Concise => "A line a finding",
            FindingsFormat::Json => "One array of games",
            FindingsFormat::Jsonl => "An object a game, a line each",
            FindingsFormat::Csv => "A row a game",
        }
    }

    fn output_help() -> String {
        "Write to a file instead; it appears when it is complete. \
                                       With --repair, the repaired games"
            .into()
    }
}

/// The output of `validate --repair`.
#[derive(Debug)]
enum Repaired {}

impl Writes for Repaired {
    type Form = RecordFormat;
    const USUAL: Self::Form = RecordFormat::Pdn;

    fn purpose(format: RecordFormat) -> &'static str {
        match format {
            RecordFormat::Pdn => "The repaired games",
        }
    }
}

/// Runs the command.
pub(super) fn run(args: &ValidateArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let output = args.written.output.as_deref();
    let report_to = output.filter(|_| !args.repair);
    let format = args.format(report_to)?;
    if args.repair
        && let Some(path) = output
        && meant::<Repaired>(None, output).is_err()
    {
        return Err(misuse(&Misuse::RepairsArePdn { file: shown(path) }));
    }
    // Every possible error in the arguments is checked before a file is touched.
    let mut named = args.rules.given()?;
    let drawn = args.drawn(&mut named)?;
    let catalogue = Arc::new(Catalogue::new());
    let mut tally = Tally::of(args.job.shard);
    let files = expand_noting(&args.files, |error| {
        // The first shard reports names that cannot be used at all.
        if args.job.shard.is_none_or(|shard| shard.number == 1) {
            tally.fails(error);
        }
    });
    let guesses = args.job.guesses(&files, &catalogue)?;
    interrupt::watch()?;
    let mut read = args.job.with_read(args.rules.with_read(files.clone()));
    if let Some(event) = &args.event {
        let event = EventArg { event: event.clone() }.file()?;
        read.push(event.path().display().to_string());
    }
    let summary_to = summary::file(args.summary.as_deref(), report_to, output, &read)?;
    let mut out = Output::open(report_to, &read, out)?;
    report_to.map_or(Ok(()), spare_record)?;
    let mut repairs = match output.filter(|_| args.repair) {
        Some(path) => Some(RepairedFile::begin(path, &read, args.dry_run)?),
        None => None,
    };
    let terminal = match report_to {
        None => terminal_of(&std::io::stdout()),
        Some(_) => TerminalStyle::default(),
    };
    let validation = Validation {
        style: GameStyle { format, terminal, diagrams: args.diagrams, language: language() },
        catalogue: Arc::clone(&catalogue),
        variations: args.variations,
        repairs: args.repair,
        told: args.incidents.clone(),
        drawn,
    };
    let stream = Stream {
        catalogue,
        select: args.select.selection(),
        jobs: args.jobs,
        shard: args.job.shard,
        guesses,
        ..Stream::of(files.clone(), open, named)
    };
    let options = args.options(&stream);
    let mut of_no_board = 0;
    let (before, between, after) =
        (format.before_games(), format.between_games(), format.after_games());
    let mut answers = Answers::new(before, between, after).about_one(!args.incidents.is_empty());
    stream::run(
        stream,
        move |task| validation.game(task),
        |handed| tally.add(handed),
        |validated| {
            for game in validated {
                of_no_board += usize::from(game.board == Some(BoardSought::OfNone));
                answers.add(&game.report);
                if let (Some(file), Some((fate, pdn))) = (&mut repairs, &game.repaired) {
                    file.add(*fate, pdn)?;
                }
            }
            stream::write_ready(&mut answers, &mut out)
        },
    )?;
    let failed = tally.has_failed();
    let totals = tally.totals.clone();
    let mut held = answers.end();
    match args.job.shard {
        Some(shard) => held.push_str(&tally.part(shard, &files, options)),
        None => {
            if let Some(file) = summary_to {
                file.write(&tally.summary(&files))?;
            }
        }
    }
    out.lines(&held)?;
    out.finish()?;
    let counted = GameCounts::all(&totals);
    let counted = match of_no_board {
        0 => counted,
        games => GameCounts::OfNoBoard { totals: Box::new(counted), games },
    };
    aside!("{}", said(&counted));
    match repairs {
        // A file that lacks games would look like the complete file.
        Some(_) if failed => aside!("{}", label(Label::NotRepaired)),
        Some(repairs) => aside!("{}", repairs.finish()?),
        None => {}
    }
    if args.job.shard.is_some() && !failed && totals.games == 0 {
        return Ok(Outcome::Fine);
    }
    if totals.games == 0 && !failed {
        aside!("{}", label(Label::NoGameChosen));
    }
    if failed || totals.games == 0 {
        return Ok(Outcome::Unusable);
    }
    let outcome = if is_wrong(&totals, args.strict) { Outcome::Wrong } else { Outcome::Fine };
    Ok(args.job.ended(outcome))
}

impl ValidateArgs {
    /// Returns the format; for a shard JSON lines, which is the form of a part.
    fn format(&self, report_to: Option<&Path>) -> Result<FindingsFormat, Failure> {
        let format = meant::<Reports>(self.written.format, report_to)?;
        self.job.alone(&[
            (self.select.has_numbers(), "--game"),
            (!self.incidents.is_empty(), "--incident"),
            (self.event.is_some(), "--event"),
            (self.repair, "--repair"),
            (self.summary.is_some(), "--summary"),
        ])?;
        if self.job.shard.is_some() && format != FindingsFormat::Jsonl {
            let format = format.format().word();
            return Err(misuse(&Misuse::ShardFormat { format }));
        }
        Ok(format)
    }

    /// Returns the boards of the named event, whose rules and time control apply unless others are
    /// named; the event is only read.
    fn drawn(&self, named: &mut Given) -> Result<Option<Arc<DrawnBoards>>, Failure> {
        let Some(event) = &self.event else { return Ok(None) };
        let file = EventArg { event: event.clone() }.file()?;
        let event = file.read()?;
        let own = event.time_control.as_deref().map(Arc::from);
        named.time_control = named.time_control.take().or(own);
        if named.laws.is_none() {
            named.laws = Some(Arc::new(laws(&event, file.folder())?));
        }
        Ok(Some(Arc::new(DrawnBoards::of(event, file.folder())?)))
    }

    /// Returns the options, as recorded in a part.
    fn options(&self, stream: &Stream) -> OptionsView {
        OptionsView {
            variations: self.variations,
            diagrams: self.diagrams,
            strict: self.strict,
            ..self.rules.options(stream.options())
        }
    }
}
