//! Sentences, made from values in the reader's language.
//!
//! The engine says what it finds, refuses and rules as values ([`Told`]). Each brings its English with
//! it; every other language has a folder of catalogues (`nl/` to `uk/`: Project Fluent), which find a
//! message by its id. Dutch has every message; the others have those of pages and sheets of events. If
//! a language lacks a message, English takes its place, and [`spoken`] reports it. What programs read
//! is always English.
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

mod case;
mod catalogue;
mod finding;
mod frame;
mod language;

use std::sync::LazyLock;

pub use case::{CASES, is_case};
pub use catalogue::Words;
pub use finding::Worded;
pub use frame::Frame;
pub use language::{Language, UnknownLanguage};

use draughts_ground::diag::Finding;
use draughts_ground::said::Told;

/// The texts of a language, each a file of messages.
macro_rules! texts {
    ($language:literal: $($theme:literal)*) => {
        &[$(include_str!(concat!("../", $language, "/", $theme, ".ftl"))),*]
    };
}

/// The catalogues of languages: of those in which everything can be said, and of those that have the
/// words of pages and sheets. English has little, since messages bring theirs with them. It begins with a
/// dollar sign, for the macro that it makes.
macro_rules! catalogues {
    ($dollar:tt full: $($full:ident $code:literal)*; pages: $($paged:ident $short:literal)*;) => {
        /// The words around every answer, by language: few, so that a run in which nothing is found
        /// reads no more. They refer to no message of the others.
        static FRAMES: &[(Language, &[&str])] = &[
            (Language::English, texts!("en": "frame")),
            $((Language::$full, texts!($code: "frame")),)*
            $((Language::$paged, texts!($short: "frame")),)*
        ];

        /// The catalogues of the engine, by language: in each of them all that its messages refer to.
        /// Each is read when one of its messages is first asked for.
        ///
        /// A static, since every crate that reads a constant gets a copy of all of it.
        pub static CATALOGUES: &[(Language, &[&str])] = &[
            (Language::English, texts!("en": "frame")),
            (Language::English, texts!("en": "shared")),
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

        /// The catalogues of a caller with words of its own, by language: of each language in which
        /// everything can be said the file of this name, in a folder of its code (`en/`) beside
        /// the file that asks. One that is missing does not compile.
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
    // The frame last: what is said of findings is not looked for in it.
    let (frames, others): (Vec<_>, Vec<_>) =
        CATALOGUES.iter().copied().partition(|one| FRAMES.contains(one));
    Words::read(&[others, frames].concat())
});

/// Returns a value of the engine as a sentence.
#[must_use]
pub fn say(told: &(impl Told + ?Sized), language: Language) -> String {
    let said = told.said();
    let words = if FRAME.has(said.id(), language) { &FRAME } else { &WORDS };
    words.say(&said, language)
}

/// Returns the language in which [`say`] says a value: English where the language has no words for
/// it.
#[must_use]
pub fn spoken(told: &(impl Told + ?Sized), language: Language) -> Language {
    WORDS.spoken(&told.said(), language)
}

/// Names or words in one line, as a message lists them: with semicolons between them if one has a
/// comma of its own.
#[must_use]
pub fn listed(parts: &[impl AsRef<str>]) -> String {
    let parts: Vec<String> = parts.iter().map(|part| part.as_ref().to_owned()).collect();
    parts.join(catalogue::between(&parts))
}

/// Returns a value of the engine as it is read aloud in a ruling: moves and what happened are said
/// in full, not by their names in a record.
#[must_use]
pub fn say_aloud(told: &(impl Told + ?Sized), language: Language) -> String {
    WORDS.aloud(&told.said(), language)
}

/// Returns a finding of the engine as it is read aloud in a ruling.
#[must_use]
pub fn worded_aloud(finding: &Finding, language: Language) -> Worded {
    WORDS.worded_aloud(finding, language)
}

/// What to do about a value of the engine, if its message says so.
#[must_use]
pub fn help(told: &(impl Told + ?Sized), language: Language) -> Option<String> {
    WORDS.attribute(&told.said(), "help", language).filter(|help| !help.is_empty())
}

/// Returns a finding of the engine in the words of a language.
#[must_use]
pub fn worded(finding: &Finding, language: Language) -> Worded {
    WORDS.worded(finding, language)
}

/// Returns the same for a caller with words of its own, such as the help that names its commands.
#[must_use]
pub fn worded_with(finding: &Finding, language: Language, caller: &Words) -> Worded {
    WORDS.worded_with(finding, language, Some(caller))
}
