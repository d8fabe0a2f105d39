//! Words that are still values: a part of a sentence, and a sentence.

use std::fmt;

use draughts_ground::said::{Fact, Said, Told};

use super::Answered;
use super::answer::Answer;
use super::article::{lacking, marked};
use super::evidence::Show;
use super::moves::capital;
use crate::words::{Language, say};

/// A part of a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::report) struct Phrase(Said);

impl Phrase {
    /// The message.
    pub(crate) fn into_said(self) -> Said {
        self.0
    }

    /// In a language.
    pub(crate) fn say(&self, language: Language) -> String {
        say(&self.0, language)
    }
}

/// In English, sources that name no text being marked.
impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&say(&with_marks(&self.0), Language::English))
    }
}

impl<T: Told> From<T> for Phrase {
    fn from(told: T) -> Self {
        Self(told.said())
    }
}

impl From<Phrase> for Fact {
    fn from(phrase: Phrase) -> Self {
        Self::Said(phrase.0)
    }
}

/// The message with marks at sources that name no text.
fn with_marks(said: &Said) -> Said {
    let said = marked(said).unwrap_or_else(|| said.clone());
    let facts = said.facts.into_iter().map(|(name, fact)| (name, fact_with_marks(fact)));
    Said { id: said.id, facts: facts.collect() }
}

fn fact_with_marks(fact: Fact) -> Fact {
    match fact {
        Fact::Said(said) => Fact::Said(with_marks(&said)),
        Fact::List(facts) => Fact::List(facts.into_iter().map(fact_with_marks).collect()),
        other => other,
    }
}

/// Adds what is said of the sources in a message that name no text.
fn lacking_in(said: &Said, found: &mut Vec<Said>) {
    if let Some(lacking) = lacking(said) {
        found.push(lacking.clone());
        return;
    }
    for (_, fact) in &said.facts {
        match fact {
            Fact::Said(said) => lacking_in(said, found),
            Fact::List(facts) => {
                let said = facts.iter().filter_map(|fact| match fact {
                    Fact::Said(said) => Some(said),
                    _ => None,
                });
                said.for_each(|said| lacking_in(said, found));
            }
            _ => {}
        }
    }
}

/// A sentence: a value, or a text that is one already.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::report) enum Sentence {
    /// A value.
    Told(Phrase),
    /// A text, in English.
    Text(String),
}

impl Sentence {
    /// In a language, with a capital in front.
    pub(crate) fn say(&self, language: Language) -> String {
        match self {
            Self::Told(phrase) => capital(&phrase.say(language)),
            Self::Text(text) => text.clone(),
        }
    }

    /// What there is to know of the sources in it that name no text.
    pub(crate) fn lacking(&self) -> Vec<Self> {
        let mut found = Vec::new();
        if let Self::Told(phrase) = self {
            lacking_in(&phrase.0, &mut found);
        }
        found.into_iter().map(|said| Self::Told(said.into())).collect()
    }
}

impl Default for Sentence {
    fn default() -> Self {
        Self::Text(String::new())
    }
}

impl From<String> for Sentence {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

macro_rules! sentences {
    ($($told:ty),*) => {
        $(impl From<$told> for Sentence {
            fn from(told: $told) -> Self {
                Self::Told(told.into())
            }
        })*
    };
}

sentences!(Answer, Answered, Show);

impl From<Phrase> for Sentence {
    fn from(phrase: Phrase) -> Self {
        Self::Told(phrase)
    }
}
