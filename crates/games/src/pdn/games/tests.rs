//! Tests of long and truncated streams.

use std::io::{self, Read};

use super::*;
use crate::diag::LineMap;

/// A reader that repeats a piece a number of times without storing all of it.
struct Repeat {
    piece: &'static [u8],
    left: usize,
}

impl Read for Repeat {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let mut count = 0;
        while self.left > 0 && into.len() - count >= self.piece.len() {
            into[count..count + self.piece.len()].copy_from_slice(self.piece);
            count += self.piece.len();
            self.left -= 1;
        }
        if count == 0 && self.left > 0 {
            // There is less space than a piece needs; blanks between pieces do no harm.
            into.fill(b' ');
            count = into.len();
        }
        Ok(count)
    }
}

#[test]
fn the_buffer_does_not_grow_with_the_file() {
    let input = Repeat { piece: b"[White \"x\"] 1. 32-28 19-23 2-0\n", left: 40_000 };
    let mut games = GameStream::new(input);
    let mut count = 0;
    while games.next_game().expect("the input never fails").is_some() {
        count += 1;
    }
    assert_eq!(count, 40_000);
    assert_eq!(games.buffer.len(), FIRST_BUFFER);
}

#[test]
fn a_game_that_is_too_long_is_cut_and_the_next_is_found() {
    let limit = 1 << 20;
    let long = Repeat { piece: b"1. 32-28 19-23 ", left: 20 * limit / 15 };
    let input = b"[White \"x\"] * ".chain(long).chain(&b"\n 2-0 \n[White \"y\"] 0-2"[..]);
    let mut games = GameStream::with_sizes(input, 1 << 12, limit);
    let mut told = Vec::new();
    while let Some(game) = games.next_game().expect("the input never fails") {
        let findings = game.events().into_findings();
        let cut = findings.iter().any(|finding| finding.code() == "game-cut");
        assert_eq!(cut, game.is_cut());
        told.push((game.index(), cut, game.bytes().len() <= limit));
    }
    assert_eq!(told, [(1, false, true), (2, true, true), (3, false, true)]);
    assert!(games.buffer.len() <= 4 * limit);
}

#[test]
fn long_junk_is_no_game() {
    let junk = Repeat { piece: b"junk ", left: 100_000 };
    let input = junk.chain(&b"\n[White \"y\"] 0-2"[..]);
    let mut games = GameStream::with_sizes(input, 1 << 12, 1 << 12);
    let game = games.next_game().expect("the input never fails");
    assert_eq!(game.map(|game| game.index()), Some(1));
    assert!(games.next_game().expect("the input never fails").is_none());
}

#[test]
fn blocks_hold_the_games_of_the_stream_in_memory_that_is_used_again() {
    let piece = "[White \"x\"] 1. 32-28 19-23 2-0\n";
    let input = Repeat { piece: piece.as_bytes(), left: 40_000 };
    let (mut games, mut block) = (GameStream::new(input), Block::default());
    let mut count = 0;
    while games.next_block(&mut block).expect("the input never fails") {
        for game in block.games() {
            count += 1;
            assert_eq!((game.index(), game.first_line()), (count, count));
            assert!(game.bytes().trim_ascii().starts_with(piece.trim_ascii().as_bytes()));
        }
        assert_eq!(block.bytes.len(), FIRST_BUFFER);
    }
    assert_eq!(count, 40_000);
}

#[test]
fn counting_in_pieces_agrees_with_the_line_map() {
    let text = "a\nbé c\r\nd\re\r\n\r\nfü".as_bytes();
    let map = LineMap::new(text);
    for cut in 0..=text.len() {
        let reached = ReachedPlace::START.behind(&text[..cut]).behind(&text[cut..]);
        assert_eq!(reached.place, map.place(text.len()), "cut at {cut}");
        assert_eq!(reached.offset, text.len() as u64);
    }
}
