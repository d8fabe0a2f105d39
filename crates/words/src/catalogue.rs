//! Catalogues: the messages of a language in the format of Project Fluent.

use std::borrow::Cow;
use std::sync::{Arc, OnceLock, PoisonError, RwLock};

use crate::case::{self, Declined};
use crate::language::Language;
use draughts_ground::said::{Fact, Said, between, said, shortened};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use memchr::memchr_iter;
use rustc_hash::FxHashMap;

/// The catalogues of several languages. A language may have several, which are searched in order.
/// Most messages carry their English with them.
pub struct Words {
    catalogues: Vec<Catalogue>,
    /// The English that messages carry, by message id.
    brought: RwLock<FxHashMap<&'static str, Arc<Entry>>>,
}

/// The register in which messages are rendered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Voice {
    /// As written next to a record: short, with half-moves and incidents in notation.
    Written,
    /// As read aloud in a ruling: the attribute `aloud` of a message replaces it.
    Aloud,
}

impl Voice {
    /// Returns the attribute that replaces a message, if it has one.
    const fn attribute(self) -> Option<&'static str> {
        match self {
            Self::Written => None,
            Self::Aloud => Some("aloud"),
        }
    }
}

/// Messages of one language. The index is built at the first lookup, and a message is parsed at its
/// first use: most runs use a few of the thousands of messages.
struct Catalogue {
    language: Language,
    texts: Vec<&'static str>,
    entries: OnceLock<FxHashMap<&'static str, Entry>>,
}

/// A message of a catalogue. Few of the thousands are parsed, so the results are boxed.
struct Entry {
    /// Its lines.
    text: &'static str,
    /// The message and its references, parsed.
    read: OnceLock<Box<Read>>,
    /// Its text when used without facts.
    plain: OnceLock<Option<Box<str>>>,
}

/// A message and all messages it refers to, parsed.
struct Read {
    bundle: FluentBundle<FluentResource>,
    /// The facts that it uses in a grammatical case; none in most languages.
    declined: Vec<Declined>,
}

impl Words {
    /// Collects the catalogues of some languages, each with one or several texts.
    ///
    /// Unreadable parts are skipped: the tests compare the catalogues with the existing messages.
    pub fn read(languages: &[(Language, &[&'static str])]) -> Self {
        let catalogue = |&(language, texts): &(Language, &[&'static str])| Catalogue {
            language,
            texts: texts.to_vec(),
            entries: OnceLock::new(),
        };
        let catalogues = languages.iter().map(catalogue).collect();
        Self { catalogues, brought: RwLock::default() }
    }

    /// Renders a message in a language, or in English if the catalogue lacks it.
    pub fn say(&self, said: &Said, language: Language) -> String {
        self.voiced(said, language, Voice::Written, None)
    }

    /// Renders a message as it is read aloud in a ruling.
    ///
    /// The attribute `aloud` replaces the message, and every message inside it, if present.
    pub fn aloud(&self, said: &Said, language: Language) -> String {
        self.voiced(said, language, Voice::Aloud, None)
    }

    /// Renders a message in a register and a grammatical case, as far as it has attributes for
    /// them.
    pub(crate) fn voiced(
        &self,
        said: &Said,
        language: Language,
        voice: Voice,
        case: Option<&str>,
    ) -> String {
        let own = |language| self.spoken_in(said, language, voice, case);
        let in_english = || (language != Language::English).then(|| own(Language::English))?;
        // For a message that no catalogue has, the id is better than nothing.
        own(language).or_else(in_english).unwrap_or_else(|| said.message.id.to_owned())
    }

    /// Renders an attribute of a message: its `label`, `note` or `help`, if it has one.
    pub fn attribute(&self, said: &Said, name: &str, language: Language) -> Option<String> {
        self.attribute_voiced(said, name, language, Voice::Written)
    }

    pub(crate) fn attribute_voiced(
        &self,
        said: &Said,
        name: &str,
        language: Language,
        voice: Voice,
    ) -> Option<String> {
        let own = |language| self.message(said, Some(name), language, voice);
        let found = own(language);
        found.or_else(|| (language != Language::English).then(|| own(Language::English))?)
    }

    /// Returns whether a catalogue of a language has a message with this id, ignoring fallbacks.
    pub fn has(&self, id: &str, language: Language) -> bool {
        self.of(language).any(|one| one.has(id))
    }

    /// Returns the language in which a message is rendered: English if the language lacks it or a
    /// message inside it.
    pub(crate) fn spoken(&self, said: &Said, language: Language) -> Language {
        let inside = |fact: &Fact| match fact {
            Fact::Said(said) => self.spoken(said, language) == language,
            Fact::Sentences(several, _) => {
                several.iter().all(|said| self.spoken(said, language) == language)
            }
            _ => true,
        };
        let is_own =
            self.has(said.message.id, language) && said.facts.iter().all(|(_, fact)| inside(fact));
        if is_own { language } else { Language::English }
    }

    /// Iterates over the catalogues of a language.
    fn of(&self, language: Language) -> impl Iterator<Item = &Catalogue> {
        self.catalogues.iter().filter(move |one| one.language == language)
    }

    /// Returns the English that a message carries.
    fn brought(&self, said: &Said) -> Option<Arc<Entry>> {
        if said.message.english.is_empty() {
            return None;
        }
        let brought = self.brought.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(entry) = brought.get(said.message.id) {
            return Some(Arc::clone(entry));
        }
        drop(brought);
        let mut brought = self.brought.write().unwrap_or_else(PoisonError::into_inner);
        let entry = brought
            .entry(said.message.id)
            .or_insert_with(|| Arc::new(Entry::of(said.message.english)));
        Some(Arc::clone(entry))
    }

    /// Renders the message in a language, a register and a case.
    ///
    /// In order of preference: the case of the aloud text, the aloud text, the case of the written
    /// text, the message itself.
    fn spoken_in(
        &self,
        said: &Said,
        language: Language,
        voice: Voice,
        case: Option<&str>,
    ) -> Option<String> {
        let attribute = |name: &str| self.message(said, Some(name), language, voice);
        let aloud = voice.attribute();
        let both = aloud.zip(case).and_then(|(aloud, case)| attribute(&format!("{aloud}-{case}")));
        let own = both.or_else(|| aloud.and_then(attribute)).or_else(|| case.and_then(attribute));
        own.or_else(|| self.message(said, None, language, voice))
    }

    /// Renders the message or one of its attributes in a language, if its catalogues have it and
    /// all its references.
    fn message(
        &self,
        said: &Said,
        attribute: Option<&str>,
        language: Language,
        voice: Voice,
    ) -> Option<String> {
        let said_by = |entry: &Entry, catalogues: &[Catalogue]| {
            let read = || entry.read.get_or_init(|| Read::of(entry, language, catalogues).into());
            // The same words occur on a thousand pages.
            if attribute.is_none() && said.facts.is_empty() {
                let plain = || self.formatted(read(), said, None, language, voice);
                let plain = entry.plain.get_or_init(|| plain().map(String::into));
                return plain.as_deref().map(str::to_owned);
            }
            self.formatted(read(), said, attribute, language, voice)
        };
        let brought = (language == Language::English).then(|| self.brought(said)).flatten();
        if let Some(text) = brought.and_then(|entry| said_by(&entry, &self.catalogues)) {
            return Some(text);
        }
        let mut having =
            self.of(language).filter_map(|one| Some((one.entries().get(said.message.id)?, one)));
        let said_by = |(entry, catalogue)| said_by(entry, std::slice::from_ref(catalogue));
        match attribute {
            // Only the first catalogue with the message is used; an attribute that it lacks need
            // not exist elsewhere.
            Some(_) => having.next().and_then(said_by),
            None => having.find_map(said_by),
        }
    }

    fn formatted(
        &self,
        Read { bundle, declined }: &Read,
        said: &Said,
        attribute: Option<&str>,
        language: Language,
        voice: Voice,
    ) -> Option<String> {
        let message = bundle.get_message(said.message.id)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        let mut facts = FluentArgs::new();
        for (name, fact) in &said.facts {
            facts.set(*name, self.value(fact, language, voice, None));
        }
        for one in declined {
            if let Some((_, fact)) = said.facts.iter().find(|(name, _)| *name == one.fact) {
                facts.set(one.named, self.value(fact, language, voice, Some(one.case)));
            }
        }
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&facts), &mut errors);
        errors.is_empty().then(|| text.into_owned())
    }

    fn value(
        &self,
        fact: &Fact,
        language: Language,
        voice: Voice,
        case: Option<&str>,
    ) -> FluentValue<'static> {
        match fact {
            Fact::Number(number) => FluentValue::from(*number),
            Fact::Round(round) => FluentValue::from(*round),
            Fact::Word(word) => FluentValue::from(*word),
            Fact::None => FluentValue::from("none"),
            other => FluentValue::String(Cow::Owned(self.text(other, language, voice, case))),
        }
    }

    fn text(&self, fact: &Fact, language: Language, voice: Voice, case: Option<&str>) -> String {
        match fact {
            Fact::Text(text) | Fact::Id(text) => shortened(text),
            Fact::Number(number) => number.to_string(),
            Fact::Round(round) => round.to_string(),
            Fact::Figure(figure) => language.figures(figure),
            Fact::Day(day) => match day_said(day).filter(|_| language != Language::English) {
                Some(said) => self.voiced(&said, language, voice, case),
                None => day.clone(),
            },
            Fact::Word(word) => (*word).to_owned(),
            Fact::Said(said) => self.voiced(said, language, voice, case),
            Fact::HelpOf(said) => {
                self.attribute_voiced(said, "help", language, voice).unwrap_or_default()
            }
            Fact::List(facts) => {
                let parts: Vec<String> =
                    facts.iter().map(|fact| self.text(fact, language, voice, case)).collect();
                parts.join(between(&parts))
            }
            Fact::Sentences(said, between) => {
                let part = |said| self.voiced(said, language, voice, case);
                let parts: Vec<String> = said.iter().map(part).collect();
                parts.join(between)
            }
            Fact::None => String::new(),
        }
    }
}

impl Read {
    /// Parses an entry and its references in some catalogues.
    fn of(entry: &Entry, language: Language, catalogues: &[Catalogue]) -> Self {
        let texts = with_references(entry, language, catalogues);
        let locale = language.code().parse().expect("the code of a language");
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Isolating marks around inserted text are for mixed writing directions.
        bundle.set_use_isolating(false);
        // `NUMBER` selects ordinals. It fails if it is there already.
        let _ = bundle.add_builtins();
        let resource = match FluentResource::try_new(texts.join("\n")) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
        let declined = texts.iter().flat_map(|text| case::declined(text)).collect();
        Self { bundle, declined }
    }
}

/// Returns the lines of an entry and of its references in the catalogues of its language.
fn with_references(
    entry: &Entry,
    language: Language,
    catalogues: &[Catalogue],
) -> Vec<&'static str> {
    let of = |id| {
        let own = catalogues.iter().filter(|one| one.language == language);
        own.filter_map(move |one| one.entries().get_key_value(id)).next()
    };
    let mut ids = Vec::new();
    let mut texts = vec![entry.text];
    let mut next = 0;
    while let Some(text) = texts.get(next).copied() {
        for (id, entry) in referred_to(text).filter_map(of) {
            if !ids.contains(&id) {
                ids.push(id);
                texts.push(entry.text);
            }
        }
        next += 1;
    }
    texts
}

impl Entry {
    const fn of(text: &'static str) -> Self {
        Self { text, read: OnceLock::new(), plain: OnceLock::new() }
    }
}

impl Catalogue {
    /// Returns its messages by id; of duplicates, the later one.
    fn entries(&self) -> &FxHashMap<&'static str, Entry> {
        self.entries.get_or_init(|| {
            // Collect first, so that the table is allocated at its final size.
            let found: Vec<_> = self.texts.iter().flat_map(|text| entries(text)).collect();
            found.into_iter().map(|(id, text)| (id, Entry::of(text))).collect()
        })
    }

    /// Returns whether it has a message with this id.
    fn has(&self, id: &str) -> bool {
        self.entries().contains_key(id)
    }
}

/// Returns the message for a day of the form `2026-12-01`; `None` for other text.
fn day_said(day: &str) -> Option<Said> {
    let mut parts = day.splitn(3, '-').map(str::parse::<i64>);
    let mut next = || parts.next()?.ok().map(Fact::Number);
    let (year, month, day) = (next()?, next()?, next()?);
    // Years have no thousands separator.
    let year = Fact::Text(year.to_string());
    Some(said!("day", "{ $day } { month-name } { $year }"; day, month, year))
}

/// Iterates over the messages and terms of a text, with their lines.
///
/// Each begins in the first column; its further lines do not begin there with a letter, a dash or a
/// comment.
fn entries(text: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let bytes = text.as_bytes();
    let begins = |at: &usize| {
        let first = bytes.get(*at);
        first.is_some_and(|byte| byte.is_ascii_alphabetic() || matches!(byte, b'-' | b'#'))
    };
    let lines = std::iter::once(0).chain(memchr_iter(b'\n', bytes).map(|end| end + 1));
    let mut starts: Vec<usize> = lines.filter(begins).collect();
    starts.push(text.len());
    (1..starts.len()).filter_map(move |next| {
        let lines = &text[starts[next - 1]..starts[next]];
        let id = &lines[..identifier(lines)];
        (!id.is_empty()).then_some((id, lines))
    })
}

/// Returns the length of the message or term name at the start of a text: `draw`, `-draw`.
fn identifier(text: &str) -> usize {
    let is_part = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    text.bytes().position(|byte| !is_part(byte)).unwrap_or(text.len())
}

/// Iterates over the names after each opening brace; these include all messages and terms that a
/// text refers to.
fn referred_to(text: &str) -> impl Iterator<Item = &str> {
    let after = text.split('{').skip(1).map(str::trim_ascii_start);
    after.map(|after| &after[..identifier(after)]).filter(|id| !id.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_read_with_what_it_refers_to_and_without_the_rest() {
        let text = "# A comment.\nfirst = One { second }{ -term }\n    { $fact ->\n        [one] { NUMBER($fact) }\n       *[other] {third}\n    }\nsecond = Two\n\
            -term = Term { second.note }\n    .note = Note\n# Another.\nthird = Three\nfourth = Four { first }\n";
        let words = Words::read(&[(Language::English, &[text])]);
        let first = words.catalogues[0].entries().get("first").unwrap();
        let read = with_references(first, Language::English, &words.catalogues).concat();
        let ids: Vec<&str> = entries(text).map(|(id, _)| id).collect();
        assert_eq!(ids, ["first", "second", "-term", "third", "fourth"]);
        for (id, lines) in entries(text) {
            assert_eq!(read.contains(lines), id != "fourth", "{id}");
        }
        assert!(!read.contains('#'));
        assert!(!words.has("fifth", Language::English));
    }
}
