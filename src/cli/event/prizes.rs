//! `arbiter event prize`.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};

use super::event_arg::{ChangeArg, EventArg, apply};
use super::look::Views;
use super::views::print_as;
use super::words::word;
use crate::acts::{Act, DrawPrizeLot, RemovePrizes, SetPrizes, TakeNoPrize, TakePrizes};
use crate::app::event::{known_round, prizes_of, stage, winner};
use crate::app::{Hindrance, prize_case};
use crate::cli::exit::{Failure, Outcome};
use crate::cli::formats::FormatArgs;
use crate::cli::misuse::Misuse;
use crate::cli::usage::Usage;
use crate::cli::words::{language, said, typed};
use crate::event::acts::ListSaid;
use crate::event::{Currency, Event, OnePrize, PrizeList, PrizesOf, Round, Sharing, is_yes};
use crate::event_report::event::{PrizeCaseView, PrizeExplanationView, PrizesView, receipts};
use crate::event_report::sheet::{receipts_html, receipts_text};

#[derive(Debug, Args)]
pub(super) struct PrizeArgs {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Debug, Subcommand)]
enum Verb {
    /// Show who gets which prize, what is not awarded, and why; by the standings after any round.
    Show(ShowArgs),
    /// Set the prizes: `prize set EVENT Main 500 300 200.50 book:25 --sharing equal`.
    ///
    /// A list that is there keeps what is not said of it. A thing is its name, with `:` its value
    /// next to other prizes, with `+` money that goes with it: `book:25+100`.
    Set(Box<SetArgs>),
}

/// Runs `arbiter event prize`.
pub(super) fn prize(args: &PrizeArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    match &args.verb {
        Verb::Show(args) => show(args, out),
        Verb::Set(args) => set(args, out),
    }
}

#[derive(Debug, Args)]
struct SetArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// Name of the list.
    name: Option<String>,
    /// The prizes, the first first: amounts (500 or 200.50) or things.
    #[arg(value_name = "PRIZE")]
    prizes: Vec<String>,
    /// Only players of this category may win; empty: everybody.
    #[arg(long, requires = "name")]
    category: Option<String>,
    /// How players with the same points share: none (each place gets its prize), equal, or hort
    /// (half of the own prize and half of the equal share).
    #[arg(long, requires = "name", value_parser = word::<Sharing>)]
    sharing: Option<Sharing>,
    /// The smallest share to pay out; below it, the lowest-placed tied players get nothing. 0: no
    /// minimum.
    #[arg(long, requires = "name", value_name = "AMOUNT")]
    minimum: Option<String>,
    /// Round shares down to a multiple of this, such as 0.05 or 5; 0: the smallest unit.
    #[arg(long, requires = "name", value_name = "AMOUNT")]
    unit: Option<String>,
    /// The fewest games that a winner must have played.
    #[arg(long, requires = "name", value_name = "GAMES")]
    games: Option<u16>,
    /// Only those who have not withdrawn may win; `no`: whoever has a place.
    #[arg(long, requires = "name", value_name = "yes|no", num_args = 0..=1)]
    #[arg(default_missing_value = "yes", value_parser = yes_or_no)]
    to_the_end: Option<bool>,
    /// In team events, the standings that count: teams, or players by their games at the boards.
    #[arg(long, requires = "name", value_parser = word::<PrizesOf>, value_name = "teams|players")]
    of: Option<PrizesOf>,
    /// In team events: for the players of this board, by their games there. 0 means no board.
    #[arg(long, requires = "name", value_name = "BOARD")]
    board: Option<u16>,
    /// The group whose standings count; empty: none.
    #[arg(long, requires = "name")]
    group: Option<String>,
    /// Record a drawing of lots for the things of the list: the tied players, in the order drawn.
    /// Empty: remove the drawing.
    #[arg(long, requires = "name", value_name = "ID,...")]
    #[arg(conflicts_with_all = ["prizes", "category", "sharing", "minimum", "unit", "games", "of"])]
    #[arg(conflicts_with_all = ["board", "group", "currency", "one_prize", "exclude", "remove"])]
    lot: Option<String>,
    /// Take the list out; with --exclude, let the player or team take prizes again.
    #[arg(long)]
    #[arg(conflicts_with_all = ["prizes", "category", "sharing", "minimum", "unit", "games", "of"])]
    #[arg(conflicts_with_all = ["board", "group", "currency", "one_prize", "reason"])]
    remove: bool,
    /// The currency: EUR, or JPY:0 if it has no decimals.
    #[arg(long, value_parser = typed::<Currency>)]
    currency: Option<Currency>,
    /// One prize in all lists together, or one in each list.
    #[arg(long, value_parser = word::<OnePrize>, value_name = "in-all|in-each")]
    one_prize: Option<OnePrize>,
    /// A player, or a team, who takes no prize.
    #[arg(long, value_name = "ID", conflicts_with_all = ["name", "currency", "one_prize"])]
    exclude: Option<String>,
    /// The reason; kept in the history.
    #[arg(long, requires = "exclude")]
    reason: Option<String>,
}

/// Parses yes or no, in any language.
fn yes_or_no(word: &str) -> Result<bool, String> {
    const YES: &[&str] = &["true", "on", "aan", "1"];
    const NO: &[&str] = &["no", "n", "false", "off", "nee", "neen", "uit", "0"];
    let word = word.trim().to_lowercase();
    let is_in = |words: &[&str]| words.contains(&word.as_str());
    match (is_yes(&word) || is_in(YES), is_in(NO)) {
        (true, _) => Ok(true),
        (_, true) => Ok(false),
        _ => Err(said(&Usage::YesOrNo)),
    }
}

fn set(args: &SetArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let act = match (&args.exclude, &args.name) {
        (Some(player), _) if args.remove => Act::from(TakePrizes { player: player.clone() }),
        (Some(player), _) => match &args.reason {
            Some(reason) => {
                Act::from(TakeNoPrize { player: player.clone(), reason: reason.clone() })
            }
            None => {
                // An unknown player is reported first.
                let id = winner(&args.change.target.read()?, player)?.to_string();
                return Err(Misuse::NoPrizeWithoutReason { id }.refused().into());
            }
        },
        (None, Some(name)) if args.lot.is_some() => {
            let players = args.lot.iter().flat_map(|ids| ids.split(','));
            let players = players.map(str::trim).filter(|id| !id.is_empty());
            Act::from(DrawPrizeLot {
                list: name.clone(),
                players: players.map(String::from).collect(),
            })
        }
        (None, Some(name)) if args.remove => Act::from(RemovePrizes { list: name.clone() }),
        (None, name) => {
            if let Some(name) = name {
                not_a_word(&args.change.target.read()?, name)?;
            }
            Act::from(SetPrizes {
                list: name.as_ref().map(|name| Box::new(args.list(name))),
                currency: args.currency.clone(),
                one_prize: args.one_prize,
            })
        }
    };
    if (Act::from(SetPrizes { list: None, currency: None, one_prize: None })) == act {
        return Err(Misuse::NothingOfPrizes.refused().into());
    }
    apply(&args.change, act, out)
}

/// Checks that a new list is not called like a word of the command: its words are in another order.
fn not_a_word(event: &Event, name: &str) -> Result<(), Failure> {
    const WORDS: &[(&str, &[&str])] = &[
        ("set", &["set", "add"]),
        ("remove", &["remove", "delete"]),
        ("show", &["show", "list"]),
        ("explain", &["explain"]),
        ("receipts", &["receipt", "receipts"]),
        ("exclude", &["exclude", "include"]),
        ("lot", &["lot"]),
    ];
    let name = name.trim();
    let is_there = |list: &PrizeList| list.name.eq_ignore_ascii_case(name);
    if event.prizes.as_ref().is_some_and(|prizes| prizes.lists.iter().any(is_there)) {
        return Ok(());
    }
    let is_it = |word: &&str| word.eq_ignore_ascii_case(name);
    match WORDS.iter().find(|(_, words)| words.iter().any(is_it)) {
        Some(&(word, _)) => Err(Misuse::PrizeWord { name: name.to_owned(), word }.refused().into()),
        None => Ok(()),
    }
}

impl SetArgs {
    fn list(&self, name: &str) -> ListSaid {
        ListSaid {
            name: name.to_owned(),
            prizes: self.prizes.clone(),
            category: self.category.clone(),
            of: self.of,
            board: self.board,
            group: self.group.clone(),
            sharing: self.sharing,
            minimum: self.minimum.clone(),
            unit: self.unit.clone(),
            games: self.games,
            to_the_end: self.to_the_end,
        }
    }
}

#[derive(Debug, Args)]
struct ShowArgs {
    /// The event: a path, or a name in tournaments/.
    #[arg(value_name = "EVENT", required_unless_present = "case")]
    event: Option<String>,
    #[command(flatten)]
    form: FormatArgs<Views>,
    /// After this round [default: current round].
    #[arg(long, value_name = "ROUND")]
    round: Option<Round>,
    /// How the prizes of a player, or of a team, came about, list by list.
    #[arg(long, value_name = "ID")]
    explain: Option<String>,
    /// A receipt for each winner to sign, in the order of the stack when it is cut; as text or as
    /// pages (html).
    #[arg(long, conflicts_with = "explain")]
    receipts: bool,
    /// Answer a case instead: prize lists and players as JSON (`-`: standard input), exact amounts
    /// out.
    #[arg(long, value_name = "FILE")]
    #[arg(conflicts_with_all = ["event", "round", "explain", "receipts"])]
    case: Option<PathBuf>,
}

fn show(args: &ShowArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    if let Some(case) = &args.case {
        let name = case.display().to_string();
        let amounts = match case == Path::new("-") {
            true => prize_case::answer(&name, io::stdin().lock())?,
            false => prize_case::answer(&name, crate::app::reading::open(&name)?)?,
        };
        return args.form.show(&PrizeCaseView(amounts), &[name], out);
    }
    let target = EventArg { event: args.event.clone().unwrap_or_default() };
    let (event, inputs) = (target.read()?, [target.file()?.name()]);
    let prizes = prizes_of(&event)?;
    known_round(&event, args.round)?;
    let stage = stage(&event, None, args.round)?;
    if let Some(named) = &args.explain {
        let id = winner(&event, named)?;
        if let Some(view) = PrizeExplanationView::new(&event, prizes, stage, args.round, &id) {
            return args.form.show(&view, &inputs, out);
        }
    }
    if args.receipts {
        let language = language();
        let receipts = receipts(&event, prizes, stage, args.round, language);
        if receipts.is_empty() {
            return Err(Hindrance::NobodyWins.refused().into());
        }
        let pages = || receipts_html(&receipts, language);
        return print_as(&target, &args.form, || receipts_text(&receipts, language), pages, out);
    }
    args.form.show(&PrizesView::new(&event, prizes, stage, args.round), &inputs, out)
}
