//! Every counter against a recount from scratch.

use std::collections::{BTreeSet, HashMap};

use draughts_arbiter::board::{Color, write_fen};
use draughts_arbiter::draw::{Counter, Demand, Timeline, can_meet, conditions};
use draughts_arbiter::moves::Generator;
use draughts_arbiter::rules::{Pace, RuleSet};

use super::played::kept;
use super::wanderer;
use crate::support::playable_sets;
use crate::support::random::Random;
use crate::support::recount::{Recount, RecountState};

/// The number of half-moves in random games per rule set.
const HALF_MOVES: usize = 6000;

/// 120 consecutive half-moves with six or seven pieces do not occur at random; the fixtures cover
/// them.
const RARE: &str = "kings-6-or-7-pieces";

/// A game is cut off after this many half-moves.
const LONGEST_GAME: usize = 400;

/// Compares every count of a game; returns the clauses that were met.
fn same_as_counter(set: &RuleSet, game: &Timeline<'_>, demands: &[Demand]) -> Vec<String> {
    let generator = kept(set);
    let recount = Recount::new(set, generator, game, demands);
    let mut met = Vec::new();
    for (index, clause) in set.draws.docs().iter().enumerate() {
        let Some(mut counter) = Counter::new(set, index, demands) else { continue };
        let mut first_met = None;
        for moment in 0..game.moments() {
            counter.moment(game, moment);
            let found = counter.running().map(|count| RecountState {
                start: count.start,
                white: count.made.white.into(),
                black: count.made.black.into(),
                limit: count.limit.into(),
                met: count.met,
            });
            let expected = recount.tally(clause, moment);
            // A limit matters only while it can still be reached.
            let limitless = |tally: Option<RecountState>| {
                tally.map(|tally| match tally.met {
                    Some(_) => RecountState { limit: 0, ..tally },
                    None => tally,
                })
            };
            first_met = first_met.or(expected.as_ref().and_then(|tally| tally.met));
            let fen = write_fen(game.position(moment), &set.numbering());
            assert_eq!(
                limitless(found),
                limitless(expected),
                "{} {} at {moment}: {fen}",
                set.label(),
                clause.id,
            );
        }
        let told = conditions(set, game, demands)
            .into_iter()
            .find(|condition| set.draws[condition.clause].id == clause.id)
            .map(|condition| condition.met);
        assert_eq!(told, first_met, "{} {}", set.label(), clause.id);
        met.extend(told.map(|_| clause.id.clone()));
    }
    seen_from_afar(set, generator, game, !conditions(set, game, demands).is_empty());
    met
}

/// Checks that the quick check does not rule out a condition that was met.
fn seen_from_afar(set: &RuleSet, generator: &Generator, game: &Timeline<'_>, is_met: bool) {
    let can_meet = can_meet(set, generator, game.steps(), |moment| game.position(moment));
    assert!(can_meet || !is_met, "{}: met, and seen from afar it cannot be", set.label());
}

/// Compares repetitions (article 6.1) by pieces and side to move as written in a FEN, including the
/// start.
fn same_repetition(set: &RuleSet, game: &Timeline<'_>) {
    let mut seen: HashMap<String, Vec<usize>> = HashMap::new();
    let mut most = vec![None; 5];
    for moment in 0..game.moments() {
        let fen = write_fen(game.position(moment), &set.numbering());
        let moments = seen.entry(fen).or_default();
        moments.push(moment);
        assert_eq!(&game.occurrences(moment), moments, "{} at {moment}", set.label());
        if let Some(first) = most.get_mut(moments.len()) {
            first.get_or_insert_with(|| moments.clone());
        }
    }
    for (index, clause) in set.draws.docs().iter().enumerate() {
        if let Some(occurrence) = clause.occurrence {
            let told = conditions(set, game, &[]).into_iter().find(|it| it.clause == index);
            assert_eq!(told.map(|it| it.moments), most[usize::from(occurrence)]);
        }
    }
}

/// Compares random games until every counting clause has been met in one.
fn recounted(set: &RuleSet, name: &str) {
    let generator = kept(set);
    let mut random = Random::new(Random::seed_of(name));
    let mut unmet: BTreeSet<String> = set
        .draws
        .docs()
        .iter()
        .filter(|clause| clause.moves.is_some() && clause.id != RARE)
        .map(|clause| clause.id.clone())
        .collect();
    let mut half_moves = 0;
    while half_moves < HALF_MOVES || (!unmet.is_empty() && half_moves < 10 * HALF_MOVES) {
        let game = wanderer::game(set, generator, &mut random, LONGEST_GAME);
        let mut demands = Vec::new();
        for _ in 0..random.below(60) {
            let moment = random.below(game.moments());
            demands.push(Demand { moment, by: *random.pick(&Color::BOTH) });
        }
        for id in same_as_counter(set, &game, &demands) {
            unmet.remove(&id);
        }
        same_repetition(set, &game);
        half_moves += game.moments();
    }
    assert!(unmet.is_empty(), "{name}: no game met {unmet:?}");
}

#[test]
fn counters_and_repetition_equal_a_recount_at_every_half_move() {
    for set in playable_sets() {
        recounted(&set, &set.label());
    }
}

/// Clauses changed as an organiser might.
#[test]
fn changed_clauses_equal_a_recount_too() {
    let changes: &[(&str, &[&str])] = &[
        (
            "international",
            &["three-against-one.on_capture=fresh", "two-against-one.on_capture=fresh"],
        ),
        ("international", &["three-against-one.count=strong-side", "no-progress.moves=4"]),
        ("international-2024", &["three-against-one.sticky=true"]),
        ("international-2024", &["three-against-one.on_long_diagonal=follow"]),
        ("international-2024", &["three-against-one.count=strong-side"]),
        ("portuguese", &["three-against-one.moves=4", "no-progress.moves=5"]),
        ("portuguese", &["no-progress.material=[both-kings each 2..3]"]),
        ("international-club", &["three-kings-against-one.sticky=true"]),
        ("international-club", &["mixed-three-against-one.from=position"]),
        ("international-club", &["mixed-three-against-one.long_diagonal_moves=3"]),
        (
            "russian",
            &["three-kings-against-one.on_capture=cumulative", "kings-6-or-7-pieces.moves=9"],
        ),
        ("russian", &["kings-4-or-5-pieces.moves=6", "kings-6-or-7-pieces.moves=6"]),
        ("frisian", &["two-against-one.unless_capture=true", "two-against-one.moves=2"]),
        ("checkers-25", &["no-progress.moves=3"]),
        ("pool", &["three-against-one.moves=3"]),
        ("turkish", &["one-piece-each.unless_capture=true"]),
    ];
    for (name, settings) in changes {
        let settings: Vec<String> = settings.iter().map(|&setting| setting.into()).collect();
        let set = draughts_arbiter::rules::named_with(name, &settings).unwrap();
        recounted(&set, &format!("{name} {settings:?}"));
    }
}

/// IDF 7.2.9 and IDF-RB 4 to 6: the rules at every time control.
#[test]
fn the_law_at_a_time_control_equals_a_recount_too() {
    let set = draughts_arbiter::rules::named("russian").unwrap();
    for pace in Pace::UNKNOWN.possible() {
        recounted(&set.under(pace), &format!("russian, {pace:?}"));
    }
}
