//! `arbiter board`.

use std::io::Write;
use std::sync::Arc;

use anyhow::{Context, anyhow};
use clap::Args;

use super::exit::{Failure, Outcome};
use super::inputs::open;
use super::records::RecordRuleArgs;
use super::rule_set::{Squares, in_style, position};
use crate::app::records::Record;
use crate::app::rules::load_to_play;
use crate::board::{Color, Numbering, Position, write_fen};
use crate::cli::words::language;
use crate::diag::{Level, count};
use crate::record::{Catalogue, GameReport, MainLine, PlyAt, ReplayOptions, replay};
use crate::report::{DiagramStyle, diagram, printable};
use crate::words::worded;

/// Draw a position, or one of a game record.
#[derive(Debug, Args)]
pub struct BoardArgs {
    /// A PDN file, `-` for standard input; without it --fen or the start position.
    #[arg(value_name = "FILE", conflicts_with = "fen")]
    file: Option<String>,
    #[command(flatten)]
    rules: RecordRuleArgs,
    /// The position; the rule set's start without it.
    #[arg(long, value_name = "FEN", allow_hyphen_values = true)]
    fen: Option<String>,
    /// Which game of the file.
    #[arg(long, value_name = "N", default_value_t = 1, requires = "file")]
    game: u64,
    /// Before this half-move: 23w, 23b or ply:45. The end of the game without it.
    #[arg(long, value_name = "MOVE", requires = "file", conflicts_with = "after")]
    at: Option<String>,
    /// After this half-move.
    #[arg(long, value_name = "MOVE", requires = "file")]
    after: Option<String>,
    /// Print the number of every free square.
    #[arg(long)]
    numbers: bool,
    /// Letters instead of symbols: w and W for White's men and kings, b and B for Black's.
    #[arg(long)]
    ascii: bool,
    /// How to write squares.
    #[arg(long, value_enum)]
    squares: Option<Squares>,
}

/// Runs the command.
pub fn run(args: BoardArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let (numbering, position) = match &args.file {
        Some(file) => of_record(&args, file)?,
        None => {
            let name = args.rules.rules.as_deref().unwrap_or("international");
            let set = load_to_play(name, &args.rules.settings)?;
            let position = position(&set, args.fen.as_deref())?;
            (set.numbering(), position)
        }
    };
    let numbering = in_style(numbering, args.squares);
    let style = DiagramStyle { ascii: args.ascii, numbers: args.numbers };
    write!(out, "{}", diagram(&position, &numbering, style)).context("writing")?;
    writeln!(out, "{} to move   {}", position.turn(), write_fen(&position, &numbering))
        .context("writing")?;
    Ok(Outcome::Fine)
}

/// The position of a game record that was asked for.
fn of_record(args: &BoardArgs, file: &str) -> Result<(Numbering, Position), Failure> {
    let catalogue = Arc::new(Catalogue::new());
    let mut record = Record::begin(open(file)?, args.rules.given()?, &catalogue);
    let mut games = 0;
    let game = loop {
        match record.next_game()? {
            Some(game) if game.text().index() == args.game => break game,
            Some(_) => games += 1,
            None => {
                let file = printable(file);
                return Err(anyhow!(
                    "{file} has {}, there is no game {}",
                    count(games, "game", "games"),
                    args.game
                )
                .into());
            }
        }
    };
    let text = game.text();
    let line = MainLine::read(&text);
    let choice = game.choice(&line, &catalogue);
    let options = ReplayOptions { history: true, moves_only: false };
    let report = replay(&text, line, &choice.laws, Vec::new(), options);
    let position = match (&args.at, &args.after) {
        (Some(at), _) => report.history[half_move(&report, at)?].1,
        (None, Some(after)) => {
            let index = half_move(&report, after)?;
            match report.history.get(index + 1) {
                Some((_, next)) => *next,
                None if report.replayed_plies > index => {
                    report.last.ok_or_else(|| anyhow!("the game has no position"))?
                }
                None => return Err(not_followed(&report, index + 1).into()),
            }
        }
        (None, None) => report.last.ok_or_else(|| not_followed(&report, 1))?,
    };
    Ok((report.numbering, position))
}

fn not_followed(report: &GameReport, ply: usize) -> anyhow::Error {
    let why = report.findings.iter().find(|found| found.finding.level() == Level::Error);
    let why = why.map_or_else(String::new, |found| {
        format!(": {}", worded(&found.finding, language()).message)
    });
    anyhow!(
        "game {} is followed for {}, so there is no position after half-move {ply}{why}",
        report.game,
        count(report.replayed_plies, "half-move", "half-moves")
    )
}

/// The index in the history of a half-move named as `23w` or `ply:45`.
pub fn half_move(report: &GameReport, name: &str) -> Result<usize, Failure> {
    let usage = || anyhow!("`{}` names no half-move; write 23w, 23b or ply:45", printable(name));
    let wanted = name.trim().to_ascii_lowercase();
    let matching: Vec<(usize, PlyAt)> = if let Some(ply) = wanted.strip_prefix("ply:") {
        let ply: usize = ply.parse().map_err(|_| usage())?;
        report
            .history
            .iter()
            .map(|(at, _)| *at)
            .enumerate()
            .filter(|(_, at)| at.ply == ply)
            .collect()
    } else {
        let side = match wanted.chars().last() {
            Some('w') => Color::White,
            Some('b') => Color::Black,
            _ => return Err(usage().into()),
        };
        let number: u32 = wanted[..wanted.len() - 1].parse().map_err(|_| usage())?;
        let is_it = |at: &PlyAt| at.move_number == number && at.side == side;
        report.history.iter().map(|(at, _)| *at).enumerate().filter(|(_, at)| is_it(at)).collect()
    };
    match matching.as_slice() {
        [(index, _)] => Ok(*index),
        [] => Err(anyhow!(
            "game {} has no half-move {} among the {} that could be followed",
            report.game,
            printable(name),
            report.history.len()
        )
        .into()),
        several => {
            let plies: Vec<String> =
                several.iter().map(|(_, at)| format!("ply:{}", at.ply)).collect();
            Err(anyhow!("{} is printed more than once: {}", printable(name), plies.join(", "))
                .into())
        }
    }
}
