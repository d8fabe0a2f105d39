//! `arbiter rating list | explain | report`.

use std::io::Write;

use clap::Args;

use super::lists::ListArg;
use crate::cli::event::desk::EventArg;
use crate::cli::event::look::{FormArgs, ledger};
use crate::cli::exit::{Failure, Outcome};
use crate::cli::misuse::Misuse;
use crate::event::acts::{Refusal, Refused};
use crate::ratings::{self, Month, Options, RatingList, key_of};
use crate::report::ratings::{RatingExplanationView, RatingListView, RatingReportView};

/// Show a list: the general one, or that of a month.
#[derive(Debug, Args)]
pub struct ListArgs {
    #[command(flatten)]
    list: ListArg,
    /// The list of this month, such as 2026-11.
    #[arg(long)]
    month: Option<Month>,
    #[command(flatten)]
    form: FormArgs,
}

/// Runs `arbiter rating list`.
pub fn list(args: &ListArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let (file, list, scheme) = args.list.read()?;
    let view = RatingListView::new(&list, &scheme, args.month)
        .ok_or_else(|| Refused::new(Refusal::NoMonthlyList { scheme: scheme.name.clone() }))?;
    args.form.show(&view, &[file.name()], out)
}

/// How the rating of a player came about, game by game.
#[derive(Debug, Args)]
pub struct ExplainArgs {
    /// The player: id or name, or a part that only one player has.
    player: String,
    #[command(flatten)]
    list: ListArg,
    /// Only the games of this event: what the list knows it by, or a part of that.
    #[arg(long)]
    event: Option<String>,
    /// On the list of this month, such as 2026-11.
    #[arg(long)]
    month: Option<Month>,
    #[command(flatten)]
    form: FormArgs,
}

/// Runs `arbiter rating explain`.
pub fn explain(args: &ExplainArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let (file, list, scheme) = args.list.read()?;
    let player = find_player(&list, &args.player)?;
    let event = args.event.as_deref().map(|word| find_event(&list, word)).transpose()?;
    let explained = ratings::explain(&list, &scheme, player, event, args.month)?;
    let view = RatingExplanationView::new(&list, &explained, args.month);
    args.form.show(&view, &[file.name()], out)
}

/// The only one of these that is the word, or else has it in it.
fn only<'w>(
    what: &str,
    word: &str,
    all: impl Iterator<Item = (usize, Vec<&'w str>)> + Clone,
) -> Result<usize, Refused> {
    let lower = word.to_lowercase();
    let found = |fits: &dyn Fn(&str) -> bool| -> Vec<(usize, &'w str)> {
        let matching = |(at, names): (usize, Vec<&'w str>)| {
            names.iter().any(|name| fits(&name.to_lowercase())).then(|| (at, names[0]))
        };
        all.clone().filter_map(matching).collect()
    };
    let mut hits = found(&|name| name == lower);
    if hits.is_empty() {
        hits = found(&|name| name.contains(&lower));
    }
    match hits.as_slice() {
        [(at, _)] => Ok(*at),
        [] => Err(Misuse::NotInList { what, word: word.to_owned() }.refused()),
        several => {
            let names: Vec<&str> = several.iter().take(12).map(|(_, name)| *name).collect();
            Err(Misuse::WhichOfList { what, names: names.join("; ") }.refused())
        }
    }
}

fn find_player(list: &RatingList, word: &str) -> Result<usize, Refused> {
    let names = list.players.iter().enumerate().map(|(at, player)| {
        let aliases = player.known_as.iter().map(String::as_str);
        (at, [player.id.as_str(), player.name.as_str()].into_iter().chain(aliases).collect())
    });
    only("player", word, names)
}

fn find_event<'l>(list: &'l RatingList, word: &str) -> Result<&'l str, Refused> {
    let keys = list.events.iter().enumerate().map(|(at, event)| (at, vec![event.event.as_str()]));
    only("event", word, keys).map(|at| list.events[at].event.as_str())
}

/// The crosstable of an event with ratings, averages, performances and changes.
#[derive(Debug, Args)]
pub struct ReportArgs {
    #[command(flatten)]
    target: EventArg,
    #[command(flatten)]
    list: ListArg,
    /// What the list knows the event by, where name and first day are not enough.
    #[arg(long, value_name = "NAME")]
    key: Option<String>,
    #[command(flatten)]
    form: FormArgs,
}

/// Runs `arbiter rating report`.
pub fn report(args: &ReportArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let event = args.target.read()?;
    let (file, before, scheme) = args.list.read()?;
    let mut list = before.clone();
    let options = Options { key: args.key.as_deref(), namesakes: None };
    ratings::update(&mut list, &scheme, &event, options)?;
    let key = args.key.clone().unwrap_or_else(|| key_of(&event));
    let results = ledger(&event, None)?;
    let view = RatingReportView::new(&event, &results, &list, &scheme, &key, list == before);
    let inputs = [file.name(), args.target.file()?.name()];
    args.form.show(&view, &inputs, out)
}
