//! `arbiter count`.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::anyhow;
use clap::{Args, ValueEnum};

use super::exit::{Failure, Outcome};
use super::output::Output;
use super::rule_set::position;
use crate::app::moves::Moves;
use crate::app::rules::load_to_play;
use crate::board::Color;
use crate::draw::{Demand, Timeline};
use crate::report::CountView;

/// Say which count of moves runs in a position, and where it stands after further moves.
///
/// No record is needed: set up the position as it stands on the board, and name the moves
/// that are made from there. The answer says which moves are counted, with which one the
/// limit is reached, how many each side still has to make, and what sets the count back.
///
/// With --sheet it prints a sheet on which the arbiter ticks the moves off while counting
/// aloud.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct CountArgs {
    /// Rule set: a name from `arbiter rules list`, or a YAML file.
    #[arg(long, value_name = "NAME|FILE")]
    rules: String,
    /// Set a single field, such as no-progress.moves=15.
    #[arg(long = "set", value_name = "FIELD=VALUE")]
    settings: Vec<String>,
    /// The position from which is counted, such as "W:WK47,K38,K43:BK3".
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true)]
    fen: String,
    /// Moves made from there, such as 47-41 3-25.
    #[arg(value_name = "MOVES")]
    moves: Vec<String>,
    /// The number of the first of them on the score sheet.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    number: u32,
    /// The side with the lone king demands in the position given that moves be counted, if the
    /// rules ask for that.
    #[arg(long)]
    demanded: bool,
    /// Print a sheet to tick off.
    #[arg(long)]
    sheet: bool,
    /// How to print it; without it -o FILE decides by its ending, else text.
    #[arg(long, value_enum)]
    format: Option<Format>,
    /// Write to a file instead; it appears when it is complete.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  arbiter count --rules international --fen \"W:WK47,K38,K43:BK3\"
  arbiter count --rules international --fen \"W:WK47,K38,K43:BK3\" --number 52 47-41 3-25
  arbiter count --rules russian --fen \"W:Wa1,Kc1,Ke1:BKh8\" --sheet -o count.html";

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// To read.
    Text,
    /// For programs.
    Json,
    /// With --sheet: Markdown.
    Md,
    /// With --sheet: a page to print.
    Html,
}

/// The format that the ending of a file stands for.
fn inferred(output: Option<&Path>) -> Format {
    match output.and_then(Path::extension).and_then(|ending| ending.to_str()) {
        Some("json") => Format::Json,
        Some("md" | "markdown") => Format::Md,
        Some("html" | "htm") => Format::Html,
        _ => Format::Text,
    }
}

/// Runs the command.
pub fn run(args: &CountArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let format = args.format.unwrap_or_else(|| inferred(args.output.as_deref()));
    match (format, args.sheet) {
        (Format::Json, true) => {
            return Err(anyhow!("a sheet is text, Markdown or HTML, not JSON").into());
        }
        (Format::Md | Format::Html, false) => {
            return Err(anyhow!("Markdown and HTML are for the sheet: add --sheet").into());
        }
        _ => {}
    }
    let set = load_to_play(&args.rules, &args.settings)?;
    let numbering = set.numbering();
    let desk = Moves::new(set, numbering);
    let start = position(&desk.set, Some(&args.fen))?;
    let played = desk.follow(start, &args.moves.join(" "), "MOVES")?;
    let first = desk.set.first_color();
    let mut game = Timeline::new(&desk.generator, start, args.number, first);
    let mut written = Vec::new();
    for (mv, _) in &played {
        let now = *game.last();
        let legal = desk.generator.legal_moves(&now);
        written.push(desk.writer.write(&desk.generator, &now, &legal, mv));
        game.play(mv);
    }
    let by = |color| Demand { moment: 0, by: color };
    let demands: Vec<Demand> = match args.demanded {
        true => Color::BOTH.into_iter().map(by).collect(),
        false => Vec::new(),
    };
    let view = CountView::new(&desk.set, &desk.numbering, &game, written, &demands);
    if args.sheet && !view.has_sheet() {
        return Err(anyhow!("{}", view.answer).context("there is nothing to tick off").into());
    }
    let text = match (args.sheet, format) {
        (true, Format::Md) => view.sheet_md(),
        (true, Format::Html) => view.sheet_html(),
        (true, _) => view.sheet_text(),
        (false, Format::Json) => view.json(),
        (false, _) => view.text(),
    };
    let mut out = Output::open(args.output.as_deref(), &[], out)?;
    out.lines(&text)?;
    out.finish()?;
    Ok(Outcome::Fine)
}
