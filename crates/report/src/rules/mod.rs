//! Rule sets for people and for programs: the list, one rule set, and the differences of two.

mod json;

pub use json::{
    CitedView, DiffView, DifferenceView, DocumentView, DrawView, FieldInfoView, FieldView,
    FieldsView, IrregularityView, ListedSetView, RulesListView, RulesView, SideView, SourcesView,
    ValueView, diff_json, fields_json, list_json, show_json,
};

use super::table;
use crate::words::{Language, say};
use draughts_games::rules::{
    HOUSE_FIELDS, Priority, RuleSet, SourceCounts, diff, field_infos, names,
};
use draughts_ground::said::{Said, Told, said};
use draughts_ground::told;

told! {
    /// What the rule sets of the program are called.
    enum RuleSetWord {
        Title { rules: &'static str } => "rule-set-title",
            "{ $rules ->
                [international] International draughts
                [international-2024] International draughts, Annex 1 of 2024
                [frisian] Frisian draughts
                [frysk] Frysk!
                [antidraughts] Antidraughts
                [breakthrough] Breakthrough
                [killer] Killer draughts
                [canadian] Canadian draughts
                [english] English draughts (checkers)
                [pool] American pool checkers
                [russian] Russian draughts
                [brazilian] Brazilian draughts
                [brazilian-64] Brazilian draughts-64 (IDF)
                [italian] Italian draughts
                [spanish] Spanish draughts
                [portuguese] Portuguese draughts
                [czech] Czech draughts
                [turkish] Turkish draughts
                [thai] Thai checkers (makhos)
                [international-club] International draughts, club rules
                [mundigames] Checkers, Mundigames
                [frisian-count] Frisian draughts, majority by number
                [international-basic] International draughts, primer
                [checkers-25] Checkers 8x8, brettspielnetz
               *[other] { $rules }
            }";
    }
}

/// Returns the title of an embedded rule set, by its name.
pub fn title_of(name: &str) -> Option<Said> {
    let rules = names().iter().find(|known| **known == name)?;
    Some(RuleSetWord::Title { rules }.said())
}

fn headed<const N: usize>(heads: [Said; N], rows: &[Vec<String>], language: Language) -> String {
    let heads = heads.map(|head| say(&head, language));
    table(&heads.each_ref().map(String::as_str), rows)
}

/// Lists the rule sets and their sources as tables in a language.
pub fn list_text(sets: &[RuleSet], language: Language) -> String {
    let rows: Vec<Vec<String>> = sets
        .iter()
        .map(|set| {
            vec![
                set.name.clone(),
                title_of(&set.name)
                    .map_or_else(|| set.title.clone(), |title| say(&title, language)),
                set.board.word().to_owned(),
                say(&said!("rules-begins", "{ $side }"; side = set.first_move.word()), language),
                capture_words(set, language),
                draw_words(set),
            ]
        })
        .collect();
    let heads = [
        said!("rules-name", "NAME"),
        said!("rules-title", "TITLE"),
        said!("rules-board", "BOARD"),
        said!("rules-first", "FIRST"),
        said!("rules-capture", "CAPTURE"),
        said!("rules-draws", "DRAWS"),
    ];
    let laws = headed(heads, &rows, language);
    format!("{laws}\n{}", source_table(sets, language))
}

/// Counts the fields and draw clauses of each set by the kind of their source.
fn source_table(sets: &[RuleSet], language: Language) -> String {
    let rows: Vec<Vec<String>> = sets
        .iter()
        .map(|set| {
            let (counts, house) = set.source_counts();
            let SourceCounts { read, quoted, other, none } = counts;
            let counts = [read, quoted, other, none, HOUSE_FIELDS.len() - house.none];
            let counts = counts.iter().map(ToString::to_string);
            std::iter::once(set.name.clone()).chain(counts).collect()
        })
        .collect();
    let heads = [
        said!("rules-name", "NAME"),
        said!("rules-read", "READ"),
        said!("rules-quoted", "QUOTED"),
        said!("rules-other", "OTHER"),
        said!("rules-no-source", "NONE"),
        said!("rules-house", "HOUSE"),
    ];
    let counts = headed(heads, &rows, language);
    let what = say(
        &said!(
            "rules-sources",
            "
            Fields and draw clauses by their source: a federation's text that was read; a
            federation's text as others quote it; another publication; none. HOUSE: of the \
             { $house }
            fields that only house rules speak of, those with a source.";
            house = HOUSE_FIELDS.len()
        ),
        language,
    );
    format!("{what}\n\n{counts}")
}

fn capture_words(set: &RuleSet, language: Language) -> String {
    let in_words = |priority: &Priority| {
        say(&said!("rules-priority", "{ $priority }"; priority = priority.word()), language)
    };
    let words: Vec<_> = set.capture_priority.0.iter().map(in_words).collect();
    if words.is_empty() {
        say(&said!("rules-free-choice", "free choice"), language)
    } else {
        words.join(", ")
    }
}

fn draw_words(set: &RuleSet) -> String {
    let words: Vec<String> = set.draws.iter().filter_map(|clause| clause.rule.figure()).collect();
    if words.is_empty() { "-".into() } else { words.join(" ") }
}

/// Returns the differences between two rule sets, with the articles, in a language.
pub fn diff_text(left: &RuleSet, right: &RuleSet, language: Language) -> String {
    let differences = diff(left, right);
    if differences.is_empty() {
        let (left, right) = (left.name.clone(), right.name.clone());
        return say(
            &said!("rules-same", "{ $left } and { $right } have the same rules"; left, right),
            language,
        ) + "\n";
    }
    let mut text = String::new();
    for difference in &differences {
        text.push_str(&format!("{}\n", difference.field));
        for (set, value) in [(left, &difference.left), (right, &difference.right)] {
            let words = match value {
                Some((value, source)) => format!("{value}   [{}]", set.cite_marked(source)),
                None => say(&said!("rules-no-value", "none"), language),
            };
            text.push_str(&format!("  {:<20} {words}\n", set.name));
        }
    }
    text
}

/// Describes a rule set without contradictions, in a language.
///
/// The text has its size, and the fields that it leaves to the organiser.
pub fn check_text(set: &RuleSet, language: Language) -> String {
    let (fields, clauses) = (set.fields().len(), set.draws.len());
    let label = set.label().to_string();
    let mut text = say(
        &said!(
            "rules-checked",
            "{ $label }: { $fields } fields, { $clauses ->
                [one] { $clauses } draw clause
               *[other] { $clauses } draw clauses
            }, no contradiction";
            label, fields, clauses
        ),
        language,
    ) + "\n";
    for (field, [one, other]) in set.unchosen() {
        let unchosen = said!(
            "rules-unchosen",
            "{ $field } is left to the organiser: { $one } or { $other }";
            field = field.to_string(), one = one.to_owned(), other = other.to_owned()
        );
        text.push_str(&format!("{}\n", say(&unchosen, language)));
    }
    text
}

/// Lists every field that a rule document can set.
pub fn fields_text() -> String {
    let infos = field_infos();
    let mut text = String::new();
    let mut section = "";
    for info in &infos {
        if info.section != section {
            section = info.section;
            text.push_str(&format!("{}{section}\n", if text.is_empty() { "" } else { "\n" }));
        }
        let house = if info.house { " (house rules)" } else { "" };
        text.push_str(&format!(
            "  {:<21} {}{house}\n  {:<21}   {}\n",
            info.name,
            info.meaning,
            "",
            say(&info.allowed, Language::English)
        ));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use draughts_games::rules::named;

    #[test]
    fn every_rule_set_has_its_title_in_every_language() {
        for &rules in names() {
            let set = named(rules).expect("a rule set of the program");
            let title = title_of(rules).unwrap();
            assert_eq!(say(&title, Language::English), set.title);
            for &language in Language::ALL {
                assert_ne!(say(&title, language), rules, "{language}");
            }
        }
    }
}
