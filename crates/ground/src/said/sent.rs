//! Messages through errors that carry only text.
//!
//! What a type says of a value that it does not take goes through serde as text
//! (`Error::custom`). A message that is written with `{:#}` can be read back from it
//! ([`Said::sent`]): the reader of documents writes what types say in that way. Words come
//! back as texts and sentences as lists, which catalogues say alike.

use std::fmt;

use super::{Fact, Message, Said};

/// In front of a message that can be read back. No text of a person begins so.
const MARK: &str = "\u{1f}";

impl Said {
    /// A message that was written with `{:#}`, if it is one of these; `None` for other text.
    #[must_use]
    pub fn sent(text: &str, messages: &[&'static [Message]]) -> Option<Self> {
        let mut rest = text.strip_prefix(MARK)?;
        let said = Self::read(&mut rest, messages)?;
        rest.is_empty().then_some(said)
    }

    /// Writes it so that it can be read back: its id, then its facts in their order.
    pub(super) fn send(&self, f: &mut impl fmt::Write) -> fmt::Result {
        part(f, 'm', self.message.id)?;
        write!(f, "{};", self.facts.len())?;
        self.facts.iter().try_for_each(|(_, fact)| fact.send(f))
    }

    fn read(rest: &mut &str, messages: &[&'static [Message]]) -> Option<Self> {
        let ('m', id) = taken(rest)? else { return None };
        let mut known = messages.iter().copied().flatten();
        let message = known.find(|known| known.id == id)?;
        let names = message.facts;
        let count = number(rest)?;
        if count != names.len() {
            return None;
        }
        let fact = |name: &&'static str| Some((*name, Fact::read(rest, messages)?));
        Some(Self { message, facts: names.iter().map(fact).collect::<Option<_>>()? })
    }
}

impl Fact {
    fn send(&self, f: &mut impl fmt::Write) -> fmt::Result {
        let several = |f: &mut _, kind, facts: &[Self]| {
            let mut inside = format!("{};", facts.len());
            facts.iter().try_for_each(|fact| fact.send(&mut inside))?;
            part(f, kind, &inside)
        };
        match self {
            Self::Text(text) | Self::Id(text) | Self::Figure(text) | Self::Day(text) => {
                part(f, 't', text)
            }
            Self::Word(word) => part(f, 't', word),
            Self::Number(number) => part(f, 'n', &number.to_string()),
            Self::Round(round) => part(f, 'r', &round.to_string()),
            Self::Said(said) | Self::HelpOf(said) => said.send(f),
            Self::List(facts) => several(f, 'l', facts),
            Self::Sentences(said, _) => {
                let facts: Vec<Self> = said.iter().cloned().map(Self::Said).collect();
                several(f, 'l', &facts)
            }
            Self::None => part(f, '-', ""),
        }
    }

    fn read(rest: &mut &str, messages: &[&'static [Message]]) -> Option<Self> {
        if rest.starts_with('m') {
            return Some(Self::Said(Said::read(rest, messages)?));
        }
        let (kind, value) = taken(rest)?;
        Some(match kind {
            't' => Self::Text(value.to_owned()),
            'n' => Self::Number(value.parse().ok()?),
            'r' => Self::Round(value.parse().ok()?),
            'l' => {
                let mut inside = value;
                let count = number(&mut inside)?;
                let facts: Option<Vec<Self>> =
                    (0..count).map(|_| Self::read(&mut inside, messages)).collect();
                Self::List(facts?)
            }
            '-' => Self::None,
            _ => return None,
        })
    }
}

/// Writes the mark and the message.
pub(super) fn marked(said: &Said, f: &mut impl fmt::Write) -> fmt::Result {
    f.write_str(MARK)?;
    said.send(f)
}

/// A part: its kind, how many bytes it has, and these.
fn part(f: &mut impl fmt::Write, kind: char, text: &str) -> fmt::Result {
    write!(f, "{kind}{};{text}", text.len())
}

/// The next part.
fn taken<'t>(rest: &mut &'t str) -> Option<(char, &'t str)> {
    let kind = rest.chars().next().filter(char::is_ascii)?;
    *rest = &rest[1..];
    let length = number(rest)?;
    let (text, more) = rest.split_at_checked(length)?;
    *rest = more;
    Some((kind, text))
}

/// A number up to its semicolon.
fn number(rest: &mut &str) -> Option<usize> {
    let (number, more) = rest.split_once(';')?;
    *rest = more;
    number.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::super::Told;
    use super::*;

    crate::told! {
        /// What is wrong.
        pub enum Wrong {
            /// A text and a number.
            Text { text: String, count: u16 } => "wrong-text";
            /// Everything else.
            All { why: Box<Wrong>, known: Vec<String>, near: Option<String> } => "wrong-all";
        }
    }

    #[test]
    fn a_message_that_is_sent_is_read_back() {
        let inner = Wrong::Text { text: "a;b: \u{1f}§".into(), count: 7 };
        let known = vec![String::new(), "x".into()];
        let whole = Wrong::All { why: Box::new(inner.clone()), known, near: None };
        for wrong in [inner.said(), whole.said()] {
            let text = format!("{wrong:#}");
            assert_eq!(Said::sent(&text, &[Wrong::MESSAGES]), Some(wrong.clone()), "{text}");
            assert_eq!(Said::sent(&text, &[]), None);
            for end in (0..text.len()).filter(|&end| text.is_char_boundary(end)) {
                assert_eq!(Said::sent(&text[..end], &[Wrong::MESSAGES]), None, "{end}");
            }
        }
        assert_eq!(Said::sent("`x` is not a score", &[Wrong::MESSAGES]), None);
        assert_eq!(
            format!("{}", Wrong::Text { text: "x".into(), count: 1 }.said()),
            "wrong-text (text: x, count: 1)"
        );
    }
}
