//! The words of the program: those of the engine, and help with commands and options.
//!
//! The engine has no such help. Output for other programs is in English, and may name commands too.

use std::sync::LazyLock;

use draughts_ground::diag::Finding;
use draughts_ground::said::{Fact, Told};
pub use draughts_words::*;

/// The catalogues of the help with commands and options.
pub static HELP: &[(Language, &[&str])] = draughts_words::full_texts!("help.ftl");

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::read(HELP));

/// The program's words and the engine's, for help that contains a message of either.
static ALL_WORDS: LazyLock<Words> = LazyLock::new(|| Words::read(&[HELP, CATALOGUES].concat()));

/// Renders a message that only the program has, because it names commands or options.
pub fn program_text(told: &(impl Told + ?Sized), language: Language) -> String {
    WORDS.say(&told.said(), language)
}

/// Returns the help for a message of the engine, with commands as they are typed.
pub fn help(told: &(impl Told + ?Sized), language: Language) -> Option<String> {
    let program_help = || {
        let said = told.said();
        let holds = |(_, fact): &(_, Fact)| {
            matches!(fact, Fact::Said(_) | Fact::HelpOf(_) | Fact::Sentences(..))
        };
        let words = if said.facts.iter().any(holds) { &ALL_WORDS } else { &WORDS };
        words.attribute(&said, "help", language)
    };
    draughts_words::help(told, language).or_else(program_help).filter(|help| !help.is_empty())
}

/// Returns whether there is help for a message of the engine.
pub fn has_help(told: &(impl Told + ?Sized)) -> bool {
    help(told, Language::English).is_some()
}

/// Renders a finding in a language, with commands as they are typed in its help.
pub fn worded(finding: &Finding, language: Language) -> FindingTexts {
    worded_with(finding, language, &WORDS)
}
