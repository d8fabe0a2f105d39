//! `arbiter event pairings | outstanding | standings | crosstable | colours | player | players`.

use std::io::Write;

use clap::{Args, ValueEnum};

use super::look::{LookArgs, write_to};
use crate::app::event::{categories, category, ledger};
use crate::cli::exit::{Failure, Outcome};
use crate::cli::misuse::{Misuse, misuse};
use crate::cli::words::language;
use crate::event::Round;
use crate::event::acts::{self, find_player, paired_round};
use crate::report::Format;
use crate::report::event::{
    CardView, ColorsView, CrosstableView, ExplanationView, Order, OutstandingView, PairingsView,
    PlayersView, StandingsView, slips,
};
use crate::report::sheet::{slips_html, slips_text};

/// Who plays whom in a round, and the results so far.
#[derive(Debug, Args)]
pub(super) struct PairingsArgs {
    #[command(flatten)]
    look: LookArgs,
    /// The round; by default, the one in play.
    #[arg(long, value_name = "ROUND")]
    round: Option<Round>,
    /// Every round that is paired, one below the other.
    #[arg(long, conflicts_with = "round")]
    all: bool,
    /// Slips for the boards, to fill in and sign; as text or as pages (html).
    #[arg(long, conflicts_with = "all")]
    slips: bool,
}

/// Runs `arbiter event pairings`.
pub(super) fn pairings(args: &PairingsArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let event = args.look.target.read()?;
    let round = args.round.unwrap_or_else(|| acts::round_to_show(&event));
    paired_round(&event, round)?;
    if args.slips {
        let language = language();
        let slips = slips(&event, round, language);
        let text = match args.look.form.format()? {
            Format::Text => slips_text(&slips, language),
            Format::Html => slips_html(&slips, language),
            _ => return Err(misuse(&Misuse::SlipsForPeople)),
        };
        return write_to(&args.look.target, args.look.form.output.as_deref(), &text, out);
    }
    let all = event.rounds.iter().map(|paired| paired.round);
    let rounds: Vec<Round> = if args.all { all.collect() } else { vec![round] };
    args.look.show(&PairingsView::new(&event, rounds), out)
}

/// The games that are still to be played: by whom, and by when.
///
/// Those of the rounds up to the one in play, and postponed games of all rounds.
#[derive(Debug, Args)]
pub(super) struct OutstandingArgs {
    #[command(flatten)]
    look: LookArgs,
    /// The games of all rounds that are paired, also of those to come.
    #[arg(long)]
    all: bool,
}

/// Runs `arbiter event outstanding`.
pub(super) fn outstanding(args: &OutstandingArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let event = args.look.target.read()?;
    let last = if args.all { event.last_paired() } else { acts::round_to_show(&event) };
    args.look.show(&OutstandingView::new(&event, last), out)
}

/// The places, by points and tie-breaks, after any round.
#[derive(Debug, Args)]
pub(super) struct StandingsArgs {
    #[command(flatten)]
    look: LookArgs,
    /// After this round, without later ones; by default, after the last that has begun.
    #[arg(long, value_name = "ROUND")]
    round: Option<Round>,
    /// Only players of this category, such as U18; may be given several times.
    #[arg(long = "category", value_name = "CATEGORY")]
    categories: Vec<String>,
    /// A table for each category.
    #[arg(long, conflicts_with = "categories")]
    by_category: bool,
    /// How the points and each tie-break of a player came about, opponent by opponent.
    #[arg(long, value_name = "ID", conflicts_with_all = ["categories", "by_category"])]
    explain: Option<String>,
}

/// Runs `arbiter event standings`.
pub(super) fn standings(args: &StandingsArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let event = args.look.target.read()?;
    let ledger = ledger(&event, args.round)?;
    if let Some(id) = &args.explain {
        let player = find_player(&event, id)?;
        return args.look.show(&ExplanationView::new(&event, &ledger, player), out);
    }
    let categories = match args.by_category {
        true => categories(&event)?,
        false => {
            let named = args.categories.iter().map(|wanted| category(&event, wanted));
            named.collect::<Result<_, _>>()?
        }
    };
    args.look.show(&StandingsView::new(&event, &ledger, &categories), out)
}

/// Everybody's results: player against player, or round by round.
#[derive(Debug, Args)]
pub(super) struct CrosstableArgs {
    #[command(flatten)]
    look: LookArgs,
    /// After this round; by default, after the last that has begun.
    #[arg(long, value_name = "ROUND")]
    round: Option<Round>,
}

/// Runs `arbiter event crosstable`.
pub(super) fn crosstable(args: &CrosstableArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let event = args.look.target.read()?;
    let ledger = ledger(&event, args.round)?;
    args.look.show(&CrosstableView::new(&event, &ledger), out)
}

/// The colours of all players, their balance, the longest run, and the colour due.
#[derive(Debug, Args)]
pub(super) struct ColorsArgs {
    #[command(flatten)]
    look: LookArgs,
    /// After this round; by default, after the last that has begun.
    #[arg(long, value_name = "ROUND")]
    round: Option<Round>,
}

/// Runs `arbiter event colours`.
pub(super) fn colors(args: &ColorsArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let event = args.look.target.read()?;
    let ledger = ledger(&event, args.round)?;
    args.look.show(&ColorsView::new(&event, &ledger), out)
}

/// A player: data, every round, what was asked for, rulings.
#[derive(Debug, Args)]
pub(super) struct PlayerArgs {
    #[command(flatten)]
    look: LookArgs,
    /// The id of the player.
    #[arg(value_name = "ID")]
    player: String,
}

/// Runs `arbiter event player`.
pub(super) fn player(args: &PlayerArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let event = args.look.target.read()?;
    let player = find_player(&event, &args.player)?;
    args.look.show(&CardView::new(&event, player), out)
}

/// The players with their ids.
#[derive(Debug, Args)]
pub(super) struct PlayersArgs {
    #[command(flatten)]
    look: LookArgs,
    /// In what order.
    #[arg(long, value_enum, default_value_t)]
    by: OrderArg,
}

/// The orders on the command line.
#[derive(Debug, Clone, Copy, Default, ValueEnum)]
enum OrderArg {
    /// By pairing number, then by id.
    #[default]
    Number,
    /// By name.
    Name,
    /// The highest rating first.
    Rating,
}

/// Runs `arbiter event players`.
pub(super) fn players(args: &PlayersArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let event = args.look.target.read()?;
    let order = match args.by {
        OrderArg::Number => Order::Number,
        OrderArg::Name => Order::Name,
        OrderArg::Rating => Order::Rating,
    };
    args.look.show(&PlayersView::new(&event, order), out)
}
