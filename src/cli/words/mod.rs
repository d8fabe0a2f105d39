//! What only the command line can say: remedies, spelled as its commands and options; and
//! the language it speaks.

use std::sync::{LazyLock, OnceLock};

use crate::event::acts::Refused;
use crate::record::{TellError, Told};
use crate::words::{Language, Words, say};
use draughts_ground::said;

/// The catalogues of what only the command line says.
pub const CATALOGUES: &[(Language, &[&str])] = &[
    (Language::English, &[include_str!("en/remedies.ftl")]),
    (Language::Dutch, &[include_str!("nl/remedies.ftl")]),
];

static REMEDIES: LazyLock<Words> = LazyLock::new(|| Words::read(CATALOGUES));

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

/// Why something was refused, in words.
pub fn refusal(refused: &Refused) -> String {
    say(&*refused.why, language())
}

/// What can be done about it, as it is typed.
pub fn remedy(refused: &Refused) -> Option<String> {
    refused.remedy.as_deref().map(spelled)
}

/// An incident told on the command line.
pub fn incident(text: &str) -> Result<Told, String> {
    text.parse().map_err(|error: TellError| say(&error, language()))
}

/// The word in front of what is said.
pub fn label(label: Label) -> String {
    spelled(&label)
}

fn spelled(told: &impl said::Told) -> String {
    REMEDIES.say(&told.said(), language())
}
