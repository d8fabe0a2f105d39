//! The rounds of a Swiss.

use std::borrow::Cow;

use crate::event::acts::{Refusal, Refused, Remedy};
use crate::event::{
    AccelerationRule, Board, Bye, ByeKind, Event, Numbers, PairedRound, PairingMethod, Part, Round,
};
use crate::field::FieldPairing;
use crate::swiss::system;

use super::field::{field, first_color, listed};
use super::impossible::refused;
use super::numbers;
use super::numbers::no_seed;

/// Assigns numbers and draws lots before a round of a Swiss.
pub(super) fn begin(event: &mut Event) -> Result<(), Refused> {
    let round = event.last_paired().next();
    numbers::follow(event, round)?;
    event.system_mut(0).first_color = Some(first_color(event).ok_or_else(no_seed)?);
    let last = event.last_of_upper_half().cloned();
    if let Some(swiss) = event.system_mut(0).swiss_mut()
        && swiss.acceleration == Some(AccelerationRule::Baku)
    {
        swiss.accelerated_to = swiss.accelerated_to.take().or(last);
    }
    Ok(())
}

/// Takes back what [`begin`] fixed, when round 1 is no longer paired.
pub(super) fn undo_begin(event: &mut Event) {
    if let Some(swiss) = event.system_mut(0).swiss_mut() {
        swiss.accelerated_to = None;
    }
    if event.system.numbers == Numbers::Rating {
        event.players_mut().iter_mut().for_each(|player| player.put_number(None));
    }
}

/// Returns the next round, with its boards in the order of C.04.2, 3.6; then the bye of an odd
/// field and the requested byes.
///
/// # Errors
///
/// Fails if no round is left, fewer than two play, or no legal pairing exists.
pub(super) fn next_round(
    event: &Event,
    round: Round,
    method: PairingMethod,
) -> Result<PairedRound, Refused> {
    let field = field(event, round)?;
    if field.round > field.rounds {
        let why = Refusal::AllRoundsPaired { rounds: usize::from(field.rounds) };
        return Err(Refused::new(why).help(Remedy::PlayOn { rounds: Round(field.round) }));
    }
    let present = field.present().count();
    if present < 2 {
        return Err(
            Refused::new(Refusal::TooFewPresent { present, round }).help(Remedy::CancelByes)
        );
    }
    let paired = system(method).pair(&field);
    let paired = paired.map_err(|why| refused(event, round, &field, &why))?;
    Ok(seated(event, round, &paired.pairing))
}

/// Returns the event with a pairing number for everybody.
///
/// Players who joined after the last pairing get the numbers after the others; if an event was
/// paired by hand from the start, everybody gets their number as of now.
pub fn numbered(event: &Event) -> Cow<'_, Event> {
    if event.players.iter().all(|player| player.number.is_some()) {
        return Cow::Borrowed(event);
    }
    let mut numbered = event.clone();
    let is_begun = !event.rounds.is_empty();
    let some_have = is_begun && event.players.iter().any(|player| player.number.is_some());
    let done = match some_have {
        true => numbers::append(&mut numbered),
        false => numbers::follow(&mut numbered, event.last_paired().next()),
    };
    match done {
        Ok(()) => Cow::Owned(numbered),
        Err(_) => Cow::Borrowed(event),
    }
}

/// Numbers the players of each part of an event in the same way.
pub fn number_parts(parts: &mut [Part<'_>]) {
    for part in parts {
        if let Cow::Owned(with_numbers) = numbered(&part.event) {
            part.event = Cow::Owned(with_numbers);
        }
    }
}

/// Returns a pairing as a round of the event.
fn seated(event: &Event, round: Round, pairing: &FieldPairing) -> PairedRound {
    let listed = listed(event);
    let id = |place: usize| event.players[listed[place]].id.clone();
    let mut paired = PairedRound::new(round);
    for (number, pair) in (1..).zip(&pairing.pairs) {
        paired.add_boards([Board::new(number, id(pair.white), id(pair.black))]);
    }
    let allocated = |place| Bye { player: id(place), bye: ByeKind::PairingAllocated, note: None };
    paired.add_byes(pairing.bye.map(allocated));
    let asked = event.requests.iter().filter(|asked| asked.round == round);
    let there = asked.filter(|asked| {
        event.player(&asked.player).is_some_and(|player| player.takes_part_in(round))
    });
    paired.add_byes(there.map(|asked| Bye {
        player: asked.player.clone(),
        bye: asked.bye,
        note: asked.note.clone(),
    }));
    paired
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::acts::{Entry, enter};
    use crate::event::{Color, read};
    use crate::pairing::{PairOptions, pair_next, unpair};

    /// Returns a Swiss of three rounds with this many players, ratings descending.
    fn event(players: usize, more: &str, rest: &str) -> Event {
        let list: String = (1..=players)
            .map(|n| format!("  - {{id: p{n}, name: Tree {n}, rating: {}}}\n", 2000 - n))
            .collect();
        let text = format!(
            "schema: arbiter.event/1\nname: X\n\
             system: {{kind: swiss, rounds: 3, seed: 5{more}}}\nplayers:\n{list}{rest}"
        );
        read("test.yaml", &text).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Pairs the next round, with a win for White everywhere.
    fn play(event: &mut Event) {
        let round = pair_next(event, PairOptions::default()).unwrap();
        let boards = event.rounds[usize::from(round.0) - 1].boards.iter();
        let wins: Vec<Entry> =
            boards.map(|board| format!("{}=2-0", board.board).parse().unwrap()).collect();
        enter(event, round, &wins, None).unwrap();
    }

    fn refusal(event: &mut Event) -> Refusal {
        *pair_next(event, PairOptions::default()).unwrap_err().why
    }

    #[test]
    fn numbers_first_color_and_the_accelerated_group_are_recorded_and_taken_back() {
        let mut event = event(7, ", acceleration: baku", "");
        let before = event.clone();
        pair_next(&mut event, PairOptions::default()).unwrap();
        assert_eq!(event.players[6].number, Some(7));
        assert!(event.system.first_color.is_some());
        assert_eq!(event.system.swiss().unwrap().accelerated_to.as_ref().unwrap().as_str(), "p4");
        unpair(&mut event, false).unwrap();
        let first_color = event.system.first_color.take();
        assert_eq!(event, before);
        // The lot of the same seed gives the same result again.
        pair_next(&mut event, PairOptions::default()).unwrap();
        assert_eq!(event.system.first_color, first_color);
    }

    #[test]
    fn the_first_round_is_upper_half_against_lower_half_and_the_bye_stands_last() {
        let asked = "requests:\n  - {player: p1, round: 1, bye: half-point, note: train}\n";
        let mut event = event(6, ", first_color: black", asked);
        pair_next(&mut event, PairOptions::default()).unwrap();
        let round = &event.rounds[0];
        let boards: Vec<String> =
            round.boards.iter().map(|board| format!("{}-{}", board.white, board.black)).collect();
        // p1 is away; the next in order has an odd number among those present, and has Black.
        assert_eq!(boards, ["p4-p2", "p3-p5"]);
        let byes: Vec<(&str, ByeKind)> =
            round.byes.iter().map(|bye| (bye.player.as_str(), bye.bye)).collect();
        assert_eq!(byes, [("p6", ByeKind::PairingAllocated), ("p1", ByeKind::HalfPoint)]);
        assert_eq!(round.byes[1].note.as_deref(), Some("train"));
        assert_eq!(event.system.first_color, Some(Color::Black));
    }

    #[test]
    fn a_late_entry_is_paired_by_its_rating() {
        let mut event = event(4, "", "");
        play(&mut event);
        let late = crate::event::PlayerDocument {
            rating: Some(2500),
            from_round: Some(Round(2)),
            ..crate::event::PlayerDocument::new("late".parse().unwrap(), "Late")
        };
        event.players.push(late.into());
        play(&mut event);
        assert_eq!(event.players[4].number, Some(1));
        assert_eq!(event.players[0].number, Some(2));
    }

    #[test]
    fn after_the_last_round_and_with_one_player_there_is_nothing_to_pair() {
        let mut played = event(6, "", "");
        (0..3).for_each(|_| play(&mut played));
        assert_eq!(refusal(&mut played), Refusal::AllRoundsPaired { rounds: 3 });
        let asked = "requests:\n  - {player: p1, round: 1, bye: absent}\n";
        let mut two = event(2, "", asked);
        let why = Refusal::TooFewPresent { present: 1, round: Round(1) };
        assert_eq!(refusal(&mut two), why);
    }

    #[test]
    fn a_round_that_is_paired_again_rests_on_what_was_corrected() {
        let mut event =
            event(6, "", "timetable: [{round: 2, date: 2026-09-04, time: \"14:00\"}]\n");
        play(&mut event);
        pair_next(&mut event, PairOptions::default()).unwrap();
        assert!(event.timetable.is_empty(), "the round has it now");
        let amend = crate::event::acts::Amend { reason: "the slip was read wrongly".into() };
        enter(&mut event, Round(1), &["1=0-2".parse().unwrap()], Some(&amend)).unwrap();
        assert_eq!(event.rounds[0].boards[0].amended[0].paired, Round(2));
        unpair(&mut event, false).unwrap();
        assert_eq!(event.rounds[0].boards[0].amended[0].paired, Round(1));
        assert_eq!(event.timetable[0].time.unwrap().to_string(), "14:00");
        pair_next(&mut event, PairOptions::default()).unwrap();
        assert_eq!(event.rounds[1].date.unwrap().to_string(), "2026-09-04");
        assert_eq!(*event.as_paired(Round(2)), event);
        unpair(&mut event, false).unwrap();
        event.rounds[0].boards[0].result.clear();
        let short = refusal(&mut event);
        assert!(matches!(short, Refusal::ResultsMissing { all: 1, more: 0, .. }), "{short:?}");
    }

    #[test]
    fn a_game_finished_after_later_rounds_were_paired_was_a_draw_for_them() {
        let mut event = event(6, "", "");
        pair_next(&mut event, PairOptions::default()).unwrap();
        let words = |words: &str| -> Vec<Entry> {
            words.split(' ').map(|word| word.parse().unwrap()).collect()
        };
        enter(&mut event, Round(1), &words("1=2-0 2=2-0"), None).unwrap();
        let adjourn = PairOptions { adjourn_missing: true, ..PairOptions::default() };
        pair_next(&mut event, adjourn).unwrap();
        enter(&mut event, Round(1), &words("3=0-2"), None).unwrap();
        assert_eq!(event.rounds[0].boards[2].finished_after, Some(Round(2)));
        assert!(event.as_paired(Round(2)).rounds[0].boards[2].result.is_empty());
        assert_eq!(event.as_paired(Round(3)).rounds, event.rounds);
        unpair(&mut event, false).unwrap();
        assert_eq!(event.rounds[0].boards[2].finished_after, None);
    }

    #[test]
    fn a_long_list_of_boards_is_cut_for_reading_aloud() {
        let mut event = event(40, "", "");
        pair_next(&mut event, PairOptions::default()).unwrap();
        let Refusal::ResultsMissing { all, boards, more, .. } = refusal(&mut event) else {
            panic!()
        };
        assert_eq!((all, boards.len(), more), (20, 5, 15));
        let wins: Vec<Entry> = (1..=20).map(|n| format!("{n}=2-0").parse().unwrap()).collect();
        enter(&mut event, Round(1), &wins, None).unwrap();
        let why = *unpair(&mut event, false).unwrap_err().why;
        assert!(matches!(why, Refusal::RoundHasResults { all: 20, more: 15, .. }), "{why:?}");
    }

    #[test]
    fn when_all_rounds_are_paired_that_is_said_whatever_is_missing() {
        let mut event = event(4, "", "");
        (0..2).for_each(|_| play(&mut event));
        pair_next(&mut event, PairOptions::default()).unwrap();
        assert_eq!(refusal(&mut event), Refusal::AllRoundsPaired { rounds: 3 });
    }

    #[test]
    fn boards_are_numbered_from_the_first_and_a_fixed_board_is_kept() {
        let mut event = event(8, "", "first_board: 101\n");
        event.players[7].fixed_board = Some(9);
        pair_next(&mut event, PairOptions::default()).unwrap();
        let numbers: Vec<u16> = event.rounds[0].boards.iter().map(|board| board.board).collect();
        assert_eq!(numbers, [9, 101, 102, 103]);
        assert!(event.rounds[0].boards[0].has(&"p8".parse().unwrap()));
    }

    #[test]
    fn by_lot_nobody_meets_twice_and_the_same_seed_pairs_the_same() {
        let mut one = event(9, ", pairing: random", "");
        let mut other = one.clone();
        for _ in 0..3 {
            play(&mut one);
            play(&mut other);
        }
        assert_eq!(one, other);
        assert_eq!(crate::event::check_with(&one), []);
        let mut dutch = event(9, "", "");
        play(&mut dutch);
        assert_ne!(dutch.rounds[0], one.rounds[0]);
    }
}
