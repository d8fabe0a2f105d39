//! The effect of each act on an event: one line per act here, and its function in the file of its
//! topic; the acts of teams are in `team_acts`.

mod apart;
mod attendance;
mod pairing;
mod players;
mod results;
mod ruling;

use std::borrow::Cow;

use super::{Done, Line, team_acts};
use crate::Error;
use draughts_events::event::acts::{
    self, Act, Amend, BookAct, DrawAct, OfAct, PublicAct, Refusal, Refused, Remedy,
};
use draughts_events::event::{ByeKind, Event, Postponed, Problem, Round, check};
use draughts_events::pairing::{PairOptions, has_knockout, other_goes_on};

pub(super) use results::still_open;

/// Applies an act; if it is refused, the event may be partly changed.
pub(super) fn applied(event: &mut Event, act: &Act) -> Result<Done, Error> {
    if act.reason().is_some_and(|reason| reason.trim().is_empty()) {
        return Err(Refused::new(Refusal::EmptyReason).help(Remedy::GiveReason).into());
    }
    // In a knockout, a changed result may let another player advance.
    let before = has_knockout(event).then(|| event.clone());
    let (mut lines, kept) = done(event, act)?;
    let others = before.iter().flat_map(|before| other_goes_on(before, event));
    lines.extend(others.map(|other| Line::of(&other.echo(event))).collect::<Vec<_>>());
    // Data that an event cannot hold are refused here, whatever the act, and not when the file is
    // read.
    if let Some(problem) = check(event).into_iter().next() {
        return Err(Refused::from(problem).into());
    }
    let value = serde_json::to_value(kept).expect("an act is plain data");
    Ok(Done { lines, reason: act.reason().map(str::to_owned), act: Some(value) })
}

/// Applies an act and returns its lines, and the act as the history keeps it: with the IDs given.
fn done<'a>(event: &mut Event, act: &'a Act) -> Result<(Vec<Line>, Cow<'a, Act>), Error> {
    let lines = match act {
        Act::Add { players } => {
            let (lines, players) = players::add(event, players)?;
            return Ok((lines, Cow::Owned(Act::Add { players })));
        }
        Act::OfTeams(of_teams) => {
            let (lines, of_teams) = team_acts::apply(event, of_teams)?;
            return Ok((lines, Cow::Owned(Act::OfTeams(of_teams))));
        }
        Act::Remove { player } => players::remove(event, player)?,
        Act::Set { player: Some(player), fields, .. } => players::set(event, player, fields)?,
        Act::Set { player: None, fields, .. } => players::set_event(event, fields)?,
        Act::SetEach { category, fields, .. } => {
            players::set_each(event, category.as_deref(), fields)?
        }
        Act::Update { updates } => players::update(event, updates)?,
        Act::Alias { player, aliases, remove } => players::alias(event, player, aliases, *remove)?,
        Act::Late { player, from } => attendance::late(event, player, *from)?,
        Act::MeetBye { player, reason } => attendance::meet_bye(event, player, reason.as_deref())?,
        Act::Forbid { players, rounds, reason, remove } => match remove {
            true => apart::allow(event, players)?,
            false => apart::forbid(event, players, *rounds, reason.as_deref())?,
        },
        Act::Separate { by, rounds, remove, .. } => match remove {
            true => apart::unite(event, by),
            false => apart::separate(event, by, *rounds)?,
        },
        &Act::Round { round, date, time, remove, .. } => {
            pairing::round(event, round, date, time, remove)?
        }
        &Act::Pair { date, time, adjourn_missing, draft, draw: ref drawn } => {
            let options = PairOptions { adjourn_missing, date, time };
            let mut lines = pairing::pair(event, options, draft)?;
            if let Some(drawn) = drawn {
                lines.extend(draw(event, drawn)?);
            }
            lines
        }
        &Act::PairAll { date, time, every, draft } => {
            pairing::pair_all(event, date, time, every, draft)?
        }
        Act::Unpair { force, .. } => pairing::unpair(event, *force)?,
        Act::Swap { one, other: Some(other), round, reason, force } => {
            pairing::swap(event, *round, [one, other], reason, *force)?
        }
        Act::Swap { one, other: None, round, reason, force } => {
            pairing::swap_colors(event, *round, one, reason, *force)?
        }
        Act::Edit { seats, round, reason, force } => {
            pairing::edit(event, *round, seats, reason, *force)?
        }
        Act::Advance { board, player, round, reason } => {
            pairing::advance(event, *round, *board, player, reason.as_deref())?
        }
        Act::Result { entries, round, amend, reason } => {
            results::enter(event, *round, entries, (*amend, reason.as_deref()))?
        }
        Act::InOrder { results, to, round, .. } => results::in_order(event, *round, results, *to)?,
        Act::Results { results, round, amend, reason } => {
            results::of_list(event, *round, results, (*amend, reason.as_deref()))?
        }
        Act::Games(of_records) => results::games(event, of_records)?,
        Act::Ended { player, how, game, moves, penalised, round, .. } => {
            results::ended(event, *round, player, (*how, *game, *moves, *penalised))?
        }
        Act::Rated { boards, round, .. } => results::rated(event, *round, boards)?,
        Act::Ruling(given) => ruling::ruling(event, given)?,
        Act::Bye { players, kind, rounds, cancel } => {
            each(players, |player| attendance::ask(event, player, *kind, rounds, *cancel))?
        }
        Act::Absent { players, rounds, cancel } => {
            let absent = ByeKind::Absent;
            each(players, |player| attendance::ask(event, player, absent, rounds, *cancel))?
        }
        Act::Withdraw { players, after, .. } => {
            each(players, |player| attendance::withdraw(event, player, *after))?
        }
        Act::Return { players } => each(players, |player| attendance::come_back(event, player))?,
        Act::Postpone { boards, until, round, reason } => {
            let postponed = Postponed { until: *until, reason: reason.clone() };
            attendance::postpone(event, *round, boards, &postponed)?
        }
        Act::Adjourn { boards, round } => attendance::adjourn(event, *round, boards)?,
        Act::OfPrizes(of_prizes) => {
            let mut lines = lines(&acts::of_prizes(event, of_prizes)?);
            let category = of_prizes.category().filter(|category| !category.is_empty());
            lines.extend(
                category
                    .into_iter()
                    .flat_map(|category| players::categories_of_nobody(event, Some(category))),
            );
            lines
        }
        Act::OfBook(of_book) => book(event, of_book)?,
        Act::OfDraw(of_draw) => draw(event, of_draw)?,
        Act::OfPlayoff(of_playoff) => lines(&acts::of_playoff(event, of_playoff)?),
        Act::OfPublic(PublicAct::PublishRound { round }) => {
            lines(&acts::publish_round(event, *round)?)
        }
    };
    Ok((lines, Cow::Borrowed(act)))
}

/// Applies a function to each of several players.
fn each(
    players: &[String],
    mut done: impl FnMut(&str) -> Result<Vec<Line>, Error>,
) -> Result<Vec<Line>, Error> {
    let lines: Result<Vec<_>, _> = players.iter().map(|player| done(player)).collect();
    Ok(lines?.concat())
}

fn book(event: &mut Event, act: &BookAct) -> Result<Vec<Line>, Error> {
    let (echo, found) = acts::of_book(event, act)?;
    let note = |problem: &Problem| Line::of(&acts::Echo::Note { what: problem.what().said() });
    Ok([Line::of(&echo)].into_iter().chain(found.iter().map(note)).collect())
}

fn draw(event: &mut Event, act: &DrawAct) -> Result<Vec<Line>, Error> {
    Ok(lines(&match act {
        DrawAct::DrawOpenings { round, openings, allow_used } => {
            acts::draw_openings(event, *round, openings, *allow_used)?
        }
        DrawAct::ClearOpenings { round, boards, .. } => {
            acts::clear_openings(event, *round, boards)?
        }
    }))
}

/// Returns the reason for a change of recorded results, if the change is allowed.
pub(crate) fn amendment(amend: bool, reason: Option<&str>) -> Option<Amend> {
    reason.filter(|_| amend).map(|reason| Amend { reason: reason.to_owned() })
}

fn in_play(event: &Event, named: Option<Round>) -> Result<Round, Refused> {
    named.map_or_else(|| acts::round_in_play(event), Ok)
}

pub(super) fn lines(said: &[impl OfAct]) -> Vec<Line> {
    said.iter().map(Line::of).collect()
}

fn line(said: &impl OfAct) -> Vec<Line> {
    vec![Line::of(said)]
}
