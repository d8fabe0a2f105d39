//! The words of the program: those of the engine, and the help that only the program can
//! spell, as its commands and options.
//!
//! What programs read is English, and may name commands too.

use std::sync::LazyLock;

use draughts_ground::diag::Finding;
use draughts_ground::said::{Fact, Told};
pub use draughts_words::*;

/// The catalogues of what only the program says: help with commands and options.
pub static HELP: &[(Language, &[&str])] = draughts_words::full_texts!("help.ftl");

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::read(HELP));

/// The words of the program before those of the engine: for help that holds a message of either.
static BOTH: LazyLock<Words> = LazyLock::new(|| Words::read(&[HELP, CATALOGUES].concat()));

/// A value whose words only the program has, since they name what is typed.
#[must_use]
pub fn typed(told: &(impl Told + ?Sized), language: Language) -> String {
    WORDS.say(&told.said(), language)
}

/// What to do about a value of the engine, as it is typed where only the program can say it.
#[must_use]
pub fn help(told: &(impl Told + ?Sized), language: Language) -> Option<String> {
    let typed = || {
        let said = told.said();
        let holds = |(_, fact): &(_, Fact)| {
            matches!(fact, Fact::Said(_) | Fact::HelpOf(_) | Fact::Sentences(..))
        };
        let words = if said.facts.iter().any(holds) { &BOTH } else { &WORDS };
        words.attribute(&said, "help", language)
    };
    draughts_words::help(told, language).or_else(typed).filter(|help| !help.is_empty())
}

/// True if something can be done about a value of the engine.
#[must_use]
pub fn has_help(told: &(impl Told + ?Sized)) -> bool {
    help(told, Language::English).is_some()
}

/// A finding in the words of a language, with help as it is typed.
#[must_use]
pub fn worded(finding: &Finding, language: Language) -> Worded {
    worded_with(finding, language, &WORDS)
}
