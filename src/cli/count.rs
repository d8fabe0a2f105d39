//! `arbiter count`.

use std::io::Write;

use clap::Args;
use clap::builder::NonEmptyStringValueParser;

use super::event::word;
use super::exit::{Failure, Outcome, columns_shown};
use super::formats::{FormatArgs, Writes};
use super::misuse::{Misuse, misuse};
use super::output::Output;
use super::rule_set::game;
use crate::app::count::{CountInput, count};
use crate::app::final_count::final_count;
use crate::app::moves::follow;
use crate::app::rules::load_to_play;
use crate::cli::words::{language, said};
use crate::event::ScoringMode;
use crate::moves::Game;
use crate::record::pace_of_typed;
use crate::report::{CountView, RulingFormat};
use crate::rules::Pace;

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct CountArgs {
    /// Rule set: a name from `arbiter rules list`, or a YAML file.
    /// international with --scoring.
    #[arg(long, value_name = "NAME|FILE", required_unless_present = "scoring")]
    rules: Option<String>,
    /// Set a single field, such as no-progress.moves=15.
    #[arg(long = "set", value_name = "FIELD=VALUE")]
    settings: Vec<String>,
    /// The thinking time, as a TimeControl tag gives it (300+3: seconds and increment); without
    /// it, what holds at each, if that depends on it.
    #[arg(long, value_name = "TIME", conflicts_with = "scoring")]
    #[arg(value_parser = NonEmptyStringValueParser::new())]
    time_control: Option<String>,
    /// Say instead what the final position counts for: delft, delft-10, delft-4-3-2, delft-5-3-2,
    /// delft-2-1.5-1 or plus-draw.
    #[arg(long, value_name = "SCORING", value_parser = word::<ScoringMode>)]
    #[arg(conflicts_with_all = ["number", "demanded", "sheet"])]
    scoring: Option<ScoringMode>,
    /// The position from which moves are counted, such as "W:WK47,K38,K43:BK3".
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true)]
    fen: String,
    /// Moves made from there, such as 47-41 3-25.
    #[arg(value_name = "MOVES")]
    moves: Vec<String>,
    /// The number of the first of these moves on the score sheet.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    number: u32,
    /// The side with the lone king demands in this position that moves be counted, if the
    /// rules require a demand.
    #[arg(long)]
    demanded: bool,
    /// Print a sheet to tick off.
    #[arg(long)]
    sheet: bool,
    #[command(flatten)]
    written: FormatArgs<Counts>,
}

const EXAMPLES: &str = "\
Examples:
  arbiter count --rules international --fen \"W:WK47,K38,K43:BK3\"
  arbiter count --rules international --fen \"W:WK47,K38,K43:BK3\" --number 52 47-41 3-25
  arbiter count --scoring delft --fen \"W:WK28,31:BK4\"
  arbiter count --rules russian --time-control 90m+30s --fen \"W:Wa1,Kc1,Ke1:BKh8\" --sheet -o count.html";

/// The output of `count`.
#[derive(Debug)]
enum Counts {}

impl Writes for Counts {
    type Form = RulingFormat;
    const USUAL: Self::Form = RulingFormat::Text;

    fn purpose(format: RulingFormat) -> &'static str {
        match format {
            RulingFormat::Text => "To read",
            RulingFormat::Json => "For programs",
            RulingFormat::Md => "With --sheet: Markdown",
            RulingFormat::Html => "With --sheet: a page to print",
        }
    }
}

/// Runs the command.
pub(super) fn run(args: &CountArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let format = args.written.format()?;
    match (format, args.sheet) {
        (RulingFormat::Json, true) => {
            return Err(misuse(&Misuse::SheetAsJson));
        }
        (RulingFormat::Md | RulingFormat::Html, false) => {
            return Err(misuse(&Misuse::OnlySheetHasPages));
        }
        (RulingFormat::Text, _)
        | (RulingFormat::Json, false)
        | (RulingFormat::Md | RulingFormat::Html, true) => {}
    }
    let set = load_to_play(args.rules.as_deref().unwrap_or("international"), &args.settings)?;
    let pace = match &args.time_control {
        Some(text) => pace_of_typed(text)
            .map_err(|wrong| anyhow::anyhow!("--time-control: {}", said(&wrong)))?,
        None => Pace::UNKNOWN,
    };
    let at_paces = if set.pace_is_open(pace) { pace.possible() } else { Vec::new() };
    let start = game(set.under(pace), None, Some(&args.fen))?;
    if let Some(scoring) = args.scoring {
        return of_final(args, start, scoring, out);
    }
    let counted = |start: &Game| -> Result<CountView, Failure> {
        let counted = CountInput {
            moves: &args.moves.join(" "),
            number: args.number,
            is_demanded: args.demanded,
        };
        Ok(count(start, counted, "MOVES")?)
    };
    let mut view = counted(&start)?;
    for pace in at_paces {
        let start = Game::new(set.under(pace)).at(*start.position());
        view.at_pace(pace, counted(&start.expect("the pace does not change the board"))?);
    }
    if view.depends_on_pace() && args.sheet {
        return Err(misuse(&Misuse::CountNeedsTimeControl));
    }
    if args.sheet && !view.has_sheet() {
        return Err(misuse(&Misuse::NothingToTick { why: view.answer_in(language()) }));
    }
    // Only a sheet has pages, and it is not for programs.
    let text = match format {
        RulingFormat::Md => view.sheet_md(language()),
        RulingFormat::Html => view.sheet_html(language()),
        RulingFormat::Json => view.json(),
        RulingFormat::Text if args.sheet => view.sheet_text(language()),
        RulingFormat::Text => {
            view.text_within(columns_shown(args.written.output.as_deref()), language())
        }
    };
    let mut out = Output::open(args.written.output.as_deref(), &[], out)?;
    out.lines(&text)?;
    out.finish()?;
    Ok(Outcome::Fine)
}

/// Prints the score of a final position.
fn of_final(
    args: &CountArgs,
    start: Game,
    scoring: ScoringMode,
    out: &mut dyn Write,
) -> Result<Outcome, Failure> {
    let last = follow(&start, &args.moves.join(" "), "MOVES")?.pop();
    let last = last.map_or(start, |(_, game)| game);
    let view = final_count(&last, scoring).ok_or_else(|| misuse(&Misuse::NothingCounted))?;
    let text = match args.written.format()? {
        RulingFormat::Json => view.json(),
        // Pages are for sheets, which a final position does not have.
        RulingFormat::Text | RulingFormat::Md | RulingFormat::Html => view.text(language()),
    };
    let mut out = Output::open(args.written.output.as_deref(), &[], out)?;
    out.lines(&text)?;
    out.finish()?;
    Ok(Outcome::Fine)
}
