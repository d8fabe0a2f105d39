//! Words that are still values: phrases and sentences.

use draughts_ground::said::{Fact, Said, Told};

use super::RulingMessage;
use super::article::{below, in_a_row, say_once};
use super::moves::{capital, sentence};
use crate::words::{Language, say_aloud, worded_aloud};
use draughts_games::rules::RuleSet;
use draughts_ground::diag::{ArticleText, Finding};

/// A part of a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Phrase(Said);

impl Phrase {
    /// Returns the message.
    pub(crate) fn into_said(self) -> Said {
        self.0
    }

    /// Renders it in a language.
    pub(crate) fn say(&self, language: Language) -> String {
        let mut said = self.0.clone();
        numbers_in_a_row(&mut said);
        say_aloud(&said, language)
    }
}

/// Returns whether a message is or contains another one.
fn contains(said: &Said, other: &Said) -> bool {
    said == other || inside(said).into_iter().any(|inner| contains(inner, other))
}

/// Returns the messages directly in the facts of a message, in order.
fn inside(said: &Said) -> Vec<&Said> {
    fn of_fact<'s>(fact: &'s Fact, found: &mut Vec<&'s Said>) {
        match fact {
            Fact::Said(said) | Fact::HelpOf(said) => found.push(said),
            Fact::List(facts) => facts.iter().for_each(|fact| of_fact(fact, found)),
            Fact::Sentences(all, _) => found.extend(all),
            Fact::Text(_)
            | Fact::Id(_)
            | Fact::Figure(_)
            | Fact::Day(_)
            | Fact::Number(_)
            | Fact::Round(_)
            | Fact::Word(_)
            | Fact::None => {}
        }
    }
    let mut found = Vec::new();
    said.facts.iter().for_each(|(_, fact)| of_fact(fact, &mut found));
    found
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

/// Collects the sentences about missing articles in a message.
fn below_in(said: &Said, found: &mut Vec<Said>) {
    if let Some(below) = below(said) {
        found.push(below.clone());
        return;
    }
    inside(said).into_iter().for_each(|inner| below_in(inner, found));
}

/// Returns whether a message is an article of one text.
fn is_article(said: &Said) -> bool {
    said.id() == ArticleText::Of { text: String::new() }.said().id()
}

/// Renders consecutive articles as they are read aloud.
fn numbers_in_a_row(said: &mut Said) {
    let (by, other) = (String::new(), String::new());
    let names = is_article(said) || said.id() == (ArticleText::TakenOver { by, other }).said().id();
    said.facts.iter_mut().for_each(|(_, fact)| in_a_row_in(fact, names));
}

fn in_a_row_in(fact: &mut Fact, names: bool) {
    match fact {
        Fact::Text(text) if names => {
            if let Some(numbers) = in_a_row(text) {
                *fact = Fact::Said(numbers);
            }
        }
        Fact::Said(said) | Fact::HelpOf(said) => numbers_in_a_row(said),
        Fact::List(facts) => facts.iter_mut().for_each(|fact| in_a_row_in(fact, false)),
        Fact::Sentences(all, _) => all.iter_mut().for_each(numbers_in_a_row),
        Fact::Text(_)
        | Fact::Id(_)
        | Fact::Figure(_)
        | Fact::Day(_)
        | Fact::Number(_)
        | Fact::Round(_)
        | Fact::Word(_)
        | Fact::None => {}
    }
}

/// Returns the document title with which an article begins.
fn title_of<'s>(text: &str, set: &'s RuleSet) -> Option<&'s str> {
    let of = |title: &&str| text.strip_prefix(*title).is_some_and(|rest| rest.starts_with(", "));
    let titles = set.documents.values().map(|document| document.title.as_str());
    titles.filter(of).max_by_key(|title| title.len())
}

/// Returns only the number of an article that one text takes over from another.
///
/// It does so if both texts have been `named`. Otherwise it adds both to `named`.
fn taken_over(said: &Said, set: &RuleSet, named: &mut Vec<String>) -> Option<String> {
    let (by, other) = (String::new(), String::new());
    if said.id() != (ArticleText::TakenOver { by, other }).said().id() {
        return None;
    }
    let fact = |name: &str| {
        said.facts.iter().find_map(|(of, fact)| match fact {
            Fact::Text(text) if *of == name => Some(text.as_str()),
            _ => None,
        })
    };
    let (by, other) = (fact("by")?, fact("other")?);
    let title = title_of(other, set)?;
    let both = format!("{by}, {title}");
    if named.contains(&both) {
        return Some(other[title.len() + 2..].to_owned());
    }
    named.push(both);
    None
}

/// Shortens the articles of texts that have been `named`, and adds those that are named here.
fn names_once(said: &mut Said, set: &RuleSet, named: &mut Vec<String>) {
    if let Some(article) = taken_over(said, set, named) {
        *said = ArticleText::Of { text: article }.said();
        return;
    }
    let names_text = is_article(said);
    let mut again = false;
    for (_, fact) in &mut said.facts {
        match fact {
            Fact::Text(text) if names_text => {
                let Some(title) = title_of(text, set) else { continue };
                match named.iter().any(|other| other == title) {
                    true => *text = text[title.len() + 2..].to_owned(),
                    false => named.push(title.to_owned()),
                }
            }
            Fact::Said(inner) | Fact::HelpOf(inner) => {
                let before = inner.clone();
                names_once(inner, set, named);
                again |= is_article(inner) && *inner != before;
            }
            Fact::List(facts) => {
                for fact in facts {
                    if let Fact::Said(inner) = fact {
                        names_once(inner, set, named);
                    }
                }
            }
            Fact::Sentences(all, _) => all.iter_mut().for_each(|one| names_once(one, set, named)),
            Fact::Text(_)
            | Fact::Id(_)
            | Fact::Figure(_)
            | Fact::Day(_)
            | Fact::Number(_)
            | Fact::Round(_)
            | Fact::Word(_)
            | Fact::None => {}
        }
    }
    // The words on how a text is known also appear only once.
    if again {
        let marks = said.facts.iter_mut().filter(|(name, _)| *name == "mark");
        marks.for_each(|(_, mark)| *mark = Fact::None);
    }
}

/// A sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Sentence {
    /// A message.
    Told(Phrase),
    /// The note of a finding, if it has one.
    Note(Box<Finding>),
    /// The help of a finding, if it has any.
    Help(Box<Finding>),
}

impl Sentence {
    /// Renders it in a language, capitalized; `None` if there is nothing to say.
    pub(crate) fn say(&self, language: Language) -> Option<String> {
        match self {
            Self::Told(phrase) => Some(capital(&phrase.say(language))),
            Self::Note(finding) => worded_aloud(finding, language).note.as_deref().map(sentence),
            Self::Help(finding) => worded_aloud(finding, language).help.as_deref().map(sentence),
        }
    }

    /// Returns whether it says this, perhaps as a part of it.
    pub(super) fn says(&self, phrase: &Phrase) -> bool {
        matches!(self, Self::Told(told) if contains(&told.0, &phrase.0))
    }

    /// Takes out the words for missing articles that a later sentence has.
    pub(super) fn says_missing_once(&mut self, said_later: &mut Vec<Fact>) {
        if let Self::Told(phrase) = self {
            say_once(&mut phrase.0, said_later);
        }
    }

    /// Shortens the articles of texts that another sentence has `named`.
    pub(super) fn names_texts_once(&mut self, set: &RuleSet, named: &mut Vec<String>) {
        if let Self::Told(phrase) = self {
            names_once(&mut phrase.0, set, named);
        }
    }

    /// Returns sentences about the sources in it that name no text.
    pub(crate) fn below(&self) -> Vec<Self> {
        let mut found = Vec::new();
        if let Self::Told(phrase) = self {
            below_in(&phrase.0, &mut found);
        }
        found.into_iter().map(|said| Self::Told(said.into())).collect()
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

sentences!(RulingMessage, Said);

impl From<Phrase> for Sentence {
    fn from(phrase: Phrase) -> Self {
        Self::Told(phrase)
    }
}
