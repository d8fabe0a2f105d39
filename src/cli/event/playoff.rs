//! `arbiter event playoff`.

use std::io::Write;

use clap::{Args, Subcommand};

use super::draw::{called_out, fresh};
use super::event_arg::{ChangeArg, apply, author, finish, mode};
use super::look::LookArgs;
use crate::acts::{ClearPlayoff, EnterPlayoffGames};
use crate::app::event::{OrderBy, PlayoffRequest};
use crate::cli::exit::{Failure, Outcome};
use crate::cli::misuse::Misuse;
use crate::cli::words::{said, typed};
use crate::event::acts::{PlayoffEntry, WhichPlayoff};
use crate::event::{ClockTime, Qualify, Round};
use crate::event_report::event::PlayoffsView;

#[derive(Debug, Args)]
pub(super) struct PlayoffArgs {
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Debug, Subcommand)]
enum Verb {
    /// Show the play-offs: their games, what is left on the clocks, who is ahead, what comes next.
    Show(ShowArgs),
    /// Open a play-off: for a shared place, or of a level match.
    ///
    /// `playoff open EVENT --places 1 --ladder ec2022`. The stages of the ladder are played in
    /// their order, each only if all before it were level. A lot gives the order of the players: of
    /// two, the first has White in the first game; then the colours change from game to game. The
    /// number is drawn at that moment, and kept.
    Open(Box<OpenArgs>),
    /// Enter games of a play-off in their order: `playoff result EVENT 1-1 2-0`.
    ///
    /// The points of White come first; `p11=win` names a player, and `p16:p11=2-0` White and Black,
    /// which is needed when three or more play. In team events, a game is a match, and its result
    /// the points of all boards: `5-3`, first those of the team that has White on board 1, or
    /// `t2=5-3`.
    Result(Box<ResultArgs>),
}

/// Runs `arbiter event playoff`.
pub(super) fn playoff(args: &PlayoffArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    match &args.verb {
        Verb::Show(args) => show(args, out),
        Verb::Open(args) => open(args, out),
        Verb::Result(args) => result(args, out),
    }
}

#[derive(Debug, Args)]
struct OpenArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// The players; by default all who share the place. With --by-hand, in the order drawn.
    #[arg(value_name = "ID")]
    players: Vec<String>,
    /// The places that are played for: 1, or 1-3.
    #[arg(long, alias = "place", value_name = "PLACES", value_parser = typed::<Qualify>, conflicts_with = "board")]
    places: Option<Qualify>,
    /// The board whose match is level; in team events, the match.
    #[arg(long, visible_alias = "match", value_name = "NUMBER")]
    board: Option<u16>,
    /// In team events: the boards of each match of the play-off; by default all.
    #[arg(long, value_name = "NUMBER", conflicts_with = "remove")]
    boards: Option<u16>,
    /// The round of the board [default: last paired round].
    #[arg(long)]
    round: Option<Round>,
    /// The ladder: a name from `arbiter ladders`, or of the event; by default, that of the event.
    #[arg(long, value_name = "NAME")]
    ladder: Option<String>,
    /// The number that was called out.
    #[arg(long, value_name = "NUMBER", value_parser = called_out, conflicts_with = "by_hand")]
    called: Option<u64>,
    /// The players are in the order that was drawn by hand.
    #[arg(long, requires = "players")]
    by_hand: bool,
    /// Take the play-off away.
    #[arg(long, requires = "reason", conflicts_with_all = ["players", "ladder", "called", "by_hand"])]
    remove: bool,
    /// Why it is taken away.
    #[arg(long, requires = "remove")]
    reason: Option<String>,
}

fn open(args: &OpenArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    if args.remove {
        let place = args.places.as_ref().map(|places| places.from);
        let which = WhichPlayoff { round: args.round, board: args.board, place };
        let reason = args.reason.clone().unwrap_or_default();
        let act = ClearPlayoff { which, reason };
        return apply(&args.change, act, out);
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
struct ResultArgs {
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
    /// The reason; kept in the history.
    #[arg(long)]
    reason: Option<String>,
    /// The play-off for this place, if several are open.
    #[arg(long, alias = "places")]
    place: Option<u16>,
    /// The play-off of this board, or of this team match, if several are open.
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

fn result(args: &ResultArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let which = WhichPlayoff { round: args.round, board: args.board, place: args.place };
    let entry =
        |game: &String| PlayoffEntry { game: game.clone(), used: args.used, moves: args.moves };
    let act = EnterPlayoffGames {
        which,
        again: args.again,
        games: args.games.iter().map(entry).collect(),
        reason: args.reason.clone(),
    };
    apply(&args.change, act, out)
}

#[derive(Debug, Args)]
struct ShowArgs {
    #[command(flatten)]
    look: LookArgs,
}

fn show(args: &ShowArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let event = args.look.target.read()?;
    args.look.show(&PlayoffsView::new(&event), out)
}
