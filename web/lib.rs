//! A record judged in a page: text in, what `validate` writes out.
//!
//! A module of WebAssembly shares nothing with its page but numbers and a memory. The page asks for
//! [`room`], writes a question there as JSON ([`Question`]), calls [`judge`], and reads the
//! [`answer`], which is JSON, too: `{"report": TEXT, "counts": {..}}`, or `{"error": TEXT}` if the
//! question cannot be used. `judge.mjs` does that. Nothing is kept from one question to the next.

use std::cell::RefCell;
use std::sync::Arc;

use draughts_arbiter::app::Error;
use draughts_arbiter::app::records::{Answers, Given, Validation, each_game};
use draughts_arbiter::app::rules::load_to_play;
use draughts_arbiter::record::{Catalogue, Laws};
use draughts_arbiter::report::{CountsView, FindingsFormat, Form, GameStyle};
use draughts_arbiter::words::Language;
use serde::{Deserialize, Serialize};

/// A question from the page.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Question {
    /// The games, as PDN.
    text: String,
    /// The name of the text in the answer.
    #[serde(default = "usual_name")]
    name: String,
    /// The name of a rule set; without it the games say theirs, or it is guessed.
    rules: Option<String>,
    /// A code such as `nl`: the language of the text for people.
    language: Option<String>,
    /// `full`, `concise`, `json`, `jsonl` or `csv`.
    #[serde(default = "usual_format")]
    format: String,
}

/// An answer to the page.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Told {
    /// The findings in the requested form, and their counts.
    Judged { report: String, counts: CountsView },
    /// The reason why there are no findings.
    Unusable { error: String },
}

fn usual_name() -> String {
    "record.pdn".into()
}

fn usual_format() -> String {
    FindingsFormat::Full.format().word().into()
}

thread_local! {
    static QUESTION: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static ANSWER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Returns the address to which the page writes a question of so many bytes.
#[unsafe(no_mangle)]
pub extern "C" fn room(bytes: usize) -> *mut u8 {
    QUESTION.with_borrow_mut(|question| {
        *question = vec![0; bytes];
        question.as_mut_ptr()
    })
}

/// Answers the question; returns the number of bytes of the answer.
#[unsafe(no_mangle)]
pub extern "C" fn judge() -> usize {
    let question = QUESTION.take();
    let told = judged(&question).unwrap_or_else(|error| Told::Unusable { error });
    let answer = serde_json::to_vec(&told).unwrap_or_default();
    let bytes = answer.len();
    ANSWER.set(answer);
    bytes
}

/// Returns the address of the answer, valid until the next question.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> *const u8 {
    ANSWER.with_borrow(Vec::as_ptr)
}

fn judged(question: &[u8]) -> Result<Told, String> {
    let asked: Question = serde_json::from_slice(question).map_err(|error| error.to_string())?;
    let one_of = |words: Vec<&str>| words.join(", ");
    let format = FindingsFormat::all().find(|form| form.format().word() == asked.format);
    let format = format.ok_or_else(|| {
        let words = FindingsFormat::all().map(|form| form.format().word());
        format!("format: one of {}", one_of(words.collect()))
    })?;
    let language = match &asked.language {
        None => Language::English,
        Some(code) => {
            let found = Language::ALL.iter().find(|language| language.code() == code);
            *found.ok_or_else(|| {
                let codes = Language::ALL.iter().map(|language| language.code());
                format!("language: one of {}", one_of(codes.collect()))
            })?
        }
    };
    let language = language.in_full();
    report(asked, format, language).map_err(|error| error.words(language))
}

/// Returns the games, in their order.
fn report(asked: Question, format: FindingsFormat, language: Language) -> Result<Told, Error> {
    let laws = asked.rules.map(|rules| load_to_play(&rules, &[])).transpose()?;
    let named = Given { laws: laws.map(|set| Arc::new(Laws::new(set))), ..Given::default() };
    let catalogue = Arc::new(Catalogue::new());
    let validation = Validation {
        style: GameStyle { format, language, ..GameStyle::default() },
        catalogue: Arc::clone(&catalogue),
        ..Validation::default()
    };
    let games =
        each_game(&asked.name, asked.text, named, &catalogue, |game| validation.game(game))?;
    let (before, between, after) =
        (format.before_games(), format.between_games(), format.after_games());
    let mut answers = Answers::new(before, between, after);
    let mut counts = CountsView::default();
    for game in &games {
        answers.add(&game.report);
        counts.add(&game.counts);
    }
    Ok(Told::Judged { report: answers.end(), counts })
}
