//! A file with a clock after every move, as live boards and web sites publish games.

use draughts_arbiter::event::LotSource;

/// Each player's time at the start, in seconds.
const START: u64 = 2 * 3600 - 1;

/// Returns a PDN or PGN text with `{[%clk 1:58:01]}` after every move.
///
/// The clocks are the same on every machine. Both sides start with the same time, and never run out
/// of it. A word of the movetext is a move if it names a square, or castles; comments and
/// variations are left unchanged.
pub(crate) fn clocked(text: &[u8]) -> Vec<u8> {
    let mut lot = LotSource::from_seed(1);
    let (mut left, mut ply, mut depth) = ([START; 2], 0, 0_usize);
    let mut made = Vec::with_capacity(3 * text.len());
    for line in text.split_inclusive(|&byte| byte == b'\n') {
        if depth == 0 && line.starts_with(b"[") {
            (left, ply) = ([START; 2], 0);
            made.extend_from_slice(line);
            continue;
        }
        for word in line.split_inclusive(|byte| byte.is_ascii_whitespace()) {
            let (word, blank) = word.split_at(word.trim_ascii_end().len());
            made.extend_from_slice(word);
            let opens = word.iter().filter(|byte| b"{(".contains(byte)).count();
            let closes = word.iter().filter(|byte| b"})".contains(byte)).count();
            if depth + opens == 0 && is_move(word) {
                let left = &mut left[ply % 2];
                *left -= lot.below(*left / 60 + 1);
                ply += 1;
                let (hours, minutes, seconds) = (*left / 3600, *left / 60 % 60, *left % 60);
                let clock = format!(" {{[%clk {hours}:{minutes:02}:{seconds:02}]}}");
                made.extend_from_slice(clock.as_bytes());
            }
            depth = (depth + opens).saturating_sub(closes);
            made.extend_from_slice(blank);
        }
    }
    made
}

/// Returns whether a word is a move, with or without its number: `1.32-28`, `18x27`, `Nf3`, `O-O`.
fn is_move(word: &[u8]) -> bool {
    let dots = word.iter().rposition(|&byte| byte == b'.').map_or(0, |at| at + 1);
    let squares = word[dots..].trim_ascii();
    let castles = squares.starts_with(b"O-O");
    let is_result = matches!(squares, b"1-0" | b"0-1" | b"2-0" | b"0-2" | b"1-1" | b"0-0");
    let has = |wanted: fn(&u8) -> bool| squares.iter().any(wanted);
    let names = has(|byte| matches!(byte, b'a'..=b'h' | b'-' | b'x' | b':'));
    castles || names && has(u8::is_ascii_digit) && !is_result && !squares.contains(&b'/')
}
