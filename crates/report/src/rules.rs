//! Rule sets for people and for programs: which there are, what one says, what differs.

use serde_json::json;

use super::table;
use crate::words::{Language, say};
use draughts_games::rules::{HOUSE_FIELDS, Priority, RuleSet, SourceCounts, diff, field_infos};
use draughts_ground::diag::Citation;
use draughts_ground::told;

told! {
    /// What is said of rule sets.
    pub enum RulesEcho {
        /// The head over the names.
        Name => "rules-name";
        /// The head over the titles.
        Title => "rules-title";
        /// The head over the boards.
        Board => "rules-board";
        /// The head over who begins.
        First => "rules-first";
        /// The side that begins.
        Begins { side: &'static str } => "rules-begins";
        /// What decides which capture must be made.
        Priority { priority: &'static str } => "rules-priority";
        /// The head over what must be captured.
        Capture => "rules-capture";
        /// The head over the draws.
        Draws => "rules-draws";
        /// The head over texts that were read.
        Read => "rules-read";
        /// The head over texts that were quoted.
        Quoted => "rules-quoted";
        /// The head over other publications.
        Other => "rules-other";
        /// The head over what has no source.
        NoSource => "rules-no-source";
        /// The head over fields of house rules.
        House => "rules-house";
        /// What the columns of sources count.
        Sources { house: usize } => "rules-sources";
        /// Any capture may be chosen.
        FreeChoice => "rules-free-choice";
        /// Two sets have the same rules.
        Same { left: String, right: String } => "rules-same";
        /// A set does not have a field.
        NoValue => "rules-no-value";
        /// A set without a contradiction.
        Checked { label: String, fields: usize, clauses: usize } => "rules-checked";
        /// What is left to the organiser.
        Unchosen { field: String, one: String, other: String } => "rules-unchosen";
    }
}

/// A table with these heads.
fn headed<const N: usize>(
    heads: [RulesEcho; N],
    rows: &[Vec<String>],
    language: Language,
) -> String {
    let heads = heads.map(|head| say(&head, language));
    table(&heads.each_ref().map(String::as_str), rows)
}

/// The rule sets and the sources they rest on, as tables in a language.
#[must_use]
pub fn list_text(sets: &[RuleSet], language: Language) -> String {
    let rows: Vec<Vec<String>> = sets
        .iter()
        .map(|set| {
            vec![
                set.name.clone(),
                set.title.clone(),
                set.board.word().to_owned(),
                say(&RulesEcho::Begins { side: set.first_move.word() }, language),
                capture_words(set, language),
                draw_words(set),
            ]
        })
        .collect();
    let heads = [
        RulesEcho::Name,
        RulesEcho::Title,
        RulesEcho::Board,
        RulesEcho::First,
        RulesEcho::Capture,
        RulesEcho::Draws,
    ];
    let laws = headed(heads, &rows, language);
    format!("{laws}\n{}", source_table(sets, language))
}

/// The rule sets: `arbiter.rules-list/1`.
#[must_use]
pub fn list_json(sets: &[RuleSet]) -> String {
    let sets: Vec<_> = sets
        .iter()
        .map(|set| {
            json!({
                "name": set.name,
                "title": set.title,
                "board": set.board.word(),
                "game_type": set.game_type.0,
                "first_move": set.first_move.word(),
                "sources": sources(set),
            })
        })
        .collect();
    json_text(&json!({"schema": "arbiter.rules-list/1", "rule_sets": sets}))
}

/// On which kind of text the fields and draw clauses of each set rest.
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
        RulesEcho::Name,
        RulesEcho::Read,
        RulesEcho::Quoted,
        RulesEcho::Other,
        RulesEcho::NoSource,
        RulesEcho::House,
    ];
    let counts = headed(heads, &rows, language);
    let what = say(&RulesEcho::Sources { house: HOUSE_FIELDS.len() }, language);
    format!("{what}\n\n{counts}")
}

/// The counts of [`source_table`], for programs.
fn sources(set: &RuleSet) -> serde_json::Value {
    let (counts, house) = set.source_counts();
    let of = |counts: SourceCounts| {
        let SourceCounts { read, quoted, other, none } = counts;
        json!({"read": read, "quoted": quoted, "other": other, "none": none})
    };
    let mut all = of(counts);
    all["house"] = of(house);
    all
}

/// A whole set for programs: every field and draw clause with its article and mark:
/// `arbiter.rules-show/1`.
#[must_use]
pub fn show_json(set: &RuleSet) -> String {
    let cited = |source: &Citation| {
        json!({
            "source": source,
            "article": set.cite(source),
            "mark": set.mark_of(source).word(),
        })
    };
    let fields: Vec<_> = set
        .fields()
        .iter()
        .map(|field| {
            let value = match &field.words {
                draughts_games::rules::Words::One(word) => json!(word),
                draughts_games::rules::Words::Many(words) => json!(words),
            };
            let mut row = cited(&field.source);
            row["field"] = json!(field.name);
            row["value"] = value;
            if !field.each.is_empty() {
                let each = field.each.iter().map(|(item, source)| (item.clone(), cited(source)));
                row["each"] = each.collect::<serde_json::Map<_, _>>().into();
            }
            row
        })
        .collect();
    let draws: Vec<_> = set
        .draws
        .docs()
        .iter()
        .map(|clause| {
            let mut row = cited(&clause.cited());
            row["clause"] = json!(clause);
            row
        })
        .collect();
    let irregularities: Vec<_> = set
        .irregularities
        .iter()
        .map(|line| {
            let mut row = line.source.as_ref().map_or_else(|| json!({}), &cited);
            row["id"] = json!(line.id.word());
            row["decides"] = json!(line.decides.map(|it| it.word()));
            row["until"] = json!(line.until.map(|it| it.word()));
            row["forfeits"] = json!(line.forfeits);
            row
        })
        .collect();
    let documents: serde_json::Map<_, _> = set
        .documents
        .iter()
        .map(|(key, document)| {
            let row = json!({
                "title": document.title,
                "edition": document.edition,
                "mark": document.mark.word(),
            });
            (key.clone(), row)
        })
        .collect();
    json_text(&json!({
        "schema": "arbiter.rules-show/1",
        "name": set.name,
        "title": set.title,
        "overrides": set.overrides,
        "remarks": set.remarks,
        "documents": documents,
        "fields": fields,
        "draws": draws,
        "irregularities": irregularities,
        "conduct": set.conduct,
        "sources": sources(set),
    }))
}

fn capture_words(set: &RuleSet, language: Language) -> String {
    let in_words =
        |priority: &Priority| say(&RulesEcho::Priority { priority: priority.word() }, language);
    let words: Vec<_> = set.capture_priority.0.iter().map(in_words).collect();
    if words.is_empty() { say(&RulesEcho::FreeChoice, language) } else { words.join(", ") }
}

fn draw_words(set: &RuleSet) -> String {
    let words: Vec<String> = set.draws.iter().filter_map(|clause| clause.rule.figure()).collect();
    if words.is_empty() { "-".into() } else { words.join(" ") }
}

/// What differs between two rule sets, with the articles; in a language.
#[must_use]
pub fn diff_text(left: &RuleSet, right: &RuleSet, language: Language) -> String {
    let differences = diff(left, right);
    if differences.is_empty() {
        let (left, right) = (left.name.clone(), right.name.clone());
        return say(&RulesEcho::Same { left, right }, language) + "\n";
    }
    let mut text = String::new();
    for difference in &differences {
        text.push_str(&format!("{}\n", difference.field));
        for (set, value) in [(left, &difference.left), (right, &difference.right)] {
            let words = match value {
                Some((value, source)) => format!("{value}   [{}]", set.cite_marked(source)),
                None => say(&RulesEcho::NoValue, language),
            };
            text.push_str(&format!("  {:<20} {words}\n", set.name));
        }
    }
    text
}

/// What differs between two rule sets: `arbiter.rules-diff/1`.
#[must_use]
pub fn diff_json(left: &RuleSet, right: &RuleSet) -> String {
    let differences = diff(left, right);
    let side = |set: &RuleSet, value: &Option<(String, Citation)>| match value {
        Some((value, source)) => {
            json!({"value": value, "source": source, "mark": set.mark_of(source).word()})
        }
        None => serde_json::Value::Null,
    };
    let rows: Vec<_> = differences
        .iter()
        .map(|d| {
            let (left, right) = (side(left, &d.left), side(right, &d.right));
            json!({"field": d.field, "left": left, "right": right})
        })
        .collect();
    json_text(&json!({
        "schema": "arbiter.rules-diff/1",
        "left": left.name,
        "right": right.name,
        "differences": rows,
    }))
}

/// A set without a contradiction, in figures, and what it leaves to the organiser; in a
/// language.
#[must_use]
pub fn check_text(set: &RuleSet, language: Language) -> String {
    let (fields, clauses) = (set.fields().len(), set.draws.len());
    let label = set.label().to_string();
    let mut text = say(&RulesEcho::Checked { label, fields, clauses }, language) + "\n";
    for (field, [one, other]) in set.unchosen() {
        let unchosen = RulesEcho::Unchosen {
            field: field.to_string(),
            one: one.to_owned(),
            other: other.to_owned(),
        };
        text.push_str(&format!("{}\n", say(&unchosen, language)));
    }
    text
}

/// Every field that a rule document can set.
#[must_use]
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

/// Every field that a rule document can set: `arbiter.rules-fields/1`.
#[must_use]
pub fn fields_json() -> String {
    let infos = field_infos();
    let rows: Vec<_> = infos
        .iter()
        .map(|info| {
            json!({
                "field": info.name,
                "section": info.section,
                "meaning": info.meaning,
                "allowed": say(&info.allowed, Language::English),
                "house": info.house,
            })
        })
        .collect();
    json_text(&json!({"schema": "arbiter.rules-fields/1", "fields": rows}))
}

/// JSON as it is printed: indented, with a final line end.
#[must_use]
pub fn json_text(value: &serde_json::Value) -> String {
    super::json_of_plain(format!("{value:#}\n"))
}
