//! Building an event from a table.

use std::collections::BTreeMap;

use super::CrosstableFormat;
use super::cell::{Cell, Ended};
use super::fault::CrosstableFault;
use super::table::{Row, Table, finding};
use crate::diag::{Finding, Level, Span};
use crate::event::{
    Board, Bye, ByeKind, Color, Event, EventDocument, Ledger, Numbers, Outcome, PairedRound, Play,
    Player, PlayerDocument, PlayerId, Points, Round, Score, Scoring, ScoringMode, SwissSettings,
    System, check,
};
use crate::trf::ConversionNote;
use crate::trf::plain::clear;

/// A game, White first: places from 0, and its ending.
struct Game {
    white: usize,
    black: usize,
    ended: [Ended; 2],
    span: Span,
}

/// Builds the event of a table.
pub(super) fn event(
    bytes: &[u8],
    table: &Table,
) -> Result<(Event, Vec<ConversionNote>), Vec<Finding>> {
    let mut wrong = Vec::new();
    let rounds: Vec<Vec<Game>> =
        (0..table.rounds).map(|round| games(bytes, table, round, &mut wrong)).collect();
    if !wrong.is_empty() {
        return Err(wrong);
    }
    let is_free = |row: &Row, round: usize| matches!(row.cells[round].0, Cell::Free(_));
    let is_paired = |round: &usize| {
        !rounds[*round].is_empty() || table.rows.iter().any(|row| is_free(row, *round))
    };
    let paired = (0..table.rounds).rev().find(is_paired).map_or(0, |round| round + 1);
    let free: Vec<Points> = table
        .rows
        .iter()
        .flat_map(|row| &row.cells)
        .filter_map(|(cell, _)| if let Cell::Free(points) = cell { Some(*points) } else { None })
        .collect();
    let scoring = scoring(&rounds, &free)
        .map_err(|span| vec![finding(bytes, span, CrosstableFault::Scoring)])?;
    let mut notes = Vec::new();
    let system = system(table, &rounds[..paired], &mut notes);
    let name = table.name.clone().unwrap_or_else(|| "Tournament".into());
    let players = players(table, &mut notes);
    let document = EventDocument { scoring, players, ..EventDocument::new(name, system) };
    let mut event = Event::from(document);
    notes.extend(clear(&mut event));
    let mut made = Vec::new();
    for (at, games) in rounds[..paired].iter().enumerate() {
        let mut round = PairedRound::new(Round(u16::try_from(at + 1).unwrap_or(u16::MAX)));
        round.add_boards(games.iter().zip(1..).map(|(game, number)| board(&event, game, number)));
        round.add_byes(byes(bytes, table, &event, at)?);
        made.push(round);
    }
    let event = Event::from(EventDocument { rounds: made, ..event.into_document() });
    if let Some(problem) = check(&event).into_iter().find(|one| one.code().level == Level::Error) {
        let why = problem.what().said();
        return Err(vec![Finding::of(CrosstableFault::NoEvent { why }, Span::default())]);
    }
    compare(&event, table, &mut notes);
    Ok((event, notes))
}

/// Returns the games of a round, in the order of the higher places.
fn games(bytes: &[u8], table: &Table, round: usize, wrong: &mut Vec<Finding>) -> Vec<Game> {
    let mut games = Vec::new();
    for (at, row) in table.rows.iter().enumerate() {
        let (Cell::Game { place, color, ended }, span) = row.cells[round] else { continue };
        let mut say = |fault| wrong.push(finding(bytes, span, fault));
        let Some(other) = table.rows.get(place - 1).filter(|_| place - 1 != at) else {
            say(CrosstableFault::NoOpponent { place });
            continue;
        };
        let (Cell::Game { place: back, color: other_color, ended: other_ended }, _) =
            other.cells[round]
        else {
            say(CrosstableFault::NoGame { place, round: round + 1 });
            continue;
        };
        if back != at + 1 {
            say(CrosstableFault::OtherOpponent { place, other: back });
        } else if color == other_color {
            say(CrosstableFault::SameColor { place });
        } else if (ended == Ended::Open) != (other_ended == Ended::Open) {
            say(CrosstableFault::OtherResult { place });
        } else if at < place - 1 {
            let is_white = color == Color::White;
            let (white, black) = if is_white { (at, place - 1) } else { (place - 1, at) };
            let ended = if is_white { [ended, other_ended] } else { [other_ended, ended] };
            games.push(Game { white, black, ended, span });
        }
    }
    games
}

/// The scoring modes to recognise in a table, besides plain wins, draws and losses.
const MODES: &[ScoringMode] = &[
    ScoringMode::Delft,
    ScoringMode::DelftHalves,
    ScoringMode::Goes,
    ScoringMode::Delft10,
    ScoringMode::Delft432,
    ScoringMode::Delft532,
];

/// Returns a scoring by win, draw and loss, if the games have no other scores.
fn plain(rounds: &[Vec<Game>]) -> Option<Scoring> {
    let mut won: Option<(Points, Points)> = None;
    let mut drawn: Option<Points> = None;
    for game in rounds.iter().flatten() {
        let [Ended::Points(first), Ended::Points(second)] = game.ended else { continue };
        let own = (first.max(second), first.min(second));
        let same = match first == second {
            true => *drawn.get_or_insert(first) == first,
            false => *won.get_or_insert(own) == own,
        };
        if !same {
            return None;
        }
    }
    let (win, loss) = won?;
    let draw = drawn.filter(|draw| (loss..=win).contains(draw));
    Some(Scoring::default().with_points(win, draw.unwrap_or(loss), loss))
}

/// Returns the scoring that fits every game, or else the place of a game that fits none.
fn scoring(rounds: &[Vec<Game>], free: &[Points]) -> Result<Scoring, Span> {
    let mut candidates = vec![Scoring::default(), Scoring::chess()];
    candidates.extend(MODES.iter().map(|mode| Scoring::of(*mode)));
    candidates.extend(plain(rounds));
    let played = || {
        rounds.iter().flatten().filter_map(|game| match game.ended {
            [Ended::Points(first), Ended::Points(second)] => {
                Some((game.span, Outcome::Played(Score::new(first, second))))
            }
            _ => None,
        })
    };
    let is_bye = |scoring: &Scoring, points: Points| {
        [scoring.win, scoring.draw, Points::ZERO].contains(&points)
    };
    let fits = |scoring: &Scoring| played().all(|(_, outcome)| scoring.accepts(outcome).is_ok());
    // If several fit, prefer one in which the byes have valid points.
    let fits_all =
        |scoring: &Scoring| fits(scoring) && free.iter().all(|points| is_bye(scoring, *points));
    let found = candidates.iter().find(|scoring| fits_all(scoring));
    if let Some(scoring) = found.or_else(|| candidates.iter().find(|scoring| fits(scoring))) {
        return Ok(scoring.clone());
    }
    let alien = |outcome| candidates.iter().all(|scoring| scoring.accepts(outcome).is_err());
    let first = played()
        .find(|(_, outcome)| alien(*outcome))
        .or_else(|| played().find(|(_, outcome)| candidates[0].accepts(*outcome).is_err()));
    Err(first.map_or(Span::default(), |(span, _)| span))
}

/// Returns a round robin if everybody has met everybody equally often in the required number of
/// rounds.
fn system(table: &Table, rounds: &[Vec<Game>], notes: &mut Vec<ConversionNote>) -> System {
    let players = table.rows.len();
    let mut meetings: BTreeMap<(usize, usize), u16> = BTreeMap::new();
    for game in rounds.iter().flatten() {
        *meetings.entry((game.white.min(game.black), game.white.max(game.black))).or_default() += 1;
    }
    let pairs = players * players.saturating_sub(1) / 2;
    let times = meetings.values().next().copied().unwrap_or(0);
    let all_met =
        pairs > 0 && meetings.len() == pairs && meetings.values().all(|&met| met == times);
    let by_hand = |mut system: System| {
        system.numbers = Numbers::Hand;
        system
    };
    if all_met && players == 2 && times > 1 {
        return by_hand(System::of_games(times));
    }
    let round_robin = System::of_cycles(times);
    if all_met && times <= 100 && round_robin.planned_rounds(players) == Some(table.rounds) {
        return by_hand(round_robin);
    }
    let count = table.rounds.max(1);
    notes.push(ConversionNote::TakenForSwiss { rounds: count });
    let rounds = u16::try_from(count).ok();
    by_hand(Play::Swiss(SwissSettings { rounds, ..SwissSettings::default() }).into())
}

fn players(table: &Table, notes: &mut Vec<ConversionNote>) -> Vec<Player> {
    let numbered = table.rows.iter().all(|row| row.number.is_some());
    if !numbered {
        notes.push(ConversionNote::PlacesForNumbers);
    }
    let rows = table.rows.iter().zip(1..);
    rows.map(|(row, place)| {
        let number = row.number.filter(|_| numbered).unwrap_or(place);
        let id: PlayerId = format!("p{number}").parse().expect("a letter and digits are an id");
        let text = |text: &str| (!text.is_empty()).then(|| text.to_owned());
        let document = PlayerDocument {
            number: Some(number),
            title: text(&row.title),
            federation: text(&row.federation),
            federation_id: text(&row.id),
            rating: row.rating,
            ..PlayerDocument::new(id, row.name.clone())
        };
        document.into()
    })
    .collect()
}

fn board(event: &Event, game: &Game, number: u16) -> Board {
    let id = |at: usize| event.players[at].id.clone();
    let mut board = Board::new(number, id(game.white), id(game.black));
    let won = |ended: Ended| match ended {
        Ended::Points(points) => points > Points::ZERO,
        Ended::ForfeitWin => true,
        Ended::ForfeitLoss | Ended::Open => false,
    };
    board.result = match game.ended {
        [Ended::Open, _] | [_, Ended::Open] => Vec::new(),
        [Ended::Points(first), Ended::Points(second)] => {
            vec![Outcome::Played(Score::new(first, second))]
        }
        [white, black] => vec![match (won(white), won(black)) {
            (true, _) => event.scoring.forfeit(Some(Color::Black)),
            (_, true) => event.scoring.forfeit(Some(Color::White)),
            _ => event.scoring.forfeit(None),
        }],
    };
    board
}

fn byes(
    bytes: &[u8],
    table: &Table,
    event: &Event,
    round: usize,
) -> Result<Vec<Bye>, Vec<Finding>> {
    let scoring = &event.scoring;
    let absent = |row: &&Row| row.cells[round].0 == Cell::Nothing;
    let is_free_round = event.is_scheduled()
        && table.rows.len() % 2 == 1
        && table.rows.iter().filter(absent).count() == 1;
    let mut byes = Vec::new();
    for (row, player) in table.rows.iter().zip(&event.players) {
        let bye = match row.cells[round].0 {
            Cell::Game { .. } => continue,
            Cell::Nothing if is_free_round => ByeKind::PairingAllocated,
            Cell::Nothing => ByeKind::Absent,
            Cell::Free(points) if points == scoring.win => ByeKind::PairingAllocated,
            Cell::Free(points) if points == scoring.draw => ByeKind::HalfPoint,
            Cell::Free(points) if points == Points::ZERO => ByeKind::Absent,
            Cell::Free(points) => {
                let (win, draw) = (scoring.win, scoring.draw);
                let fault = CrosstableFault::ByeWorth { points, win, draw };
                return Err(vec![finding(bytes, row.cells[round].1, fault)]);
            }
        };
        byes.push(Bye { player: player.id.clone(), bye, note: None });
    }
    Ok(byes)
}

/// Notes the totals that do not follow from the rounds.
fn compare(event: &Event, table: &Table, notes: &mut Vec<ConversionNote>) {
    let ledger = Ledger::whole(event);
    let mut differ = table.rows.iter().enumerate().filter_map(|(at, row)| {
        let (said, made) = (row.total?, ledger.score(at));
        (said != made).then_some((&row.name, made, said))
    });
    if let Some((name, made, said)) = differ.next() {
        let without_games = table.format == CrosstableFormat::Toernooibase;
        let (name, more) = (name.clone(), differ.count());
        notes.push(ConversionNote::TotalsDiffer { name, made, said, more, without_games });
    }
}
