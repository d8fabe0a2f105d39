//! Text where a move is due that is not read as one: it is an error, and nobody is charged with
//! what does not fit after it.

use super::closely::scan::is_like_a_move;
use super::found::TextFault;
use super::laws::Laws;
use super::main_line::MainLine;
use super::ply_text::{PlyText, Written};
use super::replay::{ReplayOptions, shown, unplaced};
use super::report::GameReport;
use super::rewrite::NOT_REPLAYED;
use super::settle::{fits, meanings};
use crate::board::Position;
use crate::diag::{Finding, Span};
use crate::pdn::{Comment, CommentKind, Event, GameText, Unreadable};

/// Tags with which games begin.
const OF_A_GAME: &[&str] = &["Event", "White", "Black", "FEN"];

/// True for a text that names squares, stands where a move is due and is not read as one.
pub(super) fn is_unread_move(text: &[u8], line: &MainLine<'_>, span: Span) -> bool {
    is_where_moves_are(line, span) && is_like_a_move(span.of(text))
}

/// True from the first move up to the result; in a game without moves, after its tags.
fn is_where_moves_are(line: &MainLine<'_>, span: Span) -> bool {
    let is_before_result = line.result.is_none_or(|(_, result)| span.start < result.start);
    let behind_tags = || line.tags.last().map_or(0, |tag| tag.span.end);
    let first = line.plies.first().map_or_else(behind_tags, |ply| match ply.number() {
        Some(_) => ply.number_span().start,
        None => ply.span().start,
    });
    is_before_result && span.start >= first
}

/// The first number without a dot, among the moves, that no move follows.
pub(super) fn stray_number(line: &MainLine<'_>) -> Option<Span> {
    line.stray_numbers.iter().copied().find(|&span| is_where_moves_are(line, span))
}

/// The texts of a game that stand where moves are due and are not read, as one finding.
pub(super) fn unread(text: &[u8], line: &MainLine<'_>) -> Option<Finding> {
    if line.unreadable.is_empty() && line.stray_numbers.is_empty() {
        return None;
    }
    let words = line
        .unreadable
        .iter()
        .filter(|(span, what)| *what == Unreadable::Word && is_unread_move(text, line, *span));
    let mut all: Vec<Span> = words.map(|(span, _)| *span).collect();
    all.extend(line.stray_numbers.iter().filter(|&&span| is_where_moves_are(line, span)));
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
    report: &GameReport,
    place: usize,
) -> Option<Finding> {
    let text = game.bytes();
    let ply = line.plies.get(place)?;
    let glued = line.unreadable.iter().find(|(span, _)| span.start == ply.span().end);
    if let Some((span, _)) = glued {
        return Some(not_read(text, Span::new(ply.span().start, span.end), 0));
    }
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
    let is_charged = report.replayed_plies > place;
    if let Some(span) = given_up(game, line, place).filter(|_| is_charged) {
        return Some(Finding::of(TextFault::GivenUp, span));
    }
    let number = line.unreadable.iter().find(|(span, what)| {
        *what == Unreadable::Word
            && span.start < ply.span().start
            && line.plies.first().is_some_and(|first| first.span().start < span.start)
            && span.of(text).iter().any(u8::is_ascii_digit)
    });
    let number = number.map(|(span, _)| *span).or_else(|| odd_number(text, line, place));
    let before = place.checked_sub(1).map_or(0, |before| line.plies[before].span().end);
    let hidden = || {
        let mut events = game.events();
        events.find_map(|event| match event {
            Event::Comment(comment)
                if comment.span.start < ply.span().start
                    && (hides_moves(&comment)
                        || comment.span.start >= before
                            && is_missing_move(&comment, game, line, laws, place)) =>
            {
                Some(comment.span)
            }
            _ => None,
        })
    };
    let span = number.or_else(hidden)?;
    Some(not_read(text, span, 0))
}

/// The comment after a half-move by which a record says that it was not followed from there on.
fn given_up(game: &GameText<'_>, line: &MainLine<'_>, place: usize) -> Option<Span> {
    let start = line.plies[place].span().end;
    let end = line.plies.get(place + 1).map_or(game.bytes().len(), |next| next.span().start);
    let says_so = |text: &[u8]| {
        let words = |text: &[u8]| text.split(u8::is_ascii_whitespace).map(<[u8]>::to_vec).collect();
        let (says, known): (Vec<_>, Vec<_>) = (words(text), words(NOT_REPLAYED.as_bytes()));
        says == known
    };
    let mut depth = 0_usize;
    let mut events = game.events();
    events.find_map(|event| {
        match event {
            Event::VariationStart { .. } => depth += 1,
            Event::VariationEnd { .. } => depth = depth.saturating_sub(1),
            Event::Comment(comment)
                if depth == 0
                    && (start..end).contains(&comment.span.start)
                    && says_so(comment.text) =>
            {
                return Some(comment.span);
            }
            _ => {}
        }
        None
    })
}

/// True if a comment may be none: it goes on to the end of its line and consists of moves.
fn hides_moves(comment: &Comment<'_>) -> bool {
    let text = comment.text;
    comment.kind == CommentKind::Line && is_like_a_move(text) && !has_words(text)
}

/// True if a comment right before a half-move is a move of which that one is the answer.
fn is_missing_move(
    comment: &Comment<'_>,
    game: &GameText<'_>,
    line: &MainLine<'_>,
    laws: &Laws,
    place: usize,
) -> bool {
    let ply = PlyText::typed(comment.text.trim_ascii());
    let letters = line.uses_letters().then(|| laws.in_letters());
    let laws = letters.as_ref().unwrap_or(laws);
    let Some(position) = before(game, line, laws, place) else {
        return false;
    };
    let after = meanings(laws, &position, &ply);
    let mut after = after.iter().map(|mv| laws.generator.play(&position, mv));
    after.any(|position| fits(laws, &position, &line.plies[place]))
}

/// The position before a half-move, if all before it are legal.
fn before(game: &GameText<'_>, line: &MainLine<'_>, laws: &Laws, place: usize) -> Option<Position> {
    let head = MainLine { plies: line.plies[..place].to_vec(), ..line.clone() };
    let options = ReplayOptions { moves_only: true, ..ReplayOptions::default() };
    unplaced(game, &head, laws, Vec::new(), options).last
}

/// True if a text begins with a number or a square: a remark begins with a word.
fn begins_with_a_number(text: &[u8]) -> bool {
    match text.trim_ascii_start() {
        [b'a'..=b'l', second, ..] => second.is_ascii_digit(),
        [first, ..] => first.is_ascii_digit(),
        [] => false,
    }
}

/// The first comment of a game with moves in it; of a game without others.
pub(super) fn moves_in_comments(text: &[u8]) -> Option<Span> {
    let game = GameText::new(text);
    let mut events = game.events();
    events.find_map(|event| match event {
        Event::Comment(comment)
            if begins_with_a_number(comment.text) && is_like_a_move(comment.text) =>
        {
            Some(comment.span)
        }
        _ => None,
    })
}

/// A comment up to the end of its line, or up to another brace, that consists of moves; or holds
/// some, if the game has no result.
pub(super) fn swallowed(text: &[u8], line: &MainLine<'_>) -> Option<Finding> {
    let first = line.plies.first()?.span().start;
    let is_open = line.result.is_none();
    let hides = |comment: &&Span| {
        let words = comment.of(text).split(|&byte| byte == b'{').next().unwrap_or_default();
        let is_before_result = line.result.is_none_or(|(_, result)| comment.start < result.start);
        let is_among_moves = comment.start > first && is_before_result;
        is_among_moves && is_like_a_move(words) && (is_open || !has_words(words))
    };
    let comment = *line.open_comments.iter().find(hides)?;
    let fault = TextFault::MovesInComment { text: shown(comment.of(text)) };
    Some(Finding::of(fault, comment))
}

/// True if there are words in a text, and not only moves, numbers and results.
pub(super) fn has_words(text: &[u8]) -> bool {
    let is_letter = |byte: &u8| byte.is_ascii_alphabetic() || *byte >= 0x80;
    text.split(|byte| !is_letter(byte)).any(|word| word.len() > 2)
}

/// A number without a dot before one of the half-moves up to this one that is none of a move: the
/// digits of squares.
fn odd_number(text: &[u8], line: &MainLine<'_>, place: usize) -> Option<Span> {
    let first =
        line.plies.first().and_then(|ply| ply.number()).filter(|_| line.tag("FEN").is_some());
    let first = first.unwrap_or(1) as usize;
    let is_odd = |(at, ply): &(usize, &PlyText<'_>)| {
        let is_bare = ply.number_span().of(text).last().is_some_and(u8::is_ascii_digit);
        let near = first + at / 2..=first + at / 2 + 1;
        is_bare && ply.number().is_some_and(|number| !near.contains(&(number as usize)))
    };
    let mut plies = line.plies.iter().enumerate().take(place + 1);
    plies.find(is_odd).map(|(_, ply)| ply.number_span())
}

/// True if the moves are the rest of a game before them, by their numbers, or because they have none
/// and not even the first fits.
fn begins_in_the_middle(game: &GameText<'_>, line: &MainLine<'_>, place: usize) -> bool {
    if game.index() == 1 || OF_A_GAME.iter().any(|name| line.tag(name).is_some()) {
        return false;
    }
    let mut plies = line.plies.iter().enumerate();
    match plies.find_map(|(at, ply)| Some((at, ply.number()?))) {
        Some((at, number)) => number as usize > 1 + at / 2,
        None => place == 0,
    }
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
    let Some(position) = before(game, line, laws, place) else {
        return false;
    };
    let letters = line.uses_letters().then(|| laws.in_letters());
    let laws = letters.as_ref().unwrap_or(laws);
    let goes_on = |digit: u8| {
        let longer = [stump, &[digit]].concat();
        fits(laws, &position, &PlyText::typed(&longer))
    };
    let ends = || {
        let legal = laws.generator.legal_moves(&position);
        legal.into_iter().map(|mv| laws.numbering.name(mv.to()))
    };
    (b'0'..=b'9').any(goes_on)
        || ends().any(|to| {
            fits(laws, &position, &PlyText::typed(&[stump, b"x", to.as_bytes()].concat()))
        })
}
