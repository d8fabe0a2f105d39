//! A game to play with, as a user of `draughts-moves` alone has it.

use draughts_arbiter::board::{Color, Geometry, Piece, Position, Square, SquareStyle};
use draughts_arbiter::moves::{BoardEndCause, Game, NotInGame, Resolved};
use draughts_arbiter::rules::names;

fn game(set: &str) -> Game {
    Game::named(set).unwrap()
}

fn wrong(game: &Game, text: &str) -> String {
    game.parse(text).unwrap_err().to_string()
}

#[test]
fn moves_are_played_as_they_are_written() {
    let mut game = game("international");
    for text in ["32-28", "19-23", "28x19", " 14 x 23 "] {
        assert_eq!(game.turn(), game.position().turn());
        game.play_text(text).unwrap();
    }
    let legal = game.legal_moves().to_vec();
    assert_eq!(game.written(&legal), game.written_moves());
    assert!(game.fen().starts_with("W:W31,33,"), "{}", game.fen());
    // Either sign serves, and letters serve where numbers are printed.
    let russian = self::game("russian");
    assert_eq!(russian.parse("c3xd4"), russian.with_style(SquareStyle::Algebraic).parse("c3-d4"));
}

#[test]
fn a_move_that_cannot_be_played_is_refused_in_english() {
    let game = game("international");
    assert_eq!(
        wrong(&game, "hello"),
        "`hello` is not a move: write the squares with a sign between them, such as 31-26"
    );
    for text in ["", "-", "32", "32-", "x28", "32--28"] {
        assert!(wrong(&game, text).contains("is not a move"), "{text}");
    }
    assert_eq!(wrong(&game, "32-99"), "`99` is not a square in play: this board has 1-50");
    assert_eq!(
        wrong(&game, "32-27-23"),
        "32-27-23 is not legal: a man does not go so far, from 32 to 23 (FMJD Annex 1, 3.4)"
    );
    assert_eq!(
        wrong(&game, "28-23"),
        "28-23 is not legal: no piece stands on 28 (FMJD Annex 1, 3.4)"
    );
    let two_ways = game.at_fen("W:WK48:B19,20,30,31,42").unwrap();
    let both: Vec<String> = two_ways.written_moves();
    assert!(both.len() > 1, "{both:?}");
}

#[test]
fn an_ambiguous_capture_names_the_moves_that_are_meant() {
    // From 47 to 15 by two routes.
    let game = game("international").at_fen("W:WK47:B20,24,38,42,29").unwrap();
    let several = game.written_moves().iter().find_map(|written| {
        let text: Vec<&str> = written.split('x').collect();
        let ends = format!("{}x{}", text[0], text[text.len() - 1]);
        matches!(game.parse(&ends), Err(NotInGame::Ambiguous { .. })).then_some(ends)
    });
    if let Some(ends) = several {
        assert!(wrong(&game, &ends).starts_with(&format!("{ends} can be several moves: ")));
    }
}

#[test]
fn a_move_or_a_position_of_another_board_is_refused() {
    let (mut small, large) = (game("russian"), game("canadian"));
    let before = small.clone();
    for mv in large.legal_moves() {
        assert_eq!(small.play(mv), Err(NotInGame::OtherMove));
        assert_eq!(small.write(mv), Err(NotInGame::OtherMove));
    }
    assert!(small.written(large.legal_moves()).is_empty());
    assert_eq!(small.position(), before.position());
    let text = "the rule set is played on 32 squares, and this board has 72";
    assert_eq!(small.at(*large.position()).unwrap_err().to_string(), text);
    assert_eq!(small.clone().with_numbering(*large.numbering()).unwrap_err().to_string(), text);
    // A move that was legal before.
    let mv = small.legal_moves()[0];
    small.play(&mv).unwrap();
    assert_eq!(small.play(&mv).unwrap_err().to_string(), NotInGame::OtherMove.to_string());
}

#[test]
fn a_square_that_the_board_does_not_have_is_empty() {
    for set in ["russian", "international", "canadian", "turkish"] {
        let game = game(set);
        for index in game.position().geometry().squares()..=u8::MAX {
            let (square, first) = (Square::new(index), Square::new(0));
            assert_eq!(game.position().geometry().square(index), None);
            assert_eq!(game.position().piece_at(square), None);
            let mut position = *game.position();
            position.set(square, Some(Piece { color: Color::White, is_king: true }));
            assert_eq!(position, *game.position());
            assert_eq!(game.refusal(&[square, first]), None);
            assert_eq!(game.refusal(&[first, square]), None);
            assert_eq!(game.resolve(&[first, square]), Resolved::None);
            assert_eq!(game.resolve(&[square, first, square]), Resolved::None);
        }
    }
}

#[test]
fn a_game_ends_when_the_player_to_move_cannot() {
    let end = |set: &str, fen: &str| {
        let end = game(set).at_fen(fen).unwrap().end();
        end.map(|end| (end.winner, end.cause))
    };
    assert_eq!(end("international", "W:W31:B20"), None);
    let blocked = "W:W46:B41,37,36";
    let (white, black) = (Some(Color::White), Some(Color::Black));
    assert_eq!(end("international", blocked), Some((black, BoardEndCause::NoMove)));
    assert_eq!(end("antidraughts", blocked), Some((white, BoardEndCause::NoMove)));
    assert_eq!(end("international", "B:W31:B"), Some((white, BoardEndCause::NoPiece)));
    assert_eq!(end("breakthrough", "B:WK3:B20"), Some((white, BoardEndCause::KingMade)));
}

#[test]
fn every_rule_set_can_be_played_to_its_end() {
    for name in names() {
        let mut game = game(name);
        for turn in 0..300 {
            assert_eq!(game.legal_moves().is_empty(), game.end().is_some(), "{name}");
            let written = game.written_moves();
            let Some(text) = written.get((turn * 7) % written.len().max(1)) else { break };
            let parsed = game.parse(text).unwrap();
            assert_eq!(game.write(&parsed).as_ref(), Ok(text), "{name}");
            assert_eq!(game.at_fen(&game.fen()).unwrap().written_moves().len(), written.len());
            game.play(&parsed).unwrap();
        }
    }
}

#[test]
fn an_empty_board_is_no_game_and_no_panic() {
    for geometry in Geometry::ALL {
        let empty = Position::empty(geometry, Color::White);
        let set = names().iter().find(|name| game(name).set().geometry() == geometry).unwrap();
        let game = game(set).at(empty).unwrap();
        assert!(game.end().is_some() && game.legal_moves().is_empty());
        assert!(wrong(&game, "x").contains("such as"));
    }
}
