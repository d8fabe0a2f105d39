//! The tags of a game, decoded.

use crate::pdn::TagPair;

/// Tag names and their values, in text order.
///
/// All characters are in one string: a game has some ten tags, and a string for each name and each
/// value would mean twenty allocations.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Tags {
    text: String,
    /// The ends of each name and each value.
    ends: Vec<[usize; 2]>,
}

impl Tags {
    /// Decodes the tags of a game.
    pub fn of(pairs: &[TagPair<'_>]) -> Self {
        let bytes = pairs.iter().map(|tag| tag.name.len() + tag.raw_value.len()).sum();
        let mut plain = Vec::with_capacity(bytes);
        let mut ends = Vec::with_capacity(pairs.len());
        for tag in pairs {
            plain.extend_from_slice(name_of(tag, pairs));
            let name = plain.len();
            plain.extend_from_slice(tag.raw_value);
            ends.push([name, plain.len()]);
        }
        // A single check of all of them shows whether there is anything to decode.
        if plain.is_ascii()
            && memchr::memchr2(b'\\', b'&', &plain).is_none()
            && let Ok(text) = String::from_utf8(plain)
        {
            return Self { text, ends };
        }
        Self::decoded(pairs)
    }

    fn decoded(pairs: &[TagPair<'_>]) -> Self {
        let mut tags = Self::default();
        for tag in pairs {
            tags.push(&String::from_utf8_lossy(name_of(tag, pairs)), &tag.value().text);
        }
        tags
    }

    /// Returns the tags with another value for the first tag of this name, or with a new tag at the
    /// end.
    pub fn with(&self, name: &str, value: &str) -> Self {
        let mut tags = Self::default();
        let mut is_there = false;
        for (tag, own) in self.iter() {
            let is_it = !is_there && tag.eq_ignore_ascii_case(name);
            is_there |= is_it;
            tags.push(tag, if is_it { value } else { own });
        }
        if !is_there {
            tags.push(name, value);
        }
        tags
    }

    fn push(&mut self, name: &str, value: &str) {
        self.text.push_str(name);
        let end = self.text.len();
        self.text.push_str(value);
        self.ends.push([end, self.text.len()]);
    }

    /// Returns the names and values.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        let starts = std::iter::once(0).chain(self.ends.iter().map(|[_, end]| *end));
        let parts = starts.zip(&self.ends);
        parts.map(|(start, &[name, value])| (&self.text[start..name], &self.text[name..value]))
    }

    /// Returns the value of the first tag of this name, ignoring case.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter().find(|(tag, _)| tag.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }
}

/// Returns the name of a tag. In older records of English draughts, the player of the dark pieces
/// is called Red.
fn name_of<'a>(tag: &TagPair<'a>, all: &[TagPair<'_>]) -> &'a [u8] {
    let is_black = tag.is("Red") && !all.iter().any(|other| other.is("Black"));
    if is_black { b"Black" } else { tag.name }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pdn::{GameText, PdnEvent};

    #[test]
    fn names_and_values_come_out_as_they_went_in() {
        let text = b"[White \"Ash \\\"A\\\"\"]\n[Empty \"\"]\n[WHITE \"Elm\"]\n1. 32-28 *";
        let game = GameText::new(text);
        let pairs: Vec<TagPair<'_>> = game
            .events()
            .filter_map(|event| match event {
                PdnEvent::Tag(tag) => Some(tag),
                _ => None,
            })
            .collect();
        let tags = Tags::of(&pairs);
        let all: Vec<_> = tags.iter().collect();
        assert_eq!(all, [("White", "Ash \"A\""), ("Empty", ""), ("WHITE", "Elm")]);
        assert_eq!(tags.get("white"), Some("Ash \"A\""));
        assert_eq!(tags.get("Black"), None);
        let plain = Tags::of(&pairs[1..]);
        assert_eq!(plain.iter().collect::<Vec<_>>(), [("Empty", ""), ("WHITE", "Elm")]);
        assert_eq!(plain, Tags::decoded(&pairs[1..]));
        let other = tags.with("WHITE", "Oak").with("Round", "1");
        let all: Vec<_> = other.iter().collect();
        assert_eq!(all, [("White", "Oak"), ("Empty", ""), ("WHITE", "Elm"), ("Round", "1")]);
    }
}
