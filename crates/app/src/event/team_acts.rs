//! Application of acts on teams to an event, and the messages about its matches.

use super::acts::lines;
use super::echo::{Named, named};
use super::{Echo, Line};
use crate::Error;
use draughts_events::event::acts::{self, Leave, TeamAct, TeamEcho};
use draughts_events::event::{
    Award, BoardOrder, Event, PairedRound, PlayerId, Points, Round, TeamMatch,
};
use draughts_events::pairing::{draw_later_groups, passed_over};
use draughts_ground::said::{Day, Told};

/// Applies an act on teams and returns it as the history keeps it.
///
/// # Errors
///
/// Fails if the act is refused.
pub(super) fn apply(event: &mut Event, act: &TeamAct) -> Result<(Vec<Line>, TeamAct), Error> {
    let mut kept = act.clone();
    let said = match act {
        TeamAct::AddTeams { teams } => {
            let before = event.players.len();
            let (said, teams, known) = acts::add_teams(event, teams)?;
            kept = TeamAct::AddTeams { teams };
            // Players who join later are reported separately from the team.
            let later = event.players[before..].iter().filter(|player| player.from_round.is_some());
            let added = later.map(|player| Echo::Added {
                id: player.id.clone(),
                name: player.name.clone(),
                from: player.from_round,
            });
            let name = |id: &PlayerId| event.name_of(id).unwrap_or_default().to_owned();
            let known = known.into_iter().map(|(id, others)| Echo::Known {
                name: name(&id),
                id,
                with: Some(others),
            });
            let players = added.chain(known).map(|echo| Line::of(&echo));
            lines(&said).into_iter().chain(players).collect()
        }
        TeamAct::SetTeam { team, fields } => lines(&acts::set_team(event, team, fields)?),
        TeamAct::RemoveTeam { team } => vec![Line::of(&acts::remove_team(event, team)?)],
        TeamAct::Lineup { lineups, guests, force, reason } => {
            let leave = Leave { guests: *guests, force: *force, reason: reason.as_deref() };
            let mut said = Vec::new();
            for handed in lineups {
                said.extend(lines(&acts::hand_in(event, handed, leave)?));
            }
            said
        }
        TeamAct::Match { number, round, what, reason } => {
            let round = round.map_or_else(|| acts::round_in_play(event), Ok)?;
            lines(&acts::of_match(event, round, *number, what, reason.as_deref())?)
        }
        TeamAct::Fixtures { fixtures, reason } => {
            lines(&acts::fix(event, fixtures, reason.as_deref())?)
        }
        TeamAct::Award { to, round, points, match_points, board_points, remove, reason } => {
            // A schedule may be paired far ahead of the games.
            let last = match event.is_scheduled() {
                true => acts::round_played_last(event),
                false => event.last_paired(),
            };
            let round = round.unwrap_or(last);
            match remove {
                true => vec![Line::of(&acts::take_back(event, to, round, reason.as_deref())?)],
                false => {
                    let given = |points: &Option<Points>| points.unwrap_or(Points::ZERO);
                    let award = Award {
                        points: given(points),
                        match_points: given(match_points),
                        board_points: given(board_points),
                        reason: reason.clone(),
                        ..Award::new(acts::competitor(event, to)?, round)
                    };
                    lines(&acts::award(event, award)?)
                }
            }
        }
        TeamAct::Groups { groups, stage } => lines(&match stage {
            Some(stage) => acts::set_stage_groups(event, stage, groups)?,
            None => acts::set_groups(event, groups)?,
        }),
        TeamAct::DrawGroups { groups, seed, stage } => lines(&match stage {
            Some(stage) => draw_later_groups(event, stage, groups, *seed)?,
            None => acts::draw_groups(event, groups, *seed)?,
        }),
        TeamAct::AddStage { stage } => lines(&acts::add_stage(event, stage)?),
        TeamAct::Division { division } => vec![Line::of(&acts::set_division(event, division)?)],
        TeamAct::RemoveStage { stage } => vec![Line::of(&acts::remove_stage(event, stage)?)],
    };
    Ok((said, kept))
}

/// Returns the messages of a pairing by hand: for teams, who meets whom in the whole round.
pub(super) fn by_hand(event: &Event, round: Round, said: &[acts::Echo]) -> Vec<Line> {
    let mut all = match event.round(round) {
        Some(paired) if event.is_of_teams() => paired_lines(event, paired),
        _ => Vec::new(),
    };
    all.extend(lines(said));
    all
}

/// Returns the messages about some matches of a round, preceded by who sits at their boards.
pub(super) fn of_matches(
    event: &Event,
    round: Round,
    is_meant: impl Fn(&TeamMatch) -> bool,
    said: &[acts::Echo],
) -> Vec<Line> {
    let mut all = Vec::new();
    if let Some(paired) = event.round(round) {
        let matches = paired.matches.iter().filter(|one| is_meant(one));
        let names = named(event);
        all.extend(matches.flat_map(|one| match_lines(event, &names, paired, one)));
    }
    all.extend(lines(said));
    all
}

/// Returns who plays whom in a round of teams, groups or stages, one line each; also whether a
/// stage begins with it, and which teams handed in no line-up.
pub(super) fn paired(event: &Event, paired: &PairedRound) -> Vec<Line> {
    let mut said = begins(event, paired);
    said.extend(paired_lines(event, paired));
    said.extend(without_lineup(event, paired));
    said
}

fn paired_lines(event: &Event, paired: &PairedRound) -> Vec<Line> {
    let date = paired.date.map(Day::of);
    let time = paired.time.map(|time| time.to_string());
    let boards = paired.boards.len();
    let mut said = vec![Line::of(&Echo::RoundOf { round: paired.round, date, time, boards })];
    let alone = paired.boards.iter().filter(|board| board.in_match.is_none());
    let names = named(event);
    said.extend(alone.map(|board| Line::of(&Echo::board(event, &names, board))));
    let of_match = |one| match_lines(event, &names, paired, one);
    said.extend(paired.matches.iter().flat_map(of_match));
    said.extend(paired.byes.iter().map(|bye| Line::of(&Echo::bye(event, bye))));
    said
}

/// Returns the lines of a match: the two teams, and who sits at their boards.
fn match_lines(
    event: &Event,
    names: &Named<'_>,
    paired: &PairedRound,
    one: &TeamMatch,
) -> Vec<Line> {
    let boards = paired.boards_of(one.number);
    let boards = boards.map(|board| Line::of(&Echo::board(event, names, board)));
    std::iter::once(Line::of(&match_line(event, paired, one))).chain(boards).collect()
}

fn match_line(event: &Event, paired: &PairedRound, one: &TeamMatch) -> TeamEcho {
    let name = |id: &PlayerId| event.name_of(id).unwrap_or_default().to_owned();
    TeamEcho::MatchLine {
        number: one.number,
        home: one.home.clone(),
        home_name: name(&one.home),
        away: one.away.clone(),
        away_name: name(&one.away),
        lost: Some(event.lost_in(paired, one)).filter(|lost| !lost.is_empty()),
    }
}

/// Returns the lines for a stage that begins with this round.
fn begins(event: &Event, paired: &PairedRound) -> Vec<Line> {
    let first = |other: &&PairedRound| other.stage == paired.stage;
    let is_first = event.rounds.iter().find(first).is_some_and(|one| one.round == paired.round);
    let at = event.stage_of(paired);
    let stage = event.later_stage(at).filter(|_| is_first);
    let echo = stage.map(|stage| {
        let field = match stage.field.is_empty() {
            true => stage.groups.iter().flat_map(|group| group.field.iter().cloned()).collect(),
            false => stage.field.clone(),
        };
        let name = stage.stage.clone();
        let passed = passed_over(event, at).into_iter();
        let passed = passed
            .map(|(id, instead)| TeamEcho::PassedOver { stage: name.clone(), id, instead })
            .collect::<Vec<_>>();
        let groups = stage.groups.iter().map(|group| TeamEcho::Group {
            group: group.group.clone(),
            field: group.field.clone(),
        });
        let groups: Vec<TeamEcho> = groups.collect();
        std::iter::once(TeamEcho::StageBegins { stage: name.clone(), field })
            .chain(groups)
            .chain(passed)
    });
    echo.into_iter().flatten().map(|echo| Line::of(&echo)).collect()
}

/// Returns the playing teams that handed in no line-up, if they choose one for each round.
fn without_lineup(event: &Event, paired: &PairedRound) -> Option<Line> {
    let rules = event.team_match.as_ref()?;
    let playing = paired.matches.iter().filter(|one| one.lost.is_empty());
    let playing: Vec<&PlayerId> = playing.flat_map(|one| [&one.home, &one.away]).collect();
    let missing = playing.iter().filter(|id| event.handed_in(id, paired.round).is_none());
    let teams: Vec<PlayerId> = missing.copied().cloned().collect();
    let is_asked = rules.order == BoardOrder::Free && !teams.is_empty();
    let is_some = teams.len() < playing.len();
    let what = TeamEcho::NoLineup { round: paired.round, teams: is_some.then_some(teams) }.said();
    is_asked.then(|| Line::of(&acts::Echo::Note { what }))
}
