//! `arbiter event groups | stage`.

use std::io::Write;

use clap::{Args, Subcommand};

use super::desk::{ChangeArg, apply};
use super::new::drawn_seed;
use super::teams::field_value;
use super::words::word;
use crate::cli::exit::{Failure, Outcome};
use crate::cli::words::typed;
use crate::event::acts::{Act, TeamAct};
use crate::event::{Carry, PlayerId, Qualify, Stage, SystemDocument, SystemKind};

/// Groups that play for themselves: say who is in which, or draw them.
///
/// `groups EVENT A=t1,t4 B=t2,t3`, or `groups EVENT --draw A,B`: by rating in serpentine (A B B A),
/// with --seed by lot.
#[derive(Debug, Args)]
pub(super) struct GroupsArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// GROUP=TEAM,TEAM,... in the order of the pairing numbers; players where players meet.
    #[arg(required_unless_present = "draw", value_name = "GROUP=TEAM,...")]
    groups: Vec<String>,
    /// Draw groups of these names.
    #[arg(long, value_delimiter = ',', value_name = "GROUP,...", conflicts_with = "groups")]
    draw: Vec<String>,
    /// By lot, from this number.
    #[arg(long, requires = "draw")]
    seed: Option<u64>,
}

/// Runs `arbiter event groups`.
pub(super) fn groups(args: &GroupsArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let act = match args.draw.is_empty() {
        false => TeamAct::DrawGroups { groups: args.draw.clone(), seed: args.seed },
        true => {
            let group = |word: &String| {
                let (name, field) = field_value(word)?;
                let field = field.split(',').map(str::trim).filter(|id| !id.is_empty());
                Ok::<_, Failure>((name.to_owned(), field.map(str::to_owned).collect()))
            };
            TeamAct::Groups { groups: args.groups.iter().map(group).collect::<Result<_, _>>()? }
        }
    };
    apply(&args.change, &Act::OfTeams(act), out)
}

/// Stages after the first, such as a final after groups.
#[derive(Debug, Args)]
pub(super) struct StageArgs {
    #[command(subcommand)]
    verb: StageVerb,
}

#[derive(Debug, Subcommand)]
enum StageVerb {
    Add(Box<StageAddArgs>),
    Remove(StageRemoveArgs),
}

/// Add a stage: who goes on, and what they bring.
#[derive(Debug, Args)]
struct StageAddArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// What it is called, such as final.
    name: String,
    /// round-robin, knockout, swiss or match.
    #[arg(long, value_parser = word::<SystemKind>, value_name = "SYSTEM")]
    system: SystemKind,
    /// The places that go on, in each group where there are groups: 1-2, or 1.
    #[arg(long, value_name = "PLACES", value_parser = typed::<Qualify>)]
    places: Option<Qualify>,
    /// Who plays in it: the ids of teams, or players, in the order of their pairing numbers.
    #[arg(long, value_delimiter = ',', value_name = "TEAM,...", value_parser = typed::<PlayerId>)]
    field: Vec<PlayerId>,
    /// What is carried over: points, mutual-games or nothing.
    #[arg(long, value_parser = word::<Carry>, default_value = "nothing", value_name = "WHAT")]
    carry: Carry,
    /// Swiss: how many rounds.
    #[arg(long)]
    rounds: Option<u16>,
    /// Round robin: how many times everybody meets.
    #[arg(long, default_value_t = 1)]
    cycles: u16,
    /// Match: how many games.
    #[arg(long)]
    games: Option<u16>,
    /// The number from which lots are drawn; by default it is drawn too, and recorded.
    #[arg(long)]
    seed: Option<u64>,
}

/// Remove a stage that has not begun.
#[derive(Debug, Args)]
struct StageRemoveArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// What it is called.
    name: String,
}

/// Runs `arbiter event stage`.
pub(super) fn stage(args: &StageArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    match &args.verb {
        StageVerb::Remove(args) => {
            let act = TeamAct::RemoveStage { stage: args.name.clone() };
            apply(&args.change, &Act::OfTeams(act), out)
        }
        StageVerb::Add(args) => {
            let act = TeamAct::AddStage { stage: Box::new(args.stage()) };
            apply(&args.change, &Act::OfTeams(act), out)
        }
    }
}

impl StageAddArgs {
    fn stage(&self) -> Stage {
        let system = SystemDocument {
            rounds: self.rounds,
            cycles: self.cycles,
            games: self.games,
            seed: Some(self.seed.unwrap_or_else(drawn_seed)),
            ..SystemDocument::new(self.system)
        };
        Stage {
            stage: self.name.clone(),
            system: system.into(),
            tiebreaks: None,
            qualify: self.places.clone(),
            carry: self.carry,
            groups: Vec::new(),
            field: self.field.clone(),
        }
    }
}
