//! `arbiter event pairings | outstanding | standings | crosstable | bracket | colours | player |
//! players`.

use std::io::Write;

use clap::{Args, ValueEnum};

use super::event_arg::{EventArg, note};
use super::look::{LookArgs, Views, width, write_to};
use crate::app::Hindrance;
use crate::app::event::{
    bracket as bracket_of, categories, category, group_at, in_part, knockout_stage, known_round,
    last_due, ledger, of_teams, opening_moves, stage, team, team_named,
};
use crate::cli::exit::{Failure, Outcome};
use crate::cli::formats::{FormatArgs, Writes, output_with_endings};
use crate::cli::misuse::{Misuse, misuse};
use crate::cli::words::{Label, language};
use crate::event::acts::{self, find_player, paired_round};
use crate::event::{Event, Round};
use crate::event_report::event::{
    ByNameView, CardView, ClubsView, ColorsView, Columns, CrosstableView, ExplanationView,
    FixturesView, IndividualsView, Order, OutstandingView, PairingsView, PlayerColumn, PlayersView,
    StandingsView, TeamCardView, latest_begun, latest_complete, name_cards, slips, table_cards,
};
use crate::event_report::sheet::{CardSize, cards_html, cards_text, slips_html, slips_text};
use crate::report::{DrawingFormat, ViewFormat};

#[derive(Debug, Args)]
pub(super) struct PairingsArgs {
    #[command(flatten)]
    look: LookArgs,
    /// The round [default: current round].
    #[arg(long, value_name = "ROUND")]
    round: Option<Round>,
    /// Every round that is paired, one below the other.
    #[arg(long, conflicts_with = "round")]
    all: bool,
    /// By board, or by name: where everybody sits.
    #[arg(long, value_enum, default_value_t)]
    by: PairingsOrder,
    #[command(flatten)]
    columns: ColumnsArg,
    /// Slips for the boards, to tick and sign, in the order of the stack when it is cut; as text
    /// or as pages (html).
    #[arg(long, conflicts_with_all = ["all", "by", "columns"])]
    slips: bool,
    /// Cards for the tables, with marks to cut along; as text or as pages (html).
    #[arg(long, conflicts_with_all = ["all", "by", "columns", "slips"])]
    cards: bool,
}

/// The orders of a list of pairings.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, ValueEnum)]
enum PairingsOrder {
    /// By board.
    #[default]
    Board,
    /// A line for each player, by family name.
    Name,
}

// What a table tells of the players besides what it tells anyway.
#[derive(Debug, Args)]
struct ColumnsArg {
    /// More about the players, in every form; pages (html, md) have ids only if asked.
    #[arg(long, value_enum, value_delimiter = ',', value_name = "COLUMN,...")]
    columns: Vec<ColumnArg>,
}

/// The columns on the command line.
#[derive(Debug, Clone, Copy, ValueEnum)]
enum ColumnArg {
    /// The id, by which commands name a player.
    Id,
    /// The pairing number.
    Number,
    /// The title.
    Title,
    /// The federation.
    #[value(alias = "fed")]
    Federation,
    /// The rating.
    Rating,
    /// The club.
    Club,
    /// The team.
    Team,
}

impl ColumnsArg {
    fn columns(&self) -> Columns {
        let column = |&column: &ColumnArg| match column {
            ColumnArg::Id => PlayerColumn::Id,
            ColumnArg::Number => PlayerColumn::Number,
            ColumnArg::Title => PlayerColumn::Title,
            ColumnArg::Federation => PlayerColumn::Federation,
            ColumnArg::Rating => PlayerColumn::Rating,
            ColumnArg::Club => PlayerColumn::Club,
            ColumnArg::Team => PlayerColumn::Team,
        };
        self.columns.iter().map(column).collect()
    }
}

/// Runs `arbiter event pairings`.
pub(super) fn pairings(args: &PairingsArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let file = args.look.target.file()?;
    let event = file.read()?;
    let round = args.round.unwrap_or_else(|| acts::round_to_show(&event));
    paired_round(&event, round)?;
    let language = language();
    if args.slips {
        let slips = slips(&event, round, language);
        if slips.is_empty() {
            return Err(Hindrance::NothingToPlay { round }.refused().into());
        }
        let pages = || slips_html(&slips, language);
        return print(&args.look, || slips_text(&slips, language), pages, out);
    }
    if args.cards {
        let cards = table_cards(&event, round, language);
        if cards.is_empty() {
            return Err(Hindrance::NothingToPlay { round }.refused().into());
        }
        let pages = || cards_html(&cards, CardSize::Table, language);
        return print(&args.look, || cards_text(&cards, language), pages, out);
    }
    let event = args.look.for_paper(event);
    let all = event.rounds.iter().map(|paired| paired.round);
    let rounds: Vec<Round> = if args.all { all.collect() } else { vec![round] };
    let columns = args.columns.columns();
    match args.by {
        PairingsOrder::Board => {
            let moves = |round| opening_moves(&event, file.folder(), round);
            let view = PairingsView::new(&event, rounds).with_columns(columns);
            args.look.show(&view.with_opening_moves(moves), out)
        }
        PairingsOrder::Name => {
            args.look.show(&ByNameView::new(&event, rounds).with_columns(columns), out)
        }
    }
}

/// Writes output for people only: text, or pages.
pub(super) fn print(
    look: &LookArgs,
    text: impl FnOnce() -> String,
    pages: impl FnOnce() -> String,
    out: &mut dyn Write,
) -> Result<Outcome, Failure> {
    if look.print.is_said() {
        return Err(misuse(&Misuse::PrintOfCutOut));
    }
    print_as(&look.target, &look.form, text, pages, out)
}

/// Writes such output for an event in a format.
pub(super) fn print_as(
    target: &EventArg,
    form: &FormatArgs<Views>,
    text: impl FnOnce() -> String,
    pages: impl FnOnce() -> String,
    out: &mut dyn Write,
) -> Result<Outcome, Failure> {
    let printed = match form.format()? {
        ViewFormat::Text => text(),
        ViewFormat::Html => pages(),
        ViewFormat::Csv | ViewFormat::Xlsx | ViewFormat::Json | ViewFormat::Md => {
            return Err(misuse(&Misuse::SlipsForPeople));
        }
    };
    write_to(target, form.output.as_deref(), &printed, out)
}

#[derive(Debug, Args)]
pub(super) struct OutstandingArgs {
    #[command(flatten)]
    look: LookArgs,
    /// The games of all paired rounds, including those to come.
    #[arg(long)]
    all: bool,
}

/// Runs `arbiter event outstanding`.
pub(super) fn outstanding(args: &OutstandingArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let event = args.look.target.read()?;
    let last = if args.all { event.last_paired() } else { last_due(&event) };
    args.look.show(&OutstandingView::new(&event, last), out)
}

#[derive(Debug, Args)]
pub(super) struct FixturesArgs {
    #[command(flatten)]
    look: LookArgs,
    /// Those of a team, by id.
    #[arg(long, value_name = "ID")]
    team: Option<String>,
}

/// Runs `arbiter event fixtures`.
pub(super) fn fixtures(args: &FixturesArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let event = args.look.target.read()?;
    of_teams(&event)?;
    let team = args.team.as_deref().map(|named| team_named(&event, named)).transpose()?;
    let parts: Vec<_> = (0..event.stage_count()).flat_map(|at| event.parts(at)).collect();
    args.look.show(&FixturesView::new(&event, &parts, team), out)
}

#[derive(Debug, Args)]
pub(super) struct StandingsArgs {
    #[command(flatten)]
    look: LookArgs,
    /// After this round, without later ones [default: current round; on a page, the last that is
    /// complete].
    #[arg(long, value_name = "ROUND")]
    round: Option<Round>,
    #[command(flatten)]
    columns: ColumnsArg,
    /// Only players of this category, such as U18; may be given several times.
    #[arg(long = "category", value_name = "CATEGORY")]
    categories: Vec<String>,
    /// A table for each category.
    #[arg(long, conflicts_with = "categories")]
    by_category: bool,
    /// How the points and each tie-break of a player, or of a team, came about, opponent by
    /// opponent.
    #[arg(long, value_name = "ID", conflicts_with_all = ["categories", "by_category"])]
    explain: Option<String>,
    #[command(flatten)]
    stage: StageArg,
    /// Only this group of the stage.
    #[arg(long, value_name = "GROUP", conflicts_with = "explain")]
    group: Option<String>,
    /// In team events: the players, by points and percentage of the games they played.
    #[arg(long, conflicts_with_all = ["categories", "by_category", "explain", "stage", "group"])]
    players: bool,
    /// With --players: only the games at this board of the matches.
    #[arg(long, value_name = "BOARD", requires = "players")]
    board: Option<u16>,
    /// The clubs, by the sum of their best players (--best).
    #[arg(long, conflicts_with_all = ["categories", "by_category", "explain", "players"])]
    clubs: bool,
    /// With --clubs: how many players of a club count.
    #[arg(long, value_name = "PLAYERS", requires = "clubs", default_value_t = 3)]
    #[arg(value_parser = clap::value_parser!(u16).range(1..))]
    best: u16,
}

// Which stage is shown.
#[derive(Debug, Args)]
struct StageArg {
    /// The stage, by its name or its number from 1; by default, that of the round.
    #[arg(long, value_name = "STAGE")]
    stage: Option<String>,
}

impl StageArg {
    /// Returns the index of the stage.
    fn of(&self, event: &Event, round: Option<Round>) -> Result<usize, Failure> {
        Ok(stage(event, self.stage.as_deref(), round)?)
    }
}

/// Runs `arbiter event standings`.
pub(super) fn standings(args: &StandingsArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let event = args.look.for_paper(args.look.target.read()?);
    known_round(&event, args.round)?;
    let columns = args.columns.columns();
    if args.players {
        of_teams(&event)?;
        let round = args.round.unwrap_or_else(|| latest_begun(&event));
        let view = IndividualsView::new(&event, round, args.board).with_columns(columns);
        return args.look.show(&view, out);
    }
    let stage = args.stage.of(&event, args.round)?;
    let mut parts = event.parts(stage);
    if let Some(named) = &args.group {
        let at = group_at(&event, stage, named)?;
        parts.retain(|part| part.group == Some(at));
    }
    if args.clubs {
        let round = complete_for_paper(&args.look, &event).unwrap_or_else(|| latest_begun(&event));
        let view = ClubsView::new(&event, &parts, args.round.unwrap_or(round), args.best.into());
        return args.look.show(&view, out);
    }
    if let Some(id) = &args.explain {
        let (part, player) = in_part(&event, &parts, id)?;
        let view = ExplanationView::of_part(&event, part, args.round, player);
        return args.look.show(&view, out);
    }
    let categories = match args.by_category {
        true => categories(&event)?,
        false => {
            let named = args.categories.iter().map(|wanted| category(&event, wanted));
            named.collect::<Result<_, _>>()?
        }
    };
    let round = args.round.or_else(|| complete_for_paper(&args.look, &event));
    let view = StandingsView::of_parts(&event, &parts, round, &categories);
    args.look.show(&view.with_columns(columns), out)
}

/// Returns the previous round, with a note, for a page printed while a round is being played.
fn complete_for_paper(look: &LookArgs, event: &Event) -> Option<Round> {
    let (complete, begun) = (latest_complete(event), latest_begun(event));
    if complete == begun || !look.is_page() {
        return None;
    }
    note(&Label::RoundBefore { running: begun, shown: complete });
    Some(complete)
}

#[derive(Debug, Args)]
pub(super) struct CrosstableArgs {
    #[command(flatten)]
    look: LookArgs,
    /// After this round [default: current round].
    #[arg(long, value_name = "ROUND")]
    round: Option<Round>,
    #[command(flatten)]
    columns: ColumnsArg,
    #[command(flatten)]
    stage: StageArg,
    /// In team events: the players, round by round.
    #[arg(long, conflicts_with = "stage")]
    players: bool,
}

/// Runs `arbiter event crosstable`.
pub(super) fn crosstable(args: &CrosstableArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let event = args.look.target.read()?;
    known_round(&event, args.round)?;
    let columns = args.columns.columns();
    if args.players {
        of_teams(&event)?;
        let ledger = ledger(&event, args.round)?;
        let view = CrosstableView::of_players(&event, &ledger);
        return args.look.show(&view.with_columns(columns), out);
    }
    let parts = event.parts(args.stage.of(&event, args.round)?);
    let view = CrosstableView::of_parts(&event, &parts, args.round);
    args.look.show(&view.with_columns(columns), out)
}

#[derive(Debug, Args)]
pub(super) struct BracketArgs {
    #[command(flatten)]
    target: EventArg,
    #[command(flatten)]
    form: FormatArgs<Drawings>,
    #[command(flatten)]
    stage: StageArg,
}

/// The output of `bracket`.
#[derive(Debug)]
enum Drawings {}

impl Writes for Drawings {
    type Form = DrawingFormat;
    const USUAL: DrawingFormat = DrawingFormat::Text;
    const MAY_LACK_ENDING: bool = false;
    const FORMAT_HELP: &'static str = "The form; without it the ending of FILE decides, else text";

    fn purpose(format: DrawingFormat) -> &'static str {
        match format {
            DrawingFormat::Text => "For a terminal",
            DrawingFormat::Svg => "A picture",
            DrawingFormat::Html => "The picture on a page to print",
            DrawingFormat::Json => "For programs; see `arbiter schema`",
        }
    }

    fn output_help() -> String {
        output_with_endings::<Self::Form>()
    }
}

/// Runs `arbiter event bracket`.
pub(super) fn bracket(args: &BracketArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let event = args.target.read()?;
    let at = match &args.stage.stage {
        Some(named) => stage(&event, Some(named), None)?,
        None => knockout_stage(&event),
    };
    let parts = event.parts(at);
    let width = width(args.form.output.as_deref());
    let text = bracket_of(&event, &parts)?.written(args.form.format()?, width, language());
    write_to(&args.target, args.form.output.as_deref(), &text, out)
}

#[derive(Debug, Args)]
pub(super) struct ColorsArgs {
    #[command(flatten)]
    look: LookArgs,
    /// After this round [default: current round].
    #[arg(long, value_name = "ROUND")]
    round: Option<Round>,
    #[command(flatten)]
    stage: StageArg,
    /// In team events: the players.
    #[arg(long, conflicts_with = "stage")]
    players: bool,
}

/// Runs `arbiter event colours`.
pub(super) fn colors(args: &ColorsArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let event = args.look.target.read()?;
    known_round(&event, args.round)?;
    if args.players {
        of_teams(&event)?;
        let ledger = ledger(&event, args.round)?;
        return args.look.show(&ColorsView::new(&event, &ledger), out);
    }
    let parts = event.parts(args.stage.of(&event, args.round)?);
    args.look.show(&ColorsView::of_parts(&event, &parts, args.round), out)
}

#[derive(Debug, Args)]
pub(super) struct PlayerArgs {
    #[command(flatten)]
    look: LookArgs,
    /// The id of the player, or of the team.
    #[arg(value_name = "ID")]
    player: String,
    /// For the arbiter: include the private entries of the arbiter's book about the player or the
    /// team.
    #[arg(long)]
    book: bool,
}

/// Runs `arbiter event player`.
pub(super) fn player(args: &PlayerArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let event = args.look.target.read()?;
    if let Some(team) = team(&event, &args.player) {
        let parts: Vec<_> = (0..event.stage_count()).flat_map(|at| event.parts(at)).collect();
        let card = TeamCardView::new(&event, team, &parts);
        let card = if args.book { card.with_book(&event) } else { card };
        return args.look.show(&card, out);
    }
    let player = find_player(&event, &args.player)?;
    let card = CardView::new(&event, player);
    let card = if args.book { card.with_book(&event) } else { card };
    args.look.show(&card, out)
}

#[derive(Debug, Args)]
pub(super) struct PlayersArgs {
    #[command(flatten)]
    look: LookArgs,
    /// In what order.
    #[arg(long, value_enum, default_value_t)]
    by: OrderArg,
    /// Cards to wear, with marks to cut along; as text or as pages (html).
    #[arg(long)]
    cards: bool,
    /// Days of birth, and not the years alone; csv and xlsx always have them.
    #[arg(long, conflicts_with = "cards")]
    birth_days: bool,
}

/// The orders on the command line.
#[derive(Debug, Clone, Copy, Default, ValueEnum)]
enum OrderArg {
    /// By pairing number, then by id.
    #[default]
    Number,
    /// By family name.
    Name,
    /// The highest rating first.
    Rating,
}

/// Runs `arbiter event players`.
pub(super) fn players(args: &PlayersArgs, out: &mut dyn Write) -> Result<Outcome, Failure> {
    let event = args.look.target.read()?;
    let order = match args.by {
        OrderArg::Number => Order::Number,
        OrderArg::Name => Order::Name,
        OrderArg::Rating => Order::Rating,
    };
    if args.cards {
        let language = language();
        let cards = name_cards(&event, order, language);
        let pages = || cards_html(&cards, CardSize::Name, language);
        return print(&args.look, || cards_text(&cards, language), pages, out);
    }
    // A table is for reading back, and omits nothing.
    let whole = args.look.is_table();
    let view = PlayersView::new(&event, order).with_birth_days(args.birth_days || whole);
    args.look.show(&view.whole(whole), out)
}
