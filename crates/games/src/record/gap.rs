//! The text between two half-moves: words, brackets, comments, signs, numbers.
//!
//! If such text directly precedes a half-move that does not fit, and the half-move is one of the
//! other player, nobody is charged with it: the missing move may be in the text.

use std::iter;

use super::laws::Laws;
use super::main_line::MainLine;
use super::ply_text::{PlyText, Written};
use super::replay::{ReplayOptions, replay_without_places};
use super::settle::{fits, meanings, ways_of};
use super::short::likely_way;
use crate::board::Position;
use crate::diag::Span;
use crate::pdn::{Comment, GameText, PdnEvent, Unreadable, commands};

/// The gap before a half-move.
#[derive(Debug, Default)]
pub(super) struct Gap {
    /// The pieces that may be the missing move, in text order.
    pieces: Vec<Piece>,
    /// The number of the half-move, if it has no dot and is out of order.
    own: Option<Piece>,
}

/// A piece of text between two half-moves that may be a move.
#[derive(Debug)]
struct Piece {
    span: Span,
    /// The bytes without the surrounding signs.
    inside: Span,
    /// Whether it is a move number that belongs to no half-move.
    is_number: bool,
}

impl Gap {
    /// Reads the gap before a half-move.
    pub(super) fn before(game: &GameText<'_>, line: &MainLine<'_>, place: usize) -> Self {
        let ply = &line.plies[place];
        let from = place.checked_sub(1).map_or(0, |last| line.plies[last].span().end);
        let own = ply.number_span();
        let is_bare = !own.is_empty() && own.of(game.bytes()).iter().all(u8::is_ascii_digit);
        let mut gap = Self::default();
        if is_bare && due(line, place).is_some_and(|due| ply.number() != Some(due)) {
            gap.own = Some(Piece { span: own, inside: own, is_number: true });
        }
        let mut reading = Reading { text: game.bytes(), gap, beside: None };
        for event in game.events() {
            let span = event.span();
            if span.start >= ply.span().start {
                break;
            }
            let is_own = !own.is_empty() && own.start <= span.start && span.end <= own.end;
            if span.end > from && !is_own {
                reading.handle(event, from);
            }
        }
        reading.gap.pieces.retain(|piece| {
            !piece.is_number || printed(piece.span.of(game.bytes())) != ply.number()
        });
        reading.gap
    }

    /// Returns the first number in the gap that does not belong to the half-move, with the text
    /// directly after it.
    pub(super) fn lost_number(&self) -> Option<Span> {
        let mut pieces = self.pieces.iter().skip_while(|piece| !piece.is_number);
        let number = pieces.next()?.span;
        let behind = pieces.next().filter(|piece| !piece.is_number);
        Some(Span::new(number.start, behind.map_or(number, |piece| piece.span).end))
    }

    /// Returns the text that may be the missing move, if the half-move after it is one of the other
    /// player.
    pub(super) fn instead_of_a_move(
        &self,
        game: &GameText<'_>,
        line: &MainLine<'_>,
        laws: &Laws,
        place: usize,
    ) -> Option<Span> {
        let first = self.pieces.first().or(self.own.as_ref())?;
        let position = position_before(game, line, laws, place)?;
        let letters = line.uses_letters().then(|| laws.in_letters());
        let laws = letters.as_ref().unwrap_or(laws);
        let ply = &line.plies[place];
        let answered = self.pieces.iter().find(|piece| {
            let text = piece.inside.of(game.bytes()).trim_ascii();
            let after = meanings(laws, &position, &PlyText::typed(text));
            let mut after = after.iter().map(|mv| laws.generator.play(&position, mv));
            after.any(|position| fits(laws, &position, ply))
        });
        let of_other = || is_of_other(laws, &position, ply).then_some(first);
        answered.or_else(of_other).map(|piece| piece.span)
    }
}

/// Returns the number of a half-move, as counted from those printed before it.
fn due(line: &MainLine<'_>, place: usize) -> Option<u32> {
    let mut before = line.plies[..place].iter().enumerate().rev();
    let (at, number, is_second) =
        before.find_map(|(at, ply)| Some((at, ply.number()?, ply.is_second())))?;
    let moves = (place - at + usize::from(is_second)) / 2;
    Some(number.saturating_add(u32::try_from(moves).unwrap_or(u32::MAX)))
}

/// The state of reading a gap.
struct Reading<'a> {
    text: &'a [u8],
    gap: Gap,
    /// The start of the open variation, the depth inside it, and the number of its moves.
    beside: Option<(Span, usize, usize)>,
}

impl Reading<'_> {
    fn adds(&mut self, span: Span, inside: Span) {
        self.gap.pieces.push(Piece { span, inside, is_number: false });
    }

    fn handle(&mut self, event: PdnEvent<'_>, from: usize) {
        let span = event.span();
        if let Some((open, depth, moves)) = &mut self.beside {
            match event {
                PdnEvent::VariationStart { .. } => *depth += 1,
                PdnEvent::VariationEnd { .. } if *depth > 0 => *depth -= 1,
                PdnEvent::VariationEnd { .. } => {
                    let (whole, inside) =
                        (Span::new(open.start, span.end), Span::new(open.end, span.start));
                    let is_one = *moves < 2;
                    self.beside = None;
                    if is_one {
                        self.adds(whole, inside);
                    }
                }
                PdnEvent::Move(_) | PdnEvent::UnknownMove { .. } => *moves += 1,
                _ => {}
            }
            return;
        }
        match event {
            PdnEvent::VariationStart { span } => self.beside = Some((span, 0, 0)),
            PdnEvent::Comment(comment) if says_something(&comment) => {
                self.adds(span, comment.text_span);
            }
            PdnEvent::Unreadable { what, .. } if what != Unreadable::Nul => self.adds(span, span),
            PdnEvent::Times { .. } => self.adds(span, span),
            // Strength marks apart from their move.
            PdnEvent::Move(mv) if mv.strength_span().start > from && !mv.strength.is_empty() => {
                let marks = Span::new(mv.text_span().end, span.end);
                let blanks = marks.of(self.text).iter().take_while(|byte| **byte == b' ').count();
                self.adds(Span::new(marks.start + blanks, marks.end), mv.strength_span());
            }
            PdnEvent::MoveNumber(number) => {
                self.gap.pieces.push(Piece {
                    span,
                    inside: span,
                    is_number: number.number.is_some(),
                });
            }
            _ => {}
        }
    }
}

/// Parses the number before dots.
fn printed(text: &[u8]) -> Option<u32> {
    let digits: Vec<u8> = text.iter().copied().take_while(u8::is_ascii_digit).collect();
    std::str::from_utf8(&digits).ok()?.parse().ok()
}

/// The most words of a comment that may be in the place of a move, `{onleesbaar}`; a longer comment
/// is a remark on the play.
const MOST_WORDS: usize = 4;

/// Returns whether a comment is empty, or contains a few words outside commands.
fn says_something(comment: &Comment<'_>) -> bool {
    let text = comment.text;
    let (mut end, mut words) = (0, 0);
    let in_words =
        |text: &[u8]| text.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty()).count();
    for command in commands(text) {
        words += in_words(&text[end.min(command.span.start)..command.span.start]);
        end = command.span.end;
    }
    words += in_words(&text[end.min(text.len())..]);
    (1..=MOST_WORDS).contains(&words) || words == 0 && end == 0
}

/// Returns whether a half-move is one of the player who is not to move.
fn is_of_other(laws: &Laws, position: &Position, ply: &PlyText<'_>) -> bool {
    let turn = position.turn();
    if fits(laws, position, ply) {
        return false;
    }
    if fits(laws, &position.with_turn(turn.opponent()), ply) {
        return true;
    }
    let Written::Move(text) = ply.written() else {
        return false;
    };
    let Some(ways) = ways_of(laws, text) else {
        return false;
    };
    let ways = likely_way(laws, position, &ways).map_or(ways, |way| iter::once(way).collect());
    let mut movers = ways.iter().filter_map(|way| position.piece_at(*way.first()?)).peekable();
    movers.peek().is_some() && movers.all(|piece| piece.color != turn)
}

/// Returns the position before a half-move, if all previous ones are legal.
pub(super) fn position_before(
    game: &GameText<'_>,
    line: &MainLine<'_>,
    laws: &Laws,
    place: usize,
) -> Option<Position> {
    let head = MainLine { plies: line.plies[..place].to_vec(), ..line.clone() };
    let options = ReplayOptions { moves_only: true, ..ReplayOptions::default() };
    replay_without_places(game, &head, laws, &[], options).last
}
