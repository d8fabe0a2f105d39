//! Sentences, made from values in the reader's language.
//!
//! The engine says what it finds, refuses and rules as values ([`Told`]); here each becomes a
//! sentence by the catalogue of a language (`en/`, `nl/`: Project Fluent). English is complete,
//! and stands in if a language lacks a message. What programs read is always English.
//!
//! ```
//! use draughts_words::{Language, say};
//!
//! draughts_ground::told! {
//!     enum Refusal {
//!         AllRoundsPaired { rounds: u16 } => "all-rounds-paired";
//!     }
//! }
//!
//! let refusal = Refusal::AllRoundsPaired { rounds: 7 };
//! assert_eq!(say(&refusal, Language::Dutch), "alle 7 ronden zijn al ingedeeld");
//! ```

mod catalogue;
mod finding;
mod language;

use std::sync::LazyLock;

pub use catalogue::Words;
pub use finding::Worded;
pub use language::{Language, UnknownLanguage};

use draughts_ground::diag::Finding;
use draughts_ground::said::Told;

/// The texts of a language, each a file of messages.
macro_rules! texts {
    ($language:literal: $($theme:literal)*) => {
        &[$(include_str!(concat!("../", $language, "/", $theme, ".ftl"))),*]
    };
}

/// The catalogues of the engine, by language.
pub const CATALOGUES: &[(Language, &[&str])] = &[
    (
        Language::English,
        texts!("en": "claims" "desk" "documents" "echoes" "games" "hindrances" "judged" "pairing" "problems" "ratings" "records" "refusals" "rulings"
            "text" "trf"),
    ),
    (
        Language::Dutch,
        texts!("nl": "claims" "desk" "documents" "echoes" "games" "hindrances" "judged" "pairing" "problems" "ratings" "records" "refusals" "rulings"
            "text" "trf"),
    ),
];

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::read(CATALOGUES));

/// A value of the engine as a sentence.
#[must_use]
pub fn say(told: &(impl Told + ?Sized), language: Language) -> String {
    WORDS.say(&told.said(), language)
}

/// A value of the engine as it is read aloud in a ruling: moves and what happened are said in
/// full, not by their names in a record.
#[must_use]
pub fn say_aloud(told: &(impl Told + ?Sized), language: Language) -> String {
    WORDS.aloud(&told.said(), language)
}

/// A finding of the engine as it is read aloud in a ruling.
#[must_use]
pub fn worded_aloud(finding: &Finding, language: Language) -> Worded {
    WORDS.worded_aloud(finding, language)
}

/// What to do about a value of the engine, if its message says so.
#[must_use]
pub fn help(told: &(impl Told + ?Sized), language: Language) -> Option<String> {
    WORDS.attribute(&told.said(), "help", language).filter(|help| !help.is_empty())
}

/// A finding of the engine in the words of a language.
#[must_use]
pub fn worded(finding: &Finding, language: Language) -> Worded {
    WORDS.worded(finding, language)
}

/// The same for a caller with words of its own, such as the help that names its commands.
#[must_use]
pub fn worded_with(finding: &Finding, language: Language, caller: &Words) -> Worded {
    WORDS.worded_with(finding, language, Some(caller))
}
