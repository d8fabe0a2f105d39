//! The input of a Swiss pairing, from the event.

use std::borrow::Cow;
use std::collections::HashSet;

use crate::event::acts::{Refusal, Refused, Remedy};
use crate::event::{
    Board, ByeKind, Color, Event, GroupOrder, Ledger, LotSource, Mode, Outcome, PairedRound,
    PlayerId, Points, Round, RoundEntry, RoundStatus, TieBreak,
};
use crate::field::{Entrant, Field, FieldPair, FieldPairing, PastRound, ResultWorth};
use crate::standings::{StandingsOptions, rank};

use super::draw_colors;

/// Returns the pairing input for a round: the next one, or one that has been paired.
///
/// For a paired round it follows from the current event, including results corrected since.
///
/// The players are those of the event in the order of their pairing numbers ([`listed`]). An
/// adjourned game counts as a draw (FIDE C.04.2, 3.1), a micro-match as one game with the colours
/// of its first.
///
/// # Errors
///
/// Fails if the system is not a Swiss, a player has no pairing number, or the number of rounds is
/// not known.
pub fn field(event: &Event, round: Round) -> Result<Field, Refused> {
    let swiss = event.system.swiss().ok_or_else(|| {
        let system = event.system.kind();
        Refused::new(Refusal::NotByScores { system })
    })?;
    let rounds = swiss.rounds.ok_or_else(|| {
        Refused::new(Refusal::RoundsUnknown).help(Remedy::SetRounds { rounds: 9 })
    })?;
    if let Some(player) = event.players.iter().find(|player| player.number.is_none()) {
        let why = Refusal::NoNumber { id: player.id.clone() };
        return Err(Refused::new(why).help(Remedy::NumberedWhenPaired));
    }
    let before = before(event, round);
    let ledger = Ledger::new(&before, Round(round.0.saturating_sub(1)));
    let nth = event.nth_of_system(round);
    let listed = listed(event);
    let place = places(&listed);
    let plays = plays(event, round);
    let extras = extras(event, round);
    let orders = orders(&before, &ledger, swiss.group_order);
    let entrant = |&at: &usize| {
        let past = ledger.of(at).iter().zip(&extras[at]);
        Entrant {
            number: event.players[at].number.expect("nobody is without a number"),
            order: orders[at],
            rating: event.players[at].rating.filter(|rating| *rating > 0),
            score: ledger.score(at),
            extra: extras[at].last().copied().unwrap_or_default(),
            secondary: secondary(event, &ledger, at),
            plays: plays[at],
            past: past
                .map(|(entry, &extra)| PastRound { extra, ..past_of(entry, &place) })
                .collect(),
        }
    };
    let scoring = &event.scoring;
    let loss =
        if scoring.counts_small_points() { scoring.loss + scoring.loss } else { scoring.loss };
    let apart = event.kept_apart(round).into_iter();
    Ok(Field {
        players: listed.iter().map(entrant).collect(),
        round: nth,
        rounds,
        initial_color: first_color(event).unwrap_or(Color::White),
        parity: swiss.parity,
        worth: ResultWorth { win: scoring.full(), draw: scoring.half(), loss },
        seed: event.system.seed.unwrap_or_default(),
        apart: apart.map(|group| group.into_iter().map(|at| place[at]).collect()).collect(),
    })
}

/// Returns the other score of a team, if it affects colours.
fn secondary(event: &Event, ledger: &Ledger, at: usize) -> Option<Points> {
    match event.scoring.mode {
        Mode::Boards(of) if of.both_scores => Some(ledger.other_score(at)),
        _ => None,
    }
}

/// Returns the indices of [`Event::players`](crate::event::EventDocument::players) by pairing
/// number, which is the order of the players of [`field`].
pub fn listed(event: &Event) -> Vec<usize> {
    let mut listed: Vec<usize> = (0..event.players.len()).collect();
    listed.sort_by_key(|&at| event.players[at].number);
    listed
}

/// Returns the place in the field of each player of the event.
pub(super) fn places(listed: &[usize]) -> Vec<usize> {
    let mut places = vec![0; listed.len()];
    for (place, &at) in listed.iter().enumerate() {
        places[at] = place;
    }
    places
}

/// Returns the colour of odd numbers in round 1: as recorded, or drawn from the seed.
pub(super) fn first_color(event: &Event) -> Option<Color> {
    let drawn = |seed| match draw_colors(1, 2, &mut LotSource::from_seed(seed)).white {
        1 => Color::White,
        _ => Color::Black,
    };
    event.system.first_color.or_else(|| event.system.seed.map(drawn))
}

/// Returns a paired round as a pairing of its field; `None` if it has a player who is not in the
/// event.
pub fn published(event: &Event, paired: &PairedRound) -> Option<FieldPairing> {
    let (index, place) = (event.index(), places(&listed(event)));
    let place = |id: &PlayerId| index.get(id).map(|&at| place[at]);
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

/// Returns the event as it was before a round, with a draw for every unfinished game. Copied only
/// if something differs.
fn before(event: &Event, round: Round) -> Cow<'_, Event> {
    let games = event.scoring.games();
    let played = event.rounds_upto(Round(round.0.saturating_sub(1)));
    let mut boards = event.rounds[..played].iter().flat_map(|round| &round.boards);
    let is_first_needed =
        event.system.swiss().is_some_and(|one| one.group_order != GroupOrder::Number);
    if !is_first_needed && boards.all(|board| board.is_complete(games)) {
        return Cow::Borrowed(event);
    }
    let mut before = event.clone().up_to(played);
    let draw = Outcome::Played(event.scoring.drawn_game());
    for board in before.rounds_mut().iter_mut().flat_map(PairedRound::boards_mut) {
        board.finish_with(draw, games);
    }
    Cow::Owned(before)
}

/// Returns whether each player is to be paired in a round or, if it has been paired, was.
fn plays(event: &Event, round: Round) -> Vec<bool> {
    let ids: HashSet<&PlayerId> = match event.round(round) {
        Some(paired) => {
            let allocated = paired.byes.iter().filter(|bye| bye.bye == ByeKind::PairingAllocated);
            let seated = paired.boards.iter().flat_map(|board| [&board.white, &board.black]);
            seated.chain(allocated.map(|bye| &bye.player)).collect()
        }
        None => {
            let asked = event.requests.iter().filter(|asked| asked.round == round);
            let away: HashSet<&PlayerId> = asked.map(|asked| &asked.player).collect();
            let there = event.players.iter().filter(|player| player.takes_part_in(round));
            there.map(|player| &player.id).filter(|id| !away.contains(id)).collect()
        }
    };
    event.players.iter().map(|player| ids.contains(&player.id)).collect()
}

/// Returns the record of a round for a player, with opponents as indices in the field.
fn past_of(entry: &RoundEntry, place: &[usize]) -> PastRound {
    match &entry.standing {
        RoundStatus::Board(meeting) if meeting.played => {
            PastRound::game(place[meeting.opponent], meeting.color, entry.points)
        }
        RoundStatus::Board(meeting) => PastRound::forfeit(place[meeting.opponent], entry.points),
        RoundStatus::Bye(ByeKind::PairingAllocated) => PastRound::bye(entry.points),
        RoundStatus::Bye(_) | RoundStatus::Nowhere => PastRound::away(entry.points),
    }
}

/// Returns the acceleration points of each player in each round up to this one.
fn extras(event: &Event, round: Round) -> Vec<Vec<Points>> {
    let index = event.index();
    let rounds = event.nth_of_system(round);
    let mut extras = vec![vec![Points::ZERO; rounds.into()]; event.players.len()];
    for rule in event.accelerations() {
        for at in rule.players.iter().filter_map(|id| index.get(id)) {
            for (nth, extra) in (1..).zip(&mut extras[*at]) {
                if rule.holds_in(event.round_of_system(nth)) {
                    *extra += rule.points;
                }
            }
        }
    }
    extras
}

/// Returns the order of each player among those with the same score.
fn orders(before: &Event, ledger: &Ledger, order: GroupOrder) -> Vec<u32> {
    let number = |at: usize| u32::from(before.players[at].number.unwrap_or(u16::MAX));
    let key = match order {
        GroupOrder::Number => None,
        GroupOrder::Solkoff => Some(TieBreak::Solkoff),
        GroupOrder::SolkoffTruncated => Some(TieBreak::SolkoffShort),
    };
    let Some(key) = key.filter(|_| !before.rounds.is_empty()) else {
        return (0..before.players.len()).map(number).collect();
    };
    let only = before.clone().ranked_by(vec![key]);
    let mut rows = rank(&only, ledger, StandingsOptions::default()).rows;
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Parity, read};

    /// Returns six players, the weakest first in the file, with this head and these rounds.
    fn event(head: &str, rest: &str) -> Event {
        let players: String = (1..=6)
            .map(|n| format!("  - {{id: p{n}, name: Tree {n}, number: {}}}\n", 7 - n))
            .collect();
        let text = format!("schema: arbiter.event/1\nname: X\n{head}players:\n{players}{rest}");
        read("test.yaml", &text).unwrap_or_else(|error| panic!("{error}"))
    }

    const SWISS: &str = "system: {kind: swiss, rounds: 5, first_color: black}\n";

    const TWO_ROUNDS: &str = "rounds:\n  \
        - round: 1\n    boards:\n      \
        - {board: 1, white: p6, black: p3, result: 2-0}\n      \
        - {board: 2, white: p2, black: p5, result: adjourned}\n    \
        byes:\n      - {player: p4, bye: half-point}\n      - {player: p1, bye: pairing-allocated}\n  \
        - round: 2\n    boards:\n      \
        - {board: 1, white: p1, black: p6, result: 0-2 forfeit}\n      \
        - {board: 2, white: p5, black: p4, result: 1-1}\n    \
        byes:\n      - {player: p3, bye: full-point}\n      - {player: p2, bye: absent}\n";

    #[test]
    fn the_pasts_are_those_of_the_event_by_pairing_number() {
        let field = field(&event(SWISS, TWO_ROUNDS), Round(3)).unwrap();
        let numbers: Vec<u16> = field.players.iter().map(|one| one.number).collect();
        assert_eq!(numbers, [1, 2, 3, 4, 5, 6], "p6 is number 1");
        assert_eq!((field.initial_color, field.parity), (Color::Black, Parity::Paired));
        let two = Points::whole(2);
        let one = Points::whole(1);
        // Number 1 is p6: beat p3 (number 4), then won by forfeit against p1 (number 6).
        let past = [PastRound::game(3, Color::White, two), PastRound::forfeit(5, two)];
        assert_eq!(
            (field.players[0].past.as_slice(), field.players[0].score),
            (&past[..], two + two)
        );
        // p5: an adjourned game counts as a draw.
        let past = [PastRound::game(4, Color::Black, one), PastRound::game(2, Color::White, one)];
        assert_eq!(field.players[1].past, past);
        assert_eq!(field.players[2].past[0], PastRound::away(one), "half-point bye of p4");
        assert_eq!(field.players[3].past[1], PastRound::away(two), "full-point bye of p3");
        assert_eq!(field.players[4].past[1], PastRound::away(Points::ZERO), "p2 was absent");
        assert_eq!(field.players[5].past[0], PastRound::bye(two), "p1 had the bye");
    }

    #[test]
    fn a_paired_round_is_played_by_those_in_it_and_the_next_by_who_did_not_ask_to_be_away() {
        let playing = |event: &Event, round: u16| -> Vec<u16> {
            let field = field(event, Round(round)).unwrap();
            field.present().map(|at| field.players[at].number).collect()
        };
        let mut event = event(
            SWISS,
            &format!("requests:\n  - {{player: p5, round: 3, bye: half-point}}\n{TWO_ROUNDS}"),
        );
        event.players[0].withdrawn_after = Some(Round(2));
        event.players[1].from_round = Some(Round(4));
        assert_eq!(playing(&event, 1), [1, 2, 4, 5, 6], "not who had a half-point bye");
        assert_eq!(playing(&event, 2), [1, 2, 3, 6]);
        assert_eq!(playing(&event, 3), [1, 3, 4], "not withdrawn, not arrived, not away");
        assert_eq!(playing(&event, 4), [1, 2, 3, 4, 5], "p2 has arrived");
    }

    #[test]
    fn groups_keep_apart_in_their_rounds() {
        let mut event = event(
            &format!(
                "{SWISS}forbidden:\n  - {{players: [p1, p2, p3], to: 1}}\nseparate:\n  - {{by: club, from: 2}}\n"
            ),
            "",
        );
        event.players[4].club = Some("Oakside".into());
        event.players[5].club = Some("Oakside".into());
        assert_eq!(field(&event, Round(1)).unwrap().apart, [[5, 4, 3]]);
        assert_eq!(field(&event, Round(2)).unwrap().apart, [[1, 0]]);
    }

    #[test]
    fn baku_points_are_of_their_rounds_and_in_no_score() {
        let head = "system: {kind: swiss, rounds: 5, acceleration: baku, accelerated_to: p5}\n";
        let event = event(head, TWO_ROUNDS);
        let third = field(&event, Round(3)).unwrap();
        let of = |player: &Entrant| (player.past[0].extra, player.past[1].extra, player.extra);
        let [full, half] = [2, 1].map(Points::whole);
        assert_eq!(of(&third.players[1]), (full, full, half));
        assert_eq!(of(&third.players[2]), (Points::ZERO, Points::ZERO, Points::ZERO));
        assert_eq!(third.players[1].score, Points::whole(2));
        assert_eq!(field(&event, Round(4)).unwrap().players[0].extra, Points::ZERO);
    }

    #[test]
    fn solkoff_orders_a_score_group_from_round_2_on() {
        let head = |order| format!("system: {{kind: swiss, rounds: 5, group_order: {order}}}\n");
        let orders = |event: &Event, round: u16| -> Vec<u32> {
            field(event, Round(round)).unwrap().players.iter().map(|one| one.order).collect()
        };
        let event_by = |order| event(&head(order), TWO_ROUNDS);
        assert_eq!(orders(&event_by("number"), 3), [1, 2, 3, 4, 5, 6]);
        assert_eq!(orders(&event_by("solkoff"), 1), [1, 2, 3, 4, 5, 6]);
        // Scores 4 2 2 2 1 2 by number. Solkoff: number 4 met number 1, who has 4; number 2 met
        // opponents with 1 and 2: 3; 3 and 5 met one with 2; 1 met one with 2, 6 nobody.
        assert_eq!(orders(&event_by("solkoff"), 3), [3, 2, 4, 1, 5, 6]);
        // Without the worst opponent, number 2 keeps 2, and everybody else at most 4.
        assert_eq!(orders(&event_by("solkoff-truncated"), 3), [2, 3, 4, 1, 5, 6]);
    }

    #[test]
    fn who_has_no_number_is_named() {
        let mut event = event(SWISS, "");
        event.players[2].number = None;
        let id = "p3".parse().unwrap();
        assert_eq!(*field(&event, Round(1)).unwrap_err().why, Refusal::NoNumber { id });
    }

    #[test]
    fn a_published_round_is_a_pairing_of_its_field() {
        let event = event(SWISS, TWO_ROUNDS);
        let pairing = published(&event, &event.rounds[0]).unwrap();
        assert_eq!(pairing.bye, Some(5));
        assert_eq!(pairing.pairs[0], FieldPair { white: 0, black: 3 });
    }
}
