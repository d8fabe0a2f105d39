//! A catalogue: the messages of one language, as Project Fluent writes them.

use std::borrow::Cow;

use draughts_ground::said::{Fact, Said};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use super::Language;

/// The messages of one language.
pub struct Catalogue {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Catalogue {
    /// Reads a catalogue from its texts.
    ///
    /// What cannot be read of it is left out: the tests hold the catalogues against the
    /// messages there are.
    #[must_use]
    pub fn read(language: Language, texts: &[&str]) -> Self {
        let locale = language.code().parse().expect("the code of a language");
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // The marks around what is filled in are for texts of two directions.
        bundle.set_use_isolating(false);
        for text in texts {
            let resource = match FluentResource::try_new((*text).to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Self { language, bundle }
    }

    /// A message in a language; in English if its catalogue lacks it.
    #[must_use]
    pub fn say(catalogues: &[&[Self]], said: &Said, language: Language) -> String {
        let all = || catalogues.iter().copied().flatten();
        let own = all().filter(|one| one.language == language);
        let english = all().filter(|one| one.language == Language::English);
        let mut found = own.chain(english).filter_map(|one| one.message(said, catalogues));
        // A message that no catalogue has: its id says more than nothing.
        found.next().unwrap_or_else(|| said.id.to_owned())
    }

    /// The message, if this catalogue has it and all it refers to.
    fn message(&self, said: &Said, catalogues: &[&[Self]]) -> Option<String> {
        let pattern = self.bundle.get_message(said.id)?.value()?;
        let mut facts = FluentArgs::new();
        for (name, fact) in &said.facts {
            facts.set(*name, self.value(fact, catalogues));
        }
        let mut errors = Vec::new();
        let words = self.bundle.format_pattern(pattern, Some(&facts), &mut errors);
        errors.is_empty().then(|| words.into_owned())
    }

    fn value(&self, fact: &Fact, catalogues: &[&[Self]]) -> FluentValue<'static> {
        match fact {
            Fact::Number(number) => FluentValue::from(*number),
            Fact::Word(word) => FluentValue::from(*word),
            Fact::None => FluentValue::from("none"),
            other => FluentValue::String(Cow::Owned(self.text(other, catalogues))),
        }
    }

    fn text(&self, fact: &Fact, catalogues: &[&[Self]]) -> String {
        match fact {
            Fact::Text(text) => text.clone(),
            Fact::Number(number) => number.to_string(),
            Fact::Word(word) => (*word).to_owned(),
            Fact::Said(said) => Self::say(catalogues, said, self.language),
            Fact::List(facts) => {
                let parts: Vec<String> =
                    facts.iter().map(|fact| self.text(fact, catalogues)).collect();
                parts.join(", ")
            }
            Fact::Sentences(sentences) => sentences.join("; "),
            Fact::None => String::new(),
        }
    }

    /// True if it has a message of this id.
    #[cfg(test)]
    pub(crate) fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }
}
