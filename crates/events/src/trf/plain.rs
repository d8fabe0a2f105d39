//! Removal of characters that reorder or break a line of text.

use super::ConversionNote;
use crate::event::{Event, Player};

/// Returns a text on one line: control characters and line breaks become blanks, and marks of
/// writing direction are removed.
pub(super) fn plain(text: &str) -> String {
    let kept = text.chars().filter(|c| !is_mark(*c));
    kept.map(|c| if breaks(c) { ' ' } else { c }).collect::<String>().trim().to_owned()
}

/// Replaces the control characters and line breaks in the texts of an event by blanks, and notes
/// the number of texts.
pub(super) fn clear(event: &mut Event) -> Option<ConversionNote> {
    let texts = event.texts_mut().map(cleared).sum::<usize>();
    (texts > 0).then_some(ConversionNote::ControlCharacters { texts })
}

/// Clears one text; returns 1 if it was changed.
fn cleared(text: &mut String) -> usize {
    if !text.contains(breaks) {
        return 0;
    }
    *text = text.replace(breaks, " ").trim().to_owned();
    1
}

fn breaks(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}' | '\u{2029}')
}

/// Returns whether a character is an invisible mark of writing direction (Unicode Annex 9, 2).
const fn is_mark(c: char) -> bool {
    matches!(
        c,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
    )
}

/// Notes the players whose texts lose marks.
pub(super) fn marks(event: &Event) -> Option<ConversionNote> {
    let has = |player: &&Player| {
        let texts = [Some(&player.name), player.title.as_ref(), player.federation.as_ref()];
        let texts = texts.into_iter().chain([player.federation_id.as_ref()]).flatten();
        texts.flat_map(|text| text.chars()).any(is_mark)
    };
    let players: Vec<_> =
        event.players.iter().filter(has).map(|player| player.id.clone()).collect();
    (!players.is_empty()).then_some(ConversionNote::Marks { players })
}
