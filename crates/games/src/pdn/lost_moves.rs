//! Words that stand where a half-move should be.
//!
//! A word that is no move may be a remark or a half-move that cannot be read. Where the numbers say
//! that a half-move is missing, it is that half-move: between a move number and the next one stand
//! one half-move and one word, in either order (`7. 32-28 x 8. 34-29`), the next number has a
//! half-move too, and up to there the numbers go on one by one with two half-moves each. A word of
//! signs other than those of ASCII, or one that touches what stands beside it, is left to be a
//! remark, and so is everything in variations and behind the last number.

use super::event::Event;
use super::game::GameText;
use super::token::Unreadable;
use crate::diag::Span;

/// The words of a game that stand for half-moves; looked for when the first word is met.
#[derive(Debug, Default)]
pub(crate) struct LostMoves {
    found: Option<Vec<Span>>,
}

impl LostMoves {
    /// True if text of the main line that cannot be read stands for a half-move.
    pub(crate) fn has(&mut self, game: &GameText<'_>, span: Span, what: Unreadable) -> bool {
        if what != Unreadable::Word || !may_be(game.bytes(), span) {
            return false;
        }
        self.found.get_or_insert_with(|| find(game)).contains(&span)
    }
}

/// What stands behind a move number, up to the next.
#[derive(Default)]
struct Behind {
    number: Option<u32>,
    half_moves: usize,
    words: usize,
    /// The last of the words.
    word: Span,
}

impl Behind {
    /// True if this number comes next.
    fn is_before(&self, next: u32) -> bool {
        self.number.is_some_and(|number| number.checked_add(1) == Some(next))
    }

    /// The word that stands for a half-move, if there is one.
    fn lost(&self) -> Option<Span> {
        ((self.half_moves, self.words) == (1, 1)).then_some(self.word)
    }
}

fn find(game: &GameText<'_>) -> Vec<Span> {
    let mut found = Vec::new();
    let mut depth = 0_usize;
    let mut behind = Behind::default();
    // A number behind which no half-move comes says nothing: it is not written again.
    let mut if_one_follows = None;
    for event in game.events() {
        match event {
            Event::VariationStart { .. } => depth += 1,
            Event::VariationEnd { .. } => depth = depth.saturating_sub(1),
            _ if depth > 0 => {}
            Event::MoveNumber(number) if !number.is_black() => {
                let Some(next) = number.number else { break };
                let lost = behind.lost().filter(|word| may_be(game.bytes(), *word));
                let is_whole = behind.half_moves + usize::from(lost.is_some()) == 2;
                let is_first = behind.number.is_none() && behind.half_moves + behind.words == 0;
                // Numbers that were wrong once say nothing of what is missing later.
                if !(is_first || is_whole && behind.is_before(next)) {
                    break;
                }
                if_one_follows = lost;
                behind = Behind { number: Some(next), ..Behind::default() };
            }
            Event::Move(_) | Event::UnknownMove { .. } => {
                found.extend(if_one_follows.take());
                behind.half_moves += 1;
            }
            Event::Unreadable { span, what: Unreadable::Word } => {
                behind.words += 1;
                behind.word = span;
            }
            Event::Setup(_) | Event::Result { .. } => break,
            _ => {}
        }
    }
    found
}

/// True if a word begins with a letter or a figure, has no signs but those of ASCII, and stands by
/// itself.
fn may_be(text: &[u8], word: Span) -> bool {
    let is_apart = |byte: Option<&u8>| byte.is_none_or(u8::is_ascii_whitespace);
    let before = word.start.checked_sub(1).and_then(|before| text.get(before));
    let bytes = word.of(text);
    bytes.first().is_some_and(u8::is_ascii_alphanumeric)
        && bytes.iter().all(u8::is_ascii_graphic)
        && is_apart(before)
        && is_apart(text.get(word.end))
}
