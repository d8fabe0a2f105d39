//! Files that are not records, recognised by their beginning and refused with a one-line message.

use super::archive::Misfit;
use crate::trf::is_event;
use draughts_games::pdn::{GameText, PdnEvent, Unreadable, games_in, is_utf16};

/// The number of bytes examined.
pub(super) const LOOKED_AT: usize = 4096;

/// The number of moves from which they are not there by chance.
const SOME: usize = 4;

/// Returns the kind of a file with this beginning, if it is not a record. A tag and a move of a
/// record in these bytes make it one.
pub(super) fn other(start: &[u8]) -> Option<Misfit> {
    if is_utf16(start) {
        return None;
    }
    let text = start.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(start).trim_ascii_start();
    let seen = Seen::in_text(text);
    let begins = |word: &str| {
        text.get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word.as_bytes()))
    };
    if seen.tags == 0 && is_event(start) {
        return Some(Misfit::IsEvent);
    }
    if seen.tags == 0 && (begins("012 ") || begins("001 ")) {
        return Some(Misfit::IsReport);
    }
    // A page may show games; a few numbers with a hyphen are not moves.
    let has_games = seen.tags > 0 || seen.moves >= SOME;
    if !has_games && (begins("<!doctype html") || begins("<html")) {
        return Some(Misfit::IsPage);
    }
    if seen.tags + seen.moves == 0 && text.contains(&0) {
        return Some(Misfit::IsBinary);
    }
    let is_chess = seen.of_chess >= SOME && seen.of_chess > seen.moves && seen.names_pieces;
    is_chess.then_some(Misfit::IsChess)
}

/// Observations on a text.
#[derive(Debug, Default)]
struct Seen {
    tags: usize,
    moves: usize,
    of_chess: usize,
    /// Whether a chess move names a piece that draughts does not have; squares alone may be
    /// draughts moves with a space in them.
    names_pieces: bool,
}

impl Seen {
    fn in_text(text: &[u8]) -> Self {
        let mut seen = Self::default();
        for game in games_in(text) {
            seen.add(&game);
        }
        seen
    }

    fn add(&mut self, game: &GameText<'_>) {
        game.events().for_each(|event| match event {
            PdnEvent::Tag(tag) if tag.fault.is_none() => self.tags += 1,
            PdnEvent::Move(_) => self.moves += 1,
            PdnEvent::Unreadable { span, what: Unreadable::Word } => {
                let word = span.of(game.bytes());
                if is_of_chess(word) {
                    self.of_chess += 1;
                    self.names_pieces |= b"RBNO".contains(&word[0]);
                }
            }
            _ => {}
        });
    }
}

/// Returns whether a word is a chess move and not a draughts move: `e4`, `Nf3`, `O-O`.
fn is_of_chess(word: &[u8]) -> bool {
    let word = word.split(|byte| matches!(byte, b'+' | b'#' | b'!' | b'?')).next();
    let word = word.unwrap_or_default();
    if matches!(word, b"O-O" | b"O-O-O") {
        return true;
    }
    let piece = word.first().is_some_and(|byte| b"KQRBN".contains(byte));
    let rest = if piece { &word[1..] } else { word };
    let is_square = |square: &[u8]| matches!(square, [b'a'..=b'h', b'1'..=b'8']);
    let Some(before) = rest.len().checked_sub(2) else { return false };
    let from = &rest[..before];
    is_square(&rest[before..])
        && from.len() <= 3
        && from.iter().all(|byte| matches!(byte, b'a'..=b'h' | b'1'..=b'8' | b'x'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_record_is_told_by_how_it_begins() {
        for (text, expected) in [
            ("<!DOCTYPE html>\n<html><body>1. 32-28</body>", Some(Misfit::IsPage)),
            ("# mine\nschema: arbiter.event/1\nname: Club\n", Some(Misfit::IsEvent)),
            ("012 Cup\n001    1      Alder, Ash\n", Some(Misfit::IsReport)),
            ("\u{7f}ELF\0\0\0\u{1}", Some(Misfit::IsBinary)),
            ("[White \"A\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0\n", Some(Misfit::IsChess)),
            ("1.d4 Nf6 2.c4 g6 *", Some(Misfit::IsChess)),
            ("[White \"A\\0B\"]\n\n1. 32-28 *", None),
            ("1. 32-28 19-23\0\0", None),
            ("1. cd4 fg5 2. bc3 gh4 *", None),
            ("1. c3 d4 d6 c5 2. b2 c3 f6 g5 *", None),
            ("1. c3-d4 d6-c5 2. b2-c3 {Nf3 e4 d5 Bb5} *", None),
            ("<html><pre>\n[Event \"x\"]\n1. 32-28 *", None),
            ("012. 32-28 *", None),
            ("hello", None),
            ("", None),
        ] {
            assert_eq!(other(text.replace("\\0", "\0").as_bytes()), expected, "{text}");
        }
        let wide: Vec<u8> = "[White \"A\"]".encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_eq!(other(&wide), None);
    }
}
