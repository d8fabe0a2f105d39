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
mod frame;
mod language;

use std::sync::LazyLock;

pub use catalogue::Words;
pub use finding::Worded;
pub use frame::{Frame, FrameWord};
pub use language::{Language, UnknownLanguage};

use draughts_ground::diag::Finding;
use draughts_ground::said::Told;

/// The texts of a language, each a file of messages.
macro_rules! texts {
    ($language:literal: $($theme:literal)*) => {
        &[$(include_str!(concat!("../", $language, "/", $theme, ".ftl"))),*]
    };
}

/// The words around every answer, by language: few, so that a run in which nothing is found
/// reads no more. They refer to no message of the others.
const FRAMES: &[(Language, &[&str])] =
    &[(Language::English, texts!("en": "frame")), (Language::Dutch, texts!("nl": "frame"))];

/// The catalogues of the engine, by language: in each of them all that its messages refer to.
/// Each is read when one of its messages is first asked for.
pub const CATALOGUES: &[(Language, &[&str])] = &[
    FRAMES[0],
    (Language::English, texts!("en": "records" "text" "written")),
    (
        Language::English,
        texts!("en": "documents" "hindrances" "openings" "ratings" "viewer" "views"),
    ),
    (Language::English, texts!("en": "failures")),
    (Language::English, texts!("en": "archives")),
    (Language::English, texts!("en": "trf")),
    (Language::English, texts!("en": "book" "echoes" "event_desk" "pairing" "problems" "refusals")),
    (Language::English, texts!("en": "claims" "desk" "games" "judged" "rulings")),
    (Language::English, texts!("en": "prizes" "report" "sheets" "tie_breaks")),
    (Language::English, texts!("en": "site")),
    FRAMES[1],
    (Language::Dutch, texts!("nl": "records" "text" "written")),
    (Language::Dutch, texts!("nl": "documents" "hindrances" "openings" "ratings" "viewer" "views")),
    (Language::Dutch, texts!("nl": "failures")),
    (Language::Dutch, texts!("nl": "archives")),
    (Language::Dutch, texts!("nl": "trf")),
    (Language::Dutch, texts!("nl": "book" "echoes" "event_desk" "pairing" "problems" "refusals")),
    (Language::Dutch, texts!("nl": "claims" "desk" "games" "judged" "rulings")),
    (Language::Dutch, texts!("nl": "prizes" "report" "sheets" "tie_breaks")),
    (Language::Dutch, texts!("nl": "site")),
];

static FRAME: LazyLock<Words> = LazyLock::new(|| Words::read(FRAMES));

static WORDS: LazyLock<Words> = LazyLock::new(|| {
    // The frame last: what is said of findings is not looked for in it.
    let (frames, others): (Vec<_>, Vec<_>) =
        CATALOGUES.iter().copied().partition(|one| FRAMES.contains(one));
    Words::read(&[others, frames].concat())
});

/// A value of the engine as a sentence.
#[must_use]
pub fn say(told: &(impl Told + ?Sized), language: Language) -> String {
    let said = told.said();
    let words = if FRAME.has(said.id, language) { &FRAME } else { &WORDS };
    words.say(&said, language)
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
