//! Text in the place of a move that is not read as one: it is an error, and nobody is charged with
//! half-moves that do not fit after it.

use super::checks::last_score;
use super::closely::scan::{
    are_lone_squares, is_like_a_lettered_move, is_like_a_move, is_stump, is_time,
};
use super::codes;
use super::found::TextFault;
use super::gap::{Gap, position_before};
use super::laws::Laws;
use super::main_line::MainLine;
use super::ply_text::{PlyText, Written};
use super::replay::shown;
use super::report::GameReport;
use super::rewrite::is_read_as_result;
use super::settle::fits;
use super::start::{doubtful_fen, set_up};
use super::torn::torn;
use crate::diag::{Finding, Span};
use crate::pdn::{Comment, CommentKind, GameText, PdnEvent, Unreadable};

/// Tags with which games begin; one of them alone may have come between the moves of a game.
const OF_A_GAME: &[&str] = &["Event", "White", "Black"];

/// Returns whether a text in the place of a move contains squares but is not read as a move.
pub(super) fn is_unread_move(text: &[u8], line: &MainLine<'_>, span: Span) -> bool {
    is_where_moves_are(line, span) && may_be_a_move(text, line, span)
}

/// Returns whether a word contains squares as a move does, or is a part of a move.
fn may_be_a_move(text: &[u8], line: &MainLine<'_>, span: Span) -> bool {
    let word = span.of(text);
    let in_letters = || line.uses_letters() && is_like_a_lettered_move(word, &text[span.end..]);
    !is_time(word)
        && (is_like_a_move(word) || is_stump(word) || are_lone_squares(word) || in_letters())
}

/// Returns whether strength marks directly follow a move number, in the place of a move.
fn stands_for_a_move(text: &[u8], marks: Span) -> bool {
    text[..marks.start].trim_ascii_end().ends_with(b".")
}

/// Returns the index of the half-move before which a replay stops, although it may be legal.
///
/// Its number shows that a move is missing, or unread text precedes it and it can be a move of
/// either player.
pub(super) fn stops_before(
    text: &[u8],
    line: &MainLine<'_>,
    laws: &Laws,
    unread: Option<&Finding>,
) -> (Option<usize>, Option<Finding>) {
    let after = |span: Span| line.plies.partition_point(|ply| ply.span().start < span.start);
    let is_open = |span: Span| line.uses_letters() || is_stump(span.of(text));
    let unread = unread.map(|found| found.span).filter(|&span| is_open(span)).map(after);
    let unread = unread.filter(|&place| place < line.plies.len());
    let missing = missing(text, line, laws);
    let again = begins_again(text, line, laws);
    let finding = missing.map(|place| not_read(text, line.plies[place].number_span(), 0));
    let other =
        again.map(|place| Finding::of(TextFault::AnotherGame, line.plies[place].number_span()));
    (unread.into_iter().chain(missing).chain(again).min(), finding.or(other))
}

/// Returns whether nothing is recorded that changes the side to move.
fn is_without_incidents(line: &MainLine<'_>) -> bool {
    line.incidents.is_empty() && line.told.is_empty() && line.setups().next().is_none()
}

/// Returns the index of the first half-move whose number has three dots, and so is the second
/// player's, although the first player's move has not been recorded.
fn missing(text: &[u8], line: &MainLine<'_>, laws: &Laws) -> Option<usize> {
    if !line.may_have_second()
        || !line.plies.iter().any(PlyText::is_second)
        || line.tag("FEN").is_some()
        || !is_without_incidents(line)
    {
        return None;
    }
    let begins = set_up(laws, line).begins;
    // The number that is due, and whether it is the second player's move, both counted on from the
    // printed numbers.
    let mut due = (1, begins.position.turn() != begins.opens);
    line.plies.iter().position(|ply| {
        let dots = ply.number_span().of(text);
        let has_dots = dots.ends_with(b"...") || dots.ends_with("…".as_bytes());
        let number = ply.number().unwrap_or(due.0);
        let is_second = ply.is_second() || ply.number().is_none() && due.1;
        let is_missing = ply.is_second() && has_dots && (number, false) == due;
        due = if is_second { (number.saturating_add(1), false) } else { (number, true) };
        is_missing
    })
}

/// Returns the index of the half-move that begins another game: it has the number 1 after higher
/// numbers, follows a blank line or text, and is legal in the start position.
fn begins_again(text: &[u8], line: &MainLine<'_>, laws: &Laws) -> Option<usize> {
    if !line.counts_again() {
        return None;
    }
    let mut highest = 0;
    let place = line.plies.iter().position(|ply| {
        let number = ply.number().unwrap_or(0);
        let is_first = number == 1 && !ply.is_second() && highest > 1;
        highest = highest.max(number);
        is_first
    })?;
    if line.tag("FEN").is_some() || !is_without_incidents(line) {
        return None;
    }
    let ply = &line.plies[place];
    let gap = Span::new(line.plies[place - 1].span().end, ply.number_span().start).of(text);
    let has_text = !gap.trim_ascii().is_empty();
    let is_apart = has_text || gap.iter().filter(|&&byte| byte == b'\n').count() > 1;
    let letters = line.uses_letters().then(|| laws.in_letters());
    let in_use = letters.as_ref().unwrap_or(laws);
    (is_apart && fits(in_use, &set_up(laws, line).begins.position, ply)).then_some(place)
}

/// Returns whether a place is between the first move and the result; in a game without moves, after
/// its tags.
fn is_where_moves_are(line: &MainLine<'_>, span: Span) -> bool {
    let is_before_result = line.result.is_none_or(|(_, result)| span.start < result.start);
    let behind_tags = || line.tags.last().map_or(0, |tag| tag.span.end);
    let first = line.plies.first().map_or_else(behind_tags, |ply| match ply.number() {
        Some(_) => ply.number_span().start,
        None => ply.span().start,
    });
    is_before_result && span.start >= first
}

/// Returns the first number without a dot, among the moves, that no move follows.
pub(super) fn stray_number(line: &MainLine<'_>) -> Option<Span> {
    line.stray_numbers().iter().copied().find(|&span| is_where_moves_are(line, span))
}

/// Returns one finding for all unread texts in the places of moves.
pub(super) fn unread(text: &[u8], line: &MainLine<'_>) -> Option<Finding> {
    if line.unreadable.is_empty() && line.stray_numbers().is_empty() {
        return None;
    }
    let words = line.unreadable.iter().filter(|(span, what)| match what {
        Unreadable::Word | Unreadable::Markup => is_unread_move(text, line, *span),
        Unreadable::StrayStrength => {
            is_where_moves_are(line, *span) && stands_for_a_move(text, *span)
        }
        _ => false,
    });
    let mut all: Vec<Span> = words.map(|(span, _)| *span).collect();
    all.extend(line.stray_numbers().iter().filter(|&&span| is_where_moves_are(line, span)));
    all.sort_by_key(|span| span.start);
    let first = *all.first()?;
    let ends = line.result.is_none() && text[first.end..].trim_ascii().is_empty();
    let is_square = || first.of(text).iter().all(u8::is_ascii_digit) && first.end == text.len();
    if ends && (is_stump(first.of(text)) || is_square()) {
        return Some(Finding::of(TextFault::BreaksOff { text: shown(first.of(text)) }, first));
    }
    Some(not_read(text, first, all.len() - 1))
}

fn not_read(text: &[u8], span: Span, more: usize) -> Finding {
    Finding::of(TextFault::NotRead { text: shown(span.of(text)), more }, span)
}

/// Returns why a half-move that does not fit is charged to nobody: text before it may contain
/// moves, the record breaks off in it, or it belongs to the rest of another game.
pub(super) fn doubt(
    game: &GameText<'_>,
    line: &MainLine<'_>,
    laws: &Laws,
    place: usize,
) -> Option<Finding> {
    let text = game.bytes();
    let ply = line.plies.get(place)?;
    let letters = line.uses_letters().then(|| laws.in_letters());
    let in_use = letters.as_ref().unwrap_or(laws);
    if is_without_incidents(line)
        && let Some(finding) = doubtful_fen(in_use, line, place)
    {
        return Some(finding);
    }
    let glued = line.unreadable.iter().find(|(span, _)| span.start == ply.span().end);
    if let Some((span, _)) = glued {
        return Some(not_read(text, Span::new(ply.span().start, span.end), 0));
    }
    if let Some(finding) = unread(text, line).filter(|found| found.span.start < ply.span().start) {
        return Some(finding);
    }
    if let Some(span) = torn(game, line, laws, place) {
        return Some(not_read(text, span, 0));
    }
    if let Some(comment) = hides_numbered_moves(game, line, place) {
        return Some(not_read(text, comment, 0));
    }
    let gap = Gap::before(game, line, place);
    if let Some(span) = gap.instead_of_a_move(game, line, laws, place) {
        return Some(not_read(text, span, 0));
    }
    if let Some(span) = remark_before(text, line, place) {
        return Some(not_read(text, span, 0));
    }
    let is_last = place + 1 == line.plies.len();
    let is_result = || line.result.is_none() && is_read_as_result(&shown(ply.span().of(text)));
    if is_last && (last_score(laws, line).is_some() || is_result()) {
        return Some(not_read(text, ply.span(), 0));
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
            && span.of(text).iter().any(u8::is_ascii_digit)
            && (line.plies.first().is_some_and(|first| first.span().start < span.start)
                || may_be_a_move(text, line, *span))
    });
    let number = number.map(|(span, _)| *span).or_else(|| odd_number(text, line, place));
    let number = number.or_else(|| lost_number(game, line, place));
    let hidden = || {
        let mut events = game.events();
        events.find_map(|event| match event {
            PdnEvent::Comment(comment)
                if comment.span.start < ply.span().start && hides_moves(&comment) =>
            {
                Some(comment.span)
            }
            _ => None,
        })
    };
    let span = number.or_else(hidden)?;
    Some(not_read(text, span, 0))
}

/// Returns an unread word shortly before a half-move, which may belong to a remark: `better 31-26`.
fn remark_before(text: &[u8], line: &MainLine<'_>, place: usize) -> Option<Span> {
    /// The most half-moves of a remark.
    const LONGEST: usize = 2;
    let first = line.plies.first()?.span().start;
    let from = place.checked_sub(LONGEST + 1).map_or(first, |last| line.plies[last].span().end);
    let is_letter = |byte: &u8| byte.is_ascii_alphabetic() || !byte.is_ascii();
    let is_it = |&&(span, what): &&(Span, Unreadable)| {
        what == Unreadable::Word
            && (from..line.plies[place].span().start).contains(&span.start)
            && span.of(text).first() != Some(&b'(')
            && span.of(text).iter().any(is_letter)
    };
    line.unreadable.iter().rfind(is_it).map(|(span, _)| *span)
}

/// Returns the first number before one of these half-moves that belongs to no half-move: `33.
/// 38.33` before a move.
fn lost_number(game: &GameText<'_>, line: &MainLine<'_>, place: usize) -> Option<Span> {
    let text = game.bytes();
    let places = (1..=place).filter(|&place| {
        // Most gaps contain nothing that could be a number.
        let (before, ply) = (&line.plies[place - 1], &line.plies[place]);
        let own = ply.number_span();
        let end = if own.is_empty() { ply.span().start } else { own.start };
        Span::new(before.span().end, end).of(text).iter().any(u8::is_ascii_digit)
    });
    places.filter_map(|place| Gap::before(game, line, place).lost_number()).next()
}

/// Reports a number before a half-move whose own number is out of order: it belongs to no
/// half-move, but perhaps to the text after it.
pub(super) fn number_without_a_move(
    game: &GameText<'_>,
    line: &MainLine<'_>,
    report: &GameReport,
) -> Option<Finding> {
    let wrong = report.findings.iter().map(|found| &found.finding);
    let mut wrong = wrong.filter(|found| found.is(codes::MOVE_NUMBER_WRONG));
    let span = wrong.find_map(|found| {
        let is_it = |ply: &PlyText<'_>| ply.number_span() == found.span;
        Gap::before(game, line, line.plies.iter().position(is_it)?).lost_number()
    })?;
    Some(not_read(game.bytes(), span, 0))
}

/// Returns whether a comment may not be one: it extends to the end of its line and consists of
/// moves.
fn hides_moves(comment: &Comment<'_>) -> bool {
    let text = comment.text;
    comment.kind == CommentKind::Line && is_like_a_move(text) && !has_words(text)
}

/// Returns a comment with moves that extends to the end of its line or to another brace, if the
/// later numbers skip some or all of its moves: `;a remark} 4. 30-24 21-27` before 5.
fn hides_numbered_moves(game: &GameText<'_>, line: &MainLine<'_>, place: usize) -> Option<Span> {
    if line.open_comments().is_empty() {
        return None;
    }
    let until = line.plies[place].span().start;
    let numbered = |(at, ply): (usize, &PlyText<'_>)| Some((at, ply.number()?));
    let skips = |comment: &Span| {
        let after = line.plies.partition_point(|ply| ply.span().start < comment.start);
        let mut before = line.plies[..after].iter().enumerate().rev();
        let (last, low) = before.find_map(numbered)?;
        let (next, high) = line.plies.iter().enumerate().skip(after).find_map(numbered)?;
        Some(high as usize > low as usize + (next - last).div_ceil(2))
    };
    let hides = |comment: &&Span| {
        let sign = game.bytes().get(comment.start.wrapping_sub(1));
        let is_open = matches!(sign, Some(b';' | b'%')) || comment.of(game.bytes()).contains(&b'{');
        let is_it = is_open && comment.start < until && is_like_a_move(comment.of(game.bytes()));
        is_it && skips(comment) == Some(true)
    };
    line.open_comments().iter().find(hides).copied()
}

/// Returns whether a text begins with a number or a square, while a remark begins with a word.
fn begins_with_a_number(text: &[u8]) -> bool {
    match text.trim_ascii_start() {
        [b'a'..=b'l', second, ..] => second.is_ascii_digit(),
        [first, ..] => first.is_ascii_digit(),
        [] => false,
    }
}

/// Returns the first comment with moves in it, for a game without other moves.
pub(super) fn moves_in_comments(text: &[u8]) -> Option<Span> {
    let game = GameText::new(text);
    let mut events = game.events();
    events.find_map(|event| match event {
        PdnEvent::Comment(comment)
            if begins_with_a_number(comment.text) && is_like_a_move(comment.text) =>
        {
            Some(comment.span)
        }
        _ => None,
    })
}

/// Reports a comment that extends to the end of its line or to another brace, if it consists of
/// moves, or if it contains moves and the game has no result.
pub(super) fn swallowed(text: &[u8], line: &MainLine<'_>) -> Option<Finding> {
    let first = line.plies.first()?.span().start;
    let is_open = line.result.is_none();
    let last = line.plies.last()?.span().end;
    let sign = |comment: &Span| comment.start.checked_sub(1).map(|at| text[at]);
    let hides = |comment: &&Span| {
        // Brackets among the moves refer to other moves; at the end they may contain the last move.
        let is_letter = |byte: &u8| byte.is_ascii_alphabetic() || *byte >= 0x80;
        let mut words = comment.of(text).split(|byte| !is_letter(byte));
        let is_bracket = sign(comment) == Some(b'[');
        if is_bracket && (comment.start < last || words.any(|word| word.len() > 1)) {
            return false;
        }
        let words = comment.of(text).split(|&byte| byte == b'{').next().unwrap_or_default();
        let is_before_result = line.result.is_none_or(|(_, result)| comment.start < result.start);
        let is_among_moves = comment.start > first && is_before_result;
        is_among_moves && is_like_a_move(words) && (is_open || !has_words(words))
    };
    let comment = *line.open_comments().iter().find(hides)?;
    let is_apart = matches!(sign(&comment), Some(b';' | b'%' | b'['));
    if is_apart && are_only_moves(comment.of(text)) {
        return Some(not_read(text, comment, 0));
    }
    let fault = TextFault::MovesInComment { text: shown(comment.of(text)) };
    Some(Finding::of(fault, comment))
}

/// Returns whether a text consists of moves, and perhaps numbers and a result.
pub(super) fn are_only_moves(text: &[u8]) -> bool {
    is_like_a_move(text) && !has_words(text)
}

/// Returns whether a text contains words besides moves, numbers and results.
pub(super) fn has_words(text: &[u8]) -> bool {
    let text = String::from_utf8_lossy(text);
    let is_letter = |one: char| one.is_alphabetic() || one == char::REPLACEMENT_CHARACTER;
    text.split(|one| !is_letter(one)).any(|word| word.len() > 2)
}

/// Returns a number without a dot before one of the half-moves up to this one that belongs to no
/// move: the digits of squares.
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

/// Returns whether the moves are the rest of another game: of the previous one, as their numbers or
/// the lack of numbers show, or of a missing one whose moves up to here fit by chance.
fn begins_in_the_middle(game: &GameText<'_>, line: &MainLine<'_>, place: usize) -> bool {
    /// The most half-moves that fit by chance.
    const BY_CHANCE: usize = 3;
    let own = OF_A_GAME.iter().filter(|name| line.tag(name).is_some()).count();
    if line.tag("FEN").is_some() {
        return false;
    }
    // A number that text separates from the move does not belong to it when the game is written
    // again.
    let is_beside = |ply: &&PlyText<'_>| {
        let gap = ply.number_span().end..ply.span().start;
        game.bytes().get(gap).is_some_and(|gap| gap.trim_ascii().is_empty())
    };
    let number = line.plies.first().filter(is_beside).and_then(PlyText::number);
    if own > 0 && place <= BY_CHANCE && number.is_some_and(|number| number > 1) {
        return true;
    }
    if game.offset() == 0 || own > 1 {
        return false;
    }
    let mut plies = line.plies.iter().enumerate();
    match plies.find(|(_, ply)| ply.number().is_some()) {
        Some((at, ply)) => {
            is_beside(&ply) && ply.number().is_some_and(|number| number as usize > 1 + at / 2)
        }
        None => true,
    }
}

/// Returns whether the text ends in the middle of its last half-move: it is the beginning of a
/// legal move.
fn breaks_off(game: &GameText<'_>, line: &MainLine<'_>, laws: &Laws, place: usize) -> bool {
    let ply = &line.plies[place];
    let is_last = place + 1 == line.plies.len() && ply.span().end == game.bytes().len();
    let Written::Move(stump) = ply.written() else {
        return false;
    };
    if !is_last || line.result.is_some() {
        return false;
    }
    let Some(position) = position_before(game, line, laws, place) else {
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
