//! `arbiter event team | lineup`.

use std::io::Write;
use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::event_arg::{ChangeArg, apply, change};
use super::look::LookArgs;
use super::namesakes::NamesakeArgs;
use crate::acts::{AddTeams, Apply, HandInLineups, RemoveTeam, SetTeam};
use crate::app::event::{self, Line};
use crate::app::lists::{LineupList, PlayerColumns, teams_of};
use crate::cli::exit::{Failure, Outcome};
use crate::cli::inputs::table;
use crate::cli::misuse::Misuse;
use crate::cli::words::typed;
use crate::event::acts::{HandedIn, NewTeam};
use crate::event::{PlayerId, Round};
use crate::event_report::event::TeamsView;

#[derive(Debug, Args)]
pub(super) struct TeamArgs {
    #[command(subcommand)]
    verb: TeamVerb,
}

#[derive(Debug, Subcommand)]
enum TeamVerb {
    Show(ShowArgs),
    Add(Box<AddArgs>),
    Set(SetArgs),
    Remove(RemoveArgs),
}

/// Add a team, or all teams of a CSV file; or members to a team.
#[derive(Debug, Args)]
struct AddArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// Name of the team; a team that has this name already gets the members.
    #[arg(required_unless_present = "from")]
    name: Option<String>,
    /// Its members in the order of their boards, the reserves last: ids of players.
    #[arg(long, value_delimiter = ',', value_name = "PLAYER,...", conflicts_with = "from")]
    members: Vec<String>,
    /// The captain: the id of a player.
    #[arg(long, value_name = "PLAYER", conflicts_with = "from")]
    captain: Option<String>,
    /// The club, which may have several teams.
    #[arg(long, conflicts_with = "from")]
    club: Option<String>,
    /// The federation.
    #[arg(long, conflicts_with = "from")]
    federation: Option<String>,
    /// The rating by which teams are numbered; by default the average of the first members.
    #[arg(long, conflicts_with = "from")]
    rating: Option<u16>,
    /// Its home venue.
    #[arg(long, conflicts_with = "from")]
    venue: Option<String>,
    /// The id that commands take; by default t1, t2 and so on.
    #[arg(long, conflicts_with = "from", value_parser = typed::<PlayerId>)]
    id: Option<PlayerId>,
    /// Read teams from a CSV file (`-`: standard input). It has one line for each member, with the
    /// columns team and name, and perhaps board, id, rating, birth. Players who are not in the event
    /// are added.
    #[arg(long, value_name = "FILE", conflicts_with = "name")]
    from: Option<PathBuf>,
    /// Which column is what, if the heads do not say it: name=Naam,team=Club.
    #[arg(long, value_name = "FIELD=HEAD,...", requires = "from", value_parser = typed::<PlayerColumns>)]
    columns: Option<PlayerColumns>,
    #[command(flatten)]
    namesakes: NamesakeArgs,
}

/// Set fields of a team: `team set EVENT t1 name=Wood members=p1,p2,p3 captain=`.
#[derive(Debug, Args)]
struct SetArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// The id of the team.
    team: String,
    /// FIELD=VALUE as in the file; an empty value removes the field.
    #[arg(required = true, value_name = "FIELD=VALUE")]
    fields: Vec<String>,
}

/// Remove a team that has not been paired; its players stay.
#[derive(Debug, Args)]
struct RemoveArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// The id of the team.
    team: String,
}

/// Splits a word of the form NAME=VALUE.
pub(super) fn field_value(word: &str) -> Result<(&str, &str), Failure> {
    let pair = word.split_once('=');
    Ok(pair.ok_or_else(|| Misuse::NoFieldValue { word: word.to_owned() }.refused())?)
}

/// Runs `arbiter event team`.
pub(super) fn team(args: &TeamArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    match &args.verb {
        TeamVerb::Show(args) => show(args, out),
        TeamVerb::Add(args) => add(args, out),
        TeamVerb::Set(args) => {
            let own = |(field, value): (&str, &str)| (field.to_owned(), value.to_owned());
            let fields = args.fields.iter().map(|word| field_value(word).map(own));
            let fields = fields.collect::<Result<_, _>>()?;
            let act = SetTeam { team: args.team.clone(), fields };
            apply(&args.change, act, out)
        }
        TeamVerb::Remove(args) => {
            let act = RemoveTeam { team: args.team.clone() };
            apply(&args.change, act, out)
        }
    }
}

fn add(args: &AddArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let Some(from) = &args.from else {
        let team = NewTeam {
            id: args.id.clone(),
            name: args.name.clone().unwrap_or_default(),
            members: args.members.clone(),
            players: Vec::new(),
            captain: args.captain.clone(),
            club: args.club.clone(),
            federation: args.federation.clone(),
            rating: args.rating,
            venue: args.venue.clone(),
        };
        let act = AddTeams { teams: vec![team] };
        return apply(&args.change, act, out);
    };
    let (mut teams, read) = teams_of(&table(from)?, args.columns.as_ref())?;
    let report = [Line::of(&read.report)].into_iter().chain(read.notes.iter().map(Line::of));
    args.namesakes.say(teams.iter_mut().flat_map(|team| &mut team.players))?;
    let act = AddTeams { teams };
    change(&args.change, AddTeams::VERB, out, |event| {
        let mut done = event::apply(event, act)?;
        done.lines.splice(0..0, report);
        Ok(done)
    })
}

/// Show the teams with their members.
#[derive(Debug, Args)]
struct ShowArgs {
    #[command(flatten)]
    look: LookArgs,
}

fn show(args: &ShowArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let event = args.look.target.read()?;
    args.look.show(&TeamsView::new(&event), out)
}

#[derive(Debug, Args)]
pub(super) struct LineupArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// The id of the team.
    #[arg(required_unless_present = "from")]
    team: Option<String>,
    /// The round.
    #[arg(required_unless_present = "from")]
    round: Option<Round>,
    /// The players, board 1 first; `-` for an empty board.
    #[arg(value_name = "PLAYER")]
    players: Vec<String>,
    /// Read line-ups from a CSV file: columns round, team, board and player, by ids or names.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["team", "round", "players"])]
    from: Option<PathBuf>,
    /// Players who are in no team may play.
    #[arg(long)]
    guest: bool,
    /// Also against the rules of the event, and over results: boards whose two players stay keep
    /// theirs.
    #[arg(long, requires = "reason")]
    force: bool,
    /// Why; kept with the line-up.
    #[arg(long)]
    reason: Option<String>,
}

/// Runs `arbiter event lineup`.
pub(super) fn lineup(args: &LineupArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let (guests, force, reason) = (args.guest, args.force, args.reason.clone());
    if let Some(from) = &args.from {
        let (table, round) = (table(from)?, args.round);
        let list = LineupList { table, round, guests, force, reason };
        return change(&args.change, "lineup", out, |event| list.enter(event));
    }
    let lineups = vec![HandedIn {
        team: args.team.clone().unwrap_or_default(),
        round: args.round.unwrap_or_default(),
        players: args.players.clone(),
    }];
    let act = HandInLineups { lineups, guests, force, reason };
    apply(&args.change, act, out)
}
