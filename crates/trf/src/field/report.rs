//! Converts a field to a report.

use std::cmp::Reverse;

use crate::{
    Acceleration, Cell, Document, GameWorth, HeadRecord, PlayerLine, Record, ResultCode,
    UnplayedPoints,
};
use draughts_pairing::field::{Entrant, Field, PastRound, ResultWorth};
use draughts_pairing::{Points, baku};

/// Data of a tournament that a field does not have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Particulars<'p> {
    /// The name of the tournament.
    pub name: &'p str,
    /// The name of the system in a report (record 192).
    pub system: &'p str,
    /// The points for the pairing-allocated bye.
    pub bye: Points,
    /// Whether the points that count only for the pairing are those of Baku acceleration.
    pub baku: bool,
}

/// Converts a field to a report of its past rounds.
///
/// If `round` is within `rounds`, players who are not to be paired in it are marked absent. A
/// forfeit gives a win or nothing, and a requested bye a win, a draw or nothing; the points
/// determine which. Players are named by their numbers.
pub fn from_field(field: &Field, particulars: &Particulars<'_>) -> Document {
    let ResultWorth { win, draw, loss } = field.worth;
    let bye = Some(particulars.bye).filter(|bye| *bye != win);
    let games = GameWorth {
        win,
        draw,
        loss,
        unplayed: UnplayedPoints { bye, ..UnplayedPoints::default() },
    };
    let head = |head, text: &str| Record::Head(head, text.to_owned());
    let players = field.players.len().to_string();
    let mut records = vec![
        head(HeadRecord::Name, particulars.name),
        head(HeadRecord::Players, &players),
        head(HeadRecord::Rated, &players),
        head(HeadRecord::Kind, "Individual: Swiss-System"),
        Record::Rounds(field.rounds),
        Record::InitialColor(field.initial_color),
        games.record(false),
        head(HeadRecord::CodedKind, particulars.system),
    ];
    let mut order: Vec<usize> = (0..field.players.len()).collect();
    order.sort_by_key(|&at| (Reverse(field.players[at].score), at));
    let mut ranks = vec![0; order.len()];
    for (rank, at) in (1..).zip(order) {
        ranks[at] = rank;
    }
    let lines = field.players.iter().zip(ranks).map(|(player, rank)| {
        Record::Player(Box::new(PlayerLine {
            number: player.number,
            name: format!("Player {}", player.number),
            rating: player.rating,
            points: Some(player.score),
            rank: Some(rank),
            rounds: rounds(field, player),
            ..PlayerLine::default()
        }))
    });
    records.extend(lines);
    if particulars.baku {
        records.extend(baku(field));
    }
    Document { records }
}

/// Returns the rounds of a player.
fn rounds(field: &Field, player: &Entrant) -> Vec<Option<Cell>> {
    let worth = field.worth;
    let cell = |past: &PastRound| {
        let by_points = |win, draw, none| match past.points {
            points if points == worth.win => win,
            points if points == worth.draw => draw,
            _ => none,
        };
        let Some(opponent) = past.opponent else {
            let asked = by_points(ResultCode::FullBye, ResultCode::HalfBye, ResultCode::ZeroBye);
            return Cell::without(if past.allocated { ResultCode::Allocated } else { asked });
        };
        let result = match past.played {
            Some(_) => by_points(ResultCode::Win, ResultCode::Draw, ResultCode::Loss),
            None => {
                by_points(ResultCode::ForfeitWin, ResultCode::ForfeitLoss, ResultCode::ForfeitLoss)
            }
        };
        let opponent = field.players[opponent].number;
        Cell { opponent, color: past.played, result: Some(result) }
    };
    let absence = (field.round <= field.rounds && !player.plays)
        .then(|| Some(Cell::without(ResultCode::ZeroBye)));
    player.past.iter().map(cell).map(Some).chain(absence).collect()
}

/// Returns the records 250 for Baku acceleration.
fn baku(field: &Field) -> Vec<Record> {
    let mut rules: Vec<Acceleration> = Vec::new();
    let last = u16::try_from(baku::group_size(field.players.len())).unwrap_or(u16::MAX);
    for round in 1..=field.rounds {
        let points = baku::points(round, field.rounds, field.worth.win, field.worth.draw);
        match rules.last_mut() {
            Some(rule) if rule.points == Some(points) => rule.last_round = round,
            _ if points == Points::ZERO => {}
            _ => rules.push(Acceleration {
                match_points: None,
                points: Some(points),
                first_round: round,
                last_round: round,
                first: 1,
                last,
            }),
        }
    }
    rules.into_iter().map(Record::Acceleration).collect()
}
