//! `arbiter board`.

use std::io::Write;
use std::sync::Arc;

use clap::Args;

use super::exit::{Failure, Outcome};
use super::formats::{FormatArgs, Writes, to_file};
use super::inputs::open;
use super::misuse::{Misuse, misuse};
use super::output::Output;
use super::records::RecordRuleArgs;
use super::rule_set::{Squares, in_style, position};
use super::words::language;
use crate::app::records::{Moment, PositionAt, Record, RequestedGames, position_at};
use crate::app::rules::load_to_play;
use crate::board::{Color, write_fen};
use crate::record::Catalogue;
use crate::report::{BoardPicture, DiagramStyle, PictureStyle, PositionFormat, diagram};
use crate::words::Frame;

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
    /// Print the number of every free square; in a picture, of every square.
    #[arg(long)]
    numbers: bool,
    /// Letters instead of symbols: w and W for White's men and kings, b and B for Black's.
    #[arg(long)]
    ascii: bool,
    /// How to write squares.
    #[arg(long, value_enum)]
    squares: Option<Squares>,
    /// Black below.
    #[arg(long)]
    flip: bool,
    /// In a picture, mark the move that led to the position.
    #[arg(long, requires = "file")]
    mark: bool,
    /// The width of a picture in pixels; without it 1000, which are 8.5 cm in print (300 to
    /// the inch).
    #[arg(long, value_name = "PIXELS", value_parser = clap::value_parser!(u32).range(SIZES))]
    size: Option<u32>,
    #[command(flatten)]
    written: FormatArgs<Positions>,
}

/// The widths of pictures.
const SIZES: std::ops::RangeInclusive<i64> =
    *BoardPicture::SIZES.start() as i64..=*BoardPicture::SIZES.end() as i64;

/// The default width of a pixel image.
const USUAL_SIZE: u32 = 1000;

/// The output of `board`.
#[derive(Debug)]
enum Positions {}

impl Writes for Positions {
    type Form = PositionFormat;
    const USUAL: Self::Form = PositionFormat::Text;

    fn purpose(format: PositionFormat) -> &'static str {
        match format {
            PositionFormat::Text => "For a terminal, with the position as FEN",
            PositionFormat::Svg => "A drawing for pages and print, sharp at any size",
            PositionFormat::Png => "A picture made of points",
        }
    }
}

/// Runs the command.
pub(super) fn run(args: BoardArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let format = args.written.format()?;
    let is_text = format == PositionFormat::Text;
    let misused = [
        (is_text && args.mark, "--mark"),
        (is_text && args.size.is_some(), "--size"),
        (!is_text && args.ascii, "--ascii"),
    ];
    if let Some((_, option)) = misused.into_iter().find(|(is_misused, _)| *is_misused) {
        return Err(misuse(&Misuse::OptionOfOtherFormat { option, is_text }));
    }
    if format == PositionFormat::Png && to_file(args.written.output.as_deref()).is_none() {
        return Err(misuse(&Misuse::PictureToTerminal));
    }
    let stands = match &args.file {
        Some(file) => of_record(&args, file)?,
        None => {
            let name = args.rules.rules.as_deref().unwrap_or("international");
            let set = load_to_play(name, &args.rules.settings)?;
            let position = position(&set, args.fen.as_deref())?;
            PositionAt { numbering: set.numbering(), position, last: None }
        }
    };
    let PositionAt { position, last, .. } = stands;
    let numbering = in_style(stands.numbering, args.squares);
    let picture = || {
        let style =
            PictureStyle { flipped: args.flip, numbers: args.numbers, language: language() };
        BoardPicture::of(&position, &numbering, last.as_ref().filter(|_| args.mark), style)
    };
    let bytes = match format {
        PositionFormat::Text => {
            let style =
                DiagramStyle { ascii: args.ascii, numbers: args.numbers, flipped: args.flip };
            let drawn = diagram(&position, &numbering, style);
            let to_move = Frame::of(language()).to_move(position.turn() == Color::White);
            format!("{drawn}{to_move}   {}\n", write_fen(&position, &numbering)).into_bytes()
        }
        PositionFormat::Svg => picture().svg(args.size).into_bytes(),
        PositionFormat::Png => picture().png(args.size.unwrap_or(USUAL_SIZE)),
    };
    let inputs: Vec<String> = args.file.into_iter().collect();
    let mut output = Output::open(args.written.output.as_deref(), &inputs, out)?;
    output.bytes(&bytes)?;
    output.finish()?;
    Ok(Outcome::Fine)
}

/// Returns the requested position of a game record.
fn of_record(args: &BoardArgs, file: &str) -> Result<PositionAt, Failure> {
    let catalogue = Arc::new(Catalogue::new());
    let record = Record::begin(open(file)?, args.rules.given()?, &catalogue);
    let mut games = RequestedGames::new(record, Some(args.game));
    let Some(game) = games.next_game()? else { return Err(games.none(file).into()) };
    let moment = match (&args.at, &args.after) {
        (Some(at), _) => Moment::Before(at.clone()),
        (None, Some(after)) => Moment::After(after.clone()),
        (None, None) => Moment::End,
    };
    Ok(position_at(&game, &catalogue, &moment)?)
}
