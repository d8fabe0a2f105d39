//! `arbiter board`.

use std::io::Write;
use std::sync::Arc;

use anyhow::Context;
use clap::Args;

use super::exit::{Failure, Outcome};
use super::inputs::open;
use super::records::RecordRuleArgs;
use super::rule_set::{Squares, in_style, position};
use super::words::language;
use crate::app::records::{Moment, Record, Wanted, position_at};
use crate::app::rules::load_to_play;
use crate::board::{Color, Numbering, Position, write_fen};
use crate::record::Catalogue;
use crate::report::{DiagramStyle, diagram};
use crate::words::Frame;

/// Draw a position, or one of a game record.
#[derive(Debug, Args)]
pub(super) struct BoardArgs {
    /// A PDN file, `-` for standard input; without it, --fen or the start position.
    #[arg(value_name = "FILE", conflicts_with = "fen")]
    file: Option<String>,
    #[command(flatten)]
    rules: RecordRuleArgs,
    /// The position; without it, the rule set's start position.
    #[arg(long, value_name = "FEN", allow_hyphen_values = true)]
    fen: Option<String>,
    /// Which game of the file.
    #[arg(long, value_name = "N", default_value_t = 1, requires = "file")]
    game: u64,
    /// Before this half-move: 23w, 23b or ply:45. Without it, the end of the game.
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
pub(super) fn run(args: BoardArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
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
    write!(out, "{}", diagram(&position, &numbering, style))
        .with_context(crate::cli::words::writing)?;
    let to_move = Frame::of(language()).to_move(position.turn() == Color::White);
    writeln!(out, "{to_move}   {}", write_fen(&position, &numbering))
        .with_context(crate::cli::words::writing)?;
    Ok(Outcome::Fine)
}

/// The position of a game record that was asked for.
fn of_record(args: &BoardArgs, file: &str) -> Result<(Numbering, Position), Failure> {
    let catalogue = Arc::new(Catalogue::new());
    let record = Record::begin(open(file)?, args.rules.given()?, &catalogue);
    let mut games = Wanted::new(record, Some(args.game));
    let Some(game) = games.next_game()? else { return Err(games.none(file).into()) };
    let moment = match (&args.at, &args.after) {
        (Some(at), _) => Moment::Before(at.clone()),
        (None, Some(after)) => Moment::After(after.clone()),
        (None, None) => Moment::End,
    };
    Ok(position_at(&game, &catalogue, &moment)?)
}
