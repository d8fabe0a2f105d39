//! Control characters in tags and comments, which are written as blanks.

use super::event::PdnEvent;
use super::game::GameText;
use super::oddity::{Encoded, Oddity};
use crate::diag::{Finding, Span};

/// NUL, BEL and ESC.
const CONTROL: [u8; 3] = [0, 7, 27];

/// Returns a finding at the first control character in a tag or comment of a game, if there is one.
///
/// A single pass over the bytes rules out most games.
pub fn control_characters(game: &GameText<'_>) -> Option<Finding> {
    let [nul, bel, escape] = CONTROL;
    memchr::memchr3(nul, bel, escape, game.bytes())?;
    game.events().find_map(|event| {
        let (text, span, part) = match event {
            PdnEvent::Tag(tag) => (tag.raw_value, tag.value_span, Encoded::Tag),
            PdnEvent::Comment(comment) => (comment.text, comment.text_span, Encoded::Comment),
            _ => return None,
        };
        let at = text.iter().position(|byte| CONTROL.contains(byte))?;
        let found = Oddity::ControlCharacter { part, character: text[at] };
        let start = span.start + at;
        Some(Finding::of(found, Span::new(start, start + 1)))
    })
}
