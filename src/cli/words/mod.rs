//! What only the command line can say: remedies, spelled as its commands and options; and
//! the language it speaks.

use std::sync::{LazyLock, OnceLock};

use crate::event::acts::Refused;
use crate::words::{Catalogue, Language, catalogues_of, say, say_with};
use draughts_ground::said::Told;

static REMEDIES: LazyLock<[Catalogue; 2]> = LazyLock::new(|| {
    catalogues_of([
        (Language::English, [include_str!("en/remedies.ftl")]),
        (Language::Dutch, [include_str!("nl/remedies.ftl")]),
    ])
});

draughts_ground::told! {
    /// The words in front of what is said.
    pub enum Label {
        /// In front of a refusal.
        Refused => "label-refused";
        /// In front of what to do.
        Help => "label-help";
    }
}

/// The language of this run.
static LANGUAGE: OnceLock<Language> = OnceLock::new();

/// Chooses the language of this run: the one asked for, else that of `ARBITER_LANG`, else
/// English. The first choice holds.
pub fn speak(asked: Option<Language>) {
    let of_environment = || std::env::var("ARBITER_LANG").ok()?.parse().ok();
    let _ = LANGUAGE.set(asked.or_else(of_environment).unwrap_or_default());
}

/// The language of this run.
pub fn language() -> Language {
    LANGUAGE.get().copied().unwrap_or_default()
}

/// A message in the language of this run.
pub fn said(told: &impl Told) -> String {
    say(told, language())
}

/// Why something was refused, in words.
pub fn refusal(refused: &Refused) -> String {
    say(&*refused.why, language())
}

/// What can be done about it, as it is typed.
pub fn remedy(refused: &Refused) -> Option<String> {
    refused.remedy.as_deref().map(spelled)
}

/// The word in front of what is said.
pub fn label(label: Label) -> String {
    spelled(&label)
}

fn spelled(told: &impl Told) -> String {
    say_with(&*REMEDIES, told, language())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::acts::Remedy;
    use crate::words::tests::holds;

    #[test]
    fn every_remedy_has_its_words_in_every_language() {
        for text in [include_str!("en/remedies.ftl"), include_str!("nl/remedies.ftl")] {
            holds(text, &[Remedy::MESSAGES, Label::MESSAGES]);
        }
    }
}
