//! Texts without what reorders or breaks a line where they are shown.

use super::Note;
use crate::event::{Event, Player};

/// A text on one line: control characters and breaks become blanks, and marks of writing
/// direction are left out.
pub(super) fn plain(text: &str) -> String {
    let kept = text.chars().filter(|c| !is_mark(*c));
    kept.map(|c| if breaks(c) { ' ' } else { c }).collect::<String>().trim().to_owned()
}

/// Makes blanks of the control characters and breaks in the texts of an event, and says in how
/// many texts.
pub(super) fn clear(event: &mut Event) -> Option<Note> {
    let texts = event.texts_mut().map(cleared).sum::<usize>();
    (texts > 0).then_some(Note::ControlCharacters { texts })
}

/// Clears one text: 1 if there was something to clear.
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

/// True for what turns the direction of writing, and shows nothing (Unicode Annex 9, 2).
const fn is_mark(c: char) -> bool {
    matches!(
        c,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
    )
}

/// Says of whom something is left out.
pub(super) fn marks(event: &Event) -> Option<Note> {
    let has = |player: &&Player| {
        let texts = [Some(&player.name), player.title.as_ref(), player.federation.as_ref()];
        let texts = texts.into_iter().chain([player.federation_id.as_ref()]).flatten();
        texts.flat_map(|text| text.chars()).any(is_mark)
    };
    let players: Vec<_> =
        event.players.iter().filter(has).map(|player| player.id.clone()).collect();
    (!players.is_empty()).then_some(Note::Marks { players })
}
