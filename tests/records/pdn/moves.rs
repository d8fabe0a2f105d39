//! Parsing of written moves.

use draughts_arbiter::diag::Span;
use draughts_arbiter::pdn::{MAX_SQUARES, MoveError, MoveText, PlainMove, SquareName};

fn numbers(text: &str) -> Result<Vec<u16>, MoveError> {
    let parsed = MoveText::parse(text.as_bytes())?;
    Ok(parsed
        .squares()
        .iter()
        .map(|square| match square.name {
            SquareName::Number(number) => number,
            SquareName::Letters { file, rank } => u16::from(file) * 100 + u16::from(rank),
            SquareName::File { file } => 10_000 + u16::from(file),
        })
        .collect())
}

#[test]
fn every_way_of_writing_a_move_is_read() {
    for (text, expected) in [
        ("32-28", vec![32, 28]),
        ("26x17x 8", vec![26, 17, 8]),
        ("1 - 7", vec![1, 7]),
        ("01-07", vec![1, 7]),
        ("3228", vec![32, 28]),
        ("28X19", vec![28, 19]),
        ("32×28", vec![32, 28]),
        ("32\u{2013}28", vec![32, 28]),
        ("22*18", vec![22, 18]),
        ("18:27:38", vec![18, 27, 38]),
        ("c3-d4", vec![203, 304]),
        ("A3B4", vec![3, 104]),
        ("l12:a10", vec![1112, 10]),
        ("001-999", vec![1, 999]),
        ("cd4", vec![10_002, 304]),
        ("c:e5:g7", vec![10_002, 405, 607]),
        ("CXE5", vec![10_002, 405]),
        ("Kd1-d7", vec![301, 307]),
        ("Dd1:d7", vec![301, 307]),
        ("dd1-d7", vec![10_003, 301, 307]),
    ] {
        assert_eq!(numbers(text), Ok(expected), "{text}");
    }
}

#[test]
fn what_is_no_move_says_why() {
    for (text, expected) in [
        ("", MoveError::SquareExpected(0)),
        ("32", MoveError::OneSquare),
        ("32-", MoveError::SquareExpected(3)),
        ("32!28", MoveError::SquareExpected(2)),
        ("32-c3", MoveError::Mixed(Span::new(3, 5))),
        ("1000-7", MoveError::NumberTooLong(Span::new(0, 4))),
        ("a100-b2", MoveError::SquareExpected(0)),
        ("m3-n4", MoveError::SquareExpected(0)),
        ("Cd4", MoveError::SquareExpected(0)),
        ("Kd1", MoveError::OneSquare),
        ("c", MoveError::SquareExpected(0)),
        ("c-4", MoveError::SquareExpected(0)),
    ] {
        assert_eq!(MoveText::parse(text.as_bytes()), Err(expected), "{text}");
    }
    let huge = "100000000000000000000-7";
    assert_eq!(MoveText::parse(huge.as_bytes()), Err(MoveError::NumberTooLong(Span::new(0, 21))));
    let long = vec!["7"; MAX_SQUARES + 1].join("x");
    assert_eq!(MoveText::parse(long.as_bytes()), Err(MoveError::TooManySquares));
    assert_eq!(MoveText::parse("1-2".repeat(40_000).as_bytes()), Err(MoveError::TooLong));
}

#[test]
fn every_plain_move_is_read_and_nothing_else() {
    for from in 0..100 {
        for to in 0..100 {
            for (sign, is_capture) in [("-", false), ("x", true)] {
                let mut texts = vec![format!("{from}{sign}{to}")];
                if from < 10 && to < 10 {
                    texts.push(format!("0{from}{sign}0{to}"));
                }
                for text in texts {
                    let read = PlainMove::parse(text.as_bytes()).expect(&text);
                    assert_eq!((read.from(), read.to()), (from, to), "{text}");
                    assert_eq!(read.is_capture(), is_capture, "{text}");
                    assert_eq!(format!("{read:?}"), text);
                }
            }
        }
    }
    for text in [
        "",
        "1",
        "12",
        "-",
        "1-",
        "-1",
        "12-",
        "1:2",
        "1X2",
        "123-4",
        "1-234",
        "1-2-",
        "1-2 ",
        "1x2x3",
        "12-34!",
        "a-1",
        "1-b",
        " 1-2",
        "\u{b1}-\u{b2}",
        "1--2",
    ] {
        assert_eq!(PlainMove::parse(text.as_bytes()), None, "{text}");
    }
}
