//! Passes messages through errors that carry only text.
//!
//! When a type refuses a value, its message goes through serde as text (`Error::custom`). A message
//! formatted with `{:#}` can be parsed back from that text ([`Said::sent`]), so types format their
//! refusals in that way. A word comes back as a text, and sentences as a list; catalogues render
//! them alike.

use std::fmt;

use super::{Fact, Message, Said};

/// The prefix of an encoded message. No text written by a person begins with it.
const MARK: &str = "\u{1f}";

impl Said {
    /// Parses a message formatted with `{:#}`, if it is one of these; `None` for any other text.
    pub fn sent(text: &str, messages: &[&'static [Message]]) -> Option<Self> {
        let mut rest = text.strip_prefix(MARK)?;
        let said = Self::read(&mut rest, messages)?;
        rest.is_empty().then_some(said)
    }

    /// Encodes the message: its id, then its facts in order.
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

/// Writes the mark and the encoded message.
pub(super) fn marked(said: &Said, f: &mut impl fmt::Write) -> fmt::Result {
    f.write_str(MARK)?;
    said.send(f)
}

/// Writes a part: its kind, its length in bytes, and its text.
fn part(f: &mut impl fmt::Write, kind: char, text: &str) -> fmt::Result {
    write!(f, "{kind}{};{text}", text.len())
}

/// Takes the next part.
fn taken<'t>(rest: &mut &'t str) -> Option<(char, &'t str)> {
    let kind = rest.chars().next().filter(char::is_ascii)?;
    *rest = &rest[1..];
    let length = number(rest)?;
    let (text, more) = rest.split_at_checked(length)?;
    *rest = more;
    Some((kind, text))
}

/// Takes a number up to its semicolon.
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
        /// A refusal.
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
