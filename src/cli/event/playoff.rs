//! `arbiter event playoff | playoff-result | playoffs`.

use std::io::Write;

use clap::Args;

use super::draw::{called_out, fresh};
use super::event_arg::{ChangeArg, apply, author, finish, mode};
use super::look::LookArgs;
use crate::app::event::{OrderBy, PlayoffRequest};
use crate::cli::exit::{Failure, Outcome};
use crate::cli::misuse::Misuse;
use crate::cli::words::{said, typed};
use crate::event::acts::{Act, PlayoffAct, PlayoffEntry, WhichPlayoff};
use crate::event::{ClockTime, Qualify, Round};
use crate::event_report::event::PlayoffsView;

#[derive(Debug, Args)]
pub(super) struct PlayoffArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// The players; by default all who share the place. With --by-hand, in the order drawn.
    #[arg(value_name = "ID")]
    players: Vec<String>,
    /// The places that are played for: 1, or 1-3.
    #[arg(long, alias = "place", value_name = "PLACES", value_parser = typed::<Qualify>, conflicts_with = "board")]
    places: Option<Qualify>,
    /// The board whose match is level; where teams meet, the match.
    #[arg(long, visible_alias = "match", value_name = "NUMBER")]
    board: Option<u16>,
    /// Where teams meet: the boards of each match of the play-off; by default all.
    #[arg(long, value_name = "NUMBER", conflicts_with = "clear")]
    boards: Option<u16>,
    /// The round of the board; by default, the last that is paired.
    #[arg(long)]
    round: Option<Round>,
    /// The ladder: a name from `arbiter ladders`, or of the event; by default, that of the event.
    #[arg(long, value_name = "NAME")]
    ladder: Option<String>,
    /// The number that was called out.
    #[arg(long, value_name = "NUMBER", value_parser = called_out, conflicts_with = "by_hand")]
    called: Option<u64>,
    /// The players are named in the order that was drawn by hand.
    #[arg(long, requires = "players")]
    by_hand: bool,
    /// Take the play-off away.
    #[arg(long, requires = "reason", conflicts_with_all = ["players", "ladder", "called", "by_hand"])]
    clear: bool,
    /// Why it is taken away.
    #[arg(long, requires = "clear")]
    reason: Option<String>,
}

/// Runs `arbiter event playoff`.
pub(super) fn open(args: &PlayoffArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    if args.clear {
        let place = args.places.as_ref().map(|places| places.from);
        let which = WhichPlayoff { round: args.round, board: args.board, place };
        let reason = args.reason.clone().unwrap_or_default();
        let act = PlayoffAct::ClearPlayoff { which, reason };
        return apply(&args.change, &Act::OfPlayoff(act), out);
    }
    let request = PlayoffRequest {
        players: args.players.clone(),
        places: args.places.clone(),
        board: args.board,
        round: args.round,
        ladder: args.ladder.clone(),
        boards: args.boards,
    };
    let mut chance = fresh;
    let order = match args.called {
        Some(number) => OrderBy::Called(number),
        None if args.by_hand => OrderBy::Hand,
        None => OrderBy::Machine(&mut chance),
    };
    let file = args.change.target.file()?;
    let changed = file.open_playoff(&author(), mode(args.change.dry_run), &request, order)?;
    finish(&changed, args.change.dry_run, out)
}

#[derive(Debug, Args)]
pub(super) struct PlayoffResultArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// The results of the next games.
    #[arg(required = true, value_name = "RESULT")]
    games: Vec<String>,
    /// The times that White and Black used in the game: 2:10,3:05.
    #[arg(long, value_name = "TIME,TIME", value_parser = times)]
    used: Option<(ClockTime, ClockTime)>,
    /// The moves that White and Black made: 40,40.
    #[arg(long, value_name = "N,N", value_parser = moves)]
    moves: Option<(u16, u16)>,
    /// Games from this one on are entered again; what stood there is given up.
    #[arg(long, value_name = "GAME", requires = "reason")]
    again: Option<usize>,
    /// Why.
    #[arg(long)]
    reason: Option<String>,
    /// The play-off for this place, if several are open.
    #[arg(long, alias = "places")]
    place: Option<u16>,
    /// The play-off of this board, or of this match of teams, if several are open.
    #[arg(long, visible_alias = "match", value_name = "NUMBER")]
    board: Option<u16>,
    /// The round of the play-off.
    #[arg(long)]
    round: Option<Round>,
}

fn times(text: &str) -> Result<(ClockTime, ClockTime), String> {
    let both = text.split_once(',').filter(|(_, black)| !black.trim().is_empty());
    let two = || said(&Misuse::TwoTimes { text: text.to_owned() });
    let (white, black) = both.ok_or_else(two)?;
    Ok((typed(white)?, typed(black)?))
}

fn moves(text: &str) -> Result<(u16, u16), String> {
    let number = |text: &str| text.trim().parse::<u16>().ok();
    let both = text.split_once(',').and_then(|(white, black)| number(white).zip(number(black)));
    both.ok_or_else(|| said(&Misuse::TwoNumbers { text: text.to_owned() }))
}

/// Runs `arbiter event playoff-result`.
pub(super) fn result(args: &PlayoffResultArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let which = WhichPlayoff { round: args.round, board: args.board, place: args.place };
    let entry =
        |game: &String| PlayoffEntry { game: game.clone(), used: args.used, moves: args.moves };
    let act = PlayoffAct::PlayoffGames {
        which,
        again: args.again,
        games: args.games.iter().map(entry).collect(),
        reason: args.reason.clone(),
    };
    apply(&args.change, &Act::OfPlayoff(act), out)
}

#[derive(Debug, Args)]
pub(super) struct PlayoffsArgs {
    #[command(flatten)]
    look: LookArgs,
}

/// Runs `arbiter event playoffs`.
pub(super) fn show(args: &PlayoffsArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let event = args.look.target.read()?;
    args.look.show(&PlayoffsView::new(&event), out)
}
