//! `arbiter event groups | stage`.

use std::io::Write;
use std::str::FromStr;

use clap::{Args, Subcommand, ValueEnum};

use super::event_arg::{ChangeArg, apply, change, say};
use super::new::drawn_seed;
use super::teams::field_value;
use super::words::{system, word};
use crate::acts::{Act, AddStage, DrawGroups, RemoveStage, SetGroups};
use crate::app::event;
use crate::cli::exit::{Failure, Outcome};
use crate::cli::misuse::{Misuse, misuse};
use crate::cli::words::typed;
use crate::event::acts;
use crate::event::{
    Carry, Group, Miswritten, PlayerId, Qualify, Stage, SystemDocument, SystemKind, TableRound,
};

#[derive(Debug, Args)]
pub(super) struct GroupsArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// GROUP=TEAM,TEAM,... in the order of the pairing numbers; players where players meet. Without
    /// them, show the groups.
    #[arg(value_name = "GROUP=TEAM,...")]
    groups: Vec<String>,
    /// Draw groups of these names.
    #[arg(long, value_delimiter = ',', value_name = "GROUP,...", conflicts_with = "groups")]
    draw: Vec<String>,
    /// A group for each category, in which everybody must be once.
    #[arg(long, value_enum, conflicts_with_all = ["groups", "draw", "stage"])]
    by: Option<GroupsBy>,
    /// By lot, from this number.
    #[arg(long, requires = "draw")]
    seed: Option<u64>,
    /// The groups of a later stage, which has not begun: drawn from those who play in it.
    #[arg(long, value_name = "STAGE")]
    stage: Option<String>,
}

/// What makes groups.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum GroupsBy {
    /// The categories of the players.
    Category,
}

/// Runs `arbiter event groups`.
pub(super) fn groups(args: &GroupsArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    if let Some(GroupsBy::Category) = args.by {
        return change(&args.change, "groups", out, |event| {
            let name = |id: &str| event.name_of(&id.parse().ok()?).map(str::to_owned);
            let groups = acts::by_category(event).map_err(|refused| refused.naming(&name))?;
            event::apply(event, SetGroups { groups, stage: None })
        });
    }
    if args.draw.is_empty() && args.groups.is_empty() {
        let event = args.change.target.read()?;
        say(out, &acts::groups_of(&event, args.stage.as_deref())?)?;
        return Ok(Outcome::Fine);
    }
    let act = match args.draw.is_empty() {
        false => {
            let (groups, stage) = (args.draw.clone(), args.stage.clone());
            Act::from(DrawGroups { groups, seed: args.seed, stage })
        }
        true => {
            let group = |word: &String| {
                let (name, field) = field_value(word)?;
                let field = field.split(',').map(str::trim).filter(|id| !id.is_empty());
                Ok::<_, Failure>((name.to_owned(), field.map(str::to_owned).collect()))
            };
            let groups = args.groups.iter().map(group).collect::<Result<_, _>>()?;
            Act::from(SetGroups { groups, stage: args.stage.clone() })
        }
    };
    apply(&args.change, act, out)
}

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

/// Add a stage: who advances, and what they bring.
#[derive(Debug, Args)]
struct StageAddArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// Name of the stage, such as final.
    name: String,
    /// round-robin, knockout, swiss or match.
    #[arg(long, value_parser = system, value_name = "SYSTEM")]
    system: SystemKind,
    /// The places that advance, in each group if there are groups: 1-2, or 1. For groups that play
    /// side by side: A=1-2,B=3-4.
    #[arg(long, value_name = "PLACES", value_delimiter = ',', value_parser = typed::<PlacesOf>)]
    places: Vec<PlacesOf>,
    /// The ids of the teams or players in it, in the order of their pairing numbers.
    #[arg(long, value_delimiter = ',', value_name = "TEAM,...", value_parser = typed::<PlayerId>)]
    field: Vec<PlayerId>,
    /// Promotion matches: of two divisions (groups of the stage before), the higher first, those who
    /// play relegation and promotion matches by `event division`. For several pairs several times:
    /// each is a group.
    #[arg(long, value_name = "ABOVE,BELOW", conflicts_with_all = ["places", "field"])]
    between: Vec<String>,
    /// Carry over points, mutual-games or nothing.
    #[arg(long, value_parser = word::<Carry>, default_value = "nothing", value_name = "WHAT")]
    carry: Carry,
    /// Swiss: how many rounds.
    #[arg(long)]
    rounds: Option<u16>,
    /// Round robin: how many times everybody meets.
    #[arg(long, default_value_t = 1)]
    cycles: u16,
    /// Round robin: a printed table in place of the Berger tables, rounds divided by strokes:
    /// "1-4 2-3 / 4-3 1-2 / 2-4 3-1".
    #[arg(long, value_name = "TABLE", value_delimiter = '/', value_parser = typed::<TableRound>)]
    schedule: Vec<TableRound>,
    /// Match: how many games.
    #[arg(long)]
    games: Option<u16>,
    /// Knockout: how many are left when it ends, for a stage after it: 4.
    #[arg(long)]
    left: Option<u16>,
    /// The number from which lots are drawn; by default it is drawn too, and recorded.
    #[arg(long)]
    seed: Option<u64>,
}

/// Places that qualify for a group of the stage: `1-2`, or `A=1-2`.
#[derive(Debug, Clone)]
struct PlacesOf {
    group: Option<String>,
    places: Qualify,
}

impl FromStr for PlacesOf {
    type Err = Miswritten;

    fn from_str(text: &str) -> Result<Self, Miswritten> {
        let (group, places) = match text.split_once('=') {
            Some((group, places)) => (Some(group.trim().to_owned()), places),
            None => (None, text),
        };
        Ok(Self { group, places: places.parse()? })
    }
}

/// Remove a stage that has not begun.
#[derive(Debug, Args)]
struct StageRemoveArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// Its name.
    name: String,
}

/// Runs `arbiter event stage`.
pub(super) fn stage(args: &StageArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    match &args.verb {
        StageVerb::Remove(args) => {
            let act = RemoveStage { stage: args.name.clone() };
            apply(&args.change, act, out)
        }
        StageVerb::Add(args) => {
            let act = AddStage { stage: Box::new(args.stage()?) };
            apply(&args.change, act, out)
        }
    }
}

impl StageAddArgs {
    fn stage(&self) -> Result<Stage, Failure> {
        let group = |one: &PlacesOf| {
            let qualify = Some(one.places.clone());
            Some(Group { qualify, ..Group::of(one.group.clone()?, Vec::new()) })
        };
        let mut groups: Vec<Group> = self.places.iter().filter_map(group).collect();
        let mut between: Vec<Vec<String>> = Vec::new();
        for pair in &self.between {
            between.push(pair.split(',').map(|name| name.trim().to_owned()).collect());
        }
        if between.len() > 1 {
            groups.extend(between.drain(..).map(|pair| Group {
                between: pair.clone(),
                ..Group::of(pair.join("-"), Vec::new())
            }));
        }
        let whole: Vec<&PlacesOf> = self.places.iter().filter(|one| one.group.is_none()).collect();
        if whole.len() > 1 || (whole.len() == 1 && !groups.is_empty()) {
            return Err(misuse(&Misuse::PlacesOfGroups));
        }
        let system = SystemDocument {
            rounds: self.rounds,
            cycles: self.cycles,
            schedule: self.schedule.clone(),
            games: self.games,
            left: self.left.unwrap_or(1),
            seed: Some(self.seed.unwrap_or_else(drawn_seed)),
            ..SystemDocument::new(self.system)
        };
        Ok(Stage {
            stage: self.name.clone(),
            system: system.into(),
            tiebreaks: None,
            qualify: whole.first().map(|one| one.places.clone()),
            between: between.pop().unwrap_or_default(),
            carry: self.carry,
            groups,
            field: self.field.clone(),
        })
    }
}
