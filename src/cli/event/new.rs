//! `arbiter event new`.

use std::io::Write;

use crate::cli::words::typed;
use anyhow::Context;
use chrono::NaiveDate;
use clap::Args;

use super::desk::{author, tell_as};
use super::target;
use super::words::{date, word};
use crate::app::event::{Echo, EventFile, can_be_named, can_begin};
use crate::app::new_file::process;
use crate::cli::exit::{Failure, Outcome};
use crate::cli::misuse::Misuse;
use crate::event::acts::Refused;
use crate::event::{
    BoardColors, BoardOrder, Event, Numbers, Points, SchemaVersion, Scoring, ScoringMode,
    SystemDocument, SystemKind, TeamCount, TeamRules, TieBreak,
};

/// Begin an event: write its file.
#[derive(Debug, Args)]
pub(super) struct NewArgs {
    /// The file to write: a path, or a name for tournaments/NAME.yaml.
    #[arg(value_name = "EVENT")]
    event: String,
    /// What the event is called.
    #[arg(long)]
    name: Option<String>,
    /// swiss, round-robin, match, scheveningen or knockout.
    #[arg(long, value_parser = word::<SystemKind>, value_name = "SYSTEM")]
    system: SystemKind,
    /// Swiss: how many rounds.
    #[arg(long)]
    rounds: Option<u16>,
    /// Round robin, Scheveningen: how many times everybody meets.
    #[arg(long, default_value_t = 1)]
    cycles: u16,
    /// Match: how many games.
    #[arg(long)]
    games: Option<u16>,
    /// standard, micro-match, plus-draw, goes, or a Delft count: delft (12 points), delft-10,
    /// delft-4-3-2, delft-5-3-2, delft-2-1.5-1.
    #[arg(long, value_parser = word::<ScoringMode>, default_value = "standard", value_name = "MODE")]
    scoring: ScoringMode,
    /// Points for a win, a draw and a loss, such as 3-1-0 or 1-0.5-0.
    #[arg(long, value_name = "W-D-L")]
    points: Option<String>,
    /// Where pairing numbers come from: rating, lot, varma or hand.
    #[arg(long, value_parser = word::<Numbers>, default_value = "rating", value_name = "FROM")]
    numbers: Numbers,
    /// The number from which lots are drawn; by default it is drawn too, and recorded.
    #[arg(long)]
    seed: Option<u64>,
    /// The rule set of the games: a name from `arbiter rules list`, or a file.
    #[arg(long, default_value = "international")]
    rules: String,
    /// Tie-breaks in order, such as SOLK/T,SOLK,WINS.
    #[arg(long, value_delimiter = ',', value_parser = typed::<TieBreak>)]
    tiebreaks: Option<Vec<TieBreak>>,
    /// Where it is played.
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
    #[arg(long, requires = "teams")]
    boards: Option<u16>,
    /// Teams: which points make the order, match-points or board-points.
    #[arg(long, value_parser = word::<TeamCount>, requires = "teams", value_name = "POINTS")]
    count: Option<TeamCount>,
    /// Teams: match points of a win, a draw and a loss; by default 2-1-0.
    #[arg(long, value_name = "W-D-L", requires = "teams")]
    match_points: Option<String>,
    /// Teams: the colours of the team that is named first, board 1 first; by default WB, and so on.
    #[arg(long, value_parser = typed::<BoardColors>, requires = "teams", value_name = "WB...")]
    colors: Option<BoardColors>,
    /// Teams: how a line-up sits: free, members (in the order of the list) or rating.
    #[arg(long, value_parser = word::<BoardOrder>, requires = "teams", value_name = "ORDER")]
    order: Option<BoardOrder>,
    /// Show the file, and write nothing.
    #[arg(long)]
    dry_run: bool,
}

impl NewArgs {
    fn event(&self, path: &std::path::Path) -> Result<Event, Refused> {
        let meant = [
            (self.rounds.is_some(), SystemKind::Swiss, "--rounds"),
            (self.games.is_some(), SystemKind::Match, "--games"),
        ];
        if let Some((_, system, option)) =
            meant.into_iter().find(|&(given, kind, _)| given && kind != self.system)
        {
            return Err(Misuse::OptionOf { option, system }.refused());
        }
        let system = SystemDocument {
            rounds: self.rounds,
            cycles: self.cycles,
            games: self.games,
            numbers: self.numbers,
            seed: Some(self.seed.unwrap_or_else(drawn_seed)),
            ..SystemDocument::new(self.system)
        };
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let mut event = Event::new(self.name.clone().unwrap_or(stem), system.into());
        event.scoring = Scoring::of(self.scoring);
        if let Some(points) = &self.points {
            let [win, draw, loss] = three(points)?;
            event.scoring = event.scoring.worth(win, draw, loss);
        }
        if let Some(boards) = self.boards {
            event.schema = SchemaVersion::V2;
            event.team_match = Some(self.matches(boards)?);
        }
        event.rules.clone_from(&self.rules);
        event.tiebreaks.clone_from(&self.tiebreaks);
        event.place.clone_from(&self.place);
        event.federation.clone_from(&self.federation);
        (event.start, event.end) = (self.start, self.end);
        event.arbiters.clone_from(&self.arbiters);
        event.time_control.clone_from(&self.time_control);
        can_begin(&event)?;
        Ok(event)
    }

    /// What holds for the matches of teams.
    fn matches(&self, boards: u16) -> Result<TeamRules, Refused> {
        let mut rules = TeamRules::of_boards(boards);
        rules.count = self.count.unwrap_or_default();
        rules.order = self.order.unwrap_or_default();
        rules.colors = self.colors.clone().unwrap_or_default();
        if let Some(points) = &self.match_points {
            [rules.win, rules.draw, rules.loss] = three(points)?;
        }
        Ok(rules)
    }
}

fn three(text: &str) -> Result<[Points; 3], Refused> {
    let not = || Misuse::NoPoints { text: text.to_owned() }.refused();
    let parts: Vec<Points> =
        text.split('-').map(str::parse).collect::<Result<_, _>>().map_err(|_| not())?;
    parts.try_into().map_err(|_| not())
}

/// A seed that nobody can predict, small enough to read aloud.
pub(super) fn drawn_seed() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let nanos = now.map_or(0, |now| now.as_nanos() as u64);
    (nanos ^ u64::from(process()).rotate_left(20)) % 1_000_000_007
}

/// Runs `arbiter event new`.
pub(super) fn run(args: &NewArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    can_be_named(&args.event)?;
    let path = target::new_path(&args.event);
    crate::app::rules::load(&args.rules, &[])?;
    let event = args.event(&path)?;
    let file = EventFile::at(&path);
    if args.dry_run {
        out.write_all(file.text_of(&event)?.as_bytes()).with_context(crate::cli::words::writing)?;
        return Ok(Outcome::Fine);
    }
    let begun = file.begin(&author(), "new", &Echo::begun(&event), &event)?;
    tell_as(&begun, &[Echo::begun_in(file.name(), &event)], out)?;
    Ok(Outcome::Fine)
}
