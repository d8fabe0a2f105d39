//! Acts that pair rounds, by the system or by hand, and undo pairings.

use chrono::NaiveDate;

use super::{line, lines};
use crate::event::beside::missing_boards;
use crate::event::echo::named;
use crate::event::{Echo, Line, team_acts};
use crate::{Error, Hindrance};
use draughts_events::event::acts::{self, PlayoffEcho, Seat, playoff_of};
use draughts_events::event::{Board, Event, PairedRound, PlayerId, Round, TeamMatch, TimeOfDay};
use draughts_events::pairing::{self, PairOptions};
use draughts_ground::said::{Day, Told};

pub(super) fn round(
    event: &mut Event,
    round: Round,
    date: Option<NaiveDate>,
    time: Option<TimeOfDay>,
    remove: bool,
) -> Result<Vec<Line>, Error> {
    Ok(line(&acts::set_round(event, round, date, time, remove)?))
}

pub(super) fn pair(
    event: &mut Event,
    options: PairOptions,
    draft: bool,
) -> Result<Vec<Line>, Error> {
    let left = if options.adjourn_missing { missing_boards(event) } else { Vec::new() };
    let round = pairing::pair_next(event, options)?;
    let drafts = lines(&acts::keep_back(event, round, draft));
    Ok(left.iter().map(Line::of).chain(paired(event, round)).chain(drafts).collect())
}

pub(super) fn pair_all(
    event: &mut Event,
    date: Option<NaiveDate>,
    time: Option<TimeOfDay>,
    every: u16,
    draft: bool,
) -> Result<Vec<Line>, Error> {
    let rounds = pairing::pair_all(event, date, time, every)?;
    if let Some(&first) = rounds.first() {
        // One line per round would repeat the same message.
        acts::keep_back(event, first, draft);
    }
    let first = match rounds.as_slice() {
        &[first, last] => Some(Echo::BothPaired { first, last }),
        &[first, .., last] => Some(Echo::RoundsPaired { first, last }),
        &[round] => Some(Echo::RoundPaired { round }),
        [] => None,
    };
    let each = rounds.into_iter().flat_map(|round| paired(event, round));
    Ok(first.iter().map(Line::of).chain(each.map(Line::detail)).collect())
}

pub(super) fn unpair(event: &mut Event, force: bool) -> Result<Vec<Line>, Error> {
    let playoffs = event.playoffs.clone();
    let openings = event.rounds.last().map_or(Vec::new(), |last| last.openings.clone());
    let round = pairing::unpair(event, force)?;
    let openings = acts::openings_given_up(&openings, false).map(|echo| Line::of(&echo));
    let gone = playoffs.iter().filter(|one| !event.playoffs.contains(one));
    let gone = gone.map(|one| PlayoffEcho::Cleared { of: playoff_of(one) });
    let unpaired = Line::of(&Echo::Unpaired { round });
    let gone = gone.map(|echo| Line::of(&echo));
    Ok([unpaired].into_iter().chain(openings).chain(gone).collect())
}

/// Exchanges the places of two players or teams.
pub(super) fn swap(
    event: &mut Event,
    round: Option<Round>,
    [one, other]: [&str; 2],
    reason: &str,
    force: bool,
) -> Result<Vec<Line>, Error> {
    let round = round.unwrap_or(event.last_paired());
    let said = pairing::swap(event, round, one, other, reason, force)?;
    Ok(team_acts::by_hand(event, round, &said))
}

/// Exchanges the colours of the players of a board, or of all boards of a match.
pub(super) fn swap_colors(
    event: &mut Event,
    round: Option<Round>,
    board: &str,
    reason: &str,
    force: bool,
) -> Result<Vec<Line>, Error> {
    let round = round.unwrap_or(event.last_paired());
    if !board.trim_start().starts_with(|c: char| c.is_ascii_digit()) {
        return Err(Hindrance::SwapOfWhat.refused().into());
    }
    let boards = acts::boards_meant(event, round, board)?;
    let mut said = Vec::new();
    for &board in &boards {
        said.extend(acts::swap_colors(event, round, board, reason, force)?);
    }
    let paired = event.round(round);
    let is_meant = |one: &TeamMatch| {
        let own = paired.into_iter().flat_map(|paired| paired.boards_of(one.number));
        own.into_iter().any(|board| boards.contains(&board.board))
    };
    Ok(team_acts::of_matches(event, round, is_meant, &said))
}

/// Pairs a round by hand: by default the last open one, or the next if none is open.
pub(super) fn edit(
    event: &mut Event,
    round: Option<Round>,
    seats: &[Seat],
    reason: &str,
    force: bool,
) -> Result<Vec<Line>, Error> {
    let last = event.last_paired();
    let is_open = |round: &PairedRound| round.boards.iter().any(|board| board.result.is_empty());
    let open = event.rounds.last().is_some_and(is_open);
    let round = round.unwrap_or(if open { last } else { last.next() });
    let said = pairing::pair_by_hand(event, round, seats, reason, force)?;
    let is_new = event.last_paired() > last;
    let drafts = if is_new { acts::keep_back(event, round, false) } else { Vec::new() };
    Ok(team_acts::by_hand(event, round, &said).into_iter().chain(lines(&drafts)).collect())
}

pub(super) fn advance(
    event: &mut Event,
    round: Option<Round>,
    board: u16,
    player: &str,
    reason: Option<&str>,
) -> Result<Vec<Line>, Error> {
    let round = round.unwrap_or(event.last_paired());
    Ok(line(&pairing::advance(event, round, board, player, reason)?))
}

/// Returns who plays whom, one line each.
fn paired(event: &Event, round: Round) -> Vec<Line> {
    let Some(round) = event.round(round) else { return Vec::new() };
    if !event.is_one_part() {
        return team_acts::paired(event, round);
    }
    let date = round.date.map(Day::of);
    let time = round.time.map(|time| time.to_string());
    let head = Echo::RoundOf { round: round.round, date, time, boards: round.boards.len() };
    let names = named(event);
    let boards = round.boards.iter().map(|board| Echo::board(event, &names, board));
    let byes = round.byes.iter().map(|bye| Echo::bye(event, bye));
    let has_fixed = event.has_fixed_boards();
    let fixed = round.boards.iter().filter(|_| has_fixed);
    let elsewhere = fixed.flat_map(|board| not_on_fixed_board(event, board));
    let notes = elsewhere.map(|what| Line::of(&acts::Echo::Note { what: what.said() }));
    let said = [head].into_iter().chain(boards).chain(byes).map(|echo| Line::of(&echo));
    said.chain(notes).collect()
}

/// Iterates over messages on the players of a board whose fixed board is another one.
fn not_on_fixed_board<'e>(event: &'e Event, board: &'e Board) -> impl Iterator<Item = Echo> + 'e {
    let fixed = |id: &PlayerId| event.player(id).and_then(|player| player.fixed_board);
    [&board.white, &board.black].into_iter().filter_map(move |id| {
        let fixed = fixed(id).filter(|&number| number != board.board)?;
        Some(Echo::NotOnFixedBoard { id: id.clone(), fixed, board: board.board })
    })
}
