//! `arbiter event draw`.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use clap::{Args, ValueEnum};

use super::event_arg::{ChangeArg, author, finish, mode};
use super::look::write_to;
use crate::acts::PairRound;
use crate::app::Error;
use crate::app::event::{DrawRequest, EventFile, Lots, Per, card};
use crate::cli::exit::{Failure, Outcome};
use crate::cli::formats::{Writes, meant};
use crate::cli::misuse::Misuse;
use crate::cli::words::{language, said, writing};
use crate::event::Round;
use crate::report::CardsFormat;

#[derive(Debug, Args)]
pub(super) struct DrawArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// The line that was drawn by hand; without it the lot decides.
    #[arg(value_name = "NUMBER", conflicts_with_all = ["called", "deck", "per"])]
    number: Option<String>,
    /// The round [default: current round].
    #[arg(long)]
    round: Option<Round>,
    /// One opening for the round, or one for each board.
    #[arg(long, value_enum, default_value_t = PerArg::Round)]
    per: PerArg,
    /// The table: a name from `arbiter openings list`, or a YAML file; by default the one drawn
    /// from last for these boards, or the usual one of the rules.
    #[arg(long, value_name = "TABLE|FILE")]
    table: Option<String>,
    /// Decks of the table to draw from; by default those that are drawn from as a rule.
    #[arg(long, value_name = "DECK", value_delimiter = ',')]
    deck: Vec<String>,
    /// Only for these boards: 1-20, or 1-4,7; the others begin as usual.
    #[arg(long, visible_alias = "board", value_name = "BOARDS", value_delimiter = ',', value_parser = range)]
    boards: Vec<(u16, u16)>,
    /// Only for these boards of each team match: 1-2.
    #[arg(long, value_name = "BOARDS", value_delimiter = ',', value_parser = range)]
    seats: Vec<(u16, u16)>,
    /// Numbers that were called out, one for each opening.
    #[arg(long, value_name = "NUMBER", value_delimiter = ',', value_parser = called_out)]
    called: Vec<u64>,
    /// A line that has been used in this event may be drawn again.
    #[arg(long)]
    allow_used: bool,
    /// Take away what was drawn for these boards, or for all.
    #[arg(long, requires = "reason", conflicts_with_all = ["number", "called", "table", "deck", "seats", "allow_used", "card"])]
    remove: bool,
    /// Why it is taken away.
    #[arg(long, requires = "remove")]
    reason: Option<String>,
    /// Draw nothing: print what was drawn, with the position and who moves.
    #[arg(long, conflicts_with_all = ["number", "called", "table", "deck", "boards", "seats", "per", "allow_used", "dry_run"])]
    card: bool,
    /// With --card: how to print it; without it -o FILE decides by its ending, else text.
    #[arg(long, requires = "card", value_parser = crate::cli::formats::one_of(Cards::purpose))]
    format: Option<CardsFormat>,
    /// With --card: write to a file instead; it appears when it is complete.
    #[arg(short, long, value_name = "FILE", requires = "card")]
    output: Option<PathBuf>,
}

/// What one drawing is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum PerArg {
    /// One opening for all boards.
    Round,
    /// One for each board.
    Board,
}

impl From<PerArg> for Per {
    fn from(per: PerArg) -> Self {
        match per {
            PerArg::Round => Self::Round,
            PerArg::Board => Self::Board,
        }
    }
}

/// The output of `draw --card`.
#[derive(Debug)]
enum Cards {}

impl Writes for Cards {
    type Form = CardsFormat;
    const USUAL: Self::Form = CardsFormat::Text;

    fn purpose(format: CardsFormat) -> &'static str {
        match format {
            CardsFormat::Text => "To read out",
            CardsFormat::Html => "A page to print, a card an opening",
        }
    }
}

/// Parses a range such as `7` or `1-20`.
fn range(text: &str) -> Result<(u16, u16), String> {
    let number = |text: &str| text.trim().parse::<u16>().ok().filter(|&number| number > 0);
    let (first, last) = match text.split_once('-') {
        Some((first, last)) => (number(first), number(last)),
        None => (number(text), number(text)),
    };
    let both = first.zip(last).filter(|(first, last)| first <= last);
    both.ok_or_else(|| said(&Misuse::NoBoardNumbers))
}

/// Runs `arbiter event draw`.
pub(super) fn run(args: &DrawArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    if args.card {
        return show(args, out);
    }
    let file = args.change.target.file()?;
    if args.remove {
        let reason = args.reason.as_deref().unwrap_or_default();
        let mode = mode(args.change.dry_run);
        let changed = file.clear_openings(&author(), mode, args.round, &args.boards, reason)?;
        return finish(&changed, args.change.dry_run, out);
    }
    let request = DrawRequest {
        round: args.round,
        per: args.per.into(),
        table: args.table.clone(),
        decks: args.deck.clone(),
        boards: args.boards.clone(),
        seats: args.seats.clone(),
        allow_used: args.allow_used,
    };
    let mut chance = fresh;
    let lots = match &args.number {
        Some(number) => Lots::Hand(number),
        None if !args.called.is_empty() => Lots::Called(&args.called),
        None => Lots::Machine(&mut chance),
    };
    let changed = file.draw(&author(), mode(args.change.dry_run), &request, lots)?;
    let outcome = finish(&changed, args.change.dry_run, out)?;
    if !args.change.dry_run {
        tell_moves(&file, args.round, out)?;
    }
    Ok(outcome)
}

/// Prints the moves of the drawn openings, which are what everybody wants to know first.
fn tell_moves(file: &EventFile, round: Option<Round>, out: &mut dyn Write) -> Result<(), Failure> {
    for opening in card(&file.read()?, file.folder(), round)?.openings {
        let line = format!("{}: {}\n", opening.head(language()), opening.line.in_moves());
        out.write_all(line.as_bytes()).with_context(writing)?;
    }
    Ok(())
}

// What `pair --draw` draws.
#[derive(Debug, Clone, Args)]
pub(super) struct PairDrawArgs {
    /// Draw the openings of the round in the same operation, as `event draw` does.
    #[arg(long, conflicts_with = "all")]
    draw: bool,
    /// With --draw: one opening for the round, or one for each board.
    #[arg(long, value_enum, default_value_t = PerArg::Round, requires = "draw")]
    per: PerArg,
    /// With --draw: the table [default: as of `event draw`].
    #[arg(long, value_name = "TABLE|FILE", requires = "draw")]
    table: Option<String>,
}

impl PairDrawArgs {
    /// Pairs the next round and draws its openings; `None` if nothing is to be drawn.
    pub(super) fn pair(
        &self,
        change: &ChangeArg,
        pair: &PairRound,
        out: &mut dyn Write,
    ) -> Option<Result<Outcome, Failure>> {
        self.draw.then(|| {
            let file = change.target.file()?;
            let per = self.per.into();
            let request = DrawRequest { per, table: self.table.clone(), ..DrawRequest::default() };
            let (mode, mut chance) = (mode(change.dry_run), fresh);
            let lots = Lots::Machine(&mut chance);
            let changed = file.pair_and_draw(&author(), mode, pair.clone(), &request, lots)?;
            let outcome = finish(&changed, change.dry_run, out)?;
            if !change.dry_run {
                tell_moves(&file, Some(file.read()?.last_paired()), out)?;
            }
            Ok(outcome)
        })
    }
}

/// Parses a number that was called out for a lot.
pub(super) fn called_out(text: &str) -> Result<u64, String> {
    let number = text.trim().parse::<u64>();
    number.map_err(|_| said(&Misuse::NoCalledNumber { text: text.to_owned() }))
}

/// Returns a number that nobody can predict.
pub(super) fn fresh() -> Result<u64, Error> {
    getrandom::u64().map_err(|error| Error::read("getrandom")(std::io::Error::other(error)))
}

fn show(args: &DrawArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let target = &args.change.target;
    let event = target.read()?;
    let view = card(&event, target.file()?.folder(), args.round)?;
    let output = args.output.as_deref();
    let text = match meant::<Cards>(args.format, output)? {
        CardsFormat::Html => view.html(language()),
        CardsFormat::Text => view.text(language()),
    };
    write_to(target, output, &text, out)
}
