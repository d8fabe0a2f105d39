//! Systems, rounds to come, and properties of every event.

use proptest::prelude::*;

use super::*;
use crate::event::{FideKind, FideTieBreak, Points};

#[test]
fn where_everybody_meets_everybody_forfeits_are_games_but_not_for_ratings() {
    let mut event = event(
        SystemKind::RoundRobin,
        "a b c",
        &["b a 0-2 forfeit, c bye", "c a 2-0, b bye", "b c 2-0, a bye"],
    );
    for (player, rating) in event.players.iter_mut().zip([2000, 1900, 1800]) {
        player.rating = Some(rating);
    }
    // All have 2. SB: a 2 x 2 from b.
    assert_eq!(values(&event, "SB", "a b c"), ["4", "4", "4"]);
    // The forfeit won is a round won, but not a game over the board, nor a game with Black.
    assert_eq!(values(&event, "WIN", "a b c"), ["1", "1", "1"]);
    assert_eq!(values(&event, "WON", "a b c"), ["0", "1", "1"]);
    assert_eq!(values(&event, "BPG", "a b c"), ["1", "0", "1"]);
    assert_eq!(values(&event, "REP", "a b c"), ["2", "1", "2"]);
    // a has met b for the direct encounter, but not for the average rating.
    assert_eq!(table(&event, &codes("DE")), "a 1 2 0; b 1 2 0; c 1 2 0");
    assert_eq!(values(&event, "ARO", "a b c"), ["1800", "1800", "1950"]);
}

#[test]
fn a_round_that_is_not_paired_is_nothing_and_one_without_results_neither() {
    let event = swiss("a b c d", &["a b 2-0, c d 1-1", "a c, b d"]);
    // Round 2 without results changes nothing.
    for code in ["BH", "SB", "PS/C1", "WIN", "REP", "STD", "BPG"] {
        let mut shorter = event.clone();
        shorter.rounds.pop();
        if code != "PS/C1" {
            assert_eq!(
                values(&event, code, "a b c d"),
                values(&shorter, code, "a b c d"),
                "{code}"
            );
        }
        // Nine rounds are planned: none of the eight to come counts as unplayed.
        assert_eq!(value(&shorter, "REP", "a"), "1");
    }
}

#[test]
fn the_buchholz_family_is_not_for_round_robins() {
    let mut event = event(SystemKind::RoundRobin, "a b", &["a b 2-0"]);
    event.tiebreaks = Some(codes("SB BH/C1 FB AOB DE"));
    let found: Vec<String> = crate::event::check_with(&event)
        .into_iter()
        .filter(|problem| problem.code() == crate::event::codes::TIEBREAK_BUCHHOLZ)
        .map(|problem| problem.path)
        .collect();
    assert_eq!(found, ["tiebreaks[1]", "tiebreaks[2]", "tiebreaks[3]"]);
    let mut swiss = swiss("a b", &["a b 2-0"]);
    swiss.tiebreaks.clone_from(&event.tiebreaks);
    assert!(
        crate::event::check_with(&swiss)
            .iter()
            .all(|one| one.code() != crate::event::codes::TIEBREAK_BUCHHOLZ)
    );
}

proptest! {
    #[test]
    fn cuts_only_take_away_and_medians_more(seed: u64) {
        let mut event = relations::any_event(seed);
        event.tiebreaks = Some(codes("BH/M2 BH/M1 BH/C1 BH FB/M1 FB/C1 FB"));
        for row in rank(&event, &Ledger::whole(&event), StandingsOptions::default()).rows {
            let numbers: Vec<Amount> = row
                .values
                .iter()
                .filter_map(|value| match value {
                    Value::Number(amount) => Some(*amount),
                    _ => None,
                })
                .collect();
            let [m2, m1, c1, all, fore_m1, fore_c1, fore] = numbers.as_slice() else {
                prop_assert!(row.no_place.is_some());
                continue;
            };
            prop_assert!(m2 <= m1 && m1 <= c1 && c1 <= all);
            prop_assert!(fore_m1 <= fore_c1 && fore_c1 <= fore);
        }
    }

    #[test]
    fn where_everything_was_played_buchholz_is_solkoff(seed: u64) {
        let mut event = relations::any_event(seed);
        let seed = event.system.seed;
        event.system = System::of_rounds(9);
        event.system.seed = seed;
        let (win, games) = (event.scoring.win, event.scoring.games());
        for paired in &mut event.rounds {
            paired.byes.clear();
            for board in &mut paired.boards {
                let played = crate::event::Outcome::Played(crate::event::Score::new(win, Points::ZERO));
                board.result = vec![played; games];
            }
        }
        let played = |player: usize| {
            let id = &event.players[player].id;
            event.rounds.iter().all(|paired| paired.board_of(id).is_some())
        };
        let everybody = (0..event.players.len()).all(played);
        let fide = TieBreak::Fide(FideTieBreak::plain(FideKind::Buchholz));
        event.tiebreaks = Some(vec![TieBreak::Solkoff, fide]);
        for row in rank(&event, &Ledger::whole(&event), StandingsOptions::default()).rows {
            if everybody {
                prop_assert_eq!(&row.values[0], &row.values[1]);
            }
        }
    }
}
