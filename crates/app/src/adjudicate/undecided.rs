//! The choice of rules for a claim if nothing but the record names them.
//!
//! A game type that belongs to one federation decides. A game type that several share decides if
//! their rules give the same answer. Otherwise every rule set that fits the record is asked, and
//! nothing is decided.

use std::sync::Arc;

use super::{Question, RulingNote};
use crate::{Error, Wrong};
use draughts_games::pdn::GameText;
use draughts_games::record::{Case, Catalogue, ChosenRules, GameReport, Laws, MainLine};
use draughts_games::rules::Pace;
use draughts_ground::diag::Level;
use draughts_ground::said::{Row, Said, Told};
use draughts_report::words::say;
use draughts_report::{AnswerByRuleSet, Undecided, Unnamed};

/// The answer of one rule set, and how far it replays the record.
struct Asked {
    answer: AnswerByRuleSet,
    /// The number of half-moves from the start without an irregularity, apart from a claimed one.
    legal: usize,
    /// The number of half-moves before the claim; `None` without an answer.
    made: Option<usize>,
}

/// Returns a note on the rules that the game type names, or refuses a claim if nothing names the
/// rules.
///
/// # Errors
///
/// Fails with the answer of each rule set that fits, and what to do; or, if none can answer, with
/// the reason.
pub(super) fn named_or_refused(
    question: &Question,
    text: GameText<'_>,
    line: &MainLine<'_>,
    catalogue: &Catalogue,
    pace: Pace,
) -> Result<Option<RulingNote>, Error> {
    let at_pace = |laws: Arc<Laws>| laws.under(pace).of_record(line);
    let sharing: Vec<Arc<Laws>> =
        catalogue.sharing_game_type(line).into_iter().map(at_pace).collect();
    match sharing.as_slice() {
        [_] => Ok(None),
        [] => {
            let asked = ask(question, text, line, catalogue.candidates(line).map(at_pace));
            let (answers, unnamed) = fitting(asked);
            Err(refused(question, text, &answers, unnamed))
        }
        several => among(question, text, line, several).map(Some),
    }
}

/// Returns a note if several federations share the game type of a record; it names the rule set
/// that is used if nothing is claimed.
pub(super) fn shared_game_type(line: &MainLine<'_>, catalogue: &Catalogue) -> Option<RulingNote> {
    let sharing = catalogue.sharing_game_type(line);
    let (first, others) = sharing.split_first().filter(|(_, others)| !others.is_empty())?;
    let others = Row::and(others.iter().map(|laws| rule_set(laws)).collect());
    Some(RulingNote::Shared { others, rules: first.set.name.clone() })
}

/// Returns the name of a rule set as a list item.
fn rule_set(laws: &Laws) -> Said {
    RulingNote::RuleSet { name: laws.set.name.clone() }.said()
}

/// Refuses a claim whose answer depends on a time control that nobody named.
///
/// # Errors
///
/// Fails with the answer under each possible time control.
pub(super) fn at_a_pace_or_refused(
    question: &Question,
    text: GameText<'_>,
    line: &MainLine<'_>,
    choice: &ChosenRules,
) -> Result<(), Error> {
    let answers = at_paces(question, text, line, choice);
    match answers.split_first() {
        Some((first, others)) if !others.iter().all(|other| other.agrees_with(first)) => {
            Err(refused(question, text, &answers, Unnamed::Pace))
        }
        _ => Ok(()),
    }
}

/// Returns the answer under each time control that the game may have had.
fn at_paces(
    question: &Question,
    text: GameText<'_>,
    line: &MainLine<'_>,
    choice: &ChosenRules,
) -> Vec<AnswerByRuleSet> {
    let mut answers = Vec::new();
    for (pace, laws) in &choice.at_paces {
        for asked in ask(question, text, line, std::iter::once(Arc::clone(laws))) {
            answers.push(AnswerByRuleSet { rules: say(pace, question.language), ..asked.answer });
        }
    }
    answers
}

/// Compares the answers of the rules that share a game type, and returns a note if they agree.
fn among(
    question: &Question,
    text: GameText<'_>,
    line: &MainLine<'_>,
    sharing: &[Arc<Laws>],
) -> Result<RulingNote, Error> {
    let number = sharing.iter().find_map(|laws| laws.set.game_type.number()).unwrap_or_default();
    let asked = ask(question, text, line, sharing.iter().cloned());
    let answers: Vec<AnswerByRuleSet> = asked.into_iter().map(|asked| asked.answer).collect();
    if answers.iter().all(|answer| answer.agrees_with(&answers[0])) {
        let all = Row::and(sharing.iter().map(|laws| rule_set(laws)).collect());
        return Ok(RulingNote::SameAnswer { number, all });
    }
    Err(refused(question, text, &answers, Unnamed::Shared(number)))
}

/// Returns the answers of these rule sets, without those that cannot even set up the game.
fn ask(
    question: &Question,
    text: GameText<'_>,
    line: &MainLine<'_>,
    candidates: impl Iterator<Item = Arc<Laws>>,
) -> Vec<Asked> {
    let one = |laws: Arc<Laws>| {
        let letters = line.uses_letters().then(|| laws.in_letters());
        let laws = letters.as_ref().unwrap_or(&laws);
        let case = Case::open(text, line.clone(), laws, Vec::new()).ok()?;
        let ruling = question.answer(&case);
        let made = ruling.as_ref().ok().map(|answered| answered.made);
        let wrong = ruling.as_ref().ok().and_then(|answered| answered.wrong);
        let answer = AnswerByRuleSet {
            rules: laws.set.name.clone(),
            game_type: laws.set.game_type.number(),
            ruling: ruling
                .map(|answered| answered.view)
                .map_err(|why| why.words(question.language)),
        };
        Some(Asked { answer, legal: legal(&case.report, wrong), made })
    };
    candidates.filter_map(one).collect()
}

/// Returns the number of half-moves from the start that are regular, ignoring one that is claimed
/// to be wrong.
fn legal(report: &GameReport, wrong: Option<usize>) -> usize {
    if wrong.is_none_or(|wrong| report.legal_plies < wrong - 1) {
        return report.legal_plies;
    }
    let broken = report
        .findings
        .iter()
        .filter(|found| matches!(found.finding.level(), Level::Irregularity | Level::Error))
        .filter_map(|found| found.at)
        .filter(|at| Some(at.ply) != wrong)
        .map(|at| at.ply - 1);
    broken.min().unwrap_or(report.plies).min(report.replayed_plies)
}

/// Returns the answers of the rule sets that replay the record up to the claim; if none does, of
/// those that replay furthest.
fn fitting(asked: Vec<Asked>) -> (Vec<AnswerByRuleSet>, Unnamed) {
    let claimed = asked.iter().filter_map(|asked| asked.made).max().unwrap_or(usize::MAX);
    let reach = |asked: &Asked| asked.legal.min(claimed);
    let most = asked.iter().map(reach).max().unwrap_or(0);
    let is_regular = most == claimed || asked.iter().all(|asked| asked.made.is_none());
    let unnamed = if is_regular { Unnamed::Nowhere } else { Unnamed::Irregular };
    let fitting = asked.into_iter().filter(|asked| reach(asked) == most);
    (fitting.map(|asked| asked.answer).collect(), unnamed)
}

/// Creates the error for a claim that is not decided; if no rule set can answer, with the reason
/// only.
fn refused(
    question: &Question,
    text: GameText<'_>,
    answers: &[AnswerByRuleSet],
    unnamed: Unnamed,
) -> Error {
    if let Some(AnswerByRuleSet { ruling: Err(why), .. }) = answers.first()
        && answers.iter().all(|answer| answer.ruling.is_err())
    {
        return question.unanswered(why);
    }
    let (file, command) = (question.file.as_str(), question.command.as_str());
    let undecided = Undecided { file, game: text.index(), unnamed, command, answers };
    Error::unusable(
        question.file.as_str(),
        &Wrong::Plain { text: undecided.text(question.language) },
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::adjudicate::{ClaimKind, ClaimQuestion};
    use draughts_games::pdn::{Block, GameStream};
    use draughts_games::rules::{DrawKind, named_with};
    use draughts_report::words::Language;

    const RECORD: &str = "[GameType \"20\"]\n[FEN \"W:WK10,36:B26,K45\"]\n\n\
        41. 10-4 45-50 42. 4-15 50-45 43. 15-20 45-50 44. 20-9 50-45 45. 9-4 45-50 46. 4-15 50-45 \
        47. 15-20 45-50 48. 20-9 50-45 49. 9-4 *\n";

    /// Returns the note on a repetition for two federations whose rules differ by `setting`.
    fn said(setting: &str) -> Result<RulingNote, String> {
        let laws = |settings: &[String]| {
            Arc::new(Laws::new(named_with("international", settings).unwrap()))
        };
        let sharing = [laws(&[]), laws(&[setting.to_owned()])];
        let what = ClaimKind::Draw { kind: DrawKind::Repetition, moves: Vec::new(), next: None };
        let question = Question {
            file: "r.pdn".to_owned(),
            claim: Some(ClaimQuestion::of(what)),
            ..Question::default()
        };
        let mut block = Block::default();
        GameStream::new(RECORD.as_bytes()).next_block(&mut block).unwrap();
        let text = block.get(0).unwrap();
        among(&question, text, &MainLine::read(&text), &sharing)
            .map_err(|error| error.words(Language::English))
    }

    #[test]
    fn laws_that_share_a_game_type_decide_where_they_answer_the_same() {
        let same = say(&said("no-progress.moves=30").unwrap(), Language::English);
        let expected = "the game type 20 is that of international and international, which answer \
                        the same";
        assert_eq!(same, expected);
    }

    #[test]
    fn laws_that_share_a_game_type_and_answer_differently_decide_nothing() {
        let refused = said("repetition.occurrence=4").unwrap_err();
        for part in [
            "r.pdn, game 1: the game type 20 is that of several federations",
            "international  GRANTED. The claim is right: ",
            "international  NOT YET. ",
            "--rules NAME",
        ] {
            assert!(refused.contains(part), "no {part:?} in\n{refused}");
        }
        assert!(!refused.contains("[GameType"), "the tag is there already\n{refused}");
    }
}
