//! A written game is read back, by the standard, as the same game: game types with every starting
//! side, every corner, letters and numbers, on both boards.
//!
//! A few lines here implement the standard independently (PDN 3.0, GameType tag): squares are named
//! from the corner in the tag, as seen by the starting side.
#![allow(clippy::unwrap_used, reason = "a test fails where something is missing")]

use std::sync::Arc;

use crate::support::random::Random;
use draughts_arbiter::board::{Color, Geometry, Position, Square};
use draughts_arbiter::moves::Move;
use draughts_arbiter::pdn::{GameText, games_in, write_pdn};
use draughts_arbiter::record::{
    Catalogue, ChosenRules, GameReport, Laws, MainLine, ReplayOptions, Strip, canonical_as, replay,
};
use draughts_arbiter::rules::Naming;

/// The maximum number of half-moves per game.
const LONGEST: usize = 40;

/// Returns the name of a square under the fields of a tag: side, `N2`, whether the lower left
/// square is empty.
fn name(geometry: Geometry, square: Square, side: char, notation: &str, inverted: bool) -> String {
    let rows = geometry.rows();
    let (mut column, mut row) = geometry.column_row(square);
    if inverted {
        column = rows - 1 - column;
    }
    if side == 'B' {
        (column, row) = (rows - 1 - column, rows - 1 - row);
    }
    let (letter, digit) = notation.split_at(1);
    if matches!(digit, "0" | "1") {
        row = rows - 1 - row;
    }
    if matches!(digit, "1" | "3") {
        column = rows - 1 - column;
    }
    if letter == "A" {
        return format!("{}{}", char::from(b'a' + column), row + 1);
    }
    let squares = geometry.squares();
    let in_row = squares / rows;
    let at = if in_row == rows { column } else { column / 2 };
    (row * in_row + at + 1).to_string()
}

/// Returns the square with this name.
fn square(geometry: Geometry, text: &str, side: char, notation: &str, inverted: bool) -> Square {
    let named = |square: &Square| name(geometry, *square, side, notation, inverted) == text;
    geometry
        .iter()
        .find(named)
        .unwrap_or_else(|| panic!("{text} is no square: {side} {notation} {inverted}"))
}

struct Played {
    start: Position,
    moves: Vec<Move>,
    last: Position,
}

/// Plays a random game; no move shares both end squares with another legal move.
fn played(laws: &Laws, start: Position, random: &mut Random) -> Played {
    let mut game = Played { start, moves: Vec::new(), last: start };
    for _ in 0..1 + random.below(LONGEST) {
        let legal = laws.generator.legal_moves(&game.last);
        let ends = |mv: &Move| (mv.from(), mv.to());
        let is_plain =
            |mv: &&Move| legal.iter().filter(|other| ends(other) == ends(mv)).count() == 1;
        let plain: Vec<&Move> = legal.iter().filter(is_plain).collect();
        if plain.is_empty() {
            break;
        }
        let mv = *random.pick(&plain);
        game.last = laws.generator.play(&game.last, mv);
        game.moves.push(*mv);
    }
    game
}

/// Writes a position with the given square names.
fn fen(position: &Position, name: impl Fn(Square) -> String) -> String {
    let of = |color: Color| {
        let pieces = position.pieces(color);
        let one = |square: Square| {
            let king = if position.kings(color).contains(square) { "K" } else { "" };
            format!("{king}{}", name(square))
        };
        pieces.iter().map(one).collect::<Vec<_>>().join(",")
    };
    format!("{}:W{}:B{}", position.turn().letter(), of(Color::White), of(Color::Black))
}

fn judged(text: &GameText<'_>, laws: &Arc<Laws>) -> (ChosenRules, GameReport) {
    let line = MainLine::read(text);
    let choice = ChosenRules::of(Arc::clone(laws), (false, true), None, &line);
    let options = ReplayOptions { history: true, moves_only: false };
    let report = replay(text, line, &choice.laws, Vec::new(), options);
    (choice, report)
}

fn tag<'t>(text: &'t str, name: &str) -> Option<&'t str> {
    let start = format!("[{name} \"");
    text.lines().find_map(|line| line.strip_prefix(&start)?.strip_suffix("\"]"))
}

/// Returns the moves of a written game as squares, read by its own tag.
fn by_the_standard(text: &str, geometry: Geometry) -> Vec<(Square, Square)> {
    let fields: Vec<&str> = tag(text, "GameType").unwrap().split(',').collect();
    let [_, side, columns, rows, notation, inverted] = fields[..] else {
        panic!("a whole tag: {text}");
    };
    assert_eq!((columns, rows), (rows, geometry.rows().to_string().as_str()));
    let side = side.chars().next().unwrap();
    let (_, moves) = text.split_once("\n\n").unwrap();
    let read = |word: &str| {
        let mut names = word.split(['-', 'x', ':']);
        let next =
            |from: Option<&str>| square(geometry, from.unwrap(), side, notation, inverted == "1");
        (next(names.next()), next(names.next_back()))
    };
    let is_move = |word: &&str| word.contains(['-', 'x', ':']);
    moves.split_whitespace().filter(is_move).map(read).collect()
}

/// Returns all sets with a game type number of their own.
fn sets() -> Vec<Arc<Laws>> {
    let catalogue = Catalogue::new();
    let names = draughts_arbiter::rules::names();
    let laws = names.iter().filter_map(|name| catalogue.laws(name));
    laws.filter(|laws| laws.set.game_type.0.is_some()).collect()
}

#[test]
fn what_is_written_is_read_by_the_standard_as_the_same_game() {
    let mut random = Random::new(20);
    let mut checked = 0;
    for laws in sets() {
        let geometry = laws.start.geometry();
        let (rows, number) = (geometry.rows(), laws.set.game_type.number().unwrap());
        let boards: &[bool] = if geometry.uses_all_squares() { &[false] } else { &[false, true] };
        for (side, turn) in [('W', Color::White), ('B', Color::Black)] {
            for notation in ["N0", "N1", "N2", "N3", "A0", "A1", "A2", "A3"] {
                for &inverted in boards {
                    let game_type =
                        format!("{number},{side},{rows},{rows},{notation},{}", u8::from(inverted));
                    let name = |square| name(geometry, square, side, notation, inverted);
                    let whole = played(&laws, laws.start.with_turn(turn), &mut random);
                    let part = played(&laws, whole.last, &mut random);
                    for (game, tags) in [
                        (&whole, String::new()),
                        (&part, format!("[FEN \"{}\"]\n", fen(&part.start, name))),
                    ] {
                        if game.moves.is_empty() {
                            continue;
                        }
                        let words: Vec<String> = game
                            .moves
                            .iter()
                            .map(|mv| {
                                let sign = if mv.is_capture() { "x" } else { "-" };
                                format!("{}{sign}{}", name(mv.from()), name(mv.to()))
                            })
                            .collect();
                        let text =
                            format!("[GameType \"{game_type}\"]\n{tags}\n{} *", words.join(" "));
                        check(&laws, game, &text, &game_type);
                        checked += 1;
                    }
                }
            }
        }
    }
    assert!(checked > 1000, "{checked}");
}

/// Reads a record, writes it, and reads the result.
fn check(laws: &Arc<Laws>, game: &Played, text: &str, game_type: &str) {
    let source = games_in(text.as_bytes()).next().unwrap();
    let (choice, report) = judged(&source, laws);
    let found: Vec<&str> = report.findings.iter().map(|found| found.finding.code()).collect();
    assert!(report.ok && report.last == Some(game.last), "{text}: {found:?}");
    assert!(!choice.laws.is_misnamed, "{text}");
    let line = MainLine::read(&source);
    let ends: Vec<(Square, Square)> = game.moves.iter().map(|mv| (mv.from(), mv.to())).collect();
    for naming in [None, Some(Naming::Numbers), Some(Naming::Letters), Some(Naming::Short)] {
        let tree = canonical_as(&source, &line, &report, &choice, Strip::default(), naming);
        let written = write_pdn(&tree);
        let again = games_in(written.as_bytes()).next().unwrap();
        let (_, reread) = judged(&again, laws);
        let found: Vec<_> = reread.findings.iter().map(|found| &found.finding).collect();
        assert!(reread.ok && reread.last == report.last, "{text}\n{written}: {found:?}");
        if naming.is_none() {
            assert_eq!(tag(&written, "GameType"), Some(game_type), "{text}\n{written}");
        }
        if naming != Some(Naming::Short) {
            let moves = by_the_standard(&written, laws.start.geometry());
            assert_eq!(moves, ends, "{text}\n{written}");
        }
    }
}

#[test]
fn the_game_types_of_the_sets_say_how_they_number_their_squares() {
    for laws in sets() {
        let text = laws.set.game_type.0.clone().unwrap();
        let fields: Vec<&str> = text.split(',').collect();
        let side = fields[1].chars().next().unwrap();
        let letters = fields[4].starts_with('A');
        let numbering = if letters { laws.in_letters().numbering } else { laws.numbering };
        let geometry = laws.start.geometry();
        let same = geometry.iter().all(|square| {
            numbering.name(square) == name(geometry, square, side, fields[4], fields[5] == "1")
        });
        // In this program Thai numbers start at White's upper left, but the GameType tag says
        // Black's.
        assert_eq!(same, &*laws.label != "thai", "{}: {text}", laws.label);
    }
}

#[test]
fn a_corner_that_the_moves_do_not_bear_out_is_that_of_the_set() {
    let catalogue = Catalogue::new();
    for (rules, text, written) in [
        // A site that numbers from the upper left writes the tag this way.
        ("international", "[GameType \"20,W,10,10,N1,0\"] 1. 32-28 19-23 *", "20,W,10,10,N2,0"),
        ("russian", "[GameType \"25,W,8,8,A1,0\"] 1. c3-d4 d6-c5 *", "25,W,8,8,A0,0"),
        ("thai", "[GameType \"31\"] 1. 5-9 25-21 *", "31,B,8,8,N1,0"),
        ("thai", "[GameType \"31\"] 1. 25-21 5-9 *", "31,B,8,8,N2,0"),
        // No move supports the corner: the tag decides.
        ("pool", "[GameType \"23,W,8,8,N1,0\"] 1-0", "23,W,8,8,N1,0"),
        ("pool", "[GameType \"23\"] 1. 11-15 *", "23,B,8,8,N1,0"),
        ("international", "[GameType \"20,W,0,0,N,0\"] 1. 32-28 *", "20,W,10,10,N2,0"),
    ] {
        let laws = catalogue.laws(rules).unwrap();
        let game = games_in(text.as_bytes()).next().unwrap();
        let (choice, report) = judged(&game, &laws);
        assert!(report.ok, "{text}");
        let warned = report.findings.iter().any(|found| found.finding.code() == "tag-invalid");
        assert_eq!(warned, rules == "russian" || text.contains("N1,0\"] 1. 32"), "{text}");
        let line = MainLine::read(&game);
        let tree = canonical_as(&game, &line, &report, &choice, Strip::default(), None);
        assert_eq!(tag(&write_pdn(&tree), "GameType"), Some(written), "{text}");
    }
}
