//! `arbiter event add | remove | set | late`.

use std::io::Write;
use std::path::{Path, PathBuf};

use crate::app::Error;
use crate::cli::aside::aside;
use crate::cli::words::{Label, said, typed};
use clap::Args;

use super::event_arg::{ChangeArg, apply, change, note};
use super::namesakes::NamesakeArgs;
use super::words::{birth, word};
use crate::acts::{Act, AddPlayers, ArriveLate, MeetBye, RemovePlayer, SetEachPlayer, SetFields};
use crate::app::event::{self, Echo, Line};
use crate::app::lists::{Chosen, OwnNumbers, PlayerColumns, Table, pick, players_of};
use crate::cli::exit::{Failure, Outcome};
use crate::cli::inputs::table;
use crate::cli::misuse::{Misuse, misuse};
use crate::event::acts::{LineRole, NewPlayer, Refusal, Refused, whole_number};
use crate::event::{Birth, PlayerId, Round, Sex};
use crate::record::TagCondition;
use crate::report::one_line;

#[derive(Debug, Args)]
pub(super) struct AddArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// The name, "Last, First".
    #[arg(required_unless_present = "from")]
    name: Option<String>,
    /// Read players from a CSV file (`-`: standard input); the first line with known heads
    /// names the columns.
    #[arg(long, value_name = "FILE", conflicts_with = "name")]
    from: Option<PathBuf>,
    /// Which column is what, if the heads do not say it: name=Naam,rating=Elo.
    #[arg(long, value_name = "FIELD=HEAD,...", value_parser = typed::<PlayerColumns>, conflicts_with = "id")]
    columns: Option<PlayerColumns>,
    /// Take the player from a list, such as that of a federation, by the number there or by the
    /// name or its beginning; other options take precedence over the list.
    #[arg(long, value_name = "FILE", requires = "name", conflicts_with = "from")]
    federation_list: Option<PathBuf>,
    /// The id that commands take; by default p1, p2 and so on.
    #[arg(long, conflicts_with = "from", value_parser = typed::<PlayerId>)]
    id: Option<PlayerId>,
    /// The rating.
    #[arg(long, conflicts_with = "from", value_parser = rating)]
    rating: Option<u16>,
    /// The title.
    #[arg(long, conflicts_with = "from")]
    title: Option<String>,
    /// The federation.
    #[arg(long, conflicts_with = "from")]
    federation: Option<String>,
    /// The number at the federation.
    #[arg(long, conflicts_with = "from")]
    federation_id: Option<String>,
    /// The club.
    #[arg(long, conflicts_with = "from")]
    club: Option<String>,
    /// The family, for pairings that keep families apart.
    #[arg(long, conflicts_with = "from")]
    family: Option<String>,
    /// The team.
    #[arg(long, conflicts_with = "from")]
    team: Option<String>,
    /// Year or day of birth.
    #[arg(long, value_parser = birth, conflicts_with = "from")]
    birth: Option<Birth>,
    /// f or m.
    #[arg(long, value_parser = word::<Sex>, conflicts_with = "from")]
    sex: Option<Sex>,
    /// A category with a ranking of its own, such as U18.
    #[arg(long = "category", value_name = "CATEGORY", conflicts_with = "from")]
    categories: Vec<String>,
    /// The pairing number, for events numbered by hand.
    #[arg(long, conflicts_with = "from")]
    number: Option<u16>,
    /// The first round the player takes part in.
    #[arg(long, value_name = "ROUND")]
    from_round: Option<Round>,
    /// Only the lines of the list whose cells fit, such as 'group=Pupils' or 'rating>=1000 and
    /// club~"tree"'; name a column by its heading or by the field.
    #[arg(long = "where", value_name = "CONDITION", requires = "from", value_parser = typed::<TagCondition>)]
    condition: Option<TagCondition>,
    #[command(flatten)]
    namesakes: NamesakeArgs,
}

impl AddArgs {
    /// Returns the named player; refuses the name of a list.
    fn named(&self) -> Result<NewPlayer, Failure> {
        let name = self.name.as_deref().unwrap_or_default();
        let is_list = |path: &Path| path.extension().is_some() && path.is_file();
        if is_list(Path::new(name)) {
            let file = one_line(name).into_owned();
            return Err(misuse(&Misuse::FileForName { file }));
        }
        Ok(self.player(None))
    }

    /// Returns the player with the data of the list, if one is named, and of the arguments.
    fn player(&self, listed: Option<NewPlayer>) -> NewPlayer {
        fn set<T: Clone>(field: &mut Option<T>, said: &Option<T>) {
            if said.is_some() {
                field.clone_from(said);
            }
        }
        let mut new = match listed {
            Some(listed) => NewPlayer { id: self.id.clone(), ..listed },
            None => NewPlayer::new(self.id.clone(), self.name.clone().unwrap_or_default()),
        };
        let player = &mut new.player;
        set(&mut player.rating, &self.rating);
        set(&mut player.title, &self.title);
        set(&mut player.federation, &self.federation);
        set(&mut player.federation_id, &self.federation_id);
        set(&mut player.club, &self.club);
        set(&mut player.family, &self.family);
        set(&mut player.team, &self.team);
        set(&mut player.birth, &self.birth);
        set(&mut player.sex, &self.sex);
        if !self.categories.is_empty() {
            player.categories.clone_from(&self.categories);
        }
        set(&mut player.number, &self.number);
        new
    }
}

/// The source of new players: a list, or a single player.
enum Source {
    List(Table),
    One(Box<NewPlayer>, Option<Line>),
}

/// Runs `arbiter event add`.
pub(super) fn add(args: &AddArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let mut report: Vec<Line> = Vec::new();
    let source = match (&args.from, &args.federation_list) {
        (Some(from), _) => {
            let mut table = table(from)?;
            if let Some(condition) = &args.condition {
                let Chosen { of, near } = table.choose(condition)?;
                let condition = condition.text().to_owned();
                let chosen = table.len();
                report.push(Line::of(&Echo::LinesChosen { condition, chosen, of }));
                let near =
                    near.into_iter().map(|(line, cell)| Echo::LineNearlyChosen { line, cell });
                report.extend(near.map(|one| Line::of(&one)));
            }
            Source::List(table)
        }
        (None, Some(file)) => {
            let who = args.name.as_deref().unwrap_or_default();
            let picked = pick(&self::table(file)?, args.columns.as_ref(), who)?;
            let line = Line::of(&picked.report);
            Source::One(Box::new(args.player(Some(picked.player))), Some(line))
        }
        (None, None) => Source::One(Box::new(args.named()?), None),
    };
    let (mut lines, mut is_kept, mut is_there, mut passes_numbers) =
        (Vec::new(), false, false, None);
    let outcome = change(&args.change, "add", out, |event| {
        let mut players = match &source {
            Source::List(table) => {
                let mut read = players_of(table, args.columns.as_ref(), OwnNumbers::of(event))?;
                report.insert(0, Line::of(&read.report));
                // Two lines may be two people all the same, if somebody says so.
                if !args.namesakes.are_others() {
                    report.extend(read.drop_repeated().map(|one| Line::of(&one)));
                }
                lines = read.lines;
                report.extend(read.notes.iter().map(Line::of));
                passes_numbers = read.notes.into_iter().find_map(|note| match note {
                    Echo::OwnNumbers { head } => Some(head),
                    _ => None,
                });
                read.players
            }
            Source::One(player, line) => {
                report.extend(line.clone());
                vec![(**player).clone()]
            }
        };
        args.namesakes.say(players.iter_mut())?;
        for new in &mut players {
            new.player.from_round = new.player.from_round.or(args.from_round);
        }
        let (before, single) = (event.players.len(), players.len() == 1);
        let mut done = event::apply(event, AddPlayers { players })?;
        is_there = single && event.players.len() == before;
        is_kept = done.lines.iter().any(|line| line.part == LineRole::Kept);
        done.lines.splice(0..0, report.iter().cloned());
        Ok(done)
    });
    let outcome = outcome.map_err(|failure| match (failure, &source) {
        (Failure::App(Error::Refused(refused)), Source::List(table)) => {
            // The assignment of columns may be the cause.
            for line in &report {
                aside!("{}", one_line(&said(&line.said)));
            }
            match *refused.why {
                Refusal::InListTwice { place, .. } if place < lines.len() => {
                    table.refused(lines[place], refused).into()
                }
                _ => refused.into(),
            }
        }
        (failure, _) => failure,
    })?;
    if is_kept {
        note(&Label::NotFilledIn);
    } else if is_there && args.from.is_none() {
        note(&Label::IsThere);
    }
    if let Some(head) = passes_numbers {
        note(&Label::TakeNumbers { head });
    }
    Ok(outcome)
}

/// Parses a rating, also with a separator of thousands.
fn rating(text: &str) -> Result<u16, std::num::ParseIntError> {
    whole_number(text).map_or_else(|| text.parse(), Ok)
}

#[derive(Debug, Args)]
pub(super) struct RemoveArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// The id of the player.
    player: String,
}

/// Runs `arbiter event remove`.
pub(super) fn remove(args: &RemoveArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    apply(&args.change, RemovePlayer { player: args.player.clone() }, out)
}

#[derive(Debug, Args)]
pub(super) struct SetArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// Set the fields of every player of this category.
    #[arg(long, value_name = "CATEGORY")]
    category: Option<String>,
    /// Set the fields of every player.
    #[arg(long, conflicts_with = "category")]
    everybody: bool,
    /// FIELD=VALUE as in the file, perhaps after a player; FIELD+=VALUE adds to a list of a player,
    /// FIELD-=VALUE takes from it.
    #[arg(required = true, value_name = "[PLAYER] FIELD=VALUE")]
    words: Vec<String>,
    /// The reason; kept in the history.
    #[arg(long)]
    reason: Option<String>,
}

/// Runs `arbiter event set`.
pub(super) fn set(args: &SetArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let (player, fields) = match args.words.split_first() {
        Some((first, rest)) if !first.contains('=') => (Some(first), rest),
        _ => (None, args.words.as_slice()),
    };
    if fields.is_empty() {
        return Err(Misuse::NothingToSet.refused().into());
    }
    let fields = fields
        .iter()
        .map(|word| {
            let (field, value) = word
                .split_once('=')
                .ok_or_else(|| Misuse::NoFieldValue { word: word.clone() }.refused())?;
            Ok((field.to_owned(), value.to_owned()))
        })
        .collect::<Result<Vec<_>, Refused>>()?;
    let (player, reason) = (player.cloned(), args.reason.clone());
    if args.category.is_some() || args.everybody {
        if let Some(player) = player {
            return Err(Misuse::PlayerAndAll { player }.refused().into());
        }
        let category = args.category.clone();
        return apply(&args.change, SetEachPlayer { category, fields, reason }, out);
    }
    apply(&args.change, SetFields { player, fields, reason }, out)
}

#[derive(Debug, Args)]
pub(super) struct LateArgs {
    #[command(flatten)]
    change: ChangeArg,
    /// The id of the player.
    player: String,
    /// The first round [default: next round].
    #[arg(long, value_name = "ROUND")]
    from_round: Option<Round>,
    /// The player meets the player who has the bye of the last round that is paired, and who
    /// agrees to it: the bye and its points go, and the colours of both count.
    #[arg(long, conflicts_with = "from_round")]
    against_bye: bool,
    /// With --against-bye: why; kept with the board.
    #[arg(long, requires = "against_bye")]
    reason: Option<String>,
}

/// Runs `arbiter event late`.
pub(super) fn late(args: &LateArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let player = args.player.clone();
    let act = match args.against_bye {
        true => Act::from(MeetBye { player, reason: args.reason.clone() }),
        false => Act::from(ArriveLate { player, from: args.from_round }),
    };
    apply(&args.change, act, out)
}
