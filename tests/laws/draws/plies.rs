//! Clauses checked to the half-move on constructed games.

use draughts_arbiter::board::{ByColor, Color, Square, parse_fen};
use draughts_arbiter::draw::{Claim, ClaimBasis, Demand, Ruling, Timeline, conditions, rule};
use draughts_arbiter::moves::{Generator, Resolved, resolve};
use draughts_arbiter::rules::{DrawKind, RuleSet, named_with};

struct Played {
    set: RuleSet,
    game: Timeline<'static>,
}

fn play(rules: &str, settings: &[&str], fen: &str, number: u32, moves: &str) -> Played {
    let settings: Vec<String> = settings.iter().map(|&setting| setting.into()).collect();
    let set = named_with(rules, &settings).unwrap();
    // Kept until the test process ends.
    let generator: &'static Generator = Box::leak(Box::new(Generator::new(&set)));
    let numbering = set.numbering();
    let start = parse_fen(fen, &numbering, set.first_color()).unwrap().position;
    let mut game = Timeline::new(generator, start, number, set.first_color());
    for text in moves.split_whitespace() {
        let squares: Vec<Square> = text
            .split(['-', 'x'])
            .map(|name| numbering.square_of_number(name.parse().unwrap()).unwrap())
            .collect();
        let legal = generator.legal_moves(game.last());
        match resolve(generator, game.last(), &legal, &squares) {
            Resolved::One(mv) => game.play(&mv),
            other => panic!("{text}: {other:?}"),
        }
    }
    Played { set, game }
}

impl Played {
    fn met(&self, clause: &str) -> Option<usize> {
        self.met_on_demand(clause, &[])
    }

    fn met_on_demand(&self, clause: &str, demands: &[Demand]) -> Option<usize> {
        conditions(&self.set, &self.game, demands)
            .into_iter()
            .find(|condition| self.set.draws[condition.clause].id == clause)
            .map(|condition| condition.met)
    }

    fn claim(&self, ground: ClaimBasis, at: usize) -> Ruling {
        let claim = Claim { ground, by: None, at, announced: false };
        rule(&self.set, &self.game, &[], &claim)
    }

    fn verdict(&self, ground: ClaimBasis, at: usize) -> &'static str {
        self.claim(ground, at).verdict.word()
    }
}

/// Writes `plies` half-moves in which each side moves one king to and fro.
fn shuffle(white: [&str; 2], black: [&str; 2], plies: usize, black_first: bool) -> String {
    let mut words = Vec::new();
    for ply in 0..plies {
        let of_black = (ply % 2 == 1) != black_first;
        let side = if of_black { black } else { white };
        words.push(side[ply / 2 % 2]);
    }
    words.join(" ")
}

const COUNT: ClaimBasis = ClaimBasis::of(DrawKind::Ending);
const QUIET: ClaimBasis = ClaimBasis::of(DrawKind::NoProgress);

#[test]
fn a1_6_1_the_third_time_counts_the_start() {
    let moves = "1-6 50-45 6-1 45-50 1-6 50-45 6-1 45-50";
    let played = play("international", &[], "W:WK1,31:BK50,20", 1, moves);
    assert_eq!(played.met("repetition"), Some(8));
    let claim = |at| played.verdict(ClaimBasis::of(DrawKind::Repetition), at);
    assert_eq!((claim(7), claim(8)), ("not-yet", "granted"));
}

fn each(white: u32, black: u32) -> ByColor<u32> {
    ByColor { white, black }
}

#[test]
fn a1_6_2_twenty_five_moves_of_each() {
    let moves = shuffle(["1-6", "6-1"], ["50-45", "45-50"], 50, false);
    let played = play("international", &[], "W:WK1,31:BK50,20", 1, &moves);
    assert_eq!(played.met("no-progress"), Some(50));
    assert_eq!((played.verdict(QUIET, 49), played.verdict(QUIET, 50)), ("not-yet", "granted"));
    let ruling = played.claim(QUIET, 48);
    assert_eq!((ruling.remaining, ruling.earliest), (Some(each(1, 1)), Some(50)));
}

#[test]
fn a1_6_3_sixteen_and_6_4_five() {
    let moves = shuffle(["46-41", "41-46"], ["3-8", "8-3"], 32, false);
    let played = play("international", &[], "W:WK46,K47,K48:BK3", 1, &moves);
    assert_eq!(played.met("three-against-one"), Some(32));
    assert_eq!((played.verdict(COUNT, 31), played.verdict(COUNT, 32)), ("not-yet", "granted"));
    let moves = shuffle(["47-41", "41-47"], ["3-8", "8-3"], 10, false);
    let played = play("international", &[], "W:WK47,K48:BK3", 1, &moves);
    assert_eq!(played.met("two-against-one"), Some(10));
}

#[test]
fn a_win_on_the_board_comes_first() {
    let moves = "45-50 16-11 50-45 6-1 45-50 11-6 50-45 6-50 45-40 1x45";
    let played = play("international", &[], "B:WK6,K16:BK45", 1, moves);
    assert_eq!(played.met("two-against-one"), None);
}

#[test]
fn both_readings_of_a_capture_inside_a_count() {
    let moves = "47-38 3-9 46-23 9-22 38-24 22-17 48-31 17-39 24-38 39-17 31-42 17-22 38-15 \
                 22-6 42-31 6-1 31-18 1-6 18-13 6-17 15-20 17-39 13-18 39-17 20-33 17x39 18-13 \
                 39-33 13-27 33-17 23-19 17-12 27-22 12-29 19-32 29-12";
    let fen = "W:WK46,K47,K48:BK3";
    let cumulative = play("international", &[], fen, 1, moves);
    assert_eq!(cumulative.met("three-against-one"), Some(32));
    assert_eq!(cumulative.met("two-against-one"), Some(36));
    let ruling = cumulative.claim(COUNT, 36);
    assert_eq!(ruling.met_at, Some(32));
    assert_eq!(ruling.readings[0].met, Some(36), "{:?}", ruling.readings);
    let fresh = play("international", &["three-against-one.on_capture=fresh"], fen, 1, moves);
    assert_eq!((fresh.met("three-against-one"), fresh.met("two-against-one")), (None, Some(36)));
}

#[test]
fn frisian_seven_moves_and_the_win_on_the_seventh() {
    let moves = shuffle(["47-41", "41-47"], ["3-8", "8-3"], 14, false);
    let played = play("frisian", &[], "W:WK47,K48:BK3", 1, &moves);
    assert_eq!(played.met("two-against-one"), Some(14));
}

#[test]
fn frisian_count_one_king_each_is_drawn_at_once_unless_a_capture_is_due() {
    let drawn = play("frisian-count", &[], "W:WK47:BK3", 1, "");
    assert_eq!(drawn.met("one-against-one"), Some(0));
    let due = play("frisian-count", &[], "W:WK46:BK19", 1, "");
    assert_eq!(due.met("one-against-one"), None);
}

#[test]
fn club_ten_moves_counted_by_the_lone_king() {
    // The lone king moves first: 20 half-moves.
    let moves = shuffle(["47-41", "41-47"], ["3-8", "8-3"], 20, true);
    let played = play("international-club", &[], "B:WK47,K48,K49:BK3", 1, &moves);
    assert_eq!(played.met("three-kings-against-one"), Some(20));
    // The three kings move first: one more.
    let moves = shuffle(["47-41", "41-47"], ["3-8", "8-3"], 21, false);
    let played = play("international-club", &[], "W:WK47,K48,K49:BK3", 1, &moves);
    assert_eq!(played.met("three-kings-against-one"), Some(21));
}

#[test]
fn club_only_three_from_the_long_diagonal() {
    let on = |fen: &str, settings: &[&str], moves: &str| {
        play("international-club", settings, fen, 1, moves).met("three-kings-against-one")
    };
    // Already on the diagonal: 6 half-moves.
    let stays = "5-10 48-43 10-5 43-48 5-10 48-43 10-5 43-48";
    assert_eq!(on("B:WK47,K48,K49:BK5", &[], stays), Some(6));
    // Reached with the second counted move: 5 moves, 10 half-moves.
    let reaches = "4-9 48-43 9-14 43-48 14-10 48-43 10-14 43-48 14-10 48-43";
    assert_eq!(on("B:WK47,K48,K49:BK4", &[], reaches), Some(10));
    // Left again with the third: the count of ten continues; with `sticky` the count of five
    // remains.
    let leaves = "4-9 48-43 9-14 43-48 14-9 48-43 9-4 43-48 4-9 48-43 9-4 43-48";
    assert_eq!(on("B:WK47,K48,K49:BK4", &[], leaves), None);
    let sticky = ["three-kings-against-one.sticky=true"];
    assert_eq!(on("B:WK47,K48,K49:BK4", &sticky, leaves), Some(10));
}

#[test]
fn club_mixed_three_count_from_the_demand_only() {
    let moves = shuffle(["47-41", "41-47"], ["3-8", "8-3"], 20, true);
    let played = play("international-club", &[], "B:WK47,K48,31:BK3", 1, &moves);
    assert_eq!(played.met("mixed-three-against-one"), None);
    let demand = [Demand { moment: 0, by: Color::Black }];
    assert_eq!(played.met_on_demand("mixed-three-against-one", &demand), Some(20));
    let strong = [Demand { moment: 0, by: Color::White }];
    assert_eq!(played.met_on_demand("mixed-three-against-one", &strong), None);
}

#[test]
fn checkers_25_first_quiet_move_41_is_drawn_from_66() {
    let moves = shuffle(["32-27", "27-32"], ["1-6", "6-1"], 60, true);
    let played = play("checkers-25", &[], "B:WK32:BK1", 41, &moves);
    // Moment 48 is before 65b, moment 50 before 66b.
    assert_eq!((played.game.due(48), played.game.due(50)), (65, 66));
    assert_eq!((played.verdict(QUIET, 48), played.verdict(QUIET, 50)), ("not-yet", "granted"));
    assert_eq!(played.claim(QUIET, 48).remaining, Some(each(1, 1)));
}
