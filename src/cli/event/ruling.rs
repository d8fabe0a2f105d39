//! `arbiter event ruling`.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use super::event_arg::{ChangeArg, change};
use crate::acts::ResultReason;
use crate::app::ruling::{Adjudicated, NewRuling};
use crate::cli::exit::{Failure, Outcome};
use crate::cli::inputs::open_whole;
use crate::event::Round;

#[derive(Debug, Args)]
pub(super) struct RulingArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// The board, or a player who sits there; with --from, the names in the record find it.
    #[arg(required_unless_present = "from")]
    board: Option<String>,
    /// The ruling, in words.
    #[arg(required_unless_present = "from", value_name = "TEXT")]
    ruling: Option<String>,
    /// The round [default: current round; with --from, the one in which the players meet].
    #[arg(long)]
    round: Option<Round>,
    /// The game of a micro-match, from 1.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=2))]
    game: Option<u16>,
    /// The claim or the question.
    #[arg(long, value_name = "TEXT")]
    claim: Option<String>,
    /// The article on which it rests.
    #[arg(long, value_name = "TEXT")]
    article: Option<String>,
    /// The arbiter who ruled.
    #[arg(long, value_name = "NAME")]
    arbiter: Option<String>,
    /// The record of the game.
    #[arg(long, value_name = "FILE#N")]
    record: Option<String>,
    /// Take all this from what `arbiter adjudicate --format json` printed; `-` for standard
    /// input.
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Enter the result that the ruling gives.
    #[arg(long)]
    enter: bool,
    /// Accept the ruling although the record has the colours the opposite way from the
    /// board: the board gets the colours of the record, which were played.
    #[arg(long, requires = "from", alias = "colours-swapped")]
    colors_swapped: bool,
    /// Change the recorded result.
    #[arg(long, requires = "reason", requires = "enter")]
    amend: bool,
    /// Publish it with its board; a ruling that is recorded again is the same one.
    #[arg(long)]
    public: bool,
    /// Why the recorded result is changed.
    #[arg(long, value_name = "TEXT")]
    reason: Option<String>,
}

/// Runs `arbiter event ruling`.
pub(super) fn run(args: &RulingArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let told = |file: &PathBuf| -> Result<Adjudicated, Failure> {
        let name = file.to_string_lossy();
        Ok(Adjudicated::read(&name, open_whole(&name)?)?)
    };
    let ruling = NewRuling {
        board: args.board.clone(),
        ruling: args.ruling.clone(),
        round: args.round,
        game: args.game,
        claim: args.claim.clone(),
        article: args.article.clone(),
        arbiter: args.arbiter.clone(),
        record: args.record.clone(),
        told: args.from.as_ref().map(told).transpose()?,
        enter: args.enter,
        colors_swapped: args.colors_swapped,
        public: args.public,
        reason: ResultReason::given(args.amend, args.reason.clone()),
    };
    let folder = args.change.target.file()?.folder().to_path_buf();
    change(&args.change, "ruling", out, |event| ruling.record(event, &folder))
}
