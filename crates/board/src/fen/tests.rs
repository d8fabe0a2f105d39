use super::*;
use crate::{Corner, Geometry, SquareStyle};

const TEN: Numbering = Numbering {
    geometry: Geometry::Dark10,
    mirrored: false,
    first: Corner::TopLeft,
    letters: Corner::BottomLeft,
    style: SquareStyle::Numeric,
};
const EIGHT: Numbering = Numbering { geometry: Geometry::Dark8, ..TEN };

fn read(text: &str) -> Result<Fen, FenError> {
    parse_fen(text, &TEN, Color::White)
}

const fn piece(color: Color, is_king: bool) -> Piece {
    Piece { color, is_king }
}

fn written(text: &str) -> String {
    write_fen(&read(text).unwrap().position, &TEN)
}

#[test]
fn forms_of_the_wild_read_as_the_same_position() {
    for text in [
        "W:WK46,31:B1,2,3",
        "W:B1-3:W31,K46",
        "W:B1,2,3:WK46,31.",
        " W : W K46 , 31 :\nB 1,\r\n2,3 . ",
        "w:wk46,31:b3-1",
        "W:WKa1,31:B1,d10,3",
        "[FEN \"W:WK46,31:B1-3\"]",
        "W:WK46,31,31:B1,2,3",
        "WK46,31:B1-3",
        "?:WK46,31:B1-3",
        "W:WK46,31:B1-3:H0:F1",
        "W:WK46,31:B1-3,G12,P7",
    ] {
        assert_eq!(written(text), "W:W31,K46:B1,2,3", "{text}");
    }
}

#[test]
fn ranges_of_kings_and_empty_sides() {
    assert_eq!(written("B:WK1-3:B"), "B:WK1,K2,K3:B");
    assert_eq!(written("W:B5"), "W:W:B5");
}

#[test]
fn what_was_mended_is_said() {
    let notes =
        |text: &str| read(text).unwrap().notes.iter().map(|n| n.mended.clone()).collect::<Vec<_>>();
    assert!(notes("W:W31:B1").is_empty());
    assert_eq!(notes("W:W31:B1."), [FenRepair::Dot]);
    assert_eq!(notes("W:W31,31:B1"), [FenRepair::Twice { square: "31".into() }]);
    assert_eq!(notes("?:W31:B1"), [FenRepair::Turn { taken: Color::White }]);
    assert_eq!(notes("W:W31:\nB1"), [FenRepair::Blanks]);
    assert_eq!(notes("W:W31:B1,G12"), [FenRepair::NotLifted { square: "12".into() }]);
}

#[test]
fn errors_name_the_place() {
    let error = read("W:W31-50:B1-20,51").unwrap_err();
    assert_eq!(error.span, Span::new(15, 17));
    let (text, squares) = ("51".into(), "1-50".into());
    assert_eq!(error.fault, FenFault::NoSuchSquare { text, squares });
    let error = read("W:W31:BK31").unwrap_err();
    let (man, king) = (piece(Color::White, false), piece(Color::Black, true));
    let fault = FenFault::Occupied { square: "31".into(), holds: man, also: king };
    assert_eq!(error.fault, fault);
    for text in [
        "",
        "B::",
        "X:W1:B2",
        "W:W1:C2",
        "W:Wé:B1",
        "W:W1:B2:Hx",
        "W:W1:B2:+",
        "W:W1-",
        "W:W100000000000",
    ] {
        assert!(read(text).is_err(), "{text}");
    }
}

#[test]
fn lidraughts_counts_of_frisian_king_moves() {
    let fen = read("W:WK46,31:BK5,1:H0:F10:+0+246").unwrap();
    let run = fen.position.king_run(Color::White).unwrap();
    assert_eq!((TEN.number(run.square), run.moves), (46, 2));
    assert_eq!(fen.position.king_run(Color::Black), None);
    let fen = read("W:WK46,31:BK5,1:H0:F10:+3+0").unwrap();
    assert_eq!(fen.position.king_run(Color::Black).unwrap().moves, 3);
    assert_eq!(fen.full_move, Some(10));
    let which = FenRepair::WhichKing { side: Color::White, moves: 2 };
    assert_eq!(read("W:WK46,K47:BK5:+0+2").unwrap().notes[0].mended, which);
}

#[test]
fn letters_of_the_smaller_board() {
    let fen = parse_fen("W:Wa3,c3,Kd4:Bb8", &EIGHT, Color::White).unwrap();
    assert_eq!(write_fen(&fen.position, &EIGHT), "W:WK18,21,22:B1");
    let letters = EIGHT.with_style(SquareStyle::Algebraic);
    assert_eq!(write_fen(&fen.position, &letters), "W:WKd4,a3,c3:Bb8");
}
