//! Torn half-moves, which have a sign too many or too few: a part is separated from them, or other
//! text is joined to them. They are charged to nobody.

use super::gap::position_before;
use super::laws::Laws;
use super::main_line::MainLine;
use super::ply_text::{PlyText, Written};
use super::settle::{fits, meanings};
use crate::board::Position;
use crate::diag::Span;
use crate::moves::Move;
use crate::pdn::{GameText, MoveText, Separator};

/// The most bytes between the parts of a half-move.
const MOST_SIGNS: usize = 12;

/// Returns a half-move that does not fit, with the text that may belong to it.
pub(super) fn torn(
    game: &GameText<'_>,
    line: &MainLine<'_>,
    laws: &Laws,
    place: usize,
) -> Option<Span> {
    let text = game.bytes();
    let own = line.plies[place].span();
    if is_no_move(text, line, place) {
        return Some(own);
    }
    let letters = line.uses_letters().then(|| laws.in_letters());
    let in_use = letters.as_ref().unwrap_or(laws);
    let whole = || {
        let next = line.plies.get(place + 1)?.span();
        let gap = Span::new(own.end, next.start);
        let is_blank = gap.of(text).iter().all(u8::is_ascii_whitespace);
        (!gap.is_empty() && is_blank).then_some((own, next))
    };
    let parts = [whole(), digits_after(text, line, place), digits_before(text, line, place)];
    if parts.iter().all(Option::is_none) && !has_squares_too_many(&line.plies[place]) {
        return None;
    }
    let position = position_before(game, line, laws, place)?;
    let is_one = |&(first, second): &(Span, Span)| {
        let whole = [first.of(text), second.of(text)].concat();
        fits(in_use, &position, &PlyText::typed(&whole))
    };
    if let Some((first, second)) = parts.into_iter().flatten().find(is_one) {
        return Some(Span::new(first.start, second.end));
    }
    is_two(in_use, &position, &line.plies[place]).then_some(own)
}

/// Returns a half-move with the digits after it, unless they are the number of the next.
fn digits_after(text: &[u8], line: &MainLine<'_>, place: usize) -> Option<(Span, Span)> {
    let own = line.plies[place].span();
    let signs = text[own.end..].iter().take_while(|byte| !byte.is_ascii_digit()).count();
    let start = own.end + signs;
    let length = text[start..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    // Hyphens between them may be unknown moves.
    let is_of_next = line.plies.iter().skip(place + 1).take(MOST_SIGNS).any(|next| {
        let number = next.number_span();
        let is_first = !place.is_multiple_of(2);
        let is_due = is_first && next.number() == u32::try_from(place / 2 + 2).ok();
        let is_its_number = number.start == start && (number.of(text).ends_with(b".") || is_due);
        (next.span().start..next.span().end).contains(&start) || is_its_number
    });
    let is_result = line.result.is_some_and(|(_, result)| result.start == start);
    let gap = &text[own.end..start];
    let is_in_comment = gap.contains(&b'{') && gap.iter().any(u8::is_ascii_whitespace);
    let is_none = is_of_next || is_result || is_in_comment;
    let is_beside = (1..=MOST_SIGNS).contains(&signs) && (1..=2).contains(&length) && !is_none;
    is_beside.then_some((own, Span::new(start, start + length)))
}

/// Returns a half-move with the digits before it, unless they are its number.
fn digits_before(text: &[u8], line: &MainLine<'_>, place: usize) -> Option<(Span, Span)> {
    let own = line.plies[place].span();
    let before = &text[..own.start];
    let signs = before.iter().rev().take_while(|byte| !byte.is_ascii_digit()).count();
    let end = own.start - signs;
    let length = text[..end].iter().rev().take_while(|byte| byte.is_ascii_digit()).count();
    let digits = Span::new(end - length, end);
    let number: usize = std::str::from_utf8(digits.of(text)).ok()?.parse().ok()?;
    // A number before a move of the player who begins, or any number with its dot and a blank.
    let has_another = text[..digits.start].trim_ascii_end().ends_with(b".");
    let gap = &text[end..own.start];
    let (is_dotted, is_apart) = (gap.starts_with(b"."), gap.iter().any(u8::is_ascii_whitespace));
    let is_due = number == place / 2 + 1 && !has_another;
    let is_first = place.is_multiple_of(2);
    let is_own = is_due && (is_first || gap.starts_with(b"...")) || is_dotted && is_apart;
    let is_beside = (1..=MOST_SIGNS).contains(&signs) && (1..=2).contains(&length) && !is_own;
    is_beside.then_some((digits, own))
}

/// Returns whether a half-move may be something else:
///
/// - four digits among moves with signs, such as a year;
/// - the same square twice;
/// - more than two squares with a blank between them, such as a piece of one move and another move.
fn is_no_move(text: &[u8], line: &MainLine<'_>, place: usize) -> bool {
    let is_glued = |ply: &PlyText<'_>| {
        ply.span().len() == 4 && ply.span().of(text).iter().all(u8::is_ascii_digit)
    };
    let written = line.plies[place].span().of(text);
    if is_glued(&line.plies[place]) {
        let glued = line.plies.iter().filter(|ply| is_glued(ply)).count();
        return line.plies.len() == 1 || glued * 2 <= line.plies.len();
    }
    let squares = written.split(|byte| !byte.is_ascii_alphanumeric() || *byte == b'x');
    let squares = squares.filter(|square| !square.is_empty()).count();
    stays(written) || squares > 2 && written.iter().any(u8::is_ascii_whitespace)
}

/// Returns whether a move goes from a square to itself, `33-33`, or, in short notation, stays in
/// its file, `c-c3`, which is written again as `c3-c3`: no piece moves that way.
fn stays(written: &[u8]) -> bool {
    let signs = |byte: &&u8| byte.is_ascii_alphanumeric();
    let plain: Vec<u8> = written.iter().filter(signs).map(u8::to_ascii_lowercase).collect();
    let (from, to) = plain.split_at(plain.len() / 2);
    let is_in_a_file =
        matches!(plain.as_slice(), [file @ b'a'..=b'l', to, b'0'..=b'9', ..] if file == to);
    let has_sign = written.contains(&b'-') || !written.iter().any(|byte| b"xX:*".contains(byte));
    has_sign && (from == to || is_in_a_file)
}

/// Returns whether a half-move names more than two squares.
fn has_squares_too_many(ply: &PlyText<'_>) -> bool {
    let Written::Move(text) = ply.written() else { return false };
    MoveText::parse(text).is_ok_and(|parsed| parsed.squares().len() > 2)
}

/// Returns whether a half-move with more than two squares:
///
/// - is a legal one with its reply joined to it, `32-28-19-23`, `25x14x4x24`;
/// - has the digits of a legal move, `1x7x22`;
/// - or has signs of both kinds.
fn is_two(laws: &Laws, position: &Position, ply: &PlyText<'_>) -> bool {
    let Written::Move(text) = ply.written() else { return false };
    let Ok(parsed) = MoveText::parse(text) else { return false };
    let squares = parsed.squares();
    if squares.len() < 3 {
        return false;
    }
    let is_quiet = |separator: Separator| matches!(separator, Separator::Hyphen | Separator::None);
    let quiet = squares.iter().skip(1).filter(|square| is_quiet(square.separator)).count();
    if quiet > 0 && quiet + 1 < squares.len() {
        return true;
    }
    if parsed.is_algebraic() {
        return false;
    }
    let parts: Vec<&[u8]> = squares.iter().map(|square| square.span().of(text)).collect();
    let joined = |parts: &[&[u8]], sign: &[u8]| parts.join(sign);
    let after = |parts: &[&[u8]]| {
        let sign: &[u8] = if quiet > 0 { b"-" } else { b"x" };
        let first = joined(parts, sign);
        let meant = meanings(laws, position, &PlyText::typed(&first));
        meant.into_iter().map(|mv| laws.generator.play(position, &mv)).collect::<Vec<_>>()
    };
    // A whole move, and its reply or the beginning of one.
    let is_with_answer = (2..parts.len()).any(|length| {
        let (first, rest) = parts.split_at(length);
        let mut after = after(first).into_iter();
        let answer = joined(rest, b"x");
        let is_answered = |position: Position| fits(laws, &position, &PlyText::typed(&answer));
        quiet > 0 && length == 2 && after.len() > 0 || after.any(is_answered)
    });
    let written: String =
        text.iter().filter(|byte| byte.is_ascii_digit()).map(|&byte| char::from(byte)).collect();
    let name = |square| laws.numbering.name(square);
    let is_legal = |mv: &Move| name(mv.from()) + &name(mv.to()) == written;
    is_with_answer || laws.generator.legal_moves(position).iter().any(is_legal)
}
