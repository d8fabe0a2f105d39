//! Control characters in tags and comments: what is written has blanks in their place.

use super::event::Event;
use super::game::GameText;
use super::oddity::{Encoded, Oddity};
use crate::diag::{Finding, Span};

/// NUL, BEL and ESC.
const CONTROL: [u8; 3] = [0, 7, 27];

/// The finding if a tag or a comment of a game has control characters, at the first.
///
/// One pass over the bytes shows whether there is anything to look for.
#[must_use]
pub fn control_characters(game: &GameText<'_>) -> Option<Finding> {
    let [nul, bel, escape] = CONTROL;
    memchr::memchr3(nul, bel, escape, game.bytes())?;
    game.events().find_map(|event| {
        let (text, span, part) = match event {
            Event::Tag(tag) => (tag.raw_value, tag.value_span, Encoded::Tag),
            Event::Comment(comment) => (comment.text, comment.text_span, Encoded::Comment),
            _ => return None,
        };
        let at = text.iter().position(|byte| CONTROL.contains(byte))?;
        let found = Oddity::ControlCharacter { part, character: text[at] };
        let start = span.start + at;
        Some(Finding::of(found, Span::new(start, start + 1)))
    })
}
