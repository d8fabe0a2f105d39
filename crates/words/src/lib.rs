//! Renders values as sentences in the reader's language.
//!
//! The engine represents findings, refusals and rulings as values ([`Told`]). Each carries its
//! English; every other language has a folder of catalogues (`nl/` to `uk/`: Project Fluent), which
//! find a message by its id. Dutch has every message; the others have those of event pages and
//! sheets. If a language lacks a message, English replaces it, and [`spoken`] reports that.
//! Machine-readable output is always English.
//!
//! ```
//! use draughts_words::{Language, say};
//!
//! draughts_ground::told! {
//!     enum Refusal {
//!         AllRoundsPaired { rounds: u16 } => "all-rounds-paired", "{ $rounds } rounds are paired";
//!     }
//! }
//!
//! let refusal = Refusal::AllRoundsPaired { rounds: 7 };
//! assert_eq!(say(&refusal, Language::Dutch), "alle 7 ronden zijn al ingedeeld");
//! ```
//!
//! A caller with sentences of its own has catalogues of its own ([`full_texts!`], [`Words`]). English
//! needs no catalogue: a message is displayed as its English.

mod case;
mod catalogue;
mod finding;
mod frame;
mod language;

use std::sync::LazyLock;

pub use case::{CASES, is_case};
pub use catalogue::Words;
pub use finding::FindingTexts;
pub use frame::Frame;
pub use language::{Language, UnknownLanguage};

use draughts_ground::diag::Finding;
use draughts_ground::said::{Told, between};

/// The texts of a language, each a file of messages.
macro_rules! texts {
    ($language:literal: $($theme:literal)*) => {
        &[$(include_str!(concat!("../", $language, "/", $theme, ".ftl"))),*]
    };
}

/// The catalogues: those of full languages, and those with the words of pages and sheets only.
/// English has few, since messages carry theirs. The dollar sign at the start is for the macro that
/// this one defines.
macro_rules! catalogues {
    ($dollar:tt full: $($full:ident $code:literal)*; pages: $($paged:ident $short:literal)*;) => {
        /// The fixed words around every answer, by language. They are few and refer to no other
        /// messages, so that a run without findings reads nothing else.
        static FRAMES: &[(Language, &[&str])] = &[
            (Language::English, texts!("en": "frame")),
            $((Language::$full, texts!($code: "frame")),)*
            $((Language::$paged, texts!($short: "frame")),)*
        ];

        /// The catalogues of the engine, by language; each contains all messages that its own refer
        /// to. A catalogue is read when one of its messages is first used.
        ///
        /// This is a static, since every crate that reads a constant gets a copy of it.
        pub static CATALOGUES: &[(Language, &[&str])] = &[
            (Language::English, texts!("en": "frame")),
            (Language::English, &[draughts_ground::said::SHARED]),
            $(
                (Language::$full, texts!($code: "frame")),
                (Language::$full, texts!($code: "records" "text" "written")),
                (
                    Language::$full,
                    texts!($code: "documents" "hindrances" "openings" "ratings" "viewer" "views"),
                ),
                (Language::$full, texts!($code: "failures")),
                (Language::$full, texts!($code: "archives")),
                (Language::$full, texts!($code: "trf")),
                (
                    Language::$full,
                    texts!($code: "book" "echoes" "event_desk" "pairing" "problems" "refusals"),
                ),
                (Language::$full, texts!($code: "claims" "desk" "games" "judged" "rulings")),
                (
                    Language::$full,
                    texts!($code: "days" "prizes" "report" "sheets" "tie_breaks"),
                ),
                (Language::$full, texts!($code: "site")),
            )*
            $(
                (Language::$paged, texts!($short: "frame")),
                (Language::$paged, texts!($short: "games" "openings" "viewer")),
                (
                    Language::$paged,
                    texts!($short: "days" "echoes" "prizes" "sheets" "tie_breaks"),
                ),
                (Language::$paged, texts!($short: "site")),
            )*
        ];

        /// The catalogues of a caller with words of its own, by language.
        ///
        /// For each full language, this includes the file of this name in a folder named after the
        /// language code (`en/`), next to the calling file. A missing file is a compile error.
        #[macro_export]
        macro_rules! full_texts {
            ($dollar file:literal) => {
                &[
                    ($crate::Language::English, &[include_str!(concat!("en/", $dollar file))]),
                    $(($crate::Language::$full, &[include_str!(concat!($code, "/", $dollar file))])),*
                ]
            };
        }
    };
}

catalogues! {
    $
    full: Dutch "nl";
    pages: French "fr" Russian "ru" Portuguese "pt" Polish "pl" German "de"
        Ukrainian "uk";
}

static FRAME: LazyLock<Words> = LazyLock::new(|| Words::read(FRAMES));

static WORDS: LazyLock<Words> = LazyLock::new(|| {
    // The frame comes last, because findings have no messages in it.
    let (frames, others): (Vec<_>, Vec<_>) =
        CATALOGUES.iter().copied().partition(|one| FRAMES.contains(one));
    Words::read(&[others, frames].concat())
});

/// Renders a value of the engine as a sentence.
pub fn say(told: &(impl Told + ?Sized), language: Language) -> String {
    let said = told.said();
    let words = if FRAME.has(said.id(), language) { &FRAME } else { &WORDS };
    words.say(&said, language)
}

/// Returns the language in which [`say`] renders a value: English if the language has no words for
/// it.
pub fn spoken(told: &(impl Told + ?Sized), language: Language) -> Language {
    WORDS.spoken(&told.said(), language)
}

/// Joins names or words in one line, as messages do: with semicolons if one contains a comma.
pub fn listed(parts: &[impl AsRef<str>]) -> String {
    let parts: Vec<String> = parts.iter().map(|part| part.as_ref().to_owned()).collect();
    parts.join(between(&parts))
}

/// Renders a value of the engine as it is read aloud in a ruling.
///
/// Moves and events are described in full, not in notation.
pub fn say_aloud(told: &(impl Told + ?Sized), language: Language) -> String {
    WORDS.aloud(&told.said(), language)
}

/// Renders a finding of the engine as it is read aloud in a ruling.
pub fn worded_aloud(finding: &Finding, language: Language) -> FindingTexts {
    WORDS.worded_aloud(finding, language)
}

/// Returns the remedy for a value of the engine, if its message has one.
pub fn help(told: &(impl Told + ?Sized), language: Language) -> Option<String> {
    WORDS.attribute(&told.said(), "help", language).filter(|help| !help.is_empty())
}

/// Renders a finding of the engine in a language.
pub fn worded(finding: &Finding, language: Language) -> FindingTexts {
    WORDS.worded(finding, language)
}

/// As [`worded`], for a caller with words of its own, such as help that names its commands.
pub fn worded_with(finding: &Finding, language: Language, caller: &Words) -> FindingTexts {
    WORDS.worded_with(finding, language, Some(caller))
}
