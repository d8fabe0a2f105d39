//! The field of a Swiss before a round, from the event.

use crate::event::acts::Refused;
use crate::event::{
    Board, ByeKind, Color, Entry, Event, GroupOrder, Ledger, Lot, Outcome, PairedRound, Player,
    PlayerId, Points, Round, Score, Standing, TieBreak,
};
use crate::field::{Entrant, Field, FieldPair, FieldPairing, Past, Worth};
use crate::standings::{Options, rank};

use super::draw_colors;

/// The field before a round, which is the next one or one that has been paired: then as it
/// follows from the event today, results that were corrected since among it.
///
/// The players are those of the event in the order of their pairing numbers ([`listed`]). A
/// game that is adjourned counts as a draw (FIDE C.04.2, 3.1), a micro-match as one game
/// with the colours of its first.
///
/// # Errors
///
/// Somebody has no pairing number, the event does not say how many rounds there are.
pub fn field(event: &Event, round: Round) -> Result<Field, Refused> {
    let rounds = event.system.rounds.ok_or_else(|| {
        Refused::new("the event does not say how many rounds are played")
            .help("arbiter event set EVENT system.rounds=9")
    })?;
    if let Some(player) = event.players.iter().find(|player| player.number.is_none()) {
        return Err(Refused::new(format!("{} has no pairing number", player.id))
            .help("they are given when a round is paired: arbiter event pair EVENT"));
    }
    let before = before(event, round);
    let ledger = Ledger::whole(&before);
    let listed = listed(event);
    let mut place = vec![0; listed.len()];
    for (at, &player) in listed.iter().enumerate() {
        place[player] = at;
    }
    let extras = extras(event, round);
    let orders = orders(&before, &ledger);
    let entrant = |&at: &usize| {
        let past = ledger.of(at).iter().zip(&extras[at]);
        Entrant {
            number: event.players[at].number.expect("nobody is without a number"),
            order: orders[at],
            score: ledger.score(at),
            extra: extras[at].last().copied().unwrap_or_default(),
            plays: plays(event, &event.players[at], round),
            past: past.map(|(entry, &extra)| Past { extra, ..past_of(entry, &place) }).collect(),
        }
    };
    let scoring = &event.scoring;
    let loss =
        if scoring.counts_small_points() { scoring.loss + scoring.loss } else { scoring.loss };
    let apart = event.kept_apart(round).into_iter();
    Ok(Field {
        players: listed.iter().map(entrant).collect(),
        round: round.0,
        rounds,
        initial_color: first_color(event).unwrap_or(Color::White),
        parity: event.system.parity,
        worth: Worth { win: scoring.full(), draw: scoring.half(), loss },
        apart: apart.map(|group| group.into_iter().map(|at| place[at]).collect()).collect(),
    })
}

/// The places in [`Event::players`] in the order of the pairing numbers: that of the players
/// of [`field`].
#[must_use]
pub fn listed(event: &Event) -> Vec<usize> {
    let mut listed: Vec<usize> = (0..event.players.len()).collect();
    listed.sort_by_key(|&at| event.players[at].number);
    listed
}

/// The colour of odd numbers in round 1: as recorded, or drawn from the seed.
pub(super) fn first_color(event: &Event) -> Option<Color> {
    let drawn = |seed| match draw_colors(1, 2, &mut Lot::from_seed(seed)).white {
        1 => Color::White,
        _ => Color::Black,
    };
    event.system.first_color.or_else(|| event.system.seed.map(drawn))
}

/// What a round that is paired came to, as a pairing of its field; `None` for one that holds
/// somebody who is not in the event.
#[must_use]
pub fn published(event: &Event, paired: &PairedRound) -> Option<FieldPairing> {
    let listed = listed(event);
    let place = |id: &PlayerId| listed.iter().position(|&at| event.players[at].id == *id);
    let mut boards: Vec<&Board> = paired.boards.iter().collect();
    boards.sort_by_key(|board| board.board);
    let pair = |board: &&Board| {
        Some(FieldPair { white: place(&board.white)?, black: place(&board.black)? })
    };
    let bye = paired.byes.iter().find(|bye| bye.bye == ByeKind::PairingAllocated);
    Some(FieldPairing {
        pairs: boards.iter().map(pair).collect::<Option<_>>()?,
        bye: bye.and_then(|bye| place(&bye.player)),
    })
}

/// The event as it was before a round, with a draw for every game that is not finished.
fn before(event: &Event, round: Round) -> Event {
    let mut before = event.clone();
    before.rounds.truncate(usize::from(round.0.saturating_sub(1)));
    let games = event.scoring.games();
    let draw = Outcome::Played(Score::new(event.scoring.draw, event.scoring.draw));
    for board in before.rounds.iter_mut().flat_map(|round| &mut round.boards) {
        if !board.is_complete(games) {
            board.result.retain(|outcome| outcome.is_final());
            board.result.resize(games, draw);
        }
    }
    before
}

/// Whether a player is to be paired in a round: of one that is paired, whether the player
/// was.
fn plays(event: &Event, player: &Player, round: Round) -> bool {
    if let Some(paired) = event.round(round) {
        let allocated = |kind| kind == ByeKind::PairingAllocated;
        return paired.board_of(&player.id).is_some()
            || paired.byes.iter().any(|bye| bye.player == player.id && allocated(bye.bye));
    }
    let asked = |one: &crate::event::Request| one.player == player.id && one.round == round;
    player.takes_part_in(round) && !event.requests.iter().any(asked)
}

/// What a round was for a player, opponents as places in the field.
fn past_of(entry: &Entry, place: &[usize]) -> Past {
    match &entry.standing {
        Standing::Board(meeting) if meeting.played => {
            Past::game(place[meeting.opponent], meeting.color, entry.points)
        }
        Standing::Board(meeting) => Past::forfeit(place[meeting.opponent], entry.points),
        Standing::Bye(ByeKind::PairingAllocated) => Past::bye(entry.points),
        Standing::Bye(_) | Standing::Nowhere => Past::away(entry.points),
    }
}

/// The points of acceleration of each player in each round up to this one.
fn extras(event: &Event, round: Round) -> Vec<Vec<Points>> {
    let index = event.index();
    let mut extras = vec![vec![Points::ZERO; usize::from(round.0)]; event.players.len()];
    for rule in event.accelerations() {
        for at in rule.players.iter().filter_map(|id| index.get(id)) {
            for (round, extra) in (1..).map(Round).zip(&mut extras[*at]) {
                if rule.holds_in(round) {
                    *extra += rule.points;
                }
            }
        }
    }
    extras
}

/// The order of each player among those of the same score.
fn orders(before: &Event, ledger: &Ledger) -> Vec<u32> {
    let number = |at: usize| u32::from(before.players[at].number.unwrap_or(u16::MAX));
    let key = match before.system.group_order {
        GroupOrder::Number => None,
        GroupOrder::Solkoff => Some(TieBreak::Solkoff),
        GroupOrder::SolkoffTruncated => Some(TieBreak::SolkoffShort),
    };
    let Some(key) = key.filter(|_| !before.rounds.is_empty()) else {
        return (0..before.players.len()).map(number).collect();
    };
    let only = Event { tiebreaks: Some(vec![key]), ..before.clone() };
    let mut rows = rank(&only, ledger, Options::default()).rows;
    rows.sort_by(|one, other| {
        let value = other.values[0].compare(&one.values[0]);
        value.then_with(|| number(one.player).cmp(&number(other.player)))
    });
    let mut orders = vec![0; rows.len()];
    for (order, row) in (1..).zip(&rows) {
        orders[row.player] = order;
    }
    orders
}
