//! Streams that fail or arrive in pieces, and the places of games in them.

use std::io::{self, Read};

use draughts_arbiter::pdn::{Block, GameStream, GameText, TextsAt, first_certain, games_in};

#[test]
fn a_failed_read_loses_nothing() {
    struct FailsOnce(&'static [u8], bool);
    impl Read for FailsOnce {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            if self.0.len() < 10 && !std::mem::replace(&mut self.1, true) {
                return Err(io::Error::other("unplugged"));
            }
            let count = self.0.len().min(into.len()).min(4);
            into[..count].copy_from_slice(&self.0[..count]);
            self.0 = &self.0[count..];
            Ok(count)
        }
    }
    let mut games = GameStream::new(FailsOnce(b"1. 32-28 19-23 2-0", false));
    assert!(games.next_game().is_err());
    let game = games.next_game().expect("the second read succeeds");
    assert_eq!(game.map(|game| game.events().count()), Some(4));
}

#[test]
fn a_game_that_has_arrived_is_not_kept_back_for_more() {
    /// Returns a part of one piece for each read, and fails if more is asked for.
    struct Pieces(Vec<&'static [u8]>);
    impl Read for Pieces {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            let piece = self.0.last_mut().ok_or_else(|| io::Error::other("too early"))?;
            let count = piece.read(into)?;
            if piece.is_empty() {
                self.0.pop();
            }
            Ok(count)
        }
    }
    let mut games =
        GameStream::new(Pieces(vec![b"*\n1. 33-29 18-2", b"1. 32-28 2-0\n1. 31-27 18-22 "]));
    for expected in ["1. 32-28 2-0\n", "1. 31-27 18-22 *\n"] {
        let game = games.next_game().expect("nothing more is needed").expect("a game");
        assert_eq!(game.bytes(), expected.as_bytes());
    }
    assert!(games.next_game().is_err());
}

#[test]
fn a_block_ends_where_reading_on_might_have_to_wait() {
    let games = "1. 32-28 2-0\n1. 31-27 0-2\n1. 33-29 18-";
    let input = games.as_bytes().chain(&b"23 *\n"[..]);
    let (mut games, mut block) = (GameStream::new(input), Block::default());
    for expected in [&["1. 32-28 2-0\n", "1. 31-27 0-2\n"][..], &["1. 33-29 18-23 *\n"]] {
        assert!(games.next_block(&mut block).expect("the input never fails"));
        let texts: Vec<&[u8]> = block.games().map(|game| game.bytes()).collect();
        assert_eq!(texts, expected.iter().map(|text| text.as_bytes()).collect::<Vec<_>>());
    }
    assert!(!games.next_block(&mut block).expect("the input never fails"));
}

#[test]
fn games_are_found_again_where_they_were() {
    let text = "[White \"\u{e9}\"] 1. 32-28 2-0 [White \"b\"]\r\n1. 31-27 *\r\n\r\n1. 33-29 0-2";
    let games: Vec<GameText<'_>> = games_in(text.as_bytes()).collect();
    assert_eq!(games.len(), 3);
    for skipped in 0..games.len() {
        let mut texts = TextsAt::new(text.as_bytes(), None);
        for game in &games[skipped..] {
            let again = texts.game(game.offset(), game.bytes().len(), game.index(), false);
            let again = again.expect("memory can be read").expect("it is there");
            assert_eq!(again.bytes(), game.bytes());
            assert_eq!(again.place(game.bytes().len()), game.place(game.bytes().len()));
        }
        assert!(texts.game(text.len() as u64, 1, 4, false).expect("no failure").is_none());
        assert!(texts.game(0, 1, 4, false).expect("no failure").is_none());
    }
}

#[test]
fn a_search_within_some_bytes_does_not_read_to_the_end() {
    let bare = b"1. 32-28 19-23 2-0\n".repeat(100_000);
    let game = b"[Event \"a\"]\n[White \"b\"]\n\n1. 32-28 19-23 2-0\n\n";
    let text = [&bare[..], game, game].concat();
    let found = |within: u64| {
        let mut rest = &text[..];
        let place = first_certain(&mut rest, within).expect("a slice can be read");
        (place, text.len() - rest.len())
    };
    let (bare, place) = (bare.len() as u64, (bare.len() + game.len()) as u64);
    assert_eq!(found(u64::MAX).0, Some(place));
    assert_eq!(found(bare + 1).0, Some(place));
    for within in [0, 1, 70_000] {
        let (place, read) = found(within);
        assert_eq!(place, None);
        assert!(read < 400_000, "{read} bytes for {within}");
    }
}
