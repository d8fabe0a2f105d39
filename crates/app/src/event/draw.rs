//! Draws of openings for a round: the lines that are allowed, and the line that a number selects.

use std::collections::BTreeMap;
use std::path::Path;

use super::{Changed, EventFile, Line, WriteMode, apply};
use crate::openings::{belongs, load_from};
use crate::round::{kept_name, laws};
use crate::{Error, Help, Hindrance};
use draughts_events::acts::{Act, Apply, ClearOpenings, DrawOpenings, PairRound};
use draughts_events::event::acts::{self, LineRole, paired_round};
use draughts_events::event::{
    Chance, DrawnNumber, DrawnOpening, Event, PairedRound, Round, openings_by_board,
};
use draughts_games::openings::{Opening, Table};
use draughts_ground::said::said;
use draughts_report::openings::{CardOpening, LineView, OpeningCardView};
use journalled_file::Author;

/// The limit of random numbers: six digits, so that they can be read out and divided by hand.
const SIX_DIGITS: u64 = 1_000_000;

/// The scope of one draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Per {
    /// One opening for all boards.
    #[default]
    Round,
    /// An opening for each board.
    Board,
}

/// A request to draw openings.
#[derive(Debug, Clone, Default)]
pub struct DrawRequest {
    /// The round; by default the current one.
    pub round: Option<Round>,
    /// The scope of one draw.
    pub per: Per,
    /// The table; by default the last one used for these boards, or that of the rules.
    pub table: Option<String>,
    /// The decks of the table; by default its usual ones.
    pub decks: Vec<String>,
    /// The ranges of boards to draw for, each as first and last; empty for all.
    pub boards: Vec<(u16, u16)>,
    /// The ranges of boards within each match to draw for, each as first and last; empty for all.
    pub seats: Vec<(u16, u16)>,
    /// Whether used lines may be drawn again.
    pub allow_used: bool,
}

/// The source of the lots.
pub enum Lots<'l> {
    /// A random source, asked for a fresh number for each lot.
    Machine(&'l mut dyn FnMut() -> Result<u64, Error>),
    /// Numbers that were called out, one per lot.
    Called(&'l [u64]),
    /// A line drawn by hand, by its number.
    Hand(&'l str),
}

impl EventFile {
    /// Draws the openings of a round and writes them; no random number is taken before the event is
    /// locked.
    ///
    /// # Errors
    ///
    /// Fails if the table does not exist or is for other rules, no line is left, the act is
    /// refused, or the file cannot be read or written; nothing is drawn then.
    pub fn draw(
        &self,
        author: &Author,
        mode: WriteMode,
        request: &DrawRequest,
        mut lots: Lots<'_>,
    ) -> Result<Changed, Error> {
        self.change(author, mode, "draw", |event| {
            let act = drawn(event, self.folder(), request, &mut lots)?;
            let same = same_positions(event, self.folder(), &act);
            let mut done = apply(event, act)?;
            done.lines.extend(same);
            Ok(done)
        })
    }
}

impl EventFile {
    /// Pairs the next round and draws its openings, as one operation.
    ///
    /// # Errors
    ///
    /// Fails if the round cannot be paired, or as [`draw`](Self::draw); nothing is paired or drawn
    /// then.
    pub fn pair_and_draw(
        &self,
        author: &Author,
        mode: WriteMode,
        pair: PairRound,
        request: &DrawRequest,
        mut lots: Lots<'_>,
    ) -> Result<Changed, Error> {
        self.change(author, mode, PairRound::VERB, |event| {
            let mut done = apply(event, pair.clone())?;
            let request = DrawRequest { round: Some(event.last_paired()), ..request.clone() };
            let draw = drawn(event, self.folder(), &request, &mut lots)?;
            let same = same_positions(event, self.folder(), &draw);
            done.lines.extend(apply(event, draw.clone())?.lines);
            done.lines.extend(same);
            // One operation is one act, which does both when it is applied again.
            let both = Act::from(PairRound { draw: Some(draw), ..pair });
            done.act = Some(serde_json::to_value(both).expect("an act is plain data"));
            Ok(done)
        })
    }

    /// Removes the openings of some boards of a round, or of all if none are named.
    ///
    /// # Errors
    ///
    /// Fails if the act is refused or the file cannot be read or written; nothing is removed then.
    pub fn clear_openings(
        &self,
        author: &Author,
        mode: WriteMode,
        round: Option<Round>,
        boards: &[(u16, u16)],
        reason: &str,
    ) -> Result<Changed, Error> {
        self.change(author, mode, "draw", |event| {
            let round = round.map_or_else(|| acts::round_in_play(event), Ok)?;
            let is_meant =
                |board: &u16| boards.iter().any(|&(first, last)| (first..=last).contains(board));
            let paired = event.round(round).into_iter().flat_map(|paired| &paired.boards);
            let mut meant: Vec<u16> = paired.map(|board| board.board).filter(is_meant).collect();
            if meant.is_empty() {
                // Boards that do not exist are refused by the first number of their range.
                meant.extend(boards.iter().map(|&(first, _)| first));
            }
            let (boards, reason) = (meant, reason.to_owned());
            apply(event, ClearOpenings { round, boards, reason })
        })
    }
}

/// Returns a remark on each new opening that leads to the same position as one drawn before with
/// another number: a draw skips numbers that were used, not positions.
fn same_positions(event: &Event, folder: &Path, act: &DrawOpenings) -> Vec<Line> {
    let DrawOpenings { round, openings, .. } = act;
    let drawn: Vec<(Round, &DrawnOpening)> =
        event.openings().chain(openings.iter().map(|one| (*round, one))).collect();
    let mut tables: BTreeMap<&str, Option<Table>> = BTreeMap::new();
    for (_, one) in &drawn {
        tables.entry(&one.table).or_insert_with(|| load_from(&one.table, folder).ok());
    }
    let position = |one: &DrawnOpening| {
        let table = tables.get(one.table.as_str())?.as_ref()?;
        table.find(&one.number).map(|line| line.position)
    };
    let mut same = Vec::new();
    for at in drawn.len() - openings.len()..drawn.len() {
        let one = drawn[at].1;
        let Some(own) = position(one) else { continue };
        let is_same = |(_, other): &&(Round, &DrawnOpening)| {
            !other.is_line(&one.table, &one.number) && position(other) == Some(own)
        };
        same.extend(drawn[..at].iter().find(is_same).map(|(round, other)| {
            let (table, number) = (one.table.clone(), one.number.clone());
            let (other_table, other) = (other.table.clone(), other.number.clone());
            let said = said!(
                "opening-same-position",
                "{ $table } { $number } leads to the same position as { $other_table } { $other }, \
                 which was drawn for round { $round }";
                table, number, other_table, other, round = *round
            );
            Line { said, part: LineRole::Aside, board: None }
        }));
    }
    same
}

/// Returns the act of a draw for an event.
///
/// # Errors
///
/// As [`EventFile::draw`].
pub fn drawn(
    event: &Event,
    folder: &Path,
    request: &DrawRequest,
    lots: &mut Lots<'_>,
) -> Result<DrawOpenings, Error> {
    let round = match request.round {
        Some(round) => round,
        None => acts::round_in_play(event)?,
    };
    let paired = &event.rounds[paired_round(event, round)?];
    let boards = boards(paired, request)?;
    let (name, table) = table(event, folder, request.table.as_deref(), &boards)?;
    let by_hand = matches!(lots, Lots::Hand(_));
    let groups: Vec<Vec<u16>> = match (request.per, by_hand) {
        (Per::Board, false) => boards.iter().map(|&board| vec![board]).collect(),
        _ if boards.len() == paired.boards.len() => vec![Vec::new()],
        _ => vec![boards],
    };
    if let Lots::Called(numbers) = lots
        && numbers.len() != groups.len()
    {
        let (numbers, openings) = (numbers.len(), groups.len());
        return Err(Hindrance::CalledNumbers { numbers, openings }.refused().into());
    }
    let mut openings: Vec<DrawnOpening> = Vec::new();
    for (at, boards) in groups.into_iter().enumerate() {
        let (number, drawn) = if let Lots::Hand(number) = lots {
            (line(&table, &name, number)?.number.clone(), None)
        } else {
            let allowed = allowed(event, &name, &table, request, &openings)?;
            let of = u32::try_from(allowed.len()).unwrap_or(u32::MAX);
            let (number, by) = match lots {
                Lots::Machine(chance) => (lot(chance, u64::from(of))?, Chance::Machine),
                Lots::Called(numbers) => (numbers[at], Chance::Called),
                Lots::Hand(_) => unreachable!("a line that is drawn by hand has no number"),
            };
            let (decks, used_too) = (request.decks.clone(), request.allow_used);
            let drawn = DrawnNumber { number, of, by, decks, used_too };
            (meant(number, &allowed).number.clone(), Some(drawn))
        };
        openings.push(DrawnOpening { boards, table: name.clone(), number, drawn });
    }
    Ok(DrawOpenings { round, openings, allow_used: request.allow_used })
}

/// Returns a fresh random number of six digits that gives each line the same chance: numbers from
/// the last multiple of the line count up are rejected.
pub(super) fn lot(chance: &mut dyn FnMut() -> Result<u64, Error>, of: u64) -> Result<u64, Error> {
    let below = SIX_DIGITS.max(of) / of * of;
    let range = SIX_DIGITS.max(of);
    // Uniform over the numbers below the range, from 64 bits.
    let fair = u64::MAX / range * range;
    loop {
        let number = chance()?;
        if number < fair && number % range < below {
            return Ok(number % range);
        }
    }
}

/// Returns the line that a number selects: the remainder of its division by the line count is the
/// number of lines to skip.
pub(super) fn meant<'t>(number: u64, allowed: &[&'t Opening]) -> &'t Opening {
    let count = allowed.len() as u64;
    let over = usize::try_from(number % count).expect("it is less than a count of lines");
    allowed[over]
}

/// Returns the lines that may be drawn, in table order: those of the decks that were used neither
/// in the event nor in this draw.
fn allowed<'t>(
    event: &Event,
    name: &str,
    table: &'t Table,
    request: &DrawRequest,
    now: &[DrawnOpening],
) -> Result<Vec<&'t Opening>, Error> {
    let of_decks = table.drawn_from(&request.decks).map_err(|deck| {
        let known = table.decks.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>();
        let known = (!known.is_empty()).then_some(known);
        Hindrance::NoDeck { table: name.to_owned(), deck: deck.to_owned(), known }.refused()
    })?;
    let lines = of_decks.len();
    let used: std::collections::BTreeSet<&str> = event
        .openings()
        .map(|(_, opening)| opening)
        .chain(now)
        .filter(|opening| opening.table == name)
        .map(|opening| opening.number.as_str())
        .collect();
    let is_free =
        |opening: &&Opening| request.allow_used || !used.contains(opening.number.as_str());
    let allowed: Vec<&Opening> = of_decks.into_iter().filter(is_free).collect();
    if allowed.is_empty() {
        let table = name.to_owned();
        return Err(Hindrance::TableUsedUp { table, lines }.help(&Help::AllowUsed).into());
    }
    Ok(allowed)
}

/// Returns the line with this number.
///
/// # Errors
///
/// Fails if the table has no such line.
fn line<'t>(table: &'t Table, name: &str, number: &str) -> Result<&'t Opening, Error> {
    table.find(number).ok_or_else(|| {
        let (table, number, example) =
            (name.to_owned(), number.to_owned(), table.example().to_owned());
        Hindrance::NoLine { table, number, example }.refused().into()
    })
}

/// Returns the boards to draw for.
fn boards(paired: &PairedRound, request: &DrawRequest) -> Result<Vec<u16>, Error> {
    let within = |ranges: &[(u16, u16)], number: u16| {
        ranges.is_empty() || ranges.iter().any(|&(first, last)| (first..=last).contains(&number))
    };
    let numbers = || paired.boards.iter().map(|board| board.board);
    let (round, first, last) =
        (paired.round, numbers().min().unwrap_or(0), numbers().max().unwrap_or(0));
    if last == 0 {
        return Err(Hindrance::NoBoards { round }.refused().into());
    }
    for &(from, to) in &request.boards {
        if !numbers().any(|number| (from..=to).contains(&number)) {
            let board = if from == to { from.to_string() } else { format!("{from}-{to}") };
            return Err(Hindrance::NoSuchBoard { round, board, first, last }.refused().into());
        }
    }
    let seat = |board: &&draughts_events::event::Board| {
        request.seats.is_empty() || board.seat.is_some_and(|seat| within(&request.seats, seat))
    };
    let chosen = paired.boards.iter().filter(|board| within(&request.boards, board.board));
    let boards: Vec<u16> = chosen.filter(seat).map(|board| board.board).collect();
    if boards.is_empty() {
        return Err(Hindrance::NoSuchSeats { round }.refused().into());
    }
    Ok(boards)
}

/// Returns the table to draw from, with its name in the event: by default the last one used for
/// some of these boards, else the last one used at all, else that of the rules.
fn table(
    event: &Event,
    folder: &Path,
    named: Option<&str>,
    boards: &[u16],
) -> Result<(String, Table), Error> {
    let laws = laws(event, folder)?;
    let name = match named {
        Some(name) => of_folder(name, folder),
        None => {
            let all = || event.openings().map(|(_, opening)| opening);
            let of_boards = all().filter(|one| boards.iter().any(|&board| one.is_for(board)));
            let last = of_boards.last().or_else(|| all().last());
            let last = last.map(|opening| opening.table.as_str());
            let usual = || usual_table(&laws.set.game_type.number());
            let name = last.or_else(usual).ok_or_else(|| {
                Hindrance::WhichTable { rules: laws.set.name.clone() }.help(&Help::NameTable)
            })?;
            name.to_owned()
        }
    };
    let table = load_from(&name, folder)?;
    if !belongs(&table, &laws) {
        let (rules, own) = (table.rules().name.clone(), laws.set.name.clone());
        return Err(Hindrance::TableOfOther { table: name, rules, own }
            .help(&Help::ListTables)
            .into());
    }
    Ok((name, table))
}

/// Returns the usual table for a game type.
const fn usual_table(game_type: &Option<u16>) -> Option<&'static str> {
    match game_type {
        Some(21) => Some("acf"),
        Some(25) => Some("idf"),
        Some(26) => Some("brazilian"),
        _ => None,
    }
}

/// Returns a table as an event in this folder records it: by its name, or by the path to its file.
fn of_folder(name: &str, folder: &Path) -> String {
    let is_known = draughts_games::openings::text(name).is_some();
    if is_known || folder.join(name).is_file() || !Path::new(name).is_file() {
        return name.to_owned();
    }
    kept_name(name, folder).unwrap_or_else(|| name.to_owned())
}

/// Returns the openings of a round, for printing and reading out.
///
/// # Errors
///
/// Fails if the round is not paired, a table or line is missing, or nothing has been drawn.
pub fn card(event: &Event, folder: &Path, round: Option<Round>) -> Result<OpeningCardView, Error> {
    let round = match round {
        Some(round) => round,
        None => acts::round_in_play(event)?,
    };
    let paired = &event.rounds[paired_round(event, round)?];
    let mut openings = Vec::new();
    for drawn in openings_by_board(&paired.openings) {
        let table = load_from(&drawn.table, folder)?;
        let opening = line(&table, &drawn.table, &drawn.number)?;
        openings.push(CardOpening {
            boards: drawn.boards.clone(),
            line: LineView::of(&table, opening),
        });
    }
    if openings.is_empty() {
        return Err(acts::Refused::told(&acts::none_drawn(round, false)).into());
    }
    let usual = paired.boards.iter().filter(|board| paired.opening_of(board.board).is_none());
    Ok(OpeningCardView {
        event: event.name.clone(),
        round: round.0,
        usual: usual.map(|board| board.board).collect(),
        games: event.scoring.games(),
        openings,
    })
}

/// Returns the moves of the openings of a round in board order, with `None` for a line whose table
/// is not available.
pub fn opening_moves(event: &Event, folder: &Path, round: Round) -> Vec<Option<String>> {
    let drawn = event.round(round).map(|paired| paired.openings.as_slice()).unwrap_or_default();
    let moves = |drawn: &DrawnOpening| {
        let table = load_from(&drawn.table, folder).ok()?;
        let opening = line(&table, &drawn.table, &drawn.number).ok()?;
        Some(LineView::of(&table, opening).in_moves())
    };
    openings_by_board(drawn).into_iter().map(moves).collect()
}

/// Returns the lines drawn for a round, each with its table and number as recorded in the event.
///
/// # Errors
///
/// Fails if a table or line is missing.
pub fn lines_of_round(
    event: &Event,
    folder: &Path,
    round: Round,
) -> Result<Vec<(String, String, Opening)>, Error> {
    let drawn = event.round(round).map(|paired| paired.openings.as_slice()).unwrap_or_default();
    let mut lines = Vec::new();
    for drawn in drawn {
        let table = load_from(&drawn.table, folder)?;
        let opening = line(&table, &drawn.table, &drawn.number)?.clone();
        lines.push((drawn.table.clone(), drawn.number.clone(), opening));
    }
    Ok(lines)
}
