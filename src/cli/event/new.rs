//! `arbiter event new`.

use std::io::Write;

use crate::cli::words::{ListSaid, language, typed};
use anyhow::Context;
use chrono::NaiveDate;
use clap::{ArgGroup, Args};

use super::event_arg::{author, note, tell_as};
use super::target;
use super::words::{date, system, word};
use crate::app::event::{Echo, EventFile, LengthOf, NewEvent, NotBegun, can_be_named};
use crate::app::new_file::process;
use crate::cli::documents::OfProgram;
use crate::cli::exit::{Failure, Outcome};
use crate::cli::misuse::{Misuse, misuse};
use crate::cli::pager;
use crate::event::acts::Refused;
use crate::event::{
    BoardColors, BoardOrder, Numbers, Origin, Points, ScoringMode, SystemKind, TableRound,
    TeamCount, TeamPreset, TieBreak,
};
use crate::words::say;
use draughts_ground::said::Told;

#[derive(Debug, Args)]
#[command(group(ArgGroup::new("of_teams").args(["teams", "preset"]).multiple(true)))]
pub(super) struct NewArgs {
    /// The file to write: a path, or a name for tournaments/NAME.yaml.
    #[arg(value_name = "EVENT")]
    event: String,
    /// Name of the event.
    #[arg(long)]
    name: Option<String>,
    /// swiss, round-robin, match, scheveningen or knockout.
    #[arg(long, value_parser = system, value_name = "SYSTEM")]
    #[arg(required_unless_present = "preset")]
    system: Option<SystemKind>,
    /// Teams: the rules of an event that the program knows, as far as its source says them;
    /// `arbiter event presets` lists them. Other options come first.
    #[arg(long, value_name = "NAME")]
    preset: Option<String>,
    /// Swiss: how many rounds.
    #[arg(long)]
    rounds: Option<u16>,
    /// Round robin, Scheveningen: how many times everybody meets.
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
    /// standard (the default), micro-match, plus-draw, goes, or a Delft count: delft (12 points), delft-10,
    /// delft-4-3-2, delft-5-3-2, delft-2-1.5-1.
    #[arg(long, value_parser = word::<ScoringMode>, value_name = "MODE")]
    scoring: Option<ScoringMode>,
    /// Points for a win, a draw and a loss, such as 3-1-0 or 1-0.5-0.
    #[arg(long, value_name = "W-D-L")]
    points: Option<String>,
    /// Where pairing numbers come from: rating, lot, varma or hand.
    #[arg(long, value_parser = word::<Numbers>, default_value = "rating", value_name = "FROM")]
    numbers: Numbers,
    /// The number from which lots are drawn; by default it is drawn too, and recorded.
    #[arg(long)]
    seed: Option<u64>,
    /// The rule set of the games: a name from `arbiter rules list`, or a file; by default
    /// international.
    #[arg(long)]
    rules: Option<String>,
    /// Tie-breaks in order, such as SOLK/T,SOLK,WINS.
    #[arg(long, value_delimiter = ',', value_parser = typed::<TieBreak>)]
    tiebreaks: Option<Vec<TieBreak>>,
    /// The venue.
    #[arg(long)]
    place: Option<String>,
    /// The federation it belongs to.
    #[arg(long)]
    federation: Option<String>,
    /// Its first day, 2026-09-03.
    #[arg(long, value_parser = date)]
    start: Option<NaiveDate>,
    /// Its last day.
    #[arg(long, value_parser = date)]
    end: Option<NaiveDate>,
    /// An arbiter; the chief arbiter first.
    #[arg(long = "arbiter", value_name = "NAME")]
    arbiters: Vec<String>,
    /// The thinking time, in words.
    #[arg(long, value_name = "WORDS")]
    time_control: Option<String>,
    /// Teams meet, in matches of --boards boards.
    #[arg(long, requires = "boards")]
    teams: bool,
    /// Teams: the boards of a match.
    #[arg(long, requires = "of_teams")]
    boards: Option<u16>,
    /// Teams: which points make the order, match-points or board-points.
    #[arg(long, value_parser = word::<TeamCount>, requires = "of_teams", value_name = "POINTS")]
    count: Option<TeamCount>,
    /// Teams: match points of a win, a draw and a loss; by default 2-1-0.
    #[arg(long, value_name = "W-D-L", requires = "of_teams")]
    match_points: Option<String>,
    /// Teams: the colours of the home team, board 1 first; by default WB, and so on.
    #[arg(long, value_parser = typed::<BoardColors>, requires = "of_teams", value_name = "WB...", alias = "colours")]
    colors: Option<BoardColors>,
    /// Teams: how a line-up sits: free, members (in the order of the list) or rating.
    #[arg(long, value_parser = word::<BoardOrder>, requires = "of_teams", value_name = "ORDER")]
    order: Option<BoardOrder>,
    /// Show the file, and write nothing.
    #[arg(long)]
    dry_run: bool,
}

impl NewArgs {
    /// Returns the named preset.
    fn preset(&self) -> Result<Option<&'static TeamPreset>, Failure> {
        let named = |name: &String| {
            TeamPreset::named(name).ok_or_else(|| {
                let known = TeamPreset::all().iter().map(|one| one.name.clone()).collect();
                misuse(&Misuse::NoPreset { name: name.clone(), known })
            })
        };
        self.preset.as_ref().map(named).transpose()
    }

    /// Returns the choices for an event, which by default has the name of its file.
    fn asked(
        &self,
        stem: String,
        preset: Option<&'static TeamPreset>,
    ) -> Result<NewEvent, Refused> {
        Ok(NewEvent {
            name: self.name.clone().unwrap_or(stem),
            preset,
            system: self.system,
            rounds: self.rounds,
            cycles: self.cycles,
            schedule: self.schedule.clone(),
            games: self.games,
            left: self.left,
            numbers: self.numbers,
            seed: self.seed.unwrap_or_else(drawn_seed),
            scoring: self.scoring,
            points: self.points.as_deref().map(three).transpose()?,
            rules: self.rules.clone(),
            tiebreaks: self.tiebreaks.clone(),
            place: self.place.clone(),
            federation: self.federation.clone(),
            start: self.start,
            end: self.end,
            arbiters: self.arbiters.clone(),
            time_control: self.time_control.clone(),
            boards: self.boards,
            count: self.count,
            match_points: self.match_points.as_deref().map(three).transpose()?,
            colors: self.colors.clone(),
            order: self.order,
        })
    }

    /// Creates the refusal to begin an event, with the options that help.
    fn refused(&self, why: NotBegun) -> Refused {
        match why {
            NotBegun::NoSystem => {
                let name = self.preset.clone().unwrap_or_default();
                Misuse::PresetWithoutSystem { name }.refused()
            }
            NotBegun::NoBoards { preset: name } => Misuse::PresetWithoutBoards { name }.refused(),
            NotBegun::OtherSystem { length, system } => {
                let option = match length {
                    LengthOf::Rounds => "--rounds",
                    LengthOf::Games => "--games",
                    LengthOf::Left => "--left",
                    LengthOf::Schedule => "--schedule",
                };
                Misuse::OptionOf { option, system }.refused()
            }
            NotBegun::Refused(refused) => refused,
        }
    }
}

fn three(text: &str) -> Result<[Points; 3], Refused> {
    let not = || Misuse::NoPoints { text: text.to_owned() }.refused();
    let parts: Vec<Points> =
        text.split('-').map(str::parse).collect::<Result<_, _>>().map_err(|_| not())?;
    parts.try_into().map_err(|_| not())
}

/// Returns a seed that is hard to predict and short enough to read aloud.
pub(super) fn drawn_seed() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let nanos = now.map_or(0, |now| now.as_nanos() as u64);
    (nanos ^ u64::from(process()).rotate_left(20)) % 1_000_000_007
}

/// Runs `arbiter event new`.
pub(super) fn run(args: &NewArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    can_be_named(&args.event)?;
    let path = target::new_path(&args.event);
    let preset = args.preset()?;
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let event = args.asked(stem, preset)?.event().map_err(|why| args.refused(why))?;
    crate::app::rules::load(&event.rules, &[])?;
    let file = EventFile::at(&path);
    if args.dry_run {
        out.write_all(file.text_of(&event)?.as_bytes()).with_context(crate::cli::words::writing)?;
        return Ok(Outcome::Fine);
    }
    let was_lost = file.is_lost();
    let begun = file.begin(&author(), "new", &Echo::begun(&event), &event)?;
    let by = preset.map(|preset| Echo::ByPreset {
        title: Origin::of(&preset.title).said(),
        source: preset.source.clone(),
        name: preset.name.clone(),
        unread: preset.unread.len(),
    });
    let said: Vec<Echo> = [Echo::begun_in(file.name(), &event)].into_iter().chain(by).collect();
    tell_as(&begun, &said, out)?;
    if was_lost {
        let (event, number) = (args.event.clone(), file.history()?.operations.len() as u64 - 1);
        note(&ListSaid::EarlierEvent { event, number });
    }
    Ok(Outcome::Fine)
}

#[derive(Debug, Args)]
pub(super) struct PresetsArgs {
    #[command(subcommand)]
    what: OfProgram,
}

/// Runs `arbiter event presets`.
pub(super) fn presets(args: &PresetsArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let known = || TeamPreset::all().iter().map(|one| one.name.clone()).collect();
    let line = |one: &TeamPreset| {
        format!("{:<28}{}\n", one.name, say(&Origin::of(&one.title), language()))
    };
    let text = match args.what.name() {
        Some(name) => TeamPreset::document(name)
            .map(str::to_owned)
            .ok_or_else(|| misuse(&Misuse::NoPreset { name: name.to_owned(), known: known() }))?,
        None => pager::folded(&TeamPreset::all().iter().map(line).collect::<String>()),
    };
    out.write_all(text.as_bytes()).with_context(crate::cli::words::writing)?;
    Ok(Outcome::Fine)
}
