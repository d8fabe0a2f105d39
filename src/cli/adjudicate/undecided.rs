//! By which law a claim is decided where nothing outside the record names one.
//!
//! A game type that one federation has decides; one that several share decides where their
//! laws answer the same. Otherwise every rule set that fits the record is asked, and nothing
//! is decided.

use std::sync::Arc;

use anyhow::anyhow;

use super::super::exit::Failure;
use super::args::AdjudicateArgs;
use crate::pdn::GameText;
use crate::record::{Case, Catalogue, Laws, MainLine};
use crate::report::{Answer, Undecided, Unnamed};

/// What one rule set would answer, and how far it replays the record.
struct Asked {
    answer: Answer,
    /// Half-moves that are legal one after the other from the start.
    legal: usize,
    /// Half-moves made when the claim is made; `None` without an answer.
    made: Option<usize>,
}

/// Refuses a claim on a game whose laws nothing names; gives what is to be said of those
/// that are named by its game type.
///
/// # Errors
///
/// Exit code 2: what each rule set that fits would answer, and what to do; where none can
/// answer, why not.
pub(super) fn named_or_refused(
    args: &AdjudicateArgs,
    text: GameText<'_>,
    line: &MainLine<'_>,
    catalogue: &Catalogue,
) -> Result<Option<String>, Failure> {
    let sharing = catalogue.sharing_game_type(line);
    match sharing.as_slice() {
        [_] => Ok(None),
        [] => {
            let asked = ask(args, text, line, catalogue.candidates(line));
            let (answers, unnamed) = fitting(asked);
            Err(refused(args, text, &answers, unnamed))
        }
        [first, ..] => {
            let number = first.set.game_type.number().unwrap_or_default();
            let names: Vec<String> = sharing.iter().map(|laws| laws.set.name.clone()).collect();
            let asked = ask(args, text, line, sharing.iter().cloned());
            let answers: Vec<Answer> = asked.into_iter().map(|asked| asked.answer).collect();
            if answers.iter().all(|answer| answer.agrees_with(&answers[0])) {
                let names = names.join(" and ");
                return Ok(Some(format!(
                    "the game type {number} is that of {names}, which answer the same"
                )));
            }
            Err(refused(args, text, &answers, Unnamed::Shared(number)))
        }
    }
}

/// Asks some rule sets; those that cannot even set the game up are left out.
fn ask(
    args: &AdjudicateArgs,
    text: GameText<'_>,
    line: &MainLine<'_>,
    candidates: impl Iterator<Item = Arc<Laws>>,
) -> Vec<Asked> {
    let one = |laws: Arc<Laws>| {
        let letters = line.uses_letters().then(|| laws.in_letters());
        let laws = letters.as_ref().unwrap_or(&laws);
        let case = Case::open(text, line.clone(), laws, Vec::new()).ok()?;
        let ruling = args.ruling(&case);
        let made = ruling.as_ref().ok().map(|(_, made)| *made);
        let answer = Answer {
            rules: laws.set.name.clone(),
            game_type: laws.set.game_type.number(),
            ruling: ruling.map(|(view, _)| view).map_err(|failure| failure.words()),
        };
        Some(Asked { answer, legal: case.report.legal_plies, made })
    };
    candidates.filter_map(one).collect()
}

/// Those that replay the record to the moment of the claim, or as far as any.
fn fitting(asked: Vec<Asked>) -> (Vec<Answer>, Unnamed) {
    let claimed = asked.iter().filter_map(|asked| asked.made).max().unwrap_or(usize::MAX);
    let reach = |asked: &Asked| asked.legal.min(claimed);
    let most = asked.iter().map(reach).max().unwrap_or(0);
    let is_regular = most == claimed || asked.iter().all(|asked| asked.made.is_none());
    let unnamed = if is_regular { Unnamed::Nowhere } else { Unnamed::Irregular };
    let fitting = asked.into_iter().filter(|asked| reach(asked) == most);
    (fitting.map(|asked| asked.answer).collect(), unnamed)
}

/// What is said of a claim that is not decided; where every set says the same of why it
/// cannot be, only that.
fn refused(
    args: &AdjudicateArgs,
    text: GameText<'_>,
    answers: &[Answer],
    unnamed: Unnamed,
) -> Failure {
    if let Some(Answer { ruling: Err(why), .. }) = answers.first()
        && answers.iter().all(|answer| answer.agrees_with(&answers[0]))
    {
        return Failure::from(anyhow!("{why}")).about(&args.file);
    }
    let command = super::command_line();
    let undecided =
        Undecided { file: &args.file, game: text.index(), unnamed, command: &command, answers };
    anyhow!("{}", undecided.text()).into()
}
