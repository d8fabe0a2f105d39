//! The lines that report pairings.

use std::collections::HashMap;

use draughts_ground::said::{Day, Said, Told, said};

use super::Line;
use crate::event::acts::{AtBoard, Echo, TeamEcho};
use crate::event::{
    Board, BoardOrder, Bye, ByeKind, Color, Event, Outcome, PairedRound, PlayerId, Round, TeamMatch,
};
use crate::pairing::withdrawn_qualifiers;

/// Names of players by their ids.
type Names<'e> = HashMap<&'e PlayerId, &'e str>;

fn names(event: &Event) -> Names<'_> {
    event.players.iter().map(|player| (&player.id, player.name.as_str())).collect()
}

/// Returns the lines of a paired round.
///
/// With teams, groups or stages, they include the start of a stage, and the teams without a
/// line-up.
pub(super) fn paired(event: &Event, round: Round) -> Vec<Line> {
    let Some(paired) = event.round(round) else { return Vec::new() };
    if event.is_one_part() {
        let mut lines = round_lines(event, paired);
        if event.has_fixed_boards() {
            lines.extend(paired.boards.iter().flat_map(|board| not_on_fixed_board(event, board)));
        }
        return lines;
    }
    let mut lines = stage_begins(event, paired);
    lines.extend(round_lines(event, paired));
    lines.extend(without_lineup(event, paired));
    lines
}

/// Returns the lines of a pairing by hand; in a team event, after those of the whole round.
pub(super) fn paired_by_hand(event: &Event, round: Round, said: &[Echo]) -> Vec<Line> {
    let mut lines = match event.round(round) {
        Some(paired) if event.is_of_teams() => round_lines(event, paired),
        _ => Vec::new(),
    };
    lines.extend(Line::all(said));
    lines
}

/// Returns the lines of some matches of a round with their boards, followed by the lines of `said`.
pub(super) fn of_matches(
    event: &Event,
    round: Round,
    is_meant: impl Fn(&TeamMatch) -> bool,
    said: &[Echo],
) -> Vec<Line> {
    let mut lines = Vec::new();
    if let Some(paired) = event.round(round) {
        let (matches, names) = (paired.matches.iter(), names(event));
        let meant = matches.filter(|one| is_meant(one));
        lines.extend(meant.flat_map(|one| match_lines(event, &names, paired, one)));
    }
    lines.extend(Line::all(said));
    lines
}

/// Returns a header, then boards without a match, matches with their boards, and byes.
fn round_lines(event: &Event, paired: &PairedRound) -> Vec<Line> {
    let mut lines = vec![Line::whole(said!(
        "round-of",
        "round { $round }{ when-word }: { boards-word }";
        round = paired.round,
        date = paired.date.map(Day::of),
        time = paired.time.map(|time| time.to_string()),
        boards = paired.boards.len()
    ))];
    let names = names(event);
    let alone = paired.boards.iter().filter(|board| board.in_match.is_none());
    lines.extend(alone.map(|board| Line::done(board_line(event, &names, board))));
    let matches = paired.matches.iter();
    lines.extend(matches.flat_map(|one| match_lines(event, &names, paired, one)));
    lines.extend(paired.byes.iter().map(|bye| Line::done(bye_line(event, bye))));
    lines
}

/// Returns the lines of a team match and its boards.
fn match_lines(
    event: &Event,
    names: &Names<'_>,
    paired: &PairedRound,
    one: &TeamMatch,
) -> Vec<Line> {
    let name = |id: &PlayerId| event.name_of(id).unwrap_or_default().to_owned();
    let mut lines = vec![Line::of(&TeamEcho::MatchLine {
        number: one.number,
        home: one.home.clone(),
        home_name: name(&one.home),
        away: one.away.clone(),
        away_name: name(&one.away),
        lost: Some(event.lost_in(paired, one)).filter(|lost| !lost.is_empty()),
    })];
    let boards = paired.boards_of(one.number);
    lines.extend(boards.map(|board| Line::done(board_line(event, names, board))));
    lines
}

/// Describes a board with its players; in a team match, the player of the home team first.
fn board_line(event: &Event, names: &Names<'_>, board: &Board) -> Said {
    let name = |id: &PlayerId| names.get(id).copied().unwrap_or_default().to_owned();
    let (white, black) = (board.white.clone(), board.black.clone());
    let number = format!("{:3}", board.board);
    if let Some(color) = event.home_color(board) {
        let [home, away] = match color {
            Color::White => [white, black],
            Color::Black => [black, white],
        };
        let player = |id, color| AtBoard::Has { name: name(id), color }.said();
        let seen = |outcome: &Outcome| match color {
            Color::White => *outcome,
            Color::Black => outcome.reversed(),
        };
        return said!(
            "board-of-match",
            "{ $board }  { $home } { $home_name } - { $away } { $away_name }{ $result ->
                [none] {\"\"}
               *[other] {\"  \"}{ $result }
            }";
            board = number,
            home = home.clone(),
            away = away.clone(),
            home_name = player(&home, color),
            away_name = player(&away, color.opponent()),
            result = board.result.first().map(seen)
        );
    }
    said!(
        "board-line",
        "{ $board }  { $white } { $white_name } - { $black } { $black_name }{ $result ->
            [none] {\"\"}
           *[other] {\"  \"}{ $result }
        }";
        board = number,
        white_name = name(&white),
        white,
        black_name = name(&black),
        black,
        result = board.result.first().copied()
    )
}

/// Describes a bye.
fn bye_line(event: &Event, bye: &Bye) -> Said {
    let (id, name) =
        (bye.player.clone(), event.name_of(&bye.player).unwrap_or_default().to_owned());
    match bye.bye {
        ByeKind::PairingAllocated if event.is_scheduled() => {
            said!("free-line", "{\"     \"}{ $id } { $name }: free"; id, name)
        }
        bye => said!("bye-line", "{\"     \"}{ $id } { $name }: { bye-word }"; id, name, bye),
    }
}

/// Notes the players of a board whose fixed board is occupied by others.
fn not_on_fixed_board<'e>(event: &'e Event, board: &'e Board) -> impl Iterator<Item = Line> + 'e {
    let fixed = |id: &PlayerId| event.player(id).and_then(|player| player.fixed_board);
    [&board.white, &board.black].into_iter().filter_map(move |id| {
        let fixed = fixed(id).filter(|&number| number != board.board)?;
        let what = said!(
            "not-on-fixed-board",
            "{ $id } should sit at board { $fixed }, which another has, and sits at board \
             { $board }";
            id = id.clone(), fixed, board = board.board
        );
        Some(Line::of(&Echo::Note { what }))
    })
}

/// Describes the stage that starts with this round, its groups, and those who could not take a
/// place in it.
fn stage_begins(event: &Event, paired: &PairedRound) -> Vec<Line> {
    let first = event.rounds.iter().find(|other| other.stage == paired.stage);
    let at = event.stage_of(paired);
    let Some(stage) =
        event.later_stage(at).filter(|_| first.is_some_and(|one| one.round == paired.round))
    else {
        return Vec::new();
    };
    let field = match stage.field.is_empty() {
        true => stage.groups.iter().flat_map(|group| group.field.iter().cloned()).collect(),
        false => stage.field.clone(),
    };
    let name = stage.stage.clone();
    let mut said = vec![TeamEcho::StageBegins { stage: name.clone(), field }];
    said.extend(
        stage.groups.iter().map(|group| TeamEcho::Group {
            group: group.group.clone(),
            field: group.field.clone(),
        }),
    );
    let passed = withdrawn_qualifiers(event, at).into_iter();
    said.extend(passed.map(|(id, instead)| TeamEcho::PassedOver {
        stage: name.clone(),
        id,
        instead,
    }));
    Line::all(&said)
}

/// Notes the playing teams that have not handed in a line-up, if line-ups are free in each round.
fn without_lineup(event: &Event, paired: &PairedRound) -> Option<Line> {
    let rules = event.team_match.as_ref()?;
    let playing = paired.matches.iter().filter(|one| one.lost.is_empty());
    let playing: Vec<&PlayerId> = playing.flat_map(|one| [&one.home, &one.away]).collect();
    let missing = playing.iter().filter(|id| event.handed_in(id, paired.round).is_none());
    let teams: Vec<PlayerId> = missing.copied().cloned().collect();
    let is_asked = rules.order == BoardOrder::Free && !teams.is_empty();
    let is_some = teams.len() < playing.len();
    let what = TeamEcho::NoLineup { round: paired.round, teams: is_some.then_some(teams) }.said();
    is_asked.then(|| Line::of(&Echo::Note { what }))
}
