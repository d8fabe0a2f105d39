//! Acts that enter results, of boards and of records; how games ended, and whether they are rated.

use super::{amendment, in_play, line, lines};
use crate::event::done::runs;
use crate::event::{Echo, Line};
use crate::{Error, Hindrance};
use draughts_events::event::acts::{self, Entry, GamesAct, Part};
use draughts_events::event::{Ending, Event, GivenUp, Round};

pub(super) fn enter(
    event: &mut Event,
    round: Option<Round>,
    entries: &[Entry],
    (amend, reason): (bool, Option<&str>),
) -> Result<Vec<Line>, Error> {
    // Clearing is amending: it needs no extra confirmation.
    let amend = amend || entries.iter().all(Entry::clears);
    let amend = amendment(amend, reason);
    let (round, done) = acts::enter_in_round(event, round, entries, amend.as_ref())?;
    Ok(and_still_open(event, round, lines(&done)))
}

pub(super) fn in_order(
    event: &mut Event,
    round: Option<Round>,
    results: &[String],
    to: Option<u16>,
) -> Result<Vec<Line>, Error> {
    let (round, done) = acts::enter_in_order(event, round, results, to)?;
    Ok(and_still_open(event, round, lines(&done)))
}

/// Enters results of a list, each with its round, and reports what is missing in these rounds, or
/// in this one if the list has no results.
pub(super) fn of_list(
    event: &mut Event,
    round: Round,
    results: &[(Round, Entry)],
    (amend, reason): (bool, Option<&str>),
) -> Result<Vec<Line>, Error> {
    let amend = amendment(amend, reason);
    let mut said = Vec::new();
    for (round, entry) in results {
        let entry = std::slice::from_ref(entry);
        // A note on a pairing based on several results is given once.
        for line in lines(&acts::enter(event, *round, entry, amend.as_ref())?) {
            if line.part != Part::Aside || !said.contains(&line) {
                said.push(line);
            }
        }
    }
    // Missing results are reported for each round in the list.
    let mut rounds: Vec<Round> = results.iter().map(|(round, _)| *round).collect();
    rounds.sort_unstable();
    rounds.dedup();
    if rounds.is_empty() {
        rounds.push(round);
    }
    Ok(rounds.into_iter().fold(said, |said, round| and_still_open(event, round, said)))
}

/// Enters the results of game records.
pub(super) fn games(event: &mut Event, act: &GamesAct) -> Result<Vec<Line>, Error> {
    let GamesAct { round, entries, records, accepted, exchanged, same, amend, reason } = act;
    let amend = amendment(*amend, reason.as_deref());
    for (name, player) in same {
        acts::add_alias(event, player, name)?;
    }
    let mut said = acts::enter_games(event, *round, entries, records, amend.as_ref())?;
    acts::accept_records(event, *round, accepted);
    for (board, record) in exchanged {
        let reason = reason.as_deref().unwrap_or(record);
        said.extend(acts::swap_colors(event, *round, *board, reason, true)?);
    }
    Ok(lines(&said))
}

/// Records how a player gave up a game: which game, after how many moves, and whether it costs
/// points.
pub(super) fn ended(
    event: &mut Event,
    round: Option<Round>,
    player: &str,
    (how, game, moves, penalised): (GivenUp, u16, Option<u16>, bool),
) -> Result<Vec<Line>, Error> {
    if penalised && how == GivenUp::Resigned {
        return Err(Hindrance::ResigningIsFree.refused().into());
    }
    let player = event.players[acts::find_player(event, player)?].id.clone();
    let ending = Ending { player, how, game, moves, penalised };
    let round = in_play(event, round)?;
    Ok(line(&acts::give_up(event, round, ending)?))
}

pub(super) fn rated(
    event: &mut Event,
    round: Option<Round>,
    boards: &[Entry],
) -> Result<Vec<Line>, Error> {
    let round = in_play(event, round)?;
    Ok(lines(&acts::set_rated(event, round, boards)?))
}

/// Appends what is missing in the round to these lines.
fn and_still_open(event: &Event, round: Round, mut lines: Vec<Line>) -> Vec<Line> {
    lines.extend(still_open(event, round).as_ref().map(Line::of));
    lines
}

/// Returns what is missing in a round.
pub(in crate::event) fn still_open(event: &Event, round: Round) -> Option<Echo> {
    let (paired, games) = (event.round(round)?, event.scoring.games());
    let boards: Vec<u16> = paired.open(games).map(|board| board.board).collect();
    let adjourned: Vec<u16> = paired.missing(games).map(|board| board.board).collect();
    let echo = match boards.len() {
        0 if !adjourned.is_empty() => {
            let several = adjourned.len() > 1;
            Echo::OnlyAdjourned { round, boards: runs(&adjourned), several }
        }
        0 => Echo::AllResultsIn { round },
        1..=20 => Echo::StillOpen { round, boards: runs(&boards) },
        open => Echo::ManyOpen { round, boards: open },
    };
    Some(echo)
}
