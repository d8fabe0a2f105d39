//! Text where a move is due that is not read as one: it is an error, and nobody is charged with
//! what does not fit after it.

use super::closely::scan::is_like_a_move;
use super::found::TextFault;
use super::laws::Laws;
use super::main_line::MainLine;
use super::ply_text::{PlyText, Written};
use super::replay::{ReplayOptions, shown, unplaced};
use super::settle::fits;
use crate::diag::{Finding, Span};
use crate::pdn::{Comment, CommentKind, Event, GameText, Unreadable};

/// Tags with which games begin.
const OF_A_GAME: &[&str] = &["Event", "White", "Black", "FEN"];

/// True for a text that names squares, stands where a move is due and is not read as one.
pub(super) fn is_unread_move(text: &[u8], line: &MainLine<'_>, span: Span) -> bool {
    let is_before_result = line.result.is_none_or(|(_, result)| span.start < result.start);
    let first = line.plies.first().map_or(0, |ply| match ply.number() {
        Some(_) => ply.number_span().start,
        None => ply.span().start,
    });
    is_before_result && span.start >= first && is_like_a_move(span.of(text))
}

/// The texts of a game that stand where moves are due and are not read, as one finding.
pub(super) fn unread(text: &[u8], line: &MainLine<'_>) -> Option<Finding> {
    if line.unreadable.is_empty() && line.stray_numbers.is_empty() {
        return None;
    }
    let words = line.unreadable.iter().filter(|(span, what)| {
        *what == Unreadable::Word && is_unread_move(text, line, *span)
    });
    let mut all: Vec<Span> = words.map(|(span, _)| *span).collect();
    all.extend(&line.stray_numbers);
    all.sort_by_key(|span| span.start);
    let first = *all.first()?;
    Some(not_read(text, first, all.len() - 1))
}

fn not_read(text: &[u8], span: Span, more: usize) -> Finding {
    Finding::of(TextFault::NotRead { text: shown(span.of(text)), more }, span)
}

/// Why a half-move that does not fit is charged to nobody: a text before it may hold moves, the
/// record breaks off in it, or it is one of the rest of another game.
pub(super) fn doubt(
    game: &GameText<'_>,
    line: &MainLine<'_>,
    laws: &Laws,
    place: usize,
) -> Option<Finding> {
    let text = game.bytes();
    let ply = line.plies.get(place)?;
    if let Some(finding) = unread(text, line).filter(|found| found.span.start < ply.span().start) {
        return Some(finding);
    }
    if begins_in_the_middle(game, line, place) {
        return Some(Finding::of(TextFault::BeginsInTheMiddle, line.plies.first()?.span()));
    }
    if breaks_off(game, line, laws, place) {
        let fault = TextFault::BreaksOff { text: shown(ply.span().of(text)) };
        return Some(Finding::of(fault, ply.span()));
    }
    let number = line.unreadable.iter().find(|(span, what)| {
        *what == Unreadable::Word
            && span.start < ply.span().start
            && line.plies.first().is_some_and(|first| first.span().start < span.start)
            && span.of(text).iter().any(u8::is_ascii_digit)
    });
    let before = place.checked_sub(1).map_or(0, |before| line.plies[before].span().end);
    let hidden = || {
        let mut events = game.events();
        events.find_map(|event| match event {
            Event::Comment(comment)
                if comment.span.start < ply.span().start
                    && hides_moves(&comment, comment.span.start >= before) =>
            {
                Some(comment.span)
            }
            _ => None,
        })
    };
    let span = number.map(|(span, _)| *span).or_else(hidden)?;
    Some(not_read(text, span, 0))
}

/// True if a comment may be none: it goes on to the end of its line and holds moves, or another
/// brace; or it consists of a move and stands right before the half-move that does not fit.
fn hides_moves(comment: &Comment<'_>, is_right_before: bool) -> bool {
    let text = comment.text.trim_ascii();
    let is_short = text.len() < 12 && !text.contains(&b'%');
    match comment.kind {
        CommentKind::Line => is_like_a_move(text),
        CommentKind::Brace if text.contains(&b'{') => is_like_a_move(text),
        CommentKind::Brace | CommentKind::Bracket => {
            is_right_before && is_short && is_like_a_move(text)
        }
    }
}

/// The first comment of a game with moves in it; of a game without others.
pub(super) fn moves_in_comments(text: &[u8]) -> Option<Span> {
    let game = GameText::new(text);
    let mut events = game.events();
    events.find_map(|event| match event {
        Event::Comment(comment) if is_like_a_move(comment.text) => Some(comment.span),
        _ => None,
    })
}

/// A comment up to the end of its line that holds moves, if the game has no result.
pub(super) fn swallowed(game: &GameText<'_>, line: &MainLine<'_>) -> Option<Finding> {
    let text = game.bytes();
    let first = line.plies.first().filter(|_| line.result.is_none())?.span().start;
    memchr::memchr2(b';', b'%', &text[first..])?;
    let mut events = game.events();
    events.find_map(|event| match event {
        Event::Comment(comment)
            if comment.kind == CommentKind::Line
                && comment.span.start > first
                && is_like_a_move(comment.text) =>
        {
            let fault = TextFault::MovesInComment { text: shown(comment.span.of(text)) };
            Some(Finding::of(fault, comment.span))
        }
        _ => None,
    })
}

/// True if the moves are the rest of a game before them, by their numbers, or because the first
/// has none and does not fit.
fn begins_in_the_middle(game: &GameText<'_>, line: &MainLine<'_>, place: usize) -> bool {
    if game.index() == 1 || OF_A_GAME.iter().any(|name| line.tag(name).is_some()) {
        return false;
    }
    let numbered = |ply: &PlyText<'_>| ply.number();
    let first = line.plies.iter().enumerate().find_map(|(at, ply)| Some((at, numbered(ply)?)));
    let is_later = first.is_some_and(|(at, number)| number as usize > 1 + at.div_ceil(2));
    is_later || place == 0 && line.plies.first().is_some_and(|first| first.number().is_none())
}

/// True if the text ends in the middle of its last half-move: something legal is written so as far
/// as it goes.
fn breaks_off(game: &GameText<'_>, line: &MainLine<'_>, laws: &Laws, place: usize) -> bool {
    let ply = &line.plies[place];
    let is_last = place + 1 == line.plies.len() && ply.span().end == game.bytes().len();
    let Written::Move(stump) = ply.written() else {
        return false;
    };
    if !is_last || line.result.is_some() {
        return false;
    }
    let head = MainLine { plies: line.plies[..place].to_vec(), ..line.clone() };
    let options = ReplayOptions { moves_only: true, ..ReplayOptions::default() };
    let Some(position) = unplaced(game, &head, laws, Vec::new(), options).last else {
        return false;
    };
    let letters = line.uses_letters().then(|| laws.in_letters());
    let laws = letters.as_ref().unwrap_or(laws);
    let goes_on = |digit: u8| {
        let longer = [stump, &[digit]].concat();
        fits(laws, &position, &PlyText::typed(&longer))
    };
    (b'0'..=b'9').any(goes_on)
}
