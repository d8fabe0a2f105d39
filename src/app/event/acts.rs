//! What each act does to an event.

use std::borrow::Cow;
use std::collections::HashSet;

use super::beside::missing_boards;
use super::done::runs;
use super::{Done, Echo, Line, team_acts};
use crate::app::round::settings;
use crate::app::{Error, Hindrance, rules};
use crate::event::acts::{
    self, Act, Amend, DrawAct, Entry, NewPlayer, OfAct, Part, PlayoffEcho, PlayoffOf, Refusal,
    Refused, Remedy, Spot,
};
use crate::event::{
    Board, ByeKind, Ending, Event, GivenUp, Outcome, PlayerId, Postponed, Problem, Round, Ruling,
    TeamMatch, check,
};
use crate::pairing::{self, PairOptions};
use draughts_ground::said::Told;

/// Does what an act says; the event may be changed in part if it is refused.
pub(super) fn applied(event: &mut Event, act: &Act) -> Result<Done, Error> {
    if act.reason().is_some_and(|reason| reason.trim().is_empty()) {
        return Err(Refused::new(Refusal::EmptyReason).help(Remedy::GiveReason).into());
    }
    let mut kept = Cow::Borrowed(act);
    let said = match act {
        Act::Add { players } => {
            let (said, added) = add(event, players)?;
            kept = Cow::Owned(Act::Add { players: added });
            said
        }
        Act::Remove { player } => vec![Line::of(&acts::remove(event, player)?)],
        Act::Set { player, fields, .. } => set(event, player.as_deref(), fields)?,
        Act::Update { updates } => lines(&acts::update(event, updates)?),
        Act::Alias { player, aliases, remove } => {
            let one = |alias: &String| match remove {
                true => acts::remove_alias(event, player, alias),
                false => acts::add_alias(event, player, alias),
            };
            lines(&aliases.iter().map(one).collect::<Result<Vec<_>, _>>()?)
        }
        Act::Late { player, from } => {
            let from = from.unwrap_or(event.last_paired().next());
            let team = acts::as_team(event, player);
            let late = match &team {
                Some(team) => acts::team_arrives(event, team, from)?,
                None => acts::arrive_late(event, player, from)?,
            };
            // An absence that was asked for in that round before is not meant any more.
            let asked = event.requests.len();
            let plays = acts::cancel_request(event, player, from)?;
            let gone = (event.requests.len() < asked).then(|| Line::of(&plays));
            [Line::of(&late)].into_iter().chain(gone).collect()
        }
        Act::MeetBye { player, reason } => {
            let said = pairing::meet_bye(event, player, reason.as_deref())?;
            let team = acts::as_team(event, player);
            let is_its = |one: &TeamMatch| team.as_ref().is_some_and(|team| one.has(team));
            team_acts::of_matches(event, event.last_paired(), is_its, &said)
        }
        Act::Forbid { players, remove: true, .. } => vec![Line::of(&acts::allow(event, players)?)],
        Act::Forbid { players, rounds, reason, remove: false } => {
            vec![Line::of(&acts::forbid(event, players, *rounds, reason.as_deref())?)]
        }
        Act::Separate { by, remove: true, .. } => {
            by.iter().map(|&by| Line::of(&acts::unite(event, by))).collect()
        }
        Act::Separate { by, rounds, remove: false, .. } => {
            let mut said = Vec::new();
            for &by in by {
                said.extend(lines(&acts::separate(event, by, *rounds)?));
            }
            said
        }
        &Act::Round { round, date, time, remove, .. } => {
            vec![Line::of(&acts::set_round(event, round, date, time, remove)?)]
        }
        &Act::Pair { date, time, adjourn_missing, draft } => {
            let left = missing_boards(event).filter(|_| adjourn_missing);
            let round = pairing::pair_next(event, PairOptions { adjourn_missing, date, time })?;
            let drafts = lines(&acts::keep_back(event, round, draft));
            left.iter().map(Line::of).chain(paired(event, round)).chain(drafts).collect()
        }
        &Act::PairAll { date, time, every, draft } => {
            let rounds = pairing::pair_all(event, date, time, every)?;
            if let Some(&first) = rounds.first() {
                // One line a round would say the same.
                acts::keep_back(event, first, draft);
            }
            let first = match rounds.as_slice() {
                &[first, last] => Some(Echo::BothPaired { first, last }),
                &[first, .., last] => Some(Echo::RoundsPaired { first, last }),
                &[round] => Some(Echo::RoundPaired { round }),
                [] => None,
            };
            let each = rounds.into_iter().flat_map(|round| paired(event, round));
            first.iter().map(Line::of).chain(each.map(Line::detail)).collect()
        }
        Act::Unpair { force, .. } => {
            let playoffs = event.playoffs.clone();
            let openings = event.rounds.last().map_or(Vec::new(), |last| last.openings.clone());
            let round = pairing::unpair(event, *force)?;
            let openings = acts::DrawEcho::given_up(&openings, false).map(|echo| Line::of(&echo));
            let gone = playoffs.iter().filter(|one| !event.playoffs.contains(one));
            let gone = gone.map(|one| PlayoffEcho::Cleared { of: PlayoffOf::of(one) });
            let unpaired = Line::of(&Echo::Unpaired { round });
            [unpaired].into_iter().chain(openings).chain(gone.map(|echo| Line::of(&echo))).collect()
        }
        Act::Swap { one, other, round, reason, force } => {
            let round = round.unwrap_or(event.last_paired());
            match other {
                Some(other) => {
                    let said = pairing::swap(event, round, one, other, reason, *force)?;
                    team_acts::by_hand(event, round, &said)
                }
                None if !one.trim_start().starts_with(|c: char| c.is_ascii_digit()) => {
                    return Err(Hindrance::SwapOfWhat.refused().into());
                }
                None => {
                    let boards = acts::boards_meant(event, round, one)?;
                    let mut said = Vec::new();
                    for &board in &boards {
                        said.extend(acts::swap_colors(event, round, board, reason, *force)?);
                    }
                    let paired = event.round(round);
                    let is_meant = |one: &TeamMatch| {
                        let own =
                            paired.into_iter().flat_map(|paired| paired.boards_of(one.number));
                        own.into_iter().any(|board| boards.contains(&board.board))
                    };
                    team_acts::of_matches(event, round, is_meant, &said)
                }
            }
        }
        Act::Edit { seats, round, reason, force } => {
            let last = event.last_paired();
            let is_open = |round: &crate::event::PairedRound| {
                round.boards.iter().any(|board| board.result.is_empty())
            };
            let open = event.rounds.last().is_some_and(is_open);
            let round = round.unwrap_or(if open { last } else { last.next() });
            let said = pairing::pair_by_hand(event, round, seats, reason, *force)?;
            let is_new = event.last_paired() > last;
            let drafts = if is_new { acts::keep_back(event, round, false) } else { Vec::new() };
            team_acts::by_hand(event, round, &said).into_iter().chain(lines(&drafts)).collect()
        }
        Act::Advance { board, player, round, reason } => {
            let round = round.unwrap_or(event.last_paired());
            vec![Line::of(&pairing::advance(event, round, *board, player, reason.as_deref())?)]
        }
        Act::Result { entries, round, amend, reason } => {
            // To clear is to amend: it needs no second word for it.
            let amend = *amend || entries.iter().all(Entry::clears);
            let amend = amendment(amend, reason.as_deref());
            let (round, done) = acts::enter_in_round(event, *round, entries, amend.as_ref())?;
            lines(&done)
                .into_iter()
                .chain(still_open(event, round).as_ref().map(Line::of))
                .collect()
        }
        Act::InOrder { results, to, round, .. } => {
            let (round, done) = acts::enter_in_order(event, *round, results, *to)?;
            lines(&done)
                .into_iter()
                .chain(still_open(event, round).as_ref().map(Line::of))
                .collect()
        }
        Act::Results { results, round, amend, reason } => {
            let amend = amendment(*amend, reason.as_deref());
            let mut said = Vec::new();
            for (round, entry) in results {
                let entry = std::slice::from_ref(entry);
                // What was paired on several results is said once.
                for line in lines(&acts::enter(event, *round, entry, amend.as_ref())?) {
                    if line.part != Part::Aside || !said.contains(&line) {
                        said.push(line);
                    }
                }
            }
            said.extend(still_open(event, *round).as_ref().map(Line::of));
            said
        }
        Act::Games { round, entries, records, accepted, exchanged, same, amend, reason } => {
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
            lines(&said)
        }
        Act::Ended { player, how, game, moves, penalised, round, .. } => {
            if *penalised && *how == GivenUp::Resigned {
                return Err(Hindrance::ResigningIsFree.refused().into());
            }
            let ending = Ending {
                player: event.players[acts::find_player(event, player)?].id.clone(),
                how: *how,
                game: *game,
                moves: *moves,
                penalised: *penalised,
            };
            let round = in_play(event, *round)?;
            vec![Line::of(&acts::give_up(event, round, ending)?)]
        }
        Act::Rated { boards, round, .. } => {
            let round = in_play(event, *round)?;
            lines(&acts::set_rated(event, round, boards)?)
        }
        Act::Ruling { ruling, entry, ending, exchanged, amend, reason } => {
            let mut entered = Vec::new();
            if let Some(entry) = entry {
                let amend = amendment(*amend, reason.as_deref());
                let entry = std::slice::from_ref(entry);
                entered = acts::enter(event, ruling.round, entry, amend.as_ref())?;
            }
            let result = entry.as_ref().and_then(|_| result_of(event, ruling));
            let mut said = vec![Line::of(&record(event, ruling, result))];
            said.extend(lines(&entered));
            if let Some(ending) = ending {
                said.push(Line::of(&acts::give_up(event, ruling.round, ending.clone())?));
            }
            if let (Some(record), Some(board)) = (exchanged, ruling.board) {
                let reason = reason.as_deref().unwrap_or(record);
                said.extend(lines(&acts::swap_colors(event, ruling.round, board, reason, true)?));
            }
            said
        }
        Act::Bye { player, kind, rounds, cancel } => ask(event, player, *kind, rounds, *cancel)?,
        Act::Absent { player, rounds, cancel } => {
            ask(event, player, ByeKind::Absent, rounds, *cancel)?
        }
        Act::Withdraw { player, after, .. } => lines(&match acts::as_team(event, player) {
            Some(team) => acts::withdraw_team(event, team.as_str(), *after)?,
            None => acts::withdraw(event, player, *after)?,
        }),
        Act::Return { player } => lines(&match acts::as_team(event, player) {
            Some(team) => acts::team_comes_back(event, team.as_str())?,
            None => acts::come_back(event, player)?,
        }),
        Act::Postpone { boards, until, round, reason } => {
            let (round, spots) = spots(event, boards, *round)?;
            let postponed = Postponed { until: *until, reason: reason.clone() };
            lines(&acts::postpone(event, round, &spots, &postponed)?)
        }
        Act::Adjourn { boards, round } => {
            let (round, spots) = spots(event, boards, *round)?;
            lines(&acts::adjourn(event, round, &spots)?)
        }
        Act::OfTeams(of_teams) => {
            let (said, done) = team_acts::apply(event, of_teams)?;
            kept = Cow::Owned(Act::OfTeams(done));
            said
        }
        Act::OfPrizes(of_prizes) => lines(&acts::of_prizes(event, of_prizes)?),
        Act::OfBook(of_book) => {
            let (echo, found) = acts::of_book(event, of_book)?;
            let note =
                |problem: &Problem| Line::of(&acts::Echo::Note { what: problem.what().said() });
            [Line::of(&echo)].into_iter().chain(found.iter().map(note)).collect()
        }
        Act::OfDraw(DrawAct::DrawOpenings { round, openings, allow_used }) => {
            lines(&acts::draw_openings(event, *round, openings, *allow_used)?)
        }
        Act::OfDraw(DrawAct::ClearOpenings { round, boards, .. }) => {
            lines(&acts::clear_openings(event, *round, boards)?)
        }
        Act::OfPlayoff(of_playoff) => lines(&acts::of_playoff(event, of_playoff)?),
        Act::OfPublic(acts::PublicAct::PublishRound { round }) => {
            lines(&acts::publish_round(event, *round)?)
        }
    };
    // Whatever was asked: what cannot be in an event is refused here, and not by its file.
    if let Some(problem) = check(event).into_iter().next() {
        return Err(Refused::from(problem).into());
    }
    let value = serde_json::to_value(kept).expect("an act is plain data");
    Ok(Done { lines: said, reason: act.reason().map(str::to_owned), act: Some(value) })
}

/// Boards as they were typed, and the round that they are meant in.
fn spots(
    event: &Event,
    boards: &[String],
    round: Option<Round>,
) -> Result<(Round, Vec<Spot>), Refused> {
    let spot = |said: &String| {
        let no = |_| Refused::new(Refusal::NoSpot { said: said.clone() });
        said.parse::<Spot>().map(|spot| spot.settled(event)).map_err(no)
    };
    let spots = boards.iter().map(spot).collect::<Result<Vec<_>, _>>()?;
    let meant = || acts::round_of_boards(event, spots.iter().map(|spot| &spot.whose));
    Ok((round.map_or_else(meant, Ok)?, spots))
}

/// Why recorded results may be changed, if they may.
pub(crate) fn amendment(amend: bool, reason: Option<&str>) -> Option<Amend> {
    reason.filter(|_| amend).map(|reason| Amend { reason: reason.to_owned() })
}

fn in_play(event: &Event, named: Option<Round>) -> Result<Round, Refused> {
    named.map_or_else(|| acts::round_in_play(event), Ok)
}

pub(super) fn lines(said: &[impl OfAct]) -> Vec<Line> {
    said.iter().map(Line::of).collect()
}

/// Adds players; gives them back with the ids that they have now.
fn add(event: &mut Event, players: &[NewPlayer]) -> Result<(Vec<Line>, Vec<NewPlayer>), Refused> {
    let wanted = players;
    let mut players = wanted.to_vec();
    let done = acts::add(event, players.clone())?;
    for (new, id) in players.iter_mut().zip(&done.ids) {
        new.player.id = id.clone();
    }
    let (places, is_added) = (event.index(), done.added.iter().collect::<HashSet<_>>());
    let of = |id| places.get(id).map(|&at| &event.players[at]);
    let name = |id| of(id).map_or_else(String::new, |player| player.name.clone());
    let added = done.added.iter().map(|id| {
        let from = of(id).and_then(|player| player.from_round);
        Echo::Added { id: id.clone(), name: name(id), from }
    });
    let asked = wanted.iter().zip(&done.ids).filter(|(_, id)| is_added.contains(id));
    let later = asked.filter_map(|(new, id)| {
        let (asked, from) = (new.player.from_round?, of(id)?.from_round?);
        (from > asked).then(|| Echo::LaterThanAsked { id: id.clone(), asked, from })
    });
    let later = later.map(|what| Line::of(&acts::Echo::Note { what: what.said() }));
    let known = done.known.iter().map(|(id, others)| {
        let with = (!others.is_empty()).then(|| others.clone());
        Echo::Known { id: id.clone(), name: name(id), with }
    });
    let (new, old) = (done.added.len(), done.known.len());
    let in_all = (new + old > 1).then_some(Echo::AddedInAll {
        added: new,
        known: old,
        players: event.players.len(),
    });
    let other_ids = done.other_ids.iter().map(|(wanted, id)| {
        let (wanted, id, name) = (wanted.to_string(), id.clone(), name(id));
        Echo::OtherId { wanted, id, name }
    });
    let joined = done.joined.iter().map(|(team, members)| {
        let name = event.name_of(team).unwrap_or_default().to_owned();
        let what = acts::TeamEcho::Joined { id: team.clone(), name, members: members.clone() };
        Line::of(&acts::Echo::OfTeams { what })
    });
    let in_no_group = acts::in_no_group(event, done.added.iter());
    let said = added.chain(known).chain(other_ids).chain(in_all).map(|echo| Line::of(&echo));
    let said = said.chain(joined).chain(later).chain(in_no_group.iter().map(Line::of)).collect();
    Ok((said, players))
}

fn set(
    event: &mut Event,
    player: Option<&str>,
    fields: &[(String, String)],
) -> Result<Vec<Line>, Error> {
    if let Some(player) = player {
        let set = |(field, value): &(String, String)| {
            acts::set_player(event, player, field, value).map(|echo| Line::of(&echo))
        };
        return Ok(fields.iter().map(set).collect::<Result<_, _>>()?);
    }
    let pairs: Vec<(&str, &str)> =
        fields.iter().map(|(field, value)| (field.as_str(), value.as_str())).collect();
    let mut said = lines(&acts::set_event(event, &pairs)?);
    if pairs.iter().any(|(field, _)| field.starts_with("rule") || *field == "earliest_draw") {
        rules::load(&event.rules, &settings(event))?;
    }
    if pairs.iter().any(|(field, _)| *field == "tiebreaks") && !event.rounds.is_empty() {
        said.push(Line::of(&acts::Echo::Note { what: Echo::TieBreaksChanged.said() }));
    }
    Ok(said)
}

/// Who plays whom, in a line each.
fn paired(event: &Event, round: Round) -> Vec<Line> {
    let Some(round) = event.round(round) else { return Vec::new() };
    if !event.is_one_part() {
        return team_acts::paired(event, round);
    }
    let date = round.date.map(|date| date.to_string());
    let time = round.time.map(|time| time.to_string());
    let head = Echo::RoundOf { round: round.round, date, time, boards: round.boards.len() };
    let boards = round.boards.iter().map(|board| Echo::board(event, board));
    let byes = round.byes.iter().map(|bye| Echo::bye(event, bye));
    let elsewhere = round.boards.iter().flat_map(|board| not_on_fixed_board(event, board));
    let notes = elsewhere.map(|what| Line::of(&acts::Echo::Note { what: what.said() }));
    let said = [head].into_iter().chain(boards).chain(byes).map(|echo| Line::of(&echo));
    said.chain(notes).collect()
}

/// The players of a board who have another fixed board, which somebody else has.
fn not_on_fixed_board<'e>(event: &'e Event, board: &'e Board) -> impl Iterator<Item = Echo> + 'e {
    let fixed = |id: &PlayerId| event.player(id).and_then(|player| player.fixed_board);
    [&board.white, &board.black].into_iter().filter_map(move |id| {
        let fixed = fixed(id).filter(|&number| number != board.board)?;
        Some(Echo::NotOnFixedBoard { id: id.clone(), fixed, board: board.board })
    })
}

/// What is missing in a round.
pub(super) fn still_open(event: &Event, round: Round) -> Option<Echo> {
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

/// Keeps a ruling, with the result that was entered with it.
fn record(event: &mut Event, ruling: &Ruling, result: Option<Outcome>) -> Echo {
    let before = !event.keep_ruling(ruling, result);
    let (round, board, words) = (ruling.round, ruling.board, ruling.words());
    Echo::RulingRecorded { round, board, before, words }
}

/// What the board of a ruling has.
fn result_of(event: &Event, ruling: &Ruling) -> Option<Outcome> {
    let paired = event.round(ruling.round)?;
    let board = paired.boards.iter().find(|board| Some(board.board) == ruling.board)?;
    board.result.get(usize::from(ruling.game.unwrap_or(1)).checked_sub(1)?).copied()
}

fn ask(
    event: &mut Event,
    player: &str,
    kind: ByeKind,
    rounds: &[Round],
    cancel: bool,
) -> Result<Vec<Line>, Refused> {
    let next = [event.last_paired().next()];
    let rounds = if rounds.is_empty() { &next } else { rounds };
    let mut one = |&round: &Round| {
        let done = match cancel {
            true => acts::cancel_request(event, player, round),
            false if acts::as_team(event, player).is_some() => {
                acts::request_of_team(event, player, round, kind)
            }
            false => acts::request(event, player, round, kind),
        };
        done.map(|echo| Line::of(&echo))
    };
    rounds.iter().map(&mut one).collect()
}
