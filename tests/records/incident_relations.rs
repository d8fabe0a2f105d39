//! Relations that must hold for incidents in any game under any rule set.
#![allow(clippy::unwrap_used, reason = "a test fails where something is missing")]

use std::collections::BTreeMap;

use crate::support::random::Random;
use draughts_arbiter::board::{Color, Position};
use draughts_arbiter::diag::Level;
use draughts_arbiter::moves::Move;
use draughts_arbiter::pdn::{commands, games_in};
use draughts_arbiter::record::{
    Arguments, GameReport, Incident, IncidentKind, IrregularityState, Laws, MainLine,
    ReplayOptions, code, replay,
};
use draughts_arbiter::report::GameView;
use draughts_arbiter::rules::TakeBack;

/// The number of games per rule set.
const GAMES: usize = 40;
/// The maximum number of half-moves per game.
const PLIES: usize = 50;

/// A legal game: the written moves, and the position before each of them.
struct Game {
    written: Vec<String>,
    before: Vec<Position>,
}

fn game(laws: &Laws, random: &mut Random) -> Game {
    let mut game = Game { written: Vec::new(), before: Vec::new() };
    let mut position = laws.set.start_position();
    for _ in 0..1 + random.below(PLIES) {
        let legal = laws.generator.legal_moves(&position);
        if legal.is_empty() {
            break;
        }
        let mv = random.pick(&legal);
        game.written.push(laws.write(&position, &legal, mv));
        game.before.push(position);
        position = laws.generator.play(&position, mv);
    }
    game
}

fn on_games(name: &str, check: impl Fn(&Laws, &Game, &mut Random)) {
    for set in crate::support::playable_sets() {
        let mut random = Random::new(Random::seed_of(&format!("{name} {}", set.label())));
        let laws = Laws::new(set);
        for _ in 0..GAMES {
            check(&laws, &game(&laws, &mut random), &mut random);
        }
    }
}

/// Writes a game with remarks after the given numbers of half-moves.
fn text(game: &Game, remarks: &BTreeMap<usize, String>) -> String {
    let mut text = String::new();
    for gap in 0..=game.written.len() {
        if let Some(remark) = remarks.get(&gap) {
            text.push_str(remark);
            text.push(' ');
        }
        if let Some(mv) = game.written.get(gap) {
            text.push_str(mv);
            text.push(' ');
        }
    }
    text + "*"
}

fn judged(laws: &Laws, text: &str) -> GameReport {
    let game = games_in(text.as_bytes()).next().unwrap();
    replay(&game, MainLine::read(&game), laws, Vec::new(), ReplayOptions::default())
}

fn letter(side: Color) -> char {
    side.letter().to_ascii_lowercase()
}

fn command(kind: IncidentKind, laws: &Laws, random: &mut Random) -> String {
    let mut words = format!("[%{}", kind.name());
    if kind.names_side() {
        words.push_str(&format!(" {}", letter(*random.pick(&Color::BOTH))));
    }
    let squares = match kind.arguments() {
        Arguments::None => 0,
        Arguments::AnySquares => random.below(3),
        Arguments::Squares => 1 + random.below(2),
        Arguments::Claim => {
            let number = random.below(20);
            let claims = ["repetition", "no-progress", "ending", "repetition 1w 3w 5w"];
            let claim = random.pick(&claims);
            words.push_str(&format!(" {claim}"));
            if random.percent(50) {
                words.push_str(&format!(" {number}w"));
            }
            0
        }
        Arguments::Words => {
            words.push_str(" ten-moves");
            0
        }
    };
    for _ in 0..squares {
        let square = random.below(usize::from(laws.set.geometry().squares()));
        let square = draughts_arbiter::board::Square::new(square as u8);
        words.push_str(&format!(" {}", laws.numbering.name(square)));
    }
    words + "]"
}

#[test]
fn any_incidents_anywhere_are_judged() {
    on_games("anything", |laws, game, random| {
        let mut remarks = BTreeMap::new();
        for gap in 0..=game.written.len() {
            if random.percent(40) {
                let some = 1 + random.below(3);
                let all: Vec<String> = (0..some)
                    .map(|_| command(*random.pick(IncidentKind::ALL), laws, random))
                    .collect();
                remarks.insert(gap, format!("{{{}}}", all.join(" ")));
            }
        }
        let text = text(game, &remarks);
        let report = judged(laws, &text);
        for found in &report.findings {
            assert!(code(found.finding.code()).is_some(), "{text}");
            assert!(found.finding.span.end <= text.len(), "{text}");
            assert!(found.finding.place.is_some(), "{text}");
        }
        assert_eq!(report.plies, game.written.len(), "{text}");
        let view = serde_json::to_value(GameView::of("-", &report)).unwrap();
        assert!(view["incidents"].as_array().unwrap().len() >= remarks.len(), "{text}");
    });
}

#[test]
fn an_incident_written_is_read_as_the_same() {
    on_games("writing", |laws, _, random| {
        for kind in IncidentKind::ALL {
            let text = command(*kind, laws, random);
            let read = |text: &str| {
                let command = commands(text.as_bytes()).next().unwrap();
                Incident::of_command(&command).unwrap().unwrap()
            };
            let incident = read(&text);
            assert_eq!(incident.kind, *kind);
            let again = read(&format!("[%{incident}]"));
            assert_eq!(again.to_string(), incident.to_string());
            assert_eq!((again.kind, again.side), (incident.kind, incident.side));
            let names = |incident: &Incident| {
                incident.squares.iter().map(|square| square.name).collect::<Vec<_>>()
            };
            assert_eq!(names(&again), names(&incident), "{text}");
        }
    });
}

#[test]
fn what_does_not_touch_the_board_leaves_the_game_as_it_is() {
    use IncidentKind as Kind;
    const QUIET: &[IncidentKind] = &[
        Kind::Touched,
        Kind::Adjust,
        Kind::Displaced,
        Kind::Press,
        Kind::Offer,
        Kind::Decline,
        Kind::Stands,
        Kind::TwoHands,
        Kind::Unclear,
        Kind::RemovalOrder,
        Kind::RemovalStopped,
        Kind::LiftedEarly,
        Kind::Released,
        Kind::Inactive,
        Kind::Misplaced,
        Kind::Uncrowned,
        Kind::Crowned,
        Kind::Consent,
    ];
    on_games("quiet", |laws, game, random| {
        let plain = judged(laws, &text(game, &BTreeMap::new()));
        let remarks = (0..=game.written.len())
            .map(|gap| (gap, format!("{{{}}}", command(*random.pick(QUIET), laws, random))));
        let text = text(game, &remarks.collect());
        let report = judged(laws, &text);
        assert_eq!(report.last, plain.last, "{text}");
        assert_eq!(report.legal_plies, plain.legal_plies, "{text}");
        assert!(report.ok, "{text}");
    });
}

#[test]
fn a_move_taken_back_and_made_again_changes_nothing() {
    on_games("taking back", |laws, game, random| {
        let plain = judged(laws, &text(game, &BTreeMap::new()));
        let index = random.below(game.written.len());
        let side = game.before[index].turn();
        let (us, them) = (letter(side), letter(side.opponent()));
        let made = game.written[..=index].join(" ");
        if judged(laws, &made).law_result.is_some() {
            // The move ended the game, so it stays.
            let report = judged(laws, &format!("{made} {{[%takeback {us}] [%consent {them}]}} *"));
            let codes: Vec<&str> = report.findings.iter().map(|f| f.finding.code()).collect();
            assert!(codes.contains(&"after-the-end"), "{made}: {codes:?}");
            assert!(!codes.contains(&"move-taken-back"), "{made}: {codes:?}");
            return;
        }
        let remark = format!("{{[%takeback {us}] [%consent {them}]}} {}", game.written[index]);
        let text = text(game, &BTreeMap::from([(index + 1, remark)]));
        let report = judged(laws, &text);
        assert_eq!(report.last, plain.last, "{text}");
        let allowed = *laws.set.take_back == TakeBack::OpponentRequest;
        let (code, level) = match allowed {
            true => ("move-taken-back-agreed", Level::Note),
            false => ("move-taken-back", Level::Irregularity),
        };
        let found = report.findings.iter().find(|found| found.finding.code() == code);
        assert_eq!(found.map(|found| found.finding.level()), Some(level), "{text}");
    });
}

/// Returns a written quiet move of a side that must capture.
fn missed_capture(laws: &Laws, position: &Position, legal: &[Move]) -> Option<String> {
    if !legal.iter().any(Move::is_capture) {
        return None;
    }
    let geometry = position.geometry();
    let own = position.pieces(position.turn());
    let ends = own.iter().flat_map(|from| geometry.iter().map(move |to| (from, to)));
    let (from, to) = ends
        .filter(|&(from, to)| laws.generator.reaches(position, from, to))
        // The move must not be readable as a capture as well.
        .find(|&(from, to)| !legal.iter().any(|mv| (mv.from(), mv.to()) == (from, to)))?;
    Some(format!("{}-{}", laws.numbering.name(from), laws.numbering.name(to)))
}

#[test]
fn a_missed_capture_that_is_corrected_changes_nothing() {
    let corrected = std::cell::Cell::new(0);
    on_games("correcting", |laws, game, _| {
        let plain = judged(laws, &text(game, &BTreeMap::new()));
        let missed = game.before.iter().enumerate().find_map(|(index, position)| {
            let legal = laws.generator.legal_moves(position);
            Some((index, missed_capture(laws, position, &legal)?))
        });
        let Some((index, missed)) = missed else {
            return;
        };
        let them = letter(game.before[index].turn().opponent());
        let remark = format!("{missed} {{[%rectify {them}]}}");
        let text = text(game, &BTreeMap::from([(index, remark)]));
        let report = judged(laws, &text);
        let found = &report.findings.iter().find(|f| f.at.is_some()).unwrap();
        assert!(found.finding.code().starts_with("capture-"), "{text}");
        assert_eq!(found.standing, Some(IrregularityState::Corrected), "{text}");
        assert_eq!(report.last, plain.last, "{text}");
        assert_eq!(report.replayed_plies, game.written.len() + 1, "{text}");
        corrected.set(corrected.get() + 1);
    });
    assert!(corrected.get() > 200, "only {} games had a capture to miss", corrected.get());
}
