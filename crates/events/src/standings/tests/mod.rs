//! Small events for the tests, one line per round.

mod fide;
mod given;
mod own;
mod playoffs;
mod relations;
mod solkoff;
mod table;
mod ties;

use super::*;
use crate::event::{
    Board, Bye, ByeKind, Event, Ledger, PairedRound, Player, Round, System, SystemKind, TieBreak,
    check,
};

/// Returns an event of players a, b, c, ... by pairing number. A round is a list of `a b 2-0`
/// (White, Black, result; the two games of a micro-match as `2-0/1-1`), `a b` (no result yet), `e
/// bye`, `e half`, `e full` and `e absent`.
fn event(kind: SystemKind, players: &str, rounds: &[&str]) -> Event {
    let system = match kind {
        SystemKind::Swiss => System::of_rounds(9),
        SystemKind::Match => System::of_games(9),
        kind => System::new(kind),
    };
    let mut event = Event::new("Test", system);
    for (at, id) in players.split(' ').enumerate() {
        let mut player = Player::new(id.parse().unwrap(), id);
        player.number = u16::try_from(at + 1).ok();
        event.players.push(player);
    }
    event.rounds = rounds.iter().zip(1..).map(|(text, at)| round(Round(at), text)).collect();
    event
}

fn round(number: Round, text: &str) -> PairedRound {
    let mut paired = PairedRound::new(number);
    for item in text.split(", ") {
        let (first, rest) = item.split_once(' ').unwrap();
        let bye = match rest {
            "bye" => Some(ByeKind::PairingAllocated),
            "half" => Some(ByeKind::HalfPoint),
            "full" => Some(ByeKind::FullPoint),
            "absent" => Some(ByeKind::Absent),
            _ => None,
        };
        let first = first.parse().unwrap();
        if let Some(bye) = bye {
            paired.byes.push(Bye { player: first, bye, note: None });
            continue;
        }
        let (second, result) = rest.split_once(' ').unwrap_or((rest, ""));
        let number = u16::try_from(paired.boards.len() + 1).unwrap();
        let mut board = Board::new(number, first, second.parse().unwrap());
        let games = result.split('/').filter(|game| !game.is_empty());
        board.result = games.map(|game| game.parse().unwrap()).collect();
        paired.boards.push(board);
    }
    paired
}

fn at(event: &Event, id: &str) -> usize {
    event.players.iter().position(|player| player.id.as_str() == id).unwrap()
}

/// Returns the table of an event with some tie-breaks, such as `e 1 5 7; a 2 4 9`: id, place,
/// score, values.
fn table(event: &Event, tie_breaks: &[TieBreak]) -> String {
    table_after(event, tie_breaks, event.last_paired())
}

fn table_after(event: &Event, tie_breaks: &[TieBreak], last: Round) -> String {
    let mut event = event.clone();
    event.tiebreaks = Some(tie_breaks.to_vec());
    assert_eq!(check(&event), []);
    let standings = rank(&event, &Ledger::new(&event, last), StandingsOptions::default());
    text(&event, &standings)
}

fn text(event: &Event, standings: &Standings) -> String {
    let row = |row: &RankingRow| {
        let place = row.place.map_or("-".into(), |place| place.to_string());
        let values: Vec<String> = row.values.iter().map(|value| format!(" {value}")).collect();
        let id = &event.players[row.player].id;
        format!("{id} {place} {}{}", row.score, values.concat())
    };
    standings.rows.iter().map(row).collect::<Vec<_>>().join("; ")
}

/// Returns the line that explains a tie-break of a player.
fn line(event: &Event, tie_breaks: &[TieBreak], id: &str) -> String {
    let mut event = event.clone();
    event.tiebreaks = Some(tie_breaks.to_vec());
    let explanation = explain(&event, &Ledger::whole(&event), at(&event, id), None);
    draughts_words::say(explanation.values.last().unwrap(), draughts_words::Language::English)
}
